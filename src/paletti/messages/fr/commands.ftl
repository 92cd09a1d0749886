### Ce que disent les commandes.

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
replay-deeds = coups
replay-hands = mains à l'œuvre
replay-winner = victoire
replay-engine = moteur
replay-unfinished = la partie n'est pas finie
replay-nobody = personne
replay-verified = Vérifié : les { $deeds } coups donnent le même résultat, au bit près.
replay-differs = Ce n'est pas pareil : le coup { $deed } finit autrement ({ $difference }).
replay-not-here = Cette partie ne peut pas être vérifiée ici : { $because }. Tout le reste est possible.
replay-judged-refused = { $edition } : à partir du coup { $deed }, la partie n'aurait pas pu continuer.
replay-judged-open = { $edition } : la partie ne serait pas finie.
replay-judged-ended = { $edition } : la partie finit au coup { $deed }. Victoire : { $winners }.
replay-drawn = Dessin : { $path }
replay-no-deed = Cette partie compte les coups 1 à { $deeds }, pas { $deed }.
replay-picture-kind = Un dessin s'enregistre dans un fichier .png ou .svg.

replay-again = coups rejoués
replay-set-named = { $name } nº { $serial }, { $layout ->
    [scattered] mélangée
    [rings] en cercles
    [colours] par couleurs
   *[by-hand] montée à la main
}

## Comment elle est tombée, et ce qui aurait pu être

forensics-tries = essais
forensics-none = Aucune villa n'est tombée dans cette partie.
forensics-deed = Coup { $deed } : { $by } avec { $piece }.
forensics-lost = { $upper } et { $lower } se sont quittés les premiers, après { $seconds } s.
forensics-lost-none = Rien ne s'est séparé avant la chute, après { $seconds } s.
forensics-went = Puis { $upper } a cédé, après { $seconds } s.
forensics-ruin = Puis trop de colonnes étaient tombées, après { $seconds } s.
forensics-hand = La main tirait avec { $newtons } N à { $speed } mm/s, { $stretch } mm en avance sur la pièce.
forensics-stood = { $way } : restée debout { $stood } fois sur { $tries }.
forensics-way-slower = Plus lentement
forensics-way-other-angle = Sous un autre angle
analysis-again-progress = coups réexaminés
analysis-line-all = tout le monde
analysis-line-chance = chances { $chance }
analysis-line-turning = tournant
analysis-line-hopeless = À partir du coup { $deed }, la villa était perdue.
analysis-line-nothing = Rien n'a été fait à la main dans cette partie.
analysis-line-objection = { $kind ->
    [missed] personne n'a protesté
    [right] protestation à raison
   *[wrong] protestation contre toutes les chances
}

## Scénarios

referee-ok = bon
referee-failed = ÉCHEC
referee-failure = étape { $step } ({ $what }) : attendu { $expected }, obtenu { $got }

## Robots contre robots

arena-progress = { $bots } en { $edition }
arena-title = Arène : { $bots } ({ $edition })
arena-games = { $games } parties, { $decided } gagnées, { $collapsed } écroulées
arena-bot = robot
arena-rating = cote
arena-wins = victoires
arena-won = gagné
arena-collapsed = écroulé
arena-means = { $plateaus } plateaux et { $turns } tours en moyenne.
arena-lost = { $turns ->
    [one] { $name } a perdu { $turns } tour :
   *[other] { $name } a perdu { $turns } tours :
}
arena-fault = Partie { $game }. { $sentence }
arena-more = Et { $count } de plus (--json les donne toutes).
arena-cpu = { $unfinished ->
    [0] { $seconds } secondes de processeur.
   *[other] { $unfinished } inachevées. { $seconds } secondes de processeur.
}
arena-chart-rating = Cote, avec le double de son incertitude de chaque côté
arena-chart-won = Part des parties gagnées
arena-chart-collapsed = Part des parties où le robot a fait écrouler la villa
arena-chart-plateaus = Plateaux de la villa à la fin, le bleu compris
arena-chart-turns = Nombre de tours d'une partie

## Jouer et accueillir

host-home = Téléphones et tablettes de la maison : { $address }
host-scan = À scanner avec l'appareil photo du téléphone :
host-how-home = Les téléphones peuvent jouer aussi : lancez avec --home.
host-no-network = Cet ordinateur n'est sur aucun réseau pour l'instant : personne d'autre ne peut jouer.
host-port-taken = Le port { $port } était pris ; c'est donc { $taken }.
host-stop = Pour arrêter : Ctrl+C.

## Chiffres

bench-figure = chiffre
bench-measured = mesuré
bench-promised = promis
bench-meaning = sens
