### The score keeper as a page.

score-lead = Staat het houten spel op tafel? Dan houdt deze pagina de stand bij en kent ze de regels.
score-loading = De scheidsrechter zoekt nog even zijn bril …
score-missing = De scheidsrechter kon niet komen. Is er verbinding?
score-go-on = Verder met het laatste spel
score-undo = Terugnemen
score-back = Terug
score-share = Delen
score-shared = Wie deze link opent, ziet dit blad en kan erop verder schrijven.
score-copy = Link kopiëren
score-copied = Gekopieerd
score-story = Het verhaal tot nu toe
score-went-on = Iemand anders was sneller. Dit is nu het blad.
score-alone = Geen verbinding. Wat je invoert blijft hier en gaat de deur uit zodra ze terug is.
score-lost = Achter deze link ligt geen blad meer.
score-offline = Bewaard op dit apparaat: vanaf nu werkt het ook zonder internet.
