### Ce que disent les commandes.

rules-unknown-language = Nous ne parlons pas { $given } ; essayez { $known }.
rules-unknown-edition = Il n'y a pas d'édition { $given } ; il y a { $known }.
rules-unknown-clause = Il n'y a pas de clause { $given } ; essayez PLATEAU-2 ou RULING-1.
rules-wrong-players = { $edition } : on y joue de { $least } à { $most }.
rules-compare-two = Pour comparer, il faut deux éditions différentes.
rules-compare-title = En quoi les éditions diffèrent
rules-compare-same = Ces éditions disent la même chose.
rules-compare-only = Pas dans toutes les éditions
rules-compare-missing = absente
rules-not-in-edition = Cette clause ne s'applique pas ici ({ $edition }).
rules-also = Ailleurs
rules-legend = ≠ autrement que l'original allemand    ⌂ règle maison    § notre arbitrage, absent du livret
rules-ruling = § Notre arbitrage : le livret n'en dit rien.
rules-told-in = { $way } : { $text }

## Une partie enregistrée

replay-players = autour de la table
replay-edition = édition
replay-set = jeu
replay-deeds = étapes
replay-hands = mains à l'œuvre
replay-winner = victoire
replay-engine = moteur
replay-unfinished = la partie n'est pas finie
replay-nobody = personne
replay-verified = Vérifié : les { $deeds } étapes donnent le même résultat, au bit près.
replay-differs = Ce n'est pas pareil : l'étape { $deed } finit autrement ({ $difference }).
replay-not-here = Cette partie ne peut pas être vérifiée ici : { $because }. Tout le reste est possible.
replay-judged-refused = { $edition } : à partir de l'étape { $deed }, la partie n'aurait pas pu continuer.
replay-judged-open = { $edition } : la partie ne serait pas finie.
replay-judged-ended = { $edition } : la partie finit à l'étape { $deed }. Victoire : { $winners }.
replay-drawn = Dessin : { $path }
replay-no-deed = Cette partie compte les étapes 1 à { $deeds }, pas { $deed }.
replay-picture-kind = Un dessin s'enregistre dans un fichier .png ou .svg.
