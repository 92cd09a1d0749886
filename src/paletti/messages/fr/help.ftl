### L'aide des commandes. Des phrases simples, sans sélecteurs : elles se lisent sans Fluent, pour que l'aide vienne aussitôt.

help-usage = utilisation :
help-heading-commands = commandes
help-heading-arguments = arguments
help-heading-options = options
help-heading-keeper = la feuille de score, sans fichier
help-about = Villa Paletti : y jouer, l'arbitrer, la regarder.
help-help = afficher cette aide et quitter
help-version = afficher la version et quitter
help-lang = langue : { $languages } (celle du terminal)
help-json = écrire du JSON, pour un programme
help-kit = jouer avec la boîte que décrit ce fichier TOML

## Ce qui tient lieu de valeur

help-word-command = COMMANDE
help-word-file = FICHIER
help-word-folder = DOSSIER
help-word-address = ADRESSE
help-word-name = NOM
help-word-rule = NOM=VALEUR
help-word-deed = COUP
help-word-part = SECTION

## Les commandes

help-play = Jouer dans le navigateur de cet ordinateur ; les parties restent dans votre dossier de données.
help-serve = Accueillir les tables des autres : sur le réseau de la maison, ou derrière un proxy HTTPS (docs/hosting.md).
help-referee = Juger des scénarios selon les règles ; sans fichier, tenir la feuille de score du jeu en bois.
help-rules = Expliquer les règles de n'importe quelle édition, et en quoi les éditions diffèrent.
help-replay = Montrer, vérifier, rejuger ou dessiner une partie enregistrée dans un fichier .villa.
help-arena = Faire jouer des robots les uns contre les autres, en vraie physique.
help-bench = Mesurer les chiffres que nous promettons, à côté de leurs références.
help-admin = Gérer les nœuds, tables et visiteurs d'un serveur, dans sa base de données (docs/hosting.md).

## play et serve

help-play-port = port d'écoute ; s'il est pris, le premier libre ensuite ({ $default })
help-play-here = jouer sur cet ordinateur seulement ; sinon, les téléphones et tablettes de la maison peuvent jouer aussi
help-serve-host = adresse d'écoute (toutes celles de cet ordinateur)
help-serve-port = port d'écoute ({ $default })
help-serve-database = fichier SQLite ou URL postgresql:// (un fichier dans votre dossier de données)
help-serve-origin = autre adresse dont les pages peuvent se connecter, par exemple https://villa.example ; répétable
help-serve-name = nom auquel répond ce serveur, par exemple villa.example ; répétable (celui de cet ordinateur, et toute adresse IP)
help-serve-behind-proxy = se fier au proxy pour savoir qui se connecte
help-serve-proxy-address = adresse ou réseau d'un proxy sur un autre ordinateur auquel se fier ; répétable (seulement un proxy de cet ordinateur)
help-serve-tables = nombre maximal de tables à la fois ({ $default })
help-serve-tables-an-address = tables où une même adresse peut être à la fois ; elle peut faire bouger le bois à la moitié d'entre elles en même temps ({ $default })
help-serve-new-a-minute = tables, fichiers et feuilles de score qu'une adresse peut créer par minute ({ $default })
help-serve-watchers = nombre maximal de pages qui ne font que regarder ({ $default })
help-serve-watchers-an-address = nombre maximal de pages d'une même adresse qui ne font que regarder ({ $default })
help-serve-nodes = processus qui se partagent les tables, un par cœur ({ $default })
help-serve-node-address = hôte:port où le nœud de cet ordinateur attend ceux des autres (même --database, réseau privé)
help-serve-lease-seconds = secondes après lesquelles d'autres reprennent les tables d'un nœud muet ({ $default })
help-serve-drain-seconds = secondes pendant lesquelles un nœud qui s'arrête attend une main dans la villa ({ $default })
help-serve-forget-days = effacer les tables inachevées que personne n'a touchées depuis ce nombre de jours ({ $default })
help-serve-no-bots = sans robots
help-serve-ray = laisser la grappe Ray à cette adresse analyser les parties finies
help-serve-log = forme du journal : text ou json, un objet par ligne (text)
help-serve-settings = un fichier TOML de ces options, par exemple port = 8642 ; ce qui suit l'emporte

## referee

help-referee-files = un scénario, ou un dossier de scénarios
help-referee-json = écrire les événements de chaque fichier en JSON au lieu d'une ligne
help-referee-resume = reprendre une partie enregistrée
help-referee-new = commencer une nouvelle partie sans proposer la dernière

## rules

help-rules-edition = édition : { $editions } ({ $default })
help-rules-players = nombre de joueurs ; sans lui, les règles pour tous les nombres
help-rules-compare = montrer ce qui distingue les éditions : toutes, ou celles que vous nommez
help-rules-clause = une seule clause, par exemple PLATEAU-2, et ce qu'en disent les autres éditions
help-rules-rule = une règle maison, par exemple few-columns=yes ou mode=random ; répétable
help-rules-no-pager = tout écrire d'un coup, sans pagination

## replay

help-replay-file = la partie, un fichier .villa
help-replay-verify = rejouer chaque geste et comparer, au bit près
help-replay-judge = ce qu'aurait dit une autre édition : { $editions }
help-replay-events = raconter la partie
help-replay-picture = dessiner la villa dans un fichier .png ou .svg
help-replay-at = après quel coup la dessiner (le dernier)
help-replay-forensics = comment la villa s'est écroulée, et si c'était inévitable
help-replay-analyse = les chances de réussite de chaque coup, et ce qu'on pouvait faire d'autre

## arena et bench

help-arena-games = nombre de parties ({ $default })
help-arena-bots = qui joue : { $strengths }, ou votre propre robot sous la forme my_module:MyBot ({ $default })
help-arena-seed = une même graine donne les mêmes parties ({ $default })
help-arena-workers = processus (un par cœur)
help-arena-ray = jouer les parties sur la grappe Ray à cette adresse (ou celle de cette machine)
help-arena-keep = enregistrer chaque partie dans ce dossier
help-arena-report = écrire une page avec des graphiques (.html)
help-bench-bench = ce qu'il faut mesurer : { $benches }
help-bench-quick = moins de cas : un coup d'œil, pas une promesse
help-bench-part = seulement cette section ; peut être répété ({ $parts })
help-bench-keep = bots : reprendre les parties gardées là, et y garder les nouvelles
help-bench-workers = bots : processus (un par cœur)
help-bench-ray = bots : jouer les parties sur une grappe Ray

## admin

help-admin-act = ce qu'il faut lister ou faire
help-admin-what = nœud, table et place, adresse, ou table et fichier
help-admin-database = fichier SQLite ou URL postgresql:// du serveur (celui de PALETTI_DATABASE)
help-admin-days = ban : pour ce nombre de jours ({ $default })
