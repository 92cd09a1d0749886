### What is said otherwise where rounds are played for points: the American game's platforms, its tower, its challenges.

-plateau = platform
-plateaus = platforms
-villa = tower

question-object = { $voice ->
    [you] You claim that no column can be moved. Does anybody challenge that?
   *[name] { $name } claims that no column can be moved. Does anybody challenge that?
}
question-prove = { $voice ->
    [you] You challenge it and have to move a column.
   *[name] { $name } challenges it and has to move a column.
}
act-object = I challenge that!
act-nobody = Nobody challenges it
act-objects = { $name } challenges it
sure-apply = No column can be moved any more? The others may challenge you.
sure-put-back = { $price ->
    [lost] Put it back? Then your challenge fails.
   *[locked] Put it back? That ends your turn, and this column stays locked.
}
act-confirm = Yes, I claim it

event-plateau-applied-for = { $by } claims that no column can be moved.
event-consented = { $by ->
    [none] Nobody challenges it.
   *[other] { $by } does not challenge it.
}
event-application-stood = { $by } may place { plateau }.
event-objected = { $by } challenges that: a column can still be moved!
event-proof-succeeded = { $by } wins the challenge with { column }.
event-proof-failed = { $by } could not win the challenge.
event-plateau-laid = { $by } places { plateau }.
event-plateau-given-up = { $by } gives up on { plateau }.

refusal-answer-first = First the others say whether they challenge it
refusal-objections-open = First hear whether anybody challenges it
refusal-apply-first = Claim first that no column can be moved, then place the platform
refusal-proof-due = { $player } has to move a column for the challenge first
refusal-nothing-to-object-to = There is nothing to challenge
refusal-your-own-claim = You can’t challenge your own claim
refusal-one-proof-a-turn = Only one challenge a turn, and it has been tried
refusal-nothing-to-prove-with = There is no column left to challenge it with
refusal-not-the-objector = { $player } made the challenge, so { $player } moves the column

clause-ruling-16 = { $scoring ->
    [basic] {""}
   *[other] Silence is consent: { $objection-time-s ->
        [none] you have all the time you like to challenge a claim.
       *[other] online you have { $objection-time-s } seconds to challenge a claim; around one device, as long as you like.
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

keeper-ask-claim = { $by } claims that no column can be moved. Does anybody challenge that?
keeper-answer-nobody = nobody challenges it
keeper-answer-apply = claim: none can be moved
keeper-answer-object = somebody challenges it
keeper-ask-objector = Who challenges it?
keeper-key-object = c
keeper-key-apply = c

analysis-objections-none = Nobody challenged without cause, and nobody missed a chance to challenge.
analysis-objection-missed = Nobody challenged it. { $column } would have gone up, with a chance of { $chance }.
analysis-objection-right = { $name } challenged it, and rightly so. { $column } could go up: { $chance }.
analysis-objection-wrong = { $name } challenged it against the odds. { $column } was the best there was: { $chance }.
analysis-objection-vain = { $name } challenged it, but there was nothing to win the challenge with.
analysis-way-prove = Challenge, with { $column }
analysis-way-object = Challenge
analysis-way-consent = Don’t challenge
analysis-way-apply = Claim that no column can be moved
analysis-way-lay = Place the platform
analysis-line-objection = { $kind ->
    [missed] nobody challenged it
    [right] rightly challenged
   *[wrong] challenged against the odds
}
choice-objection-time-s = Time to challenge online (s)
more-objection = Time to challenge online
