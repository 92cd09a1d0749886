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
rules-also = Dans d'autres éditions
rules-legend = ≠ diffère de l'original allemand    ⌂ règle maison    § notre arbitrage, absent du livret
rules-ruling = § Notre arbitrage : le livret n'en dit rien.
rules-told-in = { $way } : { $text }

## Une partie enregistrée

replay-players = autour de la table
replay-edition = édition
replay-set = boîte
replay-deeds = coups
replay-hands = mains à l'œuvre
replay-winner = victoire
replay-engine = moteur
replay-unfinished = la partie n'est pas finie
replay-nobody = personne
replay-verified = Vérifié : les { $deeds } coups donnent le même résultat, au bit près.
replay-partly = Vérifié, autant qu'on le peut ici : { $checked } coups donnent le même résultat, au bit près. Pour { $unchecked } autres, on ne peut rien dire ici : ils ont été joués sur { $played }, et ici c'est { $here }.
replay-differs = Ce n'est pas pareil : le coup { $deed } finit autrement ({ $difference ->
    [deed] ce qui a été fait
    [events] ce qui en est sorti
    [before] la villa avant
    [after] la villa après
    [seat] à qui était la main
    [began] le moment où il a commencé
    [ended] le moment où il a fini
    [gestures] les gestes de la main
    [track] les images enregistrées
    [extra] ce qui en a été noté
    [state] la position exacte du bois
   *[bytes] ses octets
}).
replay-not-here = Cette partie ne peut pas être vérifiée ici : { $because }. Tout le reste est possible.
replay-judged-refused = { $edition } : à partir du coup { $deed }, la partie n'aurait pas pu continuer.
replay-judged-open = { $edition } : la partie ne serait pas finie.
replay-judged-ended = { $edition } : la partie finit au coup { $deed }. Victoire : { $winners }.
replay-drawn = Dessin : { $path }
replay-no-deed = Cette partie va du coup 1 au coup { $deeds } ; il n'y a pas de coup { $deed }.
replay-picture-kind = Un dessin s'enregistre dans un fichier .png ou .svg.

replay-again = coups rejoués
replay-set-named = { $name } nº { $serial }, { $layout ->
    [scattered] un peu partout
    [rings] en cercles
    [colours] par couleurs
   *[by-hand] montée à la main
}

## Comment elle est tombée, et ce qui aurait pu être

forensics-tries = essais
forensics-none = Aucune villa n'est tombée dans cette partie.
forensics-deed = Coup { $deed } : { $by } avec { $piece }.
forensics-carried = { $upper } reposait sur elle.
forensics-lost = Premier contact rompu : { $upper } et { $lower }, après { $seconds } s.
forensics-lost-none = Aucun contact rompu avant la chute, après { $seconds } s.
forensics-went = Puis { $upper } a cédé, après { $seconds } s.
forensics-ruin = Ensuite, trop de colonnes étaient par terre, après { $seconds } s.
forensics-hand = La main tirait avec une force de { $newtons } N à { $speed } mm/s, { $stretch } mm en avance sur la pièce.
forensics-stood = { $way } : restée debout { $stood } fois sur { $tries }.
forensics-put-back = La table remettait déjà la pièce en place : rien d'autre n'a été essayé.
forensics-way-slower = Plus lentement
forensics-way-other-angle = Sous un autre angle
analysis-again-progress = coups réexaminés
analysis-line-all = tout le monde
analysis-line-chance = chances { $chance }
analysis-line-turning = tournant
analysis-line-hopeless = À partir du coup { $deed }, la villa était perdue.
analysis-line-nothing = Rien n'a été fait à la main dans cette partie.
analysis-line-about = Cette partie a été jouée sous { $engine }. Ses villas ont été rebâties ici d'après leurs images : les chances sont approximatives.
analysis-line-objection = { $kind ->
    [missed] personne n'a protesté
    [right] protestation fondée
   *[wrong] protestation hasardeuse
}

## Scénarios

referee-ok = bon
referee-failed = ÉCHEC
referee-failure = étape { $step } ({ $what }) : attendu { $expected }, obtenu { $got }

## Robots contre robots

arena-progress = { $bots } en { $edition }
arena-title = Arène : { $bots } ({ $edition })
arena-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decided ->
    [one] { $decided } gagnée
   *[other] { $decided } gagnées
}, { $collapsed ->
    [one] { $collapsed } écroulée
   *[other] { $collapsed } écroulées
}
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
host-no-network = Cet ordinateur n'est sur aucun réseau domestique pour l'instant : personne d'autre ne peut jouer.
host-port-taken = Le port { $port } était pris ; c'est donc { $taken }.
host-new-database = Il n'y avait pas encore de parties ; une nouvelle base de données, vide, a été créée : { $database }
host-cores = Un nœud se sert d'environ un cœur sur { $cores } ; `--nodes { $cores }` les emploie tous.
host-stop = Pour arrêter : Ctrl+C.

## Chiffres

bench-figure = chiffre
bench-measured = mesuré
bench-promised = promis
bench-meaning = sens

## paletti bench attack

bench-attack-messages = messages altérés pendant que quatre tables jouent
bench-attack-takeovers = places qu'un attaquant a obtenues
bench-attack-breakdowns = tables tombées en panne
bench-attack-tracebacks = tracebacks dans le journal du serveur
bench-attack-victim-fps = images d'une table honnête sous la pire inondation, rapportées à celles d'ordinaire
bench-attack-bombs-refused = part des bombes téléversées refusées d'une phrase
bench-attack-bomb-mb = mémoire prise par la pire bombe téléversée, Mo
bench-attack-kills = fois où le serveur a été tué pendant qu'une page jouait
bench-attack-lost = coups connus d'une page et absents du journal
bench-attack-differs = tables revenues différentes
bench-attack-soak-growth = mémoire à la fin de parties entre ordinateurs, rapportée à celle au sixième du temps

## paletti bench bots

bench-bots-statics-cases = colonnes retirées, villas de toute hauteur, boîtes à défauts
bench-bots-statics-agreement = « tient sans X » face à une simulation de 3 s
bench-bots-statics-speedup = temps de calcul de cette simulation, rapporté à celui de la statique
bench-bots-oracle-draws = colonnes tirées d'une main sûre
bench-bots-oracle-brier = score de Brier de leur succès prédit
bench-bots-base-rate-brier = score de Brier si l'on annonce toujours la moyenne
bench-bots-oracle-ratio = le premier sur le second
bench-bots-ladder-games = parties par paire, à deux (édition de)
bench-bots-ladder = plus petite part de parties décidées qu'un niveau gagne contre celui d'en dessous
bench-bots-ladder-master-journeyman = maître d'œuvre contre compagnon
bench-bots-ladder-master-novice = maître d'œuvre contre novice
bench-bots-former = plus petite part de victoires d'un niveau contre lui-même tel qu'il était
bench-bots-endless = parties sans fin
bench-bots-master-games = parties de quatre maîtres d'œuvre (édition de)
bench-bots-master-plateaus = plateaux posés par quatre maîtres d'œuvre, bleu compris, en moyenne
bench-bots-collapses = part des parties de deux compagnons qui finissent par un écroulement
bench-bots-collapse-plateaus = plateaux posés jusque-là, en moyenne
bench-bots-collapse-turns = tours joués jusque-là, médiane
bench-bots-early = part des parties de deux novices finies avant la quatrième colonne
bench-bots-turn-cpu-s = secondes de calcul par tour, maître d'œuvre contre compagnon
bench-bots-decide-cpu-s = secondes de calcul pour une décision de maître d'œuvre, médiane
bench-bots-decide-cpu-s-novice = de même pour un novice
bench-bots-turn-s-median = durée médiane d'un tour au rythme des humains, réflexion et gestes, s

## paletti bench cli

bench-cli-start-ratio = durée de « paletti --version » rapportée à « python -c pass »
bench-cli-help-ratio = durée de « paletti --help » rapportée à « python -c pass »

## paletti bench cluster

bench-cluster-kills = nœuds tués, gelés ou coupés de la base en pleine partie, un tiers chacun
bench-cluster-lost = coups connus d'une page et absents du journal
bench-cluster-double = coups acceptés par deux propriétaires, chacun le sien
bench-cluster-differs = tables revenues autres qu'une page ne les avait vues
bench-cluster-resume-s-p99 = secondes avant qu'une page retrouve sa table
bench-cluster-drain-pause-s-p99 = secondes sans table quand tous les nœuds redémarrent tour à tour
bench-cluster-outages = pannes de la base de données
bench-cluster-outage-back-s = après une panne de la base, jusqu'à ce que tous rejouent, s
bench-cluster-forward-ms = retard d'une image relayée par un autre nœud, p99 moins p99
bench-cluster-scaling = tables sur trois nœuds rapportées à un seul, par temps de calcul, selon les cœurs disponibles
bench-cluster-ray-games = parties de robots sur deux machines Ray, dont une tuée en cours de route
bench-cluster-ray-equal = part de celles qui finissent comme sur une seule machine

## paletti bench page

bench-page-predicted-mm-p99 = écart du dessin d'une main dans le vide, à 150 ms ± 50 ms dans chaque sens
bench-page-predicted-mm-median = de même, la valeur médiane
bench-page-jammed-over-stretch-p99 = écart d'une main sur du bois qui résiste, rapporté à l'étirement dessiné
bench-page-script-ms-per-frame = JavaScript par image, une main en mouvement, temps processeur, médiane de nombreuses secondes
bench-page-listener-ms-per-frame = ce que coûte à cela un auditeur de plus sur la ligne de la page, par image
bench-page-script-wall-ms-per-frame = la même chose à l'horloge, attente d'un cœur comprise
bench-page-draw-calls = d'une image avec une main dans la villa, ombres comprises, en qualité maximale
bench-page-triangles = de même
bench-page-bytes-a-frame = mémoire demandée par JavaScript pour une image, une main en mouvement
bench-page-shadows-share = part des images aux ombres refaites alors que rien ne bouge
bench-page-fps = images par seconde ici, sans carte graphique

## paletti bench rules

bench-rules-deeds-per-s = coups de parties au hasard à quatre par apply, par seconde
bench-rules-pushes-per-s = coups légaux au hasard par push de python-chess, par seconde
bench-rules-vs-chess = le premier sur le second

## paletti bench server

bench-server-tables-per-core = tables jouées sans pause, 4 pages chacune, avant que les images ne tardent
bench-server-limit-per-core = les mêmes mains dans des mondes nus d'autrefois (pas de 4 ms, rien ne dort), que personne ne voit
bench-server-tables-strayed = parties de ces tables qui ont tourné autrement qu'à l'enregistrement, sur toutes les parties commencées
bench-server-vs-limit = la première valeur sur la seconde
bench-server-tables-by-cpu = tables par seul temps de calcul, comme si aucune image ne tardait
bench-server-limit-by-cpu = la limite par seul temps de calcul
bench-server-vs-limit-by-cpu = la première des deux sur la seconde
bench-server-awake-by-cpu = mondes nus d'aujourd'hui où rien ne dort, par seul temps de calcul
bench-server-vs-awake-by-cpu = les tables par seul temps de calcul sur ces mondes
bench-server-games-per-core = parties dont les joueurs réfléchissent (12 s en médiane), 4 pages chacune, avant que les images ne tardent
bench-server-games-by-cpu = ces parties par seul temps de calcul
bench-server-games-strayed = celles qui ont tourné autrement qu'à l'enregistrement, sur toutes les parties commencées
bench-server-scaling = ce qu'une image coûte à un nœud, sur ce qu'elle coûte à deux qui portent deux fois plus de tables
bench-server-scaling-limit = la même chose pour la physique seule dans un processus et dans deux : tout ce que les cœurs peuvent donner
bench-server-watchers = spectateurs d'une table dont les joueurs reçoivent leurs images à temps
bench-server-kbit-s = vers chaque page d'une table jouée sans pause
bench-server-kbit-s-rest = vers chaque page quand la villa est au repos
bench-server-frames-s = images par seconde arrivées à une page
bench-server-frame-late-p99-ms = retard des images vers une page, peu de tables sur le cœur
bench-server-join-ms = de l'ouverture de la connexion à la première image complète
bench-server-first-load-kb = tout ce que l'accueil et une table vont chercher sans que personne ne fasse rien, compressé
bench-server-bytes-a-game = ce que la base garde d'une partie entière, médiane

## paletti bench table

bench-table-games = parties entières jouées d'après un script, toutes éditions, tout nombre de joueurs
bench-table-ended = dont parties achevées d'une fin que leur journal explique
bench-table-all-verified = chacune, simulée à nouveau, est identique au bit près
bench-table-all-rejudged = chaque partie, rejugée dans son édition, donne la même victoire
bench-table-replay-kb = taille médiane de l'enregistrement d'une partie
bench-table-replay-kb-max = le plus gros enregistrement
bench-table-deeds = coups d'une partie, médiane
bench-table-kill-trials = tables tuées par SIGKILL à un moment quelconque
bench-table-kill-mid-attempt = dont avec une main dans la villa
bench-table-kill-lost = coups annoncés puis perdus
bench-table-kill-differs = tables revenues différentes, ou reprises autrement
bench-table-kill-untold = gestes interrompus dont personne n'a rien su
bench-table-verified = parties par un vrai serveur identiques au bit près une fois simulées à nouveau
bench-table-not-verified = parties par un vrai serveur qui ne le sont pas
bench-table-unfinished = parties par un vrai serveur restées sans fin
bench-table-rarest-verb = dans combien d'entre elles figure le verbe le plus rare
bench-table-verbs = dans combien d'entre elles figure chaque verbe
bench-table-collapses = écroulements constatés, toutes éditions, main et crochet, scripts et ordinateurs
bench-table-by-hook = dont avec le crochet
bench-table-least-of-an-edition = le plus petit nombre pour une même édition
bench-table-least-of-a-strength = le plus petit nombre pour une même force d'ordinateur
bench-table-visible-collapses = part d'entre eux que confirment les dernières poses et contours gardés
bench-table-unseen-falls = essais jugés autrement qui finissent avec un plateau à terre
bench-table-early = part des parties de deux novices (de) finies avant la quatrième colonne
bench-table-save-ms-p99 = 99e centile de l'inscription d'un coup (SQLite, chaque commit synchronisé)
bench-table-save-ms-median = de même, médiane

## paletti bench world

bench-world-drift-mm = plus grand mouvement d'une pièce, villas éveillées 60 s après s'être posées
bench-world-drift-fallen = villas écroulées d'elles-mêmes entre-temps
bench-world-asleep-drift-mm = de même quand le monde peut se reposer
bench-world-restore-error = plus grand écart d'une pose après instantané, restauration et 500 pas
bench-world-restore-hashes-equal = si les empreintes concordent aussi
bench-world-overhead = coût de la main, du repos et de l'observation à 60 Hz, rapporté au calcul nu
bench-world-speedup = s simulées par s de calcul, villa éveillée, rapportées aux réglages habituels
bench-world-rollout-speedup = de même pour le pas des essais
bench-world-live-speedup = de même pour la villa en jeu pendant qu'une main tire
bench-world-carry-speedup = coût d'un pas, une colonne portée à l'écart, sans sommeil sur avec sommeil
bench-world-pull-agreement = verdicts de tirage conformes à une référence de 0,5 ms
bench-world-rollout-agreement = de même pour le pas des essais
bench-world-pull-cases = colonnes tirées
bench-world-pull-villas = villas d'où on les a tirées
bench-world-pull-fallen-share = part qui fait s'écrouler la villa
bench-world-loose-share = part des colonnes couvertes qui portent moins d'un dixième de la moyenne
bench-world-memory-mb = d'une villa au repos de plus
bench-world-live-speed = s simulées par s de calcul, en jeu
bench-world-rollout-speed = s simulées par s de calcul, essais
bench-world-usual-speed = s simulées par s de calcul, réglages habituels

## paletti bench, while it measures

bench-doing-messages = messages altérés
bench-doing-bombs = bombes téléversées
bench-doing-kills = arrêts brutaux
bench-doing-soak = parties entre ordinateurs
bench-doing-statics = statique
bench-doing-oracle = prédictions de tirage
bench-doing-games = parties
bench-doing-turns = tours au rythme des humains
bench-doing-starting = démarrages
bench-doing-restarts = redémarrages tour à tour
bench-doing-outage = pannes de la base de données
bench-doing-ray = parties sur une grappe Ray
bench-doing-floods = inondations
bench-doing-far-air = une main lointaine dans le vide
bench-doing-far-wood = une main lointaine sur du bois qui résiste
bench-doing-cost = ce que coûtent les images
bench-doing-drawn = ce qu'elles dessinent
bench-doing-done = terminé
bench-doing-rules = règles
bench-doing-live = tables et physique nue, tour à tour
bench-doing-rest = villas au repos
bench-doing-joining = arrivées à table
bench-doing-recording = enregistrement de parties
bench-doing-watchers = spectateurs d'une table
bench-doing-traffic = ce que reçoivent les pages
bench-doing-nodes = un nœud, puis deux
bench-doing-served = parties par un vrai serveur
bench-doing-verified = parties jouées et vérifiées
bench-doing-resumed = tables tuées puis reprises
bench-doing-collapses = écroulements examinés
bench-doing-novices = parties de novices
bench-doing-speed = vitesse
bench-doing-speed-drawing = vitesse pendant qu'une main tire
bench-doing-speed-carrying = vitesse pendant qu'on porte une colonne
bench-doing-overhead = surcoût
bench-doing-memory = mémoire d'une villa
bench-doing-restore = restauration exacte
bench-doing-drift = dérive
bench-doing-loose = colonnes qui ont du jeu
bench-doing-draws = colonnes tirées
