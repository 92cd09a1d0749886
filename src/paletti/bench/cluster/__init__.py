"""Three nodes and a PostgreSQL: `bench` has the figures, `nodes` what can be killed, `players` who plays meanwhile."""
