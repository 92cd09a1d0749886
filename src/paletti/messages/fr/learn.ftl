### Apprendre et s’exercer : la leçon dans la vraie villa, et une villa à soi.

## S’exercer

page-practice = S’exercer
practice-villa = La villa d’exercice
practice-left = Main gauche
practice-right = Main droite
practice-building = On bâtit une villa …
practice-other = Une autre villa
practice-height = Combien de plateaux ?
practice-layout = La place des colonnes
practice-layout-scattered = çà et là
practice-layout-rings = en cercles
practice-layout-colours = par couleur
practice-serial = Voici le jeu nº { $serial }. Il n’y en a pas deux pareils ; le même numéro, c’est le même bois.
practice-build = Bâtir
practice-undo = Annuler
practice-fell = Tout est par terre. Personne n’a rien vu. Annule et recommence.

## La leçon

page-learn = Apprendre
learn-count = Étape { $number } sur { $count }
learn-back = Retour
learn-skip = Passer
learn-anew = Reprendre depuis le début
learn-pointed = Par exemple { column }.
learn-more = Un plateau a besoin de trois colonnes sous lui. { $count ->
    [one] Montes-en encore une d’abord.
   *[other] Montes-en encore { $count } d’abord.
}

learn-turn = Fais le tour
learn-turn-text = { $how ->
    [finger] Glisse deux doigts sur la table, ou un seul à côté du bois : la villa tourne.
   *[mouse] Appuie à côté de la villa et tire : tu en fais le tour. La molette te rapproche.
}
learn-turn-done = Joli coin, non ?
learn-level = Mets-toi à genoux
learn-level-text = { $how ->
    [finger] Touche l’œil en haut, ou glisse vers le haut jusqu’à voir les colonnes de côté.
   *[mouse] Appuie sur l’œil en haut, ou tire vers le haut jusqu’à regarder au ras du sol.
} Un fil de lumière au-dessus d’une tête veut dire : cette colonne ne porte rien.
learn-level-done = C’est ainsi que les bâtisseurs en cherchent une libre.
learn-throw = Le sceau est d’abord un dé
learn-throw-text = Le sceau du maître d’œuvre a une couleur sur chaque face. Lance-le : il dit ce que tu joues. Ton autre main prend le reste.
learn-throw-done = Garde-le en tête : plus tard, c’est le prix.
learn-draw = Tire une colonne libre
learn-draw-text = { $how ->
    [finger] Pose un doigt sur la colonne et tire-la lentement, loin de la villa.
   *[mouse] Appuie sur la colonne et tire-la lentement, loin de la villa.
}
learn-draw-done = Dehors, et rien n’a bougé.
learn-stand = Pose-la tout en haut
learn-stand-text = Fais-la monter, amène-la là où le doigt l’indique et pose-la. La main ne s’ouvre que là où une colonne a le droit de se tenir.
learn-stand-done = Là-haut, elle compte. Et le sceau est à toi, car personne n’a plus.
learn-feel = Sens-en une chargée
learn-feel-text = Prends celle-ci et tire un peu. La ligne se tend, le bois craque : elle porte la maison. Remets-la.
learn-feel-half = Tu sens ? C’est le poids. Remets-la maintenant, doucement.
learn-feel-done = Sage décision. Elle est bloquée maintenant : plus personne n’y touche.
learn-hook = Le crochet
learn-hook-text = Là où aucun doigt ne passe, prends le crochet et appuie sur une colonne : il tire au pied. Tire un peu, puis remets-la, ou monte-la si tu l’oses.
learn-hook-half = Elle bouge. Remets-la, ou prends-la entre les doigts et monte-la.
learn-hook-done = Un chirurgien.
learn-hold = Tiens le plateau
learn-hold-text = Prends une colonne. Choisis ensuite « Tenir le plateau » et appuie sur le plateau au-dessus, pour qu’il reste en place. Lâche-le avant de poser la colonne, ou remets la colonne.
learn-hold-half = Il repose dans ta main. Lâche maintenant le plateau, et remets la colonne ou monte-la.
learn-hold-done = Deux mains, un souffle.
learn-lay = Un nouveau plateau
learn-lay-text = Dis que plus rien ne peut monter : demande le plateau jaune, que personne ne proteste, prends-le, porte-le au-dessus des trois colonnes et pose-le.
learn-lay-done = Un nouvel étage. Tous les points d’en dessous sont oubliés.
learn-object = Je proteste !
learn-object-text = Cette fois une main fait de nouveau la demande, et l’autre n’y croit pas. Proteste : il te faut alors le prouver et monter toi-même une colonne, ou la remettre et avoir tort.
learn-object-half = Audacieux. Prouve-le maintenant : monte une colonne, ou remets-la et avoue.
learn-object-done = C’est ainsi que finissent les amitiés. Et qu’on gagne.
learn-end = Tu sais bâtir
learn-end-text = Il n’y a plus rien à apprendre, seulement à perdre. Appelle les autres.
