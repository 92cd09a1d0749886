"""Players with hands; import the table and what is below it."""
