### What editions are called.

## Editions, and what characterises them

edition-de = German edition
edition-de-short = The original of 2001. A good choice if you can’t decide.
edition-de-about = The original of 2001: objections, locks and the seal, and a plateau may stick out far.
edition-nl = Dutch edition
edition-nl-short = Almost the original.
edition-nl-about = Like the original, but a plateau always needs three columns.
edition-fr = French edition
edition-fr-short = Everybody throws for a colour, and off you go.
edition-fr-about = Everybody throws for a colour, and points are counted when a turn ends.
edition-en = English edition
edition-en-short = Close to the original, a little stricter.
edition-en-about = Whoever says that nothing more can go up has to mean everybody’s columns, not only their own; and no plateau may stick out over the base.
edition-ru = Russian edition
edition-ru-short = For steady hands: a villa that sways ends the try.
edition-ru-about = The thrower begins, a swaying villa ends the attempt, and two columns are enough from orange on.
edition-us = American edition
edition-us-short = Short rounds for points, up to eight players.
edition-us-about = No seal, no locks, no way back: rounds for points, with up to eight players.
