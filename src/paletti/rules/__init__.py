"""The rules of Villa Paletti as pure values; imports nothing but the standard library."""
