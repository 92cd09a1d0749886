### Het scoreblok als pagina.

score-lead = Staat het houten spel op tafel? Deze pagina houdt de stand bij en kent de regels.
score-loading = De scheidsrechter zoekt nog even de leesbril …
score-arriving = { $here } van { $all } MB
score-starting = Gevonden. Een ogenblik …
score-missing = De scheidsrechter kon niet komen. Is er wel verbinding?
score-go-on = Verder met de laatste partij
score-undo = Terugnemen
score-back = Terug
score-share = Delen
score-shared = Wie deze link opent, ziet dit scoreblok en kan ermee verder.
score-copy = Link kopiëren
score-copied = Gekopieerd
score-story = Het verhaal tot nu toe
score-went-on = Iemand anders was je voor. Zo staat het er nu voor.
score-alone = Geen verbinding. Wat je invult, blijft hier staan en wordt later verstuurd.
score-lost = Achter deze link zit geen scoreblok meer.
score-offline = Bewaard op dit apparaat: vanaf nu werkt het ook zonder internet.
score-not-secure = Dit adres is niet versleuteld (http), dus bewaart de browser de pagina niet: zonder de server werkt die niet meer.
