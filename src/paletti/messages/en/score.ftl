### The score keeper as a page.

score-lead = The wooden game is on the table? Then this page keeps score and knows the rules.
score-loading = The referee is looking for the glasses …
score-missing = The referee could not come. Is there a connection?
score-go-on = Go on with the last game
score-undo = Take back
score-back = Back
score-share = Share
score-shared = Whoever opens this link sees this sheet and can go on with it.
score-copy = Copy link
score-copied = Copied
score-story = The story so far
score-went-on = Somebody else was quicker. This is their sheet now.
score-alone = No connection. What you enter stays here and goes out when it is back.
score-lost = There is no sheet behind this link any more.
score-offline = Kept on this device: it works without internet from now on.
