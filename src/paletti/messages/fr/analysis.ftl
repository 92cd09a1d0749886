### Ce qui aurait pu être : une partie finie, regardée encore une fois.

page-analysis = Ce qui aurait pu être
act-analysis = Ce qui aurait pu être

## Pendant qu’on regarde

analysis-looking = Coup { $done } sur { $whole } examiné …
analysis-patience = Un maître d’œuvre refait chaque geste, d’une main sûre et avec tout son temps.
analysis-failed = Cette partie n’a pas pu être examinée.
analysis-again = Essayer encore
analysis-nothing = Personne n’a rien construit dans cette partie. Il n’y a rien à regretter.

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
analysis-table-deed = Ce qui s’est passé
analysis-hopeless-mark = sans espoir

## Les tournants, et la partie en bref

analysis-turning = Les tournants
analysis-turning-none = Aucun coup n’a renversé cette partie. Elle a glissé tout doucement.
analysis-turning-point = Tournant { $number }
analysis-changed = { $name } : { $before } → { $after }
analysis-short = En bref
analysis-hopeless = À partir du tour { $turn }, aucune colonne n’avait plus guère de chances de monter.
analysis-hopeless-here = À partir d’ici, aucune colonne n’avait plus guère de chances de monter.
analysis-hopeful = Jusqu’au bout, il restait une colonne qui serait montée.
analysis-objections-none = Personne n’a protesté à tort, et personne n’a manqué l’occasion de protester.
analysis-objection-missed = Personne n’a protesté. { $column } serait montée, avec { $chance } de chances.
analysis-objection-right = { $name } a protesté, et à raison. { $column } pouvait monter : { $chance }.
analysis-objection-wrong = { $name } a protesté contre toute probabilité. { $column } était encore la meilleure : { $chance }.
analysis-objection-vain = { $name } a protesté, et il n’y avait rien pour le prouver.

## Tour par tour

analysis-turns = Tour par tour
analysis-telling = Seulement les tours qui ont compté
analysis-turn = Tour { $turn } : { $name }
analysis-chance = Chances d’une main sûre
analysis-ends-stands = debout
analysis-ends-broken-off = remise en place
analysis-ends-collapse = la villa est tombée
analysis-ends-falls = tombée
analysis-ends-fault = voisine poussée
analysis-ends-out = retirée
analysis-ends-waived = renoncé
analysis-ends-given-up = abandonné
analysis-luck-bold = Il fallait oser.
analysis-luck-bad = Une main sûre y serait arrivée.
analysis-luck-shy = Cela se serait sans doute bien passé.
analysis-luck-due = Cela devait arriver.
analysis-luck-bluff = C’était du bluff.
analysis-luck-honest = Une demande honnête.
analysis-else = Ce qu’il y avait d’autre
analysis-weighed = Ce qu'a pesé { $name }
analysis-value = chances de gagner : { $chance }
analysis-way-prove = Protester : { $column }
analysis-way-object = Protester
analysis-way-take-out = Retirer : { $column }
analysis-way-leave = Laisser en place : { $column }
analysis-way-apply = Demander un plateau
analysis-way-consent = Laisser faire
analysis-way-pass = Passer
analysis-way-lay = Poser le plateau
analysis-way-waive = Y renoncer
analysis-way-give-up = Renoncer au plateau
analysis-way-choose = Choisir une couleur
analysis-replay = Revoir toute la partie
