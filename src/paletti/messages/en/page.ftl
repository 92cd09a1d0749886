### What the page says: its frame, starting a game, and the table.

page-name = Villa Paletti
page-start = Start
page-table = At the table
table-coming = One moment: the villa is being set up …
page-learn = Learn
page-practice = Practice
page-analysis = Analysis: what could have been
act-analysis = What could have been
page-rules = The rules
page-watch = Watch
page-replay = Replay
page-lobby = Lobby
keeper-title = Score keeper
shell-language = Language
shell-menu = More from Paletti
access-villa = The { -villa }
access-open = Play by keyboard and ear
broken-title = Oh dear.
broken-text = Something on this page fell over, and it wasn’t the villa. The game itself is safe on the server.
broken-reload = Reload the page
broken-home = Back to the start
missing-parts = A part of this page has not arrived.
lost-title = Nothing is built here
lost-text = There is no page at this address. Perhaps the link lost a letter on the way.

## Starting a game

start-lead = Take a column from below. Stand it on top. Nobody breathe.
win = { $scoring ->
    [basic] Whoever topples the tower gets a point. In the end, the fewest points win.
    [tournament] Once the green platform is in place, every column you move up earns points. In the end, the most points win.
   *[seal] You win by holding the Master Builder’s Seal at the end: it goes to whoever has the most points on top. Bring the villa down yourself, and you lose it.
}
win-worth = Everybody has their own colours, and only your own columns count for you: thin 1, hexagonal 2, thick 3.
win-later = From the green { -plateau } on, whoever has the most points on top wins; before that, nobody does.
win-now-title = Now it counts!
win-now = Whoever has the most points on top holds the seal, and the seal wins.
start-first-visit = Never played? Give it a few minutes in the villa, and you can build.
start-lesson = Show me how
start-go-on = Continue with { $names }{ $yours ->
    [yes] : your turn
   *[no] { "" }
}
start-alone = Alone
start-against = Against whom?
start-how-many = How many of you?
start-who = Who is playing?
start-name = Name of player { $number }
start-name-guest = joins by link
start-name-1 = Anna
start-name-2 = Ben
start-name-3 = Clara
start-name-4 = David
start-name-5 = Emma
start-name-6 = Finn
start-name-7 = Grace
start-name-8 = Henry
start-where = Where is { $name }?
start-here = here
start-link = by link
start-bot = computer
start-strength = How well { $name } builds
start-order = Clockwise, the youngest first.
start-link-hint = You’ll get a link to send as soon as the table is ready.
start-edition = Which rules?
start-differs = How it differs
start-play = Let’s build
start-problem = That table could not be set up. Please check your choices.
start-offline = The server is not answering. Please try again in a moment.
start-bad-kit = We cannot play with this set: { $sentence }
start-more = More: setup, time, house rules
strength-novice = novice
strength-apprentice = apprentice
strength-journeyman = journeyman
strength-master = master builder
start-strength-option = { $strength ->
    [novice] { strength-novice } (easiest)
    [master] { strength-master } (hardest)
    [apprentice] { strength-apprentice }
   *[journeyman] { strength-journeyman }
}
seat-won = won { $won }

## Waiting for people

waiting-your-name = Your name

## The turn's question, one line

question-wait = One moment …
question-rest = Everybody holds their breath until the wood is still.
asked = { $voice ->
    [you] Your turn
   *[name] { $name }
}
own-column = { $colour ->
    [red] a red column
    [yellow] a yellow column
    [blue] a blue column
    [green] a green column
   *[any] a column
}
question-other = It is { $name }’s turn.
seat-you = you
question-setup = Stand all twenty columns on the building site, then lay the blue { -plateau } on them.
question-throw = { asked }: throw the seal for your colour.
question-throw-turn = { asked }: throw the seal. It says which colour you move.
question-choose = { asked }: choose your colour.
question-choose-second = { asked }: choose your second colour. Each of you has two.
question-name = { asked }: the seal landed on its end. Name a colour.
question-move = { asked }: draw { own-column } and stand it on top.
question-move-apply = { asked }: draw { own-column }, or apply for { plateau }.
question-move-lay = { asked }: draw { own-column }, or lay { plateau }.
question-move-pass = { asked }: draw { own-column }, or pass.
question-neutral = { asked }: first raise a neutral column.
question-neutral-apply = { asked }: first raise a neutral column, or apply for { plateau }.
question-apply = { asked }: apply for { plateau }.
question-claim = { asked }: draw a column, or claim that none can be moved.
question-pass = { asked }: nothing left but to pass.
question-object = { $voice ->
    [you] You apply for { plateau }. Does anybody object?
   *[name] { $name } applies for { plateau }. Does anybody object?
}
question-object-vain = { $name } sees nothing to move and gives up the turn: { plateau } has too few columns to lie on. Does anybody object?
question-object-neutral = { $name } put the neutral column back. Does anybody know a better one?
question-prove = { $voice ->
    [you] You object and have to prove it: stand a column on top.
   *[name] { $name } objects and has to prove it: stand a column on top.
}
question-take-out = { asked }: take one of { $other }’s columns out of the villa, or let it be.
question-take-out-other = { $name } may take one of { $other }’s columns out: the proof failed.
question-lay = { asked }: lay { plateau } on the top columns.
question-over = The game is over.
question-in-hand = { $voice ->
    [you] You have { column } in hand.
    [other] { $name } is drawing { column }.
   *[name] { $name } has { column } in hand.
}
question-in-hand-plateau = { $voice ->
    [you] You are laying { plateau }.
   *[name] { $name } is laying { plateau }.
}
column-worth = On top it is worth { points }.
hover-column = { column-short }: { points }
question-returning = { $voice ->
    [you] You are putting { column } back.
   *[name] { $name } is putting { column } back.
}
question-faulted = Hands off! Does the { -villa } stand?
question-mending = The { -villa } is put back as it was.
question-falling = Oh no …
work-pushed = { $voice ->
    [you] You pushed { column } too far.
   *[name] { $name } pushed { column } too far.
}
work-locks = { $locks ->
    [yes] , the drawn column is locked
   *[no] { "" }
}
work-mending = { $verb ->
    [move] { $voice ->
        [you] Everything goes back to where it stood{ work-locks }, and your turn is over.
       *[name] Everything goes back to where it stood{ work-locks }, and { $name }’s turn is over.
    }
   *[other] Everything goes back to where it stood.
}
verdict-turn-over = { $voice ->
    [you] Your turn is over.
   *[name] { $name }’s turn is over.
}
verdict-out = That column is out of the game now.

## What one can do

act-arrange = Set it up for us
act-throw = Throw the seal
act-apply = Apply for { plateau }
act-claim = Claim: none can be moved
act-pass = Pass
act-waive = Let it be
act-give-up = Give up on { plateau }
act-take-plateau = Take { plateau }
act-object = I object!
act-consent = Fine with me
act-nobody = Nobody objects
act-objects = { $name } objects
act-put-back = Put back
act-carry-up = Carry up
act-set-down = Set down
act-lay-down = Lay it down
act-hook = Hook
act-fingers = Fingers
act-regrip = Take it in your fingers
act-hold = Hold the { -plateau }
act-release = Let go of the { -plateau }
act-precise = Gently
act-turn-left = Turn left
act-turn-right = Turn right
act-raise = Higher
act-lower = Lower
act-why = Why?
act-close = Close
act-again = Play again
act-new = Start page
act-leave = Leave the game …
act-see-again = Watch it fall again
act-skip = Skip to the result
act-rules = Rules of this game
act-all-rules = All the rules
sound = Sound
sound-on = on
sound-off = off
act-look-home = Show the whole { -villa } again
act-look-side = View from eye level
act-menu = Menu
act-drop = Continue without { $name }
act-wait-on = Wait a little longer
act-bot = Let a computer take over
act-cancel = Never mind
apply-dropped = Not applied: you took a column instead.

## The hand

hand-hint-plateau-clear = Carry it up and over the top columns.
hand-offer-hook = No finger gets in there, but the hook does.
act-take-hook = Take the hook

## Round the table

seat-points = { $points ->
    [one] { $points } point on top
   *[other] { $points } points on top
}
seat-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-away = away
seat-bot = computer
seat-leads = in the lead
seat-ties = has the seal
seat-gone = has left
seal-title = Master Builder’s Seal
seal-nobody = Nobody holds the seal yet.
seal-held = { $name } holds the seal.
seal-shows = It shows { colour }: { $name } held it before, and wins if { $holder } topples the villa.
seal-first = Nobody held it before: if { $holder } topples the villa, nobody wins.
plateaus-title = Still to come
out-title = Out of the game
locked-title = Locked
askew-title = Askew
story-title = The story so far
story-empty = Nothing has happened yet. Enjoy it.
story-villa-stands = The { -villa } stands.
story-older = Earlier
rules-title = The rules at this table
rules-players = for { $players ->
    [one] one player
   *[other] { $players } players
}
rules-house = house rule
rules-plain = Nothing differs from the original, and nobody changed a rule.
round-of = Round { $round } of { $rounds }
watching = { $count ->
    [0] { "" }
    [one] One guest is watching
   *[other] { $count } guests are watching
}
you-watch = You are watching.

## Objections

objection-waiting = Waiting for { $names }
objection-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

## Connection

link-lost = The connection is lost. Reconnecting …
link-slow = Slow just now: what you see is { $seconds } s old. Nothing is lost.
absent = { $name } has been away for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
absent-question = Wait for { $name }, or continue without them?
sorry-version = This page and the server are different versions. Please reload the page.
sorry-no-table = This table does not exist, or it was cleared away long ago.
sorry-table-full = Every seat at this table is taken.
sorry-table-closed = This table is closed to guests.
sorry-damaged-table = This table's record is damaged: its game cannot go on.
sorry-not-your-seat = That seat belongs to somebody else.
sorry-seat-taken = Somebody was quicker: that seat is taken.
sorry-bad-message = The server did not understand this page. Please reload it.
sorry-too-fast = A little slower, please.
sorry-not-now = Not right now.
sorry-practice-only = That only works in practice.
sorry-bots-missing = The computer can’t play here.
sorry-server-full = The server has its hands full. Please try again in a few minutes.
sorry-shutting-down = The server is shutting down. Your game is saved.
sorry-moving = The table is moving to another server. One moment …
sorry-storage-away = The saved games are out of reach just now. The { -villa } stands still and waits.

## Phrases that players can say to one another

say-title = Say something
say-hello = Hello!
say-good-luck = Good luck!
say-steady = Steady …
say-careful = Careful!
say-bravo = Bravo!
say-ouch = Ouch!
say-thinking = Let me think.
say-hurry = Any time now …
say-one-moment = One moment.
say-sorry = Sorry!
say-thanks = Thank you!
say-good-game = Good game!
say-again = Again?
say-bye = Bye!
no-picture = This browser cannot draw the villa. The story goes on in words.
act-keep = Save this game to a file

# Round the table
act-hurry = Speed up the computer
act-notify = Tell me when it’s my turn
summons = It’s your turn!
start-feel-first = Feel first: you may move a column up to { $mm } mm before it counts as your choice
replay-loads-light = carries nothing
replay-loads-heavy = carries most
