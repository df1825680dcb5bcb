# Les mots courts du panneau de jeu et du plateau : boutons, titres, infobulles, messages.
# Les mots de fr.ftl, comme { player } et { species }, peuvent servir ici.

## Boutons et champs

new-game = Nouvelle partie
undo = Annuler
undo-hint = Reprendre la dernière action
redo = Rétablir
redo-hint = Rejouer ce qui a été repris
stay = Rester
stay-hint = Laisser le crocodile où il est
copy = Copier
copy-position-hint = Copier le texte de cette position
copy-game-hint = Copier le texte de toute la partie
load = Charger
load-position-hint = Coller le texte d’une position et la charger
load-game-hint = Coller le texte d’une partie et la charger
first-player = Premier joueur
language = Langue
language-name = Français

## Titres

board = Plateau
log = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
score = Score si la partie s’arrêtait maintenant
final-score = Score final
territory = Territoire
owner = Propriétaire
tokens = Pions
points = Points
total = Total
inauguration = Jeton Inauguration
hand = Main de { player }
position = Position
game-text = Partie
help = Aide

## À qui de décider, et quoi

choose-post = { player } : choisissez un poste pour le gardien.
choose-animal = { player } : choisissez un animal.
choose-square = { player } : choisissez une case pour { a-species }.
choose-animal-for = { player } : choisissez un animal pour { $square }.
choose-swap = { player } : choisissez une gazelle avec qui échanger, ou restez.
move-guardian = { player } : déplacez le gardien.
game-over-won = La partie est finie : { player } gagne, { $white } (Blanc) à { $green } (Vert).
game-over-draw = La partie est finie : match nul, { $white } à { $green }.

## Messages

started = Nouvelle partie : { player } place le gardien.
loaded-position = Position chargée.
loaded-game = Partie chargée.
copied = Copié.
undone = Action reprise : { $action }.
redone = Action rejouée : { $action }.
nothing-to-undo = Il n’y a rien à annuler.
nothing-to-redo = Il n’y a rien à rétablir.
error-position = Ce texte n’est pas une position : { $message }
error-game = Ce texte n’est pas une partie : { $message }
error-action = Ce texte n’est pas une action : { $message }
error-rules = On ne peut pas jouer avec ces règles : { $message }
not-allowed = Ce n’est pas permis : { $message }
no-such-button = { $button } n’est pas un bouton d’ici
no-such-place = { $target } n’est ni une case, ni un poste, ni un pion d’une main de ce plateau
no-such-tool = { $tool } de { $group } n’est pas un outil d’ici
no-such-field = { $field } : { $value } n’est pas pour cet éditeur
no-such-file = { $file } n’est pas un fichier d’ici
no-such-slider = aucun curseur d’ici ne prend { $value }
no-such-stroke = rien ici ne prend le trait { $number } sur { $targets }
field-not-whole = { $field } : { $value } n’est pas un nombre entier
field-out-of-range = { $field } : { $value } n’est pas entre { $least } et { $most }

## Règles

field-board = Plateau
field-counts = Animaux de chaque joueur
field-values = Points de chaque animal
field-inauguration_points = Points du jeton Inauguration
field-guardian_steps = Pas du gardien au plus
field-hidden_gazelles_flee = Les gazelles face cachée s’enfuient devant un nouveau lion
field-crocodile_chain = Un crocodile peut faire plusieurs échanges
field-guardian_while_solo = Le gardien compte aussi quand un joueur est seul
board-classic = Plateau classique
board-president = La réserve du Président

## Comment une case, un poste ou un pion se lit à voix haute

board-label = Plateau de Drôles de Zèbres, { $columns } colonnes et { $rows } rangées

## Le plateau vivant et le panneau de jeu

reset = Recommencer
reset-hint = Revenir à la position de départ de ce plateau
failed = Quelque chose a échoué, et rien n’a changé : { $message }
at-character = Caractère { $place } : { $message }
other-hand = C’est à { player } de décider : choisissez un animal de cette main.
no-answer = Rien ne répond. Exécutez cette cellule (Maj+Entrée) pour animer le plateau.
board-help = Les flèches parcourent le plateau, les postes et les mains ; N et P sautent d’un endroit possible à l’autre, Début et Fin le long d’une rangée. Entrée choisit, Échap relâche. G, Z, C, E ou L prend un animal en main ; moins laisse le crocodile rester.
board-role = plateau de jeu
how-to = Clavier
counts = Blanc – Vert
hidden-tokens = { $count } face cachée
nobody = personne
bonus = Inauguration
texts = Position et partie en texte
position-and-game-hint = Copiez ces textes, ou collez une autre position, une partie entière ou quelques actions, puis pressez Charger.
choose-rules = Nouvelle partie …
start = Commencer
own-map = Carte (lettres A–Z, une ligne par rangée)
board-own = Carte à soi
text-board = Le plateau en texte
newest-first = la plus récente d’abord

## Une partie enregistrée

replay-only = Cette partie est enregistrée : sers-toi des boutons sous le plateau.
replay-start = Le début.
replay-step = Action { $number } sur { $count } : { $action }.
replay-slider = Action
replay-first = Début
replay-previous = Retour
replay-next = Suite
replay-last = Fin
replay-play = Lecture
