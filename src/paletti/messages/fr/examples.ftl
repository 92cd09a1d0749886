### Les exemples dessinés du livret : une légende chacun, et les mots qui lisent un dessin à voix haute.

example-figure-2 = { $columns-on-rim ->
    [yes] Vingt colonnes, chacune là où quelqu'un l'a voulue.
   *[no] Vingt colonnes sur le chantier brun ; le bord vert reste vide.
} Reste à poser le plateau bleu par-dessus.
example-figure-3 = Vu d'en haut. { $blue-plateau ->
    [within-base] Le plateau bleu ne dépasse de la base d'aucun côté.
    [on-all-columns] Toutes les têtes sont sous le plateau bleu.
   *[free] Le plateau bleu se pose comme vous voulez.
}
example-figure-4 = Les deux flèches sont permises : l'une part de la base, l'autre du plateau bleu. La colonne barrée est déjà tout en haut.
example-figure-5a = Ça grince de partout : bleu remet la grosse colonne où elle était. Fin du tour.
example-figure-5b = La voilà sous cadenas, pour bleu comme pour tous les autres.
example-figure-6a = Rouge n'a rien trouvé de sûr et demande le jaune. Personne ne proteste : on le pose.
example-figure-6b = Trois têtes sont sous le plateau jaune, la colonne verte reste libre. { $cover-minimum ->
    [0] N'importe quel nombre aurait convenu.
    [1] Une seule aurait suffi.
    [2] Deux auraient suffi.
   *[3] Trois, c'est juste assez.
    [other] { $cover-minimum } auraient suffi.
}
example-figure-7a = La grosse colonne rouge vient d'arriver : 4 points contre 3. Rouge prend le sceau à jaune et tourne la face jaune vers le haut.
example-figure-7b = Vert a maintenant 4 points aussi. Égaler n'est pas dépasser : le sceau reste chez rouge, tel quel.
example-figure-8a = Ici, le vert est neutre et porte un anneau. On monte d'abord une colonne neutre (A), puis une bleue (B).
example-figure-8b = Rouge a renoncé à la colonne neutre bloquée. Quelqu'un prouve qu'une autre peut monter (B), et rouge perd son tour.
example-american-1 = Toutes les colonnes debout, le plus grand plateau dessus : on peut commencer.
example-american-2 = Prise sous le plateau, reposée dessus.
example-american-3 = D'abord le nouveau plateau (1), puis une colonne prise n'importe où plus bas (2), dans le même tour.
example-askew = Elle penche, mais le plateau la coince : elle est de travers. On n'y touche plus et elle ne rapporte rien, tant qu'elle n'est pas tombée.

example-level = { level } : { $columns }
example-columns = { $count ->
    [0] aucune colonne
    [one] une colonne
   *[other] { $count } colonnes
}
example-goes-up = Monte : { $columns }
example-goes-back = Retourne à sa place : { $columns }
example-stays = Ne peut pas être prise : { $columns }
example-locked = Bloquée : { $columns }
example-leans = Penche : { $columns }
example-next = À suivre : { plateau }
example-seal = Sceau : { $holder }, face visible : { $former }
