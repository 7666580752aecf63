"""L1, L2, L3, L5: damaged frames are detected, garbage costs one frame, noise gives no frame, splits change nothing."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from tests.reliability.lines import every_kind, sample_line, torn_stream
from tests.reliability.results import forms

from palace_hub.wire.frames import Unknown, parse
from palace_hub.wire.lines import LINE_LIMIT, LineDecoder
from palace_hub.wire.session import NodeSession

GARBAGE_BYTES = 4096


def flips(random, line, other):
    for _ in range(random.randrange(1, 4)):
        line[random.randrange(len(line))] ^= 1 << random.randrange(8)


def burst(random, line, other):
    place = random.randrange(len(line))
    line[place : place + 4] = random.randbytes(4)


def lost_bytes(random, line, other):
    place = random.randrange(len(line))
    del line[place : place + random.randrange(1, 9)]


def doubled_bytes(random, line, other):
    place = random.randrange(len(line))
    line[place:place] = line[place : place + random.randrange(1, 9)]


def bytes_put_in(random, line, other):
    place = random.randrange(len(line))
    line[place:place] = random.randbytes(random.randrange(1, 9))


def truncation(random, line, other):
    del line[random.randrange(len(line)) :]


def foreign_tail(random, line, other):
    line[random.randrange(len(line)) :] = other[-9:]


def splice(random, line, other):
    line[random.randrange(len(line)) :] = other[random.randrange(len(other)) :]


def neighbours_swapped(random, line, other):
    place = random.randrange(len(line) - 1)
    line[place : place + 2] = line[place : place + 2][::-1]


def bytes_swapped(random, line, other):
    one, two = random.randrange(len(line)), random.randrange(len(line))
    line[one], line[two] = line[two], line[one]


def digits_changed(random, line, other):
    """Damage that leaves the JSON whole: only the CRC can tell."""
    for _ in range(random.randrange(1, 3)):
        digits = [place for place, byte in enumerate(line[:-9]) if byte in b"0123456789"]
        line[random.choice(digits)] = random.choice(b"0123456789")


DAMAGE = (
    flips,
    burst,
    lost_bytes,
    doubled_bytes,
    bytes_put_in,
    truncation,
    foreign_tail,
    splice,
    neighbours_swapped,
    bytes_swapped,
    digits_changed,
)


def would_parse(line):
    """Whether nothing but the CRC stands between this line and the models."""
    try:
        return len(line) > 9 and line[-9:-8] == b"*" and not isinstance(parse(line[:-9]), Unknown)
    except Exception:  # whatever it is, the models would not have had it
        return False


@pytest.mark.parametrize("count", forms(250_000, 5_000_000))
def test_l1_no_damaged_frame_is_taken_for_another(record, count):
    random = Random(1)
    lines = [line[:-1] for line in every_kind(random, 200)]
    whole = set(lines)
    damaged = wrong = as_sent = crc_alone = 0
    while damaged < count:
        line = random.choice(lines)
        torn = bytearray(line)
        random.choice(DAMAGE)(random, torn, random.choice(lines))
        if bytes(torn) in whole:
            continue
        damaged += 1
        if damaged % 50 == 0:
            crc_alone += would_parse(bytes(torn))
        found = LineDecoder().receive(torn + b"\n")
        bodies = [one for one in found if isinstance(one, bytes)]
        as_sent += bodies == [line[:-9]]
        wrong += any(body != line[:-9] for body in bodies)
    record(
        "L1",
        "damaged frames accepted with a wrong body 0",
        damaged=damaged,
        wrong=wrong,
        accepted_as_sent=as_sent,
        left_to_the_crc_alone=f"{crc_alone} of {damaged // 50} looked at",
    )
    assert wrong == 0
    assert crc_alone > damaged // 50 / 20
    assert as_sent < damaged / 100


@pytest.mark.parametrize("streams", forms(1_000, 20_000))
def test_l2_garbage_costs_at_most_one_good_frame(record, streams):
    lost = Counter()
    for seed in range(streams):
        random = Random(seed)
        garbage = random.randbytes(random.randrange(GARBAGE_BYTES + 1))
        if seed % 4 == 0:  # the worst garbage looks like frames and has no end of line
            cut = b"".join(every_kind(random, 20)).replace(b"\n", b"")
            garbage = (cut * 2)[random.randrange(LINE_LIMIT) :][:GARBAGE_BYTES]
        lines = [sample_line(random, n) for n in range(5)]
        found = LineDecoder().receive(garbage + b"".join(lines))
        bodies = [one for one in found if isinstance(one, bytes)]
        missing = len(lines) - len(bodies)
        assert bodies == [line[:-10] for line in lines[missing:]]
        lost[missing] += 1
    record(
        "L2", "good frames lost after 0 to 4 kB of garbage <= 1", streams=streams, most_lost=max(lost), lost_one=lost[1]
    )
    assert max(lost) <= 1
    assert lost[1]


@pytest.mark.parametrize("megabytes", forms(10, 100))
def test_l3_random_bytes_raise_nothing_and_pass_for_nothing(record, megabytes):
    """Straight into a session that is in session; pieces of every length."""
    random = Random(3)
    session = NodeSession(lambda: "s1")
    session.opened(0.0)
    session.receive(0.0, every_kind(random, 5)[-1])
    session.receive(0.0, sample_line(random))
    before, fed, exceptions = session.counters.frames, 0, []
    while fed < megabytes << 20:
        data = random.randbytes(random.choice((1, 64, 4096, 1 << 16, 1 << 18)))
        fed += len(data)
        try:
            session.receive(0.0, data)
        except Exception as fault:  # what is counted here
            exceptions.append(fault)
    counters = session.counters
    accepted = counters.frames - before + counters.refused
    record(
        "L3",
        "random bytes: exceptions / accepted 0 / 0",
        megabytes=fed >> 20,
        exceptions=len(exceptions),
        accepted=accepted,
        damaged_lines=counters.rx_bad,
        lines_of_text=counters.log_lines,
    )
    assert exceptions == []
    assert accepted == 0
    assert counters.bytes > fed
    assert counters.rx_bad > megabytes


def heard(pieces):
    """What a session makes of a stream in these pieces, and everything that it counted."""
    session = NodeSession(lambda: "s1")
    events = list(session.opened(0.0))
    for piece in pieces:
        events += session.receive(1.0, piece)
    return events, session.counters, session.state, session.take_output()


@pytest.mark.parametrize("streams", forms(1_000, 10_000))
def test_l5_every_split_of_a_stream_gives_the_same(record, streams):
    different = splits = frames = 0
    for seed in range(streams):
        random = Random(seed)
        stream = torn_stream(random)
        whole = heard([stream])
        frames += whole[1].frames
        for _ in range(3):
            cuts = sorted(random.randrange(len(stream) + 1) for _ in range(random.randrange(1, 30)))
            pieces = [stream[start:end] for start, end in pairwise([0, *cuts, len(stream)])]
            different += heard(pieces) != whole
            splits += 1
        different += heard([stream[place : place + 1] for place in range(len(stream))]) != whole
        splits += 1
    record("L5", "other output for another split 0", streams=streams, splits=splits, different=different, frames=frames)
    assert different == 0
    assert frames > 2 * streams
