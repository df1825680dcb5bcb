"""What the design panel does, without any widget: change, keep, compare, save, load, play."""

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path

from ...errors import sentence_of
from ...explain import phrase
from ...explain.catalogue import check_language
from ...explain.numbers import number
from ...zebres.board import Board
from ...zebres.design import variants
from ...zebres.design.variants import Variant, VariantError
from ...zebres.rules import Rules
from ..background import Background, Inbox, Job
from ..changes import Changing, add_hook
from ..controls import Status, StatusKind
from ..refusals import Refused, error_text
from .games import PATIENCE, Comparison, Games, Result, Wish
from .pictures import Look
from .settings import Settings, boards
from .variants_at_hand import Kept, choices, file_name, load


class DesignController(Changing):
    """A variant in the making, the games it makes, and the variants it is compared with.

    Parameters
    ----------
    variant
        What to begin with; the classic game by default. It is also the first one kept.
    folder
        Where variants are saved to and loaded from.
    sizes
        How many games are played first, and after each further step.
    seed
        The seed of all games.
    language
        ``"en"`` or ``"fr"``; raises :class:`~zebres_lib.explain.LanguageError` for others.
    compiled
        As for :func:`~zebres_lib.zebres.simulate`.
    patience
        Seconds: the first step is not shown where the second comes within that time.

    What a reader's click calls raises nothing but says what cannot be done as :attr:`message`. The
    games are played in a thread of their own, and only those of the last change are shown.
    """

    def __init__(
        self,
        variant: Variant | None = None,
        *,
        folder: str | Path = ".",
        sizes: Iterable[int] = (1_000, 10_000, 100_000),
        seed: int = 1,
        language: str = "en",
        compiled: bool | None = None,
        patience: float = PATIENCE,
    ) -> None:
        super().__init__()
        self.look = Look(check_language(language))
        self.folder = Path(folder)
        self._games = Games(sizes, seed, compiled, patience)
        self._inbox = Inbox()
        self._background = Background(self._inbox)
        self._players: list[Callable[[Rules], object]] = []
        begin = variant if variant is not None else variants.find("classic")
        shown = begin.told(language)
        self.settings = Settings.of(begin.rules)
        self.name = shown.name if variant is not None else phrase("design-panel-mine", language)
        self.notes = shown.notes if variant is not None else ""
        self._loaded = begin
        self.kept = Kept((replace(begin, name=shown.name),))
        self.change_number = 0
        self.result: Result | None = None
        self.comparison: Comparison | None = None
        self.compares = False
        self.occupied = ""
        self.message = Status("", "")
        self._failure = ""

    # --- what there is -------------------------------------------------------------------------

    @property
    def language(self) -> str:
        """The language of everything said."""
        return self.look.language

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many games there are after each step."""
        return self._games.sizes

    @property
    def seed(self) -> int:
        """The seed of all games."""
        return self._games.seed

    @property
    def problem(self) -> str:
        """Why the settings cannot be played, in a sentence; empty if they can."""
        return self.settings.problem(self.language)

    @property
    def variant(self) -> Variant:
        """The variant in the making.

        Raises :class:`Refused` while it cannot be played or has no name.
        """
        if self.problem:
            raise Refused("design-panel-problem", problem=self.problem)
        shown = self._loaded.told(self.language)
        if (self.name, self.notes) == (shown.name, shown.notes):
            return replace(self._loaded, rules=self.settings.rules)
        try:
            return Variant(self.name.strip(), self.settings.rules, self.notes.strip())
        except VariantError:
            raise Refused("design-panel-no-name") from None

    @property
    def is_current(self) -> bool:
        """Whether the result shown belongs to the settings as they are."""
        return self.result is not None and self.result.settings == self.settings

    @property
    def status(self) -> Status:
        """What the result shown is worth: how many games, whether more come, or why none."""
        if self._failure:
            return Status(self._failure, "error")
        if self.problem:
            old = phrase("design-panel-old", self.language) if self.result is not None else ""
            return Status(f"{self.problem} {old}".strip(), "error")
        if self.result is None or not self.is_current:
            return Status(phrase("design-panel-working", self.language), "working")
        given = {
            "games": number(len(self.result.table), 0, self.language),
            "most": number(self.sizes[-1], 0, self.language),
        }
        kind: StatusKind = "final" if self.result.is_final else "provisional"
        return Status(phrase(f"design-panel-{kind}", self.language, **given), kind)

    @property
    def files(self) -> tuple[tuple[str, str], ...]:
        """What can be loaded: pairs of an id and what people read."""
        return choices(self.folder, self.language)

    @property
    def current_label(self) -> str:
        """What a comparison calls the settings as they are."""
        return self.kept.free_name(phrase("design-panel-current", self.language))

    def on_play(self, hook: Callable[[Rules], object]) -> Callable[[], None]:
        """Call ``hook`` with the rules when the reader wants to play; return how to stop that."""
        return add_hook(self._players, hook)

    def attending(self) -> AbstractContextManager[None]:
        """Keep everything else off while a message of the page is dealt with, in this thread."""
        return self._inbox.attending()

    # --- games -----------------------------------------------------------------------------------

    def first(self, games: int) -> Result | None:
        """Play so many games now, before anything goes on in the background."""
        with self._inbox.lock:
            if not self.problem:
                self.result = self._games.first(self._wish(), games)
        return self.result

    def refine(self) -> None:
        """Go on playing in the background with the settings as they are."""
        self._do(self._ask)

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until no games are played, at most so many seconds; tell whether that is so."""
        return self._inbox.wait(lambda: self._background.is_busy, seconds)

    def end(self) -> None:
        """Play no more games for now; the result stays provisional if it is."""
        self._background.abandon()

    def _ask(self) -> None:
        """Play with the settings as they are now; whatever else was being played is dropped."""
        self.change_number += 1
        self._failure = ""
        if self.problem:
            self._background.abandon()
            return
        wish = self._wish()
        self._background.start(
            wish, lambda job: self._play_all(wish, job), lambda _: self._changed(), self._failed
        )

    def _play_all(self, wish: Wish, job: Job) -> None:
        """Hand over what more and more games show; done in the thread."""

        def show(found: Result | Comparison) -> Callable[[], None]:
            return lambda: self._show(found)

        for found in self._games.work(wish, job.goes_on):
            self._background.tell(job, show(found))

    def _wish(self) -> Wish:
        compared = self.kept.variants if self.compares else ()
        return Wish(self.change_number, self.settings, self.look, compared, self.current_label)

    def _show(self, found: Result | Comparison) -> None:
        if isinstance(found, Comparison):
            self.comparison = found
        else:
            self.result = found
        self._changed()

    def _failed(self, error: Exception) -> None:
        self._failure = error_text(error, self.language)
        self._changed()

    # --- the sliders ---------------------------------------------------------------------------

    def change(self, parameter: str, value: int | bool) -> None:
        """Change a number or a ruling, such as ``values.zebra``."""
        self._do(lambda: self._become(self.settings.changed(parameter, value)))

    def choose_board(self, name: str) -> None:
        """Take one of the boards of the library by name."""

        def choose() -> None:
            if name not in boards():
                raise Refused("design-panel-no-board", name=name)
            self._become(replace(self.settings, board=boards()[name]))

        self._do(choose)

    def use_board(self, board: Board) -> None:
        """Take any board."""
        self._do(lambda: self._become(replace(self.settings, board=board)))

    def choose_player(self, side: str, name: str) -> None:
        """Let another player play ``white`` or ``green``."""
        self._do(lambda: self._become(self.settings.with_player(side, name)))

    def set_look(self, **look: str | bool) -> None:
        """Draw the charts otherwise; the fields of :class:`~design_pictures.Look` by name."""

        def become() -> None:
            new = replace(self.look, **look)  # type: ignore[arg-type]
            if new != self.look:
                self.look = new
                self._ask()

        self._do(become)

    def _become(self, settings: Settings) -> None:
        if settings != self.settings:
            self.settings = settings
            self._ask()

    # --- keep and compare ----------------------------------------------------------------------

    def keep(self) -> None:
        """Keep the variant as it is now, under its name."""

        def keep() -> None:
            kept = self.kept.add(self.variant)
            self._keep(kept, phrase("design-panel-kept", self.language, name=kept.names[-1]))

        self._do(keep)

    def drop(self, name: str) -> None:
        """Keep a variant no longer."""
        said = phrase("design-panel-dropped", self.language, name=name)
        self._do(lambda: self._keep(self.kept.drop(name), said))

    def refer(self, name: str) -> None:
        """Compare all others with this one of the kept variants."""
        said = phrase("design-panel-referred", self.language, name=name)
        self._do(lambda: self._keep(self.kept.refer(name), said))

    def take(self, name: str) -> None:
        """Put a kept variant back on the sliders."""
        self._do(lambda: self._put(self.kept.find(name), "design-panel-taken"))

    def compare(self, on: bool = True) -> None:
        """Compare what was kept with what is on the sliders, from now on or no longer."""

        def compare() -> None:
            if on and not self.kept.variants:
                raise Refused("design-panel-nothing-kept")
            self.compares = on
            self.comparison = self.comparison if on else None
            self._ask()

        self._do(compare)

    def _keep(self, kept: Kept, said: str) -> None:
        self.kept = kept
        if self.compares:
            self.compares = bool(kept.variants)
            self.comparison = None
            self._ask()
        self.message = Status(said, "done")

    # --- name, notes, files, play --------------------------------------------------------------

    def rename(self, name: str) -> None:
        """Call the variant something else."""
        self.occupied = ""
        self._do(lambda: setattr(self, "name", name))

    def note(self, notes: str) -> None:
        """Write other notes."""
        self._do(lambda: setattr(self, "notes", notes))

    def save(self, *, overwrite: bool = False) -> None:
        """Save the variant under its name; a file that is there is not written over.

        With ``overwrite`` it is, once :attr:`occupied` has told the reader which file that is.
        """

        def save() -> None:
            file = file_name(self.name)
            given = {"file": file}
            agreed = overwrite and self.occupied == file
            try:
                variants.save(self.variant, self.folder / file, overwrite=agreed)
            except FileExistsError:
                self.occupied = file
                raise Refused("design-panel-occupied", **given) from None
            except OSError as error:
                given["reason"] = error.strerror or str(error)
                raise Refused("design-panel-not-saved", **given) from None
            self.occupied = ""
            self.message = Status(phrase("design-panel-saved", self.language, **given), "done")

        self._do(save)

    def load(self, choice: str) -> None:
        """Load a variant that :attr:`files` offers."""
        self._do(lambda: self._put(load(self.folder, choice), "design-panel-loaded"))

    def play(self) -> None:
        """Play this variant: what that means is up to the hooks of :meth:`on_play`."""

        def play() -> None:
            rules = self.variant.rules
            for hook in tuple(self._players):
                hook(rules)

        self._do(play)

    def _put(self, variant: Variant, key: str) -> None:
        shown = variant.told(self.language)
        self.name, self.notes = shown.name, shown.notes
        self._loaded, self.occupied = variant, ""
        self._become(self.settings.with_rules(variant.rules))
        self.message = Status(phrase(key, self.language, name=shown.name), "done")

    # --- saying ----------------------------------------------------------------------------------

    def fail(self, error: Exception) -> None:
        """Say that something went wrong."""
        self.message = Status(error_text(error, self.language), "error")

    def _do(self, action: Callable[[], object]) -> None:
        """Do what a reader asks for, say what cannot be done, and tell those who show it."""
        with self._inbox.lock:
            self.message = Status("", "")
            try:
                action()
            except (Refused, VariantError) as error:
                self.message = Status(sentence_of(error, self.language), "refused")
            except Exception as error:  # a callback has no other place to show it
                self.fail(error)
            self._changed()
