"""One file for each verb: whether the deed is allowed, and what follows. Imports only the rules below the referee."""
