### Learning and practising: the lesson in the real villa, and a villa of one's own.

## Practice

practice-villa = The practice villa
practice-left = Left hand
practice-right = Right hand
practice-building = Building a villa …
practice-other = Another villa
practice-height = How many plateaus?
practice-layout = How the columns stand
practice-layout-scattered = scattered
practice-layout-rings = in rings
practice-layout-colours = by colour
practice-serial = This is set no. { $serial }. No two are alike; the same number is the same wood.
practice-build = Build it
practice-undo = Undo
practice-fell = Down it came. Nobody saw. Choose “{ practice-undo }” and try again.

## The lesson

learn-count = Step { $number } of { $count }
learn-back = Back
learn-skip = Skip
learn-next = Next
learn-anew = Start over
learn-pointed = The marked one: { column }.
learn-more = A plateau needs three columns under it. { $count ->
    [one] Raise one more first.
   *[other] Raise { $count } more first.
}

learn-turn = Look around
learn-turn-text = { $how ->
    [keys] Go to the villa with Tab: A and D walk around it, plus and minus bring you closer and farther.
    [finger] Drag two fingers across the table, or one beside the wood: the villa turns.
   *[mouse] Press beside the villa and drag: you walk around it. The wheel brings you closer.
}
learn-turn-done = Nice place, isn’t it?
learn-level = Get down on your knees
learn-level-text = { $how ->
    [keys] At the villa, E looks at it from the side, level with the floor. That is how one sees which columns carry nothing; the list tells you too: it calls them loose.
    [finger] Tap the eye, top right, or drag upwards until you see the columns from the side. { learn-light }
   *[mouse] Press the eye, top right, or drag upwards until you look at the villa from the side. { learn-light }
}
learn-light = A hair of light above a column’s head means that it carries nothing.
learn-level-half = { $how ->
    [keys] Take your time: the columns that the list calls loose carry nothing.
   *[other] Take your time and look along the heads of the columns. { learn-light }
} That is how builders find a loose one. “{ learn-next }” goes on.
learn-throw = First, the seal is a die
learn-throw-text = The Master Builder’s Seal has a colour on each side. Throw it: it says which colour you play. Later it goes to whoever has the most points on top, and whoever holds it in the end wins. In this lesson your left hand plays against your right.
learn-throw-done = It shows { colour }! Your left hand plays { $left }, your right hand { $right }. Remember the seal: later it is the prize.
learn-draw = Draw a loose column
learn-draw-text = { $mover } goes now. { $how ->
    [keys] Take the marked column from the list with Enter and draw it out slowly with O.
    [finger] Put a finger on the marked column and draw it out slowly, away from the villa.
   *[mouse] Press the marked column and draw it out slowly, away from the villa.
}
learn-draw-done = Out, and nothing stirred. Whoever pushes a neighbour loses the turn.
learn-stand = Stand it on top
learn-stand-text = { $how ->
    [keys] Now you are asked where it should stand. Go to a place with the arrow keys: Enter carries the column there, and Enter again sets it down.
   *[other] Choose “{ act-carry-up }”, bring the column to where the arrow points, and set it down.
} The hand only opens where a column may stand.
learn-stand-done = Up there it counts. And the seal is yours, because nobody has more.
learn-feel = Feel the weight
learn-feel-text = { $how ->
    [keys] Take this one and pull a little with O. “It resists”, says the hand, and the wood creaks: it carries the house. Put it back with Backspace.
   *[other] Take the marked column and pull a little. The thread to your hand stretches, the wood creaks: it carries the house. Put it back.
}
learn-feel-half = Feel it? That is weight. Now choose “{ act-put-back }”.
learn-asked = The table asks first: “{ act-put-back-sure }” or “{ act-keep-hold }”.
learn-feel-done = { $locked ->
    [no] Wise. You only felt it, so it is still free: anybody may try it again.
   *[yes] Wise. It is locked now: nobody may try it again.
}
learn-hook = The hook
learn-hook-text = Where no finger fits, { $how ->
    [keys] take the hook and choose a column from the list
   *[other] take the hook and press a column
}: it pulls at the foot, so a hasty pull tips the column over. Draw it out a little, then put it back, or take it up if you dare.
learn-hook-half = It moves. Put it back, or take it in your fingers and carry it up.
learn-hook-done = { $how ->
    [up] Like a surgeon.
   *[back] Back in its place, as if nothing had been. So much for the hook.
}
learn-mishap = { $what ->
    [column-out] It fell and is out of the game, and that turn is over. It happens to the best builders: on we go.
   *[other] That went wrong, and the turn is over. It happens to the best builders: on we go.
}
learn-hold = Hold the plateau
learn-hold-text = { $stage ->
    [none] Take a column, and keep it in hand.
   *[other] { $how ->
        [keys] Now press H for the plateau above it
       *[other] Now choose “{ act-hold }”
    }: your other hand keeps it where it is.
}
learn-hold-half = { $stage ->
    [held] It rests in your hand. Now let go of it{ $how ->
        [keys] .
       *[other] : “{ act-release }”.
    }
    [held-out] The column is out. Now let go of the plateau{ $how ->
        [keys] .
       *[other] : “{ act-release }”.
    }
    [out] The plateau is free again. Carry the column up and set it down.
   *[other] The plateau is free again. Draw the column all the way out, or put it back.
}
learn-hold-done = Two hands, one breath. That is how columns with weight on them come out.
learn-lay = A new plateau
learn-lay-text = Say that nothing more can go up: apply for the yellow plateau and choose “{ act-nobody }”. Take the plateau, carry it over the top columns, and lay it down. All points then start again from zero.
learn-lay-done = A new floor: everybody is back to zero. The seal stays put until somebody stands the first column up here.
learn-object = { act-object }
learn-object-text = Apply for the next plateau with one hand, and object with the other, as if it did not believe you. Whoever objects has to prove it by raising a column: here one of the applicant’s. That column then leaves the game.
learn-object-half = Now prove it: raise a column, and it leaves the game. Or put it back and admit that you were wrong.
learn-object-done = { $proved ->
    [yes] Proved! That column is out of the game: there it lies, beside the villa.
   *[no] Not proved, and that costs you a column. This is how friendships end.
}
learn-seal = How the seal changes hands
learn-seal-text = Another villa, a taller one; what stands on top was there before. Nobody has the seal here yet: whoever is first to raise a column takes it. It is { $mover }’s turn: raise the marked column, and { $mover } has it.
learn-seal-half = { $whose ->
    [own] { $holder } has the seal. Raise one more column; then it is the other hand’s turn.
   *[other] { $holder } has the seal. Now it is { $mover }’s turn: raise the marked column. With more points on top, { $mover } takes the seal away; equal points would leave it where it is.
}
learn-seal-done = More points on top, and the seal has changed hands! On its upper side it shows whose it was before.
learn-fall = What the seal is for
learn-fall-text = { $whose ->
    [none] Nobody has the seal here, so nobody can win. See the villa fall all the same: draw out the marked column. Without it, what lies above cannot stay up.
    [own] { $holder } has the seal, and it is { $mover }’s turn as well. When the villa falls, whoever has the seal wins; but whoever topples it loses the seal to the one before. See for yourself: draw out the marked column.
   *[other] { $holder } has the seal, and it is { $mover }’s turn. When the villa falls, whoever has the seal wins, unless they toppled it themselves. See for yourself: draw out the marked column. Without it, what lies above cannot stay up.
}
learn-fall-done = So that is the noise it makes.
learn-fall-let = Let the hand do it
learn-end = You can build
learn-end-text = There is nothing left to learn, only to lose. Each edition has small rules of its own: see “{ act-rules }” at the table.
learn-first-game = Play against the computer
