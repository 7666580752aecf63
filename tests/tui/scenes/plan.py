"""Snapshots of a staircase that is entered on the plan, or seen by the plate."""

import dataclasses
import json
from typing import Any

from tests.tui.scenes.turn import build, monkey, score
from tests.views.drawing.positions import TEXTS

from monkey_palace.board.notation import Placement, parse_placements
from monkey_palace.board.pieces import DECORATIONS
from monkey_palace.game.palace_state import palace_of
from monkey_palace.game.state import GameState, state_json
from monkey_palace.staircase.check import check
from palace_hub.core.plate.questions import plate_question
from palace_hub.core.refusals import violation_message
from palace_hub.locale.message import Message
from palace_hub.referee.events import parse_question
from palace_hub.views.snapshot import (
    BuildDraft,
    CornerView,
    PlanDraft,
    PlateView,
    Snapshot,
)

COLOURS = ("light_green", "dark_green", "gold")
GROUND = tuple(
    (2 + 3 * column, 2 + 3 * row, COLOURS[(column + 2 * row) % 3]) for row in range(10) for column in range(10)
)
"""A lattice of ten by ten knobs in mixed colours."""
PALACE = (
    "A11,14,0e B17,14,0 A14,14,1e G17,14,2 A11,8,0n A11,11,1n G11,14,2 A14,8,0n B14,11,1 A14,11,2n L14,14,3 "
    "A20,8,0w A17,8,1w B14,8,2 A14,8,3n G14,11,4 B17,11,0 B17,11,1 A17,11,2s G17,8,3 B8,11,0 B8,11,1 A8,11,2e "
    "G11,11,3 B11,17,0 B11,17,1 B11,17,2 A11,17,3s G11,14,4 B14,5,0 B14,5,1 B14,5,2 B14,5,3 A14,5,4n G14,8,5 "
    "C8,14,0 B8,14,3 B8,14,4 A8,14,5e L11,14,6 C5,14,0 B5,14,3 B5,14,4 B5,14,5 A5,14,6e D8,14,7"
)
"""A palace after three rounds of bots. The last decoration is dark green: all three signs are on the plan."""
FINISHED = TEXTS[0]
STAIRCASE = "A8,2,0n B8,8,0 A8,5,1n B8,8,2 A8,8,3n B8,11,4 B11,11,4 A8,11,5e"
HANGING = "A8,2,0n B8,8,0 A8,5,1n B8,8,2 A8,8,3n B8,11,4 A8,11,5e"
"""The same without the brick under the last arch's far end."""
WITH_COLUMN = "A8,2,0n B8,8,0 A8,5,1n B8,8,2 A8,8,3n B8,11,4 B11,11,4 C11,11,5"
"""The staircase with a column in place of its last arch."""
APART = "A20,23,0e"
"""A staircase beside the palace."""

TWO_PATHS = "A8,2,0n B8,8,0 A8,5,1n B8,8,2 A8,8,3n A17,5,0e"
"""An arch far from the others."""


def on_palace(before: Snapshot, **changes: object) -> Snapshot:
    """The same position on a palace that is known piece by piece."""
    assert before.game is not None
    told = json.loads(json.dumps(state_json(before.game))) | {"palace": PALACE.split(), "ground": GROUND} | changes
    told["players"][before.game.prompt.player]["bricks"] = {"arch": 6, "brick": 5, "column": 1}
    return dataclasses.replace(before, game=GameState.model_validate_json(json.dumps(told)))


def drawn(text: str) -> Snapshot:
    """A staircase entered on the plan so far, with the rules' verdict."""
    figures = {"monkey": "5,14,7", "butterfly": "8,14,8", "frog": None}
    now = on_palace(dataclasses.replace(build(), draft=BuildDraft()), figures=figures)
    assert now.game is not None
    placements = parse_placements(text)
    verdict = check(palace_of(now.game), placements, stock=now.game.player.bricks) if placements else None
    draft = PlanDraft("plan", placements, verdict)
    return dataclasses.replace(now, plan=draft, can_confirm=verdict is not None and verdict.legal)


def plan_empty() -> Snapshot:
    return drawn("")


def plan_build() -> Snapshot:
    return drawn(STAIRCASE)


def plan_begun() -> Snapshot:
    return drawn("A8,2,0n B8,8,0")


def plan_fault() -> Snapshot:
    return drawn(HANGING)


def plan_refused() -> Snapshot:
    """A staircase that stands nowhere on the palace is refused: its place is marked, and a better knob is lit."""
    now = drawn(APART)
    assert now.plan.verdict is not None
    return dataclasses.replace(now, refusal=violation_message(now.plan.verdict.violations[0]))


def plan_could_build() -> Snapshot:
    """A refused pass: the rules name a possible staircase (rule 4.10)."""
    return dataclasses.replace(plan_empty(), refusal=Message("rule-could-build", {"example": STAIRCASE}))


def plan_facts() -> Snapshot:
    """The form of facts for a palace that has a plan."""
    return on_palace(build())


def plan_monkey() -> Snapshot:
    game = monkey().game
    assert game is not None
    turn = json.loads(json.dumps(state_json(game)))["current"] | {"staircase": ["A5,14,6e", "D8,14,7"]}
    figures = {"monkey": None, "butterfly": "8,14,8", "frog": None}
    return dataclasses.replace(on_palace(monkey(), current=turn, figures=figures), can_confirm=False)


def plan_knob() -> Snapshot:
    return dataclasses.replace(plan_monkey(), knob_chosen="17,11,3", can_confirm=True)


def plan_off_lattice() -> Snapshot:
    return on_palace(build(), palace=["A11,14,0e", "B17,14,0", "A14,14,1e", "B12,16,0", "A13,17,0n", "G17,14,2"])


def seen(text: str, fresh: str = "", **changes: Any) -> Snapshot:
    """A staircase as the plate has seen it so far, its last pieces just now."""
    now = drawn(text)
    draft = dataclasses.replace(now.plan, way="plate", fresh=parse_placements(fresh) if fresh else (), **changes)
    plate = PlateView(tuple(CornerView(corner) for corner in ("ne", "se", "sw", "nw")), level="silver")
    return dataclasses.replace(now, plan=draft, plate=plate, can_confirm=bool(text) or draft.unexplained)


def plate_empty() -> Snapshot:
    return seen("")


def plate_build() -> Snapshot:
    """Bo and Chiara built the last two staircases."""
    now = seen(STAIRCASE, "B11,11,4 A8,11,5e")
    assert now.game is not None
    ends = [Placement.parse(text) for text in now.game.palace if text[0] in "LDG"]
    seats = {player.name: seat for seat, player in enumerate(now.game.players)}
    owners = {end.cell[:2]: seats[name] for end, name in zip(ends[-2:], ("Bo", "Chiara"), strict=True)}
    return dataclasses.replace(now, owners=owners)


def plate_fault() -> Snapshot:
    """The plate sees an arch far from the others; the broken rule tells the fix."""
    return seen(TWO_PATHS, "A17,5,0e")


def plate_unexplained() -> Snapshot:
    return seen("A8,2,0n B8,8,0", unexplained=True)


def _asked(**asked: Any) -> Snapshot:
    now = seen(STAIRCASE)
    return dataclasses.replace(now, question=plate_question(parse_question({"id": 9, **asked})), can_confirm=False)


def which_staircase() -> Snapshot:
    """Arch and column have the same weight: one of the two possible staircases breaks a rule."""
    now = drawn(WITH_COLUMN)
    assert now.plan.verdict is not None
    rule = violation_message(now.plan.verdict.violations[0])
    odd = {"staircase": WITH_COLUMN, "rule": {"key": rule.key, "params": rule.params}}
    return _asked(what="staircase", options=[{"staircase": STAIRCASE}, odd])


def one_staircase() -> Snapshot:
    return _asked(what="staircase", options=[{"staircase": STAIRCASE}])


def where_off() -> Snapshot:
    return _asked(what="plate", grams=-1.24, stud=[18, 14])


def rim_off() -> Snapshot:
    return _asked(what="plate", grams=0.36, stud=None)


def score_palace() -> Snapshot:
    """The final score of a game whose palace is known; three players built it in turns."""
    before = score()
    assert before.game is not None
    pieces = parse_placements(FINISHED)
    figures = {"monkey": "8,5,11", "butterfly": "23,14,12", "frog": None}
    told = json.loads(json.dumps(state_json(before.game)))
    told |= {"palace": FINISHED.split(), "ground": GROUND, "figures": figures}
    decorations = [piece for piece in pieces if piece.piece in DECORATIONS][1:]
    owners = {(piece.x, piece.y): place % 3 for place, piece in enumerate(decorations)}
    return dataclasses.replace(before, game=GameState.model_validate_json(json.dumps(told)), owners=owners)
