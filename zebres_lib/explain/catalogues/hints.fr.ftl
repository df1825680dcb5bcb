# Conseils et bilans de parties : que jouer et pourquoi, ce qu'un tour a laissé échapper.
# Les mots de fr.ftl, comme { player } et { token }, peuvent servir ici. « Vous » est le joueur
# conseillé.

hints-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hints-territories = { $count ->
    [one] le territoire { $territories }
   *[other] les territoires { $territories }
}
hints-who = { $who ->
    [you] vous
    [white] Blanc
   *[green] Vert
}

## Que faire ; la première lettre devient une majuscule

hints-post = placez le gardien au poste { $post }, pour que le premier animal aille dans { $line }
hints-place = posez { a-species } en { $square }
hints-stay = laissez { $crocodile } où il est
hints-stay-there = laissez-le là
hints-swap = échangez { $crocodile } avec { $gazelle }
hints-swap-on = échangez-le avec { $gazelle }
hints-swap-again = puis avec { $gazelle }
hints-turn = { $deeds }.
hints-turn-and-effects = { $deeds } : { $species ->
    [gazelle] elle
   *[other] il
} { $effects }.
hints-guardian = { $choice ->
    [forced] Le gardien ne peut aller qu’au poste { $post }
    [alone] Déplacez le gardien au poste { $post }
   *[then] Déplacez ensuite le gardien au poste { $post }
} : { $who ->
    [you] vous devrez
   *[other] { hints-who } devra
} poser { $count ->
    [1] en { $squares }
    [2] en { $squares }
    [3] en { $squares }
   *[other] dans { $line }
}.

## Ce que fait l'animal : chaque morceau suit « il » ou « elle », ou « et »

hints-hides = cache { $tokens } ({ hints-points })
hints-sends-home = fait fuir { $tokens }
hints-lies-down = est { $species ->
    [gazelle] posée
   *[other] posé
} face cachée à côté { $tokens-of }
hints-lands = amène { $tokens } à côté d’un lion, face cachée ({ hints-points })
hints-inauguration = vous rapporte le jeton Inauguration pour le territoire { $territory } ({ hints-points })
hints-gains = vous donne { hints-territories }
hints-takes = enlève { hints-territories } à { player }
hints-costs = vous coûte { hints-territories }
hints-leaves = laisse { hints-territories } à { player }
hints-ends = termine la partie

## La suite : chaque morceau est une phrase à laquelle d'autres se joignent

hints-line = { $exact ->
    [true] La meilleure suite est { $turns }.
   *[false] Une suite possible est { $turns }.
}
hints-line-and-effects = { $exact ->
    [true] La meilleure suite est { $turns } : { $effects }.
   *[false] Une suite possible est { $turns } : { $effects }.
}
hints-later-goes = { $who ->
    [nobody] personne ne tient plus { hints-territories }
    [you] { hints-territories } { $count ->
        [one] vous revient
       *[other] vous reviennent
    }
   *[other] { hints-territories } { $count ->
        [one] revient
       *[other] reviennent
    } à { hints-who }
}
hints-later-inauguration = { $who ->
    [you] vous prenez le jeton Inauguration
   *[other] { hints-who } prend le jeton Inauguration
}
hints-later-hides = { $tokens } { $count ->
    [one] se cache
   *[other] se cachent
}
hints-later-flees = { $tokens } { $count ->
    [one] s’enfuit
   *[other] s’enfuient
}

## Comment cela finit

hints-margin-exact = { $outcome ->
    [ahead] C’est prouvé : si chacun joue au mieux à partir d’ici, vous gagnez de { hints-points }.
    [behind] C’est prouvé : si chacun joue au mieux à partir d’ici, vous perdez de { hints-points }.
   *[level] C’est prouvé : si chacun joue au mieux à partir d’ici, la partie est nulle.
}
hints-margin-estimate = { $outcome ->
    [ahead] Estimation : vous avez environ { hints-points } d’avance.
    [behind] Estimation : vous avez environ { hints-points } de retard.
   *[level] Estimation : la partie est à peu près égale.
}

## Le bilan d'une partie

hints-standing = { $player ->
    [nobody] égalité
   *[other] { $exact ->
        [true] { hints-points }
       *[false] environ { hints-points }
    } d’avance pour { player }
}
hints-review-won = { $player ->
    [nobody] La partie a fini par un match nul.
   *[other] { player } a gagné de { hints-points }.
}
hints-review-unfinished = La partie n’est pas finie ; pour l’instant : { $standing }.
hints-review-stopped = Le bilan commence au tour { $number }.
hints-review-turn = Tour { $number }, { player } : { $turn } a laissé échapper { $exact ->
    [true] { hints-points }
   *[false] environ { hints-points }
}. Mieux valait { $best }, qui menait à : { $standing }.
hints-review-lead = Par ce tour, { player } a perdu l’avantage.
hints-review-none = Aucun tour n’a laissé échapper un point entier, pour autant qu’on puisse voir.
hints-review-sums = En tout, Blanc a laissé échapper { $exact ->
    [true] { $white } et Vert { $green } points.
   *[false] environ { $white } et Vert environ { $green } points.
}
hints-review-sure = { $count ->
    [one] Le dernier tour est prouvé, les autres sont estimés.
   *[other] Les { $count } derniers tours sont prouvés, les autres sont estimés.
}
hints-review-all-sure = Tout cela est prouvé.
