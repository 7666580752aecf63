"""Constants of the independent generator: every range with its unit and its source.

A range is drawn once per table, cell or visit. Sources marked "brief" are measurements that the project supplied;
sources marked "assumed" are engineering estimates without a publication. "Recalled" marks a publication that was cited
from memory, without looking its numbers up.
"""

from dataclasses import dataclass
from math import exp, log

import numpy as np


@dataclass(frozen=True)
class Range:
    """Closed range from which one value is drawn."""

    low: float
    high: float
    logarithmic: bool = False  # uniform in the logarithm; needs low > 0

    def draw(self, rng: np.random.Generator) -> float:
        """Return one value of the range."""
        if self.logarithmic:
            return exp(rng.uniform(log(self.low), log(self.high)))
        return float(rng.uniform(self.low, self.high))


def draw_sign(rng: np.random.Generator) -> float:
    """Return 1.0 or -1.0 with equal probability."""
    return 1.0 if rng.random() < 0.5 else -1.0


@dataclass(frozen=True)
class LogNormal:
    """Log-normal distribution, limited to [low, high]."""

    median: float
    sigma: float  # standard deviation of the natural logarithm
    low: float
    high: float

    def draw(self, rng: np.random.Generator) -> float:
        """Return one value; values outside the limits are drawn again, at most 100 times."""
        for _ in range(100):
            value = self.median * exp(self.sigma * rng.standard_normal())
            if self.low <= value <= self.high:
                return value
        return min(max(self.median, self.low), self.high)


# Box. Source of all six rows and of the scatter: brief.
COMPARTMENTS = ("bricks", "arches", "columns", "leaf_a", "leaf_b", "gold")
NOMINAL_G = (0.44, 1.25, 1.24, 0.44, 0.44, 0.29)
FULL_COUNTS = (80, 80, 16, 16, 16, 16)
PLACES = ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1))  # column and row of each compartment; assumed
CUP_G = Range(51.0, 86.0)  # mass of a cup; brief
BATCH = Range(-0.02, 0.02)  # relative deviation of a batch's mean piece mass; brief
PIECE_SCATTER = Range(0.003, 0.02)  # relative standard deviation of single pieces; brief

# Sampling grid of the simulated forces.
GRID_HZ = 512.0  # ten times the fastest mechanical mode
MEMORY_STEP = 16  # grid points per step of creep and hysteresis: 32 Hz


@dataclass(frozen=True)
class CellRanges:
    """Ranges of one kind of load cell; masses in grams unless a name says otherwise."""

    capacity_g: float
    white_mg: Range  # standard deviation of one conversion at 80 conversions/s
    flicker_mg: Range  # standard deviation of the 1/f noise from 0.02 to 10 Hz
    walk_mg: Range  # standard deviation of the random walk after 10 s
    warming_mg_s: Range  # slope of the temperature drift, random sign
    creep: Range  # creep after an infinite time, relative to the load
    hysteresis: Range  # width of the full-scale loop, relative to the capacity
    hum_mg: Range  # amplitude of the mains hum after the converter's filter
    burst_mg: Range  # size of burst noise (random telegraph noise)


# White noise: brief; the HX711 data sheet (cited by SparkFun OpenScale) gives 90 nV rms at 80 conversions/s.
# 1/f noise and random walk: assumed, below the white noise.
# Temperature: catalogue values, recalled: 0.02 to 0.1 % of capacity per 10 K; rooms: 0.5 to 5 K/h.
# Creep: "Creep and Creep Recovery Response of Load Cells Tested According to U.S. and International Evaluation
# Procedures" (NIST); OIML R 60-1 class C; catalogue values, recalled: 0.03 to 0.1 %.
# Hysteresis: catalogue values: 0.02 % of the rated output (senstech.co.kr), recalled: 0.03 to 0.1 % (cheap).
# Hum: assumed; a sinc filter of third order at 80/s leaves a tenth of 50 Hz and a thirtieth of 60 Hz.
# Burst noise: assumed from the popcorn noise of bipolar input stages.
CELLS = {
    300: CellRanges(
        capacity_g=300.0,
        white_mg=Range(13.0, 17.0),
        flicker_mg=Range(1.5, 5.0),
        walk_mg=Range(0.5, 4.0, logarithmic=True),
        warming_mg_s=Range(0.005, 0.3, logarithmic=True),
        creep=Range(0.0002, 0.0008),
        hysteresis=Range(0.0001, 0.0005),
        hum_mg=Range(0.3, 12.0, logarithmic=True),
        burst_mg=Range(5.0, 20.0),
    ),
    1000: CellRanges(
        capacity_g=1000.0,
        white_mg=Range(60.0, 80.0),
        flicker_mg=Range(5.0, 18.0),
        walk_mg=Range(2.0, 12.0, logarithmic=True),
        warming_mg_s=Range(0.02, 1.0, logarithmic=True),
        creep=Range(0.0004, 0.0020),
        hysteresis=Range(0.0002, 0.0010),
        hum_mg=Range(1.0, 40.0, logarithmic=True),
        burst_mg=Range(15.0, 60.0),
    ),
}

# Cell, per cell.
RATED_OUTPUT = Range(0.90, 1.10)  # mV/V at capacity; catalogue values, recalled: 1.0 +- 0.1 mV/V
# Output of the empty cup beyond its load, relative to capacity; catalogue: 5 % (senstech.co.kr), cheap cells 10 %.
ZERO_BALANCE = Range(-0.10, 0.10)
FLICKER_EXPONENT = Range(0.8, 1.2)  # exponent of the 1/f noise; assumed
FLICKER_BAND_HZ = (0.02, 10.0)  # band of that noise; assumed
CREEP_TERMS_S = (  # time constants of the exponentials; NIST: several exponentials fit every cell
    Range(0.8, 4.0, logarithmic=True),
    Range(8.0, 40.0, logarithmic=True),
    Range(100.0, 900.0, logarithmic=True),
)
CREEP_SHARES = (Range(0.10, 0.35), Range(0.25, 0.45), Range(0.30, 0.60))  # normalised to 1; assumed
RECOVERY_SLOWDOWN = Range(1.0, 1.4)  # factor on the time constants; NIST: recovery is 0.86 of the creep on average
HYSTERESIS_PLAY = (0.01, 0.03, 0.10, 0.30)  # half widths of the play operators, relative to the capacity; assumed
HYSTERESIS_START = Range(-0.2, 1.0)  # start of each play operator in its half width: earlier presses bias it; assumed
LOADED_SINCE_S = Range(30.0, 3600.0, logarithmic=True)  # age of the start load; assumed
PRESSED_SINCE_S = Range(4.0, 90.0, logarithmic=True)  # age of the latest earlier visit; assumed
PRESS_G = Range(5.0, 80.0)  # mean force of that visit; assumed
PRESS_S = 2.0  # duration of that visit; assumed
# Change of sensitivity from the cup's centre to its wall; brief.
RIM_GRADIENT = Range(0.001, 0.006)
RINGING_HZ = Range(10.0, 48.0)  # mode of cup and cell; brief; "Effect of Additional Mass on Natural Frequencies" (MDPI)
RINGING_DAMPING = Range(0.02, 0.10)  # relative to critical; brief
# Damping that a touching finger adds; Wiertlewski and Hayward 2012, recalled: 0.5 to 2 N s/m; critical: 10 to 48 N s/m.
FINGER_DAMPING = Range(0.03, 0.20, logarithmic=True)
CROSSTALK = Range(-0.0005, 0.0005)  # share of a neighbour's force, through the base plate; assumed
BURST_SHARE = 0.08  # share of cells with burst noise; assumed
BURST_DWELL_S = Range(2.0, 20.0, logarithmic=True)  # mean time between its jumps; assumed

# Converter, per board unless noted.
RATE_HZ = 80.0  # nominal rate; HX711 data sheet
RATE_OFFSET = Range(0.08, 0.11)  # deviation from it, per table; brief; olkal/HX711_ADC #29 measured 92/s
FAST_SHARE = 0.75  # share of tables whose boards are fast, not slow; assumed from olkal/HX711_ADC #29
RATE_SPREAD = Range(-0.006, 0.006)  # boards of one table; assumed
FILTER_ORDER = 3  # of the sinc filter; HX711 data sheet: output settles in 50 ms at 80/s, which is 4 conversions
JITTER_S = Range(0.00005, 0.0008, logarithmic=True)  # standard deviation of the time stamps; assumed
MISSING_SHARE = Range(0.0001, 0.005, logarithmic=True)  # conversions lost singly; assumed
GAP_PER_S = Range(0.0005, 0.01, logarithmic=True)  # longer gaps; RobTillaart/HX711 #63: hosts that log fall behind
GAP_S = Range(0.03, 0.25, logarithmic=True)  # length of such a gap; RobTillaart/HX711 #63
# Single outliers; bogde/HX711 #216; newscrewdriver: minutes to hours.
SPIKE_PER_S = Range(0.0005, 0.03, logarithmic=True)
SPIKE_G = Range(0.1, 60.0, logarithmic=True)  # size of an outlier, random sign; bogde/HX711 #216
CORRUPT_PER_S = Range(0.0005, 0.03, logarithmic=True)  # corrupt words; bogde/HX711 #83: 1 to 5 % of words at the worst
MAINS_HZ = (50.0, 60.0)  # brief
# Relative deviation of the mains frequency; ENTSO-E, recalled: +-50 mHz in normal operation.
MAINS_WANDER = Range(-0.0008, 0.0008)
COMMON_NOISE_MG = Range(0.2, 2.5)  # 1/f noise that all boards share through their supply; assumed

# Table, per table or visit.
TABLE_MODE_HZ = Range(5.0, 25.0)  # table-top mode; assumed
TABLE_DAMPING = Range(0.03, 0.12)  # relative to critical; assumed
BACKGROUND_G = Range(0.000002, 0.00005, logarithmic=True)  # rms, in g; assumed: curve VC-D, 6 um/s, at 10 Hz is 0.00004
BUMP_PER_S = Range(0.005, 0.08, logarithmic=True)  # bumps of the table; assumed
BUMP_G = Range(0.0003, 0.02, logarithmic=True)  # peak acceleration of a bump in g; assumed
REACH_BUMP_SHARE = 0.4  # share of visits that bump the table while the hand reaches in; assumed
BUMP_SPREAD = 0.1  # relative standard deviation of a bump between cells; assumed
LEAN_G = Range(0.3, 1.25)  # common step, mean over the cells; brief
LEAN_S = LogNormal(median=3.0, sigma=0.25, low=1.8, high=5.5)  # duration; brief: about 3 s
LEAN_STAYS_SHARE = 0.25  # share of leans that last until the end; brief names both
LEAN_EDGE_S = Range(0.05, 0.4, logarithmic=True)  # ramp of a lean; assumed
LEAN_SWAY = Range(0.002, 0.03)  # standard deviation of a lean's force, relative; assumed
LEAN_WITHOUT_HAND_SHARE = 0.5  # brief names both
SUPPLY_MG = Range(50.0, 300.0)  # step at all cells; brief
SUPPLY_SPREAD = 0.05  # relative standard deviation of that step between cells; assumed
SUPPLY_STAYS_SHARE = 0.7  # share of supply steps that last until the end; assumed
SUPPLY_S = Range(1.0, 6.0)  # duration of the others; assumed
# Force of the hand's edge on the rim; Lackner 2001: light touch < 100 g.
RIM_FORCE_G = Range(60.0, 500.0, logarithmic=True)
RIM_COUPLING = Range(0.0003, 0.004, logarithmic=True)  # share that reaches the nearest cell, random sign; assumed
RIM_DECAY = Range(0.3, 0.8)  # factor per compartment of distance; assumed
RIM_LEAD_S = Range(-0.3, 0.6)  # the lean begins before (positive) the fingers touch; assumed
RIM_TRAIL_S = Range(-0.3, 1.5)  # the lean ends after (positive) the fingers have left; assumed

# Hand, per visit or contact.
FIRST_TOUCH_S = Range(8.3, 10.5)  # first contact in the recording; brief: at least 8 s of quiet
QUIET_S = Range(8.3, 10.5)  # quiet at the end; brief: at least 8 s
TWO_COMPARTMENTS_SHARE = 0.06  # share of visits to two compartments at once; brief: now and then
NEIGHBOUR_REST_SHARE = 0.08  # share of visits with rests in which another finger rests in a neighbour; assumed
# Shares of 0 to 6 pieces; the rest is 7 to 20; brief: mostly 1 to 6, sometimes 0.
PIECES_SHARES = (0.07, 0.22, 0.18, 0.14, 0.10, 0.07, 0.06)
GRAB_PIECES = (1, 6)  # pieces a grab moves; assumed
RISE_S = Range(0.03, 0.25, logarithmic=True)  # ramp up; Johansson and Westling 1984, recalled: 0.1 to 0.3 s
# Finger force; "Deployment of fingertip forces in tactile exploration": 50 to 65 g, for the mean of firm searches.
WORK_G = LogNormal(median=22.0, sigma=0.9, low=2.0, high=220.0)
WORK_S = LogNormal(median=0.35, sigma=0.6, low=0.08, high=2.0)  # one grab; assumed
WORK_VARIATION = Range(0.08, 0.40)  # relative standard deviation while the fingers search; assumed
WORK_BAND_HZ = (0.5, 8.0)  # band; "Physiological action tremor of the ankle": 4 to 8 Hz; voluntary motion below
GAP_BETWEEN_S = Range(0.08, 0.8, logarithmic=True)  # hand hovers between two grabs; assumed
BOUNCES = (0, 3)  # contact bounces of fingers and pieces at an onset; assumed
BOUNCE_S = Range(0.010, 0.045)  # length of a bounce; assumed
BOUNCE_SHARE = Range(0.1, 0.8)  # peak of a bounce relative to the force of the contact; assumed
# Ramp down; brief; "Older adults are impaired in the release of grip force".
RELEASE_S = Range(0.03, 0.40, logarithmic=True)
TRANSFER_S = Range(0.02, 0.15, logarithmic=True)  # the load passes between hand and heap; assumed
DROP_SHARE = 0.35  # share of puts that fall from above the heap; assumed
DROP_M = Range(0.008, 0.06)  # height of fall; brief: a few cm
DROP_SPREAD_S = Range(0.0, 0.35)  # pieces of one drop land within; assumed
RESTITUTION = Range(0.15, 0.5)  # ABS on ABS in a heap; assumed
GRAVITY = 9.81  # m/s^2

# Rests, per rest.
REST_G = Range(1.0, 30.0, logarithmic=True)  # force; brief
REST_SHARE_ORDINARY = 0.1  # share of ordinary visits with a rest; brief
REST_SHARE = 0.5  # share of visits of "rests" and "long_rests" with their rest; brief
SHORT_REST_S = LogNormal(median=0.8, sigma=0.5, low=0.3, high=2.0)  # brief: up to 2 s
REST_S = LogNormal(median=3.7, sigma=0.4, low=2.5, high=6.0)  # brief: 2.5 to 6 s
LONG_REST_S = LogNormal(median=6.0, sigma=0.9, low=1.0, high=30.0)  # brief: log-normal to 30 s
REST_PLACES = ("before", "after", "between", "through")  # position of the rest among the grabs
REST_PLACE_SHARES = (0.3, 0.4, 0.1, 0.2)  # assumed; brief: before or after the pieces leave
REST_RISE_S = Range(0.05, 0.4, logarithmic=True)  # ramp up to a rest; assumed
# Force above the plateau at its begin; Pawluk and Howe 1999: finger pads relax; size assumed.
REST_OVERSHOOT = Range(0.0, 0.3)
REST_SETTLE_S = Range(0.15, 0.8)  # time constant of that overshoot; assumed
TREMOR = Range(0.005, 0.04, logarithmic=True)  # relative standard deviation; brief
TREMOR_BAND_HZ = (1.0, 12.0)  # brief
TREMOR_PEAK_HZ = Range(6.0, 11.0)  # Lakie 2015: 6 to 12 Hz; Sutton and Sykes 1967: 8 to 10 Hz at any force
# Standard deviation of the peak; assumed from the spectra of Novak and Newell 2017.
TREMOR_PEAK_WIDTH_HZ = Range(0.6, 1.5)
TREMOR_PEAK_SHARE = Range(0.1, 0.5)  # of the variance; Vaillancourt 2002: most power is below 4 Hz
TREMOR_CORNER_HZ = Range(1.0, 3.0)  # corner of the low part; Vaillancourt 2002: peak near 1 Hz
SWAY = Range(0.01, 0.06, logarithmic=True)  # relative standard deviation of the slow part; brief; size assumed
# Exponent of its spectrum; brief: 1/f; Pethick 2015: DFA exponents of 1.35 to 1.55, which are 1.7 to 2.1 here.
SWAY_EXPONENT = Range(1.0, 2.1)
SWAY_BAND_HZ = (0.03, 1.0)  # between the longest rest and the tremor; assumed

# Heap.
HEAP_START = Range(-0.4, 0.4)  # centre of the heap, in distances from the cup's centre to its wall; assumed
HEAP_MOVE = 0.3  # standard deviation of its move in a visit, same unit; assumed
HEAP_LIMIT = 0.8  # the centre stays within, same unit; assumed
ORDINARY_SHIFT = 0.005  # limit of the change of sensitivity in a visit, and at the place of moved pieces; brief
SHIFTED_HEAP = Range(0.002, 0.006)  # change of sensitivity in condition "shifted_heap", random sign; brief: up to 0.6 %
