"""Report on a weigh module: each measured figure against its limit, with a message that names the remedy."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from palace_hub.files.fields import Finite, NotNegative, Positive, Scale
from palace_hub.locale.message import Decimal, Message, decimal
from palace_hub.sensing.signal.stops import AIM, STOP_PARTS, TRAVEL_MM

STOP_EARLY, STOP_FELL = "module-stop-early", "module-stop-fell"

CLIP_FELL = 0.04
"""Relative fall of the stop's weight that means it has moved: plastic creeps, screws turn (HARDWARE: 0.1 mm is a fifth
of the travel). Presses agree to 1.5 %."""

RINGS_S = 1.5
"""Longest settling time (s) without a finding: sponge pads give 0.5 s, bare plastic 2.7 s (SENSING)."""
RESTLESS_MG = 30.0
"""Largest noise of a conversion (mg) without a finding: good 300 g cells have 13 to 17 mg (SENSING)."""
DRIFTS_MG_PER_MIN = 20.0
"""Largest drift (mg/min) without a finding: settled good cells 2 to 6, warming up 20 to 60 (SENSING)."""
PRESS_G = 2000.0
"""Peak of a firm press (g): plate presses reach 0.5 to 3 kg (SENSING)."""
SHIFT_PART = 3e-5
"""Largest zero shift of a press, as a part of its peak. At 3e-5 the silver plate recovers 95 % of the staircases, at
1e-4 45 % (SENSING, feasibility study)."""
SCATTER_MG = 40.0
"""Largest standard deviation of one brick's step (mg): a brick of 440 mg then lies 11 deviations from none."""
OFF_CENTRE_MOST = 0.006
"""Largest relative difference of a reading across the cup without a finding: cells have 0.1 to 0.6 % (SENSING)."""

LIGHTS_MG = 5.0
"""Largest movement of a cell (mg) when all lights are switched, unless its noise is larger (assumed)."""
LIGHTS_SDS = 4.0
"""The same in standard deviations of that difference."""

CUP_G = 35.0
"""Weight (g) below the empty cup that means a missing cup: cups weigh 45 to 76 g, and nothing else reads so low."""
CORNER_FULL = 0.97
"""Part of the stop's weight from which a corner may be clipped and its reading counts for nothing (assumed)."""


@dataclass(frozen=True, slots=True)
class ModuleFigures:
    """First measurements of one module; None: not measured. Grams are those on the bare spider (plate: bare pad).

    The module file stores the fields by name.
    """

    capacity_g: Positive
    counts_per_g: Scale
    bare_raw: Finite
    """Raw counts without the cup."""
    cup_raw: Finite
    """Raw counts with the empty cup."""
    clip_g: float | None = None
    """Weight at which the stop takes over."""
    travel_mm: Positive | None = None
    """Travel of the cup at the cell's capacity."""
    noise_mg: NotNegative | None = None
    """Standard deviation of a conversion."""
    drift_mg_per_min: Finite | None = None
    watched_s: Annotated[int, Field(ge=0)] = 0
    """Length of the rest that gave noise and drift."""
    chip_c: Finite | None = None
    """Temperature of the node's chip at the end of that rest, degrees Celsius; its level may be off by several."""
    chip_rise_c: Finite | None = None
    """Its change during that rest."""
    supply_v: Positive | None = None
    """Lowest supply of the node in that rest, V."""
    wait_s: NotNegative | None = None
    """Settling time from 20 g to 2 mg."""
    shift_mg: NotNegative | None = None
    """Zero shift of a firm press."""
    bricks: Annotated[int, Field(ge=0)] = 0
    """How often one brick was put in and taken out."""
    brick_g: Positive | None = None
    """Mean of its steps."""
    scatter_mg: NotNegative | None = None
    """Standard deviation of its steps."""
    off_centre: NotNegative | None = None
    """Largest difference of one mass's reading between the middle and the corners of the cup, as a part of the mass."""

    @property
    def cup_g(self) -> float:
        """Weight of the cup (plate: the carrier's share)."""
        return (self.cup_raw - self.bare_raw) / self.counts_per_g


def stop_limits(capacity_g: float) -> tuple[float, float, float]:
    """Least, intended and greatest weight of the stop (g on the bare spider)."""
    least, most = STOP_PARTS
    return least * capacity_g, AIM * capacity_g, most * capacity_g


def stop_finding(figures: ModuleFigures, role: str, place: str) -> Message | None:
    """The finding on the stop (`module-stop-early`, `module-stop-late`); None if it is right or was never pressed."""
    if figures.clip_g is None:
        return None
    least, aim, most = (round(limit) for limit in stop_limits(figures.capacity_g))
    params: dict[str, str | int] = {"role": role, "place": place, "clip": round(figures.clip_g), "aim": aim}
    if figures.clip_g < least:
        return Message(STOP_EARLY, {**params, "least": least})
    if figures.clip_g > most:
        return Message("module-stop-late", {**params, "most": most})
    return None


def findings(figures: ModuleFigures, role: str, place: str) -> tuple[Message, ...]:
    """What to change before the module is used; empty if every measured figure is within its limit.

    `role`: "tray" or "plate"; `place`: the compartment's piece or the corner.
    """
    messages = [] if (stop := stop_finding(figures, role, place)) is None else [stop]

    def add(key: str, **params: str | int) -> None:
        messages.append(Message(key, {"role": role, "place": place, **params}))

    firm, soft = TRAVEL_MM
    if figures.travel_mm is not None and figures.travel_mm < firm:
        add("module-stiff", travel=decimal(figures.travel_mm, 2), least=Decimal(f"{firm:g}"))
    if figures.travel_mm is not None and figures.travel_mm > soft:
        add("module-soft", travel=decimal(figures.travel_mm, 2), most=Decimal(f"{soft:g}"))
    if figures.noise_mg is not None and figures.noise_mg > RESTLESS_MG:
        add("module-restless", noise=round(figures.noise_mg))
    if figures.drift_mg_per_min is not None and abs(figures.drift_mg_per_min) > DRIFTS_MG_PER_MIN:
        add("module-drifts", drift=round(abs(figures.drift_mg_per_min)))
    if figures.wait_s is not None and figures.wait_s > RINGS_S:
        add("module-rings", wait=decimal(figures.wait_s, 1))
    most_shift = 1000 * SHIFT_PART * PRESS_G
    if figures.shift_mg is not None and figures.shift_mg > most_shift:
        key = "module-shifts" if role == "tray" else "module-shifts-plate"
        add(key, shift=round(figures.shift_mg), most=round(most_shift))
    if figures.scatter_mg is not None and figures.scatter_mg > SCATTER_MG:
        add("module-scatter", scatter=round(figures.scatter_mg), bricks=figures.bricks)
    if figures.off_centre is not None and figures.off_centre > OFF_CENTRE_MOST:
        add("module-off-centre", percent=decimal(100 * figures.off_centre, 1), most=decimal(100 * OFF_CENTRE_MOST, 1))
    return tuple(messages)


def clip_fell(now_g: float, was_g: float) -> bool:
    """Whether the stop takes over clearly earlier than when it was set."""
    return now_g < (1 - CLIP_FELL) * was_g


def stop_fell(role: str, place: str, now_g: float, was_g: float) -> Message:
    """The message for a stop that has sunk from `was_g` to `now_g`."""
    return Message(STOP_FELL, {"role": role, "place": place, "now": round(now_g), "was": round(was_g)})


def cup_missing(grams: float) -> bool:
    """Whether the cup is missing; `grams`: weight above the empty cup."""
    return grams < -CUP_G


def corner_full(grams: float, figures: ModuleFigures) -> bool:
    """Whether a corner with `grams` on its bare pad is at its stop; an unmeasured stop is assumed at `AIM`."""
    clip = figures.clip_g if figures.clip_g is not None else AIM * figures.capacity_g
    return grams >= CORNER_FULL * min(clip, AIM * figures.capacity_g)


def lights_move(moved_mg: float, error_mg: float) -> bool:
    """Whether the lights move a cell; `error_mg`: standard deviation of `moved_mg`."""
    return abs(moved_mg) > max(LIGHTS_MG, LIGHTS_SDS * error_mg)
