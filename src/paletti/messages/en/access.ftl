### Playing by keyboard, by ear and by touch: the villa as a list, what the hand feels, where a piece could go.

access-open = Play by keyboard and ear
access-title = By keyboard and ear
access-villa = The { -villa }

## The columns as a list

access-list = Columns
access-list-help = Use the arrow keys to go through the columns and Enter to take one.
access-only = Only those that may be taken
access-none = There is nothing to take right now.
access-level = { $level ->
    [base] on the base
    [blue] on blue
    [green] on green
    [yellow] on yellow
    [orange] on orange
   *[red] on red
}
access-column = { $owner ->
    [mine] your { column-short }
    [other] { column-short } of { $name }
    [neutral] neutral { column-short }
   *[nobody] { column-short }
}, { access-level }, { $hour ->
    [0] in the middle
   *[other] at { $hour } o’clock
}{ $hint ->
    [free] , nothing lies on it
    [loose] , loose
    [light] , carries little
    [heavy] , carries a lot
   *[unknown] { "" }
}{ $locked ->
    [yes] , locked
   *[no] { "" }
}{ $askew ->
    [yes] , leans
   *[no] { "" }
}
access-neighbour = { column-short } at { $hour } o’clock, { $gap } mm away
access-neighbours = Close by: { $list }.
access-alone = Nothing stands close by.
access-reach = { $by ->
    [fingers] Fingers can reach it from { $hour } o’clock.
    [hook] Only the hook can reach it, from { $hour } o’clock.
   *[nothing] Neither fingers nor the hook can reach it.
}

## The hand

access-pad = Your hand
access-pad-holds = Your hand: { column-short }
access-pad-plateau = Your hands: { plateau }
access-pad-help = Arrow keys move it by 5 mm, with Shift by 1 mm. O draws it out, I pushes it in. Page Up raises it, Page Down lowers it. Enter takes the next step, Space lets go, Backspace puts it back, R tells you how things stand.
access-pad-help-plateau = Arrow keys move it by 5 mm, with Shift by 1 mm. Page Up raises it, Page Down lowers it, comma and full stop turn it. Enter takes the next step, Space lets go, Backspace puts it back, R tells you how things stand.
access-keys = Keys
access-taken = You have { column-short } in hand. The way out is toward { $hour } o’clock.
access-taken-plateau = You have { plateau } in hand. Choose where to lay it.
access-felt = { $grade ->
    [nothing] Nothing holds it.
    [easy] It slides easily.
    [firm] It resists.
    [hard] It resists hard.
   *[stuck] It won’t budge.
}
access-moved = { $mm } mm from where it stood.
access-height = { $mm } mm above its floor.
access-leaned = The { -villa } has moved { $mm } mm.
access-still = The { -villa } stands still.
access-draw-out = Draw out
access-push-in = Push in
access-away = Away from you
access-near = Toward you
access-left = To the left
access-right = To the right
access-hold = Hold { plateau }
access-holding = Your other hand holds { plateau }. The keys now move that; H switches back.
access-released = The keys move the piece again.
access-let-go = Your other hand has let go of the { -plateau }.

## Where it shall stand or lie

access-spots = Where should it stand?
access-spot = { $where ->
    [middle] In the middle
    [edge] Near the edge, at { $hour } o’clock
   *[between] Halfway out, at { $hour } o’clock
}
access-no-spot = There is no free spot. Move it by hand.
access-beds = Where should it lie?
access-bed = { $kind ->
    [steady] Where it lies most steadily
    [most] Over the most columns
   *[middle] Straight above
}: { $covers ->
    [one] { $covers } column below
   *[other] { $covers } columns below
}
access-carrying = On its way.
access-there = It is there. Enter sets it down.

## By finger

access-lift = Raise and lower
access-lift-at = { $mm } mm up
