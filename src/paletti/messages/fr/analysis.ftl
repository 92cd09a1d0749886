### Ce qui aurait pu être : une partie finie, regardée encore une fois.

## Pendant qu'on regarde

analysis-looking = Coup { $done } sur { $whole }…
analysis-done = L'analyse est prête.
analysis-patience = Un maître d'œuvre rejoue chaque coup, d'une main sûre et en prenant tout son temps.
analysis-failed = Impossible d'analyser cette partie.
analysis-back = Retour à la table
analysis-again = Réessayer
analysis-nothing = Personne n'a rien construit dans cette partie. Il n'y a donc rien à regretter.
analysis-about = Cette partie a été jouée avec une autre version du moteur. Ses villas ont été rebâties ici d'après leurs images : les chances sont approximatives.

## La courbe

analysis-curve = Qui allait gagner
analysis-curve-label = Les chances de gagner de chacun, coup après coup
analysis-axis-chance = chances de gagner
analysis-axis-turn = tour
analysis-moment = Moment de la partie
analysis-begins = Le chantier commence.
analysis-see = Voir
analysis-see-moment = Voir ce moment
analysis-table = La courbe en tableau
analysis-table-deed = Ce qui s'est passé
analysis-hopeless-mark = sans espoir

## Les tournants, et la partie en bref

analysis-turning = Les tournants
analysis-turning-none = Aucun coup n'a fait basculer cette partie. Elle s'est perdue tout doucement.
analysis-turning-point = Tournant { $number }
analysis-changed = { $name } : { $before } → { $after }
analysis-short = En bref
analysis-hopeless = À partir du tour { $turn }, plus aucune colonne n'avait de vraies chances de monter.
analysis-hopeless-here = À partir d'ici, plus aucune colonne n'avait de vraies chances de monter.
analysis-hopeful = Jusqu'au bout, il restait une colonne qui serait montée.
analysis-objections-none = Personne n'a protesté à tort, et personne n'a laissé passer l'occasion de protester.
analysis-objection-missed = Personne n'a protesté. { $column } serait montée, avec { $chance } de chances.
analysis-objection-right = { $name } a protesté, et à raison. { $column } pouvait monter : { $chance } de chances.
analysis-objection-wrong = { $name } a protesté un peu vite. { $column } était encore la meilleure : { $chance } de chances.
analysis-objection-vain = { $name } a protesté, mais il n'y avait rien pour le prouver.

## Tour par tour

analysis-turns = Tour par tour
analysis-telling = Seulement les tours qui ont compté
analysis-turn = Tour { $turn } : { $name }
analysis-chance = Chances d'une main sûre
analysis-ends-stands = debout
analysis-ends-broken-off = remise en place
analysis-ends-collapse = la villa est tombée
analysis-ends-falls = tombée
analysis-ends-fault = autre colonne poussée
analysis-ends-out = retirée
analysis-ends-waived = grâce accordée
analysis-ends-given-up = abandon
analysis-luck-bold = Il fallait oser.
analysis-luck-bad = Une main sûre y serait arrivée.
analysis-luck-shy = Cela se serait sans doute bien passé.
analysis-luck-due = C'était à prévoir.
analysis-luck-bluff = C'était du bluff.
analysis-luck-honest = Une demande honnête.
analysis-else = Ce qu'on pouvait jouer d'autre
analysis-weighed = Ce qu'envisageait { $name }
analysis-value = chances de gagner : { $chance }
analysis-way-prove = Protester, avec : { $column }
analysis-way-object = Protester
analysis-way-take-out = Retirer : { $column }
analysis-way-leave = Laisser en place : { $column }
analysis-way-apply = Demander un plateau
analysis-way-consent = Ne pas protester
analysis-way-pass = Passer
analysis-way-lay = Poser le plateau
analysis-way-waive = Faire grâce
analysis-way-give-up = Renoncer au plateau
analysis-way-choose = Choisir une couleur
analysis-replay = Revoir toute la partie
