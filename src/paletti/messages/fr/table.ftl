## Ce qu'un essai a donné, sur un papier

verdict-slid-off = { plateau.start } a glissé.
verdict-whose = { $owned ->
    [yes] { " " }({ $name })
   *[no] { "" }
}
verdict-falls = { column.start }{ verdict-whose } tombe et sort du jeu.
verdict-askew = { column.start }{ verdict-whose } penche : la voilà bloquée.
verdict-how = { $what ->
    [hooked] Le crochet la tirait par le pied, et elle a basculé.
    [drawn] Elle a basculé dans la main qui la tirait.
   *[beside] C'est arrivé pendant que { $name } avait { column } en main.
}
act-see-incident = Revoir la scène
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
lay-back = { $turned ->
    [yes] { plateau.start } a tourné, et aucune main ne le ramène : remettez la colonne en place.
   *[no] Tenez { plateau }. { lay-way } Lâchez-le, puis posez la colonne. Ou remettez-la en place.
}
lay-well = Ici, il tiendrait bien sur ses colonnes.
lay-edge = Ici, il tiendrait tout juste sur ses colonnes.
lay-tips = Son centre n'est pas au-dessus des colonnes : il basculerait.
stand-tips = De ce côté, rien ne soutient { plateau } : il basculerait.

## Un appui qui n'a rien pris

tap-keep = Gardez le doigt dessus ou tirez : vous l'aurez en main.
tap-taken = Une colonne s'y trouve déjà. Choisissez une place libre sur le plateau du haut.
tap-spot = Choisissez une place sur le plateau du haut : la colonne s'y rendra.
tap-felt = Elle n'a pas bougé : votre tour continue.
tap-still-in = Elle est encore dans la villa : le crochet ne la lâche donc pas. Continuez à tirer, ou remettez-la en place.
tap-plateau-hold = Votre autre main peut le tenir : choisissez « { act-hold } ».
tap-plateau-lay = « { act-take-plateau } » vous le met en main.
tap-plateau-apply = Pour le poser, il faut d'abord le demander : « { act-apply } ».
tap-plateau-lies = Pour l'instant, ce plateau reste où il est : prenez une colonne.

## Ce que veut dire protester

objection-means = Qui proteste doit le prouver en dressant une colonne tout en haut. En cas d'échec, l'autre retire du jeu l'une de ses colonnes, même tout en haut.

## Être prévenu

look-told = { $from ->
    [side] Vous regardez au ras du sol.
   *[home] Vous voyez de nouveau toute la villa.
}
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
hand-hint-clear = Elle est sortie. Portez-la en haut.{ $how ->
    [finger] { " " }Votre doigt la guide au sol ; « { act-carry-up } » la soulève.
   *[other] { "" }
}
hand-hint-release = Elle est sortie. Lâchez le plateau : il doit tenir sans votre main. Puis portez-la en haut.
hand-hint-hooked = Elle est sortie. Prenez-la entre les doigts.
hand-hint-edge = Le bord est proche : doucement. Le crochet s'y arrête.
hand-hint-rim = Le crochet s'arrête au bord : prenez-la entre les doigts.
slip-pushed = poussée
slip-heavy = Chargée : doucement !
slip-leans = Elle penche !
slip-edge = Attention : le bord !
slip-rim = Le crochet ne va pas plus loin.
slip-sways = Un plateau a bougé !
hand-hint-heavy = { $how ->
    [keys] Elle est chargée : tirez lentement.
   *[other] Elle est chargée, mais peut encore sortir. Tirez lentement en surveillant { plateau }.
}
hand-hint-leans = Elle penche : ramenez-la un peu, sinon elle va tomber.
hand-hint-sways = Un plateau a bougé. Surveillez-le, et remettez plutôt la colonne en place avant que la villa ne tombe.
hand-hint-carrying = En route vers le haut…
hand-hint-over = { $how ->
    [keys] Amenez-la au-dessus du plateau du haut, puis posez-la.
   *[other] Appuyez sur la place du plateau du haut où elle doit se dresser : elle y va. Puis posez-la.
}
hand-hint-shifted = Tenez le plateau, ramenez-le à sa place, lâchez-le ; ensuite, posez la colonne. Ou remettez-la en place.
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

## Ce qu'on voit pendant que le bois bouge

notice-swayed = Ça vacille ! La colonne doit retourner à sa place.
notice-jammed = La colonne ne veut pas sortir. Elle retourne à sa place.
notice-pushing = Attention : vous poussez { column } !
notice-collapse = Oh non…
notice-interrupted = La partie a été interrompue. La main s'est retirée, et tout est comme avant.
notice-idling = Toujours là ? Faites un geste, sinon votre main s'ouvrira d'elle-même dans { $seconds } s.
notice-left-alone = Il ne s'est rien passé pendant si longtemps que la table a retiré la main.

## Ce qu'on demande avant l'irrévocable

sure-apply = { $proof ->
    [any] Plus aucune colonne ne peut monter, même chez les autres ? Si quelqu'un prouve le contraire, cette colonne quitte le jeu et votre tour est fini.
   *[required] Plus aucune de vos colonnes ne peut monter ? Si quelqu'un prouve le contraire, cette colonne quitte le jeu et votre tour est fini.
}
sure-apply-resets = Dès qu'il est posé, tous les points repartent de zéro, les vôtres aussi.
sure-apply-few = { $count ->
    [0] Aucune colonne n'est en haut
    [one] Il n'y a que { $count } colonne en haut
   *[other] Il n'y a que { $count } colonnes en haut
} : trop peu, il en faut { $least } pour le poser.
sure-claim = Vraiment, plus aucune colonne ne peut bouger ? Les autres peuvent le contester.
sure-put-back = { $price ->
    [lost] La remettre ? Dans ce cas, vous aurez protesté pour rien.
    [forfeited] La remettre ? Vous aurez protesté pour rien, et { $name } pourra retirer du jeu l'une de vos colonnes, même tout en haut.
    [waived] La remettre ? Dans ce cas, vous faites grâce, et aucune colonne ne sera retirée.
   *[locked] La remettre ? Votre tour s'arrête là, et personne ne pourra plus prendre cette colonne.
}
sure-shifted = Un plateau s'est déplacé : la villa peut tomber quand la colonne y rentre.
act-put-back-sure = Oui, la remettre
act-keep-hold = La garder en main
sure-give-up = Renoncer à poser { plateau } ? Votre tour s'arrête là, et quelqu'un d'autre pourra le poser plus tard.
act-give-up-sure = Oui, j'y renonce
sure-pass = Vraiment passer ? Vous pouvez encore monter une colonne.
act-pass-sure = Oui, je passe
sure-waive = Vraiment faire grâce ? Vous avez le droit de retirer une colonne à { $other }.
act-waive-sure = Oui, je fais grâce
act-confirm = Oui, je le demande
act-confirm-claim = Oui, je l'affirme

## Ce qu'une main ne peut pas, même si aucune règle ne l'interdit

trouble-nothing-in-hand = La main est vide
trouble-hand-full = Cette main est déjà prise
trouble-wood-moves = Attendez que le bois s'immobilise
trouble-another-hand = { $piece } a déjà la main dessus
trouble-no-such-piece = Cette pièce n'existe pas
trouble-no-room-for-fingers = Les doigts ne passent pas. Essayez le crochet
trouble-no-way-for-hook = Même le crochet ne passe pas
trouble-not-on-piece = La main passe à côté
trouble-nonsense = Aucune main ne sait faire ça
trouble-being-put-back = Elle est déjà sur le chemin du retour
trouble-not-there-yet = Il n'est pas encore posé sur les colonnes
trouble-in-the-air = Elle est encore en l'air
trouble-not-over-top = Elle n'est pas au-dessus du plateau du haut
trouble-still-inside = Elle est encore dans la villa : sortez-la d'abord
trouble-no-room-below = Une autre colonne se trouve juste en dessous
trouble-top-full = Aucune place libre là-haut n'est assez large : menez-la vous-même, ou remettez-la en place
