"""Visits: recordings of all six cells around one hand, with the truth."""

from dataclasses import dataclass
from zlib import crc32

import numpy as np

from palace_hub.bench.independent import parameters as p
from palace_hub.bench.independent.cells import Cell, convert, draw_cells, memory, respond
from palace_hub.bench.independent.hands import (
    HandVisit,
    contact_force,
    draw_hand,
    draw_pieces,
    draw_rest,
    impact_force,
    tremor,
)
from palace_hub.bench.independent.noise import Array, power_law, ramp, spectral_noise
from palace_hub.bench.independent.table import (
    CommonStep,
    draw_lean,
    draw_rim_lean,
    draw_supply_step,
    step_forces,
    vibration,
)

CONDITIONS = (
    "ordinary",  # short rests in a tenth of the visits
    "rests",  # half of the visits rest 2.5 to 6 s
    "long_rests",  # half of the visits rest up to 30 s
    "common_step",  # equal step at all cells, without a hand or with a hand
    "common_step_scaled",  # step in the ratio of the dead loads
    "supply_step",  # step of the supply while a hand is in
    "shifted_heap",  # the heap's centre moves: 0.2 to 0.6 % of its mass
    "rim_lean",  # the hand leans on the tray's rim
)


@dataclass(frozen=True)
class Change:
    """True change of one compartment; `pieces` is 0 if the hand only touched it."""

    compartment: int
    pieces: int
    left_s: float  # last contact of the hand ends, or the last piece lands


@dataclass(frozen=True)
class Rest:
    """Time during which a finger rests on the pieces of a compartment."""

    compartment: int
    start_s: float  # begin of the ramp up
    end_s: float  # end of the ramp down
    plateau_s: float
    force_g: float


@dataclass(frozen=True)
class Truth:
    """What happened in a recording."""

    condition: str
    changes: tuple[Change, ...]  # empty without a hand
    rests: tuple[Rest, ...]
    step: CommonStep | None
    first_touch_s: float | None  # None without a hand
    quiet_until_s: float  # neither hand nor step before
    quiet_from_s: float  # neither hand nor change of a step after


@dataclass(frozen=True)
class Recording:
    """Conversions of six cells and what a perfect calibration knows."""

    conversions: tuple[list[tuple[float, int]], ...]  # per cell: (seconds, raw counts)
    counts_per_gram: tuple[float, ...]  # true sensitivity of each cell
    unit_g: tuple[float, ...]  # true mean mass of one piece of this box
    start_counts: tuple[int, ...]  # pieces in each compartment at the start
    zero_raw: tuple[int, ...]  # counts of the empty cup
    dead_load_g: tuple[float, ...]  # cup and pieces at the start
    rate_hz: tuple[float, ...]  # true conversion rate of each cell
    duration_s: float
    truth: Truth


@dataclass
class _Heap:
    """Pieces in a compartment."""

    unit_g: float
    scatter: float  # relative standard deviation of single pieces
    count: int = 0
    mass_g: float = 0.0

    def put(self, rng: np.random.Generator, pieces: int) -> float:
        """Add pieces and return their mass in grams."""
        mass = float(self.unit_g * (pieces + self.scatter * np.sqrt(pieces) * rng.standard_normal()))
        self.count += pieces
        self.mass_g += mass
        return mass

    def take(self, rng: np.random.Generator, pieces: int) -> float:
        """Remove pieces and return the change in grams, which is negative; the last piece leaves the mass 0."""
        share = pieces / self.count
        deviation = self.unit_g * self.scatter * np.sqrt(pieces * (1.0 - share)) * rng.standard_normal()
        mass = float(self.mass_g * share + deviation)
        self.count -= pieces
        self.mass_g -= mass
        return -mass


@dataclass(frozen=True)
class _Plan:
    """Events of a recording before the forces are computed."""

    hands: list[HandVisit]
    step: CommonStep | None
    first_touch_s: float | None
    quiet_until_s: float
    quiet_from_s: float
    left_s: list[float]  # per hand


@dataclass(frozen=True)
class _Scene:
    """Table and events of a recording; `rng` continues with the noise."""

    rng: np.random.Generator
    cells: list[Cell]
    heaps: list[_Heap]
    counts: list[int]
    heaps_g: Array  # pieces at the start
    loads_g: Array  # pieces and cup at the start
    plan: _Plan


def make_visit(condition: str, seed: int, capacity_g: int = 300) -> Recording:
    """Return the recording of one visit; the same arguments give the same recording.

    Raises ValueError if the condition is not in `CONDITIONS` or the capacity is not 300 or 1000 g.
    """
    scene = _draw_scene(condition, seed, capacity_g)
    rng, cells, heaps, counts, plan = scene.rng, scene.cells, scene.heaps, scene.counts, scene.plan
    heaps_g, loads_g = scene.heaps_g, scene.loads_g
    end_s = plan.quiet_from_s + p.QUIET_S.draw(rng)
    points = int(np.ceil(end_s * p.GRID_HZ / p.MEMORY_STEP)) * p.MEMORY_STEP
    seconds = np.arange(points) / p.GRID_HZ

    masses = np.repeat(heaps_g[:, None], points, axis=1)
    touching, pressing = np.zeros((2, len(cells), points))  # the finger's damping acts on the first only
    for hand in plan.hands:
        cup = hand.compartment
        masses[cup] += _move_pieces(rng, seconds, hand, heaps[cup], cells[cup].rim_gradient, pressing[cup])
        for contact in hand.contacts:
            parts = contact_force(rng, seconds, contact)
            touching[cup] += parts[0]
            pressing[cup] += parts[1]
    sensitivity = _sensitivity(rng, condition, seconds, cells, plan)
    forces = np.maximum(masses, 0.0) * (1.0 + sensitivity) + pressing
    forces += _crosstalk(rng, touching + pressing)
    remembered = memory(rng, cells, forces + touching)
    forces += vibration(rng, seconds, loads_g, plan.first_touch_s)
    electrical = np.zeros_like(forces)
    if plan.step is not None:
        shaking = tremor(rng, points) if plan.step.kind == "rim" else None
        target = electrical if plan.step.kind == "supply" else forces
        target += step_forces(rng, seconds, plan.step, shaking)
    responses = respond(cells, forces, touching, electrical, p.FINGER_DAMPING.draw(rng))
    supply = p.COMMON_NOISE_MG.draw(rng) / 1000.0
    supply_noise = supply * spectral_noise(rng, points, 1.0 / p.GRID_HZ, power_law(1.0, p.FLICKER_BAND_HZ))
    mains_hz = float(rng.choice(p.MAINS_HZ)) * (1.0 + p.MAINS_WANDER.draw(rng))
    conversions = tuple(
        convert(rng, cell, responses[i], remembered[i], supply_noise, mains_hz) for i, cell in enumerate(cells)
    )
    return Recording(
        conversions=conversions,
        counts_per_gram=tuple(cell.counts_per_gram for cell in cells),
        unit_g=tuple(heap.unit_g for heap in heaps),
        start_counts=tuple(counts),
        zero_raw=tuple(cell.zero_raw for cell in cells),
        dead_load_g=tuple(loads_g.tolist()),
        rate_hz=tuple(cell.rate_hz for cell in cells),
        duration_s=points / p.GRID_HZ,
        truth=_truth(condition, plan),
    )


def make_truth(condition: str, seed: int, capacity_g: int = 300) -> Truth:
    """Return the truth of `make_visit` with the same arguments, without its conversions; takes 1 ms."""
    return _truth(condition, _draw_scene(condition, seed, capacity_g).plan)


def _draw_scene(condition: str, seed: int, capacity_g: int) -> _Scene:
    """Return the table and the events of a recording. Raises ValueError as `make_visit` does."""
    if condition not in CONDITIONS:
        raise ValueError(f"condition {condition!r}: use one of {', '.join(CONDITIONS)}")
    rng = np.random.default_rng([crc32(condition.encode()), seed, capacity_g])
    cells = draw_cells(rng, capacity_g)
    unit_g = [nominal * (1.0 + p.BATCH.draw(rng)) for nominal in p.NOMINAL_G]
    heaps = [_Heap(unit, p.PIECE_SCATTER.draw(rng)) for unit in unit_g]
    counts = [int(rng.integers(0, full + 1)) for full in p.FULL_COUNTS]
    heaps_g = np.array([heap.put(rng, count) for heap, count in zip(heaps, counts, strict=True)])
    loads_g = heaps_g + np.array([p.CUP_G.draw(rng) for _ in p.COMPARTMENTS])
    return _Scene(rng, cells, heaps, counts, heaps_g, loads_g, _draw_plan(rng, condition, counts, loads_g))


def _draw_plan(rng: np.random.Generator, condition: str, counts: list[int], loads_g: Array) -> _Plan:
    """Return hands and step of a recording."""
    start_s = p.FIRST_TOUCH_S.draw(rng)
    leans = condition in ("common_step", "common_step_scaled")
    if leans and rng.random() < p.LEAN_WITHOUT_HAND_SHARE:
        step = draw_lean(rng, start_s, loads_g, scaled=condition == "common_step_scaled")
        return _Plan([], step, None, start_s, _step_settled(step), [])
    lead = rng.uniform(0.0, 1.5) if leans or condition == "rim_lean" else 0.0  # room for a step before the hand
    touch_s = start_s + lead
    hands = _draw_hands(rng, condition, counts, touch_s)
    left = [hand.left_s for hand in hands]
    if leans:
        step_s = rng.uniform(start_s, max(left) + 0.5)
        step = draw_lean(rng, step_s, loads_g, scaled=condition == "common_step_scaled")
    elif condition == "supply_step":
        contacts = [contact for hand in hands for contact in hand.contacts]
        spans = [(contact.start_s, contact.end_s) for contact in contacts] or [(touch_s, max(left) + 0.1)]
        span = spans[int(rng.integers(len(spans)))]
        step = draw_supply_step(rng, rng.uniform(*span))
    elif condition == "rim_lean":
        lean_s = max(touch_s + -p.RIM_LEAD_S.draw(rng), start_s)
        lean_end_s = max(max(left) + p.RIM_TRAIL_S.draw(rng), lean_s + 0.8)
        step = draw_rim_lean(rng, lean_s, lean_end_s, hands[0].compartment)
        left = [max(moment, lean_end_s) for moment in left]
    else:
        return _Plan(hands, None, touch_s, touch_s, max(left), left)
    quiet_until = min(touch_s, step.start_s)
    return _Plan(hands, step, touch_s, quiet_until, max(*left, _step_settled(step)), left)


def _step_settled(step: CommonStep) -> float:
    """Return the second after which the step changes no more."""
    return step.start_s + p.LEAN_EDGE_S.high if step.end_s is None else step.end_s


def _draw_hands(rng: np.random.Generator, condition: str, counts: list[int], touch_s: float) -> list[HandVisit]:
    """Return the visit to one compartment, now and then to a second one."""
    rest: p.LogNormal | None = p.SHORT_REST_S if rng.random() < p.REST_SHARE_ORDINARY else None
    if condition in ("rests", "long_rests") and rng.random() < p.REST_SHARE:
        rest = p.REST_S if condition == "rests" else p.LONG_REST_S
    cups = rng.permutation(len(counts))
    hands = [_draw_one(rng, int(cups[0]), counts, touch_s, rest)]
    if rng.random() < p.TWO_COMPARTMENTS_SHARE:
        other_s = rng.uniform(touch_s, max(touch_s + 0.3, hands[0].left_s))
        hands.append(_draw_one(rng, int(cups[1]), counts, other_s, None))
    elif rest and rng.random() < p.NEIGHBOUR_REST_SHARE:
        resting_s = rng.uniform(touch_s, max(touch_s + 0.3, hands[0].left_s - 0.5))
        hands.append(HandVisit(int(cups[1]), 0, contacts=[draw_rest(rng, resting_s, rest.draw(rng))]))
    return hands


def _draw_one(
    rng: np.random.Generator, cup: int, counts: list[int], start_s: float, rest: p.LogNormal | None
) -> HandVisit:
    """Return a hand in one compartment."""
    pieces = draw_pieces(rng, counts[cup], p.FULL_COUNTS[cup])
    return draw_hand(rng, cup, pieces, start_s, rest)


def _move_pieces(
    rng: np.random.Generator, seconds: Array, hand: HandVisit, heap: _Heap, rim_gradient: float, pressing: Array
) -> Array:
    """Return the change of the heap's mass on the grid in grams; add the impacts of falling pieces to `pressing`.

    The cell weighs moved pieces with the sensitivity at their place. A visit that empties the cup leaves the mass 0.
    """
    change = np.zeros(seconds.size)
    gradient = rim_gradient if heap.count + hand.pieces > 0 else 0.0

    def weighed(mass_g: float) -> float:
        place = rng.uniform(-1.0, 1.0)
        return mass_g * (1.0 + float(np.clip(gradient * place, -p.ORDINARY_SHIFT, p.ORDINARY_SHIFT)))

    for transfer in hand.transfers:
        mass = heap.take(rng, -transfer.pieces) if transfer.pieces < 0 else heap.put(rng, transfer.pieces)
        change += weighed(mass) * ramp(seconds, transfer.start_s, transfer.length_s)
    for landing in hand.landings:
        mass = heap.put(rng, 1)
        pressing += impact_force(rng, seconds, landing, mass)
        change += weighed(mass) * (seconds >= landing.second)
    return change


def _sensitivity(rng: np.random.Generator, condition: str, seconds: Array, cells: list[Cell], plan: _Plan) -> Array:
    """Return the relative change of sensitivity by the place of each heap, shape (cells, points)."""
    starts = np.array([cell.rim_gradient * p.HEAP_START.draw(rng) for cell in cells])
    result = np.repeat(starts[:, None], seconds.size, axis=1)
    for hand in plan.hands:
        cell = cells[hand.compartment]
        moves = sorted([contact.start_s for contact in hand.contacts] + [drop.second for drop in hand.landings])
        if condition == "shifted_heap":
            shift = p.SHIFTED_HEAP.draw(rng) * p.draw_sign(rng)
        else:
            place = starts[hand.compartment] / cell.rim_gradient
            target = float(np.clip(place + p.HEAP_MOVE * rng.standard_normal(), -p.HEAP_LIMIT, p.HEAP_LIMIT))
            shift = float(np.clip(cell.rim_gradient * (target - place), -p.ORDINARY_SHIFT, p.ORDINARY_SHIFT))
        shares = rng.dirichlet(np.ones(len(moves)))
        for moment, share in zip(moves, shares, strict=True):
            result[hand.compartment] += shift * share * ramp(seconds, moment, 0.2)
    return result


def _crosstalk(rng: np.random.Generator, pressing: Array) -> Array:
    """Return the forces that the base plate passes to the other cells, in grams."""
    count = pressing.shape[0]
    shares = np.array([[0.0 if i == j else p.CROSSTALK.draw(rng) for j in range(count)] for i in range(count)])
    return np.asarray(shares @ pressing, dtype=np.float64)


def _truth(condition: str, plan: _Plan) -> Truth:
    """Return the truth of a plan."""
    changes = tuple(
        Change(hand.compartment, hand.pieces, left) for hand, left in zip(plan.hands, plan.left_s, strict=True)
    )
    rests = tuple(
        Rest(hand.compartment, contact.start_s, contact.end_s, contact.hold_s, contact.force_g)
        for hand in plan.hands
        for contact in hand.contacts
        if contact.rest
    )
    return Truth(condition, changes, rests, plan.step, plan.first_touch_s, plan.quiet_until_s, plan.quiet_from_s)
