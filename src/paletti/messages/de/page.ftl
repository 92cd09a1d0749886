### Was die Seite sagt: ihr Rahmen, der Anfang einer Partie und der Tisch.

page-name = Villa Paletti
page-start = Start
page-table = Am Tisch
table-coming = Einen Moment: Die Villa wird aufgebaut …
page-learn = Lernen
page-practice = Üben
page-analysis = Analyse: Was gewesen wäre
act-analysis = Was gewesen wäre
page-rules = Die Regeln
page-watch = Zuschauen
page-replay = Wiederholung
page-lobby = Lobby
keeper-title = Punktezettel
shell-language = Sprache
shell-menu = Mehr von Paletti
access-villa = Die Villa
access-open = Mit Tastatur und Gehör spielen
broken-title = Oje.
broken-text = Auf dieser Seite ist etwas umgefallen, und es war nicht die Villa. Die Partie selbst ist auf dem Server sicher.
broken-reload = Seite neu laden
broken-home = Zurück zum Start
missing-parts = Ein Teil dieser Seite ist nicht angekommen.
lost-title = Hier steht nichts
lost-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ging unterwegs ein Buchstabe des Links verloren.

## Eine Partie beginnen

start-lead = Nimm unten eine Säule. Stell sie obendrauf. Keiner atmet.
win = { $scoring ->
    [basic] Wer den Turm umwirft, bekommt einen Punkt. Am Ende gewinnt, wer die wenigsten hat.
    [tournament] Ab dem grünen Plateau bringt jede Säule Punkte, die du nach oben stellst. Am Ende gewinnt, wer die meisten hat.
   *[seal] Du gewinnst, wenn du am Ende das Baumeistersiegel hast: Es geht an die Person, die oben die meisten Punkte hat. Wer die Villa zu Fall bringt, verliert es.
}
win-worth = Alle haben eigene Farben, und für dich zählen nur deine eigenen Säulen: dünn 1, sechskantig 2, dick 3.
win-later = Ab dem grünen Plateau gewinnt, wer oben die meisten Punkte hat; vorher niemand.
win-now-title = Jetzt zählt es!
win-now = Wer oben die meisten Punkte hat, hat das Siegel und damit den Sieg.
start-first-visit = Noch nie gespielt? Ein paar Minuten in der Villa, und du kannst bauen.
start-lesson = Zeig es mir
start-go-on = Weiter mit { $names }{ $yours ->
    [yes] : Du bist dran
   *[no] { "" }
}
start-alone = Allein
start-against = Gegen wen?
start-how-many = Wie viele seid ihr?
start-who = Wer spielt mit?
start-name = Name von Person { $number }
start-name-guest = kommt per Link
start-name-1 = Anna
start-name-2 = Ben
start-name-3 = Clara
start-name-4 = David
start-name-5 = Emma
start-name-6 = Finn
start-name-7 = Greta
start-name-8 = Hannes
start-where = Wo ist { $name }?
start-here = hier
start-link = per Link
start-bot = Computer
start-strength = Wie gut { $name } baut
start-order = Im Uhrzeigersinn, die oder der Jüngste zuerst.
start-link-hint = Sobald der Tisch bereitsteht, bekommst du einen Link zum Verschicken.
start-edition = Nach welchen Regeln?
start-differs = Was daran anders ist
start-play = Auf geht’s
start-problem = Dieser Tisch ließ sich nicht einrichten. Bitte sieh deine Auswahl noch einmal durch.
start-offline = Der Server antwortet gerade nicht. Bitte versuch es gleich noch einmal.
start-bad-kit = Mit diesem Spiel geht es nicht: { $sentence }
start-more = Mehr: Aufbau, Zeit, Hausregeln
strength-novice = Neuling
strength-apprentice = Lehrling
strength-journeyman = Geselle
strength-master = Baumeister
start-strength-option = { $strength ->
    [novice] { strength-novice } (am leichtesten)
    [master] { strength-master } (am schwersten)
    [apprentice] { strength-apprentice }
   *[journeyman] { strength-journeyman }
}
seat-won = { $won } gewonnen

## Warten auf die anderen

waiting-your-name = Dein Name

## Die Frage des Zuges, in einer Zeile

question-wait = Einen Moment …
question-rest = Alle halten den Atem an, bis das Holz stillsteht.
asked = { $voice ->
    [you] Du bist dran
   *[name] { $name }
}
own-column = { $colour ->
    [red] eine rote Säule
    [yellow] eine gelbe Säule
    [blue] eine blaue Säule
    [green] eine grüne Säule
   *[any] eine Säule
}
question-other = { $name } ist dran.
seat-you = du
question-setup = Stellt alle zwanzig Säulen auf den Bauplatz und legt dann das blaue Plateau darauf.
question-throw = { asked }: Würfle mit dem Siegel deine Farbe aus.
question-throw-turn = { asked }: Wirf das Siegel. Es sagt, welche Farbe du ziehst.
question-choose = { asked }: Such dir eine Farbe aus.
question-choose-second = { asked }: Such dir deine zweite Farbe aus. Ihr habt jeweils zwei.
question-name = { asked }: Das Siegel steht auf der Stirnseite. Nenn eine Farbe.
question-move = { asked }: Zieh { own-column } und stell sie nach oben.
question-move-apply = { asked }: Zieh { own-column } oder beantrage { plateau }.
question-move-lay = { asked }: Zieh { own-column } oder leg { plateau } auf.
question-move-pass = { asked }: Zieh { own-column } oder passe.
question-neutral = { asked }: Stell zuerst eine neutrale Säule nach oben.
question-neutral-apply = { asked }: Stell zuerst eine neutrale Säule nach oben oder beantrage { plateau }.
question-apply = { asked }: Beantrage { plateau }.
question-claim = { asked }: Zieh eine Säule oder behaupte, dass keine mehr geht.
question-pass = { asked }: Jetzt hilft nur noch passen.
question-object = { $voice ->
    [you] Du beantragst { plateau }. Widerspricht jemand?
   *[name] { $name } beantragt { plateau }. Widerspricht jemand?
}
question-object-vain = { $name } sieht nichts, was noch nach oben kann, und gibt den Zug auf: Für { plateau } stehen zu wenige Säulen. Widerspricht jemand?
question-object-neutral = { $name } hat die neutrale Säule zurückgestellt. Weiß jemand eine bessere?
question-prove = { $voice ->
    [you] Du widersprichst und musst es beweisen: eine Säule nach oben!
   *[name] { $name } widerspricht und muss es beweisen: eine Säule nach oben!
}
question-take-out = { asked }: Nimm eine Säule von { $other } aus der Villa oder lass es gut sein.
question-take-out-other = { $name } darf eine Säule von { $other } herausnehmen: Der Beweis ist missglückt.
question-lay = { asked }: Leg { plateau } auf die obersten Säulen.
question-over = Das Spiel ist aus.
question-in-hand = { $voice ->
    [you] Du hast { column } in der Hand.
    [other] { $name } zieht { column }.
   *[name] { $name } hat { column } in der Hand.
}
question-in-hand-plateau = { $voice ->
    [you] Du legst { plateau } auf.
   *[name] { $name } legt { plateau } auf.
}
column-worth = Oben zählt sie { points }.
hover-column = { column-short }: { points }
question-returning = { $voice ->
    [you] Du stellst { column } zurück.
   *[name] { $name } stellt { column } zurück.
}
question-faulted = Hände weg! Steht die Villa noch?
question-mending = Die Villa wird wieder so hingestellt, wie sie war.
question-falling = O nein …
work-pushed = { $voice ->
    [you] Du hast { column } zu weit verschoben.
   *[name] { $name } hat { column } zu weit verschoben.
}
work-locks = { $locks ->
    [yes] , die gezogene Säule ist gesperrt
   *[no] { "" }
}
work-mending = { $verb ->
    [move] { $voice ->
        [you] Alles kommt zurück an seinen Platz{ work-locks }, und dein Zug ist vorbei.
       *[name] Alles kommt zurück an seinen Platz{ work-locks }, und der Zug von { $name } ist vorbei.
    }
   *[other] Alles kommt zurück an seinen Platz.
}
verdict-turn-over = { $voice ->
    [you] Dein Zug ist vorbei.
   *[name] Der Zug von { $name } ist vorbei.
}
verdict-out = Diese Säule ist jetzt aus dem Spiel.

## Was man tun kann

act-arrange = Für uns aufbauen
act-throw = Siegel werfen
act-apply = Antrag auf { plateau }
act-claim = Behaupten: Nichts geht mehr
act-pass = Passen
act-waive = Gut sein lassen
act-give-up = { plateau.start } aufgeben
act-take-plateau = { plateau.start } nehmen
act-object = Ich widerspreche!
act-consent = Von mir aus
act-nobody = Niemand widerspricht
act-objects = { $name } widerspricht
act-put-back = Zurückstellen
act-carry-up = Nach oben tragen
act-set-down = Abstellen
act-lay-down = Auflegen
act-hook = Häkchen
act-fingers = Finger
act-regrip = In die Finger nehmen
act-hold = Plateau festhalten
act-release = Plateau loslassen
act-precise = Ganz sachte
act-turn-left = Nach links drehen
act-turn-right = Nach rechts drehen
act-raise = Höher
act-lower = Tiefer
act-why = Warum?
act-close = Schließen
act-again = Neue Partie
act-new = Startseite
act-leave = Partie verlassen …
act-see-again = Noch einmal fallen sehen
act-skip = Gleich zum Ergebnis
act-rules = Regeln dieser Partie
act-all-rules = Alle Regeln
sound = Ton
sound-on = an
sound-off = aus
act-look-home = Wieder die ganze Villa zeigen
act-look-side = Auf Augenhöhe schauen
act-menu = Menü
act-drop = Ohne { $name } weiter
act-wait-on = Noch etwas warten
act-bot = Einen Computer übernehmen lassen
act-cancel = Lieber nicht
apply-dropped = Kein Antrag: Du hast stattdessen eine Säule genommen.

## Die Hand

hand-hint-plateau-clear = Trag es hinauf und über die obersten Säulen.
hand-offer-hook = Da kommt kein Finger hin, aber das Häkchen.
act-take-hook = Häkchen nehmen

## Rund um den Tisch

seat-points = { $points ->
    [one] { $points } Punkt oben
   *[other] { $points } Punkte oben
}
seat-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
seat-away = kurz weg
seat-bot = Computer
seat-leads = in Führung
seat-ties = hat das Siegel
seat-gone = ist gegangen
seal-title = Baumeistersiegel
seal-nobody = Noch hat niemand das Siegel.
seal-held = { $name } hat das Siegel.
seal-shows = Es zeigt { colour }: Vorher hatte es { $name }. Wirft { $holder } die Villa um, gewinnt { $name }.
seal-first = Vorher hatte es niemand: Wirft { $holder } die Villa um, gewinnt niemand.
plateaus-title = Noch zu bauen
out-title = Aus dem Spiel
locked-title = Gesperrt
askew-title = Schief
story-title = Die Geschichte bisher
story-empty = Noch ist nichts passiert. Genießt es.
story-villa-stands = Die Villa steht.
story-older = Früher
rules-title = Die Regeln an diesem Tisch
rules-players = für { $players ->
    [one] eine Person
   *[other] { $players } Personen
}
rules-house = Hausregel
rules-plain = Nichts weicht vom Original ab, und niemand hat eine Regel geändert.
round-of = Runde { $round } von { $rounds }
watching = { $count ->
    [0] { "" }
    [one] Ein Gast schaut zu
   *[other] { $count } Gäste schauen zu
}
you-watch = Du schaust zu.

## Widerspruch

objection-waiting = Warten auf { $names }
objection-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}

## Verbindung

link-lost = Die Verbindung ist weg. Wir versuchen es weiter …
link-slow = Gerade geht es langsam: Was du siehst, ist { $seconds } s alt. Verloren geht nichts.
absent = { $name } ist seit { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} weg.
absent-question = Auf { $name } warten oder ohne weiterspielen?
sorry-version = Diese Seite und der Server haben verschiedene Versionen. Bitte lade die Seite neu.
sorry-no-table = Diesen Tisch gibt es nicht, oder er wurde längst abgeräumt.
sorry-table-full = An diesem Tisch ist jeder Stuhl besetzt.
sorry-table-closed = Dieser Tisch nimmt keine Gäste auf.
sorry-damaged-table = Die Aufzeichnung dieses Tisches ist beschädigt: Die Partie kann nicht weitergehen.
sorry-not-your-seat = Der Stuhl gehört jemand anderem.
sorry-seat-taken = Da war jemand schneller: Der Stuhl ist besetzt.
sorry-bad-message = Der Server hat diese Seite nicht verstanden. Bitte lade sie neu.
sorry-too-fast = Bitte etwas langsamer.
sorry-not-now = Gerade nicht.
sorry-practice-only = Das gibt es nur beim Üben.
sorry-bots-missing = Der Computer kann hier nicht mitspielen.
sorry-server-full = Der Server hat alle Hände voll. Bitte versuch es in ein paar Minuten noch einmal.
sorry-shutting-down = Der Server macht zu. Eure Partie ist gespeichert.
sorry-moving = Der Tisch zieht auf einen anderen Server um. Einen Moment …
sorry-storage-away = Die Partien sind gerade nicht erreichbar. Die Villa steht still und wartet.

## Was man einander sagen kann

say-title = Etwas sagen
say-hello = Hallo!
say-good-luck = Viel Glück!
say-steady = Ruhig …
say-careful = Vorsicht!
say-bravo = Bravo!
say-ouch = Autsch!
say-thinking = Lass mich nachdenken.
say-hurry = Heute noch …
say-one-moment = Einen Moment.
say-sorry = Entschuldigung!
say-thanks = Danke!
say-good-game = Schöne Partie!
say-again = Noch mal?
say-bye = Tschüss!
no-picture = Dieser Browser kann die Villa nicht zeichnen. Die Geschichte geht in Worten weiter.
act-keep = Diese Partie als Datei speichern

# Rund um den Tisch
act-hurry = Den Computer schneller spielen lassen
act-notify = Gib mir Bescheid, wenn ich dran bin
summons = Du bist dran!
start-feel-first = Erst fühlen: Bis zu { $mm } mm darfst du eine Säule bewegen, ohne dass es zählt
replay-loads-light = trägt nichts
replay-loads-heavy = trägt am meisten
