"""`palace flash` on a real MicroPython at its raw prompt; the real firmware starts and says hello."""

import errno
import json
import shutil
from pathlib import Path

import pytest
from tests.install.board_here import ID, MICROPYTHON, BoardHere, ReportedFacts
from tests.install.flash_images import FIRMWARE, PLATE

from palace_hub.cli import main
from palace_hub.install import board as flash_board
from palace_hub.install import flash as flashing
from palace_hub.install.board import FlashFailed, FlashRefused
from palace_hub.install.flash import ASIDE, FlashWish, flash
from palace_hub.install.image import image, sealed, version, watchdog
from palace_hub.link import hello_on_port
from palace_hub.link.faults import PortHeld
from palace_hub.link.serial_link import opened
from palace_hub.locale.catalogue import Catalogue

BROKER = json.dumps(
    {"broker": "127.0.0.1", "port": 1, "table": "home", "user": ID, "password": "word", "ssid": "Home", "key": "k"}
).encode()


needs_micropython = pytest.mark.skipif(MICROPYTHON is None, reason="no MicroPython for this machine in the index")


@pytest.fixture
def power(tmp_path: Path):
    """`power(facts, files)` switches a board on."""
    boards: list[BoardHere] = []

    def on(says: ReportedFacts | None = None, files: dict[str, bytes] | None = None) -> BoardHere:
        board = BoardHere(tmp_path, says)
        boards.append(board)
        for name, data in (files or {}).items():
            path = board.flash / name
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(data)
        return board.on()

    yield on
    for board in boards:
        board.close()


def run(here: BoardHere, firmware: Path = FIRMWARE, **wish) -> tuple[flashing.FlashResult, list[str]]:
    told: list[str] = []
    done = flash(
        FlashWish(here.path, **wish), firmware, lambda message: told.append(Catalogue().text(message)), here.ports
    )
    return done, told


def with_program(config: bytes = sealed(PLATE), board: str = "pico_w", **more: bytes) -> dict[str, bytes]:
    return {**image(FIRMWARE, board).files, "config.json": config, **more}


@needs_micropython
def test_an_empty_pico_w_becomes_a_plate_that_says_hello(power):
    board = power(ReportedFacts())
    before = board.path
    done, told = run(board, role="plate")
    assert done.port == board.path != before
    assert (done.hello.id, done.hello.role, done.hello.board, done.hello.fw) == (
        ID,
        "plate",
        "pico_w",
        version(FIRMWARE),
    )
    files = board.files()
    assert {name for name in files if name.startswith("boards/")} == {
        "boards/pico_w.py",
        "boards/rp.py",
        "boards/pins.py",
    }
    assert files["config.json"] == sealed(b'{"role":"plate"}')
    assert "lib/board.pyi" not in files
    for name, data in image(FIRMWARE, "pico_w").files.items():
        assert files[name] == data
    assert f"Found a pico_w, id {ID}, as plate." in told


@needs_micropython
@pytest.mark.parametrize("config", [sealed(PLATE), PLATE + b"\n"], ids=["from the hub", "by hand"])
def test_a_second_time_writes_nothing_and_keeps_its_configuration(power, config: bytes):
    board = power(ReportedFacts(), with_program(config))
    before = board.files()
    done, told = run(board)
    assert done.plan.write == ()
    assert done.hello.role == "plate"
    assert board.files() == before
    assert "Its configuration stays as it is." in told
    assert f"All files were there already, {len(done.plan.image.files)} unchanged." in told


@needs_micropython
def test_only_what_differs_is_written_and_what_is_stale_goes(power):
    board = power(
        ReportedFacts(),
        with_program(**{"lib/ticks.py": b"old", "lib/gone.py": b"x", "drivers/hall.mpy": b"x", "lib/a.py.new": b"x"}),
    )
    (board.flash / "notes.txt").write_text("mine")
    untouched = board.flash / "lib" / "node.py"
    before = untouched.stat().st_ino
    done, _ = run(board)
    assert done.plan.write == ("lib/ticks.py",)
    assert untouched.stat().st_ino == before
    files = board.files()
    assert files["lib/ticks.py"] == (FIRMWARE / "lib/ticks.py").read_bytes()
    assert {"lib/gone.py", "drivers/hall.mpy", "lib/a.py.new"} & set(files) == set()
    assert files["notes.txt"] == b"mine"


REFUSALS = [
    (ReportedFacts(), with_program(), {"role": "tray"}, "flash-other-role"),
    (ReportedFacts(), with_program(), {"board": "pico2_w"}, "flash-not-that-board"),
    (
        ReportedFacts(machine="Raspberry Pi Pico with RP2040", kind="pico"),
        with_program(),
        {"broker": BROKER},
        "flash-no-radio",
    ),
    (ReportedFacts(), with_program(), {"broker": b"[]"}, "flash-bad-broker"),
    (ReportedFacts(), with_program(), {"broker": BROKER.replace(ID.encode(), b"another")}, "flash-other-account"),
    (ReportedFacts(), with_program(), {"broker": BROKER.replace(b"Home", b"")}, "flash-no-network"),
    (ReportedFacts(), {}, {}, "flash-no-role"),
    (ReportedFacts(), with_program(b'{"role":"plate"}*00000000\n'), {}, "flash-damaged-config"),
    (ReportedFacts(), {"main.py": b"import time\n"}, {"role": "tray"}, "flash-other-program"),
    (ReportedFacts(platform="esp32", machine="ESP32 module"), {}, {"role": "tray"}, "flash-other-board"),
    (ReportedFacts(name="circuitpython"), {}, {"role": "tray"}, "flash-other-board"),
    (ReportedFacts(version=(1, 25, 0)), {}, {"role": "tray"}, "flash-old-micropython"),
    (ReportedFacts(free=50_000), {}, {"role": "tray"}, "flash-full"),
]


@needs_micropython
@pytest.mark.parametrize(("says", "files", "wish", "key"), REFUSALS, ids=[one[3] + one[0].name[0] for one in REFUSALS])
def test_a_refusal_comes_before_the_first_write(power, says: ReportedFacts, files: dict, wish: dict, key: str):
    board = power(says, files)
    before, starts = board.files(), board.starts
    with pytest.raises(FlashRefused) as refused:
        run(board, **wish)
    assert (refused.value.key, type(refused.value)) == (key, FlashRefused)
    assert board.files() == before
    sentence = main.sentence_of(refused.value, Catalogue())
    assert "Fix: " in sentence
    assert "{" not in sentence
    if "lib/node.py" in files:  # the program that was there goes on
        board.wait_for_resets(1)
        assert hello_on_port.ask(board.path, 10.0).hello is not None
        assert board.starts == starts + 1


@needs_micropython
def test_a_role_changes_only_with_a_second_option(power):
    board = power(ReportedFacts(), with_program())
    done, _ = run(board, role="tray", change_role=True)
    assert done.hello.role == "tray"
    assert board.files()["config.json"] == sealed(b'{"role":"tray"}')


@needs_micropython
def test_another_program_is_overwritten_only_with_an_option(power):
    board = power(ReportedFacts(), {"main.py": b"print('blinking')\n"})
    done, _ = run(board, role="tray", replace=True)
    assert done.hello.role == "tray"


@needs_micropython
def test_a_dry_run_tells_and_changes_nothing(power):
    board = power(ReportedFacts(), with_program(**{"lib/ticks.py": b"old", "lib/gone.py": b"x"}))
    before = board.files()
    done, told = run(board, dry_run=True)
    assert done.hello is None
    assert told[1:] == ["Would write lib/ticks.py", "Would remove lib/gone.py", "Its configuration stays as it is."]
    assert board.files() == before


@needs_micropython
def test_a_node_gets_its_broker_file_after_its_hello(power):
    board = power(ReportedFacts())
    done, _ = run(board, role="plate", broker=BROKER)
    assert done.hello.role == "plate"  # heard over USB, where a node with a broker is silent
    assert board.files()["broker.json"] == BROKER
    assert ASIDE not in board.files()


@needs_micropython
@pytest.mark.parametrize("name", ["broker.json", ASIDE], ids=["silent on USB", "broken off before"])
def test_a_node_on_wifi_keeps_its_broker(power, name: str):
    board = power(ReportedFacts(), with_program(**{name: BROKER}))
    done, _ = run(board)
    assert done.hello is not None
    assert board.files()["broker.json"] == BROKER
    assert ASIDE not in board.files()


@needs_micropython
def test_firmware_that_does_not_start_is_reported_with_its_last_line(power, impatient, tmp_path: Path):
    broken = tmp_path / "firmware"
    shutil.copytree(FIRMWARE, broken)
    (broken / "lib" / "batch.py").write_text('raise ValueError("no \x1b[31mbatch")\n')
    board = power(ReportedFacts(), with_program(**{"broker.json": BROKER}))
    with pytest.raises(FlashFailed) as failed:
        run(board, broken)
    assert failed.value.key == "flash-no-hello"
    assert "ValueError: no " in failed.value.params["line"]
    assert "\x1b" not in main.sentence_of(failed.value, Catalogue())
    assert board.files()["broker.json"] == BROKER
    board.wait_for_resets(2)
    done, _ = run(board)
    assert done.plan.write == ("lib/batch.py",)
    assert board.files()["broker.json"] == BROKER


@needs_micropython
def test_a_hello_with_other_values_is_a_failure(power):
    board = power(ReportedFacts(kind="pico"))
    with pytest.raises(FlashFailed) as failed:
        run(board, role="plate")
    assert failed.value.key == "flash-wrong-hello"
    assert failed.value.params == {"field": "board", "found": "pico", "expected": "pico_w"}


@needs_micropython
def test_the_watchdog_of_a_crashed_program_is_stopped_first(power):
    board = power(ReportedFacts(), {"main.py": b"1 / 0\n", "lib/node.py": b""})
    run(board, role="tray")
    assert board.mark.with_suffix(".memory").read_text() == "40058000 bfffffff\n"
    assert [watchdog(FIRMWARE, name) for name in ("pico2", "pico2_w", "host")] == [0x400D8000, 0x400D8000, None]


@needs_micropython
def test_a_file_system_error_is_reported(power):
    board = power(ReportedFacts(), {"lib": b"a file where a folder belongs"})
    with pytest.raises(FlashFailed) as failed:
        run(board, role="tray")
    assert failed.value.key == "flash-board-error"
    assert failed.value.params["what"].startswith("EEXIST lib")


@needs_micropython
def test_a_vanished_port_is_closed(power, monkeypatch: pytest.MonkeyPatch):
    """A port that stays open comes back under another name. mpremote leaves it open if its lines cannot be set."""

    def gone(transport: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    path = power(ReportedFacts()).path
    board = flash_board.Board(path)
    with pytest.raises(PortHeld):
        opened(path)
    monkeypatch.setattr(flash_board.SerialTransport, "close", gone)
    board.close()
    opened(path).close()


@needs_micropython
def test_a_file_with_other_content_is_detected(power, monkeypatch: pytest.MonkeyPatch):
    board = power(ReportedFacts(), with_program(**{"lib/ticks.py": b"old"}))
    monkeypatch.setattr(flash_board.Board, "put", lambda self, path, data: None)
    with pytest.raises(FlashFailed) as failed:
        run(board)
    assert (failed.value.key, failed.value.params["file"]) == ("flash-not-written", "lib/ticks.py")
