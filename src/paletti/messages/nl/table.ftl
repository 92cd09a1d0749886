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
