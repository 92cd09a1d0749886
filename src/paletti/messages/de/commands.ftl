### Was die Befehle sagen.

rules-unknown-language = Die Sprache { $given } gibt es nicht; wir sprechen { $known }.
rules-unknown-edition = Die Ausgabe { $given } gibt es nicht; es gibt { $known }.
rules-unknown-clause = Die Klausel { $given } gibt es nicht; versuch es mit PLATEAU-2 oder RULING-1.
rules-wrong-players = { $edition }: Das spielt man zu { $least } bis { $most } Leuten.
rules-compare-two = Zum Vergleichen braucht es zwei verschiedene Ausgaben.
rules-compare-title = Worin sich die Ausgaben unterscheiden
rules-compare-same = Diese Ausgaben sagen dasselbe.
rules-compare-only = Nicht in jeder Ausgabe
rules-compare-missing = fehlt
rules-not-in-edition = Diese Klausel kommt in diesem Spiel nicht vor ({ $edition }).
rules-also = Anderswo
rules-legend = ≠ anders als das deutsche Original    ⌂ Hausregel    § unser Entscheid, steht nicht im Heft
rules-ruling = § Unser Entscheid: Das Heft schweigt hierzu.
rules-told-in = { $way }: { $text }
