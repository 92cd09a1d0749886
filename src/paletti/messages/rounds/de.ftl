### Was anders heißt, wo in Runden um Punkte gespielt wird: der Turm des amerikanischen Spiels, und wer zweifelt.

question-object = { $name } behauptet, dass keine Säule mehr geht. Zweifelt jemand?
question-prove = { $name } zweifelt und muss es beweisen: eine Säule nach oben!
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
