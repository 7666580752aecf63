"""The final score as a picture: a well-formed document with every name and number, also of a hostile name."""

import dataclasses
from xml.etree import ElementTree

from tests.tui.scenes.index import SCENES

from palace_hub.views.drawing.colours import shade
from palace_hub.views.pages.score_picture import score_picture
from palace_hub.views.wording import Wording

WORDING = Wording()
PLAYERS = ("#112233", "#445566", "#778899")


def test_the_picture_has_every_name_and_the_palace_in_the_players_colours() -> None:
    picture = score_picture(SCENES["score_palace"](), WORDING, PLAYERS)
    assert picture is not None
    texts = [element.text for element in ElementTree.fromstring(picture).iter() if element.text]
    assert {"Bo wins", "Ann", "Bo", "Chiara", "49", "43", "40", "6 ∩", WORDING.say("plan-title")} <= set(texts)
    assert all(f'fill="{shade(colour, 1.4)}"' in picture for colour in PLAYERS)


def test_a_name_is_text_and_no_markup() -> None:
    now = SCENES["score"]()
    assert now.game is not None
    first, *others = now.game.players
    hostile = first.model_copy(update={"name": '</text>&"<svg'})
    game = now.game.model_copy(update={"players": (hostile, *others)})
    picture = score_picture(dataclasses.replace(now, game=game), WORDING)
    assert picture is not None
    texts = [element.text for element in ElementTree.fromstring(picture).iter()]
    assert '</text>&"<svg' in texts


def test_no_picture_before_the_end() -> None:
    assert score_picture(SCENES["build"](), WORDING) is None
