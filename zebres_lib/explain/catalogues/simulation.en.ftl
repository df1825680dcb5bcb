# The panel that plays many games.

simulation-white = White
simulation-green = Green
simulation-bonus = Inauguration points
simulation-games = Games
simulation-play = Play again
simulation-caption = { $games } games, seed { $seed }, 95 % intervals
