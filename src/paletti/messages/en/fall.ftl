### What falls: columns in the middle of an attempt, the villa at the end, and what is said then.

## Columns that fell during an attempt

fallen = { $count ->
    [2] Two columns have fallen.
    [3] Three columns have fallen.
    [4] Four columns have fallen.
   *[other] { $count } columns have fallen.
}
fallen-one = { column.start } has fallen.
fallen-turn = { $voice ->
    [you] This turn will count for nothing.
   *[name] { $name }’s turn will count for nothing.
}
fallen-ruin = { $left ->
    [0] That makes a ruin of the { -villa }.
    [1] One more, and the { -villa } is a ruin.
    [2] Two more, and the { -villa } is a ruin.
    [3] Three more, and the { -villa } is a ruin.
    [4] Four more, and the { -villa } is a ruin.
   *[other] { $left } more, and the { -villa } is a ruin.
}
fallen-tips = { plateau.start } is tipping!
fallen-hint = { $verb ->
    [move] Set it down or put it back: this turn will count for nothing.
    [move-back] Put it back: this turn will count for nothing.
   *[other] Columns have fallen. Go on carefully.
}

## The end

end-won = { $voice ->
    [you] You win!
   *[name] { $name } wins!
}
end-shared = { $names } share the win.
end-nobody = Nobody wins.
end-holder = { $voice ->
    [you] You held the seal at the end, and the seal wins.
   *[name] { $name } held the seal at the end, and the seal wins.
}
end-former = { $you ->
    [cause] You held the seal and brought the villa down. So { $name } wins, having held it before.
    [winner] { $cause } held the seal and brought the villa down. So you win: you held it before.
   *[nobody] { $cause } held the seal and brought the villa down. So { $name } wins, having held it before.
}
end-stands = The { -villa } still stands, and nobody can build any further.
end-fell = { $voice ->
    [you] You brought the { -villa } down.
   *[name] { $cause } brought the { -villa } down.
}
end-while-laying = It happened while { plateau } was being laid.
end-while-drawing = It happened with { column } in hand.
end-first = It began when { plateau } came off { column }.
end-carried = That column carried { plateau }.
end-tipped = { plateau.start } tipped.
end-enough = One { -plateau } down is enough: the { -villa } counts as fallen.
end-ruin = The { -villa } counts as fallen once { $count } columns are down.
end-no-holder = Nobody had the seal yet, so nobody wins.
end-first-holder = Whoever topples the { -villa } with the seal loses it to the one before. Nobody had held it before, so nobody wins.
end-scores = The scores
end-points = Points on top: thin 1, hexagonal 2, thick 3
end-head = { $of ->
    [player] Player
    [columns] Columns on top
    [none] none
   *[points] Points
}
end-slowly = Once more, slowly
end-rematch-waiting = Waiting for { $names }
end-height = It stood { $plateaus ->
    [one] { $plateaus } { -plateau }
   *[other] { $plateaus } { -plateaus }
} high.
end-tally = Games won:

## A collapse told once more

fall-column = { $name } has { column } in hand, the one outlined in pink.
fall-plateau = { $name } is laying { plateau }.
fall-first = First { plateau } comes off { column }, the one outlined in white.
fall-carried = { plateau.start } rested on that column.
fall-breaks = There: { plateau } tips.
fall-ruin = There: too many columns are down.
fall-ended = And down it comes.
