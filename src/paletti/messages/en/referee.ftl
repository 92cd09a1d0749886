### What the referee says: pieces, refusals, and the story of a game.
### Attributes (.on, .from …) are this language's own grammar; only other messages use them.

## Pieces. A column is told by $colour, $shape and $number, a place by $level, a plateau by $plateau.

colour = { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
    [orange] orange
   *[green] green
}
mark = { $colour ->
    [red] sun
    [yellow] lemon
    [blue] wave
    [green] leaf
   *[neutral] ring
}
shape = { $shape ->
    [thin] thin
    [hex] hexagonal
   *[thick] thick
}
column = { $number ->
    [1] the first { shape } { colour } column
    [2] the second { shape } { colour } column
    [3] the third { shape } { colour } column
   *[0] the { shape } { colour } column
}
    .start = { $number ->
        [1] The first { shape } { colour } column
        [2] The second { shape } { colour } column
        [3] The third { shape } { colour } column
       *[0] The { shape } { colour } column
    }
column-short = { colour } { shape }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
plateau = the { $plateau ->
    [blue] blue
    [green] green
    [yellow] yellow
    [orange] orange
   *[red] red
} plateau
    .start = The { $plateau ->
        [blue] blue
        [green] green
        [yellow] yellow
        [orange] orange
       *[red] red
    } plateau
level = { $level ->
    [base] the base
    [blue] the blue plateau
    [green] the green plateau
    [yellow] the yellow plateau
    [orange] the orange plateau
   *[red] the red plateau
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
