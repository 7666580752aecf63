"""The host's form for a new game: names, bots and sides by seat, expansions, map and cards; and the entry it makes."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby, islice
from typing import Any, Final

from markupsafe import Markup

from monkey_palace.board.pieces import MAX_PLAYERS, MIN_PLAYERS
from monkey_palace.bots import BOTS
from monkey_palace.settings import EDITIONS
from palace_hub.history.kept import KnownPlayer
from palace_hub.views.drawing.colours import PIECES, shade
from palace_hub.views.drawing.raster import Pixels
from palace_hub.views.editions import HUB, settings_of
from palace_hub.views.palace.facing import SIDES
from palace_hub.views.palace.lie import LieView
from palace_hub.views.seats import COLOURS, SIGNS
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.start_form import LEVELS, StartView, hints_of, marks_of
from palace_hub.views.wording import Wording
from palace_hub.web.learning import MOST_NAME, new_sets
from palace_hub.web.refusals import Arguments, NotNow
from palace_hub.web.render import render

OF_A_SEAT: Final = 3
"""Fields of a seat: name, bot, side."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A way in which a map may lie. `decks`: the places of the cards in their list with which it lies so."""

    decks: str
    ground_map: int
    turns: int
    svg: Markup
    words: str


def start_form(stage: StartView, snapshot: Snapshot, wording: Wording, new_set: str = "") -> str:
    """The form, filled in with the last players. `new_set`: the set that was entered last, "" for none."""
    ready = [choice.name for choice in stage.printed if choice.is_ready]
    usual = ready[0] if stage.printed_first and ready else None
    return render(
        "start_form.html",
        stage=stage,
        say=wording.say,
        bots=[("", stage.seat_words[""]), *((bot, stage.seat_words[bot]) for bot in _bots(stage))],
        seats=[_seat(stage, place) for place in range(MAX_PLAYERS)],
        marks=marks_of(stage.known_players, [_seat(stage, place)[0] for place in range(MAX_PLAYERS)], wording.symbols),
        signs="".join(wording.symbols.seats),
        known={name: _own_mark(player) for name, player in stage.known_players.items()},
        names=[player.name for player in dict.fromkeys(stage.known_players.values()) if not player.archived],
        sides=list(zip(("", *SIDES), stage.side_words, strict=True)),
        pictures=_pictures(stage),
        deck=new_set if new_set in ready else usual,
        new_sets=new_sets(snapshot, wording),
        longest_name=MOST_NAME,
    )


def _bots(stage: StartView) -> tuple[str, ...]:
    """The levels, and a bot with which the hub was started."""
    started = stage.bots_to_seat.values()
    return (*LEVELS, *(bot for bot in BOTS if bot in started and bot not in LEVELS))


def _seat(stage: StartView, place: int) -> tuple[str, str, str]:
    """The offered name, and the bot and the side that it had."""
    name = stage.last_players[place] if place < len(stage.last_players) else ""
    known = name.casefold()
    return name, stage.bots_to_seat.get(known, ""), stage.usual_sides.get(known, "")


def _own_mark(player: KnownPlayer) -> tuple[int, int]:
    """The places of the player's colour and sign, -1 for none of the player's own: the page shows them at a name."""
    return (
        COLOURS.index(player.colour) if player.colour else -1,
        SIGNS.index(player.symbol) if player.symbol else -1,
    )


def _pictures(stage: StartView) -> list[Picture]:
    """Each map in its four turns: the sets of cards differ in their starting staircases."""
    choices = [stage.lies, *(choice.lies or stage.lies for choice in stage.printed if choice.is_ready)]
    order = sorted(range(len(choices)), key=lambda place: choices.index(choices[place]))
    pictures = []
    for first, places in groupby(order, key=lambda place: choices.index(choices[place])):
        decks = " ".join(map(str, places))
        for number, ways in enumerate(choices[first], start=1):
            pictures += [Picture(decks, number, lie.turns, small_picture(lie.pixels), lie.words) for lie in ways]
    return pictures


def small_picture(pixels: Pixels) -> Markup:
    """A small picture of a map with what stands on it, from above."""
    wide, high = len(pixels[0]), len(pixels)
    parts = [
        f'<rect x="{x}" y="{y}" width="1" height="1" fill="{shade(PIECES[piece], 1.2)}"/>'
        for y, row in enumerate(pixels)
        for x, name in enumerate(row)
        if (piece := name.removesuffix("-top")) in PIECES
    ]
    ground = f'<rect class="ground" width="{wide}" height="{high}"/>'
    return Markup(f'<svg class="lie" viewBox="0 0 {wide} {high}" aria-hidden="true">{ground}{"".join(parts)}</svg>')


def lie_buttons(ways: tuple[LieView, ...]) -> list[tuple[int, Markup, str]]:
    """Turns, picture and words of each way in which the map may lie now."""
    return [(lie.turns, small_picture(lie.pixels), lie.words) for lie in ways]


def new_game(arguments: Arguments, known: Mapping[str, KnownPlayer], wording: Wording) -> dict[str, Any]:
    """The entry of the form. Raises `NotNow` where a name is missing or comes twice.

    A seat without name and bot stays empty; a bot without a name gets one, as on the terminal.
    """
    match arguments:
        case [*given, bool(butterfly), bool(frog), str(ground_map), str(turns), str(deck), str(edition)] if (
            len(given) == OF_A_SEAT * MAX_PLAYERS
            and all(isinstance(field, str) for field in given)
            and edition in (HUB, *EDITIONS)
        ):
            fields = iter([str(field).strip() for field in given])
        case _:
            raise NotNow
    seats = [tuple(islice(fields, OF_A_SEAT)) for _ in range(MAX_PLAYERS)]
    named = [
        (name or wording.say("start-default-name", number=number), bot, side)
        for number, (name, bot, side) in enumerate(seats, start=1)
        if name or bot
    ]
    if len(named) < MIN_PLAYERS:
        raise NotNow("web-start-few-names")
    if len({name.casefold() for name, _, _ in named}) < len(named):
        raise NotNow("web-start-equal-names")
    kind, _, card_set = deck.partition(":")
    sides, bots = [side or None for _, _, side in named], [bot or None for _, bot, _ in named]
    return {
        "do": "new_game",
        "players": tuple(name for name, _, _ in named),
        "expansions": tuple(name for name, chosen in (("butterfly", butterfly), ("frog", frog)) if chosen),
        "ground_map": int(ground_map) if ground_map.isdecimal() else None,
        "map_turns": int(turns) if turns.isdecimal() else 0,
        "sides": sides if any(sides) else [],
        "bots": bots if any(bots) else [],
        "hints": hints_of(known, [name for name, _, _ in named], bots),
        "deck": kind,
        "card_set": card_set or None,
        "settings": settings_of(edition),
    }
