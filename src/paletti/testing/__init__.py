"""Scripted hands and players that tests, benches and examples share; imports the table and what is below it."""
