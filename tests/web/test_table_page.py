"""The page for watching: it says what the terminal says, and offers nothing to press."""

import dataclasses
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.core.by_hand import Table, play_by_hand
from tests.tui.scenes.index import DEVICES, PRINTED, SCENES, TRAY_SCENES
from tests.tui.scenes.module import MODULE_SCENES
from tests.tui.scenes.plate import PLATE_SCENES
from tests.web.html import texts

from palace_hub.core.snapshot import snapshot as snapshot_of
from palace_hub.journal.store import Journal
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.question import question
from palace_hub.views.table.screen import table
from palace_hub.views.wording import Size, Wording
from palace_hub.web.table_page import watched

WORDING = Wording(size=Size.WIDE)
PARTS = {"banner", "head", "stage", "palace", "players", "tray", "log", *(f"seat-{seat}" for seat in range(1, 5))}
ALL: dict[str, Callable[[], Snapshot]] = SCENES | PRINTED | TRAY_SCENES | MODULE_SCENES | PLATE_SCENES | DEVICES


@pytest.mark.parametrize("scene", sorted(ALL))
def test_every_step_has_its_page_with_nothing_to_press(scene: str) -> None:
    snapshot = ALL[scene]()
    page = watched(snapshot, WORDING)
    assert set(page) == PARTS
    assert not re.search(r"<(button|input|select)\b(?![^>]*data-quarter)", "".join(page.values()))
    assert "data-do" not in "".join(page.values())
    if snapshot.result is None:
        said = texts(page["head"])
        view, asked = table(snapshot, WORDING), question(snapshot, WORDING)
        assert (view.head.sentence if asked is None else asked.headline) in said
        assert {player.name for player in view.players.players} <= set(texts(page["players"]))


def test_those_who_watch_are_asked_for_no_touch() -> None:
    watching = dataclasses.replace(WORDING, touch=True, watch=True)
    heads = {scene: " ".join(texts(watched(show(), watching)["head"])) for scene, show in SCENES.items()}
    assert [scene for scene, head in heads.items() if re.search("touch|press ", head, re.IGNORECASE)] == []
    assert "You have 5 arches" in heads["build"]  # the sentence before the one that names a button


def test_the_stage_has_the_cards_the_boxes_and_the_facts() -> None:
    cards = texts(watched(SCENES["cards"](), WORDING)["stage"])
    assert cards.count("LIGHT") == 3
    assert "chosen" in cards
    boxes = texts(watched(SCENES["recurring"](), WORDING)["stage"])
    assert {"3", "arch: 1 of 4 taken"} <= set(boxes)
    assert "It joins the palace." in texts(watched(SCENES["plan_build"](), WORDING)["stage"])


def test_the_navigation_names_the_players_and_the_seats_without_one() -> None:
    now = SCENES["build"]()
    assert now.game is not None
    odd = now.game.players[0].model_copy(update={"name": "<Ann>"})
    game = now.game.model_copy(update={"players": (odd, *now.game.players[1:])})
    named = watched(dataclasses.replace(now, game=game), WORDING)
    assert named["seat-1"] == "&lt;Ann&gt;"
    assert named["seat-2"] == now.game.players[1].name
    assert watched(SCENES["start"](), WORDING)["seat-2"] == "Seat 2"


def test_a_question_is_shown_with_its_answers() -> None:
    snapshot = SCENES["question"]()
    asked = question(snapshot, WORDING)
    assert asked is not None
    stage = texts(watched(snapshot, WORDING)["stage"])
    assert {answer.text for answer in asked.answers} <= set(stage)


def test_the_plan_is_in_the_stage_only_where_nodes_are_lit() -> None:
    assert "<svg" in watched(SCENES["plan_monkey"](), WORDING)["stage"]
    assert "<svg" not in watched(SCENES["plan_build"](), WORDING)["stage"]


def test_the_address_of_the_pictures_changes_with_the_palace_alone() -> None:
    def version(snapshot: Snapshot) -> str:
        found = re.search(r"v=(\w+)", watched(snapshot, WORDING)["palace"])
        assert found
        return found[1]

    before = SCENES["plan_build"]()
    pieces = before.plan.placements
    assert version(before) == version(dataclasses.replace(before, t=99.0, can_undo=True))
    fewer = dataclasses.replace(before, plan=dataclasses.replace(before.plan, placements=pieces[:-1]))
    assert version(before) != version(fewer)


def test_a_palace_in_numbers_is_said_in_numbers() -> None:
    page = watched(SCENES["cards"](), WORDING)["palace"]
    assert "∩  37 arches" in texts(page)
    assert "<img" not in page


def test_a_name_is_text_and_no_markup() -> None:
    now = SCENES["plan_build"]()
    assert now.game is not None
    first, *others = now.game.players
    hostile = first.model_copy(update={"name": "<b onclick=x>&"})
    game = now.game.model_copy(update={"players": (hostile, *others)})
    page = watched(dataclasses.replace(now, game=game), WORDING)
    assert "<b onclick" not in "".join(page.values())
    assert "<b onclick=x>&" in texts(page["head"])


def test_the_page_names_the_round_and_whose_colour_is_whose(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "game.sqlite") as journal:
        real = Table(tmp_path / "game.sqlite", journal)
        real.begin()
        play_by_hand(real, before=3)
        page = watched(snapshot_of(real.core.hub), WORDING)
    assert "Round 2" in texts(page["head"])
    assert re.findall(r'builder-(\d)"><[^>]*>(.)</span> (\w+)', page["palace"]) == [("1", "♥", "Ann"), ("2", "♣", "Bo")]
