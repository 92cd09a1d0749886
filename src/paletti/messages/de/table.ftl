## What came of an attempt, on a sheet

verdict-slid-off = { plateau.start } ist abgerutscht.
verdict-fell = { $count ->
    [2] Zwei Säulen sind umgefallen und draußen.
    [3] Drei Säulen sind umgefallen und draußen.
    [4] Vier Säulen sind umgefallen und draußen.
   *[other] { $count } Säulen sind umgefallen und draußen.
}
