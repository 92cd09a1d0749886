### Was an einer Eingabe oder einer Datei nicht stimmt. Schlichte Sätze, wie in help.ftl. Die Bibliotheken darunter sagen
### sie auf Englisch; der Befehl erkennt sie am englischen Satz und sagt sie in der Sprache der Lesenden.

complaint-try = { $sentence }. Mehr sagt „{ $command } --help“.
complaint-no-command = Es fehlt der Befehl
complaint-no-language = Die Sprache { $given } gibt es nicht; wir sprechen { $known }.
complaint-missing-package = Dafür fehlt { $package }. Abhilfe: pip install '{ $needed }'

## Die Befehlszeile selbst

complaint-argument = { $option }: { $problem }
complaint-one-value = es fehlt der Wert
complaint-some-values = es fehlt mindestens ein Wert
complaint-no-number = { $given } ist keine ganze Zahl
complaint-no-decimal = { $given } ist keine Zahl
complaint-no-choice = { $given } gibt es nicht (zur Wahl stehen { $known })
complaint-unknown = unbekannte Angaben: { $given }
complaint-required = diese Angaben fehlen: { $names }
complaint-no-value-wanted = der Wert { $given } ist hier zu viel

## Dateien und Ordner

complaint-cannot-read-because = { $path } lässt sich nicht lesen: { $because }
complaint-cannot-read = { $path } lässt sich nicht lesen
complaint-cannot-write = { $path } lässt sich nicht schreiben: { $because }.
complaint-cannot-make = { $path } lässt sich nicht anlegen: { $because }.
complaint-cannot-use = Der Datenordner { $path } lässt sich nicht benutzen: { $because }.
complaint-no-such-file = Datei oder Ordner gibt es nicht
complaint-no-permission = keine Berechtigung
complaint-is-a-directory = das ist ein Ordner
complaint-not-a-directory = das ist kein Ordner
complaint-file-exists = eine Datei dieses Namens gibt es schon
complaint-no-room = der Datenträger ist voll
complaint-read-only = das Dateisystem ist schreibgeschützt
complaint-no-file = die Datei gibt es nicht

## play und serve

complaint-port = Ein Port ist eine Zahl von 1 bis 65535.
complaint-counts = Anzahlen, Tage und Sekunden sind Zahlen über null.
complaint-lease = --lease-seconds beträgt mindestens zwei Sekunden, --drain-seconds mindestens null.
complaint-tables-nodes = Jeder Knoten trägt mindestens einen Tisch: --tables darf nicht kleiner sein als --nodes.
complaint-nodes-or-address = Entweder --nodes für mehrere auf diesem Rechner oder --node-address für einen von mehreren Rechnern.
complaint-nodes-windows = Mehrere Knoten auf einem Rechner brauchen Linux oder macOS; hier geht es mit einem.
complaint-node-address = --node-address besteht aus Host und Port, etwa 10.0.0.5:7642.
complaint-proxy-address = --proxy-address ist eine IP-Adresse, ein Netz wie 10.0.0.0/24 oder * für alle.
complaint-port-taken = Port { $port } ist auf { $host } belegt
complaint-cannot-listen = Auf { $host } lässt sich nicht lauschen: { $because }
complaint-storage-kind = Partien liegen in SQLite oder PostgreSQL, nicht in { $store }
complaint-storage-driver = Für PostgreSQL fehlt der Treiber: villa-paletti[postgres] installieren
complaint-storage-url = Das ist keine Datenbank-URL; sie sieht so aus: postgresql://user@host/name
complaint-storage-closed = Der Speicher der Partien lässt sich nicht öffnen: { $because }
complaint-storage-broken = Der Speicher der Partien ist beschädigt oder fremd: { $because }
complaint-storage-file = Partien liegen in einer Datei: Für SQLite muss eine genannt werden
complaint-storage-folder = Den Ordner { $folder } für die Partien gibt es nicht: Leg ihn an oder nenn einen anderen
complaint-storage-newer = Diese Partien stammen von einem neueren Paletti; öffne sie mit jener Version

## admin, --settings

complaint-admin-takes = „paletti admin { $act }“ verlangt { $needed }; siehe docs/hosting.md
complaint-admin-nothing = nichts weiter
complaint-admin-one = einen Namen
complaint-admin-two = zwei Namen
complaint-admin-database = Die Datenbank { $path } gibt es nicht
complaint-admin-node = Diesen Knoten gibt es nicht; „paletti admin nodes“ zählt alle auf
complaint-admin-table = Diesen Tisch gibt es nicht; „paletti admin tables“ zählt alle auf
complaint-admin-seat = Diesen Platz gibt es nicht; gezählt wird ab 0
complaint-admin-banned = Diese Adresse ist nicht gesperrt
complaint-admin-address = { $given } ist keine IP-Adresse
complaint-admin-game = Unter diesem Link liegt keine beendete Partie
complaint-settings-read = Die Einstellungen { $path } lassen sich nicht lesen
complaint-settings-toml = Die Einstellungen { $path } sind kein gültiges TOML: { $because }
complaint-settings-option = Die Einstellungen { $path } nennen eine Option, die es nicht gibt: { $given }
complaint-settings-switch = { $option } ist yes oder no, nicht { $given }

## arena

complaint-games = In die Arena passen 1 bis { $most } Partien, nicht { $games }.
complaint-workers = Mindestens ein Prozess muss spielen.
complaint-workers-ray = Entweder --workers hier oder --ray, nicht beides.
complaint-no-cluster-here = Auf diesem Rechner läuft kein Ray-Cluster: `ray start --head` startet einen.
complaint-no-cluster = Unter { $address } gibt es keinen Ray-Cluster.
complaint-cluster-empty = Der Ray-Cluster hat keine Prozessoren frei.
complaint-cluster-lossy = Der Ray-Cluster verliert seine Rechner schneller, als sie etwas tun können.
complaint-cluster-other = Ein Rechner des Clusters hat { $name } { $there }, dieser { $here }.
complaint-bench-bots = { $option } gibt es nur bei „paletti bench bots“.
complaint-bench-part = „paletti bench { $bench }“ hat keinen Teil { $part }: Zur Wahl stehen { $known }.
complaint-bench-whole = „paletti bench { $bench }“ hat keine Teile: Gemessen wird nur das Ganze.
complaint-bench-code = { $path } enthält keine Partien dieses Programmstands: Nenn eine neue Datei
complaint-bench-broken = { $path } lässt sich nicht fortsetzen: { $because }
complaint-no-bot = Den Bot { $name } gibt es nicht: Zur Wahl stehen { $known } oder ein eigener als my_module:MyBot.
complaint-house-form = Eine Hausregel schreibt man NAME=WERT, nicht { $given }.
complaint-bot-import = { $module } lässt sich nicht importieren: { $because }
complaint-bot-ends = es beendet das Programm
complaint-bot-class = In { $module } gibt es keine Klasse { $name }
complaint-bot-method = { $name } ist kein Bot: Die Methode decide(view, rng) fehlt

## Ausgaben, Hausregeln, Mitspielende

complaint-no-edition = die Ausgabe { $given } gibt es nicht, nur { $known }
complaint-no-rule = die Hausregel { $given } gibt es nicht
complaint-rule-values = { $rule } ist eins von { $values }, nicht { $given }
complaint-rule-number = { $rule } ist eine Zahl von { $lowest } bis { $highest }, nicht { $given }
complaint-mode-scoring = mode { $played } verträgt sich nicht mit scoring { $counted }
complaint-rounds = Runden gibt es nur mit scoring basic oder tournament: Um das Siegel wird einmal gespielt
complaint-edition-players = Diese Ausgabe spielt man zu { $least } bis { $most }, nicht zu { $players }
complaint-game-players = dieses Spiel spielt man zu { $least } bis { $most }, nicht zu { $players }
complaint-every-name = alle am Tisch brauchen einen Namen
complaint-twice-called = zwei heißen { $name }
complaint-first-plays-not = { $name } soll beginnen, spielt aber nicht mit
complaint-seed = Die Seriennummer ist eine ganze Zahl von 1 bis { $serials }, der Startwert eine von 0 bis { $numbers }

## Ein vermessenes Spiel

complaint-set-long = { $name } ist zu lang: Für ein Spielmaterial genügen { $most } Zeichen
complaint-set-toml = { $name } ist kein gültiges TOML: { $because }
complaint-set-lacks = { $name }: Es fehlt { $part }
complaint-set-twice = zwei Teile heißen { $piece }
complaint-set-site = der Bauplatz ist größer als das Fundament
complaint-set-shape = eine Säule ist rund (round) oder sechskantig (hexagonal), nicht { $given }
complaint-set-outline = der Umriss von { $piece } braucht mindestens vier Punkte aus je zwei Zahlen
complaint-set-nested = { $name } ist zu tief verschachtelt
complaint-set-friction = friction_max ist so groß wie die Reibung selbst
complaint-set-name = der Name eines Spielmaterials hat 1 bis { $most } Zeichen
complaint-set-corners = der Umriss von { $piece } hat mehr als { $most } Punkte oder einen weit draußen
complaint-set-number = { $key } muss eine Zahl von { $least } bis { $most } sein
complaint-set-piece = Im Spielmaterial { $set } fehlt { $piece }: Zu einer Partie gehören zwanzig Säulen und fünf Plateaus
complaint-set-order = Im Spielmaterial { $set } steht { $piece } an falscher Stelle; die Reihenfolge ist { $order }
complaint-set-villa = Für Startwert { $seed } fand sich keine Villa mit { $plateaus } Plateaus
complaint-set-such-villa = Für Startwert { $seed } fand sich keine solche Villa mit { $plateaus } Plateaus
complaint-set-columns = Villen brauchen { $needed } Säulen, dieses Spielmaterial hat { $columns }

## Eine aufgehobene Partie

complaint-replay-deeds = { $name }: Der Partie fehlen Schritte
complaint-replay-bots = { $name } erzählt von Bots, die nicht am Tisch saßen
complaint-replay-much = { $name }: Ausgepackt ist das mehr, als eine Partie je braucht
complaint-replay-packed = { $name } lässt sich nicht auspacken
complaint-replay-no-game = { $name } enthält keine Partie, die diese Version versteht
complaint-replay-empty = { $name } ist leer
complaint-replay-large = { $name } ist zu groß für eine Partie
complaint-replay-none = { $name } ist keine gespeicherte Partie von Villa Paletti
complaint-replay-text = { $name } wurde unterwegs wie Text behandelt und verändert: Schick die Datei binär
complaint-replay-short = { $name } ist abgeschnitten
complaint-replay-shorter = { $name } ist abgeschnitten: { $there } von { $whole } Bytes sind da
complaint-replay-older = { $name } stammt aus der Zeit vor der ersten Version (Format { $number }); gelesen wird Format { $format }
complaint-replay-newer = { $name } stammt von einem neueren Paletti (Format { $number }); gelesen wird Format { $format }
complaint-replay-altered = { $name } wurde verändert: Die Prüfsumme stimmt nicht
complaint-replay-engine = Diese Partie wurde mit { $engine } gespielt; ihr Einsturz lässt sich hier nicht nachstellen
complaint-replay-elsewhere = sie wurde mit { $played } gespielt, und hier ist { $here }

## Ein Szenario

complaint-no-scenarios = In { $folder } gibt es kein Szenario (*.yaml).
complaint-scenario-read = lässt sich nicht lesen: { $because }
complaint-scenario-long = länger als { $most } Bytes
complaint-scenario-utf8 = Byte { $byte }: kein Text in UTF-8
complaint-scenario-place = Zeile { $line }, Spalte { $column }: { $problem }
complaint-scenario-yaml = kein YAML: { $because }
complaint-scenario-key-twice = der Schlüssel { $key } kommt zweimal vor
complaint-scenario-empty = die Datei ist leer
complaint-scenario-map = ein Szenario hat edition, players und steps
complaint-scenario-key = unbekannter Schlüssel { $key }
complaint-scenario-missing = { $key } fehlt
complaint-scenario-in-key = { $key }: { $problem }
complaint-scenario-in-step = Schritt { $number }: { $problem }
complaint-scenario-no-text = { $given } ist kein Text
complaint-scenario-steps = hier gehört eine Liste von Schritten hin
complaint-scenario-clauses = hier gehört eine Liste von Klauseln hin
complaint-scenario-clause = die Klausel { $given } gibt es nicht
complaint-scenario-edition = die Ausgabe { $given } gibt es nicht
complaint-scenario-options = hier gehören Optionen mit ihren Werten hin
complaint-scenario-no-player = { $given } ist kein Mitspielername
complaint-scenario-no-beginner = in der Ausgabe { $edition } wird niemand bestimmt, der beginnt
complaint-scenario-names = hier gehört eine Liste von Namen hin
complaint-scenario-refuse = hier gehören step und clause hin
complaint-scenario-one-key = ein Schritt hat genau einen Schlüssel
complaint-scenario-unknown-step = unbekannter Schritt { $given }
complaint-scenario-expectations = hier gehört hin, was erwartet wird
complaint-scenario-a-map = hier gehören Schlüssel mit Werten hin
complaint-scenario-players = { $given } spielt nicht mit
complaint-scenario-twice = { $column } steht zweimal unter den umgefallenen oder schiefen Säulen
complaint-scenario-cannot-be = { $field } kann nicht { $given } sein
complaint-scenario-only = { $field } kann nicht { $given } sein, nur { $known }
complaint-scenario-is-list = { $field } ist eine Liste, nicht { $given }
complaint-scenario-no-column = die Säule { $given } gibt es nicht
complaint-scenario-no-colour = die Farbe { $given } gibt es nicht
complaint-scenario-no-level = die Ebene { $given } gibt es nicht
complaint-scenario-no-plateau = das Plateau { $given } gibt es nicht
complaint-scenario-no-list = { $given } ist keine Liste
complaint-scenario-no-map = { $given } hat keine Schlüssel mit Werten
complaint-scenario-no-whole-number = { $given } ist keine ganze Zahl
complaint-scenario-no-truth = { $given } ist weder ja noch nein

## Eine Partie des Punktezettels

complaint-kept-long = { $path } ist keine gespeicherte Partie: zu lang
complaint-kept-json = { $path } ist keine gespeicherte Partie: kein JSON
complaint-kept-none = { $path } ist keine gespeicherte Partie
complaint-kept-wrong = { $path } ist keine gespeicherte Partie: { $because }
complaint-kept-key = { $key } fehlt oder stimmt nicht
complaint-kept-version = { $path } stammt von einer anderen Version des Punktezettels
complaint-kept-entry = { $path }, Eintrag { $number }: { $problem }
complaint-kept-refused = { $line } ist nach { $clause } nicht erlaubt
