"""Grabs that hands have planned, begun and finished, and the content the tray should have after them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from palace_hub.sim.judge import Violation
from palace_hub.sim.people.hands import ORDINARY, Grab, Manner, draw_grab, draw_pour
from palace_hub.sim.people.mistakes import Mistakes
from palace_hub.sim.world import streams
from palace_hub.sim.world.tabletop import Tabletop
from palace_hub.sim.world.truth import KINDS

CELLS = len(KINDS)  # compartments
UNSEEN_S = 6.0  # wait for the hub's tray event after a grab; assumed
BETWEEN_GRABS_S = (0.2, 0.8)  # assumed

Delivery = tuple[int, str]
"""Turn, and stage (or "frog")."""


@dataclass(frozen=True, slots=True)
class Intent:
    """Bookings of a planned grab, so that a grab that never starts can be reverted."""

    cell: int
    counted: tuple[Delivery, int] | None = None  # delivery and number of its pieces
    expected_change: int = 0  # change of the compartment's expected content
    violation: Violation | None = None
    pour: bool = False


class HandPlan:
    """Starts grabs and books their effects. `noise_seed`: seed of the motion, not of the decisions."""

    def __init__(
        self, noise_seed: int, box: Sequence[int], top: Tabletop, mistakes: Mistakes, manner: Manner = ORDINARY
    ) -> None:
        self._seed = noise_seed
        self._manner = manner
        self._box = box
        self._top = top
        self._mistakes = mistakes
        self._taken: dict[Delivery, list[int]] = {}
        self._expected = [0] * CELLS
        self._awaited: dict[int, float] = {}
        self._intents: list[tuple[Grab, Intent]] = []
        self._poured = 0  # compartments
        self.moved_at = 0.0  # table time (s) of the last grab's end

    @property
    def busy(self) -> bool:
        """Whether a grab is under way."""
        if not self._top.hands.busy:
            self._intents.clear()
        return self._top.hands.busy

    @property
    def poured(self) -> bool:
        """Whether the whole box is in the tray."""
        return self._poured == CELLS

    def pour(self) -> None:
        """Pour the box's pieces into the next compartment."""
        cell = self._poured
        rng = streams.draws(self._seed, "pour", cell)
        start = self._top.us + round(1e6 * rng.uniform(*BETWEEN_GRABS_S))
        self._poured += 1
        number = self._box[cell]
        self._begin(draw_pour(rng, start, cell, number, KINDS[cell]), Intent(cell, expected_change=number, pour=True))

    def taken(self, delivery: Delivery) -> list[int]:
        """Pieces of a delivery taken from each compartment, without mistakes."""
        return self._taken.setdefault(delivery, [0] * CELLS)

    def grab(self, intent: Intent, pieces: int, key: tuple[object, ...], kind: str = "") -> None:
        """Start a grab that takes (`pieces` < 0) or puts in pieces of `kind`.

        `key`: seat, turn, stage and prompt, for its random stream.
        """
        cell = intent.cell
        visit = len(self._top.tray.history[cell])
        rng = streams.draws(self._seed, "hand", cell, visit, *(str(part) for part in key))
        start = self._top.us + round(1e6 * rng.uniform(*BETWEEN_GRABS_S))
        if intent.counted is not None:
            self.taken(intent.counted[0])[cell] += intent.counted[1]
        self._begin(draw_grab(rng, start, cell, pieces, kind if pieces > 0 else "", self._manner), intent)

    def as_told(self, cell: int, pieces: int, key: tuple[object, ...]) -> None:
        """Move pieces as the screen requests; undoing a mistake does not change the expected content."""
        off = self._expected[cell] - self._top.tray.count(cell)
        undoes = max(0, min(off, pieces)) if pieces > 0 else min(0, max(off, pieces))
        self._return(cell, pieces - undoes)
        self.grab(Intent(cell, expected_change=pieces - undoes), pieces, key, KINDS[cell])

    def _return(self, cell: int, pieces: int) -> None:
        """Book pieces of deliveries as returned, newest delivery first; they must be taken again."""
        for taken in reversed(self._taken.values()):
            back = min(max(0, pieces), taken[cell])
            taken[cell] -= back
            pieces -= back

    def abandon(self) -> None:
        """Revert the grabs that have not started; begun grabs go on."""
        dropped = self._top.hands.drop_unstarted(self._top.us)
        for grab, intent in self._intents:
            if not any(grab is other for other in dropped):
                continue
            self._expected[intent.cell] -= intent.expected_change
            self._poured -= intent.pour
            if intent.counted is not None:
                self._taken[intent.counted[0]][intent.cell] -= intent.counted[1]
            if intent.violation is not None:
                self._mistakes.revert(intent.violation)
        self._intents.clear()

    def forget_seen(self) -> None:
        """Forget grabs that await a tray event; a new hub reads the tray by itself."""
        self._awaited.clear()

    def note_seen(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Take the hub's committed tray events."""
        for event in events:
            if event.get("kind") == "tray" and event["t"] >= self._awaited.get(event["cell"], float("inf")):
                del self._awaited[event["cell"]]

    def waits(self, cell: int) -> bool:
        """Whether a tray event for the last grab in a compartment is still to come."""
        return cell in self._awaited and self._top.t < self._awaited[cell] + UNSEEN_S

    def all_right(self) -> bool:
        """Whether every compartment has its expected content."""
        tray = self._top.tray
        return all(tray.own(cell) == self._expected[cell] and not tray.foreign(cell) for cell in range(CELLS))

    def first_wrong(self) -> tuple[int, int] | None:
        """The first compartment with wrong content, and the pieces to put in (negative: take out)."""
        tray = self._top.tray
        for cell in range(CELLS):
            if tray.foreign(cell):
                return cell, -tray.foreign(cell)
            if tray.own(cell) != self._expected[cell]:
                return cell, self._expected[cell] - tray.own(cell)
        return None

    def _begin(self, grab: Grab, intent: Intent) -> None:
        self._expected[intent.cell] += intent.expected_change
        self._intents.append((grab, intent))
        self._top.hands.begin(grab)
        self.moved_at = max(self.moved_at, grab.end_us / 1e6)
        self._awaited[grab.cell] = grab.end_us / 1e6
