"""Checks the facts of a reported staircase (R4, R5.3, R8.1) without the palace's shape.

The check refuses facts that are impossible on any palace, and accepts all others.
"""

from monkey_palace.board.pieces import BRICK_HEIGHT, BUILDING, Colour, Piece
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.commands import ReportBuild
from monkey_palace.game.deliveries import verify_decoration
from monkey_palace.game.state import GameState
from monkey_palace.settings import Settings
from monkey_palace.staircase.facts import FIVE_HIGH, Facts

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


def height_range(arches: int, bricks: int, columns: int) -> tuple[int, int]:
    """The lowest and the highest possible level of the decoration.

    R4.6: each arch is higher than the one before, and the decoration stands on the last. Only this turn's pieces raise
    the path: an arch by 1, a brick by 1, a column by 3; old pieces only carry far feet.
    """
    return arches, arches + bricks + BRICK_HEIGHT[Piece.COLUMN] * columns


def five_high_options(state: GameState, arches: int, bricks: int, columns: int, height: int) -> tuple[bool, ...]:
    """The possible values of `five_high` for these facts (R8.1, R10.4), likelier first.

    True needs five brick heights of bricks and columns (of this turn, or of the whole palace where older ones count)
    and a decoration on level 6 or higher. The path has as many piles as arches: one at the start and one on each arch
    but the last. They share `height - arches` levels; if equal shares reach five, some pile is five high.
    """
    placed = _brick_heights(bricks, columns)
    if state.settings.bonus_counts == "whole_pile":
        placed += _brick_heights(state.built[Piece.BRICK], state.built[Piece.COLUMN])
    if placed < FIVE_HIGH or height < LOWEST_END_FIVE_HIGH:
        return (False,)
    if height - arches > (FIVE_HIGH - 1) * arches:
        return (True,)
    return (False, True)


def _brick_heights(bricks: int, columns: int) -> int:
    return bricks * BRICK_HEIGHT[Piece.BRICK] + columns * BRICK_HEIGHT[Piece.COLUMN]


def verify_report(state: GameState, report: ReportBuild) -> None:
    """R4.3, 4.6, 4.9, 8.1, and 5.1 unless the decoration is None (not known yet). Raises `IllegalCommand`."""
    verify_facts(state, report)
    if report.decoration is not None:
        verify_decoration(state, report.start_colour, report.decoration)


def verify_facts(state: GameState, report: ReportBuild) -> None:
    """R4.3, 4.6, 4.9, 8.1: the facts without the decoration. Raises `IllegalCommand`."""
    if report.arches == 0:
        raise IllegalCommand("no_arch")
    stock = state.player.bricks
    for piece, wanted in zip(BUILDING, (report.arches, report.bricks, report.columns), strict=True):
        if wanted > stock[piece]:
            raise IllegalCommand("not_enough_pieces", piece=piece.value, wanted=wanted, has=stock[piece])
    lowest, highest = height_range(report.arches, report.bricks, report.columns)
    if report.height < lowest:
        raise IllegalCommand("height_too_low", height=report.height, lowest=lowest)
    if report.height > highest:
        raise IllegalCommand("height_too_high", height=report.height, highest=highest)
    options = five_high_options(state, report.arches, report.bricks, report.columns, report.height)
    if report.five_high not in options:
        if report.five_high and report.height < LOWEST_END_FIVE_HIGH:
            raise IllegalCommand("five_high_too_low", height=report.height, lowest=LOWEST_END_FIVE_HIGH)
        if report.five_high:
            raise IllegalCommand("five_high_impossible", bricks=report.bricks, columns=report.columns)
        raise IllegalCommand("five_high_certain", height=report.height, arches=report.arches)


def verify_build(state: GameState, report: ReportBuild) -> None:
    """Steps 1 and 2: facts and decoration. Raises `IllegalCommand`."""
    verify_facts(state, report)
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
