# What is wrong with a text: actions, positions and whole games, of both games.
#
# $found is what stands there, as it was written or in words; $expected is what would be right;
# $excerpt is the text around that place.

## Where

notation-action = action, character { $character } of { $excerpt }: found { $found }, expected { $expected }
notation-position = position, character { $character } of { $excerpt }: found { $found }, expected { $expected }
notation-cards = character { $character }: found { $found }, expected { $expected }
notation-game = game text, character { $character }: found { $found }, expected { $expected }
notation-game-start = game text, character { $character }, header Start: { $error }
notation-other-game = game text, header Game: found { $found }, expected the game that { $game } plays
notation-result = game text, character { $character }: found result { $found }, expected { $expected }, which is what these actions lead to
notation-encoding = { $path }, byte { $byte }: not UTF-8 text, expected a saved game
notation-too-long = { $path }: more than { $most } bytes, expected a saved game
notation-impossible = position, character { $character } ({ $field } { $found }): { $problem }

## Actions that cannot be played

notation-refused-here = { $refusal }
notation-refused = { $action } at character { $character }: { $refusal }
notation-refused-in-run = action { $number }, { $action } at character { $character }: { $refusal }
notation-nothing = there is no action in this text

## How many of what

notation-end = the end of the text
notation-actions = { $count ->
    [one] 1 action
   *[other] { NUMBER($count, useGrouping: 0) } actions
}
notation-fields = { $count ->
    [one] 1 field
   *[other] { NUMBER($count, useGrouping: 0) } fields
}
notation-rows = { $count ->
    [one] 1 row
   *[other] { NUMBER($count, useGrouping: 0) } rows
}
notation-rows-here = { notation-rows } on this board
notation-squares = { $count ->
    [one] 1 square
   *[other] { NUMBER($count, useGrouping: 0) } squares
}
notation-squares-a-row = { notation-squares } a row
notation-squares-in-row = { notation-squares } in row { $row }

## Actions of Drôles de Zèbres

notation-one-action = exactly one action
notation-any-action = '@' and a post, an animal letter G Z C E L and a square, 'x' and a square, '-', '>' and a post
notation-post = a post: Na to N{ $column }, E1 to E{ $row }, Sa to S{ $column } or W1 to W{ $row }
notation-post-or-none = { notation-post }, or - before setup
notation-square = a square from a1 to { $last }

## Positions

notation-five-fields = five: rows post side inauguration phase
notation-side = the side to decide, w or g
notation-holder = the holder of the Inauguration token, w, g or -
notation-phase = setup, place, swap:<square>, move or over
notation-row-too-many = one more row
notation-empty-squares = 1 or more empty squares
notation-token = G Z C E L or g z c e l, '!' after one, a number of empty squares, or '/'
notation-token-too-many = { colour } { species } number { NUMBER($count, useGrouping: 0) }
notation-most-tokens = at most { NUMBER($count, useGrouping: 0) } under these rules
notation-hidden = a face-down { species }
notation-may-hide = '!' after G, g, Z or z only
notation-gazelles-unordered = gazelles out of order
notation-gazelles-ordered = each once, from a1 to { $last }

## Positions that cannot occur

position-problem-setup-tokens = tokens stand on the board before setup (setup.guardian)
position-problem-setup-guardian = the guardian has no post before setup; expected - (setup.guardian)
position-problem-setup-inauguration = nobody holds the token before setup; expected -
position-problem-no-guardian = the guardian stands on a post once the game has begun (setup.guardian)
position-problem-not-full = the board is not full (end.full-board)
position-problem-full = the board is full; expected over (end.full-board)
position-problem-solo = the guardian stays while one player alone has tokens (ruling.solo)
position-problem-empty-hand = { $colour ->
    [white] white
   *[green] green
} has no token left to place (solo.finish)
position-problem-full-line = the line that the guardian faces is full (guardian.steps)
position-problem-no-crocodile = no { $colour ->
    [white] white
   *[green] green
} crocodile stands on { $square } (crocodile.swap)
position-problem-no-gazelle = no gazelle stands on { $square } (ruling.chain)
position-problem-no-swap = this crocodile has no gazelle to swap with (crocodile.swap)

## Games

notation-no-game = a game: headers, actions or both
notation-game-name = the game { $name }
notation-game-names = { $one } or { $other }
notation-header = { "[" }Name "value"]
notation-second-header = a second header { $name }
notation-header-once = each header once
notation-unknown-header = a header { $name }
notation-header-meant = { $name }, or a name less like it
notation-board = board { $board } ({ $error })
notation-board-kinds = { $names } or a map
notation-board-flags = counterclockwise or split after a board map
notation-setting = name=value with a name of { $names }
notation-setting-value = True, False, a whole number, or five with commas
notation-rules = rules { $rules }
notation-rules-playable = rules that can be played: { $error }
notation-points = points such as 51-36, or *

## Zoo Run

notation-no-action = no action
notation-more-than-one = more than one action
notation-one-of-cards = one, such as +17, 3-17-8 or =17
notation-any-of-cards = '+' or '=' and a card number, or card numbers with '-' between them
notation-card = card { $number }
notation-cards-from = a card of the deck, from { $first } to { $last }
notation-cards-among = a card of the deck: { $numbers }
notation-game-missing = no header Game
notation-players = the number of players, such as 2
notation-deck = the deck { $name }
notation-decks = { $names }, or that deck given as deck=
notation-whole-numbers = a whole number, or several with commas
notation-winners = a number, winners such as 1,3, or *
