"""Staircases that go on from pieces which stand already, for a player who asks for advice in the middle of a build.

The standing pieces are read as the begin of a path (R4.6): arches one above the other, each on its supports, and loose
bricks and columns that the next arch must rest on. From there the beam search goes on. It is fast and may miss one.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from monkey_palace.board.lattice import WALL, Lattice
from monkey_palace.board.notation import Placement, notation
from monkey_palace.board.pieces import BRICK_HEIGHT, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.bots.beam_search import WIDTH, Begun, sketches_from
from monkey_palace.bots.candidates import Candidate, heights_wanted
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.building import judged
from monkey_palace.game.palace_state import palace_known, palace_of
from monkey_palace.game.state import GameState


def continuations(state: GameState, standing: Sequence[Placement], width: int = WIDTH) -> tuple[Candidate, ...]:
    """Legal staircases with all standing pieces, in a stable order; () where none was found."""
    stock = _left(state.player.bricks, standing) if palace_known(state) else None
    if stock is None:
        return ()
    lattice, wanted = Lattice.of(palace_of(state)), heights_wanted(state)
    whole_pile = state.settings.bonus_counts == "whole_pile"
    by_facts: dict[tuple[object, ...], Candidate] = {}
    for begun in _beginnings(lattice, standing, whole_pile):
        found = sketches_from(lattice, begun, stock, wanted=wanted, whole_pile=whole_pile, width=width)
        for sketch in found:
            facts = (sketch.start_colour, sketch.arches, sketch.bricks, sketch.columns, sketch.height, sketch.five_high)
            if facts not in by_facts and _is_legal(state, sketch.placements):
                by_facts[facts] = Candidate(*facts, sketch=sketch)
    return tuple(by_facts.values())


def _left(stock: Bricks, standing: Iterable[Placement]) -> Bricks | None:
    """The stock without the standing pieces; None where it has fewer."""
    used = Counter(piece.piece for piece in standing)
    if any(count > stock[piece] for piece, count in used.items()):
        return None
    return stock.plus(-used[Piece.ARCH], -used[Piece.BRICK], -used[Piece.COLUMN])


def _is_legal(state: GameState, placements: Iterable[Placement]) -> bool:
    try:
        return judged(state, notation(placements)).legal
    except IllegalCommand:
        return False


def _beginnings(lattice: Lattice, standing: Sequence[Placement], whole_pile: bool) -> Iterator[Begun]:
    """Each way in which the standing pieces begin a path."""
    node_at = {lattice.stud(node): node for node, top in enumerate(lattice.tops) if top != WALL}
    if any((foot.x, foot.y) not in node_at for piece in standing for foot in piece.feet):
        return
    arches = sorted((piece for piece in standing if piece.piece is Piece.ARCH), key=lambda piece: piece.z)
    fills = sorted((piece for piece in standing if piece.piece is not Piece.ARCH), key=lambda piece: piece.z)
    levels = lattice.levels if whole_pile else (0,) * len(lattice.levels)
    for path in _paths(lattice, node_at, arches, fills):
        piles = _piles(lattice, node_at, path, arches, fills)
        if piles is None:
            continue
        laid, loose = piles
        piled = {node: (top, added + levels[node]) for node, (top, added) in laid.items()}
        yield Begun(
            pieces=tuple(standing),
            start=path[0],
            node=path[-1],
            behind=path[-2] if arches else -1,
            level=arches[-1].z if arches else -1,
            piles=piled,
            over=loose,
            joined=any(lattice.tops[node] > 0 for node in path),
            part=max(piled[node][1] for node in path) if arches else 0,
        )


def _paths(
    lattice: Lattice, node_at: dict[tuple[int, int], int], arches: Sequence[Placement], fills: Sequence[Placement]
) -> Iterator[list[int]]:
    """The nodes of the path under the arches, in either direction of the first one; without arches its start."""
    if not arches:
        piles = {node_at[piece.x, piece.y] for piece in fills}
        for start in lattice.starts:
            if piles <= {start, *(start + step for step in lattice.steps)}:
                yield [start]
        return
    ends = [tuple(node_at[foot.x, foot.y] for foot in arch.feet) for arch in arches]
    for start in ends[0]:
        path = [start]
        for near, far in ends:
            if path[-1] not in (near, far):
                break
            path.append(far if path[-1] == near else near)
        turns_back = any(a == c for a, c in zip(path, path[2:], strict=False))
        if len(path) == len(arches) + 1 and start in lattice.starts and not turns_back:
            yield path


def _piles(
    lattice: Lattice,
    node_at: dict[tuple[int, int], int],
    path: Sequence[int],
    arches: Sequence[Placement],
    fills: Sequence[Placement],
) -> tuple[dict[int, tuple[int, int]], frozenset[int]] | None:
    """(top, brick levels put on) of each pile of this turn, and the nodes with loose pieces on top.

    None where a piece hangs in the air.
    """
    piles: dict[int, tuple[int, int]] = {path[0]: (0, 0)}
    waiting = list(fills)

    def fill(node: int, below: int) -> int:
        """Puts on the pieces of this pile that stand below a level; the top that results."""
        top, added = piles.get(node, (lattice.tops[node], 0))
        for piece in [one for one in waiting if node_at[one.x, one.y] == node and one.z < below]:
            if piece.z != top:
                return -1
            waiting.remove(piece)
            high = BRICK_HEIGHT[piece.piece]
            top, added = top + high, added + high
        piles[node] = top, added
        return top

    for arch, feet in zip(arches, pairwise(path), strict=True):
        if any(fill(node, arch.z) != arch.z for node in feet):
            return None
        for node in feet:
            piles[node] = arch.z + 1, piles[node][1]
    loose = frozenset(node_at[piece.x, piece.y] for piece in waiting)
    return None if any(fill(node, WALL) < 0 for node in loose) else (piles, loose)
