"""Three nodes and a PostgreSQL: `bench` has the figures, `nodes` and `cable` what is killed, `players` the pages."""
