# Le panneau qui joue beaucoup de parties.

simulation-white = Blanc
simulation-green = Vert
simulation-bonus = Points de l’Inauguration
simulation-games = Parties
simulation-play = Rejouer
simulation-caption = { $games } parties, graine { $seed }, intervalles à 95 %
simulation-white-wins = Blanc gagne
simulation-white-points = points de Blanc
simulation-green-points = points de Vert
simulation-inauguration-wins = qui a l’Inauguration gagne
simulation-unit = { $unit ->
    [points] points
   *[share] part
}
simulation-quantity = grandeur
simulation-value = valeur
simulation-low = bas
simulation-high = haut
simulation-units = unité
