# Variants of the game: how two differ, what is remarkable about one, what numbers are called.
#
# $animal is gazelle, zebra, crocodile, elephant or lion; $old and $new are the values before and
# after (true and false for rulings).

variants-a-animal = { $animal ->
    [elephant] An elephant
    [gazelle] A gazelle
    [zebra] A zebra
    [crocodile] A crocodile
   *[lion] A lion
}
variants-new-animals = { $animal ->
    [gazelle] { $new ->
        [one] gazelle
       *[other] gazelles
    }
    [zebra] { $new ->
        [one] zebra
       *[other] zebras
    }
    [crocodile] { $new ->
        [one] crocodile
       *[other] crocodiles
    }
    [elephant] { $new ->
        [one] elephant
       *[other] elephants
    }
   *[lion] { $new ->
        [one] lion
       *[other] lions
    }
}
variants-new-points = { $new ->
    [one] point
   *[other] points
}
variants-counts = Each player has { $new } { variants-new-animals } instead of { $old }.
variants-values = { variants-a-animal } is worth { $new } { variants-new-points } instead of { $old }.
variants-inauguration-points = The Inauguration token is worth { $new } { variants-new-points } instead of { $old }.
variants-guardian-steps = The guardian walks at most { $new } { $new ->
    [one] post
   *[other] posts
} instead of { $old }.
variants-hidden-gazelles-flee = { $new ->
    [true] A lion sends face-down gazelles home too.
   *[false] A lion leaves face-down gazelles where they are.
}
variants-crocodile-chain = { $new ->
    [true] A crocodile may swap again from its new square.
   *[false] A crocodile swaps at most once a turn.
}
variants-guardian-while-solo = { $new ->
    [true] The guardian keeps walking and restricting while one player alone has tokens.
   *[false] The guardian no longer matters while one player alone has tokens.
}
variants-board-name = { $board ->
    [classic] the classic board
    [president] the President’s reserve
   *[own] the board “{ $name }”
}
variants-board = The game is played on { $new } instead of { $old }.
variants-board-size = The board has { $columns } columns and { $rows } rows instead of { $old-columns } and { $old-rows }.
variants-rivers = Rivers between two squares: { $new } new, { $gone } gone.
variants-letters = The territories have other letters, and the rivers stay where they are.
variants-sizes = The territories have { $new } squares instead of { $old }.
variants-clockwise = { $new ->
    [true] The guardian walks clockwise.
   *[false] The guardian walks anticlockwise.
}
variants-split-territories = { $new ->
    [true] A territory may be in several pieces.
   *[false] Every territory is in one piece.
}

## Remarks

variants-even-territories = { $count ->
    [one] Territory { $names } has an even number of squares
   *[other] Territories { $names } have an even number of squares
}: a tied majority there belongs to nobody.
variants-spare-tokens = Two hands hold { $tokens } tokens for { $squares } squares, so { $spare } will be left over.
variants-too-few-tokens = Two hands hold { $tokens } tokens, too few to fill { $squares } squares: { $spare } { $spare ->
    [one] is
   *[other] are
} missing.
# Also for a board that is being painted.
variants-in-pieces = { $count ->
    [one] Territory { $names } is in several pieces
   *[other] Territories { $names } are in several pieces
}
variants-pieces-allowed = { variants-in-pieces }: the board allows it.
variants-pieces-forbidden = { variants-in-pieces }: every territory is one piece, unless the board allows others.

## What numbers and rulings are called

variants-of-counts = { $animal ->
    [gazelle] gazelles a player
    [zebra] zebras a player
    [crocodile] crocodiles a player
    [elephant] elephants a player
   *[lion] lions a player
}
variants-of-values = { $animal ->
    [gazelle] points of a gazelle
    [zebra] points of a zebra
    [crocodile] points of a crocodile
    [elephant] points of an elephant
   *[lion] points of a lion
}
variants-of-inauguration-points = points of the Inauguration
variants-of-guardian-steps = steps of the guardian
variants-of-hidden-gazelles-flee = face-down gazelles flee
variants-of-crocodile-chain = crocodiles swap again
variants-of-guardian-while-solo = guardian while one plays alone

## Files that are no variants
#
# $value is what stands there, $where its key; $rule a rule id, or none.

variants-error = { $place ->
    [line] { $source }, line { $line }: { $reason }
    [source] { $source }: { $reason }
   *[nowhere] { $reason }
}
variants-error-at = { $where }: { $reason }
variants-error-no-file = there is no such file
variants-error-unreadable = cannot be read: { $reason }
variants-error-long = has { $bytes } bytes; a variant has at most { $most }
variants-error-encoding = not UTF-8; save the file as UTF-8
variants-error-toml = { $column ->
    [none] not TOML: { $reason }
   *[other] column { $column }: not TOML: { $reason }
}
variants-error-no-name = name is missing; write a line such as name = "My variant"
variants-error-no-such-key = no such key; { $is_near ->
    [true] perhaps { $near }; there are { $known }
   *[false] there are { $known }
}
variants-error-line = { $value } is not a text of one line that says something
variants-error-text = { $value } is not a text
variants-error-rules = { $value } is not a Rules; write rules=Rules(...)
variants-error-flag = { $value } is neither true nor false{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
variants-error-table = { $value } is not a table with keys { $known }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
variants-error-board = { $value } is not among { $known }; a board of your own is a table [board] with its map
variants-error-map = { $value } is not a map; write one letter a square
variants-table = a table
variants-nothing = nothing

## The variants that come with the library

variant-classic = Classic
variant-classic-notes = The game of the 2004 edition, with the readings that this library takes as default.
variant-even-lands = Even lands
variant-even-lands-notes = Five territories of six squares: a majority can be tied, and a game can be drawn.
variant-faithful-gazelles = Faithful gazelles
variant-faithful-gazelles-notes = The other reading of the lion: a gazelle that lies face down does not see it coming.
variant-guardian-to-the-end = Guardian to the end
variant-guardian-to-the-end-notes = The other reading of the solo finish: the guardian walks until the board is full.
variant-no-bonus = No bonus
variant-no-bonus-notes = Filling a territory first earns nothing. Does anybody miss the five points?
variant-pond = Pond
variant-pond-notes = Sixteen squares and eight animals each, for a game of a few minutes.
variant-president = President's reserve
variant-president-notes = The second published board: three small territories, and one of nine squares.
variant-short-walk = Short walk
variant-short-walk-notes = With one step at a time the guardian goes from line to line: where to place is hardly a choice.
variant-single-swap = Single swap
variant-single-swap-notes = The other reading of the crocodile: one swap, and the turn goes on.
