"""How soon the command answers: `bench` has the figures."""
