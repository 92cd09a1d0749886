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
column = { $number ->
    [1] de eerste { shape.e } { colour.e } pilaar
    [2] de tweede { shape.e } { colour.e } pilaar
    [3] de derde { shape.e } { colour.e } pilaar
   *[0] de { shape.e } { colour.e } pilaar
}
    .start = { $number ->
        [1] De eerste { shape.e } { colour.e } pilaar
        [2] De tweede { shape.e } { colour.e } pilaar
        [3] De derde { shape.e } { colour.e } pilaar
       *[0] De { shape.e } { colour.e } pilaar
    }
column-short = { colour } { shape }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
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
    [1] De villa staat: twintig pilaren onder een blauw dak.
   *[other] De villa staat weer, voor ronde { $round }.
}
event-seal-thrown = { $shows ->
    [end] { $by } gooit de steen, en die blijft op zijn kop staan.
   *[other] { $by } gooit de steen: { colour }.
}
event-throw-again = { $clause ->
    [COLOUR-1] De kleur { colour } is al bezet. { $by } gooit nog eens.
   *[other] Onder de bovenste laag staat geen { colour.e } pilaar meer. { $by } gooit nog eens.
}
event-colour-taken = { $how ->
    [left-over] { $by } speelt met { colour }, wat er overbleef.
   *[other] { $by } speelt met { colour }.
}
event-colour-neutral = De kleur { colour } is van niemand.
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
event-villa-put-back = { $locked ->
    [yes] { $by } heeft een andere pilaar verschoven. Alles gaat terug zoals het was, en { column } zit op slot.
   *[no] { $by } heeft een andere pilaar verschoven. Alles gaat terug zoals het was, ook { column }.
}
event-column-jammed = { column.start } zit klem: { $by } laat hem staan.
event-column-askew = { column.start } staat scheef op { level } en houdt. Hij zit op slot en telt voor niemand.
event-column-void = { column.start } staat, maar telt pas vanaf het volgende plateau.
event-column-out = { $clause ->
    [RULING-2] { $leant ->
        [yes] { column.start } stond al scheef, komt nu naar beneden en is eruit.
       *[no] { column.start } valt en is eruit.
    }
    [PLATEAU-3] { column.start } heeft het bewijs geleverd en is eruit.
    [PLATEAU-4] { $by } haalt { column } uit het spel.
   *[other] { column.start } is eruit.
}
event-plateau-applied-for = { $by } vraagt { plateau } aan.
event-consented = { $by ->
    [none] Niemand maakt bezwaar.
   *[other] { $by } maakt geen bezwaar.
}
event-application-stood = { $by } mag { plateau } leggen.
event-objected = { $by } maakt bezwaar: { $against } kan best nog!
event-proof-succeeded = { $by } bewijst het met { column }.
event-proof-failed = { $by } kon het niet bewijzen.
event-removal-waived = { $by } is gul en haalt niets weg.
event-plateau-laid = { $by } legt { plateau }. Alle punten beginnen opnieuw.
event-plateau-given-up = { $by } ziet af van { plateau }.
event-plateau-slid-off = { plateau.start } glijdt eraf, de villa staat nog. Het gaat terug bij de andere.
event-plateau-required = Onder de bovenste laag staat geen { colour.e } pilaar: { $by } legt eerst { plateau }.
event-passed = { $itself ->
    [yes] { $by } kan niets meer doen en wordt overgeslagen.
   *[no] { $by } past.
}
event-seal-taken = { $former ->
    [none] { $by } pakt de steen.
   *[other] { $by } pakt de steen van { $former }.
}
event-points-scored = { $by }: { points }, samen { $total }.
event-villa-collapsed = De villa valt. Het was { $by }.
event-round-ended = Ronde { $number } is voorbij.
event-round-began = Ronde { $number }: { $by } begint.
event-time-ran-out = De tijd van { $by } is om.
event-player-left = { $by } heeft de tafel verlaten.
event-game-ended = { $count ->
    [0] Het spel is uit, en niemand wint.
    [1] { $winners } wint!
   *[other] { $winners } delen de winst!
}

## Weigeringen: één tekst per reden, zonder punt; `refused` voegt clausule en punt toe.

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
refusal-already-building = De villa staat al, er wordt gebouwd
refusal-column-on-rim = { column.start } staat op de rand
refusal-blue-beyond-base = Het blauwe plateau steekt buiten de basis uit
refusal-column-uncovered = { column.start } staat niet onder het blauwe plateau
refusal-blue-unsteady = Het blauwe plateau ligt niet stevig: er staat iets scheef
refusal-colours-first = Eerst de kleuren: { $player } heeft er nog geen
refusal-colours-settled = Iedereen heeft al een kleur
refusal-colours-open-to-all = In dit spel zijn de kleuren van niemand
refusal-not-your-throw = Nu gooit { $player }
refusal-not-your-choice = Nu kiest { $player }
refusal-throw-for-colour = Om deze kleur wordt gegooid, niet gekozen
refusal-choose-a-colour = Deze kleur wordt gekozen, niet gegooid
refusal-seal-on-end = Op zijn kop toont de steen geen kleur; nog eens
refusal-colour-taken = { $player } heeft { colour } al
refusal-colour-held = { $player } heeft al een kleur
refusal-nothing-to-throw = Er valt nu niets te gooien
refusal-throw-first = Gooi eerst de steen
refusal-name-first = Noem eerst een kleur: de steen staat op zijn kop
refusal-nothing-to-name = Er hoeft nu geen kleur genoemd te worden
refusal-colour-not-below = Onder de bovenste laag staat geen { colour.e } pilaar
refusal-colour-not-yours = De kleur { colour } is niet van jou
refusal-column-out = { column.start } is uit het spel
refusal-column-on-top = { column.start } staat op de bovenste laag en blijft daar
refusal-column-locked = Die zit op slot: { $player } zette hem terug in beurt { $turn }
refusal-column-askew = { column.start } staat scheef en houdt: afblijven
refusal-not-your-column = { $player ->
    [none] { column.start } is van niemand
   *[other] { column.start } is van { $player }
}
refusal-wrong-colour = Niet { column }: het moet { wanted } zijn
refusal-neutral-first = Eerst een neutrale pilaar, dan { column }
refusal-one-neutral-a-turn = Eén neutrale pilaar per beurt is genoeg; nu een van jezelf
refusal-neutral-tried = Een neutrale heb je geprobeerd; nu een van jezelf
refusal-last-neutral = { column.start } is daar de laatste neutrale en blijft staan
refusal-ask-the-others = Eerst zeggen de anderen of een andere neutrale omhoog kan; dan { column }
refusal-no-breaking-off = Geen weg terug: { column } is begonnen en moet omhoog
refusal-no-jamming = { column.start } kan hier gewoon terug: breek af
refusal-must-break-off = De villa wankelde: { column } moet terug
refusal-applied-already = Wie een plateau aanvraagt, zet deze beurt geen pilaar hoger
refusal-answer-first = Eerst antwoorden de anderen
refusal-lay-first = Eerst het plateau, dan de pilaar
refusal-not-at-the-start = Dat kan alleen aan het begin van een beurt, en deze loopt al
refusal-raise-now = Het plateau ligt; nu nog een pilaar omhoog
refusal-no-plateau-left = De plateaus zijn op
refusal-nothing-to-claim = Hier hoef je niets te beweren: leg het plateau gewoon neer
refusal-apply-first = Eerst aanvragen, dan leggen
refusal-objections-open = Eerst horen of iemand bezwaar maakt
refusal-proof-due = Eerst moet { $player } het bewijs leveren
refusal-take-out-due = Eerst gaat er een pilaar van { $player } uit, of je ziet ervan af
refusal-wrong-plateau = { plateau.start } moet wachten: eerst komt { plateau-next }
refusal-too-few-columns = Het bedekt er { $covers }, minstens { $least } zijn nodig
refusal-too-many-columns = Het kan er geen { $covers } bedekken: bovenaan staan er { $most }
refusal-plateau-beyond-base = { plateau.start } steekt buiten de basis uit
refusal-nothing-to-object-to = Er is niets om bezwaar tegen te maken
refusal-nothing-to-consent-to = Niemand vroeg om toestemming
refusal-your-own-claim = Tegen je eigen aanvraag maak je geen bezwaar
refusal-already-objected = { $player } was sneller
refusal-one-proof-a-turn = Eén bewijs per beurt, en dat is al geprobeerd
refusal-nothing-to-prove-with = Er is geen pilaar meer om het mee te bewijzen
refusal-no-proof-due = Er valt niets te bewijzen
refusal-not-the-objector = { $player } maakte bezwaar, dus { $player } bewijst
refusal-proof-not-theirs = { column.start } bewijst niets: het moet er een van { $player } zijn
refusal-proof-wrong-colour = { column.start } bewijst niets: het moet { wanted } zijn
refusal-proof-not-neutral = { column.start } bewijst niets: het moet een neutrale zijn
refusal-proof-out = { column.start } is uit het spel en bewijst niets
refusal-proof-on-top = { column.start } staat al boven en bewijst niets
refusal-proof-locked = { column.start } zit op slot en bewijst niets
refusal-proof-askew = { column.start } staat scheef en bewijst niets
refusal-proof-last-neutral = { column.start } is daar de laatste neutrale en bewijst niets
refusal-nothing-to-take-out = Er valt niets weg te halen
refusal-not-the-objectors = { column.start } is er geen van { $player }
refusal-already-out = { column.start } is er al uit
refusal-which-column = Zeg nog welke pilaar eruit gaat
refusal-plateau-left = { plateau.start } komt nog: vraag het aan of verplaats een pilaar
refusal-must-move = Er is een pilaar te verplaatsen, dus dat moet ook
refusal-own-column-due = Na de neutrale pilaar moet er een van jezelf volgen
refusal-no-passing-now = Passen kan nu niet
refusal-no-clock-runs = Voor { $player } loopt geen klok
refusal-not-begun = Het spel is nog niet begonnen
refusal-hands-off-plateau = Handen af van { plateau }
refusal-cover-changed = { plateau.start } ligt niet zoals eerst: kijk bij { column }
refusal-plateau-shifted = { plateau.start } ligt niet waar het lag: schuif het terug of breek af
refusal-plateau-held = Laat { plateau } los voor je de pilaar neerzet
refusal-plateau-steadied = Niemand houdt { plateau } tegen terwijl het wordt gelegd
refusal-column-overhangs = { column.start } steekt over de rand
refusal-column-on-column = { column.start } zou op een andere staan
refusal-column-leans = { column.start } staat niet recht
refusal-not-on-top-plateau = { column.start } staat niet helemaal op { plateau }
refusal-second-column = Deze beurt is al een andere pilaar aangeraakt; { column } moet wachten
