### Lernen und Üben: die Lektion in der echten Villa, und eine Villa für sich allein.

## Üben

practice-villa = Die Villa zum Üben
practice-left = Linke Hand
practice-right = Rechte Hand
practice-building = Eine Villa wird gebaut …
practice-other = Andere Villa
practice-height = Wie viele Plateaus?
practice-layout = Wie die Säulen stehen
practice-layout-scattered = bunt gemischt
practice-layout-rings = in Ringen
practice-layout-colours = nach Farben
practice-serial = Das ist Spiel Nr. { $serial }. Keins gleicht dem anderen; dieselbe Nummer ist dasselbe Holz.
practice-build = Aufbauen
practice-undo = Zurücknehmen
practice-fell = Da liegt sie. Hat niemand gesehen. Wähl „{ practice-undo }“ und versuch es noch einmal.

## Die Lektion

learn-count = Schritt { $number } von { $count }
learn-back = Zurück
learn-skip = Überspringen
learn-next = Weiter
learn-anew = Noch einmal von vorn
learn-pointed = Die markierte: { column }.
learn-more = Ein Plateau braucht drei Säulen unter sich. { $count ->
    [one] Stell zuerst noch eine hinauf.
   *[other] Stell zuerst noch { $count } hinauf.
}

learn-turn = Sieh dich um
learn-turn-text = { $how ->
    [keys] Geh mit Tab zur Villa: Mit A und D gehst du um sie herum, mit Plus und Minus näher heran oder weiter weg.
    [finger] Zieh mit zwei Fingern über den Tisch, oder mit einem neben dem Holz: Die Villa dreht sich.
   *[mouse] Drück neben der Villa die Maustaste und zieh: So gehst du um sie herum. Mit dem Mausrad kommst du näher heran.
}
learn-turn-done = Schön hier, nicht?
learn-level = Geh in die Knie
learn-level-text = { $how ->
    [keys] Bei der Villa blickst du mit E flach über den Boden. So sieht man, welche Säulen nichts tragen; die Liste sagt es dir auch: Sie nennt sie locker.
    [finger] Tipp auf das Auge oben rechts, oder zieh nach oben, bis du die Säulen von der Seite siehst. { learn-light }
   *[mouse] Drück auf das Auge oben rechts, oder zieh nach oben, bis du flach über den Boden blickst. { learn-light }
}
learn-light = Ein feiner Lichtspalt über einer Säule heißt: Sie trägt nichts.
learn-level-half = { $how ->
    [keys] Lass dir Zeit: Was in der Liste locker heißt, trägt nichts.
   *[other] Lass dir Zeit und blick über die Köpfe der Säulen hin. { learn-light }
} So suchen Baumeister nach einer lockeren. Mit „{ learn-next }“ geht es voran.
learn-throw = Das Siegel ist zuerst ein Würfel
learn-throw-text = Das Baumeistersiegel hat auf jeder Seite eine Farbe. Wirf es: Es sagt, welche Farbe du spielst. Später bekommt es, wer oben die meisten Punkte hat, und wer es am Ende hat, gewinnt. Hier spielt deine linke Hand gegen deine rechte.
learn-throw-done = Es zeigt { colour }! Deine linke Hand spielt { $left }, deine rechte { $right }. Merk dir das Siegel: Später ist es der Preis.
learn-draw = Zieh eine lockere Säule
learn-draw-text = { $mover } ist dran. { $how ->
    [keys] Nimm die markierte Säule mit Eingabe aus der Liste und zieh sie mit O langsam heraus.
    [finger] Leg einen Finger auf die markierte Säule und zieh sie langsam heraus, weg von der Villa.
   *[mouse] Drück auf die markierte Säule und zieh sie langsam heraus, weg von der Villa.
}
learn-draw-done = Draußen, und nichts hat sich gerührt. Wer eine Nachbarin schiebt, verliert den Zug.
learn-stand = Stell sie oben hin
learn-stand-text = { $how ->
    [keys] Jetzt wirst du gefragt, wo sie stehen soll. Geh mit den Pfeiltasten zu einem Platz: Eingabe trägt die Säule dorthin, noch einmal Eingabe stellt sie ab.
   *[other] Wähl „{ act-carry-up }“, bring die Säule dorthin, wo der Pfeil hinzeigt, und stell sie ab.
} Die Hand öffnet sich nur, wo eine Säule stehen darf.
learn-stand-done = Dort oben zählt sie. Und das Siegel gehört dir, denn niemand hat mehr.
learn-feel = Spür, was eine Säule trägt
learn-feel-text = { $how ->
    [keys] Nimm diese und zieh ein wenig mit O. „Sie sträubt sich“, sagt die Hand, und das Holz knarrt: Sie trägt das Haus. Stell sie mit der Rücktaste zurück.
   *[other] Nimm die markierte Säule und zieh ein wenig. Der Faden zu deiner Hand spannt sich, das Holz knarrt: Sie trägt das Haus. Stell sie zurück.
}
learn-feel-half = Spürst du es? Das ist Gewicht. Jetzt: „{ act-put-back }“.
learn-asked = Der Tisch fragt zuerst nach: „{ act-put-back-sure }“ oder „{ act-keep-hold }“.
learn-feel-done = { $locked ->
    [no] Klug. Du hast sie nur befühlt, darum bleibt sie frei: Alle dürfen es noch einmal mit ihr versuchen.
   *[yes] Klug. Jetzt ist sie gesperrt: Niemand darf es noch einmal mit ihr versuchen.
}
learn-hook = Das Häkchen
learn-hook-text = Wo kein Finger hinkommt, { $how ->
    [keys] nimm das Häkchen und wähl eine Säule aus der Liste
   *[other] nimm das Häkchen und drück auf eine Säule
}: Es zieht am Fuß, und wer hastig zieht, kippt die Säule um. Zieh ein wenig, dann stell sie zurück oder bring sie hinauf, wenn du dich traust.
learn-hook-half = Sie rührt sich. Stell sie zurück, oder nimm sie in die Finger und trag sie hinauf.
learn-hook-done = { $how ->
    [up] Wie ein Chirurg.
   *[back] Wieder an ihrem Platz, als wäre nichts gewesen. So geht das Häkchen.
}
learn-mishap = { $what ->
    [column-out] Sie ist gefallen und aus dem Spiel, und der Zug ist vorbei. Das passiert den besten Baumeistern: Weiter geht’s.
   *[other] Das ging schief, und der Zug ist vorbei. Das passiert den besten Baumeistern: Weiter geht’s.
}
learn-hold = { act-hold }
learn-hold-text = { $stage ->
    [none] Nimm eine Säule und behalte sie in der Hand.
   *[other] { $how ->
        [keys] Jetzt drück H für das Plateau darüber
       *[other] Jetzt wähl „{ act-hold }“
    }: Deine andere Hand hält es fest, damit es bleibt, wo es ist.
}
learn-hold-half = { $stage ->
    [held] Es ruht in deiner Hand. Lass es jetzt los{ $how ->
        [keys] .
       *[other] : „{ act-release }“.
    }
    [held-out] Die Säule ist draußen. Lass jetzt das Plateau los{ $how ->
        [keys] .
       *[other] : „{ act-release }“.
    }
    [out] Das Plateau ist wieder frei. Trag die Säule hinauf und stell sie ab.
   *[other] Das Plateau ist wieder frei. Zieh die Säule ganz heraus, oder stell sie zurück.
}
learn-hold-done = Zwei Hände, ein Atemzug. So kommen auch belastete Säulen heraus.
learn-lay = Ein neues Plateau
learn-lay-text = Sag, dass nichts mehr hinaufkann: Beantrage das gelbe Plateau und wähl „{ act-nobody }“. Nimm das Plateau, trag es über die obersten Säulen und leg es auf. Danach fangen alle wieder bei null an.
learn-lay-done = Ein neues Stockwerk: Alle stehen wieder bei null. Das Siegel bleibt, wo es ist, bis hier oben die erste Säule steht.
learn-object = { act-object }
learn-object-text = Beantrage mit der einen Hand das nächste Plateau und widersprich mit der anderen, als würde sie es nicht glauben. Wer widerspricht, muss es beweisen und eine Säule hinaufstellen: hier eine der Hand, die den Antrag stellt. Diese Säule kommt dann aus dem Spiel.
learn-object-half = Jetzt beweis es: Stell eine Säule hinauf, dann kommt sie aus dem Spiel. Oder stell sie zurück und gib zu, dass du unrecht hattest.
learn-object-done = { $proved ->
    [yes] Bewiesen! Diese Säule ist aus dem Spiel: Da liegt sie, neben der Villa.
   *[no] Nicht bewiesen, und das kostet dich eine Säule. So enden Freundschaften.
}
learn-seal = Wie das Siegel den Besitzer wechselt
learn-seal-text = Eine andere Villa, eine höhere; was oben steht, stand schon da. Das Siegel hat hier noch niemand: Wer als Erstes eine Säule hinaufstellt, bekommt es. { $mover } ist dran: Stell die markierte hinauf, dann hat { $mover } es.
learn-seal-half = { $whose ->
    [own] { $holder } hat das Siegel. Stell noch eine Säule hinauf, dann ist die andere Hand dran.
   *[other] { $holder } hat das Siegel. Jetzt ist { $mover } dran: Stell die markierte Säule hinauf. Mit mehr Punkten oben nimmt { $mover } das Siegel weg; bei gleich vielen bliebe es, wo es ist.
}
learn-seal-done = Mehr Punkte oben, und das Siegel hat den Besitzer gewechselt! Auf seiner Oberseite zeigt es, wer es vorher hatte.
learn-fall = Wozu das Siegel da ist
learn-fall-text = { $whose ->
    [none] Hier hat niemand das Siegel, also kann auch niemand gewinnen. Sieh dir trotzdem an, wie die Villa fällt: Zieh die markierte Säule heraus. Ohne sie kommt alles herunter, was darüber liegt.
    [own] { $holder } hat das Siegel und ist auch dran. Fällt die Villa, gewinnt, wer das Siegel hat; doch wer sie selbst umwirft, verliert es an die Hand, die es vorher hatte. Sieh selbst: Zieh die markierte Säule heraus.
   *[other] { $holder } hat das Siegel, und { $mover } ist dran. Fällt die Villa, gewinnt, wer das Siegel hat, außer man hat sie selbst umgeworfen. Sieh selbst: Zieh die markierte Säule heraus. Ohne sie kommt alles herunter, was darüber liegt.
}
learn-fall-done = So klingt das also.
learn-fall-let = Die Hand machen lassen
learn-end = Du kannst bauen
learn-end-text = Zu lernen gibt es nichts mehr, nur noch zu verlieren. Jede Ausgabe hat kleine eigene Regeln: „{ act-rules }“ nennt sie am Tisch.
learn-first-game = Gegen den Computer spielen
