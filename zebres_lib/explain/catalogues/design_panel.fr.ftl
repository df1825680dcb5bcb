# Le panneau du laboratoire des règles.

design-panel-title = Laboratoire des règles
design-panel-mine = Ma variante
design-panel-current = réglages actuels

## Ce qui est montré

design-panel-working = Parties en cours …
design-panel-provisional = Provisoire : { $games } parties jusqu’ici, il y en aura { $most }.
design-panel-final = { $games } parties jouées.
design-panel-old = Ci-dessous, la dernière variante qui pouvait être jouée.
design-panel-steps = Le gardien ne peut pas avancer de { $steps } postes : sur ce plateau il en passe au plus { $most } avant de revenir.
design-panel-belongs = Avant le dernier changement
design-panel-outdated = { design-panel-belongs } : { $changes }
design-panel-classic = C’est le jeu classique.
design-panel-changes = Ce qui diffère du jeu classique
design-panel-figures = { $games } parties, graine { $seed }, intervalles à 95 %
design-panel-figures-of = { $players }, { design-panel-figures }
design-panel-interval = {"["}{ $low } ; { $high }]
design-panel-metric = mesure
design-panel-value = valeur
design-panel-interval-heading = intervalle
design-panel-chart = Graphique
design-panel-margin = écart
design-panel-points = points
design-panel-chart-of = { $kind ->
    [margin] Répartition de l’écart sur { $games } parties ; les chiffres sont dans le tableau.
   *[points] Répartition des points des deux joueurs sur { $games } parties ; les chiffres sont dans le tableau.
}

## Curseurs

design-panel-settings = Règles
design-panel-counts = Animaux par joueur
design-panel-values = Points d’un animal
design-panel-others = Inauguration et gardien
design-panel-rulings = Lectures de la règle
design-panel-board = Plateau
design-panel-own-board = un plateau à vous
design-panel-edit = Modifier le plateau
design-panel-edit-hint = Ouvre l’éditeur de plateaux plus bas ; son bouton rapporte le plateau ici
design-panel-no-board = Il n’y a pas de plateau nommé { $name }.
design-panel-players = Joueurs
design-panel-white = Blanc
design-panel-green = Vert
design-panel-animal = { $animal ->
    [gazelle] gazelle
    [zebra] zèbre
    [crocodile] crocodile
    [elephant] éléphant
   *[lion] lion
}
design-panel-animals = { $animal ->
    [gazelle] gazelles
    [zebra] zèbres
    [crocodile] crocodiles
    [elephant] éléphants
   *[lion] lions
}
design-panel-inauguration-points = points d’Inauguration
design-panel-guardian-steps = pas du gardien
design-panel-hidden-gazelles-flee = Un lion fait aussi fuir les gazelles cachées
design-panel-crocodile-chain = Un crocodile peut recommencer
design-panel-guardian-while-solo = Le gardien compte pendant le jeu en solo

## Garder et comparer

design-panel-kept-title = Variantes gardées
design-panel-keep = Garder
design-panel-keep-hint = Garder la variante telle qu’elle est, pour comparer plus tard
design-panel-kept = Gardée : { $name }.
design-panel-same = { $name } se joue tout pareil et est déjà gardée.
design-panel-full = Il y a déjà { $most } variantes gardées ; retirez-en une.
design-panel-not-kept = { $name } n’est pas gardée.
design-panel-dropped = Retirée : { $name }.
design-panel-drop = Retirer
design-panel-drop-hint = Retirer { $name }
design-panel-refer = Comparer à elle
design-panel-refer-hint = Comparer toutes les autres à { $name }
design-panel-referred = Toutes les autres sont comparées à { $name }.
design-panel-reference = les autres lui sont comparées
design-panel-take = Aux curseurs
design-panel-take-hint = Mettre { $name } sur les curseurs
design-panel-taken = Sur les curseurs : { $name }.
design-panel-compare = Comparer aux gardées
design-panel-compare-hint = Joue toutes les variantes gardées avec le même hasard, et de nouveau après chaque changement
design-panel-nothing-kept = Rien n’est gardé ; gardez d’abord une variante.
design-panel-compared = Différences avec { $name }
design-panel-compared-note = { $games } parties chacune avec le même hasard (graine { $seed }), différences avec intervalles à 95 %. ● diffère au-delà du hasard, les { $comparisons } différences prises ensemble ; ○ peut venir du hasard.
design-panel-comparing = Comparaison en cours …
design-panel-compared-old = La comparaison date d’avant le dernier changement.
design-panel-compared-metric = Graphique de
design-panel-compared-chart = { $metric } des variantes comparées ; les chiffres sont dans le tableau.

## Nom, fichiers, jeu

design-panel-file = Nom et fichier
design-panel-name = Nom
design-panel-notes = Notes
design-panel-problem = { $problem }
design-panel-no-name = La variante n’a pas de nom ; écrivez-en un.
design-panel-save = Enregistrer
design-panel-save-hint = Enregistrer sous { $file }
design-panel-saved = Enregistrée sous { $file }.
design-panel-occupied = Il y a déjà un fichier { $file } ; donnez un autre nom, ou appuyez sur « Remplacer ».
design-panel-overwrite = Remplacer { $file }
design-panel-not-saved = { $file } n’a pas pu être enregistré : { $reason }.
design-panel-load = Charger
design-panel-load-choose = choisir une variante …
design-panel-loaded = Chargée : { $name }.
design-panel-no-file = Il n’y a pas de variante { $name } à charger.
design-panel-play = La jouer
design-panel-play-hint = Ouvre plus bas un panneau de jeu avec cette variante
