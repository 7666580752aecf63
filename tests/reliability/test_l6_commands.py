"""L6: every command is done exactly once, although lines lose a fifth, double and delay in both directions."""

from collections import Counter
from random import Random

import pytest
from tests.reliability.results import forms
from tests.wire.node_model import BadLine, Table, count_executions

from palace_hub.wire.events import Batch, CommandDone, CommandGivenUp, Ready
from palace_hub.wire.states import LinkState

GAME_COMMANDS = 160  # what the hub told the tray in simulated games of three players, seeds 7 and 8

BAD = {"loss": 0.2, "double": 0.2, "delay": 4}
GAMES_A_TABLE = 25  # then another hub and another node, so that each form sees many openings
KEPT_WAITING = 6  # commands, so that four are always under way
WINDOWS_A_RESTART = 2_000  # about as often a node dies and starts anew
WINDOWS_TO_THE_END = 300
OPS = (("beep", {"cue": "ask"}), ("ping", {}), ("identify", {}), ("lights", None), ("reboot", {}))
SHARES = (30, 30, 30, 30, 1)


class Ledger:
    """What was sent, what was done how often, and how each command ended."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.table = Table(BadLine(random, **BAD), BadLine(random, **BAD), idle=True)
        self.executed: dict[int, int] = {}
        self.waiting: set[int] = set()
        self.ended: dict[int, str] = {}
        self.sent = self.ended_twice = self.batches_again = 0
        self._board: object = None
        self._last_n = -1

    def send(self) -> None:
        op, arguments = self.random.choices(OPS, SHARES)[0]
        if arguments is None:
            arguments = {"l": [self.random.randrange(5) for _ in range(6)]}
        self.waiting.add(self.table.session.send(self.table.t, op, **arguments))
        self.sent += 1

    def window(self) -> None:
        table = self.table
        if table.node.board is not self._board:  # another boot, which hears what was on its way to the last one
            self._board = table.node.board
            count_executions(table.node.node, self.executed)
        for event in table.window():
            match event:
                case CommandDone(number, _, ok, why):
                    self._end(number, "done" if ok else why)
                case CommandGivenUp(number):
                    self._end(number, "given up")
                case Ready():
                    self._last_n = -1
                case Batch():
                    self.batches_again += event.n <= self._last_n
                    self._last_n = event.n
        table.events.clear()

    def _end(self, number: int, how: str) -> None:
        self.ended_twice += number in self.ended
        self.ended[number] = how
        self.waiting.discard(number)

    def play(self, commands: int) -> None:
        while self.sent < commands:
            while len(self.waiting) < KEPT_WAITING:
                self.send()
            if self.random.randrange(WINDOWS_A_RESTART) == 0:
                self.table.node = self.table.start()
            self.window()
        self.table.down, self.table.up = BadLine(self.random), BadLine(self.random)
        for _ in range(WINDOWS_TO_THE_END):
            self.window()


@pytest.mark.long
@pytest.mark.parametrize("games", forms(75, 2_500))
def test_l6_commands_are_done_exactly_once(record, games):
    """Acknowledged: done once. Given up, and the hub knows it: once or never. Given way to a newer one: never."""
    ends, twice, not_done, done_all_the_same, unended, again = Counter(), 0, 0, 0, 0, 0
    for table in range(games // GAMES_A_TABLE):
        ledger = Ledger(Random(table))
        ledger.play(GAMES_A_TABLE * GAME_COMMANDS)
        assert ledger.table.session.state is LinkState.LIVE
        ends.update(ledger.ended.values())
        twice += sum(times > 1 for times in ledger.executed.values()) + ledger.ended_twice
        unended += len(ledger.waiting)
        again += ledger.batches_again
        for number, how in ledger.ended.items():
            times = ledger.executed.get(number, 0)
            not_done += how == "done" and times == 0
            done_all_the_same += how == "superseded" and times > 0
    record(
        "L6",
        "commands done twice, or said to be done and not done: 0",
        games=games,
        commands=games * GAME_COMMANDS,
        acknowledged=ends["done"],
        given_up=ends["given up"],
        superseded=ends["superseded"],
        done_twice=twice,
        said_but_not_done=not_done,
        superseded_but_done=done_all_the_same,
        without_end=unended,
    )
    assert (twice, not_done, done_all_the_same, unended, again) == (0, 0, 0, 0, 0)
    assert ends["done"] > 0.6 * games * GAME_COMMANDS
    assert set(ends) == {"done", "given up", "superseded"}
