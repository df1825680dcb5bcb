"""The two Zoo Run games at a table: Let's free the animals, and the race of the year."""

from collections.abc import Sequence
from typing import Any

from ...explain import explain, phrase
from ...randomness import Stream
from ...record import Step
from ...zoo_run.drawing import Enclosure, Track, enclosure_of, track_of
from ...zoo_run.free_the_animals import animals_left
from ...zoo_run.game import FreeTheAnimals, Race
from ...zoo_run.players import find
from ...zoo_run.position import Phase, action_argument
from ...zoo_run.telling.narration import describe
from ...zoo_run.telling.refusals import AnyState
from ...zoo_run.variant import PATH_TOKENS
from .form import computers_field, number_field, players_field, seed_field, select_field, whole
from .table import Table


class FreeTable(Table[FreeTheAnimals]):
    """Let's free the animals, 1 to 5 players at one screen."""

    def favourite(self, player: int) -> str | None:
        """Nobody has a favourite in this game."""
        return None

    def computer_keeps(self, player: int) -> int:
        """Nobody keeps a card in this game (``free.redeal``); ``LookupError`` says so."""
        raise LookupError(f"player {player} keeps no card in this game")

    def picture(self) -> Enclosure:
        """Return the enclosure and the keeper on his path."""
        return enclosure_of(self.game)

    def end_message(self) -> str:
        """Return the verdict (``free.verdict``)."""
        return _last_sentence(self, "free.verdict")

    def _last_told(self) -> str | None:
        game = self.game
        played = [step for step in game.steps if Phase(step.before.phase) == Phase.LINE_UP]
        if game.is_over or not played:
            return None
        before = played[-game.rules.players].before
        freed = animals_left(before) - game.animals_left
        return phrase("zoo-freed", self.language, freed=freed, left=game.animals_left)

    def form(self) -> tuple[dict[str, Any], ...]:
        """Return players, computers, path tokens and seed."""
        rules, language = self.game.rules, self.language
        usual = rules.path_tokens == PATH_TOKENS[rules.players]
        return (
            players_field(rules.players, 1, 5, language),
            computers_field(self.computers, language),
            number_field(
                "path_tokens",
                phrase("zoo-path-tokens", language),
                None if usual else rules.path_tokens,
                1,
                99,
                phrase("zoo-as-rulebook", language),
            ),
            seed_field(self.seed, language),
        )

    def made_game(self, fields: dict[str, Any]) -> FreeTheAnimals:
        """Return a new game with the players and path tokens of the form."""
        rules = self.game.rules
        # What a designer changed besides stays changed.
        settings = {k: v for k, v in rules.differences().items() if k != "path_tokens"}
        path = fields.get("path_tokens")
        if path not in (None, ""):
            settings["path_tokens"] = whole("path_tokens", path, 0)
        players = whole("players", fields.get("players"), rules.players)
        return FreeTheAnimals(players=players, deck=rules.deck, **settings)


class RaceTable(Table[Race]):
    """The race of the year, 2 to 5 players at one screen."""

    def favourite(self, player: int) -> str | None:
        """Return a player's favourite animal (``race.setup``)."""
        return self.game.rules.favourites[player - 1]

    def computer_keeps(self, player: int) -> int:
        """Return the card with the best mean next line-up over all draws from the other cards."""
        game = self.game
        state = game.state._replace(player=player - 1)
        action = find("keep", "best")(game.rules, state, Stream(self.seed))
        return game.rules.deck.cards[action_argument(action)].number

    def picture(self) -> Track:
        """Return the track, with the steps of the last line-ups as trails."""
        names = [self.name(player) for player in range(1, self.game.rules.players + 1)]
        return track_of(self.game, names, language=self.language)

    def end_message(self) -> str:
        """Return who won (``race.winner``)."""
        return _last_sentence(self, "race.winner")

    def _last_told(self) -> str | None:
        game = self.game
        if game.phase != Phase.KEEP:
            return None
        last = self.picture().pawns
        return " ".join(
            phrase(
                "zoo-moved",
                self.language,
                player=pawn.player,
                spaces=pawn.spaces - (pawn.before or 0),
                reached=pawn.spaces,
            )
            for pawn in last
        )

    def form(self) -> tuple[dict[str, Any], ...]:
        """Return players, computers, track length, seed and everybody's favourite."""
        rules, language = self.game.rules, self.language
        animals = rules.deck.animals
        names = [(one, phrase("zoo-animal", language, animal=one)) for one in animals]
        most = min(5, len(animals))
        others = [animal for animal in animals if animal not in rules.favourites]
        favourites = [*rules.favourites, *others][:most]
        fields = [
            players_field(rules.players, 2, most, language),
            computers_field(self.computers, language),
            number_field(
                "track_length", phrase("zoo-track-length", language), rules.track_length, 1, 999
            ),
        ]
        for player, animal in enumerate(favourites, start=1):
            label = phrase("zoo-favourite-of", language, player=player)
            field = select_field(f"favourite_{player}", label, animal, names)
            needed = [str(count) for count in range(max(2, player), most + 1)]
            fields.append(field | {"shown-if": ["players", needed]})
        return (*fields, seed_field(self.seed, language))

    def made_game(self, fields: dict[str, Any]) -> Race:
        """Return a new race with the players, track length and favourites of the form."""
        rules = self.game.rules
        players = whole("players", fields.get("players"), rules.players)
        length = whole("track_length", fields.get("track_length"), rules.track_length)
        settings: dict[str, object] = {"track_length": length, "hand_size": rules.hand_size}
        chosen = [fields.get(f"favourite_{player}") for player in range(1, players + 1)]
        if all(chosen):
            settings["favourites"] = tuple(str(animal) for animal in chosen)
        return Race(players=players, deck=rules.deck, **settings)


def _last_sentence(table: FreeTable | RaceTable, rule: str) -> str:
    """Return the sentence of the last event of a rule; ``LookupError`` if there is none."""
    steps: Sequence[Step[AnyState]] = table.game.steps
    for step in reversed(steps):
        for event in reversed(describe(table.game.rules, *step)):
            if event.rule == rule:
                return explain(event, table.language)
    raise LookupError(f"no event of {rule} in this game")
