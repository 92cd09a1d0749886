### The rules explained: what the handbook says.

handbook-title = Villa Paletti
handbook-subtitle = { $edition }, for { $players ->
    [one] one builder
   *[other] { $players } builders
}
handbook-subtitle-any = { $edition }, for { $least } to { $most } builders
handbook-story =
    Paletti wanted a taller house and had no money to buy one. What he did have was a ground floor with twenty columns,
    and nobody needs twenty. So one comes out below and goes up on top, and then another. It went well for a long time.
    The neighbours still argue about which column it was.
handbook-aim = Draw your columns out from below and stand them on the top plateau. Up there they count. Whoever holds the
    Master Builder's Seal when the villa falls has won, unless it was their own elbow.
handbook-aim-rounds = Draw columns out from below and stand them on the top platform, turn by turn, round by round, and let
    the tower fall on somebody else's turn.
handbook-ways = Columns { $mode }. Scoring { $scoring }. There are other ways: columns { $modes }; scoring { $scorings }.

## Headings

section-pieces = What is in the box
section-setup = Building the ground floor
section-colour = Whose colour, and who begins
section-move = A turn: raising a column
section-abort = Breaking off
section-plateau = A turn: a new plateau
section-build = Building regulations
section-seal = The Master Builder's Seal
section-end = The end, and who wins
section-two = With two builders
section-three = With three builders
section-us = The American game
section-ruling = Rulings, where the books say nothing

## Pieces

clause-pieces-1 = Twenty columns in four colours: red, yellow, blue and green. In each colour three are thin and round, one is
    hexagonal, one is thick and round.
clause-pieces-2 = A thin column is worth 1 point, a hexagonal one 2, a thick one 3. They are all meant to be of one height;
    wood has its own opinion.
clause-pieces-3 = Five plateaus, largest first: blue, green, yellow, orange, red. A base with a building site in the middle and
    a rim that stays empty. One hook. And the Master Builder's Seal, a long block with a colour on each of its four sides,
    which is also thrown as a die.

## Setting up

clause-setup-1 = All together you stand all twenty columns { $columns-on-rim ->
    [yes] on the base, as you like. The rim is allowed too.
   *[no] on the building site, as you like. None may stand on the rim.
}
clause-setup-2 = Then the blue plateau goes on top. { $blue-plateau ->
    [within-base] It must not reach out over the edge of the base.
    [on-all-columns] It must lie over all twenty columns.
   *[free] How it lies is up to you.
} { $setup-lean-deg ->
    [none] {""}
   *[other] It must be perfectly stable: once everything rests, it leans less than { $setup-lean-deg }°.
} { $setup-column-lean-deg ->
    [none] {""}
   *[other] No column leans more than { $setup-column-lean-deg }°.
}
clause-colour-1 = { $colour-rule ->
    [all-throw] The youngest throws the seal and plays the colour it shows. Clockwise, the others throw too; a colour already taken
        is thrown again.
   *[throw-then-choose] The youngest throws the seal and plays the colour it shows. Clockwise, the others choose among the colours left.
}
clause-colour-2 = { $begins ->
    [thrower] Whoever threw the seal first begins.
    [named] You agree on who begins.
   *[last-to-a-colour] Whoever came to a colour last begins. There has to be some consolation.
}
clause-colour-3 = All five columns of your colour are yours, wherever they stand.

## A turn

clause-move-1 = Take { $mode ->
    [own] one of your columns
    [assigned] one of your columns
    [random] a column of the colour in question
   *[freestyle] a column
} from any level below the top, whether it stands free or carries a plateau, and stand it on the top plateau. That was your
    turn; the next one clockwise goes on.
clause-move-2 = A column that stands on the top level stays there. It has arrived.
clause-abort-1 = { $breaking-off ->
    [must-when-swaying] When the villa sways while the column is still in, you must break off and put the column back where it stood. You
        may also do so at any earlier moment.
    [never] There is no way back: a column you have begun to move, you finish.
   *[may] Until the column is out and standing above, you may break off at any moment. It goes back where it stood.
}
clause-abort-2 = A column that was put back is locked: nobody may choose it again in this game. The turn is over.

## A new plateau

clause-plateau-1 = If you claim, at the start of your turn, that none of your columns can go up without a collapse, you apply for
    the next plateau. You may also apply when none of your columns may be moved at all.
clause-plateau-2 = The others may object. Whoever objects first has to prove it and stand a column on the top plateau: { $proof-column ->
    [any] any column they like
   *[required] one of the applicant's
}. Locked columns and those on the top level do not count.
clause-plateau-3 = If the proof succeeds, the column that was raised leaves the game, and the applicant's turn is over.
clause-plateau-4 = If the objector has to break off, the applicant takes any one column of the objector's out of the villa and out of
    the game. Then the plateau is laid after all.
clause-plateau-5 = If nobody objects, the applicant lays the next plateau on the top columns.
clause-plateau-6 = The order never changes: blue, green, yellow, orange, red.
clause-plateau-7 = { $overhang ->
    [never] No plateau may reach out over the edge of the base.
   *[from-green] From the green plateau on, a plateau may reach out over the edge of the base.
}
clause-plateau-8 = { $cover-minimum ->
    [0] How many columns a new plateau covers is up to you.
   *[other] A new plateau must cover at least { $cover-minimum ->
        [one] one column
        [3] three columns
       *[other] { $cover-minimum } columns
    }{ $few-columns ->
        [yes] { $few-columns-minimum ->
            [2] ; from orange on, two will do.
            [3] .
           *[other] ; from orange on, any number will do.
        }
       *[no] { $few-columns-minimum ->
            [2] . You may agree beforehand that from orange on two will do.
            [3] .
           *[other] . You may agree beforehand that from orange on any number will do.
        }
    } If it cannot be done, the applicant gives up, and the turn is over.
}
clause-plateau-9 = { $after-plateau ->
    [must-raise] Whoever has laid a platform still has to raise a column in the same turn.
   *[turn-over] Whoever has applied raises no column in that turn, come what may.
}

## Building regulations

clause-build-1 = { $hold-plateaus ->
    [no] While a column is drawn, no platform and no other column may be touched.
   *[yes] While you draw a column you may hold any plateau above it and lift it a little. It has to come back to where it was: no
        free column may end up covered{ $uncovering ->
            [yes] . A covered one may end up free.
           *[no] , no covered one free.
        }
}
clause-build-2 = { $steadying ->
    [laying] While a plateau is being laid, nobody steadies it.
   *[setting-down] While you set a column down, you may not hold on to any plateau.
}
clause-build-3 = No column may stick out over the edge of the plateau it stands on.
clause-build-4 = Plateaus go up in their fixed order, as said under PLATEAU-6.
clause-build-5 = The hook may be used to draw columns.
clause-build-6 = One column a turn is chosen and touched, by hand or by hook. No second try with another one, and no pushing of
    others.
clause-build-7 = Columns on the top level stay where they are, as said under MOVE-2.
clause-build-8 = No column stands on another, except above the red plateau: there you may pile them up as you please.

## The seal

clause-seal-1 = The seal comes into play with the green plateau. Whoever stands the first column on green takes it.
clause-seal-2 = Your points are the worth of your columns on the current top level.
clause-seal-3 = { $seal-counted ->
    [turn-end] When a turn ends the points are counted: whoever then has more than the holder takes the seal. When they are equal, the
        holder keeps it.
   *[at-once] As soon as somebody has more points than the holder, the seal changes hands. When they are equal, the holder keeps it.
}
clause-seal-4 = A new plateau wipes out all points. The holder keeps the seal until somebody stands the first column on the new
    plateau; that player takes it at once.
clause-seal-5 = The new holder lays the seal down with the former holder's colour up. Whoever holds it already leaves it as it lies.

## The end

clause-end-1 = { $ends-when ->
    [nothing-to-move] The game ends when the villa collapses, or when nobody can move a column any more.
   *[nothing-to-build] The game ends when the villa collapses, or when nobody can build a column or a plateau any more.
}
clause-end-2 = The holder of the seal wins. But if the holder brought the villa down, the former holder wins, whose colour lies up.

## Two and three

clause-two-1 = When all have a first colour, each of the two chooses a second one, in the same order. { $two-colours ->
    [named] At the start of every turn you name the colour you are going to use.
   *[either] Every turn you may use either.
}
clause-two-2 = The points of your two colours are added up.
clause-three-1 = The fourth colour is neutral. It belongs to nobody, is worth nothing to anybody, and never takes the seal.
clause-three-2 = In your turn you first raise a neutral column and only then one of your own. { $own-after-neutral ->
    [must] Your own one has to follow.
   *[may] Your own one may follow: you can also leave it at that.
} You may still apply for a plateau instead, at the start of the turn.
clause-three-3 = One neutral column has to stay on the base and on every plateau: the last one of a level may not be moved.
clause-three-4 = If that rule and the locks leave no neutral column to move, you go straight to your own.
clause-three-5 = You may break off with a neutral column. { $neutral-broken-off ->
    [ask-first] The others are then asked: only if nobody objects do you go on to one of your own.
   *[own-at-once] You may then raise one of your own at once; the others can object until you touch it.
}
clause-three-6 = But another player may prove that a different neutral column could have gone up, by raising it. It stays up there, and
    your turn is over.

## The American game

clause-us-1 = A game is a number of rounds that you agree on beforehand (here: { $rounds }). A round ends when the tower falls, or when nobody
    can go on.
clause-us-2 = { $mode ->
    [random] Every turn begins with a throw of the seal, and you move a column of the colour it shows. If it lands on its end, you
        choose the colour.
    [assigned] Everybody chooses a colour at the start and moves only columns of that colour.
   *[freestyle] You may move any column, whatever its colour.
}
clause-us-3 = Hand or hook, as you like. No platform and no other column may be touched.
clause-us-4 = If you think that no column of the colour you need can be moved safely, you may place the largest platform left.
clause-us-5 = Having placed it, you still have to move a column up onto it, from any lower level.
clause-us-6 = { $without-plateau ->
    [may-pass] When no platform is left, whoever dares to move nothing may pass.
   *[must-move] When no platform is left, a column has to be moved. Good luck.
}
clause-us-7 = Basic scoring: whoever topples the tower gets a point. After all rounds, the fewest points win.
clause-us-8 = Tournament scoring: once the green platform is in place, every column you move earns its worth. { $topple-costs ->
    [always] Toppling the tower costs 5, whatever lies.
   *[from-green] Toppling the tower then costs 5; before green neither counts.
} The most points win.
clause-us-9 = In tournament scoring, a claim that no column can be moved may be challenged. The challenger then moves a column of the
    colour in question. If it works, the challenger gets its points and play goes on; if the tower falls, the challenger pays 5, whatever
    lies, and the round is over. { $after-challenge ->
    [clockwise] The next round begins as ever.
   *[challenger] The challenger begins the next one.
}

## Rulings

clause-ruling-1 = A collapse is what everybody sees. Either a plateau comes down: at rest, or for { $collapse-after-s } s on end, it leans more than
    { $collapse-lean-deg }°, or a point of its rim lies more than { $collapse-drop-percent } % of a column's height lower than before, or it lies on the base, the table or another plateau.
    Or the villa is a ruin: { $ruin-columns } or more columns fell at once, besides the one in hand. Plateaus that a hand holds are judged when the hand is
    gone; a hand that does nothing for { $idle-hand-s } s opens. A plateau that slides off while it is laid is no collapse while the villa stands: it goes back, and
    the turn is over. Whoever was at work is the cause: the mover, the objector, or the applicant taking a column out or laying a plateau.
clause-ruling-2 = What falls is out: columns that fall while every plateau stands leave the game. One that leans more than { $askew-lean-deg }° and stays wedged under its
    plateau stands askew: it stays there, is locked for everybody and counts for nobody, until it falls. Either way the turn is over and
    scores nothing{ $scoring ->
    [seal] : a column that stands above all the same does not count before the next plateau.
   *[other] .
}
clause-ruling-3 = Touched is chosen: a column that you have moved by { $feel-first } mm, by hand or hook, is your column for this turn. Letting go before that is no
    breaking off.
clause-ruling-4 = If the column in your hand, or the hook, pushes another column more than { $push-mm } mm along its floor ({ $push-top-mm } mm on the top level) or fells it, that
    is a fault. The villa is put back as it was, your column too, { $breaking-off ->
    [never] which is not locked,
   *[other] which is locked like one broken off,
} and the turn is over. If the villa collapses, that counts instead. Swaying that comes through a plateau is nobody's fault.
clause-ruling-5 = A column can be let go only upright, wholly on the top plateau, and not on another column, except above the red plateau
    (BUILD-8). Elsewhere the hand stays closed and says why. The same goes for laying a plateau.
clause-ruling-6 = Whether a held plateau came back to its place is judged when you set your column down. While free and covered columns are
    not what they were, or the plateau lies more than { $hold-shift-mm } mm or { $hold-turn-deg }° from where it lay, you can shift it back, or break off.
clause-ruling-7 = A plateau covers a column of the top level when at least part of its head lies beneath it.
clause-ruling-8 = After a failed proof the column goes back and is not locked. The applicant may waive the due. Taking a column out is done by
    hand like any other, and a collapse then is the applicant's.
clause-ruling-9 = After a successful proof the column is simply lifted off, at no risk, and never counts for the seal. The next player goes on.
clause-ruling-10 = { $seal-counted ->
    [turn-end] The points at the end of a turn decide, also when a column was taken out in it.
   *[at-once] Points are counted anew after every change on the top level, also when a column is taken out.
} If several players then have more than the holder, the highest takes the seal; among equals, the next one clockwise from the holder.
clause-ruling-11 = { $without-plateau ->
    [must-move] As long as a column can be moved, nobody passes.
   *[may-pass] With no plateau left, and nothing that you can or dare to move, you pass. When all players pass one after another, nobody
        can build.{ $scoring ->
            [seal] { $own-after-neutral ->
                [must] {""}
               *[may] {" "}With three you may also pass once the neutral column is up; that one does not count towards the end.
            }
           *[other] {""}
        }
} A player who has nothing lawful to do is passed over.
clause-ruling-12 = If nobody holds the seal, or its very first holder topples the villa, nobody wins.
clause-ruling-13 = With three builders, a failed proof costs nothing, and there is one proof a turn. A neutral column that was put back is
    locked for everybody.
clause-ruling-14 = Each round is begun by the next player clockwise, except after a failed challenge. A round without a fall ends when nobody can move a
    column any more. Equals share the win.
clause-ruling-15 = { $colour-used-up ->
    [throw-again] A colour with no column below the top is thrown again.
   *[platform] A colour with no column below the top: the player places the next platform, which nobody can challenge, and then moves a column of
        that colour. With no platform left, or none of the colour left in the game, the seal is thrown again.
} After a successful challenge the claimant's turn is over; a challenger who breaks off pays nothing, and the claimant goes on.
clause-ruling-16 = { $scoring ->
    [basic] {""}
   *[other] Silence is consent: { $objection-time-s ->
        [none] you have all the time you like to object.
       *[other] apart, you have { $objection-time-s } seconds to object; round one table, as long as you like.
    }
} { $turn-clock-s ->
    [none] If you agree on a turn clock, its end { $breaking-off ->
        [never] ends the turn, and the column goes back.
       *[other] counts as breaking off.
    }
   *[other] A turn lasts { $turn-clock-s } seconds; then { $breaking-off ->
        [never] it ends, and the column goes back.
       *[other] it ends as if you had broken off.
    }
}
clause-ruling-17 = The villa sways when the top plateau leans by { $sway-lean-deg }° or has moved { $sway-shift-mm } mm from where it rested while the column is still in.
clause-ruling-18 = { $jam-s ->
    [none] A column that will not come out is broken off like any other.
   *[other] Where the sheet is silent we rule: no breaking off, and BUILD-2, 3, 6 and 8 hold here too. A column that { $jam-s } seconds of full pull do
        not bring out goes back; the turn is over, and nothing is scored or locked.
}
clause-ruling-19 = An outcome belongs to its round: who made the tower fall is forgotten when the next round begins.
clause-ruling-20 = { $hands ->
    [steady] Hands are steady here: nothing trembles.
    [nervous] Nervous hands: they tremble more than usual, above all under load.
   *[natural] A hand is never quite still: everybody's trembles a little, more under load and when it holds for long.
}

## Editions, and what characterises them

edition-de = German edition
edition-de-about = The original of 2001: objections, locks and the seal, and a plateau may lean far out.
edition-nl = Dutch edition
edition-nl-about = The original, but a plateau always needs three columns.
edition-fr = French edition
edition-fr-about = Everybody throws for a colour, and the seal is counted when a turn ends.
edition-en = English edition
edition-en-about = Objectors may prove it with any column, and no plateau reaches out over the base.
edition-ru = Russian edition
edition-ru-about = The thrower begins, a swaying villa ends the attempt, and two columns carry from orange on.
edition-us = American edition
edition-us-about = No seal, no locks, no way back: rounds for points, with up to eight players.

## House rules: a choice and its values

choice-yes = yes
choice-no = no
choice-none = none
choice-blue-plateau = The blue plateau
choice-blue-plateau-within-base = within the base
choice-blue-plateau-on-all-columns = on all twenty columns
choice-blue-plateau-free = as you like
choice-colour-rule = Coming to a colour
choice-colour-rule-throw-then-choose = one throws, the others choose
choice-colour-rule-all-throw = everybody throws
choice-begins = Who begins
choice-begins-last-to-a-colour = the last to come to a colour
choice-begins-thrower = whoever threw first
choice-begins-named = whom you name
choice-breaking-off = Breaking off
choice-breaking-off-may = at any time
choice-breaking-off-must-when-swaying = a must when the villa sways
choice-breaking-off-never = never
choice-proof-column = Proof with
choice-proof-column-required = one of the applicant's
choice-proof-column-any = any column
choice-overhang = Over the edge of the base
choice-overhang-from-green = from green on
choice-overhang-never = never
choice-cover-minimum = Columns under a new plateau
choice-cover-minimum-0 = any number
choice-cover-minimum-1 = at least one
choice-cover-minimum-2 = at least two
choice-cover-minimum-3 = at least three
choice-few-columns = Fewer from orange on
choice-few-columns-minimum = How few from orange on
choice-few-columns-minimum-0 = any number
choice-few-columns-minimum-1 = one will do
choice-few-columns-minimum-2 = two will do
choice-few-columns-minimum-3 = three all the same
choice-after-plateau = After laying a plateau
choice-after-plateau-turn-over = the turn is over
choice-after-plateau-must-raise = a column must follow
choice-hold-plateaus = Holding the plateau above
choice-uncovering = A held plateau may uncover columns
choice-steadying = No plateau may be held
choice-steadying-setting-down = while a column is set down
choice-steadying-laying = while it is laid
choice-seal-counted = The seal is counted
choice-seal-counted-at-once = at once
choice-seal-counted-turn-end = at the end of a turn
choice-ends-when = The end, if nobody can
choice-ends-when-nothing-to-build = build a column or a plateau
choice-ends-when-nothing-to-move = move a column
choice-without-plateau = When no plateau is left
choice-without-plateau-must-move = a column must be moved
choice-without-plateau-may-pass = one may pass
choice-spare-colours = Colours left over
choice-spare-colours-shared-out = are shared out or neutral
choice-spare-colours-unused = stay unused
choice-mode = Which columns
choice-mode-own = one's own
choice-mode-freestyle = freestyle (any column)
choice-mode-random = random (as the seal falls)
choice-mode-assigned = assigned (a colour each)
choice-scoring = What decides
choice-scoring-seal = the seal
choice-scoring-basic = basic (who topples least)
choice-scoring-tournament = tournament (most points)
choice-rounds = Rounds
choice-collapse-lean-deg = A plateau has fallen when it leans by (°)
choice-push-mm = Pushing a neighbour is a fault from (mm)
choice-objection-time-s = Time to object, apart (s)
choice-turn-clock-s = Turn clock (s)
choice-sway-lean-deg = The villa sways when it leans by (°)
choice-sway-shift-mm = The villa sways when it shifts by (mm)
choice-columns-on-rim = Columns on the rim
choice-two-colours = With two colours each
choice-two-colours-either = either, as it comes
choice-two-colours-named = one is named before the turn
choice-own-after-neutral = After the neutral column
choice-own-after-neutral-may = an own one may follow
choice-own-after-neutral-must = an own one must follow
choice-neutral-broken-off = A neutral column broken off
choice-neutral-broken-off-own-at-once = an own one at once
choice-neutral-broken-off-ask-first = the others are asked first
choice-colour-used-up = A thrown colour with no column below
choice-colour-used-up-platform = a platform first
choice-colour-used-up-throw-again = throw again
choice-topple-costs = Toppling costs points
choice-topple-costs-from-green = once green lies
choice-topple-costs-always = always
choice-after-challenge = After a failed challenge begins
choice-after-challenge-challenger = the challenger
choice-after-challenge-clockwise = the next one clockwise
choice-setup-lean-deg = The blue plateau leans at most (°)
choice-setup-column-lean-deg = Columns under it lean at most (°)
choice-collapse-drop-percent = A plateau has fallen when its rim drops by (% of a column)
choice-collapse-after-s = A swaying plateau has fallen after (s)
choice-ruin-columns = So many fallen columns are a collapse
choice-idle-hand-s = A hand that does nothing opens after (s)
choice-askew-lean-deg = A column is askew from (°)
choice-feel-first = A column is chosen once it moves (mm)
choice-push-top-mm = The same on the top level (mm)
choice-hold-shift-mm = A held plateau may end up off by (mm)
choice-hold-turn-deg = A held plateau may end up turned by (°)
choice-jam-s = A column is stuck after a pull of (s)
choice-hands = Hands
choice-hands-steady = steady
choice-hands-natural = natural
choice-hands-nervous = nervous
