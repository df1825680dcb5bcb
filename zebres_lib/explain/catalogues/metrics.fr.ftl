# Le nom des mesures d’une variante, et leurs unités.

metrics-advantage = avantage du premier joueur
metrics-balance = équilibre
metrics-white-advantage = avantage de Blanc
metrics-draws = parties nulles
metrics-margin = écart du gagnant
metrics-first-margin = écart du premier joueur
metrics-length = longueur
metrics-decisions = décisions
metrics-branching = facteur de branchement
metrics-real-decisions = vraies décisions
metrics-lead-changes = changements de meneur
metrics-behind = tours où le gagnant est mené
metrics-drama = suspense
metrics-comeback = retard comblé
metrics-decided-at = partie jouée quand elle est décidée
metrics-settled-at = partie jouée quand elle est pliée
metrics-hiding = parties avec un animal caché
metrics-fleeing = parties avec une gazelle en fuite
metrics-swapping = parties avec un échange
metrics-chaining = parties avec un second échange dans un tour
metrics-jumping = parties avec un saut du gardien
metrics-solo = parties finies en solo
metrics-coverage = effets vus dans une partie
metrics-hidden = jetons cachés à la fin
metrics-inauguration-wins = parties gagnées avec l’Inauguration
metrics-inauguration-decides = parties que décide l’Inauguration

metrics-unit-share = %
metrics-unit-points = points
metrics-unit-placements = placements
metrics-unit-decisions = par partie
metrics-unit-actions = actions
metrics-unit-changes = par partie
metrics-unit-tokens = par partie
metrics-unit-index = de 0 à 1
