"""Hints: legal, as good as solve says, and true to the last word in every language."""

import re

import pytest

from tests.helpers import ALL_RULES, random_games, rules_id
from zebres_lib.explain import LanguageError
from zebres_lib.explain.catalogue import message_text, source
from zebres_lib.zebres import Game, Player, Rules, Species, format_position, hint, is_over, solve
from zebres_lib.zebres.computer.analysis import Turn, hinting
from zebres_lib.zebres.computer.analysis.hinting import told_turn
from zebres_lib.zebres.computer.search import Searcher

RULES = Rules()


@pytest.fixture(scope="module")
def searcher():
    return Searcher(RULES, table_entries=1 << 16)


def some_positions(rules, games, seed, step):
    for number, game in enumerate(random_games(rules, games, seed=seed)):
        yield from (position for position, _ in game[number % step : -1 : step])


def holders(text, rules):
    """Return who has more tokens in each territory of a position text, counted from the letters."""
    rows = [
        re.sub(r"\d+", lambda digits: "." * int(digits.group()), row).replace("!", "")
        for row in text.split()[0].split("/")
    ]
    balance = dict.fromkeys(rules.board.territory_letters, 0)
    for row, letters in zip(rows, rules.board.map, strict=True):
        for token, letter in zip(row, letters, strict=True):
            balance[letter] += token.isupper() - token.islower()
    return {
        letter: Player.WHITE if lead > 0 else Player.GREEN if lead < 0 else Player.NOBODY
        for letter, lead in balance.items()
    }


def moved(before, after, rules):
    old, new = holders(before, rules), holders(after, rules)
    return {letter: (old[letter], new[letter]) for letter in old if old[letter] != new[letter]}


def listed(words, text):
    """Return the letters of territories named after some words, of "C", "A and B", "A, B et C"."""
    names = (
        r"(?:territory|territories|le territoire|les territoires) ((?:[A-F](?:, | and | et )?)+)"
    )
    found = re.search(words.format(names), text)
    return set(re.findall("[A-F]", found.group(1))) if found else set()


def squares_in(text):
    return set(re.findall(r"\b[a-f][1-5]\b", text))


SAYS = {
    "en": {
        "gains": "gives you {}",
        "takes": "takes {} away from",
        "costs": "costs you {}",
        "leaves": "leaves {} to (?:White|Green)",
        "hides": r"hides (.+?) \((\d+) points?\)",
        "home": r"sends (.+?) home",
        "down": r"lies face down beside (.+?)(?: and |, |\.$)",
        "token": r"the Inauguration token for territory ([A-F]) \((\d+) points?\)",
        "ends": "ends the game",
    },
    "fr": {
        "gains": "vous donne {}",
        "takes": "enlève {} à",
        "costs": "vous coûte {}",
        "leaves": "laisse {} à (?:Blanc|Vert)",
        "hides": r"cache (.+?) \((\d+) points?\)",
        "home": r"fait fuir (.+?)(?: et (?:vous|enlève|laisse|termine)|, |\.$)",
        "down": r"face cachée à côté (.+?)(?: et |, |\.$)",
        "token": r"le jeton Inauguration pour le territoire ([A-F]) \((\d+) points?\)",
        "ends": "termine la partie",
    },
}


def check_words(language, given, game_before, events, after):
    """Check the first sentence against what playing the turn has shown."""
    says, rules = SAYS[language], game_before.rules
    sentences = given.told(language)
    text = sentences[0].replace("\N{NO-BREAK SPACE}", " ")
    you = game_before.player
    changes = moved(str(game_before.position), str(after), rules)
    expected = {
        "gains": {one for one, (_, new) in changes.items() if new == you},
        "leaves": {one for one, (_, new) in changes.items() if new == you.opponent},
        "takes": {o for o, pair in changes.items() if pair == (you.opponent, Player.NOBODY)},
        "costs": {o for o, pair in changes.items() if pair == (you, Player.NOBODY)},
    }
    for kind, letters in expected.items():
        assert listed(says[kind], text) == letters, (kind, text)
    told = {}
    for event in events:
        told.setdefault((event.rule, event.case), []).append(event)
    hidden = told.get(("lion.zebra-hides", "hides"), [])
    found = re.search(says["hides"], text)
    assert bool(found) == bool(hidden), text
    if found:
        assert squares_in(found.group(1)) == {event.tokens[0].square for event in hidden}
        assert int(found.group(2)) == rules.values[Species.ZEBRA] * len(hidden)
    fled = told.get(("lion.gazelle-flees", "flees"), [])
    found = re.search(says["home"], text)
    assert bool(found) == bool(fled), text
    if found and language == "en":
        assert squares_in(found.group(1)) == {event.tokens[0].square for event in fled}
    shy = [
        event
        for rule in ("zebra.beside-lion", "gazelle.beside-lion")
        for event in told.get((rule, "hides"), [])
    ]
    assert bool(re.search(says["down"], text)) == bool(shy), text
    taken = told.get(("inauguration.first-full", "taken"), [])
    found = re.search(says["token"], text)
    assert bool(found) == bool(taken), text
    if found:
        assert found.group(1) == taken[0].territory
        assert int(found.group(2)) == rules.inauguration_points
    assert (says["ends"] in text) == is_over(after), text


@pytest.mark.parametrize("rules", [ALL_RULES[0], ALL_RULES[-1]], ids=rules_id)
def test_a_hint_is_legal_and_says_what_playing_it_shows(rules):
    searcher = Searcher(rules, table_entries=1 << 16)
    spoken = 0
    for position in some_positions(rules, 10, seed=21, step=9):
        text = format_position(rules, position)
        given = hint(position, rules=rules, nodes=3_000, searcher=searcher)
        game = Game.from_position(text, rules)
        before = game.copy()
        assert given.position == text
        assert given.player == game.player
        assert given.action in game.legal_actions()
        events = game.play(given.turn)
        assert tuple(game.actions) == given.actions
        assert tuple(events) == given.events
        # The turn is whole: the next decision is the placement of a new one, or none.
        assert str(game.position).split()[-1] in ("place", "over")
        changes = {one.territory: (one.before, one.after) for one in given.changes}
        assert changes == moved(text, str(game.position), rules)
        if rules is ALL_RULES[0] and given.actions[0][0] not in "@>":
            for language in ("en", "fr"):
                check_words(language, given, before, events, game.position)
            spoken += 1
        after, later = str(game.position), []
        for action in given.line[len(given.actions) :]:
            assert action in game.legal_actions()
            later += game.play(action)
        assert tuple(later) == given.later_events
        changes = {one.territory: (one.before, one.after) for one in given.later_changes}
        assert changes == moved(after, str(game.position), rules)
    assert spoken > 10 or rules is not ALL_RULES[0]


def test_a_hint_never_contradicts_what_is_solved(searcher):
    proven = 0
    for position in some_positions(RULES, 8, seed=22, step=5):
        free = RULES.all_squares & ~(position.white | position.green)
        if free.bit_count() > 8:
            continue
        given = hint(position, rules=RULES, searcher=searcher)
        solution = solve(position, rules=RULES)
        assert solution.exact
        assert given.exact
        assert given.margin == solution.margin
        assert given.action in solution.best_actions
        game = Game.from_position(given.position)
        game.play(given.turn)
        assert solve(game.position).margin == solution.margin
        sign = 1 if given.player == Player.WHITE else -1
        word = "win" if sign * solution.margin > 0 else "lose"
        points = "1 point" if abs(solution.margin) == 1 else f"{abs(solution.margin)} points"
        assert given.sentences[-1].startswith("Proven")
        assert given.sentences[-1].endswith(f"you {word} by {points}.")
        proven += 1
    assert proven > 15


def test_an_estimate_is_called_one_and_is_the_same_again():
    once, again = (hint("6/6/6/6/6 Nb g - place", nodes=3_000) for _ in range(2))
    assert not once.exact
    assert once.sentences == again.sentences
    assert once.line == again.line
    assert once.sentences[-1].startswith("Estimate")
    french = once.told("fr")
    assert len(french) == len(once.sentences)
    assert french[-1].startswith("Estimation\N{NO-BREAK SPACE}:")
    assert str(once) == " ".join(once.sentences)
    assert "<p>" in once._repr_html_()


CASES = [
    (
        "6/1z4/z1z3/1g4/6 Nb w - place",
        "Lb3>Nc",
        "Place a lion on b3: it hides the green zebra on b2, the green zebra on a3 and the green "
        "zebra on c3 (18 points), sends the green gazelle on b4 home and takes territory A away "
        "from Green.",
        "Posez un lion en b3 : il cache le zèbre vert en b2, le zèbre vert en a3 et le zèbre vert "
        "en c3 (18 points), fait fuir la gazelle verte en b4 et enlève le territoire A à Vert.",
    ),
    (
        "6/6/1LC3/1g4/6 Nb g - place",
        "Gb2>Nc",
        "Place a gazelle on b2: it lies face down beside the white lion on b3 and takes territory "
        "B away from White.",
        "Posez une gazelle en b2 : elle est posée face cachée à côté du lion blanc en b3 et enlève "
        "le territoire B à Blanc.",
    ),
    (
        "6/6/6/gG4/6 W4 w - place",
        "Cc4xb4xa4>W3",
        "Place a crocodile on c4, swap it with the white gazelle on b4 and then with the green "
        "gazelle on a4: it gives you territories B and E and leaves territory A to Green.",
        "Posez un crocodile en c4, échangez-le avec la gazelle blanche en b4 et puis avec la "
        "gazelle verte en a4 : il vous donne les territoires B et E et laisse le territoire A à "
        "Vert.",
    ),
    (
        "6/6/6/1G1l2/6 W4 g - place",
        "Cc4xb4>W3",
        "Place a crocodile on c4 and swap it with the white gazelle on b4: it makes the white "
        "gazelle on c4 go face down beside a lion (2 points), gives you territory A and costs you "
        "territory B.",
        "Posez un crocodile en c4 et échangez-le avec la gazelle blanche en b4 : il amène la "
        "gazelle blanche en c4 à côté d’un lion, face cachée (2 points), vous donne le territoire "
        "A et vous coûte le territoire B.",
    ),
    (
        "6/6/2g3/1GC3/6 W4 w - swap:c4",
        "->W3",
        "Leave the white crocodile on c4 where it is.",
        "Laissez le crocodile blanc en c4 où il est.",
    ),
    (
        "6/6/2g3/1GC3/6 W4 w - swap:c4",
        "xb4>W3",
        "Swap the white crocodile on c4 with the white gazelle on b4.",
        "Échangez le crocodile blanc en c4 avec la gazelle blanche en b4.",
    ),
    (
        "6/6/2g3/1G4/6 W4 w - place",
        "Cc4->W3",
        "Place a crocodile on c4 and leave it there: it takes territory B away from Green.",
        "Posez un crocodile en c4 et laissez-le là : il enlève le territoire B à Vert.",
    ),
    (
        "6/4gg/6/6/6 E3 w - place",
        "Ef3>E4",
        "Place an elephant on f3: it earns you the Inauguration token for territory D (5 points).",
        "Posez un éléphant en f3 : il vous rapporte le jeton Inauguration pour le territoire D "
        "(5 points).",
    ),
    (
        "6/6/6/6/6 - w - setup",
        "@Nb",
        "Put the guardian on post Nb, so that the first animal must go in column b.",
        "Placez le gardien au poste Nb, pour que le premier animal aille dans la colonne b.",
    ),
    (
        "GgZg!LG!/z1c1g!z/geCZCG/ZzZZgz!/GcgGEl Sd g g move",
        ">Sb",
        "The guardian can only go to Sb, so that White must place on b2.",
        "Le gardien ne peut aller qu’au poste Sb : Blanc devra poser en b2.",
    ),
]


def suggested(text, run):
    """Return the hint that suggests this turn, the first of the run, with the rest as its line."""
    game = Game.from_position(text)
    turn, *rest = run.split()
    game.play(turn)
    steps = game.steps
    for later in rest:
        game.play(later)
    return told_turn(game.start, Turn(steps, turn, tuple(game.actions), 2.6, False, 1), "en")


@pytest.mark.parametrize(("text", "run", "english", "french"), CASES)
def test_a_turn_in_words(text, run, english, french):
    given = suggested(text, run)
    assert given.sentences[0] == english
    assert given.told("fr")[0].replace("\N{NO-BREAK SPACE}", " ") == french


def test_what_follows_is_told_with_what_it_changes():
    given = suggested("6/6/1G4/6/6 Nc g - place", "Zc3>Nd Gd3>Nf")
    assert given.sentences == (
        "Place a zebra on c3: it gives you territory B.",
        "Then move the guardian to Nd, so that White must place somewhere in column d.",
        "Play may then go on with Gd3>Nf: territory C goes to White.",
        "Estimate: you are about 3 points behind.",
    )
    assert given.later == ("Gd3>Nf",)
    given = suggested("6/6/1G4/4G1/6 Nc g - place", "Zc4>Nd Ld4>Nf Lf1>E2")
    assert given.sentences[2] == (
        "Play may then go on with Ld4>Nf Lf1>E2: the white gazelle on e4 flees, the green zebra on "
        "c4 goes face down and territory C goes to you."
    )
    assert given.told("fr")[2].replace("\N{NO-BREAK SPACE}", " ") == (
        "Une suite possible est Ld4>Nf Lf1>E2 : la gazelle blanche en e4 s’enfuit, le zèbre vert "
        "en c4 se cache et le territoire C vous revient."
    )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_message_of_hints_is_told(language, searcher, monkeypatch):
    told = set()

    def listening(language, message, attribute="", arguments=None):
        told.add(message)
        return message_text(language, message, attribute, arguments)

    monkeypatch.setattr(hinting, "message_text", listening)
    for text, run, *_ in CASES:
        suggested(text, run).told(language)
    suggested("6/6/1G4/4G1/6 Nc g - place", "Zc4>Nd Ld4>Nf Lf1>E2").told(language)
    for position in some_positions(RULES, 6, seed=23, step=9):
        hint(position, rules=RULES, nodes=2_000, searcher=searcher).told(language)
    # Looked at again are whole games, in test_analysis; the others are words within messages.
    words = {"hints-points", "hints-territories", "hints-who", "hints-standing"}
    own = re.findall(r"^(hints-[\w-]+) =", source(f"hints.{language}.ftl"), re.MULTILINE)
    expected = {key for key in own if not key.startswith("hints-review")} - words
    assert expected - told == set()


def test_bad_questions():
    with pytest.raises(LanguageError, match="language: 'xx' is not among en, fr"):
        hint(Game(), language="xx")
    over = Game.from_position("GgZg!LG!/z1c1g!z/geCZCG/ZzZZgz!/GcgGEl Sd g g place")
    while not over.is_over:
        over.play(over.legal_actions()[0])
    with pytest.raises(ValueError, match=r"the game is over.*end\.full-board"):
        hint(over)
    with pytest.raises(ValueError, match="seconds: -1 is not a positive number"):
        hint(Game(), seconds=-1)
