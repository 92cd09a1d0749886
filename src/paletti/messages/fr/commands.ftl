### Ce que disent les commandes.

rules-unknown-language = La langue { $given } n'existe pas ici ; nous parlons { $known }.
rules-unknown-edition = L'édition { $given } n'existe pas ; il y a { $known }.
rules-unknown-clause = La clause { $given } n'existe pas ; essayez PLATEAU-2 ou RULING-1.
rules-wrong-players = { $edition } : cela se joue de { $least } à { $most }.
rules-compare-two = Pour comparer, il faut deux éditions différentes.
rules-compare-title = En quoi les éditions diffèrent
rules-compare-same = Ces éditions disent la même chose.
rules-compare-only = Pas dans toutes les éditions
rules-compare-missing = absente
rules-not-in-edition = Cette clause n'intervient pas dans ce jeu ({ $edition }).
rules-also = Ailleurs
rules-legend = ≠ différent de l'original allemand    ⌂ règle maison    § notre décision, absente de la notice
rules-ruling = § Notre décision : la notice n'en dit rien.
rules-told-in = { $way } : { $text }
