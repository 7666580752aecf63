"""Debouncing of a pad, sample by sample."""

from hypothesis import given
from hypothesis import strategies as st

from palace_hub.sensing.tray.pads import HOLDS_S, FigurePad

SAMPLE_S = 0.05


def after(pad: FigurePad, bits: str, begin: float = 0.0, every: float = SAMPLE_S) -> FigurePad:
    """The pad after one sample per character: 1 is a disc, 0 none."""
    for place, bit in enumerate(bits):
        pad = pad.with_sample(begin + place * every, on=bit == "1")
    return pad


def test_a_pad_is_known_after_250_ms_and_since_its_first_sample() -> None:
    assert after(FigurePad(), "11111").parked is None
    assert after(FigurePad(), "111111") == FigurePad(True, 0.0, disc_seen=True)


def test_a_figure_is_gone_since_the_first_sample_without_it() -> None:
    pad = after(after(FigurePad(), "1" * 10), "0" * 10, begin=5.0)
    assert (pad.parked, pad.since, pad.disc_seen) == (False, 5.0, True)


def test_a_pad_that_never_saw_a_disc_says_so() -> None:
    assert not after(FigurePad(), "0" * 100).disc_seen


def test_a_faster_node_does_not_shorten_the_debounce_time() -> None:
    pad = after(after(FigurePad(), "1" * 10), "0" * 20, begin=5.0, every=0.01)
    assert pad.parked is True
    assert after(pad, "0" * 20, begin=5.2, every=0.01).parked is False


def test_few_samples_far_apart_are_too_few() -> None:
    pad = after(after(FigurePad(), "1" * 10), "000", begin=5.0, every=1.0)
    assert pad.parked is True


@given(st.sets(st.integers(0, 199)).map(sorted), st.booleans())
def test_single_wrong_bits_change_nothing(wrong: list[int], on: bool) -> None:
    alone = [place for place in wrong if place - 1 not in wrong]
    steady = after(FigurePad(), ("1" if on else "0") * 10)
    pad = steady
    for place in range(200):
        pad = pad.with_sample(1.0 + place * SAMPLE_S, on=on != (place in alone))
    assert (pad.parked, pad.since, pad.disc_seen) == (on, 0.0, on)


def test_a_lost_signal_makes_the_pad_unknown_but_keeps_disc_seen() -> None:
    pad = after(FigurePad(), "1" * 10).without_signal()
    assert (pad.parked, pad.disc_seen) == (None, True)
    assert after(pad, "0" * 10, begin=HOLDS_S).parked is False
