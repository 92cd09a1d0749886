### Wat de scheidsrechter zegt: onderdelen, weigeringen en het verhaal van een partij.
### Attributen zijn de grammatica van deze taal; alleen andere teksten gebruiken ze.

## Onderdelen. Een pilaar: $colour, $shape, $number; een plaats: $level; een plateau: $plateau.

colour = { $colour ->
    [red] rood
    [yellow] geel
    [blue] blauw
    [orange] oranje
   *[green] groen
}
    .e = { $colour ->
        [red] rode
        [yellow] gele
        [blue] blauwe
        [orange] oranje
       *[green] groene
    }
mark = { $colour ->
    [red] zon
    [yellow] citroen
    [blue] golf
    [green] blad
   *[neutral] ring
}
shape = { $shape ->
    [thin] dun
    [hex] zeshoekig
   *[thick] dik
}
    .e = { $shape ->
        [thin] dunne
        [hex] zeshoekige
       *[thick] dikke
    }
column = { $number ->
    [1] de eerste { shape.e } { colour.e } pilaar
    [2] de tweede { shape.e } { colour.e } pilaar
    [3] de derde { shape.e } { colour.e } pilaar
   *[0] de { shape.e } { colour.e } pilaar
}
    .start = { $number ->
        [1] De eerste { shape.e } { colour.e } pilaar
        [2] De tweede { shape.e } { colour.e } pilaar
        [3] De derde { shape.e } { colour.e } pilaar
       *[0] De { shape.e } { colour.e } pilaar
    }
column-short = { colour } { shape }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
plateau = het { $plateau ->
    [blue] blauwe
    [green] groene
    [yellow] gele
    [orange] oranje
   *[red] rode
} plateau
    .start = Het { $plateau ->
        [blue] blauwe
        [green] groene
        [yellow] gele
        [orange] oranje
       *[red] rode
    } plateau
level = { $level ->
    [base] de basis
    [blue] het blauwe plateau
    [green] het groene plateau
    [yellow] het gele plateau
    [orange] het oranje plateau
   *[red] het rode plateau
}
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
