"""What somebody at the bench does to a lone node, by orders: lays masses on, presses, flicks, takes a cup out, turns a
stop, lets the lights pull at the supply, breaks the Hall chain. A tray's cells feel it with all their mechanics; a
plate's corners only have masses laid on."""

from collections.abc import Sequence
from dataclasses import dataclass

from palace_hub.sim.people.hands import Touch
from palace_hub.sim.world.cells import CellBank, Conversion, Step
from palace_hub.sim.world.noise_block import FULL_SCALE

WORDS = frozenset({"load", "cup", "press", "flick", "stop", "lights", "chain"})
PRESS_US = 600_000
FLICK_US = 40_000
LEFT_PART = 0.1  # of a press is still there when the hand goes
PLATE_COUNTS_PER_MG = 6.4  # of a good 300 g cell, near enough for a mass that is laid on
STRIP_DIGITS = 4  # hex digits of a Hall strip


@dataclass(frozen=True, slots=True)
class _Coming:
    """A contact, and the force that is let go at its end."""

    touch: Touch
    left_mg: float


class Bench:
    """`bank`: a tray's cells; None for a plate."""

    def __init__(self, bank: CellBank | None) -> None:
        self._bank = bank
        self._coming: list[_Coming] = []
        self._steps: list[Step] = []
        self._out: dict[int, float] = {}
        self._stops = () if bank is None else tuple(figures.stop_mg for figures in bank.figures)
        self._laid: dict[int, float] = {}
        self._lights_mg = 0.0
        self._chain: int | None = None

    def obey(self, word: str, numbers: Sequence[float], us: int) -> None:
        """Begin what an order says, at table time `us`; `heal` puts everything back."""
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
        if word == "cup":
            self._out.setdefault(cell, bank.load_mg[cell])
            self._steps.append(Step(us, cell, -bank.load_mg[cell]))
        elif word == "stop":
            bank.turn_stop(cell, 1000 * numbers[1])
        elif word in ("press", "flick"):
            mg, lasts = 1000 * numbers[1], PRESS_US if word == "press" else FLICK_US
            left = LEFT_PART * min(mg, bank.figures[cell].stop_mg) if word == "press" else mg
            self._coming.append(_Coming(Touch(cell, us, us + lasts, mg), left))

    def _lay(self, us: int, cell: int, mg: float) -> None:
        self._laid[cell] = self._laid.get(cell, 0.0) + mg
        if self._bank is not None and cell < len(self._bank.figures):
            self._steps.append(Step(us, cell, mg))

    def _heal(self, us: int) -> None:
        self._coming.clear()
        self._lights_mg, self._chain = 0.0, None
        if self._bank is not None:
            for cell, mg in self._laid.items():
                self._steps.append(Step(us, cell, -mg))
            for cell, mg in self._out.items():
                self._steps.append(Step(us, cell, mg))
            for cell, stop_mg in enumerate(self._stops):
                self._bank.turn_stop(cell, stop_mg)
        self._laid.clear()
        self._out.clear()

    def window(self, end_us: int) -> tuple[list[Step], list[Touch]]:
        """What happens in the window that ends at `end_us`."""
        steps, self._steps = self._steps, []
        touches = [one.touch for one in self._coming]
        for one in [one for one in self._coming if one.touch.end_us <= end_us]:
            self._coming.remove(one)
            if self._bank is not None:
                self._bank.release(one.touch.cell, one.touch.end_us, one.left_mg)
        return steps, touches

    def felt(self, conversions: list[Conversion], lights: Sequence[int]) -> list[Conversion]:
        """A window's conversions with what the lights that are lit (and, on a plate, masses) add to them."""
        lit = self._lights_mg if any(lights) else 0.0
        laid = self._laid if self._bank is None else {}
        if not lit and not laid:
            return conversions
        found: list[Conversion] = []
        for us, cell, raw, *why in conversions:
            if isinstance(raw, int) and isinstance(cell, int):
                gain = PLATE_COUNTS_PER_MG if self._bank is None else self._bank.figures[cell].counts_per_mg
                more = round((lit + laid.get(cell, 0.0)) * gain)
                raw = max(-FULL_SCALE - 1, min(FULL_SCALE, raw + more))
            found.append([us, cell, raw, *why])
        return found

    def chain(self, hall: str) -> str:
        """The Hall bits behind a break read as ones."""
        if self._chain is None:
            return hall
        whole = STRIP_DIGITS * self._chain
        return hall[:whole] + "f" * (len(hall) - whole)
