# The sentences of the rules, in English.
#
# One message a rule: its value is the title of the rule card, `.text` the rule in our own words,
# `.true` and `.false` what the two values of a ruling's option mean. Every other attribute is a
# case: the sentence of an event of that rule. The first letter of a sentence is made a capital.
#
# A sentence may use
#   $player               white, green or nobody; { player } and { opponent } are their names
#   $first $second        "the white gazelle on b4"; -of and -short give the other forms below,
#                         -species, -colour and -square the parts
#   $rest $rest-or        all tokens after the first, as a list; $rest-of, $rest-count
#   $square $squares $squares-or $squares-count, and $squares-rest… for all after the first
#   $post $posts $posts-or $posts-count, and $posts-rest… for all after the first
#   $line $line-to        the line that the first and the second post face
#   $territory, $hidden (face-down tokens), $majority (own, other or level), the numbers of
#                         the event by their names, $higher and $lower of white and green

## Words

player = { $player ->
    [white] White
    [green] Green
   *[nobody] nobody
}
opponent = { $player ->
    [white] Green
    [green] White
   *[nobody] nobody
}
colour = { $colour ->
    [white] white
   *[green] green
}
species = { $species ->
    [gazelle] gazelle
    [zebra] zebra
    [crocodile] crocodile
    [elephant] elephant
   *[lion] lion
}
a-species = { $species ->
    [elephant] an elephant
   *[other] a { species }
}
token = the { colour } { species } on { $square }
token-of = of the { colour } { species } on { $square }
token-short = the { colour } { species }
line = { $kind ->
    [column] column { $name }
   *[row] row { $name }
}
list-comma = { $list }, { $next }
list-and = { $list } and { $next }
list-or = { $list } or { $next }
list-and-more = { $list } and { $count } more
list-or-more = { $list } or one of { $count } more

## Sources

section-setup = Setup
section-play = How to Play
section-inauguration = Inauguration
section-zebra = Zebra
section-gazelle = Gazelle
section-lion = Lion
section-elephant = Elephant
section-crocodile = Crocodile
section-scoring = Scoring
section-faq = FAQ
source-rulebook = { $count ->
    [one] Rulebook, section { $sections }
   *[other] Rulebook, sections { $sections }
}
source-edition-2004 = 2004 edition
source-summary = published summary of the rules
source-house = our own ruling
bracket = { $sentence } ({ $where })
bracket-rulebook = rulebook: { $section }
bracket-also = { $where }; { $next }

## Rule cards

card-line = { $label }: { $value }
card-source = Source
card-ruling = Ruling
card-option = Option
card-lesson = Lesson
card-choice = With { $option }={ $default } (the default): { $default-text } With { $option }={ $other }: { $other-text }
card-no-choice = No option changes this.

## Start and turn

setup_guardian = Where the guardian starts
    .text = The first player puts the guardian on any post of the patrol path, and that is the whole turn. The opponent then takes the first full turn.
    .posted = { player } puts the guardian on post { $post }. It faces { $line }, so the first animal must go there.
    .post-first = Not yet: the game begins with the guardian. { player } must first choose a post of the patrol path for it.
    .already-posted = The guardian already stands on post { $post }. Its post is chosen freely only once, at the start; after that it walks clockwise at the end of each turn.

turn_order = What a turn is made of
    .text = On your turn you place one animal and carry out what it causes, then look whether a first territory is full, then move the guardian. The players take turns.
    .passes = Now it is { player }’s turn to place an animal.
    .swap-first = One thing at a time: { $first } may swap, so { player } must first decide whether it swaps with { $rest-or } or stays.
    .place-first = The guardian moves at the end of a turn, so { player } must first place an animal.
    .move-first = { player } has already placed an animal, and a turn has room for only one. Now the guardian must move.

place_line = In the line of the guardian
    .text = You must place one animal from your hand on an empty square of the column or row that the guardian faces. Which animal and which of these squares is up to you.
    .placed = { player } places { $first-a } on the empty square { $first-square }.
    .occupied = Square { $square } is taken: { $first-short } already stands there. Possible now: { $squares-rest-or }.
    .off-line = The guardian on post { $post } faces { $line }, so no animal can go on { $square }. { $squares-rest-count ->
        [one] The only empty square there is { $squares-rest }.
       *[other] The empty squares there are { $squares-rest }.
    }
    .none-left = { player } has no { $first-species-name } left in hand, and an animal can only be placed from the hand. Choose another animal.

## Zebras and gazelles beside a lion

zebra_beside-lion = A zebra placed beside a lion
    .text = A zebra placed directly above, below, left or right of a lion goes face down, whoever owns the lion. A river between them does not help.
    .hides = { $first } is afraid of { $rest } right beside it, so it is placed face down.

gazelle_beside-lion = A gazelle placed beside a lion
    .text = A gazelle placed directly above, below, left or right of a lion goes face down, whoever owns the lion. A river between them does not help.
    .hides = { $first } is afraid of { $rest } right beside it, so it is placed face down.

ruling_forced-hiding = May one hide an animal on purpose?
    .text = Yes. One older text speaks of placing a zebra or gazelle beside a lion only when nothing else is left; we follow the current rulebook, where it is always allowed.
    .by-choice = { player } could have kept an animal face up with another move. Placing { $first-a } face down beside a lion is allowed all the same.

## The lion

lion_zebra-hides = A new lion makes zebras hide
    .text = When a lion is placed, every zebra on the four squares that touch its own is turned face down, whoever owns it. Rivers do not protect it.
    .hides = { $first } is afraid of { $second } right beside it: it is turned face down. It still counts for the majority, but it scores nothing.
    .already-hidden = { $first } does not turn over when { $second } arrives, because it was lying face down already.

lion_gazelle-flees = A new lion makes gazelles flee
    .text = When a lion is placed, every gazelle on the four squares that touch its own goes back to its owner’s hand. It is placed again on a later turn. Rivers do not protect it.
    .flees = { $first } runs away from { $second }: it goes back to { player }’s hand and will be placed again later.

ruling_hidden-gazelle = Does a face-down gazelle flee from a new lion?
    .text = Yes: the lion’s rule speaks of every gazelle beside it, and only the crocodile’s rule leaves face-down ones out. Back in the hand it is a gazelle like any other.
    .true = a new lion sends face-down gazelles home as well.
    .false = a face-down gazelle stays where it is.
    .flees = { $first } was lying face down, but that did not save it: a new lion sends every gazelle beside it home.
    .stays = { $first } does not flee from { $second }, because in this game a face-down gazelle stays where it is.

lion_unafraid = Who is not afraid of a lion
    .text = Elephants, crocodiles and other lions do not mind a lion beside them: they stay where they are, face up.
    .unafraid = { $first } does not mind { $rest } right beside it and stays face up: { $first-species ->
        [elephant] an elephant is not afraid of lions
        [crocodile] a crocodile is not afraid of lions
       *[lion] lions are not afraid of each other
    }.

## The crocodile

crocodile_swap = The crocodile may swap
    .text = A crocodile just placed may change places with one face-up gazelle of either player that touches its square across a river. If there are several, its player chooses one. It may always stay instead.
    .swapped = { $first-short } and { $second-short } change places across the river: now the crocodile is on { $first-square } and the gazelle on { $second-square }.
    .stays = { $first } stays where it is. { $rest-count ->
        [one] It could have swapped with { $rest }
       *[other] It could have swapped with { $rest-or }
    }, but a crocodile never has to.
    .offered = { $rest-count ->
        [one] { $first } may swap with { $rest }, because a river lies between them.
       *[other] { $first } may swap with { $rest-or }, because a river lies between it and each of them.
    } { player } may also let it stay.
    .not-offered = There is no swap to decide now. Only a crocodile that has just been placed may swap, with a face-up gazelle beside it across a river.
    .no-gazelle = There is no gazelle on { $square }, and { $first } can swap only with a gazelle: one that lies face up beside it, across a river.
    .not-adjacent = { $first } is too far from { $second }: a crocodile swaps only with a gazelle on a square that touches its own, across a river.

crocodile_river = Only across a river
    .text = A crocodile cannot swap with a gazelle of its own territory, even if the two squares touch: a river has to lie between them.
    .same-territory = { $second } cannot swap with { $first }: both stand in the same territory, so no river lies between them.

crocodile_hidden = Not with a face-down gazelle
    .text = A crocodile cannot swap with a gazelle that lies face down, for it does not notice it.
    .face-down = { $second } cannot swap with { $first }: the gazelle lies face down, so the crocodile does not notice it.

crocodile_chain = One swap after another
    .text = After a swap the crocodile may swap again from its new square with another gazelle across a river, and so on. It may stop at any time.
    .again = { $first-short } swaps again, this time with { $second-short }: now the crocodile is on { $first-square } and the gazelle on { $second-square }. That makes { $swaps } swaps in one turn.
    .offered = From its new square, { $first } may go on and swap with { $rest-or }, across a river again. { player } may also let it stay.

crocodile_gazelle-lands = A swap that leads to a lion
    .text = A gazelle that a swap moves directly beside a lion is turned face down. The crocodile does not mind lions.
    .hides = The swap puts { $first } right beside { $rest }, so it is turned face down.

ruling_chain = How long may a crocodile go on?
    .text = It may go on as long as it finds gazelles, but it swaps with each gazelle at most once in a turn. So every turn comes to an end.
    .true = a crocodile may swap with several gazelles in a row, once with each.
    .false = a crocodile swaps at most once in a turn.
    .already-swapped = { $second } cannot swap with { $first } a second time: it may swap with each gazelle only once in a turn.
    .one-swap = { $second } cannot swap with { $first } as well: in this game a crocodile swaps at most once in a turn.

## The Inauguration token

inauguration_first-full = The first full territory
    .text = Whoever first fills a territory completely with the animal just placed takes the Inauguration token. It does not matter who has the majority there. The token is given only once.
    .taken = Territory { $territory } is the first to be full, and { player } has just filled it: { player } takes the Inauguration token, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.{ $majority ->
        [other] {" "}It does not matter that { opponent } has the majority there, { $other } to { $own }.
       *[own] {""}
    }
    .already-given = Territory { $territory } is full now, but the Inauguration token is given only once, and { player } already holds it.

inauguration_after-effects = First the effects, then the token
    .text = Whether a territory is full is looked at after everything the placed animal causes. A lion that fills a territory and makes a gazelle flee from it earns nothing.
    .waits = Territory { $territory } looks full, but the Inauguration token is not given yet: the crocodile’s choice comes first.
    .emptied = { $first } filled territory { $territory }, but { $squares-count ->
        [one] a gazelle fled and square { $squares } is
       *[other] gazelles fled and squares { $squares } are
    } empty again. So { player } does not get the Inauguration token.

inauguration_by-swap = A crocodile that fills and swaps
    .text = If a crocodile fills a first territory and then swaps, its player still takes the Inauguration token, even if the gazelle that now stands there is the opponent’s.
    .earned = { player } gets the token because { player }’s crocodile filled territory { $territory }. That a gazelle stands in its place after the swap changes nothing, whoever owns it.

## The guardian

guardian_steps = How far the guardian walks
    .text = At the end of a turn the guardian moves 1, 2 or 3 posts clockwise, to a post whose line still has an empty square. If only one such post is within reach, it must go there.
    .moved = { player } moves the guardian { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, from { $post } to { $post-to }. It now faces { $line-to }, so the next animal goes on { $squares-or }.
    .forced = { player } has to move the guardian { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, from { $post } to { $post-to }: no other post within reach has an empty square in its line. The next animal goes on { $squares-or }.
    .full-line = { $posts-count ->
        [one] The guardian cannot stop at { $posts }, because the line it would face there is full.
       *[other] The guardian cannot stop at { $posts-or }, because the lines it would face there are full.
    }
    .line-full = The guardian cannot stop at { $post }, because { $line } has no empty square left. { $posts-rest-count ->
        [one] It must go to { $posts-rest }.
       *[other] It may go to { $posts-rest-or }.
    }
    .too-far = { $steps ->
        [0] The guardian cannot stay at { $post }: it has to move at the end of every turn.
       *[other] Post { $post } is { $steps } steps ahead, but the guardian walks at most { $most ->
            [one] { $most } step
           *[other] { $most } steps
        }, always clockwise.
    } { $posts-rest-count ->
        [one] It must go to { $posts-rest }.
       *[other] It may go to { $posts-rest-or }.
    }

guardian_jump = When the lines ahead are full
    .text = If none of the next three posts has an empty square in its line, the guardian goes on to the first post after them that has one.
    .jumped = { $most ->
        [one] The next post faces a full line
       *[other] The next { $most } posts all face full lines
    }, so the guardian goes straight to the first post that still has room: { $steps } steps, from { $post } to { $post-to }. The next animal goes on { $squares-or }.
    .must-jump = The guardian cannot go to { $post }. { $most ->
        [one] The next post faces a full line
       *[other] The next { $most } posts all face full lines
    }, so it must go to the first post that still has room: { $posts-rest }.

## The end of the game

solo_finish = Finishing alone
    .text = When only one player still has animals in hand, that player goes on placing them until the board is full.
    .alone = { opponent } has no animals left. { player } still has { $tokens } in hand and goes on placing alone.

ruling_solo = Does the guardian matter when one player is alone?
    .text = No: while only one player has animals in hand, that player places on any empty square and the guardian rests. If a lion sends a gazelle back to the other player, the guardian moves again from where it stands.
    .true = the guardian restricts and moves even then.
    .false = a player alone places on any empty square and the guardian rests.
    .anywhere = The guardian no longer matters while { player } plays alone: { $squares-count ->
        [one] the only empty square is { $squares }.
       *[other] every empty square may be used, that is { $squares }.
    }
    .guardian-rules = Even alone, { player } has to follow the guardian and move it: that is how this game is set up.
    .resumes = Both players have animals in hand again. { player } moves the guardian from where it stands, and normal turns go on.

end_full-board = The board is full
    .text = The game ends as soon as the board is full, after everything that the last animal causes.
    .over = The board is full, so the game is over. Now the points are counted.
    .forbids = The game is over, because the board is full. Nothing more can be played.

## Scoring

score_majority = Whose territory?
    .text = A territory belongs to the player who has more tokens in it. Face-down tokens count for this.
    .owner = Territory { $territory } belongs to { player }, who has { $higher ->
        [one] { $higher } token
       *[other] { $higher } tokens
    } there against { $lower }.{ $hidden ->
        [0] {""}
        [one] {" "}The face-down token counts for this.
       *[other] {" "}The face-down tokens count for this.
    }
    .tied = Territory { $territory } belongs to nobody for now, because both players have { $white ->
        [one] { $white } token
       *[other] { $white } tokens
    } there.
    .empty = Territory { $territory } belongs to nobody for now, because it is empty.

ruling_even-territory = What if a territory is shared equally?
    .text = Then nobody scores it. This can happen only on boards with a territory of an even number of squares.
    .nobody = Territory { $territory } is full and both players have { $white ->
        [one] { $white } token
       *[other] { $white } tokens
    } there, so nobody scores it.

score_all-animals = Points of a territory
    .text = The owner of a territory scores every face-up animal in it, those of both colours.
    .points = { player } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in territory { $territory }, where all face-up animals count: { $own } for { player }’s own, { $other } for { opponent }’s.

score_face-down = Face-down tokens
    .text = A face-down token is worth 0 points, whoever scores its territory.
    .nothing = { $first } is worth 0 points instead of { $lost }, because it lies face down.

score_inauguration = The Inauguration bonus
    .text = The player who holds the Inauguration token adds 5 points.
    .bonus = { player } adds { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the Inauguration token.
    .nobody = Nobody adds points for the Inauguration token, because no turn has ended with a full territory yet.

score_winner = Who wins
    .text = The player with the higher total wins.
    .wins = { player } wins with { $higher ->
        [one] { $higher } point
       *[other] { $higher } points
    } against { $lower }.
    .leads = { player } would win if the game ended now, with { $higher ->
        [one] { $higher } point
       *[other] { $higher } points
    } against { $lower }.
    .level = Nobody would win if the game ended now: both players have { $white ->
        [one] { $white } point
       *[other] { $white } points
    }.

ruling_tie = What if the totals are equal?
    .text = Then the game is a draw. With the classic values this cannot happen, because the two totals always add up to an odd number.
    .draw = Both players have { $white ->
        [one] { $white } point
       *[other] { $white } points
    }, so the game is a draw.
