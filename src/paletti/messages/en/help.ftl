### The commands' help. Plain phrases only, without selectors: they are read without Fluent, so that help comes at once.

help-usage = usage:
help-heading-commands = commands
help-heading-arguments = arguments
help-heading-options = options
help-heading-keeper = the score keeper, without a file
help-about = Villa Paletti: play it, judge it, watch it.
help-help = show this help and exit
help-version = show the version and exit
help-lang = language: { $languages } (that of your terminal)
help-json = print JSON for a program to read
help-kit = play with the set that this TOML file describes

## What stands for a value

help-word-command = COMMAND
help-word-file = FILE
help-word-folder = FOLDER
help-word-address = ADDRESS
help-word-name = NAME
help-word-rule = NAME=VALUE
help-word-deed = DEED
help-word-part = PART

## The commands

help-play = Play in the browser on this machine; games are kept in your own data folder.
help-serve = Host tables for others: on a home network, or behind a proxy that speaks HTTPS (docs/hosting.md).
help-referee = Judge scenario files by the rules; without a file, keep score for the wooden game on your table.
help-rules = Explain the rules of any edition, and where editions differ.
help-replay = Show, verify, judge again or draw a game that was saved to a .villa file.
help-arena = Let bots play whole games against each other in real physics.
help-bench = Measure the figures we promise, side by side with their references.
help-admin = Look after a host’s nodes, tables and visitors, in its database (docs/hosting.md).

## play and serve

help-play-port = port to listen on; if it is taken, the next free one ({ $default })
help-play-here = play on this machine only; otherwise phones and tablets on your home network may join in
help-serve-host = address to listen on (all of this machine’s)
help-serve-port = port to listen on ({ $default })
help-serve-database = SQLite file or postgresql:// URL (a file in your data folder)
help-serve-origin = another address whose pages may connect, such as https://villa.example; repeatable
help-serve-name = name this server answers to, such as villa.example; repeatable (this machine’s own, and any IP address)
help-serve-behind-proxy = trust the proxy’s word on who is asking
help-serve-proxy-address = address or network of a proxy on another machine whose word is trusted; repeatable (only a proxy on this machine)
help-serve-tables = most tables at a time ({ $default })
help-serve-tables-an-address = most tables that one address may be at; at half as many it may move the wood at the same time ({ $default })
help-serve-new-a-minute = tables, files and score sheets that an address may make in a minute ({ $default })
help-serve-watchers = most pages that only watch ({ $default })
help-serve-watchers-an-address = most pages of one address that only watch ({ $default })
help-serve-nodes = processes that share the tables, one per core ({ $default })
help-serve-node-address = host:port at which this machine’s node listens for those of other machines (same --database, a private network)
help-serve-lease-seconds = seconds after which others take over the tables of a silent node ({ $default })
help-serve-drain-seconds = seconds for which a node that stops waits for a hand in the villa ({ $default })
help-serve-forget-days = delete unfinished tables that nobody has touched for so many days ({ $default })
help-serve-no-bots = leave bots out
help-serve-ray = let the Ray cluster at this address analyse finished games
help-serve-log = how the log is written: text or one JSON object a line (text)
help-serve-settings = a TOML file of these options, such as port = 8642; what follows it wins

## referee

help-referee-files = a scenario, or a folder of them
help-referee-json = print the events of every file as JSON instead of a line each
help-referee-resume = go on with a game that was saved
help-referee-new = begin a new game without asking about the last one

## rules

help-rules-edition = edition: { $editions } ({ $default })
help-rules-players = how many play; without it, the rules for any number
help-rules-compare = show where editions differ: all of them, or those you name
help-rules-clause = one clause only, such as PLATEAU-2, and what other editions say
help-rules-rule = a house rule, such as few-columns=yes or mode=random; repeatable
help-rules-no-pager = print everything at once, without a pager

## replay

help-replay-file = the game, a .villa file
help-replay-verify = play every gesture again and compare, to the bit
help-replay-judge = what another edition would have said: { $editions }
help-replay-events = tell the story of the game
help-replay-picture = draw the villa into a .png or .svg file
help-replay-at = after which deed to draw it (the last one)
help-replay-forensics = how the villa came down, and whether it had to
help-replay-analyse = how likely each deed was to succeed, and what else could have been done

## arena and bench

help-arena-games = how many games ({ $default })
help-arena-bots = who plays: { $strengths }, or your own bot as my_module:MyBot ({ $default })
help-arena-seed = the same seed gives the same games ({ $default })
help-arena-workers = processes (one per core)
help-arena-ray = play the games on the Ray cluster at this address (or the one of this machine)
help-arena-keep = save every game in this folder
help-arena-report = write a page with charts (.html)
help-bench-bench = what to measure: { $benches }
help-bench-quick = fewer cases: a glance, not a promise
help-bench-part = only this part; may be given more than once ({ $parts })
help-bench-keep = bots: go on with the games kept there, and keep new ones
help-bench-workers = bots: processes (one per core)
help-bench-ray = bots: play the games on a Ray cluster

## admin

help-admin-act = what to list or to do
help-admin-what = node, table and seat, address, or table and file
help-admin-database = SQLite file or postgresql:// URL of the server (that of PALETTI_DATABASE)
help-admin-days = ban: for so many days ({ $default })
