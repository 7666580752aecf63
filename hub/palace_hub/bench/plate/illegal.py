"""Forbidden builds for the benchmark, one kind for each way in which real pieces can break a rule (R3, R4, R5.1).

Each kind puts one mistake into a legal staircase (`build_mistakes`). `check` has to report the kind's code and at most
the codes that come with it (`IllegalKind.along`). Impossible with real pieces, so left out: two pieces in one cell
(R3.4), off the grid (R3.7), an arch no higher than the one it stands on (R4.6), an occupied end (R5.1). `hidden_by`
tells the builds that mass and place cannot show.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.pieces import BUILDING, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.randomness import Rng
from monkey_palace.staircase.check import check
from monkey_palace.staircase.sampling import random_staircase
from palace_hub.bench.plate import build_mistakes as mistakes
from palace_hub.bench.plate.build_mistakes import MistakeDraft
from palace_hub.bench.plate.builds import (
    FIGURE,
    TRIES,
    PlateBuild,
    Position,
    decoration_of,
    mid_game,
    one_by_one,
    supports_first,
    together,
)
from palace_hub.sensing.plate.board.limits import DETECTION_LIMITS, DetectionLimit
from palace_hub.sim.plate.hand_work import PlateStep
from palace_hub.sim.plate.hands import set_on
from palace_hub.sim.plate.heap import Heap
from palace_hub.sim.world import streams

MERGED = (2, 3)  # pieces in one step of merged builds
A_POSITION = 12  # tries in one position
BESIDE = 1 / 3  # part of the positions with a figure that is not in the way, as in a third of all palaces
ASIDE = 0.5  # part of the figures in the way that are set down meanwhile; the others stay in the other hand


Proposal = Callable[[MistakeDraft], bool]


@dataclass(frozen=True, slots=True)
class IllegalKind:
    """One kind of forbidden build.

    `rule`, `code`: the violation that `check` must report; `propose`: makes the mistake; `along`: codes that may come
    with it. `decorated`: a decoration is added; `figures`: some of the palaces have a figure.
    """

    rule: str
    code: str
    propose: Proposal
    along: frozenset[str] = frozenset()
    decorated: bool = True
    figures: bool = False


APART: Final = frozenset({"not_connected"})
LOOSE: Final = frozenset({"loose_brick"})

KINDS: Final[Mapping[str, IllegalKind]] = MappingProxyType(
    {
        "over_the_rim": IllegalKind("3.1", "off_plate", mistakes.over_the_rim, APART, figures=True),
        "brick_on_own_middle": IllegalKind("3.3", "on_arch_middle", mistakes.on_own_middle, LOOSE),
        "hanging_foot": IllegalKind("3.5", "not_supported", mistakes.hanging),
        "foot_without_knob": IllegalKind("3.5", "no_knob", mistakes.without_knob, APART, figures=True),
        "on_figure": IllegalKind("3.5", "figure_on_knob", mistakes.on_figure),
        "both_feet_on_arch": IllegalKind("3.6", "both_feet_on_arch", mistakes.both_feet, frozenset({"turns_back"})),
        "occupied_start": IllegalKind("4.1", "start_not_on_ground", mistakes.occupied_start),
        "decoration_first": IllegalKind("4.2", "start_with_decoration", mistakes.decoration_first, decorated=False),
        "no_arch": IllegalKind("4.3", "no_arch", mistakes.no_arch, decorated=False),
        "brick_at_end": IllegalKind("4.3", "ends_with_brick", mistakes.at_the_end),
        "brick_on_old_middle": IllegalKind("4.4", "on_palace_middle", mistakes.on_old_middle, LOOSE),
        "not_connected": IllegalKind("4.5", "not_connected", mistakes.not_connected),
        "second_path": IllegalKind("4.6", "two_paths", mistakes.second_path),
        "turns_back": IllegalKind("4.7", "turns_back", mistakes.turns_back),
        "fork": IllegalKind("4.7", "forks", mistakes.fork),
        "fork_as_support": IllegalKind("4.8", "arch_as_support", mistakes.fork_as_support),
        "stray_brick": IllegalKind("4.8", "loose_brick", mistakes.stray),
        "borrowed_piece": IllegalKind("4.9", "not_enough_pieces", mistakes.borrowed),
        "wrong_colour": IllegalKind("5.1", "wrong_decoration", mistakes.wrong_colour, decorated=False),
        "wrong_place": IllegalKind("5.1", "decoration_misplaced", mistakes.wrong_place, decorated=False),
        "decoration_on_middle": IllegalKind(
            "5.1", "decoration_misplaced", mistakes.decoration_on_middle, decorated=False, figures=True
        ),
        "decoration_inside": IllegalKind(
            "5.1", "decoration_misplaced", mistakes.decoration_inside, decorated=False, figures=True
        ),
        "two_decorations": IllegalKind("5.1", "several_decorations", mistakes.two_decorations, decorated=False),
    }
)
"""Kinds by name. `check` confirms the rule for every build."""


def illegal_build(kind: str, seed: int, *, merged: bool = False) -> PlateBuild:
    """The build of this kind and seed. `merged`: two or three pieces in one step.

    Raises `KeyError` for an unknown kind, `LookupError` if `TRIES` positions give none.
    """
    draw = streams.draws("illegal", kind, seed)
    for number in range(TRIES):
        position = mid_game(streams.key(kind, seed, number) % (1 << 40))
        for found in _of_position(kind, position, draw):
            build = _with_figures(found, KINDS[kind], streams.draws("illegal", kind, seed, "figures"))
            return replace(build, steps=together(build.steps, lambda: draw.randint(*MERGED))) if merged else build
    raise LookupError(f"no {kind} for seed {seed} in {TRIES} positions")


def _of_position(name: str, position: Position, draw: random.Random) -> Iterator[PlateBuild]:
    kind = KINDS[name]
    for _ in range(A_POSITION):
        found = random_staircase(position.palace, position.stock, Rng(draw.getrandbits(64)))
        if found is None:
            return
        facts = found.facts
        heap = Heap(position.palace, draw)
        draft = MistakeDraft(position, draw, found.placements, facts.end, Piece(facts.start_colour), heap)
        if not kind.propose(draft):
            continue
        pieces = tuple(heap.placed)
        draft.position = _with_stock(draft.position, pieces, borrowed=draw if name == "borrowed_piece" else None)
        build = _judged(name, kind, draft.position, pieces)
        if build is None:
            continue
        yield (_decorated(name, kind, draft, pieces) or build) if kind.decorated else build


def _with_figures(build: PlateBuild, kind: IllegalKind, draw: random.Random) -> PlateBuild:
    """Add a figure: in the way, or for some kinds on an end that the build does not touch."""
    palace = build.position.palace
    if palace.figures:
        return replace(build, steps=_around_figures(build, aside=draw.random() < ASIDE))
    if not kind.figures or draw.random() >= BESIDE:
        return build
    used = {(cell.x, cell.y) for piece in build.pieces for cell in piece.cells}
    ends = [end for end in palace.open_arch_ends() if (end.x, end.y) not in used]
    beside = palace.with_figures([draw.choice(ends)]) if ends else palace
    return replace(build, position=replace(build.position, palace=beside))


def _around_figures(build: PlateBuild, *, aside: bool) -> tuple[PlateStep, ...]:
    """The steps with the monkey lifted for every piece on its knob, and put on top of that piece."""
    (stands,) = build.position.palace.figures
    steps: list[PlateStep] = []
    for step in build.steps:
        knobs = [knob for piece in build.pieces if piece in step.put for knob in piece.knobs]
        knob = next((knob for knob in knobs if (knob.x, knob.y) == (stands.x, stands.y) and knob.z > stands.z), None)
        if knob is None:
            steps.append(step)
            continue
        here, there = set_on(FIGURE, stands), set_on(FIGURE, knob)
        if aside:
            steps += [PlateStep(taken=(here,)), step, PlateStep(put=(there,))]
        else:
            steps.append(replace(step, taken=(here,), put=(*step.put, there)))
        stands = Cell(*knob)
    return tuple(steps)


def _with_stock(position: Position, pieces: tuple[Placement, ...], borrowed: random.Random | None) -> Position:
    """The position with enough pieces in hand; `borrowed` draws a kind of which one is missing."""
    used = Counter(piece.piece for piece in pieces if piece.piece in BUILDING)
    stock = {kind.value: max(position.stock[kind], used[kind]) for kind in BUILDING}
    if borrowed is not None:
        kind = borrowed.choice(sorted(used))
        stock[kind.value] = used[kind] - 1
    return replace(position, stock=Bricks(**stock))


def _decorated(name: str, kind: IllegalKind, draft: MistakeDraft, pieces: tuple[Placement, ...]) -> PlateBuild | None:
    """The build with a decoration on an end of its path, if that adds no further mistake."""
    last = next((piece for piece in reversed(pieces) if piece.piece is Piece.ARCH), None)
    first = draft.position.palace.ground.get((pieces[0].x, pieces[0].y), draft.colour.value)
    for cell in (draft.end, *(reversed(last.knobs) if last is not None else ()), *pieces[-1].knobs):
        for colour in dict.fromkeys((draft.colour, Piece(first))):
            build = _judged(name, kind, draft.position, (*pieces, Placement(colour, *cell)))
            if build is not None and cell in {knob for piece in pieces for knob in piece.knobs}:
                return build
    return None


def _judged(name: str, kind: IllegalKind, position: Position, pieces: tuple[Placement, ...]) -> PlateBuild | None:
    """The build if `check` reports the kind's code and at most the codes `along`; None otherwise."""
    verdict = check(position.palace, pieces, stock=position.stock)
    codes = {violation.code for violation in verdict.violations}
    if kind.code not in codes or codes - {kind.code} - kind.along:
        return None
    fault = next(violation for violation in verdict.violations if violation.code == kind.code)
    ordered = supports_first(pieces)
    return PlateBuild(
        position, name, ordered, one_by_one(ordered), decoration_of(pieces), fault.rule, fault.code, fault.at
    )


_OF_MIDDLES: Final = ("on_arch_middle", "on_palace_middle")
_LEAVES: Final = (Piece.LIGHT_GREEN, Piece.DARK_GREEN)


def hidden_by(made: PlateBuild, level: str) -> DetectionLimit | None:
    """The detection limit that hides this build at a level; None: mass and place show it."""
    if made.at is None:
        return None
    return next(
        (
            limit
            for limit in DETECTION_LIMITS
            if level in limit.levels and limit.rules and ALIKE[limit.reason.key](made)
        ),
        None,
    )


def _leaf_for_a_brick(made: PlateBuild) -> bool:
    """Whether a leaf inside a staircase would be legal as a brick, which weighs the same."""
    if made.at is None or made.at.piece not in _LEAVES:
        return False
    alike = tuple(replace(piece, piece=Piece.BRICK) if piece == made.at else piece for piece in made.pieces)
    return check(made.position.palace, alike, stock=made.position.stock).legal


def _beside_the_end(made: PlateBuild) -> bool:
    """Whether the decoration stands one stud off the end of a legal staircase."""
    if made.at is None or made.code != "decoration_misplaced":
        return False
    others = [piece for piece in made.pieces if piece != made.at]
    facts = check(made.position.palace, others, stock=made.position.stock).facts
    return facts is not None and abs(facts.end.x - made.at.x) + abs(facts.end.y - made.at.y) == 1


def _under_an_arch(made: PlateBuild) -> bool:
    """Whether a piece on an arch's middle may lie between two arches, or on top of both."""
    if made.at is None or made.code not in _OF_MIDDLES:
        return False
    stud = (made.at.x, made.at.y)
    return all(
        any(piece.piece is Piece.ARCH and stud in {(cell.x, cell.y) for cell in piece.cells[1:-1]} for piece in pieces)
        for pieces in (made.position.palace.pieces, made.pieces)
    )


ALIKE: Final[Mapping[str, Callable[[PlateBuild], bool]]] = MappingProxyType(
    {
        "plate-invisible-leaf": _leaf_for_a_brick,
        "plate-invisible-beside-the-end": _beside_the_end,
        "plate-invisible-under-an-arch": _under_an_arch,
    }
)
"""Tests whether a limit applies to a build, by the key of its reason."""
