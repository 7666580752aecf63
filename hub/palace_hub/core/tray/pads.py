"""The tray's pads against the game: which figures have left them, which of them should not have, and which pads lie.

A pad is evidence and never a judge: what it says is left out as soon as it contradicts what is known, and a figure that
is off its pad for nothing is told in a few words that go when it is back.
"""

from typing import TYPE_CHECKING, Final

from monkey_palace.board.notation import Cell
from monkey_palace.board.pieces import Figure
from monkey_palace.game.commands import Command, PlaceButterfly
from monkey_palace.game.palace_state import palace_known, standing_figures
from monkey_palace.game.state import GameState, PromptKind
from monkey_palace.game.trophies import frog_available
from palace_hub.core import planning
from palace_hub.core.apply import commit, play
from palace_hub.core.plate.availability import sees
from palace_hub.core.tray.pads_file import PadsFile
from palace_hub.locale.message import Message
from palace_hub.referee.book import Book
from palace_hub.sensing.tray.pads import BITS, FigurePad
from palace_hub.views.snapshot import PadsView, Phase, Stage
from palace_hub.wire.events import Batch

if TYPE_CHECKING:
    from palace_hub.core.step import HubCore

ASTRAY_S: Final = 3.0
"""A figure may be off its pad for so long before a word is said: whoever picked it up may put it down again."""
STUCK_S: Final = 10.0
"""A pad that sees a figure for so long while the plate weighs it on its knob is stuck."""
DEAD_S: Final = 180.0
"""A pad that is empty for so long while its figure should be parked is dead, or the figure is lost: neither is news."""
LIFTED_S: Final = 2.0
"""A figure that is due and was taken from its pad so long ago is being placed, and not looked at."""

DUE: Final = {
    PromptKind.PLACE_FROG: Figure.FROG,
    PromptKind.PLACE_MONKEY: Figure.MONKEY,
    PromptKind.PLACE_BUTTERFLY: Figure.BUTTERFLY,
}
"""The figure that is to be placed."""


class TrayPads:
    """The pads of the tray that counts. `pads`: by figure; `faulty`: those out of the evidence, "stuck" or "dead";
    `astray`: figures to say a word about; `file`: where faulty ones are kept, None for nowhere."""

    def __init__(self, file: PadsFile | None = None) -> None:
        self.file = file
        self.pads = dict.fromkeys(Figure, FigurePad())
        self.faulty: dict[Figure, str] = {}
        self.astray: tuple[Figure, ...] = ()
        self._node = ""
        self._since: dict[tuple[str, Figure], float] = {}  # hub time from which something has held
        self._due: tuple[int, PromptKind] | None = None
        self._due_since = 0.0
        self._shown: object = None

    def feed(self, batch: Batch) -> None:
        """One message of the tray's node; a tray without pads sends no bits."""
        for figure, bit in BITS.items():
            pad = self.pads[figure]
            self.pads[figure] = (
                pad.with_sample(batch.t, on=bool(batch.hall[0] & bit)) if batch.hall else pad.without_signal()
            )

    def parked(self, figure: Figure) -> bool | None:
        """Whether it lies on its pad; None where that is not known: no tray, a pad that is wrong, or one that is empty
        and has never seen it."""
        pad = self.pads[figure]
        known = figure not in self.faulty and (pad.parked or pad.disc_seen)
        return pad.parked if known else None

    def strays(self, figure: Figure, state: GameState) -> bool:
        """Whether it has left its pad while the game has nothing to do with it."""
        return self.parked(figure) is False and not _busy(figure, state)

    # -- once a turn of the core --------------------------------------------------------------------------------

    def settle(self, hub: "HubCore") -> None:
        """What the pads mean for the game as it stands."""
        self._hear(hub)
        self._mend()
        state = hub.book.game.state if hub.book is not None and hub.phase is Phase.PLAY else None
        astray = []
        for figure in () if state is None else state.figures:
            assert state is not None
            if self._held("astray", figure, hub.t, holds=self.strays(figure, state)) >= ASTRAY_S:
                astray.append(figure)
            if self._held("stuck", figure, hub.t, holds=self._lies(hub, figure, state)) >= STUCK_S:
                self._fails(figure, "stuck")
            elif self._held("dead", figure, hub.t, holds=self._misses(figure, state)) >= DEAD_S:
                self._fails(figure, "dead")
        if state is None:
            self._since.clear()
        self.astray = tuple(astray)
        self._lifted(hub, state)
        shown = (self.astray, tuple(self.faulty.items()), tuple(pad.parked for pad in self.pads.values()))
        if shown != self._shown:
            self._shown = shown
            hub.touch()

    def _hear(self, hub: "HubCore") -> None:
        tray = hub.nodes.tray
        if tray is not None and tray.hello is not None and tray.hello.id != self._node:
            self._node = tray.hello.id
            self.pads = dict.fromkeys(Figure, FigurePad())
            self.faulty = {} if self.file is None else self.file.of(self._node)
        if not hub.nodes.tray_live:
            self.pads = {figure: pad.without_signal() for figure, pad in self.pads.items()}

    def _mend(self) -> None:
        """A pad that does what it was said not to do is believed again."""
        for figure, what in list(self.faulty.items()):
            if self.pads[figure].parked is (what == "dead"):
                del self.faulty[figure]
                self._keep()

    def _lies(self, hub: "HubCore", figure: Figure, state: GameState) -> bool:
        """Whether the pad sees a figure that the plate weighs on the palace, where no other can stand for it."""
        play = hub.plate_play
        if self.parked(figure) is not True or play is None or not sees(hub):
            return False
        follow = play.follow
        weighed = follow.turn is None and follow.ledger.agrees and follow.lift.lies
        if not weighed or figure not in follow.ledger.figures or figure not in standing_figures(state):
            return False
        return not any(self.strays(other, state) for other in state.figures)

    def _misses(self, figure: Figure, state: GameState) -> bool:
        """Whether the pad is empty and the figure should lie there, at a table that has pads."""
        pad = self.pads[figure]
        away = state.figures[figure] is not None or _in_hand(figure, state)
        return pad.parked is False and not away and any(other.disc_seen for other in self.pads.values())

    def _held(self, what: str, figure: Figure, t: float, *, holds: bool) -> float:
        """Seconds for which something has held of this figure without a break."""
        if not holds:
            self._since.pop((what, figure), None)
            return 0.0
        return t - self._since.setdefault((what, figure), t)

    def _fails(self, figure: Figure, what: str) -> None:
        if figure not in self.faulty:
            self.faulty[figure] = what
            self._keep()

    def _keep(self) -> None:
        if self.file is not None and self._node:
            self.file.found(self._node, self.faulty)

    # -- a palace that nobody sees ------------------------------------------------------------------------------

    def _lifted(self, hub: "HubCore", state: GameState | None) -> None:
        """Where nobody knows the palace, nothing is left to say of a figure but that it has left its pad to be placed:
        the game asks for that and for nothing else. One that had left before it was due, or stands on the palace, is
        placed by a press; so is one whose placing was undone."""
        figure = None if state is None or hub.stage is not Stage.TROPHIES else DUE.get(state.prompt.kind)
        if state is None or figure is None:
            self._due = None
            return
        if self._due != (state.turn, state.prompt.kind):
            self._due, self._due_since = (state.turn, state.prompt.kind), hub.t
        pad = self.pads[figure]
        if palace_known(state) or state.figures[figure] is not None or self.parked(figure) is not False:
            return
        book, judgement = hub.book, hub.judgement
        clear = book is not None and book.question is None and not (judgement is not None and judgement.wrong)
        if clear and pad.since >= self._due_since and hub.t - pad.since >= LIFTED_S:
            assert book is not None
            place(hub, figure, command_for(book, None))

    # -- for screens --------------------------------------------------------------------------------------------

    def word(self, figure: Figure) -> str:
        """Its pad in a word: parked | off | unknown | dead | stuck."""
        if figure in self.faulty:
            return self.faulty[figure]
        parked = self.parked(figure)
        return "unknown" if parked is None else "parked" if parked else "off"


def command_for(book: Book, at: Cell | None) -> Command:
    """What places the figure that is due; `at` None: left to the rules. The butterfly has one place."""
    command = planning.figure_command(book, None if at is None else str(at))
    return PlaceButterfly() if command is None else command


def place(hub: "HubCore", figure: Figure, command: Command) -> None:
    """The figure is placed, with what its pad said. Raises `RulesError`, and changes nothing, where it may not be."""
    assert hub.book is not None
    hub.book.game.verify(command)
    commit(hub, "figure", figure=figure.value, at=getattr(command, "at", None), pad=hub.pads.word(figure))
    play(hub, command)


def shown(hub: "HubCore") -> PadsView:
    """What screens show of the pads: of the figures of this game, or of all where there is none."""
    pads = hub.pads
    book = hub.book
    figures = list(Figure) if book is None else list(book.game.state.figures)
    if not hub.nodes.tray_live:
        figures = []
    play = hub.plate_play
    return PadsView(
        {figure.value: pads.word(figure) for figure in figures},
        tuple(figure.value for figure in pads.astray),
        None if play is None else play.doubt,
    )


def problems(hub: "HubCore") -> list[Message]:
    """Pads that are wrong, and figures that are off theirs for nothing."""
    if not hub.nodes.tray_live:
        return []
    faulty = [Message(f"problem-pad-{what}", {"figure": figure.value}) for figure, what in hub.pads.faulty.items()]
    return faulty + [Message("problem-figure-off", {"figure": figure.value}) for figure in hub.pads.astray]


def _in_hand(figure: Figure, state: GameState) -> bool:
    """Whether it was earned this turn and waits to be placed."""
    turn = state.current
    return {
        Figure.MONKEY: turn.monkey_due,
        Figure.BUTTERFLY: turn.butterfly_due,
        Figure.FROG: turn.frog_taken and not turn.frog_placed,
    }[figure]


def _busy(figure: Figure, state: GameState) -> bool:
    """Whether it has a reason to be off its pad: it stands on the palace, is about to, or may be taken now (R9.3)."""
    if state.figures[figure] is not None or _in_hand(figure, state):
        return True
    return figure is Figure.FROG and frog_available(state)
