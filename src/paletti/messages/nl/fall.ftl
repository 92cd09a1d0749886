### Wat valt: pilaren midden in een poging, aan het eind de villa, en wat je dan zegt.

## Pilaren die tijdens een poging omvielen

fallen = { $count ->
    [2] Er zijn twee pilaren omgevallen.
    [3] Er zijn drie pilaren omgevallen.
    [4] Er zijn vier pilaren omgevallen.
   *[other] Er zijn { $count } pilaren omgevallen.
}
fallen-one = { column.start } is omgevallen.
fallen-turn = { $voice ->
    [you] Deze beurt levert niets op.
   *[name] De beurt van { $name } levert niets op.
}
fallen-ruin = { $left ->
    [0] Nu is het een ruïne.
    [1] Nog één, en het is een ruïne.
    [2] Nog twee, en het is een ruïne.
    [3] Nog drie, en het is een ruïne.
    [4] Nog vier, en het is een ruïne.
   *[other] Nog { $left }, en het is een ruïne.
}
fallen-tips = { plateau.start } kantelt!
fallen-hint = { $verb ->
    [move] Zet hem neer of zet hem terug: deze beurt levert niets op.
    [move-back] Zet hem terug: deze beurt levert niets op.
   *[other] Er zijn pilaren omgevallen. Ga voorzichtig verder.
}

## Het einde

end-won = { $voice ->
    [you] Je wint!
   *[name] { $name } wint!
}
end-shared = { $names } winnen samen.
end-nobody = Niemand wint.
end-holder = { $voice ->
    [you] Je had aan het eind de steen, en de steen wint.
   *[name] { $name } had aan het eind de steen, en de steen wint.
}
end-former = { $you ->
    [cause] Je had de steen en gooide de villa om. Daarom wint wie hem hiervoor had: { $name }.
    [winner] { $cause } had de steen en gooide de villa om. Daarom win jij: jij had hem hiervoor.
   *[nobody] { $cause } had de steen en gooide de villa om. Daarom wint wie hem hiervoor had: { $name }.
}
end-stands = De villa staat nog, en niemand kan verder bouwen.
end-fell = { $voice ->
    [you] Je liet de villa instorten.
   *[name] { $cause } liet de villa instorten.
}
end-while-laying = Dat gebeurde bij het leggen van { plateau }.
end-while-drawing = Dat gebeurde met { column } in de hand.
end-first = Het begon toen { plateau } loskwam van { column }.
end-carried = Die pilaar droeg { plateau }.
end-tipped = { plateau.start } kantelde.
end-enough = Eén gevallen plateau is genoeg: dat is de instorting.
end-ruin = De villa geldt als ingestort zodra er { $count } pilaren zijn omgevallen.
end-no-holder = Nog niemand had de steen, dus niemand wint.
end-first-holder = Wie met de steen de villa omgooit, verliest hem aan wie hem hiervoor had. Dat was niemand, dus niemand wint.
end-scores = De eindstand
end-points = Punten bovenop: dun 1, zeshoekig 2, dik 3
end-head = { $of ->
    [player] Speler
    [columns] Pilaren bovenop
    [none] geen
   *[points] Punten
}
end-slowly = Nog een keer, langzaam
end-rematch-waiting = Wachten op { $names }
end-height = De villa was { $plateaus ->
    [one] { $plateaus } plateau
   *[other] { $plateaus } plateaus
} hoog.
end-tally = Gewonnen partijen:

## Een instorting, nog eens verteld

fall-column = { $name } heeft { column } vast, die met de roze rand.
fall-plateau = { $name } legt { plateau }.
fall-first = Eerst komt { plateau } los van { column }, die met de witte rand.
fall-carried = { plateau.start } rustte op die pilaar.
fall-breaks = Daar kantelt { plateau }.
fall-ruin = Nu zijn er te veel pilaren omgevallen.
fall-ended = En daar gaat alles.
