# Les graphiques des tournois.

tournament-cross-title = Qui bat qui
tournament-share = points pris par le joueur de la rangée (%)
tournament-opponent = contre
tournament-player = joueur
tournament-unmet = hachuré : pas de rencontre
tournament-rating-title = Qui est le plus fort
tournament-rating = classement (points Elo), 0 est la moyenne des joueurs classés
tournament-rating-anchor = classement (points Elo), 0 est { $anchor }
tournament-at-least = au moins { $rating }
tournament-at-most = au plus { $rating }
tournament-open = les parties n’en disent rien
tournament-rounds = { $turns ->
    [0] camps échangés
    [one] camps échangés, un tour au hasard d’abord
   *[other] camps échangés, { $turns } tours au hasard d’abord
}
