"""The list beside the plan: met conditions of the staircase as ticks, or the broken rule with its piece and its fix."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from monkey_palace.board.geometry import on_plate
from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.palace import Stud
from monkey_palace.board.pieces import BRICK_HEIGHT, BUILDING, STACKED, Piece
from monkey_palace.game.state import GameState
from monkey_palace.staircase.check import Verdict, Violation, check
from monkey_palace.staircase.facts import FIVE_HIGH, Facts
from palace_hub.locale.message import Message
from palace_hub.views.palace.hand import left_over
from palace_hub.views.palace.plan import IN_THE_END, Standing
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.build_form import Fact
from palace_hub.views.wording import Wording

COLUMN_HEIGHT: Final = BRICK_HEIGHT[Piece.COLUMN]

NOT_YET: Final = frozenset({"no_arch", "ends_with_brick", "not_connected", "loose_brick"})
"""Conditions that an unfinished staircase may still lack: the next pieces can fulfil them."""

OF_RULES: Final = "rule-"
"""The first part of the keys of the rules' refusals."""

BETTER_PLACE: Final = frozenset({"no-knob", "figure-on-knob", "start-not-on-ground", "not-connected"})
"""Faults whose fix is another knob, which the rules name."""

NO_KNOB: Final = "-"
"""What the rules name where no knob is open."""

TAKEN_OFF: Final = frozenset({"path-broken", "two-paths", "forks"})
"""Faults whose fix is to take a piece away, from the plan or off the plate."""


def broken(verdict: Verdict | None) -> tuple[Violation, ...]:
    """The broken rules that no further piece can fulfil, in the order of the path."""
    return (
        () if verdict is None else tuple(violation for violation in verdict.violations if violation.code not in NOT_YET)
    )


def wrong_pieces(verdict: Verdict | None) -> tuple[Placement, ...]:
    """The pieces to mark on the plan."""
    return tuple(violation.at for violation in broken(verdict) if violation.at is not None)


def wrong_nodes(verdict: Verdict | None) -> tuple[Stud, ...]:
    """The nodes to mark on the plan."""
    return tuple(stud for violation in broken(verdict) if (stud := wrong_node(violation)) is not None)


def wrong_node(violation: Violation) -> Stud | None:
    """The node to mark: the cell that the rule names, such as a hanging foot; None for a rule without a piece.

    The first foot of the piece stands in for a rule without a cell, and for a cell off the plate.
    """
    cell = violation.params.get("cell")
    stud = _on_the_plate(cell) if isinstance(cell, str) else None
    return violation.at.cell[:2] if stud is None and violation.at is not None else stud


@dataclass(frozen=True, slots=True)
class RefusedPlaces:
    """The places of a refused staircase: to mark, and to light because the staircase may go on there."""

    pieces: tuple[Placement, ...] = ()
    nodes: tuple[Stud, ...] = ()
    better: tuple[Cell, ...] = ()


def refused_places(refusal: Message | None) -> RefusedPlaces:
    """The places that the rules' refusal of a staircase names; none for any other refusal."""
    if refusal is None or not refusal.key.startswith(OF_RULES) or "piece" not in refusal.params:
        return RefusedPlaces()
    named = (refusal.params.get(name) for name in ("at", "or_at"))
    pieces = tuple(Placement.parse(text) for text in named if isinstance(text, str) and text)
    cell, knob = (refusal.params.get(name) for name in ("cell", "knob"))
    stud = _on_the_plate(cell) if isinstance(cell, str) else None
    nodes = tuple(piece.cell[:2] for piece in (pieces if stud is None else pieces[1:]))
    moves = refusal.key.removeprefix(OF_RULES) in BETTER_PLACE and isinstance(knob, str) and knob != NO_KNOB
    better = (Cell.parse(str(knob)),) if moves else ()
    return RefusedPlaces(pieces, nodes if stud is None else (stud, *nodes), better)


def _on_the_plate(cell: str) -> Stud | None:
    """The stud of a cell in notation; None off the plate."""
    x, y, _ = (int(part) for part in cell.split(","))
    return (x, y) if on_plate(x, y) else None


def highest_bonus(game: GameState, facts: Facts) -> bool:
    """Will the decoration be the highest of its colour (rules 5.3, 10.3)? A substitute colour never is (rule 10.7)."""
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


def fault_and_mend(
    violation: Violation, way: str, wording: Wording, left: Mapping[Piece, int] | None = None
) -> tuple[str, str]:
    """The broken rule, and what mends it.

    `way`: how the staircase is entered; `left`: the pieces that its player can still place, None for enough of all.
    """
    code, params = violation.code.replace("_", "-"), dict(violation.params)
    if violation.code == "not_supported":
        missing = int(str(params["missing"]))
        params["column"] = "yes" if missing >= COLUMN_HEIGHT and (left is None or left[Piece.COLUMN]) else "no"
        if left is not None and not _fills(missing, left):
            code_mend = wording.say("plan-mend-not-supported-lacking")
            return wording.message(Message(f"rule-{code}", params)), code_mend
    mend = wording.message(Message(f"mend-{code}", params))
    if way == "plate" and code in TAKEN_OFF:
        mend = wording.say(f"plate-mend-{code}")
    return wording.message(Message(f"rule-{code}", params)), mend


def _fills(missing: int, left: Mapping[Piece, int]) -> bool:
    """Can a gap so many bricks high be filled with these pieces?"""
    columns = min(left[Piece.COLUMN], missing // COLUMN_HEIGHT)
    return missing - COLUMN_HEIGHT * columns <= left[Piece.BRICK]


def _faults(violations: tuple[Violation, ...], way: str, wording: Wording, left: Mapping[Piece, int]) -> list[Fact]:
    """Rule, piece and fix of the first fault along the path, and the number of the others."""
    first, alarm = violations[0], wording.symbols.alarm
    fault, mend = fault_and_mend(first, way, wording, left)
    facts = [Fact(fault, "alarm", alarm)]
    if first.at is not None:
        piece = first.at.piece.value
        say = wording.say("plan-piece-at", sign=wording.sign(piece), piece=piece, level=first.at.z)
        facts.append(Fact(say, "muted"))
    facts.append(Fact(mend, "plain"))
    if len(violations) > 1:
        facts.append(Fact(wording.say("plan-more-faults", count=len(violations) - 1), "muted"))
    return facts


def _tick(held: bool, yes: str, no: str, wording: Wording) -> Fact:
    return Fact(yes, "done", wording.symbols.done) if held else Fact(no, "muted", wording.symbols.empty)


def _start_colour(standing: Standing) -> str | None:
    """The colour of the ground knob on which the staircase starts; None while both ends are possible."""
    first = next((piece for piece in standing.entered if any(foot.z == 0 for foot in piece.feet)), None)
    if first is None:
        return None
    others = {foot[:2] for piece in standing.entered if piece != first for foot in piece.feet}
    studs = [foot[:2] for foot in first.feet if foot.z == 0]
    free = [stud for stud in studs if stud not in others]
    colours = {standing.palace.ground.get(stud) for stud in free or studs}
    return colours.pop() if len(colours) == 1 else None


def _joins(standing: Standing) -> bool:
    """Rule 4.5 for a staircase without an arch: does a piece stand on the palace?"""
    before = Standing(standing.palace).tops
    return any(foot[:2] in before for piece in standing.entered for foot in piece.feet)


def _five_high(game: GameState, standing: Standing, facts: Facts | None) -> bool:
    """Rule 8.1, for an unfinished staircase by the pieces entered at each node."""
    if facts is not None:
        return facts.five_high(game.settings)
    whole = game.settings.bonus_counts == "whole_pile"
    piles: dict[tuple[int, int], int] = {}
    for piece in standing.pieces if whole else standing.entered:
        piles[piece.x, piece.y] = piles.get((piece.x, piece.y), 0) + _bricks_high(piece)
    return any(piles.get((piece.x, piece.y), 0) >= FIVE_HIGH for piece in standing.entered)


def _bricks_high(piece: Placement) -> int:
    """Height in bricks for rule 8.1: brick 1, column 3, arch and decoration 0."""
    return BRICK_HEIGHT[piece.piece] if piece.piece in STACKED else 0


def _could_build(snapshot: Snapshot, standing: Standing, wording: Wording) -> tuple[Fact, ...]:
    """The facts of the possible staircase that the plan shows: a hint's, or one that rule 4.10 names."""
    possible = check(standing.palace, standing.shown).facts
    hinted = snapshot.hint.level > 0
    facts = [] if hinted else [Fact(wording.say("plan-could-build"), "caution", wording.symbols.alarm)]
    if possible is not None:
        pieces = wording.say("fact-pieces", arches=possible.arches, bricks=possible.bricks, columns=possible.columns)
        colour = possible.start_colour
        facts += [
            Fact(pieces, "plain"),
            Fact(wording.say("fact-height", height=possible.height), "plain"),
            Fact(wording.say("fact-start", piece=colour, sign=wording.sign(colour)), "plain"),
        ]
    return tuple(facts) if hinted else (*facts, *shown_heights(wording))


def shown_heights(wording: Wording) -> tuple[Fact, ...]:
    """What the numbers of a possible staircase are; the plan of a page has none."""
    return () if wording.touch else (Fact(wording.say("plan-shown-heights"), "caution", IN_THE_END),)


def stock_left(snapshot: Snapshot) -> dict[Piece, int]:
    """The pieces that the player in turn can still place (rule 4.9)."""
    assert snapshot.game is not None
    bricks = snapshot.game.player.bricks
    return left_over({piece: bricks[piece.value] for piece in BUILDING}, snapshot.plan.placements)


def plan_facts(
    snapshot: Snapshot, standing: Standing, wording: Wording, aims: tuple[Fact, ...] = (), *, earns: bool = True
) -> tuple[Fact, ...]:
    """The list: counts, then ticks or the broken rule with its piece and its fix.

    `aims`: what the arch in the hand can do, in place of hints and ticks; `earns`: with what a staircase earns.
    """
    verdict, entered, way = snapshot.plan.verdict, standing.entered, snapshot.plan.way
    if way == "plate" and snapshot.plan.unexplained:
        aims = (Fact(_unexplained(snapshot, wording), "caution", wording.symbols.alarm),)
    if snapshot.game is None or not entered:
        return aims or (_could_build(snapshot, standing, wording) if standing.shown else _hints(way, wording))
    facts = verdict.facts if verdict is not None else None
    counts = {piece: sum(placement.piece is piece for placement in entered) for piece in Piece}
    pieces = {"arches": counts[Piece.ARCH], "bricks": counts[Piece.BRICK], "columns": counts[Piece.COLUMN]}
    height = facts.height if facts is not None else max(placement.cells[-1].z + 1 for placement in entered)
    counted = (
        Fact(wording.say("fact-pieces", **pieces), "plain"),
        Fact(wording.say("fact-height", height=height), "plain"),
    )
    violations = broken(verdict)
    if violations:
        return (*counted, *aims, *_faults(violations, way, wording, stock_left(snapshot)))
    return (*counted, *(aims or _ticks(snapshot.game, verdict, standing, wording, earns=earns)))


def stud_of(explanation: Message) -> Stud | None:
    """The stud of a load that differs; None if it is not known, or not on the plate."""
    x, y = explanation.params.get("x"), explanation.params.get("y")
    return (x, y) if isinstance(x, int) and isinstance(y, int) and on_plate(x, y) else None


def unexplained_at(snapshot: Snapshot) -> Stud | None:
    """The stud of a load that no piece explains, while the plate sees the staircase; None without one."""
    off = snapshot.plate.off if snapshot.plate is not None else None
    if off is None or snapshot.plan.way != "plate" or not snapshot.plan.unexplained or off.key != "plate-off":
        return None
    return stud_of(off)


def _unexplained(snapshot: Snapshot, wording: Wording) -> str:
    """The load on the plate that no piece explains, and its place if the plate knows it."""
    off = snapshot.plate.off if snapshot.plate is not None else None
    if off is None or off.key not in ("plate-off", "plate-off-somewhere"):
        return wording.say("plate-unexplained")
    if off.key == "plate-off":
        return wording.message(Message("plate-astray", off.params))
    return wording.message(Message("plate-astray-somewhere", off.params))


def _ticks(
    game: GameState, verdict: Verdict | None, standing: Standing, wording: Wording, *, earns: bool
) -> tuple[Fact, ...]:
    """The conditions that a staircase without a fault meets, and those that it still lacks."""
    facts = verdict.facts if verdict is not None else None
    colour = facts.start_colour if facts is not None else _start_colour(standing)
    if colour is not None:
        facts_shown = [Fact(wording.say("fact-start", piece=colour, sign=wording.sign(colour)), "plain")]
    elif any(foot.z == 0 for piece in standing.entered for foot in piece.feet):
        facts_shown = [Fact(wording.say("plan-start-either"), "muted")]
    else:
        facts_shown = [Fact(wording.say("plan-no-start"), "caution")]
    unmet = frozenset(violation.code for violation in verdict.violations) if verdict is not None else NOT_YET
    joined = _joins(standing) if "no_arch" in unmet else "not_connected" not in unmet
    ended = not unmet & {"no_arch", "ends_with_brick", "loose_brick"}
    five = _five_high(game, standing, facts)
    five_not = wording.say("plan-five-high-not", counts=game.settings.bonus_counts)
    facts_shown += [
        _tick(joined, wording.say("plan-joins"), wording.say("plan-joins-not"), wording),
        *([_tick(five, wording.say("fact-five-high"), five_not, wording)] if earns else []),
        _tick(ended, wording.say("fact-ends-in-arch"), wording.say("plan-ends-not"), wording),
    ]
    if verdict is not None and "loose_brick" in unmet:
        facts_shown.append(Fact(wording.say("plan-loose"), "caution"))
    if facts is not None and earns:
        credits = wording.say("plan-credits", arches=facts.arches, highest=int(highest_bonus(game, facts)))
        facts_shown.append(Fact(credits, "now"))
    return tuple(facts_shown)
