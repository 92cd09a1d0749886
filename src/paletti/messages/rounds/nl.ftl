### Wat anders heet waar in ronden om punten wordt gespeeld: de toren van het Amerikaanse spel, en wie uitdaagt.

question-object = { $voice ->
    [you] Je zegt dat er geen pilaar meer weg kan. Daagt iemand je uit?
   *[name] { $name } zegt dat er geen pilaar meer weg kan. Daagt iemand uit?
}
event-plateau-applied-for = { $by } zegt dat er geen pilaar meer weg kan.
event-objected = { $by } betwist dat: er kan nog best een pilaar omhoog!
event-plateau-laid = { $by } legt { plateau }.
event-plateau-given-up = { $by } laat { plateau } liggen.
event-villa-collapsed = { $by } laat de toren instorten.
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
    [1] De toren staat: twintig pilaren onder het blauwe plateau.
   *[other] De toren staat weer, voor ronde { $round }.
}
event-plateau-slid-off = { plateau.start } glijdt eraf, maar de toren blijft staan. Het komt weer bij de andere te liggen.
end-stands = De toren staat nog, en niemand kan verder bouwen.
end-fell = { $voice ->
    [you] Je gooide de toren om.
   *[name] { $cause } gooide de toren om.
}
end-height = De toren was { $plateaus ->
    [one] { $plateaus } plateau
   *[other] { $plateaus } plateaus
} hoog.
question-faulted = Handen weg! Blijft de toren staan?
question-mending = De toren wordt teruggezet zoals hij stond.
story-villa-stands = De toren staat.
notice-interrupted = Het spel werd onderbroken. De hand is uit de toren, en alles staat weer zoals het stond.
act-look-home = De hele toren weer in beeld
look-told = { $from ->
    [side] Je kijkt nu langs de vloer.
   *[home] Je ziet de hele toren weer.
}
access-villa = De toren
access-leaned = De toren is { $mm } mm verschoven.
access-still = De toren staat stil.
notice-swayed = De toren wankelt! De pilaar moet terug.
sorry-storage-away = De partijen zijn even niet bereikbaar. De toren staat stil en wacht.
choice-breaking-off-must-when-swaying = moet als de toren wankelt
choice-sway-lean-deg = De toren wankelt vanaf een helling van (°)
choice-sway-shift-mm = De toren wankelt vanaf een verschuiving van (mm)
choice-objection-time-s = Tijd om uit te dagen op afstand (s)
more-objection = Tijd om uit te dagen, als jullie op afstand spelen

refusal-not-set-up = Eerst moet de toren worden opgebouwd
refusal-already-building = De toren staat al en er wordt al gebouwd
refusal-objections-open = Eerst horen of iemand uitdaagt
refusal-apply-first = Zeg eerst dat er geen pilaar meer weg kan, dan mag je leggen
refusal-nothing-to-object-to = Er valt niets uit te dagen
refusal-your-own-claim = Jezelf daag je niet uit
refusal-not-the-objector = { $player } daagde uit, dus moet { $player } het ook bewijzen

keeper-ask-claim = { $by } zegt dat er geen pilaar meer weg kan. Daagt iemand uit?
keeper-ask-objector = Wie daagt uit?
keeper-answer-nobody = niemand daagt uit
keeper-answer-object = iemand daagt uit
keeper-answer-apply = aangeven: er kan niets meer weg
keeper-key-object = u

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
analysis-luck-honest = Dat was eerlijk.
analysis-line-objection = { $kind ->
    [missed] niemand daagde uit
    [right] terecht uitgedaagd
   *[wrong] uitgedaagd tegen de kansen in
}
