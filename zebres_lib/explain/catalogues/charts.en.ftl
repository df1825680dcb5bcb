# Words and notes on charts.

## Of Drôles de Zèbres and in general

chart-white = White
chart-green = Green
chart-draw = draw
chart-white-wins = White wins
chart-green-wins = Green wins
chart-mean = mean
chart-n = n = { $n } games
chart-seed = seed { $seed }
chart-no-seed = seed not recorded
chart-players = White { $white }, Green { $green }
chart-labelled = { $name }: { $text }
chart-intervals = { $confidence } % intervals
chart-interval = { $confidence } % interval
chart-share-of-games = share of games (%)
chart-points = points at the end
chart-points-title = Points of both players
chart-margin = margin, White minus Green (points)
chart-margin-title = Who wins, and by how much
chart-territory = territory
chart-mean-points = mean points a game
chart-territory-title = Points by territory
chart-owner-note = above each bar: games in which its player owns the territory
chart-inauguration-title = What the Inauguration decides
chart-with =
    { $player }
    with it
chart-without =
    { $player }
    without
chart-decides =
    { $bonus } points
    decide
chart-holder = with or without the Inauguration token
chart-post-title = Wins by the guardian’s first post
chart-post = first post of the guardian
chart-first-player = games the first player wins (%)
chart-at-most = { $text } of at most ±{ $half }
chart-no-games = no games
chart-column = column
chart-row = row
chart-hiding-title = Where zebras hide
chart-hidden = games with a zebra face down here (%)
chart-convergence-title = An estimate settles
chart-estimate = estimate
chart-games-so-far = games so far (log scale)
chart-settings-title = Two settings compared
chart-difference =
    { $second } − { $first }: { $difference }
    (paired; { $relative } × the unpaired width)
chart-changed = another winner: { $changed }
chart-first-setting = first
chart-second-setting = second
chart-tree-title = A game tree
chart-white-decides = White decides
chart-green-decides = Green decides
chart-leaf = the game is over
chart-best-play = best play of both
chart-not-looked-at = not looked at
chart-decisions-ahead = decisions ahead
chart-tree-note = final margins, White minus Green (points); { $visited } of { $nodes } nodes looked at
chart-squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
chart-inauguration =
    Inaugu-
    ration
chart-player-points =
    { $count ->
        [one] { $player }: { $count } point
       *[other] { $player }: { $count } points
    }
chart-player-end =
    { $count ->
        [one] { $player }: { $count } point at the end
       *[other] { $player }: { $count } points at the end
    }
chart-points-of = points
chart-turn = turn
chart-running-points = points, as if the game ended now

## Of Zoo Run

chart-deck = { $deck } deck
chart-hands = n = { $n } hands, all there are
chart-exact = exact
chart-simulated = simulated, { $n } draws
chart-hand-title = What the best line-up of { $cards } cards makes
chart-animals-made = animals reconstituted
chart-share-of-hands = share of hands (%)
chart-all-free = none left: won
chart-one-left = 1 left
chart-two-or-three-left = 2–3 left
chart-four-or-five-left = 4–5 left
chart-more-left = 6 or more left
chart-verdicts-title = Are the animals free?
chart-won-label = none left (%)
chart-verdict-note = at each bar: games won, with the interval
chart-each = n = { $n } games a bar
chart-each-n = n = { $n } games each
chart-left-title = Which animal is left over
chart-left-label = tokens left a game, on average
chart-turns-title = How long the race lasts
chart-turns = turns
chart-spaces-title = Spaces of one turn, by favourite
chart-spaces = spaces of one turn
chart-estimates-title = Estimates with intervals
chart-value = value
