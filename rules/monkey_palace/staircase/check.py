"""Judges whether placements are a legal staircase (R4, R5.1) and lists every broken rule, in path order.

    verdict = check(palace, parse_placements("A5,14,0n B5,17,1 ..."))
    verdict.legal, verdict.facts, notation(verdict.placements)

The placements are a set: their order does not matter, and an arch may be written from either foot.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from monkey_palace.board.geometry import Site
from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import BRICK_HEIGHT, BUILDING, COLOURS, DECORATIONS, STACKED, Colour, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.board.violations import Violation
from monkey_palace.staircase.facts import Facts
from monkey_palace.staircase.path import Path, find_path, pieces_of, writable
from monkey_palace.staircase.rules import RULES, Case, end_decoration

_ELSEWHERE = {"turns_back", "forks"}

__all__ = ["RULES", "Verdict", "Violation", "check"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of `check`."""

    violations: tuple[Violation, ...]
    placements: tuple[Placement, ...]
    """Building bricks in path order: supports before their arch, each arch from its near foot (R4.6).

    The pieces of an illegal set follow its path as far as it has one.
    """
    decoration: Placement | None
    """The decoration meant for the end, if any."""
    facts: Facts | None
    """Of a legal staircase, and of one whose only fault is that the player lacks pieces (R4.9)."""

    @property
    def legal(self) -> bool:
        return not self.violations

    @property
    def decoration_colour(self) -> Colour | None:
        """The colour of the decoration, if any."""
        return next((colour for colour in COLOURS if self.decoration and self.decoration.piece == colour), None)


def check(
    palace: Palace,
    placements: Sequence[Placement],
    *,
    stock: Bricks | None = None,
    decorations: Callable[[Colour], tuple[Colour, ...]] | None = None,
) -> Verdict:
    """Judges everything that a player placed in one turn.

    `stock`: the player's building bricks; None skips R4.9. `decorations`: maps a start colour to the allowed
    decorations (R10.7); by default only that colour. A missing decoration is no violation: see `Verdict.decoration`.
    """
    case = _case(palace, placements, stock, decorations or _start_colour_only)
    violations = _broken(case)
    if violations:
        case = _along_the_path(case)
        violations = tuple(_by_piece(case, _broken(case)))
    only_stock_lacks = all(violation.code == "not_enough_pieces" for violation in violations)
    facts = _facts(case) if only_stock_lacks else None
    return Verdict(violations, case.ordered, end_decoration(case), facts)


def _broken(case: Case) -> tuple[Violation, ...]:
    return tuple([violation for rule in RULES.values() for violation in rule(case)])


def _start_colour_only(colour: Colour) -> tuple[Colour, ...]:
    return (colour,)


def _case(
    palace: Palace,
    placements: Sequence[Placement],
    stock: Bricks | None,
    colours: Callable[[Colour], tuple[Colour, ...]],
) -> Case:
    """Sorts the pieces along their path; the site lists them bottom up."""
    placed = sorted(map(_from_lower_foot, placements), key=_bottom_up)
    arches = [piece for piece in dict.fromkeys(placed) if piece.piece is Piece.ARCH]
    ornaments = tuple([piece for piece in placed if piece.piece in DECORATIONS])
    bricks = [piece for piece in placed if piece.piece in BUILDING] if ornaments else placed
    # R5.1 judges a decoration by the staircase's end, so the site leaves it out where the staircase has an end.
    site = Site(palace, placed, bricks if arches else placed)
    path = _path(site, arches, frozenset(piece.cell for piece in ornaments)) if arches else None
    ordered, loose = _ordered(site, path, bricks)
    return Case(site, ordered, path, ornaments, loose, stock, colours)


def _path(site: Site, arches: list[Placement], decorated: frozenset[Cell]) -> Path:
    """The path through the arches. If some collide with other kinds of pieces and the rest make a whole path: that one.

    Arches that collide with each other stay in: one of them may be a step at the wrong level.
    """
    path = find_path(site, arches, decorated)
    intruders = _intruders(site)
    rest = [arch for arch in arches if arch not in intruders]
    if rest and len(rest) < len(arches):
        without = Site(site.palace, [piece for piece in site.placed if piece not in intruders])
        other = find_path(without, rest, decorated)
        if other.is_whole(site.palace.ground):
            return other
    return path


def _intruders(site: Site) -> set[Placement]:
    """This turn's arches that collide with its bricks and columns or with old pieces."""
    intruders: set[Placement] = set()
    for later, earlier, spot in site.clashes:
        if site.old.get(spot) is earlier or not {later.piece, earlier.piece}.isdisjoint(STACKED):
            intruders.update(piece for piece in (later, earlier) if piece.piece is Piece.ARCH)
    return intruders


def _along_the_path(case: Case) -> Case:
    """The case with its site in path order, so that a violation of two pieces names the later one."""
    everything = (*case.ordered, *case.decorations)
    site = Site(case.site.palace, everything, everything if case.path is None else case.ordered)
    return replace(case, site=site)


def _from_lower_foot(piece: Placement) -> Placement:
    """The canonical spelling of an arch, so that equal arches compare equal."""
    return writable(piece.reversed()) if piece.direction in ("w", "s") else writable(piece)


def _bottom_up(piece: Placement) -> tuple[int, int, int, str, str]:
    return (piece.z, piece.x, piece.y, piece.piece.value, piece.direction)


def _ordered(
    site: Site, path: Path | None, placed: list[Placement]
) -> tuple[tuple[Placement, ...], tuple[tuple[Placement, ...], ...]]:
    """All building bricks in path order, and the loose piles among them.

    Pieces beside the path follow the arch that carries them, or come last.
    """
    steps = () if path is None else path.steps
    beside = () if path is None else path.beside
    supporting = pieces_of((*steps, *beside))
    if len(supporting) == len(placed) and not beside:
        return tuple(supporting), ()
    known = {piece if piece.piece is not Piece.ARCH else _from_lower_foot(piece) for piece in supporting}
    clashing = {piece for later, earlier, _ in site.clashes for piece in (later, earlier)}
    stray = [piece for piece in dict.fromkeys(placed) if piece not in known]
    # A colliding piece gets one violation, that of R3.4.
    piles = _piles(site, [piece for piece in stray if piece.piece is not Piece.ARCH and piece not in clashing])
    # A pile below a colliding piece may be in the right place, which shows once the collision is mended.
    loose = tuple([pile for pile in piles if site.at(pile[-1].knobs[0]) not in clashing])
    ordered: list[Placement] = []
    rest_beside, rest_loose = list(beside), list(loose)
    for step in steps:
        ordered.extend(pieces_of((step,)))
        for other in [arch for arch in rest_beside if step.number in (arch.near.arch, arch.far.arch)]:
            ordered.extend(pieces_of((other,)))
            rest_beside.remove(other)
        for pile in [loose_pile for loose_pile in rest_loose if _stands_on(site, loose_pile[0], step.arch)]:
            ordered.extend(pile)
            rest_loose.remove(pile)
    ordered.extend(pieces_of(rest_beside))
    ordered.extend(piece for pile in rest_loose for piece in pile)
    ordered.extend(piece for piece in stray if piece not in ordered)
    return (*dict.fromkeys(ordered), *_doubles(placed)), loose


def _stands_on(site: Site, piece: Placement, arch: Placement) -> bool:
    below = site.carrier(piece.cell)
    return below is not None and below == _from_lower_foot(arch)


def _piles(site: Site, loose: list[Placement]) -> tuple[tuple[Placement, ...], ...]:
    """Loose pieces grouped into piles, each bottom up."""
    pile_of: dict[Placement, list[Placement]] = {}
    for piece in loose:
        below = site.carrier(piece.cell)
        pile = pile_of.get(below, []) if below is not None else []
        pile.append(piece)
        pile_of[piece] = pile
    return tuple(tuple(pile) for pile in {id(pile): pile for pile in pile_of.values()}.values())


def _doubles(placed: list[Placement]) -> list[Placement]:
    """Every repetition of a piece in the list."""
    seen: set[Placement] = set()
    return [piece for piece in placed if piece in seen or seen.add(piece)]  # type: ignore[func-returns-value]


def _by_piece(case: Case, violations: Iterable[Violation]) -> list[Violation]:
    """Violations sorted by their piece, at one piece by rule number; violations of the whole staircase come last.

    An arch that turns back or forks off has to move before its support matters, so those violations come first.
    """
    rank = {piece: number for number, piece in reversed([*enumerate((*case.ordered, *case.decorations))])}
    whole = len(rank)
    return sorted(
        violations,
        key=lambda violation: (
            whole if violation.at is None or violation.rule == "4.5" else rank.get(violation.at, whole),
            violation.code not in _ELSEWHERE,
        ),
    )


def _facts(case: Case) -> Facts | None:
    """R4, R5.2, R8.1: the facts of the staircase; None if it does not start on a ground knob."""
    path, start, colour = case.path, case.start, case.start_colour
    if path is None or start is None or colour is None:
        return None
    tops: dict[tuple[int, int], int] = {}
    for step in path.steps:
        for x, y, z in (step.near.foot, step.far.foot):
            tops[x, y] = max(z, tops.get((x, y), 0))
    parts = [_part(case.site, x, y, z) for (x, y), z in tops.items()]
    used = [piece.piece for piece in case.ordered]
    return Facts(
        start=start,
        start_colour=colour,
        arches=used.count(Piece.ARCH),
        bricks=used.count(Piece.BRICK),
        columns=used.count(Piece.COLUMN),
        end=Cell(*path.end),
        placed_part=max(placed for placed, _ in parts),
        whole_part=max(whole for _, whole in parts),
    )


def _part(site: Site, x: int, y: int, top: int) -> tuple[int, int]:
    """R8.1: brick heights of the pile below `top`, of this turn and in total; arches and decorations count 0."""
    placed = whole = 0
    z = top
    while z > 0:
        z -= 1
        piece = site.at((x, y, z))
        if piece is None or piece.piece not in STACKED:
            continue
        z = piece.z
        whole += BRICK_HEIGHT[piece.piece]
        if (x, y, z) in site.new:
            placed += BRICK_HEIGHT[piece.piece]
    return placed, whole
