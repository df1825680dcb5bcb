# Les phrases des règles de Zoo Run, en français. Le début de zoo_run.en.ftl dit comment ce fichier
# est fait. Genre : la tortue ; le lynx, le panda, l'éléphant, le lama.

## Mots

row-name = { $row ->
    [top] du haut
    [middle] du milieu
   *[bottom] du bas
}
told-animal = { $animal ->
    [lynx] le lynx
    [turtle] la tortue
    [panda] le panda
    [elephant] l’éléphant
    [llama] le lama
   *[other] l’animal « { $animal } »
}
told-an-animal = { $animal ->
    [lynx] un lynx
    [turtle] une tortue
    [panda] un panda
    [elephant] un éléphant
    [llama] un lama
   *[other] un animal « { $animal } »
}
told-no-animal = { $animal ->
    [lynx] de lynx
    [turtle] de tortue
    [panda] de panda
    [elephant] d’éléphant
    [llama] de lama
   *[other] d’animal « { $animal } »
}
told-animals = { $animal ->
    [lynx] lynx
    [turtle] tortues
    [panda] pandas
    [elephant] éléphants
    [llama] lamas
   *[other] animaux « { $animal } »
}

## Sources

section-free-setup = Mise en place du jeu n° 1
section-free-course = Déroulement du jeu n° 1
section-free-save = Comment sauver les animaux
section-free-keeper = Le gardien se rapproche
section-free-end = Fin du jeu n° 1
section-race-setup = Mise en place du jeu n° 2
section-race-course = Déroulement du jeu n° 2
section-race-end = Fin du jeu n° 2
source-reviews = critiques publiques du jeu

## Aligner les cartes

lineup_order = Dans l’ordre de son choix
    .text = On pose toutes les cartes de sa main côte à côte, dans l’ordre que l’on veut : 3 cartes quand on libère les animaux, 4 dans la course.
    .lined-up = Le joueur { $player } aligne { $order }, ce qui { $animals ->
        [0] ne forme aucun animal
        [one] forme { $animals } animal
       *[other] forme { $animals } animaux
    }.
    .better = Dans un autre ordre, les mêmes cartes donnent plus : { $better } forme { $best ->
        [one] { $best } animal
       *[other] { $best } animaux
    } au lieu de { $animals }.
    .not-all = Il faut aligner toute la main, c’est-à-dire { $hand } cartes : { $cards-count ->
        [one] il manque la carte { $cards }
       *[other] il manque les cartes { $cards }
    }.
    .not-yours = La carte { $card } n’est pas dans la main du joueur { $player } : elle ne peut donc pas être dans l’alignement. La main est { $cards-rest }.
    .twice = La carte { $card } n’existe qu’une fois : elle n’a donc qu’une place dans l’alignement. La main est { $cards-rest }.

lineup_no-offset = Une seule ligne bien droite
    .text = Les cartes forment une seule ligne droite : on ne retourne pas une carte tête en bas et on ne la décale ni vers le haut ni vers le bas. Chaque rangée touche donc la même rangée de la carte voisine.
    .other-row = Les cartes { $card } et { $card-to } ne forment pas { told-no-animal } : la tête est dans la rangée { $row }, le corps dans la rangée { $row-to }, et on ne décale pas les cartes.

lineup_match = La tête rencontre le corps
    .text = Là où deux cartes se touchent, chaque rangée où la tête de la carte de gauche et le corps de la carte de droite sont du même animal reconstitue cet animal.
    .made = Les cartes { $card } et { $card-to } forment { told-an-animal } : tête et corps se rencontrent dans la rangée { $row }.
    .reversed = Les cartes { $card } et { $card-to } ne forment rien dans ce sens. Avec la carte { $card-to } à gauche, elles formeraient { told-an-animal }, dans la rangée { $row }.
    .nothing = Les cartes { $card } et { $card-to } ne forment rien : aucune tête de la carte { $card } n’a son corps sur la carte { $card-to }.

lineup_hint = Il y en a toujours un
    .text = On peut toujours aligner trois cartes du paquet de façon à reconstituer au moins un animal.
    .missed = { $order } ne forme aucun animal, alors que trois cartes peuvent toujours en former au moins un. Ici, { $better } en forme { $best }.
    .fails = { $order } ne forme aucun animal, et aucun autre ordre de ces cartes n’en forme : avec ce paquet, l’astuce ne marche pas toujours.

## Jeu n° 1, Libérons les animaux

free_setup = Avant de commencer
    .text = Le nombre de joueurs dit combien il y a de jetons Chemin, et combien de jetons de chaque animal sont dans l’enclos. Le gardien est sur le jeton Chemin le plus proche de sa cabane. Chaque joueur reçoit 3 cartes, face visible.
    .dealt = Le joueur { $player } reçoit les cartes { $cards }.
    .ready = Tout est prêt : il y a { $tokens ->
        [one] { $tokens } animal
       *[other] { $tokens } animaux
    } dans l’enclos, et { $path ->
        [one] { $path } jeton Chemin pour le gardien, donc { $path } tour.
       *[other] { $path } jetons Chemin pour le gardien, donc { $path } tours.
    }
    .deal-first = La partie commence par la distribution : la main du joueur { $player } n’est pas encore complète.
    .not-in-pile = La carte { $card } est déjà dans une main : on ne peut pas la donner au joueur { $player }.

free_lineups = Tous en même temps
    .text = Tous les joueurs alignent leurs 3 cartes en même temps, et ils peuvent en parler.
    .waits = Aucun animal n’est encore libre, car tous les joueurs alignent leurs cartes en même temps. On attend encore { $players-count ->
        [one] le joueur { $players }
       *[other] les joueurs { $players }
    }.
    .all = { $lineups ->
        [one] Le seul joueur a aligné ses cartes
       *[other] Les { $lineups } joueurs ont aligné leurs cartes
    }. On libère maintenant les animaux.
    .line-up-first = Pas encore : le joueur { $player } doit d’abord aligner ses cartes.

free_tokens = Un jeton par animal
    .text = Chaque animal reconstitué libère un jeton de son espèce, tant qu’il en reste. S’il n’en reste plus, cet animal est déjà libre et rien d’autre ne se passe.
    .default = le même nombre pour chaque animal ; 3, 4, 6, 7 ou 8 à 1, 2, 3, 4 ou 5 joueurs
    .freed = Avec { $order }, le joueur { $player } libère { $freed ->
        [one] { told-an-animal }
       *[other] { $freed } { told-animals }
    }. { $left ->
        [0] Il n’en reste plus dans l’enclos.
       *[other] Il en reste { $left } dans l’enclos.
    }
    .none-left = { $freed ->
        [0] Le joueur { $player } a formé { $lost ->
            [one] { told-an-animal }
           *[other] { $lost } { told-animals }
        } avec { $order }, mais il ne reste plus de jeton pour cet animal : il est déjà libre.
       *[other] Le joueur { $player } a formé encore { $lost ->
            [one] { told-an-animal }
           *[other] { $lost } { told-animals }
        } avec { $order }, mais il ne reste plus de jeton pour cet animal : les derniers sont déjà libres.
    }

free_all-free = Tous sont libres
    .text = Dès qu’il ne reste plus aucun jeton Animal, la partie s’arrête et elle est gagnée. On le vérifie avant de déplacer le gardien.
    .won = Il ne reste plus aucun animal dans l’enclos : tous sont libres, et la partie est gagnée aussitôt.
    .in-time = C’était la toute dernière chance. Le gardien ne bouge plus : on vérifie d’abord si tous sont libres.

free_keeper = Le gardien se rapproche
    .text = À la fin du tour, le gardien passe au jeton Chemin suivant, et celui qu’il quitte va dans la boîte. Depuis le dernier, il entre dans l’enclos et la partie s’arrête. Il y a donc autant de tours que de jetons Chemin.
    .default = 10, 7, 6, 5 ou 5 à 1, 2, 3, 4 ou 5 joueurs
    .steps = Le gardien avance. { $path ->
        [one] Il est maintenant sur le dernier jeton Chemin : il reste un tour
       *[other] Il reste { $path } jetons Chemin, donc { $path } tours
    } pour { $left ->
        [one] { $left } animal.
       *[other] { $left } animaux.
    }
    .enters = Le gardien quitte le dernier jeton Chemin et entre dans l’enclos : la partie est finie.

free_redeal = De nouvelles cartes
    .text = On défausse toutes les cartes et chaque joueur en reçoit 3 nouvelles. On distribue d’abord le reste de la pioche ; quand elle est vide, on mélange toute la défausse, celle de ce tour comprise, pour former la nouvelle pioche. Un joueur seul utilise chacune des 30 cartes exactement une fois.
    .discarded = On défausse les { $cards } cartes, et chaque joueur en reçoit { $each } nouvelles.
    .dealt = Le joueur { $player } reçoit les cartes { $cards }.
    .reshuffled = La pioche est vide : on mélange la défausse, { $cards } cartes, pour former la nouvelle pioche.
    .deal-first = On distribue d’abord de nouvelles cartes : la main du joueur { $player } n’est pas encore complète.
    .not-in-pile = La carte { $card } n’est pas dans la pioche : on ne peut pas la donner au joueur { $player }.
    .keeps-nothing = Dans ce jeu, on ne garde aucune carte : à la fin du tour, on les défausse toutes.

free_verdict = Alors, réussi ?
    .text = Ce sont les animaux restés dans l’enclos qui le disent : aucun, c’est gagné ; 1, c’est très bien ; 2 ou 3, c’est bien ; 4 ou 5, c’est passable ; plus de 5, à refaire.
    .won = Il ne reste aucun animal : c’est gagné !
    .one = Il ne reste que { $left } animal : à un cheveu près !
    .two-or-three = Il reste { $left } animaux : c’est bien.
    .four-or-five = Il reste { $left } animaux : c’est passable, et on peut faire mieux.
    .more = Il reste { $left } animaux : c’est trop. Il faut réessayer !
    .over = La partie est finie. On ne peut plus rien jouer.

## Jeu n° 2, la course de l'année

race_setup = À vos marques
    .text = Chaque joueur prend un animal favori différent et place son pion sur la case Départ. Chaque joueur reçoit 4 cartes, face visible.
    .default = les premiers animaux du paquet
    .dealt = Le joueur { $player } reçoit les cartes { $cards }.
    .favourite = Le joueur { $player } court avec { told-animal } : son animal favori compte double. Il faut { $track ->
        [one] { $track } case
       *[other] { $track } cases
    } pour franchir la ligne d’arrivée.
    .deal-first = La course commence par la distribution : la main du joueur { $player } n’est pas encore complète.
    .not-in-pile = La carte { $card } est déjà dans une main : on ne peut pas la donner au joueur { $player }.

race_lineups = Tous en même temps
    .text = Tous les joueurs alignent leurs 4 cartes en même temps.
    .waits = Aucun pion n’avance encore, car tous les joueurs alignent leurs cartes en même temps. On attend encore { $players-count ->
        [one] le joueur { $players }
       *[other] les joueurs { $players }
    }.
    .all = Les { $lineups } joueurs ont aligné leurs cartes. Les pions avancent maintenant.
    .line-up-first = Pas encore : le joueur { $player } doit d’abord aligner ses cartes.

race_advance = De combien avance un pion
    .text = Chaque animal reconstitué fait avancer d’une case, l’animal favori de 2 cases.
    .advances = Le joueur { $player } a formé { $animals ->
        [one] { $animals } animal
       *[other] { $animals } animaux
    }{ $favourites ->
        [0] {""}, sans son favori,
        [one] {""}, dont { $favourites } fois son favori,
       *[other] {""}, dont { $favourites } fois son favori,
    } et avance { $spaces ->
        [one] d’une case, jusqu’à la case { $reached }.
       *[other] de { $spaces } cases, jusqu’à la case { $reached }.
    }
    .stays = Le joueur { $player } n’a formé aucun animal : { told-animal } reste où il en est.
    .farther = Dans un autre ordre, le joueur { $player } serait allé plus loin : { $better } vaut { $best ->
        [one] { $best } case
       *[other] { $best } cases
    } au lieu de { $spaces }.

race_crowns = Les couronnes
    .text = On prend une couronne pour chaque animal favori reconstitué.
    .gets = Le joueur { $player } prend { $crowns ->
        [one] une couronne
       *[other] { $crowns } couronnes
    } pour { told-animal } ; cela lui en fait { $total } en tout.
    .missed = Le joueur { $player } ne prend pas de couronne, car { told-animal } manque à l’alignement. { $better } aurait valu { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }.

race_keep = Garder une carte
    .text = Chaque joueur garde une carte, que tous peuvent voir, et défausse les trois autres ; quand tous ont défaussé, chacun en pioche trois. On prend d’abord la pioche, puis la défausse mélangée.
    .keeps = Le joueur { $player } garde la carte { $card }.
    .waits = Personne ne pioche encore, car tous défaussent d’abord. On attend encore { $players-count ->
        [one] le joueur { $players }
       *[other] les joueurs { $players }
    }.
    .discarded = On défausse { $cards } cartes, et chaque joueur en pioche { $each ->
        [one] une nouvelle
       *[other] { $each } nouvelles
    }.
    .dealt = Le joueur { $player } a maintenant les cartes { $cards }.
    .reshuffled = La pioche est vide : on mélange la défausse, { $cards } cartes, pour former la nouvelle pioche.
    .deal-first = On pioche d’abord les nouvelles cartes : la main du joueur { $player } n’est pas encore complète.
    .not-in-pile = La carte { $card } n’est pas dans la pioche : le joueur { $player } ne peut pas la piocher.
    .keep-first = Pas encore : le joueur { $player } doit d’abord choisir la carte qu’il garde.
    .not-yours = La carte { $card } n’est pas dans la main du joueur { $player } : il ne peut donc pas la garder. La main est { $cards-rest }.

race_finish = Le dernier tour
    .text = Le tour où un pion franchit la ligne d’arrivée est le dernier, et on le joue en entier : les autres avancent aussi.
    .passes = Le joueur { $player } franchit la ligne d’arrivée{ $beyond ->
        [0] {""}, de justesse.
        [one] {""}, avec { $beyond } case d’avance sur elle.
       *[other] {""}, avec { $beyond } cases d’avance sur elle.
    } Ce tour est le dernier.
    .one-short = Il manque une seule case au joueur { $player } pour franchir la ligne d’arrivée.
    .over = La course est finie. On ne peut plus rien jouer.

race_winner = Qui gagne
    .text = Si un seul pion a franchi la ligne, son joueur gagne. S’ils sont plusieurs, c’est celui qui a le plus de couronnes, celles de ce tour comprises ; à égalité, ils partagent la victoire.
    .alone = Le joueur { $player } est le seul à avoir franchi la ligne : il gagne.
    .by-crowns = Les joueurs { $players } ont franchi la ligne au même tour. Le joueur { $player } gagne avec le plus de couronnes, { $crowns }.
    .shared = Les joueurs { $players } ont franchi la ligne au même tour avec { $crowns ->
        [one] { $crowns } couronne chacun
       *[other] { $crowns } couronnes chacun
    } : ils partagent la victoire.
    .in-front = Le joueur { $player } est le plus loin devant et ne gagne pourtant pas : une fois la ligne franchie, ce sont les couronnes qui comptent, et il en a { $crowns } contre { $most }.
