### Hoe uitgaven heten.

## Edities en wat ze kenmerkt

edition-de = Duitse editie
edition-de-short = Het origineel uit 2001. Hier doe je niets verkeerd mee.
edition-de-about = Het origineel uit 2001: bezwaar, sloten en de steen, en een plateau mag flink uitsteken.
edition-nl = Nederlandse editie
edition-nl-short = Bijna het origineel.
edition-nl-about = Het origineel, maar onder een plateau moeten altijd drie pilaren staan.
edition-fr = Franse editie
edition-fr-short = Iedereen gooit om een kleur, en je kunt beginnen.
edition-fr-about = Iedereen gooit om een kleur, en wie de steen krijgt, blijkt aan het eind van de beurt.
edition-en = Engelse editie
edition-en-short = Dicht bij het origineel, iets strenger.
edition-en-about = Wie zegt dat er niets meer naar boven kan, moet de pilaren van iedereen bedoelen, niet alleen de eigen; en geen plateau mag buiten de basis uitsteken.
edition-ru = Russische editie
edition-ru-short = Voor vaste handen: wankelt de villa, dan is de poging voorbij.
edition-ru-about = Wie het eerst gooit, begint; wankelt de villa, dan moet de pilaar terug; en vanaf oranje zijn twee pilaren genoeg.
edition-us = Amerikaanse editie
edition-us-short = Korte rondes om punten, met hooguit acht spelers.
edition-us-about = Geen steen, geen sloten, geen weg terug: rondes om punten, met hooguit acht spelers.
