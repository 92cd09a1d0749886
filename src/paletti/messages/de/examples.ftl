### Die gezeichneten Beispiele des Handbuchs: je eine Bildunterschrift, und die Worte, die eine Zeichnung vorlesen.

example-figure-2 = { $columns-on-rim ->
    [yes] Zwanzig Säulen, jede da, wo es jemandem gefiel.
   *[no] Zwanzig Säulen auf dem braunen Bauplatz; das Sperrgebiet bleibt leer.
} Jetzt senkt sich das blaue Plateau darauf.
example-figure-3 = Von oben gesehen. { $blue-plateau ->
    [within-base] Das blaue Plateau bleibt ringsum innerhalb des Fundaments.
    [on-all-columns] Alle Köpfe liegen unter dem blauen Plateau.
   *[free] Das blaue Plateau darf liegen, wie ihr wollt.
}
example-figure-4 = Beide Pfeile sind erlaubt: Eine Säule kommt vom Fundament, die andere vom blauen Plateau. Die durchgestrichene ist schon oben.
example-figure-5a = Es knarzt überall, also schiebt Blau die dicke Säule dahin zurück, wo sie herkam. Das war der Zug.
example-figure-5b = Von nun an trägt sie ein Schloss, für Blau und für alle anderen.
example-figure-6a = Rot fand nichts Sicheres und hat Gelb beantragt. Kein Widerspruch: hinauf damit.
example-figure-6b = Drei Köpfe liegen unter dem gelben Plateau, die grüne Säule steht frei. { $cover-minimum ->
    [0] Jede Zahl wäre recht gewesen.
   *[3] Drei reichen gerade.
    [other] { $cover-minimum } hätten gereicht.
}
example-figure-7a = Eben ist die dicke rote Säule angekommen: 4 Punkte gegen 3. Rot holt sich das Siegel von Gelb und dreht die gelbe Seite nach oben.
example-figure-7b = Grün hat jetzt auch 4 Punkte. Gleich viel ist nicht mehr, also bleibt das Siegel bei Rot, wie es liegt.
example-figure-8a = Grün ist hier neutral und trägt einen Ring. Zuerst geht eine neutrale Säule nach oben (A), danach eine blaue (B).
example-figure-8b = Rot hat die gesperrte neutrale Säule aufgegeben. Jemand zeigt, dass es mit einer anderen geht (B), und der Zug von Rot ist vorbei.
example-american-1 = Alle Säulen stehen, das größte Plateau liegt darauf: Es kann losgehen.
example-american-2 = Unter dem Plateau hervor und obendrauf.
example-american-3 = Erst das neue Plateau (1), dann eine Säule von irgendwo darunter (2), beides im selben Zug.
example-askew = Sie neigt sich, aber das Plateau klemmt sie fest: schief. Finger weg, und keine Punkte, bis sie fällt.

example-level = { level }: { $columns }
example-columns = { $count ->
    [0] keine Säulen
    [one] eine Säule
   *[other] { $count } Säulen
}
example-goes-up = Geht hinauf: { $columns }
example-goes-back = Geht zurück: { $columns }
example-stays = Darf nicht gezogen werden: { $columns }
example-locked = Gesperrt: { $columns }
example-leans = Steht schief: { $columns }
example-next = Als Nächstes: { plateau }
example-seal = Siegel: { $holder }, oben liegt { $former }
