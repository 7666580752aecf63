### The final score.

# limit: headline
score-wins = { $name } gagne
# limit: headline
score-two-win = { $name } et { $other } gagnent
# limit: headline
score-many-win = { $count } vainqueurs
score-by-points = { $bananas } : { $second }. Qui a le plus de Bananes remporte la partie (règle 8.5).
score-by-monkey = { $bananas } : { $bananas }, égalité avec { $others }. { $name } possède la carte Trophée Singe, qui départage (règle 8.5).
score-by-sharing = { $bananas ->
    [one] { $bananas } Banane
   *[other] { $bananas } Bananes
} chacun, et personne parmi eux ne possède la carte Trophée Singe : ils se partagent la victoire (règle 8.5).
score-early = Partie arrêtée avant la fin, à la manche { $round } (règle 12.1).
score-early-alone = Partie arrêtée avant la fin, à la manche { $round } : il ne restait qu’un joueur (règle 12.2).
score-left = Départ avant la fin : { $names }.
score-breakdown = Qui a gagné quoi
score-breakdown-house-cards = CARTES MAISON - qui a gagné quoi
score-breakdown-house-map = PLAN MAISON - qui a gagné quoi
score-breakdown-house = CARTES ET PLAN MAISON - décompte
score-cards = Cartes Singe
score-bonus = Cartes Bonus (à 4)
score-monkey = Trophée Singe
score-butterfly = Trophée Papillon
score-frog = Trophée Grenouille
score-total = Total
score-longest = Plus long escalier
score-tallest = Sommet le plus élevé
scores-short-cards = cartes
scores-short-bonus = Bonus
scores-short-monkey = Singe
scores-short-butterfly = Papillon
scores-short-frog = Gren.
scores-short-total = total
score-chart = Bananes après chaque manche
score-chart-note = En évidence : le plus de Bananes de la manche. Barres : Bananes gagnées pendant la manche.
score-end = Fin : { $found } { NOUN($piece, $found) } sur { $wanted } pour { $name } (règle 8.2).
# limit: main-action
score-new-game = Nouvelle partie
rematch-who = Qui joue la prochaine partie ?
rematch-why = Le joueur suivant commence. Les noms et les places peuvent encore changer avant le début.
rematch-order = { $name } commence, puis { $others }
rematch-others = D’autres joueurs
# limit: action
score-step-through = Revoir
# limit: action
score-export = Image
# limit: action
score-close = Fermer

## The review of a scored game

# limit: headline
head-past = Étape { $number } sur { $of }
# limit: explanation
past-waited = { $sentence } : { $why }
# limit: main-action
past-forward = Avancer
# limit: action
past-back = Reculer
# limit: action
past-first = Au début
# limit: action
past-last = À la fin
