### The handbook's drawn examples: a caption each, and the words that read a drawing aloud.

example-figure-2 = { $columns-on-rim ->
    [yes] Twenty columns, each where somebody liked it.
   *[no] Twenty columns on the brown site; the green rim stays empty.
} Now the blue { -plateau } comes down on them.
example-figure-3 = Seen from above. { $blue-plateau ->
    [within-base] The blue { -plateau } stays inside the edge of the base all round.
    [on-all-columns] Every head is under the blue { -plateau }.
   *[free] The blue { -plateau } may lie as you like.
}
example-figure-4 = Both arrows are allowed: one column leaves the base, the other the blue { -plateau }. The crossed one is up already.
example-figure-5a = Everything creaks, so blue pushes the thick column back to the spot it came from. That was the turn.
example-figure-5b = From now on it wears a padlock, for blue and for everybody else.
example-figure-6a = Red found nothing safe to pull and applied for yellow. Nobody objected: up it goes.
example-figure-6b = Three heads are under the yellow { -plateau }, the green column stands free. { $cover-minimum ->
    [0] Any number would have done.
   *[3] Three is just enough.
    [other] { $cover-minimum } would have been enough.
}
example-figure-7a = The thick red column has just arrived: 4 points against 3. Red takes the seal from yellow and lays yellow’s side up.
example-figure-7b = Green has 4 points now as well. Level is not ahead, so the seal stays with red as it lies.
example-figure-8a = Green is neutral here and carries a ring. First a neutral column goes up (A), then blue’s own (B).
example-figure-8b = Red gave up on the locked neutral column. Somebody shows that another one goes (B), and red’s turn is gone.
example-american-1 = All columns stand, the largest platform lies on them: ready.
example-american-2 = Out from under the platform, up onto it.
example-american-3 = First the new platform (1), then a column from any level below (2), in one and the same turn.
example-askew = It leans, but the { -plateau } pins it down: askew. Hands off, and no points, until it falls.

example-level = { level }: { $columns }
example-columns = { $count ->
    [0] no columns
    [one] one column
   *[other] { $count } columns
}
example-goes-up = Goes up: { $columns }
example-goes-back = Goes back: { $columns }
example-stays = May not be drawn: { $columns }
example-locked = Locked: { $columns }
example-leans = Leans: { $columns }
example-next = Next: { plateau }
example-seal = Seal: { $holder }, showing { $former }
