"""Load cells and converters: from the force on each cell to raw counts with noise and faults."""

from dataclasses import dataclass
from math import pi

import numpy as np

from palace_hub.bench.independent import parameters as p
from palace_hub.bench.independent.noise import Array, power_law, spectral_noise

WORD_LOW, WORD_HIGH = -(2**23), 2**23 - 1
TAIL_S = 6.0  # the FFT's tail: a mode of 10 Hz with damping 0.02 has decayed to 0.1 %


@dataclass(frozen=True)
class Cell:
    """One load cell with its converter board."""

    counts_per_gram: float
    zero_raw: int  # counts of the empty cup, settled
    rate_hz: float
    ringing_hz: float
    damping: float
    creep: Array  # relative creep of each exponential
    creep_s: Array  # its time constant in seconds
    recovery_slowdown: float
    hysteresis_play_g: Array  # half width of each play operator
    hysteresis_weight: float
    rim_gradient: float  # relative change of sensitivity from the centre to the wall
    white_g: float
    flicker_g: float
    flicker_exponent: float
    walk_g: float  # standard deviation after 10 s
    warming_g_s: float
    hum_g: float
    burst_g: float  # 0 without burst noise
    jitter_s: float


def draw_cells(rng: np.random.Generator, capacity_g: int) -> list[Cell]:
    """Return the six cells of a table. Raises ValueError if the capacity is not 300 or 1000 g."""
    if capacity_g not in p.CELLS:
        raise ValueError(f"capacity {capacity_g} g: use one of {sorted(p.CELLS)}")
    sign = 1.0 if rng.random() < p.FAST_SHARE else -1.0
    table_rate = p.RATE_HZ * (1.0 + sign * p.RATE_OFFSET.draw(rng))
    return [_draw_cell(rng, p.CELLS[capacity_g], table_rate) for _ in p.COMPARTMENTS]


def _draw_cell(rng: np.random.Generator, ranges: p.CellRanges, table_rate: float) -> Cell:
    counts_per_gram = 2.0**31 * p.RATED_OUTPUT.draw(rng) / (1000.0 * ranges.capacity_g)
    shares = np.array([share.draw(rng) for share in p.CREEP_SHARES])
    play = np.array(p.HYSTERESIS_PLAY) * ranges.capacity_g
    zero_g = ranges.capacity_g * p.ZERO_BALANCE.draw(rng) + p.CUP_G.draw(rng)
    return Cell(
        counts_per_gram=counts_per_gram,
        zero_raw=round(counts_per_gram * zero_g),
        rate_hz=table_rate * (1.0 + p.RATE_SPREAD.draw(rng)),
        ringing_hz=p.RINGING_HZ.draw(rng),
        damping=p.RINGING_DAMPING.draw(rng),
        creep=shares / shares.sum() * ranges.creep.draw(rng),
        creep_s=np.array([term.draw(rng) for term in p.CREEP_TERMS_S]),
        recovery_slowdown=p.RECOVERY_SLOWDOWN.draw(rng),
        hysteresis_play_g=play,
        hysteresis_weight=ranges.hysteresis.draw(rng) * ranges.capacity_g / (2.0 * float(play.sum())),
        rim_gradient=p.RIM_GRADIENT.draw(rng) * p.draw_sign(rng),
        white_g=ranges.white_mg.draw(rng) / 1000.0,
        flicker_g=ranges.flicker_mg.draw(rng) / 1000.0,
        flicker_exponent=p.FLICKER_EXPONENT.draw(rng),
        walk_g=ranges.walk_mg.draw(rng) / 1000.0,
        warming_g_s=ranges.warming_mg_s.draw(rng) / 1000.0 * p.draw_sign(rng),
        hum_g=ranges.hum_mg.draw(rng) / 1000.0,
        burst_g=ranges.burst_mg.draw(rng) / 1000.0 if rng.random() < p.BURST_SHARE else 0.0,
        jitter_s=p.JITTER_S.draw(rng),
    )


def memory(rng: np.random.Generator, cells: list[Cell], forces_g: Array) -> Array:
    """Return creep and hysteresis in grams, shape (cells, points / MEMORY_STEP).

    `forces_g`: pieces and hand on each cell on the grid, shape (cells, points); the first column is the load that has
    been on the cell. Creep is relative to the settled cell: a long constant load reads its mass.
    """
    step = p.MEMORY_STEP
    coarse = forces_g.reshape(len(cells), -1, step).mean(axis=2)
    loads = forces_g[:, :1]
    creep = np.array([cell.creep for cell in cells])
    times = np.array([cell.creep_s for cell in cells])
    slowdown = np.array([[cell.recovery_slowdown] for cell in cells])
    age, pressed = p.LOADED_SINCE_S.draw(rng), p.PRESSED_SINCE_S.draw(rng)
    presses = np.array([[p.PRESS_G.draw(rng)] for _ in cells])
    state = creep * loads * -np.expm1(-age / times)
    state += creep * presses * -np.expm1(-p.PRESS_S / times) * np.exp(-pressed / times)
    play = np.array([cell.hysteresis_play_g for cell in cells])
    weight = np.array([cell.hysteresis_weight for cell in cells])
    starts = [[p.HYSTERESIS_START.draw(rng) for _ in p.HYSTERESIS_PLAY] for _ in cells]
    followers = loads + play * np.array(starts)
    lag = step / p.GRID_HZ
    creeping, recovering = -np.expm1(-lag / times), -np.expm1(-lag / (times * slowdown))
    states = np.empty((coarse.shape[1], *state.shape))
    followed = np.empty((coarse.shape[1], *followers.shape))
    for index, column in enumerate(coarse.T[:, :, None]):
        distance = creep * column - state
        state = state + distance * np.where(distance > 0.0, creeping, recovering)
        followers = np.maximum(column - play, np.minimum(column + play, followers))
        states[index], followed[index] = state, followers
    crept = (states - creep * coarse.T[:, :, None]).sum(axis=2).T
    lost = (followed - coarse.T[:, :, None]).sum(axis=2).T * weight[:, None]
    return np.asarray(crept + lost, dtype=np.float64)


def respond(cells: list[Cell], forces_g: Array, touching_g: Array, electrical_g: Array, finger_damping: float) -> Array:
    """Return the forces after the mechanical mode and the converter's filter, on the grid, in grams.

    `forces_g` passes the mode and the filter, `touching_g` the mode with the finger's damping in addition,
    `electrical_g` only the filter; all have the shape (cells, points).
    """
    points = forces_g.shape[1]
    length = points + round(TAIL_S * p.GRID_HZ)
    length += -length % 512  # small factors keep the FFT fast
    frequencies = np.fft.rfftfreq(length, 1.0 / p.GRID_HZ)
    fade = np.linspace(1.0, 0.0, length - points) ** 2 * np.linspace(1.0, 2.0, length - points)
    fade = fade * fade
    result = np.empty_like(forces_g)
    for index, cell in enumerate(cells):
        ratio = frequencies / cell.ringing_hz
        free = 1.0 / (1.0 - ratio * ratio + 2j * cell.damping * ratio)
        touched = 1.0 / (1.0 - ratio * ratio + 2j * (cell.damping + finger_damping) * ratio)
        period = 1.0 / cell.rate_hz
        sinc = (np.sinc(frequencies * period) * np.exp(-1j * pi * frequencies * period)) ** p.FILTER_ORDER
        spectrum = np.zeros(frequencies.size, dtype=np.complex128)
        start = 0.0
        signals = ((forces_g[index], free), (touching_g[index], touched), (electrical_g[index], np.ones_like(free)))
        for signal, mode in signals:
            offset = float(signal[0])
            change = signal - offset
            spectrum += np.fft.rfft(np.concatenate((change, change[-1] * fade)), length) * mode * sinc
            start += offset
        result[index] = np.fft.irfft(spectrum, length)[:points] + start
    return result


def convert(
    rng: np.random.Generator, cell: Cell, response_g: Array, memory_g: Array, common_g: Array, mains_hz: float
) -> list[tuple[float, int]]:
    """Return the conversions of one cell as (seconds, raw counts); lost conversions are absent.

    `response_g` and `common_g` (noise of the supply) are on the grid, `memory_g` on every `MEMORY_STEP`th point.
    """
    end_s = response_g.size / p.GRID_HZ
    count = int((end_s - 0.02) * cell.rate_hz)
    seconds = np.asarray((np.arange(count) + rng.random()) / cell.rate_hz, dtype=np.float64)
    grid_s = np.arange(response_g.size) / p.GRID_HZ
    coarse_s = (np.arange(memory_g.size) + 0.5) * p.MEMORY_STEP / p.GRID_HZ
    delay = 0.5 * p.FILTER_ORDER / cell.rate_hz
    grams = np.interp(seconds, grid_s, response_g + common_g) + np.interp(seconds - delay, coarse_s, memory_g)
    grams += _noise(rng, cell, seconds, mains_hz)
    spikes = rng.random(count) < p.SPIKE_PER_S.draw(rng) / cell.rate_hz
    for index in np.flatnonzero(spikes):
        grams[index] += p.SPIKE_G.draw(rng) * p.draw_sign(rng)
    raw = np.rint(cell.zero_raw + cell.counts_per_gram * grams)
    words = np.clip(raw, WORD_LOW, WORD_HIGH).astype(np.int64)
    corrupt = rng.random(count) < p.CORRUPT_PER_S.draw(rng) / cell.rate_hz
    for index in np.flatnonzero(corrupt):
        words[index] = _corrupt(rng, int(words[index]))
    present = rng.random(count) >= p.MISSING_SHARE.draw(rng)
    gaps = rng.random(count) < p.GAP_PER_S.draw(rng) / cell.rate_hz
    for index in np.flatnonzero(gaps):
        present[index : index + max(1, round(p.GAP_S.draw(rng) * cell.rate_hz))] = False
    limit = 0.4 / cell.rate_hz  # time stamps stay in order
    stamps = seconds + np.clip(cell.jitter_s * rng.standard_normal(count), -limit, limit)
    stamps = np.maximum(stamps, 0.0)
    return list(zip(stamps[present].tolist(), words[present].tolist(), strict=True))


def _noise(rng: np.random.Generator, cell: Cell, seconds: Array, mains_hz: float) -> Array:
    """Return the noise of one cell in grams at the given times."""
    step = 1.0 / cell.rate_hz
    count = seconds.size
    noise = cell.white_g * rng.standard_normal(count)
    noise += cell.flicker_g * spectral_noise(rng, count, step, power_law(cell.flicker_exponent, p.FLICKER_BAND_HZ))
    noise += cell.walk_g * np.sqrt(step / 10.0) * np.cumsum(rng.standard_normal(count))
    noise += cell.warming_g_s * seconds
    noise += cell.hum_g * np.sin(2.0 * pi * (mains_hz * seconds + rng.random()))
    if cell.burst_g:
        jumps = rng.random(count) < step / p.BURST_DWELL_S.draw(rng)
        noise += cell.burst_g * (np.cumsum(jumps) % 2)
    return np.asarray(noise, dtype=np.float64)


def _corrupt(rng: np.random.Generator, word: int) -> int:
    """Return a corrupt word: 2^n - 1, a rail, 0, -1, or the word shifted by one bit."""
    kind = int(rng.integers(5))
    if kind <= 1:
        return int(2 ** int(rng.integers(16, 24)) - 1)
    if kind == 2:
        return int(rng.choice((WORD_LOW, WORD_HIGH)))
    if kind == 3:
        return int(rng.choice((0, -1)))
    return min(max(2 * word, WORD_LOW), WORD_HIGH)
