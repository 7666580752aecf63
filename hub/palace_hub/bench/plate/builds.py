"""Builds for the plate benchmark: mid-game positions, and legal staircases drawn by the rules' search."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from monkey_palace.board.ground_maps import house_maps
from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import DECORATIONS, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.randomness import Rng
from monkey_palace.staircase.sampling import random_palace, random_staircase
from palace_hub.sim.plate.hand_work import PlateStep
from palace_hub.sim.plate.hands import Item, set_on
from palace_hub.sim.world import streams

MOST_TURNS = 14  # staircases of a palace before the last round
STOCK = {Piece.ARCH: (1, 6), Piece.BRICK: (0, 8), Piece.COLUMN: (0, 3)}  # range of a player's pieces in mid-game
TRIES = 400  # positions that are tried for one build
LARGE = 150  # pieces of the largest palaces

FETCHED_S = 1.5  # from the last brick to the decoration: a reach into the tray
LEGAL = "legal"
FIGURE = "monkey"  # the figure on these palaces


@dataclass(frozen=True, slots=True)
class Position:
    """A palace in mid-game on one of the house's maps, and the building bricks of the seat in turn."""

    ground_map: int
    palace: Palace
    stock: Bricks

    @property
    def standing(self) -> tuple[Item, ...]:
        """Pieces and figures on the plate before the turn."""
        return (*self.palace.pieces, *(set_on(FIGURE, cell) for cell in sorted(self.palace.figures)))


@dataclass(frozen=True, slots=True)
class PlateBuild:
    """One turn on the plate.

    `kind`: "legal", or the kind of mistake; `rule`, `code`, `at`: the violation by the rules' check. `pieces`: what
    stands when the player confirms, with the decoration; `steps`: how it was built. `decoration`: the kind of
    decoration that left the tray; None: none.
    """

    position: Position
    kind: str
    pieces: tuple[Placement, ...]
    steps: tuple[PlateStep, ...]
    decoration: Piece | None = None
    rule: str | None = None
    code: str | None = None
    at: Placement | None = None


def mid_game(seed: int, *, pieces: int | None = None) -> Position:
    """The position of a seed. `pieces`: least size of the palace, as far as the box has them."""
    rng = Rng.keyed("plate position", seed)
    laid = house_maps()[rng.below(len(house_maps()))]
    palace = Palace.of(laid.ground, " ".join(laid.staircase))
    turns = rng.below(MOST_TURNS + 1)
    if pieces is None:
        palace = random_palace(palace, turns, rng)
    for _ in range(TRIES if pieces is not None else 0):
        if pieces is None or len(palace.pieces) >= pieces:
            break
        palace = random_palace(palace, 1, rng).with_figures(())
    stock = {kind: low + rng.below(high - low + 1) for kind, (low, high) in STOCK.items()}
    return Position(
        laid.number,
        palace.with_figures(()),
        Bricks(arch=stock[Piece.ARCH], brick=stock[Piece.BRICK], column=stock[Piece.COLUMN]),
    )


def searched_build(seed: int, *, pieces: int | None = None) -> PlateBuild:
    """A random legal staircase, placed in path order with its decoration last."""
    for number in range(TRIES):
        position = mid_game(seed * TRIES + number, pieces=pieces)
        found = random_staircase(position.palace, position.stock, Rng.keyed("plate build", seed))
        if found is not None:
            decoration = Placement(Piece(found.facts.start_colour), *found.facts.end)
            placed = (*found.placements, decoration)
            return PlateBuild(position, LEGAL, placed, one_by_one(placed), decoration.piece)
    raise LookupError(f"no staircase for seed {seed} in {TRIES} positions")


def decoration_of(pieces: Iterable[Placement]) -> Piece | None:
    """Kind of the first decoration among these pieces; None: none."""
    return next((piece.piece for piece in pieces if piece.piece in DECORATIONS), None)


def relaid(made: PlateBuild, seed: int, count: int = 2) -> PlateBuild:
    """The build in which `count` of its pieces are pulled off and laid anew at once, as misbuilt ones are."""
    draw, steps = streams.draws(seed, "relaid"), list(made.steps)
    alone = [
        number
        for number, step in enumerate(steps)
        if len(step.put) == 1 and not step.taken and isinstance(step.put[0], Placement)
    ]
    for number in sorted(draw.sample(alone, min(count, len(alone))), reverse=True):
        put = steps[number].put
        steps[number + 1 : number + 1] = [PlateStep(taken=put), PlateStep(put=put)]
    return replace(made, steps=tuple(steps))


def one_by_one(pieces: Sequence[Placement]) -> tuple[PlateStep, ...]:
    """One step for each piece; decorations are fetched from the tray first."""
    return tuple(PlateStep(put=(piece,), after_s=FETCHED_S * (piece.piece in DECORATIONS)) for piece in pieces)


def together(steps: Sequence[PlateStep], size: Callable[[], int]) -> tuple[PlateStep, ...]:
    """Merge `size()` consecutive steps into one, as by hands without a pause.

    A piece from the tray begins a new step.
    """
    merged: list[PlateStep] = []
    rest = list(steps)
    while rest:
        number = max(1, size())
        part, rest = rest[:number], rest[number:]
        while part:
            step = part.pop(0)
            while part and not part[0].after_s and not _undoes(step, part[0]):
                following = part.pop(0)
                step = PlateStep(step.put + following.put, step.taken + following.taken, step.after_s)
            merged.append(step)
    return tuple(merged)


def _undoes(step: PlateStep, following: PlateStep) -> bool:
    return bool(set(following.taken) & set(step.put) or set(following.put) & set(step.taken))


def supports_first(pieces: Sequence[Placement]) -> tuple[Placement, ...]:
    """Order the pieces so that each comes after what it stands on; otherwise as given."""
    left, done = list(pieces), []
    filled = {cell: piece for piece in pieces for cell in piece.cells}
    placed: set[Placement] = set()
    while left:
        ready = next((piece for piece in left if _carried(piece, filled) <= placed), left[0])
        left.remove(ready)
        placed.add(ready)
        done.append(ready)
    return tuple(done)


def _carried(piece: Placement, filled: dict[Cell, Placement]) -> set[Placement]:
    below = (filled.get(foot.above(-1)) for foot in piece.feet)
    return {one for one in below if one is not None and one is not piece}
