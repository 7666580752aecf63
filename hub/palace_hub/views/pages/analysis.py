"""The analysis of a finished game in words: a table, a chart of the win chances, and one turn at a time."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from monkey_palace.bots.advice import Advice
from monkey_palace.bots.analysis import Analysis, cards_of_advice
from monkey_palace.bots.playouts import Rate
from monkey_palace.cards.model import CardSet
from monkey_palace.game.commands import PassBuild, TakeFrog
from palace_hub.locale.message import decimal
from palace_hub.views.history.table import TextColumn, TextTable
from palace_hub.views.pages.text_pages import PageLine, PageView, heading
from palace_hub.views.seats import seat_mark
from palace_hub.views.text import cells, left, right
from palace_hub.views.wording import Wording

CHART_ROWS: Final = 10
"""Rows of the chart from 0 to 100 %, one for each ten points."""
SHORT_ROWS: Final = 5
"""The same on a screen with few rows."""
LABEL: Final = 6
"""Cells of "100 % "."""
WIDEST_STEP: Final = 3
"""Cells from one turn to the next, where there is room."""
MARK_EACH: Final = 5
"""Every fifth turn is numbered under the chart."""
NAME_CELLS: Final = 14
BAR: Final = 60
"""Cells of the bar that shows the progress."""
GAP: Final = "  "


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the table: its heading's key, and whether its cells are aligned right."""

    key: str
    right: bool = True


COLUMNS: Final = (
    Column("analysis-column-turn"),
    Column("analysis-column-round"),
    Column("analysis-column-player", right=False),
    Column("analysis-column-credits"),
    Column("analysis-column-planner", right=False),
    Column("analysis-column-buys", right=False),
    Column("analysis-column-chance"),
    Column("analysis-column-swing", right=False),
)


def table_lines(analysis: Analysis, card_set: CardSet, wording: Wording) -> tuple[str, ...]:
    """A heading and a row for each turn, as plain text. Turns that decided the game are marked."""
    rows = [_row(analysis, place, card_set, wording) for place in range(len(analysis.turns))]
    heads = [wording.say(column.key) for column in COLUMNS]
    widths = [max(cells(row[place]) for row in (heads, *rows)) for place in range(len(COLUMNS))]

    def line(row: Sequence[str], mark: str) -> str:
        parts = (
            right(text, width) if column.right else left(text, width)
            for text, width, column in zip(row, widths, COLUMNS, strict=True)
        )
        return (mark + " " + GAP.join(parts)).rstrip()

    marks = ["*" if place in analysis.deciding else " " for place in range(len(rows))]
    return (line(heads, " "), *map(line, rows, marks))


def turn_table(analysis: Analysis, card_set: CardSet, wording: Wording) -> TextTable:
    """The same as a table; the numbers of turns that decided the game are marked."""
    columns = tuple(TextColumn(wording.say(column.key), column.right) for column in COLUMNS)
    rows = []
    for place in range(len(analysis.turns)):
        number, *others = _row(analysis, place, card_set, wording)
        rows.append((f"* {number}" if place in analysis.deciding else number, *others))
    return TextTable(columns, tuple(rows))


def _row(analysis: Analysis, place: int, card_set: CardSet, wording: Wording) -> tuple[str, ...]:
    turn, figures = analysis.turns[place], analysis.figures[place]
    best = "?" if figures.best is None else str(figures.best) if figures.proved else f"{figures.best}+"
    chance, swing = "", ""
    if analysis.wins:
        before, after = (analysis.wins[place + step].chance(turn.seat) for step in (0, 1))
        chance = f"{_percent(before.rate)} {wording.symbols.forward} {_percent(after.rate)}"
        if place in analysis.deciding and turn.seat not in analysis.winners:
            swing = _winners(analysis, wording) + " "  # it decided the game, but not by the chance of its own player
            swing += wording.say("analysis-points", **_points(analysis.swing(place, *analysis.winners)))
        else:
            swing = wording.say("analysis-points", **_points(analysis.swing(place, turn.seat)))
    return (
        str(turn.number),
        str(turn.round),
        _name(analysis, turn.seat, wording),
        f"{figures.credits}/{best}",
        _planned(analysis, place, wording),
        _cards(_bought_instead(analysis, place), card_set, wording),
        chance,
        swing,
    )


def _name(analysis: Analysis, seat: int, wording: Wording) -> str:
    name = wording.say("outside", text=analysis.players[seat])
    return left(f"{seat_mark(seat, wording.symbols).sign} {name}", NAME_CELLS).rstrip()


def _planned(analysis: Analysis, place: int, wording: Wording) -> str:
    """The planner's staircase in signs with the bananas that it expects more; "=" where it is worth no more."""
    figures = analysis.figures[place]
    gain = _gain(figures.worth, figures.advice)
    match figures.advice:
        case None:
            return ""
        case Advice(command=TakeFrog()):
            return wording.say("trophy-name-frog")
        case Advice(command=PassBuild()):
            return "-" if figures.report is not None else "="
        case advice if gain is None or gain > 0:
            arches, colour = int(advice.params["arches"]), str(advice.params["start_colour"])
            more = "" if gain is None else f" {wording.number(gain, 1, '+')}"
            return f"{arches}{wording.sign('arch')} {wording.sign(colour)}{more}"
        case _:
            return "="


def _gain(worth: float | None, advice: Advice | None) -> float | None:
    """How many bananas more the planner expects of its own choice; None if one of the two is not valued."""
    if advice is None or advice.value is None or worth is None:
        return None
    return max(0.0, round(advice.value - worth, 1))


def _bought_instead(analysis: Analysis, place: int) -> tuple[str, ...] | None:
    """The cards that the planner would have bought; None if it would have bought the same, or nothing was due."""
    figures = analysis.figures[place]
    cards = cards_of_advice(figures.shopping)
    return None if cards is None or set(cards) == set(figures.bought) else cards


def _cards(cards: tuple[str, ...] | None, card_set: CardSet, wording: Wording) -> str:
    if cards is None:
        return "="
    found = [card_set.card(card) for card in cards]
    return " ".join(f"{wording.sign(card.colour)}{card.cost}" for card in found) or "-"


def _percent(rate: float) -> str:
    return f"{100 * rate:.0f}"


def _points(moved: Rate) -> dict[str, str]:
    return {
        name: f"{100 * value:+.0f}"
        for name, value in (("points", moved.rate), ("low", moved.low), ("high", moved.high))
    }


def chart_lines(analysis: Analysis, width: int, rows: int, wording: Wording) -> tuple[str, ...]:
    """The win chance of each player at the start of each turn and at the end, in at most `width` cells.

    Each player's sign marks its chance; where signs meet, a winner's stays. `^` marks the turns that decided the game.
    """
    if not analysis.wins:
        return ()
    room = width - LABEL - 1
    skip = -(-len(analysis.wins) // room)
    shown = [place for place in range(len(analysis.wins)) if place % skip == 0 or place == len(analysis.wins) - 1]
    step = max(1, min(WIDEST_STEP, room // len(shown)))
    grid = [[" "] * (step * len(shown)) for _ in range(rows + 1)]
    for seat in sorted(range(len(analysis.players)), key=lambda seat: seat in analysis.winners):
        for column, place in enumerate(shown):
            rate = analysis.wins[place].chance(seat).rate
            grid[round((1 - rate) * rows)][column * step] = seat_mark(seat, wording.symbols).sign
    below, marks = [" "] * (step * len(shown) + 4), [" "] * (step * len(shown) + 4)
    for column, place in enumerate(shown[:-1]):
        number = analysis.turns[place].number
        if number == 1 or number % MARK_EACH == 0:
            below[column * step : column * step + len(str(number))] = str(number)
        if any(place <= deciding < place + skip for deciding in analysis.deciding):
            marks[column * step] = "^"
    lines = []
    for row, line in enumerate(grid):
        percent = round(100 * (rows - row) / rows)
        label = f"{percent:3d} % " if row % (rows // 5 * 5 or rows) == 0 or percent == 50 else " " * LABEL
        lines.append((label + "|" + "".join(line)).rstrip())
    lines.append(" " * LABEL + "+" + "-" * (step * len(shown)))
    lines.append((" " * (LABEL + 1) + "".join(below)).rstrip())
    lines.append((" " * (LABEL + 1) + "".join(marks)).rstrip())
    return tuple(lines)


def legend(analysis: Analysis, wording: Wording) -> str:
    """Who is who in the chart."""
    names = GAP.join(_name(analysis, seat, wording) for seat in range(len(analysis.players)))
    return wording.say("analysis-legend", names=names)


def deciding_lines(analysis: Analysis, wording: Wording) -> tuple[str, ...]:
    """The turns that decided the game, the largest swing first."""
    winners = _winners(analysis, wording)
    swings = [analysis.swing(place, *analysis.winners) for place in analysis.deciding]
    return tuple(
        wording.say(
            "analysis-deciding",
            number=str(analysis.turns[place].number),
            name=analysis.players[analysis.turns[place].seat],
            winner=winners,
            way="up" if moved.rate >= 0 else "down",
            size=f"{100 * abs(moved.rate):.0f}",
            **_points(moved),
        )
        for place, moved in zip(analysis.deciding, swings, strict=True)
    )


def _winners(analysis: Analysis, wording: Wording) -> str:
    return wording.say("analysis-and").join(
        wording.say("outside", text=analysis.players[seat]) for seat in analysis.winners
    )


def signs_legend(wording: Wording) -> str:
    """What the short signs of the table mean."""
    colours = {name: wording.sign(name) for name in ("light_green", "dark_green", "gold")}
    return wording.say("analysis-signs", arch=wording.sign("arch"), **colours)


def turn_lines(analysis: Analysis, place: int, card_set: CardSet, wording: Wording) -> tuple[str, ...]:
    """One turn in sentences: what it got, what it could have got, what the planner would have done, the chance."""
    turn, figures = analysis.turns[place], analysis.figures[place]
    name = analysis.players[turn.seat]
    said = [_built_words(analysis, place, wording)]
    gain, advice = _gain(figures.worth, figures.advice), figures.advice
    if advice is not None and isinstance(advice.command, TakeFrog):
        said.append(wording.say("analysis-planner-frog"))
    elif advice is not None and "arches" in advice.params:
        if gain == 0:
            said.append(wording.say("analysis-planner-same"))
        else:
            said.append(
                wording.say(
                    "analysis-planner",
                    arches=int(advice.params["arches"]),
                    colour=str(advice.params["start_colour"]),
                    credits=int(advice.params["credits"]),
                    gain="none" if gain is None else decimal(gain, 1),
                )
            )
    instead = _bought_instead(analysis, place)
    if instead is not None:
        gain = _gain(figures.bought_worth, figures.shopping)
        cards = wording.joined(_card_words(card, card_set, wording) for card in instead)
        key = "analysis-planner-buys" if cards else "analysis-planner-buys-nothing"
        said.append(wording.say(key, cards=cards, gain="none" if gain is None else decimal(gain, 1)))
    if analysis.wins:
        before, after = (analysis.wins[place + step].chance(turn.seat).rate for step in (0, 1))
        moved = _points(analysis.swing(place, turn.seat))
        said.append(wording.say("analysis-chance", name=name, before=_percent(before), after=_percent(after), **moved))
    return tuple(said)


def _built_words(analysis: Analysis, place: int, wording: Wording) -> str:
    figures = analysis.figures[place]
    name = analysis.players[analysis.turns[place].seat]
    if figures.report is None:
        return wording.say("analysis-built-none", name=name)
    known = "no" if figures.best is None else "best" if figures.best <= figures.credits else "more"
    return wording.say(
        "analysis-built",
        name=name,
        arches=figures.report.arches,
        credits=figures.credits,
        best=figures.best or 0,
        known=known,
    )


def _card_words(card: str, card_set: CardSet, wording: Wording) -> str:
    found = card_set.card(card)
    return wording.say("analysis-card", colour=found.colour, cost=found.cost)


def analysis_page(analysis: Analysis, place: int, card_set: CardSet, width: int, wording: Wording) -> PageView:
    """The page of one turn: its sentences, the turns that decided the game by their keys, and the chart."""
    turn = analysis.turns[place]
    title = wording.say(
        "analysis-title", number=str(turn.number), round=str(turn.round), name=analysis.players[turn.seat]
    )
    lines = [PageLine(text) for text in turn_lines(analysis, place, card_set, wording)]
    if not analysis.wins:
        lines += [PageLine(""), PageLine(wording.say("analysis-no-chances"), "muted")]
        return PageView(title, tuple(lines))
    lines += [PageLine(""), heading(wording.say("analysis-decided"))]
    for key, (decided, text) in enumerate(zip(analysis.deciding, deciding_lines(analysis, wording), strict=True), 1):
        shown = decided == place
        lines.append(PageLine(f"  {key}  {text}", "now" if shown else "plain", shown, choice=key - 1, hang=5))
    lines += [PageLine(""), heading(f"{wording.say('analysis-chart')}   {legend(analysis, wording)}")]
    rows = SHORT_ROWS if wording.size.is_short else CHART_ROWS
    lines += [PageLine(text) for text in chart_lines(analysis, width, rows, wording)]
    lines.append(PageLine(wording.say("analysis-note"), "muted"))
    return PageView(title, tuple(lines))


def turn_at(analysis: Analysis, place: int) -> int:
    """The turn to which this place of the game's history belongs."""
    return max(number for number, turn in enumerate(analysis.turns) if turn.first <= place or number == 0)


def waiting_page(done: int, of: int, failed: str, width: int, wording: Wording) -> PageView:
    """How far the analysis is, with a bar; or why it stopped."""
    title = wording.say("analysis-waits-title")
    if failed:
        return PageView(title, (PageLine(wording.say("analysis-failed", detail=failed), "alarm"),))
    room = min(width, BAR) - 2
    full = room * done // of if of else 0
    bar = f"[{'#' * full}{'.' * (room - full)}]"
    lines = [PageLine(wording.say("analysis-waits")), PageLine(""), PageLine(bar, "now")]
    if of:
        lines.append(PageLine(wording.say("analysis-progress", done=done, of=of), "muted"))
    return PageView(title, (*lines, PageLine(""), PageLine(wording.say("analysis-leave"), "muted")))
