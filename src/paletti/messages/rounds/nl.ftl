### Wat anders heet waar in ronden om punten wordt gespeeld: de toren van het Amerikaanse spel, en wie uitdaagt.

question-object = { $name } zegt dat er geen pilaar meer weg kan. Daagt iemand uit?
event-plateau-applied-for = { $by } zegt dat er geen pilaar meer weg kan.
event-objected = { $by } daagt { $against } uit!
event-plateau-laid = { $by } legt { plateau }.
event-plateau-given-up = { $by } laat { plateau } liggen.
event-villa-collapsed = De toren valt. Dat was { $by }.
question-prove = { $voice ->
    [you] Je daagt uit en moet het bewijzen: een pilaar naar boven!
   *[name] { $name } daagt uit en moet het bewijzen: een pilaar naar boven!
}
act-object = Ik daag uit!
act-nobody = Niemand daagt uit
act-objects = { $name } daagt uit
sure-put-back = { $price ->
    [lost] Terugzetten? Dan is je uitdaging mislukt.
   *[locked] Terugzetten? Dan is je beurt voorbij en gaat deze pilaar op slot.
}
event-consented = { $by ->
    [none] Niemand daagt uit.
   *[other] { $by } daagt niet uit.
}
event-villa-set-up = { $round ->
    [1] De toren staat: twintig pilaren onder een blauw dak.
   *[other] De toren staat weer, voor ronde { $round }.
}
event-plateau-slid-off = { plateau.start } glijdt eraf, maar de toren blijft staan. Het komt weer bij de andere te liggen.
end-stands = De toren staat nog, en niemand kan verder bouwen.
end-fell = { $cause } gooide de toren om.
end-height = De toren was { $plateaus ->
    [one] { $plateaus } plateau
   *[other] { $plateaus } plateaus
} hoog.
question-faulted = Handen weg! Blijft de toren staan?
question-mending = De toren wordt teruggezet zoals hij stond.

refusal-objections-open = Eerst horen of iemand uitdaagt
refusal-nothing-to-object-to = Er valt niets uit te dagen
refusal-your-own-claim = Jezelf daag je niet uit
refusal-not-the-objector = { $player } daagde uit, dus moet { $player } het ook bewijzen

keeper-ask-claim = { $by } zegt dat er geen pilaar meer weg kan. Daagt iemand uit?
keeper-ask-objector = Wie daagt uit?
keeper-answer-nobody = niemand daagt uit
keeper-answer-object = iemand daagt uit

analysis-ends-collapse = toren ingestort
analysis-objections-none = Niemand daagde ten onrechte uit, en niemand liet een kans daartoe liggen.
analysis-objection-missed = Niemand daagde uit. { $column } had naar boven gekund, met een kans van { $chance }.
analysis-objection-right = { $name } daagde uit, en terecht. { $column } kon naar boven: { $chance }.
analysis-objection-wrong = { $name } daagde uit, maar had de kansen tegen. { $column } was nog de beste keus: { $chance }.
analysis-objection-vain = { $name } daagde uit, maar er was niets om het mee te bewijzen.
analysis-way-prove = Uitdagen: { $column }
analysis-way-object = Uitdagen
analysis-way-consent = Niet uitdagen
analysis-way-apply = Zeggen dat er niets meer weg kan
analysis-line-objection = { $kind ->
    [missed] niemand daagde uit
    [right] terecht uitgedaagd
   *[wrong] uitgedaagd tegen de kansen in
}
