"""Games between bots: one match, many of them on all cores, and who did best."""
