"""Frame models: messages with a good CRC are checked too, and raise nothing but `FrameFault`."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cases import examples

from palace_hub.errors import FrameFault
from palace_hub.referee.judgement import Light
from palace_hub.wire import frames
from palace_hub.wire.frames import Hello, Sample, Unknown, command, parse, welcome
from palace_hub.wire.lines import LineDecoder

SAMPLE = {"t": "s", "n": 1, "us": 2, "c": [[0, 1]], "h": "07", "b": [0, 0], "e": {}}

json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(1 << 70), 1 << 70) | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=examples(150), deadline=None)
@given(st.sampled_from(["s", "st", "ack", "hello", "who", None]), st.dictionaries(st.text(max_size=6), json_values))
def test_any_object_parses_or_is_refused(kind, fields):
    body = json.dumps({**fields, "t": kind}).encode()
    try:
        parse(body)
    except FrameFault:
        return


@settings(max_examples=examples(150), deadline=None)
@given(st.sampled_from(sorted(SAMPLE)), json_values)
def test_a_sample_with_one_field_replaced_parses_only_when_it_fits(field, value):
    try:
        frame = parse(json.dumps({**SAMPLE, field: value}).encode())
    except FrameFault:
        return
    if isinstance(frame, Sample):
        assert all(type(part) is int for part in (frame.n, frame.us, *frame.b))
        assert all(raw is None or -(1 << 23) <= raw < 1 << 23 for cell in frame.c for raw in cell[1::2])
        assert all(type(dt) is int for cell in frame.c for dt in cell[::2])
    else:
        assert field == "t"
        assert isinstance(frame, Unknown | frames.Ack | frames.Status | Hello)


@settings(max_examples=examples(150), deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes_parse_or_are_refused(body):
    try:
        parse(b'{"t":' + body)
    except FrameFault:
        return


def test_a_body_past_the_limit_is_refused_before_it_is_read():
    with pytest.raises(FrameFault, match="1024"):
        parse(b'{"t":"' + b"x" * 2000 + b'"}')


@pytest.mark.parametrize("body", [b"\xff\xfe{\x00}\x00", b'{"t":"\xff"}', b"[" * 1000, b'{"a":' * 170])
def test_other_encodings_and_endless_nesting_are_refused(body):
    with pytest.raises(FrameFault):
        parse(body)


def test_light_codes_of_the_protocol():
    assert {light.code: light.value for light in Light} == {0: "off", 1: "take", 2: "put_back", 3: "wrong", 4: "ask"}


def test_lines_of_the_hub_match_the_protocol():
    assert frames.WHO.startswith(b"\n")
    decoder = LineDecoder()
    stream = (
        frames.WHO + welcome("palace-hub 0.1.0", "7d", "9f3c") + command("7d", 17, "lights", {"l": [0, 1, 0, 0, 2, 0]})
    )
    said = [json.loads(body) for body in decoder.receive(stream) if isinstance(body, bytes)]
    assert said == [
        {"t": "who"},
        {"t": "welcome", "p": [1, 0], "hub": "palace-hub 0.1.0", "s": "7d", "boot": "9f3c"},
        {"t": "cmd", "s": "7d", "id": 17, "op": "lights", "l": [0, 1, 0, 0, 2, 0]},
    ]


def test_a_command_too_long_for_a_line_is_refused():
    with pytest.raises(FrameFault):
        command("7d", 1, "config", {"text": "x" * 1100})
