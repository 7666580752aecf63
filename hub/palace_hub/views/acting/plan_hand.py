"""The hand over the plan: its node, the entries that it sends, and those that no snapshot contains yet."""

import dataclasses
from collections.abc import Callable

from monkey_palace.board.notation import DIRECTIONS, Cell, Placement
from monkey_palace.board.palace import Stud
from monkey_palace.board.pieces import Piece
from palace_hub.locale.message import Message
from palace_hub.referee import entries
from palace_hub.views.palace.facts import stock_left
from palace_hub.views.palace.hand import (
    Drop,
    Hand,
    direction_of,
    end_of,
    home,
    knobs_lacking,
    lacks_knob,
    moved,
    next_knob,
    to_take_back,
    why_not,
)
from palace_hub.views.palace.stage import PalaceStageView, could_build, possible_drops
from palace_hub.views.snapshot import Snapshot

GoOn = Callable[[PalaceStageView, Snapshot], None]
"""What goes on with the plan as it is then."""

Placements = tuple[Placement, ...]


class PlanHand:
    """Turns keys and touches on the plan into entries. `submit` sends an entry, `changed` draws the stage again.

    `ask_knob` asks for a knob that the map may lack, and then calls what goes on with it.
    """

    def __init__(
        self,
        submit: Callable[[entries.Entry], None],
        changed: Callable[[], None],
        ask_knob: Callable[[Stud, GoOn], None],
    ) -> None:
        self.hand = Hand()
        self._ask_knob = ask_knob
        self._submit = submit
        self._changed = changed
        self._sent: list[tuple[str, Placement]] = []
        self._moment: tuple[object, ...] = ()
        self._shown: Placements = ()

    # the snapshot to show

    def ahead(self, snapshot: Snapshot) -> Snapshot:
        """The snapshot with the sent entries that it does not contain yet: keys repeat faster than the hub answers."""
        game = snapshot.game
        moment = (game.turn, game.prompt.kind, snapshot.stage, snapshot.plan.way) if game is not None else ()
        if moment[:-1] != self._moment[:-1]:
            self._shown = ()
        if moment != self._moment:
            self.hand, self._moment = Hand(), moment
            self._sent.clear()
        if snapshot.refusal is not None:
            self._sent.clear()
            shown = could_build(snapshot)
            if shown and shown != self._shown:
                self.hand, self._shown = Hand(), shown
        if self._shown:
            snapshot = dataclasses.replace(snapshot, plan=dataclasses.replace(snapshot.plan, shown=self._shown))
        while self._sent and self._arrived(*self._sent[0], snapshot.plan.placements):
            del self._sent[0]
        if not self._sent:
            return snapshot
        expected = snapshot.plan.placements
        for action, placement in self._sent:
            if action == "place" and placement not in expected:
                expected = (*expected, placement)
            elif action == "take_back":
                expected = tuple(other for other in expected if other != placement)
        if expected == snapshot.plan.placements:
            self._sent.clear()
        return dataclasses.replace(snapshot, plan=dataclasses.replace(snapshot.plan, placements=expected))

    @staticmethod
    def _arrived(action: str, placement: Placement, placements: Placements) -> bool:
        return (placement in placements) is (action == "place")

    # keys and touches

    def at(self, view: PalaceStageView) -> Stud:
        return self.hand.at or home(view.standing)

    def put(self, piece: str, view: PalaceStageView, snapshot: Snapshot) -> None:
        """Puts a brick or a column down. An arch goes into the hand until its other end is chosen, or back again."""
        drops = self._drops(view, snapshot)
        at, kind = self.at(view), Piece(piece)
        left = stock_left(self.ahead(snapshot))[kind] if view.pieces else 0
        ends = {*drops, *(knobs_lacking(view.standing, at) if left > 0 else ())}
        if piece in drops:
            self._place(drops[piece])
        elif left > 0 and not self.hand.aiming and lacks_knob(view.standing, at):
            self._ask_knob(at, lambda then, newest: self.put(piece, then, newest))
        elif kind is Piece.ARCH and (self.hand.aiming or not ends.isdisjoint(DIRECTIONS)):
            self._move(Hand(self.at(view), not self.hand.aiming))
        else:
            self._move(Hand(at, why=why_not(view.standing, at, kind, left)))

    def arrow(self, columns: int, rows: int, view: PalaceStageView, snapshot: Snapshot) -> None:
        """An arrow key: the next lit knob, the other end of the arch in the hand, or the next node."""
        if view.knobs:
            knob = next_knob(view.knobs, self.hand.at, columns, rows, view.standing.turn)
            if knob is not None:
                self.choose_knob(knob)
            return
        if not self.hand.aiming:
            self._move(Hand(moved(view.standing, self.at(view), columns, rows)))
            return
        direction = direction_of(columns, rows, view.standing.turn)
        drop = self._drops(view, snapshot).get(direction)
        end = end_of(self.at(view), direction)
        if drop is not None:
            self._place(drop)
        elif lacks_knob(view.standing, end):
            self._ask_knob(end, lambda then, newest: self.arrow(columns, rows, then, newest))
        else:
            self._move(dataclasses.replace(self.hand, why=Message("plan-why-not-there")))

    def touch(self, stud: Stud, view: PalaceStageView, snapshot: Snapshot) -> None:
        """A touch on a node: the other end of the arch in the hand, a lit knob, or the hand's new place."""
        if self.hand.aiming:
            ends = {end_of(self.at(view), letter): letter for letter in DIRECTIONS}
            drop = self._drops(view, snapshot).get(ends.get(stud, ""))
            if drop is not None:
                self._place(drop)
                return
            if stud in ends and lacks_knob(view.standing, stud):
                self._ask_knob(stud, lambda then, newest: self.touch(stud, then, newest))
                return
        self._move(Hand(stud))
        self.choose(view)

    def choose(self, view: PalaceStageView) -> None:
        """Chooses the lit knob under the hand, if there is one."""
        at = self.at(view)
        for knob in view.knobs:
            if (knob.x, knob.y) == at:
                self.choose_knob(knob)

    def choose_knob(self, knob: Cell) -> None:
        self.hand = Hand((knob.x, knob.y))
        self._submit(entries.parse_entry({"do": "choose_knob", "at": str(knob)}))
        self._changed()

    def take_back(self, view: PalaceStageView, *, last: bool = False) -> None:
        """Takes back the topmost piece of this turn under the hand, else the last piece (with `last`: always that).

        After the last piece the hand is at its start.
        """
        at = self.at(view)
        piece = to_take_back(view.standing, None if last else at)
        if piece is None:
            return
        self._sent.append(("take_back", piece))
        self._submit(entries.parse_entry({"do": "take_back", "placement": str(piece)}))
        self._move(Hand((piece.x, piece.y) if piece == view.standing.entered[-1] else at))

    def ask_for_end(self, view: PalaceStageView | None) -> bool:
        """Says that the other end of the arch in the hand must be chosen first; False if the view asks for none."""
        asks = view is not None and view.aiming
        if asks:
            self._move(dataclasses.replace(self.hand, why=Message("plan-why-choose-end")))
        return asks

    def let_go(self) -> bool:
        """Puts the arch in the hand away; False if there is none."""
        aiming = self.hand.aiming
        if aiming:
            self._move(Hand(self.hand.at))
        return aiming

    def _drops(self, view: PalaceStageView, snapshot: Snapshot) -> dict[str, Drop]:
        if not view.pieces:
            return {}
        return possible_drops(view.standing, self.at(view), stock_left(self.ahead(snapshot)))

    def _place(self, drop: Drop) -> None:
        placement = drop.placement
        self._sent.append(("place", placement))
        self._submit(entries.parse_entry({"do": "place", "placement": str(placement)}))
        self._move(Hand((placement.far.x, placement.far.y)))

    def _move(self, hand: Hand) -> None:
        self.hand = hand
        self._changed()
