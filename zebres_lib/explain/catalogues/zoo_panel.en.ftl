# Zoo Run: words of its hand of cards and its two panels.

## Cards to put in order

zoo-hand-label = Cards in a line
zoo-hand-role = hand of cards
zoo-joints = Why
zoo-help = Left and right arrows move over the cards, Down goes to the joint between two cards, Up back to the card. Space or Enter lifts a card, the arrows then move it, Space drops it, Esc puts it back. Space on a joint says why it makes what it makes. With the mouse or a finger: drag a card, or tap it and then the place where it shall go.
zoo-arrange = Put the cards in order. Now: { $made }.
zoo-made = { $animals } ({ $count ->
    [one] 1 animal
   *[other] { $count } animals
})
zoo-made-race = { $animals } ({ $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
})
zoo-said-lifted = Card { $card } lifted from place { $place } of { $cards }: move it, then drop it.
zoo-said-moved = Card { $card } at place { $place } of { $cards }. Now: { $made }.
zoo-said-dropped = Card { $card } dropped at place { $place } of { $cards }. Now: { $made }.
zoo-said-back = Card { $card } is back at place { $place } of { $cards }. Now: { $made }.
zoo-button-best = Show me the best
zoo-button-best-hint = Lay the cards in the best order; again for the next that is as good
zoo-best-shown = Best line-up { $place } of { $count }: { $made }.
zoo-button-reset = Start over
zoo-button-reset-hint = Lay the cards as they lay at first
zoo-not-now = these cards cannot be changed now
zoo-no-card = card { $card }: not in this hand, { $cards }
zoo-other-cards = { $found }: not the cards of this hand, { $cards }
zoo-no-joint = joint { $joint }: there are { $count }, counted from 0
zoo-no-seat = player { $player }: nobody of this number has cards here
zoo-no-game = a single hand has no game to begin again
zoo-why-row = { $case ->
    [match] { $row }: head and body of the same animal meet, { $head }.
    [other-row] { $row }: the head is { $head }; that body is there, but in the { $other } row, and cards are never shifted.
    [different] { $row }: the head is { $head }, the body { $body }.
    [no-body] { $row }: a head ({ $head }) and no body.
    [no-head] { $row }: a body ({ $body }) and no head.
   *[empty] { $row }: neither head nor body.
}
zoo-why-turned = The other way round, { $left } left of { $right }, they would make { $made }.

## The panels

zoo-player = Player { $player }
zoo-computer = Player { $player } (computer)
zoo-player-animal = { $player }, { $animal }
zoo-players = Players
zoo-computers = of these, played by the computer
zoo-computers-most = with these players the computer can play at most { $most }
zoo-path-tokens = Path tokens
zoo-as-rulebook = as in the rulebook
zoo-track-length = Spaces to pass the finish line
zoo-favourite-of = Favourite of player { $player }
zoo-seed = Seed of the deals
zoo-next-seed = next: { $seed }
zoo-line-up = { $player }: put the cards in order, then confirm. Now: { $made }.
zoo-is-ready = { $player } is ready: { $made }.
zoo-choose-keep = { $player }: choose the card to keep.
zoo-keeps = { $player } keeps card { $card }: confirm, or choose another.
zoo-keeps-card = keeps card { $card }
zoo-keep-first = Choose the card to keep first.
zoo-button-confirm = Confirm
zoo-button-confirm-hint = This is the line-up; the turn is played when everybody has confirmed
zoo-keep = Keep this card
zoo-keep-hint = The other cards are discarded when everybody has chosen
zoo-undo-hint = Take back the last confirmation, or the last turn
zoo-undone = Taken back.
zoo-started = New game with seed { $seed }.
zoo-turn-start = Turn { $number }, start
zoo-turn-lines = Turn { $number }, line-ups
zoo-turn-result = Turn { $number }, what came of it
zoo-turn-keep = Turn { $number }, cards kept
zoo-freed = { $freed ->
    [0] Nobody was freed
    [one] 1 animal is free now
   *[other] { $freed } animals are free now
}, { $left } left.
zoo-moved = { $player }: { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, now at { $reached }.
