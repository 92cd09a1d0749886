### Ce que dit l'arbitre : les pièces, les refus et le récit d'une partie.
### Les attributs sont la grammaire de cette langue ; seuls d'autres textes s'en servent.

## Pièces. Une colonne : $colour, $shape, $number ; un lieu : $level ; un plateau : $plateau.

colour = { $colour ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
    [orange] orange
   *[green] vert
}
    .fem = { $colour ->
        [red] rouge
        [yellow] jaune
        [blue] bleue
        [orange] orange
       *[green] verte
    }
    .fems = { $colour ->
        [red] rouges
        [yellow] jaunes
        [blue] bleues
        [orange] orange
       *[green] vertes
    }
mark = { $colour ->
    [red] soleil
    [yellow] citron
    [blue] vague
    [green] feuille
   *[neutral] anneau
}
shape = { $shape ->
    [thin] fine
    [hex] hexagonale
   *[thick] grosse
}
column = { $number ->
    [1] la première colonne fine { colour.fem }
    [2] la deuxième colonne fine { colour.fem }
    [3] la troisième colonne fine { colour.fem }
   *[0] { $shape ->
        [thick] la grosse colonne { colour.fem }
       *[hex] la colonne hexagonale { colour.fem }
    }
}
    .start = { $number ->
        [1] La première colonne fine { colour.fem }
        [2] La deuxième colonne fine { colour.fem }
        [3] La troisième colonne fine { colour.fem }
       *[0] { $shape ->
            [thick] La grosse colonne { colour.fem }
           *[hex] La colonne hexagonale { colour.fem }
        }
    }
column-short = { $shape ->
    [thin] fine
    [hex] hexagonale
   *[thick] grosse
} { colour.fem }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
plateau = le plateau { $plateau ->
    [blue] bleu
    [green] vert
    [yellow] jaune
    [orange] orange
   *[red] rouge
}
    .start = Le plateau { $plateau ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [orange] orange
       *[red] rouge
    }
    .de = du plateau { $plateau ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [orange] orange
       *[red] rouge
    }
level = { $level ->
    [base] la base
    [blue] le plateau bleu
    [green] le plateau vert
    [yellow] le plateau jaune
    [orange] le plateau orange
   *[red] le plateau rouge
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
