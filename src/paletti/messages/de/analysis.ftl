### Was gewesen wäre: eine fertige Partie, noch einmal betrachtet.

## Während hingeschaut wird

analysis-looking = Schritt { $done } von { $whole } wird angeschaut …
analysis-done = Die Analyse ist fertig.
analysis-patience = Ein Baumeister versucht jeden Zug noch einmal, mit ruhiger Hand und aller Zeit der Welt.
analysis-failed = Diese Partie ließ sich nicht auswerten.
analysis-back = Zurück zum Tisch
analysis-again = Noch einmal versuchen
analysis-nothing = In dieser Partie hat niemand gebaut. Es gibt nichts zu bereuen.
analysis-about = Diese Partie wurde mit einer anderen Version des Spiels gespielt. Ihre Villen wurden hier nach den Bildern wieder aufgebaut, deshalb sind die Aussichten nur ungefähr.

## Die Kurve

analysis-curve = Wer gewonnen hätte
analysis-curve-label = Aussicht aller auf den Sieg, Schritt für Schritt
analysis-axis-chance = Aussicht auf den Sieg
analysis-axis-turn = Zug
analysis-moment = Augenblick der Partie
analysis-begins = Der Bau beginnt.
analysis-see = Ansehen
analysis-see-moment = Diesen Augenblick ansehen
analysis-table = Die Kurve als Tabelle
analysis-table-deed = Was geschah
analysis-hopeless-mark = aussichtslos

## Wendepunkte, und die Partie in Kürze

analysis-turning = Wendepunkte
analysis-turning-none = Kein einzelner Zug brachte die Wende. Die Partie ist still entglitten.
analysis-turning-point = Wendepunkt { $number }
analysis-changed = { $name }: { $before } → { $after }
analysis-short = In Kürze
analysis-hopeless = Ab Zug { $turn } wäre wohl keine Säule mehr heil nach oben gekommen.
analysis-hopeless-here = Ab hier wäre wohl keine Säule mehr heil nach oben gekommen.
analysis-hopeful = Bis zuletzt gab es eine Säule, die nach oben gegangen wäre.
analysis-objections-none = Niemand hat zu Unrecht widersprochen, und niemand hat einen Widerspruch versäumt.
analysis-objection-missed = Niemand hat widersprochen. { $column } wäre nach oben gegangen, mit einer Aussicht von { $chance }.
analysis-objection-right = { $name } hat widersprochen, und zu Recht. { $column } konnte hinauf: { $chance }.
analysis-objection-wrong = { $name } hat gegen jede Wahrscheinlichkeit widersprochen. { $column } war noch das Beste: { $chance }.
analysis-objection-vain = { $name } hat widersprochen, hatte aber nichts, um es zu beweisen.

## Zug für Zug

analysis-turns = Zug für Zug
analysis-telling = Nur die Züge, auf die es ankam
analysis-turn = Zug { $turn }: { $name }
analysis-chance = Aussicht mit ruhiger Hand
analysis-ends-stands = stand
analysis-ends-broken-off = zurückgestellt
analysis-ends-collapse = die Villa fiel
analysis-ends-falls = umgefallen
analysis-ends-fault = andere Säule verschoben
analysis-ends-out = herausgenommen
analysis-ends-waived = verzichtet
analysis-ends-given-up = aufgegeben
analysis-luck-bold = Das war mutig.
analysis-luck-bad = Einer ruhigen Hand wäre es geglückt.
analysis-luck-shy = Es wäre wohl gut gegangen.
analysis-luck-due = Es kam, wie es kommen musste.
analysis-luck-bluff = Das war ein Bluff.
analysis-luck-honest = Ein ehrlicher Antrag.
analysis-else = Was sonst möglich war
analysis-weighed = Was { $name } abgewogen hat
analysis-value = Aussicht auf den Sieg: { $chance }
analysis-way-prove = Widersprechen: { $column }
analysis-way-object = Widersprechen
analysis-way-take-out = Herausnehmen: { $column }
analysis-way-leave = Stehen lassen: { $column }
analysis-way-apply = Ein Plateau beantragen
analysis-way-consent = Nicht widersprechen
analysis-way-pass = Passen
analysis-way-lay = Das Plateau auflegen
analysis-way-waive = Verzichten
analysis-way-give-up = Das Plateau aufgeben
analysis-way-choose = Eine Farbe wählen
analysis-replay = Die ganze Partie noch einmal ansehen
