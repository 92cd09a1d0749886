"""One file a verb: whether the deed may be, and what comes of it. Imports only the rules below the referee."""
