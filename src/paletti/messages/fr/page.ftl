### Ce que dit la page : son cadre, le début d'une partie, la table.
### Apostrophes et espaces se tapent simplement : typography.py et typography.ts posent les signes français.

page-name = Villa Paletti
page-start = Accueil
page-table = À la table
table-coming = Un instant : la villa se met en place…
page-learn = Apprendre
page-practice = S'entraîner
page-analysis = Analyse : ce qui aurait pu se passer
act-analysis = Analyser la partie
page-rules = Les règles
page-watch = Regarder
page-replay = Revoir la partie
page-lobby = Salon
keeper-title = Feuille de score
shell-language = Langue
shell-menu = Autour de Paletti
access-villa = La villa
access-open = Jouer au clavier et à l'oreille
broken-title = Aïe.
broken-text = Quelque chose vient de s'écrouler dans cette page, et ce n'était pas la villa. La partie, elle, est à l'abri sur le serveur.
broken-reload = Remettre la page debout
broken-home = Retour à l'accueil
missing-parts = Une partie de cette page n'est pas arrivée.
lost-title = Terrain à bâtir
lost-text = Il n'y a pas encore de page à cette adresse. Une lettre du lien s'est peut-être perdue en route.

## Commencer une partie

start-lead = Une colonne en moins en bas. Une colonne en plus en haut. Et plus personne ne respire.
win = { $scoring ->
    [basic] Si vous faites tomber la tour, vous prenez un point. À la fin, le plus petit total gagne.
    [tournament] À partir du plateau vert, chaque colonne que vous montez rapporte des points. Le plus gros total gagne.
   *[seal] Pour gagner, il faut avoir le sceau du maître d'œuvre à la fin : on le prend en ayant le plus de points tout en haut. Mais faites tomber la villa, et vous le perdez.
}
win-worth = À chacun ses couleurs. Seules vos propres colonnes comptent pour vous : fine 1, hexagonale 2, grosse 3.
win-later = À partir du plateau vert, la victoire va à qui a le plus de points en haut ; avant, à personne.
win-now-title = Maintenant, ça compte !
win-now = Le plus de points en haut, c'est le sceau, et le sceau, c'est la victoire.
start-first-visit = C'est la première fois ? Quelques minutes dans la villa, et vous saurez bâtir.
start-lesson = Montrez-moi
start-go-on = Reprendre avec { $names }{ $yours ->
    [yes] { " " }: à vous de jouer
   *[no] { "" }
}
start-alone = En solo
start-against = Contre qui ?
start-how-many = Vous êtes combien ?
start-who = Qui joue ?
start-name = Nom à la place { $number }
start-name-guest = viendra par le lien
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
start-strength = { $name } : quel niveau ?
start-order = Dans le sens des aiguilles d'une montre, en partant de la personne la plus jeune.
start-link-hint = Vous aurez un lien à envoyer dès que la table sera prête.
start-edition = Quelles règles ?
start-differs = Ce qui change
start-play = Au chantier !
start-problem = Impossible de préparer cette table. Vérifiez vos choix, s'il vous plaît.
start-offline = Le serveur ne répond pas pour l'instant. Réessayez dans un moment.
start-bad-kit = Impossible de jouer avec cette boîte : { $sentence }
start-more = Plus : chantier, temps, règles maison
strength-novice = novice
strength-apprentice = apprenti
strength-journeyman = compagnon
strength-master = maître d'œuvre
start-strength-option = { $strength ->
    [novice] { strength-novice } (le plus facile)
    [master] { strength-master } (le plus difficile)
    [apprentice] { strength-apprentice }
   *[journeyman] { strength-journeyman }
}
seat-won = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}

## En attendant du monde

waiting-your-name = Votre nom

## La question du tour, en une ligne

question-wait = Un instant…
question-rest = Tout le monde retient son souffle tant que le bois bouge.
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
question-setup = Dressez les vingt colonnes sur le chantier, puis posez le plateau bleu dessus.
question-throw = { asked } : lancez le sceau pour avoir votre couleur.
question-throw-turn = { asked } : lancez le sceau. Il donne la couleur à jouer.
question-choose = { asked } : choisissez votre couleur.
question-choose-second = { asked } : choisissez votre deuxième couleur. Chacun en a deux.
question-name = { asked } : le sceau est resté debout. Annoncez une couleur.
question-move = { asked } : tirez { own-column } et dressez-la tout en haut.
question-move-apply = { asked } : tirez { own-column }, ou demandez { plateau }.
question-move-lay = { asked } : tirez { own-column }, ou posez { plateau }.
question-move-pass = { asked } : tirez { own-column }, ou passez.
question-neutral = { asked } : montez d'abord une colonne neutre.
question-neutral-apply = { asked } : montez d'abord une colonne neutre, ou demandez { plateau }.
question-apply = { asked } : demandez { plateau }.
question-claim = { asked } : tirez une colonne, ou affirmez qu'aucune ne peut bouger.
question-pass = { asked } : il ne reste plus qu'à passer.
question-object = { $voice ->
    [you] Vous demandez { plateau }. Quelqu'un proteste ?
   *[name] { $name } demande { plateau }. Quelqu'un proteste ?
}
question-object-vain = { $name } ne voit plus rien à monter et renonce à son tour : il manque des colonnes sous { plateau }. Quelqu'un proteste ?
question-object-neutral = { $name } a remis la colonne neutre en place. Quelqu'un en voit une meilleure ?
question-prove = { $voice ->
    [you] Vous protestez et devez le prouver : une colonne tout en haut !
   *[name] { $name } proteste et doit le prouver : une colonne tout en haut !
}
question-take-out = { asked } : prenez une colonne à { $other }, ou faites grâce.
question-take-out-other = { $name } peut retirer une colonne à { $other } : la preuve a échoué.
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
column-worth = En haut, elle vaut { points }.
hover-column = { column-short } : { points }
question-returning = { $voice ->
    [you] Vous remettez { column } en place.
   *[name] { $name } remet { column } en place.
}
question-faulted = On ne touche plus à rien ! La villa tient-elle ?
question-mending = On remet la villa comme elle était.
question-falling = Oh non…
work-pushed = { $voice ->
    [you] Vous avez trop poussé { column }.
   *[name] { $name } a trop poussé { column }.
}
work-locks = { $locks ->
    [yes] , la colonne tirée est bloquée
   *[no] { "" }
}
work-mending = { $verb ->
    [move] { $voice ->
        [you] Tout est remis comme avant{ work-locks } et votre tour est fini.
       *[name] Tout est remis comme avant{ work-locks } et le tour est fini pour { $name }.
    }
   *[other] Tout est remis comme avant.
}
verdict-turn-over = { $voice ->
    [you] Votre tour est fini.
   *[name] Le tour est fini pour { $name }.
}
verdict-out = Cette colonne quitte le jeu.

## Ce qu'on peut faire

act-arrange = Montez tout pour nous
act-throw = Lancer le sceau
act-apply = Demander { plateau }
act-claim = Plus rien ne peut bouger
act-pass = Passer
act-waive = Faire grâce
act-give-up = Renoncer à poser { plateau }
act-take-plateau = Prendre { plateau }
act-object = Je proteste !
act-consent = Ça me va
act-nobody = Personne ne proteste
act-objects = { $name } proteste
act-put-back = Remettre
act-carry-up = Porter en haut
act-set-down = Poser
act-lay-down = Poser
act-hook = Crochet
act-fingers = Doigts
act-regrip = La prendre entre les doigts
act-hold = Tenir le plateau
act-release = Lâcher le plateau
act-precise = En douceur
act-turn-left = Tourner à gauche
act-turn-right = Tourner à droite
act-raise = Plus haut
act-lower = Plus bas
act-why = Pourquoi ?
act-close = Fermer
act-again = Rejouer
act-new = Page d'accueil
act-leave = Quitter la partie…
act-see-again = Revoir la chute
act-skip = Aller au résultat
act-rules = Règles de cette table
act-all-rules = Toutes les règles
sound = Son
sound-on = activé
sound-off = coupé
act-look-home = Revoir toute la villa
act-look-side = Regarder à hauteur d'œil
act-menu = Menu
act-drop = Continuer sans { $name }
act-wait-on = Attendre encore un peu
act-bot = Laisser jouer l'ordinateur
act-cancel = Finalement non
apply-dropped = Pas de demande : vous avez pris une colonne.

## La main

hand-hint-plateau-clear = Portez-le en haut, au-dessus des colonnes.
hand-offer-hook = Les doigts ne passent pas, mais le crochet, si.
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
seat-away = n'est pas là
seat-bot = ordinateur
seat-leads = en tête
seat-ties = a le sceau
seat-gone = a quitté la table
seal-title = Sceau du maître d'œuvre
seal-nobody = Personne n'a encore le sceau.
seal-held = { $name } a le sceau.
seal-shows = Il montre le { colour } : c'est { $name } qui l'avait avant, et qui gagne si { $holder } fait tomber la villa.
seal-first = Personne ne l'avait avant : si { $holder } fait tomber la villa, personne ne gagne.
plateaus-title = Encore à poser
out-title = Hors jeu
locked-title = Bloquées
askew-title = De travers
story-title = Le récit de la partie
story-empty = Il ne s'est encore rien passé. Profitez-en.
story-villa-stands = La villa est debout.
story-older = Plus tôt
rules-title = Les règles à cette table
rules-players = { $players ->
    [one] en solo
   *[other] à { $players }
}
rules-house = règle maison
rules-plain = Tout est comme dans l'original, et personne n'a touché aux règles.
round-of = Manche { $round } sur { $rounds }
watching = { $count ->
    [0] { "" }
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
you-watch = Vous regardez la partie.

## Protestations

objection-waiting = On attend { $names }
objection-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}

## Connexion

link-lost = Connexion perdue. On se reconnecte…
link-slow = C'est lent en ce moment : ce que vous voyez date de { $seconds } s. Rien n'est perdu.
absent = { $name } n'est plus là depuis { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
absent-question = On attend { $name }, ou on continue sans ?
sorry-version = Cette page et le serveur n'ont pas la même version. Rechargez la page, s'il vous plaît.
sorry-no-table = Cette table n'existe pas, ou elle a été débarrassée depuis longtemps.
sorry-table-full = Toutes les chaises de cette table sont prises.
sorry-table-closed = Cette table joue sans public.
sorry-damaged-table = L'enregistrement de cette table est abîmé : la partie ne peut pas continuer.
sorry-not-your-seat = Cette chaise est à quelqu'un d'autre.
sorry-seat-taken = Trop tard : la chaise vient d'être prise.
sorry-bad-message = Le serveur n'a pas compris cette page. Rechargez-la, s'il vous plaît.
sorry-too-fast = Un peu moins vite, s'il vous plaît.
sorry-not-now = Pas maintenant.
sorry-practice-only = C'est réservé à l'entraînement.
sorry-bots-missing = L'ordinateur ne peut pas jouer ici.
sorry-server-full = Le serveur ne sait plus où donner de la tête. Réessayez dans quelques minutes.
sorry-shutting-down = Le serveur s'arrête. Votre partie est en lieu sûr.
sorry-moving = La table change de serveur. Un instant…
sorry-storage-away = Les parties enregistrées sont inaccessibles pour l'instant. La villa ne bouge pas et vous attend.

## Ce qu'on peut se dire

say-title = Dire quelque chose
say-hello = Bonjour !
say-good-luck = Bonne chance !
say-steady = Tout doux…
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
no-picture = Ce navigateur ne sait pas dessiner la villa. La partie continue, en toutes lettres.
act-keep = Enregistrer la partie

# Autour de la table
act-hurry = Accélérer l'ordinateur
act-notify = Me prévenir quand c'est à moi
summons = C'est à vous !
start-feel-first = Tâter d'abord : jusqu'à { $mm } mm, bouger une colonne n'engage à rien
replay-loads-light = ne porte rien
replay-loads-heavy = porte le plus
