### The score keeper as a page.

score-lead = Le jeu en bois est sur la table ? Cette page tient la marque et connaît les règles.
score-loading = L’arbitre cherche ses lunettes …
score-missing = L’arbitre n’a pas pu venir. Y a-t-il du réseau ?
score-go-on = Reprendre la dernière partie
score-undo = Annuler
score-back = Retour
score-share = Partager
score-shared = Qui ouvre ce lien voit cette feuille et peut la continuer.
score-copy = Copier le lien
score-copied = Copié
score-story = L’histoire jusqu’ici
score-went-on = Quelqu’un a été plus rapide. Voici sa feuille.
score-alone = Pas de réseau. Ce que vous notez reste ici et partira dès son retour.
score-lost = Il n’y a plus de feuille derrière ce lien.
score-offline = Gardé sur cet appareil : désormais, cela marche aussi sans internet.
