"""The referee of Villa Paletti: pure rules as values, importing nothing but the standard library."""
