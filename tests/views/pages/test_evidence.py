"""The evidence page: the trace, the numbers in words, the rejected rival."""

import dataclasses

import pytest

from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message
from palace_hub.sensing.tray.events import RivalVerdict
from palace_hub.views.pages.evidence import LABEL_CELLS, ROWS, drawn, evidence
from palace_hub.views.snapshot import EvidenceView, LogLine
from palace_hub.views.symbols import GRAPHICAL
from palace_hub.views.wording import Wording

WORDING = Wording(Catalogue(), GRAPHICAL)
TRACE = tuple((-3.0 + 0.1 * i, 38.0 if i < 8 else 128.0 if i < 12 else 35.98) for i in range(30))
TWO_TAKEN = EvidenceView(TRACE, 38, 36, -0.02, 0.031, 0.47, 2.5e-9, "waited", 14.0, -1)
LINE = LogLine(1, 12.0, "19:42:07", "", Message("log-took", {"piece": "brick", "count": 2}), evidence=TWO_TAKEN)


def text(line: LogLine) -> str:
    return "\n".join(one.text for one in evidence(line, WORDING).lines)


def test_it_says_what_the_decision_rested_on() -> None:
    told = text(LINE)
    for said in ("2 bricks taken out", "0.47 s", "14 mg", "-0.02", "0.031", "1 taken", "longer than a finger rests"):
        assert said in told
    assert "2.5e-09" in told


def test_the_trace_stands_on_the_lattice() -> None:
    """38 pieces before the hand, 36 after it; the hand itself is at the upper edge, with the alarm sign."""
    rows = drawn(TWO_TAKEN, WORDING)[:ROWS]
    by_label = {row[:LABEL_CELLS].strip(): row[LABEL_CELLS:] for row in rows}
    assert by_label["38"].rstrip() == "█" * 8
    assert by_label["36"] == " " * 12 + "█" * 18
    assert rows[0][LABEL_CELLS:].strip() == WORDING.symbols.alarm * 4


def test_a_doubt_names_both_readings() -> None:
    doubt = dataclasses.replace(TWO_TAKEN, rival=None, lost="stands", low=37, high=38, noise_mg=None)
    assert "37 or 38: neither could be ruled out" in text(dataclasses.replace(LINE, evidence=doubt))


def test_what_somebody_typed_has_none() -> None:
    assert "Nothing was weighed for this" in text(dataclasses.replace(LINE, evidence=None))


@pytest.mark.parametrize("lost", sorted(RivalVerdict))
def test_every_reason_has_words(lost: RivalVerdict) -> None:
    told = {
        one: text(dataclasses.replace(LINE, evidence=dataclasses.replace(TWO_TAKEN, lost=one))) for one in RivalVerdict
    }
    assert len(set(told.values())) == len(RivalVerdict)


def test_an_empty_trace_draws_nothing() -> None:
    assert drawn(dataclasses.replace(TWO_TAKEN, trace=()), WORDING) == []
