"""Helpers that judge staircases, and random legal staircases computed from heights alone."""

import random
from collections.abc import Iterable

from monkey_palace.board.notation import DIRECTIONS, OPPOSITE, Placement, notation, parse_placements
from monkey_palace.board.palace import PLATE, Palace
from monkey_palace.board.pieces import COLOURS, Piece
from monkey_palace.staircase.check import Verdict, check

STARTING = "A14,14,0e B20,14,0 A17,14,1e G20,14,2"
PITCH = 3
GRID = [(x, y, COLOURS[(x // PITCH + y // PITCH) % 3]) for x in range(2, 30, PITCH) for y in range(2, 30, PITCH)]
EVERY_STUD = [(x, y, COLOURS[(x + y) % 3]) for x in range(PLATE) for y in range(PLATE)]

SPIRAL = "A11,11,0e A14,11,1n B11,14,0 B11,14,1 A14,14,2w B11,11,1 B11,11,2 A11,14,3s"
"""Starts on 11,11 and ends above its own start; it joins the palace on 14,14."""


def palace(more: str = "", figures: Iterable[str] = (), ground: Iterable[tuple[int, int, str]] = GRID) -> Palace:
    """The starting staircase on a hundred knobs, with more pieces."""
    return Palace.of(ground, f"{STARTING} {more}", figures)


def judge(staircase: str, on: Palace | None = None, **stock: object) -> Verdict:
    return check(palace() if on is None else on, parse_placements(staircase), **stock)


def rules(verdict: Verdict) -> list[str]:
    """The numbers of the broken rules in path order."""
    return [violation.rule for violation in verdict.violations]


def codes(verdict: Verdict) -> list[str]:
    return [violation.code for violation in verdict.violations]


def told(verdict: Verdict, code: str) -> dict[str, object]:
    """The parameters of the first violation with this code."""
    found = [dict(violation.params) for violation in verdict.violations if violation.code == code]
    assert found, f"expected {code}, got {codes(verdict)}"
    return found[0]


def at(verdict: Verdict, code: str) -> str:
    """The piece of the first violation with this code."""
    told(verdict, code)
    return next(str(violation.at) for violation in verdict.violations if violation.code == code)


def accepted(staircase: str, on: Palace | None = None, **stock: object) -> Verdict:
    """Asserts that the text is legal, as given and in canonical notation."""
    verdict = judge(staircase, on, **stock)
    assert verdict.violations == ()
    assert verdict.facts is not None
    assert {piece.body for piece in verdict.placements} <= {piece.body for piece in parse_placements(staircase)}
    return verdict


def heights(pieces: Iterable[Placement]) -> dict[tuple[int, int], int]:
    """The top of each pile of an orderly palace, by stud."""
    tops: dict[tuple[int, int], int] = {}
    for piece in pieces:
        for knob in piece.knobs:
            tops[knob.x, knob.y] = max(knob.z, tops.get((knob.x, knob.y), 0))
    return tops


def drawn_staircase(on: Palace, draw: random.Random, arches: int = 4) -> tuple[Placement, ...]:
    """A legal staircase by a random walk over heights, with at most this many arches."""
    while True:
        found, joined = _walk(on, draw, draw.randint(1, arches))
        if found and joined:
            return tuple(found)


def _walk(on: Palace, draw: random.Random, arches: int) -> tuple[list[Placement], bool]:
    tops, old = {(x, y): 0 for x, y, _ in GRID} | heights(on.pieces), heights(on.pieces)
    blocked = {(cell.x, cell.y) for cell in on.figures}
    here = draw.choice([stud for stud, top in tops.items() if top == 0 and stud not in blocked])
    found: list[Placement] = []
    came, joined = "", False
    for _ in range(arches):
        ways = []
        for way, (dx, dy) in DIRECTIONS.items():
            there = (here[0] + PITCH * dx, here[1] + PITCH * dy)
            if way != OPPOSITE.get(came) and there in tops and there not in blocked and tops[there] < tops[here] + 5:
                ways.append((way, there))
        if not ways:
            break
        came, there = draw.choice(ways)
        level = max(tops[here], tops[there]) + draw.choice((0, 0, 0, 1, 3))
        for stud in (here, there):
            found += _fill(stud, tops[stud], level, draw)
        found.append(Placement(Piece.ARCH, *here, level, came))
        joined = joined or here in old or there in old
        tops[here] = tops[there] = level + 1
        here = there
    return found, joined


def _fill(stud: tuple[int, int], top: int, level: int, draw: random.Random) -> list[Placement]:
    found = []
    while top < level:
        piece = draw.choice((Piece.BRICK, Piece.COLUMN)) if level - top >= 3 else Piece.BRICK
        found.append(Placement(piece, *stud, top))
        top += 3 if piece is Piece.COLUMN else 1
    return found


def grown_palace(draw: random.Random, turns: int) -> Palace:
    """The palace after a number of random staircases, each with a decoration."""
    on = palace()
    for _ in range(turns):
        staircase = drawn_staircase(on, draw)
        verdict = check(on, staircase)
        assert verdict.facts is not None, notation(staircase)
        decoration = Placement(Piece(verdict.facts.start_colour), *verdict.facts.end)
        on = on.with_pieces((*verdict.placements, decoration))
    return on
