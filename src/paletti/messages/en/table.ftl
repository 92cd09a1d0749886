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
