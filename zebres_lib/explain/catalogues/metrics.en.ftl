# What the metrics of a variant are called, and their units.

metrics-advantage = first player’s advantage
metrics-balance = balance
metrics-white-advantage = White’s advantage
metrics-draws = draws
metrics-margin = winning margin
metrics-first-margin = first player’s margin
metrics-length = length
metrics-decisions = decisions
metrics-branching = branching factor
metrics-real-decisions = real decisions
metrics-lead-changes = lead changes
metrics-behind = turns with the winner behind
metrics-drama = drama
metrics-comeback = comeback
metrics-decided-at = game played when decided
metrics-settled-at = game played when settled
metrics-hiding = games with an animal face down
metrics-fleeing = games with a gazelle sent home
metrics-swapping = games with a swap
metrics-chaining = games with a second swap in a turn
metrics-jumping = games with a jump of the guardian
metrics-solo = games with a solo ending
metrics-coverage = effects a game shows
metrics-hidden = face-down tokens
metrics-inauguration-wins = games won with the Inauguration
metrics-inauguration-decides = games the Inauguration decides

metrics-unit-share = %
metrics-unit-points = points
metrics-unit-placements = placements
metrics-unit-decisions = a game
metrics-unit-actions = actions
metrics-unit-changes = a game
metrics-unit-tokens = a game
metrics-unit-index = from 0 to 1
