"""Input of broken or hostile clients gets a typed error and leaves the game unchanged."""

import io
import json
import tracemalloc

import pytest
from tests.rules.engine.engine_client import NEW, Client

from monkey_palace.engine.protocol import LINE_LIMIT, serve
from monkey_palace.errors import CODES
from monkey_palace.game.history import Game
from monkey_palace.game.state import state_hash
from monkey_palace.settings import Settings


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
    ("bad_settings", b'{"op":"suggest","level":"grandmaster"}'),
    ("bad_request", b'{"op":"suggest","budget":0}'),
    ("data", b'{"op":"cards","set":"/nonexistent"}'),
    ("bad_settings", b'{"op":"new","players":["Ann"]}'),
    ("same_name", b'{"op":"new","players":["Ann","Bo"," ann "]}'),
    ("bad_settings", b'{"op":"new","players":["Ann","Bo"],"edition":""}'),
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
def test_abuse_gets_a_typed_error_and_leaves_the_game_unchanged(client, code, line):
    client.refused(code, line)


def test_brackets_in_a_text_are_no_nesting(client):
    assert client.ask("score", id='["' + "[{" * 80)["id"] == '["' + "[{" * 80


def test_nesting_after_an_escaped_quote_still_counts(client):
    client.refused("too_deep", b'{"id":"\\"","op":' + b"[" * 40 + b"]" * 40 + b"}")


@pytest.mark.parametrize("op", ["state", "legal", "undo", "redo", "score"])
def test_without_a_game_requests_are_refused(op):
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
def test_any_line_ending_is_accepted(ending):
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
    """An endless line: 64 MB of spaces, generated while they are read."""

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
