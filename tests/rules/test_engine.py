"""The engine protocol: a whole game over it, and everything that a broken or hostile client may send."""

import io
import json
import tracemalloc

import pytest

from monkey_palace.commands import ReportBuild, command_json
from monkey_palace.engine import LINE_LIMIT, Engine, serve
from monkey_palace.errors import CODES
from monkey_palace.game import Game
from monkey_palace.settings import Settings
from monkey_palace.state import state_hash

NEW = {"id": 1, "op": "new", "players": ["Ann", "Bo"], "settings": {"voluntary_pass": True}, "seed": 7}


class Client:
    """Speaks JSON lines to an engine of its own."""

    def __init__(self, clock=None) -> None:
        self.engine = Engine(clock)

    def ask(self, op: str, **fields):
        return self.raw(json.dumps({"op": op, **fields}).encode())

    def raw(self, line: bytes):
        reply = self.engine.handle(line)
        assert b"\n" not in reply
        return json.loads(reply)

    def refused(self, code: str, line: bytes):
        before = self.engine.handle(b'{"op":"state"}')
        reply = self.raw(line)
        assert reply["ok"] is False
        assert reply["error"]["code"] == code, reply
        assert set(reply["error"]) >= {"code", "rule", "params", "message"}
        assert self.engine.handle(b'{"op":"state"}') == before
        return reply


@pytest.fixture
def client() -> Client:
    client = Client()
    assert client.ask(**NEW)["ok"]
    return client


def test_a_whole_game_over_the_protocol():
    client = Client()
    client.ask("new", players=["Ann", "Bo", "Cy"], settings={"decoration_out": "skip"}, expansions=["frog"], seed=3)
    turns = 0
    while (prompt := client.ask("state")["state"]["prompt"])["kind"] != "ended":
        legal = client.ask("legal", kind="command", limit=2)
        reply = client.ask("apply", command=legal["commands"][-1 if prompt["kind"] != "take_cards" else 0])
        assert reply["ok"], reply
        turns += 1
        assert turns < 2000
    score = client.ask("score")
    assert max(sheet["total"] for sheet in score["scores"]) == score["scores"][score["result"]["winners"][0]]["total"]
    assert client.ask("legal")["commands"] == []
    assert client.ask("apply", command={"kind": "end_turn"})["error"]["code"] == "game_over"


KEYS = """round turn prompt supply players market entitlement credits trophies palace ground figures ended
    end_triggered_by settings set"""


def test_state_has_every_key_of_the_protocol(client):
    state = client.ask("state")["state"]
    assert set(state) >= set(KEYS.split())
    assert set(state["players"][0]) == {"name", "bricks", "cards", "slots", "bonus", "score"}
    assert set(state["prompt"]) == {"kind", "player", "commands"}
    assert len(state["supply"]) == 6
    assert len(state["market"]) == 12


def test_state_and_position_are_inverse(client):
    client.ask("apply", command={"kind": "pass_build"})
    given = client.ask("state")
    other = Client()
    assert other.ask("position", state=given["state"])["state_hash"] == given["state_hash"]
    assert other.ask("state") == given


def test_an_edited_position_is_played_on(client):
    state = client.ask("state")["state"]
    state["players"][0]["bricks"]["brick"] += 5
    state["supply"]["brick"] -= 5
    assert client.ask("position", state=state)["ok"]
    report = ReportBuild(start_colour="gold", arches=1, bricks=5, height=6, five_high=True, decoration="gold")
    reply = client.ask("apply", command=command_json(report))
    assert reply["ok"], reply


def test_observed_state_hides_the_piles(client):
    seen = client.ask("state", observed=True)["state"]
    assert seen["seed"] is None
    assert all(card is None for pile in seen["piles"] for card in pile[:-1])


def test_undo_and_redo(client):
    first = client.ask("state")["state_hash"]
    after = client.ask("apply", command={"kind": "pass_build"})
    undone = client.ask("undo")
    assert (undone["command"]["kind"], undone["state_hash"]) == ("pass_build", first)
    assert client.ask("redo")["state_hash"] == after["state_hash"]
    client.refused("nothing_to_redo", b'{"op":"redo"}')


def test_apply_says_what_happened_and_what_is_awaited(client):
    reply = client.ask("apply", id="a", command={"kind": "pass_build"})
    assert reply["id"] == "a"
    assert [event["kind"] for event in reply["events"]] == ["build_passed", "awaiting"]
    assert reply["prompt"]["kind"] == "take_recurring"


def test_a_command_that_is_not_due_is_refused_with_the_prompt_that_is(client):
    reply = client.refused("not_due", b'{"op":"apply","command":{"kind":"end_turn"}}')
    assert reply["error"]["rule"] == "2.4"
    assert reply["prompt"]["kind"] == "build"


def test_legal_is_cut_at_its_limit_and_says_so(client):
    whole = client.ask("legal", limit=100_000)
    assert whole["complete"]
    count = len(whole["commands"])
    assert not client.ask("legal", limit=count - 1)["complete"]
    assert client.ask("legal", limit=count)["complete"]
    assert client.ask("legal", limit=0) == {"id": None, "ok": True, "commands": [], "complete": False}


FIRST = "A14,17,0w A11,17,1s L11,14,2"
REPORT = {"kind": "report_build", "start_colour": "gold", "arches": 2, "height": 2, "decoration": "gold"}


def test_staircases_are_listed_judged_counted_and_built(client):
    listed = client.ask("legal", kind="staircase")
    assert listed["complete"]
    assert len(listed["staircases"]) == client.ask("count")["count"] == 9
    for staircase in listed["staircases"]:
        bare = client.ask("check", staircase=staircase)
        assert (bare["legal"], bare["violations"], bare["decoration"], bare["arches"]) == (True, [], None, 2)
        (colour,) = bare["decorations"]
        whole = f"{staircase} {colour[0].upper()}{bare['end']}"
        judged = client.ask("check", staircase=whole)
        assert (judged["legal"], judged["decoration"], judged["start_colour"]) == (True, colour, colour)
        assert client.ask("apply", command={"kind": "build", "staircase": whole})["ok"]
        state = client.ask("state")["state"]
        assert (state["credits"], state["current"]["report"]["height"]) == (judged["credits"], judged["height"])
        assert client.ask("undo")["ok"]


def test_check_lists_every_violation_with_its_rule_its_piece_and_what_would_mend_it(client):
    reply = client.ask("check", staircase="A14,17,0w A11,17,1s B20,20,0 L11,14,2")
    assert not reply["legal"]
    assert {violation["rule"] for violation in reply["violations"]} >= {"4.8", "4.9"}
    for violation in reply["violations"]:
        assert set(violation) == {"code", "rule", "at", "params", "message", "mend"}
        assert violation["message"]
        assert violation["mend"]
    assert [reply[key] for key in ("credits", "height", "start_colour", "end", "decorations")] == [None] * 5


def test_a_build_is_refused_with_the_rule_the_piece_and_what_would_mend_it(client):
    line = json.dumps({"op": "apply", "command": {"kind": "build", "staircase": "A14,17,1w A11,17,2s L11,14,3"}})
    error = client.refused("not_supported", line.encode())["error"]
    assert (error["rule"], error["at"]) == ("3.5", "A14,17,1w")
    assert error["mend"] == "fill the gap of 1 below 14,17,1 with bricks or columns, from 14,17,0 up"
    assert client.ask("check", staircase="A14,17,1w A11,17,2s L11,14,3")["violations"][0]["mend"] == error["mend"]
    assert "mend" not in client.refused("not_due", b'{"op":"apply","command":{"kind":"end_turn"}}')["error"]


def test_count_takes_other_stocks_and_a_limit(client):
    assert client.ask("count", arches=1, bricks=0, columns=0) == {"id": None, "ok": True, "count": 0, "complete": True}
    assert client.ask("count", arches=2, bricks=1)["count"] > 9
    assert client.ask("count", arches=6, bricks=8, columns=2, limit=500)["count"] == 500
    assert not client.ask("count", arches=6, bricks=8, columns=2, limit=500)["complete"]
    assert client.ask("count", arches=160, bricks=160, columns=32, limit=1)["count"] == 1


def test_best_is_what_pays_most(client):
    found = client.ask("best", budget=100_000)
    assert (found["proved"], found["value"], found["bound"], found["credits"]) == (True, 3, 3, 3)
    paid = [
        client.ask("check", staircase=one)["credits"] for one in client.ask("legal", kind="staircase")["staircases"]
    ]
    assert max(paid) == 3
    assert client.ask("best", budget=1)["nodes"] <= 1


def test_best_in_seconds_needs_a_clock(client):
    client.refused("no_clock", b'{"op":"best","seconds":0.5}')
    ticks = iter(range(10_000))
    timed = Client(lambda: float(next(ticks)))
    timed.ask(**NEW)
    assert timed.ask("best", seconds=3)["ok"]
    assert timed.ask("best", seconds=0.001, budget=5)["ok"]


def test_a_bad_position_names_every_problem_with_its_code_and_rule(client):
    state = client.ask("state")["state"]
    state["palace"].append("B2,2,1")
    reply = client.ask("position", state=state)
    assert reply["error"]["code"] == "bad_position"
    found = {(problem["code"], problem["rule"]) for problem in reply["error"]["problems"]}
    assert {("not_supported", "3.5"), ("built_wrong", "1.1")} <= found
    assert all(problem["message"] for problem in reply["error"]["problems"])


@pytest.mark.parametrize(
    "request_",
    [
        {"op": "legal", "kind": "staircase"},
        {"op": "check", "staircase": "A8,14,0e G11,14,1"},
        {"op": "count", "arches": 2, "bricks": 1, "columns": 0, "limit": 100000},
        {"op": "best", "budget": 200000},
        {"op": "apply", "command": {"kind": "build", "staircase": "A8,14,0e G11,14,1"}},
    ],
)
def test_what_needs_the_palace_says_so_once_nobody_knows_it(client, request_):
    assert client.ask("apply", command=REPORT)["ok"]
    while client.ask("state")["state"]["prompt"]["kind"] != "build":
        client.ask("apply", command=client.ask("legal", limit=1)["commands"][0])
    client.refused("palace_unknown", json.dumps(request_).encode())


def apply_(command: str) -> bytes:
    return b'{"op":"apply","command":' + command.encode() + b"}"


ABUSE = [
    ("bad_json", b""),
    ("bad_json", b"   "),
    ("bad_json", b"hello"),
    ("bad_json", b"{"),
    ("bad_json", b'{"op":"state"'),
    ("bad_json", b'{"op":"state"}}'),
    ("bad_json", b"{'op':'state'}"),
    ("bad_json", b'{"op":"sta\x00te"}'),
    ("bad_json", b"\xff\xfe{}"),
    ("bad_json", b'\xef\xbb\xbf{"op":"state"}'),
    ("bad_json", b'{"op":"state","op":"undo"}'),
    ("bad_request", b"[]"),
    ("bad_request", b'"state"'),
    ("bad_request", b"null"),
    ("bad_request", b"17"),
    ("unknown_op", b"{}"),
    ("unknown_op", b'{"op":null}'),
    ("unknown_op", b'{"op":["state"]}'),
    ("unknown_op", b'{"op":"__init__"}'),
    ("unknown_op", b'{"op":"STATE"}'),
    ("unknown_op", b'{"op":"' + b"x" * 10_000 + b'"}'),
    ("bad_request", b'{"op":"state","verbose":true}'),
    ("bad_request", b'{"op":"apply"}'),
    ("bad_request", b'{"op":"apply","command":[]}'),
    ("bad_request", b'{"op":"apply","command":"end_turn"}'),
    ("bad_command", apply_("{}")),
    ("bad_command", apply_('{"kind":"resign"}')),
    ("bad_command", apply_('{"kind":"take","from":"recurring","arch":-1}')),
    ("bad_command", apply_('{"kind":"take","from":"recurring","arch":99999999999999999999}')),
    ("bad_command", apply_('{"kind":"take","from":"recurring","arch":1.5}')),
    ("bad_command", apply_('{"kind":"take","from":"recurring","arch":true}')),
    ("bad_command", apply_('{"kind":"take_cards","cards":[{"a":1}]}')),
    ("bad_number", apply_('{"kind":"take","from":"recurring","arch":' + "9" * 5000 + "}")),
    ("bad_number", apply_('{"kind":"take","from":"recurring","arch":1e999}')),
    ("bad_number", apply_('{"kind":"take","from":"recurring","arch":NaN}')),
    ("bad_number", b'{"op":"state","id":Infinity}'),
    ("bad_number", b'{"op":"state","id":-Infinity}'),
    ("bad_request", b'{"op":"legal","limit":-1}'),
    ("bad_request", b'{"op":"legal","limit":1e3}'),
    ("bad_request", b'{"op":"legal","limit":100001}'),
    ("bad_request", b'{"op":"legal","kind":"all"}'),
    ("bad_request", b'{"op":"check"}'),
    ("bad_request", b'{"op":"check","staircase":7}'),
    ("bad_request", b'{"op":"check","staircase":"' + b"A" * 5000 + b'"}'),
    ("bad_request", b'{"op":"check","staircase":"","strict":true}'),
    ("bad_request", b'{"op":"count","arches":-1}'),
    ("bad_request", b'{"op":"count","arches":161}'),
    ("bad_request", b'{"op":"count","bricks":161}'),
    ("bad_request", b'{"op":"count","columns":33}'),
    ("bad_request", b'{"op":"count","columns":1.0}'),
    ("bad_request", b'{"op":"count","limit":-1}'),
    ("bad_request", b'{"op":"best","budget":0}'),
    ("bad_request", b'{"op":"best","budget":true}'),
    ("bad_request", b'{"op":"best","seconds":0}'),
    ("bad_request", b'{"op":"best","seconds":"1"}'),
    ("no_clock", b'{"op":"best","seconds":1}'),
    ("too_deep", b"[" * 100_000),
    ("too_deep", b'{"op":' + b"[" * 40 + b"]" * 40 + b"}"),
    ("too_deep", apply_('{"a":' * 1000 + "1" + "}" * 1000)),
    ("too_long", b'{"op":"state","id":"' + b"x" * 1_000_000 + b'"}'),
    ("bad_settings", b'{"op":"new","players":["Ann"]}'),
    ("bad_settings", b'{"op":"new","players":["Ann","Bo"],"seed":-1}'),
    ("bad_settings", b'{"op":"new","players":["Ann","Bo"],"seed":18446744073709551616}'),
    ("bad_settings", b'{"op":"new","players":["Ann","Bo"],"settings":{"house_rules":1}}'),
    ("bad_settings", b'{"op":"new","players":["Ann","Bo"],"settings":{"voluntary_pass":"yes"}}'),
    ("bad_settings", b'{"op":"new","players":["Ann","Bo"],"expansions":["snake"]}'),
    ("bad_settings", b'{"op":"new","players":["Ann","\\ud800"]}'),
    ("bad_request", b'{"op":"new","players":["Ann",2]}'),
    ("bad_request", b'{"op":"new","players":"Ann"}'),
    ("bad_request", b'{"op":"new"}'),
    ("bad_request", b'{"op":"new","players":["Ann","Bo"],"ground_map":"1"}'),
    ("data", b'{"op":"new","players":["Ann","Bo"],"set":"no such set"}'),
    ("data", b'{"op":"new","players":["Ann","Bo"],"set":"../../../etc/passwd"}'),
    ("data", b'{"op":"new","players":["Ann","Bo"],"set":"a\\u0000b"}'),
    ("data", b'{"op":"new","players":["Ann","Bo"],"set":""}'),
    ("bad_request", b'{"op":"new","players":["Ann","Bo"],"set":"\\ud800"}'),
    ("bad_request", b'{"op":"position","state":{}}'),
    ("bad_request", b'{"op":"position","state":[]}'),
    ("unknown_op", b'{"op":"quit"}'),
]


@pytest.mark.parametrize(("code", "line"), ABUSE, ids=[f"{n}-{code}" for n, (code, _) in enumerate(ABUSE)])
def test_abuse_gets_a_typed_error_and_the_game_stands(client, code, line):
    client.refused(code, line)


def test_brackets_in_a_text_are_no_nesting(client):
    assert client.ask("score", id='["' + "[{" * 80)["id"] == '["' + "[{" * 80


def test_nesting_after_an_escaped_quote_still_counts(client):
    client.refused("too_deep", b'{"id":"\\"","op":' + b"[" * 40 + b"]" * 40 + b"}")


@pytest.mark.parametrize("op", ["state", "legal", "undo", "redo", "score"])
def test_without_a_game_there_is_nothing_to_ask(op):
    assert Client().ask(op)["error"]["code"] == "no_game"


def test_apply_without_a_game():
    assert Client().ask("apply", command={"kind": "end_turn"})["error"]["code"] == "no_game"


@pytest.mark.parametrize("id_", [1, -5, "seven", None, 1.5, True, 2**63])
def test_the_id_is_echoed(client, id_):
    assert client.ask("score", id=id_)["id"] == id_
    assert client.raw(json.dumps({"op": "nonsense", "id": id_}).encode())["id"] == id_


@pytest.mark.parametrize("id_", [[1], {"a": 1}])
def test_an_id_that_is_a_structure_is_not_echoed(client, id_):
    assert client.ask("score", id=id_)["id"] is None


def test_a_long_id_is_cut(client):
    assert client.ask("score", id="x" * 1000)["id"] == "x" * 200


def test_serve_goes_on_after_every_abuse_and_answers_each_line():
    lines = [json.dumps(NEW).encode(), *(line for _, line in ABUSE if b"\n" not in line), b'{"id":"last","op":"score"}']
    replies: list[bytes] = []
    serve(io.BytesIO(b"\n".join(lines)), replies.append)
    assert len(replies) == len(lines)
    assert all(reply.endswith(b"\n") and reply.count(b"\n") == 1 for reply in replies)
    last = json.loads(replies[-1])
    assert (last["id"], last["ok"]) == ("last", True)
    untouched = Game.new(["Ann", "Bo"], settings=Settings(voluntary_pass=True), seed=7).state
    assert json.loads(replies[0])["state_hash"] == state_hash(untouched)


@pytest.mark.parametrize("ending", [b"\n", b"\r\n", b""])
def test_lines_end_as_they_like(ending):
    replies: list[bytes] = []
    serve(io.BytesIO(json.dumps(NEW).encode() + ending), replies.append)
    assert [json.loads(reply)["ok"] for reply in replies] == [True]


@pytest.mark.parametrize("length", [LINE_LIMIT - 1, LINE_LIMIT, LINE_LIMIT + 1, LINE_LIMIT + 2, 2 * LINE_LIMIT + 2])
def test_the_limit_counts_the_line_without_its_newline(length):
    shell = b'{"op":"score","id":""}'
    line = shell[:-2] + b"x" * (length - len(shell)) + shell[-2:]
    replies: list[bytes] = []
    serve(io.BytesIO(line + b'\n{"op":"score"}\n'), replies.append)
    codes = [json.loads(reply)["error"]["code"] for reply in replies]
    assert codes == ["too_long" if length > LINE_LIMIT else "no_game", "no_game"]


class Endless(io.RawIOBase):
    """A line without end: 64 MB of spaces, made as they are read."""

    def __init__(self) -> None:
        self.left = 64 * 1024 * 1024

    def readline(self, size=-1):
        given = min(self.left, size)
        self.left -= given
        return b" " * given


def test_a_huge_line_is_not_kept_in_memory():
    replies: list[bytes] = []
    tracemalloc.start()
    serve(Endless(), replies.append)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert [json.loads(reply)["error"]["code"] for reply in replies] == ["too_long"]
    assert peak < 4 * 1024 * 1024


def test_no_refusal_of_the_rules_shares_a_code_with_the_protocol():
    assert not set(CODES) & {code for code, _ in ABUSE}
