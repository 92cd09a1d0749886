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

## Eine aufgehobene Partie

replay-players = Spieler
replay-edition = Ausgabe
replay-set = Spielmaterial
replay-deeds = Schritte
replay-hands = Hände am Werk
replay-winner = gewonnen hat
replay-engine = Rechenwerk
replay-unfinished = die Partie ist nicht zu Ende
replay-nobody = niemand
replay-verified = Nachgespielt: Alle { $deeds } Schritte gehen aufs Bit genau gleich aus.
replay-differs = Nicht dasselbe: Schritt { $deed } geht anders aus ({ $difference }).
replay-not-here = Diese Partie lässt sich hier nicht nachprüfen: { $because }. Alles andere geht mit ihr.
replay-judged-refused = { $edition }: Ab Schritt { $deed } hätte die Partie nicht weitergehen können.
replay-judged-open = { $edition }: Die Partie wäre nicht zu Ende.
replay-judged-ended = { $edition }: Die Partie endet mit Schritt { $deed }. Gewonnen hat: { $winners }.
replay-drawn = Gezeichnet: { $path }
replay-no-deed = Diese Partie hat die Schritte 1 bis { $deeds }, nicht { $deed }.
replay-picture-kind = Ein Bild wird in eine .png- oder .svg-Datei geschrieben.
