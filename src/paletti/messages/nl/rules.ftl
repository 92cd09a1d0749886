### De regels uitgelegd: wat het handboek zegt.

handbook-title = Villa Paletti
handbook-subtitle = { $edition }, voor { $players ->
    [one] één bouwmeester
   *[other] { $players } bouwmeesters
}
handbook-subtitle-any = { $edition }, voor { $least } tot { $most } bouwmeesters
handbook-story =
    Paletti wilde hoger wonen en had geen geld. Wel had hij een benedenverdieping met twintig pilaren, en wie heeft er nu twintig nodig?
    Dus ging er onderin een uit en bovenop weer neer, en daarna nog een. Dat ging lang goed. Welke pilaar het was, daarover is het dorp
    het nog altijd niet eens.
handbook-aim = Haal je pilaren van onderen weg en zet ze op het bovenste plateau, want alleen daar tellen ze. Wie de bouwmeesterssteen
    heeft als de villa valt, wint. Tenzij het de eigen elleboog was.
handbook-aim-rounds = Haal pilaren van onderen weg en zet ze op het bovenste plateau, beurt na beurt, ronde na ronde, en laat de toren omvallen als
    een ander aan zet is.
handbook-ways = Jullie spelen { $mode }, de telling is { $scoring }. Het kan ook anders: { $modes }; telling { $scorings }.

## Koppen

section-pieces = Wat er in de doos zit
section-setup = De benedenverdieping
section-colour = Wie welke kleur heeft en wie begint
section-move = Een beurt: een pilaar omhoog
section-abort = Afbreken
section-plateau = Een beurt: een nieuw plateau
section-build = Bouwvoorschriften
section-seal = De bouwmeesterssteen
section-end = Het einde, en wie er wint
section-two = Met z'n tweeën
section-three = Met z'n drieën
section-us = Het Amerikaanse spel
section-ruling = Uitspraken waar de boekjes zwijgen

## Onderdelen

clause-pieces-1 = Twintig pilaren in vier kleuren: rood, geel, blauw en groen. Van elke kleur zijn er drie dun en rond, één is zeshoekig, één
    dik en rond.
clause-pieces-2 = Een dunne pilaar is 1 punt waard, een zeshoekige 2, een dikke 3. Ze horen allemaal even hoog te zijn; hout denkt daar
    anders over.
clause-pieces-3 = Vijf plateaus, het grootste eerst: blauw, groen, geel, oranje, rood. Een basis met een bouwplaats in het midden en een rand
    die leeg blijft. Eén haakje. En de bouwmeesterssteen: een lang blok met een kleur op elk van zijn vier zijden, dat ook als dobbelsteen
    dient.

## Opbouw

clause-setup-1 = Samen zetten jullie alle twintig pilaren { $columns-on-rim ->
    [yes] op de basis, waar je maar wilt. Ook op de rand.
   *[no] op de bouwplaats, waar je maar wilt. Op de rand staat er geen.
}
clause-setup-2 = Dan komt het blauwe plateau erop. { $blue-plateau ->
    [within-base] Buiten de basis mag het niet komen.
    [on-all-columns] Het moet boven alle twintig pilaren liggen.
   *[free] Hoe het ligt, mag je zelf weten.
} { $setup-lean-deg ->
    [none] {""}
   *[other] Het moet volkomen stevig liggen: in rust helt het minder dan { $setup-lean-deg }°.
} { $setup-column-lean-deg ->
    [none] {""}
   *[other] Geen pilaar helt meer dan { $setup-column-lean-deg }°.
}
clause-colour-1 = { $colour-rule ->
    [all-throw] De jongste gooit de steen en speelt met de kleur die boven ligt. Met de klok mee gooien ook de anderen; is een kleur al vergeven, dan
        wordt er nog eens gegooid.
   *[throw-then-choose] De jongste gooit de steen en speelt met de kleur die boven ligt. Met de klok mee kiezen de anderen uit de kleuren die nog vrij zijn.
}
clause-colour-2 = { $begins ->
    [thrower] Wie als eerste gooide, begint.
    [named] Jullie spreken zelf af wie begint.
   *[last-to-a-colour] Wie als laatste aan een kleur kwam, begint. Een schrale troost.
}
clause-colour-3 = Alle vijf pilaren van je kleur zijn van jou, waar ze ook staan.

## Een beurt

clause-move-1 = Neem { $mode ->
    [own] een van je pilaren
    [assigned] een van je pilaren
    [random] een pilaar van de vereiste kleur
   *[freestyle] een pilaar
} van een laag onder de bovenste, of hij nu vrij staat of iets draagt, en zet hem op het bovenste plateau. Dat was je beurt; met
    de klok mee gaat het verder.
clause-move-2 = Een pilaar op de bovenste laag blijft daar. Die is er al.
clause-abort-1 = { $breaking-off ->
    [must-when-swaying] Wankelt de villa terwijl de pilaar er nog in zit, dan moet je afbreken en hem terugzetten. Eerder stoppen mag altijd.
    [never] Er is geen weg terug: een pilaar waaraan je begint, maak je af.
   *[may] Tot de pilaar eruit is en boven staat, mag je op elk moment afbreken. Hij gaat terug naar zijn plek.
}
clause-abort-2 = Een teruggezette pilaar zit op slot: niemand mag hem deze partij nog kiezen. De beurt is voorbij.

## Een nieuw plateau

clause-plateau-1 = Wie aan het begin van de beurt beweert dat geen van de eigen pilaren omhoog kan zonder instorting, vraagt het volgende plateau
    aan. Aanvragen mag ook wie helemaal geen pilaar meer mag verplaatsen.
clause-plateau-2 = De anderen mogen bezwaar maken. Wie dat het eerst doet, moet het bewijzen en een pilaar op het bovenste plateau zetten: { $proof-column ->
    [any] welke dan ook
   *[required] een van de aanvrager
}. Pilaren op slot en pilaren op de bovenste laag doen niet mee.
clause-plateau-3 = Lukt het bewijs, dan verlaat die pilaar het spel en is de beurt van de aanvrager voorbij.
clause-plateau-4 = Moet de bezwaarmaker afbreken, dan haalt de aanvrager een pilaar naar keuze van de bezwaarmaker uit de villa en uit het spel. Daarna
    wordt het plateau toch gelegd.
clause-plateau-5 = Maakt niemand bezwaar, dan legt de aanvrager het volgende plateau op de bovenste pilaren.
clause-plateau-6 = De volgorde is altijd dezelfde: blauw, groen, geel, oranje, rood.
clause-plateau-7 = { $overhang ->
    [never] Geen plateau mag over de rand van de basis uitsteken.
   *[from-green] Vanaf het groene plateau mag een plateau over de rand van de basis uitsteken.
}
clause-plateau-8 = { $cover-minimum ->
    [0] Hoeveel pilaren een nieuw plateau bedekt, mag je zelf weten.
   *[other] Een nieuw plateau moet minstens { $cover-minimum ->
        [one] één pilaar
        [3] drie pilaren
       *[other] { $cover-minimum } pilaren
    } bedekken{ $few-columns ->
        [yes] { $few-columns-minimum ->
            [2] ; vanaf oranje zijn twee genoeg.
            [3] .
           *[other] ; vanaf oranje mogen het er zo weinig zijn als je wilt.
        }
       *[no] { $few-columns-minimum ->
            [2] . Vooraf mag je afspreken dat vanaf oranje twee genoeg zijn.
            [3] .
           *[other] . Vooraf mag je afspreken dat het er vanaf oranje zo weinig mogen zijn als je wilt.
        }
    } Kan dat niet, dan gaat het niet door en is de beurt voorbij.
}
clause-plateau-9 = { $after-plateau ->
    [must-raise] Wie een plateau heeft gelegd, moet in dezelfde beurt nog een pilaar omhoog brengen.
   *[turn-over] Wie een plateau heeft aangevraagd, zet die beurt geen pilaar meer hoger, hoe het ook afloopt.
}

## Bouwvoorschriften

clause-build-1 = { $hold-plateaus ->
    [no] Bij het wegnemen mag je geen plateau en geen andere pilaar aanraken.
   *[yes] Bij het wegnemen mag je elk plateau erboven vasthouden en een beetje optillen. Het moet terug op zijn plaats: geen vrije pilaar mag daarna
        bedekt zijn{ $uncovering ->
            [yes] . Een bedekte mag wel vrijkomen.
           *[no] , geen bedekte vrij.
        }
}
clause-build-2 = { $steadying ->
    [laying] Terwijl een plateau wordt gelegd, houdt niemand het tegen.
   *[setting-down] Terwijl je een pilaar neerzet, houd je geen plateau vast.
}
clause-build-3 = Geen pilaar mag over de rand steken van het plateau waar hij op staat.
clause-build-4 = Plateaus komen in hun vaste volgorde, zie PLATEAU-6.
clause-build-5 = Bij het wegnemen mag je het haakje gebruiken.
clause-build-6 = Per beurt wordt één pilaar gekozen en aangeraakt, met de hand of met het haakje. Geen tweede poging met een andere, en geen geschuif
    met de rest.
clause-build-7 = Pilaren op de bovenste laag blijven waar ze zijn, zie MOVE-2.
clause-build-8 = Geen pilaar staat op een andere, behalve boven het rode plateau: daar mag je stapelen zo veel je wilt.

## De steen

clause-seal-1 = De bouwmeesterssteen doet mee vanaf het groene plateau. Wie de eerste pilaar op groen zet, pakt hem.
clause-seal-2 = Je punten zijn de waarde van je pilaren op de laag die nu de bovenste is.
clause-seal-3 = { $seal-counted ->
    [turn-end] Geteld wordt aan het eind van de beurt: wie dan meer punten heeft dan de bezitter, krijgt de steen. Bij gelijke stand blijft hij
        liggen.
   *[at-once] Zodra iemand meer punten heeft dan de bezitter, wisselt de steen van eigenaar. Bij gelijke stand blijft hij liggen.
}
clause-seal-4 = Een nieuw plateau veegt alle punten weg. De bezitter houdt de steen tot iemand de eerste pilaar op het nieuwe plateau zet; die krijgt
    hem meteen.
clause-seal-5 = Wie de steen overneemt, legt hem neer met de kleur van de vorige bezitter boven. Wie hem al heeft, laat hem liggen zoals hij ligt.

## Het einde

clause-end-1 = { $ends-when ->
    [nothing-to-move] Het spel is uit als de villa instort, of als niemand nog een pilaar kan verplaatsen.
   *[nothing-to-build] Het spel is uit als de villa instort, of als niemand nog een pilaar of een plateau kan bouwen.
}
clause-end-2 = Wie de steen heeft, wint. Maar heeft juist die speler de villa laten vallen, dan wint de vorige bezitter, wiens kleur boven ligt.

## Met twee en met drie

clause-two-1 = Als ieder een eerste kleur heeft, kiest ieder in dezelfde volgorde een tweede. { $two-colours ->
    [named] Aan het begin van elke beurt noem je de kleur die je gebruikt.
   *[either] Elke beurt mag je de ene of de andere gebruiken.
}
clause-two-2 = De punten van je twee kleuren tel je op.
clause-three-1 = De vierde kleur is neutraal. Ze is van niemand, telt voor niemand en verovert nooit de steen.
clause-three-2 = In je beurt breng je eerst een neutrale pilaar omhoog en pas dan een van jezelf. { $own-after-neutral ->
    [must] Die van jezelf moet volgen.
   *[may] Die van jezelf mag volgen: je kunt het er ook bij laten.
} Aan het begin van de beurt een plateau aanvragen mag nog steeds.
clause-three-3 = Op de basis en op elk plateau blijft één neutrale pilaar staan: de laatste van een laag mag niet weg.
clause-three-4 = Laten die regel en de sloten geen neutrale pilaar over, dan ga je meteen door naar een van jezelf.
clause-three-5 = Met een neutrale pilaar mag je afbreken. { $neutral-broken-off ->
    [ask-first] Dan worden de anderen gevraagd: alleen als niemand bezwaar maakt, neem je er een van jezelf.
   *[own-at-once] Daarna mag je meteen een van jezelf nemen; bezwaar kan tot je die aanraakt.
}
clause-three-6 = Maar een ander mag bewijzen dat een andere neutrale pilaar wél omhoog kon, door het te doen. Hij blijft boven staan en jouw beurt is
    voorbij.

## Het Amerikaanse spel

clause-us-1 = Een spel duurt zoveel rondes als jullie vooraf afspreken (hier: { $rounds }). Een ronde eindigt als de toren valt, of als niemand
    verder kan.
clause-us-2 = { $mode ->
    [random] Elke beurt begint met een worp van de steen, en je verplaatst een pilaar van de kleur die boven ligt. Blijft hij op zijn kop staan, dan kies
        je zelf de kleur.
    [assigned] Iedereen kiest vooraf een kleur en verplaatst alleen pilaren van die kleur.
   *[freestyle] Je mag elke pilaar verplaatsen, welke kleur hij ook heeft.
}
clause-us-3 = Hand of haakje, net wat je wilt. Geen plateau en geen andere pilaar mag worden aangeraakt.
clause-us-4 = Denk je dat geen pilaar van de vereiste kleur veilig weg kan, dan mag je het grootste overgebleven plateau leggen.
clause-us-5 = Daarna moet je toch nog een pilaar omhoog brengen, van een laag naar keuze daaronder.
clause-us-6 = { $without-plateau ->
    [may-pass] Zijn de plateaus op, dan mag wie niets meer durft passen.
   *[must-move] Zijn de plateaus op, dan moet er een pilaar verzet worden. Sterkte.
}
clause-us-7 = Gewone telling: wie de toren omgooit, krijgt een punt. Na alle rondes winnen de minste punten.
clause-us-8 = Toernooitelling: zodra het groene plateau ligt, levert elke verplaatste pilaar zijn waarde op. { $topple-costs ->
    [always] De toren omgooien kost 5, wat er ook ligt.
   *[from-green] De toren omgooien kost dan 5; voor groen telt geen van beide.
} De meeste punten winnen.
clause-us-9 = In de toernooitelling mag je betwisten dat geen pilaar meer weg kan. De uitdager verplaatst er dan zelf een van de vereiste kleur: lukt het,
    dan krijgt die de punten en gaat het spel verder; valt de toren, dan kost het 5, wat er ook ligt, en is de ronde uit. { $after-challenge ->
    [clockwise] De volgende ronde begint zoals altijd.
   *[challenger] De uitdager begint de volgende.
}

## Uitspraken

clause-ruling-1 = Een instorting is wat iedereen ziet. Ofwel komt er een plateau naar beneden: in rust, of { $collapse-after-s } s lang, helt het meer dan { $collapse-lean-deg }°, of een punt van zijn rand ligt
    meer dan { $collapse-drop-percent } % van een pilaarhoogte lager dan eerst, of het ligt op de basis, de tafel of een ander plateau. Ofwel is de villa een ruïne: { $ruin-columns } of meer
    pilaren vielen in één keer, die in de hand niet meegeteld. Een plateau dat een hand vasthoudt, wordt beoordeeld als de hand weg is; een hand die { $idle-hand-s } s niets doet,
    gaat open. Glijdt een plateau eraf terwijl je het legt en staat de villa, dan is dat geen instorting: het gaat terug en de beurt is voorbij. De
    oorzaak is wie er bezig was: bij het verplaatsen, het bewijzen, het weghalen of het leggen.
clause-ruling-2 = Wat valt, is eruit: pilaren die vallen terwijl alle plateaus blijven staan, verlaten het spel. Een pilaar die meer dan { $askew-lean-deg }° helt en klem zit onder zijn
    plateau, staat scheef: hij blijft, zit voor iedereen op slot en telt voor niemand, tot hij valt. In beide gevallen is de beurt voorbij en levert ze
    niets op{ $scoring ->
    [seal] : een pilaar die toch boven staat, telt pas vanaf het volgende plateau.
   *[other] .
}
clause-ruling-3 = Aangeraakt is gekozen: een pilaar die je met hand of haakje { $feel-first } mm hebt bewogen, is deze beurt jouw pilaar. Wie eerder loslaat, heeft niet
    afgebroken.
clause-ruling-4 = Duwt de pilaar in je hand, of het haakje, een andere pilaar meer dan { $push-mm } mm opzij (op de bovenste laag { $push-top-mm } mm) of gooit hij hem om, dan is dat een fout. De
    villa wordt teruggezet zoals ze was, jouw pilaar ook, { $breaking-off ->
    [never] die niet op slot gaat,
   *[other] die op slot gaat zoals na afbreken,
} en de beurt is voorbij. Stort de villa in, dan telt dat. Wat een plateau al zwaaiend meeneemt, is niemands schuld.
clause-ruling-5 = Loslaten kan alleen rechtop, helemaal op het bovenste plateau en niet op een andere pilaar, behalve boven het rode plateau (BUILD-8). Elders
    blijft de hand dicht en zegt waarom. Voor het leggen van een plateau geldt hetzelfde.
clause-ruling-6 = Of een vastgehouden plateau weer goed ligt, wordt bekeken als je je pilaar neerzet. Zolang vrije en bedekte pilaren niet dezelfde zijn als
    eerst, of het meer dan { $hold-shift-mm } mm of { $hold-turn-deg }° anders ligt, kun je het terugschuiven of afbreken.
clause-ruling-7 = Een plateau bedekt een pilaar van de bovenste laag als de kop er minstens voor een deel onder ligt.
clause-ruling-8 = Na een mislukt bewijs gaat de pilaar terug, zonder slot. De aanvrager mag van de straf afzien. Weghalen gaat met de hand zoals altijd, en
    een instorting is dan voor de aanvrager.
clause-ruling-9 = Na een gelukt bewijs wordt de pilaar gewoon van het plateau getild, zonder risico; voor de steen telt hij nooit. De volgende is aan de
    beurt.
clause-ruling-10 = { $seal-counted ->
    [turn-end] De punten aan het einde van de beurt tellen, ook als daarin een pilaar is weggehaald.
   *[at-once] Punten worden opnieuw geteld bij elke verandering op de bovenste laag, ook als er een pilaar wordt weggehaald.
} Hebben er dan meer spelers meer dan de bezitter, dan krijgt de hoogste de steen; bij gelijke stand de eerstvolgende met de klok mee.
clause-ruling-11 = { $without-plateau ->
    [must-move] Zolang er een pilaar te verplaatsen is, past niemand.
   *[may-pass] Zijn de plateaus op en kun of durf je niets te verplaatsen, dan pas je. Passen alle spelers na elkaar, dan kan niemand meer bouwen.{ $scoring ->
            [seal] { $own-after-neutral ->
                [must] {""}
               *[may] {" "}Met z'n drieën mag je ook passen zodra de neutrale pilaar boven staat; dat telt niet mee voor het einde.
            }
           *[other] {""}
        }
} Wie helemaal niets mag doen, wordt overgeslagen.
clause-ruling-12 = Heeft niemand de steen, of gooit de allereerste bezitter de villa om, dan wint niemand.
clause-ruling-13 = Met z'n drieën kost een mislukt bewijs niets, en er is er één per beurt. Een teruggezette neutrale pilaar zit voor iedereen op slot.
clause-ruling-14 = Elke ronde begint de volgende met de klok mee, behalve na een mislukte uitdaging. Een ronde zonder val eindigt als niemand meer een pilaar kan
    verplaatsen. Bij gelijke stand deel je de winst.
clause-ruling-15 = { $colour-used-up ->
    [throw-again] Heeft een kleur geen pilaar onder de bovenste laag, dan gooi je opnieuw.
   *[platform] Heeft een kleur geen pilaar onder de bovenste laag, dan leg je eerst het volgende plateau, dat niemand kan betwisten, en verplaats je daarna een pilaar
        van die kleur. Is er geen plateau meer of is de kleur uit het spel, dan gooi je opnieuw.
} Na een geslaagde uitdaging is de beurt voorbij van wie niet meer kon; een uitdager die afbreekt betaalt niets, en de beurt gaat verder.
clause-ruling-16 = { $scoring ->
    [basic] {""}
   *[other] Wie zwijgt, stemt toe: { $objection-time-s ->
        [none] voor bezwaar heb je alle tijd.
       *[other] op afstand heb je { $objection-time-s } seconden voor bezwaar, aan één tafel zo lang je wilt.
    }
} { $turn-clock-s ->
    [none] Spreken jullie een klok af, dan { $breaking-off ->
        [never] eindigt daarmee de beurt en gaat de pilaar terug.
       *[other] telt het einde ervan als afbreken.
    }
   *[other] Een beurt duurt { $turn-clock-s } seconden; daarna { $breaking-off ->
        [never] eindigt ze en gaat de pilaar terug.
       *[other] eindigt ze alsof je had afgebroken.
    }
}
clause-ruling-17 = De villa wankelt als het bovenste plateau { $sway-lean-deg }° helt of { $sway-shift-mm } mm verschoven is terwijl de pilaar er nog in zit.
clause-ruling-18 = { $jam-s ->
    [none] Een pilaar die er niet uit wil, breek je af zoals elke andere.
   *[other] Waar het blad zwijgt, beslissen wij: afbreken kan niet, en BUILD-2, 3, 6 en 8 gelden ook hier. Een pilaar die er na { $jam-s } seconden uit alle macht trekken niet
        uit komt, blijft staan; de beurt is voorbij, er wordt niets geteld en niets gaat op slot.
}
clause-ruling-19 = Een afloop hoort bij zijn ronde: wie de toren omgooide, is vergeten als de volgende ronde begint.
clause-ruling-20 = { $hands ->
    [steady] De handen zijn hier rustig: er trilt niets.
    [nervous] Nerveuze handen: ze trillen meer dan anders, vooral onder last.
   *[natural] Een hand is nooit helemaal stil: elke hand trilt een beetje, meer onder last en na lang vasthouden.
}

## Edities en wat ze kenmerkt

edition-de = Duitse editie
edition-de-about = Het origineel van 2001: bezwaren, sloten en de steen, en een plateau mag ver uitsteken.
edition-nl = Nederlandse editie
edition-nl-about = Het origineel, maar een plateau heeft altijd drie pilaren nodig.
edition-fr = Franse editie
edition-fr-about = Iedereen gooit om een kleur, en voor de steen wordt aan het eind van de beurt geteld.
edition-en = Engelse editie
edition-en-about = Bewijzen mag met elke pilaar, en geen plateau steekt buiten de basis uit.
edition-ru = Russische editie
edition-ru-about = Wie gooit begint, een wankelende villa beëindigt de poging, en vanaf oranje dragen twee pilaren.
edition-us = Amerikaanse editie
edition-us-about = Geen steen, geen sloten, geen weg terug: rondes om punten, met hooguit acht spelers.

## Huisregels: een keuze en haar waarden

choice-yes = ja
choice-no = nee
choice-none = geen
choice-blue-plateau = Het blauwe plateau
choice-blue-plateau-within-base = binnen de basis
choice-blue-plateau-on-all-columns = op alle twintig pilaren
choice-blue-plateau-free = zoals je wilt
choice-colour-rule = De kleuren
choice-colour-rule-throw-then-choose = één gooit, de rest kiest
choice-colour-rule-all-throw = iedereen gooit
choice-begins = Wie begint
choice-begins-last-to-a-colour = wie het laatst een kleur kreeg
choice-begins-thrower = wie het eerst gooide
choice-begins-named = wie jullie aanwijzen
choice-breaking-off = Afbreken
choice-breaking-off-may = altijd
choice-breaking-off-must-when-swaying = verplicht als hij wankelt
choice-breaking-off-never = nooit
choice-proof-column = Bewijzen met
choice-proof-column-required = een pilaar van de aanvrager
choice-proof-column-any = elke pilaar
choice-overhang = Buiten de basis
choice-overhang-from-green = vanaf groen
choice-overhang-never = nooit
choice-cover-minimum = Pilaren onder nieuw plateau
choice-cover-minimum-0 = maakt niet uit
choice-cover-minimum-1 = minstens één
choice-cover-minimum-2 = minstens twee
choice-cover-minimum-3 = minstens drie
choice-few-columns = Minder vanaf oranje
choice-few-columns-minimum = Hoe weinig vanaf oranje
choice-few-columns-minimum-0 = maakt niet uit
choice-few-columns-minimum-1 = één is genoeg
choice-few-columns-minimum-2 = twee is genoeg
choice-few-columns-minimum-3 = toch drie
choice-after-plateau = Na het leggen
choice-after-plateau-turn-over = is de beurt voorbij
choice-after-plateau-must-raise = volgt nog een pilaar
choice-hold-plateaus = Plateau erboven vasthouden
choice-uncovering = Een vastgehouden plateau mag pilaren vrijgeven
choice-steadying = Geen plateau vasthouden
choice-steadying-setting-down = bij het neerzetten van een pilaar
choice-steadying-laying = bij het leggen
choice-seal-counted = Voor de steen tellen
choice-seal-counted-at-once = meteen
choice-seal-counted-turn-end = aan het eind van de beurt
choice-ends-when = Uit, als niemand meer
choice-ends-when-nothing-to-build = een pilaar of plateau kan bouwen
choice-ends-when-nothing-to-move = een pilaar kan verplaatsen
choice-without-plateau = Zijn de plateaus op
choice-without-plateau-must-move = moet er een pilaar verzet
choice-without-plateau-may-pass = mag je passen
choice-spare-colours = Overgebleven kleuren
choice-spare-colours-shared-out = worden verdeeld of neutraal
choice-spare-colours-unused = doen niet mee
choice-mode = Welke pilaren
choice-mode-own = de eigen
choice-mode-freestyle = vrij (elke pilaar)
choice-mode-random = met de steen (zoals hij valt)
choice-mode-assigned = op kleur (ieder een eigen)
choice-scoring = Wat beslist
choice-scoring-seal = de steen
choice-scoring-basic = eenvoudig (wie het minst omgooit)
choice-scoring-tournament = als toernooi (de meeste punten)
choice-rounds = Rondes
choice-collapse-lean-deg = Een plateau is ingestort vanaf een helling van (°)
choice-push-mm = Een buur verschuiven is een fout vanaf (mm)
choice-objection-time-s = Bezwaartijd op afstand (s)
choice-turn-clock-s = Klok per beurt (s)
choice-sway-lean-deg = De villa wankelt vanaf een helling van (°)
choice-sway-shift-mm = De villa wankelt vanaf een verschuiving van (mm)
choice-columns-on-rim = Pilaren op de rand
choice-two-colours = Met twee kleuren
choice-two-colours-either = de ene of de andere
choice-two-colours-named = vooraf één noemen
choice-own-after-neutral = Na de neutrale pilaar
choice-own-after-neutral-may = mag een eigen volgen
choice-own-after-neutral-must = moet een eigen volgen
choice-neutral-broken-off = Afbreken met een neutrale pilaar
choice-neutral-broken-off-own-at-once = meteen een eigen
choice-neutral-broken-off-ask-first = eerst de anderen vragen
choice-colour-used-up = Gegooide kleur zonder pilaar beneden
choice-colour-used-up-platform = eerst een plateau
choice-colour-used-up-throw-again = opnieuw gooien
choice-topple-costs = Omgooien kost punten
choice-topple-costs-from-green = vanaf groen
choice-topple-costs-always = altijd
choice-after-challenge = Na een mislukte uitdaging begint
choice-after-challenge-challenger = de uitdager
choice-after-challenge-clockwise = de volgende met de klok mee
choice-setup-lean-deg = Het blauwe plateau helt hooguit (°)
choice-setup-column-lean-deg = De pilaren eronder hellen hooguit (°)
choice-collapse-drop-percent = Een plateau is gevallen als zijn rand zakt met (% van een pilaar)
choice-collapse-after-s = Een wankelend plateau is gevallen na (s)
choice-ruin-columns = Zoveel gevallen pilaren zijn een instorting
choice-idle-hand-s = Een hand die niets doet, gaat open na (s)
choice-askew-lean-deg = Een pilaar staat scheef vanaf (°)
choice-feel-first = Een pilaar is gekozen vanaf een beweging van (mm)
choice-push-top-mm = Hetzelfde op de bovenste laag (mm)
choice-hold-shift-mm = Een vastgehouden plateau mag ernaast liggen (mm)
choice-hold-turn-deg = Een vastgehouden plateau mag gedraaid liggen (°)
choice-jam-s = Een pilaar zit klem na (s)
choice-hands = Handen
choice-hands-steady = rustig
choice-hands-natural = natuurlijk
choice-hands-nervous = nerveus
