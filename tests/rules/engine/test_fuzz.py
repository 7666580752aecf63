"""Random input: each line gets one reply, a result or a typed error other than `internal`."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cases import examples

from monkey_palace.engine.protocol import Engine
from monkey_palace.game.history import Game

PLACEMENTS = [
    "A14,17,0w",
    "A11,17,1s",
    "L11,14,2",
    "A11,8,0n",
    "A11,11,1n",
    "G11,14,2",
    "B2,2,0",
    "C5,5,0",
    "A31,31,9e",
    "x",
]
OPS = ["new", "state", "position", "legal", "check", "count", "best", "apply", "undo", "redo", "score", "fly"]
CELLS = ["11,8,1", "14,14,2", "11,11,2", "0,0,0", "99,0,0", None]

staircases = st.lists(st.sampled_from(PLACEMENTS), max_size=8).map(" ".join)
junk = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 10**6), st.floats(), st.text(max_size=20), st.just([]), st.just({})
)
commands = st.one_of(
    st.fixed_dictionaries({"kind": st.just("build"), "staircase": staircases}),
    st.fixed_dictionaries({"kind": st.sampled_from(["place_monkey", "place_frog"]), "at": st.sampled_from(CELLS)}),
    st.fixed_dictionaries(
        {"kind": st.sampled_from(["pass_build", "take_frog", "end_turn", "take_cards", "place_butterfly"])}
    ),
    st.fixed_dictionaries(
        {"kind": st.just("take"), "from": st.just("recurring"), "arch": st.integers(0, 3), "brick": st.integers(0, 3)}
    ),
    st.fixed_dictionaries(
        {
            "kind": st.just("report_build"),
            "start_colour": st.just("gold"),
            "arches": st.just(2),
            "height": st.just(2),
            "decoration": st.just("gold"),
        }
    ),
    st.dictionaries(st.sampled_from(["kind", "at", "staircase", "arch", "cards", "from"]), junk, max_size=4),
)
requests = st.one_of(
    st.fixed_dictionaries({"op": st.just("check"), "staircase": staircases}),
    st.fixed_dictionaries({"op": st.just("apply"), "command": commands}),
    st.fixed_dictionaries(
        {"op": st.just("legal"), "kind": st.sampled_from(["command", "staircase"]), "limit": st.integers(0, 5)}
    ),
    st.fixed_dictionaries(
        {"op": st.just("count"), "arches": st.integers(0, 4), "bricks": st.integers(0, 3), "limit": st.integers(0, 50)}
    ),
    st.fixed_dictionaries({"op": st.just("best"), "budget": st.integers(1, 50)}),
    st.fixed_dictionaries({"op": st.sampled_from(["undo", "redo", "state", "score"])}),
    st.dictionaries(
        st.sampled_from(
            ["op", "kind", "limit", "staircase", "command", "state", "players", "seed", "arches", "seconds"]
        ),
        junk | st.sampled_from(OPS),
        max_size=5,
    ),
)


@settings(max_examples=examples(150), deadline=None)
@given(st.integers(1, 4), st.lists(requests, max_size=15))
def test_any_requests_are_answered_by_a_result_or_a_typed_error(ground_map, asked):
    engine = Engine()
    new = {"op": "new", "players": ["Ann", "Bo"], "ground_map": ground_map, "expansions": ["butterfly", "frog"]}
    assert json.loads(engine.handle(json.dumps(new).encode()))["ok"]
    for request in asked:
        reply = json.loads(engine.handle(json.dumps(request).encode()))
        assert isinstance(reply["ok"], bool)
        if not reply["ok"]:
            assert reply["error"].keys() >= {"code", "rule", "params", "message"}
            assert reply["error"]["code"] != "internal", reply
    state = json.loads(engine.handle(b'{"op":"state"}'))
    other = json.loads(Engine().handle(json.dumps({"op": "position", "state": state["state"]}).encode()))
    assert other["ok"], "what play has reached is a position"
    assert other["state_hash"] == state["state_hash"]


@settings(max_examples=examples(150), deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes_are_answered_by_a_typed_error(line):
    reply = json.loads(Engine().handle(line))
    assert reply["ok"] is False
    assert reply["error"]["code"] != "internal"


def test_a_fault_of_the_engine_is_answered_and_its_traceback_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object, **__: object) -> Game:
        raise ZeroDivisionError("planted")

    engine = Engine()
    monkeypatch.setattr(Game, "new", fail)
    reply = json.loads(engine.handle(b'{"op": "new", "players": ["Ann", "Bo"], "id": 3}'))
    assert (reply["id"], reply["ok"], reply["error"]["code"]) == (3, False, "internal")
    assert caplog.records[-1].exc_info is not None
    assert "planted" in caplog.text
    monkeypatch.undo()
    assert json.loads(engine.handle(b'{"op": "new", "players": ["Ann", "Bo"]}'))["ok"]
