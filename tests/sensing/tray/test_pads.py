"""A figure's pad, sample by sample."""

from hypothesis import given
from hypothesis import strategies as st

from palace_hub.sensing.tray.pads import HOLDS_S, FigurePad

SAMPLE_S = 0.05


def after(pad: FigurePad, bits: str, begin: float = 0.0, every: float = SAMPLE_S) -> FigurePad:
    """The pad after a sample for each sign: 1 is a disc, 0 none."""
    for place, bit in enumerate(bits):
        pad = pad.with_sample(begin + place * every, on=bit == "1")
    return pad


def test_a_pad_is_known_after_a_quarter_of_a_second_and_remembers_since_when() -> None:
    assert after(FigurePad(), "11111").parked is None
    assert after(FigurePad(), "111111") == FigurePad(True, 0.0, disc_seen=True)


def test_a_figure_that_leaves_is_gone_since_the_first_sample_that_said_so() -> None:
    pad = after(after(FigurePad(), "1" * 10), "0" * 10, begin=5.0)
    assert (pad.parked, pad.since, pad.disc_seen) == (False, 5.0, True)


def test_one_that_never_saw_a_disc_has_not_served() -> None:
    assert not after(FigurePad(), "0" * 100).disc_seen


def test_a_node_in_a_hurry_is_not_believed_sooner() -> None:
    pad = after(after(FigurePad(), "1" * 10), "0" * 20, begin=5.0, every=0.01)
    assert pad.parked is True
    assert after(pad, "0" * 20, begin=5.2, every=0.01).parked is False


def test_few_samples_that_lie_far_apart_are_too_few() -> None:
    pad = after(after(FigurePad(), "1" * 10), "000", begin=5.0, every=1.0)
    assert pad.parked is True


@given(st.sets(st.integers(0, 199)).map(sorted), st.booleans())
def test_wrong_bits_one_by_one_are_nothing(wrong: list[int], on: bool) -> None:
    alone = [place for place in wrong if place - 1 not in wrong]
    steady = after(FigurePad(), ("1" if on else "0") * 10)
    pad = steady
    for place in range(200):
        pad = pad.with_sample(1.0 + place * SAMPLE_S, on=on != (place in alone))
    assert (pad.parked, pad.since, pad.disc_seen) == (on, 0.0, on)


def test_nobody_hears_it_and_it_is_not_known_but_has_served() -> None:
    pad = after(FigurePad(), "1" * 10).without_signal()
    assert (pad.parked, pad.disc_seen) == (None, True)
    assert after(pad, "0" * 10, begin=HOLDS_S).parked is False
