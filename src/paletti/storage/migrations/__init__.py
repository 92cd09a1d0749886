"""How a database gets the schema, one file in versions/ for each step. Imports only the schema."""
