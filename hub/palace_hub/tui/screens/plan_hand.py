"""The hand over the plan: where it is, what it puts down, and what was sent but is not in a snapshot yet."""

import dataclasses
from collections.abc import Callable

from monkey_palace.board.notation import ARCH_SPAN, DIRECTIONS, Cell, Placement
from monkey_palace.board.palace import Stud
from monkey_palace.board.pieces import Piece
from palace_hub.locale.message import Message
from palace_hub.referee import entries
from palace_hub.views.palace.hand import Drop, Hand, direction_of, home, moved, next_knob, to_take_back, why_not
from palace_hub.views.palace.stage import PalaceStageView, could_build, possible_drops, stock_left
from palace_hub.views.snapshot import Snapshot

Placements = tuple[Placement, ...]


class PlanHand:
    """Turns keys and touches over the plan into entries. `submit` takes an entry, `changed` draws the stage again."""

    def __init__(self, submit: Callable[[entries.Entry], None], changed: Callable[[], None]) -> None:
        self.hand = Hand()
        self._submit = submit
        self._changed = changed
        self._sent: list[tuple[str, Placement]] = []
        self._moment: tuple[object, ...] = ()
        self._shown: Placements = ()

    # what is shown

    def ahead(self, snapshot: Snapshot) -> Snapshot:
        """The snapshot with what was sent and is not in it yet; keys repeat faster than the hub answers."""
        game = snapshot.game
        moment = (game.turn, game.prompt.kind, snapshot.stage, snapshot.plan.way) if game is not None else ()
        if moment[:-1] != self._moment[:-1]:
            self._shown = ()
        if moment != self._moment:
            self.hand, self._moment = Hand(), moment
            self._sent.clear()
        if snapshot.refusal is not None:
            self._sent.clear()
            shown = could_build(snapshot.refusal)
            if shown and shown != self._shown:
                self.hand, self._shown = Hand(), shown
        if self._shown:
            snapshot = dataclasses.replace(snapshot, plan=dataclasses.replace(snapshot.plan, shown=self._shown))
        while self._sent and self._seen(*self._sent[0], snapshot.plan.placements):
            del self._sent[0]
        if not self._sent:
            return snapshot
        expected = snapshot.plan.placements
        for did, placement in self._sent:
            if did == "place" and placement not in expected:
                expected = (*expected, placement)
            elif did == "take_back":
                expected = tuple(one for one in expected if one != placement)
        if expected == snapshot.plan.placements:
            self._sent.clear()
        return dataclasses.replace(snapshot, plan=dataclasses.replace(snapshot.plan, placements=expected))

    @staticmethod
    def _seen(did: str, placement: Placement, placements: Placements) -> bool:
        return (placement in placements) is (did == "place")

    # what a person does

    def at(self, view: PalaceStageView) -> Stud:
        return self.hand.at or home(view.standing)

    def put(self, piece: str, view: PalaceStageView, snapshot: Snapshot) -> None:
        """A brick or a column where the hand is; an arch first asks where it ends, a second time it is laid away."""
        drops = self._drops(view, snapshot)
        if piece in drops:
            self._place(drops[piece])
        elif piece == Piece.ARCH and (self.hand.aiming or any(letter in drops for letter in DIRECTIONS)):
            self._move(Hand(self.at(view), not self.hand.aiming))
        else:
            at, kind = self.at(view), Piece(piece)
            left = stock_left(self.ahead(snapshot))[kind]
            self._move(Hand(at, why=why_not(view.standing, at, kind, left)))

    def arrow(self, columns: int, rows: int, view: PalaceStageView, snapshot: Snapshot) -> None:
        """The next lit knob, where the arch in the hand ends, or one node further."""
        if view.knobs:
            knob = next_knob(view.knobs, self.hand.at, columns, rows)
            if knob is not None:
                self.choose_knob(knob)
            return
        if not self.hand.aiming:
            self._move(Hand(moved(view.standing, self.at(view), columns, rows)))
            return
        found = self._drops(view, snapshot).get(direction_of(columns, rows))
        if found is not None:
            self._place(found)
        else:
            self._move(dataclasses.replace(self.hand, why=Message("plan-why-not-there")))

    def touch(self, stud: Stud, view: PalaceStageView, snapshot: Snapshot) -> None:
        """A node of the plan: an arch's end while one is in the hand, a lit knob, or just where the hand goes."""
        if self.hand.aiming:
            x, y = self.at(view)
            ends = {(x + ARCH_SPAN * dx, y + ARCH_SPAN * dy): letter for letter, (dx, dy) in DIRECTIONS.items()}
            found = self._drops(view, snapshot).get(ends.get(stud, ""))
            if found is not None:
                self._place(found)
                return
        self._move(Hand(stud))
        self.choose(view)

    def choose(self, view: PalaceStageView) -> None:
        """The lit knob under the hand, if there is one."""
        at = self.at(view)
        for knob in view.knobs:
            if (knob.x, knob.y) == at:
                self.choose_knob(knob)

    def choose_knob(self, knob: Cell) -> None:
        self.hand = Hand((knob.x, knob.y))
        self._submit(entries.parse_entry({"do": "choose_knob", "at": str(knob)}))
        self._changed()

    def take_back(self, view: PalaceStageView, *, last: bool = False) -> None:
        """The topmost piece of this turn under the hand, else the last one, or that at once (`last`).

        After the last one the hand is at its start.
        """
        at = self.at(view)
        piece = to_take_back(view.standing, None if last else at)
        if piece is None:
            return
        self._sent.append(("take_back", piece))
        self._submit(entries.parse_entry({"do": "take_back", "placement": str(piece)}))
        self._move(Hand((piece.x, piece.y) if piece == view.standing.entered[-1] else at))

    def let_go(self) -> bool:
        """Lays the arch in the hand away; False where there is none."""
        was = self.hand.aiming
        if was:
            self._move(Hand(self.hand.at))
        return was

    def _drops(self, view: PalaceStageView, snapshot: Snapshot) -> dict[str, Drop]:
        if not view.pieces:
            return {}
        return possible_drops(view.standing, self.at(view), stock_left(self.ahead(snapshot)))

    def _place(self, found: Drop) -> None:
        placement = found.placement
        self._sent.append(("place", placement))
        self._submit(entries.parse_entry({"do": "place", "placement": str(placement)}))
        self._move(Hand((placement.far.x, placement.far.y)))

    def _move(self, hand: Hand) -> None:
        self.hand = hand
        self._changed()
