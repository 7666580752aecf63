"""The measurements of `palace bench plate`: staircases recovered from the plate's signals, and forbidden builds named.

Legal builds come from the rules' search and, every third, from a player with trial and error, on random mid-game
palaces of all four maps. Forbidden builds come in kinds, separated (a quiet moment after each piece) and merged (two or
three pieces in one step). Baselines and an upper bound are measured on the same builds. Equal seeds give equal figures,
except for times.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from monkey_palace.board.pieces import Piece
from palace_hub.bench.plate import baselines, bound
from palace_hub.bench.plate.builds import LARGE, PlateBuild, searched_build
from palace_hub.bench.plate.heard_turn import ASKED, FORBIDDEN, RIGHT, UNSEEN, WRONG
from palace_hub.bench.plate.illegal import KINDS, hidden_by, illegal_build
from palace_hub.bench.plate.player import player_build
from palace_hub.bench.plate.trials import PlateRefused, PlateTrial, run_trial
from palace_hub.bench.statistics import quantiles, wilson
from palace_hub.sensing.plate.verdict.candidates import without_levels
from palace_hub.sim.plate.faults import PLATE_FAULTS, with_plate_faults
from palace_hub.sim.plate.hands import BUILDERS, PlateManner
from palace_hub.sim.plate.pieces import PieceBox
from palace_hub.sim.plate.trace import PLATE_MIX, PlateMix, varied_mix
from palace_hub.sim.world import streams
from palace_hub.sim.world.noise_model import BUILDS, Build, varied

LEVELS: Final = ("silver", "gold")
PLATES: Final = 5
"""Simulated plates that take turns, each with its own cells, mounting, slope, pieces and calibration."""
PLATES_FOR: Final = 100
"""Staircases after which new plates are drawn: results depend on the plate, so few plates give too narrow intervals."""
PLAYER_EVERY: Final = 3
"""One build in so many comes from the player model, the others from the search."""
SHIFTS: Final = (0.0, 3e-5, 1e-4)
"""Zero shifts that are measured; SENSING (Plate) states results for silver."""
PACES: Final[Mapping[str, PlateManner]] = {
    "ordinary": BUILDERS,
    "fast": replace(BUILDERS, pause_median_s=0.45, missing=0.40),
}
SEPARATED: Final = replace(BUILDERS, missing=0.0, pause_s=(0.4, BUILDERS.pause_s[1]))
BOUND_SHARE: Final = 2
"""The upper bound is computed for one in so many legal builds."""

Figures = dict[str, Any]


@dataclass(frozen=True, slots=True)
class BenchAmount:
    """How much is measured for each build and level: legal staircases, builds of each forbidden kind (separated, and
    as many merged), staircases under each fault, at each zero shift and at a palace of 150 pieces. `fast`: legal
    staircases by fast hands, None: as many as by ordinary ones."""

    staircases: int = 100
    forbidden: int = 5
    faults: int = 10
    fast: int | None = None

    def of_pace(self, pace: str) -> int:
        """Legal staircases at a pace."""
        return self.staircases if pace == "ordinary" or self.fast is None else self.fast


def measure(
    amount: BenchAmount, builds: Sequence[str], levels: Sequence[str], seed: int, *, vary: float = 0.0
) -> Figures:
    """All figures; `vary`: every constant of cells, press and hands is off by up to that part (0.5: by half)."""
    return {
        "staircases": amount.staircases,
        "seed": seed,
        "varied_by": vary,
        "builds": {
            name: {
                level: _Level(_varied(BUILDS[name], seed, vary), level, seed, _mix(seed, vary)).measured(amount)
                for level in levels
            }
            for name in builds
        },
    }


def _varied(build: Build, seed: int, vary: float) -> Build:
    return varied(build, seed, vary) if vary else build


def _mix(seed: int, vary: float) -> PlateMix:
    return varied_mix(PLATE_MIX, seed, vary) if vary else PLATE_MIX


def legal_builds(number: int, seed: int, *, pieces: int | None = None) -> Iterator[PlateBuild]:
    """Builds of both sources; `pieces`: on palaces of so many at least."""
    return (legal_build(each, seed, pieces=pieces) for each in range(number))


def legal_build(number: int, seed: int, *, pieces: int | None = None) -> PlateBuild:
    """The build of this number among them."""
    own = streams.key(seed, "legal build", number) % (1 << 30)
    return (searched_build if number % PLAYER_EVERY else player_build)(own, pieces=pieces)


def plate_of(seed: int, number: int) -> int:
    """The specimen on which the staircase of this number is built."""
    return streams.key(seed, "plate", number // PLATES_FOR * PLATES + number % PLATES) % (1 << 30)


def hands_of(seed: int, number: int) -> int:
    """The seed of the hands that build the staircase of this number."""
    return streams.key(seed, "plate trial", number) % (1 << 40)


class PlateTally:
    """Trials counted: `row` says what came of them."""

    def __init__(self) -> None:
        self.trials: list[PlateTrial] = []
        self.refused_plates = 0

    def row(self) -> Figures:
        """Rates of legal builds with their 95 % intervals, and seconds as `TurnResult` has them: `answer_s` from the
        last finger's leaving, `still_s` from when the plate lies still, `computing_s` of the processor."""
        outcomes = Counter(trial.outcome for trial in self.trials)
        asked = outcomes[ASKED] + outcomes[FORBIDDEN] + outcomes[UNSEEN]
        heard, spent = sum(trial.heard_s for trial in self.trials), sum(trial.spent_s for trial in self.trials)
        return {
            "recovered_unasked": _rate(outcomes[RIGHT], len(self.trials)),
            "wrong_unasked": _rate(outcomes[WRONG], len(self.trials)),
            "questions": _rate(asked, len(self.trials)),
            "with_decoration": _rate(sum(trial.decorated == RIGHT for trial in self.trials), len(self.trials)),
            "with_decoration_wrong": _rate(sum(trial.decorated == WRONG for trial in self.trials), len(self.trials)),
            "of_these": {name: outcomes[name] for name in (ASKED, FORBIDDEN, UNSEEN)},
            "answer_s": _seconds(trial.answer_s for trial in self.trials),
            "still_s": _seconds(trial.still_s for trial in self.trials),
            "computing_s": _seconds(trial.cpu_s for trial in self.trials),
            "percent_of_a_core": round(100 * spent / heard, 2) if heard else None,
            "refused_plates": self.refused_plates,
        }

    def forbidden(self) -> Figures:
        """Rates of builds that break a rule."""
        outcomes, of = Counter(trial.outcome for trial in self.trials), len(self.trials)
        return {
            "taken_for_legal": _rate(outcomes[RIGHT] + outcomes[WRONG], of),
            "named": _rate(sum(trial.named for trial in self.trials), of),
            "asked": _rate(outcomes[ASKED] + outcomes[UNSEEN], of),
            "refused_plates": self.refused_plates,
        }


def _seconds(found: Iterable[float | None]) -> Figures:
    known = [seconds for seconds in found if seconds is not None]
    return dict(zip(("p50", "p95"), quantiles(known), strict=True))


def _rate(found: float, of: int) -> Figures:
    low, high = wilson(found, of)
    return {"found": found, "of": of, "percent": round(100 * found / of, 2) if of else None,
            "interval": [round(100 * low, 2), round(100 * high, 2)]}  # fmt: skip


class _Level:
    """One build of cells at one level."""

    def __init__(self, cells: Build, level: str, seed: int, mix: PlateMix) -> None:
        self._cells, self._level, self._seed, self._mix = cells, level, seed, mix

    def measured(self, amount: BenchAmount) -> Figures:
        few = amount.faults
        paces = {pace: self._tally(legal_builds(amount.of_pace(pace), self._seed), self._paced(pace)) for pace in PACES}
        ordinary = paces["ordinary"].trials
        return {
            "legal": {pace: tally.row() for pace, tally in paces.items()},
            "by_source": {
                "search": _of(ordinary, player=False).row(),
                "player": _of(ordinary, player=True).row(),
            },
            "baselines": self._baselines(ordinary),
            "bound": self._bound(ordinary),
            "zero_shift": {
                f"{shift:g}": self._tally(legal_builds(few, self._seed + 1), replace(self._mix, zero_shift=shift)).row()
                for shift in SHIFTS
            },
            "large_palaces": self._tally(legal_builds(few, self._seed + 2, pieces=LARGE), self._mix).row(),
            "faults": {name: self._fault(name, few) for name in PLATE_FAULTS},
            "forbidden": {
                "separated": self._forbidden(amount.forbidden, merged=False),
                "merged": self._forbidden(amount.forbidden, merged=True),
            },
        }

    def _paced(self, pace: str) -> PlateMix:
        """Pauses are what people do, not a constant of the simulator: they stay when all else is varied."""
        hands = PACES[pace]
        manner = replace(self._mix.manner, pause_median_s=hands.pause_median_s, missing=hands.missing)
        return replace(self._mix, manner=manner)

    def _separated(self) -> PlateManner:
        return replace(self._mix.manner, missing=SEPARATED.missing, pause_s=SEPARATED.pause_s)

    def _tally(self, builds: Iterable[PlateBuild], mix: PlateMix, cells: Build | None = None) -> PlateTally:
        tally, now = PlateTally(), cells or self._cells
        then = self._cells, replace(self._mix, zero_shift=mix.zero_shift)
        for number, made in enumerate(builds):
            hands, plate = hands_of(self._seed, number), plate_of(self._seed, number)
            try:
                trial = run_trial(made, now, self._level, hands, plate, mix, set_up_with=then)
                tally.trials.append(replace(trial, number=number))
            except PlateRefused:
                tally.refused_plates += 1
        return tally

    def _fault(self, name: str, number: int) -> Figures:
        cells, mix = with_plate_faults((name,), self._cells, self._mix)
        return self._tally(legal_builds(number, self._seed + 3), mix, cells).row()

    def _forbidden(self, number: int, *, merged: bool) -> Figures:
        """Kind by kind, all together, and apart what mass and place can show and what they cannot (`hidden_by`)."""
        tallies = {kind: self._kind(kind, number, merged=merged) for kind in KINDS}
        every, shown, hidden = PlateTally(), PlateTally(), PlateTally()
        for tally in tallies.values():
            every.trials += tally.trials
            every.refused_plates += tally.refused_plates
            for trial in tally.trials:
                (hidden if hidden_by(trial.build, self._level) else shown).trials.append(trial)
        tallies |= {"all": every, "all_that_is_shown": shown, "all_that_is_hidden": hidden}
        return {name: tally.forbidden() for name, tally in tallies.items()}

    def _kind(self, kind: str, number: int, *, merged: bool) -> PlateTally:
        # Each step has a quiet moment of its own, with one piece in it or, merged, with two or three and no more: that
        # is what SENSING's bar asks of both. Pauses that are missing besides make steps of four to six.
        mix = replace(self._mix, manner=self._separated())
        builds = (illegal_build(kind, self._seed * 10_000 + each, merged=merged) for each in range(number))
        return self._tally(builds, mix)

    def _baselines(self, trials: Sequence[PlateTrial]) -> Figures:
        """On the quiet moments that the sensing found, so that they differ in the decision alone."""
        grams = self._grams()
        right = sum(
            baselines.nearest(trial.build, trial.quiets, grams) == without_levels(trial.build.pieces)
            for trial in trials
        )
        # Each chance counts as that part of a success. Successes that are drawn vary more than their chances do, so the
        # interval of as many successes is wide enough for the mean of the chances, be they ever so unequal.
        drawn = round(sum(baselines.rules_alone(trial.build) for trial in trials), 2)
        return {
            "nearest_stud_without_rules": {
                "recovered_unasked": _rate(right, len(trials)),
                "wrong_unasked": _rate(len(trials) - right, len(trials)),
            },
            "rules_without_place": {"recovered_unasked": _rate(drawn, len(trials))},
        }

    def _grams(self) -> dict[Piece, float]:
        moulds = replace(self._mix.moulds, spread=(0.01, 0.01))
        box = PieceBox(plate_of(self._seed, 0), moulds, gold=self._level == "gold")
        return {kind: box.unit_mg(kind.value, 16) / 1000 for kind in Piece}

    def _bound(self, trials: Sequence[PlateTrial]) -> Figures:
        some = trials[::BOUND_SHARE]
        found = sum(
            bound.unasked(one.build, self._cells, self._level, one.number, plate_of(self._seed, one.number), self._mix)
            for one in some
        )
        return {"recovered_unasked": _rate(found, len(some))}


def _of(trials: Sequence[PlateTrial], *, player: bool) -> PlateTally:
    tally = PlateTally()
    tally.trials = [trial for trial in trials if (trial.number % PLAYER_EVERY == 0) == player]
    return tally


def table(figures: Figures) -> list[tuple[str, ...]]:
    """The figures in rows of text: cells, level, what, number, how many were not built as their plate's set-up was
    refused, right, percent, interval, wrong, asked, named; then the 95th of 100 answers in seconds: from the last
    finger's leaving, from when the plate lay still, of computing; and the percent of a core."""
    lines: list[tuple[str, ...]] = []
    for build, levels in figures["builds"].items():
        for level, found in levels.items():
            legal = {name: part for name, part in found.items() if name != "forbidden"}
            lines += [(build, level, name, *_legal_cells(row)) for name, row in rows(legal)]
            for name, row in rows(found["forbidden"], "forbidden"):
                taken, asked, named = row["taken_for_legal"], row["asked"], row["named"]
                cells = (str(taken["of"]), "", "", "", "", str(taken["found"]), _text(asked["percent"]))
                lines.append((build, level, name, *cells, _text(named["percent"]), "", "", "", ""))
    return lines


def rows(found: Figures, *path: str) -> Iterator[tuple[str, Figures]]:
    """Every row of figures below, named by the way to it."""
    for name, part in found.items():
        if not isinstance(part, dict):
            continue
        if "recovered_unasked" in part or "taken_for_legal" in part:
            yield "/".join((*path, name)), part
        else:
            yield from rows(part, *path, name)


def _legal_cells(row: Figures) -> tuple[str, ...]:
    right = row["recovered_unasked"]
    low, high = right["interval"]
    wrong = str(row["wrong_unasked"]["found"]) if "wrong_unasked" in row else ""
    asked = _text(row["questions"]["percent"]) if "questions" in row else ""
    number = str(right["of"]), str(row.get("refused_plates", "")), str(right["found"]), _text(right["percent"])
    rates = *number, f"{low:.1f}-{high:.1f}", wrong, asked, ""
    if "answer_s" not in row:
        return *rates, "", "", "", ""
    seconds = (_text(row[name]["p95"], 2) for name in ("answer_s", "still_s", "computing_s"))
    return *rates, *seconds, _text(row["percent_of_a_core"])


def _text(number: float | None, digits: int = 1) -> str:
    return "-" if number is None else f"{number:.{digits}f}"
