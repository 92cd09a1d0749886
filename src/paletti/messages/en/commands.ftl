### What the commands say.

rules-unknown-language = There is no language called { $given }; we speak { $known }.
rules-unknown-edition = There is no edition called { $given }; there are { $known }.
rules-unknown-clause = There is no clause called { $given }; try PLATEAU-2 or RULING-1.
rules-wrong-players = { $edition } is for { $least } to { $most } players.
rules-compare-two = It takes two different editions to compare.
rules-compare-title = Where editions differ
rules-compare-same = These editions say the same thing.
rules-compare-only = Not in every edition
rules-compare-missing = not there
rules-not-in-edition = This clause plays no part in this game ({ $edition }).
rules-also = In other editions
rules-legend = ≠ unlike the German original    ⌂ house rule    § our ruling, not in the rulebook
rules-ruling = § Our ruling: the rulebook says nothing about this.
rules-told-in = { $way }: { $text }
