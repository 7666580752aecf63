"""The start form: number of players, names, expansions, ground map, cards. It keeps the input until the game starts."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical

from monkey_palace.board.turning import QUARTERS
from monkey_palace.bots import BOTS
from monkey_palace.cards.deck_format import DECKS, Deck
from palace_hub.tui.bitmaps import FIGURES as BITMAPS
from palace_hub.tui.bitmaps import halved
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.cell_input import CellInput
from palace_hub.tui.widgets.painted import Touchable
from palace_hub.tui.widgets.start_lines import HINT_ROWS, Hints, LanguageLine, LearnLine, WaitingGames, cap
from palace_hub.views.editions import HUB, EditionWords, settings_of
from palace_hub.views.palace.facing import SIDES
from palace_hub.views.palace.lie import LieView
from palace_hub.views.seats import SeatMark
from palace_hub.views.table import start_form
from palace_hub.views.table.start_form import LEVELS, LONGEST_NAME, MOST_PLAYERS, PrintedChoice, StartView
from palace_hub.views.text import beginning, cells, fit, is_wide, wrap

ROWS_ABOVE = 14
"""Rows of the form above the games that wait and the hints."""

FIRST_SEAT_KEY = 5
"""F5 to F8 choose who plays the seats: unlike letters, they work while a name is typed."""

LEAST_DECK_ROWS = 2
"""Rows of the kinds of cards without pictures."""

LEARN_ROWS = 1
PICTURE_ROWS = 1
"""Rows that the kinds of cards take for their pictures, where all else has room."""

LEAST_PLAYERS = 2
FIGURES = ("butterfly", "frog")

PICTURE_CELLS = 13
"""A narrower kind of cards has no room for a picture beside its words."""

DECK_WORDS = 20
"""Least cells for the words of a kind of cards."""


class NameField(CellInput):
    """A player's name. Letters typed here are never commands."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+j", "submit", show=False)]  # the end of a pasted line

    def __init__(self, seat: int) -> None:
        super().__init__(LONGEST_NAME, id=f"name-{seat}")
        self.cursor_blink = False
        self.too_long = False
        """The last key was one letter too many."""

    async def on_key(self, event: events.Key) -> None:
        """Runs the action of a key at once: after its way through the screen it would act behind later letters."""
        self.too_long = False
        bound = self.screen.active_bindings.get(event.key)
        if bound is None or not bound.enabled or event.is_printable:
            return
        event.stop()
        event.prevent_default()
        await self.app.run_action(bound.binding.action, default_namespace=bound.node)

    async def action_submit(self) -> None:
        await self.app.run_action("next_name", default_namespace=self.screen)

    def on_paste(self, event: events.Paste) -> None:
        """Each line of a pasted text is a name; it never starts the game."""
        event.stop()
        event.prevent_default()
        self.screen.query_one(StartStage).write(event.text.splitlines())

    def restricted(self) -> None:
        """A letter was one too many."""
        self.too_long = True
        self.screen.query_one(StartStage).draw()


@dataclass(frozen=True, slots=True)
class _Choice:
    """What a button shows. `works`: its key acts, since no name is typed."""

    key: str
    word: str
    chosen: bool = False
    why: str = ""
    works: bool = True


class _Button(Touchable[_Choice]):
    """A target of the form: its key as a cap, a word, and a tick if it is chosen."""

    def __init__(self, action: str, id: str) -> None:
        super().__init__(id=id)
        self._action = action

    def action(self) -> str:
        return self._action

    def ground(self, canvas: Canvas, model: _Choice) -> str:
        """Fills the button; returns the ink of its words."""
        canvas.fill(0, 0, canvas.width - 1, canvas.height, "now" if model.chosen else "button")
        return "on" if model.chosen else "plain"

    def loud(self, model: _Choice) -> str:
        return ("on bold" if model.chosen else "plain bold") + (" underline" if self.has_focus else "")

    def tick(self, model: _Choice) -> str:
        return f" {self.symbols.done}" if model.chosen else ""

    def heading(self, canvas: Canvas, model: _Choice) -> None:
        """The key, the word and the tick in the first row."""
        cap(canvas, 1, 0, model.key, works=model.works)
        canvas.put(5, 0, fit(model.word + self.tick(model), canvas.width - 6), self.loud(model))


class _CountButton(_Button):
    """A number of players."""

    def paint(self, canvas: Canvas, model: _Choice) -> None:
        self.ground(canvas, model)
        cap(canvas, 1, 0, model.key, works=model.works)
        canvas.put(4, 0, self.tick(model), "on bold")
        canvas.put(1, 1, fit(model.word, canvas.width - 2), self.loud(model))


class _FigureButton(_Button):
    """An expansion: its picture, its word, and in half a line what it does."""

    def __init__(self, figure: str) -> None:
        super().__init__(f"expansion('{figure}')", f"expansion-{figure}")
        self._figure = figure

    def paint(self, canvas: Canvas, model: _Choice) -> None:
        ink = self.ground(canvas, model)
        self.heading(canvas, model)
        top = 1
        if not canvas.console:
            picture = halved(BITMAPS[self._figure])
            for row, line in enumerate(picture, start=1):
                canvas.put(1, row, line, "on" if model.chosen else "now")
            top += len(picture)
        for row, line in enumerate(wrap(model.why, canvas.width - 2, canvas.height - top), start=top):
            canvas.put(1, row, line, ink)


class _MapButton(_Button):
    """The ground map, and in half a line what it is."""

    def paint(self, canvas: Canvas, model: _Choice) -> None:
        ink = self.ground(canvas, model)
        self.heading(canvas, model)
        for row, line in enumerate(wrap(model.why, canvas.width - 2, canvas.height - 2), start=2):
            canvas.put(1, row, line, ink)


class _DeckButton(_Button):
    """One kind of cards: a picture of it, its words, the key that changes it, and a tick if it is chosen."""

    def __init__(self, deck: str) -> None:
        super().__init__(f"deck('{deck}')", f"deck-{deck}")
        self._deck = deck

    def paint(self, canvas: Canvas, model: _Choice) -> None:
        self.ground(canvas, model)
        x = 1
        if canvas.width >= PICTURE_CELLS + DECK_WORDS and canvas.height > LEAST_DECK_ROWS:
            self._picture(canvas, model)
            x = PICTURE_CELLS
        if model.key:
            cap(canvas, x, 0, model.key, works=model.works)
        if model.chosen:
            canvas.put(x + 1, 1 if model.key else 0, self.symbols.done, "on bold")
        for row, line in enumerate(wrap(model.word, canvas.width - x - 5, canvas.height)):
            canvas.put(x + 4, row, line, self.loud(model))

    def _picture(self, canvas: Canvas, model: _Choice) -> None:
        ink, x = "on" if model.chosen else "line", 2
        if self._deck == "printed":
            canvas.frame(x, 0, 6, 3, ink)
            x += 3
            canvas.fill(x, 0, 6, 3, "now" if model.chosen else "button")
        canvas.frame(x, 0, 9 if self._deck == "screen" else 6, 3, ink)
        canvas.put(x + (3 if self._deck == "screen" else 1), 1, f" {self.symbols.piece['gold']} ", "on bold", "gold")


class SideButton(Touchable[tuple[SeatMark, str, bool]]):
    """A player's mark, and where the player sits, or that the name is too long; a touch goes to the next side."""

    def __init__(self, seat: int) -> None:
        super().__init__(id=f"side-{seat}")
        self._seat = seat

    def action(self) -> str:
        return f"next_side({self._seat})"

    def paint(self, canvas: Canvas, model: tuple[SeatMark, str, bool]) -> None:
        mark, words, too_long = model
        canvas.fill(0, 0, canvas.width - 1, 1, "raised")
        canvas.put(0, 0, f" {mark.sign} ", "on bold", mark.colour)
        ink = "caution bold" if too_long else "plain underline" if self.has_focus else "plain"
        canvas.put(3, 0, fit(words, canvas.width - 4), ink)


class SeatButton(Touchable[tuple[str, bool]]):
    """Who plays a seat, a person or a bot; its key or a touch goes to the next."""

    def __init__(self, seat: int) -> None:
        super().__init__(id=f"seat-{seat}")
        self._seat = seat

    def action(self) -> str:
        return f"next_bot({self._seat})"

    def paint(self, canvas: Canvas, model: tuple[str, bool]) -> None:
        words, by_bot = model
        canvas.fill(0, 0, canvas.width - 1, 1, "raised")
        cap(canvas, 1, 0, f"F{FIRST_SEAT_KEY + self._seat}", works=True)
        ink = ("caution bold" if by_bot else "plain") + (" underline" if self.has_focus else "")
        canvas.put(6, 0, fit(words, canvas.width - 7), ink)


class LieChoice(Touchable[tuple[str, str, LieView, bool]]):
    """How the ground map lies on the plate: a picture, and in words where its starting staircase climbs to."""

    def __init__(self) -> None:
        super().__init__(id="start-lie")

    def action(self) -> str:
        return "next_lie"

    def paint(self, canvas: Canvas, model: tuple[str, str, LieView, bool]) -> None:
        key, words, lie, works = model
        canvas.fill(0, 0, canvas.width - 1, canvas.height, "button")
        x = 1
        if not canvas.console:
            canvas.picture(0, 0, lie.pixels)
            x = len(lie.pixels[0]) + 1
        cap(canvas, x, 0, key, works=works)
        ink = "plain underline" if self.has_focus else "plain"
        both = words + " " * (not is_wide(words)) + lie.words
        for row, line in enumerate(wrap(both, canvas.width - x - 1, canvas.height - 1), start=1):
            canvas.put(x, row, line, ink)


class StartStage(Vertical):
    """The names, and under each where its player sits and whether a bot plays; then number of players and cards;
    expansions and ground map.

    The cards can be printed ones only if their numbers are known or can be entered; otherwise the form says how to get
    them.
    """

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._count: int | None = None  # None: as many as there are names
        self.chosen: set[str] = set()
        self.ground_map: int | None = None
        self.map_turns = 0
        self._bots: dict[int, tuple[str, str | None]] = {}  # chosen by seat; after a game with the name in it
        self._sides: list[int | None] = [None] * MOST_PLAYERS  # None: the usual one of the name; as `_side`
        self._edition = HUB
        self._choice: int | None = None
        self._touched = False
        self._asked = False  # for printed cards without their numbers
        self._offered_names = False
        self._shown: StartView | None = None

    def compose(self) -> ComposeResult:
        with Horizontal(id="start-names"):
            for seat in range(MOST_PLAYERS):
                yield NameField(seat)
        with Horizontal(id="start-sides"):
            for seat in range(MOST_PLAYERS):
                yield SideButton(seat)
        with Horizontal(id="start-seats"):
            for seat in range(MOST_PLAYERS):
                yield SeatButton(seat)
        with Horizontal(id="start-decks"):
            for number in range(LEAST_PLAYERS, MOST_PLAYERS + 1):
                yield _CountButton(f"players({number})", id=f"players-{number}")
            for deck in DECKS:
                yield _DeckButton(deck)
        yield LanguageLine(id="start-languages")
        with Horizontal(id="start-extras"):
            for figure in FIGURES:
                yield _FigureButton(figure)
            yield _MapButton("next_map", id="ground-map")
            yield LieChoice()
        yield LearnLine(id="start-rules")
        yield LearnLine(id="start-learn")
        yield LearnLine(id="start-codes")
        yield WaitingGames(id="start-waiting")
        yield Hints(id="start-hints")

    def show(self, view: StartView) -> None:
        if view != self._shown:
            self._shown = view
            if view.last_players and not self._offered_names and not any(self._written()):
                self._offer(view.last_players)
            self.draw()

    def _offer(self, names: tuple[str, ...]) -> None:
        """Fills in the players of the last game."""
        self._count, self._offered_names = len(names), True
        for seat, name in enumerate(names):
            self.query_one(f"#name-{seat}", NameField).value = name

    def seat_again(self, names: Sequence[str], order: Sequence[int], sides: Sequence[str | None]) -> None:
        """Fills in the players of a game in another `order` of its seats; each keeps side and bot."""
        played = {name.casefold() for name in names}
        bots = self._bots if played == {name.casefold() for name in self._written() if name} else {}
        self._sides = [None] * MOST_PLAYERS
        for place, seat in enumerate(order):
            side = sides[seat] if seat < len(sides) else None
            self._sides[place] = None if side is None else 1 + SIDES.index(side)
        self._bots = {place: bots[seat] for place, seat in enumerate(order) if seat in bots}
        again = [names[seat] for seat in order]
        self._count, self._offered_names = len(again), True
        for place in range(MOST_PLAYERS):
            self.query_one(f"#name-{place}", NameField).value = again[place] if place < len(again) else ""
        self.draw()

    def on_resize(self) -> None:
        self.draw()

    def focus_name(self) -> None:
        """Puts the cursor into the first name."""
        self.screen.set_focus(self.query_one("#name-0", NameField))

    def on_input_changed(self) -> None:
        self.draw()

    def _written(self) -> list[str]:
        return [field.value.strip() for field in self.query(NameField)]

    @property
    def count(self) -> int:
        """The number of players: as chosen, else as many as have a name."""
        named = max((seat for seat, name in enumerate(self._written(), start=1) if name), default=0)
        return self._count or max(LEAST_PLAYERS, named)

    @property
    def _fields(self) -> int:
        """Names that can be typed: if no number was chosen, one more than there are."""
        return self._count or min(MOST_PLAYERS, self.count + all(self._written()[: self.count]))

    @property
    def at_last_name(self) -> bool:
        """Does Enter start the game? The cursor is in the last name, or in an empty one after those of two players."""
        return max(self._here, 0) + 1 >= self._fields

    @property
    def _here(self) -> int:
        """The name with the cursor; -1 for none."""
        fields = enumerate(self.query(NameField))
        return next((seat for seat, field in fields if field is self.screen.focused), -1)

    def next_name(self) -> bool:
        """Goes on to the next name; False at the last one."""
        if self.at_last_name:
            return False
        self.draw()  # the next field may have been hidden until this name was typed
        self.screen.set_focus(self.query_one(f"#name-{self._here + 1}", NameField))
        return True

    def write(self, lines: list[str]) -> None:
        """Writes each line into a name, from the one with the cursor on; what is too long is cut, and said."""
        for number, line in enumerate(lines):
            if number and not self.next_name():
                return
            field = self.query_one(f"#name-{max(self._here, 0)}", NameField)
            room = LONGEST_NAME - cells(field.value) + cells(field.selected_text)
            field.replace(beginning(line, room), *field.selection)
            if cells(line) > room:
                field.restricted()

    def draw(self) -> None:
        view = self._shown
        if view is None:
            return
        works = not view.typing
        for number in range(LEAST_PLAYERS, MOST_PLAYERS + 1):
            button = self.query_one(f"#players-{number}", _CountButton)
            button.show(_Choice(str(number), view.players_word, number == self.count, works=works))
        for expansion in view.expansions:
            chosen = expansion.figure in self.chosen
            figure = self.query_one(f"#expansion-{expansion.figure}", _FigureButton)
            figure.show(_Choice(expansion.key, expansion.word, chosen, expansion.why, works))
        word = view.map_words[(self.ground_map or view.usual_map) - 1]
        self.query_one("#ground-map", _MapButton).show(_Choice(view.map_key, word, why=view.map_why, works=works))
        self._draw_decks(view, works)
        marks = start_form.marks_of(view.known_players, self._written(), self.query_one(Hints).symbols)
        for seat in range(MOST_PLAYERS):
            box = self.query_one(f"#name-{seat}", NameField)
            box.placeholder = view.name_words[seat] if seat < self.count else view.more_word
            box.display = seat < self._fields
            side = self.query_one(f"#side-{seat}", SideButton)
            words = view.long_words[is_wide(box.value)] if box.too_long else view.side_words[self._side(seat)]
            side.show((marks[seat], words, box.too_long))
            side.display = seat < self._fields
            bot, player = self._bot(seat), self.query_one(f"#seat-{seat}", SeatButton)
            player.show((view.seat_words[bot], bool(bot)))
            player.display = seat < self._fields
        self._draw_lie(view)
        hints = ((view.needs_set,) if self._asked else ()) + view.hints
        rows = sum(len(wrap(f"! {hint}", max(1, self.size.width - 6), HINT_ROWS)) for hint in hints)
        roomy = self.size.height >= ROWS_ABOVE + LEARN_ROWS + PICTURE_ROWS + len(view.waiting) + rows
        above = ROWS_ABOVE + PICTURE_ROWS * roomy
        self.query_one("#start-decks").styles.height = LEAST_DECK_ROWS + PICTURE_ROWS * roomy
        crowded = self._asked and self.size.height < above + HINT_ROWS - 1  # from 80 columns on it takes two
        self.query_one("#start-extras").display = not crowded  # the hint that was asked for takes their place
        self.query_one("#start-languages", LanguageLine).show(view.languages or None)
        learn = self.query_one("#start-learn", LearnLine)
        learn.display = self.size.height >= above + LEARN_ROWS + len(view.waiting) + rows
        learn.show(view.learn_words)
        rules, edition = self.query_one("#start-rules", LearnLine), self._edition_words
        left = self.size.height - above - learn.display * LEARN_ROWS - len(view.waiting) - rows
        rules.display = edition is not None and (left > 0 or edition.edition != HUB)
        rules.show(None if edition is None else ((view.edition_key, edition.words, "next_edition"),))
        codes = self.query_one("#start-codes", LearnLine)
        codes.display = learn.display and bool(view.web_words)
        codes.show(view.web_words or None)
        waiting = self.query_one("#start-waiting", WaitingGames)
        waiting.display = bool(view.waiting)
        room = max(1, self.size.height - above - bool(hints) - learn.display - codes.display - rules.display)
        waiting.styles.height = min(len(view.waiting), room)
        waiting.show(view.waiting)
        self.query_one("#start-hints", Hints).show(hints)

    def _draw_decks(self, view: StartView, works: bool) -> None:
        printed = self.printed
        words = printed.words if printed is not None else self._offered(view)
        more = printed is None or len(view.printed) > 1
        key = view.deck_key
        screen = _Choice("" if printed is None else key, view.screen_words, printed is None, works=works)
        self.query_one("#deck-screen", _DeckButton).show(screen)
        own = _Choice(key if more else "", words, printed is not None, works=works)
        self.query_one("#deck-printed", _DeckButton).show(own)

    def _draw_lie(self, view: StartView) -> None:
        """Draws how the chosen map lies, with the starting staircase of the chosen set."""
        ways = (self.printed.lies if self.printed is not None else ()) or view.lies
        number = (self.ground_map or view.usual_map) - 1
        choice = self.query_one("#start-lie", LieChoice)
        choice.display = number < len(ways)
        if choice.display:
            choice.show((view.lie_key, view.lie_words, ways[number][self.map_turns], not view.typing))

    def _bot(self, seat: int) -> str:
        """The bot of this seat, "" for a person: also for a new name where a bot played the last game."""
        name, shown = self._written()[seat].casefold(), self._shown
        bot, played_as = self._bots.get(seat, ("", ""))
        if seat in self._bots and played_as in (None, name):
            return bot
        return "" if shown is None else shown.bots_to_seat.get(name, "")

    def next_bot(self, seat: int) -> None:
        """A person, then each level of a bot, then the bot that the hub was started with."""
        started = () if self._shown is None else tuple(self._shown.bots_to_seat.values())
        choices = ("", *LEVELS, *(bot for bot in BOTS if bot in started and bot not in LEVELS))
        self._bots[seat] = choices[(choices.index(self._bot(seat)) + 1) % len(choices)], None
        self.draw()

    def next_lie(self) -> None:
        """The map lies a quarter further to the left."""
        self.map_turns = (self.map_turns + 1) % QUARTERS
        self.draw()

    def next_side(self, seat: int) -> None:
        """The next side of the table for a player; after the last one none."""
        self._sides[seat] = (self._side(seat) + 1) % (len(SIDES) + 1)
        self.draw()

    def _side(self, seat: int) -> int:
        """Where the player of this seat sits: 0 for not said, else one more than the number of the side."""
        chosen, name = self._sides[seat], self._written()[seat].casefold()
        usual = "" if self._shown is None else self._shown.usual_sides.get(name, "")
        if chosen is not None:
            return chosen
        return 1 + SIDES.index(usual) if usual in SIDES else 0

    def sides(self) -> list[str | None]:
        """The side of each seat; empty if none was said."""
        chosen = [self._side(seat) for seat in range(self.count)]
        sides = [SIDES[side - 1] if side else None for side in chosen]
        return sides if any(sides) else []

    def set_count(self, count: int) -> None:
        """Asks for the names of so many players; the cursor goes to the first that is missing."""
        if LEAST_PLAYERS <= count <= MOST_PLAYERS:
            self._count = count
            self.draw()
            missing = next((seat for seat, name in enumerate(self._written()[:count]) if not name), None)
            if missing is not None:
                self.screen.set_focus(self.query_one(f"#name-{missing}", NameField))

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

    @property
    def _edition_words(self) -> EditionWords | None:
        """The chosen rules; the hub's where another language has another edition. None: there is no choice."""
        offered = () if self._shown is None else self._shown.editions
        return next((one for one in offered if one.edition == self._edition), offered[0] if offered else None)

    def next_edition(self) -> str:
        """Changes between the hub's rules and those of the edition in this language; returns what that means."""
        now, offered = self._edition_words, () if self._shown is None else self._shown.editions
        if now is None:
            return ""
        following = offered[(offered.index(now) + 1) % len(offered)]
        self._edition = following.edition
        self.draw()
        return following.words

    def next_map(self) -> None:
        """Shows the next map; after the last the first."""
        if self._shown is not None:
            self.ground_map = (self.ground_map or self._shown.usual_map) % len(self._shown.map_words) + 1
            self.draw()

    def names(self) -> list[str]:
        """The name of each seat, stripped; "" for none."""
        return self._written()[: self.count]

    def game(self, unnamed: Callable[[int], str]) -> dict[str, Any]:
        """The fields of the game's entry. `unnamed`: how a player without a name is called, by the number from 1."""
        edition = self._edition_words
        names, chosen = self._written(), [self._bot(seat) for seat in range(MOST_PLAYERS)]
        bots = tuple(bot or None for bot in chosen[: self.count])
        self._bots = {seat: (chosen[seat], names[seat].casefold()) for seat in self._bots}
        return {
            "players": tuple(name or unnamed(number) for number, name in enumerate(self.names(), start=1)),
            "expansions": tuple(figure for figure in FIGURES if figure in self.chosen),
            "ground_map": self.ground_map,
            "sides": self.sides(),
            "map_turns": self.map_turns,
            "deck": self.deck,
            "settings": settings_of(HUB if edition is None else edition.edition),
            "bots": bots if any(bots) else (),
            "hints": () if self._shown is None else start_form.hints_of(self._shown.known_players, self.names(), bots),
        }
