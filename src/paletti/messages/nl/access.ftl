### Spelen met het toetsenbord, op gehoor en met de vinger: de villa als lijst, wat de hand voelt, waar een stuk heen kan.

access-title = Met toetsenbord en gehoor

## De pilaren als lijst

access-list = Pilaren
access-list-help = Met de pijltjestoetsen loop je langs de pilaren, met Enter pak je er een. N vertelt wat er dichtbij staat en van welke kant je erbij kunt. R vertelt hoe het spel ervoor staat.
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
}{ $hook ->
    [yes] , alleen met het haakje
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
access-hook-ready = Het haakje ligt klaar: met Enter gaat het achter de voet van een pilaar.
access-fingers-ready = Het haakje is weggelegd. Je gebruikt weer je vingers.
access-offer = { hand-offer-hook } Met Tab kom je bij ‘{ act-take-hook }’.

## De hand

access-pad = Je hand
access-pad-holds = Je hand: { column-short }
access-pad-plateau = Je handen: { plateau }
access-pad-steadies = Je andere hand: { plateau }
access-enter = Enter: { $step }
access-pad-help = De pijltjestoetsen bewegen hem 5 mm, met Shift 1 mm. O trekt hem naar buiten, I duwt hem naar binnen. Page Up tilt hem op, Page Down laat hem zakken. Met H houdt je andere hand het plateau erboven vast en gaan de toetsen naar die hand; nog een keer H en ze bewegen weer de pilaar. Enter doet de volgende stap, de spatiebalk laat los. Backspace zet terug, en vraagt het eerst als dat iets kost. R zegt hoe het ervoor staat.
access-pad-help-plateau = De pijltjestoetsen bewegen het 5 mm, met Shift 1 mm. Page Up tilt het op, Page Down laat het zakken, komma en punt draaien het. Enter doet de volgende stap, de spatiebalk laat los. Backspace laat het liggen: dan is je beurt voorbij, dus wordt het je eerst gevraagd. R zegt hoe het ervoor staat.
access-keys = Toetsen
access-taken = { $tool ->
    [hook] Je hebt de { column-short } aan het haakje.
   *[hand] Je hebt de { column-short } vast.
} De weg naar buiten is richting { $hour } uur.
access-resumed = { $tool ->
    [hook] Je hebt de { column-short } aan het haakje
   *[hand] Je hebt de { column-short } vast
}, { $mm } mm naar buiten.
access-taken-plateau = Je hebt { plateau } vast.
access-felt = { $grade ->
    [nothing] Niets houdt hem tegen.
    [easy] Hij glijdt makkelijk.
    [firm] Hij biedt weerstand.
    [hard] Hij biedt veel weerstand.
   *[stuck] Hij geeft niet mee.
}
access-drawn = { $mm } mm eruit, nog minstens { $left } mm.
access-half = Half eruit.
access-free = Hij is vrij.{ $next ->
    [regrip] { " " }Met Enter pak je hem met je vingers.
    [release-hold] { " " }Laat eerst het plateau los: met Enter.
   *[other] { "" }
}
access-height = { $over ->
    [columns] { $mm } mm boven de pilaren.
    [base] { $mm } mm boven de basis.
   *[plateau] { $mm } mm boven het bovenste plateau.
}
access-aside = { $mm ->
    [0] Precies boven het midden.
   *[other] { $mm } mm van het midden, richting { $hour } uur.
}
access-raised = { $way ->
    [up] Het plateau ligt { $mm } mm hoger dan eerst.
    [down] Het plateau ligt { $mm } mm lager dan eerst.
   *[none] Het plateau ligt zoals eerst.
}
access-shifted = Het ligt { $mm } mm verder richting { $hour } uur dan eerst.
access-leaned = De villa is { $mm } mm verschoven richting { $hour } uur.
access-still = De villa staat stil.
access-draw-out = Naar buiten
access-push-in = Naar binnen
access-away = Van je af
access-near = Naar je toe
access-left = Naar links
access-right = Naar rechts
access-hold = Houd { plateau } vast
access-holding = Je andere hand heeft { plateau } vast. De toetsen bewegen nu het plateau: de spatiebalk laat het los, met H ga je terug naar de pilaar.
access-released = De toetsen bewegen weer de pilaar; je andere hand houdt het plateau nog vast.
access-steadies = Je andere hand houdt { plateau } vast.
access-closed = De lijst is dicht, je hand niet open. Op het beeld van de villa bewegen de pijltjestoetsen wat je vasthebt.
access-let-go = Je andere hand heeft het plateau losgelaten.
access-still-in = Hij staat nog in de villa, dus blijft hij in je hand. Enter trekt verder, Backspace zet hem terug.
access-no-hold = { $why ->
    [house] Volgens de regels aan deze tafel mag de andere hand geen plateau vasthouden.
   *[none] Erboven ligt geen plateau dat je andere hand kan vasthouden.
}
access-as-before = Hij staat weer waar hij stond.

## Waar het moet staan of liggen

access-spots = Waar moet hij staan?
access-places = Plekken
access-spot = { $where ->
    [middle] In het midden
    [edge] { $hour } uur, bij de rand
   *[between] { $hour } uur, halverwege
}{ $near ->
    [none] , rondom vrij
   *[other] , { $gap } mm ernaast: { $near }
}{ $tips ->
    [yes] , het plateau zou kantelen
   *[no] { "" }
}
access-no-spot = Er is geen plek vrij. Beweeg hem met de hand.
access-beds = Waar moet het liggen?
access-no-bed = Daarboven staan te weinig pilaren: het plateau heeft er { $least } nodig. Met Backspace laat je het liggen.
access-bed = { $kind ->
    [steady] Waar het het stevigst ligt
    [most] Boven de meeste pilaren
   *[middle] Recht erboven
}: { $covers ->
    [one] { $covers } pilaar eronder
   *[other] { $covers } pilaren eronder
}
access-carrying = Onderweg.
access-lowering = { $what ->
    [plateau] Het wordt neergelegd.
   *[column] Hij wordt neergezet.
}
access-there = Op de juiste plek. Enter zet neer.
access-stopped = Hij is onderweg blijven hangen. Kies de plek opnieuw of beweeg hem met de hand.
access-points = { $name }: { points }.
access-seal-taken = { $others ->
    [one] { $by } pakt de steen: { $points } tegen { $behind }.
   *[other] { $by } pakt de steen met { points }.
}
access-not-yet = Op blauw telt hij nog niet: punten zijn er pas vanaf het groene plateau.

## Met de vinger

access-lift = Optillen en laten zakken
access-lift-at = { $mm } mm hoog
access-lift-word = Hoogte

## Met de gamepad

gamepad-help = Gamepad: met links en rechts op het richtingskruis kies je een pilaar, met omhoog en omlaag een knop. A pakt de pilaar, drukt op de knop of gaat naar de volgende stap, B zet de pilaar terug. Kost dat iets, dan wordt het je gevraagd: Y is ja, B is nee. De linkerstick trekt, de rechterstick tilt. X houdt het plateau erboven vast, de schouderknoppen draaien een plateau. Linkertrigger: voorzichtig, rechtertrigger: sneller.
