### What the referee says: pieces, refusals, and the story of a game.
### Attributes (.on, .from …) are this language's own grammar; only other messages use them.

## Pieces. A column is told by $colour, $shape and $number, a place by $level, a plateau by $plateau.

colour = { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
    [orange] orange
   *[green] green
}
mark = { $colour ->
    [red] sun
    [yellow] lemon
    [blue] wave
    [green] leaf
   *[neutral] ring
}
shape = { $shape ->
    [thin] thin
    [hex] hexagonal
   *[thick] thick
}
column = { $number ->
    [1] the first { shape } { colour } column
    [2] the second { shape } { colour } column
    [3] the third { shape } { colour } column
   *[0] the { shape } { colour } column
}
    .start = { $number ->
        [1] The first { shape } { colour } column
        [2] The second { shape } { colour } column
        [3] The third { shape } { colour } column
       *[0] The { shape } { colour } column
    }
column-short = { colour } { shape }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
plateau = the { $plateau ->
    [blue] blue
    [green] green
    [yellow] yellow
    [orange] orange
   *[red] red
} plateau
    .start = The { $plateau ->
        [blue] blue
        [green] green
        [yellow] yellow
        [orange] orange
       *[red] red
    } plateau
level = { $level ->
    [base] the base
    [blue] the blue plateau
    [green] the green plateau
    [yellow] the yellow plateau
    [orange] the orange plateau
   *[red] the red plateau
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
list-two = { $first } and { $second }
list-more = { $first }, { $second }

## The story: one message an event.

event-villa-set-up = { $round ->
    [1] The villa stands: twenty columns under a blue roof.
   *[other] The villa stands again, for round { $round }.
}
event-seal-thrown = { $shows ->
    [end] { $by } throws the seal, and it lands on its end.
   *[other] { $by } throws the seal: { colour }.
}
event-throw-again = { $clause ->
    [COLOUR-1] { colour } is taken already. { $by } throws again.
   *[other] No { colour } column is left below the top. { $by } throws again.
}
event-colour-taken = { $how ->
    [left-over] { $by } plays { colour }, the one that was left.
   *[other] { $by } plays { colour }.
}
event-colour-neutral = { colour } belongs to nobody.
event-colour-required = { $by } has to move a { colour } column.
event-turn-began = Turn { $number }: { $by }.
event-turn-ended = { $by } has had a turn ({ $clause }).
event-column-raised = { $by } stands { column } on { level }.
event-attempt-broken-off = { $locked ->
    [yes] { $swayed ->
        [yes] The villa sways: { $by } has to put { column } back. It is locked now.
       *[no] { $by } puts { column } back. It is locked now.
    }
   *[no] { $by } puts { column } back.
}
event-villa-put-back = { $locked ->
    [yes] { $by } has pushed a neighbour. Everything goes back to where it was, and { column } is locked.
   *[no] { $by } has pushed a neighbour. Everything goes back to where it was, and so does { column }.
}
event-column-jammed = { column.start } is stuck: { $by } leaves it where it was.
event-column-askew = { column.start } leans on { level } and holds. It is locked and counts for nobody.
event-column-void = { column.start } stands, but does not count before the next plateau.
event-column-out = { $clause ->
    [RULING-2] { $leant ->
        [yes] { column.start }, which leant already, comes down and is out.
       *[no] { column.start } falls and is out.
    }
    [PLATEAU-3] { column.start } has proved its point and is out.
    [PLATEAU-4] { $by } takes { column } out of the game.
   *[other] { column.start } is out.
}
event-plateau-applied-for = { $by } applies for { plateau }.
event-consented = { $by ->
    [none] Nobody objects.
   *[other] { $by } does not object.
}
event-application-stood = { $by } may lay { plateau }.
event-objected = { $by } objects: { $against } could!
event-proof-succeeded = { $by } proves it with { column }.
event-proof-failed = { $by } could not prove it.
event-removal-waived = { $by } is generous and takes nothing out.
event-plateau-laid = { $by } lays { plateau }. All points begin anew.
event-plateau-given-up = { $by } gives up on { plateau }.
event-plateau-slid-off = { plateau.start } slides off, and the villa stands. It goes back to the others.
event-plateau-required = No { colour } column stands below the top: { $by } places { plateau } first.
event-passed = { $itself ->
    [yes] { $by } has nothing left to do and is passed over.
   *[no] { $by } passes.
}
event-seal-taken = { $former ->
    [none] { $by } takes the seal.
   *[other] { $by } takes the seal from { $former }.
}
event-points-scored = { $by }: { points }, { $total } in all.
event-villa-collapsed = The villa falls. It was { $by }.
event-round-ended = Round { $number } is over.
event-round-began = Round { $number }: { $by } begins.
event-time-ran-out = { $by } has run out of time.
event-player-left = { $by } has left the table.
event-game-ended = { $count ->
    [0] The game is over, and nobody wins.
    [1] { $winners } wins!
   *[other] { $winners } share the win!
}

## Refusals: one message a reason, without the full stop; `refused` adds the clause and the stop.

refused = { $sentence } ({ $clause }).
wanted = { $wanted ->
    [red] a red column
    [yellow] a yellow column
    [blue] a blue column
   *[green] a green column
}
plateau-next = { $next ->
    [blue] the blue one
    [green] the green one
    [yellow] the yellow one
    [orange] the orange one
   *[red] the red one
}

refusal-game-over = This game is over
refusal-not-at-the-table = { $player } does not sit at this table
refusal-not-your-turn = It is { $player }'s turn
refusal-not-set-up = The villa has to be set up first
refusal-already-building = The villa is set up already, and people are building
refusal-column-on-rim = { column.start } stands on the rim
refusal-blue-beyond-base = The blue plateau reaches out over the base
refusal-column-uncovered = { column.start } is not under the blue plateau
refusal-blue-unsteady = The blue plateau does not lie steady: something leans
refusal-colours-first = Colours first: { $player } has none yet
refusal-colours-settled = Everybody has a colour by now
refusal-colours-open-to-all = Colours belong to nobody in this game
refusal-not-your-throw = { $player } throws now
refusal-not-your-choice = { $player } chooses now
refusal-throw-for-colour = This colour is thrown for, not chosen
refusal-choose-a-colour = This colour is chosen, not thrown for
refusal-seal-on-end = On its end the seal shows no colour; throw again
refusal-colour-taken = { $player } has { colour } already
refusal-colour-held = { $player } has a colour already
refusal-nothing-to-throw = There is nothing to throw for now
refusal-throw-first = Throw the seal first
refusal-name-first = Name a colour first: the seal stands on its end
refusal-nothing-to-name = There is no colour to name now
refusal-colour-not-below = No { colour } column stands below the top
refusal-colour-not-yours = You do not play { colour }
refusal-column-out = { column.start } is out of the game
refusal-column-on-top = { column.start } is on the top level, and stays there
refusal-column-locked = That one is locked: { $player } put it back in turn { $turn }
refusal-column-askew = { column.start } leans and holds the villa up: hands off
refusal-not-your-column = { $player ->
    [none] { column.start } is nobody's
   *[other] { column.start } belongs to { $player }
}
refusal-wrong-colour = Not { column }: it has to be { wanted }
refusal-neutral-first = A neutral column first, then { column }
refusal-one-neutral-a-turn = One neutral column a turn is enough; now one of your own
refusal-neutral-tried = You have tried a neutral column; now one of your own
refusal-last-neutral = { column.start } is the last neutral one there, and stays
refusal-ask-the-others = First the others say whether another neutral column could go up; then { column }
refusal-no-breaking-off = No way back: { column } was begun and has to be finished
refusal-no-jamming = { column.start } can simply be put back here: break off instead
refusal-must-break-off = The villa swayed: { column } has to go back
refusal-applied-already = Whoever has applied raises no column in this turn
refusal-answer-first = The others answer first
refusal-lay-first = The plateau comes first, then the column
refusal-not-at-the-start = That is done at the start of a turn, and this one has begun
refusal-raise-now = The plateau lies; now raise a column
refusal-no-plateau-left = No plateau is left
refusal-nothing-to-claim = Nobody has to claim anything here: just lay the plateau
refusal-apply-first = Apply first, then lay
refusal-objections-open = First hear whether anybody objects
refusal-proof-due = { $player } has a proof to give first
refusal-take-out-due = First one of { $player }'s columns comes out, or you waive it
refusal-wrong-plateau = { plateau.start } has to wait: next comes { plateau-next }
refusal-too-few-columns = It covers { $covers }, and at least { $least } are needed
refusal-too-many-columns = It cannot cover { $covers }: { $most } stand on the top level
refusal-plateau-beyond-base = { plateau.start } reaches out over the base
refusal-nothing-to-object-to = There is nothing to object to
refusal-nothing-to-consent-to = Nobody has asked for consent
refusal-your-own-claim = Nobody objects to their own claim
refusal-already-objected = { $player } was faster
refusal-one-proof-a-turn = One proof a turn, and it has been tried
refusal-nothing-to-prove-with = No column is left to prove it with
refusal-no-proof-due = There is nothing to prove
refusal-not-the-objector = { $player } objected, so { $player } proves
refusal-proof-not-theirs = { column.start } proves nothing: it has to be one of { $player }'s
refusal-proof-wrong-colour = { column.start } proves nothing: it has to be { wanted }
refusal-proof-not-neutral = { column.start } proves nothing: it has to be a neutral one
refusal-proof-out = { column.start } is out of the game and proves nothing
refusal-proof-on-top = { column.start } is up there already and proves nothing
refusal-proof-locked = { column.start } is locked and proves nothing
refusal-proof-askew = { column.start } leans and proves nothing
refusal-proof-last-neutral = { column.start } is the last neutral one there and proves nothing
refusal-nothing-to-take-out = There is nothing to take out
refusal-not-the-objectors = { column.start } is not one of { $player }'s
refusal-already-out = { column.start } is out already
refusal-which-column = Say which column comes out
refusal-plateau-left = { plateau.start } is still to come: apply for it or raise a column
refusal-must-move = There is a column to move, so it has to be moved
refusal-own-column-due = After the neutral column one of your own has to follow
refusal-no-passing-now = Nobody can pass right now
refusal-no-clock-runs = No clock runs for { $player }
refusal-not-begun = The game has not begun
refusal-hands-off-plateau = Hands off { plateau }
refusal-cover-changed = { plateau.start } is not back in its place: look at { column }
refusal-plateau-shifted = { plateau.start } does not lie where it lay: shift it back, or break off
refusal-plateau-held = Let go of { plateau } before you set the column down
refusal-plateau-steadied = Nobody steadies { plateau } while it is laid
refusal-column-overhangs = { column.start } sticks out over the edge
refusal-column-on-column = { column.start } would stand on another one
refusal-column-leans = { column.start } does not stand upright
refusal-not-on-top-plateau = { column.start } is not wholly on { plateau }
refusal-second-column = Another column has been touched in this turn; { column } has to wait
