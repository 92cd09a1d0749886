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
