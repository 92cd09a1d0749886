### Wat de opdrachten zeggen.

rules-unknown-edition = De editie { $given } bestaat niet; wel { $known }.
rules-unknown-clause = De regel { $given } bestaat niet; probeer PLATEAU-2 of RULING-1.
rules-wrong-players = { $edition }: voor { $least } tot { $most } spelers.
rules-compare-two = Om te vergelijken heb je twee verschillende edities nodig.
rules-compare-title = Waarin de edities verschillen
rules-compare-same = Deze edities zeggen hetzelfde.
rules-compare-only = Niet in elke editie
rules-compare-missing = staat er niet in
rules-not-in-edition = Deze regel komt in dit spel niet voor ({ $edition }).
rules-also = In andere edities
rules-legend = ≠ anders dan het Duitse origineel    ⌂ huisregel    § onze uitspraak, staat niet in het boekje
rules-ruling = § Onze uitspraak: het boekje zwijgt hierover.
rules-told-in = { $way }: { $text }

## Een bewaarde partij

replay-players = spelers
replay-edition = editie
replay-set = set
replay-deeds = zetten
replay-hands = handen aan het werk
replay-winner = winnaar
replay-engine = rekenkern
replay-unfinished = de partij is nog niet afgelopen
replay-nobody = niemand
replay-verified = Gecontroleerd: alle { $deeds } zetten komen tot op de bit hetzelfde uit.
replay-partly = Gecontroleerd voor zover dat hier kan: { $checked } zetten komen tot op de bit hetzelfde uit. { $unchecked } zijn hier niet na te rekenen: die zijn gespeeld op { $played }, en dit is { $here }.
replay-differs = Niet hetzelfde: zet { $deed } loopt anders af ({ $difference ->
    [deed] wat er gedaan is
    [events] wat ervan kwam
    [before] de villa ervoor
    [after] de villa erna
    [seat] wiens hand het was
    [began] wanneer hij begon
    [ended] wanneer hij eindigde
    [gestures] hoe de hand bewoog
    [track] de beelden ervan
    [extra] wat erbij is genoteerd
    [state] de precieze plek van het hout
   *[bytes] zijn bytes
}).
replay-not-here = Deze partij is hier niet na te rekenen: { $because }. Al het andere kan er wel mee.
replay-judged-refused = { $edition }: vanaf zet { $deed } had de partij niet verder gekund.
replay-judged-open = { $edition }: de partij zou niet afgelopen zijn.
replay-judged-ended = { $edition }: de partij eindigt met zet { $deed }. Winnaar: { $winners }.
replay-drawn = Getekend: { $path }
replay-no-deed = Deze partij heeft de zetten 1 tot en met { $deeds }, niet { $deed }.
replay-picture-kind = Een tekening komt in een .png- of .svg-bestand.

replay-again = zetten nagespeeld
replay-set-named = { $name } nr. { $serial }, { $layout ->
    [scattered] kriskras
    [rings] in kringen
    [colours] op kleur
   *[by-hand] met de hand opgebouwd
}

## Hoe ze instortte, en wat er had gekund

forensics-tries = pogingen
forensics-none = In deze partij is geen villa ingestort.
forensics-deed = Zet { $deed }: { $by } met { $piece }.
forensics-carried = { $upper } rustte op die pilaar.
forensics-lost = { $upper } en { $lower } lieten elkaar als eerste los, na { $seconds } s.
forensics-lost-none = Voor de val liet niets los, na { $seconds } s.
forensics-went = Toen bezweek { $upper }, na { $seconds } s.
forensics-ruin = Toen waren er te veel pilaren omgevallen, na { $seconds } s.
forensics-hand = De hand trok met { $newtons } N en { $speed } mm/s, { $stretch } mm voor het stuk uit.
forensics-stood = { $way }: bleef { $stood } van de { $tries } keer staan.
forensics-put-back = De tafel zette het stuk al terug, dus is er niets anders geprobeerd.
forensics-way-slower = Langzamer
forensics-way-other-angle = Onder een andere hoek
analysis-again-progress = zetten bekeken
analysis-line-all = iedereen
analysis-line-chance = kans { $chance }
analysis-line-turning = keerpunt
analysis-line-hopeless = Vanaf zet { $deed } was de villa niet meer te redden.
analysis-line-nothing = In deze partij is niets met de hand gedaan.
analysis-line-about = Deze partij is gespeeld onder { $engine }. De villa's zijn hier naar hun beelden herbouwd; de kansen zijn dus bij benadering.
analysis-line-objection = { $kind ->
    [missed] niemand maakte bezwaar
    [right] terecht bezwaar gemaakt
   *[wrong] bezwaar gemaakt tegen de kansen in
}

## Scenario's

referee-ok = goed
referee-failed = MIS
referee-failure = stap { $step } ({ $what }): verwacht { $expected }, gekregen { $got }

## Bots tegen elkaar

arena-progress = { $bots } in { $edition }
arena-title = Arena: { $bots } ({ $edition })
arena-games = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}, { $decided } beslist, { $collapsed } ingestort
arena-bot = bot
arena-rating = rating
arena-wins = zeges
arena-won = gewonnen
arena-collapsed = omgegooid
arena-means = Gemiddeld { $plateaus } plateaus en { $turns } beurten.
arena-lost = { $turns ->
    [one] { $name } verspeelde { $turns } beurt:
   *[other] { $name } verspeelde { $turns } beurten:
}
arena-fault = Partij { $game }. { $sentence }
arena-more = … en nog { $count } (met --json allemaal).
arena-cpu = { $unfinished ->
    [0] { $seconds } CPU-seconden.
   *[other] { $unfinished } niet afgemaakt. { $seconds } CPU-seconden.
}
arena-chart-rating = Rating, met aan beide kanten tweemaal de onzekerheid
arena-chart-won = Aandeel gewonnen partijen
arena-chart-collapsed = Aandeel partijen waarin de bot de villa omgooide
arena-chart-plateaus = Plateaus in de villa aan het eind, het blauwe meegeteld
arena-chart-turns = Hoeveel beurten een partij duurde

## Spelen en openstellen

host-home = Telefoons en tablets op je thuisnetwerk: { $address }
host-scan = Scan dit met de camera van je telefoon:
host-no-network = Deze computer zit nu niet op een thuisnetwerk: niemand anders kan meedoen.
host-port-taken = Poort { $port } was bezet, dus is het { $taken }.
host-new-database = Er waren nog geen partijen; er is een nieuwe, lege database gemaakt: { $database }
host-cores = Eén node gebruikt ongeveer één van de { $cores } kernen van deze computer; `--nodes { $cores }` gebruikt ze allemaal.
host-stop = Stoppen: Ctrl+C.

## Cijfers

bench-figure = cijfer
bench-measured = gemeten
bench-promised = beloofd
bench-meaning = betekenis

## paletti bench attack

bench-attack-messages = verminkte berichten terwijl er aan vier tafels wordt gespeeld
bench-attack-takeovers = plaatsen die een aanvaller in handen kreeg
bench-attack-breakdowns = tafels die het begaven
bench-attack-tracebacks = tracebacks in het logboek van de server
bench-attack-victim-fps = beelden van een eerlijke tafel in de ergste vloed, gedeeld door die zonder
bench-attack-bombs-refused = aandeel van de uploadbommen dat met één zin wordt geweigerd
bench-attack-bomb-mb = geheugen dat de ergste uploadbom kost, MB
bench-attack-kills = keren dat de server werd gedood terwijl een pagina speelde
bench-attack-lost = zetten waar een pagina van wist en het journaal niet
bench-attack-differs = tafels die anders terugkwamen
bench-attack-soak-growth = geheugen aan het eind van computerpartijen, gedeeld door dat na een zesde van de tijd

## paletti bench bots

bench-bots-statics-cases = weggenomen pilaren, villa's van elke hoogte, sets met foutjes
bench-bots-statics-agreement = ‘staat zonder X’ tegenover een simulatie van 3 s
bench-bots-statics-speedup = rekentijd van die simulatie, gedeeld door die van de statica
bench-bots-oracle-draws = trekpogingen met vaste hand
bench-bots-oracle-brier = Brier-score van hun voorspelde succes
bench-bots-base-rate-brier = Brier-score als je steeds het gemiddelde noemt
bench-bots-oracle-ratio = de eerste gedeeld door de tweede
bench-bots-ladder-games = partijen per koppel, met z'n tweeën (editie de)
bench-bots-ladder = kleinste aandeel besliste partijen dat een sterkte wint van de eerstvolgende lagere
bench-bots-ladder-master-journeyman = bouwmeester tegen gezel
bench-bots-ladder-master-novice = bouwmeester tegen beginner
bench-bots-former = kleinste aandeel van een sterkte tegen zichzelf van vroeger
bench-bots-endless = partijen zonder einde
bench-bots-master-games = partijen van vier bouwmeesters (editie de)
bench-bots-master-plateaus = plateaus die vier bouwmeesters leggen, blauw meegeteld, gemiddeld
bench-bots-collapses = aandeel partijen van twee gezellen dat met instorten eindigt
bench-bots-collapse-plateaus = plateaus tot dan toe, gemiddeld
bench-bots-collapse-turns = beurten tot dan toe, mediaan
bench-bots-early = aandeel partijen van twee beginners dat vóór de vierde pilaar eindigt
bench-bots-turn-cpu-s = rekenseconden per beurt, bouwmeester tegen gezel
bench-bots-decide-cpu-s = rekenseconden voor een beslissing van een bouwmeester, mediaan
bench-bots-decide-cpu-s-novice = hetzelfde voor een beginner
bench-bots-turn-s-median = mediaan van een beurt in het tempo zoals onder mensen: denken en handen, s

## paletti bench cli

bench-cli-start-ratio = tijd van ‘paletti --version’, gedeeld door ‘python -c pass’
bench-cli-help-ratio = tijd van ‘paletti --help’, gedeeld door ‘python -c pass’

## paletti bench cluster

bench-cluster-kills = nodes die tijdens het spel worden gedood, bevroren of van de database gescheiden, elk een derde
bench-cluster-lost = zetten waar een pagina van wist en het journaal niet
bench-cluster-double = zetten die twee eigenaars aannamen, elk een eigen
bench-cluster-differs = tafels die anders terugkwamen dan een pagina ze had gezien
bench-cluster-resume-s-p99 = seconden tot een pagina haar tafel terug heeft
bench-cluster-drain-pause-s-p99 = seconden zonder tafel als alle nodes om de beurt herstarten
bench-cluster-outages = uitval van de database
bench-cluster-outage-back-s = na uitval van de database, tot iedereen verder speelt, s
bench-cluster-forward-ms = hoeveel later een beeld via een doorgevende node komt, p99 min p99
bench-cluster-scaling = tafels op drie nodes gedeeld door één, naar rekentijd, zover de kernen reiken
bench-cluster-ray-games = botpartijen op twee Ray-computers, waarvan één halverwege uitvalt
bench-cluster-ray-equal = deel daarvan dat afliep zoals op één computer

## paletti bench page

bench-page-predicted-mm-p99 = hoe ver een hand in de vrije lucht ernaast wordt getekend, 150 ms ± 50 ms ver, elke kant op
bench-page-predicted-mm-median = hetzelfde, de middelste waarde
bench-page-jammed-over-stretch-p99 = hoe ver een hand aan stug hout ernaast zit, gedeeld door de getekende rek
bench-page-script-ms-per-frame = JavaScript per beeld bij een bewegende hand, processortijd, mediaan over vele seconden
bench-page-listener-ms-per-frame = wat een extra meeluisteraar op de lijn van de pagina daarvan kost, per beeld
bench-page-script-wall-ms-per-frame = hetzelfde volgens de klok, wachten op een kern meegerekend
bench-page-draw-calls = van een beeld met een hand in de villa, schaduwen meegeteld, in de hoogste kwaliteit
bench-page-triangles = hetzelfde
bench-page-bytes-a-frame = geheugen dat JavaScript per beeld vraagt, bij een bewegende hand
bench-page-shadows-share = aandeel beelden met nieuwe schaduwen terwijl niets beweegt
bench-page-fps = beelden per seconde hier, zonder grafische kaart

## paletti bench rules

bench-rules-deeds-per-s = zetten van willekeurige partijen met vier via apply, per seconde
bench-rules-pushes-per-s = willekeurige geldige zetten via push van python-chess, per seconde
bench-rules-vs-chess = het eerste gedeeld door het tweede

## paletti bench server

bench-server-tables-per-core = tafels zonder speelpauze met 4 pagina's, voordat beelden te laat komen
bench-server-limit-per-core = dezelfde handen in kale werelden van vroeger (stappen van 4 ms, niets slaapt), die niemand ziet
bench-server-tables-strayed = partijen aan die tafels die anders liepen dan opgenomen, van alle begonnen partijen
bench-server-vs-limit = de eerste waarde gedeeld door de tweede
bench-server-tables-by-cpu = tafels naar rekentijd alleen, alsof er nooit een beeld te laat kwam
bench-server-limit-by-cpu = de grens naar rekentijd alleen
bench-server-vs-limit-by-cpu = de eerste van deze twee gedeeld door de tweede
bench-server-awake-by-cpu = kale werelden zoals nu, maar waarin niets slaapt, naar rekentijd alleen
bench-server-vs-awake-by-cpu = tafels naar rekentijd alleen gedeeld door deze
bench-server-games-per-core = partijen met denkpauzes (mediaan 12 s) en 4 pagina's, voordat beelden te laat komen
bench-server-games-by-cpu = zulke partijen naar rekentijd alleen
bench-server-games-strayed = partijen die anders liepen dan opgenomen, van alle begonnen
bench-server-scaling = wat een beeld één node kost, gedeeld door wat het er twee met dubbel zoveel tafels kost
bench-server-scaling-limit = hetzelfde voor kale fysica in één proces en in twee: meer kunnen de kernen niet geven
bench-server-watchers = toeschouwers van één tafel waarvan de spelers hun beelden op tijd krijgen
bench-server-kbit-s = naar elke pagina van een tafel zonder speelpauze
bench-server-kbit-s-rest = naar elke pagina terwijl de villa rust
bench-server-frames-s = beelden per seconde die een pagina bereikten
bench-server-frame-late-p99-ms = hoe laat beelden een pagina bereiken, weinig tafels op de kern
bench-server-join-ms = van het openen van de verbinding tot het eerste hele beeld
bench-server-first-load-kb = alles wat startpagina en tafel ophalen zonder dat iemand iets doet, gecomprimeerd
bench-server-bytes-a-game = wat de database van een hele partij bewaart, mediaan

## paletti bench table

bench-table-games = hele partijen volgens draaiboek, alle edities en aantallen spelers
bench-table-ended = daarvan geëindigd op een manier die hun journaal verklaart
bench-table-all-verified = elk ervan is, opnieuw gesimuleerd, tot op de bit gelijk
bench-table-all-rejudged = elke partij, opnieuw beoordeeld in haar editie, heeft dezelfde winnaar
bench-table-replay-kb = mediane grootte van de opname van een partij
bench-table-replay-kb-max = de grootste opname
bench-table-deeds = zetten van een partij, mediaan
bench-table-kill-trials = tafels die op willekeurige momenten met SIGKILL zijn gedood
bench-table-kill-mid-attempt = daarvan met een hand in de villa
bench-table-kill-lost = gemelde zetten die verloren gingen
bench-table-kill-differs = tafels die anders terugkwamen of anders verdergingen
bench-table-kill-untold = afgebroken gebaren waarvan niemand hoorde
bench-table-verified = partijen via een echte server die, opnieuw gesimuleerd, tot op de bit gelijk zijn
bench-table-not-verified = partijen via een echte server die dat niet zijn
bench-table-unfinished = partijen via een echte server die niet zijn uitgespeeld
bench-table-rarest-verb = in hoeveel daarvan het zeldzaamste werkwoord voorkomt
bench-table-verbs = in hoeveel daarvan elk werkwoord voorkomt
bench-table-collapses = vastgestelde instortingen, alle edities, hand en haakje, draaiboek en computers
bench-table-by-hook = daarvan met het haakje
bench-table-least-of-an-edition = het kleinste aantal in één editie
bench-table-least-of-a-strength = het kleinste aantal bij computers van één sterkte
bench-table-visible-collapses = aandeel daarvan dat ook volgens de laatst bewaarde standen en omtrekken instort
bench-table-unseen-falls = anders beoordeelde pogingen waarna een plateau beneden ligt
bench-table-early = aandeel partijen van twee beginners (de) dat vóór de vierde pilaar voorbij is
bench-table-save-ms-p99 = 99e percentiel van het vastleggen van een zet (SQLite, elke commit gesynchroniseerd)
bench-table-save-ms-median = hetzelfde, mediaan

## paletti bench world

bench-world-drift-mm = grootste beweging van een stuk, villa's die na het zetten 60 s wakker zijn
bench-world-drift-fallen = villa's die intussen vanzelf instortten
bench-world-asleep-drift-mm = hetzelfde als de wereld mag rusten
bench-world-restore-error = grootste verschil in stand na momentopname, herstel en 500 stappen
bench-world-restore-hashes-equal = of ook de controlesommen kloppen
bench-world-overhead = kosten van hand, rustherkenning en waarneming bij 60 Hz, gedeeld door kaal rekenen
bench-world-speedup = gesimuleerde s per reken-s van een wakkere villa, gedeeld door de gangbare instellingen
bench-world-rollout-speedup = hetzelfde voor de stap van proefpogingen
bench-world-live-speedup = hetzelfde voor de villa in het spel terwijl een hand trekt
bench-world-carry-speedup = kosten van een stap met een vrij gedragen pilaar, zonder slaap gedeeld door met slaap
bench-world-pull-agreement = oordelen over getrokken pilaren die met een referentie van 0,5 ms overeenkomen
bench-world-rollout-agreement = hetzelfde voor de stap van proefpogingen
bench-world-pull-cases = getrokken pilaren
bench-world-pull-villas = villa's waaruit is getrokken
bench-world-pull-fallen-share = aandeel dat de villa doet instorten
bench-world-loose-share = aandeel bedekte pilaren dat minder dan een tiende van het gemiddelde draagt
bench-world-memory-mb = van nog een rustende villa
bench-world-live-speed = gesimuleerde s per reken-s, in het spel
bench-world-rollout-speed = gesimuleerde s per reken-s, proefpogingen
bench-world-usual-speed = gesimuleerde s per reken-s, gangbare instellingen

## paletti bench, while it measures

bench-doing-messages = verminkte berichten
bench-doing-bombs = uploadbommen
bench-doing-kills = afschieten
bench-doing-soak = partijen tussen computers
bench-doing-statics = statica
bench-doing-oracle = voorspelde trekpogingen
bench-doing-games = partijen
bench-doing-turns = beurten in het tempo zoals onder mensen
bench-doing-starting = opstarten
bench-doing-restarts = herstarts om de beurt
bench-doing-outage = uitval van de database
bench-doing-ray = partijen op een Ray-cluster
bench-doing-floods = vloedgolven
bench-doing-far-air = een verre hand in de vrije lucht
bench-doing-far-wood = een verre hand aan stug hout
bench-doing-cost = wat beelden kosten
bench-doing-drawn = wat ze tekenen
bench-doing-done = klaar
bench-doing-rules = regels
bench-doing-live = tafels en kale fysica, om de beurt
bench-doing-rest = rustende villa's
bench-doing-joining = aanschuiven
bench-doing-recording = partijen opnemen
bench-doing-watchers = toeschouwers van een tafel
bench-doing-traffic = wat pagina’s krijgen
bench-doing-nodes = één node en twee
bench-doing-served = partijen via een echte server
bench-doing-verified = partijen gespeeld en nagerekend
bench-doing-resumed = tafels gedood en hervat
bench-doing-collapses = instortingen bekeken
bench-doing-novices = partijen van beginners
bench-doing-speed = snelheid
bench-doing-speed-drawing = snelheid terwijl een hand trekt
bench-doing-speed-carrying = snelheid terwijl een pilaar wordt gedragen
bench-doing-overhead = extra kosten
bench-doing-memory = geheugen van een villa
bench-doing-restore = exact herstellen
bench-doing-drift = verloop
bench-doing-loose = losse pilaren
bench-doing-draws = getrokken pilaren
