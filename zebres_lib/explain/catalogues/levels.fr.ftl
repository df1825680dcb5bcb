# Les niveaux de l'ordinateur : un nom, et sa façon de jouer.

levels-first-game = Première partie
    .text = Joue une décision sur deux au hasard ; sinon, prend ce qui rapporte le plus tout de suite.
levels-greedy = Gourmand
    .text = Prend ce qui rapporte le plus tout de suite et déplace le gardien au hasard.
levels-careful = Prudent
    .text = Regarde chacun de ses tours, gardien compris, et ce qu’il vous laisse.
levels-cunning = Rusé
    .text = Regarde chacun de ses tours avec votre meilleure réponse.
levels-expert = Expert
    .text = Regarde plusieurs tours à l’avance et connaît la fin d’une partie quand elle approche.
levels-no-mercy = Sans pitié
    .text = Regarde aussi loin que le temps le permet et ne laisse rien passer près de la fin.
