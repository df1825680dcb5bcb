# Règles injouables, de l’un ou l’autre jeu, et plateaux qui n’en sont pas.

rules-error = { $field } : { $reason }
rules-number = { $value } n’est pas un nombre entier ({ $rule })
rules-range = { $value } n’est pas compris entre { $least } et { $most } ({ $rule })
rules-flag = { $value } n’est ni True ni False ({ $rule })
rules-no-field = ce champ n’existe pas ; il y a { $known }

## Drôles de Zèbres

rules-no-board = { $value } n’est pas un Board ; écrivez Board.from_ascii(...), ou un nom parmi { $known }
rules-no-species = { $value } n’est pas un animal ; choisissez parmi { $known } ({ $rule })
rules-each-species = { $value } ne donne pas cinq nombres entiers, un pour chacun de { $animals } ({ $rule })
rules-too-few-tokens = deux mains font { $tokens } jetons, trop peu pour remplir les { $squares } cases du plateau { $board ->
    [classic] classique
    [president] du Président
   *[other] « { $board } »
} (end.full-board)
rules-first-player = { $value } n’est ni white ni green
rules-unfinished-board = { $reasons }

## Zoo Run

rules-no-deck = { $value } n’est pas un Deck ; écrivez Deck.from_csv(...), ou un nom parmi { $known } ({ $rule })
rules-no-animal = { $value } n’est pas un animal du paquet ; choisissez parmi { $known } ({ $rule })
rules-each-animal = { $value } ne donne pas { $count } nombres entiers, un pour chacun de { $animals } ({ $rule })
rules-too-few-cards = { $players } mains de { $hand } cartes font { $needed } cartes, mais le paquet n’en a que { $cards } ({ $rule })
rules-nothing-to-free = il n’y a aucun animal à libérer ; il faut au moins un jeton (free.setup)
rules-no-joint = aucune paire de cartes du paquet { $deck } ne forme un animal, aucun pion n’avancerait jamais (race.finish)
rules-too-few-animals = il faut { $players } favoris différents pour { $players } joueurs, mais le paquet n’a que { $animals } (race.setup)
rules-favourites = { $value } ne donne pas { $players } animaux, un par joueur (race.setup)
rules-same-favourite = les joueurs { $one } et { $other } ont tous deux { $animal } ; chaque joueur prend un animal différent (race.setup)

## Cartes des plateaux

board-map-empty = rangée 1 : la carte est vide ; écrivez une lettre par case, une ligne par rangée
board-map-rows = rangée { $row } : un plateau a au plus { $most } rangées
board-map-letter = rangée { $row }, colonne { $column } : { $letter } n’est pas une lettre de territoire, de A à Z
board-map-ragged = rangée { $row } : sa longueur est { $length }, celle de la rangée 1 est { $first } ; toutes les rangées ont la même longueur
board-map-wide = rangée { $row } : { $squares } cases ; une rangée en a au plus { $most }
board-map-large = rangée { $row } : déjà { $squares } cases ; un plateau a au plus { $most } cases
board-map-pieces = rangée { $row } : le territoire { $letter } est en deux morceaux, { $apart } ne touche pas celui de { $first } ; tout territoire est d’un seul tenant (autorisez les autres avec { $option })

## Peindre un plateau

painting-no-square = la case { $square } n’est pas sur le plateau ; il va de a1 à { $last }
painting-name = le nom { $name } n’est pas un texte d’une ligne qui dise quelque chose
painting-nothing-to-undo = il n’y a aucun changement à annuler
painting-nothing-to-redo = il n’y a aucun changement à refaire
painting-letter = le territoire { $letter } n’est pas une seule lettre de A à Z
painting-number = { $side ->
    [columns] colonnes
   *[rows] rangées
} : { $number } n’est pas un nombre entier
painting-range = { $side ->
    [columns] colonnes
   *[rows] rangées
} : { $number } n’est pas compris entre 1 et { $most }
painting-large = { $columns } colonnes et { $rows } rangées font { $squares } cases ; un plateau en a au plus { $most }
