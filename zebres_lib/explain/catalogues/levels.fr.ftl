# Les niveaux de l'ordinateur : un nom, et sa façon de jouer.

levels-first-game = Première partie
    .text = Joue une décision sur deux au hasard ; sinon, prend ce qui rapporte le plus tout de suite.
levels-greedy = Gourmand
    .text = Prend ce qui rapporte le plus tout de suite et déplace le gardien au hasard.
levels-careful = Prudent
    .text = Regarde chacun de ses tours, gardien compris, et ce qu’il vous laisse.
levels-thoughtful = Réfléchi
    .text = Regarde chacun de ses tours avec votre meilleure réponse.
levels-cunning = Rusé
    .text = Examine mille décisions : deux ou trois tours à l’avance, davantage vers la fin.
levels-expert = Expert
    .text = Examine vingt mille décisions : plusieurs tours à l’avance, et toute la fin d’une partie.
levels-no-mercy = Sans pitié
    .text = Regarde aussi loin que le temps le permet et ne laisse rien passer près de la fin.
