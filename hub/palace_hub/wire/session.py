"""The conversation with one node: hello, session, samples, commands. No I/O; time enters as data.

The hub asks `who` until a hello comes, answers each hello with the welcome of a session never used before, and takes
the first sample as proof that the welcome arrived. Only then are commands sent. A session ends when the link closes,
when no sample comes for 3 s, when the node starts anew, or when a command's last retry goes unanswered; then `who`
begins again.
"""

from collections import deque
from collections.abc import Callable
from typing import Any

from palace_hub.errors import FrameFault
from palace_hub.wire.commands import CommandQueue, Waiting
from palace_hub.wire.counters import Counters, presses_between
from palace_hub.wire.events import (
    Batch,
    CommandDone,
    CommandGivenUp,
    Conversion,
    Log,
    NodeEvent,
    Ready,
    Restarted,
    StateChanged,
    StatusReport,
    TurnedAway,
)
from palace_hub.wire.frames import WHO, Ack, Hello, Sample, Status, Unknown, command, parse, welcome
from palace_hub.wire.lines import LineDecoder, LogText
from palace_hub.wire.node_clock import NodeClock
from palace_hub.wire.states import AFTER, ASKING, IN_SESSION, LinkInput, LinkState

STALE_SECONDS = 0.5  # ten batches; over MQTT the caller gives 1.5
LOST_SECONDS = 3.0
WHO_SECONDS = 1.0

# A node that is live already goes on until it hears `who`: for so long its samples belong to the session before.
_LEFT_OVER_SECONDS = 2 * WHO_SECONDS

# A node that starts prints a screenful; one that is broken prints for ever, and a log of that pushes out all else.
LOG_LINES_A_SECOND = 20

# Boots that gave way to a newer one: a late hello of theirs must not take a live node's place.
_OLD_BOOTS = 8

_US = 1e-6


class NodeSession:
    """One node's session. `new_session` gives an id of 1 to 32 characters, never used before by any hub of this table.

    `node`: the only id that a hello may name, where the carrier knows whose topics these are. `admits`: whether the
    node of a hello may be welcomed here; one that may not gets no answer.
    """

    def __init__(
        self,
        new_session: Callable[[], str],
        *,
        hub: str = "palace-hub",
        stale_seconds: float = STALE_SECONDS,
        node: str | None = None,
        admits: Callable[[Hello], bool] = lambda hello: True,
    ) -> None:
        self.state = LinkState.ABSENT
        self.hello: Hello | None = None
        self.session: str | None = None
        self.config: str | None = None  # hash of the configuration that the node said last
        self.last_seen: float | None = None  # hub time of the last good frame
        self.counters = Counters()
        self.not_admitted: Hello | None = None  # the last hello that was turned away
        self.waits = False  # somebody else has this very node: asking it would end its session there
        self._new_session = new_session
        self._node = node
        self._admits = admits
        self._hub = hub
        self._stale_seconds = stale_seconds
        self._decoder = LineDecoder()
        self._commands = CommandQueue()
        self._output = bytearray()
        self._pending: list[NodeEvent] = []
        self._who_due = 0.0
        self._left_over: float | None = None  # hub time of the first sample that came while nobody had said hello
        self._fed = 0.0  # hub time of the last sample, or of the hello that should bring one
        self._confirmed = False  # a sample of this session has come
        self._next_n = 0
        self._old_boots: deque[str] = deque(maxlen=_OLD_BOOTS)
        self._clock = NodeClock()
        self._stamped: list[float] = []  # per cell the last hub time given out
        self._buttons: tuple[int, ...] | None = None
        self._log_second = 0
        self._logged = 0

    # what happens to the link

    def opened(self, t: float) -> list[NodeEvent]:
        """Start on an open link: ask which node is there."""
        events = self.closed(t) if self.state is not LinkState.ABSENT else self._taken()
        self._enter(LinkInput.OPENED, events)
        self._left_over = None
        self._ask(t)
        return events

    def closed(self, t: float) -> list[NodeEvent]:  # noqa: ARG002 - one shape for everything that happens to a link
        """End the session of a link that is gone."""
        events = self._taken()
        self._output.clear()
        self._end_session(events)
        self._decoder.reset()
        self._buttons = None
        self._enter(LinkInput.CLOSED, events)
        return events

    def receive(self, t: float, data: bytes) -> list[NodeEvent]:
        """Take bytes that came at hub time `t`. No content of theirs raises."""
        events = self._taken()
        for found in self._decoder.receive(data):
            if isinstance(found, LogText):
                self._log(t, found.text, events)
            else:
                self._frame(t, found, events)
        self.counters.bytes = self._decoder.bytes
        self.counters.rx_bad = self._decoder.rx_bad
        return events

    def tick(self, t: float) -> list[NodeEvent]:
        """Do what is due at or before `t`: ask again, notice silence, repeat commands."""
        events = self._taken()
        if self.state in IN_SESSION:
            if t - self._fed >= LOST_SECONDS:
                self._end_session(events)
                self._buttons = None
                self._enter(LinkInput.SILENT, events)
                self._ask(t)
            elif t - self._fed >= self._stale_seconds:
                self._enter(LinkInput.QUIET, events)
        elif self.state in ASKING and t >= self._who_due:
            self._ask(t)
        self._pump(t, events)
        return events

    def send(self, t: float, op: str, **arguments: Any) -> int:
        """Queue a command; its id comes back in CommandDone or CommandGivenUp. FrameFault if it is too long for a line.

        It waits until the node is in a session. A `config`, `rate` or `lights` not sent yet gives way to a newer one.
        """
        number, dropped = self._commands.add(op, arguments)
        self._pending.extend(CommandDone(w.id, w.op, False, "superseded") for w in dropped)
        self._pump(t, self._pending)
        return number

    def step_aside(self, t: float) -> None:
        """This very node has been welcomed on a better link: ask no more, for that would end its session there."""
        self.waits = True
        if self.state in IN_SESSION:
            self._give_up(t, self._pending)
        self._output.clear()

    def take_output(self) -> bytes:
        """The bytes to write to the link now."""
        data = bytes(self._output)
        self._output.clear()
        return data

    # frames

    def _frame(self, t: float, body: bytes, events: list[NodeEvent]) -> None:
        try:
            frame = parse(body)
        except FrameFault:
            self.counters.refused += 1
            return
        self.counters.frames += 1
        if self.state is LinkState.ABSENT:
            return
        self.last_seen = t
        if isinstance(frame, Sample):
            self._sample(t, frame, events)
        elif isinstance(frame, Ack):
            self._ack(t, frame, events)
        elif isinstance(frame, Hello):
            self._hello(t, frame, events)
        elif isinstance(frame, Status):
            events.append(StatusReport(frame))
        elif isinstance(frame, Unknown):
            self.counters.unknown += 1

    def _hello(self, t: float, hello: Hello, events: list[NodeEvent]) -> None:
        late = hello.boot in self._old_boots and self.state is LinkState.LIVE
        if late or self._node not in (None, hello.id):
            self.counters.refused += 1
            return
        if hello.compatible and not self._admits(hello):
            self._turn_away(t, hello, events)
            return
        self.not_admitted = self._left_over = None
        before = self.hello
        restarted = before is not None and (before.id, before.boot) != (hello.id, hello.boot)
        self.hello = hello
        self.config = hello.cfg
        if before is not None and restarted:
            self._old_boots.append(before.boot)
            self._end_session(events)
            self._clock = NodeClock()
            self._stamped = []
            self._buttons = None
            events.append(Restarted(hello.boot))
        if not hello.compatible:
            self._end_session(events)
            self._enter(LinkInput.FOREIGN, events)
            self._who_due = t + WHO_SECONDS
            return
        self._enter(LinkInput.RESTART if restarted else LinkInput.HELLO, events)
        if self.session is None:
            self.session = self._new_session()
            self._next_n = 0
        if not self._confirmed:
            self._fed = t
        self._output += welcome(self._hub, self.session, hello.boot)

    def _turn_away(self, t: float, hello: Hello, events: list[NodeEvent]) -> None:
        """Another node than the one that was here, if there was one: its session is over in any case."""
        self.counters.refused += 1
        known, self.not_admitted = self.not_admitted, hello
        if known is None or (known.id, known.boot) != (hello.id, hello.boot):
            events.append(TurnedAway(hello))
        if self.state in IN_SESSION and self.hello is not None and self.hello.id != hello.id:
            self._give_up(t, events)

    def _sample(self, t: float, sample: Sample, events: list[NodeEvent]) -> None:
        if self.state in (LinkState.HELLO, LinkState.LOST):
            self._left_over = t if self._left_over is None else self._left_over
            self.counters.refused += t - self._left_over > _LEFT_OVER_SECONDS
            return
        if self.state not in IN_SESSION or self.hello is None or len(sample.c) != self.hello.cells:
            self.counters.refused += 1
            return
        gap = sample.n - self._next_n
        if gap < 0:
            self.counters.duplicates += 1
            return
        self.counters.gaps += gap
        self._next_n = sample.n + 1
        self._fed = t
        self._enter(LinkInput.SAMPLE, events)
        if not self._confirmed and self.session is not None:
            self._confirmed = True
            events.append(Ready(self.hello, self.session))
        buttons = tuple(sample.b)
        presses = tuple([0] * len(buttons))
        if self._buttons is not None and len(self._buttons) == len(buttons):
            presses = tuple(map(presses_between, buttons, self._buttons))
        self._buttons = buttons
        conversions = self._stamps(t, sample)
        events.append(Batch(t, sample.n, conversions, bytes.fromhex(sample.h), buttons, presses, gap))

    def _stamps(self, t: float, sample: Sample) -> tuple[tuple[Conversion, ...], ...]:
        """The conversions on the hub's clock: none later than now, and in each cell none before the one before."""
        opened = self._clock.unwrap(t, sample.us)
        newest = max([cell[-2] or 0 for cell in sample.c if cell], default=0)
        start = self._clock.heard(t, opened + max(0, newest)) + opened * _US
        if len(self._stamped) != len(sample.c):
            self._stamped = [float("-inf")] * len(sample.c)
        cells = []
        for index, flat in enumerate(sample.c):
            last = self._stamped[index]
            reason = sample.e.get(str(index), "fault")
            cell: list[Conversion] = []
            for dt, raw in zip(flat[::2], flat[1::2], strict=True):
                last = max(last, min(t, start + (dt or 0) * _US))
                cell.append((last, raw, reason if raw is None else None))
            self._stamped[index] = last
            cells.append(tuple(cell))
        return tuple(cells)

    def _ack(self, t: float, ack: Ack, events: list[NodeEvent]) -> None:
        if ack.session != self.session:
            return
        if ack.why == "session":
            self._give_up(t, events)
            return
        waiting = self._commands.acknowledged(ack.id)
        if waiting is None:
            return
        if ack.cfg is not None:
            self.config = ack.cfg
        events.append(CommandDone(waiting.id, waiting.op, ack.ok, ack.why))
        self._pump(t, events)

    # sessions and commands

    def _enter(self, happened: LinkInput, events: list[NodeEvent]) -> None:
        old, self.state = self.state, AFTER[self.state, happened]
        if self.state is not old:
            events.append(StateChanged(old, self.state))

    def _ask(self, t: float) -> None:
        if not self.waits:
            self._output += WHO
        self._who_due = t + WHO_SECONDS

    def _end_session(self, events: list[NodeEvent]) -> None:
        self.session = None
        self._confirmed = False
        events.extend(CommandGivenUp(w.id, w.op) for w in self._commands.clear())

    def _give_up(self, t: float, events: list[NodeEvent]) -> None:
        self._end_session(events)
        self._enter(LinkInput.GIVEN_UP, events)
        self._ask(t)

    def _pump(self, t: float, events: list[NodeEvent]) -> None:
        if not self._confirmed or self.session is None or not len(self._commands):
            return
        due: list[Waiting] | None = self._commands.due(t)
        if due is None:
            self._give_up(t, events)
            return
        for waiting in due:
            self._output += command(self.session, waiting.id, waiting.op, waiting.arguments)

    def _taken(self) -> list[NodeEvent]:
        events, self._pending = self._pending, []
        return events

    def _log(self, t: float, text: str, events: list[NodeEvent]) -> None:
        self.counters.log_lines += 1
        if int(t) != self._log_second:
            self._log_second = int(t)
            self._logged = 0
        self._logged += 1
        if self._logged <= LOG_LINES_A_SECOND:
            events.append(Log(text))
