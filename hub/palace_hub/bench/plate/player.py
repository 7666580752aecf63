"""A simulated player who builds by trial and error (R4.9): looks one arch ahead, slips, and takes pieces back.

The player starts on an open ground knob near the palace and lays arch after arch. A dead end is taken back piece by
piece. With some probability a piece goes on a wrong knob first, an arch is laid anew, or three bricks become a column.
The final build is legal; the states before mostly are not.
"""

import random
from dataclasses import dataclass, field

from monkey_palace.board.notation import OPPOSITE, Placement
from monkey_palace.board.palace import Stud
from monkey_palace.board.pieces import Piece
from monkey_palace.staircase.check import check
from palace_hub.bench.plate.builds import LEGAL, TRIES, PlateBuild, Position, decoration_of, mid_game, one_by_one
from palace_hub.sim.plate.hand_work import PlateStep
from palace_hub.sim.plate.heap import Heap
from palace_hub.sim.world import streams

# Probabilities (assumed).
SLIP = 0.08  # a piece goes on a neighbouring knob first
AGAIN = 0.15  # an arch is taken up and laid anew
ENOUGH = 0.3  # the player stops after an arch that completes a staircase
AS_COLUMN = 0.4  # a column is used for three levels, if there is one
IN_ONE_GO = 0.5  # a piece is moved from knob to knob in one step
HOMEWARD = 0.7  # an arch of an unconnected path leads toward the palace
BACKS = 2  # dead ends after which the player starts anew
STARTS = 2  # starts in one position
NEAR = 3  # largest distance of a start from the palace, lattice steps


@dataclass(slots=True)
class _Player:
    position: Position
    draw: random.Random
    heap: Heap
    left: dict[Piece, int]
    steps: list[PlateStep] = field(default_factory=list)

    def put(self, kind: Piece, stud: Stud, direction: str = "") -> Placement:
        """Put a piece on, with probability `SLIP` on a wrong knob first."""
        if kind is not Piece.ARCH and self.draw.random() < SLIP:
            beside = [self.heap.beyond(stud, way) for way in self.heap.ways(stud)]
            if beside:
                wrong = self.heap.put(kind, self.draw.choice(beside))
                self.steps.append(PlateStep(put=(wrong,)))
                self.heap.take(wrong)
                right = self.heap.put(kind, stud)
                moved = [PlateStep(taken=(wrong,)), PlateStep(put=(right,))]
                in_one_go = self.draw.random() < IN_ONE_GO
                self.steps += [PlateStep(taken=(wrong,), put=(right,))] if in_one_go else moved
                self.left[kind] -= 1
                return right
        piece = self.heap.put(kind, stud, direction)
        self.steps.append(PlateStep(put=(piece,)))
        self.left[kind] -= 1
        return piece

    def take(self, piece: Placement) -> None:
        """Take a piece off."""
        self.heap.take(piece)
        self.steps.append(PlateStep(taken=(piece,)))
        self.left[piece.piece] += 1

    def fill(self, stud: Stud, level: int) -> bool:
        """Fill a knob up to a level with bricks and columns; False if they run out."""
        while self.heap.tops[stud] < level:
            room = level - self.heap.tops[stud]
            tall = room >= 3 and self.left[Piece.COLUMN] and self.draw.random() < AS_COLUMN
            kind = Piece.COLUMN if tall else Piece.BRICK
            if not self.left[kind]:
                return False
            self.put(kind, stud)
        return True

    def lay(self, stud: Stud, way: str) -> bool:
        """Lay one arch with the pieces below it; False if they run out."""
        heap, there = self.heap, self.heap.beyond(stud, way)
        level = max(heap.tops[stud], heap.tops[there])
        for foot in self.draw.sample((stud, there), 2):
            if not self.fill(foot, level):
                return False
        self.put(Piece.ARCH, stud, way)
        return True

    def back_to(self, number: int) -> None:
        """Take off all but the first `number` pieces, the last first."""
        while len(self.heap.placed) > number:
            self.take(self.heap.placed[-1])

    def walk(self) -> bool:
        """Build from a start until a staircase is complete; False if the player gives up and takes all back."""
        start = self._start()
        if start is None:
            return False
        marks: list[tuple[int, Stud, str]] = [(0, start, "")]
        tried: set[tuple[int, str]] = set()
        backs = 0
        while backs <= BACKS:
            count, stud, came = marks[-1]
            ways = [way for way in self._ways(stud, came) if (len(marks), way) not in tried]
            if not ways or not self.left[Piece.ARCH]:
                if self._stands():
                    return True
                backs += 1
                if len(marks) > 1:
                    marks.pop()
                self.back_to(marks[-1][0])
                tried = {one for one in tried if one[0] <= len(marks)}
                if not ways and len(marks) == 1:
                    break
                continue
            way = self._chosen(stud, ways)
            tried.add((len(marks), way))
            if not self.lay(stud, way):
                self.back_to(count)
                continue
            if self.draw.random() < AGAIN:
                self._again(count, stud, came)
                way = self.heap.placed[-1].direction
            marks.append((len(self.heap.placed), self.heap.beyond(stud, way), OPPOSITE[way]))
            if self._stands() and self.draw.random() < ENOUGH:
                return True
        self.back_to(0)
        return False

    def _again(self, count: int, stud: Stud, came: str) -> None:
        """Take the last arch up and lay it anew, in another direction if no pile is in the way."""
        last = self.heap.placed[-1]
        self.take(last)
        level = self.heap.tops[stud]
        easy = [way for way in self._ways(stud, came) if self.heap.tops[self.heap.beyond(stud, way)] == level]
        under = {(piece.x, piece.y) for piece in self.heap.placed[count:]} - {stud}
        way = self.draw.choice(easy) if easy and not under else last.direction
        self.put(Piece.ARCH, stud, way)

    def _start(self) -> Stud | None:
        old = self.heap.old
        near = [
            stud for stud in self.heap.free() if any(abs(stud[0] - x) + abs(stud[1] - y) <= 3 * NEAR for x, y in old)
        ]
        return self.draw.choice(near) if near else None

    def _ways(self, stud: Stud, came: str) -> list[str]:
        heap, room = self.heap, self.left[Piece.BRICK] + 3 * self.left[Piece.COLUMN]
        ways = [way for way in heap.ways(stud) if way != came]
        return [way for way in ways if abs(heap.tops[stud] - heap.tops[heap.beyond(stud, way)]) <= room]

    def _chosen(self, stud: Stud, ways: list[str]) -> str:
        heap, old = self.heap, self.heap.old
        joined = any((foot.x, foot.y) in old for piece in heap.placed for foot in piece.feet)
        if joined or self.draw.random() >= HOMEWARD:
            return self.draw.choice(ways)
        ends = {way: heap.beyond(stud, way) for way in ways}
        return min(ways, key=lambda way: min(abs(ends[way][0] - x) + abs(ends[way][1] - y) for x, y in old))

    def _stands(self) -> bool:
        """Whether a legal staircase stands."""
        return bool(self.heap.placed) and check(self.position.palace, self.heap.placed).legal


def player_build(seed: int, *, pieces: int | None = None) -> PlateBuild:
    """The build of the player of a seed. `pieces`: least size of the palace, as far as the box has them."""
    for number in range(TRIES):
        position = mid_game(streams.key("player", seed, number) % (1 << 40), pieces=pieces)
        draw = streams.draws("player", seed, number)
        left = {kind: position.stock[kind] for kind in (Piece.ARCH, Piece.BRICK, Piece.COLUMN)}
        player = _Player(position, draw, Heap(position.palace, draw), left)
        for _ in range(STARTS):
            if player.walk():
                return _decorated(player)
    raise LookupError(f"no staircase for seed {seed} in {TRIES} positions")


def _decorated(player: _Player) -> PlateBuild:
    verdict = check(player.position.palace, player.heap.placed)
    facts = verdict.facts
    assert facts is not None, verdict.violations
    decoration = Placement(Piece(facts.start_colour), *facts.end)
    pieces = (*player.heap.placed, decoration)
    steps = (*player.steps, *one_by_one((decoration,)))
    return PlateBuild(player.position, LEGAL, pieces, steps, decoration_of(pieces))
