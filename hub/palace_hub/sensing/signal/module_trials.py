"""Trials of a weigh module: each evaluates one step of its first measurements.

A trial takes conversions and steady levels. It tells when they suffice, gives the result, and reports progress.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from palace_hub.locale.message import Message, decimal
from palace_hub.sensing.signal.first_measurements import (
    PLACES,
    SHIFT_PRESSES,
    BrickMeasurement,
    PlacesMeasurement,
    RestMeasurement,
    ShiftMeasurement,
    TapMeasurement,
)
from palace_hub.sensing.signal.module_report import ModuleFigures, stop_finding, stop_limits
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.signal.stops import AGREEING_PRESSES, PressDetector, clip_g, travel_mm

LEAST_REST_S = 60
LEAST_BRICKS = 5
TAPS = 3

Conversions = Sequence[tuple[float, int | None]]
"""Conversions of the one cell: hub seconds, counts."""


@dataclass(frozen=True, slots=True)
class ModuleWish:
    """Which module to measure, and how."""

    role: str = "tray"
    cell: int | None = None  # None: the first cell that answers
    capacity_g: float = 300.0
    mass_g: float = 50.0  # the known mass
    paper_mm: float = 0.2  # thickness of the paper on the stops
    rest_s: int = 600
    bricks: int = 50  # how often the brick goes in and out
    check: bool = False  # measure only where the stop takes over


class ModuleTrial:
    """The evaluation of one step, from the figures that are known so far."""

    def __init__(self, figures: ModuleFigures, wish: ModuleWish, place: str) -> None:
        self.figures, self.wish, self.place = figures, wish, place

    def feed(self, conversions: Conversions) -> None:
        """Take conversions of the cell."""

    def level(self, reading: CellReading, t: float) -> None:
        """Take a steady level at hub time `t`."""

    def surroundings(self, chip_c: float | None, supply_v: float | None) -> None:
        """Take what the node last said of its chip's temperature and its supply; None: unknown."""

    @property
    def ready(self) -> bool:
        """True where the data suffice for a result."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        """True where the step ends without a confirmation."""
        return False

    def take(self) -> ModuleFigures | Message:
        """The figures with this step's result, or the reason to repeat the step."""
        raise NotImplementedError

    def now(self) -> Message | None:
        """The present reading, which screens show large."""
        return None

    def results(self) -> tuple[Message, ...]:
        """The results so far."""
        return ()


class StopTrial(ModuleTrial):
    """Presses, until several of them meet the stop at one weight."""

    def __init__(self, figures: ModuleFigures, wish: ModuleWish, place: str) -> None:
        super().__init__(figures, wish, place)
        self.presses = PressDetector(figures.bare_raw, figures.counts_per_g, figures.capacity_g, figures.cup_g)

    def feed(self, conversions: Conversions) -> None:
        self.presses.feed(conversions)

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

    def results(self) -> tuple[Message, ...]:
        least, aim, most = (round(limit) for limit in stop_limits(self.figures.capacity_g))
        messages = [Message("module-stop-aim", {"aim": aim, "least": least, "most": most})]
        for press in self.presses.ended[-AGREEING_PRESSES:]:
            params = {"grams": round(press.top_g), "flat": "yes" if press.flat else "no"}
            messages.append(Message("module-press", params))
        clip = clip_g(self.presses.ended)
        if clip is not None:
            messages.append(Message("module-stop-at", {"clip": round(clip)}))
        return tuple(messages)


class PaperTrial(StopTrial):
    """Presses with paper of a known thickness on the stops: they meet earlier, which gives the travel of the cup."""

    def take(self) -> ModuleFigures | Message:
        raised, clip = clip_g(self.presses.ended), self.figures.clip_g
        if raised is None or clip is None:
            return Message("module-no-stop-yet")
        travel = travel_mm(clip, raised, self.wish.paper_mm, self.figures.capacity_g)
        if travel is None:
            return Message("module-paper-nothing", {"clip": round(clip), "raised": round(raised)})
        return replace(self.figures, travel_mm=travel)


class RestTrial(ModuleTrial):
    """Rest: noise and drift, and what may explain the drift: the chip's temperature and the supply meanwhile."""

    def __init__(self, figures: ModuleFigures, wish: ModuleWish, place: str) -> None:
        super().__init__(figures, wish, place)
        self.rest = RestMeasurement(figures.counts_per_g)
        self._rests = 0
        self._chip_c: list[float] = []  # of the present rest: the first and the last one
        self._supply_v: float | None = None

    def feed(self, conversions: Conversions) -> None:
        self.rest.feed(conversions)

    def surroundings(self, chip_c: float | None, supply_v: float | None) -> None:
        if self._rests != self.rest.disturbed:  # a new rest has begun
            self._rests = self.rest.disturbed
            self._chip_c, self._supply_v = [], None
        if chip_c is not None:
            self._chip_c[1:] = [chip_c]
        if supply_v is not None:
            self._supply_v = min(supply_v, self._supply_v or supply_v)

    @property
    def ready(self) -> bool:
        return self.rest.seconds >= min(LEAST_REST_S, self.wish.rest_s)

    @property
    def over(self) -> bool:
        return self.rest.seconds >= self.wish.rest_s

    def take(self) -> ModuleFigures | Message:
        rest = self.rest
        return replace(
            self.figures,
            noise_mg=rest.noise_mg,
            drift_mg_per_min=rest.drift_mg_per_min,
            watched_s=rest.seconds,
            chip_c=self._chip_c[-1] if self._chip_c else None,
            chip_rise_c=round(self._chip_c[-1] - self._chip_c[0], 1) if self._chip_c else None,
            supply_v=self._supply_v,
        )

    def now(self) -> Message | None:
        return Message("module-rest-left", {"seconds": max(0, self.wish.rest_s - self.rest.seconds)})

    def results(self) -> tuple[Message, ...]:
        noise, drift = self.rest.noise_mg, self.rest.drift_mg_per_min
        messages = []
        if noise is not None:
            messages.append(Message("module-noise", {"noise": decimal(noise, 1)}))
        if drift is not None:
            messages.append(Message("module-drift", {"drift": decimal(drift, 1), "seconds": self.rest.seconds}))
        if self.rest.disturbed:
            messages.append(Message("module-disturbed", {"count": self.rest.disturbed}))
        return tuple(messages)


class TapTrial(ModuleTrial):
    """Taps: the time in which the swing decays."""

    def __init__(self, figures: ModuleFigures, wish: ModuleWish, place: str) -> None:
        super().__init__(figures, wish, place)
        self.taps: TapMeasurement | None = None

    def feed(self, conversions: Conversions) -> None:
        if self.taps is not None:
            self.taps.feed(conversions)

    def level(self, reading: CellReading, t: float) -> None:  # noqa: ARG002 - one shape for every trial
        if self.taps is None:
            self.taps = TapMeasurement(self.figures.counts_per_g, reading.noise / abs(self.figures.counts_per_g))
        self.taps.level(reading.raw)

    @property
    def ready(self) -> bool:
        return self.taps is not None and self.taps.wait_s is not None

    def take(self) -> ModuleFigures | Message:
        assert self.taps is not None  # `ready` is true
        return replace(self.figures, wait_s=self.taps.wait_s)

    def now(self) -> Message | None:
        return Message("module-count", {"count": len(self.taps.decays) if self.taps else 0, "of": TAPS})

    def results(self) -> tuple[Message, ...]:
        wait = self.taps.wait_s if self.taps is not None else None
        return () if wait is None else (Message("module-wait", {"wait": decimal(wait, 2)}),)


class PressTrial(StopTrial):
    """Firm presses: the zero shift that they leave."""

    def __init__(self, figures: ModuleFigures, wish: ModuleWish, place: str) -> None:
        super().__init__(figures, wish, place)
        self.shifts = ShiftMeasurement(figures.counts_per_g, figures.drift_mg_per_min or 0.0)

    def feed(self, conversions: Conversions) -> None:
        if self.presses.feed(conversions):
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

    def results(self) -> tuple[Message, ...]:
        return tuple(Message("module-shift", {"shift": f"{shift:+.0f}"}) for shift in self.shifts.shifts_mg[-5:])


class BrickTrial(ModuleTrial):
    """One brick, in and out: its mass and the scatter."""

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
        times = len(self.bricks.steps_g) // 2
        return replace(self.figures, bricks=times, brick_g=self.bricks.brick_g, scatter_mg=self.bricks.scatter_mg)

    def now(self) -> Message | None:
        return Message("module-count", {"count": len(self.bricks.steps_g) // 2, "of": self.wish.bricks})

    def results(self) -> tuple[Message, ...]:
        bricks = self.bricks
        messages = [Message("module-brick-in" if bricks.inside else "module-brick-out")]
        if bricks.brick_g is not None and bricks.scatter_mg is not None:
            params = {"mean": f"{1000 * bricks.brick_g:.0f}", "scatter": f"{bricks.scatter_mg:.0f}"}
            messages.append(Message("module-brick", params))
        if bricks.others:
            messages.append(Message("module-brick-others", {"count": bricks.others}))
        return tuple(messages)


class PlacesTrial(ModuleTrial):
    """The known mass in five places of the cup: the difference of its reading across the cup."""

    def __init__(self, figures: ModuleFigures, wish: ModuleWish, place: str) -> None:
        super().__init__(figures, wish, place)
        self.places = PlacesMeasurement(figures.counts_per_g, wish.mass_g, figures.cup_raw)

    def level(self, reading: CellReading, t: float) -> None:  # noqa: ARG002 - one shape for every trial
        self.places.level(reading)

    @property
    def ready(self) -> bool:
        return self.places.off_centre is not None

    @property
    def over(self) -> bool:
        return self.ready

    def take(self) -> ModuleFigures | Message:
        return replace(self.figures, off_centre=self.places.off_centre)

    def now(self) -> Message | None:
        return Message("module-count", {"count": len(self.places.readings_g), "of": len(PLACES)})

    def results(self) -> tuple[Message, ...]:
        places, done = self.places, len(self.places.readings_g)
        messages = []
        if places.laid:
            messages.append(Message("module-place-lift"))
        elif done < len(PLACES):
            messages.append(Message("module-place-lay", {"where": PLACES[done], "mass": f"{self.wish.mass_g:g}"}))
        for where, grams in zip(PLACES, places.readings_g, strict=False):
            messages.append(Message("module-place", {"where": where, "grams": decimal(grams, 2)}))
        if places.others:
            messages.append(Message("module-place-others", {"count": places.others, "mass": f"{self.wish.mass_g:g}"}))
        return tuple(messages)


def figure_messages(figures: ModuleFigures) -> tuple[Message, ...]:
    """One message for each figure that was measured."""
    messages = [Message("module-cup", {"grams": decimal(figures.cup_g, 1)})]
    if figures.clip_g is not None:
        messages.append(Message("module-stop-at", {"clip": round(figures.clip_g)}))
    if figures.travel_mm is not None:
        messages.append(Message("module-travel", {"travel": decimal(figures.travel_mm, 2)}))
    if figures.noise_mg is not None:
        messages.append(Message("module-noise", {"noise": decimal(figures.noise_mg, 1)}))
    if figures.drift_mg_per_min is not None:
        drift = decimal(figures.drift_mg_per_min, 1)
        messages.append(Message("module-drift", {"drift": drift, "seconds": figures.watched_s}))
    if figures.chip_c is not None and figures.chip_rise_c is not None:
        celsius = {"from": decimal(figures.chip_c - figures.chip_rise_c, 1), "to": decimal(figures.chip_c, 1)}
        messages.append(Message("module-warmed", celsius))
    if figures.supply_v is not None:
        messages.append(Message("module-supply", {"volts": decimal(figures.supply_v, 2)}))
    if figures.wait_s is not None:
        messages.append(Message("module-wait", {"wait": decimal(figures.wait_s, 2)}))
    if figures.shift_mg is not None:
        messages.append(Message("module-shifted", {"shift": f"{figures.shift_mg:.0f}"}))
    if figures.brick_g is not None and figures.scatter_mg is not None:
        brick = {"mean": f"{1000 * figures.brick_g:.0f}", "scatter": f"{figures.scatter_mg:.0f}"}
        messages.append(Message("module-brick", brick))
    if figures.off_centre is not None:
        messages.append(Message("module-across", {"percent": decimal(100 * figures.off_centre, 2)}))
    return tuple(messages)
