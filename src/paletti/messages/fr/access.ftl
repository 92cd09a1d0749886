### Jouer au clavier, à l'oreille et au doigt : la villa en liste, ce que sent la main, où une pièce peut aller.

access-open = Jouer au clavier et à l'oreille
access-title = Au clavier et à l'oreille
access-villa = La villa

## Les colonnes en liste

access-list = Colonnes
access-list-help = Les flèches parcourent les colonnes, Entrée en prend une.
access-only = Seulement celles qu'on peut prendre
access-none = Il n'y a rien à prendre pour l'instant.
access-level = { $level ->
    [base] sur la base
    [blue] sur le bleu
    [green] sur le vert
    [yellow] sur le jaune
    [orange] sur l'orange
   *[red] sur le rouge
}
access-column = { $owner ->
    [mine] à vous : { column-short }
    [other] à { $name } : { column-short }
    [neutral] neutre : { column-short }
   *[nobody] { column-short }
}, { access-level }, { $hour ->
    [0] au milieu
    [one] à { $hour } heure
   *[other] à { $hour } heures
}{ $hint ->
    [free] , rien ne repose dessus
    [loose] , a du jeu
    [light] , porte peu
    [heavy] , porte beaucoup
   *[unknown] { "" }
}{ $locked ->
    [yes] , bloquée
   *[no] { "" }
}{ $askew ->
    [yes] , penche
   *[no] { "" }
}
access-neighbour = { column-short } à { $hour ->
    [one] { $hour } heure
   *[other] { $hour } heures
}, à { $gap } mm
access-neighbours = Tout près : { $list }.
access-alone = Rien tout près.
access-reach = { $by ->
    [fingers] Les doigts passent du côté de { $hour ->
        [one] { $hour } heure
       *[other] { $hour } heures
    }.
    [hook] Seul le crochet passe, du côté de { $hour ->
        [one] { $hour } heure
       *[other] { $hour } heures
    }.
   *[nothing] Ni les doigts ni le crochet ne passent.
}

## La main

access-pad = Votre main
access-pad-holds = Votre main : { column-short }
access-pad-plateau = Vos mains : { plateau }
access-pad-help = Les flèches la déplacent de 5 mm, avec Maj de 1 mm. O la tire, I la repousse. Page précédente la monte, Page suivante la descend. Entrée passe à la suite, Espace lâche, Retour arrière remet en place, R dit où l'on en est.
access-pad-help-plateau = Les flèches le déplacent de 5 mm, avec Maj de 1 mm. Page précédente le monte, Page suivante le descend, virgule et point le tournent. Entrée passe à la suite, Espace lâche, Retour arrière remet en place, R dit où l'on en est.
access-keys = Touches
access-taken = En main : { column-short }. La sortie est { $hour ->
    [one] à { $hour } heure
   *[other] à { $hour } heures
}.
access-taken-plateau = Vous avez { plateau } en main. Choisissez où le poser.
access-felt = { $grade ->
    [nothing] Rien ne la retient.
    [easy] Elle glisse bien.
    [firm] Elle résiste.
    [hard] Elle résiste fort.
   *[stuck] Elle ne cède pas.
}
access-moved = À { $mm } mm de sa place.
access-height = À { $mm } mm au-dessus de son sol.
access-leaned = La villa a bougé de { $mm } mm.
access-still = La villa ne bouge pas.
access-draw-out = Tirer
access-push-in = Repousser
access-away = Éloigner
access-near = Rapprocher
access-left = À gauche
access-right = À droite
access-hold = Tenir { plateau }
access-holding = Votre autre main tient { plateau }. Les touches le déplacent, lui ; H revient à la pièce.
access-released = Les touches déplacent de nouveau la pièce.
access-let-go = Votre autre main a lâché le plateau.

## Où la poser

access-spots = Où la dresser ?
access-spot = { $where ->
    [middle] Au milieu
    [edge] Près du bord, { $hour ->
        [one] à { $hour } heure
       *[other] à { $hour } heures
    }
   *[between] À mi-chemin du bord, { $hour ->
        [one] à { $hour } heure
       *[other] à { $hour } heures
    }
}
access-no-spot = Aucune place libre. Déplacez-la à la main.
access-beds = Où le poser ?
access-bed = { $kind ->
    [steady] Là où il tient le mieux
    [most] Là où il couvre le plus
   *[middle] Bien au centre
} : { $covers ->
    [one] { $covers } colonne dessous
   *[other] { $covers } colonnes dessous
}
access-carrying = En route.
access-there = On y est. Entrée pour poser.

## Au doigt

access-lift = Monter et descendre
access-lift-at = { $mm } mm de haut
