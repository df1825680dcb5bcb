# The sentences of the rules of Zoo Run, in English.
#
# One message a rule, as in en.ftl. `.default` says what an option is when it is not given.
#
# A sentence may use
#   $player               number of the player concerned, from 1
#   $players $players-or $players-count
#                         numbers of several players, as a list
#   $animal               name of the animal concerned, for the words below
#   $card $card-to        numbers of the first and the second card concerned
#   $cards $cards-or $cards-count, and $cards-rest… for all after the first
#   $order $better        cards of a line-up and of another one, left to right: 3-17-8
#   $row $row-to          names of the rows concerned
#   the numbers of the event by their names

## Words

row-name = { $row ->
    [top] top
    [middle] middle
   *[bottom] bottom
}
told-animal = { $animal ->
    [lynx] lynx
    [turtle] turtle
    [panda] panda
    [elephant] elephant
    [llama] llama
   *[other] “{ $animal }”
}
told-an-animal = { $animal ->
    [elephant] an elephant
    [lynx] a lynx
    [turtle] a turtle
    [panda] a panda
    [llama] a llama
   *[other] one “{ $animal }”
}
told-no-animal = { told-an-animal }
told-animals = { $animal ->
    [lynx] lynxes
    [turtle] turtles
    [panda] pandas
    [elephant] elephants
    [llama] llamas
   *[other] “{ $animal }”
}

## Sources

section-free-setup = Setup of game no. 1
section-free-course = Course of game no. 1
section-free-save = How to save the animals
section-free-keeper = The keeper gets closer
section-free-end = End of game no. 1
section-race-setup = Setup of game no. 2
section-race-course = Course of game no. 2
section-race-end = End of game no. 2
source-reviews = public reviews of the game

## Lining up

lineup_order = In an order of your choice
    .text = You lay all the cards of your hand side by side, in any order you like. That is 3 cards when you free the animals, 4 in the race.
    .lined-up = Player { $player } lines up { $order }, which makes { $animals ->
        [0] no animal
        [one] { $animals } animal
       *[other] { $animals } animals
    }.
    .better = Another order of the same cards makes more: { $better } makes { $best ->
        [one] { $best } animal
       *[other] { $best } animals
    } instead of { $animals }.
    .not-all = The whole hand has to be in the line, all { $hand } cards of it: { $cards-count ->
        [one] card { $cards } is missing
       *[other] cards { $cards } are missing
    }.
    .not-yours = Card { $card } is not in player { $player }’s hand, so it cannot be in the line. The hand is { $cards-rest }.
    .twice = Card { $card } is there only once, so it has only one place in the line. The hand is { $cards-rest }.

lineup_no-offset = One straight line
    .text = The cards form one straight line: no card is turned upside down or shifted up or down, so every row meets the same row of the next card.
    .other-row = Cards { $card } and { $card-to } do not make { told-no-animal }: its head is in the { $row } row, its body in the { $row-to } row, and cards may not be shifted up or down.

lineup_match = Head meets body
    .text = Where two cards touch, each row in which the head on the left card and the body on the right card are of the same animal makes that animal.
    .made = Cards { $card } and { $card-to } make { told-an-animal }: head and body meet in the { $row } row.
    .reversed = Cards { $card } and { $card-to } make nothing this way round. With card { $card-to } on the left they would make { told-an-animal }, in the { $row } row.
    .nothing = Cards { $card } and { $card-to } make nothing: no head of card { $card } has its body on card { $card-to }.

lineup_hint = There is always one
    .text = Any three cards of the deck can be lined up so that they make at least one animal.
    .missed = { $order } makes no animal, but any three cards can make at least one. Here { $better } makes { $best }.
    .fails = { $order } makes no animal, and no other order of these cards does: with this deck the hint does not hold.

## Game no. 1, Let's free the animals

free_setup = Before you start
    .text = The number of players says how many path tokens there are and how many tokens of each animal are in the enclosure. The keeper stands on the path token nearest his hut. Each player gets 3 cards, face up.
    .dealt = Player { $player } gets cards { $cards }.
    .ready = Ready: { $tokens ->
        [one] { $tokens } animal is
       *[other] { $tokens } animals are
    } in the enclosure, and the keeper has { $path ->
        [one] { $path } path token, so there is { $path } turn.
       *[other] { $path } path tokens, so there are { $path } turns.
    }
    .deal-first = The game begins with the deal: player { $player }’s hand is not full yet.
    .not-in-pile = Card { $card } is in a hand already, so it cannot be dealt to player { $player }.

free_lineups = All at the same time
    .text = All players line up their 3 cards at the same time, and may talk about it.
    .waits = No animal is free yet, because all players line up at the same time. Still to line up: { $players-count ->
        [one] player { $players }
       *[other] players { $players }
    }.
    .all = { $lineups ->
        [one] The only player has lined up
        [2] Both players have lined up
       *[other] All { $lineups } players have lined up
    }. Now the animals are freed.
    .line-up-first = Not yet: player { $player } must first line up.

free_tokens = A token for each animal
    .text = Each animal that is made frees one token of its kind, as long as there are any. When none is left, that animal is free already and nothing more happens.
    .default = the same number of each animal; 3, 4, 6, 7 or 8 with 1, 2, 3, 4 or 5 players
    .freed = With { $order } player { $player } frees { $freed ->
        [one] { told-an-animal }
       *[other] { $freed } { told-animals }
    }. { $left ->
        [0] The enclosure has none left.
        [one] { $left } is left in the enclosure.
       *[other] { $left } are left in the enclosure.
    }
    .none-left = { $freed ->
        [0] Player { $player } made { $lost ->
            [one] { told-an-animal }
           *[other] { $lost } { told-animals }
        } with { $order }, but there is no token left for this animal: it is free already.
       *[other] Player { $player } made { $lost ->
            [one] another { told-animal }
           *[other] { $lost } more { told-animals }
        } with { $order }, but there is no token left for this animal: the last ones are free already.
    }

free_all-free = All are free
    .text = As soon as no animal token is left, the game ends and is won. This is looked at before the keeper moves.
    .won = No animal is left in the enclosure: all are free, and the game is won at once.
    .in-time = That was the very last chance. The keeper does not move any more: whether all are free is looked at first.

free_keeper = The keeper comes closer
    .text = At the end of a turn the keeper steps to the next path token, and the one he leaves goes into the box. From the last one he enters the enclosure, and the game ends. So there are as many turns as path tokens.
    .default = 10, 7, 6, 5 or 5 with 1, 2, 3, 4 or 5 players
    .steps = The keeper steps on. { $path ->
        [one] He now stands on the last path token, so one turn is left
       *[other] { $path } path tokens are left, so there are { $path } more turns
    } for { $left ->
        [one] { $left } animal.
       *[other] { $left } animals.
    }
    .enters = The keeper leaves the last path token and enters the enclosure, so the game is over.

free_redeal = New cards
    .text = All cards are discarded and each player gets 3 new ones. The rest of the pile is dealt first; when it is used up, all discards, this turn’s too, are shuffled and form the new pile. A single player uses each of the 30 cards exactly once.
    .discarded = All { $cards } cards are discarded, and each player gets { $each } new ones.
    .dealt = Player { $player } gets cards { $cards }.
    .reshuffled = The pile is used up: { $cards } discards are shuffled and form the new pile.
    .deal-first = New cards are dealt first: player { $player }’s hand is not full yet.
    .not-in-pile = Card { $card } is not in the pile, so it cannot be dealt to player { $player }.
    .keeps-nothing = No card is kept in this game: at the end of a turn all cards are discarded.

free_verdict = How well did it go?
    .text = The animals left in the enclosure tell: none, you have won; 1 is very good; 2 or 3 are good; 4 or 5 are fair; with more than 5, better luck next time.
    .won = No animal is left: you have won!
    .one = Only { $left } animal is left: so near!
    .two-or-three = { $left } animals are left: that was good.
    .four-or-five = { $left } animals are left: that was fair, and you can do better.
    .more = { $left } animals are left: too many. Try again!
    .over = The game is over. Nothing more can be played.

## Game no. 2, the race of the year

race_setup = On your marks
    .text = Each player takes a different favourite animal and puts its pawn on Start. Each player gets 4 cards, face up.
    .default = the first animals of the deck
    .dealt = Player { $player } gets cards { $cards }.
    .favourite = Player { $player } races with the { told-animal }: each one that this player makes counts double. { $track ->
        [one] { $track } space takes
       *[other] { $track } spaces take
    } a pawn past the finish line.
    .deal-first = The race begins with the deal: player { $player }’s hand is not full yet.
    .not-in-pile = Card { $card } is in a hand already, so it cannot be dealt to player { $player }.

race_lineups = All at the same time
    .text = All players line up their 4 cards at the same time.
    .waits = No pawn moves yet, because all players line up at the same time. Still to line up: { $players-count ->
        [one] player { $players }
       *[other] players { $players }
    }.
    .all = { $lineups ->
        [2] Both players
       *[other] All { $lineups } players
    } have lined up. Now the pawns move.
    .line-up-first = Not yet: player { $player } must first line up.

race_advance = How far a pawn moves
    .text = Each animal in your line moves your pawn 1 space, your favourite animal 2 spaces.
    .advances = Player { $player } made { $animals ->
        [one] { $animals } animal
       *[other] { $animals } animals
    }{ $favourites ->
        [0] {""}, no favourite
       *[other] {""}, { $favourites } of them the favourite
    }, and moves { $spaces ->
        [one] { $spaces } space, to { $reached }.
       *[other] { $spaces } spaces, to { $reached }.
    }
    .stays = Player { $player } made no animal, so the { told-animal } stays where it is.
    .farther = Another order would have taken player { $player } farther: { $better } is worth { $best ->
        [one] { $best } space
       *[other] { $best } spaces
    } instead of { $spaces }.

race_crowns = Crowns
    .text = For each favourite animal in your line you take a crown.
    .gets = Player { $player } takes { $crowns ->
        [one] a crown
       *[other] { $crowns } crowns
    } for the { told-animal }, which makes { $total } in all.
    .missed = Player { $player } takes no crown, because no { told-animal } is in the line. { $better } would have been worth { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }.

race_keep = Keep one card
    .text = Each player keeps one card, which all may see, and discards the other three; when all have discarded, each draws three. The pile is drawn first, then the shuffled discards.
    .keeps = Player { $player } keeps card { $card }.
    .waits = Nobody draws yet, because all discard first. Still to choose: { $players-count ->
        [one] player { $players }
       *[other] players { $players }
    }.
    .discarded = { $cards } cards are discarded, and each player draws { $each ->
        [one] { $each } new card
       *[other] { $each } new ones
    }.
    .dealt = Player { $player } now has cards { $cards }.
    .reshuffled = The pile is used up: { $cards } discards are shuffled and form the new pile.
    .deal-first = First the new cards are drawn: player { $player }’s hand is not full yet.
    .not-in-pile = Card { $card } is not in the pile, so player { $player } cannot draw it.
    .keep-first = Not yet: player { $player } must first choose the card to keep.
    .not-yours = Card { $card } is not in player { $player }’s hand, so it cannot be kept. The hand is { $cards-rest }.

race_finish = The last turn
    .text = The turn in which a pawn passes the finish line is the last one, and it is played whole: the others move as well.
    .passes = Player { $player } passes the finish line{ $beyond ->
        [0] {""}, just so.
        [one] {""}, with { $beyond } space to spare.
       *[other] {""}, with { $beyond } spaces to spare.
    } This turn is the last one.
    .one-short = Player { $player } is one space short of passing the finish line.
    .over = The race is over. Nothing more can be played.

race_winner = Who wins
    .text = If one pawn has passed the line, its player wins. If several have, the most crowns win, this turn’s included; if these are equal too, the victory is shared.
    .alone = Player { $player } is the only one past the line, and wins.
    .by-crowns = Players { $players } passed the line in the same turn. Player { $player } wins with the most crowns, { $crowns }.
    .shared = Players { $players } passed the line in the same turn with { $crowns ->
        [one] { $crowns } crown each
       *[other] { $crowns } crowns each
    }, so they share the victory.
    .in-front = Player { $player } is farthest in front and does not win all the same: past the line crowns decide, and { $crowns } of them are fewer than { $most }.
