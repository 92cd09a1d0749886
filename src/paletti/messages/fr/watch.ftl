### Lire et regarder : les règles comme un livre, les parties à voir, le salon.

## Les règles comme un livre

page-rules = Les règles
book-title = Les règles
book-lead = Six livrets, un tas de bois. Lisez celui que vous jouez, ou voyez où ils se disputent.
book-edition = Édition
book-players = Vous êtes combien ?
book-any = peu importe
book-compare = Comparer des éditions côte à côte
book-compare-more = Cochez-en une seconde, et vous verrez en quoi elles diffèrent.
book-loading = On ouvre le livre …
book-contents = Ce qu'on y trouve
book-link = Lien vers cette clause
book-own = autrement que l'original
book-own-why = L'original allemand le dit autrement.
book-ruling = notre décision
book-ruling-why = La notice n'en dit rien ; voici notre choix.
book-compared = En quoi elles diffèrent
book-count = { $count ->
    [0] Elles disent exactement la même chose. C'est rare.
    [one] { $count } clause se lit autrement.
   *[other] { $count } clauses se lisent autrement.
}
book-absent = Cette clause n'y est pas.

## Regarder

page-watch = Regarder
watch-lead = Prenez une chaise. On peut regarder, mais pas souffler sur la villa.
watch-live = En construction
watch-live-none = Personne ne bâtit en public en ce moment.
watch-look = Regarder
watch-finished = Parties finies
watch-finished-none = Aucune villa n'est encore tombée. Patience.
watch-see = Revoir
watch-file = Une partie dans un fichier
watch-file-hint = Un fichier .villa, comme on peut en garder à la fin d'une partie.
watch-choose = Ouvrir un fichier .villa
watch-busy = On déballe …
watch-bad-replay = Ce fichier ne contient aucune partie que nous sachions lire.
watch-too-large = Ce fichier est trop gros pour une partie.
watch-deeds = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
watch-turn = { $turn ->
    [one] Tour { $turn }
   *[other] Tour { $turn }
}
watch-won = Victoire : { $names }
watch-nobody = personne n'a gagné
watch-fell = { $name } l’a fait tomber.
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

page-replay = Revoir
replay-loading = On remonte la villa …
replay-missing = Aucune partie finie n'est gardée sous ce lien.
replay-play = Lecture
replay-pause = Pause
replay-before = Le coup d'avant
replay-next = Le coup suivant
replay-line = Le fil de la partie
replay-villa = La villa. Tournez-la à votre guise.
replay-speed = Vitesse
replay-deed = Coup { $number } sur { $count } : { $story }
replay-loads = Charges
replay-loads-light = ne porte rien
replay-loads-heavy = porte le plus
replay-loads-none = On ignore ici ce qui portait alors : un autre moteur l'a joué.
replay-story = L'histoire
replay-others = D'autres parties

## Le salon

page-lobby = Salon
lobby-lead = Des tables avec une chaise libre. Asseyez-vous, soyez aimable, gardez vos coudes pour vous.
lobby-open = Chaises libres
lobby-none = Aucune table n'attend personne. Mettez-en une : les autres viendront.
lobby-quick = Trouvez-moi une chaise
lobby-quick-none = Pas de chaise libre en ce moment.
lobby-new = Mettre une table
lobby-sit = S'asseoir
lobby-free = { $count ->
    [one] { $count } chaise libre
   *[other] { $count } chaises libres
}
lobby-waits = On attend { $names }
lobby-name = Votre nom
lobby-talk = Dit au salon
lobby-talk-none = Personne n'a encore rien dit.
lobby-say = Dire
lobby-says = { $name } : { $words }
lobby-live = Parties à regarder
lobby-someone = Quelqu'un
