"""Bench actions on a lone node: loads, touches, a cup out, a turned stop, a wire, lights, a broken Hall chain.

A tray applies all but `chain` through its cells' mechanics. A plate supports `load`, `lights` and `chain`. A `load`
comes without a touch, as a weight that is set down; a `hand` touches the cup and goes from one cup to the next.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from palace_hub.sim.people.hands import Grab, Touch, draw_grab
from palace_hub.sim.world.cells import CellBank, Conversion, Step
from palace_hub.sim.world.noise_block import FULL_SCALE

WORDS = frozenset({"hand", "load", "cup", "press", "flick", "stop", "wire", "lights", "chain"})
PRESS_US = 600_000  # assumed
FLICK_US = 40_000  # assumed
TO_NEXT_US = 400_000  # from one visit to the next; assumed
LEFT_PART = 0.1  # share of a press left when the hand lets go; assumed
PLATE_COUNTS_PER_MG = 6.4  # middle of the good 300 g cell's range
STRIP_DIGITS = 4  # hex digits of a Hall strip
BRIGHTNESS = (0.0, 0.42, 0.17, 0.42, 1.0)  # mean current of a light by its code (firmware/drivers/lights.py)


@dataclass(frozen=True, slots=True)
class _Contact:
    """A contact, and the force released at its end."""

    touch: Touch
    left_mg: float


@dataclass(slots=True)
class _Visit:
    """A visit of the hand, which moves `mg`; `into`: the compartment into which they fall, if into one."""

    grab: Grab
    mg: float
    into: int | None

    @property
    def moves_us(self) -> int:
        """Table time at which the pieces move."""
        return self.grab.moves[0].us


class Bench:
    """The bench of one node. `bank`: the tray's cells; None for a plate. `seed`: of how the hand touches."""

    def __init__(self, bank: CellBank | None, seed: int = 0) -> None:
        self._bank = bank
        self._rng = random.Random(seed)
        self._visits: list[_Visit] = []
        self._free_us = 0
        self._contacts: list[_Contact] = []
        self._steps: list[Step] = []
        self._out: dict[int, float] = {}
        self._stops = () if bank is None else tuple(figures.stop_mg for figures in bank.figures)
        self._laid: dict[int, float] = {}
        self._lights_mg = 0.0
        self._chain: int | None = None

    def obey(self, word: str, numbers: Sequence[float], us: int) -> None:
        """Start the bench action `word` at table time `us`; `heal` undoes all actions."""
        cell = int(numbers[0]) - 1 if numbers else 0
        if word == "lights":
            self._lights_mg = numbers[0]
        elif word == "chain":
            self._chain = int(numbers[0])
        elif word == "load":
            self._lay(us, cell, 1000 * numbers[1])
        elif word == "heal":
            self._heal(us)
        elif self._bank is not None and cell < len(self._bank.figures):
            self._handle(self._bank, word, numbers, cell, us)

    def _handle(self, bank: CellBank, word: str, numbers: Sequence[float], cell: int, us: int) -> None:
        if word == "hand":
            self._visit(us, cell, 1000 * numbers[1], int(numbers[2]) - 1 if numbers[2] else None)
        elif word == "cup":
            self._out.setdefault(cell, bank.load_mg[cell])
            self._steps.append(Step(us, cell, -bank.load_mg[cell]))
        elif word == "stop":
            bank.turn_stop(cell, 1000 * numbers[1])
        elif word == "wire":
            bank.touch_wire(cell, numbers[1] / 100, 1000 * numbers[2])
        elif word in ("press", "flick"):
            mg, lasts = 1000 * numbers[1], PRESS_US if word == "press" else FLICK_US
            left = LEFT_PART * min(mg, bank.figures[cell].stop_mg) if word == "press" else mg
            self._contacts.append(_Contact(Touch(cell, us, us + lasts, mg), left))

    def _visit(self, us: int, cell: int, mg: float, into: int | None) -> None:
        """Let the hand move `mg`: with what it is about to move there, or after all that it does before."""
        last = self._visits[-1] if self._visits else None
        if last is not None and us < last.moves_us and (last.grab.cell, last.into) == (cell, into):
            last.mg += mg
            return
        grab = draw_grab(self._rng, max(us, self._free_us), cell, 1 if mg > 0 else -1)
        self._free_us = grab.end_us + TO_NEXT_US
        self._visits.append(_Visit(grab, mg, into))
        self._contacts += [_Contact(touch, touch.release_mg) for touch in grab.touches]

    def _move(self, end_us: int) -> None:
        """Move the pieces of the visits that do so by `end_us`."""
        while self._visits and self._visits[0].moves_us <= end_us:
            visit = self._visits.pop(0)
            self._lay(visit.moves_us, visit.grab.cell, visit.mg)
            if visit.into is not None:
                self._lay(visit.moves_us, visit.into, -visit.mg)

    def _lay(self, us: int, cell: int, mg: float) -> None:
        self._laid[cell] = self._laid.get(cell, 0.0) + mg
        if self._bank is not None and cell < len(self._bank.figures):
            self._steps.append(Step(us, cell, mg))

    def _heal(self, us: int) -> None:
        self._contacts.clear()
        self._visits.clear()
        self._lights_mg, self._chain = 0.0, None
        if self._bank is not None:
            for cell, mg in self._laid.items():
                self._steps.append(Step(us, cell, -mg))
            for cell, mg in self._out.items():
                self._steps.append(Step(us, cell, mg))
            self._bank.free_wires()
            for cell, stop_mg in enumerate(self._stops):
                self._bank.turn_stop(cell, stop_mg)
        self._laid.clear()
        self._out.clear()

    def window(self, end_us: int) -> tuple[list[Step], list[Touch]]:
        """Mass steps and contacts of the window that ends at `end_us`."""
        self._move(end_us)
        steps, self._steps = self._steps, []
        touches = [contact.touch for contact in self._contacts]
        for contact in [contact for contact in self._contacts if contact.touch.end_us <= end_us]:
            self._contacts.remove(contact)
            if self._bank is not None:
                self._bank.release(contact.touch.cell, contact.touch.end_us, contact.left_mg)
        return steps, touches

    def felt(self, conversions: list[Conversion], lights: Sequence[int]) -> list[Conversion]:
        """A window's conversions plus light coupling, by the lights' mean current, and, on a plate, the loads."""
        lit = self._lights_mg * sum(BRIGHTNESS[code] for code in lights) / max(1, len(lights))
        laid = self._laid if self._bank is None else {}
        if not lit and not laid:
            return conversions
        changed: list[Conversion] = []
        for us, cell, raw, *why in conversions:
            if isinstance(raw, int) and isinstance(cell, int):
                gain = PLATE_COUNTS_PER_MG if self._bank is None else self._bank.figures[cell].counts_per_mg
                added = round((lit + laid.get(cell, 0.0)) * gain)
                raw = max(-FULL_SCALE - 1, min(FULL_SCALE, raw + added))
            changed.append([us, cell, raw, *why])
        return changed

    def chain(self, hall: str) -> str:
        """The Hall bits as hex; bits behind a broken strip read as ones."""
        if self._chain is None:
            return hall
        whole = STRIP_DIGITS * self._chain
        return hall[:whole] + "f" * (len(hall) - whole)
