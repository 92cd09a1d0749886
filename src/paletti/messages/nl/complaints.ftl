### Wat er mis is met wat er getypt is, of met een bestand. Gewone zinnen, zoals in help.ftl. De bibliotheken eronder
### zeggen ze in het Engels; de opdracht herkent ze aan de Engelse zin en zegt ze in de taal van de lezer.

complaint-try = { $sentence }. Zie ‘{ $command } --help’.
complaint-no-command = De opdracht ontbreekt
complaint-no-language = De taal { $given } kennen we niet; we spreken { $known }.
complaint-missing-package = Hiervoor ontbreekt { $package }. Probeer: pip install '{ $needed }'

## De opdrachtregel zelf

complaint-argument = { $option }: { $problem }
complaint-one-value = de waarde ontbreekt
complaint-some-values = er ontbreekt minstens één waarde
complaint-no-number = { $given } is geen geheel getal
complaint-no-decimal = { $given } is geen getal
complaint-no-choice = { $given } bestaat niet (kies uit { $known })
complaint-unknown = onbekende argumenten: { $given }
complaint-required = dit ontbreekt nog: { $names }
complaint-no-value-wanted = de waarde { $given } hoort hier niet

## Bestanden en mappen

complaint-cannot-read-because = { $path } kan niet worden gelezen: { $because }
complaint-cannot-read = { $path } kan niet worden gelezen
complaint-cannot-write = { $path } kan niet worden geschreven: { $because }.
complaint-cannot-make = { $path } kan niet worden aangemaakt: { $because }.
complaint-cannot-use = De gegevensmap { $path } is niet te gebruiken: { $because }.
complaint-no-such-file = dat bestand of die map bestaat niet
complaint-no-permission = geen toestemming
complaint-is-a-directory = dat is een map
complaint-not-a-directory = dat is geen map
complaint-file-exists = er is al een bestand met die naam
complaint-no-room = de schijf is vol
complaint-read-only = het bestandssysteem is alleen-lezen
complaint-no-file = dat bestand bestaat niet

## play en serve

complaint-port = Een poort is een getal van 1 tot en met 65535.
complaint-counts = Aantallen, dagen en seconden zijn getallen boven nul.
complaint-lease = --lease-seconds is minstens twee seconden, en --drain-seconds minstens nul.
complaint-tables-nodes = Elke node draagt minstens één tafel: --tables mag niet kleiner zijn dan --nodes.
complaint-nodes-or-address = Geef óf --nodes, voor meer op deze computer, óf --node-address, voor een van meer computers.
complaint-nodes-windows = Voor meer nodes op één computer heb je Linux of macOS nodig; hier kan het met één.
complaint-node-address = --node-address is een host en een poort, zoals 10.0.0.5:7642.
complaint-proxy-address = --proxy-address is een IP-adres, een netwerk zoals 10.0.0.0/24, of * voor alle.
complaint-port-taken = Poort { $port } is bezet op { $host }
complaint-cannot-listen = Luisteren op { $host } lukt niet: { $because }
complaint-storage-kind = Partijen worden bewaard in SQLite of PostgreSQL, niet in { $store }
complaint-storage-driver = PostgreSQL heeft zijn driver nodig: installeer villa-paletti[postgres]
complaint-storage-url = Dit is geen database-URL; schrijf hem als postgresql://user@host/name
complaint-storage-closed = De opslag van de partijen gaat niet open: { $because }
complaint-storage-broken = De opslag van de partijen is beschadigd of vreemd: { $because }
complaint-storage-file = Partijen worden bewaard in een bestand: noem er een voor SQLite
complaint-storage-folder = De map { $folder } voor de partijen bestaat niet: maak hem, of noem een andere
complaint-storage-newer = Deze partijen komen van een nieuwere Paletti; open ze met die versie

## admin, --settings

complaint-admin-takes = ‘paletti admin { $act }’ verwacht { $needed }; zie docs/hosting.md
complaint-admin-nothing = verder niets
complaint-admin-one = één naam
complaint-admin-two = twee namen
complaint-admin-database = De database { $path } bestaat niet
complaint-admin-node = Die node bestaat niet; ‘paletti admin nodes’ somt ze op
complaint-admin-table = Die tafel bestaat niet; ‘paletti admin tables’ somt ze op
complaint-admin-seat = Die plaats bestaat niet; er wordt vanaf 0 geteld
complaint-admin-banned = Dit adres is niet geblokkeerd
complaint-admin-address = { $given } is geen IP-adres
complaint-admin-game = Onder deze link is geen afgelopen partij bewaard
complaint-settings-read = De instellingen { $path } kunnen niet worden gelezen
complaint-settings-toml = De instellingen { $path } zijn geen geldige TOML: { $because }
complaint-settings-option = De instellingen { $path } noemen een optie die niet bestaat: { $given }
complaint-settings-switch = { $option } is yes of no, niet { $given }

## arena

complaint-games = In een arena passen 1 tot en met { $most } partijen, niet { $games }.
complaint-workers = Er moet minstens één proces spelen.
complaint-workers-ray = Of --workers hier, of --ray, niet allebei.
complaint-no-cluster-here = Op deze computer draait geen Ray-cluster: `ray start --head` start er een.
complaint-no-cluster = Op { $address } is geen Ray-cluster.
complaint-cluster-empty = Het Ray-cluster heeft geen processors te vergeven.
complaint-cluster-lossy = Het Ray-cluster verliest zijn computers sneller dan ze iets kunnen doen.
complaint-cluster-other = Een computer van het cluster heeft { $name } { $there }, deze { $here }.
complaint-bench-bots = Alleen ‘paletti bench bots’ kent { $option }.
complaint-bench-part = ‘paletti bench { $bench }’ heeft geen deel { $part }: kies uit { $known }.
complaint-bench-whole = ‘paletti bench { $bench }’ heeft geen delen: het wordt alleen in zijn geheel gemeten.
complaint-bench-code = { $path } bevat geen partijen van precies deze code: noem een nieuw bestand
complaint-bench-broken = { $path } kan niet worden voortgezet: { $because }
complaint-no-bot = Er is geen bot { $name }: kies uit { $known }, of noem je eigen bot als my_module:MyBot.
complaint-house-form = Een huisregel schrijf je als NAAM=WAARDE, niet { $given }.
complaint-bot-import = { $module } kan niet worden geïmporteerd: { $because }
complaint-bot-ends = het beëindigt het programma
complaint-bot-class = In { $module } zit geen klasse { $name }
complaint-bot-method = { $name } is geen bot: de methode decide(view, rng) ontbreekt

## Edities, huisregels, spelers

complaint-no-edition = de editie { $given } bestaat niet, alleen { $known }
complaint-no-rule = de huisregel { $given } bestaat niet
complaint-rule-values = { $rule } is een van { $values }, niet { $given }
complaint-rule-number = { $rule } is een getal van { $lowest } tot en met { $highest }, niet { $given }
complaint-mode-scoring = mode { $played } gaat niet samen met scoring { $counted }
complaint-rounds = rondes horen bij scoring basic of tournament: om de steen wordt één keer gespeeld
complaint-edition-players = Deze editie is voor { $least } tot en met { $most } spelers, niet voor { $players }
complaint-game-players = dit spel is voor { $least } tot en met { $most } spelers, niet voor { $players }
complaint-every-name = iedereen heeft een naam nodig
complaint-twice-called = er zijn twee spelers die { $name } heten
complaint-first-plays-not = { $name } moet beginnen maar speelt niet mee
complaint-seed = Het serienummer is een geheel getal van 1 tot en met { $serials }, de startwaarde een van 0 tot en met { $numbers }

## Een opgemeten set

complaint-set-long = { $name } is te lang: een set heeft genoeg aan { $most } tekens
complaint-set-toml = { $name } is geen geldige TOML: { $because }
complaint-set-lacks = { $name }: er ontbreekt { $part }
complaint-set-twice = er zijn twee onderdelen die { $piece } heten
complaint-set-site = de bouwplaats is groter dan de basis
complaint-set-shape = een pilaar is rond (round) of zeshoekig (hexagonal), niet { $given }
complaint-set-outline = de omtrek van { $piece } heeft minstens vier punten van elk twee getallen nodig
complaint-set-nested = { $name } is te diep genest
complaint-set-friction = friction_max is zo groot als de wrijving zelf
complaint-set-name = de naam van een set heeft 1 tot en met { $most } tekens
complaint-set-corners = de omtrek van { $piece } heeft meer dan { $most } punten, of een punt dat ver weg ligt
complaint-set-number = { $key } moet een getal van { $least } tot en met { $most } zijn
complaint-set-piece = In de set { $set } ontbreekt { $piece }: bij een spel horen twintig pilaren en vijf plateaus
complaint-set-order = In de set { $set } staat { $piece } op de verkeerde plek; de volgorde is { $order }
complaint-set-villa = Voor startwaarde { $seed } is geen villa met { $plateaus } plateaus gevonden
complaint-set-such-villa = Voor startwaarde { $seed } is geen zulke villa met { $plateaus } plateaus gevonden
complaint-set-columns = Villa's hebben { $needed } pilaren nodig, deze set heeft er { $columns }

## Een bewaarde partij

complaint-replay-deeds = { $name }: er ontbreken zetten van de partij
complaint-replay-bots = { $name } vertelt van bots die niet aan tafel zaten
complaint-replay-much = { $name }: uitgepakt is dat meer dan een partij ooit nodig heeft
complaint-replay-packed = { $name } laat zich niet uitpakken
complaint-replay-no-game = { $name } bevat geen partij die deze versie begrijpt
complaint-replay-empty = { $name } is leeg
complaint-replay-large = { $name } is te groot voor een partij
complaint-replay-none = { $name } is geen partij van Villa Paletti
complaint-replay-text = { $name } is onderweg veranderd alsof het tekst was: stuur het als binair bestand
complaint-replay-short = { $name } is afgebroken
complaint-replay-shorter = { $name } is afgebroken: { $there } van { $whole } bytes zijn er
complaint-replay-older = { $name } komt van vóór de eerste versie (formaat { $number }); hier wordt formaat { $format } gelezen
complaint-replay-newer = { $name } komt van een nieuwere Paletti (formaat { $number }); hier wordt formaat { $format } gelezen
complaint-replay-altered = { $name } is veranderd: de controlesom klopt niet
complaint-replay-engine = Deze partij is gespeeld met { $engine }; het instorten kan hier niet worden nagespeeld
complaint-replay-elsewhere = ze is gespeeld met { $played }, en dit is { $here }

## Een scenario

complaint-no-scenarios = Er is geen scenario (*.yaml) in { $folder }.
complaint-scenario-read = kan niet worden gelezen: { $because }
complaint-scenario-long = langer dan { $most } bytes
complaint-scenario-utf8 = byte { $byte }: geen tekst in UTF-8
complaint-scenario-place = regel { $line }, kolom { $column }: { $problem }
complaint-scenario-yaml = geen YAML: { $because }
complaint-scenario-key-twice = de sleutel { $key } komt twee keer voor
complaint-scenario-empty = het bestand is leeg
complaint-scenario-map = een scenario heeft edition, players en steps
complaint-scenario-key = onbekende sleutel { $key }
complaint-scenario-missing = { $key } ontbreekt
complaint-scenario-in-key = { $key }: { $problem }
complaint-scenario-in-step = stap { $number }: { $problem }
complaint-scenario-no-text = { $given } is geen tekst
complaint-scenario-steps = hier hoort een lijst van stappen
complaint-scenario-clauses = hier hoort een lijst van regels
complaint-scenario-clause = de regel { $given } bestaat niet
complaint-scenario-edition = de editie { $given } bestaat niet
complaint-scenario-options = hier horen opties met hun waarden
complaint-scenario-no-player = { $given } speelt niet mee
complaint-scenario-no-beginner = in de editie { $edition } wordt niemand aangewezen om te beginnen
complaint-scenario-names = hier hoort een lijst van namen
complaint-scenario-refuse = hier horen step en clause
complaint-scenario-one-key = een stap heeft precies één sleutel
complaint-scenario-unknown-step = onbekende stap { $given }
complaint-scenario-expectations = hier hoort wat er verwacht wordt
complaint-scenario-a-map = hier horen sleutels met hun waarden
complaint-scenario-players = { $given } speelt niet mee
complaint-scenario-twice = { $column } staat twee keer bij de gevallen of scheve pilaren
complaint-scenario-cannot-be = { $field } kan niet { $given } zijn
complaint-scenario-only = { $field } kan niet { $given } zijn, alleen { $known }
complaint-scenario-is-list = { $field } is een lijst, niet { $given }
complaint-scenario-no-column = de pilaar { $given } bestaat niet
complaint-scenario-no-colour = de kleur { $given } bestaat niet
complaint-scenario-no-level = de laag { $given } bestaat niet
complaint-scenario-no-plateau = het plateau { $given } bestaat niet
complaint-scenario-no-list = { $given } is geen lijst
complaint-scenario-no-map = { $given } heeft geen sleutels met waarden
complaint-scenario-no-whole-number = { $given } is geen geheel getal
complaint-scenario-no-truth = { $given } is geen ja of nee

## Een partij van het scoreblok

complaint-kept-long = { $path } is geen bewaarde partij: te lang
complaint-kept-json = { $path } is geen bewaarde partij: geen JSON
complaint-kept-none = { $path } is geen bewaarde partij
complaint-kept-wrong = { $path } is geen bewaarde partij: { $because }
complaint-kept-key = { $key } ontbreekt of klopt niet
complaint-kept-version = { $path } komt van een andere versie van het scoreblok
complaint-kept-entry = { $path }, regel { $number }: { $problem }
complaint-kept-refused = { $line } mag niet volgens { $clause }
