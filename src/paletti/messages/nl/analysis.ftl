### Wat had kunnen zijn: een afgelopen spel, nog eens bekeken.

## Terwijl er gekeken wordt

analysis-looking = Zet { $done } van { $whole } wordt bekeken …
analysis-done = De analyse is klaar.
analysis-patience = Een bouwmeester doet elke zet nog eens over, met vaste hand en alle tijd van de wereld.
analysis-failed = Deze partij kon niet worden geanalyseerd.
analysis-back = Terug naar de tafel
analysis-again = Nog eens proberen
analysis-nothing = In deze partij heeft niemand iets gebouwd. Er valt niets te betreuren.
analysis-about = Deze partij is met een andere versie gespeeld. De villa's zijn hier naar hun beelden herbouwd; de kansen zijn dus bij benadering.

## De curve

analysis-curve = Wie er aan de winnende hand was
analysis-curve-label = Ieders kans om te winnen, zet na zet
analysis-axis-chance = kans om te winnen
analysis-axis-turn = beurt
analysis-moment = Moment in de partij
analysis-begins = Het bouwen begint.
analysis-see = Bekijken
analysis-see-moment = Dit moment bekijken
analysis-table = De curve als tabel
analysis-table-deed = Wat er gebeurde
analysis-hopeless-mark = hopeloos

## Keerpunten, en het spel in het kort

analysis-turning = Keerpunten
analysis-turning-none = Er was niet één zet die deze partij deed kantelen. Het glipte stilletjes weg.
analysis-turning-point = Keerpunt { $number }
analysis-changed = { $name }: { $before } → { $after }
analysis-short = In het kort
analysis-hopeless = Vanaf beurt { $turn } kon er waarschijnlijk geen pilaar meer naar boven.
analysis-hopeless-here = Vanaf hier kon er waarschijnlijk geen pilaar meer naar boven.
analysis-hopeful = Tot het laatst was er een pilaar die naar boven had gekund.
analysis-objections-none = Niemand maakte ten onrechte bezwaar, en niemand liet een kans op bezwaar liggen.
analysis-objection-missed = Niemand maakte bezwaar. { $column } had naar boven gekund, met een kans van { $chance }.
analysis-objection-right = { $name } maakte bezwaar, en terecht. { $column } kon naar boven: { $chance }.
analysis-objection-wrong = { $name } maakte bezwaar, maar had de kansen tegen. { $column } was nog de beste keus: { $chance }.
analysis-objection-vain = { $name } maakte bezwaar, maar er was niets om het mee te bewijzen.

## Beurt voor beurt

analysis-turns = Beurt voor beurt
analysis-telling = Alleen de beurten die ertoe deden
analysis-turn = Beurt { $turn }: { $name }
analysis-chance = Kans met vaste hand
analysis-ends-stands = bleef staan
analysis-ends-broken-off = teruggezet
analysis-ends-collapse = villa ingestort
analysis-ends-falls = omgevallen
analysis-ends-fault = andere pilaar verschoven
analysis-ends-out = weggehaald
analysis-ends-waived = laten staan
analysis-ends-given-up = laten liggen
analysis-luck-bold = Daar was lef voor nodig.
analysis-luck-bad = Met een vaste hand was het gelukt.
analysis-luck-shy = Waarschijnlijk was het goed gegaan.
analysis-luck-due = Dat zat eraan te komen.
analysis-luck-bluff = Dat was bluf.
analysis-luck-honest = Een eerlijke aanvraag.
analysis-else = Wat er nog meer kon
analysis-weighed = Wat { $name } overwoog
analysis-value = kans om te winnen: { $chance }
analysis-way-prove = Bezwaar maken: { $column }
analysis-way-object = Bezwaar maken
analysis-way-take-out = Weghalen: { $column }
analysis-way-leave = Laten staan: { $column }
analysis-way-apply = Een plateau aanvragen
analysis-way-consent = Geen bezwaar maken
analysis-way-pass = Passen
analysis-way-lay = Het plateau leggen
analysis-way-waive = Niets weghalen
analysis-way-give-up = Het plateau laten liggen
analysis-way-choose = Een kleur kiezen
analysis-replay = De hele partij nog eens bekijken
