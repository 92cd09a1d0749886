## Ce qu'un essai a donné, sur un papier

verdict-slid-off = { plateau.start } a glissé.
verdict-fell = { $count ->
    [2] Deux colonnes sont tombées et sortent du jeu.
    [3] Trois colonnes sont tombées et sortent du jeu.
    [4] Quatre colonnes sont tombées et sortent du jeu.
   *[other] { $count } colonnes sont tombées et sortent du jeu.
}

## Comment un plateau en main se poserait

lay-way = { $way ->
    [left] Décalez-le un peu vers la gauche.
    [right] Décalez-le un peu vers la droite.
    [near] Rapprochez-le un peu de vous.
   *[far] Éloignez-le un peu de vous.
}
lay-well = Ici, il tiendrait bien sur ses colonnes.
lay-edge = Ici, il tiendrait tout juste sur ses colonnes.
lay-tips = Son centre n'est pas au-dessus des colonnes : il basculerait.
stand-tips = De ce côté, rien ne soutient { plateau } : il basculerait.

## Un appui qui n'a rien pris

tap-keep = Gardez le doigt dessus ou tirez : vous l'aurez en main.
tap-still-in = Elle est encore dans la villa : le crochet ne la lâche donc pas. Continuez à tirer, ou remettez-la en place.
tap-plateau-hold = Votre autre main peut le tenir : choisissez « { act-hold } ».
tap-plateau-lay = « { act-take-plateau } » vous le met en main.
tap-plateau-apply = Pour le poser, il faut d'abord le demander : « { act-apply } ».
tap-plateau-lies = Pour l'instant, ce plateau reste où il est : prenez une colonne.

## Ce que veut dire protester

objection-means = Qui proteste doit le prouver en dressant une colonne tout en haut. En cas d'échec, cela lui coûte une colonne.

## Être prévenu

notify-told = { $answer ->
    [granted] On vous préviendra quand ce sera à vous.
   *[denied] Ce navigateur ne l'autorise pas ; cela se change dans ses réglages.
}
