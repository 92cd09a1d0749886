## What came of an attempt, on a sheet

verdict-slid-off = { plateau.start } slid off.
verdict-whose = { $owned ->
    [yes] { " " }({ $name })
   *[no] { "" }
}
verdict-falls = { column.start }{ verdict-whose } falls and is out.
verdict-askew = { column.start }{ verdict-whose } stands askew and is locked.
verdict-how = { $what ->
    [hooked] The hook pulled at its foot, and it tipped over.
    [drawn] It tipped over in the hand that drew it.
   *[beside] That happened while { $name } had { column } in hand.
}
act-see-incident = See it again
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
lay-back = { $turned ->
    [yes] { plateau.start } has turned, and no hand turns it back: put the column back.
   *[no] Hold { plateau }. { lay-way } Let go of it, then set down. Or put it back.
}
lay-well = It would lie steady on its columns.
lay-edge = It would lie on the very edge of its columns.
lay-tips = Its middle is not over its columns: it would tip off.
stand-tips = Nothing carries { plateau } on this side: it would tip.

## A tap that took nothing

tap-keep = Keep your finger on it, or pull: then you have it in hand.
tap-taken = A column stands there. Press a free spot on the top { -plateau }.
tap-spot = Press a spot on the top { -plateau }: the column goes there.
tap-felt = It has not moved: your turn goes on.
tap-still-in = It is still in the { -villa }, so the hook stays on it: keep drawing, or put it back.
tap-plateau-hold = Your other hand can hold it: choose “{ act-hold }”.
tap-plateau-lay = “{ act-take-plateau }” puts it in your hand.
tap-plateau-apply = It can be laid once you have applied for it: “{ act-apply }”.
tap-plateau-lies = This { -plateau } stays where it is for now: take a column.

## What objecting means

objection-means = Whoever objects has to prove it by standing a column on top. If that fails, the other player may take one of the objector’s columns out of the game, even from the top.

## Being called

look-told = { $from ->
    [side] You look from the side now.
   *[home] You see the whole { -villa } again.
}
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
hand-hint-clear = It is free. Carry it up.{ $how ->
    [finger] { " " }Your finger leads it along the floor; “{ act-carry-up }” lifts it.
   *[other] { "" }
}
hand-hint-release = It is free. Let go of the { -plateau }, which has to stay up without your hand; then carry it up.
hand-hint-hooked = It is free. Take it in your fingers.
hand-hint-edge = The edge is near: slowly. The hook stops there.
hand-hint-rim = The hook stops at the edge: take it in your fingers.
slip-pushed = pushed
slip-heavy = Heavy: slowly!
slip-leans = It’s leaning!
slip-edge = Careful: the edge!
slip-rim = The hook goes no farther.
slip-sways = A { -plateau } has moved!
hand-hint-heavy = { $how ->
    [keys] It carries weight: draw slowly.
   *[other] It carries weight, but may still come out. Draw slowly and watch { plateau }.
}
hand-hint-leans = It’s leaning: lead it back a little, or it will fall.
hand-hint-sways = A { -plateau } has moved. Watch it, and put the column back rather than bring the { -villa } down.
hand-hint-carrying = Carrying it up …
hand-hint-over = { $how ->
    [keys] Bring it over the top { -plateau } and set it down.
   *[other] Where should it stand? Press the spot on the top { -plateau }: it goes there. Then set it down.
}
hand-hint-shifted = Hold the { -plateau }, shift it back to where it lay, let go of it; then set down. Or put it back.
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

## What is seen while the wood moves

notice-swayed = It’s swaying! The column has to go back.
notice-jammed = It won’t come out. The column goes back.
notice-pushing = Careful: you are pushing { column }!
notice-collapse = Oh no …
notice-interrupted = The game was interrupted. The hand is out of the { -villa }, and everything stands as before.
notice-idling = Still there? Go on, or your hand will open by itself in { $seconds } s.
notice-left-alone = Nothing moved for so long that the table took the hand away.

## What is asked before something that cannot be taken back

sure-apply = { $proof ->
    [any] No column at all can go up any more, not even somebody else’s? If anybody proves you wrong, that column is out of the game and your turn is over.
   *[required] None of your columns can go up any more? If anybody proves you wrong, that column is out of the game and your turn is over.
}
sure-apply-resets = Once it is laid, all points start again from zero, yours too.
sure-apply-few = { $count ->
    [0] No column stands on top
    [one] Only { $count } column stands on top
   *[other] Only { $count } columns stand on top
}: too few to lay it, a { -plateau } needs { $least }.
sure-claim = Is there really no column that can be moved? The others may challenge you.
sure-put-back = { $price ->
    [lost] Put it back? Then your objection fails.
    [forfeited] Put it back? Then your objection fails, and { $name } may take any of your columns out of the game, even from the top.
    [waived] Put it back? Then you let it be, and no column leaves the game.
   *[locked] Put it back? That ends your turn, and nobody may take this column again.
}
sure-shifted = A { -plateau } has moved: the villa may fall when it goes back in.
act-put-back-sure = Yes, put it back
act-keep-hold = Keep holding it
sure-give-up = Really give up on { plateau }? That ends your turn, and somebody else may lay it later.
act-give-up-sure = Yes, give up
sure-pass = Really pass? You could still move a column.
act-pass-sure = Yes, pass
sure-waive = Really let it be? You may take one of { $other }’s columns out of the game.
act-waive-sure = Yes, let it be
act-confirm = Yes, apply
act-confirm-claim = Yes, I claim it

## What a hand cannot do, though no rule forbids it

trouble-nothing-in-hand = There is nothing in your hand
trouble-hand-full = This hand is full
trouble-wood-moves = Wait until the wood is still
trouble-another-hand = { $piece } is busy there right now
trouble-no-such-piece = There is no such piece
trouble-no-room-for-fingers = There is no room for fingers. Try the hook
trouble-no-way-for-hook = Not even the hook gets in there
trouble-not-on-piece = The hand misses it
trouble-nonsense = No hand can do that
trouble-being-put-back = It is already on its way back
trouble-not-there-yet = It does not rest on the columns yet
trouble-in-the-air = It is still in the air
trouble-not-over-top = It is not over the top { -plateau }
trouble-still-inside = It is still inside the { -villa }: draw it out first
trouble-no-room-below = Another column stands right below it
trouble-top-full = No free spot up there is wide enough for it: lead it to one yourself, or put it back
