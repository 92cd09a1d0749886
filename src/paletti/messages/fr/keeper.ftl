### La feuille de marque pour le jeu en bois.

keeper-title = Feuille de marque
keeper-turn = tour { $number }
keeper-round = manche { $round } sur { $rounds }
keeper-floor = { $level ->
    [base] base
    [blue] bleu
    [green] vert
    [yellow] jaune
    [orange] orange
   *[red] rouge
}
keeper-neutral = à personne
keeper-seal-free = Le sceau est sur la table.
keeper-seal = { $former ->
    [none] { $by } a le sceau.
   *[other] { $by } a le sceau ; avant, c'était { $former }.
}
keeper-to-come = à venir
keeper-all-laid = tous les plateaux sont posés
keeper-locked = { $count ->
    [one] { $count } bloquée
   *[other] { $count } bloquées
}
keeper-askew = { $count } de travers
keeper-out = { $count } hors jeu
keeper-hint-wrong-key = Pas de réponse sur cette touche. Essayez { $keys }.
keeper-hint-undone = Repris : { $deed }
keeper-hint-nothing-to-undo = Il n'y a rien à reprendre.
keeper-hint-cannot-save = Impossible d'enregistrer : { $problem }.
keeper-footer = ⌫ reprendre   Échap un pas en arrière   ? touches   F2 langue   q partir
keeper-left = Votre partie est gardée dans { $path }. Pour continuer : paletti referee
keeper-needs-terminal = La feuille de marque a besoin d'un terminal où dessiner.

## La question du tour

keeper-ask-set-up = { $blue-plateau ->
    [within-base] Les vingt colonnes sur le chantier, aucune sur le bord ; puis le plateau bleu, sans dépasser de la base.
    [on-all-columns] Les vingt colonnes sur le chantier, aucune sur le bord ; puis le plateau bleu, stable, sur toutes.
   *[free] Les vingt colonnes sur le chantier, aucune sur le bord ; puis le plateau bleu par-dessus.
}
keeper-ask-throw = { $by } lance le sceau. Quelle couleur sort ?
keeper-ask-choose = { $by } choisit une couleur.
keeper-ask-name = { $why ->
    [end] { $by } : le sceau est debout. Quelle couleur, alors ?
   *[two] { $by } : laquelle de vos deux couleurs ?
}
keeper-ask-build = { $by } : { $what ->
    [column] tirez une colonne
    [neutral] tirez d'abord une colonne neutre
    [nothing] plus rien à tirer
    [red] tirez une colonne rouge
    [yellow] tirez une colonne jaune
    [blue] tirez une colonne bleue
   *[green] tirez une colonne verte
}{ $way ->
    [apply] {" "}ou demandez { plateau }.
    [lay] {" "}ou posez { plateau }.
   *[none] .
}
keeper-ask-own = { $by } : maintenant une colonne à vous.
keeper-ask-raise = { $by } : maintenant une colonne sur le nouveau plateau.
keeper-ask-window = { $own ->
    [yes] { $by } a remis la colonne neutre. Maintenant une des siennes, si personne ne proteste.
   *[no] { $by } a remis la colonne neutre. Quelqu'un proteste ?
}
keeper-ask-claim = { $by } demande { plateau }. Quelqu'un proteste ?
keeper-ask-proof = { $neutral ->
    [yes] { $by } monte une autre colonne neutre comme preuve. Laquelle ?
   *[no] { $by } monte une colonne pour donner tort à { $against }. Laquelle ?
}
keeper-ask-take-out = { $by } retire du jeu une colonne appartenant à { $against }. Laquelle ?
keeper-ask-lay = { $least ->
    [0] { $by } pose { plateau }.
    [one] { $by } pose { plateau } sur au moins une colonne.
   *[other] { $by } pose { plateau } sur au moins { $least } colonnes.
}
keeper-ask-covers = Sur combien de colonnes repose { plateau } ?
keeper-ask-ends = { $by } et { column } : comment cela a-t-il fini ?
keeper-ask-removed = { $by } retire { column } : comment cela a-t-il fini ?
keeper-ask-fallen = Quelles autres colonnes sont tombées ?
keeper-ask-leaning = Quelles autres colonnes penchent mais tiennent ?
keeper-ask-shape = Quelle forme ?
keeper-ask-level = De quel niveau ?
keeper-ask-locked = Laquelle ?
keeper-ask-objector = Qui proteste ?
keeper-ask-over = { $count ->
    [0] C'est fini, et personne ne gagne.
    [1] { $winners } gagne. Qu'on apporte un verre.
   *[other] { $winners } se partagent la victoire. Qu'on apporte des verres.
}

## Réponses et touches ; dans une même question elles doivent différer.

keeper-answer-set-up = elle est debout
keeper-answer-shape = { $shape }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
}
keeper-answer-free = une libre
keeper-answer-locked = la bloquée
keeper-answer-leaning-one = celle qui penche
keeper-answer-void = une qui ne compte pas
keeper-answer-out = elle est sortie
keeper-answer-lies = il tient
keeper-answer-all = sur les { $count }
keeper-answer-covers = { $more ->
    [yes] { $count } ou plus
   *[no] { $count }
}
keeper-answer-stands = elle tient
keeper-answer-done = { $count ->
    [0] finalement aucune
   *[other] c'est tout ({ $count })
}
keeper-answer-nobody = personne ne proteste
keeper-answer-apply = demander { plateau }
keeper-answer-lay = poser { plateau }
keeper-answer-pass = passer
keeper-answer-object = quelqu'un proteste
keeper-answer-back = remise en place
keeper-answer-swayed = vacillé : remise
keeper-answer-collapse = écroulement !
keeper-answer-falls = la colonne est tombée
keeper-answer-askew = elle penche mais tient
keeper-answer-jammed = coincée : remise en place
keeper-answer-fault = une voisine poussée
keeper-answer-others = d'autres sont tombées{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
}
keeper-answer-leaning = d'autres penchent{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
}
keeper-answer-give-up = impossible
keeper-answer-slid-off = il a glissé
keeper-answer-waive = y renoncer
keeper-answer-end = debout
keeper-answer-rematch = encore une
keeper-answer-new = nouvelle partie
keeper-answer-resume = continuer
keeper-key-red = r
keeper-key-yellow = j
keeper-key-blue = b
keeper-key-green = v
keeper-key-apply = d
keeper-key-lay = p
keeper-key-pass = s
keeper-key-object = t
keeper-key-back = r
keeper-key-swayed = v
keeper-key-collapse = e
keeper-key-falls = t
keeper-key-askew = h
keeper-key-jammed = c
keeper-key-fault = p
keeper-key-others = a
keeper-key-leaning = d
keeper-key-give-up = i
keeper-key-slid-off = g
keeper-key-waive = y
keeper-key-end = d
keeper-key-rematch = e
keeper-key-new = n

## Préparer une partie

keeper-setup-title = Qui joue ?
keeper-setup-intro = Dans le sens des aiguilles d'une montre, en commençant par le ou la plus jeune.
keeper-setup-language = Langue
keeper-setup-edition = Édition
keeper-setup-player = Joueur { $number }
keeper-setup-name = tapez un nom
keeper-setup-first = Qui commence
keeper-setup-rules = Règles maison
keeper-setup-rules-none = comme dans l'édition
keeper-setup-rules-some = { $count ->
    [one] { $count } changée
   *[other] { $count } changées
}
keeper-setup-begin = Commencer
keeper-setup-footer = ↑↓ bouger   ←→ changer   ⏎ suivant   Échap partir
keeper-setup-needs-two = Il faut au moins deux noms.
keeper-setup-too-many = { $count ->
    [one] Un nom de trop : on y joue à { $most } au plus.
   *[other] { $count } noms de trop : on y joue à { $most } au plus.
}
keeper-setup-twice = Deux personnes s'appellent { $name }. Qui est qui ?
keeper-rules-title = Règles maison
keeper-rules-footer = ↑↓ bouger   ←→ changer   Échap fini
keeper-resume-title = Il y a une partie sur la table
keeper-resume-text = { $names }, { $edition }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} jusqu'ici.

## Aide

keeper-help-title = Touches
keeper-help-columns = Une colonne, c'est 1, 2 ou 3 : fine, hexagonale ou grosse, juste sa valeur. S'il y a plusieurs couleurs ou niveaux possibles, on vous le demande.
keeper-help-enter = Entrée, c'est le cas ordinaire : elle tient, il tient, personne ne proteste.
keeper-help-undo = Retour arrière reprend le dernier coup, autant de fois que vous voulez.
keeper-help-escape = Échap revient d'un pas pendant la réponse.
keeper-help-saved = Chaque coup est enregistré aussitôt. Partez avec q et continuez un autre jour.
keeper-help-marks = ☼ rouge   ◊ jaune   ≈ bleu   ♠ vert   ○ neutre   × bloquée   / de travers
keeper-help-close = N'importe quelle touche ferme ceci.
