"""The public view: one JSON object of what every player may know. The virtual table's bots read it."""

from typing import Any

from monkey_palace.game.commands import command_json
from monkey_palace.game.state import GameState, state_json
from palace_hub.referee.judgement import Choice, Judgement, Question
from palace_hub.views.pile import unknown_cards
from palace_hub.views.snapshot import BotView, PlanDraft, PlateSetupView, ToLearn


def public_view(
    *,
    phase: str,
    stage: str | None,
    game: GameState | None,
    judgement: Judgement | None,
    question: Question | None,
    can_confirm: bool,
    manual: bool,
    chosen: tuple[str, ...],
    plan: PlanDraft,
    knob: str | None,
    plate_setup: PlateSetupView | None = None,
    to_learn: ToLearn | None = None,
    map_turns: int = 0,
    bot: BotView | None = None,
) -> dict[str, Any]:
    """The JSON object. `state` is what a player may observe; `main` is the stage that a confirmation would end.

    `plan`: the method of entry, and the pieces so far in notation; `knob`: the cell chosen for a figure;
    `plate_setup`: what the plate's set-up asks for (null: no set-up runs). Only with a printed deck
    (R11.8): `to_learn`, the board or knob that must be entered now, and `unknown_cards`, by pile the cards left in it
    that are not entered yet. `map_turns`: how the map is drawn, only where it is turned.
    `bot`: only in a bot's turn, what people do for it, null while it thinks; `top`: the pile whose top it asks for.
    """
    return {
        "phase": phase,
        "stage": stage,
        "player": game.prompt.player if game is not None else None,
        "state": state_json(game.observed()) if game is not None else None,
        "boxes": [] if judgement is None else [_box(judgement, i) for i in range(len(judgement.boxes))],
        "choice": None if judgement is None else _choice(judgement.choice),
        "aim": None if judgement is None else judgement.aim.value,
        "wrong": judgement is not None and judgement.wrong,
        "main": (stage or phase) if can_confirm else None,
        "question": question_json(question),
        "lights": [0] * 6 if judgement is None else [light.code for light in judgement.lights],
        "tray": "manual" if manual else "ok",
        "chosen": list(chosen),
        "plan": {"way": plan.way, "placements": [str(placement) for placement in plan.placements]},
        "knob": knob,
        "plate_setup": None if plate_setup is None else _plate_setup(plate_setup),
        **({"map_turns": map_turns} if map_turns else {}),
        **({} if bot is None else {"bot": None if bot.command is None else command_json(bot.command)}),
        **({"top": bot.top} if bot is not None and bot.top else {}),
        **({} if game is None or game.deck != "printed" else _learning(game, to_learn)),
    }


def _learning(game: GameState, missing: ToLearn | None) -> dict[str, Any]:
    return {"to_learn": None if missing is None else _to_learn(missing), "unknown_cards": unknown_cards(game)}


def _to_learn(missing: ToLearn) -> dict[str, Any]:
    if missing.what == "board":
        return {"what": "board", "seat": missing.seat}
    return {"what": "knob", "x": missing.x, "y": missing.y}


def _plate_setup(setup: PlateSetupView) -> dict[str, Any]:
    """The step of the plate's set-up, and the load that it asks for."""
    return {
        "step": setup.step.value,
        "at": None if setup.at is None else list(setup.at),
        "put": setup.put,
        "kind": setup.kind or None,
        "count": setup.count or None,
    }


def question_json(question: Question | None) -> dict[str, Any] | None:
    """The open question: its id, its kind and the possible answers."""
    if question is None:
        return None
    return {
        "id": question.id,
        "kind": question.kind,
        "cell": question.cell,
        "options": [
            {"answer": option.answer, "text": option.text.key, "staircase": option.staircase}
            for option in question.options
        ],
        **({"at": question.at} if question.at else {}),
    }


def _box(judgement: Judgement, i: int) -> dict[str, Any]:
    box = judgement.boxes[i]
    return {
        "piece": box.piece,
        "of": box.of,
        "taken": box.taken,
        "due": box.due,
        "put_back": box.put_back,
        "take_out": box.take_out,
        "moving": box.moving,
    }


def _choice(choice: Choice | None) -> dict[str, int] | None:
    return None if choice is None else {"of": choice.of, "taken": choice.taken}
