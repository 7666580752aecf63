"""The pages of the first start: each path ends at the start form, where a game begins."""

import pytest
from tests.tui.conftest import RecordingSource
from tests.tui.scenes.index import SCENES
from textual.events import Key

from palace_hub.locale.catalogue import Catalogue, languages
from palace_hub.referee.entries import NewGame
from palace_hub.tui.first_start.pages_screen import FirstStartScreen
from palace_hub.tui.guided_app import GuidedApp
from palace_hub.tui.learn.lesson_screen import LessonText
from palace_hub.tui.screens.pages import Title
from palace_hub.tui.screens.table_screen import TableScreen
from palace_hub.views.setup.first_start import DOORS, STEPS

SIZE = (80, 24)


class Memory:
    """A first start in memory."""

    def __init__(self, address: str = "", *, due: bool = True) -> None:
        self.due, self.told, self.seen = due, address, 0

    def is_due(self) -> bool:
        return self.due

    def record(self) -> None:
        self.seen += 1

    def address(self) -> str:
        return self.told


def guided(memory: Memory, language: str = "en") -> tuple[GuidedApp, RecordingSource]:
    source = RecordingSource(SCENES["start"]())
    return GuidedApp(source, memory, catalogue=Catalogue(language), terminal="xterm", interval=0), source


def words_of(app: GuidedApp) -> str:
    """The title and the sentences as they are drawn."""
    drawn = (app.screen.query_one(Title).drawing(), app.screen.query_one(LessonText).drawing())
    return " ".join(" ".join(row.strip() for row in drawing.plain()) for drawing in drawn)


async def test_enter_leads_through_all_pages_to_a_game() -> None:
    memory = Memory()
    app, source = guided(memory)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for step in range(len(STEPS)):
            assert isinstance(app.screen, FirstStartScreen)
            assert f"({step + 1} of {len(STEPS)})" in words_of(app)
            await pilot.press("enter")
            await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        await pilot.press(*"Ada", "enter", *"Bo", "enter", "enter", "enter")
        await pilot.pause()
    assert memory.seen == 1
    assert [type(entry) for entry in source.entries][:1] == [NewGame]


async def test_escape_goes_back_and_s_skips_the_rest() -> None:
    memory = Memory()
    app, _ = guided(memory)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("enter", "enter", "escape")
        await pilot.pause()
        assert "(2 of 5)" in words_of(app)
        await pilot.press("escape", "escape")
        await pilot.pause()
        assert "(1 of 5)" in words_of(app)
        await pilot.press("s")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert memory.seen == 1
        await pilot.press("escape")
        await app.screen.run_action("first_start")
        await pilot.pause()
        assert isinstance(app.screen, FirstStartScreen)


async def test_keys_before_the_first_screen_go_to_the_start_form() -> None:
    memory = Memory()
    app, source = guided(memory)
    for key in (*"Ada", "enter", *"Bo", "enter", "enter", "enter"):
        app.post_message(Key(key, key if len(key) == 1 else "\r"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert memory.seen == 0
    assert [type(entry) for entry in source.entries][:1] == [NewGame]


async def test_after_a_choice_by_arrows_enter_goes_on() -> None:
    app, _ = guided(Memory())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("down", "down", "down", "enter", "enter")
        await pilot.pause()
        assert app.wording.catalogue.language == "fr"
        assert "(2 sur 5)" in words_of(app)
        assert "nmcli" in words_of(app)  # there is no network


async def test_who_has_seen_the_pages_meets_the_start_form() -> None:
    app, _ = guided(Memory(due=False))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


async def test_the_network_page_names_the_address() -> None:
    app, _ = guided(Memory("10.1.2.3"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("enter")
        await pilot.pause()
        assert "10.1.2.3" in words_of(app)
        assert "nmcli" not in words_of(app)


@pytest.mark.parametrize(
    "language", [pytest.param(name, marks=() if name == "zh" else pytest.mark.long) for name in languages()]
)
async def test_each_door_says_what_to_do(language: str) -> None:
    memory = Memory()
    app, _ = guided(memory, language)
    async with app.run_test(size=SIZE) as pilot:
        for step, name in enumerate(STEPS):
            for place, door in enumerate(DOORS.get(name, ())):
                await pilot.press(str(place + 1))
                await pilot.pause()
                how = app.wording.say(f"first-{name}-{door}-how")
                assert how.replace(" ", "") in words_of(app).replace(" ", ""), (step, how)
                assert memory.seen, "a door may lead out of the program"
            await pilot.press("enter")
            await pilot.pause()
