"""D3 of RELIABILITY: the games of stored journals, of an earlier version too, lead to the states that they led to."""

import lzma
from pathlib import Path

from monkey_palace.game.state import state_hash
from palace_hub.journal.store import Journal
from palace_hub.referee import record as records
from palace_hub.referee.book import Book
from palace_hub.referee.events import StepRedone, StepUndone, parse_event

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
