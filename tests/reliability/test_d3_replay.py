"""D3 of RELIABILITY: replayed games lead to the states that they led to, and so do undo n and redo n anywhere."""

import lzma
import random
from collections import Counter
from pathlib import Path

import pytest
from tests.reliability.results import forms

from monkey_palace.bots import make_bot
from monkey_palace.bots.match import play_game
from monkey_palace.game.commands import EndTurn, command_json
from monkey_palace.game.state import state_hash
from palace_hub.journal.store import Journal
from palace_hub.referee import record as records
from palace_hub.referee.book import Book
from palace_hub.referee.events import CommandPlayed, StepRedone, StepUndone, body_of, parse_event
from palace_hub.referee.header import header_of

STORED = Path(__file__).parents[1] / "same"


def test_stored_games_lead_to_the_same_states(record, tmp_path):
    games = undone = 0
    for packed in sorted((STORED / "journals").glob("*.xz")):
        path = tmp_path / packed.stem
        path.write_bytes(lzma.decompress(packed.read_bytes()))
        with Journal.open(path) as journal:
            for head in journal.games():
                games += 1
                records.write(journal, tmp_path / "record", head.id)
                assert records.replay(tmp_path / "record").same
                undone += undo_and_redo(journal, head)
    record("D3", "games that lead to another state, or undo n and redo n is another 0", games=games, undone=undone)
    assert games >= 3
    assert undone > 5


def undo_and_redo(journal, head):
    """Undoes all steps of the game one after another and does them again; returns how many."""
    book = Book.new(head.header)
    for event in journal.events(head.id):
        book.fold(parse_event(event.kind, event.body))
    states = [state_hash(book.game.state)]
    while book.done:
        book.fold(StepUndone())
        states.append(state_hash(book.game.state))
    count = len(states) - 1
    while len(states) > 1:
        assert state_hash(book.game.state) == states.pop()
        book.fold(StepRedone())
    assert state_hash(book.game.state) == states.pop()
    return count


def stored_games(folder):
    """(header, events) of each game of the stored journals."""
    for packed in sorted((STORED / "journals").glob("*.xz")):
        path = folder / packed.stem
        path.write_bytes(lzma.decompress(packed.read_bytes()))
        with Journal.open(path) as journal:
            for head in journal.games():
                yield head.header, [parse_event(event.kind, event.body) for event in journal.events(head.id)]


def bots_games(seeds):
    """(header, events) of games of two to four bots; the hub itself ends their turns."""
    for seed in seeds:
        bots = [make_bot("random") for _ in range(2 + seed % 3)]
        game = play_game(bots, seed, ground_map=1 + seed % 4, expansions=("butterfly", "frog")[: seed % 3])
        events = []
        for command, before in zip(game.commands, game.states, strict=False):
            auto = {"auto": True} if isinstance(command, EndTurn) else {}
            events.append(CommandPlayed(player=before.prompt.player, command=command_json(command), **auto))
        yield header_of(game), events


class Interrupted:
    """One game, in which somebody undoes n steps and redoes them, again and again."""

    def __init__(self, header):
        self.book = Book.new(header)
        self.events = []
        self.reached = {0: state_hash(self.book.game.state)}  # steps done -> the state after them

    def fold(self, event):
        self.events.append(event)
        self.book.fold(event)

    def play(self, event):
        self.fold(event)
        self.reached[len(self.book.done)] = state_hash(self.book.game.state)

    def fault(self, count):
        """Undoes up to `count` steps and redoes them. What is wrong after that: "" if nothing is."""
        book = self.book
        before = (state_hash(book.game.state), list(book.done), book.staged, book.way, book.plan)
        undone = 0
        while undone < count and book.done:
            self.fold(StepUndone())
            undone += 1
            if state_hash(book.game.state) != self.reached[len(book.done)]:
                return f"undo leads to another state than the one after {len(book.done)} steps"
        for _ in range(undone):
            self.fold(StepRedone())
        after = (state_hash(book.game.state), list(book.done), book.staged, book.way, book.plan)
        return "" if after == before else f"undo and redo {undone} times is not what was there"


@pytest.mark.parametrize("cases", forms(500, 20_000))
def test_undo_n_redo_n_anywhere_changes_nothing(record, tmp_path, cases):
    """The games go on after each undo and redo, and end like the undisturbed ones; so do their records."""
    rng, faults, tried, longest = random.Random(cases), [], 0, 0
    games = [*stored_games(tmp_path), *bots_games(range(1, 4))]
    places = [(number, at) for number, (_, events) in enumerate(games) for at in range(1, len(events) + 1)]
    chosen = Counter(rng.choices(places, k=cases))
    with Journal.open(tmp_path / "interrupted.sqlite") as journal:
        for number, (header, events) in enumerate(games):
            game, undisturbed = Interrupted(header), Book.new(header)
            for at, event in enumerate(events, 1):
                undisturbed.fold(event)
                game.play(event)
                for _ in range(chosen[number, at]):
                    tried += 1
                    count = rng.choices((1, 2, 3, rng.randint(1, len(game.book.done) + 1)), (4, 3, 2, 1))[0]
                    longest = max(longest, min(count, len(game.book.done)))
                    if fault := game.fault(count):
                        faults.append(f"game {number}, event {at}, {count} steps: {fault}")
            if state_hash(game.book.game.state) != state_hash(undisturbed.game.state):
                faults.append(f"game {number} ends otherwise")
            journal.new_game(header)
            journal.append([(event.kind, 1.0, body_of(event)) for event in game.events])
            records.write(journal, tmp_path / "record")
            if not records.replay(tmp_path / "record").same:
                faults.append(f"the record of game {number} leads elsewhere")
            journal.finish()
    goal = "games that lead to another state, or undo n and redo n is another 0"
    record("D3", goal, games=len(games), cases=tried, longest=longest, faults=len(faults))
    assert tried == cases
    assert longest > 20
    assert not faults, "\n".join(faults[:20])
