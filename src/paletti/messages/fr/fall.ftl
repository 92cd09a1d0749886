### Ce qui tombe : des colonnes en plein essai, la villa à la fin, et ce qu'on en dit.

## Les colonnes tombées pendant un essai

fallen = { $count ->
    [2] Deux colonnes sont tombées.
    [3] Trois colonnes sont tombées.
    [4] Quatre colonnes sont tombées.
   *[other] { $count } colonnes sont tombées.
}
fallen-one = { column.start } est tombée.
fallen-turn = { $voice ->
    [you] Ce tour ne rapportera rien.
   *[name] Pour { $name }, ce tour ne rapportera rien.
}
fallen-ruin = { $left ->
    [0] C'est une ruine.
    [1] Encore une, et c'est une ruine.
    [2] Encore deux, et c'est une ruine.
    [3] Encore trois, et c'est une ruine.
    [4] Encore quatre, et c'est une ruine.
   *[other] Encore { $left }, et c'est une ruine.
}
fallen-tips = { plateau.start } bascule !
fallen-hint = { $verb ->
    [move] Posez-la ou remettez-la en place : ce tour ne rapportera rien.
    [move-back] Remettez-la en place : ce tour ne rapportera rien.
   *[other] Des colonnes sont tombées. Continuez avec prudence.
}

## La fin

end-won = { $voice ->
    [you] Vous gagnez !
   *[name] { $name } gagne !
}
end-shared = { $names } se partagent la victoire.
end-nobody = Personne ne gagne.
end-holder = { $voice ->
    [you] Vous aviez le sceau à la fin, et le sceau gagne.
   *[name] { $name } avait le sceau à la fin, et le sceau gagne.
}
end-former = { $you ->
    [cause] Vous aviez le sceau, mais vous avez fait tomber la villa. La victoire revient à { $name }, qui avait le sceau avant.
    [winner] { $cause } avait le sceau, mais a fait tomber la villa. La victoire vous revient : vous aviez le sceau avant.
   *[nobody] { $cause } avait le sceau, mais a fait tomber la villa. La victoire revient à { $name }, qui avait le sceau avant.
}
end-stands = La villa tient toujours, mais plus personne ne peut construire.
end-fell = { $voice ->
    [you] Vous avez fait tomber la villa.
   *[name] { $cause } a fait tomber la villa.
}
end-while-laying = C'est arrivé en posant { plateau }.
end-while-drawing = C'est arrivé avec { column } en main.
end-first = Tout a commencé quand { plateau } a quitté { column }.
end-carried = C'est elle qui portait { plateau }.
end-tipped = { plateau.start } a basculé.
end-enough = Un seul plateau tombé suffit : c'est l'effondrement.
end-ruin = La villa est considérée comme écroulée dès que { $count } colonnes sont tombées.
end-no-holder = Personne n'avait encore le sceau : personne ne gagne.
end-first-holder = Qui fait tomber la villa avec le sceau le perd au profit du précédent. Personne ne l'avait eu avant : personne ne gagne.
end-scores = Les scores
end-points = Points tout en haut : fine 1, hexagonale 2, grosse 3
end-head = { $of ->
    [player] Nom
    [columns] Colonnes en haut
    [none] aucune
   *[points] Points
}
end-slowly = Encore une fois, au ralenti
end-rematch-waiting = On attend { $names }
end-height = Elle est montée jusqu'à { $plateaus ->
    [one] { $plateaus } plateau
   *[other] { $plateaus } plateaux
}.
end-tally = Parties gagnées :

## Une chute racontée encore une fois

fall-column = { $name } a { column } en main, entourée de rose.
fall-plateau = { $name } pose { plateau }.
fall-first = D'abord, { plateau } quitte { column }, entourée de blanc.
fall-carried = { plateau.start } reposait sur elle.
fall-breaks = Et là, { plateau } bascule.
fall-ruin = Et là, il y a trop de colonnes par terre.
fall-ended = Patatras.
