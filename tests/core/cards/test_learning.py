"""A card set that is learnt while it is played: entries, restart, undo and redo (R11.8)."""

from pathlib import Path

import pytest
from tests.core.by_hand import Table
from tests.core.cards.learning_by_hand import TRUTH, Readers, empty_set, files_of_game, learn_card, state_of

from monkey_palace.cards.deck_format import Symbols
from monkey_palace.cards.model import load_set
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.state import state_hash
from palace_hub.card_sets.draft import CardDraft
from palace_hub.card_sets.folder import SetFolder, sets_folder
from palace_hub.core import snapshot
from palace_hub.core.learning import to_learn
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.run.recording import Recorder
from palace_hub.run.resense import resense
from palace_hub.views.snapshot import Phase, Stage, ToLearn

KITS = tuple({name: n for name, n in board.start_kit.as_dict().items() if n} for board in TRUTH.boards)


@pytest.fixture
def table(tmp_path: Path) -> Table:
    path = tmp_path / "journal.sqlite"
    table = Table(path, Journal.open(path), card_set=empty_set())
    table.pass_time(4.0)
    table.enter(say.NewGame(players=("Ann", "Bo"), deck="printed"), say.Confirm())
    assert table.core.hub.phase is Phase.PLAY
    return table


@pytest.mark.long
def test_a_game_from_nothing_ends_with_the_score_of_the_true_cards(table: Table) -> None:
    readers = Readers()
    readers.play(table, before=6)
    table.restart()
    table.pass_time(4.0)
    table.enter(say.Resume())
    readers.play(table)
    state = state_of(table)
    cards = cards_of(state)
    assert table.core.hub.phase is Phase.ENDED
    for seat, sheet in enumerate(snapshot.snapshot(table.core.hub).scores):
        assert sheet.cards == readers.deck.bananas(seat)
    for id, truth in readers.bought.items():
        assert cards.card(id).bananas == TRUTH.card(truth).bananas


def test_a_board_is_entered_before_its_first_delivery(table: Table) -> None:
    readers = Readers()
    readers.play(table, before=1, at=Stage.RECURRING)
    assert to_learn(table.core.hub) == ToLearn("board", seat=0)
    state = state_of(table)
    assert table.enter(say.Confirm()).refusal is not None
    assert table.enter(say.Manual(taken={1: 1})).judgement.wrong
    assert not table.core.hub.book.violations
    table.enter(say.Manual(taken={1: -1}))
    assert state_of(table) == state
    table.enter(say.LearnBoard(seat=0, recurring=Symbols(brick=2)))
    assert to_learn(table.core.hub) is None
    assert table.core.hub.judgement.boxes[1].of == 2


def test_undo_keeps_what_was_learnt_and_the_journal_too(table: Table) -> None:
    readers = Readers()
    readers.play(table, before=3, at=Stage.BUILD)
    known = cards_of(state_of(table)).data_hash
    for _ in range(20):
        if not table.core.hub.book.done:
            break
        table.enter(say.Undo())
    assert not table.core.hub.book.done
    assert cards_of(state_of(table)).data_hash == known
    before = state_of(table)
    table.restart()
    assert state_of(table) == before


def test_a_piece_where_the_map_shows_no_knob_asks_for_one(table: Table) -> None:
    arch = "A8,14,0w"  # with a foot on each of two knobs that the map lacks
    shown = table.enter(say.Place(placement=arch))
    for x in (5, 8):
        assert shown.to_learn == ToLearn("knob", x=x, y=14)
        colour = next(knob[2] for knob in TRUTH.ground_map(1).ground if knob[:2] == (x, 14))
        shown = table.enter(say.LearnKnob(x=x, y=14, colour=colour))
        assert shown.refusal is None
        assert (x, 14, colour) in cards_of(state_of(table)).ground_map(1).ground
    assert shown.to_learn is None
    assert [str(piece) for piece in shown.plan.placements] == [arch]
    assert "no_knob" not in [violation.code for violation in shown.plan.verdict.violations]


def test_a_knob_that_a_piece_fills_is_not_asked_for(table: Table) -> None:
    shown = table.enter(say.Place(placement="A11,14,0n"))  # begins where the starting staircase stands
    assert "11,14,0" in [violation.params.get("cell") for violation in shown.plan.verdict.violations]
    assert shown.to_learn == ToLearn("knob", x=11, y=17)


def test_a_knob_that_was_taken_away_forbids_to_redo_its_staircase(table: Table) -> None:
    readers = Readers()
    readers.play(table, before=1, at=Stage.DECORATE)
    assert table.core.hub.book.staged is not None
    cell = table.core.hub.book.staged.placements[0].cell
    x, y = cell.x, cell.y
    assert table.enter(say.LearnKnob(x=x, y=y, colour=None)).refusal.key == "refused-decoration-first"
    table.enter(say.Undo(), say.LearnKnob(x=x, y=y, colour=None))
    assert table.core.hub.refusal is None
    before = state_of(table)
    assert table.enter(say.Redo()).refusal is not None
    assert state_of(table) == before
    assert table.core.hub.book.staged is None
    table.restart()
    assert table.core.hub.book.game.state == before
    table.pass_time(4.0)
    table.enter(say.Resume())
    colour = next(knob[2] for knob in TRUTH.ground_map(1).ground if knob[:2] == (x, y))
    table.enter(say.LearnKnob(x=x, y=y, colour=colour), say.Redo())
    assert table.core.hub.refusal is None
    assert table.core.hub.book.staged is not None


@pytest.mark.long
def test_a_print_is_corrected_after_the_score(table: Table) -> None:
    readers = Readers()
    readers.play(table)
    seat, id = next((seat, player.cards[0]) for seat, player in enumerate(state_of(table).players) if player.cards)
    before = snapshot.snapshot(table.core.hub).scores[seat].total
    card = cards_of(state_of(table)).card(id)
    entry = say.LearnCard(card=id, bananas=card.bananas + 1, one_time=card.one_time, recurring=card.recurring)
    shown = table.enter(entry)
    assert shown.refusal is None
    assert shown.scores[seat].total == before + 1
    table.restart()
    assert snapshot.snapshot(table.core.hub).scores[seat].total == before + 1


def test_an_unknown_id_is_refused_by_name(table: Table) -> None:
    shown = table.enter(learn_card("nonsense", TRUTH.cards[0]))
    assert shown.refusal.key == "rule-unknown-card"


@pytest.fixture
def owned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table whose people have typed the kits and sizes of a set, and begun a game with it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    path = tmp_path / "own.sqlite"
    table = Table(path, Journal.open(path), sets=True)
    table.pass_time(4.0)
    shown = table.enter(say.NewSet(name="ours", kits=KITS, sizes=tuple(len(cards) for _, cards in TRUTH.piles)))
    assert (shown.refusal, [offer.name for offer in shown.sets]) == (None, ["ours"])
    table.enter(say.NewGame(players=("Ann", "Bo"), deck="printed", card_set="ours"), say.Confirm())
    assert table.core.hub.phase is Phase.PLAY
    return table


def test_the_files_follow_what_was_learnt(owned: Table) -> None:
    files_of_game(owned)
    Readers().play(owned, before=3, at=Stage.BUILD)
    assert cards_of(state_of(owned)).unknown_cards < 67
    files_of_game(owned)
    owned.enter(say.Undo())
    files_of_game(owned)


def test_a_failure_to_write_is_told_and_the_next_start_writes(owned: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr("palace_hub.card_sets.folder.replace_file", full)
        shown = owned.enter(learn_card("multi-1_01", TRUTH.cards[0]))
        assert shown.refusal is None
        assert shown.notice is not None
        assert shown.notice.key == "cards-not-kept"
        assert shown.saved is None
    owned.restart()
    owned.pass_time(0.1)
    files_of_game(owned)
    assert cards_of(state_of(owned)).card("multi-1_01").bananas == TRUTH.cards[0].bananas


def test_a_restart_does_not_write_over_what_the_owner_corrected(owned: Table) -> None:
    owned.enter(learn_card("multi-1_01", TRUTH.cards[0]))
    folder = SetFolder.of("ours")
    draft = folder.open()
    folder.save(draft.with_card(0, 0, CardDraft("multi-1_01", 9)))
    owned.restart()
    owned.pass_time(0.2)
    assert load_set(sets_folder() / "ours", incomplete=True).card("multi-1_01").bananas == 9


@pytest.mark.long
def test_the_next_game_knows_what_the_first_one_learnt(owned: Table) -> None:
    Readers().play(owned)
    learnt = cards_of(state_of(owned))
    owned.enter(say.NewGame(players=("Cy", "Di"), deck="printed", card_set="ours"))
    assert cards_of(state_of(owned)) == learnt
    assert owned.enter(say.NewGame(players=("Cy", "Di"), deck="printed", card_set="nothing")).refusal is not None


def test_a_set_with_wrong_sizes_is_refused(owned: Table) -> None:
    shown = owned.enter(say.NewSet(name="two", kits=({}, {}, {}, {}), sizes=(1,) * 12))
    assert shown.refusal is not None
    assert shown.refusal.key == "refused-game-running"


def test_a_recording_of_a_set_from_nothing_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    path = tmp_path / "own.sqlite"
    table = Table(path, Journal.open(path), sets=True)
    with Recorder(table.core, tmp_path / "evening.gz"):
        table.pass_time(4.0)
        table.enter(say.NewSet(name="ours", kits=KITS, sizes=tuple(len(cards) for _, cards in TRUTH.piles)))
        table.enter(say.NewGame(players=("Ann", "Bo"), deck="printed", card_set="ours"), say.Confirm())
        table.enter(learn_card("multi-1_01", TRUTH.cards[0]))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "nothing"))
    again = resense(tmp_path / "evening.gz")
    assert again.same
    assert again.state_hash == state_hash(state_of(table))


def test_the_last_card_says_that_the_set_is_complete(tmp_path: Path) -> None:
    almost = empty_set()
    for number, truth in enumerate(TRUTH.cards[:-1]):
        id = almost.cards[number].id
        almost = almost.with_card(id, truth.known_bananas, truth.one_time, truth.recurring)
    for board in TRUTH.boards:
        almost = almost.with_board(board.seat, board.known_recurring)
    table = Table(tmp_path / "last.sqlite", Journal.open(tmp_path / "last.sqlite"), card_set=almost)
    table.pass_time(4.0)
    shown = table.enter(say.NewGame(players=("Ann", "Bo"), deck="printed"), say.Confirm())
    assert shown.notice is None or shown.notice.key != "told-set-complete"
    shown = table.enter(learn_card(almost.cards[-1].id, TRUTH.cards[-1]))
    assert shown.notice is not None
    assert shown.notice.key == "told-set-complete"
    assert cards_of(state_of(table)).is_complete
