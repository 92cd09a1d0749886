### Wat had kunnen zijn: een afgelopen spel, nog eens bekeken.

page-analysis = Wat had kunnen zijn
act-analysis = Wat had kunnen zijn

## Terwijl er gekeken wordt

analysis-looking = Zet { $done } van { $whole } bekeken …
analysis-patience = Een bouwmeester probeert elke zet nog eens, met vaste hand en alle tijd van de wereld.
analysis-failed = Dit spel kon niet nog eens bekeken worden.
analysis-again = Nog eens proberen
analysis-nothing = In dit spel heeft niemand gebouwd. Er valt niets te betreuren.

## De curve

analysis-curve = Wie er ging winnen
analysis-curve-label = Ieders kans om te winnen, zet na zet
analysis-axis-chance = kans om te winnen
analysis-axis-turn = beurt
analysis-moment = Moment van het spel
analysis-begins = Het bouwen begint.
analysis-see = Bekijken
analysis-see-moment = Dit moment bekijken
analysis-table = De curve als tabel
analysis-table-deed = Wat er gebeurde
analysis-hopeless-mark = hopeloos

## Keerpunten, en het spel in het kort

analysis-turning = Keerpunten
analysis-turning-none = Geen enkele zet heeft dit spel doen keren. Het gleed stilletjes weg.
analysis-turning-point = Keerpunt { $number }
analysis-changed = { $name }: { $before } → { $after }
analysis-short = In het kort
analysis-hopeless = Vanaf beurt { $turn } zou vermoedelijk geen pilaar meer heelhuids omhoog gaan.
analysis-hopeless-here = Vanaf hier zou vermoedelijk geen pilaar meer heelhuids omhoog gaan.
analysis-hopeful = Tot het laatst was er een pilaar die omhoog had gekund.
analysis-objections-none = Niemand maakte ten onrechte bezwaar, en niemand liet een bezwaar liggen.
analysis-objection-missed = Niemand maakte bezwaar. { $column } had omhoog gekund, met een kans van { $chance }.
analysis-objection-right = { $name } maakte bezwaar, en terecht. { $column } kon omhoog: { $chance }.
analysis-objection-wrong = { $name } maakte bezwaar tegen beter weten in. { $column } was nog het beste: { $chance }.
analysis-objection-vain = { $name } maakte bezwaar, en er was niets om het mee te bewijzen.

## Beurt voor beurt

analysis-turns = Beurt voor beurt
analysis-telling = Alleen de beurten die ertoe deden
analysis-turn = Beurt { $turn }: { $name }
analysis-chance = Kans met vaste hand
analysis-ends-stands = stond
analysis-ends-broken-off = teruggezet
analysis-ends-collapse = de villa viel
analysis-ends-falls = omgevallen
analysis-ends-fault = buur verschoven
analysis-ends-out = eruit gehaald
analysis-ends-waived = ervan afgezien
analysis-ends-given-up = opgegeven
analysis-luck-bold = Daar was lef voor nodig.
analysis-luck-bad = Met een vaste hand was het gelukt.
analysis-luck-shy = Het was waarschijnlijk goed gegaan.
analysis-luck-due = Dat zat eraan te komen.
analysis-luck-bluff = Dat was bluf.
analysis-luck-honest = Een eerlijke aanvraag.
analysis-else = Wat er nog meer kon
analysis-weighed = Wat { $name } heeft afgewogen
analysis-value = kans om te winnen: { $chance }
analysis-way-prove = Bezwaar maken: { $column }
analysis-way-object = Bezwaar maken
analysis-way-take-out = Eruit halen: { $column }
analysis-way-leave = Laten staan: { $column }
analysis-way-apply = Een plateau aanvragen
analysis-way-consent = Geen bezwaar maken
analysis-way-pass = Passen
analysis-way-lay = Het plateau leggen
analysis-way-waive = Ervan afzien
analysis-way-give-up = Het plateau opgeven
analysis-way-choose = Een kleur kiezen
analysis-replay = Het hele spel nog eens zien
