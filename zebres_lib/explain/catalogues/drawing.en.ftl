# Words of the drawings and of the text boards, and what is read aloud of them.

## The board of Drôles de Zèbres
# { player }, { colour } and { species } are those of en.ftl.

drawing-title = Drôles de Zèbres, { $board ->
    [classic] classic board
    [president] President's reserve
   *[other] board { $name }
}
drawing-board-custom = custom
drawing-board-pond = pond
drawing-board-even-lands = even lands
drawing-status = { $phase ->
    [setup] { player } to post the guardian
    [place] { player } to place an animal
    [swap] { player } to swap or stay
   *[move] { player } to move the guardian
}
drawing-over = Game over
drawing-wins = { player } wins, { $more }–{ $less }
drawing-draw = A draw, { $points } each
drawing-inauguration = Inauguration
drawing-holder = { $holder ->
    [white] held by White
    [green] held by Green
   *[nobody] not taken yet
}
drawing-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drawing-facts = { $white } white and { $green } green tokens on the board; { $post ->
    [none] guardian not posted yet
   *[other] guardian at { $post }
}; { drawing-inauguration } { drawing-holder }.

drawing-square = { $holds ->
    [nothing] { $square }, empty, territory { $territory }
    [hidden] { $square }, { colour } { species }, face down, territory { $territory }
   *[shown] { $square }, { colour } { species }, territory { $territory }
}
drawing-post = { $side ->
    [N] post { $post }, above column { $line }
    [S] post { $post }, below column { $line }
    [E] post { $post }, right of row { $line }
   *[W] post { $post }, left of row { $line }
}{ $guardian ->
    [true] , guardian
   *[false] { "" }
}
drawing-held = { $count ->
    [0] no { colour } { species }s in hand
    [one] { $count } { colour } { species } in hand
   *[other] { $count } { colour } { species }s in hand
}
drawing-mark = { $mark ->
    [legal] possible now
    [lightning] beside a lion
    [crossed] not possible
    [last] last action
    [line] suggested
   *[selected] selected
}

drawing-text-legend = ! face down    .A empty square of territory A    [ ] guardian
drawing-text-hand = { player } ({ $player ->
    [white] upper case
   *[green] lower case
}): { $held }
drawing-text-guardian = Guardian: { $post ->
    [none] not posted yet
   *[other] { $post }
}
drawing-text-inauguration = { drawing-inauguration } (+{ $points }): { drawing-holder }

## The pictures of Zoo Run

zoo-deck-reconstructed = reconstructed
zoo-animal = { $animal ->
    [lynx] lynx
    [turtle] turtle
    [panda] panda
    [elephant] elephant
    [llama] llama
   *[other] { $animal }
}
zoo-row-of = { $row ->
    [top] Top row
    [middle] Middle row
   *[bottom] Bottom row
}
zoo-times = { $animal } ×{ $count }
zoo-row = { $row ->
    [top] top
    [middle] middle
   *[bottom] bottom
}
zoo-card-title = Zoo Run, card { $card }
zoo-hand-title = Zoo Run, { $cards } cards in a line, { $made ->
    [0] no animal
    [one] 1 animal
   *[other] { $made } animals
}
zoo-card-label = Card { $card }. Heads on its right edge: { $heads }. Bodies on its left edge: { $bodies }
zoo-card-place = Card { $card }, place { $place } of { $cards }. Heads on the right: { $heads }. Bodies on the left: { $bodies }
zoo-edge-row = { $row } { $animal }
zoo-lifted = lifted
zoo-chosen = chosen
zoo-joint-label = Joint of cards { $left } and { $right }: { $made }
zoo-joint-nothing = Cards { $left } and { $right } make no animal.
zoo-no-animal = no animal
zoo-list = { $first }, { $more }
zoo-line-title = Line-up: { $cards }
zoo-enclosure-title = Let’s free the animals: { $left ->
    [0] the enclosure is empty
    [one] 1 animal left in the enclosure
   *[other] { $left } animals left in the enclosure
}
zoo-left-of-kind = { $animal }: { $left } in the enclosure, { $freed } free
zoo-keeper-at = Keeper on path token { $place } of { $tokens }
zoo-keeper-arrived = The keeper is in the enclosure
zoo-keeper-home = The keeper goes home: nobody is left
zoo-hut = hut
zoo-enclosure = enclosure
zoo-free = free
zoo-track-title = The race of the year: { $length } spaces to pass the finish line
zoo-pawn = { $player }, { $animal }: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}, { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}
zoo-pawn-finished = { $pawn }, past the finish line
zoo-start = Start
zoo-finish = Finish
