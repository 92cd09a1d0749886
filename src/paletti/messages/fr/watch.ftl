### Lire et regarder : les règles comme un livre, les parties à voir, le salon.

## Les règles comme un livre

book-title = Les règles
book-lead = Six livrets, un seul tas de bois. Lisez le vôtre, ou regardez où ils se contredisent.
book-edition = Édition
book-players = Vous êtes combien ?
book-any = peu importe
book-compare = Comparer des éditions
book-compare-more = Cochez-en une deuxième, et vous verrez en quoi elles diffèrent.
book-loading = On ouvre le livre…
book-kept = Pas de connexion : voici les règles pour tous les nombres de joueurs.
book-contents = Sommaire
book-link = Lien vers cette clause
book-own = diffère de l'original
book-own-why = L'original allemand le dit autrement.
book-ruling = notre arbitrage
book-ruling-why = Le livret n'en dit rien ; voici ce que nous avons décidé.
book-compared = En quoi elles diffèrent
book-count = { $count ->
    [0] Elles disent exactement la même chose. C'est rare.
    [one] { $count } clause diffère.
   *[other] { $count } clauses diffèrent.
}
book-absent = Cette clause n'y est pas.

## Regarder

watch-lead = Prenez une chaise. Vous pouvez regarder, mais pas souffler sur la villa.
watch-live = En chantier
watch-live-none = Personne ne construit en public en ce moment.
watch-look = Regarder
watch-finished = Parties finies
watch-finished-none = Aucune villa n'est encore tombée. Patience.
watch-see = Revoir
watch-file = Une partie dans un fichier
watch-file-hint = Un fichier .villa, celui qu'on peut enregistrer à la fin d'une partie.
watch-choose = Ouvrir un fichier .villa
watch-busy = On déballe…
watch-bad-replay = Nous ne trouvons aucune partie lisible dans ce fichier.
watch-too-large = Ce fichier est trop gros pour une partie.
watch-deeds = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
watch-turn = Tour { $turn }
watch-won = Victoire : { $names }
watch-nobody = personne n'a gagné
watch-fell = { $name } l'a fait tomber.
watch-ago = { $minutes ->
    [0] À l'instant.
    [one] Il y a { $minutes } minute.
   *[other] Il y a { $minutes } minutes.
}
watch-hours = { $hours ->
    [one] Il y a { $hours } heure.
   *[other] Il y a { $hours } heures.
}
watch-days = { $days ->
    [one] Hier.
   *[other] Il y a { $days } jours.
}

## Revoir une partie

replay-loading = On remonte la villa…
replay-missing = Il n'y a pas de partie finie derrière ce lien.
replay-play = Lecture
replay-pause = Pause
replay-before = Coup précédent
replay-next = Coup suivant
replay-line = Le fil de la partie
replay-villa = La villa. Tournez-la à votre guise.
replay-speed = Vitesse
replay-deed = Coup { $number } sur { $count } : { $story }
replay-end = Fin.
replay-loads = Qui porte quoi ?
replay-loads-none = Les charges sont inconnues : cette partie a été jouée avec une autre version du moteur.
replay-story = Le récit
replay-others = D'autres parties
replay-table = Retour à la table

## Le salon

lobby-lead = Des tables où il reste une chaise. Installez-vous, soyez aimable, et gardez vos coudes pour vous.
lobby-open = Chaises libres
lobby-none = Aucune table n'attend personne. Ouvrez-en une : les autres viendront.
lobby-quick = Trouvez-moi une chaise
lobby-quick-none = Pas de chaise libre en ce moment.
lobby-new = Ouvrir une table
lobby-sit = S'asseoir
lobby-free = { $count ->
    [one] { $count } chaise libre
   *[other] { $count } chaises libres
}
lobby-waits = On attend { $names }
lobby-name = Votre nom
lobby-talk = Entendu au salon
lobby-talk-none = Personne n'a encore rien dit.
lobby-say = Dire
lobby-says = { $name } : { $words }
lobby-live = Parties à regarder
lobby-someone = Quelqu'un
