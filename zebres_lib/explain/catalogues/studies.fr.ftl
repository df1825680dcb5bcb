# L’étude du laboratoire, telle qu’elle est imprimée.

studies-rulings = 1. Quelle lecture compte ? Chacune renversée, une à la fois, avec le même hasard
studies-fairness = 2a. Pour quelle prime le jeu est-il égal pour le premier joueur ?
studies-values = 2b. Ce que fait la prime, à partir de rien
studies-weight = 2c. Pour quelle prime l’Inauguration décide-t-elle { $percent } % des parties ?
studies-numbers = 3. Ce que fait un pas d’un nombre à l’écart du gagnant (ceux qui diffèrent au-delà du hasard)
studies-boards = 4. Le plateau classique contre celui du Président : ce qui change de l’un à l’autre
studies-games = { $players } : { $games } parties, graine { $seed }
studies-note = Entre crochets, des intervalles à 95 %. * marque une différence au-delà du hasard, toutes celles d’un tableau prises ensemble.
studies-players = joueurs
studies-what = quoi
studies-course = se passe autrement (%)
studies-winner = autre gagnant (%)
studies-advantage = avantage du premier joueur, changement (points de %)
studies-answer = réponse
studies-value = valeur
studies-difference = différence
studies-found = { $value } [de { $low } à { $high }]
studies-undecided = indécis, entre { $low } et { $high }
studies-none = aucune de { $low } à { $high }
studies-none-differs = aucun
studies-points = prime
studies-change = changement
