"""Moves the hands over a simulated tray for the keys and touches of their panel."""

from dataclasses import replace

from palace_hub.tui.source import TrayHands
from palace_hub.views.table.hands import HandChoice, HandsView, hands
from palace_hub.views.wording import Wording

MOST_PIECES = 1000
"""More than the box holds: all pieces."""


class HandsOnScreen:
    """The hands over a simulated tray, and what they reach for."""

    def __init__(self, tray: TrayHands) -> None:
        self._tray = tray
        self.choice = HandChoice()

    def view(self, wording: Wording, *, guided: bool = False) -> HandsView:
        """The panel as it is now; `guided`: in a guided turn."""
        return hands(self._tray.inside(), self._tray.outside(), self.choice, wording, guided=guided)

    def choose(self, cell: int | None) -> None:
        """Reaches for a compartment; None: for all six."""
        self.choice = HandChoice(cell, self.choice.amount)

    def let_go(self) -> None:
        """The press is over."""
        self.choice = replace(self.choice, pressed=False)

    def do(self, what: str) -> None:
        """One command of the panel: cell, amount, take, put, press or spill."""
        self.choice = replace(self.choice, pressed=what == "press")
        match what:
            case "cell":
                self.choice = self.choice.next_cell()
            case "amount":
                self.choice = self.choice.next_amount()
            case "take":
                for cell in self._cells():
                    self._tray.take_out(cell, self._count)
            case "put":
                for cell in self._cells():
                    self._tray.put_in(cell, self._count)
            case "press":
                for cell in self._cells():
                    self._tray.press(cell)
            case "spill" if self.choice.cell is not None:
                self._tray.spill(self.choice.cell, self._count)

    def set_out(self, counts: tuple[int, ...]) -> None:
        """Takes so many pieces out of each compartment."""
        for cell, count in enumerate(counts):
            self._tray.take_out(cell, count)
        self.reach_for_one(0)

    def reach_for_one(self, cell: int) -> None:
        """Reaches for one piece of a compartment."""
        self.choice = HandChoice(cell, 1)

    @property
    def _count(self) -> int:
        return MOST_PIECES if self.choice.amount is None else self.choice.amount

    def _cells(self) -> range:
        chosen = self.choice.cell
        return range(len(self._tray.inside())) if chosen is None else range(chosen, chosen + 1)
