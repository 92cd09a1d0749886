## Wat er van een poging kwam, op een blaadje

verdict-slid-off = { plateau.start } is eraf gegleden.
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
lay-well = Zo zou het stevig op zijn pilaren liggen.
lay-edge = Zo zou het maar net op zijn pilaren liggen.
lay-tips = Het midden is niet boven de pilaren: zo zou het kantelen.
stand-tips = Aan deze kant heeft { plateau } geen steun: het zou kantelen.

## Een tik die niets pakte

tap-keep = Houd je vinger erop of trek: dan heb je hem vast.
tap-still-in = Hij staat nog in de villa, dus blijft het haakje eraan zitten: trek verder, of zet hem terug.
tap-plateau-hold = Je andere hand kan het vasthouden: kies ‘{ act-hold }’.
tap-plateau-lay = Met ‘{ act-take-plateau }’ krijg je het in de hand.
tap-plateau-apply = Je mag het pas leggen als je het hebt aangevraagd: ‘{ act-apply }’.
tap-plateau-lies = Dit plateau blijft voorlopig waar het is: pak een pilaar.

## Wat bezwaar maken betekent

objection-means = Wie bezwaar maakt, moet dat bewijzen door een pilaar bovenop te zetten. Mislukt dat, dan kost het een pilaar.

## Bericht krijgen

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
hand-hint-clear = Hij is eruit. Breng hem naar boven.
hand-hint-release = Hij is eruit. Laat het plateau los: het moet zonder je hand blijven liggen. Breng hem dan naar boven.
hand-hint-hooked = Hij is eruit. Pak hem met je vingers.
hand-hint-edge = De rand is dichtbij: langzaam. Het haakje stopt daar.
hand-hint-rim = Het haakje stopt bij de rand: pak hem met je vingers.
slip-edge = Pas op: de rand!
slip-rim = Verder kan het haakje niet.
hand-hint-carrying = Onderweg naar boven …
hand-hint-over = { $how ->
    [keys] Breng hem boven het bovenste plateau en zet hem neer.
   *[other] Druk op de plek van het bovenste plateau waar hij moet staan: hij gaat erheen. Zet hem dan neer.
}
hand-hint-shifted = Houd het plateau vast, schuif het terug naar zijn plek en laat het los; zet hem dan neer.
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
