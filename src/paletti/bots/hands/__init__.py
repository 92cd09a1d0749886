"""What a bot's hands do: a decision carried out on a live game, gesture by gesture. Imports the mind and the table."""
