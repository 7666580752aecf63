"""The languages on the start form: a touch or F2 chooses one, the screens speak it at once, and it is kept."""

from tests.tui.app_pilot import SIZE
from tests.tui.conftest import RecordingSource
from tests.tui.scenes.index import SCENES

from palace_hub.locale.catalogue import Catalogue
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.widgets.start_lines import FIRST, LanguageLine
from palace_hub.views.symbols import CONSOLE
from palace_hub.views.table import start_form
from palace_hub.views.wording import Wording


class Record:
    """Keeps the language in memory."""

    def __init__(self) -> None:
        self.kept: list[str] = []

    def record(self, language: str) -> None:
        self.kept.append(language)


async def test_a_touch_on_a_name_and_the_key_choose_a_language(pseudo: str) -> None:
    source, record = RecordingSource(SCENES["start"]()), Record()
    app = PalaceApp(source, catalogue=Catalogue(), language=record, terminal="xterm", interval=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        line = app.screen.query_one(LanguageLine)
        (row,) = line.drawing().plain()
        assert row.split() == ["F2", "English", pseudo]
        await pilot.click(LanguageLine, offset=(row.index(pseudo) + 1, 0))
        await pilot.pause()
        assert app.wording.catalogue.language == pseudo
        assert line.model is not None
        assert [word.language for word in line.model if word.is_spoken] == [pseudo]
        await pilot.click(LanguageLine, offset=(row.index(pseudo) + 1, 0))  # it is spoken already
        await pilot.press("f2")
        await pilot.click(LanguageLine, offset=(FIRST - 3, 0))
        await pilot.pause()
    assert record.kept == [pseudo, "en", pseudo]
    assert source.entries == []


async def test_with_one_language_there_is_nothing_to_choose(monkeypatch) -> None:
    monkeypatch.setattr(start_form, "listed", lambda **_: ("en",))
    assert start_form.language_words(Wording()) == ()


def test_a_bare_console_offers_no_language_that_it_cannot_draw() -> None:
    offered = [word.name for word in start_form.language_words(Wording(symbols=CONSOLE))]
    assert offered == ["English", "Français", "Italiano", "Português", "Deutsch"]
