"""The panel of hands over a simulated tray: what lies in each compartment and outside, and the keys that move it."""

from dataclasses import dataclass, replace
from typing import Final

from monkey_palace.board.pieces import PIECES
from palace_hub.views.table.actions import FooterKey
from palace_hub.views.wording import Wording

AMOUNTS: tuple[int | None, ...] = (1, 5, 20, None)
"""Pieces that one key moves, in the order of F4; None: all of them. A set-up lifts 20 out."""

CELL: Final = "app.hands('cell')"
"""The action of the key that names the chosen compartment."""
TAKE: Final = "app.hands('take')"
PUT: Final = "app.hands('put')"
GUIDED: Final = (CELL, "app.hands('amount')", TAKE, PUT)
"""The actions that a guided turn needs."""


@dataclass(frozen=True, slots=True)
class HandChoice:
    """What the hands reach for: a compartment (None: all six) and a number of pieces (None: all)."""

    cell: int | None = None
    amount: int | None = None
    pressed: bool = False
    """They have just pressed, which moves no piece."""

    def next_cell(self) -> "HandChoice":
        """The compartment after this one; all six follow the last."""
        following = 0 if self.cell is None else self.cell + 1
        return replace(self, cell=following if following < len(PIECES) else None)

    def next_amount(self) -> "HandChoice":
        """The next number of pieces."""
        return replace(self, amount=AMOUNTS[(AMOUNTS.index(self.amount) + 1) % len(AMOUNTS)])


@dataclass(frozen=True, slots=True)
class HandsCell:
    """One compartment with its pieces inside and outside of the tray, or all six (`piece` empty)."""

    piece: str
    sign: str
    pieces: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class HandsView:
    """The panel. `cells`: the six compartments, then all of them."""

    title: str
    cells: tuple[HandsCell, ...]
    keys: tuple[FooterKey, ...]
    pressed: bool = False

    @property
    def chosen(self) -> HandsCell:
        """The chosen compartment."""
        return next(cell for cell in self.cells if cell.chosen)


def hands(
    inside: tuple[int, ...], outside: tuple[int, ...], choice: HandChoice, wording: Wording, *, guided: bool = False
) -> HandsView:
    """The panel for these counts by compartment and by kind. `guided`: nobody presses on pieces or spills them."""
    boxes = [
        HandsCell(
            piece=piece.value,
            sign=wording.sign(piece),
            pieces=wording.say("hands-pieces", inside=inside[cell], outside=outside[cell]),
            chosen=choice.cell == cell,
        )
        for cell, piece in enumerate(PIECES)
    ]
    boxes.append(HandsCell("", "", wording.say("hands-all-six"), choice.cell is None))
    done = wording.symbols.done if choice.pressed else " "
    which = wording.say("hands-all-six" if choice.cell is None else f"tray-{PIECES[choice.cell]}")
    amount = wording.say("hands-all") if choice.amount is None else wording.say("hands-amount", count=choice.amount)
    keys: tuple[FooterKey, ...] = (
        FooterKey("F3", which, CELL),
        FooterKey("F4", amount, GUIDED[1]),
        FooterKey("F5", wording.say("hands-take"), TAKE),
        FooterKey("F6", wording.say("hands-put"), PUT),
        FooterKey("F7", wording.say("hands-press") + done, "app.hands('press')"),
    )
    if guided:
        keys = tuple(key for key in keys if key.action in GUIDED)
    spill: tuple[FooterKey, ...] = ()
    if choice.cell is not None and not guided:
        beside = wording.sign(PIECES[(choice.cell + 1) % len(PIECES)])
        spill = (FooterKey("F8", wording.say("hands-spill", sign=beside), "app.hands('spill')"),)
    return HandsView(wording.say("hands-title"), tuple(boxes), (*keys, *spill), choice.pressed)
