"""The words of the drawing and of the text board, one table a language.

These are labels; the sentences that explain the rules are elsewhere. A further language is one
more :class:`Words` in :data:`LANGUAGES`.
"""

from collections.abc import Callable
from dataclasses import dataclass

from ..position import NOBODY, Phase, Position
from ..rules import score
from ..variant import Rules, Species


@dataclass(frozen=True)
class Words:
    """All words of one language. Tuples by player are (White, Green)."""

    code: str
    picture: str  # {board}
    boards: dict[str, str]
    other_board: str  # {name}
    players: tuple[str, str]
    to_decide: dict[Phase, str]  # {player}
    over: str
    wins: str  # {player}, {more}, {less}
    draw: str  # {points}
    inauguration: str
    not_taken: str
    held_by: tuple[str, str]
    points: Callable[[int], str]
    token: Callable[[int, Species], str]
    tokens_in_hand: Callable[[int, Species, int], str]
    face_down: str
    empty: str
    territory: str  # {letter}
    posts: dict[str, str]  # by side of the board, {post}, {line}
    guardian: str
    no_guardian: str
    guardian_at: str  # {post}
    on_board: str  # {white}, {green}
    marks: dict[str, str]  # by mark, what a label adds
    legend: str
    upper_case: str
    lower_case: str
    colon: str


_ENGLISH_SIDES = ("white", "green")
_ENGLISH = {
    Species.GAZELLE: "gazelle",
    Species.ZEBRA: "zebra",
    Species.CROCODILE: "crocodile",
    Species.ELEPHANT: "elephant",
    Species.LION: "lion",
}


def _english_in_hand(player: int, species: Species, count: int) -> str:
    name = _ENGLISH[species] + ("" if count == 1 else "s")
    return f"{count or 'no'} {_ENGLISH_SIDES[player]} {name} in hand"


# (name, feminine)
_FRENCH = {
    Species.GAZELLE: ("gazelle", True),
    Species.ZEBRA: ("zèbre", False),
    Species.CROCODILE: ("crocodile", False),
    Species.ELEPHANT: ("éléphant", False),
    Species.LION: ("lion", False),
}


def _french_token(player: int, species: Species, plural: bool = False) -> str:
    name, feminine = _FRENCH[species]
    colour = (("blanc", "blanche"), ("vert", "verte"))[player][feminine]
    return f"{name}s {colour}s" if plural else f"{name} {colour}"


def _french_in_hand(player: int, species: Species, count: int) -> str:
    number = str(count) if count else ("aucune" if _FRENCH[species][1] else "aucun")
    return f"{number} {_french_token(player, species, plural=count > 1)} en main"


ENGLISH = Words(
    code="en",
    picture="Drôles de Zèbres, {board}",
    boards={"classic": "classic board", "president": "President's reserve"},
    other_board="board {name}",
    players=("White", "Green"),
    to_decide={
        Phase.SETUP: "{player} to post the guardian",
        Phase.PLACE: "{player} to place an animal",
        Phase.SWAP: "{player} to swap or stay",
        Phase.MOVE: "{player} to move the guardian",
    },
    over="Game over",
    wins="{player} wins, {more}–{less}",
    draw="A draw, {points} each",
    inauguration="Inauguration",
    not_taken="not taken yet",
    held_by=("held by White", "held by Green"),
    points=lambda points: f"{points} point" + ("" if points == 1 else "s"),
    token=lambda player, species: f"{_ENGLISH_SIDES[player]} {_ENGLISH[species]}",
    tokens_in_hand=_english_in_hand,
    face_down="face down",
    empty="empty",
    territory="territory {letter}",
    posts={
        "N": "post {post}, above column {line}",
        "S": "post {post}, below column {line}",
        "E": "post {post}, right of row {line}",
        "W": "post {post}, left of row {line}",
    },
    guardian="guardian",
    no_guardian="not posted yet",
    guardian_at="guardian at {post}",
    on_board="{white} white and {green} green tokens on the board",
    marks={
        "legal": "possible now",
        "lightning": "beside a lion",
        "crossed": "not possible",
        "last": "last action",
        "line": "suggested",
        "selected": "selected",
    },
    legend="! face down    .A empty square of territory A    [ ] guardian",
    upper_case="upper case",
    lower_case="lower case",
    colon=": ",
)

FRENCH = Words(
    code="fr",
    picture="Drôles de Zèbres, {board}",
    boards={"classic": "plateau classique", "president": "réserve du Président"},
    other_board="plateau {name}",
    players=("Blanc", "Vert"),
    to_decide={
        Phase.SETUP: "{player} poste le gardien",
        Phase.PLACE: "{player} pose un animal",
        Phase.SWAP: "{player} échange ou reste",
        Phase.MOVE: "{player} déplace le gardien",
    },
    over="Partie terminée",
    wins="{player} gagne, {more} à {less}",
    draw="Égalité, {points} partout",
    inauguration="Inauguration",
    not_taken="pas encore pris",
    held_by=("à Blanc", "à Vert"),
    points=lambda points: f"{points} point" + ("" if points < 2 else "s"),
    token=_french_token,
    tokens_in_hand=_french_in_hand,
    face_down="face cachée",
    empty="vide",
    territory="territoire {letter}",
    posts={
        "N": "poste {post}, au-dessus de la colonne {line}",
        "S": "poste {post}, au-dessous de la colonne {line}",
        "E": "poste {post}, à droite de la rangée {line}",
        "W": "poste {post}, à gauche de la rangée {line}",
    },
    guardian="gardien",
    no_guardian="pas encore posté",
    guardian_at="gardien en {post}",
    on_board="{white} jetons blancs et {green} verts sur le plateau",
    marks={
        "legal": "possible maintenant",
        "lightning": "à côté d'un lion",
        "crossed": "impossible",
        "last": "dernière action",
        "line": "conseil",
        "selected": "choix actuel",
    },
    legend="! face cachée    .A case vide du territoire A    [ ] gardien",
    upper_case="majuscules",
    lower_case="minuscules",
    colon=" : ",
)

LANGUAGES: dict[str, Words] = {words.code: words for words in (ENGLISH, FRENCH)}
"""Languages of the drawing, by code."""


def words_of(language: str) -> Words:
    """Return the words of a language, ``"en"`` or ``"fr"``; ``"fr-CA"`` is read as ``"fr"``.

    Raises ``ValueError`` naming the languages there are.
    """
    code = language.replace("_", "-").partition("-")[0].lower() if isinstance(language, str) else ""
    if code not in LANGUAGES:
        raise ValueError(f"language: {language!r} is not one of {', '.join(LANGUAGES)}")
    return LANGUAGES[code]


def leader(rules: Rules, position: Position) -> int:
    """Return who has more points now (``score.winner``), or NOBODY."""
    white, green = score(rules, position)
    return NOBODY if white == green else int(green > white)


def status(words: Words, rules: Rules, position: Position, result: bool) -> str:
    """Return who decides what; once the game is over, that, and its ``result`` if wanted."""
    if position.phase != Phase.OVER:
        player = words.players[position.player]
        return words.to_decide[Phase(position.phase)].format(player=player)
    if not result:
        return words.over
    less, more = sorted(score(rules, position))
    if less == more:
        return words.draw.format(points=more)
    winner = words.players[leader(rules, position)]
    return words.wins.format(player=winner, more=more, less=less)
