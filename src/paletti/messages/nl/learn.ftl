### Leren en oefenen: de les in de echte villa, en een villa voor jezelf.

## Oefenen

page-practice = Oefenen
practice-villa = De villa om mee te oefenen
practice-left = Linkerhand
practice-right = Rechterhand
practice-building = Er wordt een villa gebouwd …
practice-other = Andere villa
practice-height = Hoeveel verdiepingen?
practice-layout = Hoe de pilaren staan
practice-layout-scattered = hier en daar
practice-layout-rings = in ringen
practice-layout-colours = op kleur
practice-serial = Dit is set nr. { $serial }. Geen twee zijn gelijk; hetzelfde nummer is hetzelfde hout.
practice-build = Bouw hem
practice-undo = Neem terug
practice-fell = Daar ligt hij. Niemand zag het. Neem het terug en probeer opnieuw.

## De les

page-learn = Leren
learn-count = Stap { $number } van { $count }
learn-back = Terug
learn-skip = Overslaan
learn-anew = Nog eens van voren af aan
learn-pointed = Bijvoorbeeld { column }.
learn-more = Een verdieping heeft drie pilaren onder zich nodig. { $count ->
    [one] Zet er eerst nog één omhoog.
   *[other] Zet er eerst nog { $count } omhoog.
}

learn-turn = Kijk rond
learn-turn-text = { $how ->
    [finger] Schuif met twee vingers over de tafel, of met één naast het hout: de villa draait.
   *[mouse] Druk naast de villa en sleep: je loopt eromheen. Het wiel brengt je dichterbij.
}
learn-turn-done = Mooi hier, hè?
learn-level = Door de knieën
learn-level-text = { $how ->
    [finger] Tik op het oog bovenaan, of schuif omhoog tot je de pilaren van opzij ziet.
   *[mouse] Druk op het oog bovenaan, of sleep omhoog tot je langs de vloer kijkt.
} Een haartje licht boven een kop betekent: die pilaar draagt niets.
learn-level-done = Zo zoeken bouwmeesters een losse.
learn-throw = De steen is eerst een dobbelsteen
learn-throw-text = De bouwmeesterssteen heeft op elke kant een kleur. Gooi hem: hij zegt waarmee je speelt. Je andere hand krijgt de rest.
learn-throw-done = Onthoud hem: straks is hij de prijs.
learn-draw = Trek een losse pilaar
learn-draw-text = { $how ->
    [finger] Leg een vinger op de pilaar en trek hem langzaam naar buiten, weg van de villa.
   *[mouse] Druk op de pilaar en trek hem langzaam naar buiten, weg van de villa.
}
learn-draw-done = Eruit, en niets bewoog.
learn-stand = Zet hem bovenop
learn-stand-text = Laat hem omhoog dragen, breng hem waar de vinger wijst en zet hem neer. De hand gaat alleen open waar een pilaar mag staan.
learn-stand-done = Daarboven telt hij. En de steen is van jou, want niemand heeft meer.
learn-feel = Voel een belaste
learn-feel-text = Neem deze en trek een beetje. De lijn spant, het hout kraakt: hij draagt het huis. Zet hem terug.
learn-feel-half = Voel je het? Dat is gewicht. Zet hem nu voorzichtig terug.
learn-feel-done = Wijs. Nu zit hij op slot: niemand mag het er nog mee proberen.
learn-hook = Het haakje
learn-hook-text = Waar geen vinger bij kan, neem je het haakje en druk je op een pilaar: het trekt aan de voet. Trek een beetje, zet hem dan terug, of breng hem omhoog als je durft.
learn-hook-half = Hij beweegt. Zet hem terug, of neem hem in je vingers en draag hem omhoog.
learn-hook-done = Een chirurg.
learn-hold = Houd de verdieping vast
learn-hold-text = Neem een pilaar. Kies dan „Verdieping vasthouden” en druk op de verdieping erboven, zodat die blijft waar ze is. Laat haar los voor de pilaar wordt neergezet, of zet de pilaar terug.
learn-hold-half = Ze rust in je hand. Laat de verdieping nu los, en zet de pilaar terug of draag hem omhoog.
learn-hold-done = Twee handen, één adem.
learn-lay = Een nieuwe verdieping
learn-lay-text = Zeg dat er niets meer omhoog kan: vraag de gele verdieping aan, laat niemand bezwaar maken, neem haar, draag haar boven de drie pilaren en leg haar neer.
learn-lay-done = Een nieuwe vloer. Alle punten eronder zijn vergeten.
learn-object = Bezwaar!
learn-object-text = Nu vraagt de ene hand weer een verdieping aan, en de andere gelooft het niet. Maak bezwaar: dan moet je het bewijzen en zelf een pilaar omhoog zetten, of hem terugzetten en ongelijk hebben.
learn-object-half = Dapper. Bewijs het nu: zet een pilaar omhoog, of zet hem terug en geef het toe.
learn-object-done = Zo eindigen vriendschappen. En zo win je.
learn-end = Je kunt bouwen
learn-end-text = Er valt niets meer te leren, alleen nog te verliezen. Roep de anderen.
