### Was der Schiedsrichter sagt: Teile, Ablehnungen und die Geschichte einer Partie.
### Attribute (.dat, .on …) sind die Grammatik dieser Sprache; nur andere Texte benutzen sie.

## Teile. Eine Säule: $colour, $shape, $number; ein Ort: $level; ein Plateau: $plateau.

colour = { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
    [orange] Orange
   *[green] Grün
}
    .e = { $colour ->
        [red] rote
        [yellow] gelbe
        [blue] blaue
        [orange] orange
       *[green] grüne
    }
    .en = { $colour ->
        [red] roten
        [yellow] gelben
        [blue] blauen
        [orange] orangen
       *[green] grünen
    }
mark = { $colour ->
    [red] Sonne
    [yellow] Zitrone
    [blue] Welle
    [green] Blatt
   *[neutral] Ring
}
shape = { $shape ->
    [thin] dünn
    [hex] sechskantig
   *[thick] dick
}
    .e = { $shape ->
        [thin] dünne
        [hex] sechskantige
       *[thick] dicke
    }
    .en = { $shape ->
        [thin] dünnen
        [hex] sechskantigen
       *[thick] dicken
    }
column = { $number ->
    [1] die erste { shape.e } { colour.e } Säule
    [2] die zweite { shape.e } { colour.e } Säule
    [3] die dritte { shape.e } { colour.e } Säule
   *[0] die { shape.e } { colour.e } Säule
}
    .start = { $number ->
        [1] Die erste { shape.e } { colour.e } Säule
        [2] Die zweite { shape.e } { colour.e } Säule
        [3] Die dritte { shape.e } { colour.e } Säule
       *[0] Die { shape.e } { colour.e } Säule
    }
    .dat = { $number ->
        [1] der ersten { shape.en } { colour.en } Säule
        [2] der zweiten { shape.en } { colour.en } Säule
        [3] der dritten { shape.en } { colour.en } Säule
       *[0] der { shape.en } { colour.en } Säule
    }
column-short = { colour } { shape }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
plateau = das { $plateau ->
    [blue] blaue
    [green] grüne
    [yellow] gelbe
    [orange] orange
   *[red] rote
} Plateau
    .start = Das { $plateau ->
        [blue] blaue
        [green] grüne
        [yellow] gelbe
        [orange] orange
       *[red] rote
    } Plateau
    .dat = dem { $plateau ->
        [blue] blauen
        [green] grünen
        [yellow] gelben
        [orange] orangen
       *[red] roten
    } Plateau
level = { $level ->
    [base] das Fundament
    [blue] das blaue Plateau
    [green] das grüne Plateau
    [yellow] das gelbe Plateau
    [orange] das orange Plateau
   *[red] das rote Plateau
}
    .dat = { $level ->
        [base] dem Fundament
        [blue] dem blauen Plateau
        [green] dem grünen Plateau
        [yellow] dem gelben Plateau
        [orange] dem orangen Plateau
       *[red] dem roten Plateau
    }
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
    .dat = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
