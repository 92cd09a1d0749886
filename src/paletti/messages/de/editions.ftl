### Wie Ausgaben heißen.

## Ausgaben und was sie ausmacht

edition-de = Deutsche Ausgabe
edition-de-short = Das Original von 2001. Damit machst du nichts falsch.
edition-de-about = Das Original von 2001: Widerspruch, Sperren und Siegel, und ein Plateau darf weit hinausragen.
edition-nl = Niederländische Ausgabe
edition-nl-short = Fast das Original.
edition-nl-about = Wie das Original, nur braucht ein Plateau immer drei Säulen.
edition-fr = Französische Ausgabe
edition-fr-short = Alle würfeln ihre Farbe aus, und los geht’s.
edition-fr-about = Alle würfeln ihre Farbe aus, und gezählt wird am Ende des Zuges.
edition-en = Englische Ausgabe
edition-en-short = Nah am Original, ein wenig strenger.
edition-en-about = Wer sagt, dass nichts mehr nach oben kann, muss die Säulen aller meinen, nicht nur die eigenen; und kein Plateau ragt über das Fundament.
edition-ru = Russische Ausgabe
edition-ru-short = Für ruhige Hände: Schwankt die Villa, ist der Versuch vorbei.
edition-ru-about = Wer wirft, beginnt; schwankt die Villa, ist Schluss mit dem Versuch; ab Orange genügen zwei Säulen.
edition-us = Amerikanische Ausgabe
edition-us-short = Kurze Runden um Punkte, für bis zu acht Personen.
edition-us-about = Kein Siegel, keine Sperren, kein Zurück: Runden um Punkte, für bis zu acht Personen.
