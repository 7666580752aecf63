"""What hands have decided on, begun and done, and what ought to be in the tray after it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from palace_hub.sim.judge import Violation
from palace_hub.sim.people.hands import ORDINARY, Grab, Manner, draw_grab, draw_pour
from palace_hub.sim.people.mistakes import Mistakes
from palace_hub.sim.world import streams
from palace_hub.sim.world.tabletop import Tabletop
from palace_hub.sim.world.truth import KINDS

CELLS = len(KINDS)
UNSEEN_S = 6.0  # after moving pieces, how long a person waits for the hub to see it
BETWEEN_GRABS_S = (0.2, 0.8)

Delivery = tuple[int, str]
"""Turn, and stage (or "frog")."""


@dataclass(frozen=True, slots=True)
class Intent:
    """What was booked for a grab when it was decided on, so that one that never starts can be taken back."""

    cell: int
    counted: tuple[Delivery, int] | None = None  # delivery, and pieces of it
    legit: int = 0  # change of what ought to be in the compartment
    violation: Violation | None = None
    pour: bool = False


class HandPlan:
    """Begins grabs and keeps their books. `noise_seed` draws how hands move, never what they decide."""

    def __init__(
        self, noise_seed: int, box: Sequence[int], top: Tabletop, mistakes: Mistakes, manner: Manner = ORDINARY
    ) -> None:
        self._seed = noise_seed
        self._manner = manner
        self._box = box
        self._top = top
        self._mistakes = mistakes
        self._taken: dict[Delivery, list[int]] = {}
        self._legit = [0] * CELLS
        self._unseen: dict[int, float] = {}
        self._intents: list[tuple[Grab, Intent]] = []
        self._poured = 0  # compartments
        self.moved_at = 0.0  # table time at which the last grab ends or ended

    @property
    def busy(self) -> bool:
        """Whether a hand is in the tray or on its way."""
        if not self._top.hands.busy:
            self._intents.clear()
        return self._top.hands.busy

    @property
    def poured(self) -> bool:
        """Whether the whole box is in the tray."""
        return self._poured == CELLS

    def pour(self) -> None:
        """The box into the next compartment."""
        cell = self._poured
        rng = streams.draws(self._seed, "pour", cell)
        start = self._top.us + round(1e6 * rng.uniform(*BETWEEN_GRABS_S))
        self._poured += 1
        number = self._box[cell]
        self._begin(draw_pour(rng, start, cell, number, KINDS[cell]), Intent(cell, legit=number, pour=True))

    def taken(self, delivery: Delivery) -> list[int]:
        """Pieces of a delivery that hands have taken from each compartment, errors left out."""
        return self._taken.setdefault(delivery, [0] * CELLS)

    def grab(self, intent: Intent, pieces: int, moment: tuple[object, ...], kind: str = "") -> None:
        """A hand takes (`pieces` < 0) or puts in pieces of `kind`; `moment` (seat, turn, stage ...) keys its stream."""
        cell = intent.cell
        visit = len(self._top.tray.history[cell])
        rng = streams.draws(self._seed, "hand", cell, visit, *(str(part) for part in moment))
        start = self._top.us + round(1e6 * rng.uniform(*BETWEEN_GRABS_S))
        if intent.counted is not None:
            self.taken(intent.counted[0])[cell] += intent.counted[1]
        self._begin(draw_grab(rng, start, cell, pieces, kind if pieces > 0 else "", self._manner), intent)

    def as_told(self, cell: int, pieces: int, moment: tuple[object, ...]) -> None:
        """Moves pieces as the screen says. What only undoes an error leaves alone what ought to be there."""
        off = self._legit[cell] - self._top.tray.count(cell)
        undoes = max(0, min(off, pieces)) if pieces > 0 else min(0, max(off, pieces))
        self._return(cell, pieces - undoes)
        self.grab(Intent(cell, legit=pieces - undoes), pieces, moment, KINDS[cell])

    def _return(self, cell: int, pieces: int) -> None:
        """Pieces of deliveries that were undone go back: they will have to be taken again, newest delivery first."""
        for taken in reversed(self._taken.values()):
            back = min(max(0, pieces), taken[cell])
            taken[cell] -= back
            pieces -= back

    def abandon(self) -> None:
        """Nobody listens any more: hands finish what they have begun and start nothing."""
        dropped = self._top.hands.drop_unstarted(self._top.us)
        for grab, intent in self._intents:
            if not any(grab is other for other in dropped):
                continue
            self._legit[intent.cell] -= intent.legit
            self._poured -= intent.pour
            if intent.counted is not None:
                self._taken[intent.counted[0]][intent.cell] -= intent.counted[1]
            if intent.violation is not None:
                self._mistakes.did_not(intent.violation)
        self._intents.clear()

    def forget_seen(self) -> None:
        """A new hub: it will say by itself what it makes of the tray."""
        self._unseen.clear()

    def note_seen(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Tray events that the hub has committed."""
        for event in events:
            if event.get("kind") == "tray" and event["t"] >= self._unseen.get(event["cell"], float("inf")):
                del self._unseen[event["cell"]]

    def waits(self, cell: int) -> bool:
        """Whether the hub has probably not yet seen what hands last did in a compartment."""
        return cell in self._unseen and self._top.t < self._unseen[cell] + UNSEEN_S

    def all_right(self) -> bool:
        """Whether every compartment holds what it ought to, and nothing else."""
        tray = self._top.tray
        return all(tray.own(cell) == self._legit[cell] and not tray.foreign(cell) for cell in range(CELLS))

    def first_wrong(self) -> tuple[int, int] | None:
        """A compartment that does not hold what it ought to, and the pieces to put in (negative: take out)."""
        tray = self._top.tray
        for cell in range(CELLS):
            if tray.foreign(cell):
                return cell, -tray.foreign(cell)
            if tray.own(cell) != self._legit[cell]:
                return cell, self._legit[cell] - tray.own(cell)
        return None

    def _begin(self, grab: Grab, intent: Intent) -> None:
        self._legit[intent.cell] += intent.legit
        self._intents.append((grab, intent))
        self._top.hands.begin(grab)
        self.moved_at = max(self.moved_at, grab.end_us / 1e6)
        self._unseen[grab.cell] = grab.end_us / 1e6
