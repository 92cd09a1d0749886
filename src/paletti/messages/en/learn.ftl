### Learning and practising: the lesson in the real villa, and a villa of one's own.

## Practice

page-practice = Practice
practice-villa = The villa to practise with
practice-left = Left hand
practice-right = Right hand
practice-building = Building a villa …
practice-other = Another villa
practice-height = How many plateaus?
practice-layout = How the columns stand
practice-layout-scattered = here and there
practice-layout-rings = in rings
practice-layout-colours = by colours
practice-serial = This is set no. { $serial }. No two are alike; the same number is the same wood.
practice-build = Build it
practice-undo = Take it back
practice-fell = Down it came. Nobody saw. Take it back and try again.
