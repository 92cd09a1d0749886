## What came of an attempt, on a sheet

verdict-slid-off = { plateau.start } соскользнуло.
verdict-fell = { $count ->
    [2] Две колонны упали и выбывают.
    [3] Три колонны упали и выбывают.
    [4] Четыре колонны упали и выбывают.
   *[other] Упали и выбывают колонны: { $count }.
}
