### Was die Befehle sagen.

rules-unknown-language = Die Sprache { $given } gibt es nicht; wir sprechen { $known }.
rules-unknown-edition = Die Ausgabe { $given } gibt es nicht; es gibt { $known }.
rules-unknown-clause = Die Klausel { $given } gibt es nicht; versuch es mit PLATEAU-2 oder RULING-1.
rules-wrong-players = { $edition }: Das spielt man mit { $least } bis { $most } Personen.
rules-compare-two = Zum Vergleichen braucht es zwei verschiedene Ausgaben.
rules-compare-title = Worin sich die Ausgaben unterscheiden
rules-compare-same = Diese Ausgaben sagen dasselbe.
rules-compare-only = Nicht in jeder Ausgabe
rules-compare-missing = fehlt
rules-not-in-edition = Diese Klausel kommt in diesem Spiel nicht vor ({ $edition }).
rules-also = In anderen Ausgaben
rules-legend = ≠ anders als das deutsche Original    ⌂ Hausregel    § unser Entscheid, steht nicht in der Spielregel
rules-ruling = § Unser Entscheid: Die Spielregel schweigt hierzu.
rules-told-in = { $way }: { $text }
