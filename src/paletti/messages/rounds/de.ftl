### Was anders heißt, wo in Runden um Punkte gespielt wird: der Turm des amerikanischen Spiels, und wer zweifelt.

question-object = { $name } behauptet, dass keine Säule mehr geht. Zweifelt jemand?
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

end-fell = { $cause } hat den Turm umgeworfen.
end-height = Er stand { $plateaus ->
    [one] { $plateaus } Plateau
   *[other] { $plateaus } Plateaus
} hoch.

event-plateau-applied-for = { $by } behauptet, dass keine Säule mehr geht.
event-consented = { $by ->
    [none] Niemand zweifelt.
   *[other] { $by } zweifelt nicht.
}
event-objected = { $by } zweifelt daran: { $against } kann sehr wohl noch ziehen!
event-plateau-laid = { $by } legt { plateau } auf.
event-plateau-given-up = { $by } gibt { plateau } auf.
event-villa-collapsed = Der Turm fällt. Es war { $by }.

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
    [1] Der Turm steht: zwanzig Säulen unter blauem Dach.
   *[other] Der Turm steht wieder, für Runde { $round }.
}
event-plateau-slid-off = { plateau.start } rutscht ab, aber der Turm steht. Es kommt zurück zu den anderen.
end-stands = Der Turm steht noch, und niemand kann weiterbauen.
question-faulted = Hände weg! Steht der Turm noch?
question-mending = Der Turm wird wieder so hingestellt, wie er war.
watch-fell = { $name } hat ihn umgeworfen.

analysis-ends-collapse = der Turm fiel
analysis-objections-none = Niemand hat grundlos gezweifelt, und niemand hat eine Gelegenheit dazu verpasst.
analysis-objection-missed = Niemand hat gezweifelt. { $column } wäre nach oben gegangen, mit einer Aussicht von { $chance }.
analysis-objection-right = { $name } hat gezweifelt, und zu Recht. { $column } konnte nach oben: { $chance }.
analysis-objection-wrong = { $name } hat gegen alle Aussichten gezweifelt. { $column } war noch die beste: { $chance }.
analysis-objection-vain = { $name } hat gezweifelt, aber es gab nichts, womit es zu beweisen war.
analysis-way-prove = Anzweifeln, mit { $column }
analysis-way-object = Anzweifeln
analysis-way-consent = Nicht zweifeln
analysis-way-apply = Ansagen: keine geht mehr
analysis-line-objection = { $kind ->
    [missed] niemand zweifelte
    [right] zu Recht gezweifelt
   *[wrong] gegen alle Aussichten gezweifelt
}
