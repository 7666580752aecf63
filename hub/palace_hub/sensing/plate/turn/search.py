"""A turn as the plate sees it: readings of what was built so far, carried from quiet moment to quiet moment.

A reading is a set of pieces with a place each, and what the scale has done meanwhile if it is true. At every quiet
moment each reading is continued by every set of pieces that explains the change (`plate_steps`), by pieces taken back,
and by nothing; the likeliest go on. Rules count as evidence in two ways only: a reading that breaks one is held to be
rare (`FORBIDDEN`), and of those that break none the ones that make a path are a little likelier while it grows. A
forbidden build that the scale shows is never talked away: both go on side by side, and `decide` weighs them.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from types import MappingProxyType
from typing import Final

import numpy as np
from numpy.typing import NDArray

from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.palace import Palace, Stud
from monkey_palace.board.pieces import BUILDING, Piece
from monkey_palace.board.stock import Bricks
from palace_hub.sensing.plate.board.figures import FigureMass
from palace_hub.sensing.plate.board.places import LatticeBoard, UnitMasses
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.presses import Press
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.turn.beam import (
    MOST_HYPOTHESES,
    MOST_PLACED,
    MovePool,
    likelihood_share,
    place_moves,
    prune,
)
from palace_hub.sensing.plate.turn.clutter import FITS_WELL, Clutter, find_clutter
from palace_hub.sensing.plate.turn.likelihood import Observation
from palace_hub.sensing.plate.turn.moves import Hypothesis, MoveBase, MoveGenerator, PieceMove, PlacedMove, TurnContext
from palace_hub.sensing.plate.turn.piece_sets import MOST_TOGETHER, PieceSetSearch
from palace_hub.sensing.plate.turn.press_evidence import PressEvidence

# Readings that are looked at together; of the first of them pieces are tried to be taken back, of the others only where
# nothing else fits them.
_AT_ONCE = (0, 12, 40, MOST_HYPOTHESES)
_MANY_OF = 3  # readings on which more pieces than usual are tried at once, where nothing else fits
# Squared distance (three degrees of freedom) that one true moment in two hundred has.
_FITS_BADLY = 13.0
# A moment that only so many pieces explain has to last so long: a light finger may weigh what they do.
_MANY_LAST_S = 0.45
PRUNED_BY_UNUSUAL: Final = 0.5
"""Where only what is unusual explains a moment, the truth is as likely to be something else."""
# A moment that was explained by what then turned out to be impossible was a finger's: so rare is that.
_MISTAKEN = -7.0


MOST_CLUTTER: Final = 4
"""Things astray that are followed at once: each is another look at every moment, and more of them is a heap."""
ASKEW_MM: Final = 2.0
"""How far (standard deviation) a piece that leans, or high above a table that is not level, is seen from its place."""
# Whoever has lost a leaf puts it back; the scale cannot tell it from a brick that comes to stand where it was.
_MENDED = 6.0


@dataclass(frozen=True, slots=True)
class PlateTurn:
    """The turn of a player on a board. A value: `after` makes another.

    `unexplained`: quiet moments that nothing explained since the last that something did.
    `pending_shift`, `pressed`: how the zero may have moved since then, and where fingers pressed.
    `previous`: the turn before the last explained moment, and the `shift` at it, should that have been a finger's.
    `pruned_share`: the chance that the truth was among the readings that there was no room for. `observations`: the
    moments that were explained, the one before the first touch among them; `hall`: the sensors that saw a magnet at the
    last of them. `best_rank`: how likely the best reading was after the last moment, to be compared with another of the
    same moment. `clutter`: what lies there or has gone since, the first first, and is no piece of the turn's: until it
    is mended the turn counts as unexplained, and what is built meanwhile is followed beside it. `accepted_load`: the
    load (3,) of what people have said to be as it should; `has_accepted_piece`: that one of the pieces is such a thing,
    which people may have meant otherwise. `figures`: those that were weighed, where they stand.
    """

    context: TurnContext
    hypotheses: tuple[Hypothesis, ...]
    pending_shift: Floats
    pruned_share: float = 0.0
    unexplained: int = 0
    previous: "PlateTurn | None" = None
    shift: Floats = field(default_factory=lambda: np.zeros((3, 3)))
    pending_presses: tuple[Press, ...] = ()
    observations: tuple[Observation, ...] = ()
    hall: frozenset[Stud] | None = None
    best_rank: float = -np.inf
    clutter: tuple[Clutter, ...] = ()
    accepted_load: Floats = field(default_factory=lambda: np.zeros(3))
    has_accepted_piece: bool = False
    figures: Mapping[Cell, FigureMass] = field(default_factory=dict)

    @classmethod
    def start(
        cls,
        palace: Palace,
        stock: Bricks | None,
        masses: UnitMasses,
        base: QuietMoment,
        *,
        tray_left: Sequence[Piece] = (),
        hall_known: frozenset[Stud] = frozenset(),
        figures: Mapping[Cell, FigureMass] = MappingProxyType({}),
    ) -> "PlateTurn":
        """Before the first touch: `base` is a quiet moment of the palace as it stands, `stock` the player's bricks.

        `tray_left`: decorations that have left the tray and may come to the plate. `hall_known`: the ground knobs whose
        Hall sensors are believed (none at silver). `figures`: those that were weighed, where they stand.
        """
        board = LatticeBoard(palace, masses, (*BUILDING, *dict.fromkeys(tray_left)))
        hypothesis = Hypothesis(board.start, np.zeros(3), base.load, base.noise, 0.0)
        ground = board.on_ground(palace.pieces)
        context = TurnContext(PieceSetSearch(board), stock, hall_known, ground, Counter(tray_left))
        observations = (Observation(base.load, base.noise, np.zeros((3, 3))),)
        return cls(context, (hypothesis,), np.zeros((3, 3)), observations=observations, figures=figures)

    def decorating(self, left: Mapping[Piece, int]) -> "PlateTurn":
        """The same turn once it is known which decorations have left the tray, and how many of each."""
        kinds, search = tuple(dict.fromkeys((*self.board.kinds, *left))), self.context.search
        if kinds != self.board.kinds:
            search = PieceSetSearch(LatticeBoard(self.board.palace, self.board.masses, kinds))
        return replace(self, context=replace(self.context, search=search, ornaments=Counter(left)))

    def holding(self, stock: Bricks) -> "PlateTurn":
        """The same turn of a player who has these bricks."""
        return replace(self, context=replace(self.context, stock=stock))

    @property
    def moved(self) -> Floats:
        """Covariance (3, 3) of how far the zero may have moved since the turn began."""
        moved: Floats = self.pending_shift + np.sum([observation.shift for observation in self.observations], axis=0)
        return moved

    @property
    def board(self) -> LatticeBoard:
        return self.context.search.board

    @property
    def stock(self) -> Bricks | None:
        """The player's building bricks; None where they are not known."""
        return self.context.stock

    @property
    def best(self) -> Hypothesis:
        return self.hypotheses[0]

    @property
    def first_clutter(self) -> Clutter | None:
        """The first of what is strewn about: people are asked of one thing after the other."""
        return self.clutter[0] if self.clutter else None

    @property
    def standing(self) -> tuple[Placement, ...]:
        """This turn's pieces by the best reading so far."""
        return self.best.pieces

    @property
    def expected(self) -> Floats:
        """Load (3,) of the plate by the best reading, with nothing astray."""
        return self.best.load + self.best.offset + self.accepted_load

    def after(self, quiet: QuietMoment, hall: frozenset[Stud] | None = None) -> "PlateTurn":
        """The turn after one more quiet moment; `hall`: the ground knobs whose sensors see a magnet, None: not known.

        A moment that nothing explains (a finger rests there, the plate is on its stop) changes nothing but counts.
        """
        quiet = replace(quiet, load=quiet.load - self.accepted_load)
        return self._with_strewn(quiet, hall) if self.clutter else self.explained_by(quiet, hall)

    def agreed(self, clutter: Clutter) -> "PlateTurn":
        """This of what is strewn about is as it should be, says a person: the turn goes on with it."""
        rest = tuple(other for other in self.clutter if other is not clutter)
        accepted_load, pending_shift, count = (
            self.accepted_load + clutter.load,
            self.pending_shift + clutter.noise,
            self.unexplained if rest else 0,
        )
        return replace(
            self,
            accepted_load=accepted_load,
            pending_shift=pending_shift,
            clutter=rest,
            unexplained=count,
            previous=None,
        )

    def on_ground(self, load: Floats, noise: Floats) -> "PlateTurn":
        """The same turn where what it is built on has become heavier by this load (3,), which is known with the
        covariance (3, 3) `noise`."""
        accepted_load, pending_shift = self.accepted_load + load, self.pending_shift + noise
        return replace(
            self,
            accepted_load=accepted_load,
            pending_shift=pending_shift,
            pending_presses=(),
            unexplained=0,
            previous=None,
        )

    def explained_by(self, quiet: QuietMoment, hall: frozenset[Stud] | None) -> "PlateTurn":
        """`after` while nothing is known to be astray. What is found to be takes presses and shift with it."""
        pending_shift, pressed = self.pending_shift + quiet.shift, (*self.pending_presses, *quiet.presses)
        moved = PressEvidence(self.board, pressed)
        found = self._found(quiet, pending_shift, hall, moved)
        made = place_moves(found)
        unusual = False
        if self._is_doubtful(made):
            many = self._with_many(quiet, pending_shift, hall, moved)
            unusual = bool(many.rank.size)
            found = found.and_also(many)
            made = place_moves(found)
        change = quiet.load - self.best.offset - self.best.load
        step = MoveGenerator(self.context, self.best, change, self.best.cov + pending_shift, quiet.noise, hall, moved)
        beside = find_clutter(step, replace(quiet, presses=pressed), self._available(), self.figures, made)
        if beside is not None:
            none, count = np.zeros((3, 3)), self.unexplained + 1
            return replace(
                self,
                pending_shift=none,
                pending_presses=(),
                unexplained=count,
                best_rank=beside.log_score,
                clutter=(beside,),
            )
        if not made:
            previous = None if self.previous is None else self.previous._mistaken()
            again = None if previous is None else previous.explained_by(self._with_lost_shift(quiet), hall)
            if again is not None and not again.unexplained:
                return replace(again, pruned_share=max(again.pruned_share, PRUNED_BY_UNUSUAL))
            count = self.unexplained + 1
            return replace(
                self, pending_shift=pending_shift, pending_presses=pressed, unexplained=count, best_rank=-np.inf
            )
        hypotheses, dropped = prune(made)
        left_out = np.append(found.left_out(MOST_PLACED), [one.rank for one in dropped if not one.placed.faults])
        part = likelihood_share(left_out, np.array([one.rank for one in made]))
        return replace(
            self,
            hypotheses=hypotheses,
            pending_shift=np.zeros((3, 3)),
            pending_presses=(),
            pruned_share=max(1.0 - (1.0 - self.pruned_share) * (1.0 - part), PRUNED_BY_UNUSUAL if unusual else 0.0),
            unexplained=0,
            previous=replace(self, previous=None),
            shift=quiet.shift,
            observations=(*self.observations, Observation(quiet.load, quiet.noise, pending_shift, pressed)),
            hall=hall,
            best_rank=max(one.rank for one in made),
        )

    def _with_strewn(self, quiet: QuietMoment, hall: frozenset[Stud] | None) -> "PlateTurn":
        """One more moment of a turn with something astray; `hall` as in `PlateTurn.after`."""
        found = max((self._with_rest(gone, quiet, hall) for gone in (None, *range(len(self.clutter)))), key=_likely)
        if found.best_rank == -np.inf:
            pending_shift, pressed = self.pending_shift + quiet.shift, (*self.pending_presses, *quiet.presses)
            return replace(self, pending_shift=pending_shift, pending_presses=pressed, unexplained=self.unexplained + 1)
        return replace(found, unexplained=self.unexplained + 1) if found.clutter else found

    def _with_rest(self, gone: int | None, quiet: QuietMoment, hall: frozenset[Stud] | None) -> "PlateTurn":
        """The turn after a moment at which one of what is strewn about (None: none of it) is mended; a new thing may
        have come besides."""
        pending_shift, rest = self.pending_shift, list(self.clutter)
        if gone is not None:
            pending_shift = pending_shift + rest.pop(gone).moved
        for one in rest:
            quiet = one.out_of(quiet)
        found = replace(self, clutter=(), pending_shift=pending_shift).explained_by(quiet, hall)
        mended = _MENDED if gone is not None and not found.clutter else 0.0
        clutter = (*rest, *found.clutter)
        best_rank = found.best_rank + mended if len(clutter) <= MOST_CLUTTER else -np.inf
        return replace(found, best_rank=best_rank, clutter=clutter)

    def with_askew(self, clutter: Clutter, hall: frozenset[Stud] | None) -> "PlateTurn | None":
        """The turn with this of what is strewn about for a piece that leans or sits askew, or stands high on a table
        that is not level; None where none can come so near. `hall`: as it is now."""
        if clutter.load[0] < 0:
            return None
        rest = tuple(other for other in self.clutter if other is not clutter)
        unit = clutter.load[0] * ASKEW_MM
        shift = clutter.moved + np.diag([0.0, unit**2, unit**2])
        again = replace(clutter.quiet, load=self.best.load + self.best.offset + clutter.load, shift=shift)
        found = replace(self, clutter=()).explained_by(again, hall)
        before, built = ({(piece.piece, piece.body) for piece in each.standing} for each in (self, found))
        came_alone = before <= built and len(built) == len(before) + 1
        if found.clutter or found.unexplained or found.best.last_distance > FITS_WELL or not came_alone:
            return None
        count = self.unexplained if rest else 0
        return replace(found, clutter=rest, unexplained=count, previous=None, has_accepted_piece=True)

    def contradicted(self, pieces: Iterable[Placement]) -> int:
        """How many Hall sensors that are believed contradict it that these pieces, and no others, came this turn."""
        if self.hall is None:
            return 0
        ground = self.context.hall_start | self.board.on_ground(pieces)
        return len((ground ^ self.hall) & self.context.hall_known)

    def _is_doubtful(self, made: Sequence[PlacedMove]) -> bool:
        """Whether what usually happens explains a moment badly, or by a broken rule alone."""
        if not made:
            return True
        best = max(made, key=lambda one: one.rank)
        if best.hypothesis(best.log_score).last_distance > _FITS_BADLY:
            return True
        return not self.best.placed.faults and all(one.placed.faults for one in made)

    def _mistaken(self) -> "PlateTurn":
        hypotheses = tuple(
            replace(hypothesis, log_score=hypothesis.log_score + _MISTAKEN) for hypothesis in self.hypotheses
        )
        return replace(self, hypotheses=hypotheses, pending_presses=())

    def _with_lost_shift(self, quiet: QuietMoment) -> QuietMoment:
        """A quiet moment as it follows on the one before the last: the zero may have moved at both."""
        shift = quiet.shift + self.shift + (self.pending_shift if self.unexplained else 0.0)
        return replace(
            quiet, shift=shift, presses=(*self.observations[-1].presses, *self.pending_presses, *quiet.presses)
        )

    def _found(
        self, quiet: QuietMoment, pending_shift: Floats, hall: frozenset[Stud] | None, pressed: PressEvidence
    ) -> "MovePool":
        """Every way in which a reading may have gone on."""
        available = self._available()
        changes = np.array([quiet.load - hypothesis.offset - hypothesis.load for hypothesis in self.hypotheses])
        around = changes - changes[0]
        widest = self.best.cov + pending_shift + quiet.noise + around.T @ around / len(around)
        search = self.context.search
        sets = search.found(changes[0], widest, available)
        found = MovePool(self.board, self._seen(hall))
        steps = [
            MoveGenerator(self.context, hypothesis, change, hypothesis.cov + pending_shift, quiet.noise, hall, pressed)
            for hypothesis, change in zip(self.hypotheses, changes, strict=True)
        ]
        for first, last in pairwise(_AT_ONCE):
            some = steps[first:last]
            fits = np.array([found.add(step.with_nothing()) for step in some], dtype=bool)
            for of_size in sets:
                fits |= found.try_sets([step.as_it_stands() for step in some], of_size)
            instead: dict[tuple[tuple[int, ...], ...], list[MoveBase]] = {}
            for step, fit in zip(some, fits, strict=True):
                if (first and fit) or step.most_if_taken < found.least:
                    continue
                for one in step.with_some_taken():
                    if isinstance(one, PieceMove):
                        found.add([one])
                    else:
                        instead.setdefault(step.instead(one.set_base.change), []).append(one)
            for kinds, grounds in instead.items():
                found.try_sets(grounds, search.singles(kinds, available))
        return found

    def _with_many(
        self, quiet: QuietMoment, pending_shift: Floats, hall: frozenset[Stud] | None, pressed: PressEvidence
    ) -> "MovePool":
        """More pieces at once than are looked for everywhere, near what the turn touches already."""
        found = MovePool(self.board, self._seen(hall))
        available = self._available()
        for one in self.hypotheses[:_MANY_OF] if quiet.t1 - quiet.t0 >= _MANY_LAST_S else ():
            change = quiet.load - one.offset - one.load
            step = MoveGenerator(self.context, one, change, one.cov + pending_shift, quiet.noise, hall, pressed)
            for way in step.with_more_taken():
                if isinstance(way, PieceMove):
                    found.add([way])
                    continue
                for some in self.context.search.found(way.set_base.change, step.cov, available, (1, 2)):
                    found.try_sets([way], some)
            grounds, local = step.first_of_many(available)
            for ground in grounds:
                for some in self.context.search.found(ground.set_base.change, step.cov, local, (MOST_TOGETHER,)):
                    found.try_sets([ground], some)
        return found

    def _seen(self, hall: frozenset[Stud] | None) -> NDArray[np.bool_] | None:
        """The knobs whose sensors see a magnet; None where no sensor is believed."""
        if hall is None or not self.context.hall_known:
            return None
        return np.array([stud in hall for stud in self.board.studs])

    def _available(self) -> NDArray[np.bool_]:
        """Atoms that there are: of an arch's middle only where some reading has an arch."""
        atoms = self.board.atoms
        middles = {edge for hypothesis in self.hypotheses for edge in hypothesis.placed.middles}
        standing = np.zeros(len(self.board.edges) + 1, dtype=bool)
        standing[list(middles)] = True
        available: NDArray[np.bool_] = atoms.lattice | standing[atoms.edge]
        return available


def _likely(turn: PlateTurn) -> float:
    return turn.best_rank
