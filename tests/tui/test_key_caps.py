"""Keys on buttons and in menus are drawn as caps, and nothing of a menu, a far head or a dialog is cut."""

import pytest
from tests.cases import few
from tests.tui.scenes.index import SCENES
from tests.tui.shared_app import Kind, shared
from textual.geometry import Region

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.screens.base import HubDialog
from palace_hub.tui.widgets.buttons import ActionButton, MenuEntry
from palace_hub.tui.widgets.head import whole_sentences
from palace_hub.tui.widgets.painted import Painted
from palace_hub.views.table.actions import ActionView

WHY = "Your board and your cards give you 4 arches and 3 bricks. To see what gives what, press w."


def cap_of(widget: Painted[ActionView], model: ActionView, width: int, height: int = 1) -> str:
    """The text on the ground of key caps."""
    canvas = Canvas(width, height)
    widget.paint(canvas, model)
    return "".join(text for row in canvas.rows() for text, (_, ground) in row if ground == "caution")


@pytest.mark.parametrize(
    ("width", "height", "cap"),
    [
        (20, 3, " k "),
        (14, 1, " k "),  # to the edges of the button
        (12, 1, "k"),  # without its blanks, rather than break the line
        (10, 3, " k "),  # the words need two lines anyway
    ],
)
def test_a_button_shows_its_key_as_a_cap(width: int, height: int, cap: str) -> None:
    assert cap_of(ActionButton(), ActionView("put", "column 1 x", key="k"), width, height) == cap


def test_a_button_that_does_not_work_has_no_cap() -> None:
    assert cap_of(ActionButton(), ActionView("put", "column", enabled=False, key="k"), 20, 3) == ""


def test_the_texts_of_a_menu_begin_in_one_column() -> None:
    entries = [MenuEntry("short"), MenuEntry("long")]
    rows = []
    for entry, key in zip(entries, ("q", "Ctrl+Q"), strict=True):
        entry.keys = len("Ctrl+Q")
        canvas = Canvas(30, 1)
        entry.paint(canvas, ActionView("leave", "Quit", key=key))
        rows.append(canvas.plain()[0].index("Quit"))
    assert rows[0] == rows[1]


@few(2, "size", [(80, 24), (100, 30), (120, 36)])
@pytest.mark.parametrize("keys", [("o",), ("e",)], ids=["more", "map"])
def test_every_entry_of_a_dialog_is_on_the_screen(size: tuple[int, int], keys: tuple[str, ...]) -> None:
    def hidden(app: PalaceApp) -> list[str | None]:
        screen = app.screen
        assert isinstance(screen, HubDialog)
        free = Region(0, 0, size[0], size[1] - screen.footer_rows)
        widgets = [screen.query_one("#dialog"), *screen.query(ActionButton)]
        places = {widget.id: screen.find_widget(widget) for widget in widgets if widget.region}
        return [
            name
            for name, place in places.items()
            if place.visible_region != place.region or not free.contains_region(place.region)
        ]

    assert shared(Kind(size)).read(SCENES["build"](), keys, hidden) == []


@pytest.mark.parametrize(
    ("width", "most", "shown"),
    [
        (100, 1, (WHY,)),
        (78, 1, ("Your board and your cards give you 4 arches and 3 bricks.",)),
        (78, 2, ("Your board and your cards give you 4 arches and 3 bricks. To see what gives", "what, press w.")),
        (30, 1, ("Your board and your cards giv…",)),
    ],
)
def test_a_far_head_shows_whole_sentences(width: int, most: int, shown: tuple[str, ...]) -> None:
    assert whole_sentences(WHY, width, most) == shown


def test_a_far_head_finds_the_end_of_a_sentence_that_no_blank_follows() -> None:
    assert whole_sentences("你有5个拱门。想拿青蛙，按o。", 20, 1) == ("你有5个拱门。",)
    assert whole_sentences("Prenez la carte. À vous.", 20, 1) == ("Prenez la carte.",)
