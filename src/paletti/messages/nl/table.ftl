## Wat er van een poging kwam, op een blaadje

verdict-slid-off = { plateau.start } is eraf gegleden.
verdict-whose = { $owned ->
    [yes] { " " }({ $name })
   *[no] { "" }
}
verdict-falls = { column.start }{ verdict-whose } valt om en is uit het spel.
verdict-askew = { column.start }{ verdict-whose } staat scheef en zit op slot.
verdict-how = { $what ->
    [hooked] Het haakje trok aan de voet, en hij kantelde.
    [drawn] Hij kantelde in de hand die hem trok.
   *[beside] Dat gebeurde terwijl { $name } { column } vasthad.
}
act-see-incident = Nog eens bekijken
verdict-fell = { $count ->
    [2] Twee pilaren zijn omgevallen en uit het spel.
    [3] Drie pilaren zijn omgevallen en uit het spel.
    [4] Vier pilaren zijn omgevallen en uit het spel.
   *[other] { $count } pilaren zijn omgevallen en uit het spel.
}

## Hoe een plateau in de hand zou liggen

lay-way = { $way ->
    [left] Schuif het een stukje naar links.
    [right] Schuif het een stukje naar rechts.
    [near] Schuif het een stukje naar je toe.
   *[far] Schuif het een stukje van je af.
}
lay-back = { $turned ->
    [yes] { plateau.start } is gedraaid, en geen hand draait het terug: zet de pilaar terug.
   *[no] Houd { plateau } vast. { lay-way } Laat het los en zet de pilaar dan neer. Of zet hem terug.
}
lay-well = Zo zou het stevig op zijn pilaren liggen.
lay-edge = Zo zou het maar net op zijn pilaren liggen.
lay-tips = Het midden is niet boven de pilaren: zo zou het kantelen.
stand-tips = Aan deze kant heeft { plateau } geen steun: het zou kantelen.

## Een tik die niets pakte

tap-keep = Houd je vinger erop of trek: dan heb je hem vast.
tap-taken = Daar staat al een pilaar. Kies een vrije plek op het bovenste plateau.
tap-spot = Kies een plek op het bovenste plateau: daar gaat de pilaar heen.
tap-felt = Hij is niet van zijn plaats gekomen: je beurt gaat door.
tap-still-in = Hij staat nog in de villa, dus blijft het haakje eraan zitten: trek verder, of zet hem terug.
tap-plateau-hold = Je andere hand kan het vasthouden: kies ‘{ act-hold }’.
tap-plateau-lay = Met ‘{ act-take-plateau }’ krijg je het in de hand.
tap-plateau-apply = Je mag het pas leggen als je het hebt aangevraagd: ‘{ act-apply }’.
tap-plateau-lies = Dit plateau blijft voorlopig waar het is: pak een pilaar.

## Wat bezwaar maken betekent

objection-means = Wie bezwaar maakt, moet dat bewijzen door een pilaar bovenop te zetten. Mislukt dat, dan gaat een pilaar van die speler uit het spel, ook als die al boven staat.

## Bericht krijgen

look-told = { $from ->
    [side] Je kijkt nu langs de vloer.
   *[home] Je ziet de hele villa weer.
}
notify-told = { $answer ->
    [granted] Je krijgt bericht als je aan de beurt bent.
   *[denied] Deze browser staat het niet toe; dat kun je in de instellingen veranderen.
}

## De hand

hint-wheel = of met het muiswiel
hand-hint-press = { $how ->
    [keys] Kies een pilaar uit de lijst: Enter pakt hem.
   *[other] Pak een van de oplichtende pilaren en trek hem er voorzichtig uit.
}
hand-hint-draw = { $on ->
    [base] Trek hem over de vloer naar buiten.
   *[plateau] Trek hem over het plateau naar buiten.
}{ $how ->
    [keys] { " " }O trekt, Page Up tilt hem op, Page Down laat hem zakken.
    [finger] { "" }
   *[mouse] { " " }Met het muiswiel til je hem op of laat je hem zakken.
}
hand-hint-clear = Hij is eruit. Breng hem naar boven.{ $how ->
    [finger] { " " }Je vinger leidt hem over de vloer; ‘{ act-carry-up }’ tilt hem op.
   *[other] { "" }
}
hand-hint-release = Hij is eruit. Laat het plateau los: het moet zonder je hand blijven liggen. Breng hem dan naar boven.
hand-hint-hooked = Hij is eruit. Pak hem met je vingers.
hand-hint-edge = De rand is dichtbij: langzaam. Het haakje stopt daar.
hand-hint-rim = Het haakje stopt bij de rand: pak hem met je vingers.
slip-pushed = verschoven
slip-heavy = Zwaar: langzaam!
slip-leans = Hij helt over!
slip-edge = Pas op: de rand!
slip-rim = Verder kan het haakje niet.
slip-sways = Er is een plateau verschoven!
hand-hint-heavy = { $how ->
    [keys] Er rust gewicht op: trek langzaam.
   *[other] Er rust gewicht op, maar misschien gaat het. Trek langzaam en houd { plateau } in de gaten.
}
hand-hint-leans = Hij helt over: breng hem een beetje terug, anders valt hij.
hand-hint-sways = Er is een plateau verschoven. Houd het in de gaten, en zet de pilaar liever terug voor de villa omvalt.
hand-hint-carrying = Onderweg naar boven …
hand-hint-over = { $how ->
    [keys] Breng hem boven het bovenste plateau en zet hem neer.
   *[other] Druk op de plek van het bovenste plateau waar hij moet staan: hij gaat erheen. Zet hem dan neer.
}
hand-hint-shifted = Houd het plateau vast, schuif het terug naar zijn plek en laat het los; zet hem dan neer. Of zet hem terug.
hand-hint-must-back = Er wankelde iets, dus hij mag niet naar boven: zet hem terug.
hand-hint-may = Hier mag hij staan.
hand-hint-plateau = Breng het boven de bovenste pilaren. { $how ->
    [keys] Met komma en punt draai je het.
    [finger] Met de ronde pijlen draai je het.
   *[mouse] Met het muiswiel draai je het.
}
hand-hint-plateau-may = Hier mag het liggen.
hand-hint-hook = { $how ->
    [keys] Kies een pilaar uit de lijst: het haakje gaat achter de voet.
   *[other] Pak een pilaar: het haakje gaat achter de voet.
}
hand-hint-eye = Het oog rechtsboven kijkt langs de vloer: een streepje licht boven een pilaar betekent dat hij los zit.
hand-hint-hold = { $how ->
    [keys] H houdt het plateau erboven vast.
   *[other] Pak het plateau dat je wilt vasthouden.
}
hand-hint-holding = Je andere hand houdt het plateau stil. Trek maar verder.
hand-hint-out = Breng hem opzij, tot hij helemaal los van de villa is.
hand-hint-setup = Pak een pilaar en zet hem op de bruine bouwplaats.
hand-hint-blocked = Hier komt hij niet verder: stuur zelf bij, of zet hem terug.
hand-hint-kept = { $how ->
    [keys] Hij staat nog onder { plateau }: O trekt hem naar buiten, R zegt hoe het ervoor staat.
   *[other] Trek verder: hij staat nog onder { plateau }. Pak de pilaar om verder te gaan.
}
hand-gently = ‘{ act-precise }’: de hand beweegt maar een vijfde van de afstand.{ $how ->
    [finger] { "" }
   *[other] { " " }Shift ingedrukt houden doet hetzelfde.
}

## Neutrale pilaren

column-neutral = Hij is neutraal en telt voor niemand.
neutral-none = Er is geen neutrale pilaar meer om te pakken.

## Wat je ziet terwijl het hout beweegt

notice-swayed = De villa wankelt! De pilaar moet terug.
notice-jammed = Hij wil er niet uit. De pilaar gaat terug.
notice-pushing = Pas op: je duwt tegen { column }!
notice-collapse = O nee …
notice-interrupted = Het spel werd onderbroken. De hand is uit de villa, en alles staat weer zoals het stond.
notice-idling = Ben je er nog? Beweeg iets, anders gaat je hand over { $seconds } s vanzelf open.
notice-left-alone = Er gebeurde zo lang niets dat de tafel de hand heeft weggehaald.

## Wat er gevraagd wordt voor iets wat niet terug te draaien is

sure-apply = { $proof ->
    [any] Kan er echt geen pilaar meer omhoog, ook niet van een ander? Bewijst iemand het tegendeel, dan is die pilaar uit het spel en je beurt voorbij.
   *[required] Kan geen van jouw pilaren meer omhoog? Bewijst iemand het tegendeel, dan is die pilaar uit het spel en je beurt voorbij.
}
sure-apply-resets = Zodra het ligt, beginnen alle punten weer bij nul, ook die van jou.
sure-apply-few = { $count ->
    [0] Bovenop staat geen pilaar
    [one] Bovenop staat pas { $count } pilaar
   *[other] Bovenop staan pas { $count } pilaren
}: te weinig, een plateau heeft er { $least } nodig.
sure-claim = Kan er echt geen enkele pilaar meer weg? De anderen mogen je uitdagen.
sure-put-back = { $price ->
    [lost] Terugzetten? Dan is je bezwaar mislukt.
    [forfeited] Terugzetten? Dan is je bezwaar mislukt, en mag { $name } een van je pilaren uit het spel nemen, ook een van helemaal boven.
    [waived] Terugzetten? Dan laat je hem staan, en gaat er geen pilaar uit het spel.
   *[locked] Terugzetten? Dan is je beurt voorbij en mag niemand deze pilaar nog pakken.
}
sure-shifted = Een plateau ligt niet meer waar het lag: bij het terugzetten kan de villa vallen.
act-put-back-sure = Ja, terugzetten
act-keep-hold = Vasthouden
sure-give-up = Laat je { plateau } echt liggen? Dan is je beurt voorbij, en mag iemand anders het later leggen.
act-give-up-sure = Ja, laten liggen
sure-pass = Echt passen? Je kunt nog een pilaar verplaatsen.
act-pass-sure = Ja, passen
sure-waive = Echt laten staan? Je mag een pilaar van { $other } uit het spel halen.
act-waive-sure = Ja, laat maar staan
act-confirm = Ja, aanvragen
act-confirm-claim = Ja, echt niets

## Wat een hand niet kan, al verbiedt geen regel het

trouble-nothing-in-hand = Je hand is leeg
trouble-hand-full = Die hand is vol
trouble-wood-moves = Wacht tot het hout stilstaat
trouble-another-hand = Daar is { $piece } net mee bezig
trouble-no-such-piece = Dat stuk bestaat niet
trouble-no-room-for-fingers = Daar past geen vinger tussen. Probeer het haakje
trouble-no-way-for-hook = Daar komt zelfs het haakje niet bij
trouble-not-on-piece = De hand grijpt ernaast
trouble-nonsense = Dat krijgt geen hand voor elkaar
trouble-being-put-back = Hij wordt al teruggezet
trouble-not-there-yet = Het ligt nog niet op de pilaren
trouble-in-the-air = Hij hangt nog in de lucht
trouble-not-over-top = Hij hangt niet boven het bovenste plateau
trouble-still-inside = Hij staat nog in de villa: trek hem er eerst uit
trouble-no-room-below = Recht eronder staat een andere pilaar
trouble-top-full = Daarboven is geen vrije plek breed genoeg: leid hem zelf ergens heen, of zet hem terug
