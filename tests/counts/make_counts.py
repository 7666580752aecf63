"""Generates the count files: `python -m tests.counts.make_counts [CATEGORY ...]`.

Each position has its own seed, so the output is reproducible. Only the slow enumerator counts. A position that does
not fulfil the purpose of its category is dropped, and the next seed is tried.
"""

import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache

from tests.counts.claims import CLAIMS
from tests.counts.house_maps import house_maps
from tests.counts.positions import FOLDER, Position, write_grounds, write_positions
from tests.counts.scenery import (
    block,
    open_arch_ends,
    plain_grounds,
    played,
    starting_staircases,
    tops_of_decorations,
    tower,
)
from tests.rules.staircase.slow_rules import Scene, Spot
from tests.rules.staircase.slow_staircases import TooMany

HOUSE = house_maps()
PLAIN = plain_grounds()
GROUNDS: dict[str, dict[Spot, str]] = {**{name: knobs for name, (knobs, _) in HOUSE.items()}, **PLAIN}

# Limits the generation of all files to 15 minutes.
MOST_STAIRCASES = 15_000
MOST_CANDIDATES = 60_000
SMALL_STOCKS = [(2, 0, 0), (2, 1, 0), (1, 1, 0), (2, 0, 1), (1, 2, 0), (2, 1, 1), (1, 0, 1), (3, 0, 0), (3, 1, 0)]
STOCKS = [(2, 1, 0), (3, 1, 0), (3, 2, 0), (3, 1, 1), (3, 3, 0), (4, 2, 0), (3, 3, 1), (4, 3, 0), (4, 2, 1), (5, 2, 0)]
LARGE_STOCKS = [(4, 3, 1), (4, 4, 0), (5, 3, 0), (4, 4, 1), (5, 2, 1), (3, 5, 2), (5, 4, 1), (6, 3, 1), (4, 6, 2)]
LADDERS = [
    [(3, 2, 1), (4, 2, 1), (4, 3, 1), (4, 4, 1), (5, 4, 1)],
    [(3, 3, 0), (3, 2, 2), (3, 3, 2), (4, 5, 0), (3, 4, 3), (4, 4, 2)],
]
MANY = 1_000


@lru_cache(maxsize=4)
def found_in(position: Position) -> set[frozenset[str]]:
    """Every staircase; raises TooMany beyond the limits."""
    return position.staircases(GROUNDS, MOST_STAIRCASES, MOST_CANDIDATES)


def start(rng: random.Random) -> Position:
    """A starting staircase alone, on drawn grounds."""
    name = rng.choice(sorted(PLAIN))
    return Position("", name, rng.choice(starting_staircases(PLAIN[name])), rng.choice(STOCKS + LARGE_STOCKS[:3]))


def mid_game(rng: random.Random) -> Position:
    """Palaces after some random turns."""
    name = rng.choice(sorted(GROUNDS))
    first = HOUSE[name][1] if name in HOUSE else rng.choice(starting_staircases(GROUNDS[name]))
    standing = played(GROUNDS[name], first, rng.randint(1, 8), rng)
    return Position("", name, standing, rng.choice(STOCKS + LARGE_STOCKS))


def figures(rng: random.Random) -> Position:
    position = mid_game(rng)
    ends, decorations = open_arch_ends(position.standing), tops_of_decorations(position.standing)
    chosen = rng.sample(ends, min(len(ends), rng.randint(1, 2)))
    if decorations and rng.random() < 0.6:
        chosen.append(rng.choice(decorations))
    return replace(position, figures=tuple(sorted(set(chosen))), stock=rng.choice(STOCKS))


def blocked(rng: random.Random) -> Position:
    """Grounds with blocked areas, and a palace at their edge."""
    name = rng.choice(["house_3", "house_4", "pond", "bays", "strip"])
    first = HOUSE[name][1] if name in HOUSE else rng.choice(starting_staircases(GROUNDS[name]))
    return Position("", name, played(GROUNDS[name], first, rng.randint(0, 4), rng), rng.choice(STOCKS))


def few(rng: random.Random) -> Position:
    position = rng.choice([mid_game, figures])(rng)
    return replace(position, stock=rng.choice(SMALL_STOCKS))


def none(rng: random.Random) -> Position:
    """No staircase: too few bricks, no start, no reachable palace, or figures block every path."""
    position = mid_game(rng)
    knobs = GROUNDS[position.ground_name]
    taken = Scene.of(knobs, position.standing, ()).spots
    why = rng.choice(["stock", "stock", "no_start", "figures", "far", "dead_start"])
    if why == "no_start":
        return replace(position, without=tuple(sorted(knobs.keys() - taken)))
    if why == "dead_start":
        beside = tuple((x + 1, y + 1, "l") for x, y in sorted(taken))
        return replace(position, without=tuple(sorted(knobs.keys() - taken)), beside=beside[:6])
    if why == "figures":
        places = open_arch_ends(position.standing) + tops_of_decorations(position.standing)
        return replace(position, figures=tuple(sorted(set(places))), stock=rng.choice(SMALL_STOCKS))
    if why == "far":
        near = {(x, y) for x, y in knobs.keys() - taken if any(abs(x - u) + abs(y - v) <= 9 for u, v in taken)}
        return replace(position, without=tuple(sorted(near)), stock=(3, rng.randint(0, 4), rng.randint(0, 1)))
    return replace(position, stock=rng.choice([(0, 5, 2), (1, 0, 0), (1, 0, 1), (2, 0, 0), (0, 0, 0), (1, 1, 0)]))


def _little(rng: random.Random, width: int, depth: int) -> Position:
    """A small ground with one arch, a brick, or a starting staircase."""
    knobs = block(width, depth, rng)
    first = {(x, y): letter for x, y, letter in knobs}
    x, y, _ = rng.choice(knobs)
    standing: tuple[str, ...] = (f"B{x},{y},0", rng.choice("LDG") + f"{x},{y},1")
    if width * depth > 4 and rng.random() < 0.7:
        standing = rng.choice(starting_staircases(first))
    elif rng.random() < 0.5:
        standing = tuple(tower(x, y, rng.randint(1, 3), rng))
    return Position("", "none", standing, rng.choice(STOCKS + LARGE_STOCKS), beside=knobs)


def spirals(rng: random.Random) -> Position:
    """Small grounds, on which a longer path turns."""
    width, depth = rng.choice([(2, 2), (2, 2), (3, 2), (2, 3), (3, 3)])
    stock = rng.choice(
        [(4, 3, 0), (4, 4, 0), (4, 2, 1), (5, 4, 0), (4, 6, 0), (5, 3, 1), (5, 5, 0), (6, 6, 0), (8, 7, 0)]
    )
    return replace(_little(rng, width, depth), stock=stock)


def crossing(rng: random.Random) -> Position:
    """A palace on a small ground, so that arches pass over arches."""
    position = _little(rng, *rng.choice([(3, 2), (3, 3), (4, 2), (4, 3)]))
    knobs = position.ground({})
    standing = played(knobs, position.standing, rng.randint(1, 3), rng)
    return replace(position, standing=standing, stock=rng.choice([*STOCKS[2:], (4, 4, 0), (3, 5, 1), (5, 5, 0)]))


def on_decorations(rng: random.Random) -> Position:
    return mid_game(rng) if rng.random() < 0.5 else crossing(rng)


def two_feet(rng: random.Random) -> Position:
    """Arches for both feet: two different ones, which is legal, and a single one, which is not."""
    knobs = block(4, 2, rng)
    x, y, _ = knobs[0]
    at_hand = [f"A{x + 3},{y},0e", f"A{x + 3},{y + 3},0e", f"A{x + 6},{y},1n", f"A{x + 3},{y},1n", f"A{x + 9},{y},0n"]
    standing = tuple(at_hand[: rng.randint(1, 4)]) + tuple(rng.choice([(), at_hand[4:]]))
    return Position("", "none", standing, rng.choice(SMALL_STOCKS + STOCKS), beside=knobs)


def dead_knobs(rng: random.Random) -> Position:
    """Knobs off the grid, beside piles and under arches."""
    position = _little(rng, 4, 3) if rng.random() < 0.5 else start(rng)
    spots = sorted(Scene.of({}, position.standing, ()).spots)
    near = {(x + rng.randint(-4, 4), y + rng.randint(-4, 4)) for x, y in spots * 2}
    base = spots[0] if position.ground_name != "none" else position.beside[0][:2]
    dead = {(x, y) for x, y in near if (x - base[0]) % 3 or (y - base[1]) % 3} & {
        (x, y) for x in range(32) for y in range(32)
    }
    beside = tuple((x, y, rng.choice("ldg")) for x, y in sorted(dead))
    return replace(position, beside=position.beside + beside, stock=rng.choice(STOCKS[:7]))


def lone_start(rng: random.Random) -> Position:
    position = mid_game(rng)
    scene = Scene.of({}, position.standing, ())
    knobs = GROUNDS[position.ground_name].keys()
    free = sorted(knobs - {(x, y) for x, y, z in scene.filled if z == 0})
    near = [(x, y) for x, y in free if any(abs(x - u) + abs(y - v) == 3 for u, v in scene.spots)]
    only = rng.choice(near)
    stock = rng.choice(STOCKS + LARGE_STOCKS)
    return replace(position, without=tuple(spot for spot in free if spot != only), stock=stock)


def columns_only(rng: random.Random) -> Position:
    return replace(rng.choice([start, mid_game, spirals])(rng), stock=(rng.randint(2, 5), 0, rng.randint(1, 4)))


def walls(rng: random.Random) -> Position:
    """Tall piles, some bridged, in a row or scattered."""
    name = rng.choice(["lattice", "strip", "holes_2", "pond"])
    spots = sorted(PLAIN[name])
    x, y = rng.choice(spots)
    row = [(x + 3 * i, y) for i in range(5) if (x + 3 * i, y) in PLAIN[name]]
    chosen = row if rng.random() < 0.5 else rng.sample(spots, 6)
    standing = [text for u, v in chosen for text in tower(u, v, rng.randint(3, 8), rng)]
    stock = rng.choice([(3, 5, 1), (3, 4, 2), (4, 3, 2), (2, 6, 2), (3, 6, 1), (2, 8, 1), (4, 4, 1), (2, 4, 3)])
    return Position("", name, tuple(standing), stock)


def many(rng: random.Random) -> Position:
    """Increasing stocks, until there are enough staircases."""
    position = rng.choice([start, mid_game, mid_game, figures])(rng)
    wanted = rng.choice([MANY, MANY, MANY, 4 * MANY])
    for stock in rng.choice(LADDERS):
        position = replace(position, stock=stock)
        try:
            if len(found_in(position)) > wanted:
                return position
        except TooMany:
            return position
    return position


def house_starts() -> Iterator[Position]:
    """The starting staircase of each house map, with the kits of the first two seats and with larger stocks."""
    for name, (_, standing) in HOUSE.items():
        for stock in ((2, 0, 0), (2, 1, 0), (3, 2, 0), (3, 3, 1), (4, 3, 1), (4, 5, 0)):
            yield Position("", name, standing, stock)


RECIPES: dict[str, tuple[int, Callable[[random.Random], Position]]] = {
    "start": (14, start),
    "mid_game": (40, mid_game),
    "many": (105, many),
    "few": (50, few),
    "none": (36, none),
    "figures": (20, figures),
    "blocked": (14, blocked),
    "spirals": (20, spirals),
    "crossing": (20, crossing),
    "on_decorations": (16, on_decorations),
    "two_feet": (16, two_feet),
    "dead_knobs": (14, dead_knobs),
    "lone_start": (14, lone_start),
    "columns_only": (14, columns_only),
    "walls": (16, walls),
}


def _counted(name: str, category: str, position: Position) -> Position | None:
    try:
        found = found_in(position)
    except TooMany:
        return None
    if category == "many" and len(found) <= MANY:
        return None
    if category in CLAIMS and not CLAIMS[category](position, GROUNDS, found):
        return None
    return replace(position, name=name, count=len(found))


def made(category: str) -> Iterator[Position]:
    wanted, recipe = RECIPES[category]
    seen: set[Position] = set()
    attempt = 0
    while len(seen) < wanted:
        attempt += 1
        position = recipe(random.Random(f"{category} {attempt}"))
        if position in seen:
            continue
        counted = _counted(f"{category}_{len(seen) + 1:03}", category, position)
        if counted is not None:
            seen.add(position)
            yield counted


def main(categories: list[str]) -> None:
    write_grounds(GROUNDS)
    for category in categories or ["house_start", *RECIPES]:
        began = time.monotonic()
        if category == "house_start":
            starts = enumerate(house_starts(), 1)
            positions = [replace(p, name=f"house_start_{i:03}", count=len(p.staircases(GROUNDS))) for i, p in starts]
        else:
            positions = list(made(category))
        write_positions(FOLDER / f"{category}.txt", positions)
        counts = sorted(position.count for position in positions)
        took = time.monotonic() - began
        print(
            f"{category}: {len(positions)} positions, {counts[0]} to {counts[-1]} staircases, {took:.0f} s", flush=True
        )


if __name__ == "__main__":
    main(sys.argv[1:])
