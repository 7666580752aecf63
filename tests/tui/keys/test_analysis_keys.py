"""Keys open the analysis of a scored game, go from turn to turn in it, and end it."""

import threading
from collections.abc import Callable, Sequence

import pytest
from tests.rules.bots.quick_analysis import quick_analysis
from tests.tui.app_pilot import SIZE, app_of, comes, until
from tests.tui.scenes.index import SCENES

from monkey_palace.bots.analysis import Analysis, played_turns
from monkey_palace.game.state import GameState
from palace_hub.tui.screens.analysis_screen import AnalysisScreen
from palace_hub.tui.screens.pages import TextPage, Title
from palace_hub.tui.screens.review_screen import ReviewScreen
from palace_hub.tui.screens.score_screen import ScoreScreen


class SlowAnalysis:
    """Waits until it may go on, or is stopped."""

    def __init__(self) -> None:
        self.go_on = threading.Event()
        self.stop: threading.Event | None = None
        self.begun = 0

    def __call__(
        self, history: Sequence[GameState], told: Callable[[int, int], None], stop: threading.Event
    ) -> Analysis | None:
        self.begun += 1
        self.stop = stop
        told(3, 10)
        while not self.go_on.wait(0.01):
            if stop.is_set():
                return None
        return quick_analysis(history, [0.1 + 0.8 * (place % 2) for place in range(len(played_turns(history)))])


async def test_the_analysis_opens_at_the_shown_turn_and_leads_to_the_turns_that_decided() -> None:
    snapshot = SCENES["score"]()
    app, source = app_of(snapshot)
    slow = SlowAnalysis()
    app.analyse = slow
    turns = played_turns(snapshot.history)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("right")
        await comes(pilot, ReviewScreen)
        await pilot.press("a")
        await comes(pilot, AnalysisScreen)
        page = app.screen
        assert isinstance(page, AnalysisScreen)

        def said() -> str:
            return "\n".join(line.text for line in page.query_one(TextPage).model.lines)

        await until(pilot, lambda: "3 of 10 parts" in said())
        slow.go_on.set()
        await until(pilot, lambda: page.analysis is not None)
        assert page.query_one(Title).model.startswith("Turn 1 (round 1)")
        assert "The three turns that decided" in said()
        await pilot.press("right")
        assert page.turn == 1
        await pilot.press("2")
        assert page.turn == page.analysis.deciding[1]
        await pilot.press("enter")
        await comes(pilot, ReviewScreen)
        assert app.screen.place == turns[page.turn].first
        await pilot.press("a")
        await comes(pilot, AnalysisScreen)
        await until(pilot, lambda: app.screen.analysis is not None)
        assert app.screen.turn == page.turn
        await pilot.press("escape", "escape")
        await comes(pilot, ScoreScreen)
    assert slow.begun == 1
    assert source.entries == []


@pytest.mark.long
async def test_leaving_the_page_stops_the_analysis() -> None:
    app, _ = app_of(SCENES["score"]())
    slow = SlowAnalysis()
    app.analyse = slow
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("right")
        await comes(pilot, ReviewScreen)
        await pilot.press("a")
        await comes(pilot, AnalysisScreen)
        await until(pilot, lambda: slow.stop is not None)
        assert not slow.stop.is_set()
        await pilot.press("escape")
        await comes(pilot, ReviewScreen)
        await until(pilot, slow.stop.is_set)
        assert slow.stop.is_set()
