### What the commands say.

rules-unknown-language = There is no language { $given }; we speak { $known }.
rules-unknown-edition = There is no edition { $given }; there are { $known }.
rules-unknown-clause = There is no clause { $given }; try PLATEAU-2 or RULING-1.
rules-wrong-players = { $edition } is for { $least } to { $most } players.
rules-compare-two = It takes two different editions to compare.
rules-compare-title = Where editions differ
rules-compare-same = These editions say the same.
rules-compare-only = Not in every edition
rules-compare-missing = not there
rules-not-in-edition = This clause does not come up in this game ({ $edition }).
rules-also = Elsewhere
rules-legend = ≠ unlike the German original    ⌂ house rule    § our ruling, not in the book
rules-ruling = § Our ruling: the book is silent here.
rules-told-in = { $way }: { $text }
