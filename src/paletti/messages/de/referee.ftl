### Was der Schiedsrichter sagt: Teile, Ablehnungen und die Geschichte einer Partie.
### Attribute (.dat, .on …) sind die Grammatik dieser Sprache; nur andere Texte benutzen sie.

## Teile. Eine Säule: $colour, $shape, $number; ein Ort: $level; ein Plateau: $plateau.

colour = { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
    [orange] Orange
   *[green] Grün
}
    .e = { $colour ->
        [red] rote
        [yellow] gelbe
        [blue] blaue
        [orange] orange
       *[green] grüne
    }
    .en = { $colour ->
        [red] roten
        [yellow] gelben
        [blue] blauen
        [orange] orangen
       *[green] grünen
    }
mark = { $colour ->
    [red] Sonne
    [yellow] Zitrone
    [blue] Welle
    [green] Blatt
   *[neutral] Ring
}
shape = { $shape ->
    [thin] dünn
    [hex] sechskantig
   *[thick] dick
}
    .e = { $shape ->
        [thin] dünne
        [hex] sechskantige
       *[thick] dicke
    }
    .en = { $shape ->
        [thin] dünnen
        [hex] sechskantigen
       *[thick] dicken
    }
column = die { shape.e } { colour.e } Säule{ column-rings }
    .start = Die { shape.e } { colour.e } Säule{ column-rings }
    .dat = der { shape.en } { colour.en } Säule{ column-rings }
column-rings = { $number ->
    [1] { " " }mit einem Ring
    [2] { " " }mit zwei Ringen
    [3] { " " }mit drei Ringen
   *[0] { "" }
}
column-short = { colour } { shape }{ column-rings }
plateau = das { $plateau ->
    [blue] blaue
    [green] grüne
    [yellow] gelbe
    [orange] orange
   *[red] rote
} Plateau
    .start = Das { $plateau ->
        [blue] blaue
        [green] grüne
        [yellow] gelbe
        [orange] orange
       *[red] rote
    } Plateau
    .dat = dem { $plateau ->
        [blue] blauen
        [green] grünen
        [yellow] gelben
        [orange] orangen
       *[red] roten
    } Plateau
level = { $level ->
    [base] das Fundament
    [blue] das blaue Plateau
    [green] das grüne Plateau
    [yellow] das gelbe Plateau
    [orange] das orange Plateau
   *[red] das rote Plateau
}
    .dat = { $level ->
        [base] dem Fundament
        [blue] dem blauen Plateau
        [green] dem grünen Plateau
        [yellow] dem gelben Plateau
        [orange] dem orangen Plateau
       *[red] dem roten Plateau
    }
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
list-two = { $first } und { $second }
list-more = { $first }, { $second }

## Die Geschichte: ein Text je Ereignis.

event-villa-set-up = { $round ->
    [1] Die Villa steht: zwanzig Säulen unter dem blauen Plateau.
   *[other] Die Villa steht wieder, für Runde { $round }.
}
event-seal-thrown = { $shows ->
    [end] { $by } wirft das Siegel, und es bleibt auf der Stirnseite stehen.
   *[other] { $by } wirft das Siegel: { colour }.
}
event-throw-again = { $clause ->
    [COLOUR-1] { colour } ist schon vergeben. { $by } wirft noch einmal.
   *[other] Unter der obersten Ebene steht keine { colour.e } Säule mehr. { $by } wirft noch einmal.
}
event-colour-taken = { $how ->
    [left-over] { $by } spielt { colour }, die letzte freie Farbe.
   *[other] { $by } spielt { colour }.
}
event-colour-neutral = { colour } gehört niemandem.
event-colour-required = { $by } muss eine { colour.e } Säule ziehen.
event-turn-began = Zug { $number }: { $by }.
event-turn-ended = Der Zug von { $by } ist zu Ende ({ $clause }).
event-column-raised = { $by } stellt { column } auf { level }.
event-attempt-broken-off = { $locked ->
    [yes] { $swayed ->
        [yes] Die Villa schwankt: { $by } muss { column } zurückstellen. Sie ist jetzt gesperrt.
       *[no] { $by } stellt { column } zurück. Sie ist jetzt gesperrt.
    }
   *[no] { $by } stellt { column } zurück.
}
pushed-column = { column }
pushed = { $pushed ->
    [none] eine andere Säule
   *[other] { $pushed }
}
event-villa-put-back = { $locked ->
    [yes] { $by } hat { pushed } zu weit verschoben. Alles kommt zurück an seinen Platz, { column } ist gesperrt, und der Zug ist vorbei.
   *[no] { $by } hat { pushed } zu weit verschoben. Alles kommt zurück an seinen Platz, auch { column }.
}
event-column-jammed = { column.start } klemmt: { $by } lässt sie, wo sie war.
event-column-askew = { column.start } steht schief auf { level.dat }, hält aber. Sie ist gesperrt und zählt für niemanden.
event-column-void = { column.start } steht, zählt aber erst ab dem nächsten Plateau.
event-column-out = { $clause ->
    [RULING-2] { $leant ->
        [yes] { column.start } stand schon schief, kommt nun herunter und ist draußen.
       *[no] { column.start } fällt und ist draußen.
    }
    [PLATEAU-3] { column.start } hat ihren Beweis erbracht und ist draußen.
    [PLATEAU-4] { $by } nimmt { column } aus dem Spiel.
   *[other] { column.start } ist draußen.
}
event-plateau-applied-for = { $by } beantragt { plateau }.
event-consented = { $by ->
    [none] Niemand widerspricht.
   *[other] { $by } widerspricht nicht.
}
event-application-stood = { $by } darf { plateau } auflegen.
event-objected = { $by } widerspricht: Da geht noch eine Säule!
event-proof-succeeded = { $by } beweist es mit { column.dat }.
event-proof-failed = { $by } konnte es nicht beweisen.
event-removal-waived = { $pushed ->
    [none] { $by } ist großzügig und nimmt nichts heraus.
   *[other] { $by } hat { $pushed } zu weit verschoben. Alles kommt zurück an seinen Platz, und nichts wird herausgenommen.
}
event-plateau-laid = { $plateau ->
    [green] { $by } legt { plateau } auf. Ab jetzt zählen die Punkte.
   *[other] { $by } legt { plateau } auf. Alle Punkte verfallen.
}
event-plateau-given-up = { $by } legt { plateau } doch nicht auf. Damit ist der Zug zu Ende.
event-plateau-slid-off = { plateau.start } rutscht ab, aber die Villa steht. Es kommt zurück zu den anderen.
event-plateau-required = Unter der obersten Ebene steht keine { colour.e } Säule: { $by } legt zuerst { plateau } auf.
event-passed = { $itself ->
    [yes] { $by } kann nichts mehr tun und wird übersprungen.
   *[no] { $by } passt.
}
event-seal-taken = { $former ->
    [none] { $by } nimmt das Siegel.
   *[other] { $by } übernimmt das Siegel von { $former }.
}
event-points-scored = { $by }: { points }, zusammen { $total }.
event-villa-collapsed = { $by } bringt die Villa zum Einsturz.
event-round-ended = Runde { $number } ist zu Ende.
event-round-began = Runde { $number }: { $by } beginnt.
event-time-ran-out = Die Zeit von { $by } ist um.
event-player-left = { $by } hat den Tisch verlassen.
event-game-ended = { $count ->
    [0] Das Spiel ist aus, und niemand gewinnt.
    [1] { $winners } gewinnt!
   *[other] { $winners } teilen sich den Sieg!
}

## Ablehnungen: ein Text je Grund, ohne Schlusspunkt; `refused` fügt Klausel und Punkt an; am Tisch fügt die Seite nur den Punkt an.

refused = { $sentence } ({ $clause }).
wanted = { $wanted ->
    [red] eine rote
    [yellow] eine gelbe
    [blue] eine blaue
   *[green] eine grüne
}
plateau-next = { $next ->
    [blue] das blaue
    [green] das grüne
    [yellow] das gelbe
    [orange] das orange
   *[red] das rote
}

refusal-game-over = Diese Partie ist zu Ende
refusal-not-at-the-table = { $player } sitzt nicht an diesem Tisch
refusal-not-your-turn = { $player } ist am Zug
refusal-not-set-up = Erst muss die Villa aufgebaut werden
refusal-already-building = Die Villa steht schon, und es wird gebaut
refusal-column-on-rim = { column.start } steht im Sperrgebiet
refusal-blue-beyond-base = Das blaue Plateau ragt über das Fundament hinaus
refusal-column-uncovered = { column.start } steht nicht unter dem blauen Plateau
refusal-blue-unsteady = Das blaue Plateau liegt nicht fest: Etwas steht schief
refusal-colours-first = Erst die Farben: { $player } ist noch nicht so weit
refusal-colours-settled = Alle haben schon ihre Farbe
refusal-colours-open-to-all = In diesem Spiel gehören die Farben niemandem
refusal-not-your-throw = Jetzt wirft { $player }
refusal-not-your-choice = Jetzt wählt { $player }
refusal-throw-for-colour = Diese Farbe wird ausgewürfelt, nicht gewählt
refusal-choose-a-colour = Diese Farbe wird gewählt, nicht ausgewürfelt
refusal-seal-on-end = Auf der Stirnseite zeigt das Siegel keine Farbe; noch einmal
refusal-colour-taken = { colour } hat schon { $player }
refusal-colour-held = { $player } hat schon eine Farbe
refusal-nothing-to-throw = Jetzt gibt es nichts zu werfen
refusal-throw-first = Erst das Siegel werfen
refusal-name-first = Erst eine Farbe nennen: Das Siegel steht auf der Stirnseite
refusal-nothing-to-name = Jetzt ist keine Farbe zu nennen
refusal-colour-not-below = Unter der obersten Ebene steht keine { colour.e } Säule
refusal-colour-not-yours = { colour } spielst du nicht
refusal-column-out = { column.start } ist aus dem Spiel
refusal-column-on-top = { column.start } steht auf der obersten Ebene und bleibt dort
refusal-column-locked = Die ist gesperrt: { $player } hat sie in Zug { $turn } zurückgestellt
refusal-column-askew = { column.start } steht schief, hält aber: Finger weg
refusal-not-your-column = { $player ->
    [none] { column.start } gehört niemandem
   *[other] { column.start } gehört { $player }
}
refusal-wrong-colour = Nicht { column }: Es muss { wanted } sein
refusal-neutral-first = Erst eine neutrale Säule, dann { column }
refusal-one-neutral-a-turn = Eine neutrale Säule pro Zug genügt; jetzt eine eigene
refusal-neutral-tried = Eine neutrale Säule hast du versucht; jetzt eine eigene
refusal-last-neutral = { column.start } ist dort die letzte neutrale und bleibt stehen
refusal-ask-the-others = Erst sagen die anderen, ob eine andere neutrale Säule hinaufkann; dann { column }
refusal-no-breaking-off = Kein Zurück: { column.start } ist gewählt und muss hinauf
refusal-no-jamming = { column.start } kann hier einfach zurück: Brich ab
refusal-must-break-off = Die Villa hat geschwankt: { column.start } muss zurück
refusal-applied-already = Nach einem Antrag geht in diesem Zug keine Säule mehr nach oben
refusal-answer-first = Erst antworten die anderen
refusal-lay-first = Erst das Plateau, dann die Säule
refusal-not-at-the-start = Das geht nur zu Beginn eines Zuges, und dieser läuft schon
refusal-raise-now = Das Plateau liegt; jetzt noch eine Säule hinauf
refusal-no-plateau-left = Es ist kein Plateau mehr da
refusal-nothing-to-claim = Hier muss niemand etwas behaupten: Leg das Plateau einfach auf
refusal-apply-first = Erst beantragen, dann auflegen
refusal-objections-open = Erst hören, ob jemand widerspricht
refusal-proof-due = Erst muss { $player } den Beweis antreten
refusal-take-out-due = Erst kommt eine Säule von { $player } heraus, oder du verzichtest
refusal-wrong-plateau = { plateau.start } muss warten: Erst kommt { plateau-next }
refusal-too-few-columns = Es bedeckt { $covers }, nötig sind mindestens { $least }
refusal-too-many-columns = Es kann nicht { $covers } bedecken: Oben stehen { $most }
refusal-plateau-beyond-base = { plateau.start } ragt über das Fundament hinaus
refusal-nothing-to-object-to = Es gibt nichts, dem man widersprechen könnte
refusal-nothing-to-consent-to = Niemand hat um Zustimmung gebeten
refusal-your-own-claim = Dem eigenen Antrag widerspricht man nicht
refusal-already-objected = { $player } war schneller
refusal-one-proof-a-turn = Nur ein Beweis pro Zug, und der war schon
refusal-nothing-to-prove-with = Es ist keine Säule da, mit der man es beweisen könnte
refusal-no-proof-due = Es gibt nichts zu beweisen
refusal-not-the-objector = { $player } hat widersprochen, also beweist auch { $player }
refusal-proof-not-theirs = { column.start } beweist nichts: Es muss eine von { $player } sein
refusal-proof-wrong-colour = { column.start } beweist nichts: Es muss { wanted } sein
refusal-proof-not-neutral = { column.start } beweist nichts: Es muss eine neutrale sein
refusal-proof-out = { column.start } ist aus dem Spiel und beweist nichts
refusal-proof-on-top = { column.start } ist schon oben und beweist nichts
refusal-proof-locked = { column.start } ist gesperrt und beweist nichts
refusal-proof-askew = { column.start } steht schief und beweist nichts
refusal-proof-last-neutral = { column.start } ist dort die letzte neutrale und beweist nichts
refusal-nothing-to-take-out = Es gibt nichts herauszunehmen
refusal-not-the-objectors = { column.start } ist keine von { $player }
refusal-already-out = { column.start } ist schon draußen
refusal-which-column = Sag noch, welche Säule herauskommen soll
refusal-plateau-left = { plateau.start } kommt noch: Beantrage es oder zieh eine Säule
refusal-must-move = Solange eine Säule gezogen werden kann, muss eine gezogen werden
refusal-own-column-due = Nach der neutralen Säule muss eine eigene folgen
refusal-no-passing-now = Gerade kann niemand passen
refusal-no-clock-runs = Für { $player } läuft keine Uhr
refusal-not-begun = Das Spiel hat noch nicht begonnen
refusal-hands-off-plateau = Hände weg: { plateau } wird nicht berührt
refusal-cover-changed = { plateau.start } liegt nicht wie vorher: Sieh nach { column.dat }
refusal-plateau-shifted = { plateau.start } liegt nicht mehr, wo es lag: Schieb es zurück oder brich ab
refusal-plateau-held = Lass { plateau } los, bevor du die Säule abstellst
refusal-plateau-steadied = Niemand stützt { plateau }, während es aufgelegt wird
refusal-column-overhangs = { column.start } ragt über den Rand
refusal-column-on-column = { column.start } stünde auf einer anderen
refusal-column-leans = { column.start } steht nicht aufrecht
refusal-not-on-top-plateau = { column.start } steht nicht ganz auf { plateau.dat }
refusal-second-column = In diesem Zug wurde schon eine andere Säule berührt; { column } muss warten
