# The worked study of the design lab, as it is printed.

studies-rulings = 1. Which ruling matters? Each turned round, one at a time, on the same chance
studies-fairness = 2a. For which bonus is the game even for the first player?
studies-values = 2b. What the bonus does, from nothing up
studies-weight = 2c. For which bonus does the Inauguration decide { $percent } % of the games?
studies-numbers = 3. What one step of a number does to the winning margin (those that differ beyond chance)
studies-boards = 4. The classic board against the President’s: what changes from one to the other
studies-games = { $players }: { $games } games, seed { $seed }
studies-note = In brackets 95 % intervals. * marks a difference beyond chance, all of a table taken together.
studies-players = players
studies-what = what
studies-course = goes otherwise (%)
studies-winner = another winner (%)
studies-advantage = change of the first player’s advantage (points of %)
studies-answer = answer
studies-value = value
studies-difference = difference
studies-found = { $value } [{ $low } to { $high }]
studies-undecided = undecided, between { $low } and { $high }
studies-none = none from { $low } to { $high }
studies-none-differs = none
studies-points = bonus
studies-change = change
