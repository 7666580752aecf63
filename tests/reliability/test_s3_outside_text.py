"""S3: hostile text in names, nodes, serial lines and cards (markup, controls, bidi marks, length) is shown safely."""

import json
import logging
import unicodedata
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from tests.core.by_hand import Table
from tests.reliability.lines import HELLO
from tests.reliability.results import forms
from tests.reliability.structures import framed
from tests.tui.scenes.index import SCENES
from tests.tui.test_outside_text import HIDDEN, draw, drawn, strings_of, texts

from palace_hub.cli import doctor
from palace_hub.cli.data import check
from palace_hub.core.snapshot import snapshot
from palace_hub.core.turn import Turn
from palace_hub.doctor import machine, ports
from palace_hub.doctor.checks import CheckResult
from palace_hub.doctor.findings import Surroundings
from palace_hub.journal.store import Journal
from palace_hub.link import hello_on_port
from palace_hub.link.hello_on_port import Heard
from palace_hub.locale.catalogue import Catalogue
from palace_hub.tui.widgets.devices import DevicesPage
from palace_hub.views.devices.overview import devices
from palace_hub.views.wording import Wording
from palace_hub.wire.lines import LineDecoder

CATALOGUE = Catalogue()
WORDING = Wording()
LONGEST_LINE = 1200  # five texts of 200 characters in one sentence
NODE_TEXT = 40  # characters that a node may say of itself
PORT = "a#1"


def plain(said: str) -> Counter[str]:
    """What is wrong with lines that go to a terminal or a file."""
    return Counter(
        fault
        for line in said.split("\n")
        for fault, there in (
            ("hidden", any(unicodedata.category(character) in HIDDEN for character in line)),
            ("endless", len(line) > LONGEST_LINE),
        )
        if there
    )


class Kept(logging.Handler):
    """What the hub writes into its log."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


class Places:
    """A hub that hears a node, a configuration, a card set: each place through which text comes in, and out again."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder, self.capsys = folder, capsys
        self.table = Table(folder / "journal.sqlite", Journal.open(folder / "journal.sqlite"))
        self.log = Kept()
        self.logger = logging.getLogger("palace_hub")
        self.level = self.logger.level
        self.logger.addHandler(self.log)
        self.logger.setLevel(logging.INFO)
        self.table.core.step(Turn(t=0.0, opened=[PORT]))
        self.heard = self.shown = 0

    def close(self) -> None:
        self.logger.removeHandler(self.log)
        self.logger.setLevel(self.level)
        self.table.journal.close()

    def logs(self, text: str, node: str) -> Counter[str]:
        """A node that says it over its line, and calls itself so: the log, and Devices as the hub fills it."""
        said = text.encode("utf-8", "surrogatepass").replace(b"\n", b" ")
        called = "".join(sign for sign in node if " " <= sign <= "~")[:NODE_TEXT] or "x"
        hello = {**HELLO, "id": called, "boot": called, "board": called, "rt": called, "fw": called}
        self.table.t += 1.0
        data = said + b"\n" + framed(json_bytes(hello))
        self.table.core.step(Turn(t=self.table.t, received={PORT: data}))
        now = snapshot(self.table.core.hub)
        self.heard += any(link.node_id == called for link in now.links)
        self.shown += any("says" in line for line in self.log.lines)
        view = devices(now, WORDING)
        draw(DevicesPage(), view, 100, 40, False)
        found = plain("\n".join(self.log.lines)) + plain("\n".join(strings_of(view)))
        self.log.lines.clear()
        return found

    def doctor(self, text: str, node: str, port: str) -> Counter[str]:
        """The same on a port that the doctor asks, and in a configuration that it reads."""
        heard = Heard()
        lines = text.encode("utf-8", "surrogatepass") + b"\n"
        if node:
            called = "".join(sign for sign in node if " " <= sign <= "~")[:NODE_TEXT] or "x"
            lines += framed(json_bytes({**HELLO, "id": called, "board": called, "fw": called}))
        hello_on_port.listen(lines, LineDecoder(), heard, None)
        config = self.folder / "palace.toml"
        config.write_bytes(f"{toml(text)} = {toml(node)}\n".encode("utf-8", "surrogatepass"))
        findings = (
            *ports.check_answer(port, heard),
            *ports.check_set([(port, heard.hello)] * 2 if heard.hello else [], False),
            *machine.config(Surroundings(config=config)),
        )
        doctor.print_result(CheckResult("nodes", findings), CATALOGUE)
        sentences = [finding.as_json("nodes", CATALOGUE) for finding in findings]
        return plain(self.capsys.readouterr().out) + plain(
            "\n".join(sentence["text"] + sentence["fix_text"] for sentence in sentences)
        )

    def cards(self, text: str, other: str) -> Counter[str]:
        """A card set that is called so, with a field of that name."""
        path = self.folder / "cards.toml"
        path.write_bytes(f"name = {toml(text)}\n{toml(other)} = 1\n".encode("utf-8", "surrogatepass"))
        code = check(path, CATALOGUE)
        assert code == 1
        return plain(self.capsys.readouterr().out)


def json_bytes(message: dict[str, object]) -> bytes:
    return json.dumps(message).encode()


def toml(text: str) -> str:
    """A text of TOML, with what may not stand in one escaped."""
    escaped = "".join(
        sign if sign.isprintable() and sign not in '"\\' else f"\\U{ord(sign):08x}"
        for sign in text
        if not "\ud800" <= sign <= "\udfff"
    )
    return f'"{escaped}"'


@pytest.mark.parametrize("cases", forms(100, 2_000))
def test_s3_no_text_from_outside_breaks_what_shows_it(record, tmp_path, capsys, cases):
    places = Places(tmp_path, capsys)
    tried, faults = Counter(), Counter()
    first: list[str] = []

    @settings(
        max_examples=cases,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        scene=st.sampled_from(sorted(SCENES)),
        names=st.lists(texts, min_size=1, max_size=4),
        node=texts,
        serial=texts,
        width=st.sampled_from([60, 80, 100, 120, 137]),
        console=st.booleans(),
    )
    def case(scene, names, node, serial, width, console):
        tried["cases"] += 1
        for place, show in {
            "screens": lambda: drawn(scene, names, node, serial, width, console),
            "logs": lambda: places.logs(serial, node),
            "doctor": lambda: places.doctor(serial, node, names[0]),
            "cards": lambda: places.cards(serial, names[0]),
        }.items():
            tried[place] += 1
            try:
                found = show() or Counter()
            except Exception as fault:  # what is counted here
                found = Counter({type(fault).__name__: 1})
                first.append(f"{place}: {fault!r} for {scene} {names!r} {node!r} {serial!r}"[:2000])
            if found:
                first.append(f"{place}: {found} for {names!r} {node!r} {serial!r}"[:2000])
                faults[place] += 1

    try:
        case()
    finally:
        places.close()
    record(
        "S3",
        "text from outside that crashes, runs an action or breaks the layout: 0",
        cases=tried["cases"],
        shown=tried.total() - tried["cases"],
        broken=faults.total(),
        nodes_heard=places.heard,
        lines_logged=places.shown,
    )
    assert not faults, first[0]
    assert tried["cases"] >= 0.9 * cases
    assert min(places.heard, places.shown) > cases / 2
