"""Small drawings for the help: a staircase, a card, a pile. Their signs exist in the font of the bare console too."""

from palace_hub.views.snapshot import Stage
from palace_hub.views.text import cells
from palace_hub.views.wording import Wording

COLUMN = 26
"""Cells from the left edge of a drawing to the words beside it."""

CARD = 12
"""Cells between the borders of a card."""


def picture(stage: Stage, wording: Wording) -> tuple[str, ...]:
    """The drawing of a step with words beside it; none for a step without one."""
    match stage:
        case Stage.BUILD:
            return staircase(wording, top="top", climb="climb", carry="carry", start="start")
        case Stage.DECORATE:
            return staircase(wording, top="here", start="colour")
        case Stage.CREDITS:
            arch = wording.sign("arch")
            return _beside(wording, (f"  {arch}  {arch}  {arch}", "each-arch"), (f"  {_top(wording)}", "highest"))
        case Stage.CARDS:
            return _card(wording, price="price", bananas="bananas", once="once", each="each")
        case Stage.ONE_TIME:
            return _card(wording, once="take-once")
        case Stage.RECURRING:
            return (*_card(wording, each="take-each"), *_beside(wording, ("", "and-board")))
        case Stage.PLACE_CARDS:
            slot = "┌──┐ "
            return _beside(wording, (f"  {slot * 4}", "slots"), (f"  {'│  │ ' * 4}", ""), (f"  {'└──┘ ' * 4}", ""))
        case Stage.BONUS:
            brick, column = wording.sign("brick"), wording.sign("column")
            rows = ((brick, "five-high"), (brick, ""), (column, ""), (column, "column-counts"), (column, ""))
            return _beside(wording, *((f"  {sign}  {5 - row}", word) for row, (sign, word) in enumerate(rows)))
        case Stage.TROPHIES:
            names = {figure: wording.say(f"trophy-short-{figure}") for figure in ("monkey", "butterfly", "frog")}
            arch = f"  {ARCH}"
            return _beside(
                wording,
                (f"  {names['monkey']}", "monkey"),
                (arch, ""),
                (f"  {names['butterfly']}", "butterfly"),
                (f"  {_top(wording)}", ""),
                (f"  {names['frog']}", "frog"),
                (arch, ""),
            )
        case _:
            return ()


ARCH = "┌─────┐"
"""An arch from the side: its two feet three studs apart."""


def staircase(wording: Wording, **words: str) -> tuple[str, ...]:
    """A staircase of three arches from the side; the words beside its rows: top, climb, carry and start."""
    brick, knob = wording.sign("brick"), wording.sign("gold")
    return _beside(
        wording,
        (f"{'':20}{_top(wording)}", words.get("top", "")),
        (f"{'':14}{ARCH}", words.get("climb", "")),
        (f"{'':8}{ARCH}     {brick}", ""),
        (f"{'':2}{ARCH}     {brick}     {brick}", words.get("carry", "")),
        (f"──{knob}─────┴─────┴─────┴──", words.get("start", "")),
    )


def _top(wording: Wording) -> str:
    return wording.sign("gold")


def _card(wording: Wording, **words: str) -> tuple[str, ...]:
    """A card with its price, bananas, one-time and recurring delivery, and words beside these rows."""
    arch, brick = wording.sign("arch"), wording.sign("brick")
    price = f"{wording.say('price', cost=3)}  {wording.sign('gold')}"
    bananas = wording.say("card-bananas", bananas=2)
    once = wording.say("tile-now", symbols=f"1{brick}")
    each = wording.say("tile-each", symbols=f"1{arch}")
    rows = (("price", price), ("bananas", bananas), ("once", once), ("each", each))
    wide = max(CARD, *(cells(text) for _, text in rows))
    lines = [(f"  │ {text}{' ' * (wide - cells(text))} │", words.get(row, "")) for row, text in rows]
    edge = "─" * (wide + 2)
    return _beside(wording, (f"  ┌{edge}┐", ""), *lines, (f"  └{edge}┘", ""))


def _beside(wording: Wording, *rows: tuple[str, str]) -> tuple[str, ...]:
    """The rows, each with its words beside it. A row is its drawing and the end of the words' message key."""
    return tuple(
        f"{drawn}{' ' * (COLUMN - cells(drawn))}{wording.say(f'help-picture-{word}')}" if word else drawn
        for drawn, word in rows
    )
