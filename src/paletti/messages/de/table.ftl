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

## Die Hand

hint-wheel = oder mit dem Mausrad
hand-hint-press = { $how ->
    [keys] Wähl eine Säule aus der Liste: Eingabe nimmt sie.
   *[other] Drück auf eine der leuchtenden Säulen und zieh sie sachte heraus.
}
hand-hint-draw = { $on ->
    [base] Zieh sie am Boden entlang heraus.
   *[plateau] Zieh sie auf dem Plateau entlang heraus.
}{ $how ->
    [keys] { " " }O zieht, Bild auf hebt, Bild ab senkt.
    [finger] { "" }
   *[mouse] { " " }Das Mausrad hebt und senkt.
}
hand-hint-clear = Sie ist frei. Trag sie nach oben.
hand-hint-release = Sie ist frei. Lass das Plateau los: Es muss ohne deine Hand liegen. Dann trag sie nach oben.
hand-hint-hooked = Sie ist frei. Nimm sie in die Finger.
hand-hint-edge = Der Rand ist nah: langsam. Das Häkchen hält dort an.
hand-hint-rim = Das Häkchen hält am Rand an: Nimm sie in die Finger.
slip-edge = Vorsicht: der Rand!
slip-rim = Weiter geht es mit dem Häkchen nicht.
hand-hint-carrying = Unterwegs nach oben …
hand-hint-over = { $how ->
    [keys] Bring sie über das oberste Plateau und stell sie ab.
   *[other] Drück auf die Stelle des obersten Plateaus, wo sie stehen soll: Sie geht hin. Dann stell sie ab.
}
hand-hint-shifted = Halt das Plateau fest, schieb es an seinen alten Platz, lass es los; dann stell sie ab.
hand-hint-must-back = Es hat geschwankt, also darf sie nicht nach oben: Stell sie zurück.
hand-hint-may = Hier kann sie stehen.
hand-hint-plateau = Trag es über die obersten Säulen. { $how ->
    [keys] Komma und Punkt drehen es.
    [finger] Die runden Pfeile drehen es.
   *[mouse] Das Mausrad dreht es.
}
hand-hint-plateau-may = Hier kann es liegen.
hand-hint-hook = { $how ->
    [keys] Wähl eine Säule aus der Liste: Das Häkchen greift hinter ihren Fuß.
   *[other] Drück auf eine Säule: Das Häkchen greift hinter ihren Fuß.
}
hand-hint-eye = Mit dem Auge oben rechts schaust du flach über den Boden: Ein Lichtspalt über einer Säule heißt, dass sie locker steht.
hand-hint-hold = { $how ->
    [keys] H hält das Plateau darüber fest.
   *[other] Drück auf das Plateau, das du festhalten willst.
}
hand-hint-holding = Deine andere Hand hält das Plateau ruhig. Zieh weiter.
hand-hint-out = Trag sie zur Seite, bis sie frei ist.
hand-hint-setup = Nimm eine Säule und stell sie auf den braunen Bauplatz.
hand-hint-blocked = Von allein geht es hier nicht weiter: Führ sie von Hand oder stell sie zurück.
hand-hint-kept = { $how ->
    [keys] Sie ist noch unter { plateau.dat }: O zieht sie heraus, R sagt, wie es steht.
   *[other] Zieh weiter: Sie ist noch unter { plateau.dat }. Drück auf die Säule, um weiterzumachen.
}
hand-gently = „{ act-precise }“: Die Hand geht nur ein Fünftel so weit.{ $how ->
    [finger] { "" }
   *[other] { " " }Die Umschalttaste tut dasselbe.
}

## Neutrale Säulen

column-neutral = Sie ist neutral und zählt für niemanden.
neutral-none = Eine neutrale Säule ist nicht mehr zu nehmen.
