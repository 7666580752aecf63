"""What listens to a weigh module in each step of its first measurements: fed with conversions and still levels, it says
when it has enough, what came of it, and what a screen shows meanwhile."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from palace_hub.locale.message import Message
from palace_hub.sensing.signal.first_measurements import (
    SHIFT_PRESSES,
    BrickMeasurement,
    RestMeasurement,
    ShiftMeasurement,
    TapMeasurement,
)
from palace_hub.sensing.signal.module_report import ModuleFigures, stop_finding, stop_limits
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.signal.stops import AGREEING_PRESSES, PressDetector, clip_g, travel_mm
from palace_hub.views.snapshot import ModuleStep

LEAST_REST_S = 60
LEAST_BRICKS = 5
TAPS = 3

Own = Sequence[tuple[float, int | None]]
"""Conversions of the one cell: hub seconds, counts."""


@dataclass(frozen=True, slots=True)
class ModuleWish:
    """Which module, and how. `cell` None: the first that answers. `mass_g`: the known mass; `paper_mm`: what is laid on
    the stops; `rest_s`: how long it is left alone; `check`: only look where its stop takes over."""

    role: str = "tray"
    cell: int | None = None
    capacity_g: float = 300.0
    mass_g: float = 50.0
    paper_mm: float = 0.2
    rest_s: int = 600
    bricks: int = 50
    check: bool = False


class Trial:
    """One step's listener, begun with what is known of the module so far."""

    def __init__(self, figures: ModuleFigures, wish: ModuleWish, place: str) -> None:
        self.figures, self.wish, self.place = figures, wish, place

    def feed(self, own: Own) -> None:
        """Take conversions."""

    def level(self, reading: CellReading, t: float) -> None:
        """The cell is still; hub time `t`."""

    @property
    def ready(self) -> bool:
        """Is it enough?"""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        """Does it go on by itself?"""
        return False

    def take(self) -> ModuleFigures | Message:
        """The figures with what came of it, or why it has to be done again."""
        raise NotImplementedError

    def now(self) -> Message | None:
        """What is watched, in large letters."""
        return None

    def told(self) -> tuple[Message, ...]:
        """What is known so far."""
        return ()


class StopTrial(Trial):
    """Presses, until the stop is found to take over at one weight."""

    def __init__(self, figures: ModuleFigures, wish: ModuleWish, place: str) -> None:
        super().__init__(figures, wish, place)
        self.presses = PressDetector(figures.bare_raw, figures.counts_per_g, figures.capacity_g, figures.cup_g)

    def feed(self, own: Own) -> None:
        self.presses.feed(own)

    @property
    def ready(self) -> bool:
        return clip_g(self.presses.ended) is not None

    def take(self) -> ModuleFigures | Message:
        figures = replace(self.figures, clip_g=clip_g(self.presses.ended))
        fault = None if self.wish.check else stop_finding(figures, self.wish.role, self.place)
        return figures if fault is None else fault

    def now(self) -> Message | None:
        grams = self.presses.now_g
        return None if grams is None else Message("module-now", {"grams": round(grams)})

    def told(self) -> tuple[Message, ...]:
        least, aim, most = (round(one) for one in stop_limits(self.figures.capacity_g))
        said = [Message("module-stop-aim", {"aim": aim, "least": least, "most": most})]
        for press in self.presses.ended[-AGREEING_PRESSES:]:
            params = {"grams": round(press.top_g), "flat": "yes" if press.flat else "no"}
            said.append(Message("module-press", params))
        clip = clip_g(self.presses.ended)
        if clip is not None:
            said.append(Message("module-stop-at", {"clip": round(clip)}))
        return tuple(said)


class PaperTrial(StopTrial):
    """The same with paper of a known thickness on the stops: how far the cup sinks follows from how much earlier."""

    def take(self) -> ModuleFigures | Message:
        raised, clip = clip_g(self.presses.ended), self.figures.clip_g
        if raised is None or clip is None:
            return Message("module-no-stop-yet")
        travel = travel_mm(clip, raised, self.wish.paper_mm, self.figures.capacity_g)
        if travel is None:
            return Message("module-paper-nothing", {"clip": round(clip), "raised": round(raised)})
        return replace(self.figures, travel_mm=travel)


class RestTrial(Trial):
    """Left alone: noise and drift."""

    def __init__(self, figures: ModuleFigures, wish: ModuleWish, place: str) -> None:
        super().__init__(figures, wish, place)
        self.rest = RestMeasurement(figures.counts_per_g)

    def feed(self, own: Own) -> None:
        self.rest.feed(own)

    @property
    def ready(self) -> bool:
        return self.rest.seconds >= min(LEAST_REST_S, self.wish.rest_s)

    @property
    def over(self) -> bool:
        return self.rest.seconds >= self.wish.rest_s

    def take(self) -> ModuleFigures | Message:
        rest = self.rest
        return replace(
            self.figures, noise_mg=rest.noise_mg, drift_mg_per_min=rest.drift_mg_per_min, watched_s=rest.seconds
        )

    def now(self) -> Message | None:
        return Message("module-rest-left", {"seconds": max(0, self.wish.rest_s - self.rest.seconds)})

    def told(self) -> tuple[Message, ...]:
        noise, drift = self.rest.noise_mg, self.rest.drift_mg_per_min
        said = []
        if noise is not None:
            said.append(Message("module-noise", {"noise": f"{noise:.1f}"}))
        if drift is not None:
            said.append(Message("module-drift", {"drift": f"{drift:.1f}", "seconds": self.rest.seconds}))
        if self.rest.disturbed:
            said.append(Message("module-disturbed", {"count": self.rest.disturbed}))
        return tuple(said)


class TapTrial(Trial):
    """Tapped, and left to swing."""

    def __init__(self, figures: ModuleFigures, wish: ModuleWish, place: str) -> None:
        super().__init__(figures, wish, place)
        self.taps: TapMeasurement | None = None

    def feed(self, own: Own) -> None:
        if self.taps is not None:
            self.taps.feed(own)

    def level(self, reading: CellReading, t: float) -> None:  # noqa: ARG002 - one shape for every trial
        if self.taps is None:
            self.taps = TapMeasurement(self.figures.counts_per_g, reading.noise / abs(self.figures.counts_per_g))
        self.taps.level(reading.raw)

    @property
    def ready(self) -> bool:
        return self.taps is not None and self.taps.wait_s is not None

    def take(self) -> ModuleFigures | Message:
        assert self.taps is not None  # `ready` has looked
        return replace(self.figures, wait_s=self.taps.wait_s)

    def now(self) -> Message | None:
        return Message("module-count", {"count": len(self.taps.decays) if self.taps else 0, "of": TAPS})

    def told(self) -> tuple[Message, ...]:
        wait = self.taps.wait_s if self.taps is not None else None
        return () if wait is None else (Message("module-wait", {"wait": f"{wait:.2f}"}),)


class PressTrial(StopTrial):
    """Firm presses: what they leave behind."""

    def __init__(self, figures: ModuleFigures, wish: ModuleWish, place: str) -> None:
        super().__init__(figures, wish, place)
        self.shifts = ShiftMeasurement(figures.counts_per_g, figures.drift_mg_per_min or 0.0)

    def feed(self, own: Own) -> None:
        if self.presses.feed(own):
            self.shifts.pressed()

    def level(self, reading: CellReading, t: float) -> None:
        self.shifts.level(reading, t)

    @property
    def ready(self) -> bool:
        return self.shifts.shift_mg is not None

    def take(self) -> ModuleFigures | Message:
        return replace(self.figures, shift_mg=self.shifts.shift_mg)

    def now(self) -> Message | None:
        return Message("module-count", {"count": len(self.shifts.shifts_mg), "of": SHIFT_PRESSES})

    def told(self) -> tuple[Message, ...]:
        return tuple(Message("module-shift", {"shift": f"{one:+.0f}"}) for one in self.shifts.shifts_mg[-5:])


class BrickTrial(Trial):
    """One brick, in and out, again and again."""

    def __init__(self, figures: ModuleFigures, wish: ModuleWish, place: str) -> None:
        super().__init__(figures, wish, place)
        self.bricks = BrickMeasurement(figures.counts_per_g)

    def level(self, reading: CellReading, t: float) -> None:  # noqa: ARG002 - one shape for every trial
        self.bricks.level(reading)

    @property
    def ready(self) -> bool:
        return len(self.bricks.steps_g) >= 2 * min(LEAST_BRICKS, self.wish.bricks)

    @property
    def over(self) -> bool:
        return len(self.bricks.steps_g) >= 2 * self.wish.bricks

    def take(self) -> ModuleFigures | Message:
        own = self.bricks
        times = len(own.steps_g) // 2
        return replace(self.figures, bricks=times, brick_g=own.brick_g, scatter_mg=own.scatter_mg)

    def now(self) -> Message | None:
        return Message("module-count", {"count": len(self.bricks.steps_g) // 2, "of": self.wish.bricks})

    def told(self) -> tuple[Message, ...]:
        own = self.bricks
        said = [Message("module-brick-in" if own.inside else "module-brick-out")]
        if own.brick_g is not None and own.scatter_mg is not None:
            params = {"mean": f"{1000 * own.brick_g:.0f}", "scatter": f"{own.scatter_mg:.0f}"}
            said.append(Message("module-brick", params))
        if own.others:
            said.append(Message("module-brick-others", {"count": own.others}))
        return tuple(said)


TRIALS: dict[ModuleStep, type[Trial]] = {
    ModuleStep.STOPS: StopTrial,
    ModuleStep.PAPER: PaperTrial,
    ModuleStep.REST: RestTrial,
    ModuleStep.TAP: TapTrial,
    ModuleStep.PRESS: PressTrial,
    ModuleStep.BRICK: BrickTrial,
}
"""Steps that may be left out, each with what listens in it."""


def figures_told(figures: ModuleFigures) -> tuple[Message, ...]:
    """Every figure that was measured, one line each."""
    said = [Message("module-cup", {"grams": f"{figures.cup_g:.1f}"})]
    if figures.clip_g is not None:
        said.append(Message("module-stop-at", {"clip": round(figures.clip_g)}))
    if figures.travel_mm is not None:
        said.append(Message("module-travel", {"travel": f"{figures.travel_mm:.2f}"}))
    if figures.noise_mg is not None:
        said.append(Message("module-noise", {"noise": f"{figures.noise_mg:.1f}"}))
    if figures.drift_mg_per_min is not None:
        drift = f"{figures.drift_mg_per_min:.1f}"
        said.append(Message("module-drift", {"drift": drift, "seconds": figures.watched_s}))
    if figures.wait_s is not None:
        said.append(Message("module-wait", {"wait": f"{figures.wait_s:.2f}"}))
    if figures.shift_mg is not None:
        said.append(Message("module-shifted", {"shift": f"{figures.shift_mg:.0f}"}))
    if figures.brick_g is not None and figures.scatter_mg is not None:
        brick = {"mean": f"{1000 * figures.brick_g:.0f}", "scatter": f"{figures.scatter_mg:.0f}"}
        said.append(Message("module-brick", brick))
    return tuple(said)
