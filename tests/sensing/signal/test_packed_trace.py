"""A packed trace is the same sequence of points."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palace_hub.sensing.signal.packed_trace import PackedTrace

NUMBERS = st.floats(-1000, 1000, width=32)


@given(st.lists(st.tuples(NUMBERS, NUMBERS), max_size=60))
def test_a_packed_trace_equals_its_points(points):
    packed = PackedTrace(points)
    assert len(packed) == len(points)
    assert list(packed) == points
    assert packed[1:-1] == tuple(points[1:-1])
    for place in (-len(points) - 1, len(points)):
        with pytest.raises(IndexError):
            packed[place]


@pytest.mark.parametrize("points", [[(1.0,)], [(1.0, "x")], [3], [None]])
def test_invalid_traces_are_refused(points):
    with pytest.raises((TypeError, ValueError)):
        PackedTrace(points)
