# Les phrases des règles, en français. Le début de en.ftl dit comment ce fichier est fait.
# Genre : la gazelle ; le zèbre, le crocodile, l'éléphant, le lion. « Blanc » et « Vert » sont les
# noms des joueurs. On écrit une espace ordinaire devant : ; ? ! ; elle
# devient insécable à la lecture.

## Mots

player = { $player ->
    [white] Blanc
    [green] Vert
   *[nobody] personne
}
opponent = { $player ->
    [white] Vert
    [green] Blanc
   *[nobody] personne
}
colour = { $species ->
    [gazelle] { $colour ->
        [white] blanche
       *[green] verte
    }
   *[other] { $colour ->
        [white] blanc
       *[green] vert
    }
}
species = { $species ->
    [gazelle] gazelle
    [zebra] zèbre
    [crocodile] crocodile
    [elephant] éléphant
   *[lion] lion
}
a-species = { $species ->
    [gazelle] une gazelle
   *[other] un { species }
}
token-short = { $species ->
    [gazelle] la { species } { colour }
    [elephant] l’{ species } { colour }
   *[other] le { species } { colour }
}
token = { token-short } en { $square }
token-of = { $species ->
    [gazelle] de la { species } { colour } en { $square }
    [elephant] de l’{ species } { colour } en { $square }
   *[other] du { species } { colour } en { $square }
}
line = { $kind ->
    [column] la colonne { $name }
   *[row] la rangée { $name }
}
list-comma = { $list }, { $next }
list-and = { $list } et { $next }
list-or = { $list } ou { $next }
list-and-more = { $list } et { $count } autres
list-or-more = { $list } ou { $count } autres au choix

## Sources

section-setup = Mise en place
section-play = Tour de jeu
section-inauguration = Inauguration
section-zebra = Zèbre
section-gazelle = Gazelle
section-lion = Lion
section-elephant = Éléphant
section-crocodile = Crocodile
section-scoring = Décompte
section-faq = FAQ
source-rulebook = { $count ->
    [one] Livret de règles, rubrique { $sections }
   *[other] Livret de règles, rubriques { $sections }
}
source-edition-2004 = édition de 2004
source-summary = résumé publié des règles
source-house = notre propre choix
bracket = { $sentence } ({ $where })
bracket-rulebook = livret de règles : { $section }
bracket-also = { $where } ; { $next }

## Fiches de règle

card-line = { $label } : { $value }
card-source = Source
card-ruling = Choix de lecture
card-option = Option
card-lesson = Leçon
card-choice = Avec { $option }={ $default } (par défaut) : { $default-text } Avec { $option }={ $other } : { $other-text }
card-no-choice = Aucune option ne change cela.

## Début et tour de jeu

setup_guardian = Le départ du gardien
    .text = Le premier joueur place le gardien sur le poste de son choix du chemin de ronde, et son tour s’arrête là. Son adversaire joue alors le premier tour complet.
    .posted = { player } place le gardien au poste { $post }. Il regarde { $line } : c’est donc là qu’il faut poser le premier animal.
    .post-first = Pas encore : la partie commence par le gardien. { player } doit d’abord lui choisir un poste sur le chemin de ronde.
    .already-posted = Le gardien est déjà au poste { $post }. On ne choisit librement son poste qu’une fois, au début ; ensuite, il avance dans le sens des aiguilles d’une montre à la fin de chaque tour.

turn_order = Le déroulement d’un tour
    .text = À son tour, on pose un animal et on applique ses effets, puis on regarde si un premier territoire est plein, puis on déplace le gardien. Les joueurs jouent chacun leur tour.
    .passes = C’est maintenant à { player } de poser un animal.
    .swap-first = Chaque chose en son temps : { $first } peut faire un échange. { player } doit d’abord décider s’il change de place avec { $rest-or }, ou s’il reste où il est.
    .place-first = Le gardien se déplace à la fin du tour : { player } doit d’abord poser un animal.
    .move-first = { player } a déjà posé un animal, et on n’en pose qu’un par tour. Il faut maintenant déplacer le gardien.

place_line = Face au gardien
    .text = On doit poser un animal de sa main sur une case vide de la colonne ou de la rangée que regarde le gardien. On choisit librement l’animal et, parmi ces cases, celle où il va.
    .placed = { player } pose { $first-a } sur la case vide { $first-square }.
    .occupied = La case { $square } est occupée : { $first-short } s’y trouve déjà. Possible maintenant : { $squares-rest-or }.
    .off-line = Le gardien, au poste { $post }, regarde { $line } : on ne peut donc pas poser d’animal en { $square }. { $squares-rest-count ->
        [one] La seule case vide y est { $squares-rest }.
       *[other] Les cases vides y sont { $squares-rest }.
    }
    .none-left = { player } n’a plus { $first-species ->
        [elephant] d’éléphant
       *[other] de { $first-species-name }
    } en main, et on ne peut poser qu’un animal de sa main. Il faut en choisir un autre.

## Zèbres et gazelles à côté d'un lion

zebra_beside-lion = Un zèbre posé à côté d’un lion
    .text = Un zèbre posé juste au-dessus, au-dessous, à gauche ou à droite d’un lion est placé face cachée, quel que soit le propriétaire du lion. Une rivière entre les deux n’y change rien.
    .hides = { $first } a peur { $rest-of } juste à côté : il est donc posé face cachée.

gazelle_beside-lion = Une gazelle posée à côté d’un lion
    .text = Une gazelle posée juste au-dessus, au-dessous, à gauche ou à droite d’un lion est placée face cachée, quel que soit le propriétaire du lion. Une rivière entre les deux n’y change rien.
    .hides = { $first } a peur { $rest-of } juste à côté : elle est donc posée face cachée.

ruling_forced-hiding = Peut-on cacher un animal exprès ?
    .text = Oui. Un texte plus ancien ne parle de poser un zèbre ou une gazelle à côté d’un lion que si l’on n’a plus le choix ; nous suivons le livret actuel, où c’est toujours permis.
    .by-choice = Avec un autre coup, { player } aurait pu garder un animal face visible. Mais poser { $first-a } face cachée à côté d’un lion est toujours permis.

## Le lion

lion_zebra-hides = Un lion arrive, les zèbres se cachent
    .text = Quand on pose un lion, chaque zèbre placé sur l’une des quatre cases qui touchent la sienne est retourné face cachée, quel que soit son propriétaire. Les rivières ne le protègent pas.
    .hides = { $first } a peur { $second-of } juste à côté : on le retourne face cachée. Il compte encore pour la majorité, mais il ne rapporte plus rien.
    .already-hidden = { $first } ne se retourne pas à l’arrivée { $second-of }, car il était déjà face cachée.

lion_gazelle-flees = Un lion arrive, les gazelles s’enfuient
    .text = Quand on pose un lion, chaque gazelle placée sur l’une des quatre cases qui touchent la sienne retourne dans la main de son propriétaire. On la repose à un tour suivant. Les rivières ne la protègent pas.
    .flees = { $first } s’enfuit devant { $second } : elle retourne dans la main de { player } et sera reposée plus tard.

ruling_hidden-gazelle = Une gazelle face cachée s’enfuit-elle devant un nouveau lion ?
    .text = Oui : la règle du lion parle de toutes les gazelles voisines, et seule celle du crocodile met à part les gazelles face cachée. De retour en main, c’est une gazelle comme les autres.
    .true = un nouveau lion renvoie aussi les gazelles face cachée.
    .false = une gazelle face cachée reste où elle est.
    .flees = { $first } était face cachée, mais cela ne l’a pas protégée : un nouveau lion renvoie toutes les gazelles voisines.
    .stays = { $first } ne s’enfuit pas devant { $second }, car dans cette partie une gazelle face cachée reste où elle est.

lion_unafraid = Qui n’a pas peur du lion
    .text = Les éléphants, les crocodiles et les autres lions se moquent d’avoir un lion pour voisin : ils restent où ils sont, face visible.
    .unafraid = { $first } reste face visible et ne craint pas { $rest } juste à côté : { $first-species ->
        [elephant] un éléphant n’a pas peur des lions
        [crocodile] un crocodile n’a pas peur des lions
       *[lion] les lions n’ont pas peur les uns des autres
    }.

## Le crocodile

crocodile_swap = Le crocodile peut faire un échange
    .text = Un crocodile qu’on vient de poser peut changer de place avec une gazelle face visible, de n’importe quel joueur, dont la case touche la sienne de l’autre côté d’une rivière. S’il y en a plusieurs, son joueur choisit. Il peut toujours rester où il est.
    .swapped = { $first-short } et { $second-short } échangent leurs places par-dessus la rivière : le crocodile est maintenant en { $first-square } et la gazelle en { $second-square }.
    .stays = { $first } reste où il est. { $rest-count ->
        [one] Il aurait pu changer de place avec { $rest }
       *[other] Il aurait pu changer de place avec { $rest-or }
    }, mais un crocodile n’y est jamais obligé.
    .offered = { $rest-count ->
        [one] { $first } peut changer de place avec { $rest }, car une rivière les sépare.
       *[other] { $first } peut changer de place avec { $rest-or }, car une rivière le sépare de chacune d’elles.
    } { player } peut aussi le laisser où il est.
    .not-offered = Il n’y a pas d’échange à décider maintenant. Seul un crocodile qu’on vient de poser peut changer de place, avec une gazelle voisine, face visible, de l’autre côté d’une rivière.
    .no-gazelle = Il n’y a pas de gazelle en { $square }, et { $first } ne peut changer de place qu’avec une gazelle : voisine, face visible et de l’autre côté d’une rivière.
    .not-adjacent = { $first } est trop loin { $second-of } : un crocodile ne change de place qu’avec une gazelle dont la case touche la sienne, de l’autre côté d’une rivière.

crocodile_river = Seulement par-dessus une rivière
    .text = Un crocodile ne peut pas changer de place avec une gazelle de son propre territoire, même si leurs cases se touchent : il faut une rivière entre les deux.
    .same-territory = { $second } ne peut pas changer de place avec { $first } : ils sont dans le même territoire, donc aucune rivière ne les sépare.

crocodile_hidden = Pas avec une gazelle face cachée
    .text = Un crocodile ne peut pas changer de place avec une gazelle face cachée, car il ne la remarque pas.
    .face-down = { $second } ne peut pas changer de place avec { $first } : elle est face cachée, et le crocodile ne la remarque pas.

crocodile_chain = Plusieurs échanges à la suite
    .text = Après un échange, le crocodile peut recommencer depuis sa nouvelle case avec une autre gazelle de l’autre côté d’une rivière, et ainsi de suite. Il peut s’arrêter quand il veut.
    .again = { $first-short } recommence, cette fois avec { $second-short } : le crocodile est maintenant en { $first-square } et la gazelle en { $second-square }. Cela fait { $swaps } échanges en un seul tour.
    .offered = Depuis sa nouvelle case, { $first } peut continuer et changer de place avec { $rest-or }, encore par-dessus une rivière. { player } peut aussi le laisser où il est.

crocodile_gazelle-lands = Un échange qui mène au lion
    .text = Une gazelle qu’un échange amène juste à côté d’un lion est retournée face cachée. Le crocodile, lui, n’a pas peur des lions.
    .hides = L’échange amène { $first } juste à côté { $rest-of } : elle est donc retournée face cachée.

ruling_chain = Jusqu’où un crocodile peut-il continuer ?
    .text = Il peut continuer tant qu’il trouve des gazelles, mais il ne change de place avec chacune qu’une fois par tour. Ainsi, chaque tour a une fin.
    .true = un crocodile peut changer de place avec plusieurs gazelles à la suite, une fois avec chacune.
    .false = un crocodile ne fait qu’un échange par tour.
    .already-swapped = { $second } ne peut pas changer de place une deuxième fois avec { $first } : c’est une seule fois par tour avec chaque gazelle.
    .one-swap = { $second } ne peut pas, en plus, changer de place avec { $first } : dans cette partie, un crocodile ne fait qu’un échange par tour.

## Le jeton Inauguration

inauguration_first-full = Le premier territoire plein
    .text = Le joueur dont l’animal remplit entièrement un premier territoire prend le jeton Inauguration. Peu importe qui y a la majorité. Le jeton n’est donné qu’une fois.
    .taken = Le territoire { $territory } est le premier à être plein, et c’est { player } qui vient de le remplir : { player } prend le jeton Inauguration, qui vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.{ $majority ->
        [other] {" "}Peu importe que { opponent } y ait la majorité, { $other } contre { $own }.
       *[own] {""}
    }
    .already-given = Le territoire { $territory } est plein maintenant, mais le jeton Inauguration n’est donné qu’une fois, et { player } l’a déjà.

inauguration_after-effects = D’abord les effets, ensuite le jeton
    .text = On regarde si un territoire est plein une fois que l’animal posé a produit tous ses effets. Un lion qui remplit un territoire et en fait fuir une gazelle ne gagne rien.
    .waits = Le territoire { $territory } semble plein, mais le jeton Inauguration n’est pas encore donné : le crocodile doit d’abord faire son choix.
    .emptied = { $first } avait rempli le territoire { $territory }, mais { $squares-count ->
        [one] une gazelle s’est enfuie et la case { $squares } est de nouveau vide
       *[other] des gazelles se sont enfuies et les cases { $squares } sont de nouveau vides
    }. { player } ne reçoit donc pas le jeton Inauguration.

inauguration_by-swap = Un crocodile qui remplit, puis échange
    .text = Si un crocodile remplit un premier territoire puis fait un échange, son joueur prend quand même le jeton Inauguration, même si la gazelle qui s’y trouve désormais est à l’adversaire.
    .earned = { player } reçoit le jeton parce que son crocodile a rempli le territoire { $territory }. Qu’une gazelle soit à sa place après l’échange n’y change rien, peu importe à qui elle est.

## Le gardien

guardian_steps = Les pas du gardien
    .text = À la fin du tour, le gardien avance de 1, 2 ou 3 cases dans le sens des aiguilles d’une montre, jusqu’à un poste d’où il voit encore une case vide. S’il n’y a qu’un seul poste possible, il doit y aller.
    .moved = { player } fait avancer le gardien { $steps ->
        [one] d’une case
       *[other] de { $steps } cases
    }, de { $post } à { $post-to }. Il regarde maintenant { $line-to } : le prochain animal ira donc en { $squares-or }.
    .forced = { player } doit faire avancer le gardien { $steps ->
        [one] d’une case
       *[other] de { $steps } cases
    }, de { $post } à { $post-to } : aucun autre poste à sa portée ne donne sur une case vide. Le prochain animal ira en { $squares-or }.
    .full-line = { $posts-count ->
        [one] Le gardien ne peut pas s’arrêter en { $posts }, car il n’y verrait aucune case vide.
       *[other] Le gardien ne peut pas s’arrêter en { $posts-or }, car il n’y verrait aucune case vide.
    }
    .line-full = Le gardien ne peut pas s’arrêter en { $post }, car { $line } n’a plus de case vide. { $posts-rest-count ->
        [one] Il doit aller en { $posts-rest }.
       *[other] Il peut aller en { $posts-rest-or }.
    }
    .too-far = { $steps ->
        [0] Le gardien ne peut pas rester en { $post } : il doit avancer à la fin de chaque tour.
       *[other] Le poste { $post } est à { $steps } cases, mais le gardien avance { $most ->
            [one] d’une case
           *[other] de { $most } cases
        } au plus, toujours dans le sens des aiguilles d’une montre.
    } { $posts-rest-count ->
        [one] Il doit aller en { $posts-rest }.
       *[other] Il peut aller en { $posts-rest-or }.
    }

guardian_jump = Quand il n’y a plus de place devant
    .text = Si aucun des trois postes suivants ne donne sur une case vide, le gardien va jusqu’au premier poste d’après qui donne sur une case vide.
    .jumped = { $most ->
        [one] Le poste suivant ne donne sur aucune case vide
       *[other] Aucun des { $most } postes suivants ne donne sur une case vide
    } : le gardien va donc directement au premier poste où il reste de la place, { $steps } cases plus loin, de { $post } à { $post-to }. Le prochain animal ira en { $squares-or }.
    .must-jump = Le gardien ne peut pas aller en { $post }. { $most ->
        [one] Le poste suivant ne donne sur aucune case vide
       *[other] Aucun des { $most } postes suivants ne donne sur une case vide
    } : il doit donc aller au premier poste où il reste de la place, { $posts-rest }.

## La fin de la partie

solo_finish = Finir seul
    .text = Quand un seul joueur a encore des animaux en main, il continue à les poser jusqu’à ce que le plateau soit plein.
    .alone = { opponent } n’a plus d’animaux. { player } en a encore { $tokens } en main et continue à poser seul.

ruling_solo = Le gardien compte-t-il encore quand un joueur est seul ?
    .text = Non : tant qu’un seul joueur a des animaux en main, il les pose sur n’importe quelle case vide et le gardien se repose. Si un lion renvoie une gazelle à l’autre joueur, le gardien repart de l’endroit où il est.
    .true = même alors, le gardien impose sa colonne ou sa rangée et se déplace.
    .false = un joueur seul pose sur n’importe quelle case vide et le gardien se repose.
    .anywhere = Le gardien ne compte plus tant que { player } joue seul : { $squares-count ->
        [one] la seule case vide est { $squares }.
       *[other] toutes les cases vides sont permises, c’est-à-dire { $squares }.
    }
    .guardian-rules = Même seul, { player } doit suivre le gardien et le déplacer : c’est le réglage de cette partie.
    .resumes = Les deux joueurs ont de nouveau des animaux en main. { player } déplace le gardien depuis l’endroit où il est, et les tours normaux reprennent.

end_full-board = Le plateau est plein
    .text = La partie s’arrête dès que le plateau est plein, une fois que le dernier animal a produit tous ses effets.
    .over = Le plateau est plein, donc la partie est finie. On compte maintenant les points.
    .forbids = La partie est finie, car le plateau est plein. On ne peut plus rien jouer.

## Le décompte

score_majority = À qui est le territoire ?
    .text = Un territoire appartient au joueur qui y a le plus de pions. Les pions face cachée comptent aussi.
    .owner = Le territoire { $territory } appartient à { player }, qui y a { $higher ->
        [one] { $higher } pion
       *[other] { $higher } pions
    } contre { $lower }.{ $hidden ->
        [0] {""}
        [one] {" "}Le pion face cachée compte aussi.
       *[other] {" "}Les pions face cachée comptent aussi.
    }
    .tied = Le territoire { $territory } n’est à personne pour l’instant, car les deux joueurs y ont chacun { $white ->
        [one] { $white } pion
       *[other] { $white } pions
    }.
    .empty = Le territoire { $territory } n’est à personne pour l’instant, car il est vide.

ruling_even-territory = Et si un territoire est partagé à égalité ?
    .text = Alors personne n’en marque les points. Cela n’arrive que sur un plateau où un territoire a un nombre pair de cases.
    .nobody = Le territoire { $territory } est plein et les deux joueurs y ont chacun { $white ->
        [one] { $white } pion
       *[other] { $white } pions
    } : personne ne marque ses points.

score_all-animals = Les points d’un territoire
    .text = Le propriétaire d’un territoire marque les points de tous les animaux face visible qui s’y trouvent, ceux des deux couleurs.
    .points = { player } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans le territoire { $territory }, où comptent tous les animaux face visible : { $own } pour ses propres animaux, { $other } pour ceux de { opponent }.

score_face-down = Les pions face cachée
    .text = Un pion face cachée vaut 0 point, quel que soit le joueur qui marque le territoire.
    .nothing = { $first } vaut 0 point au lieu de { $lost }, car { $first-species ->
        [gazelle] elle
       *[other] il
    } est face cachée.

score_inauguration = Le bonus d’Inauguration
    .text = Le joueur qui a le jeton Inauguration ajoute 5 points.
    .bonus = { player } ajoute { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour le jeton Inauguration.
    .nobody = Personne n’ajoute de points pour le jeton Inauguration, car aucun tour ne s’est encore terminé avec un territoire plein.

score_winner = Qui gagne
    .text = Le joueur qui a le plus grand total gagne.
    .wins = { player } gagne avec { $higher ->
        [one] { $higher } point
       *[other] { $higher } points
    } contre { $lower }.
    .leads = Si la partie s’arrêtait maintenant, { player } gagnerait avec { $higher ->
        [one] { $higher } point
       *[other] { $higher } points
    } contre { $lower }.
    .level = Si la partie s’arrêtait maintenant, personne ne gagnerait : les deux joueurs ont { $white ->
        [one] { $white } point
       *[other] { $white } points
    }.

ruling_tie = Et si les totaux sont égaux ?
    .text = Alors la partie est nulle. Avec les valeurs classiques, cela ne peut pas arriver, car la somme des deux totaux est toujours impaire.
    .draw = Les deux joueurs ont { $white ->
        [one] { $white } point
       *[other] { $white } points
    } : la partie est nulle.
