"""Villa Paletti: rules, wood, and a table to play at."""
