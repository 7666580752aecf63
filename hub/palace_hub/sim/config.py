"""Configuration of the virtual table, validated at construction."""

from dataclasses import dataclass
from pathlib import Path

from monkey_palace.board.pieces import BOX, EXPANSIONS, GROUND_MAPS, MAX_PLAYERS, MIN_PLAYERS, PIECES
from monkey_palace.board.turning import QUARTERS
from monkey_palace.bots import BOTS
from monkey_palace.cards.deck_format import DECKS, Deck
from monkey_palace.cards.model import load_set
from monkey_palace.errors import BadSettings, DataError
from monkey_palace.settings import Settings, allowed_values, parse_settings
from palace_hub.errors import UsageFault
from palace_hub.sim.people.told_set import KNOWN
from palace_hub.sim.plate.faults import PLATE_FAULTS
from palace_hub.sim.world import streams
from palace_hub.sim.world.cell_faults import CELL_FAULTS, TRAY_EFFECTS
from palace_hub.sim.world.noise_model import BUILDS, DRIFTS

NAMES = ("Ann", "Bo", "Cleo", "Dan")
ENTRIES = ("plan", "facts", "mixed", "plate")
LEVELS = ("bronze", "silver", "gold")
CARRIERS = ("auto", "mqtt", "serial")
PLATE_ACTIONS = frozenset({"kill-plate", "unplug-plate", "kill-broker"})
ACTIONS = ("kill-node", "unplug", "kill-hub", "kill-plate", "unplug-plate", "kill-broker")
LONGEST_SOCKET_PATH = 107  # bytes; the kernel's sun_path
DEFAULT_OUTAGE_S = 1.0  # assumed


PERSON = "person"
"""Plays a seat that no bot of the hub has."""


@dataclass(frozen=True, slots=True)
class Action:
    """An outage of a node, a cable, the broker or the hub."""

    kind: str
    """One of `ACTIONS`."""
    at: float
    """Table time, s."""
    seconds: float = DEFAULT_OUTAGE_S
    """Length of the outage."""


@dataclass(frozen=True, slots=True)
class TableConfig:
    """One run of the table. Raises `UsageFault` with the field, the expected and the given value."""

    socket: Path
    seed: int = 1
    """Deck, bots and the hands' choices."""
    players: int = 3
    speed: float | None = None
    """Simulated seconds a second; None: as fast as possible."""
    faults: tuple[str, ...] = ()
    log: Path | None = None
    noise_seed: int | None = None
    """Cells, bumps and the motion of hands; None: `seed`."""
    deck_seed: int | None = None
    deck: Deck = "screen"
    """screen: the hub shuffles the cards; printed: the people do."""
    card_set: str = "house"
    """The cards, boards and maps on the table: `house`, or the path of a set."""
    cards: str = "known"
    """What the hub knows of them at first, with a printed deck: one of `KNOWN`."""
    entry_mistakes: float = 0.0
    """With a printed deck: probability that an entry of a card, board or knob is wrong."""
    level: str = "bronze"
    """bronze: tray; silver: plus a plate with load cells; gold: plus Hall sensors."""
    plate_over: str = "auto"
    """Carrier of the plate's messages; auto: MQTT where a Mosquitto is installed."""
    plate_set_up: bool = False
    """The plate was set up on an earlier evening: `log` has its calibration, `plate.json`."""
    build: str = "good"
    drift: str = "normal"
    bots: tuple[str, ...] = ("greedy",)
    seated: tuple[str, ...] = ()
    """By seat, the bot of the hub for which people play, or `person`; empty for people alone."""
    entries: str = "plan"
    """How staircases are entered: plan, facts, mixed (by seat), or plate (built, never typed)."""
    overlap: bool = False
    """The next player takes the decoration and begins the staircase while the last turn still goes on."""
    expansions: tuple[str, ...] = ("butterfly", "frog")
    settings: dict[str, str | bool] | None = None
    ground_map: int = 1
    sides: bool = False
    """People say where they sit, and change their seats now and then."""
    map_turns: int = 0
    """Quarter turns to the left by which the ground map lies on the plate."""
    map_told: int | None = None
    """What people say of it at the start; None: the truth. A slip is corrected while the start is built."""
    turn_plate: bool = False
    """Somebody turns the plate now and then: at the end of a turn, or between two pieces."""
    kills: int = 0
    """Kills of the hub, in windows drawn from the seed."""
    pauses: int | None = None
    """Seed of random sleeps in 2 % of the windows; None: no sleeps."""
    ticks_start: int = 0
    """First value of the nodes' 30-bit clocks, us."""
    flip_rate: float = 0.0
    """Probability of a bit flip, per bit."""
    garbage_rate: float = 0.0
    """Probability of random bytes on the tray's cable, per window."""
    hit: tuple[str, ...] = ()
    """Message kinds whose first message is damaged."""
    actions: tuple[Action, ...] = ()
    wrong_takes: bool = False
    wrong_piece: bool = False
    planted_miscount: bool = False
    cell_faults: tuple[str, ...] = ()
    """Names of `cell_faults.CELL_FAULTS` and `TRAY_EFFECTS`."""
    plate_faults: tuple[str, ...] = ()
    """Names of `plate.faults.PLATE_FAULTS`; a table without a plate ignores them."""
    plate_forbidden: bool = False
    """With entries `plate`: some staircases have a brick too many."""
    plate_wordless: bool = False
    """With entries `plate`: players do not confirm a staircase, but take the decoration and place it."""
    swapped_cells_at: float | None = None
    """Table time (s) at which the plugs of two tray cells are swapped."""
    dead_cell_at: float | None = None
    """Table time (s) at which a tray cell dies."""
    touching_wire_at: float | None = None
    """Table time (s) at which a wire comes to touch a cup of the tray."""
    box: tuple[int, ...] = tuple(BOX[piece] for piece in PIECES)
    """Pieces of each kind, in the order of the tray."""

    def __post_init__(self) -> None:
        _within("players", self.players, MIN_PLAYERS, MAX_PLAYERS)
        _within("ground_map", self.ground_map, 1, GROUND_MAPS)
        _within("map_turns", self.map_turns, 0, QUARTERS - 1)
        _within("map_told", self.map_told or 0, 0, QUARTERS - 1)
        _within("kills", self.kills, 0, 100)
        _within("ticks_start", self.ticks_start, 0, (1 << 30) - 1)
        _among("build", (self.build,), tuple(BUILDS))
        _among("drift", (self.drift,), tuple(DRIFTS))
        _among("level", (self.level,), LEVELS)
        _among("deck", (self.deck,), DECKS)
        _among("cards", (self.cards,), KNOWN)
        _among("plate_over", (self.plate_over,), CARRIERS)
        _among("entries", (self.entries,), ENTRIES)
        _among("bots", self.bots, tuple(BOTS))
        _among("seated", self.seated, (PERSON, *BOTS))
        _among("expansions", self.expansions, tuple(figure.value for figure in EXPANSIONS))
        _among("cell_faults", self.cell_faults, (*CELL_FAULTS, *TRAY_EFFECTS))
        _among("plate_faults", self.plate_faults, tuple(PLATE_FAULTS))
        _among("events", tuple(action.kind for action in self.actions), ACTIONS)
        if self.level == "bronze" and any(action.kind in PLATE_ACTIONS for action in self.actions):
            raise UsageFault("events: expected a plate at this level, got none", field="events")
        try:
            load_set(self.card_set)
        except (DataError, OSError) as error:
            raise UsageFault(
                f"card_set: expected house or the folder of a set, got {error}", field="card_set"
            ) from None
        if self.deck == "screen" and self.cards != "known":
            raise UsageFault(f"cards: expected known with a screen deck, got {self.cards}", field="cards")
        if any(bot != PERSON for bot in self.seated) and self.cards != "known":
            raise UsageFault(f"cards: expected known with a bot's seat, got {self.cards}", field="cards")
        if self.level == "bronze" and self.entries == "plate":
            raise UsageFault("entries: expected a plate at this level, got none", field="entries")
        if not self.bots:
            raise UsageFault(f"bots: expected at least one of {', '.join(BOTS)}, got none", field="bots")
        if self.speed is not None and not 0 < self.speed <= 10_000:
            raise UsageFault(f"speed: expected max or a number above 0, got {self.speed}", field="speed")
        if not 0 <= self.entry_mistakes <= 1:
            raise UsageFault(
                f"entry_mistakes: expected a chance from 0 to 1, got {self.entry_mistakes}", field="entry_mistakes"
            )
        if not 0 <= self.flip_rate < 0.01:
            raise UsageFault(f"flip_rate: expected a chance below 0.01, got {self.flip_rate}", field="flip_rate")
        if not 0 <= self.garbage_rate < 0.5:
            raise UsageFault(
                f"garbage_rate: expected a chance below 0.5, got {self.garbage_rate}", field="garbage_rate"
            )
        if len(self.box) != len(PIECES) or not all(0 < n <= 200 for n in self.box):
            raise UsageFault(f"box: expected six counts from 1 to 200, got {self.box}", field="box")
        if len(str(self.socket).encode()) > LONGEST_SOCKET_PATH:
            raise UsageFault(f"socket: expected at most {LONGEST_SOCKET_PATH} bytes, got {self.socket}", field="socket")
        try:
            parse_settings(self.settings or {})
        except BadSettings as error:
            raise UsageFault(str(error), field="settings") from None

    @property
    def noise(self) -> int:
        """The seed of cells and hands."""
        return self.seed if self.noise_seed is None else self.noise_seed

    @property
    def shuffle(self) -> int:
        """The seed of the deck, whoever shuffles it."""
        return self.seed if self.deck_seed is None else self.deck_seed

    @property
    def names(self) -> list[str]:
        """The players' names."""
        return list(NAMES[: self.players])


def _within(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise UsageFault(f"{name}: expected {low} to {high}, got {value}", field=name)


def _among(name: str, values: tuple[str, ...], allowed: tuple[str, ...]) -> None:
    for value in values:
        if value not in allowed:
            raise UsageFault(f"{name}: expected one of {', '.join(allowed)}, got {value!r}", field=name)


def seeded_settings(seed: int) -> dict[str, str | bool]:
    """A value drawn from the seed for each setting of R10, so that a sweep over seeds covers all values."""
    return {name: streams.draws(seed, "setting", name).choice(allowed_values(name)) for name in Settings.model_fields}
