### What the page says: its frame, starting a game, and the table.

page-name = Villa Paletti
page-start = Start
page-table = At the table
shell-language = Language
shell-menu = More of Paletti
broken-title = Oh dear.
broken-text = Something on this page fell over, and it was not the villa. The game itself is safe on the server.
broken-reload = Set the page up again
broken-home = Back to the start
lost-title = Nothing is built here
lost-text = There is no page at this address. Perhaps a letter of the link got lost on the way.

## Starting a game

start-lead = Take a column from below. Stand it on top. Nobody breathe.
win = { $scoring ->
    [basic] Whoever brings the tower down gets a point. In the end the fewest points win.
    [tournament] From the green plateau on, every column you raise earns points. The most points win.
   *[seal] You win by holding the Master Builder’s Seal at the end: it goes to whoever has the most points on top. Whoever brings the villa down loses it.
}
win-now = Now it counts: whoever has the most points on top holds the seal, and with it the win.
start-first-visit = Never played? A few minutes in the villa, and you can build.
start-lesson = Show me how
start-go-on = Go on with { $names }{ $yours ->
    [yes] : your turn
   *[no] { "" }
}
start-alone = Alone
start-against = Against whom?
start-how-many = How many of you?
start-who = Who is playing?
start-name = Name of player { $number }
start-name-guest = comes by link
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
start-link-hint = You get a link to send, once the table stands.
start-edition = Which rules?
start-play = Let’s build
start-problem = That table could not be set up. Please look through your choices once more.
start-offline = The server does not answer just now. Please try again in a moment.
start-more = More: building, time, house rules
strength-novice = novice
strength-apprentice = apprentice
strength-journeyman = journeyman
strength-master = master builder


more-villa = The ground floor
more-layout = Who builds it?
layout-scattered = Arrange it for us, here and there
layout-rings = Arrange it for us, in rings
layout-colours = Arrange it for us, by colours
layout-by-hand = We stand all twenty columns ourselves
more-serial = Set number
more-serial-hint = No two wooden sets are alike. The same number is the same wood, small flaws and all.
more-seed = Deal number
more-seed-hint = The same number arranges and throws the same again.
more-any = any
more-time = Time
more-clock = Time for a turn
more-clock-none = as long as you like
more-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
more-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
more-objection = Time to object, for players elsewhere
more-guests = Guests
more-watchable = Others with the link may watch
more-listed = Show the table in the lobby
more-house = House rules
more-house-hint = Where the rulebooks differ, choose what you like best. The edition’s own way is marked.
more-own = as in this edition
more-reset = Back to the edition’s own rules

## Waiting for people

waiting-title = The table is laid
waiting-text = Send this link to whoever is to sit with you. The game begins when every chair is taken.
waiting-only-here = This link works on this computer only. For people elsewhere, start the game with “paletti serve” and open it under this computer’s address in the network.
waiting-link = Link to this table
waiting-copy = Copy the link
waiting-copied = Copied
waiting-share = Send the link
waiting-free = free chair
waiting-sit = Sit down here
waiting-your-name = Your name
waiting-bot = Seat a computer
waiting-watch = All chairs are taken. You are welcome to watch.
waiting-here = sits here
waiting-there = is there
waiting-gone = stepped away

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
question-setup = Stand all twenty columns on the building site, then lay the blue plateau on them.
question-throw = { asked }: throw the seal for your colour.
question-throw-turn = { asked }: throw the seal. It says which colour you move.
question-choose = { asked }: choose your colour.
question-choose-second = { asked }: choose your second colour.
question-name = { asked }: the seal stands on its end. Name a colour.
question-move = { asked }: draw { own-column } and stand it on top.
question-move-apply = { asked }: draw { own-column }, or apply for { plateau }.
question-move-lay = { asked }: draw { own-column }, or lay { plateau }.
question-move-pass = { asked }: draw { own-column }, or pass.
question-neutral = { asked }: first raise a neutral column.
question-neutral-apply = { asked }: first raise a neutral column, or apply for { plateau }.
question-apply = { asked }: apply for { plateau }.
question-claim = { asked }: draw a column, or claim that none can be moved.
question-pass = { asked }: nothing left but to pass.
question-object = { $name } applies for { plateau }. Does anybody object?
question-object-neutral = { $name } put the neutral column back. Does anybody know a better one?
question-prove = { $name } objects and has to prove it: stand a column on top.
question-take-out = { asked }: take one column of { $other } out of the villa, or let it be.
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

## What one can do

act-arrange = Arrange it for us
act-throw = Throw the seal
act-apply = Apply for { plateau }
act-claim = Claim: nothing can be moved
act-pass = Pass
act-waive = Let it be
act-give-up = It cannot be laid
act-take-plateau = Take { plateau }
act-object = I object!
act-consent = Fine with me
act-nobody = Nobody objects
act-objects = { $name } objects
act-put-back = Put back
act-let-go = Let go
act-carry-up = Carry up
act-set-down = Set down
act-lay-down = Lay it down
act-hook = Hook
act-fingers = Fingers
act-regrip = Take it with your fingers
act-hold = Hold the plateau
act-release = Let the plateau go
act-precise = Gently
act-turn-left = Turn left
act-turn-right = Turn right
act-raise = Higher
act-lower = Lower
act-why = Why?
act-close = Close
act-again = Play again
act-new = Another table
act-see-again = See it fall again
act-skip = On to the result
act-rules = Rules of this game
act-all-rules = All the rules
act-mute = Sound off
act-unmute = Sound on
act-look-home = Look at the whole villa
act-look-side = Look from eye level
act-menu = Menu
act-drop = Go on without { $name }
act-wait-on = Wait a little
act-bot = Let a computer go on
sure-apply = No column of yours can be raised any more? The others may object.
sure-claim = Can really no column be moved? The others may doubt it.
sure-put-back = { $price ->
    [lost] Put it back? Then your objection has failed.
   *[locked] Put it back? Your turn is over then, and this column stays locked.
}
act-put-back-sure = Yes, put it back
act-keep-hold = Keep hold of it
sure-give-up = Really give { plateau } up? Your turn is over then, and somebody else may lay it later.
act-give-up-sure = Yes, give it up
act-confirm = Yes, apply
act-confirm-claim = Yes, I claim it
act-cancel = Rather not

## The hand

hand-hint-press = Press one of the glowing columns and draw it out gently.
hand-hint-draw = Draw it out along the floor. { $how ->
    [finger] The slider at the edge raises and lowers.
   *[mouse] The wheel raises and lowers.
}
hand-hint-clear = It is free. Carry it up.
hand-hint-over = Bring it over the top plateau, then set it down.
hand-hint-may = Here it may stand.
hand-hint-plateau-clear = Carry it up and over the top columns.
hand-hint-plateau = Carry it over the top columns. { $how ->
    [finger] The round arrows turn it.
   *[mouse] The wheel turns it.
}
hand-hint-plateau-may = Here it may lie.
hand-hint-hook = Press a column: the hook goes behind its foot.
hand-hint-hold = Press the plateau you want to steady.
hand-hint-out = Carry it off to the side until it is clear.
hand-hint-setup = Take a column and stand it on the brown site.
hand-hint-blocked = It goes no further here: lead it by hand, or put it back.
hand-hint-kept = Your hand stays where it is. Press the column to go on.
hand-gently = Gently: the hand goes a fifth as far. Holding Shift does the same.
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
seat-away = stepped away
seat-bot = computer
seat-gone = has left
seal-title = Master Builder’s Seal
seal-nobody = Nobody holds the seal yet.
seal-held = { $name } holds the seal.
seal-shows = It shows { colour }, the colour of { $name }, who held it before.
plateaus-title = Still to come
out-title = Out of the game
locked-title = Locked
story-title = The story so far
story-empty = Nothing has happened yet. Enjoy it.
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

link-lost = The connection is gone. Coming back …
absent = { $name } has been away for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
absent-question = Wait for { $name }, or go on without?
sorry-version = This page and the server speak different versions. Please load the page again.
sorry-no-table = This table does not exist, or it was cleared away long ago.
sorry-table-full = Every chair at this table is taken.
sorry-table-closed = This table is closed to guests.
sorry-not-your-seat = That chair belongs to somebody else.
sorry-seat-taken = Somebody was quicker: that chair is taken.
sorry-bad-message = The server did not understand this page. Please load it again.
sorry-too-fast = A little slower, please.
sorry-not-now = Not at this moment.
sorry-practice-only = That is for practice only.
sorry-bots-missing = The computer cannot play here.
sorry-server-full = The server has its hands full. Please try again in a few minutes.
sorry-shutting-down = The server is closing. Your game is kept.

## The end

end-won = { $name } wins!
end-shared = { $names } share the win.
end-nobody = Nobody wins.
end-holder = { $name } held the seal when it was over.
end-former = { $cause } held the seal and brought the villa down. So it goes to { $name }, whose colour showed.
end-stands = The villa still stands, and nobody can build any further.
end-fell = { $cause } brought the villa down.
end-no-holder = Nobody held the seal.
end-first-holder = The seal’s first holder brought the villa down, so nobody wins.
end-scores = The scores
end-slowly = Once more, slowly
end-rematch-waiting = Waiting for { $names }
end-height = It stood { $plateaus ->
    [one] { $plateaus } plateau
   *[other] { $plateaus } plateaus
} high.

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
act-keep = Keep this game as a file

## A collapse told once more, and what is seen while the wood moves

fall-column = { $name } has { column } in hand.
fall-plateau = { $name } is laying { plateau }.
fall-breaks = There: { plateau } tips.
fall-ended = And down it comes.
notice-swayed = It sways! The column has to go back.
notice-fault = A neighbour was pushed. Hands off: let us see whether the villa stands.
notice-putting-back = The villa is put back as it was before the push.
notice-jammed = It does not come out. The column goes back.
notice-collapse = Oh no …
notice-interrupted = The game was interrupted. The hand is out of the villa, and all stands as before.

## What a hand cannot do, though no rule forbids it

trouble-nothing-in-hand = There is nothing in hand
trouble-hand-full = That hand is full
trouble-wood-moves = Wait until the wood is still
trouble-another-hand = { $piece } is at it just now
trouble-no-such-piece = There is no such piece
trouble-no-room-for-fingers = No finger gets in there. Try the hook
trouble-no-way-for-hook = Not even the hook gets in there
trouble-not-on-piece = The hand reaches past it
trouble-nonsense = No hand can do that
trouble-being-put-back = It is on its way back already
trouble-not-there-yet = It is not down on the columns yet
