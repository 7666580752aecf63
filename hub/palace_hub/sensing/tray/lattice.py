"""Is a change of level a whole number of pieces, and could a resting finger look the same? Pure functions, in pieces.

Sources: SENSING, "Masses" (spread of single pieces, error of the mean) and "Noise model" (resting finger).
"""

from dataclasses import dataclass
from math import ceil, exp, floor, hypot, pi, sqrt

from monkey_palace.board.pieces import MASS_MG, PIECES

NOMINAL_G = tuple(MASS_MG[piece] / 1000 for piece in PIECES)
"""Catalogue mass of one piece (g), in the order of the compartments."""

# Single pieces of one mould vary by 0.3 to 2 %, the mean learnt from a box by some tenths of a per cent (it drifts
# while one pours).
PIECE_SPREAD = 0.012
MEAN_ERROR = 0.005

# Catalogue masses are good to some per cent; two sorts of piece closer than this are one to a scale.
FOREIGN_PART = 0.06

# A change further than this from whole pieces is asked about, however noisy the cell: a gold brick (0.29 g) among
# bricks lies at 0.66 of a piece, a brick among arches at 0.35, a gold brick among arches at 0.23.
WIDEST_TOLERANCE = 0.2
# Below this even a quiet cell and a single piece leave room for mechanics: a piece leaning on the wall, a bump of the
# table that shifted the level before. Where a finger could rest, the odds ask for far more.
NARROWEST_TOLERANCE = 0.15
SIGMAS = 4.0

# A piece of another kind gets into a compartment in so many hands, alone. One that may lie there since before is as
# likely as not, and own ones may be taken from beside it. Its mass in own pieces is known to this part.
FOREIGN_SHARE = 0.002
FOREIGN_SHARE_AFTER_QUESTION = 0.5
# One that weighs no whole number of own pieces is for the scale to tell: more of them are reckoned with. One that does,
# to the widest tolerance, would hardly be found by asking everybody who puts pieces back.
FOREIGN_SHARE_UNLIKE_OWN = 0.01
_FOREIGN_SPREAD = FOREIGN_PART / 3
_TAKEN_WITH = 4

# A bump or a draught with no hand leaves drift behind, not pieces: no piece weighs so little, nor does the difference
# of two (0.15 g), nor half of the lightest.
UNTOUCHED_G = 0.14

# What one hand moves at once. A cup taken out is a fall of 45 to 76 g and never a number of pieces.
HEAVIEST_CHANGE_G = 25.0

# A finger resting in a bin presses 2 to 20 g, still as a stone, in one grab of ten; margins on both sides.
FINGER_SHARE = 0.1
FINGER_LEAST_G = 1.6
FINGER_MOST_G = 22.0
_FINGER_DENSITY_PER_G = 1 / 18.0
# A finger seen to lift has lifted: this is left for another hand's behind it.
FINGER_AFTER_LIFT = 0.0025

# A fall this far from whole pieces was not pieces alone.
LIFT_FRACTION = 0.16

# A hand whose force is seen to run out had no finger that came after it. A finger that was pressing before, while the
# rest of the hand left, makes the very same end of a trace, however slowly the force went and freely the cup swings:
# this part of resting fingers. Believed only of what is due: elsewhere a finger as heavy as whole pieces, to the
# milligram, is all that a wrong count takes.
FINGER_STAYS = 0.25
# A leaving that does not look like one is far likelier under a finger than without.
_ODD_RELEASE = 30.0

# Longest odds against us at which a change is believed before a resting finger must have gone.
LONGEST_ODDS = 6e-5
# And of what is due, where a mistake takes a finger as heavy as the rest of it.
LONGEST_ODDS_DUE = 3e-4
# And for a piece of another kind, which no waiting rules out: what is less likely than this is not asked about.
LONGEST_ODDS_FOREIGN = 0.05

# Somebody who leans on the table presses a cup by up to half a gram, still for up to a second (SENSING, bumps): to so
# light a piece that may be the weight of one that has gone. What nobody expects waits until nobody leans any more.
LEAN_G = 0.55
LONGEST_LEAN_S = 1.2

# How many pieces a hand moves, before anything is seen: each piece more is half as likely; putting back is rare.
_MORE = 0.5
_NOTHING = 0.2
_PUT_BACK = 0.08
# A few may be put back at once as well as one.
_MORE_BACK = 0.75
_FEW_BACK = 4
# Where the game says how many are due, that is what hands mostly do; the rest is spread as if nothing were due.
_AS_DUE = 0.85
_PART_OF_DUE = 0.13


def spread(pieces: int, level_error: float) -> float:
    """Standard deviation of a measured change of `pieces`; `level_error` is that of one level. All in pieces."""
    k = abs(pieces)
    return sqrt(k * PIECE_SPREAD**2 + 2 * level_error**2 + (k * MEAN_ERROR) ** 2)


def tolerance(pieces: int, level_error: float) -> float:
    """How far from `pieces` a change may lie and still be believed, in pieces."""
    return min(WIDEST_TOLERANCE, max(NARROWEST_TOLERANCE, SIGMAS * spread(pieces, level_error)))


def change_prior(pieces: int, due: int | None = None) -> float:
    """Share of hands that change the count by `pieces` (negative: taken); `due` is what the game expects, if any."""
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
    """Odds that a piece of another kind took part."""

    @property
    def whole(self) -> bool:
        """Near enough to whole pieces to be believed, and no likely weight of another piece."""
        return abs(self.fraction) <= self.tolerance and self.foreign_odds <= LONGEST_ODDS_FOREIGN

    def expected_beyond_doubt(self, due: int | None) -> bool:
        """Whether it is what the game says is due, and hardly anything else, were it not for how far off it lies."""
        return self.pieces == due and self.odds <= LONGEST_ODDS_DUE and self.foreign_odds <= LONGEST_ODDS_FOREIGN

    @property
    def confidence(self) -> float:
        return 1 / (1 + self.odds + self.foreign_odds)


@dataclass(frozen=True, slots=True)
class FingerEvidence:
    """What was seen of a finger that may still rest in the bin.

    `share` is how probable one was before anything was seen of the leaving, 0 where it must have gone. What was seen
    multiplies that by `light` for fingers of up to `hidden_g` grams and by `heavy` for heavier ones.
    """

    share: float = FINGER_SHARE
    hidden_g: float = FINGER_MOST_G
    light: float = 1.0
    heavy: float = 1.0


NOTHING_SEEN = FingerEvidence()
NO_FINGER = FingerEvidence(share=0.0)


def judge_change(
    change: float,
    level_error: float,
    piece_g: float,
    count: int,
    *,
    finger: FingerEvidence = NO_FINGER,
    due: int | None = None,
    after_question: bool = False,
) -> ChangeHypothesis:
    """Weighs a change of level (pieces, negative: taken) from `count` pieces.

    A finger that presses F grams hides F / piece_g pieces more than are seen to be gone; a piece of another kind may
    weigh about as much as whole ones, and where `after_question` one may lie there since before.
    """
    k = round(change)
    f = change - k
    sd = spread(k, level_error)
    here = change_prior(k, due) * _normal(f, sd)
    side = k + (1 if f > 0 else -1)
    neighbour = change_prior(side, due) * _normal(1 - abs(f), spread(side, level_error))
    fingers = 0.0
    best, best_share = side, 0.0
    if finger.share > 0.0:
        density = finger.share * _FINGER_DENSITY_PER_G * piece_g
        heavy = finger.heavy if due and k == due else max(1.0, finger.heavy)
        for hidden in range(max(1, ceil(FINGER_LEAST_G / piece_g)), floor(FINGER_MOST_G / piece_g) + 1):
            if k - hidden < -count:
                break
            seen = finger.light if hidden * piece_g <= finger.hidden_g else heavy
            share = density * seen * change_prior(k - hidden, due)
            fingers += share
            if share > best_share:
                best, best_share = k - hidden, share
    rival_is_finger = best_share > neighbour
    foreign = _foreign_density(change, level_error, piece_g, after_question=after_question) if k else 0.0
    own = max(here, change_prior(k) * _normal(f, sd))  # what is due makes a wrong piece no likelier
    return ChangeHypothesis(
        pieces=k,
        fraction=f,
        tolerance=tolerance(k, level_error),
        odds=(neighbour + fingers) / here if here > 0.0 else float("inf"),
        rival=best if rival_is_finger else side,
        finger=rival_is_finger,
        foreign_odds=foreign / own if own > 0.0 else float("inf") if foreign else 0.0,
    )


def _foreign_density(change: float, level_error: float, piece_g: float, *, after_question: bool) -> float:
    """Density of a change that one piece of another kind has to do with."""
    total = 0.0
    most_taken = _TAKEN_WITH if after_question else 0
    for mass in sorted(set(NOMINAL_G)):
        if abs(mass - piece_g) <= FOREIGN_PART * piece_g:
            continue
        pieces = mass / piece_g
        sd = hypot(pieces * _FOREIGN_SPREAD, sqrt(2) * level_error)
        told = abs(pieces - round(pieces)) > WIDEST_TOLERANCE
        share = FOREIGN_SHARE_AFTER_QUESTION if after_question else FOREIGN_SHARE_UNLIKE_OWN if told else FOREIGN_SHARE
        for taken in range(most_taken + 1):
            total += share * (change_prior(-taken) if taken else 1.0) * _normal(change - pieces + taken, sd)
    return total


def longest_odds(pieces: int, due: int | None, piece_g: float, seconds: float) -> float:
    """The longest odds against a change of `pieces` at which it is believed after `seconds` of stillness, while a
    finger may still rest there."""
    if due and pieces == due:
        return LONGEST_ODDS_DUE
    return LONGEST_ODDS if piece_g > LEAN_G or seconds >= LONGEST_LEAN_S else 0.0


def possible_change(pieces: int, count: int, capacity: int, piece_g: float) -> bool:
    """Whether `pieces` can have come to `count` pieces in a compartment of `capacity` by hands alone."""
    return 0 <= count + pieces <= capacity and abs(pieces) * piece_g <= HEAVIEST_CHANGE_G


def finger_after_release(fades: bool, hidden_g: float) -> FingerEvidence:
    """What a release (release.Release, in grams) says of fingers."""
    if not fades:
        return FingerEvidence(light=_ODD_RELEASE, heavy=_ODD_RELEASE)
    return FingerEvidence(hidden_g=hidden_g, heavy=FINGER_STAYS)


def finger_lifted(plateau_drop: float, level_error: float, piece_g: float) -> bool:
    """Whether a fall from one still level to a free swing (pieces, positive: fell) must hold a finger that lifts.

    A fall by whole pieces may be the pieces alone, leaving from under the finger, so it says nothing.
    """
    whole = round(plateau_drop)
    if plateau_drop * piece_g < FINGER_LEAST_G:
        return False
    return abs(plateau_drop - whole) > max(LIFT_FRACTION, SIGMAS * spread(whole, level_error))


def foreign_piece(change: float, index: int) -> int | None:
    """The compartment whose single piece, put into compartment `index`, would be a change of `change` pieces.

    Of those that weigh the same the first; None where none would, where two would, or where it weighs what the own
    pieces weigh.
    """
    grams = change * NOMINAL_G[index]
    fitting = {mass: i for i, mass in reversed(tuple(enumerate(NOMINAL_G))) if abs(grams - mass) <= FOREIGN_PART * mass}
    found = [i for mass, i in fitting.items() if abs(mass - NOMINAL_G[index]) > FOREIGN_PART * mass]
    return found[0] if len(found) == 1 and len(fitting) == 1 else None


def _normal(x: float, sd: float) -> float:
    return exp(-0.5 * (x / sd) ** 2) / (sd * sqrt(2 * pi))
