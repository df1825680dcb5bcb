# Les graphiques de l’atelier de conception.

design-comparison = Variantes comparées
design-unit = { $metric } ({ $unit })
design-verdict = plein : diffère de { $variant } au-delà du hasard, pour l’ensemble des { $comparisons } différences du tableau
design-tornado = Un nombre à la fois
design-change = { $metric } : changement ({ $unit })
design-points = { $metric } : changement (points de pourcentage)
design-down = un pas de moins
design-up = un pas de plus
design-turned = l’autre lecture
design-base = avant : { $value }
design-refused = { $count ->
    [one] un changement injouable
   *[other] { $count } changements injouables
}
design-search = Où obtient-on { $target } ?
design-target = voulu : { $target }
design-tried = valeurs essayées
design-none = aucune valeur dans ce domaine
design-undecided = indécis
design-value = valeur
