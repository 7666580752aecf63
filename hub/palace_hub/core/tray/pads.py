"""The tray's pads as evidence: which figures have left their pad, and which pads are faulty.

A pad that contradicts what is known is left out of the evidence until it shows the opposite.
"""

from collections.abc import Callable
from typing import Final

from monkey_palace.board.pieces import Figure
from monkey_palace.game.palace_state import palace_known
from monkey_palace.game.state import GameState, PromptKind
from monkey_palace.game.trophies import frog_available
from palace_hub.core.tray.pads_file import PadsFile
from palace_hub.sensing.tray.pads import BITS, FigurePad
from palace_hub.wire.events import Batch

ASTRAY_S: Final = 3.0
"""A figure may be off its pad for this long before the hub says so: a player may put it down again. Assumed."""
STUCK_S: Final = 10.0
"""A pad that sees its figure for this long while the plate weighs it on its knob is stuck. Assumed."""
DEAD_S: Final = 180.0
"""A pad that is empty for this long while its figure should be parked is dead, or the figure is lost. Assumed."""
LIFTED_S: Final = 2.0
"""A due figure that was taken from its pad this long ago is placed. Assumed."""

DUE: Final = {
    PromptKind.PLACE_FROG: Figure.FROG,
    PromptKind.PLACE_MONKEY: Figure.MONKEY,
    PromptKind.PLACE_BUTTERFLY: Figure.BUTTERFLY,
}
"""The figure that each prompt asks to place."""


class TrayPads:
    """The pads of the tray that counts."""

    def __init__(self, file: PadsFile | None = None) -> None:
        self.file = file  # where faulty pads are written; None: nowhere
        self.pads = dict.fromkeys(Figure, FigurePad())
        self.faulty: dict[Figure, str] = {}  # pads out of the evidence: "stuck" or "dead"
        self.astray: tuple[Figure, ...] = ()  # figures that are off their pad without a reason
        self._node = ""
        self._since: dict[tuple[str, Figure], float] = {}  # hub time from which a condition holds
        self._due: tuple[int, PromptKind] | None = None
        self._due_since = 0.0
        self._shown: object = None

    # -- readings -------------------------------------------------------------------------------------------------

    def parked(self, figure: Figure) -> bool | None:
        """True where the figure lies on its pad; None without a tray, for a faulty pad, and for a pad that is empty
        and has never seen a figure."""
        pad = self.pads[figure]
        known = figure not in self.faulty and (pad.parked or pad.disc_seen)
        return pad.parked if known else None

    def strays(self, figure: Figure, state: GameState) -> bool:
        """True where the figure has left its pad and the game gives no reason."""
        return self.parked(figure) is False and not _busy(figure, state)

    def word(self, figure: Figure) -> str:
        """The state of its pad: parked | off | unknown | dead | stuck."""
        if figure in self.faulty:
            return self.faulty[figure]
        parked = self.parked(figure)
        return "unknown" if parked is None else "parked" if parked else "off"

    # -- changes --------------------------------------------------------------------------------------------------

    def feed(self, batch: Batch) -> None:
        """Take a message of the tray's node; a tray without pads sends no bits."""
        for figure, bit in BITS.items():
            pad = self.pads[figure]
            self.pads[figure] = (
                pad.with_sample(batch.t, on=bool(batch.hall[0] & bit)) if batch.hall else pad.without_signal()
            )

    def hear(self, node: str | None, *, live: bool) -> None:
        """Note which tray answers: another one has other pads; a silent one leaves them unknown."""
        if node is not None and node != self._node:
            self._node = node
            self.pads = dict.fromkeys(Figure, FigurePad())
            self.faulty = {} if self.file is None else self.file.of(node)
        if not live:
            self.pads = {figure: pad.without_signal() for figure, pad in self.pads.items()}

    def judge(self, state: GameState | None, t: float, *, weighed: Callable[[Figure], bool]) -> None:
        """Find figures astray and faulty pads. `state`: of a game in play; `weighed`: the plate weighs this figure."""
        self._repair()
        astray = []
        for figure in () if state is None else state.figures:
            assert state is not None
            if self._held("astray", figure, t, holds=self.strays(figure, state)) >= ASTRAY_S:
                astray.append(figure)
            if self._held("stuck", figure, t, holds=self._doubled(figure, state, weighed)) >= STUCK_S:
                self._fail(figure, "stuck")
            elif self._held("dead", figure, t, holds=self._misses(figure, state)) >= DEAD_S:
                self._fail(figure, "dead")
        if state is None:
            self._since.clear()
        self.astray = tuple(astray)

    def note_due(self, state: GameState | None, t: float) -> Figure | None:
        """The figure that `state` asks to place; note since when. `state` None: no figure is due."""
        figure = None if state is None else DUE.get(state.prompt.kind)
        if state is None or figure is None:
            self._due = None
            return None
        if self._due != (state.turn, state.prompt.kind):
            self._due, self._due_since = (state.turn, state.prompt.kind), t
        return figure

    def placed_unseen(self, figure: Figure, state: GameState) -> bool:
        """True where only the pad can tell that the due figure is placed: the palace's shape is not known, and the
        figure is off its pad and on no knob yet."""
        return not palace_known(state) and state.figures[figure] is None and self.parked(figure) is False

    def lifted(self, figure: Figure, t: float) -> bool:
        """True where the due figure has left its pad since it was due, `LIFTED_S` ago or longer."""
        pad = self.pads[figure]
        return pad.since >= self._due_since and t - pad.since >= LIFTED_S

    def changed(self) -> bool:
        """True where screens would show something else than at the last call."""
        shown = (self.astray, tuple(self.faulty.items()), tuple(pad.parked for pad in self.pads.values()))
        changed = shown != self._shown
        self._shown = shown
        return changed

    # -- faulty pads ----------------------------------------------------------------------------------------------

    def _repair(self) -> None:
        """A pad that shows the opposite of its fault is evidence again."""
        for figure, what in list(self.faulty.items()):
            if self.pads[figure].parked is (what == "dead"):
                del self.faulty[figure]
                self._write()

    def _doubled(self, figure: Figure, state: GameState, weighed: Callable[[Figure], bool]) -> bool:
        """True where the pad sees a figure that the plate weighs on the palace, and no other figure can be there."""
        if self.parked(figure) is not True or not weighed(figure):
            return False
        return not any(self.strays(other, state) for other in state.figures)

    def _misses(self, figure: Figure, state: GameState) -> bool:
        """True where the pad is empty and the figure should lie there, at a table that has pads."""
        pad = self.pads[figure]
        away = state.figures[figure] is not None or _in_hand(figure, state)
        return pad.parked is False and not away and any(other.disc_seen for other in self.pads.values())

    def _held(self, what: str, figure: Figure, t: float, *, holds: bool) -> float:
        """Seconds for which a condition has held for this figure without a break."""
        if not holds:
            self._since.pop((what, figure), None)
            return 0.0
        return t - self._since.setdefault((what, figure), t)

    def _fail(self, figure: Figure, what: str) -> None:
        if figure not in self.faulty:
            self.faulty[figure] = what
            self._write()

    def _write(self) -> None:
        if self.file is not None and self._node:
            self.file.record(self._node, self.faulty)


def _in_hand(figure: Figure, state: GameState) -> bool:
    """True where the figure was earned this turn and is not placed yet."""
    turn = state.current
    return {
        Figure.MONKEY: turn.monkey_due,
        Figure.BUTTERFLY: turn.butterfly_due,
        Figure.FROG: turn.frog_taken and not turn.frog_placed,
    }[figure]


def _busy(figure: Figure, state: GameState) -> bool:
    """True where the game gives a reason to be off the pad: on the palace, due there, or free to be taken (R9.3)."""
    if state.figures[figure] is not None or _in_hand(figure, state):
        return True
    return figure is Figure.FROG and frog_available(state)
