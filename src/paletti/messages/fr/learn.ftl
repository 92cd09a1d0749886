### Apprendre et s'entraîner : la leçon dans la vraie villa, et une villa à soi.

## S'entraîner

practice-villa = La villa d'entraînement
practice-left = Main gauche
practice-right = Main droite
practice-building = On construit une villa…
practice-other = Une autre villa
practice-height = Combien de plateaux ?
practice-layout = La place des colonnes
practice-layout-scattered = un peu partout
practice-layout-rings = en cercles
practice-layout-colours = par couleurs
practice-serial = Voici la boîte nº { $serial }. Il n'y en a pas deux pareilles ; même numéro, même bois.
practice-build = Construire
practice-undo = Annuler
practice-fell = Patatras. Personne n'a rien vu : annulez et recommencez.

## La leçon

learn-count = Étape { $number } sur { $count }
learn-back = Retour
learn-skip = Sauter
learn-next = Continuer
learn-anew = Reprendre depuis le début
learn-pointed = Celle qui est marquée : { column }.
learn-more = Il faut trois colonnes sous un plateau. { $count ->
    [one] Montez-en d'abord encore une.
   *[other] Montez-en d'abord encore { $count }.
}

learn-turn = Faites le tour
learn-turn-text = { $how ->
    [keys] Allez à la villa avec Tab : A et D en font le tour, plus et moins rapprochent et éloignent.
    [finger] Glissez deux doigts sur la table, ou un seul à côté du bois : la villa tourne.
   *[mouse] Appuyez à côté de la villa et faites glisser : vous en faites le tour. La molette vous rapproche.
}
learn-turn-done = Joli coin, non ?
learn-level = Baissez-vous
learn-level-text = { $how ->
    [keys] À la villa, E regarde au ras du sol. On voit ainsi quelles colonnes ne portent rien ; la liste le dit aussi : « a du jeu ».
    [finger] Touchez l'œil en haut à droite, ou glissez vers le haut jusqu'à voir les colonnes de côté. { learn-light }
   *[mouse] Cliquez sur l'œil en haut à droite, ou faites glisser vers le haut jusqu'à regarder au ras du sol. { learn-light }
}
learn-light = Un filet de lumière au-dessus d'une tête, et c'est clair : cette colonne ne porte rien.
learn-level-half = { $how ->
    [keys] Prenez votre temps : dans la liste, celles qui ont du jeu ne portent rien.
   *[other] Prenez votre temps et regardez le long des têtes des colonnes. { learn-light }
} C'est ainsi que les architectes repèrent une colonne qui a du jeu. « { learn-next } » mène à la suite.
learn-throw = Le sceau est d'abord un dé
learn-throw-text = Le sceau du maître d'œuvre a une couleur sur chaque face. Lancez-le : il dit quelle couleur vous jouez. Plus tard, il va à qui a le plus de points tout en haut, et qui le tient à la fin gagne. Ici, votre main gauche joue contre la droite.
learn-throw-done = C'est le { colour } ! Votre main gauche joue { $left }, la droite { $right }. Souvenez-vous du sceau : plus tard, c'est lui qu'on se disputera.
learn-draw = Tirez une colonne qui a du jeu
learn-draw-text = C'est à { $mover } de jouer. { $how ->
    [keys] Prenez la colonne marquée dans la liste avec Entrée et tirez-la lentement avec O.
    [finger] Posez un doigt sur la colonne marquée et tirez-la lentement hors de la villa.
   *[mouse] Appuyez sur la colonne marquée et tirez-la lentement hors de la villa.
}
learn-draw-done = Sortie, et rien n'a bougé. Pousser une voisine, c'est perdre son tour.
learn-stand = Dressez-la tout en haut
learn-stand-text = { $how ->
    [keys] On vous demande maintenant où la dresser. Allez à une place avec les flèches : Entrée y porte la colonne, Entrée encore la pose.
   *[other] Choisissez « { act-carry-up } », amenez la colonne là où pointe la flèche et posez-la.
} La main ne s'ouvre que là où une colonne a sa place.
learn-stand-done = Là-haut, elle compte. Et le sceau est à vous, puisque personne n'a plus de points.
learn-feel = Sentez une colonne chargée
learn-feel-text = { $how ->
    [keys] Prenez celle-ci et tirez un peu avec O. « Elle résiste », dit la main, et le bois grince : elle porte la maison. Remettez-la avec Retour arrière.
   *[other] Prenez la colonne marquée et tirez un peu. Le fil qui va à votre main se tend, le bois grince : elle porte la maison. Remettez-la en place.
}
learn-feel-half = Vous sentez ? C'est le poids. Maintenant, choisissez « { act-put-back } ».
learn-asked = La table demande d'abord : « { act-put-back-sure } » ou « { act-keep-hold } ».
learn-feel-done = { $locked ->
    [no] C'est plus sage. Vous l'avez à peine touchée : elle reste libre, et chacun peut encore l'essayer.
   *[yes] C'est plus sage. La voilà bloquée : plus personne n'a le droit d'y toucher.
}
learn-hook = Le crochet
learn-hook-text = Là où les doigts ne passent pas, { $how ->
    [keys] prenez le crochet et choisissez une colonne dans la liste
   *[other] prenez le crochet et appuyez sur une colonne
} : il la tire par le pied, et trop vite, elle bascule. Tirez un peu, puis remettez-la, ou montez-la si vous osez.
learn-hook-half = Elle bouge. Remettez-la, ou prenez-la entre les doigts et montez-la.
learn-hook-done = { $how ->
    [up] De la chirurgie.
   *[back] La voilà remise, comme si de rien n'était. C'est tout l'art du crochet.
}
learn-mishap = { $what ->
    [column-out] Elle est tombée et quitte le jeu, et le tour est fini. Cela arrive aux meilleurs architectes : continuons.
   *[other] C'est raté, et le tour est fini. Cela arrive aux meilleurs architectes : continuons.
}
learn-hold = Tenez le plateau
learn-hold-text = { $stage ->
    [none] Prenez une colonne et gardez-la en main.
   *[other] { $how ->
        [keys] Appuyez maintenant sur H pour le plateau au-dessus d'elle
       *[other] Choisissez maintenant « { act-hold } »
    } : votre autre main le tient, pour qu'il ne bouge pas.
}
learn-hold-half = { $stage ->
    [held] Il repose dans votre main. Lâchez-le maintenant{ $how ->
        [keys] .
       *[other] { " " }: « { act-release } ».
    }
    [held-out] La colonne est sortie. Lâchez maintenant le plateau{ $how ->
        [keys] .
       *[other] { " " }: « { act-release } ».
    }
    [out] Le plateau est libre. Montez la colonne et posez-la.
   *[other] Le plateau est libre. Sortez la colonne tout à fait, ou remettez-la en place.
}
learn-hold-done = À deux mains et sans respirer. C'est ainsi que sortent les colonnes chargées.
learn-lay = Un nouveau plateau
learn-lay-text = Dites que plus rien ne peut monter : demandez le plateau jaune et choisissez « { act-nobody } ». Prenez-le ensuite, portez-le au-dessus des colonnes du haut et posez-le. Tous les points repartent alors de zéro.
learn-lay-done = Un étage de plus : tout le monde repart de zéro. Le sceau reste où il est jusqu'à ce qu'une première colonne se dresse ici.
learn-object = { act-object }
learn-object-text = D'une main, demandez le plateau suivant ; de l'autre, protestez, comme si elle n'y croyait pas. Qui proteste doit le prouver en montant une colonne : ici, une de la main qui demande. Cette colonne quitte ensuite le jeu.
learn-object-half = Prouvez-le maintenant : montez une colonne, et elle quitte le jeu. Ou remettez-la et avouez votre erreur.
learn-object-done = { $proved ->
    [yes] C'est prouvé ! Cette colonne quitte le jeu : la voilà, à côté de la villa.
   *[no] Rien de prouvé, et cela vous coûte une colonne. C'est ainsi qu'on perd des amis.
}
learn-seal = Comment le sceau change de mains
learn-seal-text = Une autre villa, plus haute ; ce qui se trouve en haut y était déjà. Personne n'y a encore le sceau : il ira à qui montera la première colonne. C'est à { $mover } de jouer : montez la colonne marquée, et le sceau ira à { $mover }.
learn-seal-half = { $whose ->
    [own] { $holder } a le sceau. Montez encore une colonne ; ce sera ensuite à l'autre main.
   *[other] { $holder } a le sceau. C'est maintenant à { $mover } : montez la colonne marquée. Avec plus de points en haut, { $mover } s'empare du sceau ; à égalité, il resterait où il est.
}
learn-seal-done = Plus de points en haut, et le sceau a changé de mains ! Sa face du dessus montre qui l'avait avant.
learn-fall = À quoi sert le sceau
learn-fall-text = { $whose ->
    [none] Personne n'a le sceau ici, donc personne ne peut gagner. Regardez quand même la villa tomber : tirez la colonne marquée. Sans elle, ce qui est au-dessus ne tient pas.
    [own] { $holder } a le sceau et c'est aussi son tour. Quand la villa tombe, la main qui a le sceau gagne ; mais si elle l'a renversée elle-même, la victoire va à la main d'avant. Voyez vous-même : tirez la colonne marquée.
   *[other] { $holder } a le sceau, et c'est à { $mover } de jouer. Quand la villa tombe, la main qui a le sceau gagne, sauf si elle l'a renversée elle-même. Voyez vous-même : tirez la colonne marquée. Sans elle, ce qui est au-dessus ne tient pas.
}
learn-fall-done = Voilà donc le bruit que ça fait.
learn-fall-let = Laisser faire la main
learn-end = Vous savez bâtir
learn-end-text = Il n'y a plus rien à apprendre, seulement à perdre. Chaque édition a ses petites règles : « { act-rules } » les donne en cours de partie.
learn-first-game = Jouer contre l'ordinateur
