### Ce qui ne va pas dans ce qu'on a tapé, ou dans un fichier. Des phrases simples, comme dans help.ftl. Les bibliothèques
### les disent en anglais ; la commande les reconnaît à la phrase anglaise et les dit dans la langue de qui lit.

complaint-try = { $sentence }. Voyez « { $command } --help ».
complaint-no-command = Il manque la commande
complaint-no-language = Il n'y a pas de langue { $given } ; nous parlons { $known }.
complaint-missing-package = Il manque { $package }. Essayez : pip install '{ $needed }'

## La ligne de commande elle-même

complaint-argument = { $option } : { $problem }
complaint-one-value = il manque la valeur
complaint-some-values = il manque au moins une valeur
complaint-no-number = { $given } n'est pas un nombre entier
complaint-no-decimal = { $given } n'est pas un nombre
complaint-no-choice = { $given } n'existe pas (au choix : { $known })
complaint-unknown = arguments inconnus : { $given }
complaint-required = il manque : { $names }
complaint-no-value-wanted = la valeur { $given } est de trop ici

## Fichiers et dossiers

complaint-cannot-read-because = Impossible de lire { $path } : { $because }
complaint-cannot-read = Impossible de lire { $path }
complaint-cannot-write = Impossible d'écrire { $path } : { $because }.
complaint-cannot-make = Impossible de créer { $path } : { $because }.
complaint-cannot-use = Le dossier de données { $path } est inutilisable : { $because }.
complaint-no-such-file = fichier ou dossier introuvable
complaint-no-permission = permission refusée
complaint-is-a-directory = c'est un dossier
complaint-not-a-directory = ce n'est pas un dossier
complaint-file-exists = un fichier de ce nom existe déjà
complaint-no-room = le disque est plein
complaint-read-only = le système de fichiers est en lecture seule
complaint-no-file = fichier introuvable

## play et serve

complaint-port = Un port est un nombre de 1 à 65535.
complaint-counts = Quantités, jours et secondes sont des nombres supérieurs à zéro.
complaint-lease = --lease-seconds vaut au moins deux secondes, et --drain-seconds au moins zéro.
complaint-tables-nodes = Chaque nœud porte au moins une table : --tables ne peut pas être plus petit que --nodes.
complaint-nodes-or-address = Donnez soit --nodes, pour plusieurs sur cet ordinateur, soit --node-address, pour l'un de plusieurs ordinateurs.
complaint-nodes-windows = Plusieurs nœuds sur un même ordinateur demandent Linux ou macOS ; ici, un seul.
complaint-node-address = --node-address se compose d'un hôte et d'un port, par exemple 10.0.0.5:7642.
complaint-proxy-address = --proxy-address est une adresse IP, un réseau comme 10.0.0.0/24, ou * pour tous.
complaint-port-taken = Le port { $port } est pris sur { $host }
complaint-cannot-listen = Impossible d'écouter sur { $host } : { $because }
complaint-storage-kind = Les parties se gardent dans SQLite ou PostgreSQL, pas dans { $store }
complaint-storage-driver = Il manque le pilote de PostgreSQL : installez villa-paletti[postgres]
complaint-storage-url = Ce n'est pas une URL de base de données ; elle s'écrit comme postgresql://user@host/name
complaint-storage-closed = Impossible d'ouvrir le stockage des parties : { $because }
complaint-storage-broken = Le stockage des parties est abîmé ou étranger : { $because }
complaint-storage-file = Les parties se gardent dans un fichier : nommez-en un pour SQLite
complaint-storage-folder = Le dossier { $folder } pour les parties n'existe pas : créez-le, ou nommez-en un autre
complaint-storage-newer = Ces parties viennent d'un Paletti plus récent ; ouvrez-les avec cette version

## admin, --settings

complaint-admin-takes = « paletti admin { $act } » : { $needed } ; voyez docs/hosting.md
complaint-admin-nothing = il ne faut rien de plus
complaint-admin-one = il faut un nom
complaint-admin-two = il faut deux noms
complaint-admin-database = La base de données { $path } n'existe pas
complaint-admin-node = Ce nœud n'existe pas ; « paletti admin nodes » les énumère
complaint-admin-table = Cette table n'existe pas ; « paletti admin tables » les énumère
complaint-admin-seat = Cette place n'existe pas ; on compte à partir de 0
complaint-admin-banned = Cette adresse n'est pas bannie
complaint-admin-address = { $given } n'est pas une adresse IP
complaint-admin-game = Aucune partie terminée n'est gardée sous ce lien
complaint-settings-read = Impossible de lire les réglages { $path }
complaint-settings-toml = Les réglages { $path } ne sont pas du TOML : { $because }
complaint-settings-option = Les réglages { $path } nomment une option qui n'existe pas : { $given }
complaint-settings-switch = { $option } vaut yes ou no, pas { $given }

## arena

complaint-games = Une arène accueille de 1 à { $most } parties, pas { $games }.
complaint-workers = Il faut au moins un processus pour jouer.
complaint-workers-ray = Soit --workers ici, soit --ray, mais pas les deux.
complaint-no-cluster-here = Aucune grappe Ray ne tourne sur cette machine : `ray start --head` en démarre une.
complaint-no-cluster = Il n'y a pas de grappe Ray à l'adresse { $address }.
complaint-cluster-empty = La grappe Ray n'a aucun processeur à offrir.
complaint-cluster-lossy = La grappe Ray perd ses machines plus vite qu'elles ne travaillent.
complaint-cluster-other = Une machine de la grappe a { $name } { $there }, celle-ci { $here }.
complaint-bench-bots = Seul « paletti bench bots » connaît { $option }.
complaint-bench-part = « paletti bench { $bench } » n'a pas de section { $part } : choisissez parmi { $known }.
complaint-bench-whole = « paletti bench { $bench } » n'a pas de sections : il se mesure en entier.
complaint-bench-code = { $path } ne contient pas de parties jouées avec exactement ce code : nommez un nouveau fichier
complaint-bench-broken = Impossible de reprendre { $path } : { $because }
complaint-no-bot = Il n'y a pas de robot { $name } : choisissez parmi { $known }, ou nommez le vôtre, my_module:MyBot.
complaint-house-form = Une règle maison s'écrit NOM=VALEUR, pas { $given }.
complaint-bot-import = { $module } ne s'importe pas : { $because }
complaint-bot-ends = il met fin au programme
complaint-bot-class = Il n'y a pas de classe { $name } dans { $module }
complaint-bot-method = { $name } n'est pas un robot : il lui manque la méthode decide(view, rng)

## Éditions, règles maison, joueurs

complaint-no-edition = il n'y a pas d'édition { $given }, seulement { $known }
complaint-no-rule = il n'y a pas de règle maison { $given }
complaint-rule-values = { $rule } vaut { $values }, pas { $given }
complaint-rule-number = { $rule } est un nombre de { $lowest } à { $highest }, pas { $given }
complaint-mode-scoring = mode { $played } ne va pas avec scoring { $counted }
complaint-rounds = les manches vont avec scoring basic ou tournament : le sceau ne se joue qu'une fois
complaint-edition-players = Cette édition se joue de { $least } à { $most }, pas à { $players }
complaint-game-players = ce jeu se joue de { $least } à { $most }, pas à { $players }
complaint-every-name = il faut un nom à chacun
complaint-twice-called = deux personnes s'appellent { $name }
complaint-first-plays-not = { $name } doit commencer mais ne joue pas
complaint-seed = Le numéro de boîte est un nombre entier de 1 à { $serials }, la graine un nombre entier de 0 à { $numbers }

## Une boîte mesurée

complaint-set-long = { $name } est trop long : { $most } caractères suffisent à décrire une boîte
complaint-set-toml = { $name } n'est pas du TOML valable : { $because }
complaint-set-lacks = { $name } : il manque { $part }
complaint-set-twice = deux pièces s'appellent { $piece }
complaint-set-site = le chantier est plus grand que la base
complaint-set-shape = une colonne est ronde (round) ou hexagonale (hexagonal), pas { $given }
complaint-set-outline = le contour de { $piece } demande au moins quatre points de deux nombres chacun
complaint-set-nested = { $name } est imbriqué trop profondément
complaint-set-friction = friction_max est aussi grand que le frottement lui-même
complaint-set-name = le nom d'une boîte compte de 1 à { $most } caractères
complaint-set-corners = le contour de { $piece } a plus de { $most } points, ou un point très éloigné
complaint-set-number = { $key } doit être un nombre de { $least } à { $most }
complaint-set-piece = Il manque { $piece } à la boîte { $set } : il faut vingt colonnes et cinq plateaux pour jouer
complaint-set-order = Dans la boîte { $set }, { $piece } n'est pas à sa place ; l'ordre est { $order }
complaint-set-villa = Aucune villa à { $plateaus } plateaux pour la graine { $seed }
complaint-set-such-villa = Aucune villa de ce genre à { $plateaus } plateaux pour la graine { $seed }
complaint-set-columns = Les villas demandent { $needed } colonnes, cette boîte en a { $columns }

## Une partie enregistrée

complaint-replay-deeds = { $name } : il manque des coups à cette partie
complaint-replay-bots = { $name } parle de robots qui n'étaient pas à la table
complaint-replay-much = { $name } : une fois décompressé, c'est plus gros que n'importe quelle partie
complaint-replay-packed = Impossible de décompresser { $name }
complaint-replay-no-game = { $name } ne contient aucune partie que cette version comprenne
complaint-replay-empty = { $name } est vide
complaint-replay-large = { $name } est trop gros pour une partie
complaint-replay-none = { $name } n'est pas une partie de Villa Paletti
complaint-replay-text = { $name } a été modifié en route, comme si c'était du texte : envoyez-le comme fichier binaire
complaint-replay-short = { $name } est tronqué
complaint-replay-shorter = { $name } est tronqué : { $there } octets sur { $whole }
complaint-replay-older = { $name } date d'avant la première version (format { $number }) ; on lit ici le format { $format }
complaint-replay-newer = { $name } vient d'un Paletti plus récent (format { $number }) ; on lit ici le format { $format }
complaint-replay-altered = { $name } a été modifié : sa somme de contrôle est fausse
complaint-replay-engine = Cette partie a été jouée avec { $engine } ; sa chute ne peut être rejouée ici
complaint-replay-elsewhere = elle a été jouée avec { $played }, et ici c'est { $here }

## Un scénario

complaint-no-scenarios = Il n'y a pas de scénario (*.yaml) dans { $folder }.
complaint-scenario-read = illisible : { $because }
complaint-scenario-long = plus de { $most } octets
complaint-scenario-utf8 = octet { $byte } : ce n'est pas du texte en UTF-8
complaint-scenario-place = ligne { $line }, colonne { $column } : { $problem }
complaint-scenario-yaml = ce n'est pas du YAML : { $because }
complaint-scenario-key-twice = la clé { $key } est donnée deux fois
complaint-scenario-empty = le fichier est vide
complaint-scenario-map = un scénario se compose de edition, players et steps
complaint-scenario-key = clé inconnue { $key }
complaint-scenario-missing = { $key } manque
complaint-scenario-in-key = { $key } : { $problem }
complaint-scenario-in-step = étape { $number } : { $problem }
complaint-scenario-no-text = { $given } n'est pas un texte
complaint-scenario-steps = il faut ici une liste d'étapes
complaint-scenario-clauses = il faut ici une liste de clauses
complaint-scenario-clause = il n'y a pas de clause { $given }
complaint-scenario-edition = il n'y a pas d'édition { $given }
complaint-scenario-options = il faut ici des options avec leurs valeurs
complaint-scenario-no-player = { $given } ne joue pas
complaint-scenario-no-beginner = dans l'édition { $edition }, personne n'est désigné pour commencer
complaint-scenario-names = il faut ici une liste de noms
complaint-scenario-refuse = il faut ici step et clause
complaint-scenario-one-key = une étape a une seule clé
complaint-scenario-unknown-step = étape inconnue { $given }
complaint-scenario-expectations = il faut ici ce qui est attendu
complaint-scenario-a-map = il faut ici des clés avec leurs valeurs
complaint-scenario-players = { $given } ne joue pas
complaint-scenario-twice = { $column } est nommée deux fois parmi les colonnes tombées ou penchées
complaint-scenario-cannot-be = { $field } ne peut valoir { $given }
complaint-scenario-only = { $field } ne peut valoir { $given }, seulement { $known }
complaint-scenario-is-list = { $field } est une liste, pas { $given }
complaint-scenario-no-column = il n'y a pas de colonne { $given }
complaint-scenario-no-colour = il n'y a pas de couleur { $given }
complaint-scenario-no-level = il n'y a pas de niveau { $given }
complaint-scenario-no-plateau = il n'y a pas de plateau { $given }
complaint-scenario-no-list = { $given } n'est pas une liste
complaint-scenario-no-map = { $given } n'a pas de clés avec leurs valeurs
complaint-scenario-no-whole-number = { $given } n'est pas un nombre entier
complaint-scenario-no-truth = { $given } n'est ni oui ni non

## Une partie de la feuille de score

complaint-kept-long = { $path } n'est pas une partie enregistrée : trop long
complaint-kept-json = { $path } n'est pas une partie enregistrée : ce n'est pas du JSON
complaint-kept-none = { $path } n'est pas une partie enregistrée
complaint-kept-wrong = { $path } n'est pas une partie enregistrée : { $because }
complaint-kept-key = { $key } manque ou est faux
complaint-kept-version = { $path } vient d'une autre version de la feuille de score
complaint-kept-entry = { $path }, ligne { $number } : { $problem }
complaint-kept-refused = { $line } est refusé par { $clause }
