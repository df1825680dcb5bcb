# Decks of Zoo Run: what is wrong with one, or with the file of one, and how files are written.
#
# $card is a card's number, $row and $column are where in a file, $value is what stands there.

deck-error-row = row { $row }: { $reason }
deck-error-cell = row { $row }, column { $column }: { $reason }
deck-error-many = { $count } mistakes:
deck-error-more = and { $count } more

## Cards and decks

deck-error-card-number = card { $value }: its number is not a whole number
deck-error-card-range = card { $card }: its number is not from 1 to { $most }
deck-error-edge = card { $card }, { $edge }: { $value } is not an animal or None for each of { $rows }
deck-error-edge-animal = card { $card }, { $edge }: { $reason }
deck-error-edge-empty = card { $card }, { $edge }: there are none; an edge shows one to three animals
deck-error-no-card = cards: { $value } is not a Card
deck-error-size = cards: { $cards } are not from 2 to { $most }
deck-error-same-card = cards: two have the number { $card }
deck-error-foreign = card { $card }: { $others } not among the animals of the deck, { $animals }
deck-error-many-animals = animals: { $animals } are more than { $most }
deck-error-not-there = card { $value }: the deck has none of this number; it has { $cards } cards from { $first } to { $last }
deck-error-another = card { $card }: the deck has another card of this number
deck-error-twice = card { $card }: it comes twice
deck-error-no-animal = { $field }: { $value } is not in the deck; choose among { $animals }
deck-error-hand = hand: { $cards } cards; a line-up has { $least } to { $most }
deck-error-hand-size = cards: { $value } is not from { $least } to { $most }, cards of a hand
deck-error-lacks = { $lacks ->
    [heads] Card { $card } has no head: its right edge shows one to three.
    [bodies] Card { $card } has no body: its left edge shows one to three.
   *[both] Card { $card } has no animal: each edge shows one to three.
}
deck-error-name = animal: { $value } is not a name; a name has up to { $most } letters, in words joined by a space, a hyphen or an apostrophe
deck-error-one-text = animals: { $value } is one text; give several, such as ({ $value },)
deck-error-same-name = animals: { $one } and { $other } are one name; capitals and accents do not tell animals apart
deck-error-nameless = animals: there are none; name at least one

## Files

deck-error-empty = the file is empty; row 1 has the headings { $headings }
deck-error-count = { $count ->
    [one] 1 card
   *[other] { $cards } cards
} where { $wanted } are expected; for a deck of another size say how many, cards={ $cards }, or cards=None for any number
deck-error-letter = { $encoding } has no { $sign }; write the deck in utf-8
deck-error-spreadsheet = this is a spreadsheet's own file, not CSV; choose CSV in its “save as”
deck-error-encoding = byte { $byte } is no text; save the file as UTF-8 or Windows-1252
deck-error-csv = not CSV: { $reason }
deck-error-unknown-column = { $value } is not a heading; the headings are { $headings }
deck-error-twice-column = { $value } is there twice, in column { $before } too; each heading comes once
deck-error-missing-column = there is no column { $name }; the headings are { $headings }
deck-error-no-heading = { $value } stands under no heading; a card has { $cells } cells
deck-error-number = { $is_empty ->
    [true] there is none
   *[false] { $value } is none
}; a card's number is a whole number from 1 to { $most }
deck-error-twice-number = card { $card } is in row { $before } already; every card has a number of its own
deck-error-no-body = { $columns } are all empty; this edge of a card shows one to three bodies
deck-error-no-head = { $columns } are all empty; this edge of a card shows one to three heads
deck-error-open-quote = { $value } goes over several lines; a quotation mark may not be closed
deck-error-unknown-animal = { $value } is not an animal of this deck; allowed are { $allowed } (name others with animals=...)
# The same for who can add it by a button.
deck-error-animal-to-add = { $value } is not an animal of this deck; correct it, or add the animal first

## How files are written
#
# Of the words for a part of a heading the first is written, all are read: body_top, Top of the body.

# The sign itself: comma, semicolon or tab.
deck-file-separator = { "," }
deck-file-card = card number no n
deck-file-body = body bodies
deck-file-head = head heads
deck-file-top = top
deck-file-middle = middle
deck-file-bottom = bottom
