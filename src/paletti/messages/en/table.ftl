## What came of an attempt, on a sheet

verdict-slid-off = { plateau.start } slid off.
verdict-fell = { $count ->
    [2] Two columns fell and are out.
    [3] Three columns fell and are out.
    [4] Four columns fell and are out.
   *[other] { $count } columns fell and are out.
}

## How a plateau in hand would lie

lay-way = { $way ->
    [left] Move it a little to the left.
    [right] Move it a little to the right.
    [near] Move it a little toward you.
   *[far] Move it a little away from you.
}
lay-well = It would lie steady on its columns.
lay-edge = It would lie on the very edge of its columns.
lay-tips = Its middle is not over its columns: it would tip off.
stand-tips = Nothing carries { plateau } on this side: it would tip.

## A tap that took nothing

tap-keep = Keep your finger on it, or pull: then you have it in hand.
tap-still-in = It is still in the { -villa }, so the hook stays on it: keep drawing, or put it back.
tap-plateau-hold = Your other hand can hold it: choose “{ act-hold }”.
tap-plateau-lay = “{ act-take-plateau }” puts it in your hand.
tap-plateau-apply = It can be laid once you have applied for it: “{ act-apply }”.
tap-plateau-lies = This { -plateau } stays where it is for now: take a column.

## What objecting means

objection-means = Whoever objects has to prove it by standing a column on top. If that fails, it costs them a column.

## Being called

notify-told = { $answer ->
    [granted] You will be told when it is your turn.
   *[denied] This browser does not allow it; you can change that in its settings.
}

## The hand

hint-wheel = or the mouse wheel
hand-hint-press = { $how ->
    [keys] Choose a column from the list: Enter takes it.
   *[other] Press one of the glowing columns and draw it out gently.
}
hand-hint-draw = { $on ->
    [base] Draw it out along the floor.
   *[plateau] Draw it out along the { -plateau }.
}{ $how ->
    [keys] { " " }O draws, Page Up raises it, Page Down lowers it.
    [finger] { "" }
   *[mouse] { " " }The mouse wheel raises and lowers it.
}
hand-hint-clear = It is free. Carry it up.
hand-hint-release = It is free. Let go of the { -plateau }, which has to lie without your hand; then carry it up.
hand-hint-hooked = It is free. Take it in your fingers.
hand-hint-edge = The edge is near: slowly. The hook stops there.
hand-hint-rim = The hook stops at the edge: take it in your fingers.
slip-edge = Careful: the edge!
slip-rim = The hook goes no farther.
hand-hint-carrying = Carrying it up …
hand-hint-over = { $how ->
    [keys] Bring it over the top { -plateau } and set it down.
   *[other] Press the spot on the top { -plateau } where it shall stand: it goes there. Then set it down.
}
hand-hint-shifted = Hold the { -plateau }, shift it back to where it lay, let go of it; then set down.
hand-hint-must-back = It swayed, so it may not stand on top: put it back.
hand-hint-may = It can stand here.
hand-hint-plateau = Carry it over the top columns. { $how ->
    [keys] Comma and full stop turn it.
    [finger] The round arrows turn it.
   *[mouse] The mouse wheel turns it.
}
hand-hint-plateau-may = It can lie here.
hand-hint-hook = { $how ->
    [keys] Choose a column from the list: the hook goes behind its foot.
   *[other] Press a column: the hook goes behind its foot.
}
hand-hint-eye = The eye, top right, looks along the floor: a hair of light above a column means that it is loose.
hand-hint-hold = { $how ->
    [keys] H holds the { -plateau } above it.
   *[other] Press the { -plateau } you want to hold.
}
hand-hint-holding = Your other hand steadies the { -plateau }. Keep drawing.
hand-hint-out = Carry it off to the side until it is clear of the villa.
hand-hint-setup = Take a column and stand it on the brown site.
hand-hint-blocked = It won’t go any further by itself: guide it by hand, or put it back.
hand-hint-kept = { $how ->
    [keys] It is still under { plateau }: O draws it out, R tells you how things stand.
   *[other] Keep drawing: it is still under { plateau }. Press the column to go on.
}
hand-gently = “Gently”: the hand goes only a fifth as far.{ $how ->
    [finger] { "" }
   *[other] { " " }Holding Shift does the same.
}

## Neutral columns

column-neutral = It is neutral and counts for nobody.
neutral-none = No neutral column is left to take.
