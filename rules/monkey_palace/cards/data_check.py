"""Checks a card set (cards, boards, ground maps) against R1.1-1.7, 2.2, 2.6 and 3.7 and lists every fault.

A fault has its place, the value found, the allowed values and a correction. `check_path` checks an owner's files;
`check_folder` checks a folder or packaged set for the loader, without R2.6.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final, Protocol

from monkey_palace.board.ground_maps import MAPS_FILE
from monkey_palace.board.pieces import BOX, Piece
from monkey_palace.cards.deck_format import (
    CARDS,
    KIT_SYMBOLS,
    MAX_BANANAS,
    MAX_SYMBOLS,
    ONE_TIME_SYMBOLS,
    PILES,
    RECURRING_SYMBOLS,
    SEATS,
    SLOTS,
    START_KITS,
    pile_colour,
    pile_cost,
)
from monkey_palace.cards.faults import Fault, fault, shown
from monkey_palace.cards.map_check import TOLERATED, check_maps, prove_first_turns
from monkey_palace.cards.table_entry import Entry, kind_of, nearest
from monkey_palace.toml_lines import MAX_CHARACTERS, Document, read_document

CARDS_FILE: Final = "cards.toml"
BOARDS_FILE: Final = "boards.toml"
FORMAT: Final = 1

_MOST_BYTES: Final = 4 * MAX_CHARACTERS  # a character has at most four in UTF-8

_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,23}")
_NAME_ALLOWED: Final = "lower-case letters, digits, - and _, at most 24"
_TEXT_ALLOWED: Final = "1 to 80 printable characters"
_TOP_KEYS: Final = ("format", "set", "provenance")
_CARD_KEYS: Final = ("id", "pile", "bananas", "one_time", "recurring", "cost", "colour")
_BOARD_KEYS: Final = ("seat", "start_kit", "recurring", "slots")


class Folder(Protocol):
    """The methods that `pathlib.Path` and a packaged resource share."""

    def __truediv__(self, name: str) -> "Folder": ...
    def is_dir(self) -> bool: ...
    def is_file(self) -> bool: ...
    def read_text(self, encoding: str) -> str: ...


def check_path(path: str | Path) -> tuple[Fault, ...]:
    """Every fault of a set's folder or of one of its files, sorted by file and line; empty: no faults.

    Never raises for the content of files. A single file counts as boards or maps by its name or its tables, else as
    cards. R2.6 is proved by playing the first two turns of each map exhaustively.
    """
    path = Path(path)
    if not path.is_file():
        return _sorted([*check_folder(path), *_misnamed_maps(path), *_first_turns(path / MAPS_FILE)])
    document, faults = _read(path, path.name)
    if document is not None:
        kind = _kind(path, document)
        faults += _CHECKS[kind](document, path.name)
    return _sorted([*faults, *(_first_turns(path) if document is not None and kind == "map" else ())])


def check_folder(folder: Folder) -> tuple[Fault, ...]:
    """Every fault of a folder, which may lie inside a package, except those of R2.6.

    `ground_maps.toml` is optional; without it the set uses the house maps.
    """
    cards, faults = _read(folder / CARDS_FILE, CARDS_FILE)
    boards, board_faults = _read(folder / BOARDS_FILE, BOARDS_FILE)
    faults += board_faults
    maps: Document | None = None
    if (folder / MAPS_FILE).is_file():
        maps, map_faults = _read(folder / MAPS_FILE, MAPS_FILE)
        faults += map_faults
    if cards is not None:
        faults += _check_cards(cards, CARDS_FILE)
    if boards is not None:
        faults += _check_boards(boards, BOARDS_FILE)
    if maps is not None:
        faults += _check_maps(maps, MAPS_FILE)
    if cards is not None and boards is not None:
        faults += _check_same_set(cards, boards, BOARDS_FILE, ("set", "provenance"))
    if cards is not None and maps is not None:
        faults += _check_same_set(cards, maps, MAPS_FILE, ("set",))
    return _sorted(faults)


def _misnamed_maps(folder: Path) -> Iterator[Fault]:
    """Map files that no game reads: a similar name, or a folder with the right name."""
    for path in sorted(folder.glob("*[mM]ap*")) if folder.is_dir() else ():
        if path.name != MAPS_FILE or not path.is_file():
            yield fault(path.name, 1, "", "maps_misnamed", "1.7", found=shown(path.name), allowed=MAPS_FILE)


def _kind(path: Path, document: Document) -> str:
    """The kind of a file: by its name, or else by its tables."""
    named = next((kind for kind in ("map", "board", "card") if kind in path.stem), None)
    return named or next((kind for kind in ("map", "board") if kind in document.data), "card")


def _first_turns(path: Path) -> Iterator[Fault]:
    """R2.6, for maps without other faults."""
    document, faults = _read(path, path.name) if path.is_file() else (None, [])
    if document is None or faults or {slip.code for slip in _check_maps(document, path.name)} - TOLERATED:
        return
    yield from prove_first_turns(_entries(document, path.name, "map", []))


def _sorted(faults: list[Fault]) -> tuple[Fault, ...]:
    return tuple(sorted(faults, key=lambda slip: (slip.file, slip.line, slip.field, slip.code)))


def _read(path: Folder, file: str) -> tuple[Document | None, list[Fault]]:
    if not path.is_file():
        if isinstance(path, Path) and path.exists():
            return None, [fault(file, 1, "", "file_not_ordinary", "", found=file)]
        return None, [fault(file, 1, "", "file_missing", "", found=file, allowed=f"{CARDS_FILE} and {BOARDS_FILE}")]
    try:
        size = path.stat().st_size if isinstance(path, Path) else 0
        if size > _MOST_BYTES:
            return None, [fault(file, 1, "", "file_too_long", "", found=size, allowed=MAX_CHARACTERS)]
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        return None, [fault(file, 1, "", "file_refused", "", found=shown(error.strerror or str(error)))]
    except UnicodeDecodeError as error:
        line = 1 + bytes(error.object).count(b"\n", 0, error.start)
        return None, [fault(file, line, "", "file_unreadable", "", found=line)]
    if len(text) > MAX_CHARACTERS:
        return None, [fault(file, 1, "", "file_too_long", "", found=len(text), allowed=MAX_CHARACTERS)]
    if _is_json(text):
        return None, [fault(file, 1, "", "file_is_json", "", allowed="bananas = 3")]
    document = read_document(text.removeprefix("\ufeff"))
    faults = [
        fault(file, slip.line, "", "toml_syntax", "", found=shown(slip.found), detail=shown(slip.detail))
        for slip in document.syntax
    ]
    readable = document.complete and (document.data or not faults)  # of a file of nonsense, that is all there is to say
    return (document if readable else None), faults


def _is_json(text: str) -> bool:
    """Whether a text is JSON, which nobody means to write here: a state, a record, a file of another program."""
    if not text.lstrip("\ufeff \t\r\n").startswith(("{", "[{")):
        return False
    try:
        json.JSONDecoder().raw_decode(text.lstrip("\ufeff \t\r\n"))
    except (ValueError, RecursionError):
        return False
    return True


def _entries(document: Document, file: str, table: str, faults: list[Fault]) -> list[Entry]:
    """The `[[table]]` tables of a document; any other value under that name adds a fault."""
    tables = document.data.get(table, [])
    if not isinstance(tables, list) or not all(isinstance(values, dict) for values in tables):
        line = document.line(table)
        mend = f"[[{table}]] above each {table}"
        faults.append(
            fault(file, line, table, "wrong_type", "", found=kind_of(tables), allowed=f"[[{table}]] tables", mend=mend)
        )
        return []
    return [Entry(document, file, table, number, values) for number, values in enumerate(tables)]


def _check_head(document: Document, file: str, table: str) -> Iterator[Fault]:
    head = Entry(document, file, "", 0, {key: value for key, value in document.data.items() if key != table})
    yield from head.check_keys((*_TOP_KEYS, table), _TOP_KEYS, "1.7")
    if "format" in head.values and (type(head.values["format"]) is not int or head.values["format"] != FORMAT):
        yield head.fault("format_unknown", "", "format", found=kind_of(head.values["format"]), allowed=FORMAT)
    for key in ("set", "provenance"):
        if key not in head.values:
            continue
        wrong = list(head.check_text("", key))
        yield from wrong
        text = head.values[key]
        if not wrong and not (len(text.strip()) >= 1 and len(text) <= 80 and text.isprintable()):
            yield head.fault("text_not_plain", "", key, found=shown(text), allowed=_TEXT_ALLOWED)


def _check_cards(document: Document, file: str) -> list[Fault]:
    faults = list(_check_head(document, file, "card"))
    cards = _entries(document, file, "card", faults)
    first_line: dict[str, int] = {}
    for card in cards:
        faults += card.check_keys(_CARD_KEYS, ("id", "pile", "bananas"), "1.5")
        faults += _check_id(card, first_line)
        faults += _check_pile(card)
        if "bananas" in card.values:
            faults += card.check_number("1.5", 0, MAX_BANANAS, "bananas")
        for key, allowed in (("one_time", ONE_TIME_SYMBOLS), ("recurring", RECURRING_SYMBOLS)):
            if key in card.values:
                faults += card.check_symbols("1.5", key, allowed)
    faults += _check_totals(document, file, cards)
    return faults


def _check_id(card: Entry, first_line: dict[str, int]) -> Iterator[Fault]:
    if "id" not in card.values:
        return
    wrong = list(card.check_text("1.5", "id"))
    yield from wrong
    if wrong:
        return
    name = card.values["id"]
    if not _NAME.fullmatch(name):
        yield card.fault("text_not_plain", "1.5", "id", found=shown(name), allowed=_NAME_ALLOWED)
    if name in first_line:
        yield card.fault("id_duplicate", "1.5", "id", found=shown(name), first=first_line[name])
    first_line.setdefault(name, card.line("id"))


def _check_pile(card: Entry) -> Iterator[Fault]:
    """R1.4: the pile is one of the twelve, and cost and colour of the card agree with it."""
    pile = card.values.get("pile")
    if "pile" in card.values:
        wrong = list(card.check_text("1.4", "pile"))
        yield from wrong
        if not wrong and pile not in PILES:
            mend = nearest(str(pile), PILES)
            yield card.fault("pile_unknown", "1.4", "pile", found=shown(pile), allowed=", ".join(PILES), mend=mend)
    if "cost" in card.values:
        wrong = list(card.check_number("1.4", 1, 6, "cost"))
        yield from wrong
        cost = card.values["cost"]
        if not wrong and pile in PILES and cost != pile_cost(pile):
            yield card.fault("cost_not_of_pile", "1.4", "cost", found=cost, pile=pile, allowed=pile_cost(pile))
    if "colour" in card.values:
        wrong = list(card.check_text("1.4", "colour"))
        yield from wrong
        found = card.values["colour"]
        if not wrong and pile in PILES and found != pile_colour(pile):
            allowed = pile_colour(pile)
            yield card.fault("colour_not_of_pile", "1.4", "colour", found=shown(found), pile=pile, allowed=allowed)


def _check_totals(document: Document, file: str, cards: list[Entry]) -> Iterator[Fault]:
    """R1.4: 67 cards in 12 piles. The line is that of the first card, or of the first surplus card."""
    line = cards[CARDS].line() if len(cards) > CARDS else document.line("card", 0)
    if len(cards) != CARDS:
        more = len(cards) - CARDS
        mend = f"Take {more} out." if more > 0 else f"Type in {-more} more."
        yield fault(file, line, "card", "cards_total", "1.4", found=len(cards), allowed=CARDS, mend=mend)
    used = {card.values.get("pile") for card in cards if isinstance(card.values.get("pile"), str)}
    for pile in PILES:
        if pile not in used:
            yield fault(file, document.line("card", 0), "card", "pile_empty", "1.4", found=pile, allowed=1)


def _check_boards(document: Document, file: str) -> list[Fault]:
    faults = list(_check_head(document, file, "board"))
    boards = _entries(document, file, "board", faults)
    first_line: dict[int, int] = {}
    for board in boards:
        faults += board.check_keys(_BOARD_KEYS, ("seat", "start_kit", "recurring"), "1.6")
        faults += _check_board(board)
        seat = board.values.get("seat")
        if type(seat) is int:
            if seat in first_line:
                faults.append(board.fault("seat_duplicate", "1.6", "seat", found=shown(seat), first=first_line[seat]))
            first_line.setdefault(seat, board.line("seat"))
    for seat in range(1, SEATS + 1):
        if seat not in first_line:
            line = document.line("board", 0)
            faults.append(fault(file, line, "board", "seat_missing", "1.6", found=seat, allowed=f"1 to {SEATS}"))
    for piece in KIT_SYMBOLS:
        taken = sum(board.number_at("start_kit", piece) for board in boards)
        if taken > BOX[Piece(piece)]:
            line = document.line("board", 0, "start_kit")
            faults.append(
                fault(
                    file,
                    line,
                    "start_kit",
                    "kits_exceed_box",
                    "1.1",
                    found=taken,
                    piece=piece,
                    allowed=BOX[Piece(piece)],
                )
            )
    return faults


def _check_board(board: Entry) -> Iterator[Fault]:
    """R1.6: seat, kit, printed delivery and four slots; the booklet shows the kits of seats 1 and 2."""
    seat = board.values.get("seat")
    if "seat" in board.values:
        yield from board.check_number("1.6", 1, SEATS, "seat")
    if "start_kit" in board.values:
        wrong = list(board.check_symbols("1.6", "start_kit", KIT_SYMBOLS))
        yield from wrong
        printed = START_KITS.get(seat) if type(seat) is int else None
        kit = {piece: board.number_at("start_kit", piece) for piece in KIT_SYMBOLS}
        if not wrong and printed is not None and kit != printed:
            found, allowed = _pieces(kit), _pieces(printed)
            yield board.fault("kit_not_as_printed", "2.2", "start_kit", found=found, seat=shown(seat), allowed=allowed)
    if "recurring" in board.values:
        wrong = list(board.check_symbols("1.6", "recurring", RECURRING_SYMBOLS))
        yield from wrong
        if not wrong and not any(board.values["recurring"].values()):
            yield board.fault(
                "board_delivers_nothing", "1.6", "recurring", found=_seat(seat), allowed="at least one symbol"
            )
    if "slots" in board.values:
        wrong = list(board.check_number("1.6", 0, MAX_SYMBOLS, "slots"))
        yield from wrong
        if not wrong and board.values["slots"] != SLOTS:
            yield board.fault("slots_wrong", "1.6", "slots", found=board.values["slots"], allowed=SLOTS)


def _seat(seat: object) -> str:
    return shown(seat) if type(seat) is int else "?"


def _pieces(kit: Mapping[str, int]) -> str:
    return ", ".join(f"{count} {piece}" for piece, count in kit.items() if count) or "nothing"


def _check_maps(document: Document, file: str) -> list[Fault]:
    faults = list(_check_head(document, file, "map"))
    return faults + check_maps(document, file, _entries(document, file, "map", faults))


def _check_same_set(cards: Document, other: Document, file: str, keys: tuple[str, ...]) -> Iterator[Fault]:
    """The files of a folder are one set: a copy of one file beside another's is a slip."""
    for key in keys:
        found, wanted = other.data.get(key), cards.data.get(key)
        if isinstance(found, str) and isinstance(wanted, str) and found != wanted:
            line = other.line("", 0, key)
            yield fault(
                file,
                line,
                key,
                "sets_differ",
                "",
                key=key,
                found=shown(found),
                other=CARDS_FILE,
                allowed=shown(wanted),
            )


_CHECKS: Final[Mapping[str, Callable[[Document, str], list[Fault]]]] = {
    "card": _check_cards,
    "board": _check_boards,
    "map": _check_maps,
}
