"""Values of `palace` options: the known names, and types that convert a text or refuse it in one sentence."""

from argparse import ArgumentTypeError
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from math import isfinite

from monkey_palace.board.pieces import BOX, PIECES, Piece
from palace_hub.errors import WrongUsage
from palace_hub.history.dates import YEARS, typed_date

Say = Callable[..., str]
"""Returns the catalogue's sentence of a key."""

MAX_GAMES = 1_000_000
"""Their results still fit into memory (assumed)."""

MAX_JOBS = 256
"""More than the processors of a machine that runs a tournament (assumed)."""

KINDS = tuple(piece.value for piece in PIECES)
"""Pieces of the tray's compartments."""

MAX_PIECES = 80
"""Pieces of the largest compartment."""

MAX_SEED = 2**63 - 1
"""Largest signed 64-bit number: every language reads it the same way."""

EXPANSIONS = ("butterfly", "frog")
GROUND_MAPS = (1, 2, 3, 4)
CARDS = ("known", "half", "empty")
CELLS = ("good", "cheap1kg")
"""Not the cells of 5 kg: the hub refuses to count bricks with them, so no game begins."""
ENTRIES = ("plan", "facts", "mixed", "plate")
FAULT_GROUPS = {
    "hands": (
        "wrong_takes",
        "wrong_piece",
        "resting_finger",
        "long_rests",
        "two_hands",
        "one_by_one",
        "drops",
        "off_centre",
        "press_shift",
    ),
    "cells": (
        "cell_swap",
        "cell_death",
        "touching_wire",
        "planted_miscount",
        "creep",
        "heavy_drift",
        "warm_up",
        "temperature_ramp",
        "draught",
        "table_bump",
        "hum_off_rate",
        "mains_60hz",
        "spikes",
        "corrupt_words",
        "missing_conversions",
    ),
    "lines": (
        "unplug",
        "cable_pulled",
        "reset",
        "node_killed",
        "broker_kill",
        "garbage",
        "flipped_bits",
        "damaged_messages",
    ),
    "plate": (
        "plate_forbidden",
        "plate_wordless",
        "plate_fast",
        "plate_firm_presses",
        "plate_rim",
        "plate_leaning",
        "plate_two_hands",
        "plate_loose",
        "plate_pull_off",
        "plate_elsewhere",
        "plate_bumps",
        "plate_slope",
        "plate_warm_up",
        "plate_hum",
        "plate_dead_hall",
        "plate_zero_shift",
    ),
}
"""Faults of the simulated table, by what they trouble; a test compares them with `sim`."""
FAULTS = tuple(name for names in FAULT_GROUPS.values() for name in names)


class UnknownFault(WrongUsage):
    """No fault of the simulated table has this name."""

    key = "error-unknown-fault"

    def __init__(self, given: str) -> None:
        near = get_close_matches(given, FAULTS, 1)
        super().__init__(f"unknown fault {given!r}", given=given, near=near[0] if near else "none")
        self.names = FAULTS


MOST_PORT = 65_535


class OptionTypes:
    """Types of options for argparse. Each raises `ArgumentTypeError` with a sentence of the catalogue."""

    def __init__(self, say: Say) -> None:
        self._say = say

    def whole(self, text: str) -> int:
        """A whole number."""
        if not (text.isascii() and text.removeprefix("-").isdecimal() and len(text) < 20):
            raise ArgumentTypeError(self._say("cli-whole-number", given=text))
        return int(text)

    def port(self, text: str) -> int:
        """A port number; 0 lets the system choose."""
        port = self.whole(text)
        if not 0 <= port <= MOST_PORT:
            raise ArgumentTypeError(self._say("cli-port-range", given=text, most=MOST_PORT))
        return port

    def number(self, text: str) -> float:
        """A finite number."""
        try:
            number = float(text)
        except ValueError:
            number = float("nan")
        if not isfinite(number):
            raise ArgumentTypeError(self._say("cli-number", given=text))
        return number

    def seed(self, text: str) -> int:
        """A seed of the shuffle."""
        seed = int(text) if text.isdecimal() and len(text) < 20 else -1
        if not 0 <= seed <= MAX_SEED:
            raise ArgumentTypeError(self._say("cli-seed-range", given=text, most=str(MAX_SEED)))
        return seed

    def games(self, text: str) -> int:
        """Number of games."""
        return self._count(text, MAX_GAMES)

    def pieces(self, text: str) -> int:
        """A number of pieces that a hand puts into a compartment."""
        return self._count(text, MAX_PIECES)

    def jobs(self, text: str) -> int:
        """Number of processes."""
        return self._count(text, MAX_JOBS)

    def bots(self, text: str) -> tuple[str, ...]:
        """A bot for each seat."""
        from monkey_palace.board.pieces import MAX_PLAYERS, MIN_PLAYERS
        from monkey_palace.bots import BOTS

        names = self._names(text, tuple(BOTS))
        if not MIN_PLAYERS <= len(names) <= MAX_PLAYERS:
            raise ArgumentTypeError(self._say("cli-bots-seats-range", given=str(len(names))))
        return names

    def bot_seat(self, text: str) -> tuple[str, str]:
        """A player's name and the bot that plays the seat."""
        from monkey_palace.bots import BOTS
        from palace_hub.views.table.start_form import LONGEST_NAME
        from palace_hub.views.text import cells

        name, separator, bot = (part.strip() for part in text.partition("="))
        if not separator or not bot:
            raise ArgumentTypeError(self._say("cli-bot-form", given=text))
        if not name:
            raise ArgumentTypeError(self._say("cli-bot-no-name"))
        if cells(name) > LONGEST_NAME:
            raise ArgumentTypeError(self._say("cli-bot-name", given=name, most=LONGEST_NAME))
        if bot not in BOTS:
            raise ArgumentTypeError(self._say("cli-bot-unknown", given=bot, known=", ".join(BOTS)))
        return name, bot

    def faults(self, text: str) -> tuple[str, ...]:
        """Faults of the simulated table. Raises `UnknownFault`."""
        names = tuple(name.strip() for name in text.split(",") if name.strip())
        for name in names:
            if name not in FAULTS:
                raise UnknownFault(name)
        return names

    def expansions(self, text: str) -> tuple[str, ...]:
        """Figures that take part in the game."""
        return self._names(text, EXPANSIONS)

    def date(self, text: str) -> float:
        """A local date, with a time or without; seconds since 1970."""
        date = typed_date(text)
        if date is None:
            raise ArgumentTypeError(self._say("cli-date", given=text, first=str(YEARS[0]), last=str(YEARS[-1])))
        return date

    def speed(self, text: str) -> str:
        """Factor to real time, 0.1 to 1000, or "max"."""
        try:
            if text == "max" or 0.1 <= float(text) <= 1000:
                return text
        except ValueError:
            pass
        raise ArgumentTypeError(self._say("cli-speed-range", given=text))

    def box(self, text: str) -> dict[Piece, int]:
        """Pieces in the box, such as `arch=79,brick=78`."""
        counts: dict[Piece, int] = {}
        for part in text.split(","):
            name, _, number = part.partition("=")
            piece = next((piece for piece in PIECES if piece.value == name.strip()), None)
            if piece is None or not number.strip().isdecimal() or not 1 <= int(number[:9]) <= BOX[piece]:
                known = ", ".join(f"{piece.value}=1..{BOX[piece]}" for piece in PIECES)
                raise ArgumentTypeError(self._say("cli-box-range", given=part, known=known))
            counts[piece] = int(number)
        return counts

    def _names(self, text: str, known: Sequence[str]) -> tuple[str, ...]:
        names = tuple(name for name in text.split(",") if name)
        for name in names:
            if name not in known:
                raise ArgumentTypeError(self._say("cli-unknown-name", given=name, known=", ".join(known)))
        return names

    def _count(self, text: str, most: int) -> int:
        count = int(text) if text.isdecimal() and len(text) < 20 else 0
        if not 1 <= count <= most:
            raise ArgumentTypeError(self._say("cli-count-range", given=text, most=str(most)))
        return count
