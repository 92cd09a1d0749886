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

## Een bewaarde partij

replay-players = spelers
replay-edition = uitgave
replay-set = set
replay-deeds = stappen
replay-hands = handen aan het werk
replay-winner = winnaar
replay-engine = rekenkern
replay-unfinished = de partij is nog niet afgelopen
replay-nobody = niemand
replay-verified = Gecontroleerd: alle { $deeds } stappen komen tot op de bit hetzelfde uit.
replay-differs = Niet hetzelfde: stap { $deed } loopt anders af ({ $difference }).
replay-not-here = Deze partij is hier niet na te rekenen: { $because }. Al het andere kan er wel mee.
replay-judged-refused = { $edition }: vanaf stap { $deed } had de partij niet verder gekund.
replay-judged-open = { $edition }: de partij zou niet afgelopen zijn.
replay-judged-ended = { $edition }: de partij eindigt met stap { $deed }. Winnaar: { $winners }.
replay-drawn = Getekend: { $path }
replay-no-deed = Deze partij heeft de stappen 1 tot en met { $deeds }, niet { $deed }.
replay-picture-kind = Een tekening komt in een .png- of .svg-bestand.
