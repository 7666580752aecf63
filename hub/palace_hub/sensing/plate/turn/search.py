"""The search for the pieces of a turn: Bayesian filtering over sets of pieces, from quiet moment to quiet moment.

A hypothesis is a set of placed pieces with a Gaussian estimate of the zero's offset. At every quiet moment each is
continued by every set of pieces that explains the change of the load (`piece_sets`), by removals, and by nothing
(`moves`); a beam search keeps the likeliest. Rules enter as priors only: a broken rule is rare (`FORBIDDEN`), and
pieces near those of the turn are likelier. What no move explains may be clutter (`clutter`). `verdict.decision`
decides.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, pairwise
from types import MappingProxyType
from typing import Final

import numpy as np
from numpy.typing import NDArray

from monkey_palace.board.notation import ARCH_SPAN, Cell, Placement
from monkey_palace.board.palace import Palace, Stud
from monkey_palace.board.pieces import BUILDING, Piece
from monkey_palace.board.stock import Bricks
from palace_hub.sensing.plate.board.figures import FigureMass
from palace_hub.sensing.plate.board.load_model import AwaitedChange
from palace_hub.sensing.plate.board.places import LatticeBoard, UnitMasses
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.presses import Press
from palace_hub.sensing.plate.load.seat import pulled_up_covariance
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.turn.beam import (
    MOST_HYPOTHESES,
    MOST_PLACED,
    MovePool,
    likelihood_share,
    place_moves,
    prune,
)
from palace_hub.sensing.plate.turn.clutter import FITS_WELL, Clutter, find_clutter, lost_figure
from palace_hub.sensing.plate.turn.likelihood import Observation
from palace_hub.sensing.plate.turn.moves import Hypothesis, MoveBase, MoveGenerator, PieceMove, PlacedMove, TurnContext
from palace_hub.sensing.plate.turn.piece_sets import MOST_TOGETHER, PieceSetSearch
from palace_hub.sensing.plate.turn.press_evidence import PressEvidence

# Bounds of the groups of hypotheses that are continued together. Removals are tried for every hypothesis of the first
# group, and for those of the others that nothing else continues.
_GROUPS = (0, 12, 40, MOST_HYPOTHESES)
_MANY_OF = 3  # hypotheses for which larger sets are tried if the usual ones do not fit
_FITS_BADLY = 13.0  # squared distance (3 degrees of freedom) that a true moment exceeds once in 200
# Least length of a moment for which larger sets are tried, s: a light finger may weigh as much as several pieces.
_MANY_LAST_S = 0.45
MAP_EDGES: Final = (2, 29)
"""Rows and columns of the ground map's outermost studs: a map of 28 x 28 studs in the middle of the plate."""
PRUNED_BY_UNUSUAL: Final = 0.5
"""Probability that the truth was pruned, once only an unusual move explained a moment (assumed)."""
# Log prior (natural) that the last explained moment was a resting finger, so that the turn goes on from before it.
_MISTAKEN = -7.0
MOST_CLUTTER: Final = 4
"""Pieces of clutter that are followed at once: each multiplies the hypotheses of every moment (assumed)."""
ASKEW_MM: Final = 2.0
"""Standard deviation of the place of a piece that leans, or stands high on a table that is not level, mm (assumed)."""
# Log prior (natural) of clutter that is put right, and of a change that the game awaits: without it a leaf that comes
# is as likely a brick in its place.
_MENDED = 6.0


# Log prior (natural) that a pull of `PULLED_UP_G` and more takes the sheet along: most people hold it (assumed).
_CAME_ALONG = -2.0
# Log by which the sheet at rest has to explain the moment better for its seat to count as unmoved: 1 in 1,000.
_AT_REST = 7.0


def _come(before: Iterable[Placement], after: Iterable[Placement]) -> frozenset[object]:
    """The pieces that have come, in any notation."""
    there = {(piece.piece, piece.body) for piece in before}
    return frozenset((piece.piece, piece.body) for piece in after if (piece.piece, piece.body) not in there)


def _certainly_still(resting: MovePool, moved: MovePool) -> bool:
    """Whether the moves of a sheet at rest explain a moment far better than those of one that moved in its seat."""
    best, other = (float(pool.rank.max(initial=-np.inf)) for pool in (resting, moved))
    return best > other + _AT_REST


@dataclass(frozen=True, slots=True)
class PlateTurn:
    """The state of the search in one turn. Immutable: `after` returns the next state."""

    context: TurnContext
    hypotheses: tuple[Hypothesis, ...]
    """Best first."""
    pending_shift: Floats
    """Covariance (3, 3) of the zero's movement since the last explained moment."""
    pruned_share: float = 0.0
    """Probability that the true hypothesis was pruned."""
    unexplained: int = 0
    """Quiet moments since the last explained one."""
    previous: "PlateTurn | None" = None
    """The state before the last explained moment, should that have been a resting finger."""
    shift: Floats = field(default_factory=lambda: np.zeros((3, 3)))
    """`QuietMoment.shift` of the last explained moment."""
    pending_presses: tuple[Press, ...] = ()
    """Presses since the last explained moment."""
    observations: tuple[Observation, ...] = ()
    """The explained moments, beginning with the one before the first touch."""
    hall: frozenset[Stud] | None = None
    """Knobs that saw a magnet at the last explained moment; None: not known."""
    best_rank: float = -np.inf
    """Rank of the best hypothesis before normalisation; comparable between states of the same moment."""
    clutter: tuple[Clutter, ...] = ()
    """Clutter that has not been put right, oldest first. Meanwhile the turn counts as unexplained."""
    accepted_load: Floats = field(default_factory=lambda: np.zeros(3))
    """Load (3,) that players have accepted as right; it is subtracted from every moment."""
    has_accepted_piece: bool = False
    """Whether a piece counts as the turn's because a player accepted it askew."""
    came_unseated: bool = False
    """Whether a piece came at a moment at which the sheet may have moved in its seat: its place is not known."""
    figures: Mapping[Cell, FigureMass] = field(default_factory=dict)
    """Figures with a known mass, where they stand."""
    awaited: tuple[AwaitedChange, ...] = ()
    """Changes of the game, such as a figure's, of which any may come at any moment."""

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
        awaited: tuple[AwaitedChange, ...] = (),
    ) -> "PlateTurn":
        """The state before the first touch.

        `base`: a quiet moment of the palace as it stands. `stock`: the player's building bricks; None: not known.
        `tray_left`: decorations that have left the tray. `hall_known`: knobs with a trusted sensor (none at silver).
        `figures`: figures with a known mass, where they stand. `awaited`: changes of the game that `base` does
        not show.
        """
        board = LatticeBoard(palace, masses, (*BUILDING, *dict.fromkeys(tray_left)))
        hypothesis = Hypothesis(board.start, np.zeros(3), base.load, base.noise, 0.0)
        feet = board.on_ground(palace.pieces)
        context = TurnContext(PieceSetSearch(board), stock, hall_known, feet, Counter(tray_left))
        observations = (Observation(base.load, base.noise, np.zeros((3, 3))),)
        return cls(
            context,
            (hypothesis,),
            np.zeros((3, 3)),
            observations=observations,
            figures=figures,
            awaited=awaited,
        )

    def decorating(self, left: Mapping[Piece, int]) -> "PlateTurn":
        """The same turn with this number of each decoration out of the tray."""
        kinds, search = tuple(dict.fromkeys((*self.board.kinds, *left))), self.context.search
        if kinds != self.board.kinds:
            search = PieceSetSearch(LatticeBoard(self.board.palace, self.board.masses, kinds))
        return replace(self, context=replace(self.context, search=search, ornaments=Counter(left)))

    def holding(self, stock: Bricks) -> "PlateTurn":
        """The same turn of a player with these building bricks."""
        return replace(self, context=replace(self.context, stock=stock))

    def on_map(self, palace: Palace) -> "PlateTurn":
        """The same turn after a knob of the ground map was entered, or a figure moved: every hypothesis stands on the
        new palace."""
        board = LatticeBoard(palace, self.board.masses, self.board.kinds)
        moved = (replace(one, placed=board.standing(one.pieces)) for one in self.hypotheses)
        hypotheses = tuple(sorted(moved, key=lambda one: -one.rank))
        context = replace(self.context, search=PieceSetSearch(board))
        return replace(self, context=context, hypotheses=hypotheses, previous=None)

    @property
    def zero_covariance(self) -> Floats:
        """Covariance (3, 3) of the zero's movement since the turn began."""
        moved: Floats = self.pending_shift + np.sum([observation.shift for observation in self.observations], axis=0)
        return moved

    @property
    def board(self) -> LatticeBoard:
        """The board at the beginning of the turn."""
        return self.context.search.board

    @property
    def stock(self) -> Bricks | None:
        """The player's building bricks; None: not known."""
        return self.context.stock

    @property
    def mass_left(self) -> float:
        """Mass of the building bricks that the player has left, by the best hypothesis, and of the decorations that are
        out, g; 0 where the stock is not known."""
        grams, stock = self.board.masses.grams, self.stock
        if stock is None:
            return 0.0
        held = sum(grams[piece] * stock[piece] for piece in BUILDING)
        held += sum(grams[piece] * count for piece, count in self.context.ornaments.items())
        return max(0.0, held - sum(grams[piece.piece] for piece in self.standing))

    @property
    def best(self) -> Hypothesis:
        """The likeliest hypothesis."""
        return self.hypotheses[0]

    @property
    def is_lone_column_at_a_corner(self) -> bool:
        """Whether the only piece is a column on the map's corner knob that no other piece is near."""
        if len(self.standing) != 1 or self.standing[0].piece is not Piece.COLUMN:
            return False
        [cell] = self.standing[0].feet
        others = (other for piece in self.board.palace.pieces for other in piece.cells)
        near = any(max(abs(other.x - cell.x), abs(other.y - cell.y)) <= ARCH_SPAN for other in others)
        return cell.x in MAP_EDGES and cell.y in MAP_EDGES and not near

    @property
    def first_clutter(self) -> Clutter | None:
        """The oldest clutter: players are asked about one thing at a time."""
        return self.clutter[0] if self.clutter else None

    @property
    def standing(self) -> tuple[Placement, ...]:
        """This turn's pieces by the best hypothesis."""
        return self.best.pieces

    @property
    def expected(self) -> Floats:
        """Load (3,) by the best hypothesis, without clutter."""
        return self.best.load + self.best.offset + self.accepted_load

    def after(self, quiet: QuietMoment, hall: frozenset[Stud] | None = None) -> "PlateTurn":
        """The state after one more quiet moment. `hall`: knobs that see a magnet; None: not known.

        A moment that nothing explains (a resting finger, the plate on its stop) only adds to `unexplained`.
        """
        likeliest, best = self._after(quiet, hall), None
        for count in range(1, len(self.awaited) + 1):
            for some in combinations(self.awaited, count):
                best = likeliest.best_rank if best is None else best
                turn = self._with_come(some)._after(quiet, hall)
                if turn.best_rank + _MENDED * count > best:
                    likeliest, best = turn, turn.best_rank + _MENDED * count
        return likeliest

    def odds(self, change: AwaitedChange, quiet: QuietMoment, hall: frozenset[Stud] | None = None) -> float:
        """Log odds (natural) that this change has come at the next moment, rather than only pieces."""
        came, pieces = (turn._after(quiet, hall).best_rank for turn in (self._with_come((change,)), self))
        return came - pieces if came > -np.inf else -np.inf

    def _with_come(self, some: tuple[AwaitedChange, ...]) -> "PlateTurn":
        """The state once these of the awaited changes have come."""
        if not some:
            return self
        return replace(
            self,
            accepted_load=self.accepted_load + sum(change.load for change in some),
            pending_shift=self.pending_shift + sum(change.cov for change in some),
            awaited=tuple(change for change in self.awaited if change not in some),
            previous=None,
        )

    def _after(self, quiet: QuietMoment, hall: frozenset[Stud] | None) -> "PlateTurn":
        """`after` without the awaited changes."""
        quiet = replace(quiet, load=quiet.load - self.accepted_load)
        if self.clutter:
            return self._with_clutter(quiet, hall)
        turn = self._explained(quiet, hall)
        if turn.clutter or (not turn.unexplained and frozenset(self.standing) <= frozenset(turn.standing)):
            return turn
        return max((turn, *self._with_a_figure_gone(quiet, hall)), key=_best_rank)

    def _with_a_figure_gone(self, quiet: QuietMoment, hall: frozenset[Stud] | None) -> Iterator["PlateTurn"]:
        """The states after a moment at which a figure made way and pieces came at once."""
        for cell, mass in self.figures.items():
            gone = lost_figure(cell, mass, quiet)
            turn = self._explained(gone.out_of(quiet), hall)
            if not turn.clutter and len(turn.standing) > len(self.standing):
                rank = turn.best_rank + gone.log_score
                yield replace(turn, unexplained=self.unexplained + 1, best_rank=rank, clutter=(gone,))

    def agreed(self, clutter: Clutter) -> "PlateTurn":
        """The state after a player accepts this clutter as right."""
        rest = tuple(other for other in self.clutter if other is not clutter)
        return replace(
            self,
            accepted_load=self.accepted_load + clutter.load,
            pending_shift=self.pending_shift + clutter.noise,
            clutter=rest,
            unexplained=self.unexplained if rest else 0,
            previous=None,
        )

    def on_ground(self, load: Floats, noise: Floats) -> "PlateTurn":
        """The state after a part of the ground map was added: a load (3,) of covariance `noise` (3, 3)."""
        return replace(
            self,
            accepted_load=self.accepted_load + load,
            pending_shift=self.pending_shift + noise,
            pending_presses=(),
            unexplained=0,
            previous=None,
        )

    def drifted(self, load: Floats) -> "PlateTurn":
        """The state after the zero has moved by a load (3,) while nobody touched the plate."""
        moved = (replace(one, offset=one.offset + load) for one in self.hypotheses)
        record = (replace(observation, load=observation.load + load) for observation in self.observations)
        return replace(self, hypotheses=tuple(moved), observations=tuple(record), previous=None)

    def turned(self, shift: Floats, cov: Floats) -> "PlateTurn":
        """The state after the plate was turned on its cells, whose zero lies elsewhere now by a load (3,).

        `cov` (3, 3): covariance of `shift`.
        """
        return replace(
            self,
            accepted_load=self.accepted_load + shift,
            pending_shift=self.pending_shift + cov,
            pending_presses=(),
            previous=None,
        )

    def without_clutter(self) -> "PlateTurn":
        """The state with all clutter dropped."""
        return replace(self, clutter=())

    def _explained(self, quiet: QuietMoment, hall: frozenset[Stud] | None) -> "PlateTurn":
        """`after` without known clutter; new clutter takes the pending presses and shift with it."""
        pending_shift, presses = self.pending_shift + quiet.shift, (*self.pending_presses, *quiet.presses)
        evidence = PressEvidence(self.board, presses)
        pool = self._pool(quiet, pending_shift, hall, evidence)
        unseated = False
        seat = pulled_up_covariance(quiet.relief_g, quiet.load)
        if seat is not None:  # a piece that was pulled up may have moved the sheet in its seat, or not
            moved = self._moved_in_its_seat()._pool(quiet, pending_shift + seat, hall, evidence)
            unseated = not _certainly_still(pool, moved)
            if unseated:
                pending_shift, pool = pending_shift + seat, pool.merge(moved)
        placed_moves = place_moves(pool)
        unusual = False
        if self._is_doubtful(placed_moves):
            larger = self._pool_of_larger_sets(quiet, pending_shift, hall, evidence)
            unusual = bool(larger.rank.size)
            pool = pool.merge(larger)
            placed_moves = place_moves(pool)
        change = quiet.load - self.best.offset - self.best.load
        covariance = self.best.cov + pending_shift
        generator = MoveGenerator(self.context, self.best, change, covariance, quiet.noise, hall, evidence)
        clutter = find_clutter(
            generator, replace(quiet, presses=presses), self._available(), self.figures, placed_moves
        )
        if clutter is not None:
            return replace(
                self,
                pending_shift=np.zeros((3, 3)),
                pending_presses=(),
                unexplained=self.unexplained + 1,
                best_rank=clutter.log_score,
                clutter=(clutter,),
            )
        if not placed_moves:
            return self._unexplained(quiet, hall, pending_shift, presses)
        hypotheses, dropped = prune(placed_moves)
        pruned = np.append(pool.pruned(MOST_PLACED), [move.rank for move in dropped if not move.placed.faults])
        part = likelihood_share(pruned, np.array([move.rank for move in placed_moves]))
        return replace(
            self,
            hypotheses=hypotheses,
            pending_shift=np.zeros((3, 3)),
            pending_presses=(),
            pruned_share=max(1.0 - (1.0 - self.pruned_share) * (1.0 - part), PRUNED_BY_UNUSUAL if unusual else 0.0),
            unexplained=0,
            previous=replace(self, previous=None),
            shift=quiet.shift,
            observations=(*self.observations, Observation(quiet.load, quiet.noise, pending_shift, presses)),
            hall=hall,
            came_unseated=self.came_unseated or (unseated and bool(_come(self.standing, hypotheses[0].pieces))),
            best_rank=max(move.rank for move in placed_moves),
        )

    def _moved_in_its_seat(self) -> "PlateTurn":
        """The turn with the prior of a sheet that came up with a piece."""
        moved = (replace(one, log_score=one.log_score + _CAME_ALONG) for one in self.hypotheses)
        return replace(self, hypotheses=tuple(moved))

    def _unexplained(
        self, quiet: QuietMoment, hall: frozenset[Stud] | None, pending_shift: Floats, presses: tuple[Press, ...]
    ) -> "PlateTurn":
        """The state after a moment without any move: the last explained one may have been a resting finger."""
        previous = None if self.previous is None else self.previous._penalised()
        again = None if previous is None else previous._explained(self._since_previous(quiet), hall)
        if again is not None and not again.unexplained:
            return replace(again, pruned_share=max(again.pruned_share, PRUNED_BY_UNUSUAL))
        return replace(
            self,
            pending_shift=pending_shift,
            pending_presses=presses,
            unexplained=self.unexplained + 1,
            best_rank=-np.inf,
        )

    def _with_clutter(self, quiet: QuietMoment, hall: frozenset[Stud] | None) -> "PlateTurn":
        """`after` with known clutter: the likeliest of all of it still there, or one thing of it put right."""
        numbers = (None, *range(len(self.clutter)))
        likeliest = max((self._with_rest(number, quiet, hall) for number in numbers), key=_best_rank)
        if likeliest.best_rank == -np.inf:
            pending_shift, presses = self.pending_shift + quiet.shift, (*self.pending_presses, *quiet.presses)
            return replace(self, pending_shift=pending_shift, pending_presses=presses, unexplained=self.unexplained + 1)
        return replace(likeliest, unexplained=self.unexplained + 1) if likeliest.clutter else likeliest

    def _with_rest(self, mended: int | None, quiet: QuietMoment, hall: frozenset[Stud] | None) -> "PlateTurn":
        """The state after a moment if the clutter of this number has been put right (None: none); more may come."""
        pending_shift, rest = self.pending_shift, list(self.clutter)
        if mended is not None:
            pending_shift = pending_shift + rest.pop(mended).moved
        for clutter in rest:
            quiet = clutter.out_of(quiet)
        turn = replace(self, clutter=(), pending_shift=pending_shift)._explained(quiet, hall)
        prior = _MENDED if mended is not None and not turn.clutter else 0.0
        remaining = (*rest, *turn.clutter)
        best_rank = turn.best_rank + prior if len(remaining) <= MOST_CLUTTER else -np.inf
        return replace(turn, best_rank=best_rank, clutter=remaining)

    def with_askew(self, clutter: Clutter, hall: frozenset[Stud] | None) -> "PlateTurn | None":
        """The state with this clutter taken as a piece of the turn that leans or stands askew (`ASKEW_MM`).

        None if no single piece explains it so. `hall`: knobs that see a magnet now; None: not known.
        """
        if clutter.load[0] < 0:
            return None
        rest = tuple(other for other in self.clutter if other is not clutter)
        unit = clutter.load[0] * ASKEW_MM
        shift = clutter.moved + np.diag([0.0, unit**2, unit**2])
        again = replace(clutter.quiet, load=self.best.load + self.best.offset + clutter.load, shift=shift)
        turn = self.without_clutter()._explained(again, hall)
        before, built = ({(piece.piece, piece.body) for piece in each.standing} for each in (self, turn))
        came_alone = before <= built and len(built) == len(before) + 1
        if turn.clutter or turn.unexplained or turn.best.last_distance > FITS_WELL or not came_alone:
            return None
        count = self.unexplained if rest else 0
        return replace(turn, clutter=rest, unexplained=count, previous=None, has_accepted_piece=True)

    def contradicted(self, pieces: Iterable[Placement]) -> int:
        """Number of trusted Hall sensors that contradict that exactly these pieces came this turn."""
        if self.hall is None:
            return 0
        feet = self.context.hall_start | self.board.on_ground(pieces)
        return len((feet ^ self.hall) & self.context.hall_known)

    def _is_doubtful(self, placed_moves: Sequence[PlacedMove]) -> bool:
        """Whether the usual moves explain a moment badly, or only by breaking a rule for the first time."""
        if not placed_moves:
            return True
        best = max(placed_moves, key=lambda move: move.rank)
        if best.hypothesis(best.log_score).last_distance > _FITS_BADLY:
            return True
        return not self.best.placed.faults and all(move.placed.faults for move in placed_moves)

    def _penalised(self) -> "PlateTurn":
        """The state with the prior that the moment after it was a resting finger."""
        hypotheses = tuple(
            replace(hypothesis, log_score=hypothesis.log_score + _MISTAKEN) for hypothesis in self.hypotheses
        )
        return replace(self, hypotheses=hypotheses, pending_presses=())

    def _since_previous(self, quiet: QuietMoment) -> QuietMoment:
        """A quiet moment with the shift and the presses since the state `previous`."""
        shift = quiet.shift + self.shift + (self.pending_shift if self.unexplained else 0.0)
        presses = (*self.observations[-1].presses, *self.pending_presses, *quiet.presses)
        return replace(quiet, shift=shift, presses=presses)

    def _pool(
        self, quiet: QuietMoment, pending_shift: Floats, hall: frozenset[Stud] | None, evidence: PressEvidence
    ) -> MovePool:
        """The usual moves of all hypotheses."""
        available = self._available()
        changes = np.array([quiet.load - hypothesis.offset - hypothesis.load for hypothesis in self.hypotheses])
        around = changes - changes[0]
        widest = self.best.cov + pending_shift + quiet.noise + around.T @ around / len(around)
        search = self.context.search
        sets_by_size = search.sets_for(changes[0], widest, available)
        pool = MovePool(self.board, self._seen(hall))
        generators = [
            MoveGenerator(self.context, hypothesis, change, hypothesis.cov + pending_shift, quiet.noise, hall, evidence)
            for hypothesis, change in zip(self.hypotheses, changes, strict=True)
        ]
        for first, last in pairwise(_GROUPS):
            group = generators[first:last]
            fits = np.array([pool.add(generator.with_nothing()) for generator in group], dtype=bool)
            for sets in sets_by_size:
                fits |= pool.try_sets([generator.as_it_stands() for generator in group], sets)
            replacements: dict[tuple[tuple[int, ...], ...], list[MoveBase]] = {}
            for generator, fit in zip(group, fits, strict=True):
                if (first and fit) or generator.most_if_taken < pool.least:
                    continue
                for move in generator.with_some_taken():
                    if isinstance(move, PieceMove):
                        pool.add([move])
                    else:
                        replacements.setdefault(generator.instead(move.set_base.change), []).append(move)
            for kinds, bases in replacements.items():
                pool.try_sets(bases, search.singles(kinds, available))
        return pool

    def _pool_of_larger_sets(
        self, quiet: QuietMoment, pending_shift: Floats, hall: frozenset[Stud] | None, evidence: PressEvidence
    ) -> MovePool:
        """Moves of more pieces than usual, near the pieces of the turn, for the best hypotheses."""
        pool = MovePool(self.board, self._seen(hall))
        available, search = self._available(), self.context.search
        for hypothesis in self.hypotheses[:_MANY_OF] if quiet.t1 - quiet.t0 >= _MANY_LAST_S else ():
            change = quiet.load - hypothesis.offset - hypothesis.load
            covariance = hypothesis.cov + pending_shift
            generator = MoveGenerator(self.context, hypothesis, change, covariance, quiet.noise, hall, evidence)
            for move in generator.with_more_taken():
                if isinstance(move, PieceMove):
                    pool.add([move])
                    continue
                for sets in search.sets_for(move.set_base.change, generator.cov, available, (1, 2)):
                    pool.try_sets([move], sets)
            bases, local = generator.first_of_many(available)
            for base in bases:
                for sets in search.sets_for(base.set_base.change, generator.cov, local, (MOST_TOGETHER,)):
                    pool.try_sets([base], sets)
        return pool

    def _seen(self, hall: frozenset[Stud] | None) -> NDArray[np.bool_] | None:
        """Mask (nodes,) of the knobs that see a magnet; None if no sensor is trusted."""
        if hall is None or not self.context.hall_known:
            return None
        return np.array([stud in hall for stud in self.board.studs])

    def _available(self) -> NDArray[np.bool_]:
        """Mask of the atoms that are possible: on an arch's middle only where some hypothesis has an arch."""
        atoms = self.board.atoms
        middles = {edge for hypothesis in self.hypotheses for edge in hypothesis.placed.middles}
        has_arch = np.zeros(len(self.board.edges) + 1, dtype=bool)
        has_arch[list(middles)] = True
        available: NDArray[np.bool_] = atoms.lattice | has_arch[atoms.edge]
        return available


def _best_rank(turn: PlateTurn) -> float:
    return turn.best_rank
