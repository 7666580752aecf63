"""The score on the pages: every number, the chart, the picture, the review of each state."""

import dataclasses
import re
from itertools import pairwise

from tests.tui.scenes.index import SCENES
from tests.views.pages.test_bg_stats import at
from tests.web.html import texts

from palace_hub.views.pages.score import score
from palace_hub.views.wording import Size, Wording
from palace_hub.web.review_page import review_page
from palace_hub.web.svg.chart import HEIGHT, LEAST_APART, TOP, chart_svg
from palace_hub.web.table_page import watched

WORDING = Wording(size=Size.WIDE)


def test_the_page_becomes_the_score_by_itself() -> None:
    snapshot = SCENES["score_palace"]()
    page, view = watched(snapshot, WORDING), score(snapshot, WORDING)
    assert view is not None
    assert view.headline in texts(page["head"])
    said = texts(page["stage"])
    for row in view.breakdown:
        place = said.index(row.word)
        assert tuple(said[place + 1 : place + 1 + len(row.values)]) == row.values
    assert "/palace/oblique/0/dark.svg" in page["palace"]
    assert page["players"] == page["tray"] == page["log"] == ""


def test_the_links_of_the_score() -> None:
    snapshot = SCENES["score_palace"]()
    assert "bgstatsapp" not in watched(snapshot, WORDING)["stage"]
    page = watched(dataclasses.replace(snapshot, log=at(0, 10)), WORDING)["stage"]
    links = re.findall(r'href="([^"]+)"', page)
    assert links[:2] == ["/review/0", "/score.svg"]
    assert links[2].startswith("https://app.bgstatsapp.com/createPlay.html?data=%7B%22sourceName")


def test_the_chart_has_a_line_for_each_player_through_all_rounds() -> None:
    view = score(SCENES["score_palace"](), WORDING)
    assert view is not None
    chart = chart_svg(view, WORDING)
    lines = [points.split() for points in re.findall(r'points="([^"]+)"', chart)]
    assert [len(points) for points in lines] == [1 + len(row.totals) for row in view.rounds]
    ends = {row.name: float(points[-1].split(",")[1]) for row, points in zip(view.rounds, lines, strict=True)}
    assert sorted(ends, key=ends.__getitem__) == ["Bo", "Ann", "Chiara"]


def test_the_names_beside_equal_lines_do_not_cover_each_other() -> None:
    view = score(SCENES["score_palace"](), WORDING)
    assert view is not None
    equal = tuple(dataclasses.replace(row, totals=("0",) * 3) for row in view.rounds)
    chart = chart_svg(dataclasses.replace(view, rounds=equal), WORDING)
    rows = [float(y) for y in re.findall(r'y="([\d.]+)"[^>]*font-weight="bold"', chart)]
    gaps = [upper - lower for upper, lower in zip(sorted(rows)[1:], sorted(rows), strict=False)]
    assert len(gaps) == 2
    assert min(gaps) >= LEAST_APART
    assert max(rows) < HEIGHT


def test_the_review_has_a_page_for_each_state_and_none_beyond() -> None:
    snapshot = SCENES["score_palace"]()
    states = len(snapshot.history)
    assert review_page(snapshot, states, WORDING) is None
    assert review_page(SCENES["build"](), 0, WORDING) is None
    first, last = review_page(snapshot, 0, WORDING), review_page(snapshot, states - 1, WORDING)
    assert first is not None
    assert last is not None
    assert f"Step 1 of {states}" in texts(first["fragments"]["head"])
    assert f"Step {states} of {states}" in texts(last["fragments"]["head"])
    turns = first["turns"]
    assert [turn.now for turn in turns] == [True] + [False] * (len(turns) - 1)
    assert len(turns) == snapshot.history[-1].turn
    assert all(snapshot.history[turn.place].prompt.kind == "build" for turn in turns)


def test_the_names_of_lines_that_all_end_at_the_top_stay_in_the_drawing() -> None:
    view = score(SCENES["score_palace"](), WORDING)
    assert view is not None
    rounds = tuple(dataclasses.replace(row, totals=("50", "60")) for row in (*view.rounds, view.rounds[0]))
    chart = chart_svg(dataclasses.replace(view, rounds=rounds), WORDING)
    rows = sorted(float(y) for y in re.findall(r'y="([\d.]+)"[^>]*font-weight="bold"', chart))
    assert len(rows) == 4
    assert rows[0] > TOP
    assert min(lower - upper for upper, lower in pairwise(rows)) >= LEAST_APART
