"""The words on charts, and how a language writes numbers."""

from typing import Literal

from ..estimates import Estimate
from .words_zoo_run import WORDS as WORDS_OF_ZOO_RUN

Language = Literal["en", "fr"]

WORDS: dict[str, dict[Language, str]] = {
    "white": {"en": "White", "fr": "Blanc"},
    "green": {"en": "Green", "fr": "Vert"},
    "draw": {"en": "draw", "fr": "égalité"},
    "white wins": {"en": "White wins", "fr": "Blanc gagne"},
    "green wins": {"en": "Green wins", "fr": "Vert gagne"},
    "mean": {"en": "mean", "fr": "moyenne"},
    "n": {"en": "n = {n} games", "fr": "n = {n} parties"},
    "seed": {"en": "seed {seed}", "fr": "graine {seed}"},
    "no seed": {"en": "seed not recorded", "fr": "graine non notée"},
    "players": {"en": "White {white}, Green {green}", "fr": "Blanc {white}, Vert {green}"},
    "labelled": {"en": "{name}: {text}", "fr": "{name}\u00a0: {text}"},
    "intervals": {"en": "{confidence}\u00a0% intervals", "fr": "intervalles à {confidence}\u00a0%"},
    "interval": {"en": "{confidence}\u00a0% interval", "fr": "intervalle à {confidence}\u00a0%"},
    "share of games": {"en": "share of games (%)", "fr": "part des parties (%)"},
    "points": {"en": "points at the end", "fr": "points à la fin"},
    "points title": {"en": "Points of both players", "fr": "Points des deux joueurs"},
    "margin": {
        "en": "margin, White minus Green (points)",
        "fr": "écart, Blanc moins Vert (points)",
    },
    "margin title": {"en": "Who wins, and by how much", "fr": "Qui gagne, et de combien"},
    "territory": {"en": "territory", "fr": "territoire"},
    "mean points": {"en": "mean points a game", "fr": "points par partie, en moyenne"},
    "territory title": {"en": "Points by territory", "fr": "Points par territoire"},
    "owner note": {
        "en": "above each bar: games in which its player owns the territory",
        "fr": "au-dessus de chaque barre : parties où le territoire est à ce joueur",
    },
    "inauguration title": {
        "en": "What the Inauguration decides",
        "fr": "Ce que décide l’Inauguration",
    },
    "with": {"en": "{player}\nwith it", "fr": "{player}\navec"},
    "without": {"en": "{player}\nwithout", "fr": "{player}\nsans"},
    "decides": {"en": "{bonus} points\ndecide", "fr": "{bonus} points\ndécident"},
    "holder": {
        "en": "with or without the Inauguration token",
        "fr": "avec ou sans le jeton Inauguration",
    },
    "post title": {
        "en": "Wins by the guardian’s first post",
        "fr": "Victoires selon le premier poste",
    },
    "post": {"en": "first post of the guardian", "fr": "premier poste du gardien"},
    "first player": {
        "en": "games the first player wins (%)",
        "fr": "parties gagnées par le premier joueur (%)",
    },
    "at most": {"en": "{text} of at most ±{half}", "fr": "{text}, au plus ±{half}"},
    "no games": {"en": "no games", "fr": "aucune partie"},
    "column": {"en": "column", "fr": "colonne"},
    "row": {"en": "row", "fr": "rangée"},
    "hiding title": {"en": "Where zebras hide", "fr": "Où les zèbres se cachent"},
    "hidden": {
        "en": "games with a zebra face down here (%)",
        "fr": "parties avec un zèbre caché ici (%)",
    },
    "convergence title": {"en": "An estimate settles", "fr": "Une estimation se stabilise"},
    "estimate": {"en": "estimate", "fr": "estimation"},
    "games so far": {"en": "games so far (log scale)", "fr": "parties jouées (échelle log)"},
    "settings title": {"en": "Two settings compared", "fr": "Deux réglages comparés"},
    "difference": {
        "en": "{second} − {first}: {difference}\n(paired; {relative} × the unpaired width)",
        "fr": "{second} − {first} : {difference}\n(par paires ; {relative} × la largeur sans)",
    },
    "changed": {"en": "another winner: {changed}", "fr": "autre gagnant : {changed}"},
    "first setting": {"en": "first", "fr": "premier"},
    "second setting": {"en": "second", "fr": "second"},
    "tree title": {"en": "A game tree", "fr": "Un arbre de jeu"},
    "white decides": {"en": "White decides", "fr": "Blanc décide"},
    "green decides": {"en": "Green decides", "fr": "Vert décide"},
    "leaf": {"en": "the game is over", "fr": "la partie est finie"},
    "best play": {"en": "best play of both", "fr": "le mieux des deux"},
    "not looked at": {"en": "not looked at", "fr": "pas regardé"},
    "decisions ahead": {"en": "decisions ahead", "fr": "décisions en avant"},
    "tree note": {
        "en": "final margins, White minus Green (points); {visited} of {nodes} nodes looked at",
        "fr": "écarts finaux, Blanc moins Vert (points) ; {visited} nœuds sur {nodes} regardés",
    },
    **WORDS_OF_ZOO_RUN,
}
"""Every word by what it is for and by language."""


def word(name: str, language: Language, /, **values: str) -> str:
    """Return a word or phrase in ``language``, its gaps filled.

    Raises ``ValueError`` for a language that charts do not speak.
    """
    spoken = WORDS[name]
    if language not in spoken:
        raise ValueError(f"language is {language!r}; charts speak {', '.join(spoken)}")
    return spoken[language].format(**values)


def number(value: float, decimals: int, language: Language) -> str:
    """Write a number as the language does, with a true minus sign and spaced thousands."""
    text = f"{value:,.{decimals}f}".replace(",", "\N{NO-BREAK SPACE}").replace("-", "−")
    return text.replace(".", ",") if language == "fr" else text


def interval_text(
    estimate: Estimate, language: Language, *, scale: float = 1, unit: str = ""
) -> str:
    """Write ``value [low, high] unit``, everything times ``scale``."""
    decimals = estimate.decimals(scale)
    value, low, high = (
        number(one * scale, decimals, language)
        for one in (estimate.value, estimate.low, estimate.high)
    )
    between = " ; " if language == "fr" else ", "
    return f"{value} [{low}{between}{high}]{unit and f' {unit}'}"


def labelled(name: str, text: str, language: Language) -> str:
    """Write ``name: text`` with the language's colon."""
    return word("labelled", language, name=name, text=text)


def percent_text(confidence: float, language: Language) -> str:
    """Write a confidence such as 0.95 as ``95``."""
    percent = round(confidence * 100, 3)
    return number(percent, 0 if percent == int(percent) else 1, language)


def intervals_note(confidence: float, language: Language) -> str:
    """Return the words that name the confidence of a chart's intervals."""
    return word("intervals", language, confidence=percent_text(confidence, language))
