### Ce qui se dit autrement quand on joue en manches pour des points : la tour du jeu américain, et qui conteste.

question-object = { $voice ->
    [you] Vous affirmez que plus aucune colonne ne peut bouger. Quelqu'un conteste ?
   *[name] { $name } affirme que plus aucune colonne ne peut bouger. Quelqu'un conteste ?
}
event-plateau-applied-for = { $by } affirme que plus aucune colonne ne peut bouger.
event-objected = { $by } conteste : mais si, une colonne peut encore monter !
event-plateau-laid = { $by } pose { plateau }.
event-plateau-given-up = { $by } renonce : { plateau } attendra.
event-villa-collapsed = La tour s'écroule. La faute à { $by }.
question-prove = { $voice ->
    [you] Vous contestez et devez le prouver : une colonne tout en haut !
   *[name] { $name } conteste et doit le prouver : une colonne tout en haut !
}
act-object = Je conteste !
act-nobody = Personne ne conteste
act-objects = { $name } conteste
sure-put-back = { $price ->
    [lost] La remettre ? Dans ce cas, vous aurez contesté pour rien.
   *[locked] La remettre ? Votre tour s'arrête là, et cette colonne reste bloquée.
}
event-consented = { $by ->
    [none] Personne ne conteste.
   *[other] { $by } ne conteste pas.
}
event-villa-set-up = { $round ->
    [1] La tour est debout : vingt colonnes sous le plateau bleu.
   *[other] La tour est de nouveau debout, pour la manche { $round }.
}
event-plateau-slid-off = { plateau.start } glisse, mais la tour tient. Il retourne avec les autres.
end-stands = La tour tient toujours, mais plus personne ne peut construire.
end-fell = { $voice ->
    [you] Vous avez fait tomber la tour.
   *[name] { $cause } a fait tomber la tour.
}
question-faulted = On ne touche plus à rien ! La tour tient-elle ?
question-mending = On remet la tour comme elle était.
story-villa-stands = La tour est debout.
access-villa = La tour
access-leaned = La tour a bougé de { $mm } mm.
access-still = La tour ne bouge pas.
act-look-home = Revoir toute la tour
look-told = { $from ->
    [side] Vous regardez au ras du sol.
   *[home] Vous voyez de nouveau toute la tour.
}
sorry-storage-away = Les parties enregistrées sont inaccessibles pour l'instant. La tour ne bouge pas et vous attend.

refusal-not-set-up = Il faut d'abord monter la tour
refusal-already-building = La tour est déjà debout, et le chantier a commencé
refusal-apply-first = Affirmez d'abord que plus rien ne peut bouger, posez ensuite
refusal-objections-open = Voyons d'abord si quelqu'un conteste
refusal-nothing-to-object-to = Il n'y a rien à contester
refusal-your-own-claim = On ne conteste pas sa propre annonce
refusal-already-objected = { $player } a contesté en premier
refusal-not-the-objector = C'est { $player } qui a contesté : à { $player } de le prouver

keeper-ask-claim = { $by } affirme que plus aucune colonne ne peut bouger. Quelqu'un conteste ?
keeper-ask-objector = Qui conteste ?
keeper-answer-apply = affirmer que plus rien ne peut bouger
keeper-key-apply = a
keeper-answer-nobody = personne ne conteste
keeper-answer-object = quelqu'un conteste

analysis-ends-collapse = la tour est tombée
analysis-objections-none = Personne n'a contesté à tort, et personne n'a laissé passer l'occasion de contester.
analysis-objection-missed = Personne n'a contesté. { $column } serait montée, avec { $chance } de chances.
analysis-objection-right = { $name } a contesté, et à raison. { $column } pouvait monter : { $chance } de chances.
analysis-objection-wrong = { $name } a contesté un peu vite. { $column } était encore la meilleure : { $chance } de chances.
analysis-objection-vain = { $name } a contesté, mais il n'y avait rien pour le prouver.
analysis-way-prove = Contester, avec : { $column }
analysis-way-object = Contester
analysis-way-consent = Ne pas contester
analysis-way-apply = Affirmer que plus rien ne peut bouger
analysis-line-objection = { $kind ->
    [missed] personne n'a contesté
    [right] contestation fondée
   *[wrong] contestation hasardeuse
}
choice-breaking-off-must-when-swaying = obligatoire si la tour vacille
choice-sway-lean-deg = La tour vacille si elle penche de (°)
choice-sway-shift-mm = La tour vacille si elle se déplace de (mm)
choice-objection-time-s = Temps pour contester à distance (s)
more-objection = Temps pour contester à distance
