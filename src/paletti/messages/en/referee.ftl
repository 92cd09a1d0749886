### What the referee says: pieces, refusals, and the story of a game.
### Attributes (.start …) are this language's own grammar; only other messages use them.

## Words that the American game calls otherwise (rounds.ftl)

-plateau = plateau
-plateaus = plateaus
-villa = villa

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
column = the { shape } { colour } column{ column-rings }
    .start = The { shape } { colour } column{ column-rings }
column-rings = { $number ->
    [1] { " " }with one ring
    [2] { " " }with two rings
    [3] { " " }with three rings
   *[0] { "" }
}
column-short = { colour } { shape }{ column-rings }
plateau = the { $plateau ->
    [blue] blue
    [green] green
    [yellow] yellow
    [orange] orange
   *[red] red
} { -plateau }
    .start = The { $plateau ->
        [blue] blue
        [green] green
        [yellow] yellow
        [orange] orange
       *[red] red
    } { -plateau }
level = { $level ->
    [base] the base
    [blue] the blue { -plateau }
    [green] the green { -plateau }
    [yellow] the yellow { -plateau }
    [orange] the orange { -plateau }
   *[red] the red { -plateau }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
list-two = { $first } and { $second }
list-more = { $first }, { $second }

## The story: one message an event.

event-villa-set-up = { $round ->
    [1] The { -villa } stands: twenty columns under the blue plateau.
   *[other] The { -villa } stands again, for round { $round }.
}
event-seal-thrown = { $shows ->
    [end] { $by } throws the seal, and it lands on its end.
   *[other] { $by } throws the seal: { colour }.
}
event-throw-again = { $clause ->
    [COLOUR-1] { colour } is already taken. { $by } throws again.
   *[other] There is no { colour } column left below the top. { $by } throws again.
}
event-colour-taken = { $how ->
    [left-over] { $by } plays { colour }, the last colour left.
   *[other] { $by } plays { colour }.
}
event-colour-neutral = { colour } belongs to nobody.
event-colour-required = { $by } has to move a { colour } column.
event-turn-began = Turn { $number }: { $by }.
event-turn-ended = { $by }’s turn is over ({ $clause }).
event-column-raised = { $by } stands { column } on { level }.
event-attempt-broken-off = { $locked ->
    [yes] { $swayed ->
        [yes] The villa sways: { $by } has to put { column } back. It is now locked.
       *[no] { $by } puts { column } back. It is now locked.
    }
   *[no] { $by } puts { column } back.
}
pushed-column = { column }
pushed = { $pushed ->
    [none] another column
   *[other] { $pushed }
}
event-villa-put-back = { $locked ->
    [yes] { $by } pushed { pushed } too far: everything goes back to where it was, { column } is locked, and the turn is over.
   *[no] { $by } pushed { pushed } too far. Everything goes back to where it was, { column } too.
}
event-column-jammed = { column.start } won’t come out: { $by } leaves it where it was.
event-column-askew = { column.start } stands askew on { level } but holds. It is locked and counts for nobody.
event-column-void = { column.start } stands, but does not count until the next plateau.
event-column-out = { $clause ->
    [RULING-2] { $leant ->
        [yes] { column.start } was already askew; now it comes down and is out.
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
event-objected = { $by } objects: a column can still go up!
event-proof-succeeded = { $by } proves it with { column }.
event-proof-failed = { $by } could not prove it.
event-removal-waived = { $pushed ->
    [none] { $by } is generous and takes nothing out.
   *[other] { $by } pushed { $pushed } too far. Everything goes back to where it was, and nothing is taken out.
}
event-plateau-laid = { $plateau ->
    [green] { $by } lays { plateau }. From now on, points count.
   *[other] { $by } lays { plateau }. Everybody’s points start again from zero.
}
event-plateau-given-up = { $by } gives { plateau } up after all. That ends the turn.
event-plateau-slid-off = { plateau.start } slides off, but the { -villa } stands. It goes back to the others.
event-plateau-required = There is no { colour } column below the top: { $by } places { plateau } first.
event-passed = { $itself ->
    [yes] { $by } has no move left and is skipped.
   *[no] { $by } passes.
}
event-seal-taken = { $former ->
    [none] { $by } takes the seal.
   *[other] { $by } takes the seal from { $former }.
}
event-points-scored = { $by }: { points }, { $total } in all.
event-villa-collapsed = { $by } brings the { -villa } down.
event-round-ended = Round { $number } is over.
event-round-began = Round { $number }: { $by } begins.
event-time-ran-out = { $by } has run out of time.
event-player-left = { $by } has left the table.
event-game-ended = { $count ->
    [0] The game is over, and nobody wins.
    [1] { $winners } wins!
   *[other] { $winners } share the win!
}

## Refusals: one message a reason, without the full stop; `refused` adds the clause and the stop; at a table the page adds only the stop.

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
refusal-not-at-the-table = { $player } is not at this table
refusal-not-your-turn = It is { $player }’s turn
refusal-not-set-up = The { -villa } has to be set up first
refusal-already-building = The { -villa } is already standing, and building has begun
refusal-column-on-rim = { column.start } stands on the rim
refusal-blue-beyond-base = The blue { -plateau } sticks out over the edge of the base
refusal-column-uncovered = { column.start } is not under the blue { -plateau }
refusal-blue-unsteady = The blue { -plateau } is not steady: something leans
refusal-colours-first = Colours first: { $player } is not done yet
refusal-colours-settled = Everybody already has a colour
refusal-colours-open-to-all = Colours belong to nobody in this game
refusal-not-your-throw = { $player } throws now
refusal-not-your-choice = { $player } chooses now
refusal-throw-for-colour = This colour is thrown for, not chosen
refusal-choose-a-colour = This colour is chosen, not thrown for
refusal-seal-on-end = On its end the seal shows no colour; throw again
refusal-colour-taken = { $player } already has { colour }
refusal-colour-held = { $player } already has a colour
refusal-nothing-to-throw = There is nothing to throw for now
refusal-throw-first = Throw the seal first
refusal-name-first = Name a colour first: the seal landed on its end
refusal-nothing-to-name = There is no colour to name now
refusal-colour-not-below = There is no { colour } column below the top
refusal-colour-not-yours = You do not play { colour }
refusal-column-out = { column.start } is out of the game
refusal-column-on-top = { column.start } is on the top level and stays there
refusal-column-locked = That one is locked: { $player } put it back in turn { $turn }
refusal-column-askew = { column.start } stands askew and holds: hands off
refusal-not-your-column = { $player ->
    [none] { column.start } is nobody’s
   *[other] { column.start } belongs to { $player }
}
refusal-wrong-colour = Not { column }: it has to be { wanted }
refusal-neutral-first = A neutral column first, then { column }
refusal-one-neutral-a-turn = One neutral column a turn is enough; now one of your own
refusal-neutral-tried = You have tried a neutral column; now one of your own
refusal-last-neutral = { column.start } is the last neutral one there and stays
refusal-ask-the-others = First the others say whether another neutral column could go up; then { column }
refusal-no-breaking-off = No way back: you began with { column }, so it has to go up
refusal-no-jamming = { column.start } can simply be put back here: break off instead
refusal-must-break-off = The villa swayed: { column } has to go back
refusal-applied-already = After an application, no column goes up in the same turn
refusal-answer-first = The others have to answer first
refusal-lay-first = The { -plateau } comes first, then the column
refusal-not-at-the-start = That only works at the start of a turn, and this one has begun
refusal-raise-now = The { -plateau } is in place; now raise a column
refusal-no-plateau-left = There is no { -plateau } left
refusal-nothing-to-claim = There is nothing to claim here: just lay the { -plateau }
refusal-apply-first = Apply first, then lay
refusal-objections-open = First hear whether anybody objects
refusal-proof-due = { $player } has to prove it first
refusal-take-out-due = First one of { $player }’s columns comes out, unless you let it be
refusal-wrong-plateau = { plateau.start } has to wait: next comes { plateau-next }
refusal-too-few-columns = It covers { $covers }, and at least { $least } are needed
refusal-too-many-columns = It cannot cover { $covers }: { $most } stand on the top level
refusal-plateau-beyond-base = { plateau.start } sticks out over the edge of the base
refusal-nothing-to-object-to = There is nothing to object to
refusal-nothing-to-consent-to = Nobody has asked for consent
refusal-your-own-claim = You can’t object to your own claim
refusal-already-objected = { $player } was faster
refusal-one-proof-a-turn = Only one proof a turn, and it has been tried
refusal-nothing-to-prove-with = There is no column left to prove it with
refusal-no-proof-due = There is nothing to prove
refusal-not-the-objector = { $player } objected, so { $player } has to prove it
refusal-proof-not-theirs = { column.start } proves nothing: it has to be one of { $player }’s
refusal-proof-wrong-colour = { column.start } proves nothing: it has to be { wanted }
refusal-proof-not-neutral = { column.start } proves nothing: it has to be a neutral one
refusal-proof-out = { column.start } is out of the game and proves nothing
refusal-proof-on-top = { column.start } is already up there and proves nothing
refusal-proof-locked = { column.start } is locked and proves nothing
refusal-proof-askew = { column.start } stands askew and proves nothing
refusal-proof-last-neutral = { column.start } is the last neutral one there and proves nothing
refusal-nothing-to-take-out = There is nothing to take out
refusal-not-the-objectors = { column.start } is not one of { $player }’s
refusal-already-out = { column.start } is already out
refusal-which-column = Say which column comes out
refusal-plateau-left = { plateau.start } is still to come: apply for it or raise a column
refusal-must-move = There is a column to move, so you have to move it
refusal-own-column-due = After the neutral column, one of your own has to follow
refusal-no-passing-now = Nobody can pass right now
refusal-no-clock-runs = No clock is running for { $player }
refusal-not-begun = The game has not begun yet
refusal-hands-off-plateau = Hands off { plateau }
refusal-cover-changed = { plateau.start } is not back in its place: look at { column }
refusal-plateau-shifted = { plateau.start } is not where it was: shift it back, or break off
refusal-plateau-held = Let go of { plateau } before you set the column down
refusal-plateau-steadied = Nobody may steady { plateau } while it is being laid
refusal-column-overhangs = { column.start } sticks out over the edge
refusal-column-on-column = { column.start } would stand on another one
refusal-column-leans = { column.start } does not stand upright
refusal-not-on-top-plateau = { column.start } is not entirely on { plateau }
refusal-second-column = Another column has already been touched this turn; { column } has to wait
