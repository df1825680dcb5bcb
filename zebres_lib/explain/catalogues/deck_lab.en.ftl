# The deck lab of Zoo Run: constraints on a deck, the search for one, the grid to edit one.

## Constraints that cannot be

deck-lab-error-whole = { $field }: { $value } is not a whole number from { $least } to { $most }
deck-lab-error-range = { $field }: { $value } is not a number from { $least } to { $most }
deck-lab-error-flag = { $field }: { $value } is neither True nor False
deck-lab-error-chance = { $field }: { $value } is not a WantedChance
deck-lab-error-edges = { $field }: { $value } are not three numbers: how many edges show one, two and three animals
deck-lab-error-sum = { $field }: { $edges } edges are { $sum }, but there are { $cards } cards
deck-lab-error-animals = { $field }: { $message }
deck-lab-error-many-animals = { $field }: { $number } are more than { $most }
deck-lab-error-balance = { $field }: { $shown } animals cannot be shown equally often in three rows of { $animals } animals, { $pairs } pairs; make it { $near }, or allow a spread of 1
deck-lab-error-variety = { $field }: { $number } edges with { $length } of three rows filled cannot all be on different cards; there are only { $most } such cards
deck-lab-error-hint = { $field }: among { $cards } cards at least { $needed } pairs must match for any three to make an animal, but these edges make at most { $possible } matches; show more animals, use fewer kinds, or leave out the hint
deck-lab-error-hands = { $field }: { $players } hands of three are { $needed } cards, but there are { $cards }

## What a deck lacks

deck-lab-unmet-cards = { $number } cards instead of { $wanted }.
deck-lab-unmet-animals = Animals that were not asked for: { $foreign }.
deck-lab-unmet-edges = { $side ->
    [heads] Edges with 1 + 2 + 3 heads
   *[bodies] Edges with 1 + 2 + 3 bodies
}: { $now } instead of { $wanted }.
deck-lab-unmet-spread = { $side ->
    [heads] Heads
   *[bodies] Bodies
}: how often an animal is in a row differs by { $now }; at most { $wanted } was asked for.
deck-lab-unmet-different = Cards that are alike: { $cards }.
deck-lab-unmet-hint = The hint does not hold: { $count ->
    [one] 1 hand of three makes no animal, the cards { $cards }.
   *[other] { $count } hands of three make no animal, such as the cards { $cards }.
}
deck-lab-unmet-chance = The chance of winning is { $value } ({ $low } to { $high } in { $games } games); the whole interval should be within { $tolerance } of { $wanted }.
deck-lab-unmet-not-played = The cards are not right yet, so no games were played; the chance should be { $wanted }.

## The search

deck-lab-progress = { $phase ->
    [searching] Searching
    [steering] Changing the hands
    [playing] Playing
   *[confirming] Confirming
}, start { $round } of { $rounds }, { $tries } decks tried, wrong at best: { $wrong }{ $known ->
    [yes] , chance { $chance }
   *[no] {""}
}
deck-lab-result = { $found ->
    [yes] Found
   *[no] { $stopped ->
        [time] Not found before time was up
        [stop] Not found before the search was stopped
       *[no] Not found
    }
}: { $tries } decks tried from { $rounds ->
    [one] 1 start
   *[other] { $rounds } starts
} in { $seconds } s, seed { $seed }.
deck-lab-chance = Chance of winning, { $players ->
    [one] 1 player
   *[other] { $players } players
}: { $value }, 95 % interval { $low } to { $high }, from { $games } games with this deck.

## The grid: words

deck-lab-grid = Cards of the deck
deck-lab-card = Card
deck-lab-bodies = Bodies (left edge)
deck-lab-heads = Heads (right edge)
deck-lab-cell = { $part ->
    [body] body
   *[head] head
}, { $row }
deck-lab-nothing = none
deck-lab-nameless = a deck without a name
deck-lab-text = the text
deck-lab-undo = Undo
deck-lab-undo-hint = Take back the last edit
deck-lab-redo = Redo
deck-lab-redo-hint = Make again what was taken back
deck-lab-add = Add a card
deck-lab-add-hint = A card without animals, with the lowest free number
deck-lab-like = Duplicate
deck-lab-like-hint = Another card with the same animals as the one where you are
deck-lab-remove = Remove
deck-lab-remove-hint = Take out the card where you are
deck-lab-help = Arrow keys move over the grid. A letter puts in the next animal whose name begins with it; Enter or a click opens the list; Delete empties the cell. Insert adds a card, Shift+Delete takes the card out, Ctrl+Z takes an edit back.
deck-lab-how-to = How to edit
deck-lab-open = Open a file
deck-lab-open-hint = A CSV file, as spreadsheets write it
deck-lab-download = Download
deck-lab-download-hint = The deck as a CSV file
deck-lab-csv = The deck as text (CSV)
deck-lab-csv-label = The deck as the text of a CSV file
deck-lab-copy = Copy
deck-lab-read-text = Read this text
deck-lab-new-animal = Another animal
deck-lab-new-animal-hint = An animal that is not among the five of the game
deck-lab-add-animal = Add
deck-lab-load = Begin with a deck
deck-lab-choose-deck = Begin with …
deck-lab-blank = no cards
deck-lab-hands = Hands that make nothing
deck-lab-hands-hint = Show these three cards in the grid
deck-lab-hand = { $cards }
deck-lab-more-hands = and { $count } more
deck-lab-alike = Alike: cards { $cards }.

## The grid: what it says

deck-lab-whole = { $cards } cards.
deck-lab-lacking = { $cards } cards; { $count ->
    [one] 1 card is
   *[other] { $count } cards are
} not finished.
deck-lab-too-few = A deck has two cards or more; here { $cards ->
    [0] there is none yet
   *[one] is one
}.
deck-lab-set = Card { $card }, { $cell }: { $animal }.
deck-lab-added = Card { $card } added.
deck-lab-removed = Card { $card } taken out.
deck-lab-animal-added = Cards may show the { $animal } now.
deck-lab-loaded = { $name }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
deck-lab-emptied = An empty grid.
deck-lab-read = Read from { $name }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
deck-lab-undone = Taken back.
deck-lab-redone = Made again.
deck-lab-not-undone = There is nothing to take back.
deck-lab-not-redone = There is nothing to make again.
deck-lab-no-cell = A card has no cell “{ $cell }”.
deck-lab-no-animal = “{ $animal }” is not an animal of this deck; add it first.
deck-lab-no-card = There is no card { $card }.
deck-lab-no-deck = There is no deck “{ $name }”; there are { $known }.
deck-lab-no-name = “{ $name }” cannot be added: an animal’s name has up to 30 letters, in words joined by a space, a hyphen or an apostrophe, and is none of { $known }.
deck-lab-too-many = A deck has at most { $most } cards.
deck-lab-too-many-animals = A deck has at most { $most } animals.
deck-lab-too-large = This is larger than { $most } MB, too large for a deck; nothing was read.
deck-lab-not-read-one = Nothing was read: { $mistake }
deck-lab-not-read = Nothing was read; { $count } mistakes:
deck-lab-hint = { $holds ->
    [yes] The hint holds: any three cards can make an animal.
   *[no] The hint does not hold: { $count ->
        [one] 1 hand of three makes
       *[other] { $count } hands of three make
    } no animal.
} { $matching } of { $pairs } pairs of cards can match; the hint needs at least { $needed }.
deck-lab-hint-unknown = The hint is checked as soon as every card has a head and a body.
deck-lab-counts = Edges with 1 + 2 + 3 bodies: { $bodies }; with 1 + 2 + 3 heads: { $heads }. { $spread ->
    [0] Every animal is in every row equally often.
   *[other] How often an animal is in a row differs by up to { $spread }.
}

## The form of the designer

designer-cards = Cards
designer-cards-hint = How many cards the deck has, 2 to 60
designer-animals = Animals
designer-animals-hint = Names with commas between them
designer-body-edges = Body edges
designer-body-edges-hint = How many left edges show 1, 2 and 3 bodies
designer-head-edges = Head edges
designer-head-edges-hint = How many right edges show 1, 2 and 3 heads
designer-spread = Balance
designer-spread-hint = How often each animal is in each row, on the edges of a side
designer-spread-0 = equally often
designer-spread-1 = to within one
designer-spread-any = as it comes
designer-different = All cards differ
designer-hint = The hint holds
designer-players = Chance for
designer-players-hint = Games of Let’s free the animals are played with the deck
designer-players-none = nobody: any chance
designer-players-number = { $count ->
    [one] 1 player
   *[other] { $count } players
}
designer-team = Team
designer-team-hint = How the players choose their line-ups
designer-team-foresight = with foresight
designer-team-independent = each alone
designer-team-team = together
designer-wanted = Wanted chance
designer-wanted-hint = How often all animals shall be freed, 0 to 1; met to within 0.02
designer-seed = Seed
designer-seed-hint = The same seed finds the same deck
designer-start = Search
designer-stop = Stop
designer-take = Into the editor
designer-compiling = Compiling the search, once: some seconds …
designer-time = Time used
designer-idle = No search yet.
