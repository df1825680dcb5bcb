# Les mots des dessins et des plateaux en texte, et ce qui s’en lit à voix haute.

## Le plateau de Drôles de Zèbres
# { player }, { colour } et { species } sont ceux de fr.ftl.

drawing-title = Drôles de Zèbres, { $board ->
    [classic] plateau classique
    [president] réserve du Président
   *[other] plateau { $name }
}
drawing-board-custom = sur mesure
drawing-board-pond = étang
drawing-board-even-lands = terres égales
drawing-status = { $phase ->
    [setup] { player } poste le gardien
    [place] { player } pose un animal
    [swap] { player } échange ou reste
   *[move] { player } déplace le gardien
}
drawing-over = Partie terminée
drawing-wins = { player } gagne, { $more } à { $less }
drawing-draw = Égalité, { $points } partout
drawing-inauguration = Inauguration
drawing-holder = { $holder ->
    [white] à Blanc
    [green] à Vert
   *[nobody] pas encore pris
}
drawing-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drawing-facts = { $white } jetons blancs et { $green } verts sur le plateau; { $post ->
    [none] gardien pas encore posté
   *[other] gardien en { $post }
}; { drawing-inauguration } { drawing-holder }.

drawing-square = { $holds ->
    [nothing] { $square }, vide, territoire { $territory }
    [hidden] { $square }, { species } { colour }, face cachée, territoire { $territory }
   *[shown] { $square }, { species } { colour }, territoire { $territory }
}
drawing-post = { $side ->
    [N] poste { $post }, au-dessus de la colonne { $line }
    [S] poste { $post }, au-dessous de la colonne { $line }
    [E] poste { $post }, à droite de la rangée { $line }
   *[W] poste { $post }, à gauche de la rangée { $line }
}{ $guardian ->
    [true] , gardien
   *[false] { "" }
}
drawing-held = { $count ->
    [0] { $species ->
        [gazelle] aucune
       *[other] aucun
    } { species } { colour } en main
    [one] { $count } { species } { colour } en main
   *[other] { $count } { species }s { colour }s en main
}
drawing-mark = { $mark ->
    [legal] possible maintenant
    [lightning] à côté d’un lion
    [crossed] impossible
    [last] dernière action
    [line] conseil
   *[selected] choix actuel
}

# Dans un plateau en texte, l’espace devant les deux-points est une espace ordinaire.
drawing-text-legend = { "!" } face cachée    .A case vide du territoire A    [ ] gardien
drawing-text-hand = { player } ({ $player ->
    [white] majuscules
   *[green] minuscules
}){ " " }: { $held }
drawing-text-guardian = Gardien{ " " }: { $post ->
    [none] pas encore posté
   *[other] { $post }
}
drawing-text-inauguration = { drawing-inauguration } (+{ $points }){ " " }: { drawing-holder }

## Les images de Zoo Run

zoo-deck-reconstructed = reconstitué
zoo-animal = { $animal ->
    [lynx] lynx
    [turtle] tortue
    [panda] panda
    [elephant] éléphant
    [llama] lama
   *[other] { $animal }
}
zoo-row-of = { $row ->
    [top] Rangée du haut
    [middle] Rangée du milieu
   *[bottom] Rangée du bas
}
zoo-times = { $animal } ×{ $count }
zoo-row = { $row ->
    [top] haut
    [middle] milieu
   *[bottom] bas
}
zoo-card-title = Zoo Run, carte { $card }
zoo-hand-title = Zoo Run, { $cards } cartes en ligne, { $made ->
    [0] aucun animal
    [one] 1 animal
   *[other] { $made } animaux
}
zoo-card-label = Carte { $card }. Têtes au bord droit : { $heads }. Corps au bord gauche : { $bodies }
zoo-card-place = Carte { $card }, place { $place } sur { $cards }. Têtes à droite : { $heads }. Corps à gauche : { $bodies }
zoo-edge-row = { $animal } en { $row }
zoo-lifted = soulevée
zoo-chosen = choisie
zoo-joint-label = Jonction des cartes { $left } et { $right } : { $made }
zoo-joint-nothing = Les cartes { $left } et { $right } ne forment aucun animal.
zoo-no-animal = aucun animal
zoo-list = { $first }, { $more }
zoo-line-title = Alignement : { $cards }
zoo-enclosure-title = Libérons les animaux : { $left ->
    [0] l’enclos est vide
    [one] 1 animal encore dans l’enclos
   *[other] { $left } animaux encore dans l’enclos
}
zoo-left-of-kind = { $animal } : { $left } dans l’enclos, { $freed } en liberté
zoo-keeper-at = Gardien sur le jeton de chemin { $place } sur { $tokens }
zoo-keeper-arrived = Le gardien est dans l’enclos
zoo-keeper-home = Le gardien rentre chez lui : il ne reste personne
zoo-hut = cabane
zoo-enclosure = enclos
zoo-free = en liberté
zoo-track-title = La course de l’année : { $length } cases jusqu’à l’arrivée
zoo-pawn = { $player }, { $animal } : { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}
zoo-pawn-finished = { $pawn }, arrivée franchie
zoo-start = Départ
zoo-finish = Arrivée
