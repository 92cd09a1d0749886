### Jouer au clavier, à l'oreille et au doigt : la villa en liste, ce que sent la main, où une pièce peut aller.

access-title = Au clavier et à l'oreille

## Les colonnes en liste

access-list = Colonnes
access-list-help = Les flèches parcourent les colonnes, Entrée en prend une. N dit ce qui se trouve tout près et de quel côté on passe. R dit où en est la partie.
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
}{ $hook ->
    [yes] , au crochet seulement
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
access-hook-ready = Le crochet est prêt : Entrée le passe derrière le pied d'une colonne.
access-fingers-ready = Le crochet est rangé. Vous utilisez de nouveau vos doigts.
access-offer = { hand-offer-hook } Tab mène à « { act-take-hook } ».

## La main

access-pad = Votre main
access-pad-holds = Votre main : { column-short }
access-pad-plateau = Vos mains : { plateau }
access-pad-steadies = Votre autre main : { plateau }
access-enter = Entrée : { $step }
access-pad-help = Les flèches la déplacent de 5 mm, avec Maj de 1 mm. O la tire, I la repousse. Page précédente la monte, Page suivante la descend. H tient de l'autre main le plateau du dessus, et c'est lui que les touches déplacent ; un second H les rend à la colonne. Entrée passe à la suite, Espace lâche. Retour arrière remet en place, après confirmation si cela coûte quelque chose. R dit où l'on en est.
access-pad-help-plateau = Les flèches le déplacent de 5 mm, avec Maj de 1 mm. Page précédente le monte, Page suivante le descend, virgule et point le font tourner. Entrée passe à la suite, Espace lâche. Retour arrière y renonce, après confirmation, car cela met fin à votre tour. R dit où l'on en est.
access-keys = Touches
access-taken = { $tool ->
    [hook] Au crochet : { column-short }.
   *[hand] En main : { column-short }.
} La sortie est du côté de { $hour ->
    [one] { $hour } heure
   *[other] { $hour } heures
}.
access-resumed = { $tool ->
    [hook] Au crochet : { column-short }
   *[hand] En main : { column-short }
}, sortie de { $mm } mm.
access-taken-plateau = Vous avez { plateau } en main.
access-felt = { $grade ->
    [nothing] Rien ne la retient.
    [easy] Elle glisse bien.
    [firm] Elle résiste.
    [hard] Elle résiste fort.
   *[stuck] Elle ne cède pas.
}
access-drawn = Sortie de { $mm } mm, encore { $left } mm au moins.
access-half = À moitié sortie.
access-free = Elle est libre.{ $next ->
    [regrip] { " " }Entrée la prend entre les doigts.
    [release-hold] { " " }Lâchez d'abord le plateau : Entrée le fait.
   *[other] { "" }
}
access-height = { $over ->
    [columns] À { $mm } mm au-dessus des colonnes.
    [base] À { $mm } mm au-dessus de la base.
   *[plateau] À { $mm } mm au-dessus du plateau du haut.
}
access-aside = { $mm ->
    [0] Juste au-dessus du milieu.
   *[other] À { $mm } mm du milieu, du côté de { $hour ->
        [one] { $hour } heure
       *[other] { $hour } heures
    }.
}
access-raised = { $way ->
    [up] Le plateau est { $mm } mm plus haut qu'avant.
    [down] Le plateau est { $mm } mm plus bas qu'avant.
   *[none] Le plateau est à la même hauteur qu'avant.
}
access-shifted = Il s'est décalé de { $mm } mm du côté de { $hour ->
    [one] { $hour } heure
   *[other] { $hour } heures
}.
access-leaned = La villa a bougé de { $mm } mm du côté de { $hour ->
    [one] { $hour } heure
   *[other] { $hour } heures
}.
access-still = La villa ne bouge pas.
access-draw-out = Tirer
access-push-in = Repousser
access-away = Éloigner
access-near = Rapprocher
access-left = À gauche
access-right = À droite
access-hold = Tenir { plateau }
access-holding = Votre autre main tient { plateau }. Les touches le déplacent, lui : Espace le lâche, H revient à la colonne.
access-released = Les touches déplacent de nouveau la colonne ; votre autre main tient toujours le plateau.
access-steadies = Votre autre main tient { plateau }.
access-closed = La liste est fermée, mais votre main tient toujours la pièce. Sur l'image de la villa, les flèches continuent de la déplacer.
access-let-go = Votre autre main a lâché le plateau.
access-still-in = Elle est encore dans la villa : elle reste donc dans votre main. Entrée continue à tirer, Retour arrière la remet en place.
access-no-hold = { $why ->
    [house] Les règles de cette table ne permettent pas de tenir un plateau de l'autre main.
   *[none] Au-dessus, il n'y a pas de plateau à tenir de l'autre main.
}
access-as-before = Elle est à sa place, comme avant.

## Où la poser

access-spots = Où la dresser ?
access-places = Places
access-spot = { $where ->
    [middle] Au milieu
    [edge] { access-spot.hours }, près du bord
   *[between] { access-spot.hours }, à mi-chemin du bord
}{ $near ->
    [none] , rien autour
   *[other] , à { $gap } mm : { $near }
}{ $tips ->
    [yes] , le plateau basculerait
   *[no] { "" }
}
    .hours = { $hour ->
        [one] { $hour } heure
       *[other] { $hour } heures
    }
access-no-spot = Aucune place libre. Déplacez-la à la main.
access-beds = Où le poser ?
access-no-bed = Trop peu de colonnes là-haut : il en faut { $least }. Retour arrière y renonce.
access-bed = { $kind ->
    [steady] Là où il tient le mieux
    [most] Là où il couvre le plus
   *[middle] Bien au centre
} : { $covers ->
    [one] { $covers } colonne dessous
   *[other] { $covers } colonnes dessous
}
access-carrying = En route.
access-lowering = { $what ->
    [plateau] On le pose.
   *[column] On la pose.
}
access-there = On y est. Entrée pour poser.
access-stopped = Elle s'est arrêtée en route. Choisissez de nouveau sa place, ou guidez-la à la main.
access-points = { $name } : { points }.
access-seal-taken = { $others ->
    [one] { $by } prend le sceau : { $points } à { $behind }.
   *[other] { $by } prend le sceau avec { points }.
}
access-not-yet = Sur le bleu, elle ne compte pas encore : les points commencent avec le plateau vert.

## Au doigt

access-lift = Monter et descendre
access-lift-at = à { $mm } mm de hauteur
access-lift-word = Hauteur

## À la manette

gamepad-help = Manette : gauche et droite sur la croix choisissent une colonne, haut et bas un bouton. A prend la colonne, appuie sur le bouton ou passe à l'étape suivante, B remet la colonne en place. Si cela coûte quelque chose, on vous demande confirmation : Y pour oui, B pour non. Le stick gauche tire, le droit soulève. X tient le plateau du dessus, les boutons de tranche font tourner un plateau. Gâchette gauche : en douceur, gâchette droite : plus vite.
