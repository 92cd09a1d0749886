### Lezen en meekijken: de regels als boek, partijen om te zien, de lobby.

## De regels als boek

book-title = De regels
book-lead = Zes boekjes, één stapel hout. Lees het boekje waar jullie mee spelen, of kijk waar ze het oneens zijn.
book-edition = Editie
book-players = Met hoeveel zijn jullie?
book-any = maakt niet uit
book-compare = Edities naast elkaar vergelijken
book-compare-more = Vink een tweede aan, dan zie je waarin ze verschillen.
book-loading = Het boekje gaat open …
book-kept = Geen verbinding: dit zijn de regels voor elk aantal spelers.
book-contents = Wat erin staat
book-link = Link naar deze regel
book-own = anders dan het origineel
book-own-why = In het Duitse origineel staat het anders.
book-ruling = onze uitspraak
book-ruling-why = Het boekje zwijgt hierover; zo hebben wij beslist.
book-compared = Waarin ze verschillen
book-count = { $count ->
    [0] Ze zeggen precies hetzelfde. Dat zie je zelden.
    [one] { $count } regel is anders.
   *[other] { $count } regels zijn anders.
}
book-absent = Die regel staat er niet in.

## Meekijken

watch-lead = Schuif een stoel bij. Meekijken mag, op de villa ademen niet.
watch-live = Hier wordt nu gebouwd
watch-live-none = Er bouwt nu niemand met publiek.
watch-look = Meekijken
watch-finished = Afgelopen partijen
watch-finished-none = Er is nog geen villa ingestort. Dat komt vanzelf.
watch-see = Herhaling bekijken
watch-file = Een partij uit een bestand
watch-file-hint = Een .villa-bestand, zoals je dat na een partij kunt opslaan.
watch-choose = .villa-bestand openen
watch-busy = Even uitpakken …
watch-bad-replay = In dit bestand zit geen partij die we kunnen lezen.
watch-too-large = Dit bestand is te groot voor een partij.
watch-deeds = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
watch-turn = Beurt { $turn }
watch-won = Gewonnen: { $names }
watch-nobody = niemand won
watch-fell = { $name } gooide hem om.
watch-ago = { $minutes ->
    [0] Zojuist.
    [one] { $minutes } minuut geleden.
   *[other] { $minutes } minuten geleden.
}
watch-hours = { $hours } uur geleden.
watch-days = { $days ->
    [one] Gisteren.
   *[other] { $days } dagen geleden.
}

## Nog eens gezien

replay-loading = De villa wordt weer opgebouwd …
replay-missing = Achter deze link zit geen afgelopen partij.
replay-play = Afspelen
replay-pause = Pauze
replay-before = Vorige zet
replay-next = Volgende zet
replay-line = Tijdlijn van de partij
replay-villa = De villa. Draai hem zoals je wilt.
replay-speed = Snelheid
replay-deed = Zet { $number } van { $count }: { $story }
replay-end = Einde.
replay-loads = Wie draagt wat?
replay-loads-none = Belasting onbekend: deze partij is met een andere versie gespeeld.
replay-story = Het verhaal
replay-others = Andere partijen
replay-table = Terug naar de tafel

## De lobby

lobby-lead = Tafels met een vrije stoel. Ga zitten, wees aardig, houd je ellebogen bij je.
lobby-open = Vrije stoelen
lobby-none = Er is nergens een stoel vrij. Open zelf een tafel: de anderen komen wel.
lobby-quick = Zoek een stoel voor me
lobby-quick-none = Er is nu geen stoel vrij.
lobby-new = Tafel openen
lobby-sit = Gaan zitten
lobby-free = { $count ->
    [one] { $count } vrije stoel
   *[other] { $count } vrije stoelen
}
lobby-waits = Het wachten is op { $names }
lobby-name = Je naam
lobby-talk = Gezegd in de lobby
lobby-talk-none = Er heeft nog niemand iets gezegd.
lobby-say = Zeggen
lobby-says = { $name }: { $words }
lobby-live = Partijen om naar te kijken
lobby-someone = Iemand
