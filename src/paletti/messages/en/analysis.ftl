### What could have been: a finished game looked at again.

## While it is looked at

analysis-looking = Looking at move { $done } of { $whole } …
analysis-done = The analysis is ready.
analysis-patience = A master builder tries every draw once more, with a steady hand and all the time in the world.
analysis-failed = This game could not be analysed.
analysis-back = Back to the table
analysis-again = Try again
analysis-nothing = Nobody built anything in this game. There is nothing to regret.
analysis-about = This game was played on another engine version. Its villas were rebuilt here from their pictures, so the chances are approximate.

## The curve

analysis-curve = Who was going to win
analysis-curve-label = Each player’s chance of winning, move by move
analysis-axis-chance = chance of winning
analysis-axis-turn = turn
analysis-moment = Moment of the game
analysis-begins = Building begins.
analysis-see = Watch
analysis-see-moment = Watch this moment
analysis-table = The curve as a table
analysis-table-deed = What happened
analysis-hopeless-mark = hopeless

## Turning points, and the game in short

analysis-turning = Turning points
analysis-turning-none = No single move turned this game. It slipped away quietly.
analysis-turning-point = Turning point { $number }
analysis-changed = { $name }: { $before } → { $after }
analysis-short = In short
analysis-hopeless = From turn { $turn } on, no column was likely to make it to the top.
analysis-hopeless-here = From here on, no column was likely to make it to the top.
analysis-hopeful = There was a column that would have gone up, right to the end.
analysis-objections-none = Nobody objected without cause, and nobody missed a chance to object.
analysis-objection-missed = Nobody objected. { $column } would have gone up, with a chance of { $chance }.
analysis-objection-right = { $name } objected, and rightly so. { $column } could go up: { $chance }.
analysis-objection-wrong = { $name } objected against the odds. { $column } was the best there was: { $chance }.
analysis-objection-vain = { $name } objected, but there was nothing to prove it with.

## Turn by turn

analysis-turns = Turn by turn
analysis-telling = Only the turns that mattered
analysis-turn = Turn { $turn }: { $name }
analysis-chance = Chance with a steady hand
analysis-ends-stands = stood
analysis-ends-broken-off = put back
analysis-ends-collapse = the { -villa } fell
analysis-ends-falls = fell
analysis-ends-fault = pushed another column
analysis-ends-out = taken out
analysis-ends-waived = waived
analysis-ends-given-up = given up
analysis-luck-bold = That took nerve.
analysis-luck-bad = A steady hand would have managed it.
analysis-luck-shy = It would probably have worked.
analysis-luck-due = It was to be expected.
analysis-luck-bluff = That was a bluff.
analysis-luck-honest = An honest claim.
analysis-else = What else was possible
analysis-weighed = What { $name } considered
analysis-value = chance of winning: { $chance }
analysis-way-prove = Object, with { $column }
analysis-way-object = Object
analysis-way-take-out = Take out { $column }
analysis-way-leave = Leave { $column } where it is
analysis-way-apply = Apply for a plateau
analysis-way-consent = Don’t object
analysis-way-pass = Pass
analysis-way-lay = Lay the plateau
analysis-way-waive = Let it be
analysis-way-give-up = Give up on the { -plateau }
analysis-way-choose = Choose a colour
analysis-replay = Watch the whole game
