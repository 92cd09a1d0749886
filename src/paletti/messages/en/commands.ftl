### What the commands say.

rules-unknown-edition = There is no edition called { $given }; there are { $known }.
rules-unknown-clause = There is no clause called { $given }; try PLATEAU-2 or RULING-1.
rules-wrong-players = { $edition } is for { $least } to { $most } players.
rules-compare-two = It takes two different editions to compare.
rules-compare-title = Where editions differ
rules-compare-same = These editions say the same thing.
rules-compare-only = Not in every edition
rules-compare-missing = not there
rules-not-in-edition = This clause plays no part in this game ({ $edition }).
rules-also = In other editions
rules-legend = ≠ unlike the German original    ⌂ house rule    § our ruling, not in the rulebook
rules-ruling = § Our ruling: the rulebook says nothing about this.
rules-told-in = { $way }: { $text }

## A saved game

replay-players = players
replay-edition = edition
replay-set = set
replay-deeds = deeds
replay-hands = hands at work
replay-winner = winner
replay-engine = engine
replay-unfinished = the game is not over
replay-nobody = nobody
replay-verified = Verified: all { $deeds } deeds came out the same, to the bit.
replay-differs = Not the same: deed { $deed } came out differently ({ $difference }).
replay-not-here = This game cannot be verified here: { $because }. Everything else can be done with it.
replay-judged-refused = { $edition }: the game could not have gone on from deed { $deed }.
replay-judged-open = { $edition }: the game would not be over.
replay-judged-ended = { $edition }: the game ends with deed { $deed }. Winner: { $winners }.
replay-drawn = Drawn: { $path }
replay-no-deed = This game has deeds 1 to { $deeds }, not { $deed }.
replay-picture-kind = A picture is written to a .png or a .svg file.

replay-again = moves played again
replay-set-named = { $name } no. { $serial }, { $layout ->
    [scattered] scattered
    [rings] in rings
    [colours] by colour
   *[by-hand] set up by hand
}

## How it came down, and what could have been

forensics-tries = tries
forensics-none = No villa came down in this game.
forensics-deed = Deed { $deed }: { $by } with { $piece }.
forensics-lost = { $upper } and { $lower } parted first, { $seconds } s into the deed.
forensics-lost-none = Nothing parted before the fall, { $seconds } s into the deed.
forensics-went = Then { $upper } went, { $seconds } s into the deed.
forensics-ruin = Then too many columns had fallen, { $seconds } s into the deed.
forensics-hand = The hand pulled with { $newtons } N at { $speed } mm/s, { $stretch } mm ahead of the piece.
forensics-stood = { $way }: stood { $stood } of { $tries } times.
forensics-way-slower = At a slower pace
forensics-way-other-angle = At another angle
analysis-again-progress = deeds looked at again
analysis-line-all = all
analysis-line-chance = chance { $chance }
analysis-line-turning = turning point
analysis-line-hopeless = From deed { $deed } on the villa was hopeless.
analysis-line-nothing = Nothing in this game was done by hand.
analysis-line-objection = { $kind ->
    [missed] nobody objected
    [right] rightly objected
   *[wrong] objected against the odds
}

## Scenarios

referee-ok = ok
referee-failed = FAILED
referee-failure = step { $step } ({ $what }): expected { $expected }, got { $got }

## Bots against each other

arena-progress = { $bots } in { $edition }
arena-title = Arena: { $bots } ({ $edition })
arena-games = { $games } games, { $decided } decided, { $collapsed } collapsed
arena-bot = bot
arena-rating = rating
arena-wins = wins
arena-won = won
arena-collapsed = collapsed
arena-means = Plateaus { $plateaus } and turns { $turns } on average.
arena-lost = { $turns ->
    [one] { $name } lost { $turns } turn:
   *[other] { $name } lost { $turns } turns:
}
arena-fault = Game { $game }. { $sentence }
arena-more = … and { $count } more (--json tells all).
arena-cpu = { $unfinished ->
    [0] { $seconds } CPU seconds.
   *[other] { $unfinished } unfinished. { $seconds } CPU seconds.
}
arena-chart-rating = Rating, with twice its uncertainty to either side
arena-chart-won = Share of games won
arena-chart-collapsed = Share of games in which the bot made the villa collapse
arena-chart-plateaus = Plateaus in the villa at the end, blue included
arena-chart-turns = How many turns a game lasted

## Playing and hosting

host-home = Phones and tablets on your home network: { $address }
host-scan = Scan this with the phone’s camera:
host-how-home = Phones can join in too: start it with --home.
host-no-network = This machine is on no network right now: nobody else can join.
host-port-taken = Port { $port } was taken, so it is { $taken }.
host-stop = To stop: Ctrl+C.

## Figures

bench-figure = figure
bench-measured = measured
bench-promised = promised
bench-meaning = meaning
