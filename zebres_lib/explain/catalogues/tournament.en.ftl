# Charts of tournaments.

tournament-cross-title = Who beats whom
tournament-share = points that the row’s player scores (%)
tournament-opponent = against
tournament-player = player
tournament-unmet = hatched: did not meet
tournament-rating-title = Who is stronger
tournament-rating = rating (Elo points), 0 is the mean of the rated players
tournament-rating-anchor = rating (Elo points), 0 is { $anchor }
tournament-at-least = at least { $rating }
tournament-at-most = at most { $rating }
tournament-open = the games do not tell
tournament-rounds = { $turns ->
    [0] sides exchanged
    [one] sides exchanged, one random turn first
   *[other] sides exchanged, { $turns } random turns first
}
