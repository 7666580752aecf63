"""Positions from which scenes start: a table with its box and cards, and the steps that lead there.

Each position is played once for each level; scenes go on from copies of it.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.stories.evening import Evening
from tests.stories.scene import BadScene, Step

from monkey_palace.board.pieces import BOX, PIECES
from monkey_palace.cards.model import CardSet, load_set, set_of

FILE = Path(__file__).parent / "positions.toml"
TABLE = frozenset(
    "players deck expansions settings box kits boards cards starts after steps about".split()  # noqa: SIM905
)
NO_SYMBOLS = {"arch": 0, "brick": 0, "column": 0, "brick_or_arch": 0}


def known_positions() -> dict[str, Mapping[str, Any]]:
    """The positions in `positions.toml`."""
    found = tomllib.loads(FILE.read_text(encoding="utf-8"))
    for name, table in found.items():
        if set(table) - TABLE:
            raise BadScene(f"{FILE.name}: {name}: unknown {', '.join(sorted(set(table) - TABLE))}")
    return found


def cards_of_table(table: Mapping[str, Any]) -> CardSet:
    """The house set with the kits, boards and cards of this table. All cards of a named pile print the same."""
    data = load_set("house").as_json()
    for seat, kit in enumerate(table.get("kits", ())):
        data["boards"][seat][1] = {**NO_SYMBOLS, **kit}
    for seat, board in enumerate(table.get("boards", ())):
        data["boards"][seat][2] = {**NO_SYMBOLS, **board}
    for pile, cards in data["piles"]:
        for number, card in enumerate(cards):
            printed = table.get("cards", {}).get(card[0], table.get("cards", {}).get(pile))
            if printed is not None:
                one_time = {**NO_SYMBOLS, **printed.get("one_time", {})}
                recurring = {**NO_SYMBOLS, **printed.get("recurring", {})}
                cards[number] = [card[0], printed.get("bananas", card[1]), one_time, recurring]
    return set_of(data)


class Positions:
    """The positions that have been played so far, by level and name."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._known = known_positions()
        self._played: dict[tuple[str, str], Evening] = {}
        self._copies = 0

    def evening(self, level: str, name: str) -> Evening:
        """A table in this position, for one scene."""
        return self._copy(self._base(level, name))

    def _copy(self, evening: Evening) -> Evening:
        self._copies += 1
        return evening.copied(self.folder / f"{self._copies}.sqlite")

    def _base(self, level: str, name: str) -> Evening:
        if (level, name) not in self._played:
            self._played[level, name] = self._play(level, name)
        return self._played[level, name]

    def _play(self, level: str, name: str) -> Evening:
        from tests.stories.play import do

        if name not in self._known:
            raise BadScene(f"no position {name!r}: expected one of {', '.join(self._known)}")
        table = self._known[name]
        evening = self._copy(self._base(level, table["after"])) if "after" in table else self._set_up(level, table)
        for number, step in enumerate(table.get("steps", ()), start=1):
            failed = do(evening, Step(number, step))
            assert not failed, f"position {name}, step {number}: {failed}"
        return evening

    def _set_up(self, level: str, table: Mapping[str, Any]) -> Evening:
        self._copies += 1
        box = tuple(table.get("box", {}).get(piece.value, BOX[piece]) for piece in PIECES)
        deck = table.get("deck", 2)
        game = {"deck": "printed"} if deck == "printed" else {"deck_seed": deck}
        game |= {"expansions": tuple(table.get("expansions", ())), "settings": dict(table.get("settings", {}))}
        players = tuple(table.get("players", ("Ann", "Bo")))
        evening = Evening(level, self.folder / f"{self._copies}.sqlite", players, box, cards_of_table(table), game)
        evening.begin(play=table.get("starts", "play") == "play")
        return evening
