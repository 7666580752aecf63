"""On the bare Linux console the screens draw no sign that its fonts lack."""

import pytest
from rich.color import Color
from tests.cases import few
from tests.tui.scenes.index import DEVICES, PRINTED, SCENES
from tests.tui.shared_app import CONSOLE, NARROW, shared
from tests.tui.test_canvas import BARE_CONSOLE_LACKS

from palace_hub.tui.themes import DARK


@few(
    3,
    "scene",
    ["build", "cards", "wrong_take", "credits", "score", "node_lost", "place_cards", "plan_fault", "plan_knob"],
)
def test_no_sign_that_the_console_lacks(scene: str) -> None:
    assert BARE_CONSOLE_LACKS & set(shared(CONSOLE).text(SCENES[scene]())) == set()


@few(1, "scene", sorted(DEVICES))
def test_no_sign_that_the_console_lacks_in_devices(scene: str) -> None:
    assert BARE_CONSOLE_LACKS & set(shared(CONSOLE._replace(size=(120, 50))).text(DEVICES[scene](), "d")) == set()


@pytest.mark.parametrize("scene", ["plan_build", "plan_off_lattice"])
def test_no_sign_that_the_console_lacks_on_the_palace_page(scene: str) -> None:
    assert BARE_CONSOLE_LACKS & set(shared(CONSOLE).text(SCENES[scene](), "p")) == set()


@pytest.mark.parametrize(
    ("scene", "keys"),
    [
        ("printed_cards", "3"),
        ("printed_chosen", ""),
        ("printed_check", "2"),
        ("printed_new", "m"),
    ],
)
def test_no_sign_that_the_console_lacks_with_printed_cards(scene: str, keys: str) -> None:
    assert BARE_CONSOLE_LACKS & set(shared(CONSOLE).text(PRINTED[scene](), *keys)) == set()


@pytest.mark.parametrize(
    ("ground", "ink"),
    [("caution", "black"), ("now", "black"), ("gold", "black"), ("alarm", "bright_white"), ("seat-2", "bright_white")],
)
def test_words_on_a_ground_are_read_on_the_bare_console(ground: str, ink: str) -> None:
    """It shows a bright ground as a dark one, and bold as a brighter colour: black turns grey."""
    style = shared(CONSOLE).read(SCENES["start"](), (), lambda app: app.screen.look("on bold", ground))
    assert style.color == Color.parse(ink)
    assert style.bold is None


def test_on_another_terminal_words_on_a_ground_have_the_theme_s_ink_and_weight() -> None:
    style = shared(NARROW).read(SCENES["start"](), (), lambda app: app.screen.look("on bold", "alarm"))
    assert style.color == Color.parse(DARK["on-alarm"])
    assert style.bold is True
