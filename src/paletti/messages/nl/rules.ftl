### De regels uitgelegd: wat het handboek zegt.

handbook-title = Villa Paletti
handbook-subtitle = { $edition }, voor { $players ->
    [one] één bouwmeester
   *[other] { $players } bouwmeesters
}
handbook-subtitle-any = { $edition }, voor { $least } tot { $most } bouwmeesters
handbook-story =
    Paletti wilde hoger wonen, maar had er het geld niet voor. Wat hij wel had, was een begane grond met twintig pilaren, en wie heeft er nu
    twintig nodig? Dus ging er onderin eentje uit en bovenop weer eentje bij, en daarna nog een. Dat ging heel lang goed. Over welke pilaar het was, is
    het dorp het nog altijd niet eens.
handbook-aim = Trek je pilaren er onderin uit en zet ze op het bovenste plateau, want alleen daar tellen ze. Wie de bouwmeesterssteen heeft als
    de villa valt, wint. Tenzij het de eigen elleboog was.
handbook-aim-rounds = Trek pilaren er onderin uit en zet ze op het bovenste plateau, beurt na beurt, ronde na ronde, en zorg dat de toren omvalt
    als een ander aan de beurt is.
handbook-ways = Jullie spelen { $mode }. Telling: { $scoring }. Het kan ook { $modes }, of met een andere telling: { $scorings }.

## Koppen

section-pieces = Wat er in de doos zit
section-setup = De begane grond bouwen
section-colour = Wie welke kleur krijgt, en wie begint
section-move = Een beurt: een pilaar naar boven
section-abort = Toch maar terugzetten
section-plateau = Een beurt: een nieuw plateau
section-build = Bouwvoorschriften
section-seal = De bouwmeesterssteen
section-end = Het einde, en wie er wint
section-two = Met z’n tweeën
section-three = Met z’n drieën
section-us = Het Amerikaanse spel
section-ruling = Onze uitspraken, waar de boekjes zwijgen

## Onderdelen

clause-pieces-1 = Twintig pilaren in vier kleuren: rood, geel, blauw en groen. Van elke kleur zijn er drie dun en rond, één is zeshoekig en één is
    dik en rond.
clause-pieces-2 = Een dunne pilaar is 1 punt waard, een zeshoekige 2 en een dikke 3. Ze horen allemaal even hoog te zijn, maar hout trekt zich daar
    weinig van aan.
clause-pieces-3 = Vijf plateaus, van groot naar klein: blauw, groen, geel, oranje en rood. Een basis met in het midden een bouwplaats en daaromheen
    een rand die leeg blijft. Eén haakje. En de bouwmeesterssteen: een lang blok met op elk van zijn vier zijden een kleur, dat ook als
    dobbelsteen dient.

## Opbouw

clause-setup-1 = Samen zetten jullie alle twintig pilaren { $columns-on-rim ->
    [yes] op de basis, hoe je maar wilt. Ook de rand mag.
   *[no] op de bouwplaats, hoe je maar wilt. Op de rand mag er geen staan.
}
clause-setup-2 = Daarna leggen jullie er het blauwe plateau op. { $blue-plateau ->
    [within-base] Het moet helemaal binnen de basis blijven.
    [on-all-columns] Alle twintig pilaren moeten eronder staan.
   *[free] Hoe het ligt, mogen jullie zelf weten.
} { $setup-lean-deg ->
    [none] {""}
   *[other] Het moet muurvast liggen: als alles stilstaat, helt het minder dan { $setup-lean-deg }°.
} { $setup-column-lean-deg ->
    [none] {""}
   *[other] Geen pilaar helt meer dan { $setup-column-lean-deg }°.
}
clause-colour-1 = { $colour-rule ->
    [all-throw] De jongste gooit de steen en krijgt de kleur die boven ligt. Met de klok mee gooien ook de anderen; wie een kleur gooit die al weg is,
        gooit nog eens.
   *[throw-then-choose] De jongste gooit de steen en krijgt de kleur die boven ligt. Met de klok mee kiezen de anderen uit wat er nog over is.
}
clause-colour-2 = { $begins ->
    [thrower] Wie het eerst heeft gegooid, begint.
    [named] Wie begint, spreken jullie zelf af.
   *[last-to-a-colour] Wie het laatst aan een kleur kwam, begint. Een kleine troost.
}
clause-colour-3 = Alle vijf de pilaren van je kleur zijn van jou, waar ze ook staan.

## Een beurt

clause-move-1 = Pak { $mode ->
    [own] een van je pilaren
    [assigned] een van je pilaren
    [random] een pilaar van de vereiste kleur
   *[freestyle] een pilaar
} van een laag onder de bovenste, of hij nu vrij staat of een plateau draagt, en zet hem op het bovenste plateau. Daarmee eindigt je beurt, en met de klok
    mee gaat het verder.
clause-move-2 = Een pilaar op de bovenste laag blijft daar. Die is er al.
clause-abort-1 = { $breaking-off ->
    [must-when-swaying] Wankelt de villa terwijl de pilaar er nog in zit, dan moet je stoppen en hem terugzetten waar hij stond. Eerder stoppen mag altijd.
    [never] Er is geen weg terug: een pilaar waaraan je begint, moet naar boven.
   *[may] Zolang de pilaar niet boven staat, mag je op elk moment stoppen. Hij gaat dan terug naar waar hij stond.
}
clause-abort-2 = Een teruggezette pilaar zit op slot: niemand mag hem deze partij nog kiezen. De beurt is voorbij.

## Een nieuw plateau

clause-plateau-1 = Zeg je aan het begin van je beurt dat geen van je pilaren naar boven kan zonder dat de villa instort, dan vraag je het volgende plateau
    aan. Dat mag ook als je helemaal geen pilaar meer mag verplaatsen.
clause-plateau-2 = De anderen mogen bezwaar maken. Wie dat het eerst doet, moet het bewijzen door zelf een pilaar op het bovenste plateau te zetten: { $proof-column ->
    [any] welke dan ook
   *[required] een van de aanvrager
}. Met pilaren op slot of op de bovenste laag bewijs je niets.
clause-plateau-3 = Lukt het bewijs, dan gaat die pilaar uit het spel en is de beurt van de aanvrager voorbij.
clause-plateau-4 = Lukt het bewijs niet en moet de pilaar terug, dan kiest de aanvrager een pilaar van de bezwaarmaker en haalt die uit de villa en uit het
    spel. Daarna wordt het plateau alsnog gelegd.
clause-plateau-5 = Maakt niemand bezwaar, dan legt de aanvrager het volgende plateau op de bovenste pilaren.
clause-plateau-6 = De volgorde is altijd dezelfde: blauw, groen, geel, oranje, rood.
clause-plateau-7 = { $overhang ->
    [never] Geen enkel plateau mag buiten de basis uitsteken.
   *[from-green] Vanaf het groene mag een plateau buiten de basis uitsteken.
}
clause-plateau-8 = { $cover-minimum ->
    [0] Hoeveel pilaren er onder een nieuw plateau staan, mogen jullie zelf weten.
   *[other] Onder een nieuw plateau { $cover-minimum ->
        [one] moet minstens één pilaar
        [3] moeten minstens drie pilaren
       *[other] moeten minstens { $cover-minimum } pilaren
    } staan{ $few-columns ->
        [yes] { $few-columns-minimum ->
            [2] ; vanaf oranje zijn er twee genoeg.
            [3] .
           *[other] ; vanaf oranje is elk aantal goed.
        }
       *[no] { $few-columns-minimum ->
            [2] . Je kunt vooraf afspreken dat er vanaf oranje twee genoeg zijn.
            [3] .
           *[other] . Je kunt vooraf afspreken dat vanaf oranje elk aantal goed is.
        }
    } Krijg je het zo niet gelegd, dan gaat het terug en is je beurt voorbij.
}
clause-plateau-9 = { $after-plateau ->
    [must-raise] Wie een plateau heeft gelegd, moet in dezelfde beurt nog een pilaar naar boven brengen.
   *[turn-over] Wie een plateau heeft aangevraagd, brengt in die beurt geen pilaar naar boven, hoe het ook afloopt.
}

## Bouwvoorschriften

clause-build-1 = { $hold-plateaus ->
    [no] Terwijl je een pilaar eruit trekt, mag je geen plateau en geen andere pilaar aanraken.
   *[yes] Terwijl je een pilaar eruit trekt, mag je elk plateau erboven vasthouden en een beetje optillen. Daarna moet het weer liggen waar het lag: geen
        vrije pilaar mag bedekt raken{ $uncovering ->
            [yes] . Een bedekte mag wel vrijkomen.
           *[no] {" "}en geen bedekte vrijkomen.
        }
}
clause-build-2 = { $steadying ->
    [laying] Terwijl een plateau wordt gelegd, mag niemand het stutten.
   *[setting-down] Terwijl je een pilaar neerzet, mag je geen plateau vasthouden.
}
clause-build-3 = Een pilaar mag niet uitsteken over de rand van het plateau waarop hij staat.
clause-build-4 = Plateaus komen in hun vaste volgorde, zie PLATEAU-6.
clause-build-5 = Het haakje mag helpen om een pilaar eruit te trekken.
clause-build-6 = Per beurt kies je één pilaar, en alleen die raak je aan, met de hand of met het haakje. Geen tweede poging met een andere, en geen
    geschuif met de rest.
clause-build-7 = Pilaren op de bovenste laag blijven waar ze zijn, zie MOVE-2.
clause-build-8 = Een pilaar op een andere zetten mag niet, behalve boven het rode plateau: daar stapel je zo veel je wilt.

## De steen

clause-seal-1 = De bouwmeesterssteen doet mee vanaf het groene plateau. Wie daar de eerste pilaar op zet, krijgt hem.
clause-seal-2 = Je punten zijn wat je eigen pilaren op de bovenste laag van dat moment samen waard zijn.
clause-seal-3 = { $seal-counted ->
    [turn-end] Aan het eind van een beurt wordt geteld: wie dan meer punten heeft dan de bezitter, krijgt de steen. Bij gelijke stand blijft hij
        waar hij is.
   *[at-once] Zodra iemand meer punten heeft dan de bezitter, wisselt de steen van eigenaar. Bij gelijke stand blijft hij waar hij is.
}
clause-seal-4 = Met een nieuw plateau vervallen alle punten. De bezitter houdt de steen tot iemand de eerste pilaar op het nieuwe plateau zet; die krijgt
    hem meteen.
clause-seal-5 = Wie de steen krijgt, legt hem neer met de kleur van de vorige bezitter naar boven. Wie hem al heeft, laat hem liggen zoals hij ligt.

## Het einde

clause-end-1 = { $ends-when ->
    [nothing-to-move] Het spel is uit als de villa instort, of als niemand nog een pilaar kan verplaatsen.
   *[nothing-to-build] Het spel is uit als de villa instort, of als niemand nog een pilaar naar boven kan brengen of een plateau kan leggen.
}
clause-end-2 = Wie de steen heeft, wint. Maar heeft die speler zelf de villa laten instorten, dan wint de vorige bezitter: de kleur die boven ligt.

## Met twee en met drie

clause-two-1 = Hebben jullie allebei een kleur, dan kiezen jullie in dezelfde volgorde elk een tweede. { $two-colours ->
    [named] Aan het begin van elke beurt noem je de kleur waarmee je speelt.
   *[either] Elke beurt mag je met de ene of met de andere spelen.
}
clause-two-2 = De punten van je twee kleuren tel je bij elkaar op.
clause-three-1 = De vierde kleur is neutraal: van niemand, voor niemand iets waard, en nooit goed voor de steen.
clause-three-2 = In je beurt breng je eerst een neutrale pilaar naar boven, en pas daarna een van jezelf. { $without-plateau ->
    [must-move] Die van jezelf moet echt volgen.
   *[may-pass] { $own-after-neutral ->
        [must] Die van jezelf moet echt volgen.
       *[may] Die van jezelf hoeft niet: je mag het ook bij de neutrale laten.
    }
} Aan het begin van je beurt mag je in plaats daarvan nog steeds een plateau aanvragen.
clause-three-3 = Op de basis en op elk plateau moet één neutrale pilaar blijven staan: de laatste van een laag mag niet weg.
clause-three-4 = Is er door die regel en de sloten geen neutrale pilaar die weg mag, dan ga je meteen door met een van jezelf.
clause-three-5 = Een neutrale pilaar mag je terugzetten. { $neutral-broken-off ->
    [ask-first] Dan zijn eerst de anderen aan het woord: alleen als niemand bezwaar maakt, ga je door met een van jezelf.
   *[own-at-once] { $without-plateau ->
        [must-move] Daarna moet je meteen door met een van jezelf; bezwaar maken kan tot je die aanraakt.
       *[may-pass] Daarna mag je meteen door met een van jezelf; bezwaar maken kan tot je die aanraakt.
    }
}
clause-three-6 = Maar een ander mag bewijzen dat een andere neutrale pilaar wél naar boven kon, door hem naar boven te brengen. Daar blijft hij staan, en
    jouw beurt is voorbij.

## Het Amerikaanse spel

clause-us-1 = Een partij duurt zoveel rondes als jullie vooraf afspreken (hier: { $rounds }). Een ronde is voorbij als de toren valt, of als niemand
    verder kan.
clause-us-2 = { $mode ->
    [random] Elke beurt gooi je eerst de steen, en je verplaatst een pilaar van de kleur die boven ligt. Blijft de steen rechtop staan, dan kies je
        zelf een kleur.
    [assigned] Iedereen kiest vooraf een kleur en verplaatst alleen pilaren van die kleur.
   *[freestyle] Je mag elke pilaar verplaatsen, welke kleur hij ook heeft.
}
clause-us-3 = Met de hand of met het haakje, net wat je wilt. Plateaus en andere pilaren mag je niet aanraken.
clause-us-4 = Denk je dat er geen pilaar { $mode ->
    [freestyle] {""}
   *[other] van de vereiste kleur
} veilig weg kan, dan mag je het grootste plateau leggen dat nog over is.
clause-us-5 = Daarna moet je er toch nog een pilaar op zetten, van welke laag daaronder dan ook.
clause-us-6 = { $without-plateau ->
    [may-pass] Zijn de plateaus op en durf je niets meer te verplaatsen, dan mag je passen.
   *[must-move] Zijn de plateaus op, dan moet er hoe dan ook een pilaar weg. Sterkte.
}
clause-us-7 = Eenvoudige telling: wie de toren omgooit, krijgt een punt. Wie na alle rondes de minste punten heeft, wint.
clause-us-8 = Toernooitelling: zodra het groene plateau ligt, levert elke pilaar die je verplaatst zijn waarde op. { $topple-costs ->
    [always] De toren omgooien kost 5 punten, ook vóór groen.
   *[from-green] De toren omgooien kost dan 5 punten; vóór groen telt geen van beide.
} Wie de meeste punten heeft, wint.
clause-us-9 = In de toernooitelling mag je iemand uitdagen die zegt dat er geen pilaar meer weg kan. Je verplaatst er dan zelf een van de vereiste kleur. Lukt
    het, dan zijn de punten voor jou en gaat het spel verder. Valt de toren, dan kost dat jou 5 punten, ook vóór groen, en is de ronde voorbij. { $after-challenge ->
    [clockwise] De volgende ronde begint zoals altijd.
   *[challenger] De volgende ronde begin jij.
}

## Uitspraken

clause-ruling-1 = Een instorting is wat iedereen ziet. Of er komt een plateau naar beneden: eenmaal tot rust gekomen, of { $collapse-after-s ->
    [1] een volle seconde
   *[other] { $collapse-after-s } seconden
} lang, helt het meer dan { $collapse-lean-deg }°, ligt een punt van de rand meer dan { $collapse-drop-percent }% van een pilaarhoogte lager dan aan het begin van de poging, of ligt
    het op de basis, op tafel of (als het niet zo gelegd is) op een ander plateau. Of er blijft een ruïne over: er zijn in één poging { $ruin-columns } of meer pilaren gevallen, die in de hand niet
    meegerekend. Een plateau dat iemand vasthoudt, wordt pas beoordeeld als de hand weg is; een hand die { $idle-hand-s } seconden niets doet, gaat open. Glijdt een
    plateau eraf terwijl je het legt en blijft de rest staan, dan is dat geen instorting: het gaat terug en de beurt is voorbij. De schuldige is wie op dat
    moment bezig was: met verplaatsen, bewijzen, weghalen of leggen.
clause-ruling-2 = Wat valt, is uit het spel: pilaren die vallen terwijl alle plateaus blijven liggen, doen niet meer mee. Een pilaar die meer dan { $askew-lean-deg }° helt
    en klem zit onder zijn plateau, staat scheef: hij blijft daar, zit voor iedereen op slot en telt voor niemand, tot hij valt. In beide gevallen is de
    beurt voorbij en levert die niets op{ $scoring ->
    [seal] : een pilaar die toch boven staat, telt niet mee tot het volgende plateau er ligt.
   *[other] .
}
clause-ruling-3 = Aangeraakt is gekozen: een pilaar die je met hand of haakje { $feel-first } mm hebt bewogen, is jouw pilaar voor deze beurt. Laat je eerder los,
    dan telt dat niet als terugzetten.
clause-ruling-4 = Duwt de pilaar in je hand of het haakje een andere pilaar meer dan { $push-mm } mm opzij { $push-alike ->
    [yes] {""}
   *[no] (op de bovenste laag { $push-top-mm } mm)
} of valt die daardoor om, dan
    is dat een fout. Alles wordt teruggezet zoals het stond, ook jouw pilaar, { $breaking-off ->
    [never] die niet op slot gaat,
   *[other] die op slot gaat alsof je hem zelf had teruggezet,
} en de beurt is voorbij. Volgt er een instorting, dan telt alleen die. Wat meebeweegt omdat een plateau zwaait, is niemands schuld.
clause-ruling-5 = Je kunt een pilaar alleen loslaten als hij rechtop staat, helemaal op het bovenste plateau en niet op een andere pilaar, behalve boven het rode
    plateau (BUILD-8). Anders blijft de hand dicht, met de reden erbij. Voor het leggen van een plateau geldt hetzelfde.
clause-ruling-6 = Of een vastgehouden plateau weer goed ligt, wordt bekeken als je je pilaar neerzet. Zolang { $uncovering ->
    [yes] een vrije pilaar bedekt is geraakt
   *[no] er andere pilaren vrij of bedekt zijn dan eerst
}, of het
    plateau meer dan { $hold-shift-mm } mm verschoven of { $hold-turn-deg }° gedraaid is, { $breaking-off ->
    [never] moet je het terugschuiven.
   *[other] kun je het terugschuiven of je pilaar terugzetten.
}
clause-ruling-7 = Een plateau bedekt een pilaar van de bovenste laag als de kop er minstens gedeeltelijk onder ligt.
clause-ruling-8 = Na een mislukt bewijs gaat de pilaar terug, maar niet op slot. De aanvrager mag de straf kwijtschelden. Een pilaar weghalen doe je met de hand,
    zoals altijd, en stort de villa daarbij in, dan is dat de schuld van de aanvrager.
clause-ruling-9 = Na een geslaagd bewijs wordt de pilaar gewoon van het plateau getild, zonder risico; voor de steen telt hij nooit. De volgende is aan de
    beurt.
clause-ruling-10 = { $seal-counted ->
    [turn-end] Wat telt, zijn de punten aan het eind van de beurt, ook als er in die beurt een pilaar is weggehaald.
   *[at-once] De punten worden opnieuw geteld bij elke verandering op de bovenste laag, ook als er een pilaar wordt weggehaald.
} Hebben dan meerdere spelers meer punten dan de bezitter, dan gaat de steen naar wie er de meeste heeft; bij gelijke stand naar wie met de klok mee
    het eerst na de bezitter komt.
clause-ruling-11 = { $without-plateau ->
    [must-move] Zolang er een pilaar weg kan, mag niemand passen.
   *[may-pass] Zijn de plateaus op en kun of durf je niets te verplaatsen, dan pas je. Passen alle spelers na elkaar, dan kan niemand meer bouwen.{ $scoring ->
            [seal] { $own-after-neutral ->
                [must] {""}
               *[may] {" "}Met z’n drieën mag je ook passen zodra de neutrale pilaar boven staat; dat telt niet mee voor het einde.
            }
           *[other] {""}
        }
} Wie helemaal niets mag doen, wordt overgeslagen.
clause-ruling-12 = Heeft niemand de steen, of gooit de allereerste bezitter de villa om, dan wint er niemand.
clause-ruling-13 = Met z’n drieën kost een mislukt bewijs niets, en per beurt is er maar één. Een teruggezette neutrale pilaar zit voor iedereen op slot.
clause-ruling-14 = Elke ronde wordt begonnen door de volgende met de klok mee{ $scoring ->
    [tournament] { $after-challenge ->
        [challenger] , behalve na een mislukte uitdaging (US-9)
       *[clockwise] {""}
    }
   *[other] {""}
}. Blijft de toren staan, dan is een ronde voorbij als
    niemand meer een pilaar kan verplaatsen. Bij gelijke stand deel je de overwinning.
clause-ruling-15 = { $mode ->
    [random] { $colour-used-up ->
        [throw-again] Staat er van een kleur geen pilaar onder de bovenste laag, dan gooi je opnieuw.
       *[platform] Staat er van een kleur geen pilaar onder de bovenste laag, dan leg je eerst het volgende plateau, waarvoor niemand je kan uitdagen, en verplaats je
            daarna een pilaar van die kleur. Zijn de plateaus op of is de hele kleur uit het spel, dan gooi je opnieuw.
    }
   *[other] {""}
} { $scoring ->
    [tournament] Slaagt een uitdaging, dan is de beurt van de uitgedaagde voorbij; vóór groen levert ze niets op. Zet de uitdager de pilaar terug, dan kost dat niets en
        gaat de uitgedaagde gewoon verder.
   *[other] {""}
}
clause-ruling-16 = { $scoring ->
    [basic] {""}
   *[other] Wie zwijgt, stemt toe: { $objection-time-s ->
        [none] je hebt alle tijd om { $scoring ->
            [tournament] uit te dagen
           *[other] bezwaar te maken
        }.
       *[other] op afstand heb je { $objection-time-s } seconden om { $scoring ->
            [tournament] uit te dagen
           *[other] bezwaar te maken
        }, op één apparaat zo lang je wilt.
    }
} { $turn-clock-s ->
    [none] Spreken jullie een klok af en is de tijd om, dan { $breaking-off ->
        [never] is de beurt voorbij en gaat de pilaar terug.
       *[other] telt dat als terugzetten.
    }
   *[other] Een beurt duurt hooguit { $turn-clock-s } seconden; daarna { $breaking-off ->
        [never] is hij voorbij en gaat de pilaar terug.
       *[other] is hij voorbij alsof je de pilaar had teruggezet.
    }
}
clause-ruling-17 = De villa wankelt als het bovenste plateau { $sway-lean-deg }° helt of { $sway-shift-mm } mm verschoven is terwijl de pilaar er nog in zit.
clause-ruling-18 = { $jam-s ->
    [none] Een pilaar die er niet uit wil, zet je terug zoals elke andere.
   *[other] Waar het spelregelblad zwijgt, beslissen wij: { $breaking-off ->
        [never] terugzetten mag niet, en
       *[other] {""}
    } BUILD-2, 3, 6 en 8 gelden ook hier. Een pilaar die er na { $jam-s } seconden trekken uit
        alle macht nog niet uit is, gaat terug; de beurt is voorbij, er wordt niets geteld en er gaat niets op slot.
}
clause-ruling-19 = Wat er in een ronde gebeurt, blijft in die ronde: wie de toren heeft omgegooid, is vergeten zodra de volgende begint.
clause-ruling-20 = { $hands ->
    [steady] De handen zijn hier rustig: er trilt niets.
    [nervous] Nerveuze handen: ze trillen meer dan anders, vooral als ze iets zwaars dragen.
   *[natural] Een hand is nooit helemaal stil: elke hand trilt een beetje, en wat meer als hij iets zwaars draagt of lang vasthoudt.
}

## De tekens

book-again = Opnieuw proberen
signs-title = Wat de tekens bij de villa betekenen
signs-glow = Een lichtrand om een pilaar: je mag hem pakken.
signs-hook = Een klein haakje: daar kan alleen het haakje bij.
signs-faint = Een zwak licht terwijl je het haakje hebt: daar kunnen alleen vingers bij.
signs-lock = Een slotje: die pilaar mag niemand meer pakken.
signs-askew = Een schietlood naast een scheve pilaar: hij leunt en houdt het. Niemand raakt hem aan en hij telt voor niemand.
signs-uncounted = Een doorgestreepte ring: die pilaar telt niet mee zolang dit plateau het bovenste is.
signs-thread = De draad met het bolletje: van de pilaar naar je hand. Hoe dikker en roder, hoe zwaarder.
signs-dust = Stof boven aan de pilaar en een schaduw onder de rand: het plateau geeft mee. Langzaam!
signs-ring = De ring op de vloer: groen waar de pilaar mag staan, rood waar niet.
signs-drum = De glazen trommel terwijl een plateau in de hand is: de rand van de basis. Rood waar het plateau erbuiten steekt.
signs-heads = De ringen onder een plateau in de hand: de koppen van de pilaren, dik waar het ze bedekt. Het doelwit is het midden van zijn gewicht.
signs-gently = Voorzichtig, of Shift: de hand beweegt maar een vijfde van de afstand. ↑ en ↓ tillen op en laten zakken wat hij vasthoudt.
