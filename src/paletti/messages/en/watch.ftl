### Reading and watching: the rules as a book, games to watch, the lobby.

## The rules as a book

book-title = The rules
book-lead = Six rulebooks, one pile of wood. Read the one you play by, or see where they disagree.
book-edition = Edition
book-players = How many of you?
book-any = any number
book-compare = Compare editions side by side
book-compare-more = Tick a second one to see where they differ.
book-loading = Opening the book …
book-kept = No connection: this is the book for any number of players.
book-contents = What is in it
book-link = Link to this clause
book-own = unlike the original
book-own-why = The German original says something else.
book-ruling = our ruling
book-ruling-why = The rulebook says nothing about this; this is how we decided.
book-compared = Where they differ
book-count = { $count ->
    [0] They say exactly the same thing. That is rare.
    [one] { $count } clause differs.
   *[other] { $count } clauses differ.
}
book-absent = There is no such clause there.

## Watching

watch-lead = Pull up a chair. Watching is allowed, breathing on the villa is not.
watch-live = Being built right now
watch-live-none = Nobody is building in public right now.
watch-look = Watch
watch-finished = Finished games
watch-finished-none = No villa has come down yet. Give it time.
watch-see = Watch the replay
watch-file = A game from a file
watch-file-hint = A .villa file, as you can save it at the end of a game.
watch-choose = Open a .villa file
watch-busy = Unpacking …
watch-bad-replay = There is no game in this file that we can read.
watch-too-large = This file is too large to be a game.
watch-deeds = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
watch-turn = Turn { $turn }
watch-won = { $names } won
watch-nobody = nobody won
watch-fell = { $name } brought it down.
watch-ago = { $minutes ->
    [0] Just now.
    [one] { $minutes } minute ago.
   *[other] { $minutes } minutes ago.
}
watch-hours = { $hours ->
    [one] { $hours } hour ago.
   *[other] { $hours } hours ago.
}
watch-days = { $days ->
    [one] Yesterday.
   *[other] { $days } days ago.
}

## A replay

replay-loading = Setting the villa up again …
replay-missing = There is no finished game at this link.
replay-play = Play
replay-pause = Pause
replay-before = Previous move
replay-next = Next move
replay-line = Timeline of the game
replay-villa = The villa. Turn it as you like.
replay-speed = Speed
replay-deed = Move { $number } of { $count }: { $story }
replay-end = The end.
replay-loads = What carries what
replay-loads-none = No load data: this game was played on another engine version.
replay-story = The story
replay-others = Other games
replay-table = Back to the table

## The lobby

lobby-lead = Tables with a free seat. Sit down, be nice, keep your elbows to yourself.
lobby-open = Free seats
lobby-none = No table is waiting for anybody. Open one yourself: the others will come.
lobby-quick = Find me a seat
lobby-quick-none = There is no free seat right now.
lobby-new = Open a table
lobby-sit = Sit down
lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
lobby-waits = Waiting for { $names }
lobby-name = Your name
lobby-talk = Talk in the lobby
lobby-talk-none = Nobody has said anything yet.
lobby-say = Say
lobby-says = { $name }: { $words }
lobby-live = Games to watch
lobby-someone = Somebody
