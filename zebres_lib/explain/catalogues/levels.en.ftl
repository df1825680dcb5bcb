# The levels of the computer player: a name, and how it plays.

levels-first-game = First game
    .text = Plays half of its decisions at random, and otherwise takes what scores most at once.
levels-greedy = Greedy
    .text = Takes whatever scores most at once, and moves the guardian at random.
levels-careful = Careful
    .text = Looks at all its turns, to the guardian’s post, and asks what each leaves you.
levels-cunning = Cunning
    .text = Looks at each of its turns together with your best answer.
levels-expert = Expert
    .text = Looks several turns ahead and knows how a game ends when it nears its end.
levels-no-mercy = No mercy
    .text = Looks ahead as far as its time allows, and misses nothing near the end.
