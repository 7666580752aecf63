"""The staircase rules (R4) and the rules of the decoration (R5.1, R10.7), one function each.

Each rule judges a `Case`: the pieces of one turn, sorted along the path. `RULES` lists the rules by number, geometry
first. A fault is reported once: a rule skips pieces that are wrong only as a consequence of another fault.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import wraps
from types import MappingProxyType

from monkey_palace.board import geometry
from monkey_palace.board.geometry import Site, middle_violation, nearest_open, standing_on_middle
from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.pieces import BUILDING, Colour
from monkey_palace.board.stock import Bricks
from monkey_palace.board.violations import Violation
from monkey_palace.staircase.path import Path, Step


@dataclass(frozen=True, slots=True)
class Case:
    """The pieces of one turn, sorted for the rules."""

    site: Site
    ordered: tuple[Placement, ...]
    """This turn's building bricks in path order."""
    path: Path | None
    """None without an arch."""
    decorations: tuple[Placement, ...]
    """This turn's decorations, lowest first."""
    loose: tuple[tuple[Placement, ...], ...]
    """Piles of bricks and columns under no foot of an arch, each bottom up."""
    stock: Bricks | None
    """The player's building bricks; None: unlimited."""
    colours: Callable[[Colour], tuple[Colour, ...]]
    """Maps a start colour to the allowed decorations."""

    @property
    def start(self) -> Cell | None:
        """The lowest cell of the start stack, whether it stands on the ground or on a piece."""
        return None if self.path is None else Cell(*self.path.steps[0].near.knob)

    @property
    def start_colour(self) -> Colour | None:
        """The colour of the ground knob under the start; None if the start is not on one."""
        start = self.start
        return None if start is None or start.z else self.site.palace.ground.get((start.x, start.y))

    @property
    def steps(self) -> tuple[Step, ...]:
        return () if self.path is None else self.path.steps

    @property
    def beside(self) -> tuple[Step, ...]:
        return () if self.path is None else self.path.beside

    @property
    def parts(self) -> tuple[tuple[Step, ...], ...]:
        """The arches beside the path, grouped by which stand on each other; lowest first."""
        part_of: dict[int, list[Step]] = {}
        for step in self.beside:
            below = [part_of[n] for foot in (step.near, step.far) if (n := foot.arch) is not None and n in part_of]
            joined = below[0] if below else []
            joined.append(step)
            part_of[step.number] = joined
            for other in below[1:]:
                if other is not joined:
                    joined.extend(other)
                    part_of.update((arch.number, joined) for arch in other)
        return tuple(tuple(part) for part in {id(part): part for part in part_of.values()}.values())

    @property
    def on_steps(self) -> dict[int, Step]:
        """For each arch that carries a step of the path, directly or through bricks: the lowest such step."""
        carried: dict[int, Step] = {}
        for step in self.steps:
            for footing in (step.near, step.far):
                if footing.arch is not None:
                    carried.setdefault(footing.arch, step)
        return carried

    def separate(self) -> tuple[tuple[Step, ...], ...]:
        """The groups beside the path that neither carry it nor stand on it."""
        return tuple(part for part in self.parts if self.carried(part) is None and self.forked(part) is None)

    def carried(self, part: tuple[Step, ...]) -> tuple[Step, Step] | None:
        """An arch of a group that carries a step of the path, and that step."""
        on_steps = self.on_steps
        return next(((step, on_steps[step.number]) for step in part if step.number in on_steps), None)

    def forked(self, part: tuple[Step, ...]) -> tuple[Step, int] | None:
        """An arch of a group that stands on a step of the path, and the number of that step."""
        own = {step.number for step in self.steps}
        for step in part:
            for footing in (step.near, step.far):
                if footing.arch in own and footing.arch is not None:
                    return step, footing.arch
        return None


def start_not_on_ground(case: Case) -> Iterator[Violation]:
    """R4.1: a staircase starts on an open ground knob."""
    start = case.start
    if start is None or (start.z == 0 and start not in case.site.old and case.start_colour is not None):
        return
    foot = case.steps[0].near
    if not foot.solid:
        return
    knob = nearest_open(case.site, start, ground=True)
    yield Violation.of("start_not_on_ground", _lowest(foot.fill, case.steps[0].arch), cell=str(start), knob=knob)


def _lowest(fill: tuple[Placement, ...], arch: Placement) -> Placement:
    return fill[-1] if fill else arch


def start_with_decoration(case: Case) -> Iterator[Violation]:
    """R4.2: a staircase starts with a building brick."""
    for step in case.steps[:1]:
        first = _lowest(step.near.fill, step.arch)
        if first.piece not in BUILDING and step.near.arch is None:
            yield Violation.of("start_with_decoration", first)


def no_arch(case: Case) -> Iterator[Violation]:
    """R4.3: a staircase ends with an arch: it has one, and no brick stands on its far end."""
    if case.path is None:
        yield Violation.of("no_arch", case.ordered[0] if case.ordered else None)
    yield from ends_with_brick(case)


def ends_with_brick(case: Case) -> Iterator[Violation]:
    """R4.3: no brick stands on the far end of the last arch."""
    for pile in case.loose:
        if _ends(case, pile) and not case.separate():
            yield Violation.of("ends_with_brick", pile[0], arch=str(case.steps[-1].arch), count=len(pile))


def _ends(case: Case, pile: tuple[Placement, ...]) -> bool:
    return case.path is not None and pile[0].cell == case.path.end


def on_palace_middle(case: Case) -> Iterator[Violation]:
    """R4.4: building is allowed on any open knob of the palace, but not on the middle knobs of an arch."""
    for piece, foot, arch in standing_on_middle(case.site):
        if (foot[0], foot[1], foot[2] - 1) not in case.site.new:
            yield middle_violation("on_palace_middle", piece, foot, arch)


def not_connected(case: Case) -> Iterator[Violation]:
    """R4.5: at least one piece stands directly on a piece that was there before the turn."""
    feet = [footing for step in (*case.steps, *case.beside) for footing in (step.near, step.far)]
    if case.path is None or any(footing.base is not None for footing in feet):
        return
    start, knob = str(case.start), nearest_open(case.site, case.path.end, ground=False)
    yield Violation.of("not_connected", case.steps[-1].arch, start=start, knob=knob)


def arch_not_higher(case: Case) -> Iterator[Violation]:
    """R4.6: every arch is higher than the one before."""
    for before, step in zip(case.steps, case.steps[1:], strict=False):
        if step.arch.z <= before.arch.z:
            x, y, z = before.far.foot
            knob, level = str(Cell(x, y, z + 1)), before.arch.z + 1
            yield Violation.of("arch_not_higher", step.arch, other=str(before.arch), level=level, knob=knob)


def path_broken(case: Case) -> Iterator[Violation]:
    """R4.6: the path is unbroken: each arch starts on the far end of the one before, and is higher."""
    yield from arch_not_higher(case)
    for part in case.separate() if case.path is not None else ():
        knob = str(Cell(*case.path.end)) if case.path is not None else "-"
        if all(footing.solid for step in part for footing in (step.near, step.far)):
            yield Violation.of("two_paths", part[0].arch, count=len(part), knob=knob)
        else:
            yield Violation.of("path_broken", part[0].arch, other=str(case.steps[-1].arch), knob=knob)


def turns_back(case: Case) -> Iterator[Violation]:
    """R4.7: successive arches go straight on or turn by 90 degrees, never back, and the path never forks."""
    yield from forks(case)
    for before, step in zip(case.steps, case.steps[1:], strict=False):
        x, y, _ = before.near.foot
        if step.far.foot[:2] == (x, y):
            yield Violation.of("turns_back", step.arch, other=str(before.arch), cell=str(Cell(*step.near.foot)))


def forks(case: Case) -> Iterator[Violation]:
    """R4.7: the path never forks."""
    for part in case.parts:
        if case.path is not None and case.carried(part) is None and (fork := case.forked(part)) is not None:
            step, below = fork
            knob = str(Cell(*case.path.end))
            yield Violation.of("forks", step.arch, other=str(case.path.arch(below)), knob=knob)


def arch_as_support(case: Case) -> Iterator[Violation]:
    """R4.8: every arch of this turn is a step of the path; an arch must not only support another one."""
    for part in case.parts:
        if (carried := case.carried(part)) is not None:
            step, above = carried
            foot = next(foot for foot in (above.near, above.far) if foot.arch == step.number)
            yield Violation.of("arch_as_support", step.arch, other=str(above.arch), cell=str(Cell(*foot.foot)))


def loose_brick(case: Case) -> Iterator[Violation]:
    """R4.8: every brick and column lies under a foot of an arch of this turn, and every arch is a step on the path."""
    yield from arch_as_support(case)
    for pile in case.loose if case.path is not None else ():
        if not _ends(case, pile):
            yield Violation.of("loose_brick", pile[0], count=len(pile))


def not_enough_pieces(case: Case) -> Iterator[Violation]:
    """R4.9: the player uses no more building bricks than the own stock holds."""
    for piece in BUILDING if case.stock is not None else ():
        has = case.stock[piece] if case.stock is not None else 0
        used = [placed for placed in case.ordered if placed.piece is piece]
        if len(used) > has:
            yield Violation.of("not_enough_pieces", used[has], wanted=len(used), has=has)


def end_taken(case: Case) -> Iterator[Violation]:
    """R5.1: the end cell is free."""
    end = None if case.path is None else Cell(*case.path.end)
    if end is not None and not case.beside and (end in case.site.old or end in case.site.figures):
        yield Violation.of("end_taken", case.steps[-1].arch, cell=str(end))


def several_decorations(case: Case) -> Iterator[Violation]:
    """R5.1: a staircase has one decoration."""
    for placed in case.decorations if case.path is not None else ():
        if placed is not end_decoration(case):
            yield Violation.of("several_decorations", placed, count=len(case.decorations))


def decoration_misplaced(case: Case) -> Iterator[Violation]:
    """R5.1: a decoration of the start colour goes on the far end knob of the last arch."""
    yield from end_taken(case)
    yield from several_decorations(case)
    yield from wrong_decoration(case)
    placed = end_decoration(case)
    if case.path is None or placed is None or placed.cell == case.path.end or _excused(case, placed):
        return
    yield Violation.of("decoration_misplaced", placed, cell=str(Cell(*case.path.end)))


def wrong_decoration(case: Case) -> Iterator[Violation]:
    """R5.1: the decoration is of the start colour."""
    yield from _wrong_colour(case, "wrong_decoration")


def end_decoration(case: Case) -> Placement | None:
    """The decoration meant for the end: the one on the end, or else the highest."""
    if case.path is None or not case.decorations:
        return case.decorations[-1] if case.decorations else None
    end = case.path.end
    return max(case.decorations, key=lambda placed: (placed.cell == end, placed.z, placed.x, placed.y))


def _excused(case: Case, placed: Placement) -> bool:
    """Whether another violation already explains why the decoration is not on the end."""
    on = case.site.carrier(placed.cell)
    stacked = any(_ends(case, pile) and on in pile for pile in case.loose)
    elsewhere = any(on is not None and on.body == step.arch.body for step in case.beside)
    return stacked or elsewhere or _starts(case, placed)


def _starts(case: Case, placed: Placement) -> bool:
    """Whether the staircase stands on this decoration, which R4.2 reports."""
    return bool(case.steps) and case.steps[0].near.fill[-1:] == (placed,)


def decoration_out(case: Case) -> Iterator[Violation]:
    """R10.7: once the start colour has run out, another colour goes on, or none."""
    yield from _wrong_colour(case, "decoration_out")
    yield from _wrong_colour(case, "no_decoration_due")


def _wrong_colour(case: Case, code: str) -> Iterator[Violation]:
    """The violation of the decoration's colour, if it has this code."""
    placed, wanted = end_decoration(case), case.start_colour
    if placed is None or wanted is None or _starts(case, placed):
        return
    allowed = case.colours(wanted)
    if placed.piece.value in allowed:
        return
    other = "decoration_out" if allowed else "no_decoration_due"
    if code == ("wrong_decoration" if wanted in allowed else other):
        yield Violation.of(code, placed, wanted=wanted, decoration=placed.piece.value)


Rule = Callable[[Case], Iterator[Violation]]


def _of_site(rule: geometry.Rule) -> Rule:
    @wraps(rule)
    def of_case(case: Case) -> Iterator[Violation]:
        return rule(case.site)

    return of_case


RULES: Mapping[str, Rule] = MappingProxyType(
    {
        "3.1": _of_site(geometry.off_plate),
        "3.3": _of_site(geometry.on_arch_middle),
        "3.4": _of_site(geometry.overlap),
        "3.5": _of_site(geometry.not_supported),
        "3.6": _of_site(geometry.both_feet_on_arch),
        "4.1": start_not_on_ground,
        "4.2": start_with_decoration,
        "4.3": no_arch,
        "4.4": on_palace_middle,
        "4.5": not_connected,
        "4.6": path_broken,
        "4.7": turns_back,
        "4.8": loose_brick,
        "4.9": not_enough_pieces,
        "5.1": decoration_misplaced,
        "10.7": decoration_out,
    }
)
"""Every rule of a staircase, by number."""
