"""Games between bots: one match, many of them on all cores, and who did best. Imports the bots, never a study."""
