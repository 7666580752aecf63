"""The palace's pictures: turned, in two looks, with the newest pieces outlined, and drawn once."""

import gzip
from xml.etree import ElementTree

import pytest
from tests.tui.scenes.index import SCENES

from palace_hub.views.drawing.colours import GROUND, MARK, shade
from palace_hub.views.wording import Wording
from palace_hub.web.svg import palace_pictures
from palace_hub.web.svg.palace_pictures import MOST_KEPT, PalacePictures, picture, watched_standing

WORDING = Wording()


def test_a_picture_turns_by_quarters_and_comes_back() -> None:
    snapshot = SCENES["score_palace"]()
    drawn = []
    for turn in (0, 1, 2, 3, 4):
        standing = watched_standing(snapshot, WORDING, turn)
        assert standing is not None
        drawn.append(picture(standing, "plan", "dark", "palace"))
    assert len(set(drawn)) == 4
    assert drawn[0] == drawn[4]


def test_the_newest_pieces_are_outlined_and_the_ground_follows_the_look() -> None:
    standing = watched_standing(SCENES["plan_build"](), WORDING)
    assert standing is not None
    dark, light = (picture(standing, "oblique", look, "palace") for look in ("dark", "light"))
    assert MARK in dark
    assert shade(GROUND["dark"], 1.2) in dark
    assert shade(GROUND["light"], 1.2) in light
    assert ElementTree.fromstring(dark).get("role") == "img"


def test_a_picture_is_drawn_once_and_old_ones_are_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []

    def draw(standing: object, view: str, look: str, title: str) -> str:
        calls.append(view)
        return f"{view} {look}"

    monkeypatch.setattr(palace_pictures, "picture", draw)
    pictures, snapshot = PalacePictures(), SCENES["plan_build"]()
    standing = watched_standing(snapshot, WORDING)
    assert standing is not None
    for _ in range(3):
        assert gzip.decompress(pictures.compressed(standing, "plan", "dark", "palace")) == b"plan dark"
    assert calls == ["plan"]
    for look in range(MOST_KEPT):
        pictures.compressed(standing, "plan", str(look), "palace")
    pictures.compressed(standing, "plan", "dark", "palace")
    assert len(calls) == MOST_KEPT + 2
