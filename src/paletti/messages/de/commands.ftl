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
rules-legend = ≠ anders als das deutsche Original    ⌂ Hausregel    § unsere Entscheidung, steht nicht in der Spielregel
rules-ruling = § Unsere Entscheidung: Die Spielregel schweigt hierzu.
rules-told-in = { $way }: { $text }

## Eine aufgehobene Partie

replay-players = Spieler
replay-edition = Ausgabe
replay-set = Spielmaterial
replay-deeds = Schritte
replay-hands = Hände am Werk
replay-winner = gewonnen hat
replay-engine = Rechenkern
replay-unfinished = die Partie ist nicht zu Ende
replay-nobody = niemand
replay-verified = Nachgespielt: Alle { $deeds } Schritte gehen aufs Bit genau gleich aus.
replay-partly = Nachgespielt, soweit es hier geht: { $checked } Schritte gehen aufs Bit genau gleich aus. { $unchecked } lassen sich hier nicht nachprüfen: Sie wurden auf { $played } gespielt, und hier läuft { $here }.
replay-differs = Nicht dasselbe: Schritt { $deed } geht anders aus ({ $difference ->
    [deed] was getan wurde
    [events] was daraus wurde
    [before] die Villa davor
    [after] die Villa danach
    [seat] wessen Hand es war
    [began] wann er begann
    [ended] wann er endete
    [gestures] wie sich die Hand bewegte
    [track] die Bilder davon
    [extra] was dazu vermerkt ist
    [state] die genaue Lage des Holzes
   *[bytes] seine Bytes
}).
replay-not-here = Diese Partie lässt sich hier nicht nachprüfen: { $because }. Alles andere geht.
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
forensics-deed = Schritt { $deed }: { $by } und { $piece }.
forensics-carried = { $upper } lag auf dieser Säule.
forensics-lost = Zuerst trennten sich { $upper } und { $lower }, { $seconds } s nach Beginn.
forensics-lost-none = Vor dem Sturz trennte sich nichts, { $seconds } s nach Beginn.
forensics-went = Dann fiel { $upper }, { $seconds } s nach Beginn.
forensics-ruin = Dann waren zu viele Säulen umgefallen, { $seconds } s nach Beginn.
forensics-hand = Die Hand zog mit { $newtons } N und { $speed } mm/s, dem Teil { $stretch } mm voraus.
forensics-stood = { $way }: In { $stood } von { $tries } Versuchen blieb sie stehen.
forensics-put-back = Der Tisch stellte das Teil schon zurück, daher wurde nichts anderes versucht.
forensics-way-slower = Langsamer
forensics-way-other-angle = In anderem Winkel
analysis-again-progress = Schritte angesehen
analysis-line-all = alle
analysis-line-chance = Aussicht { $chance }
analysis-line-turning = Wendepunkt
analysis-line-hopeless = Ab Schritt { $deed } war die Villa nicht mehr zu retten.
analysis-line-nothing = In dieser Partie wurde nichts von Hand getan.
analysis-line-about = Diese Partie wurde unter { $engine } gespielt. Ihre Villen wurden hier nach den Bildern wieder aufgebaut, die Aussichten sind also ungefähre.
analysis-line-objection = { $kind ->
    [missed] niemand widersprach
    [right] zu Recht widersprochen
   *[wrong] gegen jede Wahrscheinlichkeit widersprochen
}

## Szenarien

referee-ok = gut
referee-failed = FALSCH
referee-failure = Schritt { $step } ({ $what }): erwartet war { $expected }, es kam { $got }

## Bots gegeneinander

arena-progress = { $bots } in { $edition }
arena-title = Arena: { $bots } ({ $edition })
arena-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $decided } entschieden, { $collapsed } eingestürzt
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
host-scan = Mit der Kamera des Handys scannen:
host-no-network = Dieser Rechner ist gerade in keinem Heimnetz: Niemand sonst kann mitspielen.
host-port-taken = Port { $port } war belegt, darum ist es { $taken }.
host-new-database = Es gab noch keine Partien; eine neue, leere Datenbank wurde angelegt: { $database }
host-cores = Ein Knoten nutzt etwa einen der { $cores } Kerne dieses Rechners; mit `--nodes { $cores }` arbeiten alle.
host-stop = Beenden mit Strg+C.

## Zahlen

bench-figure = Größe
bench-measured = gemessen
bench-promised = versprochen
bench-meaning = Bedeutung

## paletti bench attack

bench-attack-messages = veränderte Nachrichten, während an vier Tischen gespielt wird
bench-attack-takeovers = Plätze, die ein Angreifer bekam
bench-attack-breakdowns = Tische, die zusammenbrachen
bench-attack-tracebacks = Tracebacks im Protokoll des Servers
bench-attack-victim-fps = Bilder eines ehrlichen Tisches in der schlimmsten Flut, geteilt durch die ohne Flut
bench-attack-bombs-refused = Anteil der Upload-Bomben, die mit einem Satz abgewiesen werden
bench-attack-bomb-mb = Speicherzuwachs durch die schlimmste Upload-Bombe, MB
bench-attack-kills = wie oft der Server mitten im Spiel einer Seite getötet wurde
bench-attack-lost = Schritte, von denen eine Seite wusste und das Journal nicht
bench-attack-differs = Tische, die anders zurückkamen
bench-attack-soak-growth = Speicher am Ende der Partien unter Computern, geteilt durch den nach einem Sechstel der Zeit

## paletti bench bots

bench-bots-statics-cases = weggenommene Säulen, Villen jeder Höhe, Sätze mit Fehlern
bench-bots-statics-agreement = „steht ohne X“ gegen eine Simulation von 3 s
bench-bots-statics-speedup = Rechenzeit dieser Simulation, geteilt durch die der Statik
bench-bots-oracle-draws = mit ruhiger Hand gezogene Säulen
bench-bots-oracle-brier = Brier-Wert ihrer Erfolgsprognose
bench-bots-base-rate-brier = Brier-Wert, wenn man immer die Grundrate nennt
bench-bots-oracle-ratio = der erste durch den zweiten
bench-bots-ladder-games = Partien je Paarung, zu zweit (Ausgabe de)
bench-bots-ladder = kleinster Anteil entschiedener Partien, den eine Stärke gegen die nächstniedrigere gewinnt
bench-bots-ladder-master-journeyman = Baumeister gegen Geselle
bench-bots-ladder-master-novice = Baumeister gegen Neuling
bench-bots-former = kleinster Anteil einer Stärke gegen sich selbst, wie sie früher war
bench-bots-endless = Partien, die kein Ende fanden
bench-bots-master-games = Partien zu viert unter Baumeistern (Ausgabe de)
bench-bots-master-plateaus = Plateaus, die vier Baumeister legen, Blau mitgezählt, im Mittel
bench-bots-collapses = Anteil der Partien zweier Gesellen, die mit einem Einsturz enden
bench-bots-collapse-plateaus = Plateaus bis dahin, im Mittel
bench-bots-collapse-turns = Züge bis dahin, Median
bench-bots-early = Anteil der Partien zweier Neulinge, die vor der vierten Säule enden
bench-bots-turn-cpu-s = Rechensekunden je Zug in Partien Baumeister gegen Geselle
bench-bots-decide-cpu-s = Rechensekunden für die Entscheidung eines Baumeisters, Median
bench-bots-decide-cpu-s-novice = dasselbe bei einem Neuling
bench-bots-turn-s-median = Median eines Zugs im Tempo wie unter Menschen: Denken und Hände, s

## paletti bench cli

bench-cli-start-ratio = Zeit von „paletti --version“, geteilt durch „python -c pass“
bench-cli-help-ratio = Zeit von „paletti --help“, geteilt durch „python -c pass“

## paletti bench cluster

bench-cluster-kills = Knoten, die im laufenden Spiel getötet, eingefroren oder von der Datenbank getrennt werden, je ein Drittel
bench-cluster-lost = Schritte, von denen eine Seite wusste und das Journal nicht
bench-cluster-double = Schritte, die zwei Besitzer annahmen, jeder einen eigenen
bench-cluster-differs = Tische, die anders zurückkamen, als eine Seite sie gesehen hatte
bench-cluster-resume-s-p99 = Sekunden, bis eine Seite ihren Tisch wiederhat
bench-cluster-drain-pause-s-p99 = Sekunden ohne Tisch, wenn alle Knoten reihum neu starten
bench-cluster-outages = Datenbankausfälle
bench-cluster-outage-back-s = nach einem Ausfall der Datenbank, bis überall weitergespielt wird, in s
bench-cluster-forward-ms = wie viel später ein Bild über einen weiterleitenden Knoten kommt, p99 gegen p99
bench-cluster-scaling = Tische auf drei Knoten, geteilt durch einen, nach Rechenzeit, soweit die Kerne reichen
bench-cluster-ray-games = Bot-Partien auf zwei Ray-Rechnern, einer davon mittendrin abgeschossen
bench-cluster-ray-equal = Anteil davon, der ausging wie auf einem Rechner

## paletti bench page

bench-page-predicted-mm-p99 = wie weit daneben eine Hand in freier Luft gezeichnet wird, 150 ms ± 50 ms je Weg entfernt
bench-page-predicted-mm-median = dasselbe, der mittlere Wert
bench-page-jammed-over-stretch-p99 = wie weit daneben eine an festem Holz, geteilt durch die gezeichnete Dehnung
bench-page-script-ms-per-frame = JavaScript je Bild bei bewegter Hand, Prozessorzeit, Median vieler Sekunden
bench-page-listener-ms-per-frame = was davon ein weiterer Mithörer an der Leitung der Seite kostet, je Bild
bench-page-script-wall-ms-per-frame = dasselbe nach der Uhr, Warten auf einen Kern eingeschlossen
bench-page-draw-calls = eines Bildes mit einer Hand in der Villa, Schatten mitgezählt, in höchster Qualität
bench-page-triangles = dasselbe
bench-page-bytes-a-frame = Speicher, den JavaScript für ein Bild anfordert, bei bewegter Hand
bench-page-shadows-share = Anteil der Bilder mit neuen Schatten, während sich nichts bewegt
bench-page-fps = Bilder je Sekunde hier, ohne Grafikkarte

## paletti bench rules

bench-rules-deeds-per-s = Schritte zufälliger Partien zu viert durch apply, je Sekunde
bench-rules-pushes-per-s = zufällige legale Züge durch push von python-chess, je Sekunde
bench-rules-vs-chess = das erste durch das zweite

## paletti bench server

bench-server-tables-per-core = Tische ohne Spielpause mit 4 Seiten, bevor Bilder zu spät kommen
bench-server-limit-per-core = dieselben Hände in bloßen Welten von früher (Schritte von 4 ms, nichts schläft), die niemand sieht
bench-server-tables-strayed = Partien an diesen Tischen, die anders liefen als aufgezeichnet, von allen begonnenen
bench-server-vs-limit = der erste Wert durch den zweiten
bench-server-tables-by-cpu = Tische nach reiner Rechenzeit, als käme nie ein Bild zu spät
bench-server-limit-by-cpu = die Grenze nach reiner Rechenzeit
bench-server-vs-limit-by-cpu = der erste dieser beiden durch den zweiten
bench-server-awake-by-cpu = bloße Welten wie heute, in denen aber nichts schläft, nach reiner Rechenzeit
bench-server-vs-awake-by-cpu = Tische nach reiner Rechenzeit durch diese
bench-server-games-per-core = Partien mit Denkpausen (im Median 12 s) und 4 Seiten, bevor Bilder zu spät kommen
bench-server-games-by-cpu = solche Partien nach reiner Rechenzeit
bench-server-games-strayed = davon anders verlaufen als aufgezeichnet, von allen begonnenen
bench-server-scaling = was ein Bild einen Knoten kostet, durch das, was es zwei mit doppelt so vielen Tischen kostet
bench-server-scaling-limit = dasselbe für bloße Physik in einem Prozess und in zweien: mehr geben die Kerne nicht her
bench-server-watchers = Zuschauer eines Tisches, dessen Spieler ihre Bilder rechtzeitig bekommen
bench-server-kbit-s = an jede Seite eines Tisches ohne Spielpause
bench-server-kbit-s-rest = an jede Seite, während die Villa ruht
bench-server-frames-s = Bilder je Sekunde, die eine Seite erreichten
bench-server-frame-late-p99-ms = wie spät Bilder eine Seite erreichen, wenige Tische auf dem Kern
bench-server-join-ms = vom Öffnen der Verbindung bis zum ersten ganzen Bild
bench-server-first-load-kb = alles, was Startseite und Tisch holen, ohne dass jemand etwas tut, komprimiert
bench-server-bytes-a-game = was die Datenbank von einer ganzen Partie behält, Median

## paletti bench table

bench-table-games = ganze Partien von Hand nach Drehbuch, alle Ausgaben und Spielerzahlen
bench-table-ended = davon zu einem Ende gekommen, das ihr Journal erklärt
bench-table-all-verified = jede von ihnen ist, neu simuliert, bis aufs Bit gleich
bench-table-all-rejudged = jede Partie, in ihrer Ausgabe neu beurteilt, hat denselben Sieger
bench-table-replay-kb = mittlere Größe einer Aufzeichnung (Median)
bench-table-replay-kb-max = die größte Aufzeichnung
bench-table-deeds = Schritte einer Partie, Median
bench-table-kill-trials = Tische, die in zufälligen Augenblicken mit SIGKILL getötet wurden
bench-table-kill-mid-attempt = davon mit einer Hand in der Villa
bench-table-kill-lost = gemeldete Schritte, die verloren gingen
bench-table-kill-differs = Tische, die anders zurückkamen oder anders weitergingen
bench-table-kill-untold = abgebrochene Gesten, von denen niemand erfuhr
bench-table-verified = Partien über einen echten Server, die, neu simuliert, bis aufs Bit gleich sind
bench-table-not-verified = Partien über einen echten Server, die es nicht sind
bench-table-unfinished = Partien über einen echten Server, die nicht zu Ende gespielt wurden
bench-table-rarest-verb = in wie vielen davon das seltenste Verb vorkommt
bench-table-verbs = in wie vielen davon jedes Verb vorkommt
bench-table-collapses = erkannte Einstürze, alle Ausgaben, Hand und Häkchen, nach Drehbuch und unter Computern
bench-table-by-hook = davon mit dem Häkchen
bench-table-least-of-an-edition = die wenigsten davon in einer Ausgabe
bench-table-least-of-a-strength = die wenigsten davon unter Computern einer Stärke
bench-table-visible-collapses = Anteil davon, der es auch nach den letzten gespeicherten Lagen und Umrissen ist
bench-table-unseen-falls = anders beurteilte Versuche, nach denen ein Plateau unten liegt
bench-table-early = Anteil der Partien zweier Neulinge (de), die vor der vierten Säule vorbei sind
bench-table-save-ms-p99 = 99. Perzentil für das Eintragen eines Schritts (SQLite, jeder Commit gesichert)
bench-table-save-ms-median = dasselbe, Median

## paletti bench world

bench-world-drift-mm = weiteste Bewegung eines Teils in Villen, die nach dem Setzen 60 s wach sind
bench-world-drift-fallen = Villen, die dabei von selbst einstürzten
bench-world-asleep-drift-mm = dasselbe, wenn die Welt ruhen darf
bench-world-restore-error = größter Unterschied einer Lage nach Schnappschuss, Wiederherstellung und 500 Schritten
bench-world-restore-hashes-equal = ob auch die Prüfsummen übereinstimmen
bench-world-overhead = Kosten von Hand, Ruheerkennung und Beobachtung bei 60 Hz, geteilt durch bloßes Rechnen
bench-world-speedup = simulierte s je Rechen-s einer wachen Villa, geteilt durch übliche Einstellungen
bench-world-rollout-speedup = dasselbe für den Schritt der Probeläufe
bench-world-live-speedup = dasselbe für die lebende Villa, während eine Hand zieht
bench-world-carry-speedup = Kosten eines Schrittes mit einer frei getragenen Säule, ohne Schlaf geteilt durch mit Schlaf
bench-world-pull-agreement = Urteile über gezogene Säulen, die mit einer Referenz von 0,5 ms übereinstimmen
bench-world-rollout-agreement = dasselbe für den Schritt der Probeläufe
bench-world-pull-cases = gezogene Säulen
bench-world-pull-villas = Villen, aus denen gezogen wurde
bench-world-pull-fallen-share = Anteil, der die Villa zum Einsturz bringt
bench-world-loose-share = Anteil der bedeckten Säulen, die weniger als ein Zehntel des Mittels tragen
bench-world-memory-mb = einer weiteren ruhenden Villa
bench-world-live-speed = simulierte s je Rechen-s, lebende Villa
bench-world-rollout-speed = simulierte s je Rechen-s, Probeläufe
bench-world-usual-speed = simulierte s je Rechen-s, übliche Einstellungen

## paletti bench, while it measures

bench-doing-messages = veränderte Nachrichten
bench-doing-bombs = Upload-Bomben
bench-doing-kills = Abstürze
bench-doing-soak = Partien unter Computern
bench-doing-statics = Statik
bench-doing-oracle = Vorhersagen beim Ziehen
bench-doing-games = Partien
bench-doing-turns = Züge im Tempo wie unter Menschen
bench-doing-starting = Starten
bench-doing-restarts = Neustarts reihum
bench-doing-outage = Datenbankausfälle
bench-doing-ray = Partien auf einem Ray-Cluster
bench-doing-floods = Fluten
bench-doing-far-air = eine ferne Hand in freier Luft
bench-doing-far-wood = eine ferne Hand an festem Holz
bench-doing-cost = was Bilder kosten
bench-doing-drawn = was sie zeichnen
bench-doing-done = fertig
bench-doing-rules = Regeln
bench-doing-live = Tische und bloße Physik im Wechsel
bench-doing-rest = ruhende Villen
bench-doing-joining = Beitreten
bench-doing-recording = Partien aufnehmen
bench-doing-watchers = Zuschauer eines Tisches
bench-doing-traffic = was Seiten bekommen
bench-doing-nodes = ein Knoten und zwei
bench-doing-served = Partien über einen echten Server
bench-doing-verified = Partien gespielt und geprüft
bench-doing-resumed = Tische getötet und fortgesetzt
bench-doing-collapses = Einstürze nachgesehen
bench-doing-novices = Partien unter Neulingen
bench-doing-speed = Geschwindigkeit
bench-doing-speed-drawing = Geschwindigkeit, während eine Hand zieht
bench-doing-speed-carrying = Geschwindigkeit, während eine Säule getragen wird
bench-doing-overhead = Mehraufwand
bench-doing-memory = Speicher einer Villa
bench-doing-restore = genaues Wiederherstellen
bench-doing-drift = Abdrift
bench-doing-loose = lockere Säulen
bench-doing-draws = gezogene Säulen
