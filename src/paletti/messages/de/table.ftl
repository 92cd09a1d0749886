## Was aus einem Versuch wurde, auf einem Zettel

verdict-slid-off = { plateau.start } ist abgerutscht.
verdict-fell = { $count ->
    [2] Zwei Säulen sind umgefallen und draußen.
    [3] Drei Säulen sind umgefallen und draußen.
    [4] Vier Säulen sind umgefallen und draußen.
   *[other] { $count } Säulen sind umgefallen und draußen.
}

## Wie ein Plateau in der Hand läge

lay-way = { $way ->
    [left] Schieb es ein Stück nach links.
    [right] Schieb es ein Stück nach rechts.
    [near] Schieb es ein Stück zu dir her.
   *[far] Schieb es ein Stück von dir weg.
}
lay-well = So läge es sicher auf seinen Säulen.
lay-edge = So läge es nur knapp auf seinen Säulen.
lay-tips = Seine Mitte ist nicht über den Säulen: So würde es kippen.
stand-tips = Auf dieser Seite hat { plateau } keinen Halt: Es würde kippen.

## Ein Tippen, das nichts nahm

tap-keep = Lass den Finger darauf oder zieh: Dann hast du sie in der Hand.
tap-still-in = Sie ist noch in der Villa, darum bleibt das Häkchen daran: Zieh weiter oder stell sie zurück.
tap-plateau-hold = Deine andere Hand kann es festhalten: Wähl „{ act-hold }“.
tap-plateau-lay = Mit „{ act-take-plateau }“ hast du es in der Hand.
tap-plateau-apply = Auflegen darfst du es erst, wenn du es beantragt hast: „{ act-apply }“.
tap-plateau-lies = Dieses Plateau bleibt erst einmal, wo es ist: Nimm eine Säule.

## Was ein Widerspruch bedeutet

objection-means = Wer widerspricht, muss es beweisen und eine Säule nach oben stellen. Misslingt das, kostet es eine Säule.

## Bescheid bekommen

notify-told = { $answer ->
    [granted] Du bekommst Bescheid, wenn du dran bist.
   *[denied] Dieser Browser erlaubt es nicht; in seinen Einstellungen lässt sich das ändern.
}
