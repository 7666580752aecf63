"""Lines: their kinds, their limit, and their cost. Damage, noise and splits: tests/reliability."""

import json
from binascii import crc32
from pathlib import Path
from random import Random

import pytest
from tests.reliability.lines import sample_line

from palace_hub.errors import FrameFault
from palace_hub.wire.frames import Ack, Hello, Sample, Status, Unknown, parse
from palace_hub.wire.lines import LINE_LIMIT, TEXT_LIMIT, LineDecoder, LogText, body_of, encode_line

VECTORS = [
    json.loads(line) for line in Path(__file__).parents[1].joinpath("vectors/wire.jsonl").read_text().splitlines()
]
KINDS = {"hello": Hello, "sample": Sample, "status": Status, "ack": Ack, "unknown": Unknown}


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["name"] for vector in VECTORS])
def test_the_encoded_line_equals_the_published_example(vector):
    decoder = LineDecoder()
    found = decoder.receive(vector["line"].encode() + b"\n")
    if vector["is"] in ("damaged", "nothing"):
        assert found == []
        assert decoder.rx_bad == (vector["is"] == "damaged")
        return
    assert decoder.rx_bad == 0
    (one,) = found
    if vector["is"] == "text":
        assert one == LogText(vector["says"]["text"])
    elif vector["is"] == "refused":
        with pytest.raises(FrameFault):
            parse(one)
    else:
        frame = parse(one)
        assert type(frame) is KINDS[vector["is"]]
        assert {key: getattr(frame, key) for key in vector["says"]} == vector["says"]


def test_a_crc_in_another_spelling_has_the_right_value():
    """Otherwise the golden lines above would say nothing of its spelling."""
    spelled = [vector["line"].rpartition("*") for vector in VECTORS if vector["name"].startswith("CRC ")]
    assert len(spelled) == 4
    assert all(int(digits, 16) == crc32(body.encode()) for body, _, digits in spelled)


def test_a_line_of_the_limit_passes_and_one_byte_more_does_not():
    def line_of(length):
        return encode_line({"t": "x" * (length - len(encode_line({"t": ""})))})

    full = line_of(LINE_LIMIT)
    assert len(full) == LINE_LIMIT
    assert LineDecoder().receive(full) == [full[:-10]]
    with pytest.raises(FrameFault):
        line_of(LINE_LIMIT + 1)
    body = full[:6] + b"x" + full[6:-10]
    longer = b"%s*%08x\n" % (body, crc32(body))
    assert body_of(longer[:-1]) is None
    for cut in (0, 1, len(longer) // 2, LINE_LIMIT, len(longer)):
        decoder = LineDecoder()
        assert decoder.receive(longer[:cut]) + decoder.receive(longer[cut:] + full) == [full[:-10]]
        assert decoder.rx_bad == 1


def test_an_endless_line_is_held_to_the_limit_and_the_next_is_read():
    decoder = LineDecoder()
    for _ in range(5000):
        assert decoder.receive(b"{" * 200) == []
        assert len(decoder.held) < LINE_LIMIT
    line = encode_line({"t": "who"})
    assert decoder.receive(b"\n" + line) == [line[:-10]]
    assert decoder.rx_bad == 1


def test_each_byte_of_an_endless_line_is_looked_at_once():
    """Counted, not timed: what the decoder scans is what it was given, plus what it holds, once."""
    seen = 0

    class Counting(bytes):
        def split(self, *rest):
            nonlocal seen
            seen += len(self)
            return super().split(*rest)

    decoder = LineDecoder()
    for _ in range(20_000):
        decoder.receive(Counting(b"a"))
    assert seen == 20_000


def test_a_flipped_bit_anywhere_in_a_line_is_counted():
    line = sample_line(Random(2))
    for place in range(len(line) - 1):
        decoder = LineDecoder()
        damaged = line[:place] + bytes([line[place] ^ 0x08]) + line[place + 1 :]
        assert [one for one in decoder.receive(damaged) if isinstance(one, bytes)] == []
        assert decoder.rx_bad >= 1


def test_log_text_is_cut_and_its_control_characters_are_escaped():
    (text,) = LineDecoder().receive(b"\x07[bold]\x1b[2J\xff" + "‮ü".encode() + b"z" * 900 + b"\n")
    assert text.text.startswith("\\x07[bold]\\x1b[2J\\xff\\u202eü")
    assert text.text.isprintable()
    assert len(text.text) == TEXT_LIMIT


def test_numbers_that_json_lacks_are_not_sent():
    with pytest.raises(ValueError, match="JSON"):
        encode_line({"t": "cmd", "x": float("nan")})
