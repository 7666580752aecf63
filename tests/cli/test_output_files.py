"""Files that a command will write: a name that cannot be written is refused before the work begins."""

from pathlib import Path

import pytest

from palace_hub.bench.tray import measure
from palace_hub.run import demo

OUTPUTS = [
    (["demo", "--headless"], "--record"),
    (["demo", "--headless"], "--record-frames"),
    (["demo", "--headless"], "--journal"),
    (["play"], "--record-frames"),
    (["record"], "--to"),
    (["bench", "sensing"], "--plot"),
]


@pytest.fixture(autouse=True)
def _no_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command that begins its work fails the test."""

    def begun(*_: object, **__: object) -> None:
        raise AssertionError("the work has begun")

    monkeypatch.setattr(demo, "TableProcess", begun)
    monkeypatch.setattr(measure, "measure", begun)
    monkeypatch.setenv("XDG_CONFIG_HOME", "/no configuration")


def refusal(palace, *words: str) -> str:
    """The one sentence with which a command refuses its options."""
    run = palace(*words)
    assert run.returncode == 1, run
    assert run.stdout == ""
    sentence, *more = run.stderr.splitlines()
    assert more == []
    assert "Errno" not in sentence
    return sentence


@pytest.mark.parametrize(("command", "option"), OUTPUTS)
def test_a_folder_that_does_not_exist_is_named_at_the_start(palace, tmp_path: Path, command: list[str], option: str):
    file = tmp_path / "none" / "x.svg"
    sentence = refusal(palace, *command, option, str(file))
    assert f"There is no folder {file.parent}" in sentence
    assert str(file) in sentence
    assert option in sentence
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize(("command", "option"), OUTPUTS)
def test_a_folder_that_is_a_file_is_named_at_the_start(palace, tmp_path: Path, command: list[str], option: str):
    (tmp_path / "letter").write_text("Dear Ann")
    sentence = refusal(palace, *command, option, str(tmp_path / "letter" / "x.svg"))
    assert f"{tmp_path / 'letter'} is not a folder" in sentence
    assert option in sentence


@pytest.mark.parametrize(("command", "option"), OUTPUTS)
def test_a_folder_in_place_of_a_file_is_refused(palace, tmp_path: Path, command: list[str], option: str):
    (tmp_path / "x.svg").mkdir()
    sentence = refusal(palace, *command, option, str(tmp_path / "x.svg"))
    assert f"{tmp_path / 'x.svg'} is a folder" in sentence
    assert sorted(path.name for path in tmp_path.iterdir()) == ["x.svg"]


@pytest.mark.parametrize(("command", "option"), OUTPUTS)
def test_a_folder_without_permission_is_refused(palace, tmp_path: Path, as_nobody, command: list[str], option: str):
    sentence = refusal(palace, *command, option, "/palace.svg")
    assert sentence.startswith(f"{option} /palace.svg cannot be written: Permission denied.")


@pytest.mark.parametrize("command", [["demo", "--headless"], ["play"]])
def test_a_recording_replaces_no_file(palace, tmp_path: Path, command: list[str]):
    (tmp_path / "x").write_text("Dear Ann")
    assert f"{tmp_path / 'x'} exists already" in refusal(palace, *command, "--record-frames", str(tmp_path / "x"))
    assert (tmp_path / "x").read_text() == "Dear Ann"


@pytest.mark.parametrize(
    ("command", "option"),
    [(["demo", "--headless"], "--log"), (["setup", "broker", "--address", "10.0.0.9"], "--to")],
)
def test_a_folder_to_write_to_is_looked_at_first(palace, tmp_path: Path, command: list[str], option: str):
    (tmp_path / "letter").write_text("Dear Ann")
    for folder in (tmp_path / "letter", tmp_path / "letter" / "more"):
        sentence = refusal(palace, *command, option, str(folder))
        assert f"{tmp_path / 'letter'} is not a folder" in sentence
        assert option in sentence


def test_a_file_that_can_be_written_is_left_as_it_is(palace, tmp_path: Path):
    (tmp_path / "x").write_text("Dear Ann")
    assert "no file of" in refusal(palace, "record", "--journal", str(tmp_path / "j"), "--to", str(tmp_path / "x"))
    assert (tmp_path / "x").read_text() == "Dear Ann"


def test_a_journal_that_is_not_there_is_named(palace, tmp_path: Path):
    file = tmp_path / "none.sqlite"
    assert refusal(palace, "record", "--journal", str(file)).startswith(f"There is no file of games {file}.")
