### Spelen met het toetsenbord, op gehoor en met de vinger: de villa als lijst, wat de hand voelt, waar een stuk heen kan.

access-open = Spelen met toetsenbord en gehoor
access-title = Met toetsenbord en gehoor
access-villa = De villa

## De pilaren als lijst

access-list = Pilaren
access-list-help = Met de pijltjestoetsen loop je langs de pilaren, met Enter pak je er een.
access-only = Alleen wat je mag pakken
access-none = Er valt nu niets te pakken.
access-level = { $level ->
    [base] op de basis
    [blue] op blauw
    [green] op groen
    [yellow] op geel
    [orange] op oranje
   *[red] op rood
}
access-column = { $owner ->
    [mine] jouw { column-short }
    [other] { column-short } van { $name }
    [neutral] neutrale { column-short }
   *[nobody] { column-short }
}, { access-level }, { $hour ->
    [0] in het midden
   *[other] op { $hour } uur
}{ $hint ->
    [free] , er ligt niets op
    [loose] , zit los
    [light] , draagt weinig
    [heavy] , draagt veel
   *[unknown] { "" }
}{ $locked ->
    [yes] , op slot
   *[no] { "" }
}{ $askew ->
    [yes] , helt
   *[no] { "" }
}
access-neighbour = { column-short } op { $hour } uur, { $gap } mm ervandaan
access-neighbours = Dichtbij: { $list }.
access-alone = Er staat niets dichtbij.
access-reach = { $by ->
    [fingers] Je vingers kunnen erbij vanaf { $hour } uur.
    [hook] Alleen het haakje kan erbij, vanaf { $hour } uur.
   *[nothing] Je kunt er niet bij, ook niet met het haakje.
}

## De hand

access-pad = Je hand
access-pad-holds = Je hand: { column-short }
access-pad-plateau = Je handen: { plateau }
access-pad-help = De pijltjestoetsen bewegen hem 5 mm, met Shift 1 mm. O trekt hem naar buiten, I duwt hem naar binnen. Page Up tilt hem op, Page Down laat hem zakken. Enter doet de volgende stap, de spatiebalk laat los, Backspace zet terug, R zegt hoe het ervoor staat.
access-pad-help-plateau = De pijltjestoetsen bewegen het 5 mm, met Shift 1 mm. Page Up tilt het op, Page Down laat het zakken, komma en punt draaien het. Enter doet de volgende stap, de spatiebalk laat los, Backspace legt terug, R zegt hoe het ervoor staat.
access-keys = Toetsen
access-taken = Je hebt de { column-short } vast. De weg naar buiten is richting { $hour } uur.
access-taken-plateau = Je hebt { plateau } vast. Kies waar het moet liggen.
access-felt = { $grade ->
    [nothing] Niets houdt hem tegen.
    [easy] Hij glijdt makkelijk.
    [firm] Hij biedt weerstand.
    [hard] Hij biedt veel weerstand.
   *[stuck] Hij geeft niet mee.
}
access-moved = { $mm } mm van zijn plek.
access-height = { $mm } mm boven de vloer.
access-leaned = De villa is { $mm } mm verschoven.
access-still = De villa staat stil.
access-draw-out = Naar buiten
access-push-in = Naar binnen
access-away = Van je af
access-near = Naar je toe
access-left = Naar links
access-right = Naar rechts
access-hold = Houd { plateau } vast
access-holding = Je andere hand heeft { plateau } vast. De toetsen bewegen nu het plateau; met H ga je terug.
access-released = De toetsen bewegen weer het stuk in je hand.
access-let-go = Je andere hand heeft het plateau losgelaten.

## Waar het moet staan of liggen

access-spots = Waar moet hij staan?
access-spot = { $where ->
    [middle] In het midden
    [edge] Bij de rand, op { $hour } uur
   *[between] Halverwege, op { $hour } uur
}
access-no-spot = Er is geen plek vrij. Beweeg hem met de hand.
access-beds = Waar moet het liggen?
access-bed = { $kind ->
    [steady] Waar het het stevigst ligt
    [most] Boven de meeste pilaren
   *[middle] Er recht boven
}: { $covers ->
    [one] { $covers } pilaar eronder
   *[other] { $covers } pilaren eronder
}
access-carrying = Onderweg.
access-there = Op de juiste plek. Enter zet neer.

## Met de vinger

access-lift = Optillen en laten zakken
access-lift-at = { $mm } mm hoog
