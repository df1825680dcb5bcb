# The figures of Zoo Run, as they are printed.

figures-deck = With the deck '{ $deck }'; low and high are 95 % intervals.
figures-hint = The hint: any three cards can make an animal
figures-hands = Animals that the best line-up of a hand makes, share of hands
figures-mean = Animals that the best line-up of a hand makes, mean
figures-turn = Spaces of one turn of the race, mean
figures-two-turns = Pawns that pass the line in the second turn of a short race, share
figures-free = Let’s free the animals: share of games won, and mean animals left
figures-path = A path token less or more: share of games won
figures-race = The race of the year, 20 spaces
figures-keep = Victories of the last of 3 players, who alone keeps cards so; the others keep the best
figures-favourite = Victories of each favourite
figures-track = How the length of the track matters

## Headings

figures-column-holds = holds
figures-column-counterexamples = counterexamples
figures-column-matching-pairs = matching_pairs
figures-column-pairs = pairs
figures-column-needed-pairs = needed_pairs
figures-column-cards = cards
figures-column-animals = animals
figures-column-hands = hands
figures-column-exact = exact
figures-column-simulated = simulated
figures-column-low = low
figures-column-high = high
figures-column-n = n
figures-column-favourite = favourite
figures-column-track = track
figures-column-team = team
figures-column-players = players
figures-column-remaining = remaining
figures-column-path-tokens = path_tokens
figures-column-keep = keep
figures-column-quantity = quantity
figures-column-track-length = track_length

## Ways to play, and what is measured

figures-team-independent = independent
figures-team-team = team
figures-team-foresight = foresight
figures-keep-random = random
figures-keep-best = best
figures-keep-seen = seen
figures-quantity-turns = turns
figures-quantity-together = together
figures-quantity-shared = shared
figures-holds-true = True
figures-holds-false = False
