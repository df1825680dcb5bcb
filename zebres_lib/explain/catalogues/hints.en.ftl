# Hints and reviews of games: what to play and why, what a turn gave away.
# Words of en.ftl, such as { player } and { token }, may be used here. “You” is the player who is
# advised.

hints-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hints-territories = { $count ->
    [one] territory { $territories }
   *[other] territories { $territories }
}
hints-who = { $who ->
    [you] you
    [white] White
   *[green] Green
}

## What to do; the first letter becomes a capital

hints-post = put the guardian on post { $post }, so that the first animal must go in { $line }
hints-place = place { a-species } on { $square }
hints-stay = leave { $crocodile } where it is
hints-stay-there = leave it there
hints-swap = swap { $crocodile } with { $gazelle }
hints-swap-on = swap it with { $gazelle }
hints-swap-again = then with { $gazelle }
hints-turn = { $deeds }.
hints-turn-and-effects = { $deeds }: it { $effects }.
hints-guardian = { $choice ->
    [forced] The guardian can only go to { $post }
    [alone] Move the guardian to { $post }
   *[then] Then move the guardian to { $post }
}, so that { hints-who } must place { $count ->
    [1] on { $squares }
    [2] on { $squares }
    [3] on { $squares }
   *[other] somewhere in { $line }
}.

## What the animal does: each goes on after “it” or after “and”

hints-hides = hides { $tokens } ({ hints-points })
hints-sends-home = sends { $tokens } home
hints-lies-down = lies face down beside { $tokens }
hints-lands = makes { $tokens } go face down beside a lion ({ hints-points })
hints-inauguration = earns you the Inauguration token for territory { $territory } ({ hints-points })
hints-gains = gives you { hints-territories }
hints-takes = takes { hints-territories } away from { player }
hints-costs = costs you { hints-territories }
hints-leaves = leaves { hints-territories } to { player }
hints-ends = ends the game

## What follows: each is a sentence that others may join

hints-line = { $exact ->
    [true] Best play then goes on with { $turns }.
   *[false] Play may then go on with { $turns }.
}
hints-line-and-effects = { $exact ->
    [true] Best play then goes on with { $turns }: { $effects }.
   *[false] Play may then go on with { $turns }: { $effects }.
}
hints-later-goes = { $who ->
    [nobody] nobody holds { hints-territories } any longer
   *[other] { hints-territories } { $count ->
        [one] goes
       *[other] go
    } to { hints-who }
}
hints-later-inauguration = { $who ->
    [you] you take the Inauguration token
   *[other] { hints-who } takes the Inauguration token
}
hints-later-hides = { $tokens } { $count ->
    [one] goes
   *[other] go
} face down
hints-later-flees = { $tokens } { $count ->
    [one] flees
   *[other] flee
}

## How it ends

hints-margin-exact = { $outcome ->
    [ahead] Proven: if both play their best from now on, you win by { hints-points }.
    [behind] Proven: if both play their best from now on, you lose by { hints-points }.
   *[level] Proven: if both play their best from now on, the game ends in a draw.
}
hints-margin-estimate = { $outcome ->
    [ahead] Estimate: you are about { hints-points } ahead.
    [behind] Estimate: you are about { hints-points } behind.
   *[level] Estimate: the game is about level.
}

## A game looked at again

hints-standing = { $player ->
    [nobody] level
   *[other] { player } ahead by { $exact ->
        [true] { hints-points }
       *[false] about { hints-points }
    }
}
hints-review-won = { $player ->
    [nobody] The game ended in a draw.
   *[other] { player } won by { hints-points }.
}
hints-review-unfinished = The game is not finished; as it stands: { $standing }.
hints-review-stopped = Looked at were turn { $number } and those after it.
hints-review-turn = Turn { $number }, { player }: { $turn } gave away { $exact ->
    [true] { hints-points }
   *[false] about { hints-points }
}. Better was { $best }; it would have led to: { $standing }.
hints-review-lead = With this turn { player } lost the lead.
hints-review-none = No turn gave away a whole point, as far as could be seen.
hints-review-sums = In all, White gave away { $exact ->
    [true] { $white } and Green { $green } points.
   *[false] about { $white } and Green about { $green } points.
}
hints-review-sure = { $count ->
    [one] The last turn is proven, the others are estimates.
   *[other] The last { $count } turns are proven, the others are estimates.
}
hints-review-all-sure = All of this is proven.
