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
