"""The ledger against the world: what the hub believes without a word, and what is so."""

from collections import Counter
from collections.abc import Iterable

from tests.stories.evening import Evening

from monkey_palace.board.notation import Placement, parse_placements
from monkey_palace.board.pieces import BUILDING, Piece
from monkey_palace.game.events import StaircaseBuilt
from palace_hub.sim.world.truth import KINDS
from palace_hub.views.snapshot import Phase, Stage


def is_silent(evening: Evening) -> bool:
    """Whether the hub says nothing that could excuse a difference: no question, nothing to put right."""
    if evening.core is None:
        return False
    hub = evening.hub
    if hub.book is None or hub.phase not in (Phase.SETUP, Phase.PLAY) or hub.book.question is not None:
        return False
    judgement = hub.judgement
    return judgement is None or not judgement.wrong


def differences(evening: Evening, *, at_the_end: bool) -> list[str]:
    """What the hub believes wrongly and says nothing about. Between steps only the tray is compared."""
    if not is_silent(evening):
        return []
    found = _tray(evening, typed=at_the_end)
    if at_the_end and not found and evening.hub.phase is Phase.PLAY:
        found = _players(evening) + _palace(evening)
    return found


def _tray(evening: Evening, *, typed: bool) -> list[str]:
    hub, truth = evening.hub, evening.tray.truth
    if not hub.counting and not typed:
        return []
    found = []
    for cell, kind in enumerate(KINDS):
        believed, own, foreign = hub.ledger[kind], truth.own(cell), truth.foreign(cell)
        right = believed == own and not foreign
        if right:
            evening.misled.discard(kind)
        if believed is not None and not right and (typed or kind not in evening.misled):
            strange = f" and {foreign} of other kinds" if foreign else ""
            found.append(f"believes in {believed} {kind}, where {own}{strange} lie")
    return found


def acquired(evening: Evening) -> dict[str, Counter[str]]:
    """The building pieces of each player: in front of them and built."""
    mine = {name: Counter(stock) for name, stock in evening.stock.items()}
    for one in evening.standing:
        mine[one.who][one.piece.value] += 1
    return mine


def _players(evening: Evening) -> list[str]:
    """Each player's building pieces, those that were built included, against the book."""
    state, book = evening.state, evening.hub.book
    assert book is not None
    built = {player.name: Counter[str]() for player in state.players}
    for event in book.game.events:
        if isinstance(event, StaircaseBuilt):
            report, name = event.report, state.players[event.player].name
            built[name].update({"arch": report.arches, "brick": report.bricks, "column": report.columns})
    truth, found = acquired(evening), []
    for piece in BUILDING:
        kind, out = piece.value, evening.hub.out[KINDS.index(piece.value)]
        off = {player.name: truth[player.name][kind] - player.bricks[kind] - built[player.name][kind]
               for player in state.players}  # fmt: skip
        lost = state.lost[piece] - evening.lacked[kind]
        off[state.player.name] -= out
        if evening.floor[kind] and sum(off.values()) + evening.floor[kind] == lost:
            continue
        found += [
            f"{name} has {abs(n)} {kind} {'more' if n > 0 else 'fewer'} than the book" for name, n in off.items() if n
        ]
        if lost and not evening.floor[kind]:
            found.append(f"{lost} {kind} are lost by the book and not in the world")
    return found


def _palace(evening: Evening) -> list[str]:
    """The pieces on the palace, between two builds, against a book that knows their places."""
    hub = evening.hub
    if evening.plate is None or not hub.plate_sees or hub.stage is Stage.DECORATE:
        return []
    shown = evening.shown
    assert hub.book is not None
    assert shown.plate is not None
    if shown.plate.off is not None or hub.plate_unexplained:
        return []
    by_book = {str(piece) for piece in _acts(evening.state.palace)} | {
        str(_act(piece)) for piece in hub.book.plan.placements
    }
    there = {str(_act(one.at)) for one in evening.standing if one.at is not None}
    there |= {str(_act(piece)) for piece in evening.start}
    return (
        [f"the palace has {sorted(there - by_book)} more and {sorted(by_book - there)} less than the book"]
        if (there != by_book)
        else []
    )


def _act(piece: Placement) -> tuple[Piece, object]:
    return piece.piece, tuple(sorted(piece.body))


def _acts(words: Iterable[str]) -> list[tuple[Piece, object]]:
    return [_act(piece) for piece in parse_placements(" ".join(words))]
