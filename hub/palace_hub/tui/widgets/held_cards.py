"""The cards of each player, drawn. Arrows and touches move a cursor from card to card."""

from dataclasses import dataclass
from typing import ClassVar

from textual import events
from textual.geometry import Region

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import ActionRequested, Painted
from palace_hub.views.pages.held_cards import HeldCard, HeldCardsView
from palace_hub.views.text import cells, fit

CARD_CELLS, CARD_ROWS = 18, 4
"""Rows: price and colour, bananas, delivery now and each turn. Eighty columns hold four cards."""
GAP = 1
MARGIN = 2


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """A card on the page: its seat, and its upper left corner."""

    seat: int
    card: HeldCard
    x: int
    y: int


class HeldCardsPage(Painted[HeldCardsView]):
    """A heading for each player, the cards below in rows; as high as its content. `cursor` counts through all cards."""

    def __init__(self, **arguments: str) -> None:
        super().__init__(None, **arguments)
        self.cursor: int | None = None

    def show(self, model: HeldCardsView | None) -> None:
        """Takes a model. The cursor stays on its card, wherever that is now."""
        if model != self.model:
            chosen = self.chosen
            super().show(model)
            self._fit()
            if chosen is not None:
                self.go_to_card(chosen.card)

    def on_resize(self) -> None:
        super().on_resize()
        self._fit()

    def _fit(self) -> None:
        places, _, height = self._layout()
        self.styles.height = max(1, height)
        if self.cursor is not None and self.cursor >= len(places):
            self.cursor = None

    def _columns(self) -> int:
        return max(1, (self.size.width - 2 * MARGIN + GAP) // (CARD_CELLS + GAP))

    def _layout(self) -> tuple[list[DrawnCard], dict[int, int], int]:
        """The place of each card, the row of each player's heading by seat, and the height."""
        columns = self._columns()
        places: list[DrawnCard] = []
        headings: dict[int, int] = {}
        y = 0
        for player in self.model.players if self.model is not None else ():
            headings[player.seat] = y
            y += 1
            for number, card in enumerate(player.cards):
                row, column = divmod(number, columns)
                x = MARGIN + column * (CARD_CELLS + GAP)
                places.append(DrawnCard(player.seat, card, x, y + row * (CARD_ROWS + GAP)))
            y += -(-len(player.cards) // columns) * (CARD_ROWS + GAP) or GAP
        return places, headings, y

    @property
    def chosen(self) -> HeldCard | None:
        """The card under the cursor."""
        drawn = self.drawn_card
        return None if drawn is None else drawn.card

    @property
    def drawn_card(self) -> DrawnCard | None:
        """The card under the cursor, with its seat and place."""
        places, _, _ = self._layout()
        return None if self.cursor is None else places[self.cursor]

    @property
    def region_of_cursor(self) -> Region | None:
        """The rows to keep in sight: the card under the cursor, with the heading of a player's first card."""
        places, headings, _ = self._layout()
        if self.cursor is None:
            return None
        place = places[self.cursor]
        top = headings[place.seat] if place.y == headings[place.seat] + 1 else place.y
        return Region(place.x, top, CARD_CELLS, place.y + CARD_ROWS - top)

    def move(self, columns: int, rows: int) -> None:
        """Moves the cursor: sideways card by card, up and down to the nearest card in the next row."""
        places, _, _ = self._layout()
        if not places:
            return
        if self.cursor is None:
            self._go(0)
        elif columns:
            self._go(min(len(places) - 1, max(0, self.cursor + columns)))
        else:
            here = places[self.cursor]
            ahead = [place for place in places if (place.y - here.y) * rows > 0]
            if ahead:
                self._go(places.index(min(ahead, key=lambda at: (abs(at.y - here.y), abs(at.x - here.x)))))

    def go_to_player(self, seat: int) -> None:
        """Moves the cursor to a player's first card, if there is one."""
        places, _, _ = self._layout()
        first = next((number for number, place in enumerate(places) if place.seat == seat), None)
        if first is not None:
            self._go(first)

    def go_to_card(self, card: str) -> None:
        """Moves the cursor to this card, if it is shown."""
        places, _, _ = self._layout()
        place = next((number for number, place in enumerate(places) if place.card.card == card), None)
        if place is not None:
            self._go(place)

    def row_of_player(self, seat: int) -> int | None:
        """The row of a player's heading; None without such a player."""
        return self._layout()[1].get(seat)

    def _go(self, cursor: int) -> None:
        self.cursor = cursor
        self.redraw()

    def on_click(self, event: events.Click) -> None:
        places, _, _ = self._layout()
        for number, place in enumerate(places):
            if Region(place.x, place.y, CARD_CELLS, CARD_ROWS).contains(event.x, event.y):
                self.post_message(ActionRequested(f"card({number})"))

    def touch_card(self, number: int) -> None:
        """Moves the cursor to a card that was touched."""
        if number < len(self._layout()[0]):
            self._go(number)

    def paint(self, canvas: Canvas, model: HeldCardsView) -> None:
        places, headings, _ = self._layout()
        for player in model.players:
            y = headings[player.seat]
            canvas.put(MARGIN, y, f" {player.key} ", "on bold", "caution")
            name = fit(player.name, canvas.width // 2)
            canvas.put(MARGIN + 4, y, name, "plain bold")
            canvas.put(MARGIN + 4 + cells(name) + 2, y, player.count, "muted")
        for number, place in enumerate(places):
            self._card(canvas, place, chosen=number == self.cursor)

    @staticmethod
    def _card(canvas: Canvas, place: DrawnCard, *, chosen: bool) -> None:
        card = place.card
        canvas.fill(place.x, place.y, CARD_CELLS, CARD_ROWS, "now" if chosen else "button")
        loud, quiet = ("on bold", "on") if chosen else ("plain bold", "plain")
        canvas.put(place.x, place.y, f" {card.sign} ", "on bold", card.colour)
        canvas.put(place.x + 4, place.y, fit(card.name, CARD_CELLS - 4), loud)
        for row, line in enumerate((card.bananas, card.now, card.each), start=1):
            canvas.put(place.x + 1, place.y + row, fit(line, CARD_CELLS - 1), quiet)


class CardWords(Painted[str]):
    """All that the card under the cursor shows, in words; without a cursor, the keys."""

    GROUND: ClassVar[str] = "raised"

    def paint(self, canvas: Canvas, model: str) -> None:
        canvas.put(MARGIN, 0, fit(model, canvas.width - 2 * MARGIN), "plain")
