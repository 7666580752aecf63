"""What first measurements say of a weigh module: each figure against what a build needs, with the remedy by name."""

from dataclasses import dataclass

from palace_hub.locale.message import Message
from palace_hub.sensing.signal.stops import AIM, STOP_PARTS, TRAVEL_MM

STOP_EARLY, STOP_FELL = "module-stop-early", "module-stop-fell"

CLIP_FELL = 0.04
"""A stop that takes over so much earlier than it was set has moved: plastic creeps, screws turn (HARDWARE: 0.1 mm is a
fifth of the travel). Presses agree to 1.5 %."""

RINGS_S = 1.5
"""Sponge pads give 0.5 s, bare plastic 2.7 s; a hub that must wait longer than this holds the game up."""
RESTLESS_MG = 30.0
"""Noise of a conversion of a good 300 g cell is 13 to 17 mg."""
DRIFTS_MG_PER_MIN = 20.0
"""A settled good cell drifts by 2 to 6, one that warms up by 20 to 60."""
PRESS_G = 2000.0
SHIFT_PART = 3e-5
"""What a press of 2 kg may leave behind, as part of it; three times that and the plate tells half of its bricks."""
SCATTER_MG = 40.0
"""A brick of 440 mg that weighs like so much more or less is told from none, and no better."""

LIGHTS_MG = 5.0
LIGHTS_SDS = 4.0
"""Turning all lights on and off may move no cell by more, unless its own noise does."""

CUP_G = 35.0
"""Cups weigh 45 to 76 g; no piece, hand or drift makes a compartment so much lighter than its empty cup."""
CORNER_FULL = 0.97
"""Nearer than this part to where the stop takes over, a corner does not say what stands on it."""


@dataclass(frozen=True, slots=True)
class ModuleFigures:
    """What was measured of one module; None: left out. Grams are those on the bare spider (a plate: bare pad).

    `bare_raw`, `cup_raw`: counts without and with the cup; `clip_g` where the stop takes over; `travel_mm` at capacity;
    `noise_mg` of a conversion; `drift_mg_per_min` over `watched_s`; `wait_s` until 20 g have died to 2 mg; `shift_mg`
    that a firm press leaves; `bricks` steps of one brick, their mean and their standard deviation.
    """

    capacity_g: float
    counts_per_g: float
    bare_raw: float
    cup_raw: float
    clip_g: float | None = None
    travel_mm: float | None = None
    noise_mg: float | None = None
    drift_mg_per_min: float | None = None
    watched_s: int = 0
    wait_s: float | None = None
    shift_mg: float | None = None
    bricks: int = 0
    brick_g: float | None = None
    scatter_mg: float | None = None

    @property
    def cup_g(self) -> float:
        """What the cup (a plate: the carrier's share) weighs."""
        return (self.cup_raw - self.bare_raw) / self.counts_per_g


def stop_limits(capacity_g: float) -> tuple[float, float, float]:
    """Least, aimed at and most, in grams on the bare spider."""
    least, most = STOP_PARTS
    return least * capacity_g, AIM * capacity_g, most * capacity_g


def stop_finding(figures: ModuleFigures, role: str, place: str) -> Message | None:
    """Whether the stop protects the cell, and what to do if not; None where all is well, or it was never pressed."""
    if figures.clip_g is None:
        return None
    least, aim, most = (round(one) for one in stop_limits(figures.capacity_g))
    params: dict[str, str | int] = {"role": role, "place": place, "clip": round(figures.clip_g), "aim": aim}
    if figures.clip_g < least:
        return Message(STOP_EARLY, {**params, "least": least})
    if figures.clip_g > most:
        return Message("module-stop-late", {**params, "most": most})
    return None


def findings(figures: ModuleFigures, role: str, place: str) -> tuple[Message, ...]:
    """What should be changed before this module is trusted; none: all that was measured is well. `role`: tray or
    plate; `place`: the compartment's piece or the corner."""
    found = [] if (stop := stop_finding(figures, role, place)) is None else [stop]

    def add(key: str, **params: str | int) -> None:
        found.append(Message(key, {"role": role, "place": place, **params}))

    firm, soft = TRAVEL_MM
    if figures.travel_mm is not None and figures.travel_mm < firm:
        add("module-stiff", travel=f"{figures.travel_mm:.2f}", least=f"{firm:g}")
    if figures.travel_mm is not None and figures.travel_mm > soft:
        add("module-soft", travel=f"{figures.travel_mm:.2f}", most=f"{soft:g}")
    if figures.noise_mg is not None and figures.noise_mg > RESTLESS_MG:
        add("module-restless", noise=round(figures.noise_mg))
    if figures.drift_mg_per_min is not None and abs(figures.drift_mg_per_min) > DRIFTS_MG_PER_MIN:
        add("module-drifts", drift=round(abs(figures.drift_mg_per_min)))
    if figures.wait_s is not None and figures.wait_s > RINGS_S:
        add("module-rings", wait=f"{figures.wait_s:.1f}")
    most_shift = 1000 * SHIFT_PART * PRESS_G
    if figures.shift_mg is not None and figures.shift_mg > most_shift:
        key = "module-shifts" if role == "tray" else "module-shifts-plate"
        add(key, shift=round(figures.shift_mg), most=round(most_shift))
    if figures.scatter_mg is not None and figures.scatter_mg > SCATTER_MG:
        add("module-scatter", scatter=round(figures.scatter_mg), bricks=figures.bricks)
    return tuple(found)


def clip_fell(now_g: float, was_g: float) -> bool:
    """Does the stop take over earlier than it did when it was set?"""
    return now_g < (1 - CLIP_FELL) * was_g


def stop_fell(role: str, place: str, now_g: float, was_g: float) -> Message:
    """The sentence for it."""
    return Message(STOP_FELL, {"role": role, "place": place, "now": round(now_g), "was": round(was_g)})


def cup_missing(grams: float) -> bool:
    """`grams` that a compartment reads above its empty cup: is there no cup?"""
    return grams < -CUP_G


def corner_full(grams: float, figures: ModuleFigures) -> bool:
    """`grams` on a bare pad: would more there still be seen? A stop that was never pressed is taken to be where it
    should be."""
    clip = figures.clip_g if figures.clip_g is not None else AIM * figures.capacity_g
    return grams >= CORNER_FULL * min(clip, AIM * figures.capacity_g)


def lights_move(moved_mg: float, error_mg: float) -> bool:
    """Does a cell read another weight while the lights are on? `error_mg`: standard deviation of that difference."""
    return abs(moved_mg) > max(LIGHTS_MG, LIGHTS_SDS * error_mg)
