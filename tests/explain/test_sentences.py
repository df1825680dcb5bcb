"""What events say: whole, in right gender and number, with their source."""

import re

import pytest

from zebres_lib.explain import (
    LANGUAGES,
    CatalogueError,
    LanguageError,
    UnknownRuleError,
    explain,
    explain_all,
)
from zebres_lib.zebres.events import Event, Token
from zebres_lib.zebres.rules import Player, Species
from zebres_lib.zoo_run.events import Event as ZooEvent

W, G = Player.WHITE, Player.GREEN


def token(text: str) -> Token:
    """Read ``Gb3`` as White's gazelle on b3, ``z!c4`` as Green's zebra face down on c4."""
    letter, down, square = re.fullmatch(r"([A-Za-z])(!?)(.+)", text).groups()
    species = next(s for s in Species if s.letter == letter.upper())
    return Token(W if letter.isupper() else G, species, square, bool(down))


def event(rule: str, case: str, tokens: str = "", **given: object) -> Event:
    """Make an event from texts: tokens, squares and posts are written with spaces between."""
    split = {name: tuple(str(given.pop(name, "")).split()) for name in ("squares", "posts")}
    numbers = given.pop("numbers", {})
    return Event(
        rule=rule,
        case=case,
        tokens=tuple(token(word) for word in tokens.split()),
        numbers=tuple(numbers.items()),
        **split,
        **given,
    )


TABLE = [
    (
        event("lion.gazelle-flees", "flees", "gb3 Lb4", player=G),
        "The green gazelle on b3 runs away from the white lion on b4: it goes back to Green’s hand "
        "and will be placed again later.",
        "La gazelle verte en b3 s’enfuit devant le lion blanc en b4 : elle retourne dans la main "
        "de Vert et sera reposée plus tard.",
    ),
    (
        event("lion.zebra-hides", "hides", "Z!c2 lc1", player=W),
        "The white zebra on c2 is afraid of the green lion on c1 right beside it: it is turned "
        "face down. It still counts for the majority, but it scores nothing.",
        "Le zèbre blanc en c2 a peur du lion vert en c1 juste à côté : on le retourne face cachée. "
        "Il compte encore pour la majorité, mais il ne rapporte plus rien.",
    ),
    (
        event("lion.unafraid", "unafraid", "ea5 Lb5", player=G, happened=False),
        "The green elephant on a5 does not mind the white lion on b5 right beside it and stays "
        "face up: an elephant is not afraid of lions.",
        "L’éléphant vert en a5 reste face visible et ne craint pas le lion blanc en b5 juste à "
        "côté : un éléphant n’a pas peur des lions.",
    ),
    (
        event("lion.unafraid", "unafraid", "Cb2 Lb1 lb3", player=W, happened=False),
        "The white crocodile on b2 does not mind the white lion on b1 and the green lion on b3 "
        "right beside it and stays face up: a crocodile is not afraid of lions.",
        "Le crocodile blanc en b2 reste face visible et ne craint pas le lion blanc en b1 et le "
        "lion vert en b3 juste à côté : un crocodile n’a pas peur des lions.",
    ),
    (
        event("zebra.beside-lion", "hides", "zd4 Le4 ld3", player=G),
        "The green zebra on d4 is afraid of the white lion on e4 and the green lion on d3 right "
        "beside it, so it is placed face down.",
        "Le zèbre vert en d4 a peur du lion blanc en e4 et du lion vert en d3 juste à côté : il "
        "est donc posé face cachée.",
    ),
    (
        event("gazelle.beside-lion", "hides", "Gd4 Le4", player=W),
        "The white gazelle on d4 is afraid of the white lion on e4 right beside it, so it is "
        "placed face down.",
        "La gazelle blanche en d4 a peur du lion blanc en e4 juste à côté : elle est donc posée "
        "face cachée.",
    ),
    (
        event("place.line", "placed", "eb1", player=G),
        "Green places an elephant on the empty square b1.",
        "Vert pose un éléphant sur la case vide b1.",
    ),
    (
        event("place.line", "placed", "Gb1", player=W),
        "White places a gazelle on the empty square b1.",
        "Blanc pose une gazelle sur la case vide b1.",
    ),
    (
        event("place.line", "none-left", "Eb1", player=W, happened=False),
        "White has no elephant left in hand, and an animal can only be placed from the hand. "
        "Choose another animal.",
        "Blanc n’a plus d’éléphant en main, et on ne peut poser qu’un animal de sa main. Il faut "
        "en choisir un autre.",
    ),
    (
        event("place.line", "none-left", "zb1", player=G, happened=False),
        "Green has no zebra left in hand, and an animal can only be placed from the hand. "
        "Choose another animal.",
        "Vert n’a plus de zèbre en main, et on ne peut poser qu’un animal de sa main. Il faut "
        "en choisir un autre.",
    ),
    (
        event("place.line", "occupied", "Eb1", player=W, squares="b1 b3 b4", happened=False),
        "Square b1 is taken: the white elephant already stands there. Possible now: b3 or b4.",
        "La case b1 est occupée : l’éléphant blanc s’y trouve déjà. Possible maintenant : b3 ou "
        "b4.",
    ),
    (
        event("place.line", "off-line", posts="Nb", squares="c3 b1 b2 b5", player=W),
        "The guardian on post Nb faces column b, so no animal can go on c3. The empty squares "
        "there are b1, b2 and b5.",
        "Le gardien, au poste Nb, regarde la colonne b : on ne peut donc pas poser d’animal en "
        "c3. Les cases vides y sont b1, b2 et b5.",
    ),
    (
        event("place.line", "off-line", posts="E3", squares="c1 a3", player=W),
        "The guardian on post E3 faces row 3, so no animal can go on c1. The only empty square "
        "there is a3.",
        "Le gardien, au poste E3, regarde la rangée 3 : on ne peut donc pas poser d’animal en "
        "c1. La seule case vide y est a3.",
    ),
    (
        event("ruling.solo", "anywhere", squares="a1 a2 a3 a4 a5 b1 b2 b3 b4", player=G),
        "The guardian no longer matters while Green plays alone: every empty square may be used, "
        "that is a1, a2, a3, a4, a5 and 4 more.",
        "Le gardien ne compte plus tant que Vert joue seul : toutes les cases vides sont permises, "
        "c’est-à-dire a1, a2, a3, a4, a5 et 4 autres.",
    ),
    (
        event("crocodile.swap", "offered", "Cc4 Gb4 gc5", player=W),
        "The white crocodile on c4 may swap with the white gazelle on b4 or the green gazelle on "
        "c5, because a river lies between it and each of them. White may also let it stay.",
        "Le crocodile blanc en c4 peut changer de place avec la gazelle blanche en b4 ou la "
        "gazelle verte en c5, car une rivière le sépare de chacune d’elles. Blanc peut aussi le "
        "laisser où il est.",
    ),
    (
        event("crocodile.swap", "swapped", "Cb4 gc4", player=W, numbers={"swaps": 1}),
        "The white crocodile and the green gazelle change places across the river: now the "
        "crocodile is on b4 and the gazelle on c4.",
        "Le crocodile blanc et la gazelle verte échangent leurs places par-dessus la rivière : le "
        "crocodile est maintenant en b4 et la gazelle en c4.",
    ),
    (
        event("crocodile.swap", "not-adjacent", "gc5 Ca3", player=W, happened=False),
        "The green gazelle on c5 is too far from the white crocodile on a3: a crocodile swaps only "
        "with a gazelle on a square that touches its own, across a river.",
        "La gazelle verte en c5 est trop loin du crocodile blanc en a3 : un crocodile ne change de "
        "place qu’avec une gazelle dont la case touche la sienne, de l’autre côté d’une rivière.",
    ),
    (
        event("guardian.steps", "moved", posts="Nb Nc", squares="c2", player=W,
              numbers={"steps": 1, "most": 3}),
        "White moves the guardian 1 step, from Nb to Nc. It now faces column c, so the next animal "
        "goes on c2.",
        "Blanc fait avancer le gardien d’une case, de Nb à Nc. Il regarde maintenant la colonne "
        "c : le prochain animal ira donc en c2.",
    ),
    (
        event("guardian.steps", "moved", posts="Nf E2", squares="a2 c2 d2", player=G,
              numbers={"steps": 2, "most": 3}),
        "Green moves the guardian 2 steps, from Nf to E2. It now faces row 2, so the next animal "
        "goes on a2, c2 or d2.",
        "Vert fait avancer le gardien de 2 cases, de Nf à E2. Il regarde maintenant la rangée 2 : "
        "le prochain animal ira donc en a2, c2 ou d2.",
    ),
    (
        event("guardian.steps", "full-line", posts="Nc Nd", player=W, happened=False),
        "The guardian cannot stop at Nc or Nd, because the lines it would face there are full.",
        "Le gardien ne peut pas s’arrêter en Nc ou Nd, car il n’y verrait aucune case vide.",
    ),
    (
        event("guardian.steps", "too-far", posts="Nf Nc Nd", player=W, happened=False,
              numbers={"steps": 4, "most": 1}),
        "Post Nf is 4 steps ahead, but the guardian walks at most 1 step, always clockwise. It may "
        "go to Nc or Nd.",
        "Le poste Nf est à 4 cases, mais le gardien avance d’une case au plus, toujours dans le "
        "sens des aiguilles d’une montre. Il peut aller en Nc ou Nd.",
    ),
    (
        event("guardian.steps", "too-far", posts="Nb Nd", player=W, happened=False,
              numbers={"steps": 0, "most": 3}),
        "The guardian cannot stay at Nb: it has to move at the end of every turn. It must go to "
        "Nd.",
        "Le gardien ne peut pas rester en Nb : il doit avancer à la fin de chaque tour. Il doit "
        "aller en Nd.",
    ),
    (
        event("inauguration.first-full", "taken", territory="B", player=W,
              numbers={"own": 3, "other": 4, "points": 5}),
        "Territory B is the first to be full, and White has just filled it: White takes the "
        "Inauguration token, worth 5 points. It does not matter that Green has the majority "
        "there, 4 to 3.",
        "Le territoire B est le premier à être plein, et c’est Blanc qui vient de le remplir : "
        "Blanc prend le jeton Inauguration, qui vaut 5 points. Peu importe que Vert y ait la "
        "majorité, 4 contre 3.",
    ),
    (
        event("inauguration.first-full", "taken", territory="D", player=G,
              numbers={"own": 2, "other": 1, "points": 1}),
        "Territory D is the first to be full, and Green has just filled it: Green takes the "
        "Inauguration token, worth 1 point.",
        "Le territoire D est le premier à être plein, et c’est Vert qui vient de le remplir : "
        "Vert prend le jeton Inauguration, qui vaut 1 point.",
    ),
    (
        event("inauguration.after-effects", "emptied", "Lb2", territory="A", squares="a2",
              player=W, happened=False),
        "The white lion on b2 filled territory A, but a gazelle fled and square a2 is empty again. "
        "So White does not get the Inauguration token.",
        "Le lion blanc en b2 avait rempli le territoire A, mais une gazelle s’est enfuie et la "
        "case a2 est de nouveau vide. Blanc ne reçoit donc pas le jeton Inauguration.",
    ),
    (
        event("inauguration.after-effects", "emptied", "lb2", territory="A", squares="a2 b3",
              player=G, happened=False),
        "The green lion on b2 filled territory A, but gazelles fled and squares a2 and b3 are "
        "empty again. So Green does not get the Inauguration token.",
        "Le lion vert en b2 avait rempli le territoire A, mais des gazelles se sont enfuies et les "
        "cases a2 et b3 sont de nouveau vides. Vert ne reçoit donc pas le jeton Inauguration.",
    ),
    (
        event("score.majority", "owner", "Zb2 G!b3 zb4", territory="B", player=W,
              numbers={"white": 2, "green": 1}),
        "Territory B belongs to White, who has 2 tokens there against 1. The face-down token "
        "counts for this.",
        "Le territoire B appartient à Blanc, qui y a 2 pions contre 1. Le pion face cachée compte "
        "aussi.",
    ),
    (
        event("score.majority", "owner", "gb2", territory="B", player=G,
              numbers={"white": 0, "green": 1}),
        "Territory B belongs to Green, who has 1 token there against 0.",
        "Le territoire B appartient à Vert, qui y a 1 pion contre 0.",
    ),
    (
        event("score.all-animals", "points", territory="C", player=W,
              numbers={"own": 11, "other": 9, "points": 20}),
        "White scores 20 points in territory C, where all face-up animals count: 11 for White’s "
        "own, 9 for Green’s.",
        "Blanc marque 20 points dans le territoire C, où comptent tous les animaux face visible : "
        "11 pour ses propres animaux, 9 pour ceux de Vert.",
    ),
    (
        event("score.face-down", "nothing", "G!b3", territory="B", player=W, numbers={"lost": 2}),
        "The white gazelle on b3 is worth 0 points instead of 2, because it lies face down.",
        "La gazelle blanche en b3 vaut 0 point au lieu de 2, car elle est face cachée.",
    ),
    (
        event("score.winner", "wins", player=G, numbers={"white": 36, "green": 51}),
        "Green wins with 51 points against 36.",
        "Vert gagne avec 51 points contre 36.",
    ),
    (
        event("turn.order", "passes", player=G),
        "Now it is Green’s turn to place an animal.",
        "C’est maintenant à Vert de poser un animal.",
    ),
]  # fmt: skip


def plain(text: str) -> str:
    """Return text with ordinary spaces, as one types it."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(("told", "english", "french"), TABLE)
def test_gender_number_and_elision(told: Event, english: str, french: str) -> None:
    assert explain(told, section=False) == english
    assert plain(explain(told, "fr", section=False)) == french


@pytest.mark.parametrize(
    ("rule", "case", "english", "french"),
    [
        ("end.full-board", "over", "(rulebook: Scoring)", "(livret de règles : Décompte)"),
        (
            "turn.order",
            "place-first",
            "(rulebook: How to Play)",
            "(livret de règles : Tour de jeu)",
        ),
        (
            "ruling.solo",
            "resumes",
            "(2004 edition; our own ruling)",
            "(édition de 2004 ; notre propre choix)",
        ),
    ],
)
def test_the_source_follows_in_brackets(rule: str, case: str, english: str, french: str) -> None:
    told = Event(rule=rule, case=case, player=W)
    assert explain(told) == f"{explain(told, section=False)} {english}"
    assert plain(explain(told, "fr")) == f"{plain(explain(told, 'fr', section=False))} {french}"


UNCLEAN = r"[{}$<>_*]|\?\?\?|None|  |\s[.,]|\.\.|^\s|\s$"
DISAGREES = {
    "en": r"\ba elephant|\b1 (steps|points|tokens)\b|\b[02-9] (step|point|token)\b",
    "fr": r"\bla (zèbre|crocodile|éléphant|lion)|\ble (gazelle|éléphant)|"
    r"\b(de|à) le (zèbre|crocodile|lion)|\bde (un|une) |"
    r"gazelle (blanc|vert)\b|(zèbre|crocodile|éléphant|lion) (blanche|verte)|"
    r"\b[01] (cases|points|pions)\b|\b[2-9] (case|point|pion)\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_many_games_is_a_clean_sentence(events: list[Event], language: str) -> None:
    for told in events:
        text = explain(told, language, section=False)
        assert not re.search(UNCLEAN, text), text
        assert text[0] == text[0].upper(), text
        assert text.endswith("."), text
        assert not re.search(DISAGREES.get(language, "$^"), text), text
        assert len(text) < 330, text


def zoo(rule: str, case: str, **given: object) -> ZooEvent:
    """Make an event of Zoo Run from texts: cards are written as ``3-17-8``, rows with spaces."""
    split = {
        name: tuple(map(int, str(given.pop(name)).split("-")))
        for name in ("cards", "better", "players")
        if name in given
    }
    rows = tuple(str(given.pop("rows", "")).split())
    numbers = tuple(dict(given.pop("numbers", {})).items())
    return ZooEvent(rule=rule, case=case, rows=rows, numbers=numbers, **split, **given)


ZOO_TABLE = [
    (
        zoo("lineup.order", "lined-up", player=1, cards="3-17-8", numbers={"animals": 0}),
        "Player 1 lines up 3-17-8, which makes no animal.",
        "Le joueur 1 aligne 3-17-8, ce qui ne forme aucun animal.",
    ),
    (
        zoo("lineup.match", "made", player=1, animal="elephant", cards="3-17", rows="top"),
        "Cards 3 and 17 make an elephant: head and body meet in the top row.",
        "Les cartes 3 et 17 forment un éléphant : tête et corps se rencontrent dans la rangée du "
        "haut.",
    ),
    (
        zoo("lineup.match", "reversed", animal="turtle", cards="3-17", rows="middle"),
        "Cards 3 and 17 make nothing this way round. With card 17 on the left they would make a "
        "turtle, in the middle row.",
        "Les cartes 3 et 17 ne forment rien dans ce sens. Avec la carte 17 à gauche, elles "
        "formeraient une tortue, dans la rangée du milieu.",
    ),
    (
        zoo("lineup.no-offset", "other-row", animal="lynx", cards="3-17", rows="top bottom"),
        "Cards 3 and 17 do not make a lynx: its head is in the top row, its body in the bottom "
        "row, and cards may not be shifted up or down.",
        "Les cartes 3 et 17 ne forment pas de lynx : la tête est dans la rangée du haut, le corps "
        "dans la rangée du bas, et on ne décale pas les cartes.",
    ),
    (
        zoo("free.tokens", "freed", player=2, animal="turtle", cards="3-17-8",
            numbers={"freed": 2, "left": 0}),
        "With 3-17-8 player 2 frees 2 turtles. The enclosure has none left.",
        "Avec 3-17-8, le joueur 2 libère 2 tortues. Il n’en reste plus dans l’enclos.",
    ),
    (
        zoo("free.tokens", "freed", player=2, animal="zebra", cards="3-17-8",
            numbers={"freed": 1, "left": 1}),
        "With 3-17-8 player 2 frees one “zebra”. 1 is left in the enclosure.",
        "Avec 3-17-8, le joueur 2 libère un animal « zebra ». Il en reste 1 dans l’enclos.",
    ),
    (
        zoo("free.tokens", "none-left", player=2, animal="elephant", cards="3-17-8",
            numbers={"freed": 0, "lost": 1}),
        "Player 2 made an elephant with 3-17-8, but there is no token left for this animal: it is "
        "free already.",
        "Le joueur 2 a formé un éléphant avec 3-17-8, mais il ne reste plus de jeton pour cet "
        "animal : il est déjà libre.",
    ),
    (
        zoo("free.tokens", "none-left", player=1, animal="lynx", cards="3-17-8",
            numbers={"freed": 1, "lost": 2}),
        "Player 1 made 2 more lynxes with 3-17-8, but there is no token left for this animal: the "
        "last ones are free already.",
        "Le joueur 1 a formé encore 2 lynx avec 3-17-8, mais il ne reste plus de jeton pour cet "
        "animal : les derniers sont déjà libres.",
    ),
    (
        zoo("free.keeper", "steps", numbers={"path": 1, "left": 1}),
        "The keeper steps on. He now stands on the last path token, so one turn is left for 1 "
        "animal.",
        "Le gardien avance. Il est maintenant sur le dernier jeton Chemin : il reste un tour pour "
        "1 animal.",
    ),
    (
        zoo("free.lineups", "waits", player=2, players="2-3"),
        "No animal is free yet, because all players line up at the same time. Still to line up: "
        "players 2 and 3.",
        "Aucun animal n’est encore libre, car tous les joueurs alignent leurs cartes en même "
        "temps. On attend encore les joueurs 2 et 3.",
    ),
    (
        zoo("race.advance", "advances", player=1, animal="llama",
            numbers={"spaces": 1, "animals": 1, "favourites": 0, "reached": 7}),
        "Player 1 made 1 animal, no favourite, and moves 1 space, to 7.",
        "Le joueur 1 a formé 1 animal, sans son favori, et avance d’une case, jusqu’à la case 7.",
    ),
    (
        zoo("race.advance", "advances", player=1, animal="llama",
            numbers={"spaces": 5, "animals": 3, "favourites": 2, "reached": 12}),
        "Player 1 made 3 animals, 2 of them the favourite, and moves 5 spaces, to 12.",
        "Le joueur 1 a formé 3 animaux, dont 2 fois son favori, et avance de 5 cases, jusqu’à la "
        "case 12.",
    ),
    (
        zoo("race.crowns", "missed", player=3, animal="turtle", better="3-17-8-1",
            numbers={"crowns": 1}),
        "Player 3 takes no crown, because no turtle is in the line. 3-17-8-1 would have been "
        "worth 1 crown.",
        "Le joueur 3 ne prend pas de couronne, car la tortue manque à l’alignement. 3-17-8-1 "
        "aurait valu 1 couronne.",
    ),
    (
        zoo("race.finish", "passes", player=2, numbers={"beyond": 0}),
        "Player 2 passes the finish line, just so. This turn is the last one.",
        "Le joueur 2 franchit la ligne d’arrivée, de justesse. Ce tour est le dernier.",
    ),
    (
        zoo("race.winner", "shared", players="1-3-4", numbers={"crowns": 2}),
        "Players 1, 3 and 4 passed the line in the same turn with 2 crowns each, so they share "
        "the victory.",
        "Les joueurs 1, 3 et 4 ont franchi la ligne au même tour avec 2 couronnes chacun : ils "
        "partagent la victoire.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("told", "english", "french"), ZOO_TABLE)
def test_zoo_run_agrees_too(told: ZooEvent, english: str, french: str) -> None:
    assert explain(told, section=False) == english
    assert plain(explain(told, "fr", section=False)) == french


ZOO_DISAGREES = {
    "en": r"\b1 (animals|spaces|turns|crowns|tokens|cards)\b|"
    r"\b[02-9] (animal|space|turn|crown|token|card)\b|\ba elephant|\ban (lynx|turtle|panda|llama)",
    "fr": r"\b[01] (animaux|cases|tours|couronnes|jetons|cartes)\b|"
    r"\b[2-9] (animal|case|tour|couronne|jeton|carte)\b|"
    r"\b(un|le) tortue|\b(une|la) (lynx|panda|éléphant|lama)|\ble éléphant|\bde éléphant|\bde le\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_zoo_run_is_a_clean_sentence(
    zoo_events: list[ZooEvent], language: str
) -> None:
    for told in zoo_events:
        text = explain(told, language, section=False)
        assert not re.search(UNCLEAN, text), text
        assert text[0] == text[0].upper(), text
        assert text[-1] in ".!", text
        assert not re.search(ZOO_DISAGREES.get(language, "$^"), text), text
        assert len(text) < 330, text


def test_a_list_in_its_order() -> None:
    told = [
        Event(rule="end.full-board", case="over"),
        Event(rule="turn.order", case="passes", player=W),
    ]
    assert explain_all(told, "fr") == [explain(one, "fr") for one in told]
    assert explain_all(told, section=False)[1] == "Now it is White’s turn to place an animal."


def test_an_unknown_language_names_those_there_are() -> None:
    told = Event(rule="end.full-board", case="over")
    with pytest.raises(LanguageError, match=r"'tlh'.*available: en, fr") as caught:
        explain(told, "tlh")
    assert isinstance(caught.value, ValueError)


def test_an_event_that_no_rule_tells() -> None:
    with pytest.raises(CatalogueError, match=r"lion_unafraid\.sings"):
        explain(Event(rule="lion.unafraid", case="sings"))
    with pytest.raises((UnknownRuleError, CatalogueError), match="tiger"):
        explain(Event(rule="tiger.flees", case="flees"))


def test_half_a_sentence_is_never_shown() -> None:
    with pytest.raises(CatalogueError, match=r"guardian_steps.*steps"):
        explain(Event(rule="guardian.steps", case="moved", player=W, posts=("Na", "Nb")))
