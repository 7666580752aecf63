"""The start form: number of players, names, expansions, ground map, cards. It keeps the input until the game starts."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Input

from monkey_palace.board.turning import QUARTERS
from monkey_palace.cards.deck_format import DECKS, Deck
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import Painted, Touchable
from palace_hub.views.palace.facing import SIDES
from palace_hub.views.palace.lie import LieView
from palace_hub.views.table.start_form import MOST_PLAYERS, PrintedChoice, StartView
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


class SideButton(Touchable[str]):
    """Where one player sits; a touch goes to the next side."""

    def __init__(self, seat: int) -> None:
        super().__init__(id=f"side-{seat}")
        self._seat = seat

    def action(self) -> str:
        return f"next_side({self._seat})"

    def paint(self, canvas: Canvas, model: str) -> None:
        canvas.fill(0, 0, canvas.width - 1, 1, "button")
        ink = "plain underline" if self.has_focus else "plain"
        canvas.put(2, 0, fit(model, canvas.width - 4), ink)


class LieChoice(Touchable[tuple[str, str, LieView]]):
    """How the ground map lies on the plate: a picture, and in words where its starting staircase climbs to."""

    def __init__(self) -> None:
        super().__init__(id="start-lie")

    def action(self) -> str:
        return "next_lie"

    def paint(self, canvas: Canvas, model: tuple[str, str, LieView]) -> None:
        key, words, lie = model
        if not canvas.console:
            canvas.picture(1, 0, lie.pixels)
        canvas.put(13, 0, f" {key} ", "on bold", "caution")
        ink = "plain underline" if self.has_focus else "plain"
        for row, line in enumerate(wrap(f"{words} {lie.words}", canvas.width - 14, 4), start=1):
            canvas.put(13, row, line, ink)


class Hints(Painted[tuple[str, ...]]):
    """The problems of this table, with their fixes."""

    def paint(self, canvas: Canvas, model: tuple[str, ...]) -> None:
        y = 0
        for hint in model:
            for line in wrap(f"{self.symbols.alarm} {hint}", canvas.width - 4, 2):
                canvas.put(2, y, line, "caution")
                y += 1


class WaitingGames(Painted[tuple[str, ...]]):
    """A heading, and the games that were put aside."""

    def paint(self, canvas: Canvas, model: tuple[str, ...]) -> None:
        for y, line in enumerate(model):
            canvas.put(2 if y == 0 else 4, y, fit(line, canvas.width - 6), "now bold" if y == 0 else "plain")


class StartStage(Vertical):
    """Number of players, expansions and ground map in one row; below the kinds of cards, then the names.

    The cards can be printed ones only if their numbers are known or can be entered; otherwise the form says how to get
    them.
    """

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.count = LEAST_PLAYERS
        self.chosen: set[str] = set()
        self.ground_map: int | None = None
        self.map_turns = 0
        self._sides: list[int] = [0] * MOST_PLAYERS  # 0: not said, else one more than the number of the side
        self._choice: int | None = None
        self._touched = False
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
        with Horizontal(id="start-sides"):
            for seat in range(MOST_PLAYERS):
                yield SideButton(seat)
        yield WaitingGames(id="start-waiting")
        with Horizontal(id="start-below"):
            yield LieChoice()
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
        chosen = self.printed
        printed = chosen.words if chosen is not None else self._offered(view)
        key = f" {view.deck_key} "
        more = chosen is None or len(view.printed) > 1
        self.query_one("#deck-screen", _DeckChoice).show(
            ("" if chosen is None else key, view.screen_words, chosen is None)
        )
        self.query_one("#deck-printed", _DeckChoice).show((key if more else "", printed, chosen is not None))
        for seat in range(MOST_PLAYERS):
            box = self.query_one(f"#name-{seat}", Input)
            box.placeholder = view.name_words[seat]
            box.display = seat < self.count
            side = self.query_one(f"#side-{seat}", SideButton)
            side.show(view.side_words[self._sides[seat]])
            side.display = seat < self.count
        self._draw_lie(view)
        waiting = self.query_one("#start-waiting", WaitingGames)
        waiting.display = bool(view.waiting)
        waiting.styles.height = len(view.waiting)
        waiting.show(view.waiting)
        self.query_one("#start-hints", Hints).show(((view.needs_set,) if self._asked else ()) + view.hints)

    def _draw_lie(self, view: StartView) -> None:
        """Draws how the chosen map lies, with the starting staircase of the chosen set."""
        ways = (self.printed.lies if self.printed is not None else ()) or view.lies
        number = (self.ground_map or view.usual_map) - 1
        choice = self.query_one("#start-lie", LieChoice)
        choice.display = number < len(ways)
        if choice.display:
            choice.show((view.lie_key, view.lie_words, ways[number][self.map_turns]))

    def next_lie(self) -> None:
        """The map lies a quarter further to the left."""
        self.map_turns = (self.map_turns + 1) % QUARTERS
        self.draw()

    def next_side(self, seat: int) -> None:
        """The next side of the table for a player; after the last one none."""
        self._sides[seat] = (self._sides[seat] + 1) % (len(SIDES) + 1)
        self.draw()

    def sides(self) -> list[str | None]:
        """The side of each seat; empty if none was said."""
        sides = [SIDES[side - 1] if side else None for side in self._sides[: self.count]]
        return sides if any(sides) else []

    def set_count(self, count: int) -> None:
        if LEAST_PLAYERS <= count <= MOST_PLAYERS:
            self.count = count
            self.draw()

    def toggle(self, figure: str) -> None:
        self.chosen ^= {figure}
        self.draw()

    @property
    def deck(self) -> Deck:
        """The kind of cards."""
        return "screen" if self.printed is None else "printed"

    @property
    def printed(self) -> PrintedChoice | None:
        """The printed cards that are chosen; None for a screen deck."""
        choices = self._shown.printed if self._shown is not None else ()
        if self._choice is None and not self._touched and self._shown is not None and self._shown.printed_first:
            return choices[0]
        return choices[self._choice] if self._choice is not None and self._choice < len(choices) else None

    @staticmethod
    def _offered(view: StartView) -> str:
        """The words of printed cards that are not chosen yet: the first ones, if they are known."""
        return view.printed[0].words if view.printed and view.printed[0].is_ready else view.printed_words

    def choose_deck(self, deck: str) -> None:
        """Chooses the kind of cards, or the next printed ones; house numbers never stand in for printed cards."""
        count = len(self._shown.printed) if self._shown is not None else 0
        before = -1 if self.printed is None or self._shown is None else self._shown.printed.index(self.printed)
        self._touched = True
        self._asked = deck == "printed" and not count
        self._choice = (before + 1) % count if deck == "printed" and count else None
        self.draw()

    def next_deck(self) -> None:
        """Changes to the next cards: the screen's, then each of the printed ones."""
        printed = self.printed
        last = self._shown is not None and printed is not None and printed == self._shown.printed[-1]
        self.choose_deck("screen" if last else "printed")

    def next_map(self) -> None:
        """Shows the next map; after the last the first."""
        if self._shown is not None:
            self.ground_map = (self.ground_map or self._shown.usual_map) % len(self._shown.map_words) + 1
            self.draw()

    def names(self) -> list[str]:
        """The name of each seat, stripped; "" for none."""
        return [self.query_one(f"#name-{seat}", Input).value.strip() for seat in range(self.count)]
