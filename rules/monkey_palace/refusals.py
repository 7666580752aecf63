"""Codes of faults in geometry (R3), staircases (R4), decorations (R5.1) and printed decks (R11).

Each code has its rule's number, a sentence with the expected and the given value, and a correction. `errors.CODES`
combines them with all other codes. In the sentences, `at` and `other` are placements in notation; `cell` and `knob`
are cells. A knob is named by the cell directly above it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class Refusal:
    """The rule and the English sentences of a code, with parameter names in braces.

    `mend` says how to correct the fault; "" where `english` already says it.
    """

    rule: str
    english: str
    mend: str = ""


GEOMETRY_REFUSALS: Final[Mapping[str, Refusal]] = MappingProxyType(
    {
        "off_plate": Refusal(
            "3.1",
            "the {piece} {at} reaches {cell}, off the plate: expected studs 0 to {last}",
            "move {at} onto the plate, {studs} to the {way}",
        ),
        "on_arch_middle": Refusal(
            "3.3",
            "the {piece} {at} stands at {cell} on the middle of the arch {other}: expected one of its end knobs",
            "move {at} to an end knob of {other}, {first} or {second}",
        ),
        "overlap": Refusal(
            "3.4",
            "the {piece} {at} and {other} share the cell {cell}: expected one piece in each cell",
            "take {at} away, or move it so that {cell} holds one piece",
        ),
        "not_supported": Refusal(
            "3.5",
            "the {piece} {at} hangs in the air at {cell}: expected a piece or a ground knob below, got {missing} empty",
            "fill the gap of {missing} below {cell} with bricks or columns, from {knob} up",
        ),
        "no_knob": Refusal(
            "3.5",
            "the {piece} {at} has no knob below it at {cell}: expected an exposed ground knob or a usable one",
            "move {at} to an open knob: the nearest is {knob}",
        ),
        "figure_on_knob": Refusal(
            "3.5",
            "a figure occupies the knob at {cell} below the {piece} {at}: expected an unoccupied knob",
            "build elsewhere while the figure stands there: the nearest open knob is {knob}",
        ),
        "both_feet_on_arch": Refusal(
            "3.6",
            "both feet of the arch {at} stand on one arch, {other}: expected one foot on it at the most",
            "turn {at} about one of its feet, or put one brick under each foot",
        ),
        "off_grid": Refusal(
            "3.7",
            "the {piece} {at} stands at {cell}, off the grid: expected x as {x} and y as {y} modulo {pitch}",
            "move {at} to the grid: the nearest stud is {x_near},{y_near}",
        ),
    }
)
"""R3: faults of any set of pieces."""

STAIRCASE_REFUSALS: Final[Mapping[str, Refusal]] = MappingProxyType(
    {
        "start_not_on_ground": Refusal(
            "4.1",
            "the staircase starts at {cell} with {at}: expected an open ground knob",
            "start on an open ground knob: the nearest is {knob}",
        ),
        "start_with_decoration": Refusal(
            "4.2",
            "the staircase starts with the decoration {at}: expected an arch, a brick or a column",
            "put a brick in place of {at}",
        ),
        "ends_with_brick": Refusal(
            "4.3",
            "the {piece} {at} stands on the end of the last arch, {arch}: expected the staircase to end with an arch",
            "take {count} away from {at} up, or lay one more arch on them",
        ),
        "on_palace_middle": Refusal(
            "4.4",
            "the {piece} {at} is built at {cell} on a middle knob of the arch {other}: expected an open end knob",
            "move {at} to an end knob of {other}, {first} or {second}, or to another open knob",
        ),
        "not_connected": Refusal(
            "4.5",
            "nothing of the staircase from {start} to {at} stands on a piece that was there before: expected one",
            "lead it to the palace: the nearest open knob to its end is {knob}",
        ),
        "arch_not_higher": Refusal(
            "4.6",
            "the arch {at} is no higher than the one before, {other}: expected level {level} or higher",
            "raise {at} to level {level} or higher: its near foot goes on {knob}",
        ),
        "path_broken": Refusal(
            "4.6",
            "the arch {at} does not start on the far end of the arch before it, {other}: expected a foot on {knob}",
            "lead the path on from {knob}, or take {at} and what follows it away",
        ),
        "two_paths": Refusal(
            "4.6",
            "the arch {at} begins a second path: expected one unbroken path of new arches, which has come to {knob}; "
            "an arch that stood before is no step of it, which is a reading: the books do not say",
            "take {count} of that path away from {at} on, or lead the path on from {knob}",
        ),
        "turns_back": Refusal(
            "4.7",
            "the arch {at} goes back over the one before, {other}: expected straight on or a turn by 90 degrees",
            "turn {at} about its foot at {cell}: straight on or to a side",
        ),
        "forks": Refusal(
            "4.7",
            "the path forks with the arch {at} on {other}: expected one path, which has come to {knob}",
            "take {at} away with the bricks that carry it alone, or lead it on from {knob}",
        ),
        "loose_brick": Refusal(
            "4.8",
            "the {piece} {at} lies under no foot of an arch placed this turn: expected every brick to carry one",
            "take {count} away from {at} up, or lay the foot of an arch on them",
        ),
        "arch_as_support": Refusal(
            "4.8",
            "the arch {at} only supports {other}: expected every arch placed to be a step on the path",
            "take {at} away and fill the levels below {cell} with bricks or columns",
        ),
        "several_decorations": Refusal(
            "5.1",
            "{at} is one decoration too many: expected one, got {count}",
            "take {at} away",
        ),
        "decoration_misplaced": Refusal(
            "5.1",
            "the decoration {at} is not on the far end knob of the last arch: expected it at {cell}",
            "move {at} to {cell}",
        ),
        "end_taken": Refusal(
            "5.1",
            "the end of the staircase at {cell} is taken: expected an open knob for the decoration on {at}",
            "let the last arch end where the cell above its far foot is free",
        ),
    }
)
"""R4 and R5.1: faults of the pieces placed in one turn."""

DECK_REFUSALS: Final[Mapping[str, Refusal]] = MappingProxyType(
    {
        "deck_not_printed": Refusal("11.1", "{command} is for a printed deck, and the program shuffled this one"),
        "deck_is_so": Refusal("11.1", "the deck is {deck} already"),
        "deck_in_use": Refusal("11.1", "a card has been bought: the deck can be changed only before that"),
        "card_removed": Refusal("11.4", "{card} is lost and no longer in the set"),
        "card_of_other_pile": Refusal("11.3", "{card} is of pile {pile}, not of {other}"),
        "no_such_seat": Refusal("2.1", "there is no seat {seat} in a game of {players}"),
        "player_gone": Refusal("12.2", "{player} has left the game already"),
        "card_not_held": Refusal("11.5", "{player} does not hold {card}"),
        "card_is_the_same": Refusal("11.5", "{card} is the card that was named"),
        "settles_nothing": Refusal("11.6", "expected pieces to take from the tray or put back, got none"),
        "settles_too_much": Refusal("11.6", "of {piece} {owed} is owed, not {moves}"),
        "settles_above_tray": Refusal("11.6", "the tray holds {has} of {piece}: {moves} cannot be taken"),
        "settles_above_stock": Refusal("11.6", "the player has {has} of {piece}: {moves} cannot be put back"),
        "withdraws_end": Refusal("11.7", "the delivery of {player} was not short then: agree that the game goes on"),
        "card_held": Refusal("11.2", "{card} is not in its pile, {player} holds it"),
        "card_unknown": Refusal("11.8", "what {card} prints is not known yet: enter it first"),
        "board_unknown": Refusal("11.8", "what the board of {player} delivers is not known yet: enter it first"),
        "set_incomplete": Refusal(
            "11.8", "the program cannot shuffle this set: {cards} cards and {boards} boards are not entered yet"
        ),
        "learnt_already": Refusal("11.8", "{what} is known to be so already"),
        "board_empty": Refusal("1.6", "the board of seat {seat} prints at least one symbol"),
        "knob_in_use": Refusal("3.5", "{at} stands on the knob under {cell}, so there is one"),
        "knob_unseen": Refusal(
            "11.8", "the palace's shape is not known, so a piece may stand on the knob under {cell}"
        ),
    }
)
"""R11: faults of a printed deck, and of what is learnt with it."""
