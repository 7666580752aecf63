"""The final score: winner, reason, podium, breakdown, rounds."""

import dataclasses

import pytest
from tests.tui.scenes.index import SCENES

from monkey_palace.game.scoring import Result, ScoreSheet
from palace_hub.views.pages.score import score
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Wording

WORDING = Wording()


def scored(result: Result, *cards: int) -> Snapshot:
    sheets = tuple(ScoreSheet(count, 0, 0, 0, 0) for count in cards)
    return dataclasses.replace(SCENES["score"](), scores=sheets, result=result)


@pytest.mark.parametrize(
    ("result", "cards", "headline", "places"),
    [
        (Result((1,), "points"), (20, 31, 25), "Bo wins", [("Bo", 1), ("Chiara", 2), ("Ann", 3)]),
        (Result((0,), "monkey_trophy"), (31, 31, 25), "Ann wins", [("Ann", 1), ("Bo", 2), ("Chiara", 3)]),
        (Result((0, 1), "shared"), (31, 31, 25), "Ann and Bo win", [("Ann", 1), ("Bo", 1), ("Chiara", 3)]),
        (Result((0, 1, 2), "shared"), (31, 31, 31), "3 players win", [("Ann", 1), ("Bo", 1), ("Chiara", 1)]),
        (Result((2,), "points"), (20, 20, 31), "Chiara wins", [("Chiara", 1), ("Ann", 2), ("Bo", 2)]),
    ],
)
def test_winner_and_places(
    result: Result, cards: tuple[int, ...], headline: str, places: list[tuple[str, int]]
) -> None:
    view = score(scored(result, *cards), WORDING)
    assert view is not None
    assert view.headline == headline
    assert [(place.name, place.place) for place in view.podium] == places


@pytest.mark.parametrize("reason", ["points", "monkey_trophy", "shared"])
def test_the_reason_cites_the_rule(reason: str) -> None:
    view = score(scored(Result((0,), reason), 31, 31, 20), WORDING)
    assert view is not None
    assert "(rule 8.5)" in view.reason


def test_a_tie_that_the_trophy_decides_names_the_other() -> None:
    view = score(scored(Result((0,), "monkey_trophy"), 31, 31, 20), WORDING)
    assert view is not None
    assert view.reason.startswith("31 : 31 with Bo. Ann holds the monkey trophy")


def test_the_breakdown_adds_up() -> None:
    view = score(SCENES["score"](), WORDING)
    assert view is not None
    names = [row.word for row in view.breakdown]
    total = names.index("Total")
    for seat in range(len(view.names)):
        parts = [row.values[seat] for row in view.breakdown[:total]]
        assert sum(int(part) for part in parts if part != "·") == int(view.breakdown[total].values[seat])


def test_the_rounds_end_at_the_total_and_mark_who_leads() -> None:
    view = score(SCENES["score"](), WORDING)
    assert view is not None
    finals = {row.name: int(row.totals[-1]) for row in view.rounds}
    assert finals == {place.name: int(place.bananas) for place in view.podium}
    leaders = [row.name for row in view.rounds if row.leads[-1]]
    assert leaders == [view.podium[0].name]
    assert max(gain for row in view.rounds for gain in row.gains) == 8


def test_house_cards_are_told() -> None:
    view = score(SCENES["score"](), WORDING)
    assert view is not None
    assert view.breakdown_title.startswith("HOUSE CARDS")


def test_no_score_before_the_end() -> None:
    assert score(SCENES["build"](), WORDING) is None
