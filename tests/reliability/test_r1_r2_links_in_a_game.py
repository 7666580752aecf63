"""R1 and R2: whole games in which the tray's cable is pulled or its node is killed repeatedly, without an effect.

The cable is a pty: it is closed under the hub and another one appears. The node is a process: it is killed, and starts
with another boot id, its clock at zero. Seconds are simulated, but for the cable that is pulled in real time. A phantom
piece would be a tray event that the table's truth does not have, a question that nobody had reason to ask, or a ledger
that differs from the truth in a quiet moment; the table counts all.
"""

import json
import random
import threading
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.link.small_broker import DEADLINE
from tests.reliability.held import Held
from tests.reliability.pulse import Pulse
from tests.reliability.results import forms
from tests.run.games import FULL_BOX, SMALL_BOX, Box, Played, play
from tests.run.pin import name_of
from tests.run.test_real_clock import Watched
from tests.run.test_whole_games import PINNED

from monkey_palace.board.pieces import PIECES
from palace_hub.core.state import stage_of
from palace_hub.referee.book import Book
from palace_hub.referee.events import parse_event
from palace_hub.run.real_clock import RealClock
from palace_hub.sim.alone.carriers import PtyCarrier
from palace_hub.sim.alone.run import LoneRun
from palace_hub.views.snapshot import Stage

TIMES = 20
BACK_WITHIN_S = 3.0
FIRST_S, EVERY_S = 70.0, 18.5  # set-up is over; not a multiple of anything that a turn takes
EVERY_SHORT_S = 6.7  # so that a game with a small box is long enough
UNPLUG, KILL = "unplug", "kill-node"
ROWS = {UNPLUG: "R1", KILL: "R2"}
GOALS = {UNPLUG: "state hash equal, live again within 3 s", KILL: "no phantom piece, live again within 3 s"}
OUT_S = 0.3
DELIVERIES = (Stage.ONE_TIME, Stage.RECURRING)

Event = tuple[str, float, float]  # kind, table time, seconds


def regular(every_s: float) -> list[Event]:
    """Both kinds in turn, a second each."""
    return [
        (kind, round(FIRST_S + every_s * (number + half / 2), 2), 1.0)
        for number in range(TIMES)
        for half, kind in enumerate((UNPLUG, KILL))
    ]


def drawn(kind: str, seed: int) -> list[Event]:
    """One kind at instants and for lengths that a seed draws, each over before the next."""
    rng = random.Random(seed)
    return [
        (kind, round(FIRST_S + EVERY_S * (number + rng.uniform(0.0, 0.6)), 2), round(rng.uniform(0.1, 4.0), 2))
        for number in range(TIMES)
    ]


def rows(game: Played) -> list[dict]:
    return [json.loads(line) for line in game.record.read_text().splitlines()]


def stages(game: Played, instants: Sequence[float]) -> Counter[Stage | None]:
    """The stages in which the game stood at these hub times, from the record folded anew."""
    header, *events = rows(game)
    book, found, left = Book.new(header), Counter(), sorted(instants)
    for event in events[:-1]:
        while left and event["t"] > left[0]:
            left.pop(0)
            found[stage_of(book)] += 1
        book.fold(parse_event(event.pop("kind"), event))
    return found


@pytest.mark.game
@pytest.mark.parametrize(
    ("seed", "box", "events"),
    [
        pytest.param(2, SMALL_BOX, regular(EVERY_SHORT_S), id="both in turn, small box"),
        pytest.param(2, FULL_BOX, regular(EVERY_S), id="both in turn", marks=pytest.mark.long),
        *(
            pytest.param(seed, FULL_BOX, drawn(kind, seed), id=f"{kind} {seed}", marks=pytest.mark.long)
            for kind in (UNPLUG, KILL)
            for seed in (2, 3, 4)
        ),
    ],
)
def test_a_game_goes_on_as_if_nothing_had_happened(tmp_path: Path, record, seed: int, box: Box, events: list[Event]):
    asked = ",".join(f"{kind}@{at}:{seconds}" for kind, at, seconds in events)
    game = play(tmp_path, "--events", asked, seed=seed, players=seed, box=box)
    same = list(game.outcome) == PINNED[name_of(seed, box)]
    live = [row["t"] for row in rows(game) if row.get("kind") == "link" and row["state"] == "live"]
    found = game.report["detections"]
    worst = 0.0
    for kind in {kind for kind, _, _ in events}:
        mine = [(at, seconds) for name, at, seconds in events if name == kind]
        times = [min(t for t in live if t > at + seconds) - at - seconds for at, seconds in mine]
        worst = max(worst, *times)
        where = stages(game, [at for at, _ in mine])
        record(
            ROWS[kind],
            GOALS[kind],
            times=len(times),
            worst_s=round(max(times), 2),
            same_hash_and_scores=same,
            in_a_delivery=sum(where[stage] for stage in DELIVERIES),
            pieces_counted_wrong=found["wrong"],
            silent_wrong=found["silent_wrong"],
            questions=found["questions"],
            seconds_in_states=game.report["link_states"]["tray"],
        )
        assert where[None] == 0
        assert sum(where[stage] for stage in DELIVERIES) >= len(mine) / 4
    assert same
    assert worst < BACK_WITHIN_S
    assert (found["wrong"], found["silent_wrong"], found["questions"]) == (0, 0, 0), game.table["notes"]
    assert game.report["violations"] == {"made": 0, "caught": 0}
    assert game.table["pieces"] == {piece.value: number for piece, number in zip(PIECES, box, strict=True)}


@pytest.mark.long
@pytest.mark.parametrize("times", forms(4, TIMES))
def test_a_cable_pulled_in_real_time_leaves_nothing_behind(tmp_path: Path, record, times: int):
    cable, waits = PtyCarrier(), []
    tray = LoneRun("tray", 1, cable)
    node = threading.Thread(target=tray.run)
    node.start()
    assert tray.joined.wait(DEADLINE)
    clock = RealClock(find_ports=lambda: [cable.where] if cable.where else [])
    hub = Watched(tmp_path / "journal.sqlite", clock)
    nodes = hub.core.hub.nodes
    try:
        hub.until(lambda: nodes.tray_live)
        before = Held.now()
        with Pulse() as pulse:
            for _ in range(times):
                port = nodes.tray_port
                tray.tell(f"disconnect {OUT_S}")
                hub.until(lambda: nodes.tray_port != port)  # noqa: B023 - read before the next round
                out = pulse.now()
                hub.until(lambda: nodes.tray_live)
                waits.append(pulse.now() - out - OUT_S)
        after = Held.now()
        record(
            "R1",
            "in real time: live again within 3 s, no thread and no descriptor left",
            times=times,
            worst_s=round(max(waits), 2),
            threads=[before.threads, after.threads],
            descriptors=[before.descriptors, after.descriptors],
        )
        assert max(waits) < BACK_WITHIN_S
        assert (after.threads, after.descriptors) == (before.threads, before.descriptors)
    finally:
        tray.stop()
        node.join(DEADLINE)
        hub.end()
