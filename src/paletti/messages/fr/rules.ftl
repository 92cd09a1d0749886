### Les règles expliquées : ce que dit le manuel.

handbook-title = Villa Paletti
handbook-subtitle = { $edition }, pour { $players ->
    [one] { $players } architecte
   *[other] { $players } architectes
}
handbook-subtitle-any = { $edition }, pour { $least } à { $most } architectes
handbook-story =
    Paletti rêvait d'une maison plus haute et n'avait pas un sou. Mais il avait un rez-de-chaussée à vingt colonnes, et qui a besoin de
    vingt colonnes ? Alors on en prend une en bas, on la remonte tout en haut, puis une autre, et encore une autre. Cela a tenu longtemps.
    Quant à savoir laquelle était de trop, on se dispute encore au village.
handbook-aim = Tirez vos colonnes d'en bas et dressez-les sur le plateau du haut : c'est là qu'elles comptent. Si vous tenez le sceau du maître
    d'œuvre quand la villa tombe, c'est gagné. Sauf si c'était votre coude.
handbook-aim-rounds = Tirez des colonnes d'en bas et dressez-les sur le plateau du haut, tour après tour, manche après manche, et débrouillez-vous
    pour que la tour tombe quand ce n'est pas à vous.
handbook-ways = Ici, on joue les colonnes { $mode }, avec le décompte { $scoring }. Autres façons : les colonnes { $modes } ; le décompte { $scorings }.

## Titres

section-pieces = Ce qu'il y a dans la boîte
section-setup = Monter le rez-de-chaussée
section-colour = Les couleurs, et qui commence
section-move = Votre tour : monter une colonne
section-abort = Faire marche arrière
section-plateau = Votre tour : un nouveau plateau
section-build = Le code de la construction
section-seal = Le sceau du maître d'œuvre
section-end = La fin, et la victoire
section-two = À deux
section-three = À trois
section-us = Le jeu américain
section-ruling = Nos arbitrages, là où les livrets se taisent

## Pièces

clause-pieces-1 = Vingt colonnes de quatre couleurs : rouge, jaune, bleu et vert. Dans chaque couleur, trois sont fines et rondes, une est hexagonale,
    une est grosse et ronde.
clause-pieces-2 = Une fine vaut 1 point, une hexagonale 2, une grosse 3. Elles sont censées avoir toutes la même hauteur ; le bois a son avis
    là-dessus.
clause-pieces-3 = Cinq plateaux, du plus grand au plus petit : bleu, vert, jaune, orange, rouge. Une base, avec un chantier au milieu et un bord tout
    autour. Un crochet. Et le sceau du maître d'œuvre, un bloc allongé qui a une couleur sur chacune de ses quatre faces et qui sert aussi de dé.

## Préparation

clause-setup-1 = Tous ensemble, vous dressez les vingt colonnes { $columns-on-rim ->
    [yes] sur la base, comme bon vous semble. Le bord est permis aussi.
   *[no] sur le chantier, comme bon vous semble. Le bord reste vide.
}
clause-setup-2 = Puis vous posez le plateau bleu par-dessus. { $blue-plateau ->
    [within-base] Il ne doit pas dépasser de la base.
    [on-all-columns] Il doit recouvrir les vingt colonnes.
   *[free] Sa position est libre.
} { $setup-lean-deg ->
    [none] {""}
   *[other] Il doit être parfaitement stable : au repos, il penche de moins de { $setup-lean-deg }°.
} { $setup-column-lean-deg ->
    [none] {""}
   *[other] Aucune colonne ne penche de plus de { $setup-column-lean-deg }°.
}
clause-colour-1 = { $colour-rule ->
    [all-throw] La personne la plus jeune lance le sceau et joue la couleur qu'il montre. Les autres lancent à leur tour, dans le sens des aiguilles d'une
        montre ; si la couleur est déjà prise, on relance.
   *[throw-then-choose] La personne la plus jeune lance le sceau et joue la couleur qu'il montre. Les autres choisissent parmi celles qui restent, dans le sens
        des aiguilles d'une montre.
}
clause-colour-2 = { $begins ->
    [thrower] La première personne à avoir lancé le sceau commence.
    [named] Vous décidez ensemble qui commence.
   *[last-to-a-colour] La dernière personne à recevoir sa couleur commence. Il faut bien une consolation.
}
clause-colour-3 = Les cinq colonnes de votre couleur sont à vous, où qu'elles se trouvent.

## Un tour

clause-move-1 = Prenez { $mode ->
    [own] une de vos colonnes
    [assigned] une de vos colonnes
    [random] une colonne de la couleur demandée
   *[freestyle] une colonne
} à n'importe quel niveau, sauf celui du haut, qu'elle soit libre ou qu'elle porte un plateau, et dressez-la sur le plateau du haut. Cela termine
    votre tour ; on continue dans le sens des aiguilles d'une montre.
clause-move-2 = Une colonne qui se dresse au niveau du haut n'en bouge plus. Elle est arrivée.
clause-abort-1 = { $breaking-off ->
    [must-when-swaying] Si la villa vacille alors que la colonne n'est pas encore sortie, vous devez faire marche arrière et la remettre à sa place. Vous pouvez
        aussi le faire plus tôt, à tout moment.
    [never] Pas de marche arrière : toute colonne commencée doit monter.
   *[may] Tant que la colonne n'est pas sortie et dressée tout en haut, vous pouvez faire marche arrière à tout moment. Elle retourne à sa place.
}
clause-abort-2 = Une colonne remise en place est bloquée : plus personne ne peut la choisir de toute la partie. Et le tour est fini.

## Un nouveau plateau

clause-plateau-1 = Si vous affirmez, au début de votre tour, qu'aucune de vos colonnes ne peut monter sans que tout s'écroule, vous demandez le plateau
    suivant. Vous pouvez aussi le demander quand vous n'avez plus une seule colonne que vous ayez le droit de déplacer.
clause-plateau-2 = Les autres peuvent protester. La première personne à le faire doit prouver le contraire en dressant une colonne sur le plateau du haut : { $proof-column ->
    [any] celle qu'elle veut
   *[required] une des vôtres
}. Les colonnes bloquées et celles du niveau du haut ne comptent pas.
clause-plateau-3 = Si la preuve réussit, la colonne montée quitte le jeu, et votre tour est fini.
clause-plateau-4 = Si la personne qui proteste doit faire marche arrière, vous lui prenez une colonne de votre choix, qui quitte la villa et le jeu. Puis vous posez
    votre plateau.
clause-plateau-5 = Si personne ne proteste, vous posez le plateau suivant sur les colonnes du haut.
clause-plateau-6 = L'ordre ne change jamais : bleu, vert, jaune, orange, rouge.
clause-plateau-7 = { $overhang ->
    [never] Aucun plateau ne doit dépasser de la base.
   *[from-green] À partir du vert, un plateau peut dépasser de la base.
}
clause-plateau-8 = { $cover-minimum ->
    [0] Un nouveau plateau couvre autant de colonnes que vous voulez.
   *[other] Un nouveau plateau doit couvrir au moins { $cover-minimum ->
        [one] une colonne
        [3] trois colonnes
       *[other] { $cover-minimum } colonnes
    }{ $few-columns ->
        [yes] { $few-columns-minimum ->
            [2] {" "}; à partir de l'orange, deux suffisent.
            [3] .
           *[other] {" "}; à partir de l'orange, leur nombre est libre.
        }
       *[no] { $few-columns-minimum ->
            [2] . Vous pouvez convenir d'avance qu'à partir de l'orange, deux suffisent.
            [3] .
           *[other] . Vous pouvez convenir d'avance qu'à partir de l'orange, leur nombre est libre.
        }
    } Si c'est impossible, vous renoncez, et votre tour est fini.
}
clause-plateau-9 = { $after-plateau ->
    [must-raise] Après avoir posé un plateau, vous devez encore monter une colonne dans le même tour.
   *[turn-over] Après une demande, vous ne montez plus de colonne de tout le tour, quoi qu'il arrive.
}

## Règlement

clause-build-1 = { $hold-plateaus ->
    [no] Pendant que vous tirez une colonne, vous ne touchez à aucun plateau ni à aucune autre colonne.
   *[yes] Pendant que vous tirez une colonne, vous pouvez tenir tout plateau qui se trouve au-dessus d'elle, et le soulever un peu. Il doit revenir à sa place :
        les colonnes libres restent libres{ $uncovering ->
            [yes] {" "}; une colonne couverte peut, elle, se retrouver libre.
           *[no] , et les colonnes couvertes restent couvertes.
        }
}
clause-build-2 = { $steadying ->
    [laying] Pendant qu'on pose un plateau, personne ne doit le stabiliser.
   *[setting-down] Au moment de poser une colonne, vous ne tenez plus aucun plateau.
}
clause-build-3 = Aucune colonne ne doit dépasser du plateau sur lequel elle se dresse.
clause-build-4 = Les plateaux montent dans leur ordre, voir PLATEAU-6.
clause-build-5 = Le crochet peut servir à tirer les colonnes.
clause-build-6 = À chaque tour, vous ne choisissez et ne touchez qu'une colonne, à la main ou au crochet. Pas de deuxième essai avec une autre, et on n'écarte
    pas celles d'à côté.
clause-build-7 = Les colonnes du niveau du haut restent où elles sont, voir MOVE-2.
clause-build-8 = Pas de colonne sur une autre, sauf au-dessus du plateau rouge : là, empilez tant que vous voulez.

## Le sceau

clause-seal-1 = Le sceau entre en jeu avec le plateau vert. Dressez-y la première colonne, et il est à vous.
clause-seal-2 = Vos points, c'est la valeur de vos colonnes au niveau du haut.
clause-seal-3 = { $seal-counted ->
    [turn-end] On compte à la fin du tour : si vous avez alors plus de points que la personne qui tient le sceau, vous le lui prenez. À égalité, il reste où il est.
   *[at-once] Dès que vous avez plus de points que la personne qui tient le sceau, vous le lui prenez. À égalité, il reste où il est.
}
clause-seal-4 = Un nouveau plateau efface tous les points. Le sceau reste où il est, jusqu'à ce que quelqu'un dresse la première colonne sur ce plateau et le
    prenne aussitôt.
clause-seal-5 = Quand vous prenez le sceau, posez-le de façon à montrer la couleur de la personne à qui vous le prenez. Si vous l'avez déjà, n'y touchez pas.

## La fin

clause-end-1 = { $ends-when ->
    [nothing-to-move] La partie finit quand la villa s'écroule, ou quand plus personne ne peut déplacer de colonne.
   *[nothing-to-build] La partie finit quand la villa s'écroule, ou quand plus personne ne peut poser ni colonne ni plateau.
}
clause-end-2 = La victoire va à la personne qui tient le sceau. Mais si c'est elle qui a fait tomber la villa, la victoire va à celle qui l'avait avant, dont la
    couleur est visible.

## À deux, à trois

clause-two-1 = Une fois les premières couleurs prises, chacun en choisit une deuxième, dans le même ordre. { $two-colours ->
    [named] Au début de chaque tour, vous annoncez celle que vous allez jouer.
   *[either] À chaque tour, vous jouez l'une ou l'autre.
}
clause-two-2 = Les points de vos deux couleurs s'additionnent.
clause-three-1 = La quatrième couleur est neutre. Elle n'est à personne, ne rapporte rien à personne et ne prend jamais le sceau.
clause-three-2 = À votre tour, vous montez d'abord une colonne neutre, et seulement ensuite une des vôtres. { $without-plateau ->
    [must-move] La vôtre doit suivre.
   *[may-pass] { $own-after-neutral ->
        [must] La vôtre doit suivre.
       *[may] La vôtre peut suivre, mais vous pouvez aussi en rester là.
    }
} Au début du tour, vous pouvez toujours demander un plateau à la place.
clause-three-3 = Il doit rester une colonne neutre sur la base et sur chaque plateau : la dernière d'un niveau n'en bouge pas.
clause-three-4 = Si cette règle et les blocages ne vous laissent aucune colonne neutre, vous passez directement à l'une des vôtres.
clause-three-5 = Avec une colonne neutre, vous pouvez faire marche arrière. { $neutral-broken-off ->
    [ask-first] On demande alors aux autres : c'est seulement si personne ne proteste que vous passez à l'une des vôtres.
   *[own-at-once] { $without-plateau ->
        [must-move] Vous devez aussitôt passer à l'une des vôtres ; les autres peuvent protester tant que vous ne l'avez pas touchée.
       *[may-pass] Vous pouvez aussitôt passer à l'une des vôtres ; les autres peuvent protester tant que vous ne l'avez pas touchée.
    }
}
clause-three-6 = Mais quelqu'un peut prouver qu'une autre colonne neutre pouvait monter : en la montant. Elle reste là-haut, et votre tour est fini.

## Le jeu américain

clause-us-1 = Une partie se joue en un nombre de manches fixé d'avance (ici : { $rounds }). Une manche finit quand la tour tombe, ou quand
    plus personne ne peut continuer.
clause-us-2 = { $mode ->
    [random] Chaque tour commence par un lancer du sceau, et vous déplacez une colonne de la couleur qu'il montre. S'il reste debout, vous choisissez la couleur.
    [assigned] Chacun choisit une couleur au départ et ne déplace que les colonnes de cette couleur.
   *[freestyle] Vous pouvez déplacer n'importe quelle colonne, quelle que soit sa couleur.
}
clause-us-3 = À la main ou au crochet, c'est vous qui voyez. Mais on ne touche à aucun plateau ni à aucune autre colonne.
clause-us-4 = Si vous pensez qu'aucune colonne { $mode ->
    [freestyle] {""}
   *[other] de la couleur demandée
} ne peut bouger sans danger, vous pouvez poser le plus grand plateau qui reste.
clause-us-5 = Une fois le plateau posé, vous devez encore y monter une colonne, prise à n'importe quel niveau inférieur.
clause-us-6 = { $without-plateau ->
    [may-pass] Il n'y a plus de plateau, et vous n'osez plus rien bouger ? Vous pouvez passer.
   *[must-move] Il n'y a plus de plateau ? Alors il faut déplacer une colonne. Bonne chance.
}
clause-us-7 = Décompte simple : faites tomber la tour, et vous prenez un point. Après la dernière manche, le plus petit total gagne.
clause-us-8 = Décompte de tournoi : une fois le plateau vert en place, chaque colonne que vous déplacez rapporte sa valeur. { $topple-costs ->
    [always] Faire tomber la tour coûte 5 points, même avant le vert.
   *[from-green] Faire tomber la tour coûte alors 5 points ; avant le vert, rien ne compte.
} Le plus gros total gagne.
clause-us-9 = En tournoi, quand quelqu'un affirme que plus aucune colonne ne peut bouger, vous pouvez contester. À vous alors de déplacer une colonne de la
    couleur demandée : si vous réussissez, vous empochez ses points et le jeu continue ; si la tour tombe, cela vous coûte 5 points, même avant le vert, et la manche
    est finie. { $after-challenge ->
    [clockwise] La manche suivante commence comme d'habitude.
   *[challenger] C'est vous qui ouvrez la suivante.
}

## Arbitrages

clause-ruling-1 = Un écroulement, tout le monde le voit. Soit un plateau s'affaisse : au repos, ou pendant { $collapse-after-s } s d'affilée, il penche de plus de { $collapse-lean-deg }°, ou un point
    de son bord est descendu, depuis le début de l'essai, de plus de { $collapse-drop-percent } % de la hauteur d'une colonne, ou il repose sur la base, sur la table ou, à moins d'y avoir été posé, sur un autre plateau. Soit il
    ne reste qu'une ruine : au moins { $ruin-columns } colonnes sont tombées pendant un même essai, sans compter celle qui est en main. Un plateau tenu à la main n'est jugé qu'une fois la main
    retirée ; au bout de { $idle-hand-s } s sans rien faire, une main s'ouvre. Un plateau qui glisse pendant qu'on le pose n'est pas un écroulement tant que le reste tient : il
    retourne avec les autres, et le tour est fini. C'est la faute de la personne qui était à l'œuvre, qu'elle ait déplacé une colonne, tenté une preuve, retiré une colonne
    ou posé un plateau.
clause-ruling-2 = Ce qui tombe est hors jeu : les colonnes qui tombent alors que tous les plateaux tiennent quittent la partie. Une colonne qui penche de plus de { $askew-lean-deg }° et
    reste coincée sous son plateau est de travers : elle reste là, bloquée pour tout le monde, et ne compte pour personne, jusqu'à ce qu'elle tombe. Dans les deux
    cas, le tour est fini et ne rapporte rien{ $scoring ->
    [seal] {" "}: une colonne qui se dresse malgré tout là-haut ne compte pas avant le prochain plateau.
   *[other] .
}
clause-ruling-3 = Colonne touchée, colonne jouée : celle que vous avez bougée de { $feel-first } mm, à la main ou au crochet, est la vôtre pour ce tour. La lâcher avant, ce
    n'est pas faire marche arrière.
clause-ruling-4 = Si la colonne que vous tenez, ou le crochet, fait glisser une autre colonne de plus de { $push-mm } mm { $push-alike ->
    [yes] {""}
   *[no] ({ $push-top-mm } mm au niveau du haut)
} ou la renverse, c'est une
    faute. Tout est remis comme avant, votre colonne aussi, { $breaking-off ->
    [never] sans être bloquée,
   *[other] bloquée comme après une marche arrière,
} et le tour est fini. S'il y a écroulement, c'est lui qui compte. Ce qu'un plateau entraîne en oscillant n'est la faute de personne.
clause-ruling-5 = Vous ne pouvez lâcher une colonne que si elle se tient droite, entièrement sur le plateau du haut, et pas sur une autre colonne, sauf au-dessus du plateau rouge
    (BUILD-8). Ailleurs, la main reste fermée et dit pourquoi. Il en va de même pour poser un plateau.
clause-ruling-6 = C'est quand vous posez la colonne qu'on juge si le plateau tenu est revenu à sa place. Tant { $uncovering ->
    [yes] qu'une colonne libre se retrouve couverte
   *[no] que les colonnes libres et couvertes ne sont pas celles d'avant
}, ou qu'il se trouve à plus de { $hold-shift-mm } mm ou de { $hold-turn-deg }° de sa place, { $breaking-off ->
    [never] vous devez le ramener.
   *[other] vous pouvez le ramener, ou faire marche arrière.
}
clause-ruling-7 = Un plateau couvre une colonne du niveau du haut dès qu'une partie au moins de sa tête se trouve dessous.
clause-ruling-8 = Quand la preuve échoue, la colonne retourne à sa place sans être bloquée. La personne qui demande le plateau peut faire grâce. Sinon, elle retire une
    colonne à la main, comme n'importe quelle autre, et si la villa s'écroule, c'est sa faute.
clause-ruling-9 = Quand la preuve réussit, on enlève simplement la colonne, sans risque, et elle ne compte à aucun moment pour le sceau. Le tour passe à la personne suivante.
clause-ruling-10 = { $seal-counted ->
    [turn-end] Ce sont les points à la fin du tour qui comptent, y compris quand une colonne vient d'être retirée.
   *[at-once] On recompte à chaque changement au niveau du haut, y compris quand une colonne est retirée.
} Si plusieurs personnes dépassent alors celle qui tient le sceau, il va au plus gros total ; à égalité, à la première qui la suit dans le sens des aiguilles d'une montre.
clause-ruling-11 = { $without-plateau ->
    [must-move] Tant qu'une colonne peut bouger, personne ne passe.
   *[may-pass] S'il n'y a plus de plateau, et rien que vous puissiez ou osiez bouger, vous passez. Quand tout le monde passe d'affilée, plus personne ne peut construire.{ $scoring ->
            [seal] { $own-after-neutral ->
                [must] {""}
               *[may] {" "}À trois, vous pouvez aussi passer une fois la colonne neutre en haut ; cela ne compte pas pour la fin.
            }
           *[other] {""}
        }
} Si vous n'avez plus aucun coup permis, on saute votre tour.
clause-ruling-12 = Si personne n'a le sceau, ou si la personne qui le tient fait tomber la villa alors que nul ne l'a eu avant elle, personne ne gagne.
clause-ruling-13 = À trois, une preuve manquée ne coûte rien, et il n'y en a qu'une par tour. Une colonne neutre remise en place est bloquée pour tout le monde.
clause-ruling-14 = Chaque manche est ouverte par la personne suivante, dans le sens des aiguilles d'une montre{ $scoring ->
    [tournament] { $after-challenge ->
        [challenger] , sauf après une contestation manquée (US-9)
       *[clockwise] {""}
    }
   *[other] {""}
}. Une manche sans chute
    finit quand plus personne ne peut déplacer de colonne. À égalité, on partage la victoire.
clause-ruling-15 = { $mode ->
    [random] { $colour-used-up ->
        [throw-again] Si la couleur sortie n'a plus de colonne sous le niveau du haut, on relance.
       *[platform] Si la couleur sortie n'a plus de colonne sous le niveau du haut, vous posez le plateau suivant, ce que personne ne peut contester, puis vous déplacez
            une colonne de cette couleur. S'il n'y a plus de plateau, ou si toute la couleur est hors jeu, on relance.
    }
   *[other] {""}
} { $scoring ->
    [tournament] Après une contestation réussie, le tour de la personne contestée est fini ; avant le plateau vert, cela ne rapporte rien. Si vous faites marche arrière en
        contestant, cela ne coûte rien, et son tour reprend.
   *[other] {""}
}
clause-ruling-16 = { $scoring ->
    [basic] {""}
   *[other] Qui ne dit mot consent : { $objection-time-s ->
        [none] pour { $scoring ->
            [tournament] contester
           *[other] protester
        }, vous avez tout votre temps.
       *[other] à distance, vous avez { $objection-time-s } secondes pour { $scoring ->
            [tournament] contester
           *[other] protester
        } ; autour d'un même écran, tout votre temps.
    }
} { $turn-clock-s ->
    [none] Si vous jouez à la pendule, { $breaking-off ->
        [never] le tour finit quand le temps est écoulé, et la colonne retourne à sa place.
       *[other] dépasser le temps revient à faire marche arrière.
    }
   *[other] Un tour dure au plus { $turn-clock-s } secondes ; { $breaking-off ->
        [never] ensuite il est fini, et la colonne retourne à sa place.
       *[other] les dépasser revient à faire marche arrière.
    }
}
clause-ruling-17 = La villa vacille quand le plateau du haut penche de { $sway-lean-deg }° ou s'est déplacé de { $sway-shift-mm } mm alors que la colonne n'est pas encore sortie.
clause-ruling-18 = { $jam-s ->
    [none] Une colonne qui ne veut pas sortir se remet en place comme une autre.
   *[other] Là où le livret se tait, nous tranchons : { $breaking-off ->
        [never] pas de marche arrière, et
       *[other] {""}
    } BUILD-2, 3, 6 et 8 valent ici aussi. Une colonne qui ne sort pas après { $jam-s } secondes de
        pleine traction retourne à sa place ; le tour est fini, rien n'est compté ni bloqué.
}
clause-ruling-19 = Chaque manche a sa propre issue : dès que la suivante commence, on oublie qui a fait tomber la tour.
clause-ruling-20 = { $hands ->
    [steady] Ici, les mains sont sûres : rien ne tremble.
    [nervous] Mains nerveuses : elles tremblent plus que d'habitude, surtout sous la charge.
   *[natural] Une main n'est jamais tout à fait immobile : toutes tremblent un peu, davantage sous la charge et à la longue.
}

## Les signes

book-again = Réessayer
signs-title = Ce que disent les signes autour de la villa
signs-glow = Une lueur autour d'une colonne : vous pouvez la prendre.
signs-hook = Un petit crochet : seul le crochet passe.
signs-faint = Une faible lueur tant que vous avez le crochet : seuls les doigts passent.
signs-lock = Un cadenas : plus personne ne peut prendre cette colonne.
signs-askew = Un fil à plomb près d'une colonne penchée : elle penche mais tient. Personne n'y touche et elle ne compte pour personne.
signs-uncounted = Un anneau barré : cette colonne ne compte pas tant que ce plateau est le plus haut.
signs-thread = Le fil avec la petite boule : il va de la colonne à votre main. Plus il est épais et rouge, plus c'est lourd.
signs-dust = De la poussière en haut de la colonne et une ombre sous le bord : le plateau cède. Doucement !
signs-ring = L'anneau au sol : vert, la colonne peut s'y dresser ; rouge, elle ne peut pas.
signs-drum = Le tambour de verre quand un plateau est en main : le bord de la base. Rouge là où le plateau dépasse.
signs-heads = Les anneaux sous un plateau en main : le haut des colonnes, épais là où il les couvre. La cible est le milieu de son poids.
signs-gently = En douceur, ou la touche Maj : la main va cinq fois moins loin. ↑ et ↓ lèvent et baissent ce qu'elle tient.
