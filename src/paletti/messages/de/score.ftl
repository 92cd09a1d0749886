### Der Punktezettel als Seite.

score-lead = Das Spiel aus Holz steht auf dem Tisch? Dann schreibt diese Seite mit und kennt die Regeln.
score-loading = Der Schiedsrichter sucht noch seine Brille …
score-arriving = { $here } von { $all } MB
score-starting = Gefunden. Einen Augenblick …
score-missing = Der Schiedsrichter konnte nicht kommen. Seid ihr online?
score-go-on = Letzte Partie fortsetzen
score-undo = Zurücknehmen
score-back = Zurück
score-share = Teilen
score-shared = Wer diesen Link öffnet, sieht dieses Blatt und kann darauf weiterschreiben.
score-copy = Link kopieren
score-copied = Kopiert
score-story = Was bisher geschah
score-went-on = Da war jemand schneller. Jetzt gilt dieses Blatt.
score-alone = Keine Verbindung. Was ihr eintragt, bleibt hier und wird später übertragen.
score-lost = Hinter diesem Link liegt kein Blatt mehr.
score-offline = Auf diesem Gerät gespeichert: Ab jetzt geht es auch ohne Internet.
score-not-secure = Diese Adresse ist nicht verschlüsselt (http), darum hebt der Browser die Seite nicht auf: Ohne den Server geht sie nicht mehr.
