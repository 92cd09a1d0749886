### Lezen en meekijken: de regels als boek, partijen om te zien, de lobby.

## De regels als boek

page-rules = De regels
book-title = De regels
book-lead = Zes regelboekjes, één stapel hout. Lees het boekje waar jullie mee spelen, of kijk waar ze ruzie maken.
book-edition = Editie
book-players = Met hoeveel zijn jullie?
book-any = maakt niet uit
book-compare = Edities naast elkaar vergelijken
book-compare-more = Vink een tweede aan, dan zie je waarin ze verschillen.
book-loading = Het boek gaat open …
book-contents = Wat erin staat
book-link = Link naar deze clausule
book-own = anders dan het origineel
book-own-why = In het Duitse origineel staat het anders.
book-ruling = onze uitspraak
book-ruling-why = Het boekje zwijgt hierover; zo hebben wij beslist.
book-compared = Waarin ze verschillen
book-count = { $count ->
    [0] Ze zeggen precies hetzelfde. Dat is zeldzaam.
    [one] { $count } clausule luidt anders.
   *[other] { $count } clausules luiden anders.
}
book-absent = Die clausule staat er niet in.

## Meekijken

page-watch = Meekijken
watch-lead = Schuif een stoel bij. Meekijken mag, op de villa ademen niet.
watch-live = Wordt nu gebouwd
watch-live-none = Er bouwt nu niemand in het openbaar.
watch-look = Meekijken
watch-finished = Partijen die voorbij zijn
watch-finished-none = Er is nog geen villa gevallen. Geduld maar.
watch-see = Nog eens zien
watch-file = Een partij uit een bestand
watch-file-hint = Een .villa-bestand, zoals je het na een partij kunt bewaren.
watch-choose = Een .villa-bestand openen
watch-busy = Wordt uitgepakt …
watch-bad-replay = In dit bestand zit geen partij die wij kunnen lezen.
watch-too-large = Dit bestand is te groot voor een partij.
watch-deeds = { $count ->
    [one] { $count } daad
   *[other] { $count } daden
}
watch-turn = { $turn ->
    [one] Beurt { $turn }
   *[other] Beurt { $turn }
}
watch-won = Gewonnen: { $names }
watch-nobody = niemand won
watch-fell = { $name } gooide hem om.
watch-ago = { $minutes ->
    [0] Zojuist.
    [one] { $minutes } minuut geleden.
   *[other] { $minutes } minuten geleden.
}
watch-hours = { $hours ->
    [one] { $hours } uur geleden.
   *[other] { $hours } uur geleden.
}
watch-days = { $days ->
    [one] Gisteren.
   *[other] { $days } dagen geleden.
}

## Nog eens gezien

page-replay = Nog eens
replay-loading = De villa wordt weer opgebouwd …
replay-missing = Onder deze link is geen afgelopen partij bewaard.
replay-play = Afspelen
replay-pause = Pauze
replay-before = De vorige daad
replay-next = De volgende daad
replay-line = Tijdlijn van de partij
replay-villa = De villa. Draai haar zoals je wilt.
replay-speed = Hoe snel
replay-deed = Daad { $number } van { $count }: { $story }
replay-loads = Lasten
replay-loads-light = draagt niets
replay-loads-heavy = draagt het meest
replay-loads-none = Wat er toen droeg, is hier niet bekend: een andere machine speelde het.
replay-story = Het verhaal
replay-others = Andere partijen

## De lobby

page-lobby = Lobby
lobby-lead = Tafels met een vrije stoel. Ga zitten, wees aardig, houd je ellebogen bij je.
lobby-open = Vrije stoelen
lobby-none = Geen tafel wacht op iemand. Dek er zelf een: de anderen komen wel.
lobby-quick = Zoek een stoel voor me
lobby-quick-none = Er is nu geen stoel vrij.
lobby-new = Een tafel dekken
lobby-sit = Gaan zitten
lobby-free = { $count ->
    [one] { $count } vrije stoel
   *[other] { $count } vrije stoelen
}
lobby-waits = Wacht op { $names }
lobby-name = Jouw naam
lobby-talk = Gezegd in de lobby
lobby-talk-none = Er heeft nog niemand iets gezegd.
lobby-say = Zeggen
lobby-says = { $name }: { $words }
lobby-live = Partijen om mee te kijken
lobby-someone = Iemand
