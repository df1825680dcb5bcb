# Rules that cannot be played, of either game, and boards that are none.
#
# $field is a field of the rules as code calls it, $rule the id of a rule, $value what was given.

rules-error = { $field }: { $reason }
rules-number = { $value } is not a whole number ({ $rule })
rules-range = { $value } is not from { $least } to { $most } ({ $rule })
rules-flag = { $value } is neither True nor False ({ $rule })
rules-no-field = no such field; there are { $known }

## Drôles de Zèbres

rules-no-board = { $value } is not a Board; use Board.from_ascii(...), or a name among { $known }
rules-no-species = { $value } is not an animal; choose among { $known } ({ $rule })
rules-each-species = { $value } is not five whole numbers, one for each of { $animals } ({ $rule })
rules-too-few-tokens = two hands hold { $tokens } tokens, too few to fill the { $squares } squares of the { $board } board (end.full-board)
rules-first-player = { $value } is neither white nor green
rules-unfinished-board = { $reasons }

## Zoo Run

rules-no-deck = { $value } is not a Deck; use Deck.from_csv(...), or a name among { $known } ({ $rule })
rules-no-animal = { $value } is not an animal of the deck; choose among { $known } ({ $rule })
rules-each-animal = { $value } is not { $count } whole numbers, one for each of { $animals } ({ $rule })
rules-too-few-cards = { $players } hands of { $hand } cards are { $needed } cards, but the deck has only { $cards } ({ $rule })
rules-nothing-to-free = there is no animal to free; one token or more (free.setup)
rules-no-joint = no two cards of the deck { $deck } make an animal, so that no pawn would ever move (race.finish)
rules-too-few-animals = { $players } players need { $players } different favourites, but the deck has only { $animals } (race.setup)
rules-favourites = { $value } is not { $players } animals, one for each player (race.setup)
rules-same-favourite = players { $one } and { $other } both have { $animal }; each player takes a different animal (race.setup)

## Maps of boards

board-map-empty = row 1: the map is empty; write one letter a square, one line a row
board-map-rows = row { $row }: a board has at most { $most } rows
board-map-letter = row { $row }, column { $column }: { $letter } is not a territory letter, A to Z
board-map-ragged = row { $row }: the length is { $length } where that of row 1 is { $first }; all rows have the same length
board-map-wide = row { $row }: { $squares } squares; a row has at most { $most }
board-map-large = row { $row }: { $squares } squares so far; a board has at most { $most } squares
board-map-pieces = row { $row }: territory { $letter } is in two pieces, { $apart } does not touch { $first }'s piece; every territory is one piece (allow others with { $option })

## Painting a board

painting-no-square = square { $square } is not on the board; it goes from a1 to { $last }
painting-name = name { $name } is not a text of one line that says something
painting-nothing-to-undo = there is no change to take back
painting-nothing-to-redo = there is no change to make again
painting-letter = territory { $letter } is not one letter from A to Z
painting-number = { $side }: { $number } is not a whole number
painting-range = { $side }: { $number } is not from 1 to { $most }
painting-large = { $columns } columns and { $rows } rows make { $squares } squares; a board has at most { $most }
