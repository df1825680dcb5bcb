"""What a click in a Zoo Run panel does: both games for several players at one screen.

Everybody's cards can be looked at and put in order until all are confirmed, in any order, as at a
table where all do it at once and may talk; then the game plays the turn. Nothing here knows of
widgets, and no rule is decided here.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from ...explain import explain, phrase
from ...randomness import Stream
from ...record import Step
from ...zoo_run.drawing import Enclosure, Track, enclosure_of, track_of
from ...zoo_run.events import Event
from ...zoo_run.free_the_animals import animals_left
from ...zoo_run.game import FreeTheAnimals, Race
from ...zoo_run.players import find
from ...zoo_run.position import Phase, action_argument
from ...zoo_run.telling.narration import describe
from ...zoo_run.telling.refusals import AnyState
from ...zoo_run.text.games import split_turns
from ...zoo_run.text.notation import format_order
from ...zoo_run.variant import PATH_TOKENS, FreeRules, RaceRules
from ..controls import Button, Note, Status
from ..fields import LARGEST, number_field, select_field, whole
from ..refusals import Refused
from .hand import Arranging, Line
from .zoo_view import NOTHING, HandView, Mode, SeatView, TurnView, ZooView, made_words

# At one screen everybody sees the cards that were dealt and who is still to decide.
_UNTOLD = {"waits", "dealt"}
_STAGES = ("start", "lines", "result", "keep")

G = TypeVar("G", FreeTheAnimals, Race)


class Table(Arranging, Generic[G]):
    """A game at which people put their cards in order and confirm.

    Parameters
    ----------
    game
        The game to play (itself, not a copy); cards are dealt where some are due.
    seed
        Of the deals; the deal after a turn that was taken back and played again is the same.
    computers
        How many of the last players the computer plays, fewer than all.
    language
        ``"en"`` or ``"fr"``.

    Raises ``ValueError`` for too many computers, and
    :class:`~zebres_lib.explain.LanguageError`.
    """

    def __init__(self, game: G, *, seed: int = 1, computers: int = 0, language: str = "en") -> None:
        super().__init__(language)
        self.game: G = game
        self.seed = seed
        self._turns: dict[tuple[Step[AnyState], ...], tuple[TurnView, ...]] = {}
        self._notes_of: dict[Step[AnyState], list[tuple[str, Note]]] = {}
        self._form: tuple[dict[str, Any], ...] | None = None
        self._hooks: list[Callable[[Event], object]] = []
        self._take_seats(computers)
        self._go_on()

    def _take_seats(self, computers: int) -> None:
        most = self.game.rules.players - 1
        if not 0 <= computers <= most:
            raise ValueError(f"computers: {computers} is not from 0 to {most}")
        self.computers = computers

    # --- what the two games do differently --------------------------------------------------------

    def favourite(self, player: int) -> str | None:
        """Return the animal that counts twice for a player."""
        raise NotImplementedError

    def picture(self) -> Any:
        """Return what the picture of the table shows."""
        raise NotImplementedError

    def form(self) -> tuple[dict[str, Any], ...]:
        """Return the fields of the form for a new game."""
        raise NotImplementedError

    def made_game(self, fields: dict[str, Any]) -> G:
        """Return a new game as the form wants it; raises ``RulesError``."""
        raise NotImplementedError

    def end_message(self) -> str:
        """Return how the finished game went."""
        raise NotImplementedError

    def computer_keeps(self, player: int) -> int:
        """Return the number of the card that the computer keeps for a player."""
        raise NotImplementedError

    # --- the turn --------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Deal what is due, and lay everybody's cards out."""
        game = self.game
        if game.phase == Phase.DEAL:
            chance = Stream(self.seed)
            chance.begin(len(game.steps))
            self._tell(game.deal(chance))
        players = range(1, game.rules.players + 1)
        deciding = game.phase in (Phase.LINE_UP, Phase.KEEP)
        # A game that is handed over may have some line-ups of a turn already.
        self._played = [p for p in players if not deciding or p <= game.state.player]
        self._ready = list(self._played)
        self._kept: dict[int, int] = {}
        self._lines = {
            player: Line(game.rules.deck, cards, self.favourite(player))
            for player in players
            if (cards := game.lined_up(player) or game.hand(player))
        }
        for player in self._computers():
            if player not in self._ready:
                self._decide(player)
        self._seat = next((player for player in players if player not in self._ready), 1)

    def _computers(self) -> range:
        players = self.game.rules.players
        return range(players - self.computers + 1, players + 1)

    def _decide(self, player: int) -> None:
        """Let the computer decide for a player."""
        if self.game.phase == Phase.LINE_UP:
            line = self._lines[player]
            line.arrange(line.best()[0].numbers)
        else:
            self._kept[player] = self.computer_keeps(player)
        self._ready.append(player)

    def _taken(self) -> list[int]:
        """Return the people who have confirmed since the game was played last."""
        by_others = {*self._played, *self._computers()}
        return [player for player in self._ready if player not in by_others]

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            for hook in tuple(self._hooks):
                hook(event)

    def on_event(self, hook: Callable[[Event], object]) -> Callable[[], None]:
        """Call ``hook`` with every event played here, also in later games; return how to stop."""
        self._hooks.append(hook)
        return lambda: self._hooks.remove(hook) if hook in self._hooks else None

    def confirm(self) -> None:
        """Take what the player shown has decided; once all have, play the turn."""
        with self._reporting():
            self._confirm()

    def _confirm(self) -> None:
        game, seat = self.game, self._seat
        if game.phase == Phase.KEEP and seat not in self._kept:
            self._said = Status(phrase("zoo-keep-first", self.language), "refused")
            return
        if game.is_over or seat in self._ready:
            raise Refused("zoo-not-now")
        self._lines[seat].drop()
        self._ready.append(seat)
        players = range(1, game.rules.players + 1)
        left = [player for player in players if player not in self._ready]
        if left:
            later = [player for player in left if player > seat]
            self._seat = (later or left)[0]
            return
        due = [player for player in players if player not in self._played]
        if game.phase == Phase.LINE_UP:
            actions = [format_order(tuple(self._lines[player].cards)) for player in due]
        else:
            actions = [f"={self._kept[player]}" for player in due]
        self._tell(game.play(" ".join(actions)))
        self._go_on()
        told = self._last_told()
        if told is not None:
            turn = self._turn()
            self._said = Status(f"{told} {turn.text}", turn.kind)

    def _last_told(self) -> str | None:
        """Return what came of the line-ups in short, or None where nothing did just now."""
        raise NotImplementedError

    # --- choosing --------------------------------------------------------------------------------

    @property
    def line(self) -> Line | None:
        """The cards of the player shown, if they can be put in order now."""
        if self.game.phase != Phase.LINE_UP or self._seat in self._ready:
            return None
        return self._lines[self._seat]

    def _shown_line(self) -> Line:
        if self._seat not in self._lines:
            raise Refused("zoo-not-now")
        return self._lines[self._seat]

    def choose(self, card: int) -> None:
        """Lift or drop a card, or choose it as the one to keep."""
        if self.game.phase != Phase.KEEP:
            super().choose(card)
            return
        with self._reporting():
            if self._seat in self._ready:
                raise Refused("zoo-not-now")
            self._lines[self._seat].place(card)
            self._kept[self._seat] = card

    def press(self, button: str) -> None:
        """Take a press of ``"best"``, ``"confirm"`` or ``"undo"``."""
        match button:
            case "best":
                self.show_best()
            case "confirm":
                self.confirm()
            case "undo":
                self.undo()
            case _:
                with self._reporting():
                    raise Refused("no-such-button", button=repr(button))

    def seat(self, seat: int) -> None:
        """Show the cards of another player."""
        with self._reporting():
            if seat not in self._lines:
                raise Refused("zoo-no-seat", player=seat)
            self._lines[self._seat].drop()
            self._seat = seat

    def undo(self) -> None:
        """Take back the last confirmation, or the last turn, or say that there is none."""
        with self._reporting():
            if taken := self._taken():
                self._ready.remove(taken[-1])
                self._seat = taken[-1]
                return
            if not self._can_undo():
                text = phrase("nothing-to-undo", self.language)
                self._said = Status(text, "refused")
                return
            game = self.game
            game.undo()
            while not (game.phase in (Phase.LINE_UP, Phase.KEEP) and game.state.player == 0):
                game.undo()
            self._go_on()
            text = f"{phrase('zoo-undone', self.language)} {self._turn().text}"
            self._said = Status(text, "done")

    def _can_undo(self) -> bool:
        return any(Phase(step.before.phase) != Phase.DEAL for step in self.game.steps)

    # --- another game ----------------------------------------------------------------------------

    def new_game(self, fields: dict[str, Any]) -> None:
        """Begin a new game, with the form filled in like this.

        ``players``, ``computers`` and ``seed`` are numbers, or texts of numbers; without a seed
        the next one is taken. What the games have besides is told by :meth:`form`.
        """
        with self._reporting():
            given = dict(fields)
            seed = whole("seed", given.pop("seed", None), self.seed + 1)
            computers = whole("computers", given.pop("computers", None), 0)
            game = self.made_game(given)
            most = game.rules.players - 1
            if computers > most:
                raise Refused("zoo-computers-most", most=most)
            self.game, self.seed = game, seed
            self._take_seats(computers)
            self._forget()
            self._go_on()
            text = phrase("zoo-started", self.language, seed=seed)
            self._said = Status(f"{text} {self._turn().text}", "done")

    def _save(self) -> Callable[[], None]:
        before = super()._save()
        game, saved, seed = self.game, self.game.copy(), self.seed
        seat, ready, kept, lines = self._seat, list(self._ready), dict(self._kept), self._lines
        computers, played = self.computers, self._played

        def undo() -> None:
            game.restore(saved)
            self.game, self.seed, self.computers, self._played = game, seed, computers, played
            self._seat, self._ready, self._kept, self._lines = seat, ready, kept, lines
            before()

        return undo

    # --- what to show ----------------------------------------------------------------------------

    def name(self, player: int) -> str:
        """Return what a player is called."""
        key = "zoo-computer" if player in self._computers() else "zoo-player"
        return phrase(key, self.language, player=player)

    def _turn(self) -> Status:
        game = self.game
        if game.is_over:
            return Status(self.end_message(), "over")
        name = self.name(self._seat)
        line = self._lines[self._seat]
        made = made_words(line.line_up, line.favourite, self.language)
        if self._seat in self._ready:
            return Status(phrase("zoo-is-ready", self.language, player=name, made=made))
        if game.phase == Phase.KEEP:
            card = self._kept.get(self._seat)
            if card is None:
                return Status(phrase("zoo-choose-keep", self.language, player=name))
            return Status(phrase("zoo-keeps", self.language, player=name, card=card))
        return Status(phrase("zoo-line-up", self.language, player=name, made=made))

    def _mode(self) -> Mode:
        if self.line is not None:
            return "arrange"
        if self.game.phase == Phase.KEEP and self._seat not in self._ready:
            return "choose"
        return "look"

    def _seats(self) -> Iterator[SeatView]:
        for player, line in self._lines.items():
            text = made_words(line.line_up, line.favourite, self.language)
            if player in self._kept:
                text = phrase("zoo-keeps-card", self.language, card=self._kept[player])
            favourite = self.favourite(player)
            name = self.name(player)
            if favourite is not None:
                animal = phrase("zoo-animal", self.language, animal=favourite)
                name = phrase("zoo-player-animal", self.language, player=name, animal=animal)
            yield SeatView(player, name, text, player == self._seat, player in self._ready)

    def _buttons(self) -> Iterator[Button]:
        game = self.game
        if game.phase == Phase.LINE_UP:
            open_ = self._seat not in self._ready
            yield self._button("confirm", open_, primary=True)
            yield self._button("best", open_)
        elif game.phase == Phase.KEEP:
            chosen = self._seat in self._kept and self._seat not in self._ready
            yield Button(
                "confirm",
                phrase("zoo-keep", self.language),
                chosen,
                phrase("zoo-keep-hint", self.language),
                primary=True,
            )
        yield Button(
            "undo",
            phrase("undo", self.language),
            bool(self._taken()) or self._can_undo(),
            phrase("zoo-undo-hint", self.language),
        )

    def _log(self) -> tuple[TurnView, ...]:
        """Return what happened, stage by stage, the newest first."""
        told: list[TurnView] = []
        for number, steps in enumerate(split_turns(list(self.game.steps)), start=1):
            key = tuple(steps)
            if key not in self._turns:
                self._turns[key] = tuple(self._stages(number, steps))
            told += self._turns[key]
        return tuple(reversed(told))

    def _stages(self, number: int, steps: Sequence[Step[AnyState]]) -> Iterator[TurnView]:
        """Yield the stages of a turn of which there is something to tell, the first one first.

        What came of the line-ups stands apart from what each line-up makes, so that it is not lost
        below the many joints of five players.
        """
        notes: dict[str, list[Note]] = {name: [] for name in _STAGES}
        for step in steps:
            if step not in self._notes_of:
                self._notes_of[step] = _notes_of(self.game.rules, step, self.language)
            for stage, note in self._notes_of[step]:
                notes[stage].append(note)
        for name, told in notes.items():
            if told:
                title = phrase(f"zoo-turn-{name}", self.language, number=number)
                yield TurnView(title, tuple(told))

    def _forget(self) -> None:
        """Make everything anew that is told: of another game, or in another language."""
        self._turns.clear()
        self._notes_of.clear()
        self._form = None

    def set_language(self, language: str) -> None:
        """Go on in another language."""
        self._forget()
        super().set_language(language)

    def view(self) -> ZooView:
        """Return what the panel shows now."""
        if self._form is None:
            self._form = self.form()
        message = self._said or self._turn()
        hand = None
        if self._lines:
            line = self._lines[self._seat]
            hand = HandView(
                line.deck,
                tuple(line.cards),
                self._mode(),
                lifted=NOTHING if line.lifted is None else line.lifted,
                chosen=self._kept.get(self._seat, NOTHING),
                asked=self._asked,
            )
        return ZooView(
            language=self.language,
            message=message,
            announcement=self._announcement(message),
            hand=hand,
            picture=self.picture(),
            seats=tuple(self._seats()),
            buttons=tuple(self._buttons()),
            notes=self._notes(),
            log=self._log(),
            form=self._form,
        )


# --- the two games ------------------------------------------------------------------------------


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
            _players_field(rules.players, 1, 5, language),
            _computers_field(self.computers, language),
            number_field(
                "path_tokens",
                phrase("zoo-path-tokens", language),
                None if usual else rules.path_tokens,
                1,
                99,
                phrase("zoo-as-rulebook", language),
            ),
            _seed_field(self.seed, language),
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
            _players_field(rules.players, 2, most, language),
            _computers_field(self.computers, language),
            number_field(
                "track_length", phrase("zoo-track-length", language), rules.track_length, 1, 999
            ),
        ]
        for player, animal in enumerate(favourites, start=1):
            label = phrase("zoo-favourite-of", language, player=player)
            field = select_field(f"favourite_{player}", label, animal, names)
            needed = [str(count) for count in range(max(2, player), most + 1)]
            fields.append(field | {"shown-if": ["players", needed]})
        return (*fields, _seed_field(self.seed, language))

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


def _players_field(players: int, least: int, most: int, language: str) -> dict[str, Any]:
    """Return the field for the number of players."""
    return select_field("players", phrase("zoo-players", language), players, _counts(least, most))


def _computers_field(computers: int, language: str) -> dict[str, Any]:
    """Return the field for the number of players that the computer plays."""
    label = phrase("zoo-computers", language)
    return select_field("computers", label, computers, _counts(0, 4))


def _counts(least: int, most: int) -> list[tuple[str, str]]:
    return [(str(count), str(count)) for count in range(least, most + 1)]


def _seed_field(seed: int, language: str) -> dict[str, Any]:
    """Return the field for the seed of a new game; left empty, the next one is taken."""
    hint = phrase("zoo-next-seed", language, seed=seed + 1)
    return number_field("seed", phrase("zoo-seed", language), None, 0, LARGEST, hint)


# --- what happened ------------------------------------------------------------------------------


def _notes_of(
    rules: FreeRules | RaceRules, step: Step[AnyState], language: str
) -> list[tuple[str, Note]]:
    """Return what an action did and did not do, each with the stage of the turn it belongs to."""
    return [
        (_stage(step, event), Note(explain(event, language), event.rule, event.happened))
        for event in describe(rules, *step)
        if event.case not in _UNTOLD
    ]


def _stage(step: Step[AnyState], event: Event) -> str:
    match Phase(step.before.phase):
        case Phase.LINE_UP:
            return "lines" if event.rule.startswith("lineup.") else "result"
        case Phase.KEEP:
            return "keep"
    return "start"
