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
replay-partly = Verified as far as this machine can tell: { $checked } deeds came out the same, to the bit. { $unchecked } cannot be checked here: they were played on { $played }, and this is { $here }.
replay-differs = Not the same: deed { $deed } came out differently ({ $difference ->
    [deed] what was done
    [events] what came of it
    [before] the { -villa } before it
    [after] the { -villa } after it
    [seat] whose hand it was
    [began] when it began
    [ended] when it ended
    [gestures] how the hand moved
    [track] the pictures of it
    [extra] what was noted of it
    [state] the exact place of the wood
   *[bytes] its bytes
}).
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
forensics-carried = { $upper } rested on that column.
forensics-lost = { $upper } and { $lower } parted first, { $seconds } s into the deed.
forensics-lost-none = Nothing parted before the fall, { $seconds } s into the deed.
forensics-went = Then { $upper } went, { $seconds } s into the deed.
forensics-ruin = Then too many columns had fallen, { $seconds } s into the deed.
forensics-hand = The hand pulled with { $newtons } N at { $speed } mm/s, { $stretch } mm ahead of the piece.
forensics-stood = { $way }: stood { $stood } of { $tries } times.
forensics-put-back = The table was already putting the piece back, so no other way was tried.
forensics-way-slower = At a slower pace
forensics-way-other-angle = At another angle
analysis-again-progress = deeds looked at again
analysis-line-all = all
analysis-line-chance = chance { $chance }
analysis-line-turning = turning point
analysis-line-hopeless = From deed { $deed } on the villa was hopeless.
analysis-line-nothing = Nothing in this game was done by hand.
analysis-line-about = This game was played under { $engine }. Its villas were rebuilt here from their pictures, so the chances are approximate.
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
arena-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decided } decided, { $collapsed } collapsed
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
host-no-network = This machine is not on a home network right now: nobody else can join.
host-port-taken = Port { $port } was taken, so it is { $taken }.
host-new-database = There were no games yet; a new, empty database was made: { $database }
host-cores = One node makes use of about one of this machine’s { $cores } cores; `--nodes { $cores }` uses them all.
host-stop = To stop: Ctrl+C.

## Figures

bench-figure = figure
bench-measured = measured
bench-promised = promised
bench-meaning = meaning

## paletti bench attack

bench-attack-messages = mutated messages while four tables play
bench-attack-takeovers = seats that an attacker was given
bench-attack-breakdowns = tables that broke down
bench-attack-tracebacks = tracebacks in the server's log
bench-attack-victim-fps = frames of an honest table under the worst flood, over its frames without
bench-attack-bombs-refused = upload bombs refused in a sentence, of all
bench-attack-bomb-mb = memory gained by the worst upload bomb, MB
bench-attack-kills = times that the server was killed while a page played
bench-attack-lost = deeds that a page had heard of and the journal had not
bench-attack-differs = tables that came back otherwise
bench-attack-soak-growth = memory at the end of bot games over that after a sixth of the time

## paletti bench bots

bench-bots-statics-cases = columns taken away, over villas of all heights, sets with flaws
bench-bots-statics-agreement = ‘stands without X’ against a 3 s simulation
bench-bots-statics-speedup = CPU time of that simulation over that of statics
bench-bots-oracle-draws = draws by a steady hand
bench-bots-oracle-brier = Brier score of their predicted success
bench-bots-base-rate-brier = of always saying the base rate
bench-bots-oracle-ratio = the first over the second
bench-bots-ladder-games = games a pair, two players (edition de)
bench-bots-ladder = the least share of decided games that a strength wins against the next lower
bench-bots-ladder-master-journeyman = master over journeyman
bench-bots-ladder-master-novice = master over novice
bench-bots-former = the least share of a strength against itself as it was before
bench-bots-endless = games that came to no end
bench-bots-master-games = games of four masters (edition de)
bench-bots-master-plateaus = plateaus laid by four masters, blue included, on average
bench-bots-collapses = share of two journeymen's games that end by a collapse
bench-bots-collapse-plateaus = plateaus laid by then, on average
bench-bots-collapse-turns = turns by then, median
bench-bots-early = share of two novices' games that end before the fourth column is raised
bench-bots-turn-cpu-s = all CPU seconds of games between master and journeyman over their turns
bench-bots-decide-cpu-s = CPU seconds of a master's decision, median
bench-bots-decide-cpu-s-novice = the same of a novice
bench-bots-turn-s-median = median of a turn at the pace among people, thinking and hands, s

## paletti bench cli

bench-cli-start-ratio = time of ‘paletti --version’ over ‘python -c pass’
bench-cli-help-ratio = time of ‘paletti --help’ over ‘python -c pass’

## paletti bench cluster

bench-cluster-kills = nodes killed, frozen or cut from the database, in thirds, while tables play
bench-cluster-lost = deeds that a page had heard of and the journal had not
bench-cluster-double = deeds that two owners accepted, each its own
bench-cluster-differs = tables that came back otherwise than a page had seen them
bench-cluster-resume-s-p99 = seconds until a page has its table back
bench-cluster-drain-pause-s-p99 = seconds without a table, in a rolling restart of all nodes
bench-cluster-outages = outages of the database
bench-cluster-outage-back-s = after an outage of the database, until all play on, s
bench-cluster-forward-ms = later than direct that a frame comes through a node that forwards it, p99 less p99
bench-cluster-scaling = tables on three nodes over one, by processor time, as far as the cores allow
bench-cluster-ray-games = games of bots played on two Ray machines, one killed in mid-run
bench-cluster-ray-equal = share of them that came out as on one machine

## paletti bench page

bench-page-predicted-mm-p99 = how far off a hand in free air is drawn, 150 ms ± 50 ms away each way
bench-page-predicted-mm-median = the same, the middle one
bench-page-jammed-over-stretch-p99 = how far off one at wood that resists, over the stretch that is drawn
bench-page-script-ms-per-frame = JavaScript a picture, a hand moving, processor time, the middle of many seconds
bench-page-listener-ms-per-frame = what one more listener on the page’s line costs of that, a picture
bench-page-script-wall-ms-per-frame = the same by the clock, waiting for a core included
bench-page-draw-calls = of a picture with a hand in the villa, shadows included, at the highest quality
bench-page-triangles = the same
bench-page-bytes-a-frame = allocated by JavaScript for a picture, a hand moving
bench-page-shadows-share = of the pictures drawn while nothing moves, those with new shadows
bench-page-fps = pictures a second here, without a graphics card

## paletti bench rules

bench-rules-deeds-per-s = deeds of random four-player games through apply, a second
bench-rules-pushes-per-s = random legal moves through python-chess push, a second
bench-rules-vs-chess = the first of these by the second

## paletti bench server

bench-server-tables-per-core = tables played without a pause, 4 pages each, before frames are late
bench-server-limit-per-core = the same hands in bare worlds as they were before (steps of 4 ms, nothing asleep), shown to nobody
bench-server-tables-strayed = games at those tables that went another way than recorded, of all begun
bench-server-vs-limit = the first of these by the second
bench-server-tables-by-cpu = tables by processor time alone, as if no frame ever came late
bench-server-limit-by-cpu = the limit by processor time alone
bench-server-vs-limit-by-cpu = the first of these by the second
bench-server-awake-by-cpu = bare worlds as today but with nothing asleep, by processor time alone
bench-server-vs-awake-by-cpu = tables by processor time over these
bench-server-games-per-core = games whose players stop to think (12 s in the median), 4 pages each, before frames are late
bench-server-games-by-cpu = such games by processor time alone
bench-server-games-strayed = those that went another way than recorded, of all begun
bench-server-scaling = what a frame costs one node, over what it costs two that carry twice as many tables
bench-server-scaling-limit = the same of bare physics in one process and in two: all that the cores can give
bench-server-watchers = pages that watch one table while its players’ frames are on time
bench-server-kbit-s = to each page of a table played without a pause
bench-server-kbit-s-rest = to each page while the villa rests
bench-server-frames-s = frames a second that reached a page
bench-server-frame-late-p99-ms = how late frames reach a page, few tables on the core
bench-server-join-ms = from opening the socket to the first full picture
bench-server-first-load-kb = compressed, everything that the start page and a table fetch while nobody does anything
bench-server-bytes-a-game = what the database keeps of a whole game, median

## paletti bench table

bench-table-games = whole games by scripted hands, all editions and numbers of players
bench-table-ended = of them, games that reached an end their journal explains
bench-table-all-verified = every one of them, simulated again, is the same to the bit
bench-table-all-rejudged = every game judged again in its own edition has the same winner
bench-table-replay-kb = median size of a game's replay
bench-table-replay-kb-max = largest replay
bench-table-deeds = median deeds of a game
bench-table-kill-trials = tables killed with SIGKILL at random moments
bench-table-kill-mid-attempt = of them with a hand in the villa
bench-table-kill-lost = announced deeds lost
bench-table-kill-differs = tables that came back otherwise than they were, or went on otherwise
bench-table-kill-untold = gestures cut short that nobody was told of
bench-table-verified = games through a real server that, simulated again, are the same to the bit
bench-table-not-verified = games through a real server that are not
bench-table-unfinished = games through a real server whose players brought them to no end
bench-table-rarest-verb = in how many of them the verb is that is in the fewest
bench-table-verbs = in how many of them each verb is
bench-table-collapses = collapses called, all editions, hand and hook, scripted players and bots
bench-table-by-hook = of these, with the hook in the villa
bench-table-least-of-an-edition = the fewest of these in any edition
bench-table-least-of-a-strength = the fewest of these among bots of any strength
bench-table-visible-collapses = share of them that are one by the last stored poses and outlines
bench-table-unseen-falls = attempts judged otherwise that end with a plateau down
bench-table-early = share of games of two novices (de) over before the fourth column is raised
bench-table-save-ms-p99 = 99th percentile of journalling a deed (SQLite, every commit synced)
bench-table-save-ms-median = median of the same

## paletti bench world

bench-world-drift-mm = worst motion of any piece, villas awake for 60 s after settling
bench-world-drift-fallen = villas that fell by themselves meanwhile
bench-world-asleep-drift-mm = the same when the world may rest
bench-world-restore-error = greatest difference of any pose after snapshot, restore and 500 steps
bench-world-restore-hashes-equal = whether the hashes agree as well
bench-world-overhead = cost of hand, rest detection and observation at 60 Hz over bare stepping
bench-world-speedup = simulated s per CPU s of a live villa awake over the usual settings
bench-world-rollout-speedup = the same for the step used for trials
bench-world-live-speedup = the same of the live villa over the usual settings while a hand draws
bench-world-carry-speedup = cost of a step with a column carried clear of a villa, sleep off over sleep on
bench-world-pull-agreement = verdicts of drawing columns that agree with a 0.5 ms reference
bench-world-rollout-agreement = the same for the step used for trials
bench-world-pull-cases = columns drawn
bench-world-pull-villas = villas they were drawn from
bench-world-pull-fallen-share = share of them that bring the villa down
bench-world-loose-share = share of covered columns that carry less than a tenth of the mean
bench-world-memory-mb = of one more resting villa
bench-world-live-speed = simulated s per CPU s, live
bench-world-rollout-speed = simulated s per CPU s, trials
bench-world-usual-speed = simulated s per CPU s, usual settings

## paletti bench, while it measures

bench-doing-messages = mutated messages
bench-doing-bombs = upload bombs
bench-doing-kills = kills
bench-doing-soak = games between computers
bench-doing-statics = statics
bench-doing-oracle = predicted draws
bench-doing-games = games
bench-doing-turns = turns at the pace among people
bench-doing-starting = starting
bench-doing-restarts = rolling restarts
bench-doing-outage = outages of the database
bench-doing-ray = games on a Ray cluster
bench-doing-floods = floods
bench-doing-far-air = a hand far away in free air
bench-doing-far-wood = a hand far away at wood that resists
bench-doing-cost = what pictures cost
bench-doing-drawn = what they draw
bench-doing-done = done
bench-doing-rules = rules
bench-doing-live = live tables and bare physics, in turn
bench-doing-rest = villas at rest
bench-doing-joining = joining
bench-doing-recording = recording games
bench-doing-watchers = watchers of a table
bench-doing-traffic = what pages are sent
bench-doing-nodes = one node and two
bench-doing-served = games through a real server
bench-doing-verified = games played and verified
bench-doing-resumed = tables killed and resumed
bench-doing-collapses = collapses looked at
bench-doing-novices = novices’ games
bench-doing-speed = speed
bench-doing-speed-drawing = speed while a hand draws
bench-doing-speed-carrying = speed while a column is carried
bench-doing-overhead = overhead
bench-doing-memory = memory of a villa
bench-doing-restore = exact restoring
bench-doing-drift = drift
bench-doing-loose = loose columns
bench-doing-draws = columns drawn
