### Arriver à une table et la quitter.

waiting-title = Votre table est prête
waiting-text = Envoyez ce lien à celles et ceux que vous attendez. On commence dès que toutes les chaises sont prises.
waiting-only-here = Ce lien ne marche que sur cet ordinateur : celui-ci n'est sur aucun réseau domestique, ou le jeu a été lancé avec « --here ».
waiting-scan = Ou à scanner avec un téléphone :
waiting-code = Code QR du lien
waiting-link = Lien vers cette table
waiting-copy = Copier le lien
waiting-copied = Copié
waiting-share = Envoyer le lien
waiting-free = chaise libre
waiting-sit = S'asseoir ici
waiting-bot = Inviter l'ordinateur
waiting-watch = Toutes les chaises sont prises. Restez donc regarder.
waiting-here = joue ici
waiting-there = est là
waiting-gone = n'est pas là
leave-text = { $apart ->
    [yes] Quitter la table ? La partie est conservée, et la page d'accueil y ramène. Les autres attendront un peu, puis voteront pour continuer sans vous.
   *[no] Quitter la table ? La partie est conservée : reprenez-la quand vous voulez depuis la page d'accueil. Ou abandonnez-la, et elle ne sera plus proposée.
}
act-leave-keep = Quitter et conserver
act-leave-end = Abandonner la partie
act-stay = Rester
waiting-guest = { $seated ->
    [yes] Vous avez votre chaise. On commence dès que toutes les chaises sont prises.
   *[no] Prenez une chaise libre. On commence dès que toutes les chaises sont prises.
}
