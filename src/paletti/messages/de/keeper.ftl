### Der Punktezettel für das Spiel aus Holz.

keeper-turn = Zug { $number }
keeper-round = Runde { $round } von { $rounds }
keeper-floor = { $level ->
    [base] Fundament
    [blue] Blau
    [green] Grün
    [yellow] Gelb
    [orange] Orange
   *[red] Rot
}
keeper-floor-columns = { keeper-floor }: { $count ->
    [one] eine Säule
   *[other] { $count } Säulen
}
keeper-neutral = neutral
keeper-seal-free = Das Siegel liegt auf dem Tisch.
keeper-seal = { $former ->
    [none] { $by } hat das Siegel.
   *[other] { $by } hat das Siegel, vorher hatte es { $former }.
}
keeper-to-come = es folgen
keeper-all-laid = alle Plateaus liegen
keeper-locked = { $count } gesperrt
keeper-askew = { $count } schief
keeper-out = { $count } draußen
keeper-hint-wrong-key = Das ist hier keine Antwort. Versuch { $keys }.
keeper-hint-undone = Zurückgenommen: { $deed }
keeper-hint-nothing-to-undo = Es gibt nichts zurückzunehmen.
keeper-hint-cannot-save = Das ließ sich nicht speichern: { $problem }.
keeper-footer = ⌫ zurücknehmen   Esc Schritt zurück   ? Tasten   F2 Sprache   q beenden
keeper-left = Eure Partie liegt in { $path }. Weiter geht es mit: paletti referee
keeper-needs-terminal = Der Punktezettel braucht ein Terminal zum Zeichnen.

## Die Frage des Zuges

keeper-ask-set-up = { $columns-on-rim ->
    [yes] Alle zwanzig Säulen auf das Fundament
   *[no] Alle zwanzig Säulen auf den Bauplatz, keine ins Sperrgebiet
}; { $blue-plateau ->
    [within-base] dann das blaue Plateau, ohne Überstand.
    [on-all-columns] dann das blaue Plateau, fest auf allen.
   *[free] dann das blaue Plateau darauf.
}
keeper-ask-throw = { $by } wirft das Siegel. Welche Farbe liegt oben?
keeper-ask-choose = { $by } sucht sich eine Farbe aus.
keeper-ask-name = { $why ->
    [end] { $by }: Das Siegel steht auf der Stirnseite. Welche Farbe soll es sein?
   *[two] { $by }: Welche deiner beiden Farben soll es sein?
}
keeper-ask-build = { $by }: { $what ->
    [column] Zieh eine Säule
    [neutral] Zieh zuerst eine neutrale Säule
    [nothing] Nichts mehr zu ziehen
    [red] Zieh eine rote Säule
    [yellow] Zieh eine gelbe Säule
    [blue] Zieh eine blaue Säule
   *[green] Zieh eine grüne Säule
}{ $way ->
    [apply] {" "}oder beantrage { plateau }.
    [lay] {" "}oder leg { plateau } auf.
   *[none] .
}
keeper-ask-own = { $by }: jetzt eine eigene Säule.
keeper-ask-raise = { $by }: jetzt noch eine Säule hinauf.
keeper-ask-window = { $own ->
    [yes] { $by } hat die neutrale Säule zurückgestellt. Jetzt eine eigene, wenn niemand widerspricht.
   *[no] { $by } hat die neutrale Säule zurückgestellt. Widerspricht jemand?
}
keeper-ask-claim = { $by } beantragt { plateau }. Widerspricht jemand?
keeper-ask-proof = { $neutral ->
    [yes] { $by } stellt zum Beweis eine andere neutrale Säule hinauf. Welche?
   *[no] { $by } stellt eine Säule hinauf, um { $against } zu widerlegen. Welche?
}
keeper-ask-take-out = { $by } nimmt eine Säule von { $against } aus dem Spiel. Welche?
keeper-ask-lay = { $least ->
    [0] { $by } legt { plateau } auf.
    [one] { $by } legt { plateau } auf mindestens eine Säule.
   *[other] { $by } legt { plateau } auf mindestens { $least } Säulen.
}
keeper-ask-covers = Auf wie vielen Säulen liegt { plateau }?
keeper-ask-ends = { $by } und { column }: Wie ging es aus?
keeper-ask-removed = { $by } nimmt { column } heraus: Wie ging es aus?
keeper-ask-fallen = Welche anderen Säulen sind gefallen?
keeper-ask-leaning = Welche anderen Säulen stehen schief, halten aber?
keeper-ask-shape = Welche Form?
keeper-ask-level = Von welcher Ebene?
keeper-ask-locked = Welche davon?
keeper-ask-objector = Wer widerspricht?
keeper-ask-over = { $count ->
    [0] Es ist aus, und niemand gewinnt.
    [1] { $winners } gewinnt. Wer holt ein Glas?
   *[other] { $winners } teilen sich den Sieg. Wer holt Gläser?
}

## Antworten und ihre Tasten; in einer Frage müssen sie sich unterscheiden.

keeper-answer-set-up = sie steht
keeper-answer-shape = { $shape }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
}
keeper-answer-free = eine freie
keeper-answer-locked = die gesperrte
keeper-answer-leaning-one = die schiefe
keeper-answer-void = eine, die nicht zählt
keeper-answer-out = sie ist draußen
keeper-answer-lies = es liegt
keeper-answer-all = auf allen { $count }
keeper-answer-covers = { $more ->
    [yes] { $count } oder mehr
   *[no] { $count }
}
keeper-answer-stands = sie steht
keeper-answer-done = { $count ->
    [0] doch keine
   *[other] das waren alle ({ $count })
}
keeper-answer-nobody = niemand widerspricht
keeper-answer-apply = Antrag auf { plateau }
keeper-answer-lay = { plateau } auflegen
keeper-answer-pass = passen
keeper-answer-object = jemand widerspricht
keeper-answer-back = zurückgestellt
keeper-answer-swayed = geschwankt: zurück
keeper-answer-collapse = Einsturz!
keeper-answer-falls = die Säule fiel
keeper-answer-askew = lehnt schief, hält aber
keeper-answer-jammed = sie klemmt: zurück
keeper-answer-fault = eine andere verschoben
keeper-answer-others = andere fielen{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
}
keeper-answer-leaning = andere stehen schief{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
}
keeper-answer-give-up = nicht möglich
keeper-answer-slid-off = es rutschte ab
keeper-answer-waive = verzichten
keeper-answer-end = auf der Stirnseite
keeper-answer-rematch = noch einmal
keeper-answer-new = neue Partie
keeper-answer-resume = weiter
keeper-key-red = r
keeper-key-yellow = g
keeper-key-blue = b
keeper-key-green = n
keeper-key-apply = a
keeper-key-lay = l
keeper-key-pass = p
keeper-key-object = w
keeper-key-back = z
keeper-key-swayed = s
keeper-key-collapse = e
keeper-key-falls = f
keeper-key-askew = l
keeper-key-jammed = k
keeper-key-fault = v
keeper-key-others = a
keeper-key-leaning = d
keeper-key-give-up = n
keeper-key-slid-off = r
keeper-key-waive = v
keeper-key-end = s
keeper-key-rematch = m
keeper-key-new = n

## Eine Partie vorbereiten

keeper-setup-title = Wer spielt mit?
keeper-setup-intro = Im Uhrzeigersinn, die oder der Jüngste zuerst.
keeper-setup-language = Sprache
keeper-setup-edition = Ausgabe
keeper-setup-player = Person { $number }
keeper-setup-name = Namen eintippen
keeper-setup-first = Es beginnt
keeper-setup-rules = Hausregeln
keeper-setup-rules-none = wie in der Ausgabe
keeper-setup-rules-some = { $count ->
    [one] { $count } geändert
   *[other] { $count } geändert
}
keeper-setup-begin = Los
keeper-setup-footer = ↑↓ bewegen   ←→ ändern   ⏎ weiter   Esc beenden
keeper-setup-needs-two = Es braucht mindestens zwei Namen.
keeper-setup-too-many = { $count ->
    [one] Ein Name zu viel: Höchstens { $most } können das spielen.
   *[other] { $count } Namen zu viel: Höchstens { $most } können das spielen.
}
keeper-setup-twice = Zwei heißen { $name }. Wer ist wer?
keeper-rules-title = Hausregeln
keeper-rules-footer = ↑↓ bewegen   ←→ ändern   Esc fertig
keeper-resume-title = Da steht noch eine Partie
keeper-resume-text = { $names }, { $edition }, bisher { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}.

## Hilfe

keeper-help-title = Tasten
keeper-help-columns = Eine Säule ist 1, 2 oder 3: dünn, sechskantig oder dick, genau ihr Wert. Sind mehrere Farben oder Ebenen möglich, wirst du gefragt.
keeper-help-enter = Die Eingabetaste gibt die übliche Antwort: sie steht, es liegt, niemand widerspricht.
keeper-help-undo = Die Rücktaste nimmt den letzten Eintrag zurück, so oft ihr wollt.
keeper-help-escape = Esc geht beim Antworten einen Schritt zurück.
keeper-help-saved = Jeder Eintrag wird sofort gespeichert. Beendet mit q und spielt an einem anderen Tag weiter.
keeper-help-marks = ☼ Rot   ◊ Gelb   ≈ Blau   ♠ Grün   ○ neutral   × gesperrt   / schief
keeper-help-close = Eine beliebige Taste schließt das.
