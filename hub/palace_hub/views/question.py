"""The question box: both readings as answers of equal size, no default (SCREENS 3.4)."""

from dataclasses import dataclass

from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Wording


@dataclass(frozen=True, slots=True)
class AnswerView:
    key: str
    text: str
    answer: str


@dataclass(frozen=True, slots=True)
class QuestionView:
    """`evidence` are lines shown on demand: what the cell read and how still it was."""

    id: int
    headline: str
    explanation: str
    answers: tuple[AnswerView, ...]
    cell: int | None
    evidence: tuple[str, ...]


def question(snapshot: Snapshot, wording: Wording) -> QuestionView | None:
    """The open question, or None."""
    asked = snapshot.question
    if asked is None:
        return None
    answers = tuple(
        AnswerView(str(number), wording.message(option.text), option.answer)
        for number, option in enumerate(asked.options, start=1)
    )
    evidence: list[str] = []
    if asked.cell is not None and asked.cell < len(snapshot.cells):
        cell = snapshot.cells[asked.cell]
        if cell.noise_mg is not None:
            evidence.append(wording.say("evidence-noise", piece=cell.piece, noise=round(cell.noise_mg)))
        if cell.drift_mg_per_min is not None:
            evidence.append(wording.say("evidence-drift", drift=round(cell.drift_mg_per_min)))
        evidence.append(wording.say("evidence-activity", activity=wording.say(f"activity-{cell.activity}")))
    return QuestionView(
        asked.id,
        wording.message(asked.headline),
        wording.message(asked.explanation),
        answers,
        asked.cell,
        tuple(evidence),
    )
