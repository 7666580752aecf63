"""Arguments that no page sends, from somebody with a link: each is refused or harmless, and the hub goes on."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest
from tests.cases import few
from tests.web.running import Place, running

from palace_hub.referee import entries
from palace_hub.web import desk, guard

ACTIONS = sorted(set(re.findall(r'"([a-z_]+)"', Path(desk.__file__).read_text())) | {"__class__", "", "x" * 900})
"""Every word of the module, so that a new action is tried too."""
JUNK: tuple[list[object], ...] = (
    [],
    [0],
    [-1],
    [2**30],
    [True],
    [""],
    ["arch"],
    ["do", "undo"],
    ["x" * 900],
    ["touch", -5, 10**6],
    ["touch", 0, 0],
    ["put", "gold"],
    ["arrow", 7, 7],
    ["knob", True],
    [1, 2, 3, 4, 5, 6, 7, 8],
    ["Ann", "", "", "Ann", *[""] * 8, False, False, "1", "0", "screen"],
    ["Ann", "ghost", "under", "Bo", *[""] * 8, False, False, "²", "9", "printed:../../etc"],
)
ENDS = {"end_now", "new_game", "discard", "leave", "back", "player_leaves"}
"""Actions that end the game under the test."""


def tried(place: Place, path: str, token: str) -> Counter[int]:
    """All actions with all arguments over one connection; the statuses of the answers."""
    statuses: Counter[int] = Counter()
    with place.connect() as visitor:
        for action in ACTIONS:
            for arguments in JUNK:
                if action in ENDS and path == "/do/host":
                    continue
                body = json.dumps({"do": action, "args": arguments}).encode()
                said = {
                    "Origin": f"http://{place.netloc}",
                    "Content-Type": "application/json",
                    "Content-Length": str(len(body)),
                    "Connection": "keep-alive",
                }
                visitor.sendall(place.request("POST", path, (token,), said, body))
                statuses[int(visitor.recv(65536).split(b" ", 2)[1])] += 1
                assert place.faults == [], (action, arguments, place.faults)
    return statuses


@few(1, "who", ["seat", "host"])
def test_junk_does_not_hurt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, who: str) -> None:
    monkeypatch.setattr(guard, "ENTRIES_AT_ONCE", 10**6)
    with running(tmp_path, turn=4) as place:
        kept = place.links.in_force
        path, token = ("/do/host", kept.host) if who == "host" else ("/do/seat/1", kept.seats[0])
        statuses = tried(place, path, token)
        assert set(statuses) <= {200, 409}, statuses
        assert statuses[409] > statuses[200]
        place.until(lambda snapshot: snapshot.game is not None)
        assert place.runner.failure is None
        if who == "seat":
            foreign = {entries.EndNow, entries.NewGame, entries.Override, entries.Resume, entries.Discard}
            assert not [entry for entry in place.submitted if type(entry) in foreign]
