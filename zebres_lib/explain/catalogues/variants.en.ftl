# Variants of the game: how two differ, what is remarkable about one, what numbers are called.
#
# $animal is gazelle, zebra, crocodile, elephant or lion; $old and $new are the values before and
# after; $value is true or false.

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
variants-hidden-gazelles-flee = { $value ->
    [true] A lion sends face-down gazelles home too.
   *[false] A lion leaves face-down gazelles where they are.
}
variants-crocodile-chain = { $value ->
    [true] A crocodile may swap again from its new square.
   *[false] A crocodile swaps at most once a turn.
}
variants-guardian-while-solo = { $value ->
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
variants-clockwise = { $value ->
    [true] The guardian walks clockwise.
   *[false] The guardian walks anticlockwise.
}
variants-split-territories = { $value ->
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
