### Aan tafel komen en van tafel gaan.

waiting-title = De tafel staat klaar
waiting-text = Stuur deze link naar iedereen die mee moet doen. Het spel begint zodra alle stoelen bezet zijn.
waiting-only-here = Deze link werkt alleen op deze computer: die zit niet op een thuisnetwerk, of het spel is gestart met ‘--here’.
waiting-scan = Of scan dit met een telefoon:
waiting-code = QR-code van de link
waiting-link = Link naar deze tafel
waiting-copy = Link kopiëren
waiting-copied = Gekopieerd
waiting-share = Link versturen
waiting-free = vrije stoel
waiting-sit = Hier gaan zitten
waiting-bot = Computer laten meespelen
waiting-watch = Alle stoelen zijn bezet. Kijk gerust mee.
waiting-here = zit hier
waiting-there = is er
waiting-gone = is even weg
leave-text = { $apart ->
    [yes] Van tafel gaan? Het spel blijft bewaard, en de startpagina brengt je terug. De anderen wachten even en stemmen dan of ze zonder jou doorgaan.
   *[no] Van tafel gaan? Het spel blijft bewaard: speel verder wanneer je wilt, vanaf de startpagina. Of geef het op, dan wordt het niet meer aangeboden.
}
act-leave-keep = Verlaten en bewaren
act-leave-end = Spel opgeven
act-stay = Blijven
waiting-guest = { $seated ->
    [yes] Je hebt je stoel. Het spel begint zodra alle stoelen bezet zijn.
   *[no] Neem een vrije stoel. Het spel begint zodra alle stoelen bezet zijn.
}
