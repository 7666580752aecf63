"""Questions about the plate, as people are asked them: which staircase stands, and what lies where it should not."""

from typing import Any

from palace_hub.locale.message import Message, Parameter
from palace_hub.referee.judgement import Option, Question

OTHER = "other"
"""Neither: the staircase is typed."""
AGREED = "agreed"
"""All stands as the screen shows it, whatever the plate weighs."""
TYPED = "typed"
"""This staircase is typed."""


def question(asked: dict[str, Any]) -> Question:
    """The question of an event of kind "staircase" or "plate"."""
    if asked["what"] == "plate":
        return Question(
            id=int(asked["id"]),
            kind="plate",
            headline=Message("ask-plate-headline"),
            explanation=off(float(asked["grams"]), asked["stud"]),
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


def _staircase(number: int, option: dict[str, Any]) -> Option:
    rule = option.get("rule")
    return Option(
        str(number),
        Message("answer-staircase", {"number": number}),
        staircase=option["staircase"],
        rule=None if rule is None else Message(rule["key"], rule["params"]),
    )
