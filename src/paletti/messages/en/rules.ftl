### The rules explained: what the handbook says.

handbook-title = Villa Paletti
handbook-subtitle = { $edition }, for { $players ->
    [one] one builder
   *[other] { $players } builders
}
handbook-subtitle-any = { $edition }, for { $least } to { $most } builders
handbook-story =
    Paletti wanted a taller house and had no money for one. What he did have was a ground floor with twenty columns,
    and nobody needs twenty. So one came out below and went up on top, and then another. It went well for a long time.
    The neighbours still argue about which column it was.
handbook-aim = Draw your columns out from below and stand them on the top plateau: only up there do they count. Whoever holds the
    Master Builder’s Seal when the villa falls wins, unless it was their own elbow.
handbook-aim-rounds = Draw columns out from below and stand them on the top platform, turn by turn, round by round, and let
    the tower fall on somebody else’s turn.
handbook-ways = Columns: { $mode }. Scoring: { $scoring }. There are other ways to play. Columns: { $modes }. Scoring: { $scorings }.

## Headings

section-pieces = What is in the box
section-setup = Building the ground floor
section-colour = Who plays which colour, and who begins
section-move = A turn: raising a column
section-abort = Breaking off
section-plateau = A turn: a new { -plateau }
section-build = Building regulations
section-seal = The Master Builder’s Seal
section-end = The end, and who wins
section-two = With two builders
section-three = With three builders
section-us = The American game
section-ruling = Our rulings, where the books say nothing

## Pieces

clause-pieces-1 = Twenty columns in four colours: red, yellow, blue and green. In each colour three are thin and round, one is
    hexagonal, one is thick and round.
clause-pieces-2 = A thin column is worth 1 point, a hexagonal one 2, a thick one 3. They are all meant to be the same height;
    the wood has its own opinion.
clause-pieces-3 = Five { -plateaus }, largest first: blue, green, yellow, orange, red. A base with a building site in the middle and
    a rim around it. One hook. And the Master Builder’s Seal, a long block with a colour on each of its four sides,
    which also serves as a die.

## Setting up

clause-setup-1 = Together you stand all twenty columns { $columns-on-rim ->
    [yes] on the base, just as you like. The rim is allowed too.
   *[no] on the building site, just as you like. None may stand on the rim.
}
clause-setup-2 = Then the blue { -plateau } goes on top. { $blue-plateau ->
    [within-base] It must not stick out over the edge of the base.
    [on-all-columns] It must lie over all twenty columns.
   *[free] How it lies is up to you.
} { $setup-lean-deg ->
    [none] {""}
   *[other] It must be perfectly stable: once everything is at rest, it leans less than { $setup-lean-deg }°.
} { $setup-column-lean-deg ->
    [none] {""}
   *[other] No column leans more than { $setup-column-lean-deg }°.
}
clause-colour-1 = { $colour-rule ->
    [all-throw] The youngest throws the seal and plays the colour it shows. Clockwise, the others throw too; anyone who throws a colour
        that is already taken throws again.
   *[throw-then-choose] The youngest throws the seal and plays the colour it shows. Clockwise, the others choose among the colours left.
}
clause-colour-2 = { $begins ->
    [thrower] Whoever threw the seal first begins.
    [named] You agree on who begins.
   *[last-to-a-colour] Whoever was last to get a colour begins. There has to be some consolation.
}
clause-colour-3 = All five columns of your colour are yours, wherever they stand.

## A turn

clause-move-1 = Take { $mode ->
    [own] one of your columns
    [assigned] one of your columns
    [random] a column of the required colour
   *[freestyle] a column
} from any level below the top, whether it stands free or carries something, and stand it on the top { -plateau }. That ends
    your turn; play passes clockwise.
clause-move-2 = A column that stands on the top level stays there. It has arrived.
clause-abort-1 = { $breaking-off ->
    [must-when-swaying] If the villa sways while the column is still in, you must break off and put the column back where it stood. You
        may also do so at any time before that.
    [never] There is no way back: once you have begun with a column, you take it up.
   *[may] Until the column is out and standing on top, you may break off at any time. It goes back where it stood.
}
clause-abort-2 = A column that was put back is locked: nobody may choose it again in this game. The turn is over.

## A new plateau

clause-plateau-1 = If you claim at the start of your turn that none of your columns can go up without a collapse, you apply for
    the next plateau. You may also apply if none of your columns may be moved at all.
clause-plateau-2 = The others may object. Whoever objects first has to prove it and stand a column on the top plateau: { $proof-column ->
    [any] any column they like
   *[required] one of the applicant’s
}. Locked columns and those on the top level do not count.
clause-plateau-3 = If the proof succeeds, that column leaves the game, and the applicant’s turn is over.
clause-plateau-4 = If the objector has to break off, the applicant takes any one of the objector’s columns out of the villa and out of
    the game. Then the plateau is laid after all.
clause-plateau-5 = If nobody objects, the applicant lays the next plateau on the top columns.
clause-plateau-6 = The order never changes: blue, green, yellow, orange, red.
clause-plateau-7 = { $overhang ->
    [never] No { -plateau } may stick out over the edge of the base.
   *[from-green] From green on, a { -plateau } may stick out over the edge of the base.
}
clause-plateau-8 = { $cover-minimum ->
    [0] How many columns a new { -plateau } covers is up to you.
   *[other] A new { -plateau } must cover at least { $cover-minimum ->
        [one] one column
        [3] three columns
       *[other] { $cover-minimum } columns
    }{ $few-columns ->
        [yes] { $few-columns-minimum ->
            [2] ; from orange on, two are enough.
            [3] .
           *[other] ; from orange on, any number is enough.
        }
       *[no] { $few-columns-minimum ->
            [2] . You may agree beforehand that two are enough from orange on.
            [3] .
           *[other] . You may agree beforehand that any number is enough from orange on.
        }
    } If that is impossible, whoever has to lay it gives up, and the turn is over.
}
clause-plateau-9 = { $after-plateau ->
    [must-raise] Whoever has laid a { -plateau } still has to raise a column in the same turn.
   *[turn-over] Whoever has applied raises no column in that turn, come what may.
}

## Building regulations

clause-build-1 = { $hold-plateaus ->
    [no] While a column is drawn, no { -plateau } and no other column may be touched.
   *[yes] While you draw a column, you may hold any plateau above it and lift it a little. It has to come back to where it was: no
        free column may end up covered{ $uncovering ->
            [yes] . A covered one may end up free.
           *[no] , and no covered one free.
        }
}
clause-build-2 = { $steadying ->
    [laying] While a { -plateau } is being laid, nobody may steady it.
   *[setting-down] While you set a column down, you may not hold on to any { -plateau }.
}
clause-build-3 = No column may stick out over the edge of the { -plateau } it stands on.
clause-build-4 = The { -plateaus } go up in their fixed order, see PLATEAU-6.
clause-build-5 = You may use the hook to draw columns.
clause-build-6 = In one turn you choose and touch one column, by hand or with the hook. No second try with another, and no pushing
    others aside.
clause-build-7 = Columns on the top level stay where they are, see MOVE-2.
clause-build-8 = No column stands on another, except above the red { -plateau }: there you may pile them up as you please.

## The seal

clause-seal-1 = The seal comes into play with the green plateau. Whoever stands the first column on green takes it.
clause-seal-2 = Your points are the worth of your columns on the level that is currently on top.
clause-seal-3 = { $seal-counted ->
    [turn-end] Points are counted at the end of a turn: whoever then has more than the holder takes the seal. In a tie, the
        holder keeps it.
   *[at-once] As soon as somebody has more points than the holder, the seal changes hands. In a tie, the holder keeps it.
}
clause-seal-4 = A new plateau wipes out all points. The holder keeps the seal until somebody stands the first column on the new
    plateau and takes it at once.
clause-seal-5 = Whoever takes the seal lays it down with the former holder’s colour up. Whoever already holds it leaves it as it lies.

## The end

clause-end-1 = { $ends-when ->
    [nothing-to-move] The game ends when the villa collapses, or when nobody can move a column any more.
   *[nothing-to-build] The game ends when the villa collapses, or when nobody can build a column or a plateau any more.
}
clause-end-2 = Whoever holds the seal wins. But if it was the holder who brought the villa down, the win goes to the former holder, whose
    colour is showing.

## Two and three

clause-two-1 = Once both have a first colour, each chooses a second one, in the same order. { $two-colours ->
    [named] At the start of every turn you name the colour you are going to use.
   *[either] In every turn you may use either.
}
clause-two-2 = The points of your two colours are added up.
clause-three-1 = The fourth colour is neutral. It belongs to nobody, is worth nothing to anybody, and never takes the seal.
clause-three-2 = In your turn you first raise a neutral column and only then one of your own. { $without-plateau ->
    [must-move] Your own has to follow.
   *[may-pass] { $own-after-neutral ->
        [must] Your own has to follow.
       *[may] Your own may follow; you can also leave it at that.
    }
} You may still apply for a plateau instead, at the start of the turn.
clause-three-3 = One neutral column has to stay on the base and on every plateau: the last one on a level may not be moved.
clause-three-4 = If that rule and the locks leave no neutral column to move, you go straight to your own.
clause-three-5 = You may break off with a neutral column. { $neutral-broken-off ->
    [ask-first] Then the others are asked: only if nobody objects do you go on to one of your own.
   *[own-at-once] { $without-plateau ->
        [must-move] Then one of your own has to follow at once; the others can object until you touch it.
       *[may-pass] Then you may raise one of your own at once; the others can object until you touch it.
    }
}
clause-three-6 = But another player may prove that a different neutral column could have gone up, by raising it. It stays up there, and
    your turn is over.

## The American game

clause-us-1 = A game has as many rounds as you agree on beforehand (here: { $rounds }). A round ends when the tower falls, or when nobody
    can go on.
clause-us-2 = { $mode ->
    [random] Every turn begins with a throw of the seal, and you move a column of the colour it shows. If it lands on its end, you
        choose the colour.
    [assigned] Everybody chooses a colour at the start and moves only columns of that colour.
   *[freestyle] You may move any column, whatever its colour.
}
clause-us-3 = Hand or hook, as you like. No platform and no other column may be touched.
clause-us-4 = If you think that no column { $mode ->
    [freestyle] {""}
   *[other] of the required colour
} can be moved safely, you may place the largest platform left.
clause-us-5 = After that you still owe a column: it may come from any level below.
clause-us-6 = { $without-plateau ->
    [may-pass] When no platform is left, you may pass if you don’t dare to move anything.
   *[must-move] When no platform is left, a column has to be moved. Good luck.
}
clause-us-7 = Basic scoring: whoever topples the tower gets a point. After all rounds, the fewest points win.
clause-us-8 = Tournament scoring: once the green platform is in place, every column you move earns its worth. { $topple-costs ->
    [always] Toppling the tower costs 5, whatever is in place.
   *[from-green] Toppling the tower then costs 5; before green, neither counts.
} The most points win.
clause-us-9 = In tournament scoring, a claim that no column can be moved may be challenged. The challenger then moves a column of the
    required colour. If that works, the challenger gets its points and play goes on; if the tower falls, the challenger pays 5, whatever
    is in place, and the round is over. { $after-challenge ->
    [clockwise] The next round begins as usual.
   *[challenger] The challenger begins the next one.
}

## Rulings

clause-ruling-1 = A collapse is what everybody sees. Either a { -plateau } comes down: at rest, or for { $collapse-after-s } s on end, it leans more than
    { $collapse-lean-deg }°, or a point of its rim lies more than { $collapse-drop-percent }% of a column’s height lower than when the attempt began, or it lies on the base, the
    table or (unless it was laid that way) another { -plateau }. Or the { -villa } is a ruin: { $ruin-columns } or more columns fell in one attempt, not counting the one in hand.
    Held { -plateaus } are judged when the hand is gone; a hand that does nothing for { $idle-hand-s } s opens. A { -plateau } that slides off
    while it is being laid is no collapse as long as the { -villa } stands: it goes back, and the turn is over. The cause is whoever was at work, whether
    moving, proving, taking a column out or laying a { -plateau }.
clause-ruling-2 = What falls is out: columns that fall while every { -plateau } stands leave the game. One that leans more than { $askew-lean-deg }° and stays wedged under its
    { -plateau } stands askew: it stays there, is locked for everybody and counts for nobody until it falls. Either way the turn is over and
    scores nothing{ $scoring ->
    [seal] : a column that stands on top all the same does not count until the next plateau is laid.
   *[other] .
}
clause-ruling-3 = Touched is chosen: a column that you have moved { $feel-first } mm, by hand or with the hook, is your column for this turn. Letting go
    before that is not breaking off.
clause-ruling-4 = If the column in your hand, or the hook, pushes another column more than { $push-mm } mm along its floor { $push-alike ->
    [yes] {""}
   *[no] ({ $push-top-mm } mm on the top level)
} or knocks it
    over, that is a fault. The { -villa } is put back as it was, your column too, { $breaking-off ->
    [never] which is not locked,
   *[other] which is locked as if you had broken off,
} and the turn is over. If the { -villa } collapses, that counts instead. Swaying that comes through a { -plateau } is nobody’s fault.
clause-ruling-5 = You can only let go of a column that stands upright, entirely on the top { -plateau }, and not on another column, except above
    the red { -plateau } (BUILD-8). Anywhere else the hand stays closed, and you are told why. The same goes for laying a { -plateau }.
clause-ruling-6 = Whether a held plateau is back in its place is judged when you set your column down. As long as { $uncovering ->
    [yes] a column that was free is covered
   *[no] the free and covered columns are not what they were
}, or the plateau lies more than { $hold-shift-mm } mm or { $hold-turn-deg }° from where it lay, { $breaking-off ->
    [never] you have to shift it back.
   *[other] you can shift it back, or break off.
}
clause-ruling-7 = A { -plateau } covers a column of the top level if at least part of the column’s head lies under it.
clause-ruling-8 = After a failed proof the column goes back and is not locked. The applicant may waive the penalty. The penalty column is taken out
    by hand like any other, and a collapse then is the applicant’s.
clause-ruling-9 = After a successful proof the column is simply lifted off, at no risk, and never counts for the seal. It is the next player’s turn.
clause-ruling-10 = { $seal-counted ->
    [turn-end] What counts is the points at the end of a turn, even if a column was taken out during it.
   *[at-once] Points are counted again after every change on the top level, even when a column is taken out.
} If several players then have more than the holder, the highest takes the seal; in a tie, the next one clockwise from the holder.
clause-ruling-11 = { $without-plateau ->
    [must-move] As long as a column can be moved, nobody passes.
   *[may-pass] If no { -plateau } is left, and nothing that you can or dare to move, you pass. When all players pass one after another, nobody
        can build.{ $scoring ->
            [seal] { $own-after-neutral ->
                [must] {""}
               *[may] {" "}With three you may also pass once the neutral column is up; that pass does not count towards the end.
            }
           *[other] {""}
        }
} A player who has no legal move is skipped.
clause-ruling-12 = If nobody holds the seal, or its very first holder topples the villa, nobody wins.
clause-ruling-13 = With three builders, a failed proof costs nothing, and there is only one proof a turn. A neutral column that was put back is
    locked for everybody.
clause-ruling-14 = Each round is begun by the player clockwise from whoever began the last one{ $scoring ->
    [tournament] { $after-challenge ->
        [challenger] , except after a failed challenge (US-9)
       *[clockwise] {""}
    }
   *[other] {""}
}. A round without a fall ends
    when nobody can move a column any more. Players who are level share the win.
clause-ruling-15 = { $mode ->
    [random] { $colour-used-up ->
        [throw-again] If a colour has no column below the top, the seal is thrown again.
       *[platform] If a colour has no column below the top, the player places the next platform, which nobody can challenge, and then moves a column
            of that colour. With no platform left, or none of the colour left in the game, the seal is thrown again.
    }
   *[other] {""}
} { $scoring ->
    [tournament] After a successful challenge the claimant’s turn is over; before green it earns nothing. A challenger who breaks off pays nothing, and
        the claimant goes on.
   *[other] {""}
}
clause-ruling-16 = { $scoring ->
    [basic] {""}
   *[other] Silence is consent: { $objection-time-s ->
        [none] you have all the time you like to object.
       *[other] online you have { $objection-time-s } seconds to object; around one device, as long as you like.
    }
} { $turn-clock-s ->
    [none] If you agree on a turn clock, running out of time { $breaking-off ->
        [never] ends the turn, and the column goes back.
       *[other] counts as breaking off.
    }
   *[other] A turn lasts at most { $turn-clock-s } seconds; then { $breaking-off ->
        [never] it ends, and the column goes back.
       *[other] it ends as if you had broken off.
    }
}
clause-ruling-17 = The villa sways when the top plateau leans { $sway-lean-deg }° or has moved { $sway-shift-mm } mm from where it rested while the column is still in.
clause-ruling-18 = { $jam-s ->
    [none] A column that won’t come out is broken off like any other.
   *[other] Where the instructions are silent, we decide: { $breaking-off ->
        [never] no breaking off, and
       *[other] {""}
    } BUILD-2, 3, 6 and 8 apply here too. A column that { $jam-s } seconds of full pull do
        not bring out goes back; the turn is over, and nothing is scored or locked.
}
clause-ruling-19 = An outcome belongs to its round: who toppled the tower is forgotten when the next round begins.
clause-ruling-20 = { $hands ->
    [steady] Hands are steady here: nothing trembles.
    [nervous] Nervous hands: they tremble more than usual, above all under load.
   *[natural] No hand is ever quite still: everybody’s trembles a little, more under load and after a long hold.
}

## The signs

book-again = Try again
signs-title = What the signs at the villa mean
signs-glow = A light round a column: you may take it.
signs-hook = A small hook: only the hook gets in there.
signs-faint = A faint light while you have the hook: only fingers get in there.
signs-lock = A padlock: nobody may take that column any more.
signs-askew = A plumb line beside a leaning column: it leans and holds. Nobody may touch it, and it counts for nobody.
signs-uncounted = A ring, struck out: that column does not count as long as this { -plateau } is the top one.
signs-thread = The thread with a ball: it leads from the column to your hand. The thicker and redder, the heavier.
signs-dust = Dust at its head and a shadow below the rim: the { -plateau } is giving way. Slowly!
signs-ring = The ring on the floor: green where the column may stand, red where it may not.
signs-drum = The drum of glass while a { -plateau } is in hand: the edge of the base. Red, where the { -plateau } sticks out beyond it.
signs-heads = The rings under a { -plateau } in hand: the columns’ heads, thick where it covers them. The target is the middle of its weight.
signs-gently = Gently, or Shift: the hand goes only a fifth as far. ↑ and ↓ raise and lower what it holds.
