"""`palace config`: what it prints, what it writes, and what it refuses."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.command_here import Run

import monkey_palace
from palace_hub.cli.main import FAILED
from palace_hub.cli.parser import WRONG_USAGE
from palace_hub.files.configuration import Config, load_config

Palace = Callable[..., Run]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path / "config" / "palace-hub" / "palace.toml"


def test_the_path_is_printed_before_there_is_a_file(palace: Palace, file: Path) -> None:
    assert palace("config", "path") == (0, f"{file}\n", "")


def test_the_shown_settings_are_a_file_with_the_same_settings(palace: Palace, file: Path) -> None:
    assert palace("config", "set", "web.hosts", "table.home", "palace.local").returncode == 0
    assert palace("config", "set", "language", "fr").returncode == 0
    assert palace("config", "set", "box.arch", "79").returncode == 0
    before = load_config()
    assert (before.web.hosts, before.language) == (("table.home", "palace.local"), "fr")
    shown = palace("config", "show").stdout
    file.write_text(shown, encoding="utf-8")
    assert load_config() == before != Config()
    assert palace("config", "show").stdout == shown
    one = palace("config", "show", "box.arch").stdout
    assert "arch = 79" in one
    assert "hosts" not in one


def test_the_schema_is_json_in_the_language_of_the_command(palace: Palace, file: Path) -> None:
    english, french = (json.loads(palace(f"--language={name}", "config", "schema").stdout) for name in ("en", "fr"))
    assert english["properties"]["web"]["properties"]["port"]["default"] == 8080
    assert english["description"] != french["description"]


def test_a_changed_file_keeps_comments_mode_and_link(palace: Palace, file: Path, tmp_path: Path) -> None:
    real = tmp_path / "dotfiles.toml"
    real.write_text("# ours\nground_map = 2 # the small one\n", encoding="utf-8")
    real.chmod(0o640)
    file.parent.mkdir(parents=True)
    file.symlink_to(real)
    assert palace("config", "set", "ground_map", "3").returncode == 0
    assert file.is_symlink()
    assert real.read_text(encoding="utf-8") == "# ours\nground_map = 3 # the small one\n"
    assert real.stat().st_mode & 0o777 == 0o640
    assert palace("config", "set", "ground_map", "--default").returncode == 0
    assert load_config() == Config()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("ground_map", "5"), "ground_map cannot be 5"),
        (("ground_map", "[" * 5000), "ground_map cannot be"),
        (("ground_map", "9" * 5000), "ground_map cannot be"),
        (("web.enabled", "yes"), 'web.enabled cannot be "yes"'),
        (("web.listen", "home"), 'web.listen cannot be "home"'),
        (("web.hosts", "a b"), "web.hosts.0 cannot be"),
        (("language", "xx"), 'language cannot be "xx"'),
        (("box.arch", "81"), "box.arch cannot be 81"),
        (("journal", ""), "journal cannot be"),
        (("journal", "\udcff"), "journal cannot be"),
    ],
)
def test_a_bad_value_changes_nothing(palace: Palace, file: Path, words: tuple[str, ...], told: str) -> None:
    file.parent.mkdir(parents=True)
    file.write_text("# ours\n", encoding="utf-8")
    done = palace("config", "set", *words)
    assert done.returncode == FAILED
    assert told in done.stderr
    assert "Traceback" not in done.stderr
    assert file.read_text(encoding="utf-8") == "# ours\n"
    assert [path.name for path in file.parent.iterdir()] == ["palace.toml"]


@pytest.mark.parametrize("words", [("nonsense", "1"), ("web", "1"), ("ground_map",), ("ground_map", "1", "2")])
def test_wrong_usage_changes_nothing(palace: Palace, file: Path, words: tuple[str, ...]) -> None:
    assert palace("config", "set", *words).returncode == WRONG_USAGE
    assert not file.exists()


def test_a_wrong_line_can_be_mended_and_a_broken_one_is_named(palace: Palace, file: Path) -> None:
    file.parent.mkdir(parents=True)
    file.write_text("ground_map = 9\n", encoding="utf-8")
    assert palace("config", "show").returncode == FAILED
    assert palace("config", "set", "ground_map", "2").returncode == 0
    assert load_config().ground_map == 2
    file.write_text("ground_map = \nlanguage = 'de'\n", encoding="utf-8")
    done = palace("config", "set", "language", "fr")
    assert done.returncode == FAILED
    assert "line 1" in done.stderr
    assert file.read_text(encoding="utf-8") == "ground_map = \nlanguage = 'de'\n"


@pytest.mark.parametrize(
    "words",
    [("card_set", "nosuch"), ("journal", "/proc/version/games/journal.sqlite"), ("journal", "/proc")],
)
def test_what_the_hub_would_not_start_with_is_refused(palace: Palace, file: Path, words: tuple[str, ...]) -> None:
    run = palace("config", "set", *words)
    assert run.returncode == FAILED
    assert "stays as it is" in run.stderr
    assert words[1].removesuffix("/journal.sqlite") in run.stderr
    assert not file.exists()


@pytest.mark.parametrize(("key", "field"), [("journal", "journal"), ("backup.folder", "backup")])
def test_a_file_is_the_same_whatever_folder_the_hub_starts_in(palace: Palace, file: Path, key: str, field: str) -> None:
    here = Path("games").absolute()
    assert f'{key} is now "{here}".' in palace("config", "set", key, "games").stdout
    kept = getattr(load_config(), field)
    assert here in (kept, getattr(kept, "folder", None))


def test_a_set_of_cards_that_is_there_is_taken(palace: Palace, file: Path) -> None:
    folder = Path(monkey_palace.__file__).parent / "data" / "house"
    assert palace("config", "set", "card_set", str(folder)).returncode == 0
    assert load_config().card_set == folder


def test_a_file_that_cannot_be_read_is_named_once(palace: Palace, file: Path) -> None:
    file.mkdir(parents=True)
    for words in (("show",), ("set", "ground_map", "2")):
        done = palace("config", *words)
        assert done.returncode == FAILED
        assert done.stderr.count("palace.toml is a folder") == 1
    assert palace("config", "path").stdout == f"{file}\n"
