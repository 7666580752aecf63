"""Odds that a change of level is a whole number of pieces: against its neighbour, a resting finger, a foreign piece.

`judge_change` weighs the hypotheses as prior x likelihood. Pure functions; levels and changes in pieces. Sources:
SENSING, "Masses" (spread of pieces, error of the mean) and "Noise model" (resting finger); docs/adr/0013 (odds).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil, exp, floor, hypot, log, pi, sqrt

from monkey_palace.board.pieces import MASS_MG, PIECES
from palace_hub.sensing.signal.stillness import SURE_STILL_S
from palace_hub.sensing.signal.wobble import NOT_MEASURED, Wobble

NOMINAL_G = tuple(MASS_MG[piece] / 1000 for piece in PIECES)
"""Catalogue mass of one piece (g), in the order of the compartments."""

PIECE_SPREAD = 0.012
"""Relative standard deviation of single pieces: one mould varies by 0.3 to 2 % (SENSING)."""
MEAN_ERROR = 0.005
"""Relative standard deviation of the mean mass: learnt from a box to some tenths of a per cent, because the zero drifts
while one pours."""

FOREIGN_PART = 0.06
"""Relative difference of mass below which two kinds look the same: catalogue masses are good to some per cent."""

WIDEST_TOLERANCE = 0.2
"""Largest credible distance from whole pieces (pieces), whatever the noise. Foreign pieces lie further off: a gold
brick among bricks at 0.66, a brick among arches at 0.35, a gold brick among arches at 0.23."""
NARROWEST_TOLERANCE = 0.15
"""Least tolerance (pieces): mechanics move even a quiet level, for example a piece that leans on the wall (assumed)."""
SIGMAS = 4.0
"""Tolerance in standard deviations of the change, between those two limits."""

FOREIGN_SHARE = 0.002
"""Prior: share of hands that put a single foreign piece in (assumed)."""
FOREIGN_SHARE_SEVERAL = 0.0005
"""The same for each number from 2 to `MOST_FOREIGN` pieces of one kind (assumed). With 0.002, 4 % of the grabs in a
cheap cell ended in a question."""
FOREIGN_SIGMAS = 2.0
"""Largest distance from several foreign pieces at which they explain a change, in standard deviations (assumed)."""
LIKE_OWN = 0.12
"""Largest distance from whole own pieces at which several foreign ones pass for them: six bricks are 2.11 arches."""
TOLD_APART_SIGMAS = 3.0
"""Distance between own and foreign pieces, in standard deviations of the change, from which a level tells them apart.
Until then a change is not accepted early: 0.4 s after the hand a level is good to 0.03 of an arch (assumed)."""
MOST_FOREIGN = 6
"""Foreign pieces that one hand may put in: three bricks weigh like an arch, six like two (0.06 and 0.11 off)."""
FOREIGN_SHARE_AFTER_QUESTION = 0.5
"""The same once a question has been asked: the foreign piece may already be there."""
FOREIGN_SHARE_UNLIKE_OWN = 0.01
"""The same for a single one that weighs no whole number of own pieces: only the scale finds it (assumed)."""
# Relative standard deviation of a foreign mass in own pieces.
_FOREIGN_SPREAD = FOREIGN_PART / 3
# Own pieces that may have been taken beside a foreign one.
_TAKEN_WITH = 4

UNTOUCHED_G = 0.14
"""Largest change (g) that is drift if no hand was seen: less than half of the lightest piece (0.145 g) and than the
difference of two kinds (0.15 g)."""

HEAVIEST_CHANGE_G = 25.0
"""Heaviest change (g) by one hand (assumed). A cup taken out is a fall of 45 to 76 g (SENSING)."""

FINGER_SHARE = 0.1
"""Prior: share of grabs after which a finger rests in the compartment at constant force (SENSING)."""
FINGER_LEAST_G = 1.0
"""Lightest resting finger (g): 2 g in the simulator, 1 g in the independent generator (assumed)."""
FINGER_MOST_G = 22.0
"""Heaviest resting finger (g): 20 g in the model (SENSING), with margin."""
_FINGER_DENSITY = 1 / log(FINGER_MOST_G / FINGER_LEAST_G)  # per natural logarithm of the force: its scale is unknown
FINGER_AFTER_LIFT = 0.0025
"""Share of grabs with another resting finger after one was seen to lift (assumed)."""

LIFT_FRACTION = 0.16
"""Distance from whole pieces (pieces) from which a fall was not by pieces alone (assumed)."""

FINGER_STAYS = 0.25
"""Share of resting fingers that already pressed evenly before the hand left: the trace ends in the same fading force
and free swing. Used only for a change that is due (docs/adr/0013)."""
# Likelihood ratio for a finger if no fading force was seen (assumed), and if a clear swing followed: hands let go in 30
# to 400 ms, so that some are gone between two conversions. A finger that comes at once leaves a swing of about its own
# force, so a lighter one than `_JUMP_SWINGS` of the swing can only have pressed evenly before (`FINGER_STAYS`).
_ODD_RELEASE = 30.0
_SUDDEN_RELEASE = 4.5
_JUMP_SWINGS = 0.7
CLEAR_SWING_G = 0.3
"""Amplitude (g) of a swing from which a hand that is gone at once is as likely (assumed)."""
EARLY_QUIET, EARLY_QUIET_S = 0.1, 0.4
"""Least likelihood ratio of a short quiet level for a finger, for each `EARLY_QUIET_S`: a held force can be quiet for a
moment (assumed)."""

LONGEST_ODDS = 6e-5
"""Longest odds against a change that is accepted before no finger can rest any more (docs/adr/0013)."""
LONGEST_ODDS_DUE = 3e-4
"""The same for a change that is due: with 1e-3, 3 of 12,000 visits were silently wrong (docs/adr/0013)."""
LONGEST_ODDS_LATE, LONGEST_ODDS_LATEST = 2e-3, 1e-2
"""The same from `SURE_STILL_S` and from `LATEST_ASK_S` on for a level as quiet as the empty cell. On 1 kg cells a
finger of 2 g hides in the noise for longer, and a change must be known or asked about within 5 s (docs/adr/0026). With
3e-3 in the place of 2e-3 one finger more of 1.4 g was counted as pieces in 700 visits; with 1e-3 the slowest change on
1 kg cells waited for 3.7 s."""
LATEST_ASK_S = 3.6
"""Still time (s) after which what is not accepted is asked about: the cup may have swung for a second before."""
LONGEST_ODDS_FOREIGN = 0.05
"""Longest odds for a foreign piece that is not asked about; no waiting reduces them (assumed)."""

LEAN_G = 0.55
"""A bump of the table imitates pieces up to this mass (g): 0.5 g for up to 1 s (SENSING, bumps)."""
LONGEST_BUMP_S = 1.2
"""Still time (s) after which a bump has ended; a light change that is not due waits for it (docs/adr/0013)."""
LARGEST_LEAN_G = 1.4
"""A person who leans on the table shifts all cells by up to this mass (g): 0.3 to 1.25 g, with margin."""
LONGEST_LEAN_S = 4.0
"""Still time (s) for which a change without a hand waits if the other cells cannot tell a lean: leans last 3 s, and a
change is known or asked about within 5 s."""

SHIFTED_SHARE = 0.02
"""Prior: share of visits after which the heap lies so much otherwise that its weight reads differently (assumed)."""
SHIFTED_BY_NOTHING = 0.2
"""The same for a hand that takes nothing, as a part of that: it moves the heap less (assumed)."""
SHIFTED_TIMES = 2.5
"""Standard deviation of the reading of such a heap, as a multiple of the usual one (assumed)."""
FARTHEST_SHIFT_SIGMAS = 3.5
"""Largest such shift in standard deviations (assumed)."""
LONGEST_ODDS_SHIFTED = 0.1
"""Longest odds at which a level that is off whole pieces is explained by a heap that lies otherwise (assumed)."""

# Prior of a hand's change: each further piece is half as likely, 0.2 for none; putting back is rare (assumed).
_MORE = 0.5
_NOTHING = 0.2
_PUT_BACK = 0.08
# Up to four pieces are put back at once nearly as often as one (assumed).
_MORE_BACK = 0.75
_FEW_BACK = 4
# Prior of exactly what is due, and of a part of it; the rest is spread as if nothing were due. In whole games eight in
# ten changes are exactly due and the rest a part of it (docs/adr/0013).
_AS_DUE = 0.85
_PART_OF_DUE = 0.13


def spread(pieces: int, level_error: float) -> float:
    """Standard deviation of a measured change of `pieces` (SENSING, S_k); `level_error`: that of a level. In pieces."""
    k = abs(pieces)
    return sqrt(k * PIECE_SPREAD**2 + 2 * level_error**2 + (k * MEAN_ERROR) ** 2)


def tolerance(pieces: int, level_error: float) -> float:
    """Largest credible distance of a change from `pieces`, in pieces."""
    return min(WIDEST_TOLERANCE, max(NARROWEST_TOLERANCE, SIGMAS * spread(pieces, level_error)))


def change_prior(pieces: int, due: int | None = None) -> float:
    """Prior of a change by `pieces` (negative: taken); `due`: what the game expects (None: nothing). Not normalised."""
    if pieces == 0:
        free = _NOTHING
    elif pieces < 0:
        free = _MORE**-pieces
    else:
        free = _PUT_BACK * _MORE_BACK ** min(pieces, _FEW_BACK) * _MORE ** max(0, pieces - _FEW_BACK)
    if not due:
        return free
    share = (1 - _AS_DUE - _PART_OF_DUE) * free
    if pieces == due:
        share += _AS_DUE
    elif pieces * due > 0 and abs(pieces) < abs(due):
        share += _PART_OF_DUE / (abs(due) - 1)
    return share


@dataclass(frozen=True, slots=True)
class ChangeHypothesis:
    """The likeliest whole change of a compartment, with the odds of the alternatives against it."""

    pieces: int
    """Pieces that came (negative: left)."""
    fraction: float
    """Measured change less `pieces`, in pieces."""
    tolerance: float
    """Largest credible |`fraction`|."""
    odds: float
    """Odds of all other whole changes together against `pieces`."""
    rival: int
    """The likeliest other change, in pieces."""
    finger: bool
    """The rival needs a finger that rests in the compartment."""
    foreign_odds: float
    """Odds that pieces of another kind took part."""

    @property
    def whole(self) -> bool:
        """Near enough to whole pieces, and unlikely to be a foreign piece."""
        return abs(self.fraction) <= self.tolerance and self.foreign_odds <= LONGEST_ODDS_FOREIGN

    def expected_beyond_doubt(self, due: int | None) -> bool:
        """Whether it is exactly what is due and its odds suffice, whatever its distance from whole pieces."""
        return self.pieces == due and self.odds <= LONGEST_ODDS_DUE and self.foreign_odds <= LONGEST_ODDS_FOREIGN

    @property
    def confidence(self) -> float:
        """Probability of `pieces` against all alternatives."""
        return 1 / (1 + self.odds + self.foreign_odds)


@dataclass(frozen=True, slots=True)
class FingerEvidence:
    """Evidence about a finger that may still rest in the compartment."""

    share: float = FINGER_SHARE
    """Prior of such a finger; 0: none can be left."""
    hidden_g: float = FINGER_MOST_G
    """Mass that separates light from heavy fingers."""
    light: float = 1.0
    """Likelihood ratio for fingers up to `hidden_g`."""
    heavy: float = 1.0
    """Likelihood ratio for heavier ones."""
    wobble: Wobble = NOT_MEASURED
    """How much the level wobbles: a finger trembles."""
    quiet_s: float = 0.0
    """Time (s) for which the level has been still."""

    def trembles(self, force_g: float, *, expected: bool) -> float:
        """Likelihood ratio of the wobble for a finger of `force_g`.

        Before `SURE_STILL_S` the cup swings and a force may hold: quiet counts little, and only for what is due.
        """
        if self.quiet_s < SURE_STILL_S and not expected:
            return 1.0
        ratio = self.wobble.likelihood(force_g)
        if self.quiet_s >= SURE_STILL_S:
            return ratio
        return min(1.0, max(float(EARLY_QUIET ** (self.quiet_s / EARLY_QUIET_S)), ratio))


NOTHING_SEEN = FingerEvidence()
"""No release was found: the prior alone."""
NO_FINGER = FingerEvidence(share=0.0)
"""A finger is excluded."""


def judge_change(
    change: float,
    level_error: float,
    piece_g: float,
    count: int,
    *,
    finger: FingerEvidence = NO_FINGER,
    due: int | None = None,
    after_question: bool = False,
    suspected: Mapping[float, float] | None = None,
    heap: float = 0.0,
) -> ChangeHypothesis:
    """The likeliest whole change for a measured `change` (pieces, negative: taken) from `count` pieces.

    `level_error`: standard deviation of a level (pieces); `piece_g`: grams per piece; `due`: what the game expects.
    Rivals are the neighbouring number and every change that looks like `change` under a finger of F grams, which hides
    F / `piece_g` pieces. A foreign piece is kept apart (`foreign_odds`); `after_question`: one may already be there,
    of the kinds `suspected` (`suspects`; None: any). `heap`: standard deviation of the shift (pieces) by a heap that
    lies otherwise after the visit; 0: not considered.
    """
    k = round(change)
    side = k + (1 if change > k else -1)
    here, neighbour = (
        change_prior(pieces, due) * _density(change - pieces, pieces, level_error, heap) for pieces in (k, side)
    )
    if heap and neighbour > here:
        k, side, here, neighbour = side, k, neighbour, here
    f, sd = change - k, spread(k, level_error)
    fingers = 0.0
    best, best_share = side, 0.0
    if finger.share > 0.0:
        density = finger.share * _FINGER_DENSITY
        expected = bool(due) and k == due
        light, heavy = finger.light, finger.heavy
        if not expected:
            light, heavy = max(1.0, light), max(1.0, heavy)
        for hidden in range(max(1, ceil(FINGER_LEAST_G / piece_g)), floor(FINGER_MOST_G / piece_g) + 1):
            if k - hidden < -count:
                break
            ratio = light if hidden * piece_g <= finger.hidden_g else heavy
            ratio *= finger.trembles(hidden * piece_g, expected=expected)
            share = density / hidden * ratio * change_prior(k - hidden, due)
            fingers += share
            if share > best_share:
                best, best_share = k - hidden, share
    rival_is_finger = best_share > neighbour
    held = here
    if finger.quiet_s >= SURE_STILL_S:  # mechanics may move a level by more than the pieces' spread; a finger no less
        held = max(here, change_prior(k, due) * _normal(min(abs(f), 2.0 * sd), sd))
    unexpected = change_prior(k) * _density(f, k, level_error, heap)
    own = max(here, unexpected)  # an expectation must not make a foreign piece likelier,
    one, several = (0.0, 0.0)
    if k or heap:
        one, several = _foreign_densities(
            change, level_error, piece_g, suspected, after_question=after_question, off_whole=heap > 0.0
        )
    foreign_odds = _odds(one, own) + _odds(several, own if k < 0 else unexpected)  # nor hide several that came
    return ChangeHypothesis(
        pieces=k,
        fraction=f,
        tolerance=tolerance(k, level_error),
        odds=_odds(neighbour, here) + _odds(fingers, held) if here > 0.0 else float("inf"),
        rival=best if rival_is_finger else side,
        finger=rival_is_finger,
        foreign_odds=foreign_odds,
    )


def judge_shifted_heap(
    change: float,
    level_error: float,
    piece_g: float,
    count: int,
    heap_part: float,
    *,
    finger: FingerEvidence = NO_FINGER,
    due: int | None = None,
) -> ChangeHypothesis | None:
    """The whole change that a heap which lies otherwise explains; None: none is likely enough.

    `heap_part`: standard deviation of the reading of a heap after a visit, as a part of its load.
    """
    heap = SHIFTED_TIMES * heap_part * count
    shifted = judge_change(change, level_error, piece_g, count, finger=finger, due=due, heap=heap)
    likely = shifted.odds <= LONGEST_ODDS_SHIFTED and shifted.foreign_odds <= LONGEST_ODDS_FOREIGN
    return shifted if likely and abs(shifted.fraction) <= FARTHEST_SHIFT_SIGMAS * heap else None


def _foreign_densities(
    change: float,
    level_error: float,
    piece_g: float,
    suspected: Mapping[float, float] | None,
    *,
    after_question: bool,
    off_whole: bool,
) -> tuple[float, float]:
    """Densities of `change` if one or several foreign pieces of one kind came, alone or with own pieces taken.

    `off_whole`: the change is no whole number of own pieces, so every mixture counts.
    """
    one = several = 0.0
    most_taken = _TAKEN_WITH if after_question or off_whole else 0
    for mass in sorted(set(NOMINAL_G)):
        if abs(mass - piece_g) <= FOREIGN_PART * piece_g:
            continue
        for number in range(1, MOST_FOREIGN + 1):
            pieces = number * mass / piece_g
            if number > 1 and pieces > _FEW_BACK + 0.5:
                break  # many own pieces at once are a set-up, where foreign ones are no likelier
            if number > 1 and not off_whole and abs(pieces - round(pieces)) > LIKE_OWN:
                continue
            sd = hypot(pieces * _FOREIGN_SPREAD, sqrt(2) * level_error)
            unlike_own = number == 1 and abs(pieces - round(pieces)) > WIDEST_TOLERANCE
            share = FOREIGN_SHARE if number == 1 else FOREIGN_SHARE_SEVERAL
            if unlike_own:
                share = FOREIGN_SHARE_UNLIKE_OWN
            if after_question:
                share = max(share, FOREIGN_SHARE_AFTER_QUESTION * (1.0 if suspected is None else suspected[mass]))
            for taken in range(most_taken + 1):
                if number > 1 and abs(change - pieces + taken) > FOREIGN_SIGMAS * sd:
                    continue
                density = share * (change_prior(-taken) if taken else 1.0) * _normal(change - pieces + taken, sd)
                one, several = (one + density, several) if number == 1 else (one, several + density)
    return one, several


def looks_like_others(hypothesis: ChangeHypothesis, level_error: float, piece_g: float) -> bool:
    """Whether several pieces of another kind are nearer to the change, and a better level could tell them apart."""
    pieces, change = hypothesis.pieces, hypothesis.pieces + hypothesis.fraction
    if not 0 < pieces <= _FEW_BACK:
        return False
    for mass in set(NOMINAL_G):
        if abs(mass - piece_g) <= FOREIGN_PART * piece_g:
            continue
        for number in range(2, MOST_FOREIGN + 1):
            others = number * mass / piece_g
            nearer = abs(change - others) < abs(hypothesis.fraction)
            if nearer and abs(others - pieces) <= min(LIKE_OWN, TOLD_APART_SIGMAS * spread(pieces, level_error)):
                return True
    return False


def longest_odds(pieces: int, due: int | None, piece_g: float, seconds: float) -> float:
    """Longest odds at which a change of `pieces` is accepted after `seconds` of stillness while a finger may rest."""
    if seconds >= SURE_STILL_S:
        return LONGEST_ODDS_LATE if seconds < LATEST_ASK_S else LONGEST_ODDS_LATEST
    if due and pieces == due:
        return LONGEST_ODDS_DUE
    return LONGEST_ODDS if piece_g > LEAN_G or seconds >= LONGEST_BUMP_S else 0.0


def possible_change(pieces: int, count: int, capacity: int, piece_g: float) -> bool:
    """Whether one hand can change `count` by `pieces` in a compartment of `capacity` pieces."""
    return 0 <= count + pieces <= capacity and abs(pieces) * piece_g <= HEAVIEST_CHANGE_G


def finger_after_release(fades: bool, hidden_g: float, swing_g: float) -> FingerEvidence:
    """Evidence of a release about resting fingers; `fades`, `hidden_g`, `swing_g`: see `release.Release`, in grams."""
    if not fades and swing_g < CLEAR_SWING_G:
        return FingerEvidence(light=_ODD_RELEASE, heavy=_ODD_RELEASE)
    if not fades:
        return FingerEvidence(hidden_g=_JUMP_SWINGS * swing_g, light=FINGER_STAYS, heavy=_SUDDEN_RELEASE)
    return FingerEvidence(hidden_g=hidden_g, heavy=FINGER_STAYS)


def finger_lifted(plateau_drop: float, level_error: float, piece_g: float) -> bool:
    """Whether a fall of `plateau_drop` pieces from a still level to a free swing proves that a finger lifted.

    A fall by whole pieces does not: pieces may leave from under a resting finger.
    """
    whole = round(plateau_drop)
    if plateau_drop * piece_g < FINGER_LEAST_G:
        return False
    return abs(plateau_drop - whole) > max(LIFT_FRACTION, SIGMAS * spread(whole, level_error))


def foreign_piece(change: float, index: int) -> int | None:
    """The compartment whose single piece in compartment `index` would read as `change` pieces.

    The first of several equal masses; None if no mass fits, two masses fit, or it is the own mass.
    """
    grams = change * NOMINAL_G[index]
    fitting = {mass: i for i, mass in reversed(tuple(enumerate(NOMINAL_G))) if abs(grams - mass) <= FOREIGN_PART * mass}
    foreign = [i for mass, i in fitting.items() if abs(mass - NOMINAL_G[index]) > FOREIGN_PART * mass]
    return foreign[0] if len(foreign) == 1 and len(fitting) == 1 else None


def suspects(change: float, level_error: float, piece_g: float) -> Mapping[float, float]:
    """Probability of each foreign mass (g) that a question about this `change` is about, whatever own pieces moved."""
    likelihood = {}
    for mass in set(NOMINAL_G):
        pieces, total = mass / piece_g, 0.0
        for number in range(1, MOST_FOREIGN + 1):
            off = change - number * pieces
            total += _MORE**number * _normal(off - round(off), hypot(number * pieces * _FOREIGN_SPREAD, level_error))
        likelihood[mass] = 0.0 if abs(mass - piece_g) <= FOREIGN_PART * piece_g else total
    whole = sum(likelihood.values())
    return {mass: part / whole if whole > 0.0 else 1.0 for mass, part in likelihood.items()}


def _density(fraction: float, pieces: int, level_error: float, heap: float) -> float:
    """Density of a change that lies `fraction` off `pieces`; `heap`: see `judge_change`."""
    sd = spread(pieces, level_error)
    plain = _normal(fraction, sd)
    if not heap:
        return plain
    share = SHIFTED_SHARE if pieces else SHIFTED_SHARE * SHIFTED_BY_NOTHING
    return (1.0 - share) * plain + share * _normal(fraction, hypot(sd, heap))


def _odds(against: float, likelihood: float) -> float:
    return against / likelihood if likelihood > 0.0 else float("inf") if against else 0.0


def _normal(x: float, sd: float) -> float:
    return exp(-0.5 * (x / sd) ** 2) / (sd * sqrt(2 * pi))
