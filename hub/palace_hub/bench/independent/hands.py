"""Hands: contacts, rests, transfers and drops of pieces in one compartment."""

from dataclasses import dataclass, field
from math import pi, sqrt

import numpy as np

from palace_hub.bench.independent import parameters as p
from palace_hub.bench.independent.noise import Array, power_law, ramp, spectral_noise


@dataclass(frozen=True)
class Contact:
    """Force of fingers on the heap: ramp up, plateau, ramp down."""

    start_s: float
    rise_s: float
    hold_s: float  # from the end of the rise to the begin of the fall
    fall_s: float
    force_g: float
    rest: bool

    @property
    def fall_start_s(self) -> float:
        """Begin of the ramp down in seconds."""
        return self.start_s + self.rise_s + self.hold_s

    @property
    def end_s(self) -> float:
        """Moment at which the fingers leave, in seconds."""
        return self.fall_start_s + self.fall_s


@dataclass(frozen=True)
class Transfer:
    """Pieces that enter (positive) or leave the heap by hand."""

    start_s: float
    length_s: float
    pieces: int


@dataclass(frozen=True)
class Landing:
    """One piece that falls on the heap."""

    second: float
    speed_m_s: float


@dataclass
class HandVisit:
    """Actions of one hand in one compartment."""

    compartment: int
    pieces: int  # change of the compartment's count
    contacts: list[Contact] = field(default_factory=list)
    transfers: list[Transfer] = field(default_factory=list)
    landings: list[Landing] = field(default_factory=list)

    @property
    def left_s(self) -> float:
        """End of the last contact or, if later, the last transfer or landing of a piece, in seconds."""
        ends = [contact.end_s for contact in self.contacts]
        ends += [transfer.start_s + transfer.length_s for transfer in self.transfers]
        ends += [landing.second for landing in self.landings]
        return max(ends)


def draw_pieces(rng: np.random.Generator, present: int, full: int) -> int:
    """Return a change of the count between -20 and 20 that the compartment allows."""
    shares = np.array(p.PIECES_SHARES)
    kind = int(rng.choice(shares.size + 1, p=np.append(shares, 1.0 - shares.sum())))
    size = kind if kind < shares.size else int(rng.integers(7, 21))
    take = rng.random() < 0.5
    room = present if take else full - present
    if room == 0:
        take, room = not take, full - room if take else present
    return (-1 if take else 1) * min(size, room)


def draw_hand(
    rng: np.random.Generator, compartment: int, pieces: int, start_s: float, rest: p.LogNormal | None
) -> HandVisit:
    """Return a visit that begins at `start_s`. `rest`: distribution of the rest's duration, None without a rest."""
    hand = HandVisit(compartment, pieces)
    grabs = _grabs(rng, abs(pieces))
    place = str(rng.choice(p.REST_PLACES, p=p.REST_PLACE_SHARES)) if rest else "none"
    between = int(rng.integers(1, len(grabs))) if len(grabs) > 1 else 0
    now = start_s
    resting: Contact | None = None
    if rest and place in ("before", "through"):
        resting = draw_rest(rng, now, rest.draw(rng))
        hand.contacts.append(resting)
        now = resting.fall_start_s if place == "before" else now + rng.uniform(0.2, 1.0) * resting.hold_s
    for index, size in enumerate(grabs):
        if rest and place == "between" and index == between:
            resting = draw_rest(rng, now, rest.draw(rng))
            hand.contacts.append(resting)
            now = resting.fall_start_s
        now = _grab(rng, hand, now, size if pieces > 0 else -size)
        if index + 1 < len(grabs):
            now += p.GAP_BETWEEN_S.draw(rng)
    if rest and place == "after":
        # The finger comes to rest during the last release, or touches again after it.
        overlap = hand.contacts[-1].fall_s if hand.contacts and rng.random() < 0.6 else -p.GAP_BETWEEN_S.draw(rng)
        hand.contacts.append(draw_rest(rng, max(now - overlap, start_s), rest.draw(rng)))
    return hand


def draw_rest(rng: np.random.Generator, start_s: float, duration_s: float) -> Contact:
    """Return a rest; `duration_s` is the length of its plateau."""
    return Contact(start_s, p.REST_RISE_S.draw(rng), duration_s, p.RELEASE_S.draw(rng), p.REST_G.draw(rng), rest=True)


def _grabs(rng: np.random.Generator, pieces: int) -> list[int]:
    """Split the pieces of a visit into grabs; a visit without pieces touches the heap once or twice."""
    if pieces == 0:
        return [0] * int(rng.integers(1, 3))
    grabs = []
    while pieces > 0:
        size = min(pieces, int(rng.integers(p.GRAB_PIECES[0], p.GRAB_PIECES[1] + 1)))
        grabs.append(size)
        pieces -= size
    return grabs


def _grab(rng: np.random.Generator, hand: HandVisit, start_s: float, pieces: int) -> float:
    """Add one grab, drop or touch to the hand and return its end in seconds."""
    if pieces > 0 and rng.random() < p.DROP_SHARE:
        spread = p.DROP_SPREAD_S.draw(rng)
        moments = sorted(start_s + rng.uniform(0.0, spread) for _ in range(pieces))
        height = p.DROP_M.draw(rng)
        for moment in moments:
            speed = sqrt(2.0 * p.GRAVITY * height * rng.uniform(0.8, 1.2))
            hand.landings.append(Landing(moment, speed))
        return moments[-1]
    contact = Contact(
        start_s, p.RISE_S.draw(rng), p.WORK_S.draw(rng), p.RELEASE_S.draw(rng), p.WORK_G.draw(rng), rest=False
    )
    hand.contacts.append(contact)
    if pieces:
        length = p.TRANSFER_S.draw(rng)
        if pieces < 0:  # the fingers lift the pieces while they leave
            moment = contact.fall_start_s + rng.uniform(-0.3, 0.6) * contact.fall_s
        else:  # the pieces rest on the heap from the first contact on
            moment = contact.start_s + rng.uniform(0.0, 0.5) * (contact.rise_s + contact.hold_s)
        moment = min(moment, contact.end_s - length)
        hand.transfers.append(Transfer(max(moment, contact.start_s), length, pieces))
    return contact.end_s


def tremor(rng: np.random.Generator, count: int) -> Array:
    """Return the relative fluctuation of a held force on the grid: tremor from 1 to 12 Hz and slow sway."""
    peak_hz, width_hz = p.TREMOR_PEAK_HZ.draw(rng), p.TREMOR_PEAK_WIDTH_HZ.draw(rng)
    share, corner_hz = p.TREMOR_PEAK_SHARE.draw(rng), p.TREMOR_CORNER_HZ.draw(rng)
    low, high = p.TREMOR_BAND_HZ

    def density(frequencies: Array) -> Array:
        inside = (frequencies >= low) & (frequencies <= high)
        slow = np.where(inside, 1.0 / (1.0 + (frequencies / corner_hz) ** 2), 0.0)
        peak = np.where(inside, np.exp(-0.5 * ((frequencies - peak_hz) / width_hz) ** 2), 0.0)
        return np.asarray((1.0 - share) * slow / slow.sum() + share * peak / peak.sum())

    step_s = 1.0 / p.GRID_HZ
    fast = p.TREMOR.draw(rng) * spectral_noise(rng, count, step_s, density)
    slow_density = power_law(p.SWAY_EXPONENT.draw(rng), p.SWAY_BAND_HZ)
    return np.asarray(fast + p.SWAY.draw(rng) * spectral_noise(rng, count, step_s, slow_density))


def contact_force(rng: np.random.Generator, seconds: Array, contact: Contact) -> Array:
    """Return the force of one contact on the grid in grams, shape (2, points); the sum is never negative.

    Row 0 is the force until the release begins, held from then on. Row 1 is what the release takes from it. The mode of
    the cell has the finger's damping in row 0 and its own damping in row 1.
    """
    force = np.zeros((2, seconds.size))
    first, last = np.searchsorted(seconds, (contact.start_s, contact.end_s))
    inside = slice(int(first), int(last))
    times = seconds[inside]
    if times.size == 0:
        return force
    rise = ramp(times, contact.start_s, contact.rise_s)
    falling = np.clip((times - contact.fall_start_s) / contact.fall_s, 0.0, 1.0)
    fall = 1.0 - falling ** rng.uniform(0.8, 2.0)
    fall_index = min(int(np.searchsorted(times, contact.fall_start_s)), times.size - 1)
    if contact.rest:
        since = np.maximum(times - contact.start_s - contact.rise_s, 0.0)
        settling = p.REST_OVERSHOOT.draw(rng) * np.exp(-since / p.REST_SETTLE_S.draw(rng))
        level = 1.0 + settling + tremor(rng, times.size)
    else:
        variation = spectral_noise(rng, times.size, 1.0 / p.GRID_HZ, power_law(1.0, p.WORK_BAND_HZ))
        level = 1.0 + p.WORK_VARIATION.draw(rng) * variation
    shape = rise * np.maximum(level, 0.0)
    if not contact.rest:
        moment = contact.start_s
        for index in range(int(rng.integers(p.BOUNCES[0], p.BOUNCES[1] + 1))):
            length = p.BOUNCE_S.draw(rng)
            inside_bounce = (times >= moment) & (times < moment + length)
            height = p.BOUNCE_SHARE.draw(rng) * 0.6**index
            shape = shape + np.where(inside_bounce, height * np.sin(pi * (times - moment) / length), 0.0)
            moment += length * rng.uniform(1.1, 2.0)
    total = contact.force_g * np.maximum(shape, 0.0)
    held = np.where(times < times[fall_index], total, total[fall_index])
    force[0, inside], force[1, inside] = held, total * fall - held
    force[0, int(last) :], force[1, int(last) :] = held[-1], -held[-1]
    return force


def impact_force(rng: np.random.Generator, seconds: Array, landing: Landing, mass_g: float) -> Array:
    """Return the impulses of a falling piece on the grid in grams, with its bounces.

    An impulse is the change of momentum, mass x speed x (1 + restitution), divided by gravity: gram-seconds.
    """
    force = np.zeros(seconds.size)
    restitution = p.RESTITUTION.draw(rng)
    moment, speed = landing.second, landing.speed_m_s
    for _ in range(3):
        position = moment * p.GRID_HZ
        index = int(position)
        if index + 1 >= seconds.size:
            break
        area = mass_g * speed * (1.0 + restitution) / p.GRAVITY * p.GRID_HZ
        force[index] += area * (index + 1 - position)
        force[index + 1] += area * (position - index)
        speed *= restitution
        moment += 2.0 * speed / p.GRAVITY
    return force
