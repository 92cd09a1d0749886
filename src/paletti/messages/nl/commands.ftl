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
rules-also = Elders
rules-legend = ≠ anders dan het Duitse origineel    ⌂ huisregel    § onze uitspraak, staat niet in het boekje
rules-ruling = § Onze uitspraak: het boekje zwijgt hierover.
rules-told-in = { $way }: { $text }

## Een bewaarde partij

replay-players = spelers
replay-edition = uitgave
replay-set = set
replay-deeds = zetten
replay-hands = handen aan het werk
replay-winner = winnaar
replay-engine = rekenkern
replay-unfinished = de partij is nog niet afgelopen
replay-nobody = niemand
replay-verified = Gecontroleerd: alle { $deeds } zetten komen tot op de bit hetzelfde uit.
replay-differs = Niet hetzelfde: zet { $deed } loopt anders af ({ $difference }).
replay-not-here = Deze partij is hier niet na te rekenen: { $because }. Al het andere kan er wel mee.
replay-judged-refused = { $edition }: vanaf zet { $deed } had de partij niet verder gekund.
replay-judged-open = { $edition }: de partij zou niet afgelopen zijn.
replay-judged-ended = { $edition }: de partij eindigt met zet { $deed }. Winnaar: { $winners }.
replay-drawn = Getekend: { $path }
replay-no-deed = Deze partij heeft de zetten 1 tot en met { $deeds }, niet { $deed }.
replay-picture-kind = Een tekening komt in een .png- of .svg-bestand.

replay-again = zetten nagespeeld
replay-set-named = { $name } nr. { $serial }, { $layout ->
    [scattered] door elkaar
    [rings] in ringen
    [colours] op kleur
   *[by-hand] met de hand opgebouwd
}

## Hoe ze instortte, en wat er had gekund

forensics-tries = pogingen
forensics-none = In deze partij is geen villa ingestort.
forensics-deed = Zet { $deed }: { $by } met { $piece }.
forensics-lost = { $upper } en { $lower } lieten elkaar als eerste los, na { $seconds } s.
forensics-lost-none = Voor de val liet niets los, na { $seconds } s.
forensics-went = Toen ging { $upper }, na { $seconds } s.
forensics-ruin = Toen waren er te veel pilaren omgevallen, na { $seconds } s.
forensics-hand = De hand trok met { $newtons } N en { $speed } mm/s, { $stretch } mm voor het stuk uit.
forensics-stood = { $way }: bleef { $stood } van de { $tries } keer staan.
forensics-way-slower = Langzamer
forensics-way-other-angle = Onder een andere hoek
analysis-again-progress = zetten bekeken
analysis-line-all = iedereen
analysis-line-chance = kans { $chance }
analysis-line-turning = keerpunt
analysis-line-hopeless = Vanaf zet { $deed } was de villa niet meer te redden.
analysis-line-nothing = In deze partij is niets met de hand gedaan.
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
arena-games = { $games } partijen, { $decided } beslist, { $collapsed } ingestort
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
host-how-home = Telefoons kunnen ook meespelen: start met --home.
host-no-network = Deze computer zit nu op geen enkel netwerk: niemand anders kan meedoen.
host-port-taken = Poort { $port } was bezet, dus is het { $taken }.
host-stop = Stoppen: Ctrl+C.

## Cijfers

bench-figure = cijfer
bench-measured = gemeten
bench-promised = beloofd
bench-meaning = betekenis
