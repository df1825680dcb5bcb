# Les paquets de Zoo Run : ce qui ne va pas dans un paquet ou dans son fichier, et comment on les écrit.

deck-error-row = ligne { $row } : { $reason }
deck-error-cell = ligne { $row }, colonne { $column } : { $reason }
deck-error-many = { $count } fautes :
deck-error-more = et { $count } de plus

## Cartes et paquets

deck-error-card-number = carte { $value } : son numéro n’est pas un nombre entier
deck-error-card-range = carte { $card } : son numéro n’est pas compris entre 1 et { $most }
deck-error-edge = carte { $card }, { $edge ->
    [bodies] corps
   *[heads] têtes
} : { $value } ne donne pas un animal ou None pour chacune des trois rangées
deck-error-edge-animal = carte { $card }, { $edge ->
    [bodies] corps
   *[heads] têtes
} : { $reason }
deck-error-edge-empty = carte { $card }, { $edge ->
    [bodies] corps
   *[heads] têtes
} : il n’y a rien ; un bord montre un à trois animaux
deck-error-no-card = cartes : { $value } n’est pas une Card
deck-error-size = cartes : il y en a { $cards }, il en faut entre 2 et { $most }
deck-error-same-card = cartes : deux ont le numéro { $card }
deck-error-foreign = carte { $card } : { $others } hors des animaux du paquet, { $animals }
deck-error-many-animals = animaux : il y en a { $animals }, c’est plus que { $most }
deck-error-not-there = carte { $value } : le paquet n’en a aucune de ce numéro ; il a { $cards } cartes de { $first } à { $last }
deck-error-another = carte { $card } : le paquet a une autre carte de ce numéro
deck-error-twice = carte { $card } : elle vient deux fois
deck-error-no-animal = { $field ->
    [favourite] favori
   *[animal] animal
} : { $value } n’est pas dans le paquet ; choisissez parmi { $animals }
deck-error-hand = main : { $cards ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
} ; un alignement en a de { $least } à { $most }
deck-error-hand-size = cartes : { $value } n’est pas entre { $least } et { $most }, les cartes d’une main
deck-error-lacks = { $lacks ->
    [heads] La carte { $card } n’a pas de tête : son bord droit en montre une à trois.
    [bodies] La carte { $card } n’a pas de corps : son bord gauche en montre un à trois.
   *[both] La carte { $card } n’a pas d’animal : chaque bord en montre un à trois.
}
deck-error-name = animal : { $value } n’est pas un nom ; un nom a jusqu’à { $most } lettres, en mots joints par une espace, un trait d’union ou une apostrophe
deck-error-one-text = animaux : { $value } est un seul texte ; donnez-en plusieurs, comme ({ $value },)
deck-error-same-name = animaux : { $one } et { $other } sont un seul nom ; majuscules et accents ne distinguent pas les animaux
deck-error-nameless = animaux : il n’y en a pas ; nommez-en au moins un

## Fichiers

deck-error-empty = le fichier est vide ; sa ligne 1 porte les titres { $headings }
deck-error-count = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
} au lieu de { $wanted } ; pour un paquet d’une autre taille dites combien, cards={ $cards }, ou cards=None pour n’importe quel nombre
deck-error-letter = { $encoding } n’a pas de { $sign } ; écrivez le paquet en utf-8
deck-error-spreadsheet = c’est le fichier propre à un tableur, pas du CSV ; choisissez CSV dans « enregistrer sous »
deck-error-encoding = l’octet { $byte } n’est pas du texte ; enregistrez le fichier en UTF-8 ou en Windows-1252
deck-error-csv = ce n’est pas du CSV : { $reason }
deck-error-unknown-column = { $value } n’est pas un titre de colonne ; les titres sont { $headings }
deck-error-twice-column = { $value } s’y trouve deux fois, dans la colonne { $before } aussi ; chaque titre vient une fois
deck-error-missing-column = il n’y a pas de colonne { $name } ; les titres sont { $headings }
deck-error-no-heading = { $value } n’est sous aucun titre ; une carte a { $cells } cases
deck-error-number = le numéro d’une carte est un nombre entier de 1 à { $most }, { $is_empty ->
    [true] il n’y en a pas
   *[false] pas { $value }
}
deck-error-twice-number = la carte { $card } est déjà à la ligne { $before } ; chaque carte a son numéro
deck-error-no-body = { $columns } sont vides ; ce bord d’une carte montre un à trois corps
deck-error-no-head = { $columns } sont vides ; ce bord d’une carte montre une à trois têtes
deck-error-open-quote = { $value } s’étend sur plusieurs lignes ; un guillemet n’est peut-être pas fermé
deck-error-unknown-animal = { $value } n’est pas un animal de ce paquet ; sont permis { $allowed } (nommez-en d’autres avec animals=...)
deck-error-animal-to-add = { $value } n’est pas un animal de ce paquet ; corrigez, ou ajoutez d’abord l’animal

## Comment on écrit les fichiers

deck-file-separator = { ";" }
deck-file-card = carte numéro no n
deck-file-body = corps
deck-file-head = tête têtes
deck-file-top = haut
deck-file-middle = milieu
deck-file-bottom = bas
