### Ce que dit la page : son cadre, le début d'une partie, la table.

page-name = Villa Paletti
page-start = Accueil
page-table = À table
shell-language = Langue
shell-menu = Autour de Paletti
broken-title = Aïe aïe aïe.
broken-text = Quelque chose est tombé sur cette page, et ce n'était pas la villa. La partie, elle, est à l'abri sur le serveur.
broken-reload = Redresser la page
broken-home = Retour à l'accueil
lost-title = Rien n'est bâti ici
lost-text = Il n'y a pas de page à cette adresse. Une lettre du lien s'est peut-être perdue en chemin.

## Commencer une partie

start-lead = Une colonne en moins en bas. Une colonne en plus en haut. Et plus personne ne respire.
win = { $scoring ->
    [basic] Qui renverse la tour prend un point. À la fin, le moins de points gagne.
    [tournament] À partir du plateau vert, chaque colonne montée rapporte des points. Le plus de points gagne.
   *[seal] On gagne en ayant le Sceau du maître bâtisseur à la fin : il va à qui a le plus de points en haut. Qui fait tomber la villa le perd.
}
win-now = Maintenant cela compte : qui a le plus de points en haut tient le sceau, et donc la victoire.
start-first-visit = Jamais joué ? Quelques minutes dans la villa, et vous saurez bâtir.
start-lesson = Montrez-moi
start-go-on = Continuer avec { $names }{ $yours ->
    [yes] { " " }: à vous de jouer
   *[no] { "" }
}
start-alone = Seul
start-against = Contre qui ?
start-how-many = Combien êtes-vous ?
start-who = Qui joue ?
start-name = Nom du joueur { $number }
start-name-guest = vient par le lien
start-name-1 = Anna
start-name-2 = Basile
start-name-3 = Clara
start-name-4 = David
start-name-5 = Emma
start-name-6 = Félix
start-name-7 = Gaëlle
start-name-8 = Hugo
start-where = Où est { $name } ?
start-here = ici
start-link = par lien
start-bot = ordinateur
start-strength = Comment { $name } construit
start-order = Dans le sens des aiguilles d'une montre, le plus jeune d'abord.
start-link-hint = Le lien à envoyer vous attend à la table.
start-edition = Quelles règles ?
start-play = On construit
start-problem = Impossible de dresser cette table. Revoyez vos choix, s'il vous plaît.
start-offline = Le serveur ne répond pas pour l'instant. Réessayez dans un moment.
start-more = Plus : chantier, temps, règles maison
strength-novice = débutant
strength-apprentice = apprenti
strength-journeyman = compagnon
strength-master = maître bâtisseur

more-villa = Le rez-de-chaussée
more-layout = Qui le monte ?
layout-scattered = Montez-le pour nous, en vrac
layout-rings = Montez-le pour nous, en cercles
layout-colours = Montez-le pour nous, par couleurs
layout-by-hand = Nous dressons les vingt colonnes nous-mêmes
more-serial = Numéro de la boîte
more-serial-hint = Deux jeux en bois ne sont jamais pareils. Même numéro, même bois, petits défauts compris.
more-seed = Numéro de la partie
more-seed-hint = Le même numéro dispose et lance de la même façon.
more-any = peu importe
more-time = Temps
more-clock = Temps par tour
more-clock-none = autant qu'on veut
more-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
more-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
more-objection = Temps pour protester, à distance
more-guests = Invités
more-watchable = Ceux qui ont le lien peuvent regarder
more-listed = Montrer la table dans le salon
more-house = Règles maison
more-house-hint = Là où les livrets ne sont pas d'accord, choisissez ce qui vous plaît le plus.
more-own = comme dans cette édition
more-reset = Revenir aux règles de l'édition

## En attendant du monde

waiting-title = La table est mise
waiting-text = Envoyez ce lien à ceux qui doivent jouer. On commence dès que toutes les chaises sont prises.
waiting-only-here = Ce lien ne marche que sur cet ordinateur. Pour jouer à distance, lancez le jeu avec « paletti serve » et ouvrez-le à l'adresse de cet ordinateur sur le réseau.
waiting-link = Lien vers cette table
waiting-copy = Copier le lien
waiting-copied = Copié
waiting-share = Envoyer le lien
waiting-free = chaise libre
waiting-sit = S'asseoir ici
waiting-your-name = Votre nom
waiting-bot = Asseoir un ordinateur
waiting-watch = Toutes les chaises sont prises. Vous pouvez regarder, bien sûr.
waiting-here = est assis ici
waiting-there = est là
waiting-gone = s'est absenté

## La question du tour, en une ligne

question-wait = Un instant …
question-rest = Tout le monde retient son souffle jusqu'à ce que le bois soit immobile.
asked = { $voice ->
    [you] À vous
   *[name] { $name }
}
own-column = { $colour ->
    [red] une colonne rouge
    [yellow] une colonne jaune
    [blue] une colonne bleue
    [green] une colonne verte
   *[any] une colonne
}
question-other = C'est à { $name } de jouer.
seat-you = vous
question-setup = Dressez les vingt colonnes sur le chantier, puis posez dessus le plateau bleu.
question-throw = { asked } : lancez le sceau pour votre couleur.
question-throw-turn = { asked } : lancez le sceau. Il dit quelle couleur bouger.
question-choose = { asked } : choisissez votre couleur.
question-choose-second = { asked } : choisissez votre deuxième couleur.
question-name = { asked } : le sceau est debout. Nommez une couleur.
question-move = { asked } : tirez { own-column } et dressez-la tout en haut.
question-move-apply = { asked } : tirez { own-column }, ou demandez { plateau }.
question-move-lay = { asked } : tirez { own-column }, ou posez { plateau }.
question-move-pass = { asked } : tirez { own-column }, ou passez.
question-neutral = { asked } : d'abord une colonne neutre.
question-neutral-apply = { asked } : d'abord une colonne neutre, ou demandez { plateau }.
question-apply = { asked } : demandez { plateau }.
question-claim = { asked } : tirez une colonne, ou affirmez qu'aucune ne peut bouger.
question-pass = { asked } : il ne reste qu'à passer.
question-object = { $name } demande { plateau }. Quelqu'un proteste ?
question-object-neutral = { $name } a remis la colonne neutre. Quelqu'un en connaît une meilleure ?
question-prove = { $name } proteste et doit le prouver : une colonne tout en haut !
question-take-out = { asked } : retirez une colonne appartenant à { $other }, ou laissez.
question-lay = { asked } : posez { plateau } sur les colonnes du haut.
question-over = La partie est finie.
question-in-hand = { $voice ->
    [you] Vous avez { column } en main.
    [other] { $name } tire { column }.
   *[name] { $name } a { column } en main.
}
question-in-hand-plateau = { $voice ->
    [you] Vous posez { plateau }.
   *[name] { $name } pose { plateau }.
}

## Ce qu'on peut faire

act-arrange = Montez-le pour nous
act-throw = Lancer le sceau
act-apply = Demander { plateau }
act-claim = Affirmer : rien ne peut bouger
act-pass = Passer
act-waive = Laisser
act-give-up = Impossible à poser
act-take-plateau = Prendre { plateau }
act-object = Je proteste !
act-consent = Ça me va
act-nobody = Personne ne proteste
act-objects = { $name } proteste
act-put-back = Remettre
act-let-go = Lâcher
act-carry-up = Porter en haut
act-set-down = Poser
act-lay-down = Poser
act-hook = Crochet
act-fingers = Doigts
act-regrip = La prendre avec les doigts
act-hold = Tenir le plateau
act-release = Lâcher le plateau
act-precise = En douceur
act-turn-left = Tourner à gauche
act-turn-right = Tourner à droite
act-raise = Plus haut
act-lower = Plus bas
act-why = Pourquoi ?
act-close = Fermer
act-again = Encore une partie
act-new = Une autre table
act-see-again = Revoir la chute
act-skip = Aller au résultat
act-rules = Règles de cette table
act-all-rules = Toutes les règles
act-mute = Couper le son
act-unmute = Remettre le son
act-look-home = Voir toute la villa
act-look-side = Regarder à hauteur d'œil
act-menu = Menu
act-drop = Continuer sans { $name }
act-wait-on = Attendre un peu
act-bot = Laisser jouer un ordinateur
sure-apply = Plus aucune de vos colonnes ne peut monter ? Les autres peuvent protester.
sure-claim = Vraiment plus aucune colonne ne peut bouger ? Les autres peuvent contester.
sure-put-back = { $price ->
    [lost] La remettre ? Votre protestation a alors échoué.
   *[locked] La remettre ? Votre tour est alors fini, et cette colonne reste bloquée.
}
act-put-back-sure = Oui, remettre
act-keep-hold = Garder en main
sure-give-up = Vraiment renoncer à poser { plateau } ? Votre tour est alors fini, et quelqu'un d'autre pourra le poser plus tard.
act-give-up-sure = Oui, renoncer
act-confirm = Oui, demander
act-confirm-claim = Oui, je l'affirme
act-cancel = Finalement non

## La main

hand-hint-press = Saisissez une des colonnes qui luisent et tirez-la doucement.
hand-hint-draw = Tirez-la au ras du sol. { $how ->
    [finger] Le curseur au bord monte et descend.
   *[mouse] La molette monte et descend.
}
hand-hint-clear = Elle est libre. Portez-la en haut.
hand-hint-over = Amenez-la au-dessus du plateau du haut, puis posez-la.
hand-hint-may = Ici, elle peut tenir.
hand-hint-plateau-clear = Portez-le en haut, au-dessus des colonnes.
hand-hint-plateau = Portez-le au-dessus des colonnes du haut. { $how ->
    [finger] Les flèches rondes le tournent.
   *[mouse] La molette le tourne.
}
hand-hint-plateau-may = Ici, il peut rester.
hand-hint-hook = Saisissez une colonne : le crochet passe derrière son pied.
hand-hint-hold = Saisissez le plateau à tenir.
hand-hint-out = Portez-la sur le côté, loin de tout.
hand-hint-setup = Prenez une colonne et dressez-la sur le chantier brun.
hand-hint-blocked = Ici, ça ne va pas plus loin : guidez à la main, ou remettez en place.
hand-hint-kept = Votre main reste où elle est. Saisissez la colonne pour continuer.
hand-gently = En douceur : la main va cinq fois moins loin. La touche Maj fait de même.
hand-offer-hook = Aucun doigt ne passe, mais le crochet, si.
act-take-hook = Prendre le crochet

## Autour de la table

seat-points = { $points ->
    [one] { $points } point en haut
   *[other] { $points } points en haut
}
seat-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-away = s'est absenté
seat-bot = ordinateur
seat-gone = est parti
seal-title = Sceau du maître bâtisseur
seal-nobody = Personne n'a encore le sceau.
seal-held = { $name } a le sceau.
seal-shows = Il montre { colour } : avant, c'était { $name } qui l'avait.
plateaus-title = Encore à poser
out-title = Hors jeu
locked-title = Bloquées
story-title = L'histoire jusqu'ici
story-empty = Il ne s'est encore rien passé. Profitez-en.
story-older = Avant
rules-title = Les règles à cette table
rules-players = { $players ->
    [one] pour un joueur
   *[other] pour { $players } joueurs
}
rules-house = règle maison
rules-plain = Rien ne diffère de l'original, et personne n'a changé de règle.
round-of = Manche { $round } sur { $rounds }
watching = { $count ->
    [0] { "" }
    [one] Un invité regarde
   *[other] { $count } invités regardent
}
you-watch = Vous regardez.

## Protestations

objection-waiting = On attend { $names }
objection-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}

## Connexion

link-lost = La connexion est perdue. On revient …
absent = { $name } est absent depuis { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
absent-question = Attendre { $name }, ou continuer sans ?
sorry-version = Cette page et le serveur n'ont pas la même version. Rechargez la page, s'il vous plaît.
sorry-no-table = Cette table n'existe pas, ou elle est débarrassée depuis longtemps.
sorry-table-full = Toutes les chaises de cette table sont prises.
sorry-table-closed = Cette table ne veut pas de spectateurs.
sorry-not-your-seat = Cette chaise est à quelqu'un d'autre.
sorry-seat-taken = Quelqu'un a été plus rapide : la chaise est prise.
sorry-bad-message = Le serveur n'a pas compris cette page. Rechargez-la, s'il vous plaît.
sorry-too-fast = Un peu moins vite, s'il vous plaît.
sorry-not-now = Pas en ce moment.
sorry-practice-only = C'est réservé à l'entraînement.
sorry-bots-missing = L'ordinateur ne peut pas jouer ici.
sorry-server-full = Le serveur a les mains pleines. Réessayez dans quelques minutes.
sorry-shutting-down = Le serveur ferme. Votre partie est gardée.

## La fin

end-won = { $name } gagne !
end-shared = { $names } gagnent ensemble.
end-nobody = Personne ne gagne.
end-holder = { $name } avait le sceau à la fin.
end-former = { $cause } avait le sceau et a fait tomber la villa. Il revient donc à { $name }, dont il montrait la couleur.
end-stands = La villa tient toujours, et personne ne peut plus construire.
end-fell = { $cause } a fait tomber la villa.
end-no-holder = Personne n'avait le sceau.
end-first-holder = Le premier à avoir eu le sceau a fait tomber la villa : personne ne gagne.
end-scores = Les points
end-slowly = Encore une fois, lentement
end-rematch-waiting = On attend { $names }
end-height = Elle comptait { $plateaus ->
    [one] { $plateaus } plateau
   *[other] { $plateaus } plateaux
}.

## Ce qu'on peut se dire

say-title = Dire quelque chose
say-hello = Bonjour !
say-good-luck = Bonne chance !
say-steady = Du calme …
say-careful = Attention !
say-bravo = Bravo !
say-ouch = Ouille !
say-thinking = Je réfléchis.
say-hurry = C'est pour aujourd'hui ?
say-one-moment = Un instant.
say-sorry = Pardon !
say-thanks = Merci !
say-good-game = Belle partie !
say-again = On remet ça ?
say-bye = Au revoir !
no-picture = Ce navigateur ne sait pas dessiner la villa. L'histoire continue en mots.
act-keep = Garder cette partie dans un fichier

## Une chute racontée encore, et ce qu'on voit pendant que le bois bouge

fall-column = { $name } tient { column }.
fall-plateau = { $name } pose { plateau }.
fall-breaks = Là : { plateau } bascule.
fall-ended = Et tout descend.
notice-swayed = Elle vacille ! La colonne doit revenir.
notice-fault = Une voisine a été poussée. On ne touche plus : la villa tient-elle ?
notice-putting-back = La villa est remise comme elle était avant la poussée.
notice-jammed = Elle ne sort pas. La colonne retourne à sa place.
notice-collapse = Oh non …
notice-interrupted = La partie a été interrompue. La main a quitté la villa, tout est comme avant.

## Ce qu'une main ne peut pas, même si aucune règle ne l'interdit

trouble-nothing-in-hand = La main est vide
trouble-hand-full = Cette main est pleine
trouble-wood-moves = Attendez que le bois soit immobile
trouble-another-hand = C'est { $piece } qui a la main
trouble-no-such-piece = Cette pièce n'existe pas
trouble-no-room-for-fingers = Aucun doigt ne passe. Essayez le crochet
trouble-no-way-for-hook = Même le crochet ne passe pas
trouble-not-on-piece = La main attrape à côté
trouble-nonsense = Aucune main ne sait faire ça
trouble-being-put-back = Elle est déjà sur le retour
trouble-not-there-yet = Il n'est pas encore posé sur les colonnes
