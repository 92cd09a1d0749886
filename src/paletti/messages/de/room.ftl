### An den Tisch kommen und ihn verlassen.

waiting-title = Euer Tisch steht bereit
waiting-text = Schick diesen Link allen, die mitspielen sollen. Es geht los, sobald jeder Stuhl besetzt ist.
waiting-only-here = Dieser Link geht nur an diesem Computer: Der ist in keinem Heimnetz, oder das Spiel wurde mit „--here“ gestartet.
waiting-scan = Oder mit dem Handy scannen:
waiting-code = QR-Code des Links
waiting-link = Link zu diesem Tisch
waiting-copy = Link kopieren
waiting-copied = Kopiert
waiting-share = Link verschicken
waiting-free = freier Stuhl
waiting-sit = Hier hinsetzen
waiting-bot = Einen Computer mitspielen lassen
waiting-watch = Alle Stühle sind besetzt. Schau gern zu.
waiting-here = spielt hier
waiting-there = ist da
waiting-gone = kurz weg
leave-text = { $apart ->
    [yes] Den Tisch verlassen? Die Partie bleibt erhalten, und die Startseite führt zurück. Die anderen warten eine Weile und stimmen dann ab, ob es ohne dich weitergeht.
   *[no] Den Tisch verlassen? Die Partie bleibt erhalten: Spiel weiter, wann du willst, von der Startseite aus. Oder gib sie auf, dann wird sie nicht mehr angeboten.
}
act-leave-keep = Verlassen und behalten
act-leave-end = Partie aufgeben
act-stay = Bleiben
waiting-guest = { $seated ->
    [yes] Du hast deinen Stuhl. Es geht los, sobald jeder Stuhl besetzt ist.
   *[no] Nimm dir einen freien Stuhl. Es geht los, sobald jeder Stuhl besetzt ist.
}
