### Het scoreblok voor het houten spel.

keeper-turn = beurt { $number }
keeper-round = ronde { $round } van { $rounds }
keeper-floor = { $level ->
    [base] basis
    [blue] blauw
    [green] groen
    [yellow] geel
    [orange] oranje
   *[red] rood
}
keeper-floor-columns = { keeper-floor }: { $count ->
    [one] één pilaar
   *[other] { $count } pilaren
}
keeper-neutral = neutraal
keeper-seal-free = De steen ligt op tafel.
keeper-seal = { $former ->
    [none] { $by } heeft de steen.
   *[other] { $by } heeft de steen; { $former } had hem hiervoor.
}
keeper-to-come = nog te leggen
keeper-all-laid = alle plateaus liggen
keeper-locked = { $count } op slot
keeper-askew = { $count } scheef
keeper-out = { $count } eruit
keeper-hint-wrong-key = Dat is hier geen antwoord. Probeer { $keys }.
keeper-hint-undone = Teruggenomen: { $deed }
keeper-hint-nothing-to-undo = Er valt niets terug te nemen.
keeper-hint-cannot-save = Dit kon niet worden bewaard: { $problem }.
keeper-footer = ⌫ terugnemen   Esc stap terug   ? toetsen   F2 taal   q stoppen
keeper-left = Jullie partij staat in { $path }. Verdergaan: paletti referee
keeper-needs-terminal = Het scoreblok heeft een terminal nodig om in te tekenen.

## De vraag van de beurt

keeper-ask-set-up = { $columns-on-rim ->
    [yes] Alle twintig pilaren op de basis
   *[no] Alle twintig pilaren op de bouwplaats, geen op de rand
}; { $blue-plateau ->
    [within-base] dan het blauwe plateau erop, binnen de basis.
    [on-all-columns] dan het blauwe plateau erop, stevig op alle twintig.
   *[free] dan het blauwe plateau erop.
}
keeper-ask-throw = { $by } gooit de steen. Welke kleur ligt boven?
keeper-ask-choose = { $by } kiest een kleur.
keeper-ask-name = { $why ->
    [end] { $by }: de steen staat rechtop. Welke kleur wordt het?
   *[two] { $by }: welke van je twee kleuren wordt het?
}
keeper-ask-build = { $by }: { $what ->
    [column] trek een pilaar eruit
    [neutral] trek eerst een neutrale pilaar eruit
    [nothing] er kan geen pilaar meer weg
    [red] trek een rode pilaar eruit
    [yellow] trek een gele pilaar eruit
    [blue] trek een blauwe pilaar eruit
   *[green] trek een groene pilaar eruit
}{ $way ->
    [apply] , of vraag { plateau } aan.
    [lay] , of leg { plateau }.
   *[none] .
}
keeper-ask-own = { $by }: nu een pilaar van jezelf.
keeper-ask-raise = { $by }: nu nog een pilaar op het nieuwe plateau.
keeper-ask-window = { $own ->
    [yes] { $by } heeft de neutrale pilaar teruggezet. Nu een van jezelf, tenzij iemand bezwaar maakt.
   *[no] { $by } heeft de neutrale pilaar teruggezet. Maakt iemand bezwaar?
}
keeper-ask-claim = { $by } vraagt { plateau } aan. Maakt iemand bezwaar?
keeper-ask-proof = { $neutral ->
    [yes] { $by } brengt als bewijs een andere neutrale pilaar naar boven. Welke?
   *[no] { $by } brengt een pilaar naar boven om te bewijzen dat { $against } ongelijk heeft. Welke?
}
keeper-ask-take-out = { $by } haalt een pilaar van { $against } uit het spel. Welke?
keeper-ask-lay = { $least ->
    [0] { $by } legt { plateau }.
    [one] { $by } legt { plateau } op minstens één pilaar.
   *[other] { $by } legt { plateau } op minstens { $least } pilaren.
}
keeper-ask-covers = Hoeveel pilaren staan er onder { plateau }?
keeper-ask-ends = { $by } en { column }: hoe liep het af?
keeper-ask-removed = { $by } haalt { column } weg: hoe liep het af?
keeper-ask-fallen = Welke andere pilaren zijn gevallen?
keeper-ask-leaning = Welke andere pilaren staan scheef, maar houden het?
keeper-ask-shape = Welke vorm?
keeper-ask-level = Van welke laag?
keeper-ask-locked = Welke van die?
keeper-ask-objector = Wie maakt bezwaar?
keeper-ask-over = { $count ->
    [0] Het spel is uit, en niemand wint.
    [1] { $winners } wint. Wie haalt er een glas?
   *[other] { $winners } delen de overwinning. Wie haalt de glazen?
}

## Antwoorden en hun toetsen; in één vraag moeten ze verschillen.

keeper-answer-set-up = hij staat
keeper-answer-shape = { $shape }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
}
keeper-answer-free = een vrije
keeper-answer-locked = die op slot zit
keeper-answer-leaning-one = de scheve
keeper-answer-void = een die niet meetelt
keeper-answer-out = hij is eruit
keeper-answer-lies = het ligt
keeper-answer-all = alle { $count }
keeper-answer-covers = { $more ->
    [yes] { $count } of meer
   *[no] { $count }
}
keeper-answer-stands = hij staat
keeper-answer-done = { $count ->
    [0] toch geen
   *[other] dat was het ({ $count })
}
keeper-answer-nobody = niemand maakt bezwaar
keeper-answer-apply = { plateau } aanvragen
keeper-answer-lay = { plateau } leggen
keeper-answer-pass = passen
keeper-answer-object = iemand maakt bezwaar
keeper-answer-back = teruggezet
keeper-answer-swayed = gewankeld: terug
keeper-answer-collapse = ingestort!
keeper-answer-falls = de pilaar viel
keeper-answer-askew = staat scheef, maar houdt het
keeper-answer-jammed = zit klem: teruggezet
keeper-answer-fault = duwde een andere opzij
keeper-answer-others = andere vielen om{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
}
keeper-answer-leaning = andere staan scheef{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
}
keeper-answer-give-up = lukt niet
keeper-answer-slid-off = het gleed eraf
keeper-answer-waive = laat maar staan
keeper-answer-end = rechtop
keeper-answer-rematch = nog een keer
keeper-answer-new = nieuwe partij
keeper-answer-resume = verdergaan
keeper-key-red = r
keeper-key-yellow = g
keeper-key-blue = b
keeper-key-green = n
keeper-key-apply = a
keeper-key-lay = l
keeper-key-pass = p
keeper-key-object = z
keeper-key-back = t
keeper-key-swayed = w
keeper-key-collapse = i
keeper-key-falls = v
keeper-key-askew = s
keeper-key-jammed = k
keeper-key-fault = d
keeper-key-others = a
keeper-key-leaning = l
keeper-key-give-up = n
keeper-key-slid-off = g
keeper-key-waive = l
keeper-key-end = o
keeper-key-rematch = k
keeper-key-new = n

## Een partij voorbereiden

keeper-setup-title = Wie spelen er mee?
keeper-setup-intro = Met de klok mee, de jongste eerst.
keeper-setup-language = Taal
keeper-setup-edition = Editie
keeper-setup-player = Speler { $number }
keeper-setup-name = typ een naam
keeper-setup-first = Wie begint
keeper-setup-rules = Huisregels
keeper-setup-rules-none = zoals in de editie
keeper-setup-rules-some = { $count } veranderd
keeper-setup-begin = Beginnen
keeper-setup-footer = ↑↓ bewegen   ←→ wijzigen   ⏎ verder   Esc stoppen
keeper-setup-needs-two = Je hebt minstens twee namen nodig.
keeper-setup-too-many = { $count ->
    [one] Eén naam te veel: je speelt dit met hooguit { $most }.
   *[other] { $count } namen te veel: je speelt dit met hooguit { $most }.
}
keeper-setup-twice = Twee spelers heten { $name }. Wie is wie?
keeper-rules-title = Huisregels
keeper-rules-footer = ↑↓ bewegen   ←→ wijzigen   Esc klaar
keeper-resume-title = Er staat nog een partij op tafel
keeper-resume-text = { $names }, { $edition }, { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
} tot nu toe.

## Hulp

keeper-help-title = Toetsen
keeper-help-columns = Een pilaar is 1, 2 of 3: dun, zeshoekig of dik, precies wat hij waard is. Zijn er meer kleuren of lagen mogelijk, dan vraagt het scoreblok ernaar.
keeper-help-enter = Enter is wat er meestal gebeurt: hij staat, het ligt, niemand maakt bezwaar.
keeper-help-undo = Backspace neemt de laatste zet terug, zo vaak je wilt.
keeper-help-escape = Esc gaat tijdens het antwoorden een stap terug.
keeper-help-saved = Elke zet wordt meteen bewaard. Stop met q, en speel een andere keer verder.
keeper-help-marks = ☼ rood   ◊ geel   ≈ blauw   ♠ groen   ○ neutraal   × op slot   / scheef
keeper-help-close = Druk op een toets om dit te sluiten.
