## What came of an attempt, on a sheet

verdict-slid-off = { plateau.start } slid off.
verdict-fell = { $count ->
    [2] Two columns fell and are out.
    [3] Three columns fell and are out.
    [4] Four columns fell and are out.
   *[other] { $count } columns fell and are out.
}
