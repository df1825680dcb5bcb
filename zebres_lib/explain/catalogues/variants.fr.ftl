# Les variantes du jeu : leurs différences, ce qui s’y remarque, le nom des nombres.

variants-a-animal = { $animal ->
    [elephant] Un éléphant
    [gazelle] Une gazelle
    [zebra] Un zèbre
    [crocodile] Un crocodile
   *[lion] Un lion
}
variants-new-animals = { $animal ->
    [gazelle] { $new ->
        [one] gazelle
       *[other] gazelles
    }
    [zebra] { $new ->
        [one] zèbre
       *[other] zèbres
    }
    [crocodile] { $new ->
        [one] crocodile
       *[other] crocodiles
    }
    [elephant] { $new ->
        [one] éléphant
       *[other] éléphants
    }
   *[lion] { $new ->
        [one] lion
       *[other] lions
    }
}
variants-new-points = { $new ->
    [one] point
   *[other] points
}
variants-counts = Chaque joueur a { $new } { variants-new-animals } au lieu de { $old }.
variants-values = { variants-a-animal } vaut { $new } { variants-new-points } au lieu de { $old }.
variants-inauguration-points = Le jeton Inauguration vaut { $new } { variants-new-points } au lieu de { $old }.
variants-guardian-steps = Le gardien avance d’au plus { $new } { $new ->
    [one] poste
   *[other] postes
} au lieu de { $old }.
variants-hidden-gazelles-flee = { $value ->
    [true] Un lion fait aussi fuir les gazelles cachées.
   *[false] Un lion laisse les gazelles cachées à leur place.
}
variants-crocodile-chain = { $value ->
    [true] Un crocodile peut recommencer un échange depuis sa nouvelle case.
   *[false] Un crocodile fait au plus un échange par tour.
}
variants-guardian-while-solo = { $value ->
    [true] Le gardien continue à marcher et à imposer sa ligne tant qu’un seul joueur a des jetons.
   *[false] Le gardien ne compte plus tant qu’un seul joueur a des jetons.
}
variants-board-name = { $board ->
    [classic] le plateau classique
    [president] la réserve du Président
   *[own] le plateau « { $name } »
}
variants-board = Plateau de jeu : { $new } remplace { $old }.
variants-board-size = Le plateau a { $columns } colonnes et { $rows } rangées au lieu de { $old-columns } et { $old-rows }.
variants-rivers = Rivières entre deux cases : { $new } de plus, { $gone } de moins.
variants-letters = Les territoires changent de lettre, les rivières restent où elles sont.
variants-sizes = Les territoires ont { $new } cases au lieu de { $old }.
variants-clockwise = { $value ->
    [true] Le gardien marche dans le sens des aiguilles d’une montre.
   *[false] Le gardien marche dans le sens inverse des aiguilles d’une montre.
}
variants-split-territories = { $value ->
    [true] Un territoire peut être en plusieurs morceaux.
   *[false] Chaque territoire est d’un seul tenant.
}

## Remarks

variants-even-territories = { $count ->
    [one] Le territoire { $names } a un nombre pair de cases
   *[other] Les territoires { $names } ont un nombre pair de cases
} : à égalité de jetons, il n’est à personne.
variants-spare-tokens = Les deux mains ont { $tokens } jetons pour { $squares } cases : il en restera { $spare }.
variants-too-few-tokens = Les deux mains ont { $tokens } jetons, trop peu pour remplir { $squares } cases : il en manque { $spare }.
variants-in-pieces = { $count ->
    [one] Le territoire { $names } est en plusieurs morceaux
   *[other] Les territoires { $names } sont en plusieurs morceaux
}
variants-pieces-allowed = { variants-in-pieces } : le plateau le permet.
variants-pieces-forbidden = { variants-in-pieces } : chaque territoire est d’un seul tenant, sauf si le plateau le permet.

## What numbers and rulings are called

variants-of-counts = { $animal ->
    [gazelle] gazelles par joueur
    [zebra] zèbres par joueur
    [crocodile] crocodiles par joueur
    [elephant] éléphants par joueur
   *[lion] lions par joueur
}
variants-of-values = { $animal ->
    [gazelle] points d’une gazelle
    [zebra] points d’un zèbre
    [crocodile] points d’un crocodile
    [elephant] points d’un éléphant
   *[lion] points d’un lion
}
variants-of-inauguration-points = points de l’Inauguration
variants-of-guardian-steps = pas du gardien
variants-of-hidden-gazelles-flee = les gazelles cachées fuient
variants-of-crocodile-chain = les crocodiles recommencent
variants-of-guardian-while-solo = le gardien pendant le jeu en solo
