"""The list beside the plan: what the staircase is so far as ticks, or the broken rule with its piece and its mend."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from monkey_palace.board.geometry import on_plate
from monkey_palace.board.notation import Placement
from monkey_palace.board.palace import Stud
from monkey_palace.board.pieces import BRICK_HEIGHT, STACKED, Piece
from monkey_palace.staircase.check import check
from monkey_palace.staircase.protocol import FIVE_HIGH
from palace_hub.locale.message import Message, Parameter
from palace_hub.views.palace.plan import Standing
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.build_form import Fact
from palace_hub.views.wording import Wording

if TYPE_CHECKING:
    from monkey_palace.game.state import GameState
    from monkey_palace.staircase.check import Verdict, Violation
    from monkey_palace.staircase.protocol import Facts

NOT_YET: Final = frozenset({"no_arch", "ends_with_brick", "not_connected", "loose_brick"})
"""What a staircase in the making lacks until it is finished: it is no fault, the next pieces may well bring it."""


TAKEN_OFF: Final = frozenset({"path-broken", "two-paths", "forks"})
"""What is mended by taking a piece away: back from the plan, or off the plate."""


def broken(verdict: Verdict | None) -> tuple[Violation, ...]:
    """What is wrong however one goes on, first along the path first; what is only not done yet is no fault."""
    return () if verdict is None else tuple(one for one in verdict.violations if one.code not in NOT_YET)


def wrong_pieces(verdict: Verdict | None) -> tuple[Placement, ...]:
    """The pieces to mark on the plan."""
    return tuple(one.at for one in broken(verdict) if one.at is not None)


def wrong_nodes(verdict: Verdict | None) -> tuple[Stud, ...]:
    """Where to mark them: at the cell that the rule names, such as the foot that hangs; where there is none, or it
    lies off the plate, where the piece begins."""
    found = []
    for one in broken(verdict):
        cell = one.params.get("cell")
        stud = _on_the_plate(cell) if isinstance(cell, str) else None
        if stud is None and one.at is not None:
            stud = one.at.cell[:2]
        if stud is not None:
            found.append(stud)
    return tuple(found)


def _on_the_plate(cell: str) -> Stud | None:
    """The stud of a cell as a rule names it; None off the plate, where the notation itself has no numbers."""
    x, y, _ = (int(part) for part in cell.split(","))
    return (x, y) if on_plate(x, y) else None


def highest_bonus(game: GameState, facts: Facts) -> bool:
    """R5.3, R10.3, R10.7: whether the decoration will be the highest of its colour, if it is not a substitute."""
    rival = game.highest[facts.start_colour]
    if game.supply[Piece(facts.start_colour)] == 0:
        return False
    if rival is None or facts.height > rival:
        return True
    return facts.height == rival and game.settings.highest_tie_earns_credit


def _hints(way: str, wording: Wording) -> tuple[Fact, ...]:
    return (
        Fact(wording.say("plan-hint-start"), "plain"),
        Fact(wording.say("plan-hint-climb"), "plain"),
        Fact(wording.say("plan-hint-end"), "plain"),
        Fact(wording.say("plan-hint-plate" if way == "plate" else "plan-hint-how"), "muted"),
    )


def _faults(found: tuple[Violation, ...], way: str, wording: Wording) -> list[Fact]:
    """Rule, piece, mend of the first along the path; the rest is only counted."""
    first, alarm = found[0], wording.symbols.alarm
    code = first.code.replace("_", "-")
    params = dict(first.params)
    facts = [Fact(_said("plan-fault", "rule", code, params, wording), "alarm", alarm)]
    if first.at is not None:
        piece = first.at.piece.value
        say = wording.say("plan-piece-at", sign=wording.sign(piece), piece=piece, level=first.at.z)
        facts.append(Fact(say, "muted"))
    mend = _said("plan-mend", "mend", code, params, wording)
    if way == "plate" and code in TAKEN_OFF:
        mend = wording.say(f"plate-mend-{code}")
    facts.append(Fact(mend, "plain"))
    if len(found) > 1:
        facts.append(Fact(wording.say("plan-more-faults", count=len(found) - 1), "muted"))
    return facts


def _said(short: str, long: str, code: str, params: Mapping[str, Parameter], wording: Wording) -> str:
    """The few words for the place beside the plan, whose mark shows where; else the rules' own sentence."""
    key = f"{short}-{code}"
    return wording.message(Message(key if wording.catalogue.has(key) else f"{long}-{code}", params))


def _tick(held: bool, yes: str, no: str, wording: Wording) -> Fact:
    return Fact(yes, "done", wording.symbols.done) if held else Fact(no, "muted", wording.symbols.empty)


def _start_colour(standing: Standing) -> str | None:
    """The colour of the ground knob that the staircase in the making starts on; None while either end may be it."""
    first = next((piece for piece in standing.entered if any(foot.z == 0 for foot in piece.feet)), None)
    if first is None:
        return None
    others = {foot[:2] for piece in standing.entered if piece != first for foot in piece.feet}
    studs = [foot[:2] for foot in first.feet if foot.z == 0]
    free = [stud for stud in studs if stud not in others]
    colours = {standing.palace.ground.get(stud) for stud in free or studs}
    return colours.pop() if len(colours) == 1 else None


def _joins(standing: Standing) -> bool:
    """R4.5 of what has no arch yet: whether a piece stands where the palace stood before."""
    before = Standing(standing.palace).tops
    return any(foot[:2] in before for piece in standing.entered for foot in piece.feet)


def _five_high(game: GameState, standing: Standing, facts: Facts | None) -> bool:
    """R8.1 of a finished staircase; of one in the making, by the pieces entered at one node."""
    if facts is not None:
        return facts.five_high(game.settings)
    whole = game.settings.bonus_counts == "whole_pile"
    piles: dict[tuple[int, int], int] = {}
    for piece in standing.pieces if whole else standing.entered:
        piles[piece.x, piece.y] = piles.get((piece.x, piece.y), 0) + _bricks_high(piece)
    return any(piles.get((piece.x, piece.y), 0) >= FIVE_HIGH for piece in standing.entered)


def _bricks_high(piece: Placement) -> int:
    """R8.1: brick 1, column 3, arch and decoration 0."""
    return BRICK_HEIGHT[piece.piece] if piece.piece in STACKED else 0


def _could_build(standing: Standing, wording: Wording) -> tuple[Fact, ...]:
    """R4.10: the staircase that is lit on the plan, in numbers."""
    found = check(standing.palace, standing.shown).facts
    facts = [Fact(wording.say("plan-could-build"), "caution", wording.symbols.alarm)]
    if found is not None:
        pieces = wording.say("fact-pieces", arches=found.arches, bricks=found.bricks, columns=found.columns)
        colour = found.start_colour
        facts += [
            Fact(pieces, "plain"),
            Fact(wording.say("fact-height", height=found.height), "plain"),
            Fact(wording.say("fact-start", piece=colour, sign=wording.sign(colour)), "plain"),
        ]
    return tuple(facts)


def plan_facts(
    snapshot: Snapshot, standing: Standing, wording: Wording, aims: tuple[Fact, ...] = ()
) -> tuple[Fact, ...]:
    """Counts first; then ticks, or in their place the broken rule, its piece and what would mend it.

    `aims`: what an arch in the hand could do, in the place of hints and ticks.
    """
    verdict, entered, way = snapshot.plan.verdict, standing.entered, snapshot.plan.way
    if way == "plate" and snapshot.plan.unexplained:
        aims = (Fact(_unexplained(snapshot, wording), "caution", wording.symbols.alarm),)
    if snapshot.game is None or not entered:
        return aims or (_could_build(standing, wording) if standing.shown else _hints(way, wording))
    facts = verdict.facts if verdict is not None else None
    counts = {piece: sum(one.piece is piece for one in entered) for piece in Piece}
    pieces = {"arches": counts[Piece.ARCH], "bricks": counts[Piece.BRICK], "columns": counts[Piece.COLUMN]}
    height = facts.height if facts is not None else max(one.cells[-1].z + 1 for one in entered)
    said = (
        Fact(wording.say("fact-pieces", **pieces), "plain"),
        Fact(wording.say("fact-height", height=height), "plain"),
    )
    found = broken(verdict)
    if found:
        return (*said, *aims, *_faults(found, way, wording))
    return (*said, *(aims or _ticks(snapshot.game, verdict, standing, wording)))


def _unexplained(snapshot: Snapshot, wording: Wording) -> str:
    """What lies on the plate and is no piece, or has gone from it, and where, if that is known."""
    off = snapshot.plate.off if snapshot.plate is not None else None
    if off is None or off.key not in ("plate-off", "plate-off-somewhere"):
        return wording.say("plate-unexplained")
    if off.key == "plate-off":
        return wording.message(Message("plate-astray", off.params))
    return wording.message(Message("plate-astray-somewhere", off.params))


def _ticks(game: GameState, verdict: Verdict | None, standing: Standing, wording: Wording) -> tuple[Fact, ...]:
    """What a staircase without a fault has already, and what it lacks still."""
    facts = verdict.facts if verdict is not None else None
    colour = facts.start_colour if facts is not None else _start_colour(standing)
    if colour is not None:
        said = [Fact(wording.say("fact-start", piece=colour, sign=wording.sign(colour)), "plain")]
    elif any(foot.z == 0 for piece in standing.entered for foot in piece.feet):
        said = [Fact(wording.say("plan-start-either"), "muted")]
    else:
        said = [Fact(wording.say("plan-no-start"), "caution")]
    unmet = frozenset(one.code for one in verdict.violations) if verdict is not None else NOT_YET
    joined = _joins(standing) if "no_arch" in unmet else "not_connected" not in unmet
    ended = not unmet & {"no_arch", "ends_with_brick", "loose_brick"}
    five = _five_high(game, standing, facts)
    said += [
        _tick(joined, wording.say("plan-joins"), wording.say("plan-joins-not"), wording),
        _tick(five, wording.say("fact-five-high"), wording.say("plan-five-high-not"), wording),
        _tick(ended, wording.say("fact-ends-in-arch"), wording.say("plan-ends-not"), wording),
    ]
    if verdict is not None and "loose_brick" in unmet:
        said.append(Fact(wording.say("plan-loose"), "caution"))
    if facts is not None:
        credits = wording.say("plan-credits", arches=facts.arches, highest=int(highest_bonus(game, facts)))
        said.append(Fact(credits, "now"))
    return tuple(said)
