"""Every error of the rules, by origin.

RulesError
├── IllegalCommand      player: the rules refuse the command now; the game is unchanged
├── BadCommand          caller: malformed command (unknown kind, missing field, number out of bounds)
├── BadNotation         caller: a text that is no placement or cell
├── BadSettings         caller: unknown setting, value, edition, player list or expansion
├── BadRequest          engine's client: malformed request line
├── BadPosition         engine's client: a state that contradicts itself
├── DataError           card or board file: names file, line and field
└── RecordError         game record: a line that does not follow from the lines before

Each carries `code`, `rule` (R number, "" where none applies) and `params`; `str()` is the English default. A catalogue
keys its sentences by the code and fills in the parameters.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from monkey_palace.refusals import DECK_REFUSALS, GEOMETRY_REFUSALS, STAIRCASE_REFUSALS, Refusal

Param = str | int | bool


CODES: Final[Mapping[str, Refusal]] = MappingProxyType(
    {
        "not_due": Refusal("2.4", "{command} is not due now: expected {expected}"),
        "game_over": Refusal("8.3", "the game is over: {command} comes too late"),
        "palace_unknown": Refusal("4", "the palace's shape is not known: report the facts of the staircase"),
        "bad_notation": Refusal("4", "placement {number}: expected {expected}, got {word}"),
        **GEOMETRY_REFUSALS,
        **STAIRCASE_REFUSALS,
        **DECK_REFUSALS,
        "no_arch": Refusal("4.3", "a staircase ends with an arch: expected at least 1 arch, got 0", "add an arch"),
        "not_enough_pieces": Refusal(
            "4.9", "expected at most {has} of {piece}, got {wanted}", "do with {has} of {piece}"
        ),
        "height_too_low": Refusal(
            "4.6", "each arch is higher than the one before: expected {lowest} or more levels, got {height}"
        ),
        "height_too_high": Refusal("4.6", "these pieces reach level {highest} at the most, got {height}"),
        "height_between": Refusal("4.6", "these pieces reach level {levels}, got {height}"),
        "pieces_reach_nothing": Refusal(
            "4.5",
            "no staircase of {arches} arches, {bricks} bricks and {columns} columns connects with the palace",
        ),
        "facts_impossible": Refusal(
            "4.6",
            "on this palace, ground map {map}, no staircase has these pieces, this start colour and this height",
            "count pieces and levels again, and look which ground map lies on the plate",
        ),
        "five_high_impossible": Refusal(
            "8.1", "these pieces cannot make a part five bricks high: {bricks} bricks, {columns} columns"
        ),
        "five_high_too_low": Refusal(
            "8.1", "a part five bricks high lifts the decoration to level {lowest} or higher, got {height}"
        ),
        "five_high_certain": Refusal("8.1", "to reach level {height} with {arches} arches, a part is five bricks high"),
        "decoration_missing": Refusal("5.1", "a decoration of the start colour goes on: expected {wanted}, got none"),
        "wrong_decoration": Refusal(
            "5.1", "expected a {wanted} decoration, got {decoration}", "put a {wanted} one in its place"
        ),
        "decoration_out": Refusal("10.7", "no {decoration} decoration is left", "put on another colour"),
        "no_decoration_due": Refusal(
            "10.7", "{wanted} has run out and no other colour is put on: got {decoration}", "take the decoration away"
        ),
        "unknown_card": Refusal("6.2", "no card {card} in this set"),
        "card_not_on_top": Refusal("6.2", "{card} was not on top of pile {pile} when the turn began"),
        "pile_twice": Refusal("6.2", "only one card a turn from pile {pile}"),
        "wrong_colour": Refusal("6.1", "expected cards of {wanted} or multi, got {card} of {colour}"),
        "too_few_credits": Refusal("6.1", "the cards cost {cost}, you have {credits}"),
        "wrong_slot_count": Refusal("7.3", "expected a slot for each of {cards} cards, got {slots}"),
        "empty_slots_first": Refusal("7.3", "empty slots are filled first"),
        "new_cards_apart": Refusal("10.10", "with full slots new cards go on one another"),
        "wrong_delivery": Refusal("2.4", "expected the {expected} delivery, got {got}"),
        "took_too_many": Refusal("7.5", "expected at most {most} of {piece}, got {taken}"),
        "took_too_few": Refusal("7.4", "expected at least {least} of {piece}, got {taken}"),
        "took_wrong_mix": Refusal(
            "7.1", "expected arches and bricks to make up what the delivery shows, got {arch} and {brick}"
        ),
        "correction_empty": Refusal(
            "7.6", "a correction says what is lost or found: expected at least one piece, got none"
        ),
        "correction_below_zero": Refusal("7.6", "the tray holds {has} of {piece}: {wanted} cannot be missing from it"),
        "correction_above_box": Refusal(
            "7.6", "the tray holds {has} of {piece}: expected at most {most} more to turn up, got {wanted}"
        ),
        "frog_not_in_play": Refusal("1.3", "the frog is not in this game"),
        "frog_already_held": Refusal("9.3", "you hold the frog trophy already"),
        "frog_needs_column": Refusal("9.3", "no column is left to take with the frog"),
        "frog_needs_staircase": Refusal("9.3", "no staircase was built this turn, so the frog cannot be taken"),
        "could_build": Refusal("4.10", "these bricks can make a staircase, so the turn cannot be passed: {example}"),
        "knob_needed": Refusal("9.4", "{count} knobs fit the {figure}: expected the cell of one of them, got none"),
        "knob_not_open": Refusal("9.1", "the monkey goes on an open end knob of an arch, {at} is none"),
        "knob_not_lowest": Refusal(
            "9.3", "the frog goes on this staircase's lowest open end knob ({lowest}), not {at}"
        ),
    }
)
"""Every code of `IllegalCommand`."""


class RulesError(Exception):
    """Base class. `code` is stable; `params` are the parameters of a translated sentence."""

    def __init__(self, code: str, rule: str, english: str, params: Mapping[str, Param]) -> None:
        super().__init__(english)
        self.code = code
        self.rule = rule
        self.params: Mapping[str, Param] = MappingProxyType(dict(params))

    def as_json(self) -> dict[str, object]:
        """The error as the engine protocol prints it."""
        return {"code": self.code, "rule": self.rule, "params": dict(self.params), "message": str(self)}


class IllegalCommand(RulesError, ValueError):
    """The rules refuse this command now. `code` is a key of `CODES`."""

    def __init__(self, code: str, **params: Param) -> None:
        refusal = CODES[code]
        super().__init__(code, refusal.rule, refusal.english.format(**params), params)

    @property
    def mend(self) -> str:
        """How to correct it, in English; "" where the error's sentence says so."""
        return CODES[self.code].mend.format(**self.params)

    def as_json(self) -> dict[str, object]:
        """The error with `at` (its piece or cell) and `mend`, where they apply."""
        more = {"at": self.params.get("at"), "mend": self.mend}
        return {**super().as_json(), **{key: value for key, value in more.items() if value}}


class BadCommand(RulesError, ValueError):
    """A malformed command: `field` does not fit."""

    def __init__(self, field: str, expected: str) -> None:
        super().__init__(
            "bad_command", "", f"command field {field!r}: {expected}", {"field": field, "expected": expected}
        )


class BadNotation(RulesError, ValueError):
    """A text that is no placement or cell: `word` is the text, `number` its index in the line from 0."""

    def __init__(self, word: str, number: int, expected: str) -> None:
        self.word, self.number = word, number
        params: dict[str, Param] = {"word": word, "number": number + 1, "expected": expected}
        super().__init__("bad_notation", "", f"placement {number + 1}: expected {expected}, got {word!r}", params)


class BadSettings(RulesError, ValueError):
    """A game cannot be set up with this value of `field`: expected and given value."""

    def __init__(self, field: str, expected: str, got: str) -> None:
        params = {"field": field, "expected": expected, "got": got}
        super().__init__("bad_settings", "", f"{field}: expected {expected}, got {got!r}", params)


class SameName(RulesError, ValueError):
    """Two players of a new game have the same name; seats count from 1."""

    def __init__(self, name: str, seat: int, other: int) -> None:
        english = f"seats {seat} and {other} are both called {name!r}: give one of them another name"
        super().__init__("same_name", "2.1", english, {"name": name, "seat": seat, "other": other})


class BadRequest(RulesError, ValueError):
    """A malformed request of the engine protocol; `code` gives the reason."""

    def __init__(self, code: str, english: str, **params: Param) -> None:
        super().__init__(code, "", english, params)


@dataclass(frozen=True, slots=True)
class Problem:
    """One contradiction in a state; `game.position` lists them all.

    `code` is stable, `rule` an R number or "", `text` an English sentence.
    """

    code: str
    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.text} (R{self.rule})" if self.rule else self.text

    def as_json(self) -> dict[str, str]:
        """The problem as the engine protocol prints it."""
        return {"code": self.code, "rule": self.rule, "message": self.text}


class BadPosition(RulesError, ValueError):
    """A state that contradicts itself: `problems` lists the contradictions; the message names the first."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        self.problems = problems
        first = str(problems[0])
        super().__init__("bad_position", "", first, {"problem": first, "problems": len(problems)})

    def as_json(self) -> dict[str, object]:
        """The error with every problem."""
        return {**super().as_json(), "problems": [problem.as_json() for problem in self.problems]}


class DataError(RulesError, ValueError):
    """A faulty card set or board file: `file`, `line` (None: no single line), `field`."""

    def __init__(self, file: str, line: int | None, field: str, expected: str) -> None:
        self.file, self.line, self.field = file, line, field
        place = file if line is None else f"{file}:{line}"
        params: dict[str, Param] = {"file": file, "line": line or 0, "field": field, "expected": expected}
        super().__init__("data", "", f"{place}: {field}: {expected}", params)


class RecordError(RulesError, ValueError):
    """An invalid game record: `line` counts from 1."""

    def __init__(self, code: str, line: int, english: str, **params: Param) -> None:
        self.line = line
        super().__init__(code, "", f"line {line}: {english}", {"line": line, **params})
