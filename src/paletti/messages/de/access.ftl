### Spielen mit Tastatur, nach Gehör und mit dem Finger: die Villa als Liste, was die Hand spürt, wohin ein Teil könnte.

access-title = Mit Tastatur und Gehör

## Die Säulen als Liste

access-list = Säulen
access-list-help = Mit den Pfeiltasten gehst du durch die Säulen, mit der Eingabetaste nimmst du eine. N sagt, was daneben steht und von wo man herankommt. R sagt, wie das Spiel steht.
access-only = Nur die, die du nehmen darfst
access-none = Im Augenblick gibt es nichts zu nehmen.
access-level = { $level ->
    [base] auf dem Fundament
    [blue] auf Blau
    [green] auf Grün
    [yellow] auf Gelb
    [orange] auf Orange
   *[red] auf Rot
}
access-column = { $owner ->
    [mine] deine: { column-short }
    [other] von { $name }: { column-short }
    [neutral] neutral: { column-short }
   *[nobody] { column-short }
}, { access-level }, { $hour ->
    [0] in der Mitte
   *[other] auf { $hour } Uhr
}{ $hint ->
    [free] , nichts liegt darauf
    [loose] , locker
    [light] , trägt wenig
    [heavy] , trägt viel
   *[unknown] { "" }
}{ $locked ->
    [yes] , gesperrt
   *[no] { "" }
}{ $askew ->
    [yes] , steht schief
   *[no] { "" }
}{ $hook ->
    [yes] , nur mit dem Häkchen
   *[no] { "" }
}
access-neighbour = { column-short } auf { $hour } Uhr, { $gap } mm entfernt
access-neighbours = Daneben: { $list }.
access-alone = Ganz in der Nähe steht nichts.
access-reach = { $by ->
    [fingers] Finger kommen von { $hour } Uhr heran.
    [hook] Nur das Häkchen kommt heran, von { $hour } Uhr.
   *[nothing] Weder Finger noch Häkchen kommen heran.
}
access-hook-ready = Das Häkchen liegt bereit: Die Eingabetaste setzt es hinter den Fuß einer Säule.
access-fingers-ready = Das Häkchen ist weggelegt. Du nimmst wieder die Finger.
access-offer = { hand-offer-hook } Mit Tab kommst du zu „{ act-take-hook }“.

## Die Hand

access-pad = Deine Hand
access-pad-holds = Deine Hand: { column-short }
access-pad-plateau = Deine Hände: { plateau }
access-pad-steadies = Deine andere Hand: { plateau }
access-enter = Eingabe: { $step }
access-pad-help = Pfeiltasten bewegen sie um 5 mm, mit Umschalt um 1 mm. O zieht heraus, I schiebt hinein. Bild auf hebt, Bild ab senkt. H hält mit der anderen Hand das Plateau darüber fest und gibt ihr die Tasten; noch einmal H holt sie zurück. Eingabe macht den nächsten Schritt, Leertaste lässt los. Rücktaste stellt zurück und fragt vorher, wenn es etwas kostet. R sagt, wie es steht.
access-pad-help-plateau = Pfeiltasten bewegen es um 5 mm, mit Umschalt um 1 mm. Bild auf hebt, Bild ab senkt, Komma und Punkt drehen es. Eingabe macht den nächsten Schritt, Leertaste lässt los. Rücktaste gibt es auf: Das beendet deinen Zug, darum wirst du vorher gefragt. R sagt, wie es steht.
access-keys = Tasten
access-taken = { $tool ->
    [hook] Am Häkchen: { column-short }.
   *[hand] In deiner Hand: { column-short }.
} Hinaus geht es auf { $hour } Uhr.
access-resumed = { $tool ->
    [hook] Am Häkchen: { column-short }
   *[hand] In deiner Hand: { column-short }
}, { $mm } mm weit draußen.
access-taken-plateau = Du hast { plateau } in der Hand.
access-felt = { $grade ->
    [nothing] Nichts hält sie.
    [easy] Sie gleitet leicht.
    [firm] Sie sträubt sich.
    [hard] Sie sträubt sich sehr.
   *[stuck] Sie gibt nicht nach.
}
access-drawn = { $mm } mm draußen, noch mindestens { $left } mm.
access-half = Halb heraus.
access-free = Sie ist frei.{ $next ->
    [regrip] { " " }Mit Eingabe nimmst du sie in die Finger.
    [release-hold] { " " }Lass zuerst das Plateau los: mit Eingabe.
   *[other] { "" }
}
access-height = { $over ->
    [columns] { $mm } mm über den Säulen.
    [base] { $mm } mm über dem Fundament.
   *[plateau] { $mm } mm über dem obersten Plateau.
}
access-aside = { $mm ->
    [0] Genau über der Mitte.
   *[other] { $mm } mm von der Mitte, in Richtung { $hour } Uhr.
}
access-raised = { $way ->
    [up] Das Plateau liegt { $mm } mm höher als vorher.
    [down] Das Plateau liegt { $mm } mm tiefer als vorher.
   *[none] Das Plateau liegt wie vorher.
}
access-shifted = Es liegt { $mm } mm weiter in Richtung { $hour } Uhr als vorher.
access-leaned = Die Villa hat sich um { $mm } mm in Richtung { $hour } Uhr bewegt.
access-still = Die Villa steht still.
access-draw-out = Herausziehen
access-push-in = Hineinschieben
access-away = Von dir weg
access-near = Zu dir hin
access-left = Nach links
access-right = Nach rechts
access-hold = { plateau } festhalten
access-holding = Deine andere Hand hält { plateau }. Die Tasten bewegen jetzt das Plateau: Leertaste lässt es los, H wechselt zurück zur Säule.
access-released = Die Tasten führen wieder die Säule; deine andere Hand hält das Plateau weiter fest.
access-steadies = Deine andere Hand hält { plateau }.
access-closed = Die Liste ist zu, deine Hand hält weiter fest. Auf dem Bild der Villa führen die Pfeiltasten, was du hältst.
access-let-go = Deine andere Hand hat das Plateau losgelassen.
access-still-in = Sie ist noch in der Villa, darum bleibt sie in deiner Hand. Eingabe zieht weiter, Rücktaste stellt sie zurück.
access-no-hold = { $why ->
    [house] Nach den Regeln an diesem Tisch darf die andere Hand kein Plateau festhalten.
   *[none] Darüber liegt kein Plateau, das deine andere Hand festhalten könnte.
}
access-as-before = Sie steht wieder, wo sie stand.

## Wo es stehen oder liegen soll

access-spots = Wo soll sie stehen?
access-places = Plätze
access-spot = { $where ->
    [middle] In der Mitte
    [edge] { $hour } Uhr, am Rand
   *[between] { $hour } Uhr, auf halbem Weg
}{ $near ->
    [none] , ringsum frei
   *[other] , { $gap } mm daneben: { $near }
}{ $tips ->
    [yes] , das Plateau würde kippen
   *[no] { "" }
}
access-no-spot = Da ist kein Platz frei. Führ sie von Hand.
access-beds = Wo soll es liegen?
access-no-bed = Da oben stehen zu wenige Säulen: Das Plateau braucht { $least }. Mit der Rücktaste gibst du es auf.
access-bed = { $kind ->
    [steady] Wo es am ruhigsten liegt
    [most] Über den meisten Säulen
   *[middle] Genau darüber
}: { $covers ->
    [one] { $covers } Säule darunter
   *[other] { $covers } Säulen darunter
}
access-carrying = Unterwegs.
access-lowering = { $what ->
    [plateau] Es wird aufgelegt.
   *[column] Sie wird abgestellt.
}
access-there = Angekommen. Eingabe setzt ab.
access-stopped = Sie ist unterwegs stehen geblieben. Wähl den Platz noch einmal oder führ sie von Hand.
access-points = { $name }: { points }.
access-seal-taken = { $others ->
    [one] { $by } nimmt das Siegel: { $points } zu { $behind }.
   *[other] { $by } nimmt das Siegel. Punkte: { $points }.
}
access-not-yet = Auf Blau zählt sie noch nicht: Punkte gibt es erst ab dem grünen Plateau.

## Mit dem Finger

access-lift = Heben und senken
access-lift-at = { $mm } mm hoch
access-lift-word = Höhe

## Mit dem Gamepad

gamepad-help = Gamepad: Mit links und rechts auf dem Steuerkreuz wählst du eine Säule, mit oben und unten einen Knopf. A nimmt die Säule, drückt den Knopf oder geht zum nächsten Schritt, B stellt die Säule zurück. Kostet das etwas, wirst du gefragt: Y heißt ja, B nein. Der linke Stick zieht, der rechte hebt. X hält das Plateau darüber fest, die Schultertasten drehen ein Plateau. Linker Trigger: ganz sachte, rechter Trigger: schneller.
