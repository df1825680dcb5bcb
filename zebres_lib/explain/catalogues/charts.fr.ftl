# Mots et notes des graphiques.

## De Drôles de Zèbres et en général

chart-white = Blanc
chart-green = Vert
chart-draw = égalité
chart-white-wins = Blanc gagne
chart-green-wins = Vert gagne
chart-mean = moyenne
chart-n = n = { $n } parties
chart-seed = graine { $seed }
chart-no-seed = graine non notée
chart-players = Blanc { $white }, Vert { $green }
chart-labelled = { $name } : { $text }
chart-intervals = intervalles à { $confidence } %
chart-interval = intervalle à { $confidence } %
chart-share-of-games = part des parties (%)
chart-points = points à la fin
chart-points-title = Points des deux joueurs
chart-margin = écart, Blanc moins Vert (points)
chart-margin-title = Qui gagne, et de combien
chart-territory = territoire
chart-mean-points = points par partie, en moyenne
chart-territory-title = Points par territoire
chart-owner-note = au-dessus de chaque barre : parties où le territoire est à ce joueur
chart-inauguration-title = Ce que décide l’Inauguration
chart-with =
    { $player }
    avec
chart-without =
    { $player }
    sans
chart-decides =
    { $bonus } points
    décident
chart-holder = avec ou sans le jeton Inauguration
chart-post-title = Victoires selon le premier poste
chart-post = premier poste du gardien
chart-first-player = parties gagnées par le premier joueur (%)
chart-at-most = { $text }, au plus ±{ $half }
chart-no-games = aucune partie
chart-column = colonne
chart-row = rangée
chart-hiding-title = Où les zèbres se cachent
chart-hidden = parties avec un zèbre caché ici (%)
chart-convergence-title = Une estimation se stabilise
chart-estimate = estimation
chart-games-so-far = parties jouées (échelle log)
chart-settings-title = Deux réglages comparés
chart-difference =
    { $second } − { $first } : { $difference }
    (par paires ; { $relative } × la largeur sans)
chart-changed = autre gagnant : { $changed }
chart-first-setting = premier
chart-second-setting = second
chart-tree-title = Un arbre de jeu
chart-white-decides = Blanc décide
chart-green-decides = Vert décide
chart-leaf = la partie est finie
chart-best-play = le mieux des deux
chart-not-looked-at = pas regardé
chart-decisions-ahead = décisions en avant
chart-tree-note = écarts finaux, Blanc moins Vert (points) ; { $visited } nœuds sur { $nodes } regardés
chart-squares =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
chart-inauguration =
    Inaugu-
    ration
chart-player-points =
    { $count ->
        [one] { $player } : { $count } point
       *[other] { $player } : { $count } points
    }
chart-player-end =
    { $count ->
        [one] { $player } : { $count } point à la fin
       *[other] { $player } : { $count } points à la fin
    }
chart-points-of = points
chart-turn = tour
chart-running-points = points, si la partie finissait maintenant

## De Zoo Run

chart-deck = paquet { $deck }
chart-hands = n = { $n } mains, toutes
chart-exact = exact
chart-simulated = simulé, { $n } tirages
chart-hand-title = Ce que fait le meilleur alignement de { $cards } cartes
chart-animals-made = animaux reconstitués
chart-share-of-hands = part des mains (%)
chart-all-free = aucun : gagné
chart-one-left = 1 reste
chart-two-or-three-left = 2–3 restent
chart-four-or-five-left = 4–5 restent
chart-more-left = 6 ou plus restent
chart-verdicts-title = Les animaux sont-ils libres ?
chart-won-label = aucun ne reste (%)
chart-verdict-note = sur chaque barre : parties gagnées, avec l’intervalle
chart-each = n = { $n } parties par barre
chart-each-n = n = { $n } parties chacun
chart-left-title = Quel animal reste
chart-left-label = jetons restants par partie
chart-turns-title = Combien dure la course
chart-turns = tours
chart-spaces-title = Cases d’un tour, selon le favori
chart-spaces = cases d’un tour
chart-estimates-title = Estimations et intervalles
chart-value = valeur
