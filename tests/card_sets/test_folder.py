"""Sets on the disk: nothing that somebody wrote is lost, and a damaged file is named in one sentence."""

import dataclasses
from pathlib import Path

import pytest
from tests.card_sets.sets import house_draft, house_sheets

from monkey_palace.board.ground_maps import MAPS_FILE
from monkey_palace.cards.data_check import BOARDS_FILE, CARDS_FILE, check_path
from palace_hub.card_sets.document import UNFINISHED_MAPS
from palace_hub.card_sets.draft import SetDraft
from palace_hub.card_sets.folder import (
    LAST_GOOD,
    SET_ASIDE,
    BadSetName,
    SetDamaged,
    SetFolder,
    SetNotKept,
    named_set,
    set_names,
    sets_folder,
)


def changed(draft: SetDraft, bananas: int) -> SetDraft:
    return draft.with_card(0, 0, dataclasses.replace(draft.piles[0][0], bananas=bananas))


def test_a_new_set_begins_with_the_sizes_of_the_house_and_writes_nothing(tmp_path: Path) -> None:
    folder = SetFolder(tmp_path / "ours")
    draft = folder.open()
    assert sum(map(len, draft.piles)) == 67
    assert draft.typed_cards == 0
    assert not folder.folder.exists()


def test_the_text_before_is_the_last_good_copy(tmp_path: Path) -> None:
    folder = SetFolder(tmp_path / "ours")
    for bananas in (1, 2, 3):
        folder.save(changed(house_draft(), bananas))
    assert folder.open() == changed(house_draft(), 3)
    copy = (folder.folder / LAST_GOOD / CARDS_FILE).read_text(encoding="utf-8")
    assert "bananas = 2" in copy.split("[[card]]")[2]
    assert not (folder.folder / SET_ASIDE).exists()


@pytest.mark.parametrize("damage", ["bananas = [", "\x00\x01", "", "bananas = 5 bananas"])
def test_a_damaged_file_is_named_and_its_last_good_copy_used(tmp_path: Path, damage: str) -> None:
    folder = SetFolder(tmp_path / "ours")
    folder.save(changed(house_draft(), 1))
    folder.save(changed(house_draft(), 2))
    path = folder.folder / CARDS_FILE
    whole = path.read_text(encoding="utf-8")
    damaged = whole.replace("bananas = 2", damage, 1) if damage else whole[: len(whole) // 2]
    path.write_text(damaged, encoding="utf-8")
    if not damage:  # a half-written file may end between two cards; here it ends in a line
        path.write_text(damaged + '\nid = "', encoding="utf-8")
        damaged = path.read_text(encoding="utf-8")
    with pytest.raises(SetDamaged, match=CARDS_FILE) as error:
        SetFolder(folder.folder).open()
    assert error.value.params["copy"] == "yes"
    again = SetFolder(folder.folder)
    rescued = again.open(last_good=True)
    again.save(rescued)
    assert SetFolder(folder.folder).open() == changed(house_draft(), 1)
    assert [path.read_text(encoding="utf-8") for path in (folder.folder / SET_ASIDE).iterdir()] == [damaged]


def test_damaged_maps_are_taken_from_the_last_good_copy(tmp_path: Path) -> None:
    folder = SetFolder(tmp_path / "ours")
    house, blank = house_sheets(), house_draft().sheets[0]
    for sheets in ((house[0], blank, blank, blank), (house[0], house[1], blank, blank)):
        folder.save(dataclasses.replace(house_draft(), sheets=sheets))
    path = folder.folder / UNFINISHED_MAPS
    path.write_bytes(path.read_bytes()[:-200] + b"\xff")
    with pytest.raises(SetDamaged):
        SetFolder(folder.folder).open()
    rescued = SetFolder(folder.folder).open(last_good=True)
    assert rescued.sheets == (house[0], blank, blank, blank)
    assert rescued.boards == house_draft().boards


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    folder = SetFolder(tmp_path / "ours")
    folder.save(house_draft())
    (folder.folder / CARDS_FILE).write_bytes(b"\xff\xfe\x00PNG")
    with pytest.raises(SetDamaged, match="line 1 is not text in UTF-8") as error:
        SetFolder(folder.folder).open()
    assert error.value.params["copy"] == "no"


def test_a_hand_written_file_is_set_aside_once(tmp_path: Path) -> None:
    first = SetFolder(tmp_path / "ours")
    first.save(house_draft())
    path = first.folder / CARDS_FILE
    by_hand = path.read_text(encoding="utf-8") + "# our copy, typed on Sunday\n"
    path.write_text(by_hand, encoding="utf-8")
    folder = SetFolder(tmp_path / "ours")
    assert folder.open() == house_draft()
    for bananas in (5, 6):
        folder.save(changed(house_draft(), bananas))
    assert [path.read_text(encoding="utf-8") for path in (folder.folder / SET_ASIDE).iterdir()] == [by_hand]
    assert folder.open().piles[0][0].bananas == 6


def test_a_change_by_another_program_is_set_aside(tmp_path: Path) -> None:
    folder = SetFolder(tmp_path / "ours")
    folder.save(house_draft())
    SetFolder(folder.folder).save(changed(house_draft(), 7))
    folder.save(changed(house_draft(), 8))
    kept = [path.read_text(encoding="utf-8") for path in (folder.folder / SET_ASIDE).iterdir()]
    assert any("bananas = 7" in text for text in kept)


def test_maps_move_when_they_are_finished_and_back(tmp_path: Path) -> None:
    folder, house = SetFolder(tmp_path / "ours"), house_sheets()
    begun = dataclasses.replace(house_draft(), sheets=(house[0], *house_draft().sheets[1:]))
    done = dataclasses.replace(begun, sheets=house)
    for draft, here, gone in ((begun, UNFINISHED_MAPS, MAPS_FILE), (done, MAPS_FILE, UNFINISHED_MAPS)) * 2:
        folder.save(draft)
        assert (folder.folder / here).is_file()
        assert not (folder.folder / gone).exists()
        assert SetFolder(folder.folder).open() == draft
        assert check_path(folder.folder) == ()


def test_boards_may_be_missing_and_cards_may_not(tmp_path: Path) -> None:
    folder = SetFolder(tmp_path / "ours")
    folder.save(house_draft())
    (folder.folder / BOARDS_FILE).unlink()
    draft = folder.open()
    assert draft.piles == house_draft().piles
    assert [board.is_typed for board in draft.boards] == [False] * 4
    folder.save(house_draft())
    (folder.folder / CARDS_FILE).unlink()
    with pytest.raises(SetDamaged, match=r"no file cards\.toml"):
        folder.open()


def test_a_set_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    (tmp_path / "ours").write_text("a file in the place of the folder", encoding="utf-8")
    with pytest.raises(SetNotKept):
        SetFolder(tmp_path / "ours").save(house_draft())


def test_names_of_sets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert set_names() == ()
    SetFolder.of("ours").save(house_draft())
    (sets_folder() / "empty").mkdir()
    assert set_names() == ("ours",)
    assert named_set("ours") == tmp_path / "palace-hub" / "sets" / "ours"
    assert named_set("empty") is None
    for name in ("", "../ours", "Ours", "house", "export", "a b", "x" * 25):
        assert named_set(name) is None
        with pytest.raises(BadSetName):
            SetFolder.of(name)
    assert LAST_GOOD not in set_names()
