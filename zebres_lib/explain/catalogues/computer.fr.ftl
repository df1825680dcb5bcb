# Les mots du panneau pour jouer contre l’ordinateur, et du graphique des valeurs d’une partie.
# Les mots de fr.ftl, comme { player }, peuvent servir ici.

computer-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Boutons

computer-hint = Conseil
computer-hint-hint = Montrer quoi jouer ici, et pourquoi
computer-hide-hint = Cacher le conseil
computer-hide-hint-hint = Ôter le conseil du plateau
computer-stop = Arrêter
computer-stop-hint = Arrêter la recherche et prendre le meilleur coup trouvé
computer-branch = Et si …
computer-branch-hint = Essayer les tours des deux camps dans une variante pendant que la partie attend
computer-leave-branch = Retour à la partie
computer-leave-branch-hint = Revenir à la partie là où elle en était
computer-answer = L’ordinateur joue
computer-answer-hint = Faire jouer le prochain tour par l’ordinateur
computer-review = Revoir
computer-review-hint = Revoir toute la partie : ce que valait chaque tour

## La ligne d’état

computer-thinking = { player } – l’ordinateur ({ $level }) réfléchit …
computer-its-turn = { player } est le camp de l’ordinateur : attendez son tour.
computer-compiling = La recherche se compile, une fois par session : cela prend jusqu’à une minute. Vous pouvez jouer pendant ce temps.
computer-gave-up = { player } : l’ordinateur n’a pas pu décider. Pressez « L’ordinateur joue » pour le laisser réessayer.
computer-stopping = Arrêt …
computer-nothing-to-stop = Aucune recherche n’est en cours.
computer-no-hints = Cette partie se joue sans conseils.
computer-no-hint-now = Un conseil se demande à votre tour.
computer-not-its-turn = C’est à vous de jouer ; essayez les tours de l’ordinateur dans une variante.
computer-not-finished = On revoit la partie une fois qu’elle est finie.
computer-no-review = Aucune partie n’a encore été revue.
computer-no-turn = le tour { $number } n’est pas parmi ceux de la relecture
computer-no-setting = { $name } : { $value } n’est pas un réglage de ce panneau
computer-in-branch = Et si – { $message }
computer-branch-entered = Et si : à partir d’ici, les deux camps sont à vous. La partie attend.
computer-branch-left = De retour dans la partie.
computer-was-better = Avant le tour { $number } : { player } a joué { $turn } ; { $best } était meilleur.
computer-was-best = Avant le tour { $number } : { player } a joué { $turn }, et rien de meilleur n’a été trouvé.
computer-level-set = L’ordinateur joue maintenant au niveau « { $level } ». { $text }
computer-side-set = Vous jouez maintenant { player }.

## À côté du plateau

computer-opponent = Vous et l’ordinateur
computer-field-level = Niveau
computer-field-human = Votre camp
computer-field-hints = Conseils
computer-field-evaluation = Barre d’évaluation
computer-evaluation = Évaluation
computer-standing = { $player ->
    [nobody] { $exact ->
        [true] Égalité si chacun joue au mieux : c’est prouvé.
       *[false] À peu près à égalité : une estimation.
    }
   *[other] { $exact ->
        [true] { player } gagne de { computer-points } si chacun joue au mieux : c’est prouvé.
       *[false] { player } mène d’environ { computer-points } : une estimation.
    }
}
computer-standing-over = { $player ->
    [nobody] La partie est finie : égalité.
   *[other] La partie est finie : { player } gagne de { computer-points }.
}
computer-standing-short = { $player ->
    [nobody] { $exact ->
        [true] 0
       *[false] ≈ 0
    }
   *[other] { $exact ->
        [true] { player } +{ $points }
       *[false] { player } ≈ +{ $points }
    }
}
computer-standing-old = { $text } On examine la nouvelle position …
computer-standing-unknown = Pas encore évaluée.
computer-reviewing = On revoit la partie : { $done } tours sur { $count } …
computer-branch-note = C’est un essai. Rien ici ne change la partie.
computer-hint-title = Conseil pour { player }
computer-hint-coming = Recherche en cours …
computer-arrows = Sur le plateau : les flèches pleines et le jeton 1 sont ce tour-ci, les flèches en pointillé et les jetons 2 et 3 les tours qui peuvent suivre.

## La partie revue

computer-review-title = La partie revue
computer-review-caption = Valeur après chaque tour ; ≈ est une estimation
computer-review-turn = Tour
computer-review-played = Joué
computer-review-value = Valeur
computer-review-better = Mieux
computer-review-lost = Perdu
computer-lost = { $exact ->
    [true] { $points }
   *[false] ≈ { $points }
}
computer-show-turn = Voir
computer-show-turn-label = Voir le tour { $number } sur le plateau : { player }, { $turn }
computer-scroll-table = Tours de la partie
computer-chart-alt = Graphique de la valeur après chaque tour ; le tableau qui suit en donne les nombres

## Le graphique

computer-chart-title = Ce que valait la partie après chaque tour
computer-chart-estimated = estimé
computer-chart-proven = prouvé
computer-chart-after = après un tour de { player }
computer-chart-ahead = { player } mène
computer-chart-turn = tour
computer-chart-note = { $count ->
    [one] 1 tour
   *[other] { $count } tours
}, { $proven ->
    [0] aucun prouvé
    [1] le dernier prouvé
   *[other] les { $proven } derniers prouvés
}, { $nodes } décisions examinées
