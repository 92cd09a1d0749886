### La feuille de score comme page.

score-lead = Le jeu en bois est sur la table ? Cette page compte les points et connaît les règles.
score-loading = L'arbitre cherche ses lunettes…
score-arriving = { $here } Mo sur { $all }
score-starting = Les voilà. Un instant…
score-missing = L'arbitre n'a pas pu venir. Avez-vous du réseau ?
score-go-on = Reprendre la dernière partie
score-undo = Annuler
score-back = Retour
score-share = Partager
score-shared = Avec ce lien, on voit cette feuille et on peut la continuer.
score-copy = Copier le lien
score-copied = Copié
score-story = Le récit de la partie
score-went-on = Quelqu'un a noté plus vite que vous. Voici sa feuille.
score-alone = Pas de réseau. Ce que vous notez reste ici et partira dès que possible.
score-lost = Il n'y a plus de feuille derrière ce lien.
score-offline = Enregistré sur cet appareil : désormais, tout marche sans internet.
score-not-secure = Cette adresse n'est pas chiffrée (http), le navigateur ne gardera donc pas la page : sans le serveur, elle ne marche plus.
