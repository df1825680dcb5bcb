# Zoo Run : mots de sa main de cartes et de ses deux panneaux.

## Des cartes à mettre en ordre

zoo-hand-label = Cartes en ligne
zoo-hand-role = main de cartes
zoo-joints = Pourquoi
zoo-help = Les flèches gauche et droite parcourent les cartes, Bas va à la jonction entre deux cartes, Haut revient à la carte. Espace ou Entrée soulève une carte, les flèches la déplacent alors, Espace la pose, Échap la remet. Espace sur une jonction dit pourquoi elle forme ce qu’elle forme. À la souris ou au doigt : faites glisser une carte, ou touchez-la puis touchez sa nouvelle place.
zoo-arrange = Mettez les cartes en ordre. Maintenant : { $made }.
zoo-made = { $animals } ({ $count ->
    [0] 0 animal
    [one] 1 animal
   *[other] { $count } animaux
})
zoo-made-race = { $animals } ({ $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
})
zoo-said-lifted = Carte { $card } soulevée de la place { $place } sur { $cards } : déplacez-la, puis posez-la.
zoo-said-moved = Carte { $card } à la place { $place } sur { $cards }. Maintenant : { $made }.
zoo-said-dropped = Carte { $card } posée à la place { $place } sur { $cards }. Maintenant : { $made }.
zoo-said-back = Carte { $card } de retour à la place { $place } sur { $cards }. Maintenant : { $made }.
zoo-button-best = Montrer le meilleur
zoo-button-best-hint = Ranger les cartes dans le meilleur ordre ; encore une fois pour le suivant, aussi bon
zoo-best-shown = Meilleur alignement { $place } sur { $count } : { $made }.
zoo-button-reset = Recommencer
zoo-button-reset-hint = Remettre les cartes comme au début
zoo-not-now = ces cartes ne peuvent pas être changées maintenant
zoo-no-card = carte { $card } : elle n’est pas dans cette main, { $cards }
zoo-other-cards = { $found } : ce ne sont pas les cartes de cette main, { $cards }
zoo-no-joint = jonction { $joint } : il y en a { $count }, comptées à partir de 0
zoo-no-seat = joueur { $player } : personne de ce numéro n’a de cartes ici
zoo-no-game = une main seule n’a pas de partie à recommencer
zoo-why-row = { $case ->
    [match] { $row } : la tête et le corps du même animal se rencontrent, { $head }.
    [other-row] { $row } : la tête est { $head } ; ce corps est bien là, mais dans une autre rangée ({ $other }), et on ne décale jamais les cartes.
    [different] { $row } : la tête est { $head }, le corps { $body }.
    [no-body] { $row } : une tête ({ $head }) et pas de corps.
    [no-head] { $row } : un corps ({ $body }) et pas de tête.
   *[empty] { $row } : ni tête ni corps.
}
zoo-why-turned = Dans l’autre sens, { $left } à gauche de { $right }, elles formeraient { $made }.

## Les panneaux

zoo-player = Joueur { $player }
zoo-computer = Joueur { $player } (ordinateur)
zoo-player-animal = { $player }, { $animal }
zoo-players = Joueurs
zoo-computers = dont joués par l’ordinateur
zoo-computers-most = avec ce nombre de joueurs, l’ordinateur peut en jouer au plus { $most }
zoo-path-tokens = Jetons de chemin
zoo-as-rulebook = comme dans la règle
zoo-track-length = Cases pour passer l’arrivée
zoo-favourite-of = Favori du joueur { $player }
zoo-seed = Graine des distributions
zoo-next-seed = suivante : { $seed }
zoo-line-up = { $player } : mettez les cartes en ordre, puis confirmez. Maintenant : { $made }.
zoo-is-ready = { $player } a confirmé : { $made }.
zoo-choose-keep = { $player } : choisissez la carte à garder.
zoo-keeps = { $player } garde la carte { $card } : confirmez, ou choisissez-en une autre.
zoo-keeps-card = garde la carte { $card }
zoo-keep-first = Choisissez d’abord la carte à garder.
zoo-button-confirm = Confirmer
zoo-button-confirm-hint = C’est l’alignement choisi ; le tour est joué quand tout le monde a confirmé
zoo-keep = Garder cette carte
zoo-keep-hint = Les autres cartes sont défaussées quand tout le monde a choisi
zoo-undo-hint = Reprendre la dernière confirmation, ou le dernier tour
zoo-undone = Repris.
zoo-started = Nouvelle partie avec la graine { $seed }.
zoo-turn-start = Tour { $number }, début
zoo-turn-lines = Tour { $number }, alignements
zoo-turn-result = Tour { $number }, résultat
zoo-turn-keep = Tour { $number }, cartes gardées
zoo-freed = { $freed ->
    [0] Aucun animal libéré
    [one] 1 animal est libre maintenant
   *[other] { $freed } animaux sont libres maintenant
}, il en reste { $left }.
zoo-moved = { $player } : { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, arrive à { $reached }.
