### Die Hilfe der Befehle. Nur schlichte Sätze ohne Auswahl: Sie werden ohne Fluent gelesen, damit die Hilfe sofort da ist.

help-usage = Aufruf:
help-heading-commands = Befehle
help-heading-arguments = Angaben
help-heading-options = Optionen
help-heading-keeper = Punktezettel, ohne Datei
help-about = Villa Paletti: spielen, schiedsrichtern, zuschauen.
help-help = diese Hilfe zeigen und beenden
help-version = die Version zeigen und beenden
help-lang = Sprache: { $languages } (die des Terminals)
help-json = JSON ausgeben, für Programme
help-kit = mit dem Spielmaterial spielen, das diese TOML-Datei beschreibt

## Was für einen Wert steht

help-word-command = BEFEHL
help-word-file = DATEI
help-word-folder = ORDNER
help-word-address = ADRESSE
help-word-name = NAME
help-word-rule = NAME=WERT
help-word-deed = SCHRITT
help-word-part = TEIL

## Die Befehle

help-play = Im Browser auf diesem Rechner spielen; die Partien bleiben im eigenen Datenordner.
help-serve = Tische für andere anbieten: im Heimnetz oder hinter einem Proxy, der HTTPS spricht (docs/hosting.md).
help-referee = Szenario-Dateien nach den Regeln beurteilen; ohne Datei der Punktezettel für das Spiel aus Holz.
help-rules = Die Regeln jeder Ausgabe erklären, und worin sich die Ausgaben unterscheiden.
help-replay = Eine gespeicherte Partie (.villa-Datei) zeigen, nachprüfen, neu beurteilen oder zeichnen.
help-arena = Bots ganze Partien gegeneinander spielen lassen, mit echter Physik.
help-bench = Die Zahlen messen, die wir versprechen, jeweils neben ihrem Vergleichswert.
help-admin = Knoten, Tische und Besucher eines Servers verwalten, in seiner Datenbank (docs/hosting.md).

## play und serve

help-play-port = Port, auf dem gelauscht wird; ist er belegt, der nächste freie ({ $default })
help-play-here = nur an diesem Rechner spielen; sonst können Handys und Tablets im Heimnetz mitspielen
help-serve-host = Adresse, auf der gelauscht wird (alle dieses Rechners)
help-serve-port = Port, auf dem gelauscht wird ({ $default })
help-serve-database = SQLite-Datei oder postgresql://-URL (eine Datei im eigenen Datenordner)
help-serve-origin = weitere Adresse, deren Seiten sich verbinden dürfen, etwa https://villa.example; mehrmals möglich
help-serve-name = Name, auf den dieser Server hört, etwa villa.example; mehrmals möglich (der dieses Rechners und jede IP-Adresse)
help-serve-behind-proxy = dem Proxy glauben, wer da fragt
help-serve-proxy-address = Adresse oder Netz eines Proxys auf einem anderen Rechner, dem geglaubt wird; mehrmals möglich (nur einem auf diesem Rechner)
help-serve-tables = so viele Tische höchstens auf einmal ({ $default })
help-serve-tables-an-address = Tische, an denen eine Adresse zugleich sein darf; an der Hälfte davon darf sie gleichzeitig Holz bewegen ({ $default })
help-serve-new-a-minute = Tische, Dateien und Punktezettel, die eine Adresse pro Minute anlegen darf ({ $default })
help-serve-watchers = so viele Seiten höchstens, die nur zuschauen ({ $default })
help-serve-watchers-an-address = so viele Seiten einer Adresse höchstens, die nur zuschauen ({ $default })
help-serve-nodes = Prozesse, die sich die Tische teilen, einer je Kern ({ $default })
help-serve-node-address = Host:Port, auf dem der Knoten dieses Rechners die anderer Rechner erwartet (gleiche --database, privates Netz)
help-serve-lease-seconds = Sekunden, nach denen andere die Tische eines verstummten Knotens übernehmen ({ $default })
help-serve-drain-seconds = so viele Sekunden wartet ein Knoten, der herunterfährt, auf eine Hand in der Villa ({ $default })
help-serve-forget-days = unfertige Tische löschen, die so viele Tage niemand angerührt hat ({ $default })
help-serve-no-bots = ohne Bots
help-serve-ray = beendete Partien vom Ray-Cluster unter dieser Adresse auswerten lassen
help-serve-log = wie das Protokoll geschrieben wird: text oder json, ein Objekt je Zeile (text)
help-serve-settings = eine TOML-Datei mit diesen Optionen, etwa port = 8642; was danach kommt, gilt

## referee

help-referee-files = ein Szenario oder ein Ordner voller Szenarien
help-referee-json = die Ereignisse jeder Datei als JSON ausgeben statt je einer Zeile
help-referee-resume = eine gespeicherte Partie fortsetzen
help-referee-new = eine neue Partie beginnen, ohne nach der letzten zu fragen

## rules

help-rules-edition = Ausgabe: { $editions } ({ $default })
help-rules-players = wie viele mitspielen; ohne die Angabe gelten die Regeln für jede Anzahl
help-rules-compare = zeigen, worin sich Ausgaben unterscheiden: alle oder die genannten
help-rules-clause = nur eine Klausel, etwa PLATEAU-2, und was andere Ausgaben dazu sagen
help-rules-rule = eine Hausregel, etwa few-columns=yes oder mode=random; mehrmals möglich
help-rules-no-pager = alles auf einmal ausgeben, ohne zu blättern

## replay

help-replay-file = die Partie, eine .villa-Datei
help-replay-verify = jeden Handgriff nachspielen und vergleichen, aufs Bit genau
help-replay-judge = was eine andere Ausgabe dazu gesagt hätte: { $editions }
help-replay-events = die Geschichte der Partie erzählen
help-replay-picture = die Villa in eine .png- oder .svg-Datei zeichnen
help-replay-at = nach welchem Schritt sie gezeichnet wird (nach dem letzten)
help-replay-forensics = wie die Villa eingestürzt ist, und ob das sein musste
help-replay-analyse = wie gut die Aussichten jedes Schritts waren, und was sonst möglich war

## arena und bench

help-arena-games = wie viele Partien ({ $default })
help-arena-bots = wer spielt: { $strengths } oder ein eigener Bot als my_module:MyBot ({ $default })
help-arena-seed = gleicher Startwert, gleiche Partien ({ $default })
help-arena-workers = Prozesse (einer je Kern)
help-arena-ray = die Partien auf dem Ray-Cluster unter dieser Adresse spielen (oder auf dem dieses Rechners)
help-arena-keep = jede Partie in diesem Ordner speichern
help-arena-report = eine Seite mit Diagrammen schreiben (.html)
help-bench-bench = was gemessen wird: { $benches }
help-bench-quick = weniger Fälle: ein Blick, kein Versprechen
help-bench-part = nur diesen Teil; mehrmals möglich ({ $parts })
help-bench-keep = bots: mit den dort gespeicherten Partien weitermachen und neue speichern
help-bench-workers = bots: Prozesse (einer je Kern)
help-bench-ray = bots: die Partien auf einem Ray-Cluster spielen

## admin

help-admin-act = was aufgelistet oder getan wird
help-admin-what = Knoten, Tisch und Platz, Adresse, oder Tisch und Datei
help-admin-database = SQLite-Datei oder postgresql://-URL des Servers (die aus PALETTI_DATABASE)
help-admin-days = ban: für so viele Tage ({ $default })
