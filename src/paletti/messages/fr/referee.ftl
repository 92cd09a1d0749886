### Ce que dit l'arbitre : les pièces, les refus et le récit d'une partie.
### Les attributs sont la grammaire de cette langue ; seuls d'autres textes s'en servent.

## Pièces. Une colonne : $colour, $shape, $number ; un lieu : $level ; un plateau : $plateau.

colour = { $colour ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
    [orange] orange
   *[green] vert
}
    .fem = { $colour ->
        [red] rouge
        [yellow] jaune
        [blue] bleue
        [orange] orange
       *[green] verte
    }
mark = { $colour ->
    [red] soleil
    [yellow] citron
    [blue] vague
    [green] feuille
   *[neutral] anneau
}
shape = { $shape ->
    [thin] fine
    [hex] hexagonale
   *[thick] grosse
}
column = { $shape ->
    [thick] la grosse colonne { colour.fem }
    [hex] la colonne hexagonale { colour.fem }
   *[thin] la colonne fine { colour.fem }{ column-rings }
}
    .start = { $shape ->
        [thick] La grosse colonne { colour.fem }
        [hex] La colonne hexagonale { colour.fem }
       *[thin] La colonne fine { colour.fem }{ column-rings }
    }
column-rings = { $number ->
    [1] { " " }à un anneau
    [2] { " " }à deux anneaux
    [3] { " " }à trois anneaux
   *[0] { "" }
}
column-short = { $shape ->
    [thin] fine
    [hex] hexagonale
   *[thick] grosse
} { colour.fem }{ column-rings }
plateau = le plateau { $plateau ->
    [blue] bleu
    [green] vert
    [yellow] jaune
    [orange] orange
   *[red] rouge
}
    .start = Le plateau { $plateau ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [orange] orange
       *[red] rouge
    }
level = { $level ->
    [base] la base
    [blue] le plateau bleu
    [green] le plateau vert
    [yellow] le plateau jaune
    [orange] le plateau orange
   *[red] le plateau rouge
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
list-two = { $first } et { $second }
list-more = { $first }, { $second }

## Le récit : un texte par événement.

event-villa-set-up = { $round ->
    [1] La villa est debout : vingt colonnes sous le plateau bleu.
   *[other] La villa est de nouveau debout, pour la manche { $round }.
}
event-seal-thrown = { $shows ->
    [end] { $by } lance le sceau, et il reste debout.
   *[other] { $by } lance le sceau : { colour }.
}
event-throw-again = { $clause ->
    [COLOUR-1] Le { colour } est déjà pris. { $by } relance.
   *[other] Il n'y a plus de colonne { colour.fem } sous le niveau du haut. { $by } relance.
}
event-colour-taken = { $how ->
    [left-over] { $by } joue le { colour }, la dernière couleur qui restait.
   *[other] { $by } joue le { colour }.
}
event-colour-neutral = Le { colour } n'est à personne.
event-colour-required = { $by } doit déplacer une colonne { colour.fem }.
event-turn-began = Tour { $number } : { $by }.
event-turn-ended = Le tour est fini pour { $by } ({ $clause }).
event-column-raised = { $by } pose { column } sur { level }.
event-attempt-broken-off = { $locked ->
    [yes] { $swayed ->
        [yes] La villa vacille : { $by } doit remettre { column } en place. La voilà bloquée.
       *[no] { $by } remet { column } en place. La voilà bloquée.
    }
   *[no] { $by } remet { column } en place.
}
pushed-column = { column }
pushed = { $pushed ->
    [none] une autre colonne
   *[other] { $pushed }
}
event-villa-put-back = { $locked ->
    [yes] { $by } a trop poussé { pushed }. Tout est remis comme avant, { column } est bloquée et le tour est fini.
   *[no] { $by } a trop poussé { pushed }. Tout est remis comme avant, { column } aussi.
}
event-column-jammed = { column.start } est coincée : { $by } la laisse où elle était.
event-column-askew = { column.start } penche sur { level }, mais elle tient. La voilà bloquée, et elle ne compte pour personne.
event-column-void = { column.start } est debout, mais elle ne compte pas avant le prochain plateau.
event-column-out = { $clause ->
    [RULING-2] { $leant ->
        [yes] { column.start } penchait déjà : elle tombe et sort du jeu.
       *[no] { column.start } tombe et sort du jeu.
    }
    [PLATEAU-3] { column.start } a servi de preuve et sort du jeu.
    [PLATEAU-4] { $by } retire { column } du jeu.
   *[other] { column.start } sort du jeu.
}
event-plateau-applied-for = { $by } demande { plateau }.
event-consented = { $by ->
    [none] Personne ne proteste.
   *[other] { $by } ne proteste pas.
}
event-application-stood = { $by } peut poser { plateau }.
event-objected = { $by } proteste : mais si, une colonne peut encore monter !
event-proof-succeeded = { $by } le prouve avec { column }.
event-proof-failed = { $by } n'arrive pas à le prouver.
event-removal-waived = { $pushed ->
    [none] { $by } a bon cœur et fait grâce.
   *[other] { $by } a trop poussé { $pushed }. Tout est remis comme avant, et aucune colonne n'est retirée.
}
event-plateau-laid = { $plateau ->
    [green] { $by } pose { plateau }. À partir de maintenant, les points comptent.
   *[other] { $by } pose { plateau }. Tous les points repartent de zéro.
}
event-plateau-given-up = { $by } renonce finalement à poser { plateau }. Son tour est fini.
event-plateau-slid-off = { plateau.start } glisse, mais la villa tient. Il retourne avec les autres.
event-plateau-required = Il n'y a plus de colonne { colour.fem } sous le niveau du haut : { $by } pose d'abord { plateau }.
event-passed = { $itself ->
    [yes] { $by } ne peut plus rien faire : on saute son tour.
   *[no] { $by } passe.
}
event-seal-taken = { $former ->
    [none] { $by } prend le sceau.
   *[other] { $by } prend le sceau à { $former }.
}
event-points-scored = { $by } : { points }, { $total } en tout.
event-villa-collapsed = La villa s'écroule. La faute à { $by }.
event-round-ended = La manche { $number } est finie.
event-round-began = Manche { $number } : { $by } commence.
event-time-ran-out = Le temps est écoulé pour { $by }.
event-player-left = { $by } a quitté la table.
event-game-ended = { $count ->
    [0] La partie est finie, et personne ne gagne.
    [1] { $winners } gagne !
   *[other] { $winners } se partagent la victoire !
}

## Refus : un texte par motif, sans le point ; `refused` ajoute la clause et le point ; à la table, la page ajoute seulement le point.

refused = { $sentence } ({ $clause }).
wanted = { $wanted ->
    [red] une colonne rouge
    [yellow] une colonne jaune
    [blue] une colonne bleue
   *[green] une colonne verte
}
plateau-next = { $next ->
    [blue] le bleu
    [green] le vert
    [yellow] le jaune
    [orange] l'orange
   *[red] le rouge
}

refusal-game-over = Cette partie est finie
refusal-not-at-the-table = { $player } n'est pas à cette table
refusal-not-your-turn = C'est à { $player } de jouer
refusal-not-set-up = Il faut d'abord monter la villa
refusal-already-building = La villa est déjà debout, et le chantier a commencé
refusal-column-on-rim = { column.start } est sur le bord
refusal-blue-beyond-base = Le plateau bleu dépasse de la base
refusal-column-uncovered = { column.start } n'est pas sous le plateau bleu
refusal-blue-unsteady = Le plateau bleu n'est pas stable : quelque chose penche
refusal-colours-first = D'abord les couleurs : { $player } n'a pas encore fini
refusal-colours-settled = Tout le monde a déjà sa couleur
refusal-colours-open-to-all = Dans cette partie, les couleurs ne sont à personne
refusal-not-your-throw = C'est à { $player } de lancer
refusal-not-your-choice = C'est à { $player } de choisir
refusal-throw-for-colour = Cette couleur se tire au sort, elle ne se choisit pas
refusal-choose-a-colour = Cette couleur se choisit, elle ne se tire pas au sort
refusal-seal-on-end = Debout, le sceau ne montre aucune couleur ; relancez-le
refusal-colour-taken = { $player } a déjà le { colour }
refusal-colour-held = { $player } a déjà une couleur
refusal-nothing-to-throw = Il n'y a rien à lancer pour l'instant
refusal-throw-first = Lancez d'abord le sceau
refusal-name-first = Annoncez d'abord une couleur : le sceau est resté debout
refusal-nothing-to-name = Il n'y a pas de couleur à annoncer pour l'instant
refusal-colour-not-below = Il n'y a plus de colonne { colour.fem } sous le niveau du haut
refusal-colour-not-yours = Le { colour } n'est pas une de vos couleurs
refusal-column-out = { column.start } est hors jeu
refusal-column-on-top = { column.start } est déjà au niveau du haut, et elle y reste
refusal-column-locked = Celle-là est bloquée : { $player } l'a remise en place au tour { $turn }
refusal-column-askew = { column.start } est de travers et soutient la villa : on n'y touche pas
refusal-not-your-column = { $player ->
    [none] { column.start } n'est à personne
   *[other] { column.start } est à { $player }
}
refusal-wrong-colour = Pas { column } : il faut { wanted }
refusal-neutral-first = D'abord une colonne neutre, ensuite { column }
refusal-one-neutral-a-turn = Une colonne neutre par tour suffit ; à présent, une des vôtres
refusal-neutral-tried = Vous avez déjà essayé une neutre ; à présent, une des vôtres
refusal-last-neutral = { column.start } est la dernière neutre à ce niveau : elle y reste
refusal-ask-the-others = Les autres disent d'abord si une autre neutre pouvait monter ; ensuite, { column }
refusal-no-breaking-off = Pas de marche arrière : une fois prise, { column } doit monter
refusal-no-jamming = { column.start } peut simplement être remise en place : faites marche arrière
refusal-must-break-off = La villa a vacillé : { column } doit retourner à sa place
refusal-applied-already = Après une demande, on ne monte plus de colonne de tout le tour
refusal-answer-first = Les autres répondent d'abord
refusal-lay-first = D'abord le plateau, ensuite la colonne
refusal-not-at-the-start = Cela se fait au début du tour, et celui-ci est déjà entamé
refusal-raise-now = Le plateau est posé ; il faut maintenant monter une colonne
refusal-no-plateau-left = Il n'y a plus de plateau
refusal-nothing-to-claim = Ici, rien à affirmer : posez simplement le plateau
refusal-apply-first = On demande d'abord, on pose ensuite
refusal-objections-open = Voyons d'abord si quelqu'un proteste
refusal-proof-due = { $player } doit d'abord apporter sa preuve
refusal-take-out-due = Prenez d'abord une colonne à { $player }, ou faites grâce
refusal-wrong-plateau = { plateau.start } attendra : d'abord { plateau-next }
refusal-too-few-columns = Il ne couvre pas assez de colonnes : { $covers } au lieu de { $least } au moins
refusal-too-many-columns = Il ne peut pas en couvrir { $covers } : il y en a { $most } au niveau du haut
refusal-plateau-beyond-base = { plateau.start } dépasse de la base
refusal-nothing-to-object-to = Il n'y a pas de quoi protester
refusal-nothing-to-consent-to = Personne n'attend votre accord
refusal-your-own-claim = On ne proteste pas contre soi-même
refusal-already-objected = { $player } a protesté en premier
refusal-one-proof-a-turn = Une seule preuve par tour, et elle a déjà été tentée
refusal-nothing-to-prove-with = Il ne reste aucune colonne pour le prouver
refusal-no-proof-due = Il n'y a rien à prouver
refusal-not-the-objector = C'est { $player } qui a protesté : à { $player } de le prouver
refusal-proof-not-theirs = { column.start } ne prouve rien : il en faut une qui soit à { $player }
refusal-proof-wrong-colour = { column.start } ne prouve rien : il faut { wanted }
refusal-proof-not-neutral = { column.start } ne prouve rien : il en faut une neutre
refusal-proof-out = { column.start } est hors jeu et ne prouve rien
refusal-proof-on-top = { column.start } est déjà en haut et ne prouve rien
refusal-proof-locked = { column.start } est bloquée et ne prouve rien
refusal-proof-askew = { column.start } est de travers et ne prouve rien
refusal-proof-last-neutral = { column.start } est la dernière neutre à ce niveau et ne prouve rien
refusal-nothing-to-take-out = Il n'y a rien à retirer
refusal-not-the-objectors = { column.start } n'est pas à { $player }
refusal-already-out = { column.start } est déjà hors jeu
refusal-which-column = Dites quelle colonne vous retirez
refusal-plateau-left = Il reste { plateau } : demandez-le, ou montez une colonne
refusal-must-move = Il reste une colonne à déplacer, alors il faut le faire
refusal-own-column-due = Après la colonne neutre, une des vôtres doit suivre
refusal-no-passing-now = On ne peut pas passer maintenant
refusal-no-clock-runs = Aucune pendule ne tourne pour { $player }
refusal-not-begun = La partie n'a pas commencé
refusal-hands-off-plateau = On ne touche pas { plateau }
refusal-cover-changed = { plateau.start } n'est pas revenu à sa place : regardez { column }
refusal-plateau-shifted = { plateau.start } n'est plus là où il était : ramenez-le, ou faites marche arrière
refusal-plateau-held = Lâchez { plateau } avant de poser la colonne
refusal-plateau-steadied = Personne ne doit stabiliser { plateau } pendant qu'on le pose
refusal-column-overhangs = { column.start } dépasse du bord
refusal-column-on-column = { column.start } serait posée sur une autre
refusal-column-leans = { column.start } n'est pas droite
refusal-not-on-top-plateau = { column.start } n'est pas entièrement sur { plateau }
refusal-second-column = Une autre colonne a déjà été touchée pendant ce tour ; { column } attendra
