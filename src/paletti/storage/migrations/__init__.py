"""How a database comes to have the schema, one step a file in versions/. Imports the schema alone."""
