### Wat de scheidsrechter zegt: onderdelen, weigeringen en het verhaal van een partij.
### Attributen zijn de grammatica van deze taal; alleen andere teksten gebruiken ze.

## Onderdelen. Een pilaar: $colour, $shape, $number; een plaats: $level; een plateau: $plateau.

colour = { $colour ->
    [red] rood
    [yellow] geel
    [blue] blauw
    [orange] oranje
   *[green] groen
}
    .e = { $colour ->
        [red] rode
        [yellow] gele
        [blue] blauwe
        [orange] oranje
       *[green] groene
    }
mark = { $colour ->
    [red] zon
    [yellow] citroen
    [blue] golf
    [green] blad
   *[neutral] ring
}
shape = { $shape ->
    [thin] dun
    [hex] zeshoekig
   *[thick] dik
}
    .e = { $shape ->
        [thin] dunne
        [hex] zeshoekige
       *[thick] dikke
    }
column = de { shape.e } { colour.e } pilaar{ column-rings }
    .start = De { shape.e } { colour.e } pilaar{ column-rings }
column-rings = { $number ->
    [1] { " " }met één ring
    [2] { " " }met twee ringen
    [3] { " " }met drie ringen
   *[0] { "" }
}
column-short = { shape.e } { colour.e }{ column-rings }
plateau = het { $plateau ->
    [blue] blauwe
    [green] groene
    [yellow] gele
    [orange] oranje
   *[red] rode
} plateau
    .start = Het { $plateau ->
        [blue] blauwe
        [green] groene
        [yellow] gele
        [orange] oranje
       *[red] rode
    } plateau
level = { $level ->
    [base] de basis
    [blue] het blauwe plateau
    [green] het groene plateau
    [yellow] het gele plateau
    [orange] het oranje plateau
   *[red] het rode plateau
}
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
list-two = { $first } en { $second }
list-more = { $first }, { $second }

## Het verhaal: één tekst per gebeurtenis.

event-villa-set-up = { $round ->
    [1] De villa staat: twintig pilaren onder het blauwe plateau.
   *[other] De villa staat weer, voor ronde { $round }.
}
event-seal-thrown = { $shows ->
    [end] { $by } gooit de steen, en die blijft rechtop staan.
   *[other] { $by } gooit de steen: { colour }.
}
event-throw-again = { $clause ->
    [COLOUR-1] { colour } is al bezet. { $by } gooit nog eens.
   *[other] Onder de bovenste laag staat geen { colour.e } pilaar meer. { $by } gooit nog eens.
}
event-colour-taken = { $how ->
    [left-over] { $by } speelt met { colour }, de kleur die overbleef.
   *[other] { $by } speelt met { colour }.
}
event-colour-neutral = { colour } is van niemand.
event-colour-required = { $by } moet een { colour.e } pilaar verplaatsen.
event-turn-began = Beurt { $number }: { $by }.
event-turn-ended = De beurt van { $by } is voorbij ({ $clause }).
event-column-raised = { $by } zet { column } op { level }.
event-attempt-broken-off = { $locked ->
    [yes] { $swayed ->
        [yes] De villa wankelt: { $by } moet { column } terugzetten. Die zit nu op slot.
       *[no] { $by } zet { column } terug. Die zit nu op slot.
    }
   *[no] { $by } zet { column } terug.
}
pushed-column = { column }
pushed = { $pushed ->
    [none] een andere pilaar
   *[other] { $pushed }
}
event-villa-put-back = { $locked ->
    [yes] { $by } heeft { pushed } te ver verschoven. Alles wordt teruggezet zoals het stond, { column } gaat op slot en de beurt is voorbij.
   *[no] { $by } heeft { pushed } te ver verschoven. Alles wordt teruggezet zoals het stond, ook { column }.
}
event-column-jammed = { column.start } zit klem: { $by } laat hem staan.
event-column-askew = { column.start } staat scheef op { level }, maar houdt het. Hij zit op slot en telt voor niemand.
event-column-void = { column.start } staat, maar telt niet mee tot het volgende plateau er ligt.
event-column-out = { $clause ->
    [RULING-2] { $leant ->
        [yes] { column.start } stond al scheef, valt nu om en is uit het spel.
       *[no] { column.start } valt om en is uit het spel.
    }
    [PLATEAU-3] { column.start } heeft het bewijs geleverd en is uit het spel.
    [PLATEAU-4] { $by } haalt { column } uit het spel.
   *[other] { column.start } is uit het spel.
}
event-plateau-applied-for = { $by } vraagt { plateau } aan.
event-consented = { $by ->
    [none] Niemand maakt bezwaar.
   *[other] { $by } maakt geen bezwaar.
}
event-application-stood = { $by } mag { plateau } leggen.
event-objected = { $by } maakt bezwaar: er kan nog best een pilaar omhoog!
event-proof-succeeded = { $by } bewijst het met { column }.
event-proof-failed = { $by } kan het niet bewijzen.
event-removal-waived = { $pushed ->
    [none] { $by } is in een gulle bui en haalt niets weg.
   *[other] { $by } heeft { $pushed } te ver verschoven. Alles wordt teruggezet zoals het stond, en er gaat geen pilaar uit.
}
event-plateau-laid = { $plateau ->
    [green] { $by } legt { plateau }. Vanaf nu tellen de punten.
   *[other] { $by } legt { plateau }. Iedereen begint weer bij nul.
}
event-plateau-given-up = { $by } legt { plateau } toch niet. Daarmee is de beurt voorbij.
event-plateau-slid-off = { plateau.start } glijdt eraf, maar de villa blijft staan. Het komt weer bij de andere te liggen.
event-plateau-required = Onder de bovenste laag staat geen { colour.e } pilaar meer: { $by } legt eerst { plateau }.
event-passed = { $itself ->
    [yes] { $by } kan niets meer doen en wordt overgeslagen.
   *[no] { $by } past.
}
event-seal-taken = { $former ->
    [none] { $by } pakt de steen.
   *[other] { $by } pakt de steen van { $former }.
}
event-points-scored = { $by }: { points }, { $total } in totaal.
event-villa-collapsed = { $by } laat de villa instorten.
event-round-ended = Ronde { $number } is voorbij.
event-round-began = Ronde { $number }: { $by } begint.
event-time-ran-out = De tijd van { $by } is om.
event-player-left = { $by } is van tafel gegaan.
event-game-ended = { $count ->
    [0] Het spel is uit, en niemand wint.
    [1] { $winners } wint!
   *[other] { $winners } delen de overwinning!
}

## Weigeringen: één tekst per reden, zonder punt; `refused` voegt de regel en de punt toe; aan tafel voegt de pagina alleen de punt toe.

refused = { $sentence } ({ $clause }).
wanted = { $wanted ->
    [red] een rode
    [yellow] een gele
    [blue] een blauwe
   *[green] een groene
}
plateau-next = { $next ->
    [blue] het blauwe
    [green] het groene
    [yellow] het gele
    [orange] het oranje
   *[red] het rode
}

refusal-game-over = Deze partij is afgelopen
refusal-not-at-the-table = { $player } zit niet aan deze tafel
refusal-not-your-turn = { $player } is aan de beurt
refusal-not-set-up = Eerst moet de villa worden opgebouwd
refusal-already-building = De villa staat al en er wordt al gebouwd
refusal-column-on-rim = { column.start } staat op de rand
refusal-blue-beyond-base = Het blauwe plateau steekt buiten de basis
refusal-column-uncovered = { column.start } staat niet onder het blauwe plateau
refusal-blue-unsteady = Het blauwe plateau ligt niet stevig: er staat iets scheef
refusal-colours-first = Eerst de kleuren: { $player } is nog niet klaar
refusal-colours-settled = Iedereen heeft al een kleur
refusal-colours-open-to-all = In dit spel zijn de kleuren van iedereen
refusal-not-your-throw = Nu gooit { $player }
refusal-not-your-choice = Nu kiest { $player }
refusal-throw-for-colour = Om deze kleur gooi je; kiezen kan niet
refusal-choose-a-colour = Deze kleur kies je; gooien hoeft niet
refusal-seal-on-end = Rechtop laat de steen geen kleur zien; gooi nog eens
refusal-colour-taken = { $player } heeft { colour } al
refusal-colour-held = { $player } heeft al een kleur
refusal-nothing-to-throw = Er hoeft nu niet gegooid te worden
refusal-throw-first = Gooi eerst de steen
refusal-name-first = Noem eerst een kleur: de steen staat rechtop
refusal-nothing-to-name = Er hoeft nu geen kleur genoemd te worden
refusal-colour-not-below = Onder de bovenste laag staat geen { colour.e } pilaar
refusal-colour-not-yours = Je speelt niet met { colour }
refusal-column-out = { column.start } is uit het spel
refusal-column-on-top = { column.start } staat op de bovenste laag en blijft daar
refusal-column-locked = Die zit op slot: { $player } zette hem terug in beurt { $turn }
refusal-column-askew = { column.start } staat scheef, maar houdt het: afblijven
refusal-not-your-column = { $player ->
    [none] { column.start } is van niemand
   *[other] { column.start } is van { $player }
}
refusal-wrong-colour = Niet { column }: het moet { wanted } zijn
refusal-neutral-first = Eerst een neutrale pilaar, dan { column }
refusal-one-neutral-a-turn = Eén neutrale pilaar per beurt is genoeg; nu een van jezelf
refusal-neutral-tried = Je hebt al een neutrale geprobeerd; nu een van jezelf
refusal-last-neutral = { column.start } is daar de laatste neutrale en blijft staan
refusal-ask-the-others = Eerst zeggen de anderen of een andere neutrale pilaar naar boven kan; dan pas { column }
refusal-no-breaking-off = Er is geen weg terug: je bent aan { column } begonnen, dus die moet naar boven
refusal-no-jamming = { column.start } zit niet vast: hier kun je hem gewoon terugzetten
refusal-must-break-off = De villa wankelde: { column } moet terug
refusal-applied-already = Wie een plateau aanvraagt, brengt in die beurt geen pilaar naar boven
refusal-answer-first = Eerst mogen de anderen antwoorden
refusal-lay-first = Eerst het plateau, dan de pilaar
refusal-not-at-the-start = Dat kan alleen aan het begin van een beurt, en deze is al bezig
refusal-raise-now = Het plateau ligt; breng nu een pilaar naar boven
refusal-no-plateau-left = De plateaus zijn op
refusal-nothing-to-claim = Hier hoef je niets te beweren: leg het plateau gewoon
refusal-apply-first = Eerst aanvragen, dan leggen
refusal-objections-open = Eerst horen of iemand bezwaar maakt
refusal-proof-due = Eerst moet { $player } het bewijs leveren
refusal-take-out-due = Haal eerst een pilaar van { $player } weg, of laat ze staan
refusal-wrong-plateau = { plateau.start } moet wachten: eerst komt { plateau-next }
refusal-too-few-columns = Er { $covers ->
    [one] staat
   *[other] staan
} er { $covers } onder, en het { $least ->
    [one] moet
   *[other] moeten
} er minstens { $least } zijn
refusal-too-many-columns = Er kunnen er geen { $covers } onder staan: de bovenste laag heeft er maar { $most }
refusal-plateau-beyond-base = { plateau.start } steekt buiten de basis
refusal-nothing-to-object-to = Er is niets om bezwaar tegen te maken
refusal-nothing-to-consent-to = Niemand heeft je om toestemming gevraagd
refusal-your-own-claim = Tegen je eigen aanvraag maak je geen bezwaar
refusal-already-objected = { $player } was je voor
refusal-one-proof-a-turn = Eén bewijs per beurt, en dat is al geprobeerd
refusal-nothing-to-prove-with = Er is geen pilaar meer om het mee te bewijzen
refusal-no-proof-due = Er valt niets te bewijzen
refusal-not-the-objector = { $player } maakte bezwaar, dus moet { $player } het ook bewijzen
refusal-proof-not-theirs = { column.start } bewijst niets: het moet er een van { $player } zijn
refusal-proof-wrong-colour = { column.start } bewijst niets: het moet { wanted } zijn
refusal-proof-not-neutral = { column.start } bewijst niets: het moet een neutrale zijn
refusal-proof-out = { column.start } is uit het spel en bewijst niets
refusal-proof-on-top = { column.start } staat al boven en bewijst niets
refusal-proof-locked = { column.start } zit op slot en bewijst niets
refusal-proof-askew = { column.start } staat scheef en bewijst niets
refusal-proof-last-neutral = { column.start } is daar de laatste neutrale en bewijst niets
refusal-nothing-to-take-out = Er valt niets weg te halen
refusal-not-the-objectors = { column.start } is niet van { $player }
refusal-already-out = { column.start } is al uit het spel
refusal-which-column = Zeg ook welke pilaar eruit gaat
refusal-plateau-left = { plateau.start } ligt nog klaar: vraag het aan of verplaats een pilaar
refusal-must-move = Er kan nog een pilaar weg, dus dan moet dat ook
refusal-own-column-due = Na de neutrale pilaar moet er een van jezelf volgen
refusal-no-passing-now = Passen kan nu niet
refusal-no-clock-runs = Voor { $player } loopt er geen klok
refusal-not-begun = Het spel is nog niet begonnen
refusal-hands-off-plateau = Blijf van { plateau } af
refusal-cover-changed = { plateau.start } ligt niet meer zoals het lag: kijk maar bij { column }
refusal-plateau-shifted = { plateau.start } ligt niet meer op zijn plek: schuif het terug, of zet de pilaar terug
refusal-plateau-held = Laat { plateau } los voordat je de pilaar neerzet
refusal-plateau-steadied = Niemand mag { plateau } stutten terwijl het wordt gelegd
refusal-column-overhangs = { column.start } steekt over de rand
refusal-column-on-column = { column.start } zou zo op een andere pilaar staan
refusal-column-leans = { column.start } staat niet rechtop
refusal-not-on-top-plateau = { column.start } staat niet helemaal op { plateau }
refusal-second-column = Deze beurt is er al een andere pilaar aangeraakt; { column } moet wachten
