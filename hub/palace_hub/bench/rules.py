"""`palace bench rules`: speed of the staircase search, compared with two others, and of folding a game's events.

All times are processor times on one core, so other programs disturb them little. A rate is the best of several rounds;
compared candidates take turns.
"""

import sys
from collections import deque
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path
from time import process_time
from typing import Any, Final

import palace_hub
from monkey_palace.board.notation import Placement
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import GROUND_MAPS, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.bots import make_bot
from monkey_palace.bots.match import play_game
from monkey_palace.cards.model import load_set
from monkey_palace.game.evolve import fold
from monkey_palace.randomness import Rng
from monkey_palace.staircase.best import best
from monkey_palace.staircase.count import count
from monkey_palace.staircase.sampling import random_palace
from monkey_palace.staircase.search import can_build, staircases

ROUNDS: Final = 3
START: Final = Bricks(arch=6, brick=8, column=2)
"""A hand whose staircases on the starting palace are listed in about a second."""
SLOW_START: Final = Bricks(arch=3, brick=3, column=1)
"""A hand that the slow enumerator finishes in a fraction of a second."""
FULL: Final = Bricks(arch=12, brick=12, column=4)
POSITIONS: Final = 30
MIDDLE: Final = (4, 13)
"""Range of turns in the middle of a game (end excluded)."""
GROWTH: Final = (2, 8, 16, 30)
"""Numbers of turns for the growth with the palace."""
GROWTH_POSITIONS: Final = 8
LISTED: Final = 100_000
"""Most staircases listed per palace; a big palace has millions."""
HANDS: Final = (FULL, Bricks(arch=2), Bricks(arch=1, brick=1), Bricks(arch=3, column=1), Bricks(arch=6, brick=1))
"""Hands for `can_build`: one that always can build, and some that often cannot."""
TOWERS: Final = range(2, 23)
"""Levels of a lone arch in the middle of map 1, out of reach for hands with few bricks."""
TOWER_HANDS: Final = (FULL, Bricks(arch=12, column=8), Bricks(arch=12, brick=1, column=3), Bricks(arch=6, brick=6))
NODES: Final = 200_000
"""Node budget of `best`, far above the need of most positions."""
CHESS_PLIES: Final = 3

Figures = dict[str, Any]
"""A JSON object."""


Say = Callable[[str], str]
"""The catalogue's sentence for a key."""


def measure(seed: int, say: Say) -> Figures:
    """All figures as JSON. Equal seeds give equal positions and the same game."""
    return {
        "python": sys.version.split()[0],
        "staircases": _rates(say),
        "can_build": _can_build(_middle(seed), HANDS),
        "can_build_on_towers": _can_build([_tower(levels) for levels in TOWERS], TOWER_HANDS),
        "best": _best(_middle(seed)),
        "replay": _replay(seed),
        "growth": [_grown(seed, turns) for turns in GROWTH],
    }


def _start(number: int) -> Palace:
    """The starting palace on map `number` of the house set."""
    ground_map = load_set("house").ground_map(number)
    return Palace.of(ground_map.ground, " ".join(ground_map.staircase))


def _palaces(seed: int, turns: Sequence[int]) -> list[Palace]:
    """One random palace per number of turns, on the four maps in turn."""
    return [
        random_palace(_start(1 + number % GROUND_MAPS), played, Rng.keyed(seed, "bench", number))
        for number, played in enumerate(turns)
    ]


def _middle(seed: int) -> list[Palace]:
    first, end = MIDDLE
    return _palaces(seed, [first + number % (end - first) for number in range(POSITIONS)])


def _timed(act: Callable[[], object]) -> float:
    before = process_time()
    act()
    return process_time() - before


def _listed(palace: Palace, stock: Bricks, most: int | None = None) -> int:
    """Number of staircases from the public iterator, at most `most`; none is kept."""
    listed = islice(staircases(palace, stock), most)
    last = deque(enumerate(listed, start=1), maxlen=1)
    return last[0][0] if last else 0


def _rates(say: Say) -> Figures:
    palace = _start(1)
    chess, slow = _chess(), _slow(palace)
    ours, theirs, slowest = [], [], []
    number = count(palace, START).count
    for _ in range(ROUNDS):
        ours.append(number / _timed(lambda: _listed(palace, START)))
        if chess is not None:
            theirs.append(chess())
        if slow is not None:
            slowest.append(slow())
    rate = max(ours)
    return {
        "ground_map": 1,
        "hand": START.model_dump(),
        "distinct": number,
        "per_second": round(rate),
        "chess": {
            "per_second": round(max(theirs)) if theirs else None,
            "ratio": round(rate / max(theirs), 2) if theirs else None,
            "reason": None if theirs else say("bench-no-chess"),
        },
        "slow_enumerator": {
            "per_second": round(max(slowest)) if slowest else None,
            "ratio": round(rate / max(slowest), 1) if slowest else None,
            "reason": None if slowest else say("bench-no-slow-enumerator"),
        },
    }


def _chess() -> Callable[[], float] | None:
    """A measurement of the moves that python-chess pushes and pops per second; None if it is not installed."""
    try:
        chess = import_module("chess")
    except ImportError:
        return None

    def pushed(board: Any, plies: int) -> int:
        moves = 0
        for move in board.legal_moves:
            board.push(move)
            moves += 1 + (pushed(board, plies - 1) if plies > 1 else 0)
            board.pop()
        return moves

    def rate() -> float:
        board = chess.Board()
        moves = list(board.legal_moves)
        rounds = pushed(board, CHESS_PLIES) // len(moves)

        def push_and_pop() -> None:
            for _ in range(rounds):
                for move in moves:
                    board.push(move)
                    board.pop()

        return float(rounds * len(moves) / _timed(push_and_pop))

    return rate


def _slow(palace: Palace) -> Callable[[], float] | None:
    """A measurement of the staircases per second of the tests' independent enumerator; None outside a checkout."""
    checkout = Path(palace_hub.__file__).parents[2]
    if not (checkout / "tests" / "rules" / "staircase" / "slow_staircases.py").is_file():
        return None
    sys.path.insert(0, str(checkout))
    try:
        enumerate_staircases = import_module("tests.rules.staircase.slow_staircases").enumerate_staircases
    finally:
        sys.path.remove(str(checkout))
    ground = {stud: str(colour) for stud, colour in palace.ground.items()}
    standing = [str(piece) for piece in palace.pieces]

    def rate() -> float:
        before = process_time()
        listed = enumerate_staircases(ground, standing, (), SLOW_START.arch, SLOW_START.brick, SLOW_START.column)
        return len(listed) / (process_time() - before)

    return rate


def _spread(seconds: Sequence[float]) -> Figures:
    ordered = sorted(seconds)
    return {
        "p50_ms": round(1000 * ordered[len(ordered) // 2], 3),
        "p95_ms": round(1000 * ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)], 3),
    }


def _tower(levels: int) -> Palace:
    """A palace of one arch whose feet stand on bricks at height `levels`."""
    start = _start(1)
    arch = start.pieces[0]
    bricks = [
        Placement(Piece.BRICK, foot.x, foot.y, foot.z + level) for foot in arch.feet for level in range(1, levels)
    ]
    return Palace(start.ground, (arch, *bricks))


def _can_build(palaces: Sequence[Palace], hands: Sequence[Bricks]) -> Figures:
    seconds: list[float] = []
    can = 0
    for palace in palaces:
        for hand in hands:
            before = process_time()
            can += can_build(palace, hand)
            seconds.append(process_time() - before)
    return {"asked": len(seconds), "yes": can, **_spread(seconds)}


def _best(palaces: Sequence[Palace]) -> Figures:
    seconds: list[float] = []
    proved = 0
    for palace in palaces:
        before = process_time()
        proved += best(palace, FULL, budget=NODES).proved
        seconds.append(process_time() - before)
    return {"positions": len(seconds), "hand": FULL.model_dump(), **_spread(seconds), "proved": proved / len(seconds)}


def _replay(seed: int) -> Figures:
    """Speed of folding the events of one game between greedy bots."""
    game = play_game([make_bot("greedy"), make_bot("greedy")], seed)
    assert fold(game.events) == game.state
    fastest = min(_timed(lambda: fold(game.events)) for _ in range(ROUNDS))
    return {"events": len(game.events), "per_second": round(len(game.events) / fastest)}


def _grown(seed: int, turns: int) -> Figures:
    palaces = _palaces(seed, [turns] * GROWTH_POSITIONS)
    listed, seconds = 0, 0.0
    for palace in palaces:
        before = process_time()
        listed += _listed(palace, START, LISTED)
        seconds += process_time() - before
    return {
        "turns": turns,
        "pieces": round(sum(len(palace.pieces) for palace in palaces) / len(palaces)),
        "staircases_per_second": round(listed / seconds),
        "can_build": _can_build(palaces, HANDS),
        "best": _best(palaces),
    }
