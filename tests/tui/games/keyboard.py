"""The core as the application's source, and the keys that type a command."""

from collections.abc import Callable

from tests.core.by_hand import Table

from monkey_palace.board.notation import ARCH_SPAN, parse_placements
from monkey_palace.board.palace import Stud
from monkey_palace.board.pieces import BUILDING, COLOURS
from monkey_palace.game.commands import (
    Build,
    Command,
    PlaceCards,
    PlaceFrog,
    PlaceMonkey,
    ReportBuild,
    Take,
    TakeCards,
)
from palace_hub.core.snapshot import snapshot
from palace_hub.referee.entries import Entry
from palace_hub.views.palace.hand import home
from palace_hub.views.palace.stage import KNOB_KEYS, PIECE_KEYS, figure_knobs, standing_of
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.build_form import STEPPER_KEYS
from palace_hub.views.table.market import PILE_KEYS
from palace_hub.views.wording import Wording

ARROW_OF = {"e": "right", "w": "left", "n": "up", "s": "down"}
KEY_NAMES = {"-": "minus", "=": "equals_sign"}


class CoreSource:
    """The core of a table without a tray, stepped once for each entry, as a worker thread would."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told: list[Callable[[], None]] = []
        table.pass_time(5.0)  # the hub finds no tray

    def snapshot(self) -> Snapshot:
        return snapshot(self.table.core.hub)

    def subscribe(self, told: Callable[[], None]) -> None:
        self.told.append(told)

    def submit(self, entry: Entry) -> None:
        self.table.enter(entry)  # whoever confirms has read the page
        self.announce()

    def announce(self) -> None:
        for told in self.told:
            told()

    def stop(self) -> None:
        pass


def _times(key: str, count: int) -> list[str]:
    return [key] * count


def _steps(start: Stud, end: Stud) -> list[str]:
    """The arrow keys from one node of the plan to another."""
    right, up = (end[0] - start[0]) // ARCH_SPAN, (end[1] - start[1]) // ARCH_SPAN
    return _times("right" if right > 0 else "left", abs(right)) + _times("up" if up > 0 else "down", abs(up))


def _plan_keys(staircase: str, hand: Stud) -> list[str]:
    """The keys for a staircase, piece by piece; the hand follows each arch to its far end."""
    typed: list[str] = []
    for piece in parse_placements(staircase):
        if piece.piece not in BUILDING:
            continue
        typed += _steps(hand, (piece.x, piece.y))
        typed += [PIECE_KEYS[piece.piece]] + ([ARROW_OF[piece.direction]] if piece.direction else [])
        hand = (piece.far.x, piece.far.y)
    return [*typed, "enter"]


def keys_for(command: Command, now: Snapshot) -> list[str]:
    """The keys of a command."""
    assert now.game is not None
    match command:
        case Build():
            standing = standing_of(now, Wording())
            assert standing is not None
            return _plan_keys(command.staircase, home(standing))
        case PlaceMonkey() | PlaceFrog() if command.at is not None:
            knobs = [str(knob) for knob in figure_knobs(now.game)]
            return [KNOB_KEYS[min(knobs.index(command.at), len(KNOB_KEYS) - 1)], "enter"]
        case ReportBuild():
            counts = (command.arches, command.bricks, command.columns, command.height, int(command.five_high))
            typed = [
                key
                for letter, count in zip(STEPPER_KEYS, counts, strict=True)
                for key in (letter, *_times("plus", count))
            ]
            return [*typed, "123"[COLOURS.index(command.start_colour)], "enter"]
        case TakeCards():
            tops = [pile.top for pile in now.game.market]
            piles = [PILE_KEYS[tops.index(card)] for card in command.cards]
            return [*(KEY_NAMES.get(key, key) for key in piles), "enter"]
        case PlaceCards():
            return [*(str(slot + 1) for slot in command.slots), "enter"]
        case Take():
            assert now.judgement is not None
            typed = []
            for cell, piece in enumerate(BUILDING):
                missing = getattr(command, piece.value) - now.judgement.boxes[cell].due
                if missing:
                    done = ["escape"] if typed else []  # digits choose a compartment again
                    typed += [*done, str(cell + 1), *_times("plus" if missing > 0 else "minus", abs(missing))]
            return [*typed, "enter"]
        case _:
            return ["enter"]
