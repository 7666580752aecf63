"""A draft as the documented files, and back.

A card that is not typed yet has no `bananas`, a board no `start_kit` or no `recurring`, a map no table: the loader of
games refuses such a set. Maps that are not finished lie in a folder of their own, so that the cards can be played.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from monkey_palace.board.ground_maps import MAPS_FILE, rows_of
from monkey_palace.board.notation import notation, parse_placements
from monkey_palace.board.pieces import GROUND_MAPS
from monkey_palace.cards.data_check import BOARDS_FILE, CARDS_FILE, FORMAT, check_folder
from monkey_palace.cards.deck_format import PILES, SEATS, Symbols
from monkey_palace.cards.faults import Fault
from monkey_palace.toml_lines import read_document
from palace_hub.card_sets.draft import NO_SYMBOLS, OWN_COPY, BoardDraft, CardDraft, SetDraft, blank_board
from palace_hub.card_sets.sheet import Sheet

UNFINISHED: Final = "unfinished"
"""The folder, inside the set's, of maps that are not finished."""

UNFINISHED_MAPS: Final = f"{UNFINISHED}/{MAPS_FILE}"

FILES: Final = (CARDS_FILE, BOARDS_FILE, MAPS_FILE, UNFINISHED_MAPS)

Texts = Mapping[str, str]
"""The text of each file of a set, by its name in the folder."""

_UNTYPED: Final = frozenset({"bananas", "start_kit", "recurring", "staircase"})
"""Keys that a draft may lack."""

_MENDABLE: Final = frozenset(
    {
        "cards_total",
        "pile_empty",
        "seat_missing",
        "map_missing",
        "kits_exceed_box",
        "kit_not_as_printed",
        "board_delivers_nothing",
        "knob_dead",
        "staircase_unmarked",
        "staircase_elsewhere",
    }
)
"""Faults that the editor shows and its user mends. A file with any other fault is refused: it would lose something."""


@dataclass(frozen=True, slots=True)
class MemoryFolder:
    """The files of a set as a folder for the checks, without a disk."""

    texts: Texts
    name: str = ""

    def __truediv__(self, name: str) -> "MemoryFolder":
        return MemoryFolder(self.texts, name)

    def is_dir(self) -> bool:
        return not self.name

    def is_file(self) -> bool:
        return self.name in self.texts

    def read_text(self, encoding: str) -> str:  # noqa: ARG002 - the checks' folder has it
        return self.texts[self.name]


def is_untyped(fault: Fault) -> bool:
    """Whether a fault says only that something is not typed yet."""
    if fault.code == "key_missing":
        return fault.params["found"] in _UNTYPED
    if fault.code == "cards_total":
        return int(fault.params["found"]) < int(fault.params["allowed"])
    return fault.code in ("seat_missing", "map_missing")


def texts_of(draft: SetDraft, *, maps_finished: bool) -> dict[str, str]:
    """The files of a draft. `maps_finished`: games on this set use its maps."""
    texts = {CARDS_FILE: _cards_text(draft), BOARDS_FILE: _boards_text(draft)}
    if not all(sheet.is_blank for sheet in draft.sheets):
        texts[MAPS_FILE if maps_finished else UNFINISHED_MAPS] = _maps_text(draft)
    return texts


def draft_of(texts: Texts) -> SetDraft | Fault:
    """The draft in a set's files, or the first fault that keeps the editor from opening it."""
    maps_file = MAPS_FILE if MAPS_FILE in texts else UNFINISHED_MAPS
    documents = {name: texts[name] for name in (CARDS_FILE, BOARDS_FILE) if name in texts}
    if maps_file in texts:
        documents[MAPS_FILE] = texts[maps_file]
    for fault in check_folder(MemoryFolder(documents)):
        no_boards = fault.code == "file_missing" and fault.file == BOARDS_FILE
        if not (fault.code in _MENDABLE or is_untyped(fault) or no_boards):
            return fault
    cards, boards, maps = (
        read_document(documents[name].removeprefix("\ufeff")).data if name in documents else {}
        for name in (CARDS_FILE, BOARDS_FILE, MAPS_FILE)
    )
    return SetDraft(
        name=cards["set"],
        piles=tuple(tuple(_card(entry) for entry in cards.get("card", ()) if entry["pile"] == pile) for pile in PILES),
        boards=_boards(boards.get("board", ())),
        sheets=_sheets(maps.get("map", ())),
        provenance=cards["provenance"],
        map_provenance=maps.get("provenance", OWN_COPY),
    )


def _card(entry: Mapping[str, Any]) -> CardDraft:
    one_time, recurring = Symbols(**entry.get("one_time", {})), Symbols(**entry.get("recurring", {}))
    return CardDraft(entry["id"], entry.get("bananas"), one_time, recurring)


def _boards(entries: list[Mapping[str, Any]]) -> tuple[BoardDraft, ...]:
    boards = {
        entry["seat"]: BoardDraft(_symbols(entry, "start_kit"), _symbols(entry, "recurring")) for entry in entries
    }
    return tuple(boards.get(seat + 1, blank_board(seat)) for seat in range(SEATS))


def _symbols(entry: Mapping[str, Any], key: str) -> Symbols | None:
    return Symbols(**entry[key]) if key in entry else None


def _sheets(entries: list[Mapping[str, Any]]) -> tuple[Sheet, ...]:
    sheets = {}
    for entry in entries:
        rows = tuple(row.lower() for row in rows_of(entry["grid"]))
        staircase = entry.get("staircase", "")
        sheets[entry["number"]] = Sheet(rows, notation(parse_placements(staircase)) if staircase else "")
    return tuple(sheets.get(number, Sheet()) for number in range(1, GROUND_MAPS + 1))


# the writers: one way to write each thing, so that a file that was read and written again is the same


def _head(draft: SetDraft, provenance: str, lines: tuple[str, ...]) -> Iterator[str]:
    yield from (f"# {line}".rstrip() for line in lines)
    yield from ("", f"format = {FORMAT}", f"set = {_quoted(draft.name)}", f"provenance = {_quoted(provenance)}")


def _cards_text(draft: SetDraft) -> str:
    lines = list(
        _head(
            draft,
            draft.provenance,
            (
                "Monkey Cards, written by palace cards. A card without bananas is not typed yet.",
                "",
                "One [[card]] table a card, 67 in all: its pile, its bananas, the symbols that it delivers once,",
                "and those that it delivers each turn.",
            ),
        )
    )
    for pile, cards in zip(PILES, draft.piles, strict=True):
        for card in cards:
            lines += ["", "[[card]]", f"id = {_quoted(card.id)}", f'pile = "{pile}"']
            if card.bananas is not None:
                lines.append(f"bananas = {card.bananas}")
            lines += [f"one_time = {_braces(card.one_time)}", f"recurring = {_braces(card.recurring)}"]
    return _joined(lines)


def _boards_text(draft: SetDraft) -> str:
    lines = list(
        _head(
            draft,
            draft.provenance,
            (
                "Player boards, written by palace cards. A line that is missing is not typed yet.",
                "",
                "One [[board]] table a seat: the start kit, and the recurring delivery that the board prints.",
            ),
        )
    )
    for seat, board in enumerate(draft.boards, start=1):
        lines += ["", "[[board]]", f"seat = {seat}"]
        if board.start_kit is not None:
            lines.append(f"start_kit = {_braces(board.start_kit)}")
        if board.recurring is not None:
            lines.append(f"recurring = {_braces(board.recurring)}")
    return _joined(lines)


def _maps_text(draft: SetDraft) -> str:
    lines = list(
        _head(
            draft,
            draft.map_provenance,
            (
                "Ground maps, written by palace cards. A map that is missing is not painted yet.",
                "",
                "grid: 32 rows of 32 studs, north on top: l light green, d dark green, g gold, # closed, . covered;",
                "a capital letter is a knob under the starting staircase.",
            ),
        )
    )
    for number, sheet in enumerate(draft.sheets, start=1):
        if sheet.is_blank:
            continue
        lines += ["", "[[map]]", f"number = {number}"]
        if sheet.staircase:
            lines.append(f"staircase = {_quoted(sheet.staircase)}")
        under = sheet.painted((foot, sheet.mark(foot).upper()) for foot in sheet.feet)
        lines += ['grid = """', *under.grid, '"""']
    return _joined(lines)


def _braces(symbols: Symbols) -> str:
    inside = ", ".join(f"{name} = {count}" for name, count in symbols.as_dict().items() if count)
    return f"{{ {inside} }}" if symbols != NO_SYMBOLS else "{}"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _joined(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"
