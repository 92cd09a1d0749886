### Wat de pagina zegt: het kader, een spel beginnen, en de tafel.

page-name = Villa Paletti
page-start = Start
page-table = Aan tafel
table-coming = Een ogenblik: de villa wordt opgebouwd …
page-learn = Leren
page-practice = Oefenen
page-analysis = Analyse: wat had er gekund?
act-analysis = Wat had er gekund?
page-rules = De regels
page-watch = Meekijken
page-replay = Herhaling
page-lobby = Lobby
keeper-title = Scoreblok
shell-language = Taal
shell-menu = Meer van Paletti
access-villa = De villa
access-open = Spelen met toetsenbord en gehoor
broken-title = O jee.
broken-text = Op deze pagina is iets omgevallen, en het was niet de villa. Het spel zelf staat veilig op de server.
broken-reload = Pagina opnieuw laden
broken-home = Terug naar de start
missing-parts = Een deel van deze pagina is niet aangekomen.
lost-title = Hier is niets gebouwd
lost-text = Op dit adres staat geen pagina. Misschien is er onderweg een letter van de link zoekgeraakt.

## Een spel beginnen

start-lead = Pak een pilaar van onderen. Zet hem bovenop. En nu allemaal de adem inhouden.
win = { $scoring ->
    [basic] Wie de toren omgooit, krijgt een punt. Aan het eind wint wie de minste punten heeft.
    [tournament] Vanaf het groene plateau levert elke pilaar die je naar boven brengt punten op. Wie de meeste punten heeft, wint.
   *[seal] Je wint als je aan het eind de bouwmeesterssteen hebt. Die is voor wie op het bovenste plateau de meeste punten heeft. Maar wie de villa omgooit, is hem kwijt.
}
win-worth = Iedereen heeft eigen kleuren, en voor jou tellen alleen je eigen pilaren: dun 1, zeshoekig 2, dik 3.
win-later = Vanaf het groene plateau wint wie bovenop de meeste punten heeft; daarvóór niemand.
win-now-title = Nu telt het!
win-now = Wie op het bovenste plateau de meeste punten heeft, heeft de steen. En wie de steen heeft, wint.
start-first-visit = Nog nooit gespeeld? Een paar minuten in de villa, en je kunt bouwen.
start-lesson = Laat zien hoe het gaat
start-go-on = Verder met { $names }{ $yours ->
    [yes] : jij bent aan de beurt
   *[no] { "" }
}
start-alone = Alleen
start-against = Tegen wie?
start-how-many = Met hoeveel zijn jullie?
start-who = Wie spelen er mee?
start-name = Naam van speler { $number }
start-name-guest = komt via de link
start-name-1 = Anna
start-name-2 = Bram
start-name-3 = Cato
start-name-4 = Daan
start-name-5 = Emma
start-name-6 = Finn
start-name-7 = Guus
start-name-8 = Hanna
start-where = Waar zit { $name }?
start-here = hier
start-link = via link
start-bot = computer
start-strength = Hoe goed { $name } bouwt
start-order = Met de klok mee, de jongste eerst.
start-link-hint = De link om te versturen krijg je zodra de tafel er staat.
start-edition = Welke regels?
start-differs = Wat er anders is
start-play = Bouwen maar
start-problem = Zo krijgen we de tafel niet klaar. Kijk je keuzes nog eens na.
start-offline = De server geeft even geen antwoord. Probeer het zo nog eens.
start-bad-kit = Met dit spel lukt het niet: { $sentence }
start-more = Meer: opbouw, tijd, huisregels
strength-novice = beginner
strength-apprentice = leerling
strength-journeyman = gezel
strength-master = bouwmeester
start-strength-option = { $strength ->
    [novice] { strength-novice } (makkelijkst)
    [master] { strength-master } (moeilijkst)
    [apprentice] { strength-apprentice }
   *[journeyman] { strength-journeyman }
}
seat-won = { $won } gewonnen

## Wachten op mensen

waiting-your-name = Je naam

## De vraag van de beurt, één regel

question-wait = Een ogenblik …
question-rest = Iedereen houdt de adem in tot het hout stilstaat.
asked = { $voice ->
    [you] Jouw beurt
   *[name] { $name }
}
own-column = { $colour ->
    [red] een rode pilaar
    [yellow] een gele pilaar
    [blue] een blauwe pilaar
    [green] een groene pilaar
   *[any] een pilaar
}
question-other = { $name } is aan de beurt.
seat-you = jij
question-setup = Zet alle twintig pilaren op de bouwplaats en leg dan het blauwe plateau erop.
question-throw = { asked }: gooi de steen. Die bepaalt je kleur.
question-throw-turn = { asked }: gooi de steen. Die bepaalt welke kleur je verplaatst.
question-choose = { asked }: kies je kleur.
question-choose-second = { asked }: kies je tweede kleur. Jullie hebben er elk twee.
question-name = { asked }: de steen staat rechtop. Noem een kleur.
question-move = { asked }: trek { own-column } eruit en zet hem bovenop.
question-move-apply = { asked }: trek { own-column } eruit, of vraag { plateau } aan.
question-move-lay = { asked }: trek { own-column } eruit, of leg { plateau }.
question-move-pass = { asked }: trek { own-column } eruit, of pas.
question-neutral = { asked }: breng eerst een neutrale pilaar naar boven.
question-neutral-apply = { asked }: breng eerst een neutrale pilaar naar boven, of vraag { plateau } aan.
question-apply = { asked }: vraag { plateau } aan.
question-claim = { asked }: trek een pilaar eruit, of zeg dat er geen meer weg kan.
question-pass = { asked }: er zit niets anders op dan passen.
question-object = { $voice ->
    [you] Je vraagt { plateau } aan. Maakt iemand bezwaar?
   *[name] { $name } vraagt { plateau } aan. Maakt iemand bezwaar?
}
question-object-vain = { $name } ziet niets meer om te verplaatsen en geeft de beurt op: voor { plateau } staan er te weinig pilaren. Maakt iemand bezwaar?
question-object-neutral = { $name } heeft de neutrale pilaar teruggezet. Weet iemand een betere?
question-prove = { $voice ->
    [you] Je maakt bezwaar en moet dat bewijzen: een pilaar naar boven!
   *[name] { $name } maakt bezwaar en moet dat bewijzen: een pilaar naar boven!
}
question-take-out = { asked }: haal een pilaar van { $other } uit de villa, of laat ze staan.
question-take-out-other = { $name } mag een pilaar van { $other } weghalen: het bewijs is mislukt.
question-lay = { asked }: leg { plateau } op de bovenste pilaren.
question-over = Het spel is uit.
question-in-hand = { $voice ->
    [you] Je hebt { column } vast.
    [other] { $name } trekt aan { column }.
   *[name] { $name } heeft { column } vast.
}
question-in-hand-plateau = { $voice ->
    [you] Je legt nu { plateau }.
   *[name] { $name } legt nu { plateau }.
}
column-worth = Bovenop is hij { points } waard.
hover-column = { column-short }: { points }
question-returning = { $voice ->
    [you] Je zet { column } terug.
   *[name] { $name } zet { column } terug.
}
question-faulted = Handen weg! Blijft de villa staan?
question-mending = De villa wordt teruggezet zoals hij stond.
question-falling = O nee …
work-pushed = { $voice ->
    [you] Je hebt { column } te ver verschoven.
   *[name] { $name } heeft { column } te ver verschoven.
}
work-locks = { $locks ->
    [yes] , de getrokken pilaar gaat op slot
   *[no] { "" }
}
work-mending = { $verb ->
    [move] { $voice ->
        [you] Alles wordt teruggezet zoals het stond{ work-locks } en jouw beurt is voorbij.
       *[name] Alles wordt teruggezet zoals het stond{ work-locks } en de beurt van { $name } is voorbij.
    }
   *[other] Alles wordt teruggezet zoals het stond.
}
verdict-turn-over = { $voice ->
    [you] Jouw beurt is voorbij.
   *[name] De beurt van { $name } is voorbij.
}
verdict-out = Die pilaar is nu uit het spel.

## Wat je kunt doen

act-arrange = Zet ze maar voor ons neer
act-throw = Steen gooien
act-apply = { plateau.start } aanvragen
act-claim = Er kan niets meer weg
act-pass = Passen
act-waive = Laat maar staan
act-give-up = { plateau.start } laten liggen
act-take-plateau = { plateau.start } pakken
act-object = Ik maak bezwaar!
act-consent = Mij best
act-nobody = Niemand maakt bezwaar
act-objects = { $name } maakt bezwaar
act-put-back = Terugzetten
act-carry-up = Naar boven
act-set-down = Neerzetten
act-lay-down = Neerleggen
act-hook = Haakje
act-fingers = Vingers
act-regrip = Met de vingers pakken
act-hold = Plateau vasthouden
act-release = Plateau loslaten
act-precise = Voorzichtig
act-turn-left = Linksom draaien
act-turn-right = Rechtsom draaien
act-raise = Hoger
act-lower = Lager
act-why = Waarom?
act-close = Sluiten
act-again = Nog een potje
act-new = Startpagina
act-leave = Spel verlaten …
act-see-again = Nog eens zien vallen
act-skip = Door naar de uitslag
act-rules = Regels aan deze tafel
act-all-rules = Alle regels
sound = Geluid
sound-on = aan
sound-off = uit
act-look-home = De hele villa weer in beeld
act-look-side = Op ooghoogte bekijken
act-menu = Menu
act-drop = Verder zonder { $name }
act-wait-on = Nog even wachten
act-bot = Computer laten invallen
act-cancel = Toch maar niet
apply-dropped = Niet aangevraagd: je pakte in plaats daarvan een pilaar.

## De hand

hand-hint-plateau-clear = Til het op tot boven de bovenste pilaren.
hand-offer-hook = Daar past geen vinger tussen, maar het haakje wel.
act-take-hook = Haakje pakken

## Rond de tafel

seat-points = { $points ->
    [one] { $points } punt bovenop
   *[other] { $points } punten bovenop
}
seat-score = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
seat-away = is even weg
seat-bot = computer
seat-leads = aan kop
seat-ties = heeft de steen
seat-gone = is vertrokken
seal-title = Bouwmeesterssteen
seal-nobody = Nog niemand heeft de steen.
seal-held = { $name } heeft de steen.
seal-shows = Boven ligt { colour }: { $name } had hem hiervoor, en wint als { $holder } de villa omgooit.
seal-first = Niemand had hem hiervoor: gooit { $holder } de villa om, dan wint niemand.
plateaus-title = Nog te leggen
out-title = Uit het spel
locked-title = Op slot
askew-title = Scheef
story-title = Het verhaal tot nu toe
story-empty = Er is nog niets gebeurd. Geniet ervan.
story-villa-stands = De villa staat.
story-older = Eerder
rules-title = De regels aan deze tafel
rules-players = { $players ->
    [one] voor één speler
   *[other] voor { $players } spelers
}
rules-house = huisregel
rules-plain = Alles is zoals in het origineel, en niemand heeft aan de regels gesleuteld.
round-of = Ronde { $round } van { $rounds }
watching = { $count ->
    [0] { "" }
    [one] Eén gast kijkt mee
   *[other] { $count } gasten kijken mee
}
you-watch = Je kijkt mee.

## Bezwaar

objection-waiting = Wachten op { $names }
objection-left = { $seconds ->
    [one] nog { $seconds } seconde
   *[other] nog { $seconds } seconden
}

## Verbinding

link-lost = De verbinding is weg. We proberen het opnieuw …
link-slow = Het gaat nu even traag: wat je ziet is { $seconds } s oud. Er gaat niets verloren.
absent = { $name } is al { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} weg.
absent-question = Wachten op { $name }, of verder met de rest?
sorry-version = Deze pagina en de server hebben niet dezelfde versie. Laad de pagina opnieuw.
sorry-no-table = Deze tafel bestaat niet, of is allang afgeruimd.
sorry-table-full = Aan deze tafel is geen stoel meer vrij.
sorry-table-closed = Aan deze tafel zit men liever zonder publiek.
sorry-damaged-table = De gegevens van deze tafel zijn beschadigd: de partij kan niet verder.
sorry-not-your-seat = Die stoel is van iemand anders.
sorry-seat-taken = Iemand was je voor: die stoel is bezet.
sorry-bad-message = De server kan deze pagina niet volgen. Laad de pagina opnieuw.
sorry-too-fast = Iets rustiger, alsjeblieft.
sorry-not-now = Dat kan nu niet.
sorry-practice-only = Dat kan alleen bij het oefenen.
sorry-bots-missing = De computer kan hier niet meespelen.
sorry-server-full = De server heeft zijn handen vol. Probeer het over een paar minuten nog eens.
sorry-shutting-down = De server gaat dicht. Jullie partij blijft bewaard.
sorry-moving = De tafel verhuist naar een andere server. Een ogenblik …
sorry-storage-away = De partijen zijn even niet bereikbaar. De villa staat stil en wacht.

## Wat je tegen elkaar kunt zeggen

say-title = Iets zeggen
say-hello = Hallo!
say-good-luck = Succes!
say-steady = Rustig aan …
say-careful = Pas op!
say-bravo = Bravo!
say-ouch = Au!
say-thinking = Even denken.
say-hurry = Komt er nog wat van?
say-one-moment = Momentje.
say-sorry = Sorry!
say-thanks = Dankjewel!
say-good-game = Mooi gespeeld!
say-again = Nog eentje?
say-bye = Doei!
no-picture = Deze browser kan de villa niet tekenen. Het verhaal gaat in woorden verder.
act-keep = Partij opslaan als bestand

# Rond de tafel
act-hurry = Laat de computer sneller spelen
act-notify = Laat het me weten als ik aan de beurt ben
summons = Jij bent aan de beurt!
start-feel-first = Eerst voelen: je mag een pilaar tot { $mm } mm bewegen voordat het telt
replay-loads-light = draagt niets
replay-loads-heavy = draagt het meest
