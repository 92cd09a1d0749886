### Was fällt: Säulen mitten in einem Versuch, am Ende die Villa, und was man dann sagt.

## Säulen, die während eines Versuchs gefallen sind

fallen = { $count ->
    [2] Zwei Säulen sind gefallen.
    [3] Drei Säulen sind gefallen.
    [4] Vier Säulen sind gefallen.
   *[other] { $count } Säulen sind gefallen.
}
fallen-one = { column.start } ist gefallen.
fallen-turn = { $voice ->
    [you] Dieser Zug zählt nichts.
   *[name] Der Zug von { $name } zählt nichts.
}
fallen-ruin = { $left ->
    [0] Damit ist es eine Ruine.
    [1] Noch eine, und es ist eine Ruine.
    [2] Noch zwei, und es ist eine Ruine.
    [3] Noch drei, und es ist eine Ruine.
    [4] Noch vier, und es ist eine Ruine.
   *[other] Noch { $left }, und es ist eine Ruine.
}
fallen-tips = { plateau.start } kippt!
fallen-hint = { $verb ->
    [move] Setz sie ab oder stell sie zurück: Dieser Zug zählt nichts.
    [move-back] Stell sie zurück: Dieser Zug zählt nichts.
   *[other] Säulen sind gefallen. Mach vorsichtig weiter.
}

## Das Ende

end-won = { $voice ->
    [you] Du gewinnst!
   *[name] { $name } gewinnt!
}
end-shared = { $names } teilen sich den Sieg.
end-nobody = Niemand gewinnt.
end-holder = { $voice ->
    [you] Du hattest am Ende das Siegel, und das Siegel gewinnt.
   *[name] { $name } hatte am Ende das Siegel, und das Siegel gewinnt.
}
end-former = { $you ->
    [cause] Du hattest das Siegel und hast die Villa zu Fall gebracht. Also gewinnt, wer es vorher hatte: { $name }.
    [winner] { $cause } hatte das Siegel und hat die Villa zu Fall gebracht. Also gewinnst du, denn du hattest es vorher.
   *[nobody] { $cause } hatte das Siegel und hat die Villa zu Fall gebracht. Also gewinnt, wer es vorher hatte: { $name }.
}
end-stands = Die Villa steht noch, und niemand kann weiterbauen.
end-fell = { $voice ->
    [you] Du hast die Villa zu Fall gebracht.
   *[name] { $cause } hat die Villa zu Fall gebracht.
}
end-while-laying = Es geschah, als { plateau } aufgelegt wurde.
end-while-drawing = Es geschah mit { column.dat } in der Hand.
end-first = Es begann damit, dass { plateau } den Halt auf { column.dat } verlor.
end-carried = Diese Säule hat { plateau } getragen.
end-tipped = { plateau.start } kippte.
end-enough = Ein gefallenes Plateau genügt: Das ist der Einsturz.
end-ruin = Die Villa gilt als eingestürzt, sobald { $count } Säulen gefallen sind.
end-no-holder = Das Siegel hatte noch niemand, also gewinnt niemand.
end-first-holder = Wer mit dem Siegel die Villa umwirft, verliert es an den, der es vorher hatte. Vorher hatte es niemand, also gewinnt niemand.
end-scores = Der Punktestand
end-points = Punkte ganz oben: dünn 1, sechskantig 2, dick 3
end-head = { $of ->
    [player] Name
    [columns] Säulen oben
    [none] keine
   *[points] Punkte
}
end-slowly = Noch einmal, ganz langsam
end-rematch-waiting = Warten auf { $names }
end-height = Sie stand { $plateaus ->
    [one] { $plateaus } Plateau
   *[other] { $plateaus } Plateaus
} hoch.
end-tally = Gewonnene Partien:

## Ein Sturz, noch einmal erzählt

fall-column = { $name } hat { column } in der Hand: Sie ist rosa umrandet.
fall-plateau = { $name } legt { plateau } auf.
fall-first = Zuerst verliert { plateau } den Halt auf { column.dat }: Sie ist weiß umrandet.
fall-carried = { plateau.start } lag auf dieser Säule.
fall-breaks = Da: { plateau.start } kippt.
fall-ruin = Da: Jetzt liegen zu viele Säulen.
fall-ended = Und schon liegt alles da.
