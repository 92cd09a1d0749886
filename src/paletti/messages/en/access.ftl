### Playing by keyboard, by ear and by touch: the villa as a list, what the hand feels, where a piece could go.

access-title = By keyboard and ear

## The columns as a list

access-list = Columns
access-list-help = Use the arrow keys to go through the columns and Enter to take one. N tells you what stands close by, and from where the column can be reached. R tells you how the game stands.
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
}{ $hook ->
    [yes] , hook only
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
access-hook-ready = The hook is ready: Enter puts it behind the foot of a column.
access-fingers-ready = The hook is put away. You use your fingers again.
access-offer = { hand-offer-hook } Tab leads to “{ act-take-hook }”.

## The hand

access-pad = Your hand
access-pad-holds = Your hand: { column-short }
access-pad-plateau = Your hands: { plateau }
access-pad-steadies = Your other hand: { plateau }
access-enter = Enter: { $step }
access-pad-help = Arrow keys move it by 5 mm, with Shift by 1 mm. O draws it out, I pushes it in. Page Up raises it, Page Down lowers it. H holds the { -plateau } above it with your other hand and gives the keys to that; H again gives them back. Enter takes the next step, Space lets go. Backspace puts it back, and asks first if that costs anything. R tells you how things stand.
access-pad-help-plateau = Arrow keys move it by 5 mm, with Shift by 1 mm. Page Up raises it, Page Down lowers it, comma and full stop turn it. Enter takes the next step, Space lets go. Backspace gives it up: that ends your turn, so you are asked first. R tells you how things stand.
access-keys = Keys
access-taken = { $tool ->
    [hook] You have { column-short } on the hook.
   *[hand] You have { column-short } in hand.
} The way out is toward { $hour } o’clock.
access-resumed = { $tool ->
    [hook] You have { column-short } on the hook
   *[hand] You have { column-short } in hand
}, { $mm } mm out.
access-taken-plateau = You have { plateau } in hand.
access-felt = { $grade ->
    [nothing] Nothing holds it.
    [easy] It slides easily.
    [firm] It resists.
    [hard] It resists hard.
   *[stuck] It won’t budge.
}
access-drawn = { $mm } mm out, at least { $left } mm to go.
access-half = Half out.
access-free = It is free.{ $next ->
    [regrip] { " " }Enter takes it in your fingers.
    [release-hold] { " " }First let go of the { -plateau }: Enter does it.
   *[other] { "" }
}
access-height = { $over ->
    [columns] { $mm } mm above the columns.
    [base] { $mm } mm above the base.
   *[plateau] { $mm } mm above the top { -plateau }.
}
access-aside = { $mm ->
    [0] Right over the middle.
   *[other] { $mm } mm from the middle, toward { $hour } o’clock.
}
access-raised = { $way ->
    [up] The { -plateau } is { $mm } mm higher than before.
    [down] The { -plateau } is { $mm } mm lower than before.
   *[none] The { -plateau } lies as before.
}
access-shifted = It lies { $mm } mm farther toward { $hour } o’clock than before.
access-leaned = The { -villa } has moved { $mm } mm toward { $hour } o’clock.
access-still = The { -villa } stands still.
access-draw-out = Draw out
access-push-in = Push in
access-away = Away from you
access-near = Toward you
access-left = To the left
access-right = To the right
access-hold = Hold { plateau }
access-holding = Your other hand holds { plateau }. The keys now move the { -plateau }: Space lets go of it, H switches back to the column.
access-released = The keys move the column again; your other hand still holds on.
access-steadies = Your other hand holds { plateau }.
access-closed = The list is closed; your hand is not open. On the picture of the { -villa }, the arrow keys still move what you hold.
access-let-go = Your other hand has let go of the { -plateau }.
access-still-in = It is still in the { -villa }, so it stays in your hand. Enter keeps drawing, Backspace puts it back.
access-no-hold = { $why ->
    [house] By the rules of this table, the other hand may not hold a { -plateau }.
   *[none] There is no { -plateau } above it for your other hand to hold.
}
access-as-before = It stands where it stood.

## Where it is to stand or lie

access-spots = Where should it stand?
access-places = Places
access-spot = { $where ->
    [middle] In the middle
    [edge] { $hour } o’clock, near the edge
   *[between] { $hour } o’clock, halfway out
}{ $near ->
    [none] , room all round
   *[other] , { $gap } mm from { $near }
}{ $tips ->
    [yes] , would tip the { -plateau }
   *[no] { "" }
}
access-no-spot = There is no free spot. Move it by hand.
access-beds = Where should it lie?
access-no-bed = Too few columns stand up there: the { -plateau } needs { $least }. Backspace gives it up.
access-bed = { $kind ->
    [steady] Where it lies most steadily
    [most] Over the most columns
   *[middle] Straight above
}: { $covers ->
    [one] { $covers } column below
   *[other] { $covers } columns below
}
access-carrying = On its way.
access-lowering = { $what ->
    [plateau] Laying it down.
   *[column] Setting it down.
}
access-there = It is there. Enter sets it down.
access-stopped = It has stopped on its way. Choose its place again, or move it by hand.
access-points = { $name }: { points }.
access-seal-taken = { $others ->
    [one] { $by } takes the seal: { $points } to { $behind }.
   *[other] { $by } takes the seal with { points }.
}
access-not-yet = On blue it does not count yet: points begin with the green { -plateau }.

## By finger

access-lift = Raise and lower
access-lift-at = { $mm } mm up
access-lift-word = Height

## By gamepad

gamepad-help = Gamepad: left and right on the D-pad choose a column, up and down a button. A takes the column, presses the button, or goes on to the next step; B puts the column back. Where that has a price you are asked: Y says yes, B no. The left stick pulls, the right stick lifts. X holds the { -plateau } above, the shoulder buttons turn a { -plateau }. Left trigger: gently, right trigger: faster.
