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

## A saved game

replay-players = players
replay-edition = edition
replay-set = set
replay-deeds = deeds
replay-hands = hands at work
replay-winner = winner
replay-engine = engine
replay-unfinished = the game is not over
replay-nobody = nobody
replay-verified = Verified: all { $deeds } deeds came out the same, to the bit.
replay-differs = Not the same: deed { $deed } came out differently ({ $difference }).
replay-not-here = This game cannot be verified here: { $because }. Everything else can be done with it.
replay-judged-refused = { $edition }: the game could not have gone on from deed { $deed }.
replay-judged-open = { $edition }: the game would not be over.
replay-judged-ended = { $edition }: the game ends with deed { $deed }. Winner: { $winners }.
replay-drawn = Drawn: { $path }
replay-no-deed = This game has deeds 1 to { $deeds }, not { $deed }.
replay-picture-kind = A picture is written to a .png or a .svg file.
