"""Seats that a bot plays: what it has decided, and what may leave the tray for it."""

from collections.abc import Iterable
from dataclasses import replace

from monkey_palace.board.notation import Placement, parse_placements
from monkey_palace.board.pieces import BUILDING, COLOURS, PIECES, Colour, Piece
from monkey_palace.game.commands import Build, Command, ReportBuild, Take
from palace_hub.referee.judge import Allowed, Vector
from palace_hub.referee.judgement import Aim

_TAKES = (Aim.ONE_TIME, Aim.RECURRING)


def staircase_of(command: Command | None) -> tuple[Placement, ...]:
    """The pieces of a decided staircase without its decoration, each after those that it stands on."""
    if not isinstance(command, Build):
        return ()
    pieces = (piece for piece in parse_placements(command.staircase) if piece.piece in BUILDING)
    return tuple(sorted(pieces, key=lambda piece: piece.z))


def is_decided(standing: Iterable[Placement], command: Command | None) -> bool:
    """True where exactly the pieces of a decided staircase stand."""
    if not isinstance(command, Build):
        return False
    return {(one.piece, one.body) for one in standing} == {(one.piece, one.body) for one in staircase_of(command)}


def decoration_of(command: Command | None) -> Colour | None:
    """The decoration of a decided staircase."""
    match command:
        case ReportBuild():
            return command.decoration
        case Build():
            pieces = {piece.piece for piece in parse_placements(command.staircase)}
            return next((colour for colour in COLOURS if Piece(colour) in pieces), None)
        case _:
            return None


def as_decided(allowed: Allowed, command: Command | None) -> Allowed:
    """What may leave the tray, where several ways are allowed and the bot has decided on one of them."""
    wanted: Vector | None = None
    if allowed.aim is Aim.DECORATE and (colour := decoration_of(command)) is not None:
        wanted = tuple(int(piece is Piece(colour)) for piece in PIECES)
    elif allowed.aim in _TAKES and isinstance(command, Take):
        wanted = (command.arch, command.brick, command.column, 0, 0, 0)
    return replace(allowed, options=(wanted,)) if wanted in allowed.options and wanted is not None else allowed
