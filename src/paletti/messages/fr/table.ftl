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

## La main

hint-wheel = ou avec la molette
hand-hint-press = { $how ->
    [keys] Choisissez une colonne dans la liste : Entrée la prend.
   *[other] Saisissez une des colonnes qui brillent et tirez-la doucement.
}
hand-hint-draw = { $on ->
    [base] Faites-la glisser au ras du sol.
   *[plateau] Faites-la glisser au ras du plateau.
}{ $how ->
    [keys] { " " }O la tire, Page précédente la monte, Page suivante la descend.
    [finger] { "" }
   *[mouse] { " " }La molette la monte et la descend.
}
hand-hint-clear = Elle est sortie. Portez-la en haut.
hand-hint-release = Elle est sortie. Lâchez le plateau : il doit tenir sans votre main. Puis portez-la en haut.
hand-hint-hooked = Elle est sortie. Prenez-la entre les doigts.
hand-hint-edge = Le bord est proche : doucement. Le crochet s'y arrête.
hand-hint-rim = Le crochet s'arrête au bord : prenez-la entre les doigts.
slip-edge = Attention : le bord !
slip-rim = Le crochet ne va pas plus loin.
hand-hint-carrying = En route vers le haut…
hand-hint-over = { $how ->
    [keys] Amenez-la au-dessus du plateau du haut, puis posez-la.
   *[other] Appuyez sur la place du plateau du haut où elle doit se dresser : elle y va. Puis posez-la.
}
hand-hint-shifted = Tenez le plateau, ramenez-le à sa place, lâchez-le ; ensuite, posez la colonne.
hand-hint-must-back = Ça a vacillé : impossible de la poser en haut, remettez-la à sa place.
hand-hint-may = Ici, elle a sa place.
hand-hint-plateau = Portez-le au-dessus des colonnes du haut. { $how ->
    [keys] La virgule et le point le font tourner.
    [finger] Les flèches rondes le font tourner.
   *[mouse] La molette le fait tourner.
}
hand-hint-plateau-may = Ici, il a sa place.
hand-hint-hook = { $how ->
    [keys] Choisissez une colonne dans la liste : le crochet passe derrière son pied.
   *[other] Saisissez une colonne : le crochet passe derrière son pied.
}
hand-hint-eye = L'œil, en haut à droite, regarde au ras du sol : un filet de lumière au-dessus d'une colonne, et elle a du jeu.
hand-hint-hold = { $how ->
    [keys] H tient le plateau du dessus.
   *[other] Saisissez le plateau à tenir.
}
hand-hint-holding = Votre autre main stabilise le plateau. Continuez à tirer.
hand-hint-out = Écartez-la de la villa jusqu'à ce qu'elle soit bien dégagée.
hand-hint-setup = Prenez une colonne et dressez-la sur le chantier brun.
hand-hint-blocked = Ça ne passe plus : guidez-la à la main, ou remettez-la en place.
hand-hint-kept = { $how ->
    [keys] Elle est encore sous { plateau } : O la tire, R dit où l'on en est.
   *[other] Tirez encore : elle est toujours sous { plateau }. Saisissez la colonne pour continuer.
}
hand-gently = « { act-precise } » : la main va cinq fois moins loin.{ $how ->
    [finger] { "" }
   *[other] { " " }La touche Maj a le même effet.
}

## Les colonnes neutres

column-neutral = Elle est neutre et ne compte pour personne.
neutral-none = Il n'y a plus de colonne neutre à prendre.
