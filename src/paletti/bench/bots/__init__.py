"""Computer players, and the statics they think with: `bench` has the figures, `games` the games they play."""
