### What is wrong with what was typed, or with a file. Plain phrases, as in help.ftl. The libraries below raise these
### sentences in English; the command recognises them here and says them in the reader's language.

complaint-try = { $sentence }. Try ‘{ $command } --help’.
complaint-no-command = Say which command to run
complaint-no-language = There is no language called { $given }; we speak { $known }.
complaint-missing-package = This needs { $package }, which is not installed. Try: pip install '{ $needed }'

## The command line itself

complaint-argument = argument { $option }: { $problem }
complaint-one-value = expected one argument
complaint-some-values = expected at least one argument
complaint-no-number = invalid int value: { $given }
complaint-no-decimal = invalid float value: { $given }
complaint-no-choice = invalid choice: { $given } (choose from { $known })
complaint-unknown = unrecognized arguments: { $given }
complaint-required = the following arguments are required: { $names }
complaint-no-value-wanted = ignored explicit argument { $given }

## Files and folders

complaint-cannot-read-because = { $path } cannot be read: { $because }
complaint-cannot-read = { $path } cannot be read
complaint-cannot-write = { $path } cannot be written: { $because }.
complaint-cannot-make = { $path } cannot be made: { $because }.
complaint-cannot-use = The data folder { $path } cannot be used: { $because }.
complaint-no-such-file = no such file or directory
complaint-no-permission = permission denied
complaint-is-a-directory = is a directory
complaint-not-a-directory = not a directory
complaint-file-exists = file exists
complaint-no-room = no space left on device
complaint-read-only = read-only file system
complaint-no-file = no such file

## play and serve

complaint-port = A port is a number from 1 to 65535.
complaint-counts = Counts, days and seconds are numbers above zero.
complaint-lease = --lease-seconds is at least two seconds, and --drain-seconds at least zero.
complaint-tables-nodes = Each node carries at least one table: --tables cannot be smaller than --nodes.
complaint-nodes-or-address = Give either --nodes, for several on this machine, or --node-address, for one of several machines.
complaint-nodes-windows = Several nodes on one machine need Linux or macOS; serve with one here.
complaint-node-address = --node-address is a host and a port, such as 10.0.0.5:7642.
complaint-proxy-address = --proxy-address is an IP address, a network such as 10.0.0.0/24, or * for all.
complaint-port-taken = Port { $port } is taken on { $host }
complaint-cannot-listen = Cannot listen on { $host }: { $because }
complaint-storage-kind = Games are kept in SQLite or PostgreSQL, not in { $store }
complaint-storage-driver = PostgreSQL needs its driver: install villa-paletti[postgres]
complaint-storage-url = This is no database URL; write it like postgresql://user@host/name
complaint-storage-closed = The games' storage cannot be opened: { $because }
complaint-storage-broken = The games' storage is damaged or foreign: { $because }
complaint-storage-file = Games are kept in a file: name one for SQLite
complaint-storage-folder = There is no folder { $folder } to keep games in: make it, or name another
complaint-storage-newer = These games were kept by a newer Paletti; open them with that version

## admin, --settings

complaint-admin-takes = ‘paletti admin { $act }’ takes { $needed }; see docs/hosting.md
complaint-admin-nothing = nothing more
complaint-admin-one = one name
complaint-admin-two = two names
complaint-admin-database = There is no database { $path }
complaint-admin-node = There is no such node; ‘paletti admin nodes’ lists them
complaint-admin-table = There is no such table; ‘paletti admin tables’ lists them
complaint-admin-seat = There is no such seat; seats are counted from 0
complaint-admin-banned = This address is not banned
complaint-admin-address = { $given } is no IP address
complaint-admin-game = No finished game is kept under this link
complaint-settings-read = The settings { $path } cannot be read
complaint-settings-toml = The settings { $path } are no TOML: { $because }
complaint-settings-option = The settings { $path } name an option that is none: { $given }
complaint-settings-switch = { $option } is yes or no, not { $given }

## arena

complaint-games = An arena holds 1 to { $most } games, not { $games }.
complaint-workers = At least one process must play.
complaint-workers-ray = Either --workers here or --ray, not both.
complaint-no-cluster-here = There is no Ray cluster on this machine: `ray start --head` begins one.
complaint-no-cluster = There is no Ray cluster at { $address }.
complaint-cluster-empty = The Ray cluster has no processors to give.
complaint-cluster-lossy = The Ray cluster loses its machines faster than they can do anything.
complaint-cluster-other = A machine of the cluster has { $name } { $there }, this one { $here }.
complaint-bench-bots = Only ‘paletti bench bots’ takes { $option }.
complaint-bench-part = ‘paletti bench { $bench }’ has no part called { $part }: choose among { $known }.
complaint-bench-whole = ‘paletti bench { $bench }’ has no parts: it is only measured as a whole.
complaint-bench-code = { $path } holds no games of this very code: name a new file
complaint-bench-broken = { $path } cannot be continued: { $because }
complaint-no-bot = There is no bot called { $name }: choose among { $known }, or name your own as my_module:MyBot.
complaint-house-form = A house rule is written NAME=VALUE, not { $given }.
complaint-bot-import = { $module } cannot be imported: { $because }
complaint-bot-ends = it ends the program
complaint-bot-class = There is no class { $name } in { $module }
complaint-bot-method = { $name } is no bot: it has no method decide(view, rng)

## Editions, house rules, players

complaint-no-edition = there is no edition { $given }, only { $known }
complaint-no-rule = there is no house rule { $given }
complaint-rule-values = { $rule } is one of { $values }, not { $given }
complaint-rule-number = { $rule } is a number from { $lowest } to { $highest }, not { $given }
complaint-mode-scoring = mode { $played } does not go with scoring { $counted }
complaint-rounds = rounds go with basic and tournament scoring: the seal is played for once
complaint-edition-players = This edition is for { $least } to { $most } players, not { $players }
complaint-game-players = this game is for { $least } to { $most } players, not { $players }
complaint-every-name = every player needs a name
complaint-twice-called = two players are called { $name }
complaint-first-plays-not = { $name } is to begin but does not play
complaint-seed = The serial number is a whole number from 1 to { $serials }; seed and nerves are whole numbers from 0 to { $numbers }

## A measured set

complaint-set-long = { $name } is too long: a set needs { $most } characters at most
complaint-set-toml = { $name } is not valid TOML: { $because }
complaint-set-lacks = { $name } lacks { $part }
complaint-set-twice = two pieces are called { $piece }
complaint-set-site = the site is larger than the base
complaint-set-shape = a column is round or hexagonal, not { $given }
complaint-set-outline = the outline of { $piece } needs four points or more, each of two numbers
complaint-set-nested = { $name } is nested too deeply
complaint-set-friction = friction_max is as large as the friction itself
complaint-set-name = the name of a set has 1 to { $most } characters
complaint-set-corners = the outline of { $piece } has more than { $most } points, or one far away
complaint-set-number = { $key } must be a number from { $least } to { $most }
complaint-set-piece = The set { $set } has no { $piece }: a game needs twenty columns and five plateaus
complaint-set-order = The set { $set } has { $piece } out of place; the order is { $order }
complaint-set-villa = No villa with { $plateaus } plateaus was found for seed { $seed }
complaint-set-such-villa = No such villa with { $plateaus } plateaus was found for seed { $seed }
complaint-set-columns = Villas are laid out for { $needed } columns, this set has { $columns }

## A saved game

complaint-replay-deeds = { $name } lacks some deeds of its game
complaint-replay-bots = { $name } tells of bots that did not sit at its table
complaint-replay-much = { $name } unpacks to more than any game needs
complaint-replay-packed = { $name } cannot be unpacked
complaint-replay-no-game = { $name } holds no game that this version understands
complaint-replay-empty = { $name } is empty
complaint-replay-large = { $name } is too large for a replay
complaint-replay-none = { $name } is not a replay of Villa Paletti
complaint-replay-text = { $name } was changed on its way, as if it were text: send it as a binary file
complaint-replay-short = { $name } is cut short
complaint-replay-shorter = { $name } is cut short: { $there } of { $whole } bytes are there
complaint-replay-older = { $name } was written before the first release (format { $number }); format { $format } is read here
complaint-replay-newer = { $name } was written by a newer Paletti (format { $number }); this one reads format { $format }
complaint-replay-altered = { $name } was altered: its checksum does not fit
complaint-replay-engine = This game was played under { $engine }; its collapse cannot be tried again here
complaint-replay-elsewhere = it was played under { $played }, and this is { $here }

## A scenario

complaint-no-scenarios = There is no scenario (*.yaml) in { $folder }.
complaint-scenario-read = cannot be read: { $because }
complaint-scenario-long = longer than { $most } bytes
complaint-scenario-utf8 = byte { $byte }: not text in UTF-8
complaint-scenario-place = line { $line }, column { $column }: { $problem }
complaint-scenario-yaml = not YAML: { $because }
complaint-scenario-key-twice = the key { $key } comes twice
complaint-scenario-empty = the file is empty
complaint-scenario-map = a scenario is a map with edition, players and steps
complaint-scenario-key = unknown key { $key }
complaint-scenario-missing = { $key } is missing
complaint-scenario-in-key = { $key }: { $problem }
complaint-scenario-in-step = step { $number }: { $problem }
complaint-scenario-no-text = { $given } is no text
complaint-scenario-steps = a list of steps is expected
complaint-scenario-clauses = a list of clause ids is expected
complaint-scenario-clause = there is no clause { $given }
complaint-scenario-edition = there is no edition { $given }
complaint-scenario-options = a map of options is expected
complaint-scenario-no-player = { $given } is no player
complaint-scenario-no-beginner = in edition { $edition } nobody is named to begin
complaint-scenario-names = a list of names is expected
complaint-scenario-refuse = step and clause are expected
complaint-scenario-one-key = a step is a map with one key
complaint-scenario-unknown-step = unknown step { $given }
complaint-scenario-expectations = a map of expectations is expected
complaint-scenario-a-map = a map is expected
complaint-scenario-players = { $given } is none of the players
complaint-scenario-twice = { $column } is named twice among the columns that fell or lean
complaint-scenario-cannot-be = { $field } cannot be { $given }
complaint-scenario-only = { $field } cannot be { $given }, only { $known }
complaint-scenario-is-list = { $field } is a list, not { $given }
complaint-scenario-no-column = there is no column { $given }
complaint-scenario-no-colour = there is no colour { $given }
complaint-scenario-no-level = there is no level { $given }
complaint-scenario-no-plateau = there is no plateau { $given }
complaint-scenario-no-list = { $given } is no list
complaint-scenario-no-map = { $given } is no map
complaint-scenario-no-whole-number = { $given } is no whole number
complaint-scenario-no-truth = { $given } is no yes or no

## A game of the score keeper

complaint-kept-long = { $path } is no kept game: it is too long
complaint-kept-json = { $path } is no kept game: it is no JSON
complaint-kept-none = { $path } is no kept game
complaint-kept-wrong = { $path } is no kept game: { $because }
complaint-kept-key = { $key } is missing or wrong
complaint-kept-version = { $path } was kept by another version of the score keeper
complaint-kept-entry = { $path }, entry { $number }: { $problem }
complaint-kept-refused = { $line } is refused by { $clause }
