# L’éditeur de plateau et l’éditeur de position.
# Les mots de fr.ftl, comme { player } et { species }, peuvent servir ici.

editor-check = Vérification
editor-settings = Réglages
editor-undo-hint = Reprendre le dernier changement
editor-redo-hint = Refaire le changement qui a été repris

## L’éditeur de plateau

editor-board-role = éditeur de plateau
editor-board-help = Les flèches parcourent le plateau, Début et Fin le long d’une rangée. Espace ou Entrée peint la case ; Maj avec une flèche peint en chemin. Une lettre choisit son territoire, un chiffre aussi : 1 est A. Ctrl+Z annule.
editor-territories = Territoire
editor-territory = Territoire { $letter }, { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
editor-new-territory = Nouveau territoire { $letter }
editor-way = Ce que fait un trait
editor-way-paint = Peindre
editor-way-hint-paint = Peindre : donner des cases au territoire choisi
editor-way-river = Rivière
editor-way-hint-river = Rivière : glissez hors d’un territoire, il s’étend chez ses voisins
editor-way-fill = Remplir
editor-way-hint-fill = Remplir : donner un territoire entier à celui qui est choisi
editor-prompt-paint = Peignez des cases du territoire { $letter } : cliquez ou glissez.
editor-prompt-river = Glissez d’un territoire vers ses voisins : la rivière se déplace.
editor-prompt-fill = Cliquez sur un territoire pour le donner tout entier à { $letter }.
editor-drag = Pour déplacer une rivière, glissez d’une case à la suivante ; au clavier, tenez Maj et pressez une flèche.
editor-painted = { $squares } : maintenant territoire { $letter }.
editor-size = { $columns } × { $rows } = { $squares } cases en { $count ->
    [one] { $count } territoire
   *[other] { $count } territoires
}.
editor-playable = On peut jouer sur ce plateau.
editor-use = Y jouer
editor-use-hint = Prendre ce plateau dans les règles, et jouer
editor-used = Le plateau est maintenant dans les règles.
editor-begin = Un autre plateau
editor-columns = Colonnes
editor-rows = Rangées
editor-blank = Plateau vide
editor-resize = Changer la taille
editor-bad-size = Un plateau a de 1 à { $side } colonnes, de 1 à { $side } rangées et au plus { $squares } cases.
editor-text = En texte et en image
editor-svg = Télécharger le SVG
editor-error-map = Ce texte n’est pas une carte : { $message }
editor-name = Nom du plateau
editor-clockwise = Le gardien marche dans le sens des aiguilles d’une montre
editor-pieces = Un territoire peut être en plusieurs morceaux

## L’éditeur de position

editor-position-role = éditeur de position
editor-position-help = Les flèches parcourent le plateau, les postes et les mains ; Entrée ou Espace pose ce qui est choisi, et l’enlève s’il y est déjà. Une majuscule G, Z, C, E ou L prend l’animal de Blanc, une minuscule celui de Vert ; ! le pose face cachée, Suppr enlève des pions. Sur un poste, Entrée pose le gardien. Ctrl+Z annule.
editor-group-face = Pions des mains ci-dessous
editor-face-down = Face cachée
editor-face-down-hint = Gazelles et zèbres sont posés face cachée
editor-group-hand = Ou
editor-erase = Enlever
editor-swap = Qui échange
editor-group-player = Qui décide
editor-group-phase = Quoi
editor-group-inauguration = Jeton Inauguration
editor-side-w = Blanc
editor-side-g = Vert
editor-side-n = personne
editor-phase-setup = Début
editor-phase-place = Placer
editor-phase-swap = Échanger
editor-phase-move = Gardien
editor-phase-over = Fin
editor-ready = On peut jouer à partir d’ici. { $status }.
editor-position-playable = On peut jouer à partir de cette position.
editor-clear = Vider le plateau
editor-clear-hint = Recommencer avec un plateau vide
editor-play = Jouer d’ici
editor-play-hint = Ouvrir un plateau pour jouer à partir de cette position
editor-played = La partie à partir d’ici est en dessous.
editor-position-text = La position en texte
editor-none-left = { player } n’a plus { $species ->
    [elephant] d’éléphant
    [gazelle] de gazelle
    [zebra] de zèbre
    [crocodile] de crocodile
   *[lion] de lion
} à poser.
editor-no-swap = aucun crocodile n’échange ; choisissez d’abord la phase
editor-choose-swap = Choisissez un crocodile de { player } qui échange, ou une gazelle déjà échangée.
editor-nobody-swaps = { player } n’a pas de crocodile avec une gazelle visible de l’autre côté d’une rivière.

## Pourquoi on ne peut pas jouer à partir d’une position

editor-problem-setup-tokens = Il y a des pions sur le plateau : la mise en place est finie.
editor-problem-setup-guardian = Le gardien a un poste : la mise en place est finie.
editor-problem-setup-inauguration = Personne ne peut avoir le jeton Inauguration avant la mise en place.
editor-problem-no-guardian = Il faut un poste au gardien : cliquez dessus.
editor-problem-not-full = La partie n’est finie que quand le plateau est plein.
editor-problem-no-crocodile = Il n’y a pas en { $square } de crocodile de { player } qui puisse échanger.
editor-problem-no-gazelle = Il n’y a pas en { $square } de gazelle qui ait pu être échangée.
editor-problem-no-swap = Le crocodile en { $square } n’a pas de gazelle avec qui échanger.
editor-problem-full = Le plateau est plein : la partie est finie.
editor-problem-solo = Un seul joueur a encore des pions : le gardien reste où il est.
editor-problem-empty-hand = { player } n’a plus de pion à placer.
editor-problem-full-line = Le gardien en { $square } regarde une ligne pleine : il lui faut un autre poste.

## Ce qu’aucune partie n’aurait amené

editor-odd-face-up = { $places } : face visible à côté d’un lion, où une partie l’aurait face cachée.
editor-odd-face-down = { $places } : face cachée sans lion à côté, ce qu’une partie n’amène pas.
editor-odd-no-inauguration = { $count ->
    [one] Le territoire { $places } est plein
   *[other] Les territoires { $places } sont pleins
} : dans une partie, quelqu’un aurait le jeton Inauguration.
