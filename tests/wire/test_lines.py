"""Lines: damage is found, garbage passes, and how the stream is split changes nothing."""

import json
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from palace_hub.errors import FrameFault
from palace_hub.wire.frames import Ack, Hello, Sample, Status, Unknown, parse
from palace_hub.wire.lines import LINE_LIMIT, TEXT_LIMIT, LineDecoder, LogText, body_of, encode_line

VECTORS = [
    json.loads(line) for line in Path(__file__).parents[1].joinpath("vectors/wire.jsonl").read_text().splitlines()
]
KINDS = {"hello": Hello, "sample": Sample, "status": Status, "ack": Ack, "unknown": Unknown}


def sample_line(random: Random, n: int = 0) -> bytes:
    cells = [
        [part for turn in range(random.randrange(5)) for part in (12_500 * turn, random.randrange(-(1 << 23), 1 << 23))]
        for _ in range(6)
    ]
    return encode_line({"t": "s", "n": n, "us": random.randrange(1 << 30), "c": cells, "h": "07", "b": [4, 1]})


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["name"] for vector in VECTORS])
def test_golden_line(vector):
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


def test_l1_damaged_frames_are_never_taken_for_others():
    """250,000 damaged lines: flips, bursts, bytes lost, doubled, put in, two lines run into each other."""
    random = Random(1)
    lines = [sample_line(random, n) for n in range(50)] + [encode_line({"t": "st", "up": n}) for n in range(50)]
    good = {line[:-10] for line in lines}
    accepted_wrong = damaged = 0
    while damaged < 250_000:
        line = bytearray(random.choice(lines)[:-1])
        before = bytes(line)
        place = random.randrange(len(line))
        match random.randrange(6):
            case 0:
                for _ in range(random.randrange(1, 4)):
                    line[random.randrange(len(line))] ^= 1 << random.randrange(8)
            case 1:
                line[place : place + 4] = random.randbytes(4)
            case 2:
                del line[place : place + random.randrange(1, 9)]
            case 3:
                line[place:place] = random.randbytes(random.randrange(1, 9))
            case 4:
                line[place:] = random.choice(lines)[-11:-1]
            case 5:
                line[place : place + 2] = line[place : place + 2][::-1]
        if bytes(line) == before:
            continue
        damaged += 1
        body = body_of(bytes(line))
        accepted_wrong += body is not None and body not in good
    assert accepted_wrong == 0


@pytest.mark.parametrize("seed", range(40))
def test_l2_garbage_costs_at_most_one_good_frame(seed):
    random = Random(seed)
    garbage = random.randbytes(random.randrange(4096))
    lines = [sample_line(random, n) for n in range(5)]
    found = LineDecoder().receive(garbage + b"".join(lines))
    bodies = [one for one in found if isinstance(one, bytes)]
    assert bodies in ([line[:-10] for line in lines], [line[:-10] for line in lines[1:]])


def random_bytes_are_nothing(megabytes):
    random = Random(3)
    decoder = LineDecoder()
    accepted = 0
    for _ in range(megabytes * 16):
        accepted += sum(isinstance(one, bytes) for one in decoder.receive(random.randbytes(1 << 16)))
    assert accepted == 0
    assert decoder.bytes == megabytes << 20


def test_l3_random_bytes_raise_nothing_and_pass_for_nothing():
    random_bytes_are_nothing(5)


@pytest.mark.long
def test_l3_random_bytes_in_full():
    random_bytes_are_nothing(100)


def torn_stream(random: Random) -> bytes:
    parts = []
    for n in range(random.randrange(1, 8)):
        parts.append(sample_line(random, n))
        match random.randrange(6):
            case 0:
                parts.append(random.randbytes(random.randrange(40)))
            case 1:
                parts.append(b"MPY: soft reboot\r\n")
            case 2:
                parts.append(b"x" * random.randrange(900, 1200) + b"\n")
            case 3:
                parts.append(b"\n\n")
    return b"".join(parts)


def test_l5_every_split_of_a_stream_gives_the_same():
    for seed in range(1000):
        random = Random(seed)
        stream = torn_stream(random)
        whole = LineDecoder()
        expected = whole.receive(stream)
        cuts = sorted(random.randrange(len(stream) + 1) for _ in range(random.randrange(1, 30)))
        for splits in (range(1, len(stream)), cuts):
            decoder = LineDecoder()
            edges = [0, *splits, len(stream)]
            found = [one for start, end in pairwise(edges) for one in decoder.receive(stream[start:end])]
            assert (found, decoder.rx_bad) == (expected, whole.rx_bad)


def test_a_line_of_the_limit_passes_and_one_byte_more_does_not():
    def line_of(length):
        return encode_line({"t": "x" * (length - len(encode_line({"t": ""})))})

    full = line_of(LINE_LIMIT)
    assert len(full) == LINE_LIMIT
    assert LineDecoder().receive(full) == [full[:-10]]
    with pytest.raises(FrameFault):
        line_of(LINE_LIMIT + 1)
    longer = full[:6] + b"x" + full[6:]
    decoder = LineDecoder()
    assert decoder.receive(longer + full) == [full[:-10]]
    assert decoder.rx_bad == 1


def test_an_endless_line_is_held_to_the_limit_and_the_next_is_read():
    decoder = LineDecoder()
    for _ in range(5000):
        assert decoder.receive(b"{" * 200) == []
        assert len(decoder._held) < LINE_LIMIT
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


def test_text_is_short_and_shows_its_control_characters():
    (text,) = LineDecoder().receive(b"\x07[bold]\x1b[2J\xff" + "‮ü".encode() + b"z" * 900 + b"\n")
    assert text.text.startswith("\\x07[bold]\\x1b[2J\\xff\\u202eü")
    assert text.text.isprintable()
    assert len(text.text) == TEXT_LIMIT


def test_numbers_that_json_lacks_are_not_sent():
    with pytest.raises(ValueError, match="JSON"):
        encode_line({"t": "cmd", "x": float("nan")})
