"""The same game in a mirror and with the colours exchanged: everything must map accordingly."""

from tests.helpers import every_ruling, random_games
from tests.zebres.reference import Reference
from zebres_lib.zebres.rules import Position, Rules, apply, legal_actions, score, start
from zebres_lib.zebres.text.notation import format_action
from zebres_lib.zebres.text.positions import format_position, parse_position

GAMES = 4


def reflected(name: str, columns: int) -> str:
    """Return a square or post in the mirror; columns change places, so do east and west."""
    if name[0] in "NS":
        return name[0] + reflected(name[1:], columns)
    if name[0] in "EW":
        return {"E": "W", "W": "E"}[name[0]] + name[1:]
    letters = "abcdefghijklmnopqrstuvwxyz"[:columns]
    return letters[columns - 1 - letters.index(name[0])] + name[1:]


def mirrored_action(action: str, columns: int) -> str:
    return action[0] + (reflected(action[1:], columns) if len(action) > 1 else "")


def mirrored_position(text: str, columns: int) -> str:
    rows, post, side, holder, phase = text.split()
    tokens = []
    for row in rows.split("/"):
        cells: list[str] = []
        for character in row:
            if character.isdigit():
                cells += ["1"] * int(character)
            elif character == "!":
                cells[-1] += "!"
            else:
                cells.append(character)
        tokens.append("".join(reversed(cells)))
    if post != "-":
        post = reflected(post, columns)
    if ":" in phase:
        crocodile, *gazelles = phase.split(":")[1].split(",")
        squares = [reflected(gazelle, columns) for gazelle in gazelles]
        squares.sort(key=lambda name: (int(name[1:]), name[0]))
        phase = "swap:" + ",".join([reflected(crocodile, columns), *squares])
    return " ".join(["/".join(tokens), post, side, holder, phase])


def swapped_colours(text: str) -> str:
    rows, post, side, holder, phase = text.split()
    other = {"w": "g", "g": "w", "-": "-"}
    return " ".join([rows.swapcase(), post, other[side], other[holder], phase])


def texts(rules: Rules, position: Position) -> set[str]:
    return {format_action(rules.board, action) for action in legal_actions(rules, position)}


@every_ruling
def test_in_the_mirror(rules):
    columns = rules.board.columns
    mirror = Rules(
        board=rules.board.mirrored(),
        hidden_gazelles_flee=rules.hidden_gazelles_flee,
        crocodile_chain=rules.crocodile_chain,
        guardian_while_solo=rules.guardian_while_solo,
    )
    for game in random_games(rules, GAMES, seed=30):
        there = start()
        for position, action in game:
            seen = mirrored_position(format_position(rules, position), columns)
            assert parse_position(mirror, seen) == there
            expected = {mirrored_action(text, columns) for text in texts(rules, position)}
            assert texts(mirror, there) == expected
            assert score(mirror, there) == score(rules, position)
            if action >= 0:
                image = mirrored_action(format_action(rules.board, action), columns)
                there = apply(mirror, there, parse(mirror, there, image))


@every_ruling
def test_with_the_colours_exchanged(rules):
    for game in random_games(rules, GAMES, seed=31):
        there = start(1)
        for position, action in game:
            exchanged = swapped_colours(format_position(rules, position))
            assert format_position(rules, there) == exchanged
            assert legal_actions(rules, there) == legal_actions(rules, position)
            assert score(rules, there) == score(rules, position)[::-1]
            if action >= 0:
                there = apply(rules, there, action)


def test_a_mirrored_board_walks_the_other_way():
    board = Rules().board.mirrored()
    assert board.mirrored() == Rules().board
    assert board.map[0] == "CCCCBA"
    path = Reference(board.map, clockwise=False).path
    assert list(board.post_names) == path
    walk = [path[(path.index("Nc") + step) % len(path)] for step in (1, 2, 3)]
    assert walk == ["Nb", "Na", "W1"]


def parse(rules: Rules, position: Position, text: str) -> int:
    """Return the legal action of this text, read by looking for it."""
    by_text = {format_action(rules.board, a): a for a in legal_actions(rules, position)}
    return by_text[text]
