"""`palace cards`, and `palace play --set NAME`."""

from pathlib import Path

import pytest
from tests.card_sets.sets import house_draft

from monkey_palace.cards.data_check import CARDS_FILE
from palace_hub.card_sets.draft import new_draft
from palace_hub.card_sets.folder import SetFolder
from palace_hub.cli.play import IncompleteSet, NoSuchFolder, cards_in
from palace_hub.locale.catalogue import Catalogue


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def test_a_set_goes_out_and_comes_in(palace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    SetFolder.of("ours").save(house_draft())
    file = tmp_path / "ours.zip"
    run = palace("cards", "export", "ours", str(file))
    assert (run.returncode, run.stderr) == (0, "")
    run = palace("cards", "export", "ours", str(file))
    assert (run.returncode, run.stderr) == (1, f"{file} exists already. Name another file.\n")
    run = palace("cards", "import", str(file))
    assert run.returncode == 1
    assert "You have a set ours already" in run.stderr
    assert palace("cards", "import", str(file), "twin").returncode == 0
    assert SetFolder.of("twin").open() == house_draft("twin")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "other"))
    run = palace("cards", "import", str(file))
    assert run.stdout == ("The set is yours now as ours: 67 of 67 cards, 4 of 4 boards. Open it: palace cards ours\n")
    assert SetFolder.of("ours").open() == house_draft()


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["export", "nothing", "x.zip"], 1, "There is no card set nothing"),
        (["export", "ours"], 2, 'Use "palace cards"'),
        (["import"], 2, 'Use "palace cards"'),
        (["import", "no such file"], 1, "There is no file or folder no such file"),
        (["import", "x.zip", "house"], 1, "house cannot be the name of a set"),
        (["../ours"], 1, "../ours cannot be the name of a set"),
        (["house"], 1, "house cannot be the name of a set"),
        (["ours"], 1, "terminal"),
        ([], 1, "terminal"),
    ],
)
def test_a_mistake_gives_one_sentence(palace, words: list[str], code: int, said: str) -> None:
    run = palace("cards", *words)
    assert run.returncode == code
    assert said in run.stderr
    assert len(run.stderr.splitlines()) == 1


def test_a_foreign_file_is_no_set(palace, tmp_path: Path) -> None:
    file = tmp_path / "holiday.jpg"
    file.write_bytes(b"\xff\xd8\xff")
    run = palace("cards", "import", str(file))
    assert run.returncode == 1
    assert run.stderr.startswith(f"{file} is not a card set.")
    assert len(run.stderr.splitlines()) == 1


def test_a_damaged_set_names_the_line_and_its_last_good_copy(palace) -> None:
    folder = SetFolder.of("ours")
    folder.save(new_draft("ours"))
    folder.save(house_draft())
    path = folder.folder / CARDS_FILE
    path.write_text(path.read_text(encoding="utf-8").replace("bananas = 7", "bananas = x"), encoding="utf-8")
    run = palace("cards", "ours")
    assert run.returncode == 1
    assert "cards.toml:" in run.stderr
    assert "palace cards ours --last-good" in run.stderr
    assert len(run.stderr.splitlines()) == 1


def test_several_sets_are_listed(palace) -> None:
    SetFolder.of("ours").save(house_draft())
    SetFolder.of("grandma").save(new_draft("grandma"))
    (SetFolder.of("grandma").folder / CARDS_FILE).write_text("= 5", encoding="utf-8")
    run = palace("cards")
    assert run.returncode == 2
    assert "ours: 67 of 67 cards, 4 of 4 boards" in run.stderr
    assert "grandma: damaged" in run.stderr


def test_play_finds_a_set_by_its_name_and_names_what_it_lacks() -> None:
    SetFolder.of("ours").save(house_draft())
    found = cards_in(Path("ours"), Catalogue())
    assert found is not None
    assert (found.name, found.provenance) == ("ours", "own copy")
    draft = house_draft("half")
    card = draft.piles[2][1]
    SetFolder.of("half").save(draft.with_card(2, 1, type(card)(card.id)))
    half = cards_in(Path("half"), Catalogue())
    assert half is not None
    assert half.unknown_cards == 1  # learnt while playing
    SetFolder.of("begun").save(new_draft("begun"))
    with pytest.raises(IncompleteSet, match="67 cards; boards 1, 2, 3, 4"):
        cards_in(Path("begun"), Catalogue())
    with pytest.raises(NoSuchFolder):
        cards_in(Path("nothing"), Catalogue())


def test_play_says_what_a_set_lacks_in_one_sentence(palace, tmp_path: Path) -> None:
    SetFolder.of("half").save(new_draft("half"))
    run = palace("play", "--set", "half", "--journal", str(tmp_path / "journal"))
    assert run.returncode == 1
    assert run.stderr == (
        "The card set half is not complete: 67 cards; boards 1, 2, 3, 4. Type in the rest: palace cards half\n"
    )
    run = palace("play", "--set", "hal", "--journal", str(tmp_path / "journal"))
    assert "not one of your sets (half)" in run.stderr


def test_the_check_finds_a_set_by_its_name(palace) -> None:
    SetFolder.of("ours").save(house_draft())
    run = palace("data", "check", "ours")
    assert run.returncode == 0
    assert str(SetFolder.of("ours").folder) in run.stdout
