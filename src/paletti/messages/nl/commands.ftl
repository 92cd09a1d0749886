### Wat de opdrachten zeggen.

rules-unknown-language = De taal { $given } kennen we niet; wel { $known }.
rules-unknown-edition = De editie { $given } bestaat niet; wel { $known }.
rules-unknown-clause = De regel { $given } bestaat niet; probeer PLATEAU-2 of RULING-1.
rules-wrong-players = { $edition }: voor { $least } tot { $most } spelers.
rules-compare-two = Om te vergelijken heb je twee verschillende edities nodig.
rules-compare-title = Waarin de edities verschillen
rules-compare-same = Deze edities zeggen hetzelfde.
rules-compare-only = Niet in elke editie
rules-compare-missing = staat er niet in
rules-not-in-edition = Deze regel komt in dit spel niet voor ({ $edition }).
rules-also = Elders
rules-legend = ≠ anders dan het Duitse origineel    ⌂ huisregel    § onze uitspraak, staat niet in het boekje
rules-ruling = § Onze uitspraak: het boekje zwijgt hierover.
rules-told-in = { $way }: { $text }
