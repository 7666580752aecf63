"""The nodes of an evening: a tray with simulated cells and hands, and the plate of the other tests."""

import random
from collections.abc import Sequence

from tests.core.plate.plate_game import Built
from tests.core.rig import Node, line

from monkey_palace.board.pieces import PIECES
from palace_hub.sim.people.hands import Grab, Hands, Touch
from palace_hub.sim.world.cells import CellBank, Step
from palace_hub.sim.world.noise_model import BUILDS
from palace_hub.sim.world.tabletop import WINDOW_US, Tabletop
from palace_hub.sim.world.truth import Tray

SEED = 5
"""Of masses, cells and noise; hands draw from streams of their own."""


class Cells(CellBank):
    """Cells with things on them that are no pieces."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, BUILDS["good"], "normal", WINDOW_US)
        self._laid: list[tuple[int, float]] = []

    def lay(self, cell: int, mg: float) -> None:
        """Lay a load into a compartment with the next window (negative: lift it)."""
        self._laid.append((cell, mg))

    def window(self, steps, touches):
        laid = [Step(self._at_us + WINDOW_US // 2, cell, mg) for cell, mg in self._laid]
        self._laid.clear()
        return super().window([*steps, *laid], touches)


class StoryTray(Tray):
    """A tray from which hands take the kinds that they want. `wanted`: by compartment, for the coming grabs."""

    def __init__(self, box: Sequence[int]) -> None:
        super().__init__(SEED, box)
        self.wanted: dict[int, list[str]] = {cell: [] for cell in range(len(PIECES))}

    def take(self, cell: int, number: int, rng: random.Random, t: float) -> float:
        kind, content = self.wanted[cell].pop(0), self.compartments[cell]
        taken = rng.sample([piece for piece in content if piece.kind == kind], number)
        for piece in taken:
            content.remove(piece)
            self.held[kind].append(piece)
        self._note(cell, t)
        return -sum(piece.mass_mg for piece in taken)


class TrayNode(Node):
    """Speaks as the firmware does; its counts come from the simulated cells. `truth`: what is in the compartments."""

    def __init__(self, box: Sequence[int]) -> None:
        super().__init__()
        self.truth = StoryTray(box)
        self.cells = Cells(SEED)
        self.hands = Hands()
        self.top = Tabletop(SEED, self.truth, self.hands, self.cells)
        self.powered = True
        self.still_us = 0

    @property
    def busy(self) -> bool:
        """A hand is in a compartment."""
        return self.hands.busy

    def begin(self, grab: Grab) -> None:
        self.hands.begin(grab)
        self.still_us = max(self.still_us, grab.end_us)

    def press(self, cells: Sequence[int], mg: Sequence[float], seconds: float, *, hertz: float = 0.0) -> None:
        """Something presses on these compartments, evenly or swaying `hertz` times a second."""
        start = self.top.us
        end = start + round(1e6 * seconds)
        for cell, force in zip(cells, mg, strict=True):
            if hertz:
                touch = Touch(cell, start, end, force, 0.8, hertz)
            else:
                touch = Touch(cell, start, end, force, resting=True, release_mg=force)
            self.begin(Grab(cell, (touch,), ()))

    def window(self) -> bytes:
        start = self.top.us
        conversions, _ = self.top.window()
        if not self.powered or self._session is None:
            out, self.out = self.out, b""
            return out if self.powered else b""
        cells: list[list[int | None]] = [[] for _ in PIECES]
        for us, cell, raw, *_why in conversions:
            cells[cell] += [us - start, raw]
        sample = {"t": "s", "n": self.n, "us": start % (1 << 30), "c": cells, "b": self.presses}
        sample["h"] = f"{self.pads:02x}"
        self.out += line(sample)
        self.n += 1
        out, self.out = self.out, b""
        return out


class StoryPlate(Built):
    """A plate that may be without power: its cells go on."""

    powered = True

    def restart(self, boot: str) -> None:
        us = self.us
        super().restart(boot)
        self.us = us

    def window(self) -> bytes:
        out = super().window()
        return out if self.powered else b""
