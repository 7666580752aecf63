"""Questions about the plate, as people are asked them: which staircase stands, and what lies where it should not."""

from collections.abc import Sequence
from typing import Any

from palace_hub.locale.message import Message, Parameter
from palace_hub.referee.judgement import Option, Question
from palace_hub.sensing.plate.tracking.consistency import LEAST_PIECE_G

OTHER = "other"
"""Neither: the staircase is typed."""
AGREED = "agreed"
"""All stands as the screen shows it, whatever the plate weighs."""
TYPED = "typed"
"""This staircase is typed."""
TURNED = "turned"
"""The plate does not lie as it did before it was lifted."""


def question(asked: dict[str, Any]) -> Question:
    """The question of an event of kind "staircase", "plate" or "laid"."""
    if asked["what"] == "laid":
        return Question(
            id=int(asked["id"]),
            kind="laid",
            headline=Message("ask-laid-headline"),
            explanation=Message("plate-laid"),
            options=(Option(AGREED, Message("answer-laid")), Option(TURNED, Message("answer-turned"))),
        )
    if asked["what"] == "plate":
        fell = asked.get("laid")
        grams, stud = float(asked["grams"]), asked["stud"]
        return Question(
            id=int(asked["id"]),
            kind="plate",
            headline=Message("ask-plate-headline"),
            explanation=off(grams, stud) if fell is None else laid(grams, fell, stud),
            options=(Option(AGREED, Message("answer-agreed")), Option(TYPED, Message("answer-typed"))),
        )
    several = len(asked["options"]) > 1
    return Question(
        id=int(asked["id"]),
        kind="staircase",
        headline=Message("ask-staircase-headline" if several else "ask-staircase-one-headline"),
        explanation=Message("ask-staircase-why" if several else "ask-staircase-one-why"),
        options=(
            *(_staircase(number, option) for number, option in enumerate(asked["options"], start=1)),
            Option(OTHER, Message("answer-other-staircase")),
        ),
    )


def off(grams: float, stud: tuple[int, int] | list[int] | None) -> Message:
    """What is too much on the plate or missing (`grams` below 0), and at which stud, as a sentence."""
    params: dict[str, Parameter] = {"grams": f"{abs(grams):.2f}", "more": "yes" if grams > 0 else "no"}
    if stud is None:
        return Message("plate-off-somewhere", params)
    return Message("plate-off", {**params, "x": stud[0], "y": stud[1]})


def laid(grams: float, kinds: Sequence[str], stud: Sequence[int] | None = None) -> Message:
    """What a plate that was lifted weighs otherwise since (`grams`, 0: as before, and something has moved), the kinds
    of piece that may have fallen off, and where it stood."""
    if abs(grams) < LEAST_PIECE_G:
        return Message("plate-laid-moved")
    params: dict[str, Parameter] = {"grams": f"{abs(grams):.2f}"}
    params |= {} if stud is None else {"x": stud[0], "y": stud[1]}
    if grams > 0:
        return Message("plate-laid-more", params)
    if not 1 <= len(kinds) <= 2:
        return Message("plate-laid-less", params)
    if len(kinds) == 1:
        return Message("plate-laid-less-one", {**params, "piece": kinds[0]})
    return Message("plate-laid-less-two", {**params, "piece": kinds[0], "wanted": kinds[1]})


def _staircase(number: int, option: dict[str, Any]) -> Option:
    rule = option.get("rule")
    return Option(
        str(number),
        Message("answer-staircase", {"number": number}),
        staircase=option["staircase"],
        rule=None if rule is None else Message(rule["key"], rule["params"]),
    )
