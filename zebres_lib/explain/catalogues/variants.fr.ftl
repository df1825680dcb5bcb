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
variants-hidden-gazelles-flee = { $new ->
    [true] Un lion fait aussi fuir les gazelles cachées.
   *[false] Un lion laisse les gazelles cachées à leur place.
}
variants-crocodile-chain = { $new ->
    [true] Un crocodile peut recommencer un échange depuis sa nouvelle case.
   *[false] Un crocodile fait au plus un échange par tour.
}
variants-guardian-while-solo = { $new ->
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
variants-clockwise = { $new ->
    [true] Le gardien marche dans le sens des aiguilles d’une montre.
   *[false] Le gardien marche dans le sens inverse des aiguilles d’une montre.
}
variants-split-territories = { $new ->
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

## Fichiers qui ne sont pas des variantes

variants-error = { $place ->
    [line] { $source }, ligne { $line } : { $reason }
    [source] { $source } : { $reason }
   *[nowhere] { $reason }
}
variants-error-at = { $where } : { $reason }
variants-error-no-file = ce fichier n’existe pas
variants-error-unreadable = lecture impossible : { $reason }
variants-error-long = { $bytes } octets ; une variante en a au plus { $most }
variants-error-encoding = ce n’est pas de l’UTF-8 ; enregistrez le fichier en UTF-8
variants-error-toml = { $column ->
    [none] ce n’est pas du TOML : { $reason }
   *[other] colonne { $column } : ce n’est pas du TOML : { $reason }
}
variants-error-no-name = il manque name ; écrivez une ligne comme name = "Ma variante"
variants-error-no-such-key = cette clé n’existe pas ; { $is_near ->
    [true] peut-être { $near } ; il y a { $known }
   *[false] il y a { $known }
}
variants-error-line = { $value } n’est pas un texte d’une ligne qui dise quelque chose
variants-error-text = { $value } n’est pas un texte
variants-error-rules = { $value } n’est pas un Rules ; écrivez rules=Rules(...)
variants-error-flag = { $value } n’est ni true ni false{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
variants-error-table = { $value } n’est pas une table de clés { $known }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
variants-error-board = { $value } n’est pas parmi { $known } ; un plateau à vous est une table [board] avec sa carte
variants-error-map = { $value } n’est pas une carte ; écrivez une lettre par case
variants-table = une table
variants-nothing = rien

## Les variantes fournies avec la bibliothèque

variant-classic = Classique
variant-classic-notes = Le jeu de l’édition 2004, avec les lectures que la bibliothèque prend par défaut.
variant-even-lands = Terres paires
variant-even-lands-notes = Cinq territoires de six cases : une majorité peut être partagée, une partie peut être nulle.
variant-faithful-gazelles = Gazelles fidèles
variant-faithful-gazelles-notes = L’autre lecture du lion : une gazelle cachée ne le voit pas venir.
variant-guardian-to-the-end = Le gardien jusqu’au bout
variant-guardian-to-the-end-notes = L’autre lecture de la fin en solo : le gardien marche jusqu’à ce que le plateau soit plein.
variant-no-bonus = Sans prime
variant-no-bonus-notes = Remplir un territoire en premier ne rapporte rien. Les cinq points manquent-ils ?
variant-pond = Mare
variant-pond-notes = Seize cases et huit animaux chacun, pour une partie de quelques minutes.
variant-president = Réserve du Président
variant-president-notes = Le second plateau publié : trois petits territoires, et un de neuf cases.
variant-short-walk = Petits pas
variant-short-walk-notes = Un pas à la fois : le gardien va de ligne en ligne, et l’on ne choisit presque plus où jouer.
variant-single-swap = Un seul échange
variant-single-swap-notes = L’autre lecture du crocodile : un échange, et le tour continue.
