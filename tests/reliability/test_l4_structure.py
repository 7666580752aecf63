"""L4: malformed messages with a good CRC raise nothing in models, session, core and referee, and change no state."""

import traceback
from collections import Counter
from random import Random

import pytest
from tests.core.rig import FULL, HAND, Node, Rig, levels, new_rig
from tests.reliability.results import forms
from tests.reliability.structures import body, framed, harmless

from palace_hub.core.snapshot import snapshot
from palace_hub.referee import entries as say
from palace_hub.wire.states import LinkState

MESSAGES_A_WINDOW = 12
ACT_WINDOWS = 100
HAND_WINDOWS = 10  # a hand is in the cups; then they lie still to the end of the act
ACTS = ("calm", "all", "calm", "alone", "good")  # what a node says for so long: see Hostile
PICTURE_EVERY = 20  # windows
HEALED_SECONDS = 8.0  # silence, hello, welcome and a first sample, from any state


class Hostile(Node):
    """A node that says what a good one does, and bent messages among it.

    `act`: "calm" bends what models refuse, so that the good samples reach the referee; "all" anything; "alone" says
    nothing good; "good" nothing bent.
    """

    def __init__(self, random: Random, **changes: object) -> None:
        super().__init__(**changes)
        self.random = random
        self.act = "good"
        self.said = 0

    def window(self) -> bytes:
        lines = super().window().splitlines(keepends=True)
        if self.act == "alone":
            lines.clear()
        for _ in range(0 if self.act == "good" else MESSAGES_A_WINDOW):
            near = self.n + self.random.randrange(2)
            bent = body(self.random, self._session or "none", near, self.chip)
            while self.act == "calm" and not harmless(bent):
                bent = body(self.random, self._session or "none", near, self.chip)
            lines.insert(self.random.randrange(len(lines) + 1), framed(bent))
            self.said += 1
        return b"".join(lines)

    def rummage(self, *, hand: bool) -> None:
        """A hand takes from some cups, puts into others, or leaves what is no number of pieces."""
        if hand:
            self.levels = [level + HAND for level in self.levels]
            return
        choose = self.random.choice
        self.levels = levels(
            [choose((full, full - self.random.randrange(5), self.random.random() * full)) for full in FULL]
        )


def counted(rig: Rig) -> Counter[str]:
    """What all links have counted since the table was laid."""
    found: Counter[str] = Counter()
    for session in rig.core.hub.nodes.sessions.values():
        counters = session.counters
        found.update(frames=counters.frames, refused=counters.refused, rx_bad=counters.rx_bad, gaps=counters.gaps)
    return found


@pytest.mark.parametrize("count", forms(12_000, 100_000))
def test_l4_bent_messages_with_a_good_crc_raise_nothing(record, tmp_path, count):
    random = Random(4)
    rig = new_rig(tmp_path / "journal.sqlite")
    tray, plate = Hostile(random), Hostile(random, chip="e661640843", role="plate")
    rig.weigh_in(tray)
    rig.plug("b#1", plate)
    rig.pass_time(1.0)
    rig.events.clear()
    before = counted(rig)
    raised: Counter[str] = Counter()
    windows = 0
    while tray.said + plate.said < count:
        windows += 1
        for node in (tray, plate):
            node.act = ACTS[windows // ACT_WINDOWS % len(ACTS)]
        if windows % ACT_WINDOWS in (0, HAND_WINDOWS):
            tray.rummage(hand=windows % ACT_WINDOWS == 0)
        try:
            rig.step()
            if windows % PICTURE_EVERY == 0:
                snapshot(rig.core.hub)
        except Exception:  # what is counted here
            raised[traceback.format_exc(limit=-3)] += 1
    after = counted(rig) - before
    kinds = Counter(event["kind"] for event in rig.events)
    tray.act = plate.act = "good"
    rig.pass_time(HEALED_SECONDS)
    states = [session.state for session in rig.core.hub.nodes.sessions.values()]
    record(
        "L4",
        "bent messages with a good CRC: uncaught 0",
        messages=tray.said + plate.said,
        uncaught=raised.total(),
        past_the_models=after["frames"],
        refused=after["refused"],
        damaged=after["rx_bad"],
        written_by_the_referee=dict(kinds.most_common()),
    )
    assert not raised, raised.most_common(1)[0][0]
    assert after["frames"] > count / 4
    assert after["refused"] > count / 3
    assert {"link", "tray", "unknown", "violation"} <= set(kinds)
    assert states == [LinkState.LIVE, LinkState.LIVE]
    book = rig.core.hub.book
    rig.restart()
    rig.enter(say.Confirm())
    assert rig.core.hub.book.game.state == book.game.state
