# Qui choisit une action : un nom, seul puis dans une phrase, et la façon de jouer d’un niveau.

levels-first-game = Première partie
    .text = Joue une décision sur deux au hasard ; sinon, prend ce qui rapporte le plus tout de suite.
    .within = première partie
levels-greedy = Gourmand
    .text = Prend ce qui rapporte le plus tout de suite et déplace le gardien au hasard.
    .within = gourmand
levels-careful = Prudent
    .text = Regarde chacun de ses tours, gardien compris, et ce qu’il vous laisse.
    .within = prudent
levels-thoughtful = Réfléchi
    .text = Regarde chacun de ses tours avec votre meilleure réponse.
    .within = réfléchi
levels-cunning = Rusé
    .text = Examine mille décisions : deux ou trois tours à l’avance, davantage vers la fin.
    .within = rusé
levels-expert = Expert
    .text = Examine vingt mille décisions : plusieurs tours à l’avance, et toute la fin d’une partie.
    .within = expert
levels-no-mercy = Sans pitié
    .text = Regarde aussi loin que le temps le permet et ne laisse rien passer près de la fin.
    .within = sans pitié
levels-random = Hasard
    .within = au hasard
levels-beginner = Débutant
    .within = débutant

# Un niveau que le hasard remplace au début ; { $level } est son nom dans une phrase.
levels-opened = { $level } après { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animaux
}
