"""Plays scenes: each step is done, each expectation is judged, and the ledger is compared with the world."""

from collections.abc import Mapping
from dataclasses import dataclass

from tests.stories.autopilot import plays
from tests.stories.deeds import DEEDS
from tests.stories.entries import ENTRIES
from tests.stories.evening import Evening
from tests.stories.expectations import EXPECTATIONS, OPTIONS
from tests.stories.positions import Positions
from tests.stories.scene import BadScene, Scene, Step
from tests.stories.truth import differences

from palace_hub.errors import BadEntry

COMMON = frozenset({"who", "only", "meanwhile"})
"""Keys that every step may have: the player, the levels, and that the next step begins at the same time."""
RECOVERS_S = 3.0
"""A silent difference that lasts this long counts."""

assert plays


@dataclass(frozen=True)
class Result:
    """The outcome of one scene at one level: `pass`, `asked` (without need) or `wrong`."""

    scene: Scene
    level: str
    outcome: str
    text: str = ""

    def __str__(self) -> str:
        return f"{self.outcome:<6} {self.scene.file} ({self.level}){f': {self.text}' if self.text else ''}"


def play(scene: Scene, level: str, positions: Positions) -> Result:
    """Play a scene at a level."""
    try:
        evening = positions.evening(level, scene.position)
    except AssertionError as error:
        return Result(scene, level, "wrong", str(error))
    evening.questions.clear()
    try:
        text = _steps(evening, scene) or _judged_end(evening, scene.end)
        unasked = _undemanded(evening)
        if text:
            return Result(scene, level, "asked" if unasked and "silently" not in text else "wrong", text)
        if unasked:
            return Result(scene, level, "asked", f"asks without need: {', '.join(unasked)}")
        return Result(scene, level, "pass")
    except BadScene as error:
        raise BadScene(f"{scene.file} ({level}): {error}") from None
    except AssertionError as error:
        return Result(scene, level, "wrong", str(error))
    finally:
        evening.close()


def _undemanded(evening: Evening) -> list[str]:
    """Questions that no step of the scene demands; a thing that lies across compartments is asked about in each."""
    asked = evening.questions.items()
    return [kind for number, kind in asked if number not in evening.demanded and kind not in evening.demanded_kinds]


def _steps(evening: Evening, scene: Scene) -> str:
    for step in scene.steps:
        failed = do(evening, step)
        if failed:
            return f"{step}: {failed}"
    return ""


def do(evening: Evening, step: Step) -> str:
    """One step; returns what is wrong."""
    only = step.data.get("only", evening.level)
    if evening.level not in ([only] if isinstance(only, str) else only):
        return ""
    words = [word for word in step.data if word in DEEDS or word in ENTRIES]
    judged = [word for word in step.data if word in EXPECTATIONS]
    _verify(step, words, judged)
    if words:
        evening.told.clear()
    for word in words:
        try:
            (DEEDS | ENTRIES)[word].do(evening, step, step.data[word])
        except (BadScene, BadEntry) as error:
            raise BadScene(f"{step}: {error}") from None
    if words and not step.data.get("meanwhile"):
        evening.settle()
    for word in judged:
        failed = EXPECTATIONS[word](evening, step, step.data[word])
        if failed:
            return failed
    return "" if step.data.get("meanwhile") else _silently_wrong(evening, at_the_end=False)


def _verify(step: Step, words: list[str], judged: list[str]) -> None:
    known = {*COMMON, *words, *judged}
    for word in words:
        known |= (DEEDS | ENTRIES)[word].options
    for word in judged:
        known |= OPTIONS.get(word, frozenset())
    unknown = set(step.data) - known
    if unknown or len(words) > 1 or not (words or judged):
        what = f"unknown {', '.join(sorted(unknown))}" if unknown else "expected one deed or some expectations"
        raise BadScene(f"{step}: {what}")


def _silently_wrong(evening: Evening, *, at_the_end: bool) -> str:
    found = differences(evening, at_the_end=at_the_end)
    if found:
        evening.pass_time(RECOVERS_S)
        found = differences(evening, at_the_end=at_the_end)
    return f"silently wrong: {'; '.join(found)}" if found else ""


def _judged_end(evening: Evening, end: Mapping[str, object]) -> str:
    evening.settle()
    step = Step(0, end)
    for word, wanted in end.items():
        if word not in EXPECTATIONS:
            raise BadScene(f"end: unknown {word}")
        failed = EXPECTATIONS[word](evening, step, wanted)
        if failed:
            return f"end: {failed}"
    return _silently_wrong(evening, at_the_end=True)
