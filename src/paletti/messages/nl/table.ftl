## What came of an attempt, on a sheet

verdict-slid-off = { plateau.start } is eraf gegleden.
verdict-fell = { $count ->
    [2] Twee pilaren zijn omgevallen en uit het spel.
    [3] Drie pilaren zijn omgevallen en uit het spel.
    [4] Vier pilaren zijn omgevallen en uit het spel.
   *[other] { $count } pilaren zijn omgevallen en uit het spel.
}
