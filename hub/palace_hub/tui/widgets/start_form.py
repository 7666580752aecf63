"""The start form: number of players, names, expansions, ground map, cards. It keeps the input until the game starts."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Input

from monkey_palace.cards.deck_format import DECKS, Deck
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import Painted, Touchable
from palace_hub.views.table.start_form import MOST_PLAYERS, StartView
from palace_hub.views.text import cells, fit, wrap

LONGEST_NAME = 40
"""The limit of the entry `NewGame`."""

LEAST_PLAYERS = 2
FIGURES = ("butterfly", "frog")


class _Choice(Touchable[tuple[str, str, bool]]):
    """A button that shows a key, a word, and a tick if it is chosen."""

    def __init__(self, action: str, id: str) -> None:
        super().__init__(id=id)
        self._action = action

    def action(self) -> str:
        return self._action

    def paint(self, canvas: Canvas, model: tuple[str, str, bool]) -> None:
        key, word, chosen = model
        width = canvas.width - 1
        canvas.fill(0, 0, width, canvas.height, "now" if chosen else "button")
        canvas.edges(0, 0, width, canvas.height, "on" if chosen else "line")
        tick = self.symbols.done if chosen else ""
        wordings = (f"{key}  {word} {tick}".rstrip(), f"{key} {word}{tick}")
        text = next((wording for wording in wordings if cells(wording) <= width), wordings[-1])
        ink = ("on bold" if chosen else "plain") + (" underline" if self.has_focus else "")
        canvas.centred(0, 1, width, fit(text, width), ink)


class _DeckChoice(Touchable[tuple[str, str, bool]]):
    """One kind of cards: a picture of it, its words, the key that changes it, and a tick if it is chosen."""

    def __init__(self, deck: str) -> None:
        super().__init__(id=f"deck-{deck}")
        self._deck = deck

    def action(self) -> str:
        return f"deck('{self._deck}')"

    def paint(self, canvas: Canvas, model: tuple[str, str, bool]) -> None:
        key, words, chosen = model
        width = canvas.width - 1
        canvas.fill(0, 0, width, canvas.height, "now" if chosen else "button")
        ink = "on" if chosen else "line"
        if self._deck == "screen":
            canvas.frame(2, 0, 9, 3, ink)
            canvas.put(5, 3, "─┴─", ink)
        else:
            canvas.frame(2, 0, 7, 3, ink)
            canvas.fill(4, 1, 7, 3, "now" if chosen else "button")
            canvas.frame(4, 1, 7, 3, ink)
        card = 5 if self._deck == "screen" else 6
        canvas.put(card, 1 if self._deck == "screen" else 2, f" {self.symbols.piece['gold']} ", "on bold", "gold")
        tick = f" {self.symbols.done}" if chosen else ""
        loud = ("on bold" if chosen else "plain") + (" underline" if self.has_focus else "")
        if key:
            canvas.put(13, 0, key, "on bold", "caution")
        lines = wrap(words + tick, width - 14, 3)
        for row, line in enumerate(lines, start=1):
            canvas.put(13, row, line, loud)


class Hints(Painted[tuple[str, ...]]):
    """The problems of this table, with their fixes."""

    def paint(self, canvas: Canvas, model: tuple[str, ...]) -> None:
        y = 0
        for hint in model:
            for line in wrap(f"{self.symbols.alarm} {hint}", canvas.width - 4, 2):
                canvas.put(2, y, line, "caution")
                y += 1


class StartStage(Vertical):
    """Number of players, expansions and ground map in one row; below the kinds of cards, then the names.

    `deck` can be "printed" only if the hub has the numbers of those cards; otherwise the form says how to get them.
    """

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.count = LEAST_PLAYERS
        self.chosen: set[str] = set()
        self.ground_map: int | None = None
        self.deck: Deck = "screen"
        self._asked = False  # for printed cards without their numbers
        self._shown: StartView | None = None

    def compose(self) -> ComposeResult:
        with Horizontal(id="start-counts"):
            for number in range(LEAST_PLAYERS, MOST_PLAYERS + 1):
                yield _Choice(f"players({number})", id=f"players-{number}")
            for figure in FIGURES:
                yield _Choice(f"expansion('{figure}')", id=f"expansion-{figure}")
            yield _Choice("next_map", id="ground-map")
        with Horizontal(id="start-decks"):
            for deck in DECKS:
                yield _DeckChoice(deck)
        with Horizontal(id="start-names"):
            for seat in range(MOST_PLAYERS):
                yield Input(id=f"name-{seat}", max_length=LONGEST_NAME)
        yield Hints(id="start-hints")

    def show(self, view: StartView) -> None:
        if view != self._shown:
            self._shown = view
            self.draw()

    def draw(self) -> None:
        view = self._shown
        if view is None:
            return
        for number in range(LEAST_PLAYERS, MOST_PLAYERS + 1):
            button = self.query_one(f"#players-{number}", _Choice)
            button.show((str(number), view.players_word, number == self.count))
        for expansion in view.expansions:
            button = self.query_one(f"#expansion-{expansion.figure}", _Choice)
            button.show((expansion.key, expansion.word, expansion.figure in self.chosen))
        word = view.map_words[(self.ground_map or view.usual_map) - 1]
        self.query_one("#ground-map", _Choice).show((view.map_key, word, False))
        for deck, words in zip(DECKS, view.deck_words, strict=True):
            other = deck != self.deck
            self.query_one(f"#deck-{deck}", _DeckChoice).show((f" {view.deck_key} " if other else "", words, not other))
        for seat in range(MOST_PLAYERS):
            box = self.query_one(f"#name-{seat}", Input)
            box.placeholder = view.name_words[seat]
            box.display = seat < self.count
        self.query_one("#start-hints", Hints).show(((view.needs_set,) if self._asked else ()) + view.hints)

    def set_count(self, count: int) -> None:
        if LEAST_PLAYERS <= count <= MOST_PLAYERS:
            self.count = count
            self.draw()

    def toggle(self, figure: str) -> None:
        self.chosen ^= {figure}
        self.draw()

    def choose_deck(self, deck: str) -> None:
        """Chooses the kind of cards; printed ones only with their numbers: house numbers never stand in for them."""
        printed = deck == "printed"
        self._asked = printed and self._shown is not None and bool(self._shown.needs_set)
        self.deck = "printed" if printed and not self._asked else "screen"
        self.draw()

    def next_deck(self) -> None:
        """Changes between the two kinds of cards."""
        self.choose_deck("printed" if self.deck == "screen" else "screen")

    def next_map(self) -> None:
        """Shows the next map; after the last the first."""
        if self._shown is not None:
            self.ground_map = (self.ground_map or self._shown.usual_map) % len(self._shown.map_words) + 1
            self.draw()

    def names(self) -> list[str]:
        """The name of each seat, stripped; "" for none."""
        return [self.query_one(f"#name-{seat}", Input).value.strip() for seat in range(self.count)]
