### La feuille de score pour le jeu en bois.

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
keeper-floor-columns = { keeper-floor } : { $count ->
    [one] { $count } colonne
   *[other] { $count } colonnes
}
keeper-neutral = couleur neutre
keeper-seal-free = Le sceau est sur la table.
keeper-seal = { $former ->
    [none] { $by } a le sceau.
   *[other] { $by } a le sceau, pris à { $former }.
}
keeper-to-come = à venir
keeper-all-laid = tous les plateaux sont posés
keeper-locked = { $count ->
    [one] { $count } bloquée
   *[other] { $count } bloquées
}
keeper-askew = { $count } de travers
keeper-out = { $count } hors jeu
keeper-hint-wrong-key = Cette touche ne répond à rien ici. Essayez { $keys }.
keeper-hint-undone = Annulé : { $deed }
keeper-hint-nothing-to-undo = Il n'y a rien à annuler.
keeper-hint-cannot-save = Impossible d'enregistrer : { $problem }.
keeper-footer = ⌫ annuler   Échap retour   ? touches   F2 langue   q quitter
keeper-left = Votre partie est enregistrée dans { $path }. Pour la reprendre : paletti referee
keeper-needs-terminal = La feuille de score a besoin d'un terminal pour s'afficher.

## La question du tour

keeper-ask-set-up = { $columns-on-rim ->
    [yes] Les vingt colonnes sur la base
   *[no] Les vingt colonnes sur le chantier, aucune sur le bord
} ; { $blue-plateau ->
    [within-base] puis le plateau bleu, sans dépasser de la base.
    [on-all-columns] puis le plateau bleu, bien stable, sur toutes à la fois.
   *[free] puis le plateau bleu par-dessus.
}
keeper-ask-throw = { $by } lance le sceau. Quelle couleur montre-t-il ?
keeper-ask-choose = { $by } choisit une couleur.
keeper-ask-name = { $why ->
    [end] { $by } : le sceau est resté debout. Quelle couleur choisissez-vous ?
   *[two] { $by } : laquelle de vos deux couleurs jouez-vous ?
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
    [apply] { $what ->
        [nothing] , demandez { plateau }.
       *[other] , ou demandez { plateau }.
    }
    [lay] { $what ->
        [nothing] , posez { plateau }.
       *[other] , ou posez { plateau }.
    }
   *[none] .
}
keeper-ask-own = { $by } : maintenant, une de vos colonnes.
keeper-ask-raise = { $by } : maintenant, une colonne sur le nouveau plateau.
keeper-ask-window = { $own ->
    [yes] { $by } a remis la colonne neutre en place. À présent, une des siennes, sauf si quelqu'un proteste.
   *[no] { $by } a remis la colonne neutre en place. Quelqu'un proteste ?
}
keeper-ask-claim = { $by } demande { plateau }. Quelqu'un proteste ?
keeper-ask-proof = { $neutral ->
    [yes] { $by } monte une autre colonne neutre pour le prouver. Laquelle ?
   *[no] { $by } monte une colonne pour donner tort à { $against }. Laquelle ?
}
keeper-ask-take-out = { $by } prend une colonne à { $against }, et elle sort du jeu. Laquelle ?
keeper-ask-lay = { $least ->
    [0] { $by } pose { plateau }.
    [one] { $by } pose { plateau } sur au moins une colonne.
   *[other] { $by } pose { plateau } sur au moins { $least } colonnes.
}
keeper-ask-covers = Combien de colonnes { plateau } couvre-t-il ?
keeper-ask-ends = { $by } et { column } : comment ça s'est terminé ?
keeper-ask-removed = { $by } retire { column } : comment ça s'est terminé ?
keeper-ask-fallen = Quelles autres colonnes sont tombées ?
keeper-ask-leaning = Quelles autres colonnes sont de travers, mais tiennent ?
keeper-ask-shape = Quelle forme ?
keeper-ask-level = Prise à quel niveau ?
keeper-ask-locked = Laquelle ?
keeper-ask-objector = Qui proteste ?
keeper-ask-over = { $count ->
    [0] C'est fini, et personne ne gagne.
    [1] { $winners } gagne. Qui va chercher un verre ?
   *[other] { $winners } se partagent la victoire. Qui va chercher des verres ?
}

## Réponses et touches ; dans une même question elles doivent différer.

keeper-answer-set-up = elle est debout
keeper-answer-shape = { $shape }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
}
keeper-answer-free = une normale
keeper-answer-locked = la bloquée
keeper-answer-leaning-one = celle qui est de travers
keeper-answer-void = une qui ne compte pas
keeper-answer-out = elle est sortie
keeper-answer-lies = il tient
keeper-answer-all = toutes les { $count }
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
keeper-answer-swayed = la villa a vacillé : remise en place
keeper-answer-collapse = écroulement !
keeper-answer-falls = la colonne est tombée
keeper-answer-askew = de travers, mais elle tient
keeper-answer-jammed = coincée : laissée en place
keeper-answer-fault = une autre a été poussée
keeper-answer-others = d'autres sont tombées{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
}
keeper-answer-leaning = d'autres sont de travers{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
}
keeper-answer-give-up = impossible à poser
keeper-answer-slid-off = il a glissé
keeper-answer-waive = faire grâce
keeper-answer-end = resté debout
keeper-answer-rematch = rejouer
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
keeper-key-waive = f
keeper-key-end = d
keeper-key-rematch = r
keeper-key-new = n

## Préparer une partie

keeper-setup-title = Qui joue ?
keeper-setup-intro = Dans le sens des aiguilles d'une montre, en partant de la personne la plus jeune.
keeper-setup-language = Langue
keeper-setup-edition = Édition
keeper-setup-player = Place { $number }
keeper-setup-name = tapez un nom
keeper-setup-first = Qui commence
keeper-setup-rules = Règles maison
keeper-setup-rules-none = comme dans l'édition
keeper-setup-rules-some = { $count ->
    [one] { $count } changée
   *[other] { $count } changées
}
keeper-setup-begin = Commencer
keeper-setup-footer = ↑↓ se déplacer   ←→ changer   ⏎ suivant   Échap quitter
keeper-setup-needs-two = Il faut au moins deux noms.
keeper-setup-too-many = { $count ->
    [one] Un nom de trop : ici, on joue à { $most } au plus.
   *[other] { $count } noms de trop : ici, on joue à { $most } au plus.
}
keeper-setup-twice = Il y a deux fois { $name }. Qui est qui ?
keeper-rules-title = Règles maison
keeper-rules-footer = ↑↓ se déplacer   ←→ changer   Échap terminer
keeper-resume-title = Une partie vous attend
keeper-resume-text = { $names }, { $edition }, { $count ->
    [one] { $count } coup noté
   *[other] { $count } coups notés
}.

## Aide

keeper-help-title = Touches
keeper-help-columns = Une colonne, c'est 1, 2 ou 3 : fine, hexagonale ou grosse, comme sa valeur. Quand plusieurs couleurs ou niveaux sont possibles, on vous le demande.
keeper-help-enter = Entrée, c'est le cas habituel : la colonne tient, le plateau tient, personne ne proteste.
keeper-help-undo = Retour arrière annule le dernier coup, autant de fois que vous voulez.
keeper-help-escape = Échap recule d'une étape en cours de réponse.
keeper-help-saved = Chaque coup est enregistré aussitôt. Quittez avec q et reprenez un autre jour.
keeper-help-marks = ☼ rouge   ◊ jaune   ≈ bleu   ♠ vert   ○ neutre   × bloquée   / de travers
keeper-help-close = Appuyez sur une touche pour fermer.
