"""The tray strip: six segments, one for each compartment. A segment is lit only when it takes part."""

from dataclasses import dataclass
from enum import StrEnum

from monkey_palace.board.pieces import BOX, BUILDING, PIECES, Piece
from palace_hub.referee.judgement import Aim, Box
from palace_hub.views.snapshot import CellView, Snapshot
from palace_hub.views.table.boxes import is_undone, to_take_out
from palace_hub.views.wording import Wording


class SegmentState(StrEnum):
    """The colour of a segment."""

    IDLE = "idle"
    NOW = "now"
    DONE = "done"
    ALARM = "alarm"
    MOVING = "moving"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class TraySegment:
    """One compartment. `fraction`: 0..1 of a full one; `mark`: `2/5`, `low`, `! -1` or `...`.

    `about`: words for a `count` that is only the likeliest one; it is shown muted. Empty: the count is decided.
    """

    piece: str
    sign: str
    word: str
    count: str
    fraction: float | None
    mark: str
    state: SegmentState
    about: str = ""


@dataclass(frozen=True, slots=True)
class TrayStripView:
    """The segments in the tray's order."""

    segments: tuple[TraySegment, ...] = ()


def _low(snapshot: Snapshot, piece: Piece) -> bool:
    """Could this piece run out in the next round: is the supply smaller than all incomes together?"""
    if snapshot.game is None or piece not in BUILDING:
        return False
    income = sum(delivery.as_dict()[piece.value] for delivery in snapshot.game.income)
    return snapshot.game.supply[piece] < income


def _setup_mark(box: Box, wording: Wording) -> tuple[str, SegmentState]:
    """During the set-up, and after an undo, pieces to take out are work to do, no alarm."""
    if box.put_back:
        return wording.say("tray-back", count=box.put_back), SegmentState.NOW
    count = to_take_out(box)
    return (wording.say("tray-out", count=count), SegmentState.NOW) if count else ("", SegmentState.IDLE)


def _mark(snapshot: Snapshot, wording: Wording, piece: Piece, box: Box | None) -> tuple[str, SegmentState]:
    if box is not None:
        if box.moving:
            return "...", SegmentState.MOVING
        if snapshot.judgement is not None and snapshot.judgement.aim is Aim.SETUP:
            return _setup_mark(box, wording)
        if (box.put_back or box.take_out) and is_undone(snapshot.judgement):
            return _setup_mark(box, wording)
        if box.put_back:
            return f"{wording.symbols.alarm} -{box.put_back}", SegmentState.ALARM
        if box.take_out:
            return f"{wording.symbols.alarm} +{box.take_out}", SegmentState.ALARM
        if box.of:
            state = SegmentState.NOW if box.due else SegmentState.DONE
            return f"{box.taken}/{box.of}", state
        if box.early:
            return wording.say("tray-early", count=box.early), SegmentState.DONE
    if _low(snapshot, piece):
        return wording.say("tray-low"), SegmentState.IDLE
    return "", SegmentState.IDLE


def _count(snapshot: Snapshot, place: int, piece: Piece) -> int | None:
    """The tray's count, or that of the books without a tray; None if it is unknown."""
    cell: CellView | None = snapshot.cells[place] if place < len(snapshot.cells) else None
    if cell is not None:
        return cell.count
    return snapshot.game.supply[piece] if snapshot.game is not None else None


def _provisional(snapshot: Snapshot, place: int) -> int | None:
    """The likeliest count of a compartment that is not decided yet; None if it is decided, or if nobody can tell."""
    return snapshot.cells[place].provisional if place < len(snapshot.cells) else None


def tray(snapshot: Snapshot, wording: Wording) -> TrayStripView:
    """Six segments in the tray's order."""
    segments: list[TraySegment] = []
    for place, piece in enumerate(PIECES):
        box = snapshot.judgement.boxes[place] if snapshot.judgement is not None else None
        mark, state = _mark(snapshot, wording, piece, box)
        count, provisional = _count(snapshot, place, piece), _provisional(snapshot, place)
        shown = count if provisional is None else provisional
        if shown is None and state is SegmentState.IDLE:
            state = SegmentState.UNKNOWN
        segments.append(
            TraySegment(
                piece=piece.value,
                sign=wording.sign(piece),
                word=wording.say(f"tray-{piece}"),
                count="-" if shown is None else str(shown),
                fraction=None if shown is None else min(1.0, shown / BOX[piece]),
                mark=mark,
                state=state,
                about="" if provisional is None else wording.say("tray-about", count=provisional),
            )
        )
    return TrayStripView(tuple(segments))
