"""The words on the charts of Zoo Run."""

from typing import Literal

WORDS: dict[str, dict[Literal["en", "fr"], str]] = {
    "lynx": {"en": "lynx", "fr": "lynx"},
    "turtle": {"en": "turtle", "fr": "tortue"},
    "panda": {"en": "panda", "fr": "panda"},
    "elephant": {"en": "elephant", "fr": "éléphant"},
    "llama": {"en": "llama", "fr": "lama"},
    "deck": {"en": "{deck} deck", "fr": "paquet {deck}"},
    "hands": {"en": "n = {n} hands, all there are", "fr": "n = {n} mains, toutes"},
    "exact": {"en": "exact", "fr": "exact"},
    "simulated": {"en": "simulated, {n} draws", "fr": "simulé, {n} tirages"},
    "hand title": {
        "en": "What the best line-up of {cards} cards makes",
        "fr": "Ce que fait le meilleur alignement de {cards} cartes",
    },
    "animals made": {"en": "animals reconstituted", "fr": "animaux reconstitués"},
    "share of hands": {"en": "share of hands (%)", "fr": "part des mains (%)"},
    "all_free": {"en": "none left: won", "fr": "aucun : gagné"},
    "one_left": {"en": "1 left", "fr": "1 reste"},
    "two_or_three_left": {"en": "2–3 left", "fr": "2–3 restent"},
    "four_or_five_left": {"en": "4–5 left", "fr": "4–5 restent"},
    "more_left": {"en": "6 or more left", "fr": "6 ou plus restent"},
    "verdicts title": {"en": "Are the animals free?", "fr": "Les animaux sont-ils libres ?"},
    "won label": {"en": "none left (%)", "fr": "aucun ne reste (%)"},
    "verdict note": {
        "en": "at each bar: games won, with the interval",
        "fr": "sur chaque barre : parties gagnées, avec l’intervalle",
    },
    "each": {"en": "n = {n} games a bar", "fr": "n = {n} parties par barre"},
    "each n": {"en": "n = {n} games each", "fr": "n = {n} parties chacun"},
    "left title": {"en": "Which animal is left over", "fr": "Quel animal reste"},
    "left label": {"en": "tokens left a game, on average", "fr": "jetons restants par partie"},
    "turns title": {"en": "How long the race lasts", "fr": "Combien dure la course"},
    "turns": {"en": "turns", "fr": "tours"},
    "spaces title": {
        "en": "Spaces of one turn, by favourite",
        "fr": "Cases d’un tour, selon le favori",
    },
    "spaces": {"en": "spaces of one turn", "fr": "cases d’un tour"},
    "estimates title": {"en": "Estimates with intervals", "fr": "Estimations et intervalles"},
    "value": {"en": "value", "fr": "valeur"},
}
"""Every word by what it is for and by language."""
