# Ce qui ne va pas dans un texte : actions, positions et parties entières, des deux jeux.
#
# $found est ce qui s’y trouve, tel quel ou en mots ; $expected ce qu’il faudrait ; $excerpt le texte
# autour de cet endroit.

## Où

notation-action = action, caractère { $character } de { $excerpt }, trouvé : { $found } ; attendu : { $expected }
notation-position = position, caractère { $character } de { $excerpt }, trouvé : { $found } ; attendu : { $expected }
notation-cards = caractère { $character }, trouvé : { $found } ; attendu : { $expected }
notation-game = texte de partie, caractère { $character }, trouvé : { $found } ; attendu : { $expected }
notation-game-start = texte de partie, caractère { $character }, en-tête Start : { $error }
notation-other-game = texte de partie, en-tête Game, trouvé : { $found } ; attendu : le jeu auquel joue { $game }
notation-result = texte de partie, caractère { $character }, trouvé : le résultat { $found } ; attendu : { $expected }, où mènent ces actions
notation-encoding = { $path }, octet { $byte } : ce n’est pas du texte UTF-8 ; attendu : une partie enregistrée
notation-too-long = { $path } : plus de { $most } octets ; attendu : une partie enregistrée
notation-impossible = position, caractère { $character } ({ $field } { $found }) : { $problem }

## Actions qu’on ne peut pas jouer

notation-refused-here = { $refusal }
notation-refused = { $action } au caractère { $character } : { $refusal }
notation-refused-in-run = action { $number }, { $action } au caractère { $character } : { $refusal }
notation-nothing = il n’y a pas d’action dans ce texte

## Combien de quoi

notation-end = la fin du texte
notation-actions = { $count ->
    [one] { $count } action
   *[other] { NUMBER($count, useGrouping: 0) } actions
}
notation-fields = { $count ->
    [one] { $count } champ
   *[other] { NUMBER($count, useGrouping: 0) } champs
}
notation-rows = { $count ->
    [one] { $count } rangée
   *[other] { NUMBER($count, useGrouping: 0) } rangées
}
notation-rows-here = { notation-rows } sur ce plateau
notation-squares = { $count ->
    [one] { $count } case
   *[other] { NUMBER($count, useGrouping: 0) } cases
}
notation-squares-a-row = { notation-squares } par rangée
notation-squares-in-row = { notation-squares } dans la rangée { $row }

## Actions de Drôles de Zèbres

notation-one-action = une seule action
notation-any-action = « @ » et un poste, la lettre d’un animal G Z C E L et une case, « x » et une case, « - », « > » et un poste
notation-post = un poste de Na à N{ $column }, E1 à E{ $row }, Sa à S{ $column } ou W1 à W{ $row }
notation-post-or-none = { notation-post }, ou - avant la mise en place
notation-square = une case de a1 à { $last }

## Positions

notation-five-fields = cinq champs : rangées poste côté inauguration phase
notation-side = le joueur qui décide, w ou g
notation-holder = celui qui a le jeton Inauguration, w, g ou -
notation-phase = setup, place, swap:<case>, move ou over
notation-row-too-many = une rangée de trop
notation-empty-squares = au moins 1 case vide
notation-token = G Z C E L ou g z c e l, « ! » après l’un d’eux, un nombre de cases vides ou « / »
notation-token-too-many = { a-species } { colour }, numéro { NUMBER($count, useGrouping: 0) }
notation-most-tokens = au plus { NUMBER($count, useGrouping: 0) } selon ces règles
notation-hidden = { a-species } face cachée
notation-may-hide = « ! » seulement après G, g, Z ou z
notation-gazelles-unordered = des gazelles dans le désordre
notation-gazelles-ordered = chacune une fois, de a1 à { $last }

## Positions impossibles

position-problem-setup-tokens = des pions sont sur le plateau avant la mise en place (setup.guardian)
position-problem-setup-guardian = le gardien n’a pas de poste avant la mise en place ; attendu : - (setup.guardian)
position-problem-setup-inauguration = personne n’a le jeton avant la mise en place ; attendu : -
position-problem-no-guardian = le gardien est à un poste dès que la partie a commencé (setup.guardian)
position-problem-not-full = le plateau n’est pas plein (end.full-board)
position-problem-full = le plateau est plein ; attendu : over (end.full-board)
position-problem-solo = le gardien reste où il est quand un seul joueur a des pions (ruling.solo)
position-problem-empty-hand = { $colour ->
    [white] Blanc
   *[green] Vert
} n’a plus de pion à placer (solo.finish)
position-problem-full-line = la ligne que regarde le gardien est pleine (guardian.steps)
position-problem-no-crocodile = il n’y a pas de crocodile { $colour ->
    [white] blanc
   *[green] vert
} en { $square } (crocodile.swap)
position-problem-no-gazelle = il n’y a pas de gazelle en { $square } (ruling.chain)
position-problem-no-swap = ce crocodile n’a pas de gazelle avec qui échanger (crocodile.swap)

## Parties

notation-no-game = une partie, avec des en-têtes, des actions ou les deux
notation-game-name = le jeu { $name }
notation-game-names = { $one } ou { $other }
notation-header = { "[" }Nom "valeur"]
notation-second-header = un deuxième en-tête { $name }
notation-header-once = chaque en-tête une fois
notation-unknown-header = un en-tête { $name }
notation-header-meant = { $name }, ou un nom qui lui ressemble moins
notation-board = le plateau { $board } ({ $error })
notation-board-kinds = { $names } ou un plan
notation-board-flags = counterclockwise ou split après le plan d’un plateau
notation-setting = nom=valeur avec un nom parmi { $names }
notation-setting-value = True, False, un nombre entier, ou cinq séparés par des virgules
notation-rules = les règles { $rules }
notation-rules-playable = des règles auxquelles on peut jouer : { $error }
notation-points = des points comme 51-36, ou *

## Zoo Run

notation-no-action = aucune action
notation-more-than-one = plus d’une action
notation-one-of-cards = une seule, comme +17, 3-17-8 ou =17
notation-any-of-cards = « + » ou « = » et un numéro de carte, ou des numéros de cartes séparés par « - »
notation-card = la carte { $number }
notation-cards-from = une carte du paquet, de { $first } à { $last }
notation-cards-among = une carte du paquet parmi { $numbers }
notation-game-missing = aucun en-tête Game
notation-players = le nombre de joueurs, par exemple 2
notation-deck = le paquet { $name }
notation-decks = { $names }, ou ce paquet donné par deck=
notation-whole-numbers = un nombre entier, ou plusieurs séparés par des virgules
notation-winners = un nombre, des gagnants comme 1,3, ou *
