"""A client with its own engine."""

import json

from monkey_palace.engine.protocol import Engine

NEW = {"id": 1, "op": "new", "players": ["Ann", "Bo"], "settings": {"voluntary_pass": True}, "seed": 7}


class Client:
    """Exchanges JSON lines with its own engine."""

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
