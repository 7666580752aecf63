"""Where people sit, and the plate that somebody turns in mid-game: at the end of a turn or between two pieces.

They say how the ground map lies by a key. Where Hall sensors may show it, they wait a while for the hub first.
"""

from collections.abc import Mapping
from typing import Any, Final

from palace_hub.sim.config import TableConfig
from palace_hub.sim.people.entering import Entry
from palace_hub.sim.plate.virtual_plate import VirtualPlate
from palace_hub.sim.world import streams
from palace_hub.sim.world.noise_model import Range

SIDES: Final = ("near", "right", "far", "left")
TURNED_CHANCE: Final = 0.4
"""Share of the turns in which somebody turns the plate; assumed: often, for a test."""
MOVED_CHANCE: Final = 0.15
"""Share of the turns at whose begin people change their seats; assumed."""
SAYS_S: Range = (0.5, 3.0)
"""From the plate's landing to the key; assumed."""
HUB_SEES_S: Final = 6.0
"""With Hall sensors people wait so long for the hub before they press the key; assumed."""
AGAIN_S: Final = 4.0
"""Time until the key is pressed again where nothing happened; assumed."""

View = Mapping[str, Any]


class Seating:
    """Seats and turned plates. `plate`: None at a table without one; then only the picture turns."""

    def __init__(self, config: TableConfig, plate: VirtualPlate | None) -> None:
        self._config = config
        self._plate = plate
        self._lies = config.map_turns
        self._turned: set[int] = set()
        self._moved: set[int] = set()
        self._says_at: float | None = None
        self.turned = 0
        """How often the plate was turned."""

    @property
    def lies(self) -> int:
        """Quarter turns to the left by which the map lies."""
        return self._lies

    def at_start(self) -> Entry:
        """What is said with a new game."""
        told = self._config.map_turns if self._config.map_told is None else self._config.map_told
        return {"sides": self._drawn(0) if self._config.sides else [], "map_turns": told}

    def entries(self, view: View, t: float) -> list[Entry] | None:
        """What people say now of seats and plate; empty while the plate is in their hands, None for nothing."""
        if self._plate is not None and self._plate.is_lifted:
            return []
        turn, stage = int(view["state"]["turn"]), view["stage"]
        if self._config.sides and stage == "build" and turn not in self._moved:
            self._moved.add(turn)
            if streams.draws(self._config.seed, "moves", turn).random() < MOVED_CHANCE:
                return [{"do": "choose_sides", "sides": self._drawn(turn)}]
        if self._config.turn_plate and self._is_due(turn, view):
            self._turn(turn, t)
            return []
        return self._says(view, t)

    def answer(self, view: View, options: list[str]) -> str | None:
        """The answer to the question how a plate lies that was laid back; None where none is right."""
        quarters = (self._lies - view.get("map_turns", 0)) % len(SIDES)
        answer = f"turned-{quarters}" if quarters else "agreed"
        return answer if answer in options else None

    def _says(self, view: View, t: float) -> list[Entry] | None:
        """The key, until the hub shows the map as it lies."""
        if view.get("map_turns", 0) == self._lies:
            self._says_at = None
            return None
        if self._says_at is None:  # told wrongly at the start: noticed while the starting staircase is built
            self._says_at = t + self._draw(0, *SAYS_S)
        if t < self._says_at:
            return None
        self._says_at = t + AGAIN_S
        return [{"do": "turn_map", "turns": self._lies}]

    def _is_due(self, turn: int, view: View) -> bool:
        """Whether somebody turns the plate now: once in a turn, between two pieces or at its end."""
        rng = streams.draws(self._config.seed, "turns the plate", turn)
        if turn in self._turned or rng.random() >= TURNED_CHANCE or view["phase"] != "play":
            return False
        in_build, pieces = rng.random() < 0.5, rng.randint(1, 3)
        if self._plate is not None and self._plate.busy:
            return False
        if not in_build:
            return bool(view["stage"] == "end_turn")
        return bool(view["stage"] == "build") and len(view["plan"]["placements"]) >= pieces

    def _turn(self, turn: int, t: float) -> None:
        rng = streams.draws(self._config.seed, "quarters", turn)
        quarters = rng.randint(1, 3)
        self._turned.add(turn)
        self.turned += 1
        self._lies = (self._lies + quarters) % len(SIDES)
        waits = self._draw(turn, *SAYS_S)
        if self._plate is not None:
            waits += self._plate.turn(quarters)
        self._says_at = t + waits + (HUB_SEES_S if self._config.level == "gold" else 0.0)

    def _drawn(self, turn: int) -> list[str | None]:
        """A side for each seat; now and then nobody says one."""
        rng = streams.draws(self._config.seed, "sides", turn)
        sides = list(SIDES)
        rng.shuffle(sides)
        return [side if rng.random() < 0.9 else None for side in sides[: self._config.players]]

    def _draw(self, turn: int, low: float, high: float) -> float:
        return streams.draws(self._config.noise, "says the side", turn).uniform(low, high)
