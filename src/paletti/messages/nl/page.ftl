### Wat de pagina zegt: haar kader, een spel beginnen, en de tafel.

page-name = Villa Paletti
page-start = Begin
page-table = Aan tafel
shell-language = Taal
shell-menu = Meer van Paletti
broken-title = O jee.
broken-text = Op deze pagina is iets omgevallen, en het was niet de villa. Het spel zelf staat veilig op de server.
broken-reload = De pagina weer overeind zetten
broken-home = Terug naar het begin
lost-title = Hier is niets gebouwd
lost-text = Op dit adres staat geen pagina. Misschien is er onderweg een letter van de link zoekgeraakt.

## Een spel beginnen

start-lead = Een pilaar van onderen weg. Bovenop weer neer. En niemand ademt.
win = { $scoring ->
    [basic] Wie de toren omgooit, krijgt een punt. Op het eind winnen de minste punten.
    [tournament] Vanaf het groene plateau levert elke pilaar die je omhoog zet punten op. De meeste punten winnen.
   *[seal] Je wint als je op het eind de Bouwmeesterssteen hebt: die gaat naar wie bovenop de meeste punten heeft. Wie de villa omgooit, raakt hem kwijt.
}
win-now = Nu telt het: wie bovenop de meeste punten heeft, heeft de steen, en daarmee de winst.
start-first-visit = Nog nooit gespeeld? Een paar minuten in de villa, en je kunt bouwen.
start-lesson = Laat het zien
start-go-on = Verder met { $names }{ $yours ->
    [yes] : jij bent aan de beurt
   *[no] { "" }
}
start-alone = Alleen
start-against = Tegen wie?
start-how-many = Met hoeveel zijn jullie?
start-who = Wie speelt er mee?
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
start-link-hint = De link om te versturen krijg je zo aan tafel.
start-edition = Welke regels?
start-play = We gaan bouwen
start-problem = Zo lukt het niet een tafel te dekken. Kijk je keuzes nog eens na.
start-offline = De server antwoordt nu even niet. Probeer het zo nog eens.
start-more = Meer: opbouw, tijd, huisregels
strength-novice = beginner
strength-apprentice = leerling
strength-journeyman = gezel
strength-master = bouwmeester

more-villa = De begane grond
more-layout = Wie zet hem op?
layout-scattered = Zet hem voor ons op, kriskras
layout-rings = Zet hem voor ons op, in ringen
layout-colours = Zet hem voor ons op, op kleur
layout-by-hand = Wij zetten alle twintig pilaren zelf
more-serial = Nummer van de doos
more-serial-hint = Geen twee houten spellen zijn gelijk. Hetzelfde nummer is hetzelfde hout, met alle kleine foutjes.
more-seed = Nummer van de partij
more-seed-hint = Hetzelfde nummer zet en gooit weer precies zo.
more-any = maakt niet uit
more-time = Tijd
more-clock = Tijd voor een beurt
more-clock-none = zo lang je wilt
more-minutes = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}
more-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}
more-objection = Tijd voor bezwaar, als je niet bij elkaar zit
more-guests = Gasten
more-watchable = Wie de link heeft, mag meekijken
more-listed = De tafel in de lobby tonen
more-house = Huisregels
more-house-hint = Waar de spelregels het oneens zijn, kies je wat jullie het leukst vinden.
more-own = zoals in deze editie
more-reset = Terug naar de regels van de editie

## Wachten op mensen

waiting-title = De tafel is gedekt
waiting-text = Stuur deze link naar wie er mee moet doen. Het spel begint als elke stoel bezet is.
waiting-only-here = Deze link werkt alleen op deze computer. Zitten jullie niet bij elkaar, start het spel dan met ‘paletti serve’ en open het onder het adres dat deze computer in het netwerk heeft.
waiting-link = Link naar deze tafel
waiting-copy = Link kopiëren
waiting-copied = Gekopieerd
waiting-share = Link versturen
waiting-free = vrije stoel
waiting-sit = Ga hier zitten
waiting-your-name = Je naam
waiting-bot = Zet hier een computer
waiting-watch = Alle stoelen zijn bezet. Meekijken mag graag.
waiting-here = zit hier
waiting-there = is er
waiting-gone = is even weg

## De vraag van de beurt, één regel

question-wait = Een ogenblik …
question-rest = Iedereen houdt de adem in tot het hout stil staat.
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
question-throw = { asked }: gooi de steen voor je kleur.
question-throw-turn = { asked }: gooi de steen. Die zegt welke kleur je verzet.
question-choose = { asked }: kies je kleur.
question-choose-second = { asked }: kies je tweede kleur.
question-name = { asked }: de steen staat op zijn kop. Noem een kleur.
question-move = { asked }: trek { own-column } eruit en zet hem bovenop.
question-move-apply = { asked }: trek { own-column }, of vraag { plateau } aan.
question-move-lay = { asked }: trek { own-column }, of leg { plateau }.
question-move-pass = { asked }: trek { own-column }, of pas.
question-neutral = { asked }: eerst gaat er een neutrale pilaar naar boven.
question-neutral-apply = { asked }: eerst een neutrale pilaar naar boven, of vraag { plateau } aan.
question-apply = { asked }: vraag { plateau } aan.
question-claim = { asked }: trek een pilaar, of beweer dat er geen meer kan.
question-pass = { asked }: er zit niets op dan passen.
question-object = { $name } vraagt { plateau } aan. Maakt iemand bezwaar?
question-object-neutral = { $name } heeft de neutrale pilaar teruggezet. Weet iemand een betere?
question-prove = { $name } maakt bezwaar en moet het bewijzen: een pilaar bovenop!
question-take-out = { asked }: haal één pilaar van { $other } uit de villa, of laat het zo.
question-lay = { asked }: leg { plateau } op de bovenste pilaren.
question-over = Het spel is uit.
question-in-hand = { $voice ->
    [you] Je hebt { column } in de hand.
    [other] { $name } trekt aan { column }.
   *[name] { $name } heeft { column } in de hand.
}
question-in-hand-plateau = { $voice ->
    [you] Je legt { plateau }.
   *[name] { $name } legt { plateau }.
}

## Wat je kunt doen

act-arrange = Zet hem voor ons op
act-throw = Gooi de steen
act-apply = Vraag { plateau } aan
act-claim = Beweer: er kan geen meer
act-pass = Passen
act-waive = Laat maar
act-give-up = Dit gaat niet liggen
act-take-plateau = Pak { plateau }
act-object = Ik maak bezwaar!
act-consent = Mij best
act-nobody = Niemand maakt bezwaar
act-objects = { $name } maakt bezwaar
act-put-back = Terugzetten
act-let-go = Loslaten
act-carry-up = Naar boven
act-set-down = Neerzetten
act-lay-down = Neerleggen
act-hook = Haakje
act-fingers = Vingers
act-regrip = Met je vingers pakken
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
act-new = Een andere tafel
act-see-again = Nog eens zien vallen
act-skip = Door naar de uitslag
act-rules = Regels aan deze tafel
act-all-rules = Alle regels
act-mute = Geluid uit
act-unmute = Geluid aan
act-look-home = De hele villa bekijken
act-look-side = Op ooghoogte kijken
act-menu = Menu
act-drop = Verder zonder { $name }
act-wait-on = Nog even wachten
act-bot = Laat een computer verder spelen
sure-apply = Kan er geen pilaar van jou meer omhoog? De anderen mogen bezwaar maken.
sure-claim = Kan er echt geen pilaar meer weg? De anderen mogen het betwisten.
sure-put-back = { $price ->
    [lost] Terugzetten? Dan is je bezwaar mislukt.
   *[locked] Terugzetten? Dan is je beurt voorbij en blijft deze pilaar op slot.
}
act-put-back-sure = Ja, terugzetten
act-keep-hold = Vasthouden
sure-give-up = Moet { plateau } echt blijven liggen? Dan is je beurt voorbij, en later mag iemand anders het leggen.
act-give-up-sure = Ja, opgeven
act-confirm = Ja, aanvragen
act-confirm-claim = Ja, dat beweer ik
act-cancel = Toch maar niet

## De hand

hand-hint-press = Pak een van de oplichtende pilaren en trek hem er zachtjes uit.
hand-hint-draw = Trek hem over de vloer naar buiten. { $how ->
    [finger] De schuif aan de rand tilt en laat zakken.
   *[mouse] Het wiel tilt en laat zakken.
}
hand-hint-clear = Hij is los. Breng hem naar boven.
hand-hint-over = Breng hem boven het bovenste plateau en zet hem neer.
hand-hint-may = Hier mag hij staan.
hand-hint-plateau-clear = Breng het omhoog, boven de bovenste pilaren.
hand-hint-plateau = Draag het boven de bovenste pilaren. { $how ->
    [finger] De ronde pijlen draaien het.
   *[mouse] Het wiel draait het.
}
hand-hint-plateau-may = Hier mag het liggen.
hand-hint-hook = Pak een pilaar: het haakje gaat achter zijn voet.
hand-hint-hold = Pak het plateau dat je wilt vasthouden.
hand-hint-out = Breng hem opzij, tot hij vrij is.
hand-hint-setup = Neem een pilaar en zet hem op de bruine bouwplaats.
hand-hint-blocked = Hier gaat het niet verder: met de hand leiden of terugzetten.
hand-hint-kept = Je hand blijft waar hij is. Pak de pilaar om verder te gaan.

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
seat-gone = is vertrokken
seal-title = Bouwmeesterssteen
seal-nobody = Niemand heeft de steen nog.
seal-held = { $name } heeft de steen.
seal-shows = Boven ligt { colour }, de kleur van { $name }, die hem hiervoor had.
plateaus-title = Nog te leggen
out-title = Uit het spel
locked-title = Op slot
story-title = Wat er tot nu toe gebeurde
story-empty = Er is nog niets gebeurd. Geniet ervan.
story-older = Eerder
rules-title = De regels aan deze tafel
rules-players = { $players ->
    [one] voor één speler
   *[other] voor { $players } spelers
}
rules-house = huisregel
rules-plain = Niets wijkt af van het origineel, en niemand heeft een regel veranderd.
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

link-lost = De verbinding is weg. We komen terug …
absent = { $name } is al { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} weg.
absent-question = Op { $name } wachten, of zonder verder?
sorry-version = Deze pagina en de server hebben verschillende versies. Laad de pagina opnieuw.
sorry-no-table = Deze tafel bestaat niet, of is allang afgeruimd.
sorry-table-full = Aan deze tafel is geen stoel meer vrij.
sorry-table-closed = Deze tafel wil geen kijkers.
sorry-not-your-seat = Die stoel is van iemand anders.
sorry-seat-taken = Iemand was sneller: die stoel is bezet.
sorry-bad-message = De server begreep deze pagina niet. Laad haar opnieuw.
sorry-too-fast = Iets rustiger, alsjeblieft.
sorry-not-now = Dat kan nu niet.
sorry-practice-only = Dat kan alleen bij het oefenen.
sorry-bots-missing = De computer kan hier niet meespelen.
sorry-server-full = De server heeft zijn handen vol. Probeer het over een paar minuten weer.
sorry-shutting-down = De server gaat dicht. Jullie spel blijft bewaard.

## Het einde

end-won = { $name } wint!
end-shared = { $names } winnen samen.
end-nobody = Niemand wint.
end-holder = { $name } had op het eind de steen.
end-former = { $cause } had de steen en gooide de villa om. Dus gaat hij naar { $name }, van wie de kleur boven lag.
end-stands = De villa staat nog, en niemand kan verder bouwen.
end-fell = { $cause } gooide de villa om.
end-no-holder = Niemand had de steen.
end-first-holder = Wie de steen als eerste had, gooide de villa om. Dan wint er niemand.
end-scores = De punten
end-slowly = Nog een keer, langzaam
end-rematch-waiting = Wachten op { $names }
end-height = Hij was { $plateaus ->
    [one] { $plateaus } plateau
   *[other] { $plateaus } plateaus
} hoog.

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
say-thanks = Dank je!
say-good-game = Mooi gespeeld!
say-again = Nog eentje?
say-bye = Dag!
no-picture = Deze browser kan de villa niet tekenen. Het verhaal gaat in woorden verder.
act-keep = Dit spel als bestand bewaren

## Een instorting nog eens verteld, en wat je ziet terwijl het hout beweegt

fall-column = { $name } heeft { column } in de hand.
fall-plateau = { $name } legt { plateau }.
fall-breaks = Daar: { plateau } kantelt.
fall-ended = En daar komt alles naar beneden.
notice-swayed = Hij wankelt! De pilaar moet terug.
notice-fault = Een buurman is verschoven. Handen weg: blijft de villa staan?
notice-putting-back = De villa wordt teruggezet zoals ze voor de duw stond.
notice-jammed = Hij komt er niet uit. De pilaar gaat terug.
notice-collapse = O nee …
notice-interrupted = Het spel was onderbroken. De hand is uit de villa, alles staat als voorheen.

## Wat een hand niet kan, al verbiedt geen regel het

trouble-nothing-in-hand = De hand is leeg
trouble-hand-full = Die hand is vol
trouble-wood-moves = Wacht tot het hout stil staat
trouble-another-hand = { $piece } is nu bezig
trouble-no-such-piece = Dat stuk bestaat niet
trouble-no-room-for-fingers = Daar past geen vinger tussen. Probeer het haakje
trouble-no-way-for-hook = Daar komt zelfs het haakje niet bij
trouble-not-on-piece = De hand grijpt ernaast
trouble-nonsense = Dat kan geen hand
trouble-being-put-back = Hij is al op de terugweg
trouble-not-there-yet = Het ligt nog niet op de pilaren
