### Spielen mit Tastatur, nach Gehör und mit dem Finger: die Villa als Liste, was die Hand spürt, wohin ein Teil könnte.

access-open = Mit Tastatur und Gehör spielen
access-title = Mit Tastatur und Gehör
access-villa = Die Villa

## Die Säulen als Liste

access-list = Säulen
access-list-help = Mit den Pfeiltasten gehst du durch die Säulen, mit der Eingabetaste nimmst du eine.
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
}
access-neighbour = { column-short } auf { $hour } Uhr, { $gap } mm entfernt
access-neighbours = Daneben: { $list }.
access-alone = Ganz in der Nähe steht nichts.
access-reach = { $by ->
    [fingers] Finger kommen von { $hour } Uhr heran.
    [hook] Nur das Häkchen kommt heran, von { $hour } Uhr.
   *[nothing] Weder Finger noch Häkchen kommen heran.
}

## Die Hand

access-pad = Deine Hand
access-pad-holds = Deine Hand: { column-short }
access-pad-plateau = Deine Hände: { plateau }
access-pad-help = Pfeiltasten bewegen sie um 5 mm, mit Umschalt um 1 mm. O zieht heraus, I schiebt hinein. Bild auf hebt, Bild ab senkt. Eingabe tut das Nächste, Leertaste lässt los, Rücktaste stellt zurück, R sagt, wie es steht.
access-pad-help-plateau = Pfeiltasten bewegen es um 5 mm, mit Umschalt um 1 mm. Bild auf hebt, Bild ab senkt, Komma und Punkt drehen es. Eingabe tut das Nächste, Leertaste lässt los, Rücktaste legt zurück, R sagt, wie es steht.
access-keys = Tasten
access-taken = In deiner Hand: { column-short }. Hinaus geht es auf { $hour } Uhr.
access-taken-plateau = Du hast { plateau } in der Hand. Such aus, wo es liegen soll.
access-felt = { $grade ->
    [nothing] Nichts hält sie.
    [easy] Sie gleitet leicht.
    [firm] Sie sträubt sich.
    [hard] Sie sträubt sich sehr.
   *[stuck] Sie gibt nicht nach.
}
access-moved = { $mm } mm von ihrem Platz.
access-height = { $mm } mm über ihrem Boden.
access-leaned = Die Villa hat sich um { $mm } mm bewegt.
access-still = Die Villa steht still.
access-draw-out = Herausziehen
access-push-in = Hineinschieben
access-away = Von dir weg
access-near = Zu dir hin
access-left = Nach links
access-right = Nach rechts
access-hold = { plateau } festhalten
access-holding = Deine andere Hand hält { plateau }. Die Tasten bewegen jetzt das Plateau; H wechselt zurück.
access-released = Die Tasten bewegen wieder das Teil.
access-let-go = Deine andere Hand hat das Plateau losgelassen.

## Wo es stehen oder liegen soll

access-spots = Wo soll sie stehen?
access-spot = { $where ->
    [middle] In der Mitte
    [edge] Am Rand, auf { $hour } Uhr
   *[between] Auf halbem Weg, auf { $hour } Uhr
}
access-no-spot = Da ist kein Platz frei. Führ sie von Hand.
access-beds = Wo soll es liegen?
access-bed = { $kind ->
    [steady] Wo es am ruhigsten liegt
    [most] Über den meisten Säulen
   *[middle] Genau darüber
}: { $covers ->
    [one] { $covers } Säule darunter
   *[other] { $covers } Säulen darunter
}
access-carrying = Unterwegs.
access-there = Angekommen. Eingabe setzt ab.

## Mit dem Finger

access-lift = Heben und senken
access-lift-at = { $mm } mm hoch
