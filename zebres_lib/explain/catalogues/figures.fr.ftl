# Les chiffres de Zoo Run, tels qu’ils sont imprimés.

figures-deck = Avec le paquet « { $deck } » ; bas et haut sont des intervalles à 95 %.
figures-hint = L’indice : trois cartes quelconques peuvent faire un animal
figures-hands = Animaux que fait le meilleur alignement d’une main, part des mains
figures-mean = Animaux que fait le meilleur alignement d’une main, moyenne
figures-turn = Cases d’un tour de la course, moyenne
figures-two-turns = Pions qui passent la ligne au deuxième tour d’une course courte, part
figures-free = Libérons les animaux : part des parties gagnées, et nombre moyen d’animaux restants
figures-path = Un jeton de chemin de moins ou de plus : part des parties gagnées
figures-race = La course de l’année, 20 cases
figures-keep = Victoires du dernier de 3 joueurs, seul à garder ses cartes ainsi ; les autres gardent la meilleure
figures-favourite = Victoires de chaque favori
figures-track = Ce que change la longueur de la piste

## Titres des colonnes

figures-column-holds = vérifié
figures-column-counterexamples = contre_exemples
figures-column-matching-pairs = paires_assorties
figures-column-pairs = paires
figures-column-needed-pairs = paires_requises
figures-column-cards = cartes
figures-column-animals = animaux
figures-column-hands = mains
figures-column-exact = exact
figures-column-simulated = simulé
figures-column-low = bas
figures-column-high = haut
figures-column-n = n
figures-column-favourite = favori
figures-column-track = piste
figures-column-team = équipe
figures-column-players = joueurs
figures-column-remaining = restants
figures-column-path-tokens = jetons_de_chemin
figures-column-keep = garde
figures-column-quantity = grandeur
figures-column-track-length = longueur_de_piste

## Façons de jouer, et ce qui est mesuré

figures-team-independent = indépendants
figures-team-team = équipe
figures-team-foresight = prévoyance
figures-keep-random = au hasard
figures-keep-best = la meilleure
figures-keep-seen = d’après les cartes vues
figures-quantity-turns = tours
figures-quantity-together = arrivées ensemble
figures-quantity-shared = victoires partagées
figures-holds-true = oui
figures-holds-false = non
