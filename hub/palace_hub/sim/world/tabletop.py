"""The physical tray, window by window: hands move pieces, and cells respond."""

from palace_hub.sim.people.hands import Grab, Hands, Move
from palace_hub.sim.world import streams
from palace_hub.sim.world.cells import CELLS, CellBank, Conversion, Step
from palace_hub.sim.world.truth import Tray

WINDOW_US = 50_000
WINDOWS_A_SECOND = 20


class Tabletop:
    """Tray, hands and cells under one clock, with or without a hub."""

    def __init__(self, seed: int, tray: Tray, hands: Hands, cells: CellBank) -> None:
        self.tray = tray
        self.hands = hands
        self.cells = cells
        self.us = 0
        self.hand_left = [0.0] * CELLS  # table time (s) of the last contact's end
        self._seed = seed

    @property
    def t(self) -> float:
        """Table time in seconds."""
        return self.us / 1_000_000

    def window(self) -> tuple[list[Conversion], list[Grab]]:
        """Run one window; return its conversions and the grabs that ended in it."""
        start, end = self.us, self.us + WINDOW_US
        touches = self.hands.touches(start, end)
        steps = [Step(move.us, move.cell, self._move(move), abs(move.pieces)) for move in self.hands.moves(start, end)]
        for touch in touches:
            if start < touch.end_us <= end:
                self.cells.release(touch.cell, touch.end_us, touch.release_mg)
            self.hand_left[touch.cell] = min(touch.end_us, end) / 1_000_000
        conversions = self.cells.window(steps, touches)
        self.us = end
        return conversions, list(self.hands.finish(end))

    def still_since(self) -> list[float]:
        """Per compartment the table time (s) since which it is still: no hand and no ring."""
        return [
            max(hand_left, us / 1_000_000, history[-1].t)
            for hand_left, us, history in zip(
                self.hand_left, self.cells.still_since_us(), self.tray.history, strict=True
            )
        ]

    def _move(self, move: Move) -> float:
        t = move.us / 1_000_000
        if move.source == "box":
            return self.tray.pour(move.cell, move.pieces, t)
        if move.pieces > 0:
            return self.tray.put(move.cell, move.kind, move.pieces, t)
        rng = streams.draws(self._seed, "which", move.cell, len(self.tray.history[move.cell]))
        return self.tray.take(move.cell, -move.pieces, rng, t)
