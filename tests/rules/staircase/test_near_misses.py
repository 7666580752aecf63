"""Compares the engine's check with the reference rules on sets that are almost staircases."""

import random
from collections import Counter

import pytest
from tests.counts.positions import Position, all_positions, read_grounds
from tests.counts.scenery import decoration
from tests.rules.staircase.slow_rules import ARCH_SPAN, RULES, STEPS, Layout, Piece, Scene, arch, piece_of
from tests.rules.staircase.slow_staircases import random_staircase

from monkey_palace.board.notation import BadNotation, Placement, parse_placements
from monkey_palace.board.palace import Palace
from monkey_palace.staircase.check import check

GROUNDS = read_grounds()
OPPOSITE = {"e": "w", "w": "e", "n": "s", "s": "n"}
PALACES = 40
IN_CI = 1_500
IN_LONG = 100_000

Pieces = list[Piece]


def moved(piece: Piece, rng: random.Random) -> Piece:
    """The piece one level up or down, or moved sideways by a stud or grid steps."""
    if rng.random() < 0.5:
        return piece._replace(z=max(0, piece.z + rng.choice((-1, 1))))
    (dx, dy), step = rng.choice(list(STEPS.values())), rng.choice((1, ARCH_SPAN, ARCH_SPAN, 2 * ARCH_SPAN))
    return piece._replace(x=piece.x + dx * step, y=piece.y + dy * step)


def changed(piece: Piece, rng: random.Random) -> Piece:
    """An arch turned about one foot; a brick instead of a column, or a column instead of a brick."""
    if piece.kind == "A":
        return arch(*rng.choice(piece.feet), rng.choice(list(STEPS)))
    return piece._replace(kind="C" if piece.kind == "B" else "B")


def one_more(pieces: Pieces, rng: random.Random) -> Piece:
    """A piece on, beside or below one of the pieces."""
    x, y, z = rng.choice(rng.choice(pieces).cells)
    z = max(0, z + rng.choice((-1, 0, 1, 1, 2)))
    kind = rng.choice("ABBC")
    return arch(x, y, z, rng.choice(list(STEPS))) if kind == "A" else Piece(kind, x, y, z)


def one_step_more(pieces: Pieces, scene: Scene, rng: random.Random) -> Pieces:
    """A supported arch on the end of some arch, so that the path continues, forks, or turns back."""
    filled = scene.filled.keys() | {cell for piece in pieces for cell in piece.cells}
    arches = [piece for piece in pieces if piece.kind == "A"] or [piece_of("A2,2,0e")]
    x, y, z = rng.choice(rng.choice(arches).feet)
    z += 1
    added = []
    if rng.random() < 0.5:
        added.append(Piece("B", x, y, z))
        z += 1
    step = arch(x, y, z, rng.choice(list(STEPS)))
    u, v, _ = next(foot for foot in step.feet if foot[:2] != (x, y))
    while z > 0 and (u, v, z - 1) not in filled:
        z -= 1
        added.append(Piece("B", u, v, z))
    return [*pieces, *added, step]


def in_other_bricks(pieces: Pieces, rng: random.Random) -> Pieces:
    """The pieces with one column as three bricks, which is a different legal staircase."""
    columns = [piece for piece in pieces if piece.kind == "C"]
    if not columns:
        return pieces
    column = rng.choice(columns)
    return [piece for piece in pieces if piece != column] + [Piece("B", *cell) for cell in column.cells]


def near_miss(legal: Pieces, other: Pieces, scene: Scene, rng: random.Random) -> Pieces:
    """A legal staircase with one to three changes, or mixed with another one."""
    pieces = list(legal)
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3))):
        index = rng.randrange(len(pieces))
        match rng.randrange(10):
            case 0:
                pieces[index] = moved(pieces[index], rng)
            case 1:
                pieces[index] = changed(pieces[index], rng)
            case 2 if len(pieces) > 1:
                del pieces[index]
            case 3:
                pieces.append(one_more(pieces, rng))
            case 4:
                pieces = pieces[: index + 1] + other[rng.randrange(len(other)) :]
            case 5:
                pieces = pieces[: index + 1]
            case 6:
                pieces = in_other_bricks(pieces, rng)
            case 7 | 8:
                pieces = one_step_more(pieces, scene, rng)
            case _:
                step = rng.choice(list(STEPS.values()))
                pieces = [piece._replace(x=piece.x + 3 * step[0], y=piece.y + 3 * step[1]) for piece in pieces]
    return sorted(set(pieces))


def written(pieces: Pieces, rng: random.Random) -> str:
    """The pieces as text in random order, arches from either foot."""
    texts = []
    for piece in rng.sample(pieces, len(pieces)):
        if piece.kind == "A" and rng.random() < 0.5:
            x, y, z = piece.cells[-1]
            texts.append(f"A{x},{y},{z}{OPPOSITE[piece.way]}")
        else:
            texts.append(str(piece))
    return " ".join(texts)


class Bench:
    """One position with some of its staircases, for the engine and the reference rules."""

    def __init__(self, position: Position, rng: random.Random) -> None:
        knobs = position.ground(GROUNDS)
        self.position = position
        self.ground = knobs
        self.scene = Scene.of(knobs, position.standing, position.figures)
        figures = [f"{x},{y},{z}" for x, y, z in position.figures]
        self.palace = Palace.of(
            [(x, y, colour) for (x, y), colour in knobs.items()], " ".join(position.standing), figures
        )
        found = (
            random_staircase(knobs, position.standing, position.figures, (4, 4, 1), rng, least, effort=150)
            for least in (1, 2, 3, 4)
        )
        self.legal = [[piece_of(text) for text in staircase] for staircase in found if staircase]

    def engine_says(self, text: str) -> tuple[bool, str]:
        try:
            placements: tuple[Placement, ...] = parse_placements(text)
        except BadNotation as refused:
            return False, f"not read: {refused}"
        verdict = check(self.palace, placements)
        return verdict.legal, ", ".join(f"{violation.rule} {violation.code}" for violation in verdict.violations)

    def broken(self, pieces: Pieces) -> list[str]:
        layout = Layout(self.scene, pieces)
        return [number for number, rule in RULES.items() if not rule(layout)]


def benches(rng: random.Random, wanted: int) -> list[Bench]:
    positions = all_positions()
    found: list[Bench] = []
    while len(found) < wanted:
        bench = Bench(rng.choice(positions), rng)
        if bench.legal:
            found.append(bench)
    return found


def compare(seed: str, sets: int, palaces: int) -> Counter[str]:
    """Asserts that both sides agree on all sets; counts legal sets, refused sets and single broken rules."""
    rng = random.Random(seed)
    tables = benches(rng, palaces)
    tally: Counter[str] = Counter()
    for number in range(sets):
        bench = tables[number % len(tables)]
        pieces = near_miss(rng.choice(bench.legal), rng.choice(bench.legal), bench.scene, rng)
        broken = bench.broken(pieces)
        text = written(pieces, rng)
        says, why = bench.engine_says(text)
        slow = "breaks " + ", ".join(broken) if broken else "accepts it"
        told = "\n".join([text, f"engine: {why or 'legal'}", f"slow: {slow}", *bench.position.lines()])
        assert says == (not broken), told
        tally["legal" if not broken else "refused"] += 1
        if len(broken) == 1:
            tally[broken[0]] += 1
    return tally


def test_check_agrees_on_near_misses() -> None:
    tally = compare("near misses", IN_CI, PALACES)
    assert tally["legal"] >= IN_CI // 10
    assert tally["refused"] >= IN_CI // 3
    assert tally.keys() >= {"3.4", "3.5", "4.1", "4.5", "4.6", "4.8"}, tally


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
def test_check_agrees_on_many_near_misses(seed: int) -> None:
    compare(f"long {seed}", IN_LONG // 5, 4 * PALACES)


def test_check_accepts_the_decoration_on_the_far_end_and_nowhere_else() -> None:
    """R5.1: the start colour; not on the near end of the last arch, and not a level higher."""
    rng = random.Random("decorations")
    for bench in benches(rng, 12):
        for pieces in bench.legal:
            texts = [str(piece) for piece in pieces]
            right = decoration(bench.ground, texts)
            assert bench.engine_says(" ".join([*texts, right])) == (True, "")
            kind, x, y, z = right[0], *map(int, right[1:].split(","))
            wrong = [f"{kind}{x},{y},{z + 1}", f"{kind}{x + 1},{y},{z}"]
            last = max((piece for piece in pieces if piece.kind == "A"), key=lambda piece: piece.z)
            wrong += [f"{kind}{u},{v},{z}" for u, v, _ in last.feet if (u, v) != (x, y)]
            for decorated in wrong:
                assert not bench.engine_says(" ".join([*texts, decorated]))[0], decorated


@pytest.mark.long
def test_removing_the_bricks_that_a_correction_names_leaves_fewer_violations() -> None:
    """R4.3, R4.8: the removal of the first reported pile reduces the faults of any set."""
    rng = random.Random("mends")
    tables = benches(rng, PALACES)
    tally: Counter[str] = Counter()
    for number in range(IN_CI):
        bench = tables[number % len(tables)]
        pieces = near_miss(rng.choice(bench.legal), rng.choice(bench.legal), bench.scene, rng)
        try:
            placements = parse_placements(written(pieces, rng))
        except BadNotation:
            continue
        before = check(bench.palace, placements).violations
        if not before or before[0].at is None or before[0].code not in ("loose_brick", "ends_with_brick"):
            continue
        low, count = before[0].at, int(before[0].params["count"])
        pile = sorted(
            (placement for placement in placements if placement.cell[:2] == low.cell[:2] and placement.z >= low.z),
            key=lambda one: one.z,
        )
        after = check(bench.palace, [one for one in placements if one not in pile[:count]]).violations
        assert len(after) < len(before), (bench.position.lines(), list(map(str, placements)), before[0].mend, after)
        tally[before[0].code] += 1
    assert tally["loose_brick"] >= 30, tally
    assert tally["ends_with_brick"] >= 10, tally
