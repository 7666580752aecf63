"""The control channel and ptys with the real firmware, driven by a toy hub."""

import json
import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.run.games import children

from palace_hub.wire.lines import LineDecoder

Start = Callable[..., tuple[subprocess.Popen[bytes], Path]]


def messages(hub: Any, name: str) -> list[dict[str, Any]]:
    """The JSON messages among the bytes read from a port."""
    decoder = LineDecoder()
    return [json.loads(line) for line in decoder.receive(bytes(hub.read[name])) if isinstance(line, bytes)]


def welcome(hub: Any, name: str, session: str) -> None:
    """Welcome a node and run windows until its samples arrive."""
    hub.say(name, {"t": "who"})
    for _ in range(60):
        hub.window()
        if any(message["t"] == "hello" for message in messages(hub, name)):
            break
    hub.say(name, {"t": "welcome", "p": [1, 0], "hub": "toy", "s": session})
    for _ in range(10):
        hub.window()


@pytest.mark.long
def test_a_hub_gets_hello_and_then_samples_with_every_byte_counted(start_table: Start, toy_hub: Any) -> None:
    start_table("--seed", "3", "--players", "2")
    hub = toy_hub()
    assert hub.attached["session"] == 1
    assert hub.attached["t"] == 0.0
    assert hub.attached["players"] == ["Ann", "Bo"]
    assert hub.attached["box"] == {
        "arch": 80,
        "brick": 80,
        "column": 16,
        "light_green": 16,
        "dark_green": 16,
        "gold": 16,
    }
    assert list(hub.attached["ports"]) == ["tray#1"]
    times = [hub.window()["t"] for _ in range(3)]
    assert times == [0.05, 0.1, 0.15]
    welcome(hub, "tray#1", "7d")
    found = messages(hub, "tray#1")
    (hello, *_) = [message for message in found if message["t"] == "hello"]
    assert (hello["role"], hello["cells"]) == ("tray", 6)
    samples = [message for message in found if message["t"] == "s"]
    assert [sample["n"] for sample in samples] == list(range(len(samples)))
    assert len(samples) >= 8
    conversions = sum(len(cell) // 2 for sample in samples for cell in sample["c"])
    assert 0.8 * 24 * len(samples) < conversions < 1.2 * 24 * len(samples)


def test_after_a_hub_reconnects_two_seconds_have_passed_and_counters_are_zero(start_table: Start, toy_hub: Any) -> None:
    start_table("--seed", "3")
    first = toy_hub()
    welcome(first, "tray#1", "7d")
    last = first.window()
    assert last["received"]["tray#1"] > 1000
    first.hang_up()
    second = toy_hub()
    assert second.attached["session"] == 2
    assert second.attached["t"] == last["t"] + 0.05 + 2.0
    advance = second.window()
    assert advance["received"].get("tray#1", 0) < 1000
    welcome(second, "tray#1", "8e")
    assert messages(second, "tray#1")


@pytest.mark.long
def test_a_hub_that_dies_with_unwritten_bytes_does_not_stop_the_table(start_table: Start, toy_hub: Any) -> None:
    start_table("--seed", "3")
    first = toy_hub()
    first.window()
    first.receive("advance")
    first.sent["tray#1"] += 100
    first.answer({"tray#1": ""})
    first.hang_up()
    assert toy_hub().attached["session"] == 2


def test_a_pulled_cable_comes_back_as_the_next_generation(start_table: Start, toy_hub: Any) -> None:
    start_table("--seed", "3", "--events", "unplug@1:0.5,kill-node@3:0.5")
    hub = toy_hub()
    names = [tuple(hub.window()["ports"]) for _ in range(40)]
    assert names[:19] == [("tray#1",)] * 19
    assert () in names
    assert names[-1] == ("tray#2",)
    assert sorted(set(names[19:]), key=names.index) in ([("tray#1",), (), ("tray#2",)], [(), ("tray#2",)])


@pytest.mark.long
def test_a_killed_node_comes_back_with_another_boot_id_on_the_same_port(start_table: Start, toy_hub: Any) -> None:
    table, _ = start_table("--seed", "3", "--events", "kill-node@1:0.5")
    hub = toy_hub()
    (before,) = children(table.pid)
    for _ in range(70):
        assert list(hub.window()["ports"]) == ["tray#1"]
    (after,) = children(table.pid)
    assert before != after
    boots = {message["boot"] for message in messages(hub, "tray#1") if message["t"] == "hello"}
    ids = {message["id"] for message in messages(hub, "tray#1") if message["t"] == "hello"}
    assert (len(boots), len(ids)) == (2, 1)


def test_the_clock_of_a_node_may_start_near_its_wrap(start_table: Start, toy_hub: Any) -> None:
    start = (1 << 30) - 2_000_000
    start_table("--seed", "3", "--ticks-start", str(start))
    hub = toy_hub()
    welcome(hub, "tray#1", "7d")
    for _ in range(60):
        hub.window()
    stamps = [message["us"] for message in messages(hub, "tray#1") if message["t"] == "s"]
    assert stamps[0] > start
    assert stamps[-1] < 10_000_000
    assert all(0 <= stamp < 1 << 30 for stamp in stamps)


@pytest.mark.long
def test_terminating_the_table_leaves_no_node_behind(start_table: Start, toy_hub: Any) -> None:
    table, path = start_table("--seed", "3")
    toy_hub().window()
    (node,) = children(table.pid)
    table.send_signal(signal.SIGTERM)
    assert table.wait(10) == 128 + signal.SIGTERM
    assert not Path(f"/proc/{node}").exists()
    assert not path.exists()


@pytest.mark.long
def test_the_table_kills_the_hub_that_it_was_told_of(start_table: Start, toy_hub: Any) -> None:
    victim = subprocess.Popen(["sleep", "60"])
    start_table("--seed", "3", "--events", "kill-hub@0.5")
    real = os.getpid
    os.getpid = lambda: victim.pid  # type: ignore[assignment]
    try:
        hub = toy_hub()
    finally:
        os.getpid = real
    for _ in range(10):
        hub.window()
    assert victim.wait(10) == -signal.SIGKILL


def test_the_goodbye_comes_when_the_game_has_ended(start_table: Start, toy_hub: Any) -> None:
    table, path = start_table("--seed", "3")
    hub = toy_hub()
    view = {
        "phase": "ended",
        "stage": None,
        "player": 0,
        "state": None,
        "boxes": [],
        "choice": None,
        "wrong": False,
        "main": None,
        "question": None,
        "tray": "ok",
    }
    for _ in range(41):
        hub.window(view=view)
    bye = hub.receive("bye")
    assert bye["violations"] == {"made": 0, "caught": 0}
    assert bye["detections"]["silent_wrong"] == 0
    assert bye["flipped"] == 0
    hub.hang_up()
    assert table.wait(10) == 0
    assert (path.parent / "table.json").is_file()
