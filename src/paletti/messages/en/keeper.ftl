### The score keeper for the wooden game.

keeper-turn = turn { $number }
keeper-round = round { $round } of { $rounds }
keeper-floor = { $level ->
    [base] base
    [blue] blue
    [green] green
    [yellow] yellow
    [orange] orange
   *[red] red
}
keeper-floor-columns = { keeper-floor }: { $count ->
    [one] one column
   *[other] { $count } columns
}
keeper-neutral = neutral
keeper-seal-free = The seal lies on the table.
keeper-seal = { $former ->
    [none] { $by } has the seal.
   *[other] { $by } has the seal; { $former } had it before.
}
keeper-to-come = still to come
keeper-all-laid = all { -plateaus } are in place
keeper-locked = { $count } locked
keeper-askew = { $count } askew
keeper-out = { $count } out
keeper-hint-wrong-key = That is no answer here. Try { $keys }.
keeper-hint-undone = Undone: { $deed }
keeper-hint-nothing-to-undo = There is nothing to undo.
keeper-hint-cannot-save = This could not be saved: { $problem }.
keeper-footer = ⌫ undo   Esc one step back   ? keys   F2 language   q quit
keeper-left = Your game is saved in { $path }. To continue: paletti referee
keeper-needs-terminal = The score keeper needs a terminal to draw in.

## The turn's question

keeper-ask-set-up = { $columns-on-rim ->
    [yes] All twenty columns on the base
   *[no] All twenty columns on the site, none on the rim
}; { $blue-plateau ->
    [within-base] then the blue { -plateau }, within the base.
    [on-all-columns] then the blue { -plateau }, steady on all of them.
   *[free] then the blue { -plateau } on top.
}
keeper-ask-throw = { $by } throws the seal. Which colour is up?
keeper-ask-choose = { $by } chooses a colour.
keeper-ask-name = { $why ->
    [end] { $by }: the seal stands on its end. Which colour will it be?
   *[two] { $by }: which of your two colours will it be?
}
keeper-ask-build = { $by }: { $what ->
    [column] draw a column
    [neutral] draw a neutral column first
    [nothing] nothing left to draw
    [red] draw a red column
    [yellow] draw a yellow column
    [blue] draw a blue column
   *[green] draw a green column
}{ $way ->
    [apply] , or apply for { plateau }.
    [lay] , or lay { plateau }.
   *[none] .
}
keeper-ask-own = { $by }: now a column of your own.
keeper-ask-raise = { $by }: now one more column has to go up.
keeper-ask-window = { $own ->
    [yes] { $by } has put the neutral column back. Now a column of your own, unless somebody objects.
   *[no] { $by } has put the neutral column back. Does anybody object?
}
keeper-ask-claim = { $by } applies for { plateau }. Does anybody object?
keeper-ask-proof = { $neutral ->
    [yes] { $by } raises another neutral column to prove it. Which one?
   *[no] { $by } raises a column to prove { $against } wrong. Which one?
}
keeper-ask-take-out = { $by } takes one of { $against }’s columns out of the game. Which one?
keeper-ask-lay = { $least ->
    [0] { $by } lays { plateau }.
    [one] { $by } lays { plateau } on at least one column.
   *[other] { $by } lays { plateau } on at least { $least } columns.
}
keeper-ask-covers = How many columns does { plateau } cover?
keeper-ask-ends = { $by } and { column }: how did it end?
keeper-ask-removed = { $by } takes { column } out: how did it end?
keeper-ask-fallen = Which other columns fell?
keeper-ask-leaning = Which other columns stand askew but hold?
keeper-ask-shape = Which shape?
keeper-ask-level = From which level?
keeper-ask-locked = Which of them?
keeper-ask-objector = Who objects?
keeper-ask-over = { $count ->
    [0] It is over, and nobody wins.
    [1] { $winners } wins. Somebody fetch a glass.
   *[other] { $winners } share the win. Somebody fetch glasses.
}

## Answers and their keys; the keys of one question must differ.

keeper-answer-set-up = it stands
keeper-answer-shape = { $shape }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
}
keeper-answer-free = one that is free
keeper-answer-locked = the locked one
keeper-answer-leaning-one = the one askew
keeper-answer-void = one that does not count
keeper-answer-out = it is out
keeper-answer-lies = it lies
keeper-answer-all = all { $count }
keeper-answer-covers = { $more ->
    [yes] { $count } or more
   *[no] { $count }
}
keeper-answer-stands = it stands
keeper-answer-done = { $count ->
    [0] none after all
   *[other] that is all ({ $count })
}
keeper-answer-nobody = nobody objects
keeper-answer-apply = apply for { plateau }
keeper-answer-lay = lay { plateau }
keeper-answer-pass = pass
keeper-answer-object = somebody objects
keeper-answer-back = put back
keeper-answer-swayed = it swayed: put back
keeper-answer-collapse = collapse!
keeper-answer-falls = the column fell
keeper-answer-askew = it leans but holds
keeper-answer-jammed = jammed: it goes back
keeper-answer-fault = pushed another column
keeper-answer-others = others fell{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
}
keeper-answer-leaning = others stand askew{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
}
keeper-answer-give-up = given up
keeper-answer-slid-off = it slid off
keeper-answer-waive = waive it
keeper-answer-end = on its end
keeper-answer-rematch = play again
keeper-answer-new = a new game
keeper-answer-resume = continue
keeper-key-red = r
keeper-key-yellow = y
keeper-key-blue = b
keeper-key-green = g
keeper-key-apply = a
keeper-key-lay = l
keeper-key-pass = p
keeper-key-object = o
keeper-key-back = b
keeper-key-swayed = s
keeper-key-collapse = c
keeper-key-falls = f
keeper-key-askew = l
keeper-key-jammed = j
keeper-key-fault = p
keeper-key-others = o
keeper-key-leaning = a
keeper-key-give-up = g
keeper-key-slid-off = s
keeper-key-waive = w
keeper-key-end = e
keeper-key-rematch = a
keeper-key-new = n

## Setting up a game

keeper-setup-title = Who is playing?
keeper-setup-intro = Clockwise, the youngest first.
keeper-setup-language = Language
keeper-setup-edition = Edition
keeper-setup-player = Player { $number }
keeper-setup-name = type a name
keeper-setup-first = Who begins
keeper-setup-rules = House rules
keeper-setup-rules-none = as in the edition
keeper-setup-rules-some = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
keeper-setup-begin = Begin
keeper-setup-footer = ↑↓ move   ←→ change   ⏎ next   Esc quit
keeper-setup-needs-two = It takes at least two names.
keeper-setup-too-many = { $count ->
    [one] One name too many: at most { $most } can play this.
   *[other] { $count } names too many: at most { $most } can play this.
}
keeper-setup-twice = Two players are called { $name }. Who is who?
keeper-rules-title = House rules
keeper-rules-footer = ↑↓ move   ←→ change   Esc done
keeper-resume-title = There is an unfinished game
keeper-resume-text = { $names }, { $edition }, { $count ->
    [one] { $count } entry
   *[other] { $count } entries
} so far.

## Help

keeper-help-title = Keys
keeper-help-columns = A column is 1, 2 or 3: thin, hexagonal or thick, exactly what it is worth. Where several colours or levels are possible, you are asked.
keeper-help-enter = Enter is the usual answer: it stands, it lies, nobody objects.
keeper-help-undo = Backspace undoes the last entry, as often as you like.
keeper-help-escape = Esc goes back one step while you answer.
keeper-help-saved = Every entry is saved at once. Quit with q, and continue another day.
keeper-help-marks = ☼ red   ◊ yellow   ≈ blue   ♠ green   ○ neutral   × locked   / askew
keeper-help-close = Any key closes this.
