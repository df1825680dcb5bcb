# Questions et verdicts des exercices.
# Les mots de fr.ftl, comme { player }, peuvent servir ici.

exercise-squares = On joue { $run }. Choisissez toutes les cases dont l’animal est concerné par : { $rules }.
exercise-action = Trouvez une action de { player } qui montre : { $rule }.
exercise-forbids = { $action } n’est pas permis. Quelle règle s’y oppose ?
exercise-territory = Combien de points le territoire { $territory } donne-t-il à son propriétaire dans cette position ?
exercise-points = Combien de points { player } a-t-il dans cette position ?
exercise-answer = Votre réponse
exercise-answer-squares = des cases, par exemple b3 d3
exercise-answer-action = une action, par exemple Gc3
exercise-answer-number = un nombre entier
exercise-answer-choice = l’une de ces règles
exercise-check = Vérifier
exercise-reveal = Voir la réponse
exercise-clear = Recommencer
exercise-right = Exact !
exercise-squares-missing = Pas encore : { $count ->
    [one] il manque une case.
   *[other] il manque { $count } cases.
}
exercise-squares-extra = Pas concernées : { $squares }.
exercise-forbidden = { $action } n’est pas permis ici.
exercise-other = { $action } est permis, mais montre autre chose.
exercise-not-this-rule = Non, c’est une autre règle.
exercise-too-low = Non, c’est plus.
exercise-too-high = Non, c’est moins.
exercise-solution = La réponse est : { $answer }
exercise-none = aucune
exercise-unreadable = « { $answer } » ne se lit pas comme une réponse ; il faut { $form ->
    [squares] { exercise-answer-squares }
    [action] { exercise-answer-action }
    [number] { exercise-answer-number }
   *[choice] { exercise-answer-choice }
}.
