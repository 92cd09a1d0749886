### De hulp bij de opdrachten. Alleen gewone zinnen zonder keuzes: ze worden zonder Fluent gelezen, zodat de hulp er meteen is.

help-usage = gebruik:
help-heading-commands = opdrachten
help-heading-arguments = argumenten
help-heading-options = opties
help-heading-keeper = het scoreblok, zonder bestand
help-about = Villa Paletti: spelen, arbitreren, kijken.
help-help = deze hulp tonen en stoppen
help-version = de versie tonen en stoppen
help-lang = taal: { $languages } (die van de terminal)
help-json = JSON schrijven, voor programma's
help-kit = spelen met de set die dit TOML-bestand beschrijft

## Wat voor een waarde staat

help-word-command = OPDRACHT
help-word-file = BESTAND
help-word-folder = MAP
help-word-address = ADRES
help-word-name = NAAM
help-word-rule = NAAM=WAARDE
help-word-deed = ZET
help-word-part = DEEL

## De opdrachten

help-play = In de browser op deze computer spelen; je partijen blijven in je eigen gegevensmap.
help-serve = Tafels voor anderen openstellen: op het thuisnetwerk, of achter een proxy met HTTPS (docs/hosting.md).
help-referee = Scenario's toetsen aan de regels; zonder bestand het scoreblok voor het houten spel.
help-rules = De regels van elke editie uitleggen, en waarin de edities verschillen.
help-replay = Een partij uit een .villa-bestand tonen, controleren, opnieuw beoordelen of tekenen.
help-arena = Bots hele partijen tegen elkaar laten spelen, met echte natuurkunde.
help-bench = De cijfers meten die we beloven, met hun vergelijkingswaarde ernaast.
help-admin = De nodes, tafels en bezoekers van een server beheren, in zijn database (docs/hosting.md).

## play en serve

help-play-port = poort om op te luisteren; is die bezet, dan de eerstvolgende vrije ({ $default })
help-play-here = alleen op deze computer spelen; anders kunnen telefoons en tablets op je thuisnetwerk meespelen
help-serve-host = adres om op te luisteren (alle adressen van deze computer)
help-serve-port = poort om op te luisteren ({ $default })
help-serve-database = SQLite-bestand of postgresql://-URL (een bestand in je gegevensmap)
help-serve-origin = nog een adres waarvan pagina's verbinding mogen maken, zoals https://villa.example; herhaalbaar
help-serve-name = naam waarop deze server antwoordt, zoals villa.example; herhaalbaar (die van deze computer, en elk IP-adres)
help-serve-behind-proxy = de proxy geloven over wie er vraagt
help-serve-proxy-address = adres of netwerk van een proxy op een andere computer die geloofd wordt; herhaalbaar (alleen een proxy op deze computer)
help-serve-tables = zoveel tafels hoogstens tegelijk ({ $default })
help-serve-tables-an-address = tafels waaraan één adres tegelijk mag zitten; aan de helft daarvan mag het tegelijk hout bewegen ({ $default })
help-serve-new-a-minute = tafels, bestanden en scoreblokken die een adres per minuut mag maken ({ $default })
help-serve-watchers = zoveel pagina's hoogstens die alleen meekijken ({ $default })
help-serve-watchers-an-address = zoveel pagina's van één adres hoogstens die alleen meekijken ({ $default })
help-serve-nodes = processen die de tafels verdelen, één per kern ({ $default })
help-serve-node-address = host:poort waarop de node van deze computer die van andere computers verwacht (zelfde --database, privénetwerk)
help-serve-lease-seconds = seconden waarna andere nodes de tafels van een zwijgende node overnemen ({ $default })
help-serve-drain-seconds = zoveel seconden wacht een node die stopt op een hand in de villa ({ $default })
help-serve-forget-days = onaffe tafels wissen die zoveel dagen niet zijn aangeraakt ({ $default })
help-serve-no-bots = zonder bots
help-serve-ray = het Ray-cluster op dit adres afgelopen partijen laten analyseren
help-serve-log = hoe het logboek wordt geschreven: text of json, één object per regel (text)
help-serve-settings = een TOML-bestand met deze opties, zoals port = 8642; wat erna komt, geldt

## referee

help-referee-files = een scenario, of een map vol scenario's
help-referee-json = de gebeurtenissen van elk bestand als JSON schrijven in plaats van een regel
help-referee-resume = een bewaarde partij voortzetten
help-referee-new = een nieuwe partij beginnen zonder naar de vorige te vragen

## rules

help-rules-edition = editie: { $editions } ({ $default })
help-rules-players = met hoeveel je speelt; zonder dit de regels voor elk aantal
help-rules-compare = tonen waarin edities verschillen: allemaal, of de genoemde
help-rules-clause = één regel, zoals PLATEAU-2, en wat andere edities erover zeggen
help-rules-rule = een huisregel, zoals few-columns=yes of mode=random; herhaalbaar
help-rules-no-pager = alles in één keer schrijven, zonder te bladeren

## replay

help-replay-file = de partij, een .villa-bestand
help-replay-verify = elke handeling naspelen en vergelijken, tot op de bit
help-replay-judge = wat een andere editie gezegd zou hebben: { $editions }
help-replay-events = het verhaal van de partij vertellen
help-replay-picture = de villa in een .png- of .svg-bestand tekenen
help-replay-at = na welke zet hij getekend wordt (na de laatste)
help-replay-forensics = hoe de villa instortte, en of dat moest
help-replay-analyse = hoeveel kans elke zet had, en wat er nog meer kon

## arena en bench

help-arena-games = hoeveel partijen ({ $default })
help-arena-bots = wie er spelen: { $strengths }, of een eigen bot als my_module:MyBot ({ $default })
help-arena-seed = dezelfde startwaarde geeft dezelfde partijen ({ $default })
help-arena-workers = processen (één per kern)
help-arena-ray = de partijen spelen op het Ray-cluster op dit adres (of dat van deze computer)
help-arena-keep = elke partij in deze map bewaren
help-arena-report = een pagina met grafieken schrijven (.html)
help-bench-bench = wat er gemeten wordt: { $benches }
help-bench-quick = minder gevallen: een blik, geen belofte
help-bench-part = alleen dit deel; mag vaker worden opgegeven ({ $parts })
help-bench-keep = bots: verdergaan met de partijen die daar bewaard zijn, en nieuwe bewaren
help-bench-workers = bots: processen (één per kern)
help-bench-ray = bots: de partijen op een Ray-cluster spelen

## admin

help-admin-act = wat er getoond of gedaan wordt
help-admin-what = node, tafel en plaats, adres, of tafel en bestand
help-admin-database = SQLite-bestand of postgresql://-URL van de server (die van PALETTI_DATABASE)
help-admin-days = ban: voor zoveel dagen ({ $default })
