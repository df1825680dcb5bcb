# Le panneau qui joue beaucoup de parties.

simulation-white = Blanc
simulation-green = Vert
simulation-bonus = Points de l’Inauguration
simulation-games = Parties
simulation-play = Rejouer
simulation-caption = { $games } parties, graine { $seed }, intervalles à 95 %
