### Spelen met het toetsenbord, op gehoor en met de vinger: de villa als lijst, wat de hand voelt, waar een stuk heen kan.

access-open = Spelen met toetsenbord en gehoor
access-title = Met toetsenbord en gehoor
access-villa = De villa

## De pilaren als lijst

access-list = Pilaren
access-list-help = Met de pijltjes loop je langs de pilaren, Enter pakt er een.
access-only = Alleen die je mag pakken
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
    [mine] van jou: { column-short }
    [other] van { $name }: { column-short }
    [neutral] neutraal: { column-short }
   *[nobody] { column-short }
}, { access-level }, { $hour ->
    [0] in het midden
   *[other] op { $hour } uur
}{ $hint ->
    [free] , er ligt niets op
    [loose] , los
    [light] , draagt weinig
    [heavy] , draagt veel
   *[unknown] { "" }
}{ $locked ->
    [yes] , op slot
   *[no] { "" }
}
access-neighbour = { column-short } op { $hour } uur, { $gap } mm verder
access-neighbours = Dichtbij: { $list }.
access-alone = Er staat niets dichtbij.
access-reach = { $by ->
    [fingers] Je vingers kunnen erbij vanaf { $hour } uur.
    [hook] Alleen het haakje kan erbij, vanaf { $hour } uur.
   *[nothing] Vingers noch haakje kunnen erbij.
}

## De hand

access-pad = Je hand
access-pad-holds = Je hand: { column-short }
access-pad-plateau = Je handen: { plateau }
access-pad-help = De pijltjes bewegen hem 5 mm, met Shift 1 mm. O trekt hem naar buiten, I duwt hem naar binnen. Page Up tilt op, Page Down laat zakken. Enter doet wat nu komt, de spatiebalk laat los, Backspace zet terug, R zegt hoe het ervoor staat.
access-pad-help-plateau = De pijltjes bewegen het 5 mm, met Shift 1 mm. Page Up tilt op, Page Down laat zakken, komma en punt draaien het. Enter doet wat nu komt, de spatiebalk laat los, Backspace legt terug, R zegt hoe het ervoor staat.
access-keys = Toetsen
access-taken = Je hebt in je hand: { column-short }. Naar buiten kan richting { $hour } uur.
access-taken-plateau = Je hebt { plateau } in handen. Kies waar het moet liggen.
access-felt = { $grade ->
    [nothing] Niets houdt hem tegen.
    [easy] Hij glijdt makkelijk.
    [firm] Hij stribbelt tegen.
    [hard] Hij stribbelt flink tegen.
   *[stuck] Hij geeft niet mee.
}
access-moved = { $mm } mm van zijn plek.
access-height = { $mm } mm boven zijn vloer.
access-leaned = De villa is { $mm } mm bewogen.
access-still = De villa staat stil.
access-draw-out = Naar buiten
access-push-in = Naar binnen
access-away = Van je af
access-near = Naar je toe
access-left = Naar links
access-right = Naar rechts
access-hold = Houd { plateau } vast
access-holding = Je andere hand heeft { plateau }. De toetsen bewegen nu dat; H gaat terug.
access-released = De toetsen bewegen het stuk weer.

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
   *[middle] Recht erboven
}: { $covers ->
    [one] { $covers } pilaar eronder
   *[other] { $covers } pilaren eronder
}
access-carrying = Onderweg.
access-there = Daar is het. Enter zet neer.

## Met de vinger

access-lift = Optillen en laten zakken
access-lift-at = { $mm } mm hoog
