### The score keeper as a page.

score-lead = The wooden game is on your table? Then this page keeps score, and it knows the rules.
score-loading = The referee is looking for a pair of glasses …
score-arriving = { $here } of { $all } MB
score-starting = Found them. One moment …
score-missing = The referee could not come. Are you online?
score-go-on = Continue the last game
score-undo = Undo
score-back = Back
score-share = Share
score-shared = Anyone who opens this link sees this sheet and can carry on with it.
score-copy = Copy the link
score-copied = Copied
score-story = The story so far
score-went-on = Somebody else was quicker. This is the sheet now.
score-alone = No connection. What you enter stays here and is sent later.
score-lost = There is no sheet behind this link any more.
score-offline = Saved on this device: from now on it works without the internet.
score-not-secure = This address is not encrypted (http), so the browser will not keep the page: without the server it stops working.
