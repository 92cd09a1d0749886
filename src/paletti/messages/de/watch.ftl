### Lesen und Zuschauen: die Regeln als Buch, Partien zum Ansehen, die Lobby.

## Die Regeln als Buch

book-title = Die Regeln
book-lead = Sechs Spielregeln, ein Haufen Holz. Lies die, nach der ihr spielt, oder sieh nach, wo sie sich streiten.
book-edition = Ausgabe
book-players = Wie viele seid ihr?
book-any = beliebig viele
book-compare = Ausgaben nebeneinander vergleichen
book-compare-more = Kreuz eine zweite an, dann siehst du, worin sie sich unterscheiden.
book-loading = Das Buch wird aufgeschlagen …
book-kept = Keine Verbindung: Das sind die Regeln für jede Zahl von Spielern.
book-contents = Was drinsteht
book-link = Link zu dieser Klausel
book-own = nicht wie im Original
book-own-why = Im deutschen Original steht es anders.
book-ruling = unsere Entscheidung
book-ruling-why = Die Spielregel schweigt hierzu; so haben wir entschieden.
book-compared = Worin sie sich unterscheiden
book-count = { $count ->
    [0] Sie sagen genau dasselbe. Das ist selten.
    [one] { $count } Klausel lautet anders.
   *[other] { $count } Klauseln lauten anders.
}
book-absent = Diese Klausel gibt es dort nicht.

## Zuschauen

watch-lead = Nimm dir einen Stuhl. Zuschauen ist erlaubt, auf die Villa atmen nicht.
watch-live = Wird gerade gebaut
watch-live-none = Gerade baut niemand öffentlich.
watch-look = Zuschauen
watch-finished = Beendete Partien
watch-finished-none = Noch ist keine Villa gefallen. Nur Geduld.
watch-see = Noch einmal ansehen
watch-file = Eine Partie aus einer Datei
watch-file-hint = Eine .villa-Datei, wie man sie am Ende einer Partie speichern kann.
watch-choose = Eine .villa-Datei öffnen
watch-busy = Wird ausgepackt …
watch-bad-replay = In dieser Datei ist keine Partie, die wir lesen können.
watch-too-large = Diese Datei ist zu groß für eine Partie.
watch-deeds = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
watch-turn = { $turn ->
    [one] Zug { $turn }
   *[other] Zug { $turn }
}
watch-won = Gewonnen: { $names }
watch-nobody = niemand hat gewonnen
watch-fell = { $name } hat sie umgeworfen.
watch-ago = { $minutes ->
    [0] Gerade eben.
    [one] Vor { $minutes } Minute.
   *[other] Vor { $minutes } Minuten.
}
watch-hours = { $hours ->
    [one] Vor { $hours } Stunde.
   *[other] Vor { $hours } Stunden.
}
watch-days = { $days ->
    [one] Gestern.
   *[other] Vor { $days } Tagen.
}

## Noch einmal gesehen

replay-loading = Die Villa wird wieder aufgebaut …
replay-missing = Unter diesem Link liegt keine beendete Partie.
replay-play = Abspielen
replay-pause = Anhalten
replay-before = Ein Schritt zurück
replay-next = Ein Schritt weiter
replay-line = Zeitleiste der Partie
replay-villa = Die Villa. Dreh sie, wie du magst.
replay-speed = Tempo
replay-deed = Schritt { $number } von { $count }: { $story }
replay-end = Ende.
replay-loads = Wer trägt was?
replay-loads-none = Lasten unbekannt: Diese Partie wurde mit einer anderen Version des Spiels gespielt.
replay-story = Die Geschichte
replay-others = Andere Partien
replay-table = Zurück zum Tisch

## Die Lobby

lobby-lead = Tische mit einem freien Stuhl. Setz dich, sei nett, behalt die Ellbogen bei dir.
lobby-open = Freie Stühle
lobby-none = Kein Tisch wartet auf jemanden. Eröffne selbst einen: Die anderen kommen schon.
lobby-quick = Such mir einen Stuhl
lobby-quick-none = Gerade ist kein Stuhl frei.
lobby-new = Einen Tisch eröffnen
lobby-sit = Hinsetzen
lobby-free = { $count ->
    [one] { $count } freier Stuhl
   *[other] { $count } freie Stühle
}
lobby-waits = Wartet auf { $names }
lobby-name = Dein Name
lobby-talk = Gespräch in der Lobby
lobby-talk-none = Noch hat niemand etwas gesagt.
lobby-say = Sagen
lobby-says = { $name }: { $words }
lobby-live = Partien zum Zuschauen
lobby-someone = Jemand
