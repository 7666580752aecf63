"""Pages of text lines, opened over the table: palace in numbers, scores, log."""

from dataclasses import dataclass

from monkey_palace.board.pieces import PIECES
from monkey_palace.game.card_set import cards_of
from palace_hub.locale.message import Message
from palace_hub.views.pages.score import round_rows
from palace_hub.views.seats import seat_mark
from palace_hub.views.snapshot import LogLine, Snapshot, Stage
from palace_hub.views.table.players import staged
from palace_hub.views.table.sums import card_words, has_sum, one_time_parts, recurring_parts
from palace_hub.views.text import left, right
from palace_hub.views.wording import Wording


@dataclass(frozen=True, slots=True)
class PageLine:
    """One line. `ink`: plain, muted, now, done, alarm or caution; `struck`: struck through.

    `choice`: what a touch on the line chooses, by its number; None for nothing. `hang`: the characters at the start
    that stay alone in their column when the rest is wrapped; 0: the leading spaces.
    """

    text: str
    ink: str = "plain"
    bold: bool = False
    struck: bool = False
    choice: int | None = None
    hang: int = 0


@dataclass(frozen=True, slots=True)
class PageView:
    """A page. `chosen`: the index of the chosen line."""

    title: str
    lines: tuple[PageLine, ...]
    chosen: int | None = None


def heading(text: str) -> PageLine:
    """The line over a part of a page."""
    return PageLine(text, "muted")


def palace(snapshot: Snapshot, wording: Wording) -> PageView:
    """The palace in numbers, for a game that does not know the positions of its pieces."""
    game = snapshot.game
    title = wording.say("page-palace")
    if game is None:
        return PageView(title, (PageLine(wording.say("page-no-game"), "muted"),))
    lines = [heading(wording.say("palace-built"))]
    for piece in PIECES:
        count = game.built[piece] + staged(snapshot).get(piece.value, 0)
        lines.append(PageLine(f"  {wording.sign(piece)}  {wording.say('count-of', piece=piece.value, count=count)}"))
    lines += [PageLine(""), heading(wording.say("palace-highest"))]
    for colour, level in game.highest.items():
        height = wording.say("palace-level", level=level) if level is not None else wording.say("palace-none")
        name = wording.say("colour-name", colour=colour)
        lines.append(PageLine(f"  {wording.sign(colour)}  {wording.labelled(name, height)}"))
    lines += [PageLine(""), heading(wording.say("palace-figures"))]
    for figure, holder in game.trophies.items():
        name = wording.say(f"trophy-name-{figure}")
        where = wording.say("palace-on-card")
        if holder is not None:
            where = wording.say("palace-held", name=game.players[holder].name)
        lines.append(PageLine(f"     {wording.labelled(name, where)}"))
    lines += [PageLine(""), PageLine(wording.say("palace-no-plan"), "muted")]
    return PageView(title, tuple(lines))


def delivery_sum(snapshot: Snapshot, wording: Wording) -> PageView:
    """What board and cards give in the delivery of this step, and all of it together."""
    game = snapshot.game
    once = snapshot.stage is Stage.ONE_TIME
    title = wording.say("page-sum", once="yes" if once else "no")
    if game is None or not has_sum(snapshot):
        return PageView(title, ())
    lines = [PageLine("")]
    for part in one_time_parts(game, wording) if once else recurring_parts(game, wording):
        what, pieces, symbols = left(part.what, NAME_CELLS), wording.pieces(part.pieces), wording.delivery(part.pieces)
        text = wording.say("sum-line", what=what, pieces=pieces, symbols=symbols)
        lines += [PageLine(f"  {part.sign} {text}"), PageLine("")]
    pieces, symbols = wording.pieces(game.entitlement), wording.delivery(game.entitlement)
    lines.append(PageLine(f"    {wording.say('sum-total', pieces=pieces, symbols=symbols)}", "now", bold=True))
    if not once:
        lines += [PageLine(""), PageLine(f"    {wording.say('sum-covered')}", "muted")]
    return PageView(title, tuple(lines))


NAME_CELLS = 16
NUMBER_CELLS = 10
"""A blank and the longest word above the numbers."""


def scores(snapshot: Snapshot, wording: Wording) -> PageView:
    """Bananas so far with their sources, and after each round; hidden until the end by a setting (rule 10.11)."""
    game = snapshot.game
    title = wording.say("page-scores")
    if game is None:
        return PageView(title, (PageLine(wording.say("page-no-game"), "muted"),))
    if game.settings.running_score != "shown" and not game.ended:
        return PageView(title, (PageLine(wording.say("scores-at-end"), "muted"),))
    words = ("cards", "bonus", "monkey", "butterfly", "frog", "total")
    head = left("", NAME_CELLS) + "".join(right(wording.say(f"scores-short-{word}"), NUMBER_CELLS) for word in words)
    lines = [heading(head)]
    for seat, (player, sheet) in enumerate(zip(game.players, snapshot.scores, strict=False)):
        parts = (sheet.cards, sheet.bonus, sheet.monkey, sheet.butterfly, sheet.frog, sheet.total)
        name = f"{seat_mark(seat, wording.symbols).sign} {wording.say('outside', text=player.name)}"
        lines.append(PageLine(left(name, NAME_CELLS) + "".join(right(str(part), NUMBER_CELLS) for part in parts)))
    lines += [PageLine(""), heading(wording.say("score-chart"))]
    for row in round_rows(game, wording):
        lines.append(
            PageLine(left(f"{row.mark.sign} {row.name}", NAME_CELLS) + "".join(right(total, 5) for total in row.totals))
        )
    return PageView(title, tuple(lines))


CLOCK_CELLS = 9


def log(snapshot: Snapshot, wording: Wording, chosen: LogLine | None = None) -> PageView:
    """The log, newest first, one line for each event: time, player, sentence, rule.

    Lines of undone events are struck through. `chosen`: the line that Enter opens.
    """
    lines: list[PageLine] = []
    at = None
    for place, line in enumerate(snapshot.log):
        clock = line.clock or _clock(line.t)
        rule = "  " + wording.say("log-rule", rule=line.rule) if line.rule else ""
        who, what = who_of(line, wording), wording.message(line.what)
        text = f"{left(clock, CLOCK_CELLS)}{wording.labelled(who, what) if who else what}{rule}"
        undone = f"  {wording.say('log-undone')}" if line.undone else ""
        ink = "muted" if line.undone else "plain"
        if line is chosen:
            at, ink = len(lines), "now"
        mark = "" if chosen is None else "> " if line is chosen else "  "
        lines.append(PageLine(mark + text + undone, ink, line is chosen, line.undone, place))
        details = (_detail(detail, snapshot, wording) for detail in line.detail)
        lines += [PageLine(" " * (CLOCK_CELLS + 2) + detail, "muted", choice=place) for detail in details]
    if not lines:
        lines.append(PageLine(wording.say("log-empty"), "muted"))
    return PageView(wording.say("page-log"), tuple(lines), at)


def who_of(line: LogLine, wording: Wording) -> str:
    """The player, if the sentence does not contain the name; else ""."""
    unnamed = Message(line.what.key, dict(line.what.params) | {"name": ""})
    return line.who if wording.message(unnamed) == wording.message(line.what) else ""


def _detail(detail: Message, snapshot: Snapshot, wording: Wording) -> str:
    """Evidence in words, or a bought card. A rival is a number of pieces: negative for taken, positive for put back."""
    if "card" in detail.params and snapshot.game is not None:
        words = card_words(cards_of(snapshot.game).card(str(detail.params["card"])), wording)
        return wording.message(Message(detail.key, {"card": words}))
    rival = detail.params.get("rival")
    if detail.key != "log-evidence" or not isinstance(rival, int | float):
        return wording.message(detail)
    way = "taken" if rival < 0 else "back" if rival > 0 else "nothing"
    return wording.message(Message(detail.key, dict(detail.params) | {"rival": abs(rival), "way": way}))


def _clock(seconds: float) -> str:
    whole = int(seconds)
    return f"{whole // 3600:d}:{whole // 60 % 60:02d}:{whole % 60:02d}"
