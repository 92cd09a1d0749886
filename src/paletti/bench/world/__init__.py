"""The simulated wood: `bench` has the figures."""
