## What came of an attempt, on a sheet

verdict-slid-off = { plateau.start } a glissé.
verdict-fell = { $count ->
    [2] Deux colonnes sont tombées et sortent du jeu.
    [3] Trois colonnes sont tombées et sortent du jeu.
    [4] Quatre colonnes sont tombées et sortent du jeu.
   *[other] { $count } colonnes sont tombées et sortent du jeu.
}
