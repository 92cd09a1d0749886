### Les règles expliquées : ce que dit le manuel.

handbook-title = Villa Paletti
handbook-subtitle = { $edition }, pour { $players ->
    [one] { $players } architecte
   *[other] { $players } architectes
}
handbook-subtitle-any = { $edition }, de { $least } à { $most } architectes
handbook-story =
    Paletti voulait habiter plus haut et n'avait pas un sou. Il avait en revanche un rez-de-chaussée à vingt colonnes, et personne n'a besoin de
    vingt colonnes. On en sort donc une en bas, on la remonte tout en haut, et puis une autre. Cela a marché longtemps. Quelle colonne c'était, à la
    fin ? Au village, on en discute encore.
handbook-aim = Tirez vos colonnes d'en bas et posez-les sur le plateau du haut : c'est là seulement qu'elles comptent. Qui tient le sceau du maître
    d'œuvre quand la villa tombe a gagné, sauf si c'était son propre coude.
handbook-aim-rounds = Tirez des colonnes d'en bas et posez-les sur le plateau du haut, tour après tour, manche après manche, et laissez la tour tomber chez
    quelqu'un d'autre.
handbook-ways = Vous jouez { $mode }, décompte { $scoring }. Il y a d'autres façons : { $modes } ; décompte { $scorings }.

## Titres

section-pieces = Ce qu'il y a dans la boîte
section-setup = Le rez-de-chaussée
section-colour = Les couleurs, et qui commence
section-move = Un tour : monter une colonne
section-abort = S'interrompre
section-plateau = Un tour : un nouveau plateau
section-build = Le règlement de construction
section-seal = Le sceau du maître d'œuvre
section-end = La fin, et qui gagne
section-two = À deux
section-three = À trois
section-us = Le jeu américain
section-ruling = Décisions, là où les livrets se taisent

## Pièces

clause-pieces-1 = Vingt colonnes en quatre couleurs : rouge, jaune, bleu et vert. Dans chaque couleur, trois sont fines et rondes, une est hexagonale, une
    grosse et ronde.
clause-pieces-2 = Une colonne fine vaut 1 point, une hexagonale 2, une grosse 3. Elles sont censées avoir toutes la même hauteur ; le bois a son avis
    là-dessus.
clause-pieces-3 = Cinq plateaux, du plus grand au plus petit : bleu, vert, jaune, orange, rouge. Une base avec un chantier au milieu et un bord qui reste
    vide. Un crochet. Et le sceau du maître d'œuvre, un bloc allongé qui porte une couleur sur chacune de ses quatre faces et sert aussi de dé.

## Préparation

clause-setup-1 = Tous ensemble, vous dressez les vingt colonnes { $columns-on-rim ->
    [yes] sur la base, comme bon vous semble. Le bord est permis aussi.
   *[no] sur le chantier, comme bon vous semble. Aucune sur le bord.
}
clause-setup-2 = Puis vient le plateau bleu. { $blue-plateau ->
    [within-base] Il ne doit pas dépasser de la base.
    [on-all-columns] Il doit se trouver au-dessus des vingt colonnes.
   *[free] Sa position est libre.
} { $setup-lean-deg ->
    [none] {""}
   *[other] Il ne doit pas bouger du tout : au repos, il penche de moins de { $setup-lean-deg }°.
} { $setup-column-lean-deg ->
    [none] {""}
   *[other] Aucune colonne ne penche de plus de { $setup-column-lean-deg }°.
}
clause-colour-1 = { $colour-rule ->
    [all-throw] La personne la plus jeune lance le sceau et joue la couleur qui sort. Dans le sens des aiguilles d'une montre, les autres lancent aussi ; une
        couleur déjà prise se relance.
   *[throw-then-choose] La personne la plus jeune lance le sceau et joue la couleur qui sort. Dans le sens des aiguilles d'une montre, les autres choisissent parmi
        les couleurs libres.
}
clause-colour-2 = { $begins ->
    [thrower] Qui a lancé le sceau en premier commence.
    [named] Vous désignez qui commence.
   *[last-to-a-colour] Qui a eu sa couleur en dernier commence. Il faut bien une consolation.
}
clause-colour-3 = Les cinq colonnes de votre couleur sont à vous, où qu'elles se trouvent.

## Un tour

clause-move-1 = Prenez { $mode ->
    [own] une de vos colonnes
    [assigned] une de vos colonnes
    [random] une colonne de la couleur requise
   *[freestyle] une colonne
} à n'importe quel niveau sous le plus haut, qu'elle soit libre ou qu'elle porte quelque chose, et posez-la sur le plateau du
    haut. Votre tour est fini ; on continue dans le sens des aiguilles d'une montre.
clause-move-2 = Une colonne qui se trouve au niveau le plus haut y reste. Elle est arrivée.
clause-abort-1 = { $breaking-off ->
    [must-when-swaying] Si la villa vacille alors que la colonne n'est pas sortie, vous devez vous interrompre et la remettre en place. Vous pouvez aussi le faire plus
        tôt, à tout moment.
    [never] Pas de retour en arrière : une colonne commencée se termine.
   *[may] Tant que la colonne n'est pas sortie et posée en haut, vous pouvez vous interrompre à tout moment. Elle retourne à sa place.
}
clause-abort-2 = Une colonne remise en place est bloquée : plus personne ne peut la choisir de toute la partie. Le tour est fini.

## Un nouveau plateau

clause-plateau-1 = Qui affirme, au début de son tour, qu'aucune de ses colonnes ne peut monter sans tout faire écrouler demande le plateau suivant. On peut
    aussi le demander quand on n'a plus aucune colonne à déplacer.
clause-plateau-2 = Les autres peuvent protester. La première personne qui proteste doit le prouver et poser une colonne sur le plateau du haut : { $proof-column ->
    [any] n'importe laquelle
   *[required] une de celles du demandeur
}. Les colonnes bloquées et celles du niveau le plus haut ne comptent pas.
clause-plateau-3 = Si la preuve réussit, la colonne montée quitte le jeu, et le tour du demandeur est fini.
clause-plateau-4 = Si le protestataire doit s'interrompre, le demandeur retire de la villa et du jeu une colonne du protestataire, au choix. Puis le plateau
    est posé quand même.
clause-plateau-5 = Si personne ne proteste, le demandeur pose le plateau suivant sur les colonnes du haut.
clause-plateau-6 = L'ordre ne change jamais : bleu, vert, jaune, orange, rouge.
clause-plateau-7 = { $overhang ->
    [never] Aucun plateau ne doit dépasser du bord de la base.
   *[from-green] À partir du plateau vert, un plateau peut dépasser du bord de la base.
}
clause-plateau-8 = { $cover-minimum ->
    [0] Le nombre de colonnes que couvre un nouveau plateau est libre.
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
            [2] . On peut convenir d'avance qu'à partir de l'orange deux suffisent.
            [3] .
           *[other] . On peut convenir d'avance qu'à partir de l'orange leur nombre est libre.
        }
    } Si c'est impossible, on renonce, et le tour est fini.
}
clause-plateau-9 = { $after-plateau ->
    [must-raise] Qui a posé un plateau doit encore monter une colonne dans le même tour.
   *[turn-over] Qui a fait une demande ne monte aucune colonne de tout le tour, quoi qu'il arrive.
}

## Règlement

clause-build-1 = { $hold-plateaus ->
    [no] Pendant qu'on tire une colonne, on ne touche ni plateau ni autre colonne.
   *[yes] En tirant une colonne, vous pouvez tenir n'importe quel plateau au-dessus et le soulever un peu. Il doit revenir à sa place : aucune colonne libre ne doit se
        retrouver couverte{ $uncovering ->
            [yes] . Une colonne couverte peut se retrouver libre.
           *[no] , aucune colonne couverte se retrouver libre.
        }
}
clause-build-2 = { $steadying ->
    [laying] Pendant qu'un plateau est posé, personne ne le stabilise.
   *[setting-down] En posant une colonne, on ne se tient à aucun plateau.
}
clause-build-3 = Aucune colonne ne doit dépasser du bord du plateau où elle se trouve.
clause-build-4 = Les plateaux montent dans leur ordre fixe, voir PLATEAU-6.
clause-build-5 = Le crochet peut servir à tirer les colonnes.
clause-build-6 = À chaque tour, on choisit et on touche une seule colonne, à la main ou au crochet. Pas de second essai avec une autre, et on ne pousse pas
    les voisines.
clause-build-7 = Les colonnes du niveau le plus haut restent où elles sont, voir MOVE-2.
clause-build-8 = Aucune colonne sur une autre, sauf au-dessus du plateau rouge : là, empilez tant que vous voulez.

## Le sceau

clause-seal-1 = Le sceau entre en jeu avec le plateau vert. Qui y pose la première colonne le prend.
clause-seal-2 = Vos points sont la valeur de vos colonnes au niveau le plus haut du moment.
clause-seal-3 = { $seal-counted ->
    [turn-end] On compte à la fin du tour : qui a alors plus de points que le détenteur prend le sceau. À égalité, il ne bouge pas.
   *[at-once] Dès que quelqu'un a plus de points que le détenteur, le sceau change de mains. À égalité, il ne bouge pas.
}
clause-seal-4 = Un nouveau plateau efface tous les points. Le détenteur garde le sceau jusqu'à ce que quelqu'un pose la première colonne sur le nouveau
    plateau et le prenne aussitôt.
clause-seal-5 = Qui prend le sceau le pose avec la couleur du détenteur précédent vers le haut. Qui l'a déjà le laisse tel quel.

## La fin

clause-end-1 = { $ends-when ->
    [nothing-to-move] La partie finit quand la villa s'écroule, ou quand plus personne ne peut déplacer de colonne.
   *[nothing-to-build] La partie finit quand la villa s'écroule, ou quand plus personne ne peut poser ni colonne ni plateau.
}
clause-end-2 = Le détenteur du sceau gagne. Mais si c'est lui qui a fait tomber la villa, c'est le détenteur précédent, dont la couleur est visible, qui
    gagne.

## À deux, à trois

clause-two-1 = Une fois les premières couleurs prises, chacun en choisit une seconde, dans le même ordre. { $two-colours ->
    [named] Au début de chaque tour, on annonce celle qu'on joue.
   *[either] À chaque tour, on joue l'une ou l'autre.
}
clause-two-2 = Les points de vos deux couleurs s'ajoutent.
clause-three-1 = La quatrième couleur est neutre. Elle n'est à personne, ne rapporte rien à personne et ne prend jamais le sceau.
clause-three-2 = À votre tour, montez d'abord une colonne neutre, et seulement ensuite une des vôtres. { $own-after-neutral ->
    [must] La vôtre doit suivre.
   *[may] La vôtre peut suivre : on peut aussi en rester là.
} Au début du tour, on peut toujours demander un plateau.
clause-three-3 = Il doit rester une colonne neutre sur la base et sur chaque plateau : la dernière d'un niveau ne bouge pas.
clause-three-4 = Si cette règle et les blocages ne laissent aucune colonne neutre, passez directement à l'une des vôtres.
clause-three-5 = On peut s'interrompre avec une colonne neutre. { $neutral-broken-off ->
    [ask-first] On demande alors aux autres : si personne ne proteste, et alors seulement, on en monte une à soi.
   *[own-at-once] On peut aussitôt en monter une à soi ; les autres peuvent protester tant qu'elle n'est pas touchée.
}
clause-three-6 = Mais quelqu'un d'autre peut prouver qu'une autre colonne neutre pouvait monter, en la montant. Elle reste là-haut, et votre tour est fini.

## Le jeu américain

clause-us-1 = Une partie compte autant de manches que vous en décidez d'avance (ici : { $rounds }). Une manche finit quand la tour tombe, ou quand
    plus personne ne peut continuer.
clause-us-2 = { $mode ->
    [random] Chaque tour commence par un lancer du sceau, et vous déplacez une colonne de la couleur sortie. S'il tombe debout, vous choisissez la couleur.
    [assigned] Chacun choisit une couleur au départ et ne déplace que des colonnes de cette couleur.
   *[freestyle] Vous pouvez déplacer n'importe quelle colonne, quelle que soit sa couleur.
}
clause-us-3 = À la main ou au crochet, à votre guise. On ne touche ni plateau ni autre colonne.
clause-us-4 = Si vous pensez qu'aucune colonne de la couleur requise ne peut bouger sans danger, vous pouvez poser le plus grand plateau restant.
clause-us-5 = Après l'avoir posé, il faut encore monter une colonne, de n'importe quel niveau inférieur.
clause-us-6 = { $without-plateau ->
    [may-pass] Plus de plateau ? Qui n'ose plus rien bouger peut passer.
   *[must-move] Plus de plateau ? Alors il faut déplacer une colonne. Bonne chance.
}
clause-us-7 = Décompte simple : qui renverse la tour prend un point. Après toutes les manches, le moins de points gagne.
clause-us-8 = Décompte de tournoi : dès que le plateau vert est en place, chaque colonne déplacée rapporte sa valeur. { $topple-costs ->
    [always] Renverser la tour coûte 5, à tout moment.
   *[from-green] Renverser la tour coûte alors 5 ; avant le vert, rien ne compte.
} Le plus de points gagne.
clause-us-9 = En tournoi, on peut contester que plus aucune colonne ne puisse bouger. Qui conteste déplace alors une colonne de la couleur requise : si cela
    réussit, les points sont pour lui et le jeu continue ; si la tour tombe, cela lui coûte 5, à tout moment, et la manche est finie. { $after-challenge ->
    [clockwise] La manche suivante commence comme d'habitude.
   *[challenger] Qui a contesté ouvre la suivante.
}

## Décisions

clause-ruling-1 = Un écroulement, c'est ce que tout le monde voit. Ou bien un plateau descend : au repos, ou pendant { $collapse-after-s } s, il penche de plus de { $collapse-lean-deg }°, ou un point de
    son bord se trouve plus bas qu'avant de plus de { $collapse-drop-percent } % d'une hauteur de colonne, ou il est posé sur la base, la table ou un autre plateau. Ou bien la villa est une ruine :
    { $ruin-columns } colonnes ou plus sont tombées d'un coup, sans compter celle en main. Un plateau qu'une main tient est jugé quand la main est partie ; une main qui ne fait rien
    pendant { $idle-hand-s } s s'ouvre. Un plateau qui glisse pendant qu'on le pose n'est pas un écroulement tant que la villa tient : il retourne avec les autres, et le tour
    est fini. La cause en est qui était à l'œuvre : en déplaçant, en prouvant, en retirant ou en posant.
clause-ruling-2 = Ce qui tombe est hors jeu : les colonnes qui tombent alors que tous les plateaux tiennent quittent le jeu. Celle qui penche de plus de { $askew-lean-deg }° et reste coincée
    sous son plateau est de travers : elle reste là, bloquée pour tous, et ne compte pour personne, jusqu'à ce qu'elle tombe. Dans les deux cas, le tour
    est fini et ne rapporte rien{ $scoring ->
    [seal] {" "}: une colonne qui se dresse là-haut malgré tout ne compte qu'à partir du prochain plateau.
   *[other] .
}
clause-ruling-3 = Touchée, choisie : la colonne que vous avez bougée de { $feel-first } mm, à la main ou au crochet, est la vôtre pour ce tour. La lâcher avant, ce n'est pas
    s'interrompre.
clause-ruling-4 = Si la colonne en main, ou le crochet, pousse une autre colonne de plus de { $push-mm } mm ({ $push-top-mm } mm au niveau du haut) ou la renverse, c'est une faute. La villa est remise
    comme elle était, votre colonne aussi, { $breaking-off ->
    [never] qui n'est pas bloquée,
   *[other] bloquée comme après une interruption,
} et le tour est fini. Si la villa s'écroule, c'est cela qui compte. Ce qu'un plateau entraîne en oscillant n'est la faute de personne.
clause-ruling-5 = On ne lâche une colonne que debout, entièrement sur le plateau du haut, et pas sur une autre, sauf au-dessus du plateau rouge (BUILD-8). Ailleurs, la
    main reste fermée et dit pourquoi. De même pour poser un plateau.
clause-ruling-6 = C'est en posant la colonne qu'on juge si le plateau tenu est revenu à sa place. Tant que les colonnes libres et couvertes ne sont pas celles
    d'avant, ou qu'il se trouve à plus de { $hold-shift-mm } mm ou { $hold-turn-deg }° de sa place, on peut le remettre, ou s'interrompre.
clause-ruling-7 = Un plateau couvre une colonne du niveau le plus haut quand au moins une partie de sa tête est dessous.
clause-ruling-8 = Après une preuve manquée, la colonne retourne à sa place sans être bloquée. Le demandeur peut renoncer à son dû. Retirer une colonne se fait à la
    main comme toujours, et un écroulement est alors pour le demandeur.
clause-ruling-9 = Après une preuve réussie, la colonne est simplement enlevée, sans risque, et ne compte jamais pour le sceau. Au suivant.
clause-ruling-10 = { $seal-counted ->
    [turn-end] Ce sont les points à la fin du tour qui comptent, aussi quand une colonne y a été retirée.
   *[at-once] On recompte à chaque changement au niveau le plus haut, aussi quand une colonne est retirée.
} Si plusieurs dépassent alors le détenteur, le plus haut total prend le sceau ; à égalité, le premier dans le sens des aiguilles d'une montre.
clause-ruling-11 = { $without-plateau ->
    [must-move] Tant qu'une colonne peut bouger, personne ne passe.
   *[may-pass] Plus de plateau, et rien qu'on puisse ou qu'on ose bouger : on passe. Quand tous passent à la suite, plus personne ne peut bâtir.{ $scoring ->
            [seal] { $own-after-neutral ->
                [must] {""}
               *[may] {" "}À trois, on peut aussi passer dès que la colonne neutre est en haut ; cela ne compte pas pour la fin.
            }
           *[other] {""}
        }
} Qui ne peut rien faire de permis est sauté.
clause-ruling-12 = Si personne n'a le sceau, ou si son tout premier détenteur renverse la villa, personne ne gagne.
clause-ruling-13 = À trois, une preuve manquée ne coûte rien, et il n'y en a qu'une par tour. Une colonne neutre remise en place est bloquée pour tous.
clause-ruling-14 = Chaque manche est ouverte par le suivant dans le sens des aiguilles d'une montre, sauf après une contestation manquée. Une manche sans chute finit
    quand plus personne ne peut déplacer de colonne. À égalité, on partage.
clause-ruling-15 = { $colour-used-up ->
    [throw-again] Une couleur sans colonne sous le niveau le plus haut se relance.
   *[platform] Une couleur sans colonne sous le niveau le plus haut : on pose d'abord le plateau suivant, que personne ne peut contester, puis on déplace une colonne
        de cette couleur. S'il n'y a plus de plateau, ou si la couleur est hors jeu, on relance.
} Après une contestation réussie, le tour de qui ne pouvait plus est fini ; qui s'interrompt en contestant ne paie rien, et le tour reprend.
clause-ruling-16 = { $scoring ->
    [basic] {""}
   *[other] Qui ne dit mot consent : { $objection-time-s ->
        [none] pour protester, vous avez tout votre temps.
       *[other] à distance, vous avez { $objection-time-s } secondes pour protester ; autour d'une table, tout votre temps.
    }
} { $turn-clock-s ->
    [none] Si vous convenez d'une pendule, { $breaking-off ->
        [never] le tour finit avec elle et la colonne retourne à sa place.
       *[other] sa fin vaut interruption.
    }
   *[other] Un tour dure { $turn-clock-s } secondes ; { $breaking-off ->
        [never] ensuite il finit, et la colonne retourne à sa place.
       *[other] ensuite il finit comme une interruption.
    }
}
clause-ruling-17 = La villa vacille quand le plateau du haut penche de { $sway-lean-deg }° ou s'est déplacé de { $sway-shift-mm } mm alors que la colonne n'est pas sortie.
clause-ruling-18 = { $jam-s ->
    [none] Une colonne qui ne vient pas est remise en place comme une autre.
   *[other] Là où la notice se tait, nous décidons : pas d'interruption, et BUILD-2, 3, 6 et 8 valent ici aussi. Une colonne que { $jam-s } secondes de traction ne font pas sortir reste
        en place ; le tour est fini, rien n'est compté ni bloqué.
}
clause-ruling-19 = Une issue appartient à sa manche : qui a renversé la tour est oublié dès la manche suivante.
clause-ruling-20 = { $hands ->
    [steady] Ici, les mains ne tremblent pas.
    [nervous] Mains nerveuses : elles tremblent plus que d'habitude, surtout sous la charge.
   *[natural] Une main n'est jamais tout à fait immobile : toutes tremblent un peu, davantage sous la charge et à la longue.
}

## Les éditions et leur caractère

edition-de = Édition allemande
edition-de-about = L'original de 2001 : protestations, blocages et sceau, et un plateau peut dépasser largement.
edition-nl = Édition néerlandaise
edition-nl-about = L'original, mais un plateau veut toujours trois colonnes.
edition-fr = Édition française
edition-fr-about = Chacun lance pour sa couleur, et le sceau se compte à la fin du tour.
edition-en = Édition anglaise
edition-en-about = On prouve avec n'importe quelle colonne, et aucun plateau ne dépasse de la base.
edition-ru = Édition russe
edition-ru-about = Qui lance commence, une villa qui vacille met fin à l'essai, et dès l'orange deux colonnes suffisent.
edition-us = Édition américaine
edition-us-about = Ni sceau, ni blocages, ni retour en arrière : des manches et des points, jusqu'à huit.

## Règles maison : un choix et ses valeurs

choice-yes = oui
choice-no = non
choice-none = aucun
choice-blue-plateau = Le plateau bleu
choice-blue-plateau-within-base = sans dépasser de la base
choice-blue-plateau-on-all-columns = sur les vingt colonnes
choice-blue-plateau-free = comme on veut
choice-colour-rule = Les couleurs
choice-colour-rule-throw-then-choose = un lance, les autres choisissent
choice-colour-rule-all-throw = chacun lance
choice-begins = Commence
choice-begins-last-to-a-colour = qui a eu sa couleur en dernier
choice-begins-thrower = qui a lancé en premier
choice-begins-named = qui vous désignez
choice-breaking-off = S'interrompre
choice-breaking-off-may = à tout moment
choice-breaking-off-must-when-swaying = obligé si la villa vacille
choice-breaking-off-never = jamais
choice-proof-column = Prouver avec
choice-proof-column-required = une colonne du demandeur
choice-proof-column-any = n'importe quelle colonne
choice-overhang = Dépasser de la base
choice-overhang-from-green = dès le vert
choice-overhang-never = jamais
choice-cover-minimum = Colonnes sous un plateau
choice-cover-minimum-0 = nombre libre
choice-cover-minimum-1 = au moins une
choice-cover-minimum-2 = au moins deux
choice-cover-minimum-3 = au moins trois
choice-few-columns = Moins dès l'orange
choice-few-columns-minimum = Combien dès l'orange
choice-few-columns-minimum-0 = nombre libre
choice-few-columns-minimum-1 = une suffit
choice-few-columns-minimum-2 = deux suffisent
choice-few-columns-minimum-3 = trois quand même
choice-after-plateau = Le plateau posé
choice-after-plateau-turn-over = le tour est fini
choice-after-plateau-must-raise = il faut encore une colonne
choice-hold-plateaus = Tenir le plateau du dessus
choice-uncovering = Un plateau tenu peut découvrir des colonnes
choice-steadying = Ne tenir aucun plateau
choice-steadying-setting-down = en posant une colonne
choice-steadying-laying = en le posant
choice-seal-counted = Le sceau se compte
choice-seal-counted-at-once = aussitôt
choice-seal-counted-turn-end = à la fin du tour
choice-ends-when = Fin, si personne ne peut
choice-ends-when-nothing-to-build = poser colonne ou plateau
choice-ends-when-nothing-to-move = déplacer une colonne
choice-without-plateau = Quand il n'y a plus de plateau
choice-without-plateau-must-move = il faut déplacer une colonne
choice-without-plateau-may-pass = on peut passer
choice-spare-colours = Couleurs restantes
choice-spare-colours-shared-out = réparties ou neutres
choice-spare-colours-unused = inutilisées
choice-mode = Quelles colonnes
choice-mode-own = les siennes
choice-mode-freestyle = en libre (toutes les colonnes)
choice-mode-random = au lancer (selon le sceau)
choice-mode-assigned = par couleur (une pour chacun)
choice-scoring = Ce qui décide
choice-scoring-seal = le sceau
choice-scoring-basic = simple (le moins de chutes)
choice-scoring-tournament = de tournoi (le plus de points)
choice-rounds = Manches
choice-collapse-lean-deg = Un plateau est écroulé s'il penche de (°)
choice-push-mm = Pousser une voisine est une faute dès (mm)
choice-objection-time-s = Délai de protestation à distance (s)
choice-turn-clock-s = Pendule par tour (s)
choice-sway-lean-deg = La villa vacille si elle penche de (°)
choice-sway-shift-mm = La villa vacille si elle glisse de (mm)
choice-columns-on-rim = Colonnes sur le bord
choice-two-colours = Avec deux couleurs
choice-two-colours-either = l'une ou l'autre
choice-two-colours-named = annoncée avant le tour
choice-own-after-neutral = Après la colonne neutre
choice-own-after-neutral-may = une des siennes peut suivre
choice-own-after-neutral-must = une des siennes doit suivre
choice-neutral-broken-off = Une colonne neutre remise en place
choice-neutral-broken-off-own-at-once = une des siennes aussitôt
choice-neutral-broken-off-ask-first = d'abord l'avis des autres
choice-colour-used-up = Couleur lancée sans colonne plus bas
choice-colour-used-up-platform = d'abord un plateau
choice-colour-used-up-throw-again = relancer
choice-topple-costs = Renverser coûte des points
choice-topple-costs-from-green = à partir du vert
choice-topple-costs-always = toujours
choice-after-challenge = Après une contestation manquée commence
choice-after-challenge-challenger = qui a contesté
choice-after-challenge-clockwise = le suivant dans le sens horaire
choice-setup-lean-deg = Le plateau bleu penche au plus de (°)
choice-setup-column-lean-deg = Les colonnes dessous penchent au plus de (°)
choice-collapse-drop-percent = Un plateau est tombé si son bord descend de (% d'une colonne)
choice-collapse-after-s = Un plateau qui oscille est tombé après (s)
choice-ruin-columns = Tant de colonnes tombées font un écroulement
choice-idle-hand-s = Une main inactive s'ouvre après (s)
choice-askew-lean-deg = Une colonne est de travers à partir de (°)
choice-feel-first = Une colonne est choisie si elle bouge de (mm)
choice-push-top-mm = De même au niveau du haut (mm)
choice-hold-shift-mm = Écart permis d'un plateau tenu (mm)
choice-hold-turn-deg = Rotation permise d'un plateau tenu (°)
choice-jam-s = Une colonne est coincée après (s)
choice-hands = Les mains
choice-hands-steady = sûres
choice-hands-natural = naturelles
choice-hands-nervous = nerveuses
