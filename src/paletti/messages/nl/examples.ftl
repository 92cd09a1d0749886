### De getekende voorbeelden van het spelregelboek: elk een bijschrift, en de woorden die een tekening voorlezen.

example-figure-2 = { $columns-on-rim ->
    [yes] Twintig pilaren, elk waar iemand hem wilde hebben.
   *[no] Twintig pilaren op de bruine bouwplaats; de groene rand blijft leeg.
} Nu gaat het blauwe plateau erop.
example-figure-3 = Van boven gezien. { $blue-plateau ->
    [within-base] Het blauwe plateau blijft rondom binnen de basis.
    [on-all-columns] Alle koppen liggen onder het blauwe plateau.
   *[free] Het blauwe plateau mag liggen zoals jullie willen.
}
example-figure-4 = Beide pijlen mogen: de ene pilaar komt van de basis, de andere van het blauwe plateau. De doorgekruiste staat al boven.
example-figure-5a = Alles kraakt, dus schuift blauw de dikke pilaar terug naar waar hij stond. Einde beurt.
example-figure-5b = Vanaf nu hangt er een slot aan, voor blauw net zo goed als voor de rest.
example-figure-6a = Rood vond niets veiligs en vroeg geel aan. Geen bezwaar: leggen maar.
example-figure-6b = Drie koppen liggen onder het gele plateau, de groene pilaar staat vrij. { $cover-minimum ->
    [0] Elk aantal was goed geweest.
   *[3] Drie is net genoeg.
    [other] { $cover-minimum } was genoeg geweest.
}
example-figure-7a = De dikke rode pilaar is net boven: 4 punten tegen 3. Rood pakt de steen van geel en draait de gele kant naar boven.
example-figure-7b = Groen heeft nu ook 4 punten. Evenveel is niet meer: de steen blijft bij rood, zoals hij ligt.
example-figure-8a = Groen is hier neutraal en draagt een ring. Eerst gaat een neutrale pilaar omhoog (A), daarna een blauwe (B).
example-figure-8b = Rood zette de neutrale pilaar met het slot terug. Iemand laat zien dat een andere wél naar boven kan (B), en rood is de beurt kwijt.
example-american-1 = Alle pilaren staan, het grootste plateau ligt erop: klaar om te beginnen.
example-american-2 = Onder het plateau vandaan en erbovenop.
example-american-3 = Eerst het nieuwe plateau (1), dan een pilaar van ergens daaronder (2), in dezelfde beurt.
example-askew = Hij helt over, maar het plateau klemt hem vast: hij staat scheef. Afblijven, en geen punten, tot hij valt.

example-level = { level }: { $columns }
example-columns = { $count ->
    [0] geen pilaren
    [one] één pilaar
   *[other] { $count } pilaren
}
example-goes-up = Gaat omhoog: { $columns }
example-goes-back = Gaat terug: { $columns }
example-stays = Blijft staan: { $columns }
example-locked = Op slot: { $columns }
example-leans = Helt: { $columns }
example-next = Hierna: { plateau }
example-seal = Steen: { $holder }, boven ligt { $former }
