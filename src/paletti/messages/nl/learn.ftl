### Leren en oefenen: de les in de echte villa, en een villa voor jezelf.

## Oefenen

practice-villa = De villa om mee te oefenen
practice-left = Linkerhand
practice-right = Rechterhand
practice-building = Er wordt een villa gebouwd …
practice-other = Een andere villa
practice-height = Hoeveel plateaus?
practice-layout = Hoe de pilaren staan
practice-layout-scattered = kriskras
practice-layout-rings = in kringen
practice-layout-colours = op kleur
practice-serial = Dit is doos nr. { $serial }. Geen twee zijn gelijk; hetzelfde nummer is hetzelfde hout.
practice-build = Bouwen
practice-undo = Ongedaan maken
practice-fell = Daar ligt hij. Gelukkig keek er niemand. Kies ‘{ practice-undo }’ en probeer het nog eens.

## De les

learn-count = Stap { $number } van { $count }
learn-back = Terug
learn-skip = Overslaan
learn-next = Verder
learn-anew = Nog eens van voren af aan
learn-pointed = De gemarkeerde: { column }.
learn-more = Onder een plateau horen drie pilaren. { $count ->
    [one] Breng er eerst nog een naar boven.
   *[other] Breng er eerst nog { $count } naar boven.
}

learn-turn = Kijk eens rond
learn-turn-text = { $how ->
    [keys] Ga met Tab naar de villa: met A en D loop je eromheen, met plus en min kom je dichterbij of verder weg.
    [finger] Veeg met twee vingers over de tafel, of met één vinger naast het hout: de villa draait.
   *[mouse] Klik naast de villa en sleep: je loopt eromheen. Met het muiswiel kom je dichterbij.
}
learn-turn-done = Mooi hier, hè?
learn-level = Door de knieën
learn-level-text = { $how ->
    [keys] Bij de villa kijk je met E langs de vloer. Zo zie je welke pilaren niets dragen; de lijst vertelt het ook: daar heet het ‘zit los’.
    [finger] Tik rechtsboven op het oog, of veeg omhoog tot je de pilaren van opzij ziet. { learn-light }
   *[mouse] Klik rechtsboven op het oog, of sleep omhoog tot je langs de vloer kijkt. { learn-light }
}
learn-light = Een streepje licht boven een pilaar betekent: die draagt niets.
learn-level-half = { $how ->
    [keys] Neem de tijd: wat in de lijst los zit, draagt niets.
   *[other] Neem de tijd en kijk langs de koppen van de pilaren. { learn-light }
} Zo zoekt een bouwmeester een losse. Met ‘{ learn-next }’ ga je door.
learn-throw = De steen is eerst een dobbelsteen
learn-throw-text = De bouwmeesterssteen heeft op elke kant een kleur. Gooi hem: dan weet je met welke kleur je speelt. Later krijgt degene met de meeste punten bovenop hem, en wie hem aan het eind heeft, wint. In deze les speelt je linkerhand tegen je rechter.
learn-throw-done = Het is { colour }! Je linkerhand speelt met { $left }, je rechterhand met { $right }. Onthoud de steen goed: straks is hij de prijs.
learn-draw = Trek er een losse pilaar uit
learn-draw-text = { $mover } is aan de beurt. { $how ->
    [keys] Pak de gemarkeerde pilaar met Enter uit de lijst en trek hem met O langzaam naar buiten.
    [finger] Leg je vinger op de gemarkeerde pilaar en trek hem langzaam naar buiten, weg van de villa.
   *[mouse] Klik op de gemarkeerde pilaar, houd vast en trek hem langzaam naar buiten, weg van de villa.
}
learn-draw-done = Eruit, en er bewoog niets. Wie een andere pilaar verschuift, verliest de beurt.
learn-stand = Zet hem bovenop
learn-stand-text = { $how ->
    [keys] Nu wordt je gevraagd waar hij moet staan. Ga met de pijltjestoetsen naar een plek: Enter brengt de pilaar erheen, nog een keer Enter zet hem neer.
   *[other] Kies ‘{ act-carry-up }’, breng de pilaar naar waar de pijl wijst en zet hem neer.
} De hand gaat alleen open waar een pilaar mag staan.
learn-stand-done = Daarboven telt hij. En de steen is van jou, want niemand heeft meer.
learn-feel = Voel wat een pilaar draagt
learn-feel-text = { $how ->
    [keys] Pak deze en trek een klein beetje met O. ‘Hij biedt weerstand’, zegt de hand, en het hout kraakt: op deze rust het huis. Zet hem terug met Backspace.
   *[other] Pak de gemarkeerde pilaar en trek een klein beetje. De draad naar je hand spant zich, het hout kraakt: op deze rust het huis. Zet hem terug.
}
learn-feel-half = Voel je dat? Dat is gewicht. Kies nu ‘{ act-put-back }’.
learn-asked = De tafel vraagt het eerst na: ‘{ act-put-back-sure }’ of ‘{ act-keep-hold }’.
learn-feel-done = { $locked ->
    [no] Verstandig. Je hebt er alleen aan gevoeld, dus hij blijft vrij: iedereen mag het er nog mee proberen.
   *[yes] Verstandig. Nu zit hij op slot: niemand mag het er nog mee proberen.
}
learn-hook = Het haakje
learn-hook-text = Waar geen vinger bij kan, pak je het haakje. { $how ->
    [keys] Kies een pilaar uit de lijst
   *[other] Druk op een pilaar
}: het trekt aan de voet, en met een ruk valt de pilaar om. Trek een klein stukje en zet hem dan terug. Of breng hem naar boven, als je durft.
learn-hook-half = Hij beweegt. Zet hem terug, of pak hem met je vingers en breng hem naar boven.
learn-hook-done = { $how ->
    [up] Een chirurg, jij.
   *[back] Weer op zijn plek, alsof er niets gebeurd is. Zo werkt het haakje.
}
learn-mishap = { $what ->
    [column-out] Hij is omgevallen en uit het spel, en de beurt is voorbij. Dat overkomt de beste bouwmeesters: we gaan verder.
   *[other] Dat ging mis, en de beurt is voorbij. Dat overkomt de beste bouwmeesters: we gaan verder.
}
learn-hold = Houd het plateau vast
learn-hold-text = { $stage ->
    [none] Pak een pilaar en houd hem in de hand.
   *[other] { $how ->
        [keys] Druk nu op H voor het plateau erboven
       *[other] Kies nu ‘{ act-hold }’
    }: je andere hand houdt het vast, zodat het blijft waar het is.
}
learn-hold-half = { $stage ->
    [held] Het rust in je hand. Laat het nu los{ $how ->
        [keys] .
       *[other] : ‘{ act-release }’.
    }
    [held-out] De pilaar is eruit. Laat nu het plateau los{ $how ->
        [keys] .
       *[other] : ‘{ act-release }’.
    }
    [out] Het plateau is weer vrij. Breng de pilaar naar boven en zet hem neer.
   *[other] Het plateau is weer vrij. Trek de pilaar er helemaal uit, of zet hem terug.
}
learn-hold-done = Twee handen, één adem. Zo komen ook belaste pilaren eruit.
learn-lay = Een nieuw plateau
learn-lay-text = Zeg dat er niets meer naar boven kan: vraag het gele plateau aan en kies ‘{ act-nobody }’. Pak het plateau, breng het boven de bovenste pilaren en leg het neer. Daarna begint iedereen weer bij nul.
learn-lay-done = Een nieuwe vloer: iedereen staat weer op nul. De steen blijft waar hij is, tot hier de eerste pilaar staat.
learn-object = { act-object }
learn-object-text = Vraag met de ene hand het volgende plateau aan en maak met de andere bezwaar, alsof die er niets van gelooft. Wie bezwaar maakt, moet als bewijs een pilaar naar boven brengen: hier een van de hand die aanvraagt. Die pilaar gaat daarna uit het spel.
learn-object-half = Bewijs het nu: breng een pilaar naar boven, dan gaat hij uit het spel. Of zet hem terug en geef toe dat je ongelijk had.
learn-object-done = { $proved ->
    [yes] Bewezen! Die pilaar is uit het spel: daar ligt hij, naast de villa.
   *[no] Niet bewezen, en dat kost je een pilaar. Zo eindigen vriendschappen.
}
learn-seal = Hoe de steen van eigenaar wisselt
learn-seal-text = Een andere villa, een hogere; wat bovenop staat, stond er al. Nog niemand heeft hier de steen: wie als eerste een pilaar naar boven brengt, krijgt hem. { $mover } is aan de beurt: breng de gemarkeerde naar boven, dan heeft { $mover } de steen.
learn-seal-half = { $whose ->
    [own] { $holder } heeft de steen. Breng nog een pilaar naar boven, dan is de andere hand aan de beurt.
   *[other] { $holder } heeft de steen. Nu is { $mover } aan de beurt: breng de gemarkeerde pilaar naar boven. Met meer punten bovenop pakt { $mover } de steen af; bij gelijke punten zou hij blijven waar hij is.
}
learn-seal-done = Meer punten bovenop, en de steen is van eigenaar gewisseld! Bovenop zie je van wie hij eerst was.
learn-fall = Waar de steen voor is
learn-fall-text = { $whose ->
    [none] Niemand heeft hier de steen, dus niemand kan winnen. Kijk toch hoe de villa omvalt: trek de gemarkeerde pilaar eruit. Zonder die pilaar komt alles erboven naar beneden.
    [own] { $holder } heeft de steen en is ook aan de beurt. Valt de villa om, dan wint wie de steen heeft; maar wie de villa zelf omgooit, raakt hem kwijt aan de vorige bezitter. Kijk maar: trek de gemarkeerde pilaar eruit.
   *[other] { $holder } heeft de steen, en { $mover } is aan de beurt. Valt de villa om, dan wint wie de steen heeft, behalve als die de villa zelf omgooit. Kijk maar: trek de gemarkeerde pilaar eruit. Zonder die pilaar komt alles erboven naar beneden.
}
learn-fall-done = Zo klinkt dat dus.
learn-fall-let = Laat de hand het doen
learn-end = Je kunt bouwen
learn-end-text = Er valt niets meer te leren, alleen nog te verliezen. Elke uitgave heeft haar eigen kleine regels: ‘{ act-rules }’ noemt ze tijdens het spel.
learn-first-game = Speel tegen de computer
