### Die Regeln erklärt: was das Handbuch sagt.

handbook-title = Villa Paletti
handbook-subtitle = { $edition }, für { $players ->
    [one] eine Person
   *[other] { $players } Personen
}
handbook-subtitle-any = { $edition }, für { $least } bis { $most } Personen
handbook-story =
    Paletti wollte höher wohnen und hatte kein Geld. Dafür hatte er ein Erdgeschoss mit zwanzig Säulen, und zwanzig braucht
    kein Mensch. Also unten eine heraus und oben wieder drauf, und dann die nächste. Das ging lange gut. Welche Säule es am
    Ende war, darüber streitet das Dorf noch heute.
handbook-aim = Zieht eure Säulen unten heraus und stellt sie auf das oberste Plateau, denn nur dort zählen sie. Wer das
    Baumeistersiegel hat, wenn die Villa fällt, gewinnt. Es sei denn, es war der eigene Ellbogen.
handbook-aim-rounds = Zieht Säulen unten heraus und stellt sie auf das oberste Plateau, Zug um Zug, Runde um Runde, und lasst den Turm
    möglichst bei jemand anderem fallen.
handbook-ways = Gespielt wird { $mode }, gewertet { $scoring }. Es geht auch anders: { $modes }; gewertet { $scorings }.

## Überschriften

section-pieces = Was in der Schachtel liegt
section-setup = Das Erdgeschoss
section-colour = Wer welche Farbe hat und wer beginnt
section-move = Ein Zug: eine Säule höher
section-abort = Ein Bauvorhaben abbrechen
section-plateau = Ein Zug: ein neues Plateau
section-build = Bauvorschriften
section-seal = Das Baumeistersiegel
section-end = Das Ende, und wer gewinnt
section-two = Zu zweit
section-three = Zu dritt
section-us = Das amerikanische Spiel
section-ruling = Unsere Entscheidungen, wo die Regeln schweigen

## Teile

clause-pieces-1 = Zwanzig Säulen in vier Farben: Rot, Gelb, Blau und Grün. Von jeder Farbe sind drei dünn und rund, eine ist
    sechskantig, eine dick und rund.
clause-pieces-2 = Eine dünne Säule zählt 1 Punkt, eine sechskantige 2, eine dicke 3. Gleich hoch sollten sie alle sein; das Holz
    sieht das nicht so eng.
clause-pieces-3 = Fünf Plateaus, das größte zuerst: Blau, Grün, Gelb, Orange, Rot. Ein Fundament mit einem Bauplatz in der Mitte und
    dem Sperrgebiet ringsum. Ein Häkchen. Und das Baumeistersiegel, ein langer Klotz mit einer Farbe auf jeder seiner vier
    Seiten, der auch als Würfel dient.

## Aufbau

clause-setup-1 = Gemeinsam stellt ihr alle zwanzig Säulen { $columns-on-rim ->
    [yes] auf das Fundament, ganz wie ihr mögt. Auch das Sperrgebiet ist erlaubt.
   *[no] auf den Bauplatz, ganz wie ihr mögt. Ins Sperrgebiet kommt keine.
}
clause-setup-2 = Dann kommt das blaue Plateau darauf. { $blue-plateau ->
    [within-base] Es darf nicht über das Fundament hinausragen.
    [on-all-columns] Es muss über allen zwanzig Säulen liegen.
   *[free] Wie es liegt, ist euch überlassen.
} { $setup-lean-deg ->
    [none] {""}
   *[other] Es muss völlig fest liegen: Ist alles zur Ruhe gekommen, neigt es sich um weniger als { $setup-lean-deg }°.
} { $setup-column-lean-deg ->
    [none] {""}
   *[other] Keine Säule neigt sich um mehr als { $setup-column-lean-deg }°.
}
clause-colour-1 = { $colour-rule ->
    [all-throw] Wer am jüngsten ist, wirft das Siegel und spielt die Farbe, die es zeigt. Im Uhrzeigersinn werfen auch die anderen; ist
        die Farbe schon vergeben, wird noch einmal geworfen.
   *[throw-then-choose] Wer am jüngsten ist, wirft das Siegel und spielt die Farbe, die es zeigt. Im Uhrzeigersinn suchen sich die anderen eine
        der freien Farben aus.
}
clause-colour-2 = { $begins ->
    [thrower] Wer zuerst geworfen hat, beginnt.
    [named] Wer beginnt, macht ihr unter euch aus.
   *[last-to-a-colour] Wer als Letztes zu einer Farbe kam, beginnt. Etwas Trost muss sein.
}
clause-colour-3 = Alle fünf Säulen deiner Farbe gehören dir, wo immer sie stehen.

## Ein Zug

clause-move-1 = Nimm { $mode ->
    [own] eine deiner Säulen
    [assigned] eine deiner Säulen
    [random] eine Säule der verlangten Farbe
   *[freestyle] eine Säule
} von irgendeiner Ebene unter der obersten, ob sie frei steht oder etwas trägt, und stell sie auf das oberste Plateau. Damit
    endet dein Zug; im Uhrzeigersinn geht es weiter.
clause-move-2 = Eine Säule, die auf der obersten Ebene steht, bleibt dort. Sie ist angekommen.
clause-abort-1 = { $breaking-off ->
    [must-when-swaying] Schwankt die Villa, solange die Säule noch drinsteckt, musst du abbrechen und sie zurückstellen. Vorher darfst du das
        jederzeit auch freiwillig.
    [never] Ein Zurück gibt es nicht: Eine Säule, mit der du angefangen hast, bringst du auch nach oben.
   *[may] Bis die Säule heraus ist und oben steht, darfst du jederzeit abbrechen. Sie kommt dahin zurück, wo sie stand.
}
clause-abort-2 = Eine zurückgestellte Säule ist gesperrt: In dieser Partie darf niemand sie noch einmal wählen. Der Zug ist zu Ende.

## Ein neues Plateau

clause-plateau-1 = Behauptest du zu Beginn deines Zuges, dass keine deiner Säulen ohne Einsturz nach oben kann, beantragst du das nächste
    Plateau. Das darfst du auch, wenn du gar keine Säule mehr bewegen darfst.
clause-plateau-2 = Die anderen dürfen widersprechen. Wer es zuerst tut, muss es beweisen und eine Säule auf das oberste Plateau stellen:
    { $proof-column ->
    [any] irgendeine
   *[required] eine des Antragstellers
}. Gesperrte Säulen und solche auf der obersten Ebene gelten nicht.
clause-plateau-3 = Gelingt der Beweis, verlässt diese Säule das Spiel, und der Zug des Antragstellers ist vorbei.
clause-plateau-4 = Wer beim Beweisen abbrechen muss, verliert zur Strafe eine eigene Säule: Der Antragsteller sucht sie aus und nimmt sie aus der
    Villa und aus dem Spiel. Dann kommt das Plateau doch noch hinauf.
clause-plateau-5 = Widerspricht niemand, kommt das nächste Plateau auf die obersten Säulen.
clause-plateau-6 = Aufgelegt wird stets von Blau über Grün, Gelb und Orange bis Rot.
clause-plateau-7 = { $overhang ->
    [never] Kein Plateau darf über den Rand des Fundaments hinausragen.
   *[from-green] Vom grünen Plateau an darf ein Plateau über den Rand des Fundaments hinausragen.
}
clause-plateau-8 = { $cover-minimum ->
    [0] Wie viele Säulen ein neues Plateau bedeckt, ist euch überlassen.
   *[other] Ein neues Plateau muss mindestens { $cover-minimum ->
        [one] eine Säule
        [3] drei Säulen
       *[other] { $cover-minimum } Säulen
    } bedecken{ $few-columns ->
        [yes] { $few-columns-minimum ->
            [2] ; ab Orange genügen zwei.
            [3] .
           *[other] ; ab Orange genügen beliebig wenige.
        }
       *[no] { $few-columns-minimum ->
            [2] . Vorher könnt ihr ausmachen, dass ab Orange zwei genügen.
            [3] .
           *[other] . Vorher könnt ihr ausmachen, dass ab Orange beliebig wenige genügen.
        }
    } Geht es nicht, wird verzichtet, und der Zug ist zu Ende.
}
clause-plateau-9 = { $after-plateau ->
    [must-raise] Wer ein Plateau aufgelegt hat, muss im selben Zug noch eine Säule hinaufstellen.
   *[turn-over] Wer einen Antrag gestellt hat, stellt in diesem Zug keine Säule mehr hinauf, wie es auch ausgeht.
}

## Bauvorschriften

clause-build-1 = { $hold-plateaus ->
    [no] Beim Herausziehen darf weder ein Plateau noch eine andere Säule berührt werden.
   *[yes] Beim Herausziehen darfst du jedes Plateau darüber festhalten und ein wenig anheben. Es muss zurück an seinen Platz: Keine freie
        Säule darf danach bedeckt sein{ $uncovering ->
            [yes] . Eine bedeckte darf frei werden.
           *[no] , keine bedeckte frei.
        }
}
clause-build-2 = { $steadying ->
    [laying] Während ein Plateau aufgelegt wird, stützt es niemand.
   *[setting-down] Während du eine Säule abstellst, hältst du kein Plateau fest.
}
clause-build-3 = Eine Säule steht immer ganz auf ihrem Plateau; über dessen Kante ragt sie nicht hinaus.
clause-build-4 = Die Plateaus kommen in ihrer festen Reihenfolge, siehe PLATEAU-6.
clause-build-5 = Zum Herausziehen darfst du das Häkchen nehmen.
clause-build-6 = Pro Zug wird eine einzige Säule gewählt und berührt, von Hand oder mit dem Häkchen. Kein zweiter Versuch mit einer anderen,
    kein Verschieben der übrigen.
clause-build-7 = Säulen auf der obersten Ebene bleiben, wo sie sind, siehe MOVE-2.
clause-build-8 = Keine Säule steht auf einer anderen, außer über dem roten Plateau: Dort dürft ihr stapeln, so viel ihr wollt.

## Das Siegel

clause-seal-1 = Mit dem grünen Plateau kommt das Siegel ins Spiel. Wer die erste Säule auf Grün stellt, nimmt es.
clause-seal-2 = Deine Punkte sind der Wert deiner Säulen auf der jeweils obersten Ebene.
clause-seal-3 = { $seal-counted ->
    [turn-end] Gezählt wird am Ende jedes Zuges: Wer dann mehr Punkte hat als der Inhaber, bekommt das Siegel. Bei Gleichstand bleibt es,
        wo es ist.
   *[at-once] Sobald jemand mehr Punkte hat als der Inhaber, wechselt das Siegel den Besitzer. Bei Gleichstand bleibt es, wo es ist.
}
clause-seal-4 = Ein neues Plateau löscht alle Punkte. Das Siegel bleibt, wo es ist, bis jemand die erste Säule auf das neue Plateau stellt
    und es sofort bekommt.
clause-seal-5 = Wer das Siegel übernimmt, dreht die Farbe des Vorbesitzers nach oben. Wer es schon hat, lässt es liegen, wie es liegt.

## Das Ende

clause-end-1 = { $ends-when ->
    [nothing-to-move] Das Spiel endet, wenn die Villa einstürzt oder niemand mehr eine Säule bewegen kann.
   *[nothing-to-build] Das Spiel endet, wenn die Villa einstürzt oder niemand mehr eine Säule oder ein Plateau bauen kann.
}
clause-end-2 = Wer das Siegel hat, gewinnt. War es aber genau diese Hand, die die Villa zum Einsturz brachte, gewinnt der Vorbesitzer,
    dessen Farbe oben liegt.

## Zu zweit und zu dritt

clause-two-1 = Haben beide ihre erste Farbe, wählen sie in derselben Reihenfolge eine zweite. { $two-colours ->
    [named] Zu Beginn jedes Zuges sagst du, welche von beiden du nimmst.
   *[either] In jedem Zug geht die eine oder die andere.
}
clause-two-2 = Die Punkte deiner beiden Farben zählen zusammen.
clause-three-1 = Die vierte Farbe ist neutral. Sie gehört niemandem, zählt für niemanden und holt nie das Siegel.
clause-three-2 = Bist du am Zug, stellst du zuerst eine neutrale Säule hinauf und erst dann eine eigene. { $without-plateau ->
    [must-move] Die eigene muss folgen.
   *[may-pass] { $own-after-neutral ->
        [must] Die eigene muss folgen.
       *[may] Die eigene darf folgen: Du kannst es auch dabei belassen.
    }
} Zu Beginn des Zuges kannst du stattdessen auch ein Plateau beantragen.
clause-three-3 = Auf dem Fundament und auf jedem Plateau bleibt eine neutrale Säule: Die letzte einer Ebene darf nicht fort.
clause-three-4 = Lassen diese Regel und die Sperren keine neutrale Säule übrig, geht es gleich mit einer eigenen los.
clause-three-5 = Mit einer neutralen Säule darfst du abbrechen. { $neutral-broken-off ->
    [ask-first] Dann werden die anderen gefragt: Nur wenn niemand widerspricht, nimmst du eine eigene.
   *[own-at-once] { $without-plateau ->
        [must-move] Dann musst du sofort eine eigene nehmen; widersprechen kann man, bis du sie berührst.
       *[may-pass] Dann darfst du sofort eine eigene nehmen; widersprechen kann man, bis du sie berührst.
    }
}
clause-three-6 = Aber jemand anderes darf beweisen, dass eine andere neutrale Säule hinaufgekonnt hätte, und stellt sie selbst hinauf. Dort
    bleibt sie, und dein Zug ist vorbei.

## Das amerikanische Spiel

clause-us-1 = Ein Spiel hat so viele Runden, wie ihr vorher ausmacht (hier: { $rounds }). Eine Runde endet, wenn der Turm fällt oder niemand
    weiterkann.
clause-us-2 = { $mode ->
    [random] Jeder Zug beginnt mit einem Wurf des Siegels, und du ziehst eine Säule der gezeigten Farbe. Bleibt es auf der Stirnseite
        stehen, suchst du dir die Farbe aus.
    [assigned] Zu Beginn sucht ihr euch jeweils eine Farbe aus und zieht nur Säulen dieser Farbe.
   *[freestyle] Du darfst jede Säule ziehen, gleich welcher Farbe.
}
clause-us-3 = Hand oder Häkchen, wie du magst. Kein Plateau und keine andere Säule darf berührt werden.
clause-us-4 = Wer meint, dass keine Säule { $mode ->
    [freestyle] {""}
   *[other] der verlangten Farbe
} sicher zu ziehen ist, darf das größte übrige Plateau auflegen.
clause-us-5 = Danach muss trotzdem noch eine Säule hinauf, von irgendeiner Ebene darunter.
clause-us-6 = { $without-plateau ->
    [may-pass] Ist kein Plateau mehr da, darf passen, wer sich nichts mehr zutraut.
   *[must-move] Ist kein Plateau mehr da, muss eine Säule gezogen werden. Viel Glück.
}
clause-us-7 = Einfache Wertung: Wer den Turm umwirft, bekommt einen Punkt. Nach allen Runden gewinnt, wer die wenigsten hat.
clause-us-8 = Turnierwertung: Sobald das grüne Plateau liegt, bringt jede gezogene Säule ihren Wert. { $topple-costs ->
    [always] Den Turm umzuwerfen kostet 5, auch schon vor Grün.
   *[from-green] Den Turm umzuwerfen kostet dann 5; vor Grün zählt beides nicht.
} Wer die meisten Punkte hat, gewinnt.
clause-us-9 = In der Turnierwertung darf man anzweifeln, dass keine Säule mehr zu ziehen sei. Wer zweifelt, zieht selbst eine der verlangten
    Farbe: Gelingt es, gibt es deren Punkte, und es geht weiter; fällt der Turm, kostet es 5, auch schon vor Grün, und die Runde ist vorbei.
    { $after-challenge ->
    [clockwise] Die nächste Runde beginnt wie sonst auch.
   *[challenger] Wer gezweifelt hat, beginnt die nächste.
}

## Entscheide

clause-ruling-1 = Ein Einsturz ist, was alle sehen. Entweder kommt ein Plateau herunter: Zur Ruhe gekommen, oder { $collapse-after-s } s am Stück, neigt es sich um mehr als { $collapse-lean-deg }°, liegt ein Punkt
    seines Randes um mehr als { $collapse-drop-percent } % einer Säulenhöhe tiefer als zu Beginn des Versuchs oder liegt es auf dem Fundament, dem Tisch oder
    (wenn es nicht so aufgelegt wurde) einem anderen Plateau. Oder es bleibt eine Ruine: { $ruin-columns } oder mehr Säulen sind in einem Versuch gefallen, die in der
    Hand nicht mitgezählt. Gehaltene Plateaus werden beurteilt, wenn die Hand fort ist; eine Hand, die { $idle-hand-s } s nichts tut, öffnet sich. Rutscht ein
    Plateau beim Auflegen ab und alles Übrige steht, ist das kein Einsturz: Es kommt zurück, der Zug ist zu Ende. Verursacht hat den Einsturz, wer gerade
    am Werk war, ob beim Ziehen, beim Beweisen, beim Herausnehmen oder beim Auflegen.
clause-ruling-2 = Was fällt, ist draußen: Säulen, die fallen, während alle Plateaus liegen bleiben, verlassen das Spiel. Eine, die sich um mehr als { $askew-lean-deg }° neigt und
    unter ihrem Plateau klemmt, steht schief: Sie bleibt, ist für alle gesperrt und zählt für niemanden, bis sie fällt. In beiden Fällen ist der
    Zug zu Ende und bringt nichts ein{ $scoring ->
    [seal] : Eine Säule, die trotzdem oben steht, zählt erst ab dem nächsten Plateau.
   *[other] .
}
clause-ruling-3 = Berührt ist gewählt: Eine Säule, die du mit Hand oder Häkchen um { $feel-first } mm bewegt hast, ist deine Säule für diesen Zug. Lässt du vorher
    los, hast du nicht abgebrochen.
clause-ruling-4 = Schiebt die Säule in deiner Hand oder das Häkchen eine andere Säule um mehr als { $push-mm } mm { $push-alike ->
    [yes] {""}
   *[no] (auf der obersten Ebene { $push-top-mm } mm)
} oder wirft sie um, ist
    das ein Fehler. Alles kommt zurück an seinen Platz, auch deine Säule, { $breaking-off ->
    [never] die nicht gesperrt wird,
   *[other] die gesperrt ist wie nach einem Abbruch,
} und der Zug ist zu Ende. Kommt es zum Einsturz, zählt der. Was ein Plateau im Schwanken mitnimmt, ist niemandes Fehler.
clause-ruling-5 = Loslassen kannst du nur eine Säule, die aufrecht, ganz auf dem obersten Plateau und nicht auf einer anderen steht, außer über dem roten
    Plateau (BUILD-8). Sonst bleibt die Hand zu, und du erfährst, warum. Für das Auflegen eines Plateaus gilt dasselbe.
clause-ruling-6 = Ob ein gehaltenes Plateau wieder richtig liegt, wird beim Abstellen der Säule geprüft. Solange { $uncovering ->
    [yes] eine vorher freie Säule bedeckt ist
   *[no] freie und bedeckte Säulen nicht dieselben sind wie vorher
} oder das Plateau um mehr als { $hold-shift-mm } mm verschoben oder { $hold-turn-deg }° verdreht ist, { $breaking-off ->
    [never] musst du es zurückschieben.
   *[other] kannst du es zurückschieben oder abbrechen.
}
clause-ruling-7 = Bedeckt ist eine Säule der obersten Ebene, wenn ihr Kopf wenigstens zum Teil unter dem Plateau liegt.
clause-ruling-8 = Nach einem misslungenen Beweis kommt die Säule zurück und wird nicht gesperrt. Der Antragsteller darf auf die Strafe verzichten.
    Herausgenommen wird von Hand wie sonst auch, und stürzt die Villa dabei ein, war es der Antragsteller.
clause-ruling-9 = Nach einem gelungenen Beweis wird die Säule einfach abgehoben, ohne Risiko, und zählt nie für das Siegel. Weiter geht es mit dem
    nächsten Zug.
clause-ruling-10 = { $seal-counted ->
    [turn-end] Es zählen die Punkte am Ende des Zuges, auch wenn darin eine Säule herausgenommen wurde.
   *[at-once] Gezählt wird nach jeder Änderung auf der obersten Ebene neu, auch wenn eine Säule herausgenommen wird.
} Haben dann mehrere mehr Punkte als der Inhaber, bekommt das Siegel, wer die meisten hat; bei Gleichstand, wer im Uhrzeigersinn zuerst nach dem Inhaber kommt.
clause-ruling-11 = { $without-plateau ->
    [must-move] Solange eine Säule gezogen werden kann, passt niemand.
   *[may-pass] Ist kein Plateau mehr da und nichts, was du ziehen kannst oder magst, passt du. Passen alle nacheinander, kann niemand mehr bauen.{ $scoring ->
            [seal] { $own-after-neutral ->
                [must] {""}
               *[may] {" "}Zu dritt darfst du auch passen, sobald die neutrale Säule oben steht; das zählt nicht für das Ende.
            }
           *[other] {""}
        }
} Wer keinen erlaubten Zug mehr hat, wird übersprungen.
clause-ruling-12 = Hat niemand das Siegel oder wirft sein allererster Inhaber die Villa um, gewinnt niemand.
clause-ruling-13 = Zu dritt kostet ein misslungener Beweis nichts, und pro Zug gibt es nur einen. Eine zurückgestellte neutrale Säule ist für alle
    gesperrt.
clause-ruling-14 = Wer eine Runde beginnt, wechselt im Uhrzeigersinn{ $scoring ->
    [tournament] { $after-challenge ->
        [challenger] , außer nach einem misslungenen Beweis (US-9)
       *[clockwise] {""}
    }
   *[other] {""}
}. Eine Runde ohne Einsturz endet, wenn niemand mehr
    eine Säule ziehen kann. Bei Gleichstand wird der Sieg geteilt.
clause-ruling-15 = { $mode ->
    [random] { $colour-used-up ->
        [throw-again] Hat eine Farbe keine Säule unter der obersten Ebene, wird neu geworfen.
       *[platform] Hat eine Farbe keine Säule unter der obersten Ebene, wird zuerst das nächste Plateau aufgelegt, was niemand anzweifeln kann, und
            dann eine Säule dieser Farbe gezogen. Ist kein Plateau mehr da oder die Farbe aus dem Spiel, wird neu geworfen.
    }
   *[other] {""}
} { $scoring ->
    [tournament] Nach einem gelungenen Beweis ist der angezweifelte Zug vorbei; vor Grün bringt der Beweis nichts ein. Wer beim Beweisen abbricht, zahlt
        nichts, und der Zug geht weiter.
   *[other] {""}
}
clause-ruling-16 = { $scoring ->
    [basic] {""}
   *[other] Schweigen ist Zustimmung: { $objection-time-s ->
        [none] { $scoring ->
            [tournament] Zum Anzweifeln
           *[other] Zum Widersprechen
        } habt ihr so viel Zeit, wie ihr wollt.
       *[other] Online habt ihr { $objection-time-s } Sekunden { $scoring ->
            [tournament] zum Anzweifeln
           *[other] zum Widersprechen
        }, an einem Gerät so lange, wie ihr wollt.
    }
} { $turn-clock-s ->
    [none] { $breaking-off ->
        [never] Vereinbart ihr eine Uhr, endet mit ihr der Zug, und die Säule kommt zurück.
       *[other] Vereinbart ihr eine Uhr, gilt ihr Ablauf als Abbruch.
    }
   *[other] Ein Zug dauert höchstens { $turn-clock-s } Sekunden; { $breaking-off ->
        [never] danach endet er, und die Säule kommt zurück.
       *[other] danach gilt er als abgebrochen.
    }
}
clause-ruling-17 = Die Villa schwankt, wenn sich das oberste Plateau um { $sway-lean-deg }° neigt oder um { $sway-shift-mm } mm verschoben hat, während die Säule noch drinsteckt.
clause-ruling-18 = { $jam-s ->
    [none] Will eine Säule nicht heraus, brichst du ab wie sonst auch.
   *[other] Wo die Anleitung schweigt, entscheiden wir: { $breaking-off ->
        [never] kein Abbruch, und
       *[other] {""}
    } BUILD-2, 3, 6 und 8 gelten auch hier. Eine Säule, die auch nach { $jam-s } Sekunden
        mit voller Kraft nicht herauskommt, geht zurück; der Zug ist zu Ende, gezählt und gesperrt wird nichts.
}
clause-ruling-19 = Ein Ergebnis gehört zu seiner Runde: Wer den Turm umgeworfen hat, ist mit der nächsten Runde vergessen.
clause-ruling-20 = { $hands ->
    [steady] Die Hände sind hier ruhig: Nichts zittert.
    [nervous] Unruhige Hände: Sie zittern mehr als sonst, vor allem unter Last.
   *[natural] Eine Hand ist nie ganz still: Jede zittert ein wenig, unter Last und nach langem Halten mehr.
}

## Die Zeichen

book-again = Noch einmal versuchen
signs-title = Was die Zeichen an der Villa bedeuten
signs-glow = Ein Lichtrand um eine Säule: Du darfst sie nehmen.
signs-hook = Ein kleines Häkchen: Dort kommt nur das Häkchen hin.
signs-faint = Ein schwaches Licht, während du das Häkchen hast: Dort kommen nur die Finger hin.
signs-lock = Ein Schloss: Diese Säule darf niemand mehr nehmen.
signs-askew = Ein Lot neben einer schiefen Säule: Sie lehnt und hält. Niemand rührt sie an, und sie zählt für niemanden.
signs-uncounted = Ein durchgestrichener Ring: Diese Säule zählt nicht mit, solange dieses Plateau das oberste ist.
signs-thread = Der Faden mit der Kugel: Er führt von der Säule zu deiner Hand. Je dicker und röter, desto schwerer.
signs-dust = Staub am Kopf der Säule und ein Schatten unter dem Rand: Das Plateau gibt nach. Langsam!
signs-ring = Der Ring am Boden: grün, wo die Säule stehen darf, rot, wo nicht.
signs-drum = Die gläserne Trommel, während ein Plateau in der Hand ist: der Rand des Fundaments. Rot, wo das Plateau darüber hinausragt.
signs-heads = Die Ringe unter einem Plateau in der Hand: die Köpfe der Säulen, dick, wo es sie bedeckt. Die Zielscheibe ist die Mitte seines Gewichts.
signs-gently = Ganz sachte, oder die Umschalttaste: Die Hand geht nur ein Fünftel so weit. ↑ und ↓ heben und senken, was sie hält.
