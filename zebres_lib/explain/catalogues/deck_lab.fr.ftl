# Le laboratoire de paquets de Zoo Run : contraintes, recherche d’un paquet, grille pour le modifier.

## Contraintes impossibles

deck-lab-error-whole = { $field } : { $value } n’est pas un nombre entier de { $least } à { $most }
deck-lab-error-range = { $field } : { $value } n’est pas un nombre de { $least } à { $most }
deck-lab-error-flag = { $field } : { $value } n’est ni True ni False
deck-lab-error-chance = { $field } : { $value } n’est pas un WantedChance
deck-lab-error-edges = { $field } : { $value } ne sont pas trois nombres : combien de bords montrent un, deux et trois animaux
deck-lab-error-sum = { $field } : { $edges } bords font { $sum }, mais il y a { $cards } cartes
deck-lab-error-animals = { $field } : { $message }
deck-lab-error-many-animals = { $field } : { $number }, c’est plus que { $most }
deck-lab-error-balance = { $field } : { $shown } animaux ne peuvent pas se montrer aussi souvent les uns que les autres sur trois rangées de { $animals } animaux, { $pairs } paires ; choisissez-en { $near }, ou permettez un écart de 1
deck-lab-error-variety = { $field } : { $number } bords à { $length } rangées remplies sur trois ne peuvent pas être sur des cartes toutes différentes ; il n’y a que { $most } cartes de ce genre
deck-lab-error-hint = { $field } : parmi { $cards } cartes, au moins { $needed } paires doivent s’accorder pour que trois cartes quelconques forment un animal, mais ces bords font au plus { $possible } accords ; montrez plus d’animaux, prenez-en moins d’espèces, ou renoncez à l’indice
deck-lab-error-hands = { $field } : { $players } mains de trois font { $needed } cartes, mais il y en a { $cards }

## Ce qui manque à un paquet

deck-lab-unmet-cards = { $number } cartes au lieu de { $wanted }.
deck-lab-unmet-animals = Animaux qui n’étaient pas demandés : { $foreign }.
deck-lab-unmet-edges = { $side ->
    [heads] Bords à 1 + 2 + 3 têtes
   *[bodies] Bords à 1 + 2 + 3 corps
} : { $now } au lieu de { $wanted }.
deck-lab-unmet-spread = { $side ->
    [heads] Têtes
   *[bodies] Corps
} : le nombre de fois qu’un animal est dans une rangée varie de { $now } ; { $wanted } au plus était demandé.
deck-lab-unmet-different = Cartes semblables : { $cards }.
deck-lab-unmet-hint = L’indice ne vaut pas : { $count ->
    [one] 1 main de trois ne forme aucun animal, les cartes { $cards }.
   *[other] { $count } mains de trois ne forment aucun animal, par exemple les cartes { $cards }.
}
deck-lab-unmet-chance = La probabilité de gagner est { $value } (de { $low } à { $high } en { $games } parties) ; tout l’intervalle devrait être à { $tolerance } près de { $wanted }.
deck-lab-unmet-not-played = Les cartes ne conviennent pas encore, on n’a donc pas joué ; la probabilité devrait être { $wanted }.

## La recherche

deck-lab-progress = { $phase ->
    [searching] Recherche
    [steering] Changement des mains
    [playing] Parties
   *[confirming] Confirmation
}, départ { $round } sur { $rounds }, { $tries } paquets essayés, fautes au mieux : { $wrong }{ $known ->
    [yes] , probabilité { $chance }
   *[no] {""}
}
deck-lab-result = { $found ->
    [yes] Trouvé
   *[no] { $stopped ->
        [time] Rien trouvé dans le temps permis
        [stop] Rien trouvé avant l’arrêt
       *[no] Rien trouvé
    }
} : { $tries } paquets essayés depuis { $rounds ->
    [one] 1 départ
   *[other] { $rounds } départs
} en { $seconds } s, graine { $seed }.
deck-lab-chance = Probabilité de gagner, { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
} : { $value }, intervalle à 95 % de { $low } à { $high }, d’après { $games } parties avec ce paquet.

## La grille : mots

deck-lab-grid = Cartes du paquet
deck-lab-card = Carte
deck-lab-bodies = Corps (bord gauche)
deck-lab-heads = Têtes (bord droit)
deck-lab-cell = { $part ->
    [body] corps
   *[head] tête
}, { $row }
deck-lab-nothing = aucun
deck-lab-nameless = un paquet sans nom
deck-lab-text = ce texte
deck-lab-undo = Annuler
deck-lab-undo-hint = Revenir sur la dernière modification
deck-lab-redo = Refaire
deck-lab-redo-hint = Refaire ce qui a été annulé
deck-lab-add = Ajouter une carte
deck-lab-add-hint = Une carte sans animaux, avec le plus petit numéro libre
deck-lab-like = Dupliquer
deck-lab-like-hint = Une autre carte avec les mêmes animaux que celle où vous êtes
deck-lab-remove = Retirer
deck-lab-remove-hint = Retirer la carte où vous êtes
deck-lab-help = Les flèches parcourent la grille. Une lettre met l’animal suivant dont le nom commence par elle ; Entrée ou un clic ouvre la liste ; Suppr vide la case. Inser ajoute une carte, Maj+Suppr retire la carte, Ctrl+Z annule une modification.
deck-lab-how-to = Comment modifier
deck-lab-open = Ouvrir un fichier
deck-lab-open-hint = Un fichier CSV, comme en écrivent les tableurs
deck-lab-download = Télécharger
deck-lab-download-hint = Le paquet en fichier CSV
deck-lab-csv = Le paquet en texte (CSV)
deck-lab-csv-label = Le paquet sous forme de texte d’un fichier CSV
deck-lab-copy = Copier
deck-lab-read-text = Lire ce texte
deck-lab-new-animal = Un autre animal
deck-lab-new-animal-hint = Un animal qui n’est pas parmi les cinq du jeu
deck-lab-add-animal = Ajouter
deck-lab-load = Commencer par un paquet
deck-lab-choose-deck = Commencer par …
deck-lab-blank = aucune carte
deck-lab-hands = Mains qui ne forment rien
deck-lab-hands-hint = Montrer ces trois cartes dans la grille
deck-lab-hand = { $cards }
deck-lab-more-hands = et { $count } de plus
deck-lab-alike = Semblables : cartes { $cards }.

## La grille : ce qu’elle dit

deck-lab-whole = { $cards } cartes.
deck-lab-lacking = { $cards } cartes ; { $count ->
    [one] 1 carte n’est pas terminée
   *[other] { $count } cartes ne sont pas terminées
}.
deck-lab-too-few = Un paquet a au moins deux cartes ; il n’y en a { $cards ->
    [0] pas encore
   *[one] qu’une ici
}.
deck-lab-set = Carte { $card }, { $cell } : { $animal }.
deck-lab-added = Carte { $card } ajoutée.
deck-lab-removed = Carte { $card } retirée.
deck-lab-animal-added = Les cartes peuvent maintenant montrer l’animal « { $animal } ».
deck-lab-loaded = { $name } : { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}.
deck-lab-emptied = Une grille vide.
deck-lab-read = Lu dans { $name } : { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}.
deck-lab-undone = Modification annulée.
deck-lab-redone = Modification refaite.
deck-lab-not-undone = Il n’y a rien à annuler.
deck-lab-not-redone = Il n’y a rien à refaire.
deck-lab-no-cell = Une carte n’a pas de case « { $cell } ».
deck-lab-no-animal = « { $animal } » n’est pas un animal de ce paquet ; ajoutez-le d’abord.
deck-lab-no-card = Il n’y a pas de carte { $card }.
deck-lab-no-deck = Il n’y a pas de paquet « { $name } » ; il y a { $known }.
deck-lab-no-name = « { $name } » ne peut pas être ajouté : le nom d’un animal a jusqu’à 30 lettres, en mots joints par une espace, un trait d’union ou une apostrophe, et n’est aucun de { $known }.
deck-lab-too-many = Un paquet a au plus { $most } cartes.
deck-lab-too-many-animals = Un paquet a au plus { $most } animaux.
deck-lab-too-large = Cela dépasse { $most } Mo, c’est trop pour un paquet ; rien n’a été lu.
deck-lab-not-read-one = Rien n’a été lu : { $mistake }
deck-lab-not-read = Rien n’a été lu ; { $count } fautes :
deck-lab-hint = { $holds ->
    [yes] L’indice vaut : trois cartes quelconques peuvent former un animal.
   *[no] L’indice ne vaut pas : { $count ->
        [one] 1 main de trois ne forme
       *[other] { $count } mains de trois ne forment
    } aucun animal.
} { $matching } paires de cartes sur { $pairs } peuvent s’accorder ; il en faut au moins { $needed } pour l’indice.
deck-lab-hint-unknown = L’indice est vérifié dès que chaque carte a une tête et un corps.
deck-lab-counts = Bords à 1 + 2 + 3 corps : { $bodies } ; à 1 + 2 + 3 têtes : { $heads }. { $spread ->
    [0] Chaque animal est aussi souvent dans chaque rangée.
   *[other] Le nombre de fois qu’un animal est dans une rangée varie de { $spread } au plus.
}

## Le formulaire du concepteur

designer-cards = Cartes
designer-cards-hint = Combien de cartes a le paquet, de 2 à 60
designer-animals = Animaux
designer-animals-hint = Des noms séparés par des virgules
designer-body-edges = Bords à corps
designer-body-edges-hint = Combien de bords gauches montrent 1, 2 et 3 corps
designer-head-edges = Bords à têtes
designer-head-edges-hint = Combien de bords droits montrent 1, 2 et 3 têtes
designer-spread = Équilibre
designer-spread-hint = Combien de fois chaque animal est dans chaque rangée, sur les bords d’un côté
designer-spread-0 = aussi souvent
designer-spread-1 = à un près
designer-spread-any = peu importe
designer-different = Cartes toutes différentes
designer-hint = L’indice vaut
designer-players = Probabilité pour
designer-players-hint = Des parties de Libérons les animaux sont jouées avec le paquet
designer-players-none = personne : peu importe
designer-players-number = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
designer-team = Équipe
designer-team-hint = Comment les joueurs choisissent leurs alignements
designer-team-foresight = avec prévoyance
designer-team-independent = chacun pour soi
designer-team-team = ensemble
designer-wanted = Probabilité voulue
designer-wanted-hint = Combien de fois tous les animaux seront libérés, de 0 à 1 ; à 0,02 près
designer-seed = Graine
designer-seed-hint = La même graine trouve le même paquet
designer-start = Chercher
designer-stop = Arrêter
designer-take = Dans la grille
designer-compiling = Compilation de la recherche, une seule fois : quelques secondes …
designer-time = Temps utilisé
designer-idle = Pas encore de recherche.
