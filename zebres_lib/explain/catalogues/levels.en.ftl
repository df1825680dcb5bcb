# The levels of the computer player: a name, and how it plays.

levels-first-game = First game
    .text = Plays half of its decisions at random, and otherwise takes what scores most at once.
levels-greedy = Greedy
    .text = Takes whatever scores most at once, and moves the guardian at random.
levels-careful = Careful
    .text = Looks at all its turns, to the guardian’s post, and asks what each leaves you.
levels-thoughtful = Thoughtful
    .text = Looks at each of its turns together with your best answer.
levels-cunning = Cunning
    .text = Looks at a thousand decisions: two or three turns ahead, and more near the end.
levels-expert = Expert
    .text = Looks at twenty thousand decisions: several turns ahead, and the whole end of a game.
levels-no-mercy = No mercy
    .text = Looks ahead as far as its time allows, and misses nothing near the end.
