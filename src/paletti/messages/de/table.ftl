## Was aus einem Versuch wurde, auf einem Zettel

verdict-slid-off = { plateau.start } ist abgerutscht.
verdict-whose = { $owned ->
    [yes] { " " }({ $name })
   *[no] { "" }
}
verdict-falls = { column.start }{ verdict-whose } fällt und ist draußen.
verdict-askew = { column.start }{ verdict-whose } steht schief und ist gesperrt.
verdict-how = { $what ->
    [hooked] Das Häkchen zog an ihrem Fuß, und sie kippte.
    [drawn] Sie kippte in der Hand, die sie zog.
   *[beside] Das geschah, während { $name } { column } in der Hand hatte.
}
act-see-incident = Noch einmal ansehen
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
lay-back = { $turned ->
    [yes] { plateau.start } hat sich gedreht, und keine Hand dreht es zurück: Stell die Säule zurück.
   *[no] Halt { plateau } fest. { lay-way } Lass es los, dann stell die Säule ab. Oder stell sie zurück.
}
lay-well = So läge es sicher auf seinen Säulen.
lay-edge = So läge es nur knapp auf seinen Säulen.
lay-tips = Seine Mitte ist nicht über den Säulen: So würde es kippen.
stand-tips = Auf dieser Seite hat { plateau } keinen Halt: Es würde kippen.

## Ein Tippen, das nichts nahm

tap-keep = Lass den Finger darauf oder zieh: Dann hast du sie in der Hand.
tap-taken = Dort steht schon eine Säule. Tipp auf eine freie Stelle des obersten Plateaus.
tap-spot = Tipp auf eine Stelle des obersten Plateaus: Dorthin geht die Säule.
tap-felt = Sie hat sich nicht gerührt: Dein Zug geht weiter.
tap-still-in = Sie ist noch in der Villa, darum bleibt das Häkchen daran: Zieh weiter oder stell sie zurück.
tap-plateau-hold = Deine andere Hand kann es festhalten: Wähl „{ act-hold }“.
tap-plateau-lay = Mit „{ act-take-plateau }“ hast du es in der Hand.
tap-plateau-apply = Auflegen darfst du es erst, wenn du es beantragt hast: „{ act-apply }“.
tap-plateau-lies = Dieses Plateau bleibt erst einmal, wo es ist: Nimm eine Säule.

## Was ein Widerspruch bedeutet

objection-means = Wer widerspricht, muss es beweisen und eine Säule nach oben stellen. Misslingt das, verliert er oder sie irgendeine Säule, auch eine von ganz oben.

## Bescheid bekommen

look-told = { $from ->
    [side] Du schaust jetzt flach über den Boden.
   *[home] Du siehst wieder die ganze Villa.
}
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
hand-hint-clear = Sie ist frei. Trag sie nach oben.{ $how ->
    [finger] { " " }Der Finger führt sie am Boden entlang, „{ act-carry-up }“ hebt sie.
   *[other] { "" }
}
hand-hint-release = Sie ist frei. Lass das Plateau los: Es muss ohne deine Hand liegen. Dann trag sie nach oben.
hand-hint-hooked = Sie ist frei. Nimm sie in die Finger.
hand-hint-edge = Der Rand ist nah: langsam. Das Häkchen hält dort an.
hand-hint-rim = Das Häkchen hält am Rand an: Nimm sie in die Finger.
slip-pushed = verschoben
slip-heavy = Schwer: langsam!
slip-leans = Sie kippt gleich!
slip-edge = Vorsicht: der Rand!
slip-rim = Weiter geht es mit dem Häkchen nicht.
slip-sways = Ein Plateau hat sich bewegt!
hand-hint-heavy = { $how ->
    [keys] Sie trägt etwas: Zieh langsam.
   *[other] Sie trägt etwas, lässt sich aber vielleicht ziehen. Zieh langsam und behalte { plateau } im Auge.
}
hand-hint-leans = Sie neigt sich: Führ sie ein wenig zurück, sonst fällt sie.
hand-hint-sways = Ein Plateau hat sich bewegt. Behalt es im Auge, und stell die Säule lieber zurück, bevor die Villa fällt.
hand-hint-carrying = Unterwegs nach oben …
hand-hint-over = { $how ->
    [keys] Bring sie über das oberste Plateau und stell sie ab.
   *[other] Drück auf die Stelle des obersten Plateaus, wo sie stehen soll: Sie geht hin. Dann stell sie ab.
}
hand-hint-shifted = Halt das Plateau fest, schieb es an seinen alten Platz, lass es los; dann stell sie ab. Oder stell sie zurück.
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

## Was man sieht, während das Holz sich bewegt

notice-swayed = Die Villa schwankt! Die Säule muss zurück.
notice-jammed = Die Säule klemmt und kommt zurück.
notice-pushing = Vorsicht: Du verschiebst { column }!
notice-collapse = O nein …
notice-interrupted = Das Spiel war unterbrochen. Die Hand ist aus der Villa, alles steht wie zuvor.
notice-idling = Noch da? Beweg etwas, sonst öffnet sich deine Hand in { $seconds } s von selbst.
notice-left-alone = Es tat sich so lange nichts, dass der Tisch die Hand weggenommen hat.

## Was gefragt wird, ehe etwas nicht mehr zurückzunehmen ist

sure-apply = { $proof ->
    [any] Keine einzige Säule kann mehr nach oben, auch keine fremde? Beweist jemand das Gegenteil, ist diese Säule aus dem Spiel und dein Zug vorbei.
   *[required] Keine deiner Säulen kann mehr nach oben? Beweist jemand das Gegenteil, ist diese Säule aus dem Spiel und dein Zug vorbei.
}
sure-apply-resets = Sobald es liegt, beginnen alle Punkte wieder bei null, auch deine.
sure-apply-few = { $count ->
    [0] Oben steht keine Säule
    [one] Oben steht erst { $count } Säule
   *[other] Oben stehen erst { $count } Säulen
}: zu wenig, ein Plateau braucht { $least }.
sure-claim = Geht wirklich keine Säule mehr? Die anderen dürfen es anzweifeln.
sure-put-back = { $price ->
    [lost] Zurückstellen? Dann ist dein Widerspruch gescheitert.
    [forfeited] Zurückstellen? Dann ist dein Widerspruch gescheitert, und { $name } darf dir irgendeine Säule aus dem Spiel nehmen, auch eine von ganz oben.
    [waived] Zurückstellen? Dann lässt du es gut sein, und alle Säulen bleiben im Spiel.
   *[locked] Zurückstellen? Dann ist dein Zug vorbei, und niemand darf diese Säule noch einmal nehmen.
}
sure-shifted = Ein Plateau liegt nicht mehr, wo es war: Beim Zurückstellen kann die Villa fallen.
act-put-back-sure = Ja, zurückstellen
act-keep-hold = Weiter festhalten
sure-give-up = { plateau.start } wirklich aufgeben? Dann ist dein Zug vorbei, und später darf es jemand anders auflegen.
act-give-up-sure = Ja, aufgeben
sure-pass = Wirklich passen? Du könntest noch eine Säule ziehen.
act-pass-sure = Ja, passen
sure-waive = Wirklich gut sein lassen? Du darfst eine Säule von { $other } aus dem Spiel nehmen.
act-waive-sure = Ja, gut sein lassen
act-confirm = Ja, beantragen
act-confirm-claim = Ja, das behaupte ich

## Was eine Hand nicht kann, obwohl keine Regel es verbietet

trouble-nothing-in-hand = Du hast nichts in der Hand
trouble-hand-full = Diese Hand ist voll
trouble-wood-moves = Warte, bis das Holz stillsteht
trouble-another-hand = Da ist { $piece } gerade am Werk
trouble-no-such-piece = Dieses Teil gibt es nicht
trouble-no-room-for-fingers = Da kommt kein Finger hin. Versuch es mit dem Häkchen
trouble-no-way-for-hook = Da kommt nicht einmal das Häkchen hin
trouble-not-on-piece = Die Hand greift daneben
trouble-nonsense = Das kann keine Hand
trouble-being-put-back = Sie ist schon auf dem Rückweg
trouble-not-there-yet = Es liegt noch nicht auf den Säulen
trouble-in-the-air = Sie hängt noch in der Luft
trouble-not-over-top = Sie ist nicht über dem obersten Plateau
trouble-still-inside = Sie steckt noch in der Villa: Zieh sie erst heraus
trouble-no-room-below = Direkt darunter steht eine andere Säule
trouble-top-full = Dort oben ist kein freier Platz breit genug für sie: Führ sie selbst an eine Stelle, oder stell sie zurück
