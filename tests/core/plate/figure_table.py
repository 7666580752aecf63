"""A plate game with figures on the pads of a tray without cells, or on the palace."""

from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import Any, Self

from tests.core.plate.plate_game import PlateTable
from tests.core.rig import Node

from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.pieces import Figure
from monkey_palace.game.palace_state import palace_of
from monkey_palace.game.trophies import butterfly_cell, frog_knobs, monkey_knobs
from monkey_palace.staircase.search import staircases
from palace_hub.core.snapshot import snapshot
from palace_hub.referee import entries as say
from palace_hub.referee.plan import judged
from palace_hub.sensing.plate.board.figures import FigureMass
from palace_hub.sensing.plate.board.kept_plate import KeptPlate
from palace_hub.sensing.tray.pads import BITS
from palace_hub.sim.plate.hands import put_on, seat_of, set_on, take_off
from palace_hub.views.snapshot import Stage

GRAMS = {Figure.MONKEY: 4.2, Figure.BUTTERFLY: 3.1, Figure.FROG: 0.33}
ALIKE = {**GRAMS, Figure.BUTTERFLY: 4.2}
SETTLES_S = 4.5
"""A moment that lasts is looked at when it is cut."""


class Tray(Node):
    """`wrong_every`: period of samples whose pad bits are all wrong."""

    wrong_every = 0

    def window(self) -> bytes:
        right = self.pads
        if self.wrong_every and self.n % self.wrong_every == 0:
            self.pads ^= 0b111
        out, self.pads = super().window(), right
        return out


class FigureTable(PlateTable):
    """`with_tray` False: the hub hears no pads."""

    tray: Tray
    where: dict[Figure, Cell]
    grams: Mapping[Figure, float]

    @classmethod
    def laid(
        cls, path: Path, level: str = "silver", grams: Mapping[Figure, float] = GRAMS, *, with_tray: bool = True
    ) -> Self:
        """A game in its first turn, with every figure on its pad."""
        table = cls.opened(path, level, {figure: FigureMass(one, 0.003) for figure, one in grams.items()})
        table.tray, table.where, table.grams = Tray(), {}, grams
        table.begin_game(expansions=("butterfly", "frog"))
        if with_tray:
            table.plug("a#1", table.tray)
            table.pass_time(3.0)
        return table

    @classmethod
    def at_figures(cls, path: Path, level: str = "silver", colour: str = "gold", **options: Any) -> Self:
        """The same after a staircase from a knob of this colour; a figure is due."""
        table = cls.laid(path, level, **options)
        table.build_to_the_figures(colour)
        return table

    @property
    def kept(self) -> KeptPlate:
        return self.core.hub.plate_play.tracker.kept

    # -- hands --------------------------------------------------------------------------------------------------

    def off_pad(self, figure: Figure) -> None:
        self.tray.pads &= ~BITS[figure]
        self.pass_time(1.0)

    def on_pad(self, figure: Figure) -> None:
        self.tray.pads |= BITS[figure]
        self.pass_time(1.0)

    def set_down(self, figure: Figure, at: Cell) -> None:
        """Set the figure on the palace."""
        seat, mg = seat_of(set_on(figure.value, at)), 1000 * self.grams[figure]
        self.plate.handle(put_on(self.plate.next_rng(), self.plate.us, seat, mg, self.plate.manner, press=False))
        self.where[figure] = at
        self._until_free(SETTLES_S)

    def lift(self, figure: Figure) -> None:
        """Take the figure off the palace."""
        seat, mg = seat_of(set_on(figure.value, self.where.pop(figure))), 1000 * self.grams[figure]
        self.plate.handle(take_off(self.plate.next_rng(), self.plate.us, seat, mg, self.plate.manner, press=False))
        self._until_free(1.0)

    # -- the game -----------------------------------------------------------------------------------------------

    def staircase(self, colour: str) -> tuple[Placement, ...]:
        """The tallest staircase that starts on a knob of this colour."""
        state = self.state
        found = [staircase.placements for staircase in islice(staircases(palace_of(state), state.player.bricks), 3000)]
        facts = [(judged(state, one).facts, one) for one in found]
        return max((one for one in facts if one[0].start_colour == colour), key=lambda one: one[0].end.z)[1]

    def build_to_the_figures(self, colour: str) -> None:
        """Build and decorate; go on to the figures."""
        self.build(*self.staircase(colour))
        self.enter(say.Confirm())
        assert self.core.hub.refusal is None, self.core.hub.refusal
        self.decorate()
        while self.core.hub.stage is not Stage.TROPHIES:
            if self.core.hub.stage in (Stage.CARDS, Stage.CREDITS, Stage.BONUS):
                self.enter(say.Confirm())
            else:
                boxes = snapshot(self.core.hub).judgement.boxes
                self.enter(say.Manual(taken={i: box.due for i, box in enumerate(boxes)}))
            assert self.core.hub.refusal is None, self.core.hub.refusal
        self.pass_time(1.0)

    def finish_turn(self) -> None:
        """Place the due butterfly and begin the next player's turn."""
        while self.core.hub.stage is not Stage.BUILD:
            if self.due() == "place_butterfly":
                if Figure.BUTTERFLY in self.where:
                    self.lift(Figure.BUTTERFLY)
                self.off_pad(Figure.BUTTERFLY)
                self.set_down(Figure.BUTTERFLY, butterfly_cell(self.state))
                assert self.due() != "place_butterfly"
            else:
                self.enter(say.Confirm())
                assert self.core.hub.refusal is None, self.core.hub.refusal
        self.pass_time(2.0)

    def knobs(self, figure: Figure) -> tuple[Cell, ...]:
        return frog_knobs(self.state) if figure is Figure.FROG else monkey_knobs(self.state)

    def due(self) -> str:
        return self.core.hub.book.game.prompt.kind.value

    def placed(self) -> list[dict[str, Any]]:
        """The figures that the hub placed, with the state of their pads."""
        return [event for event in self.events if event["kind"] == "figure"]
