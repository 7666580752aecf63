"""Checks the facts of a reported staircase (R4, R5.3, R8.1).

On a known palace the facts must be those of a staircase that is possible there. Where the palace's shape is unknown,
the check refuses facts that are impossible on any palace, and accepts all others.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from monkey_palace.board.notation import Cell
from monkey_palace.board.palace import Ground
from monkey_palace.board.pieces import BRICK_HEIGHT, BUILDING, Colour, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import ReportBuild
from monkey_palace.game.deliveries import verify_decoration
from monkey_palace.game.palace_state import laid_palace, palace_known, palace_of
from monkey_palace.game.state import GameState
from monkey_palace.settings import Settings
from monkey_palace.staircase.facts import FIVE_HIGH, Facts
from monkey_palace.staircase.with_facts import has_staircase

_TALL: Final = BRICK_HEIGHT[Piece.COLUMN]
# A screen asks again and again about the facts that a player is entering.
_ANSWERS_KEPT: Final = 64

LOWEST_END_FIVE_HIGH = FIVE_HIGH + 1
"""R8.1: a part of five bricks lies below a foot of an arch: the arch is on level 5 or higher, the decoration on 6."""


def report_from_facts(facts: Facts, settings: Settings, decoration: Colour | None) -> ReportBuild:
    """The report of a legal staircase, as a player without a plate enters it."""
    return ReportBuild(
        start_colour=facts.start_colour,
        arches=facts.arches,
        bricks=facts.bricks,
        columns=facts.columns,
        height=facts.height,
        five_high=facts.five_high(settings),
        decoration=decoration,
    )


@lru_cache(maxsize=256)
def decoration_levels(arches: int, bricks: int, columns: int) -> tuple[int, ...]:
    """Every level that the decoration can have if exactly these pieces are placed, on any palace; ascending.

    Empty if the pieces make no staircase that connects. R4.6: each arch is higher than the one before. The path rises
    by 1 with each arch and by the bricks and columns on the path; the rest stands under far feet, at most as high as
    the arch. The arches are highest if the whole rise comes before the first one. R4.5: at least one far foot
    stands on an old piece, so it is not filled from the ground.
    """
    levels = set()
    for path_columns in range(columns + 1):
        for path_bricks in range(bricks + 1):
            rise = path_bricks + _TALL * path_columns
            feet = range(rise, rise + arches)
            rest = bricks - path_bricks + _TALL * (columns - path_columns)
            if rest < sum(feet) and columns - path_columns <= sum(foot // _TALL for foot in feet):
                levels.add(rise + arches)
    return tuple(sorted(levels))


def five_high_options(state: GameState, arches: int, bricks: int, columns: int, height: int) -> tuple[bool, ...]:
    """The possible values of `five_high` for these facts (R8.1, R10.4), likelier first.

    True needs a part of five brick heights of this turn, or enough older bricks where those count, and a decoration on
    level 6 or higher. The path has as many piles as arches: one at the start and one on each arch but the last. They
    share `height - arches` levels; if equal shares reach five, some pile is five high. The same holds for all pieces,
    which stand on one point more, and for columns, since two in one pile are six high.
    """
    rise, placed = height - arches, _brick_heights(bricks, columns)
    if height < LOWEST_END_FIVE_HIGH:
        return (False,)
    if state.settings.bonus_counts == "whole_pile":
        older = _brick_heights(state.built[Piece.BRICK], state.built[Piece.COLUMN])
        can_be = placed + older >= FIVE_HIGH
    else:
        can_be = rise >= FIVE_HIGH or _has_room_for_part(arches, bricks, columns, rise)
    if not can_be:
        return (False,)
    low = FIVE_HIGH - 1
    if rise > low * arches or placed > low * (arches + 1) or columns > arches + 1:
        return (True,)
    return (False, True)


@lru_cache(maxsize=256)
def _has_room_for_part(arches: int, bricks: int, columns: int, rise: int) -> bool:
    """Whether a path that rises by less than five besides its arches can have a part of five bricks.

    The part stands under and on the far end of one arch: `far` levels below its foot, `near` levels of the rise above.
    The rest of the rise comes first, which leaves the most room for the remaining pieces.
    """
    for near_columns, near_bricks, path_columns, path_bricks in _shares(bricks, columns, rise):
        near = near_bricks + _TALL * near_columns
        rest_bricks, rest_columns = bricks - path_bricks, columns - path_columns
        for far_columns in range(rest_columns + 1):
            for far_bricks in range(rest_bricks + 1):
                far = far_bricks + _TALL * far_columns
                if not FIVE_HIGH <= near + far < FIVE_HIGH + _TALL:
                    continue  # what a part has beyond five is placed with the remaining pieces
                for point in range(arches if near == 0 else arches - 1):
                    feet = [rise + arch - (near if arch <= point else 0) for arch in range(arches)]
                    feet[point] -= far
                    rest = _brick_heights(rest_bricks - far_bricks, rest_columns - far_columns)
                    fits = rest_columns - far_columns <= sum(foot // _TALL for foot in feet)
                    if feet[point] >= 0 and rest < sum(feet) and fits:
                        return True
    return False


def _shares(bricks: int, columns: int, rise: int) -> Iterator[tuple[int, int, int, int]]:
    """The columns and bricks of a rise, and those of them that do not come first: (near columns, near bricks, all
    columns, all bricks)."""
    for path_columns in range(min(columns, rise // _TALL) + 1):
        path_bricks = rise - _TALL * path_columns
        if path_bricks <= bricks:
            for near_columns in range(path_columns + 1):
                for near_bricks in range(path_bricks + 1):
                    yield near_columns, near_bricks, path_columns, path_bricks


def _brick_heights(bricks: int, columns: int) -> int:
    return bricks * BRICK_HEIGHT[Piece.BRICK] + columns * BRICK_HEIGHT[Piece.COLUMN]


def verify_report(state: GameState, report: ReportBuild) -> None:
    """R4.3, 4.5, 4.6, 4.9, 8.1, and 5.1 unless the decoration is None (not known yet). Raises `IllegalCommand`."""
    verify_facts(state, report)
    if report.decoration is not None:
        verify_decoration(state, report.start_colour, report.decoration)


def verify_facts(state: GameState, report: ReportBuild) -> None:
    """R4.3, 4.5, 4.6, 4.9, 8.1: the facts without the decoration. Raises `IllegalCommand`.

    On a known palace, a staircase with exactly these facts must be possible; else the palace may be any. While the set
    is incomplete, its map may lack knobs (R11.8), and the palace counts as any.
    """
    pieces = _verify_pieces(state, report)
    _verify_height(report)
    _verify_five_high(state, report)
    if palace_known(state) and cards_of(state).is_complete:
        whole_pile = state.settings.bonus_counts == "whole_pile"
        facts = (report.start_colour, pieces, report.height, report.five_high, whole_pile)
        if not _possible_on(state.ground, state.palace, palace_of(state).figures, *facts):
            raise IllegalCommand("facts_impossible", map=state.ground_map)


def _verify_pieces(state: GameState, report: ReportBuild) -> Bricks:
    """R4.3, 4.9: the pieces, which the player must have."""
    if report.arches == 0:
        raise IllegalCommand("no_arch")
    stock = state.player.bricks
    pieces = Bricks(arch=report.arches, brick=report.bricks, column=report.columns)
    for piece in BUILDING:
        if pieces[piece] > stock[piece]:
            raise IllegalCommand("not_enough_pieces", piece=piece.value, wanted=pieces[piece], has=stock[piece])
    return pieces


@lru_cache(maxsize=_ANSWERS_KEPT)
def _possible_on(
    ground: Ground,
    palace: tuple[str, ...],
    figures: frozenset[Cell],
    start_colour: Colour,
    pieces: Bricks,
    height: int,
    five_high: bool,
    whole_pile: bool,
) -> bool:
    here = laid_palace(ground, palace).with_figures(figures)
    return has_staircase(here, start_colour, pieces, height, five_high, whole_pile)


def _verify_height(report: ReportBuild) -> None:
    """R4.5, 4.6: some palace has a staircase of these pieces with its decoration on this level."""
    levels = decoration_levels(report.arches, report.bricks, report.columns)
    if not levels:
        raise IllegalCommand("pieces_reach_nothing", arches=report.arches, bricks=report.bricks, columns=report.columns)
    if report.height < levels[0]:
        raise IllegalCommand("height_too_low", height=report.height, lowest=levels[0])
    if report.height > levels[-1]:
        raise IllegalCommand("height_too_high", height=report.height, highest=levels[-1])
    if report.height not in levels:
        raise IllegalCommand("height_between", height=report.height, levels=", ".join(map(str, levels)))


def _verify_five_high(state: GameState, report: ReportBuild) -> None:
    options = five_high_options(state, report.arches, report.bricks, report.columns, report.height)
    if report.five_high in options:
        return
    if report.five_high and report.height < LOWEST_END_FIVE_HIGH:
        raise IllegalCommand("five_high_too_low", height=report.height, lowest=LOWEST_END_FIVE_HIGH)
    if report.five_high:
        raise IllegalCommand("five_high_impossible", bricks=report.bricks, columns=report.columns)
    raise IllegalCommand("five_high_certain", height=report.height, arches=report.arches)


def verify_build(state: GameState, report: ReportBuild) -> None:
    """Steps 1 and 2: facts and decoration. Raises `IllegalCommand`."""
    verify_facts(state, report)
    verify_decoration(state, report.start_colour, report.decoration)


def verify_stored_build(state: GameState, report: ReportBuild) -> None:
    """R4.3, 4.9, 5.1: a report of a stored game, whose height an earlier version may have accepted wrongly."""
    _verify_pieces(state, report)
    verify_decoration(state, report.start_colour, report.decoration)


def earns_highest_credit(state: GameState, colour: Colour, level: int, substitute: bool) -> bool:
    """R5.3: whether the decoration is now the highest of its colour, as the first one is (R10.3: ties)."""
    highest = state.highest[colour]
    if substitute:
        return False
    if highest is None or level > highest:
        return True
    return level == highest and state.settings.highest_tie_earns_credit


def is_substitute(report: ReportBuild) -> bool:
    """R10.7: whether the decoration has another colour than the start."""
    return report.decoration is not None and report.decoration != report.start_colour
