# The panel that plays many games.

simulation-white = White
simulation-green = Green
simulation-bonus = Inauguration points
simulation-games = Games
simulation-play = Play again
simulation-caption = { $games } games, seed { $seed }, 95 % intervals
simulation-white-wins = White wins
simulation-white-points = White's points
simulation-green-points = Green's points
simulation-inauguration-wins = Inauguration holder wins
simulation-unit = { $unit ->
    [points] points
   *[share] share
}
simulation-quantity = quantity
simulation-value = value
simulation-low = low
simulation-high = high
simulation-units = unit
