"""An independent model of a load cell by the noise table (SENSING); it shares no code with the simulated table.

Masses in grams, times in seconds. What is not modelled: mechanical stops, two hands in one bin at the same moment.
"""

from dataclasses import dataclass

import numpy as np

MASSES = (1.25, 0.44, 1.24, 0.44, 0.44, 0.29)
BOX = (80, 80, 16, 16, 16, 16)
FINGERS = ("append", "hold", "replace", "second")


@dataclass(frozen=True)
class Build:
    """One column of the noise table: ranges of a cell (g, g/min, part per decade) and chances per sample."""

    counts_per_g: tuple
    white: tuple
    flicker: tuple
    drift: tuple
    warm: tuple
    per_degree: tuple
    creep: tuple
    hum: tuple
    spikes: float
    corrupt: float
    missing: float


BUILDS = {
    "good": Build(
        (5700, 7200), (0.013, 0.017), (0.001, 0.002), (0.002, 0.006), (0.02, 0.06), (0.002, 0.010),
        (0.0002, 0.0005), (0.001, 0.002), 1e-5, 1e-5, 1e-4,
    ),
    "1kg": Build(
        (2050, 2150), (0.066, 0.074), (0.005, 0.008), (0.01, 0.04), (0.10, 0.19), (0.020, 0.050),
        (0.0007, 0.002), (0.005, 0.010), 2e-4, 1e-3, 1e-2,
    ),
    "5kg": Build(
        (420, 440), (0.33, 0.37), (0.02, 0.04), (0.03, 0.17), (0.5, 0.95), (0.1, 0.25),
        (0.0007, 0.002), (0.027, 0.060), 2e-4, 1e-3, 1e-2,
    ),
}  # fmt: skip
# Time constants of the creep model (s), one per decade.
CREEP_TAUS = (0.3, 3.0, 30.0)


class Bin:
    """One compartment with its true pieces, drawn from `seed`; `signal` gives conversions, `grab` moves pieces."""

    def __init__(
        self,
        seed,
        kind=1,
        pieces=None,
        *,
        build="good",
        piece_spread=None,
        drift=None,
        white=None,
        corrupt=None,
        spikes=None,
        missing=None,
        bumps_per_min=2.0,
        rate=None,
        warm=False,
        draught=0.0,
        degrees_per_min=0.0,
        scale=None,
        loose=False,
    ):
        """`scale` maps names of figures to factors; `loose`: the cup swings under a finger as freely as without."""
        b = BUILDS[build]
        self.scale = scale or {}
        self.rng = rng = np.random.default_rng(seed)
        self.kind = kind
        self.rate = rate or 80 * rng.uniform(0.89, 1.11)
        self.counts_per_g = rng.uniform(*b.counts_per_g)
        self.zero = rng.uniform(-400_000, 400_000)
        self.white = self.scaled("white", white if white is not None else rng.uniform(*b.white))
        per_min = rng.uniform(*(b.warm if warm else b.drift))
        self.drift = self.scaled("drift", drift if drift is not None else per_min * rng.choice([-1, 1])) / 60
        self.tau = 480.0 if warm else None
        self.heat = degrees_per_min / 60 * rng.uniform(*b.per_degree) * rng.choice([-1, 1])
        self.draught = draught
        self.flicker = self.scaled("flicker", rng.uniform(*b.flicker))
        self.hum = self.scaled("hum", rng.uniform(*b.hum)), rng.uniform(0.5, 12.0), rng.uniform(0, 6.28)
        self.ring = (
            self.scaled("ring_hz", rng.uniform(25, 48)),
            self.scaled("ring_damping", rng.uniform(0.02, 0.1)),
        )
        self.creep_part = self.scaled("creep", rng.uniform(*b.creep))
        self.loose = loose
        self.corrupt = b.corrupt if corrupt is None else corrupt
        self.spikes = b.spikes if spikes is None else spikes
        self.missing = b.missing if missing is None else missing
        self.bumps = self.scaled("bumps", bumps_per_min) / 60
        spread = piece_spread if piece_spread is not None else rng.uniform(0.003, 0.02)
        mean = MASSES[kind] * rng.normal(1, 0.02)
        n = BOX[kind]
        self.inside = list(mean * rng.normal(1, spread, n))
        self.outside = []
        self.unit = sum(self.inside) / n * self.counts_per_g
        while pieces is not None and len(self.inside) > pieces:
            self.outside.append(self.inside.pop())
        self.t = 0.0
        self.drifted = 0.0
        self.slow = [0.0, 0.0, 0.0]
        self.crept = None

    def scaled(self, name, value):
        return value * self.scale.get(name, 1.0)

    @property
    def count(self):
        return len(self.inside)

    def raw_zero(self):
        """The zero that perfect tracking would have for the present pieces (raw counts)."""
        return self.zero + (sum(self.inside) + self.drifted) * self.counts_per_g - self.count * self.unit

    def signal(self, seconds, force=None, moves=()):
        """Conversions of the next `seconds`; `force(t)` (arrays; grams, seconds from now), `moves` [(t, grams)]."""
        rng = self.rng
        n = max(1, int(seconds * self.rate))
        t = (np.arange(n) + 1) / self.rate
        load = np.full(n, sum(self.inside) + self.drifted)
        slope = self.heat + self.drift * (np.exp(-self.t / self.tau) if self.tau else 1.0)
        load += slope * t
        self.drifted += slope * n / self.rate
        if self.draught:
            load += self.draught * np.sin(6.2832 * 0.07 * (self.t + t)) * np.sin(6.2832 * 0.019 * (self.t + t))
        for i, tau in enumerate((0.3, 3.0, 30.0)):
            keep = np.exp(-1 / (tau * self.rate))
            kicks = rng.normal(0, self.flicker / 1.73 * np.sqrt(1 - keep**2), n)
            value = self.slow[i]
            walk = np.empty(n)
            for j, kick in enumerate(kicks.tolist()):
                value = value * keep + kick
                walk[j] = value
            self.slow[i] = value
            load += walk
        amplitude, hertz, phase = self.hum
        load += amplitude * np.sin(6.2832 * hertz * (self.t + t) + phase)
        push = np.full(n, float(sum(self.inside)))
        if force is not None:
            push += force(t)
        for at, grams in moves:
            push += np.where(t >= at, grams, 0.0)
        load += push - float(sum(self.inside)) + self.creeping(push)
        load += rng.normal(0, self.white, n)
        for _ in range(rng.poisson(self.bumps * seconds)):
            start, long = rng.uniform(0, seconds), rng.uniform(0.2, 1.0)
            height = rng.uniform(0.05, 0.5) * rng.choice([-1, 1])
            inside = (t > start) & (t < start + long)
            load += np.where(inside, height * np.sin(np.pi * (t - start) / long), 0.0)
        spiked = rng.random(n) < self.spikes
        if spiked.any():
            load[spiked] += rng.uniform(1, 5, spiked.sum()) * rng.choice([-1, 1], spiked.sum())
        raw = np.clip(np.rint(self.zero + load * self.counts_per_g), -(1 << 23), (1 << 23) - 1).astype(int).tolist()
        for j in np.flatnonzero(rng.random(n) < self.corrupt).tolist():
            raw[j] = int(rng.choice([(1 << rng.integers(8, 24)) - 1, -(1 << 23), -1]))
        for j in np.flatnonzero(rng.random(n) < self.missing).tolist():
            raw[j] = None
        times = (self.t + t).tolist()
        self.t += n / self.rate
        return list(zip(times, raw, strict=True))

    def creeping(self, push):
        """Creep by the load history: one relaxation per decade, each a part of the load."""
        if self.crept is None:
            self.rested = float(push[0])
            self.crept = [self.rested] * len(CREEP_TAUS)
        total = np.zeros(len(push))
        for i, tau in enumerate(CREEP_TAUS):
            keep = np.exp(-1 / (tau * self.rate))
            value, walk = self.crept[i], np.empty(len(push))
            for j, grams in enumerate(push.tolist()):
                value = value * keep + grams * (1 - keep)
                walk[j] = value
            self.crept[i] = value
            total += walk - self.rested
        return self.creep_part * total

    def grab(self, pieces, finger=None, *, rest=None, press=None, tremor=(0.0, 8.0), shift=0.0):
        """A hand that takes (pieces < 0) or brings pieces, and may rest a finger.

        `tremor`: of the resting finger, amplitude as a part of its force and hertz. `shift`: grams by which the cell
        reads otherwise from the visit on, because the heap has moved in the cup.
        Returns the conversions until it has left, the moves [(t, count after)], and the time at which it left.
        """
        rng = self.rng
        long = float(np.clip(rng.lognormal(np.log(0.8), 0.5), 0.25, 3.0))
        peak = float(np.clip(rng.lognormal(np.log(20), 0.7), 2.0, 250.0)) * (1 if rng.random() < 0.85 else -1)
        wobble = rng.uniform(0.05, 0.3), rng.uniform(4, 9), rng.uniform(0, 6.28)
        rest = rng.uniform(0.5, 2.0) if rest is None else rest
        press = rng.uniform(2, 20) if press is None else press
        touches = [(0.0, long)]
        if rng.random() < 0.2:
            again = float(np.clip(rng.lognormal(np.log(0.5), 0.5), 0.25, 2.0))
            touches.append((long + rng.uniform(0.05, 0.6), again))
        end = sum(touches[-1])
        contact = end
        rests = None
        if finger == "append":
            rests = end, end + rest
        elif finger == "second":
            start = end + rng.uniform(0.05, 0.6)
            rests = start, start + rest
        elif finger == "hold":
            start = end - 0.15 * touches[-1][1]
            rests = start, start + rest
            peak = abs(peak)

        elif finger == "replace":
            touches, rests = [], (0.0, rest)
            contact = rest
        if rests:
            end = rests[1]
        peak, press = self.scaled("force", peak), self.scaled("press", press)
        hertz, damping = self.ring
        ring = float(rng.uniform(0.01, 0.06)) * min(abs(peak), 60.0)
        swings = [(end, ring)]
        if self.loose:
            share = float(rng.uniform(0.02, 0.3))
            swings = [(sum(touch), share * peak) for touch in touches] + ([(end, press)] if rests else [])

        def force(t):
            f = np.zeros_like(t)
            for start, duration in touches:
                x = (t - start) / duration
                wave = peak * np.sin(np.pi * x) * (1 + wobble[0] * np.sin(6.2832 * wobble[1] * t + wobble[2]))
                f += np.where((x > 0) & (x < 1), wave, 0.0)
            if rests:
                resting = (t >= rests[0]) & (t < rests[1])
                shaken = press * (1 + tremor[0] * np.sin(6.2832 * tremor[1] * t))
                f = np.where(resting, shaken, np.where(t >= rests[1], 0.0, f) if finger == "hold" else f)
            for begun, size in swings:
                after = np.clip(t - begun, 0, None)
                decay = np.exp(-damping * 6.2832 * hertz * after) * np.cos(6.2832 * hertz * after)
                f = f + np.where(t >= begun, size * decay, 0.0)
            return f

        begun = self.t
        before = sum(self.inside)
        span = sorted(rng.uniform(0.3, 0.8, abs(pieces)) * contact)
        moves, times = [], []
        for at in span:
            if pieces < 0:
                mass = self.inside.pop(int(rng.integers(len(self.inside))))
                self.outside.append(mass)
                moves.append((at, -mass))
            else:
                mass = self.outside.pop(int(rng.integers(len(self.outside))))
                self.inside.append(mass)
                moves.append((at, mass))
            times.append((begun + at, self.count))
        after = self.inside
        self.inside = [before]
        conversions = self.signal(end + 0.5, force, [*moves, (0.5 * contact, shift)])
        self.inside = after
        self.drifted += shift
        return conversions, times, begun + end
