### Comment s'appellent les éditions.

## Les éditions et leur caractère

edition-de = Édition allemande
edition-de-short = L'original de 2001. Dans le doute, prenez celui-ci.
edition-de-about = L'original de 2001 : protestations, blocages et sceau, et des plateaux qui peuvent dépasser largement.
edition-nl = Édition néerlandaise
edition-nl-short = Presque l'original.
edition-nl-about = L'original, mais il faut toujours trois colonnes sous un plateau.
edition-fr = Édition française
edition-fr-short = Chacun tire sa couleur au sort, et on y va.
edition-fr-about = Chacun tire sa couleur au sort, et les points se comptent à la fin du tour.
edition-en = Édition anglaise
edition-en-short = Proche de l'original, un peu plus stricte.
edition-en-about = Dire que plus rien ne peut monter, c'est le dire des colonnes de tous, pas seulement des siennes ; et aucun plateau ne dépasse de la base.
edition-ru = Édition russe
edition-ru-short = Pour les mains sûres : si la villa vacille, l'essai est fini.
edition-ru-about = Le premier lancer désigne aussi qui commence, une villa qui vacille met fin à l'essai, et à partir de l'orange, deux colonnes suffisent.
edition-us = Édition américaine
edition-us-short = Des manches courtes et des points, jusqu'à huit à table.
edition-us-about = Ni sceau, ni blocages, ni marche arrière : des manches et des points, jusqu'à huit à table.
