# Words of the panel to play against the computer, and of the chart of a game's values.
# Words of en.ftl, such as { player }, may be used here.

computer-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Buttons

computer-hint = Hint
computer-hint-hint = Show what to play here, and why
computer-hide-hint = Hide hint
computer-hide-hint-hint = Take the hint off the board
computer-stop = Stop
computer-stop-hint = End the search; the best found so far is taken
computer-branch = What if …
computer-branch-hint = Try both sides’ turns in a branch; the game waits for you
computer-leave-branch = Back to the game
computer-leave-branch-hint = Return to the game where you left it
computer-answer = Computer plays
computer-answer-hint = Have the computer play the next turn
computer-review = Review
computer-review-hint = Look at the whole game again: what each turn was worth

## The status line

computer-thinking = { player } – the computer ({ $level }) is thinking …
computer-its-turn = { player } is the computer’s side: wait for its turn.
computer-compiling = The search is being compiled, once in a session: this takes up to a minute. You may play on meanwhile.
computer-gave-up = { player }: the computer could not decide. Press “Computer plays” to let it try again.
computer-stopping = Stopping …
computer-nothing-to-stop = Nothing is being searched.
computer-no-hints = Hints are switched off in this game.
computer-no-hint-now = A hint is for your own turn.
computer-not-its-turn = It is your turn; try the computer’s turns in a branch.
computer-not-finished = The game is reviewed when it is over.
computer-no-review = No game has been reviewed yet.
computer-no-turn = turn { $number } is not among those of the review
computer-no-setting = { $name }: { $value } is no setting of this panel
computer-in-branch = What if – { $message }
computer-branch-entered = What if: from here both sides are yours. The game waits.
computer-branch-left = Back in the game.
computer-was-better = Before turn { $number }: { player } played { $turn }; better was { $best }.
computer-was-best = Before turn { $number }: { player } played { $turn }, and nothing better was found.
computer-level-set = The computer now plays at the level “{ $level }”. { $text }
computer-side-set = You now play { player }.

## Beside the board

computer-opponent = You and the computer
computer-field-level = Level
computer-field-human = Your side
computer-field-hints = Hints
computer-field-evaluation = Evaluation bar
computer-evaluation = Evaluation
computer-standing = { $player ->
    [nobody] { $exact ->
        [true] A draw if both play their best: proven.
       *[false] About level: an estimate.
    }
   *[other] { $exact ->
        [true] { player } wins by { computer-points } if both play their best: proven.
       *[false] { player } is ahead by about { computer-points }: an estimate.
    }
}
computer-standing-over = { $player ->
    [nobody] The game is over: a draw.
   *[other] The game is over: { player } wins by { computer-points }.
}
computer-standing-short = { $player ->
    [nobody] { $exact ->
        [true] 0
       *[false] ≈ 0
    }
   *[other] { $exact ->
        [true] { player } +{ $points }
       *[false] { player } ≈ +{ $points }
    }
}
computer-standing-old = { $text } The new position is being looked at …
computer-standing-unknown = Not evaluated yet.
computer-reviewing = Reviewing the game: { $done } of { $count } turns …
computer-branch-note = You are trying something out. Nothing here changes the game.
computer-hint-title = Hint for { player }
computer-hint-coming = Looking for it …
computer-arrows = On the board: whole arrows and the token 1 are this turn, dotted arrows and the tokens 2 and 3 the turns that may follow.

## The review

computer-review-title = Review
computer-review-caption = Value after each turn; ≈ is an estimate
computer-review-turn = Turn
computer-review-played = Played
computer-review-value = Value
computer-review-better = Better
computer-review-lost = Lost
computer-lost = { $exact ->
    [true] { $points }
   *[false] ≈ { $points }
}
computer-show-turn = Show
computer-show-turn-label = Show turn { $number } on the board: { player }, { $turn }
computer-scroll-table = Turns of the game
computer-chart-alt = Chart of the value after each turn; the table below has its numbers

## The chart

computer-chart-title = What the game was worth after each turn
computer-chart-estimated = estimated
computer-chart-proven = proven
computer-chart-after = after a turn of { player }
computer-chart-ahead = { player } ahead
computer-chart-turn = turn
computer-chart-note = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}, { $proven ->
    [0] none proven
   *[other] the last { $proven } proven
}, { $nodes } decisions looked at
