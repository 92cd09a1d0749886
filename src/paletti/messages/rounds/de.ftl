### Was anders heißt, wo in Runden um Punkte gespielt wird: der Turm des amerikanischen Spiels, und wer zweifelt.

question-object = { $voice ->
    [you] Du behauptest, dass keine Säule mehr geht. Zweifelt jemand?
   *[name] { $name } behauptet, dass keine Säule mehr geht. Zweifelt jemand?
}
question-prove = { $voice ->
    [you] Du zweifelst und musst es beweisen: eine Säule nach oben!
   *[name] { $name } zweifelt und muss es beweisen: eine Säule nach oben!
}
act-object = Das bezweifle ich!
act-nobody = Niemand zweifelt
act-objects = { $name } zweifelt
sure-put-back = { $price ->
    [lost] Zurückstellen? Dann ist dein Beweis gescheitert.
   *[locked] Zurückstellen? Dann ist dein Zug vorbei, und diese Säule bleibt gesperrt.
}

end-fell = { $voice ->
    [you] Du hast den Turm umgeworfen.
   *[name] { $cause } hat den Turm umgeworfen.
}
end-height = Er stand { $plateaus ->
    [one] { $plateaus } Plateau
   *[other] { $plateaus } Plateaus
} hoch.

event-plateau-applied-for = { $by } behauptet, dass keine Säule mehr geht.
event-consented = { $by ->
    [none] Niemand zweifelt.
   *[other] { $by } zweifelt nicht.
}
event-objected = { $by } zweifelt daran: Da geht noch eine Säule!
event-plateau-laid = { $by } legt { plateau } auf.
event-plateau-given-up = { $by } gibt { plateau } auf.
event-villa-collapsed = { $by } bringt den Turm zum Einsturz.

refusal-objections-open = Erst hören, ob jemand zweifelt
refusal-apply-first = Erst behaupten, dass keine Säule mehr geht, dann auflegen
refusal-nothing-to-object-to = Es gibt nichts anzuzweifeln
refusal-your-own-claim = Die eigene Behauptung zweifelt man nicht an
refusal-not-the-objector = { $player } hat gezweifelt, also beweist auch { $player }

keeper-ask-claim = { $by } behauptet, dass keine Säule mehr geht. Zweifelt jemand?
keeper-answer-nobody = niemand zweifelt
keeper-answer-apply = ansagen: keine geht mehr
keeper-answer-object = jemand zweifelt
keeper-ask-objector = Wer zweifelt?
keeper-key-object = z

event-villa-set-up = { $round ->
    [1] Der Turm steht: zwanzig Säulen unter dem blauen Plateau.
   *[other] Der Turm steht wieder, für Runde { $round }.
}
event-plateau-slid-off = { plateau.start } rutscht ab, aber der Turm steht. Es kommt zurück zu den anderen.
end-stands = Der Turm steht noch, und niemand kann weiterbauen.
question-faulted = Hände weg! Steht der Turm noch?
question-mending = Der Turm wird wieder so hingestellt, wie er war.
watch-fell = { $name } hat ihn umgeworfen.
story-villa-stands = Der Turm steht.
refusal-not-set-up = Erst muss der Turm aufgebaut werden
refusal-already-building = Der Turm steht schon, und es wird gebaut
notice-interrupted = Das Spiel war unterbrochen. Die Hand ist aus dem Turm, alles steht wie zuvor.
act-look-home = Wieder den ganzen Turm zeigen
look-told = { $from ->
    [side] Du schaust jetzt flach über den Boden.
   *[home] Du siehst wieder den ganzen Turm.
}
access-villa = Der Turm
access-leaned = Der Turm hat sich um { $mm } mm bewegt.
access-still = Der Turm steht still.
notice-swayed = Der Turm schwankt! Die Säule muss zurück.
sorry-storage-away = Die Partien sind gerade nicht erreichbar. Der Turm steht still und wartet.
choice-breaking-off-must-when-swaying = Pflicht, wenn der Turm schwankt
choice-sway-lean-deg = Der Turm schwankt ab einer Neigung von (°)
choice-sway-shift-mm = Der Turm schwankt ab einer Verschiebung von (mm)
choice-objection-time-s = Zeit zum Anzweifeln online (s)
more-objection = Zeit zum Anzweifeln, wenn ihr online spielt

analysis-ends-collapse = der Turm fiel
analysis-objections-none = Niemand hat grundlos gezweifelt, und niemand hat eine Gelegenheit dazu verpasst.
analysis-objection-missed = Niemand hat gezweifelt. { $column } wäre nach oben gegangen, mit einer Aussicht von { $chance }.
analysis-objection-right = { $name } hat gezweifelt, und zu Recht. { $column } konnte nach oben: { $chance }.
analysis-objection-wrong = { $name } hat gegen jede Wahrscheinlichkeit gezweifelt. { $column } war noch das Beste: { $chance }.
analysis-objection-vain = { $name } hat gezweifelt, hatte aber nichts, um es zu beweisen.
analysis-way-prove = Anzweifeln: { $column }
analysis-way-object = Anzweifeln
analysis-way-consent = Nicht anzweifeln
analysis-way-apply = Ansagen: keine geht mehr
analysis-luck-honest = Eine ehrliche Ansage.
analysis-line-objection = { $kind ->
    [missed] niemand zweifelte
    [right] zu Recht gezweifelt
   *[wrong] gegen jede Wahrscheinlichkeit gezweifelt
}
