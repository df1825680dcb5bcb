# Who chooses an action: a name by itself and within a sentence, and how a level plays.

levels-first-game = First game
    .text = Plays half of its decisions at random, and otherwise takes what scores most at once.
    .within = first game
levels-greedy = Greedy
    .text = Takes whatever scores most at once, and moves the guardian at random.
    .within = greedy
levels-careful = Careful
    .text = Looks at all its turns, to the guardian’s post, and asks what each leaves you.
    .within = careful
levels-thoughtful = Thoughtful
    .text = Looks at each of its turns together with your best answer.
    .within = thoughtful
levels-cunning = Cunning
    .text = Looks at a thousand decisions: two or three turns ahead, and more near the end.
    .within = cunning
levels-expert = Expert
    .text = Looks at twenty thousand decisions: several turns ahead, and the whole end of a game.
    .within = expert
levels-no-mercy = No mercy
    .text = Looks ahead as far as its time allows, and misses nothing near the end.
    .within = no mercy
levels-random = Random
    .within = random
levels-beginner = Beginner
    .within = beginner

# A level that chance plays for at first; { $level } is its name within a sentence.
levels-opened = { $level } after { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animals
}
