### Was die Befehle sagen.

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

replay-again = Schritte nachgespielt
replay-set-named = { $name } Nr. { $serial }, { $layout ->
    [scattered] bunt gemischt
    [rings] in Ringen
    [colours] nach Farben
   *[by-hand] von Hand aufgebaut
}

## Wie sie einstürzte, und was möglich gewesen wäre

forensics-tries = Versuche
forensics-none = In dieser Partie ist keine Villa eingestürzt.
forensics-deed = Schritt { $deed }: { $by } mit { $piece }.
forensics-lost = Zuerst trennten sich { $upper } und { $lower }, { $seconds } s nach Beginn.
forensics-lost-none = Vor dem Sturz trennte sich nichts, { $seconds } s nach Beginn.
forensics-went = Dann fiel { $upper }, { $seconds } s nach Beginn.
forensics-ruin = Dann waren zu viele Säulen umgefallen, { $seconds } s nach Beginn.
forensics-hand = Die Hand zog mit { $newtons } N und { $speed } mm/s, dem Teil { $stretch } mm voraus.
forensics-stood = { $way }: In { $stood } von { $tries } Versuchen blieb sie stehen.
forensics-way-slower = Langsamer
forensics-way-other-angle = In anderem Winkel
analysis-again-progress = Schritte angesehen
analysis-line-all = alle
analysis-line-chance = Aussicht { $chance }
analysis-line-turning = Wendepunkt
analysis-line-hopeless = Ab Schritt { $deed } war die Villa nicht mehr zu retten.
analysis-line-nothing = In dieser Partie wurde nichts von Hand getan.
analysis-line-objection = { $kind ->
    [missed] niemand widersprach
    [right] zu Recht widersprochen
   *[wrong] gegen alle Aussichten widersprochen
}

## Szenarien

referee-ok = gut
referee-failed = FALSCH
referee-failure = Schritt { $step } ({ $what }): erwartet war { $expected }, es kam { $got }

## Bots gegeneinander

arena-progress = { $bots } in { $edition }
arena-title = Arena: { $bots } ({ $edition })
arena-games = { $games } Partien, { $decided } entschieden, { $collapsed } eingestürzt
arena-bot = Bot
arena-rating = Wertung
arena-wins = Siege
arena-won = gewonnen
arena-collapsed = umgeworfen
arena-means = Im Schnitt { $plateaus } Plateaus und { $turns } Züge.
arena-lost = { $turns ->
    [one] { $name } hat { $turns } Zug verloren:
   *[other] { $name } hat { $turns } Züge verloren:
}
arena-fault = Partie { $game }. { $sentence }
arena-more = … und { $count } weitere (mit --json alle).
arena-cpu = { $unfinished ->
    [0] { $seconds } CPU-Sekunden.
   *[other] { $unfinished } nicht beendet. { $seconds } CPU-Sekunden.
}
arena-chart-rating = Wertung, nach beiden Seiten mit der doppelten Unsicherheit
arena-chart-won = Anteil der gewonnenen Partien
arena-chart-collapsed = Anteil der Partien, in denen der Bot die Villa umwarf
arena-chart-plateaus = Plateaus der Villa am Ende, das blaue mitgezählt
arena-chart-turns = Wie viele Züge eine Partie dauerte

## Spielen und Tische anbieten

host-home = Handys und Tablets im Heimnetz: { $address }
host-scan = Mit der Kamera des Handys einlesen:
host-how-home = Auch Handys können mitspielen: mit --home starten.
host-no-network = Dieser Rechner ist gerade in keinem Netz: Niemand sonst kann mitspielen.
host-port-taken = Port { $port } war belegt, darum ist es { $taken }.
host-stop = Beenden mit Strg+C.

## Zahlen

bench-figure = Größe
bench-measured = gemessen
bench-promised = versprochen
bench-meaning = Bedeutung
