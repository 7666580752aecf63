"""A card that is corrected after the score: counted again, in the journal, until the next game begins."""

import gzip
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cases import examples, few
from tests.core.by_hand import Table, play_by_hand

from monkey_palace.cards.model import load_set
from monkey_palace.game.history import Result
from monkey_palace.game.state import GameState, state_hash
from palace_hub.core.apply import commit
from palace_hub.core.snapshot import snapshot
from palace_hub.core.step import HubCore
from palace_hub.errors import KeepingFault
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.referee.events import LinkChanged
from palace_hub.referee.record import replay, write
from palace_hub.run.recording import Recorder
from palace_hub.run.resense import recompute, resense
from palace_hub.sim.people.card_deck import CardDeck
from palace_hub.views.snapshot import Phase, Snapshot

HOUSE = load_set("house")
BANANAS = {card.id: card.bananas for card in HOUSE.cards}


def begin(table: Table) -> None:
    table.pass_time(4.0)
    table.enter(say.NewGame(players=("Ann", "Bo"), deck="printed"), say.Confirm())


def to_the_score(table: Table) -> Snapshot:
    begin(table)
    play_by_hand(table, by_facts=True, deck=CardDeck(HOUSE, 4))
    assert table.core.hub.phase is Phase.ENDED
    return snapshot(table.core.hub)


def state_of(table: Table) -> GameState:
    book = table.core.hub.book
    assert book is not None
    return book.game.state


def left(state: GameState) -> list[str]:
    held = {card for player in state.players for card in player.cards}
    return [card.id for card in HOUSE.cards if card.id not in held]


AGREED = ("too_few_credits", "wrong_colour", "pile_twice")


def correct(table: Table, seat: int, was: str, right: str) -> Snapshot:
    entry = {"do": "correct_card", "player": seat, "was": was, "is": right, "agreed": AGREED}
    return table.enter(say.parse_entry(entry))


def totals(now: Snapshot) -> list[int]:
    return [sheet.total for sheet in now.scores]


def test_the_winner_is_another_one_and_the_restarted_hub_knows_it(table: Table) -> None:
    scored = to_the_score(table)
    assert scored.result is not None
    loser = totals(scored).index(min(totals(scored)))
    assert loser not in scored.result.winners
    for _ in range(6):  # the loser's least cards are the most precious ones that are left
        state = state_of(table)
        was = min(state.players[loser].cards, key=BANANAS.__getitem__)
        right = max(left(state), key=BANANAS.__getitem__)
        before = totals(snapshot(table.core.hub))
        now = correct(table, loser, was, right)
        assert now.phase is Phase.ENDED
        assert totals(now)[loser] == before[loser] + BANANAS[right] - BANANAS[was]
        if now.result is not None and now.result.winners == (loser,):
            break
    assert isinstance(now.result, Result)
    assert now.result.winners == (loser,)
    assert now.game is not None
    assert now.game.bananas_by_round[-1] == tuple(totals(now))
    assert [game.status for game in table.journal.games()] == ["finished"]
    table.restart()
    again = snapshot(table.core.hub)
    assert (again.phase, again.result, again.game) == (Phase.ENDED, now.result, now.game)
    assert again.log[0].what.key == "log-command-correct-card"


@pytest.mark.long
def test_the_record_has_the_correction(table: Table, tmp_path: Path) -> None:
    state = to_the_score(table).game
    assert state is not None
    correct(table, 0, state.players[0].cards[0], left(state)[0])
    write(table.journal, tmp_path / "game.jsonl")
    replayed = replay(tmp_path / "game.jsonl")
    assert replayed.same
    assert replayed.state_hash == state_hash(state_of(table)) != state_hash(state)


def test_only_corrections_belong_to_the_record_of_a_scored_game(table: Table) -> None:
    state = to_the_score(table).game
    assert state is not None
    events = len(list(table.journal.events(table.journal.head().id)))
    correct(table, 0, state.players[0].cards[0], left(state)[0])
    for entry in (say.Undo(), say.PassBuild(), say.Confirm(), say.RemoveCard(card=left(state)[1])):
        assert table.enter(entry).refusal is not None
    assert table.enter(say.ChangeDeck(deck="screen")).refusal is not None
    table.pass_time(60.0)
    assert len(list(table.journal.events(table.journal.head().id))) == events + 1


@few(1, "restart", [False, True])
def test_the_next_game_ends_it(table: Table, restart: bool) -> None:
    state = to_the_score(table).game
    assert state is not None
    if restart:
        table.restart()
    table.pass_time(4.0)
    table.enter(say.NewGame(players=("Cy", "Di"), deck="printed"), say.Confirm())
    assert correct(table, 0, state.players[0].cards[0], left(state)[0]).refusal is not None
    assert [game.status for game in table.journal.games()] == ["finished", "playing"]
    table.restart()
    table.pass_time(0.1)
    assert table.core.hub.phase is Phase.RESUME
    assert table.enter(say.Discard()).phase is Phase.NO_GAME
    table.restart()
    assert table.core.hub.phase is Phase.NO_GAME


@pytest.mark.long
def test_a_correction_that_cannot_be_written_is_written_later(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    state = to_the_score(table).game
    assert state is not None
    with monkeypatch.context() as broken:

        def refuse(*_: object, **__: object) -> None:
            raise KeepingFault("full", detail="full")

        broken.setattr(Journal, "append", refuse)
        assert correct(table, 0, state.players[0].cards[0], left(state)[0]).saved is not None
    table.pass_time(1.2)
    corrected = state_of(table)
    assert snapshot(table.core.hub).saved is None
    table.restart()
    assert state_of(table) == corrected


@pytest.mark.long
def test_a_simulated_table_does_not_wait_at_an_old_score(table: Table) -> None:
    to_the_score(table)
    table.journal.close()
    with Journal.open(table.path) as journal:
        assert HubCore(journal, draw_seed=lambda: 7, simulated=True).hub.phase is Phase.NO_GAME


@pytest.mark.long
def test_a_game_that_is_over_claims_no_tray(table: Table) -> None:
    to_the_score(table)
    table.restart()
    hub = table.core.hub
    assert hub.book is not None
    hub.book.node = "the tray of the last game"
    commit(hub, LinkChanged(name="tray", state="live", was="hello"))
    assert hub.nodes.bound is None


@pytest.mark.long
def test_a_recording_that_begins_at_the_score_is_played_again(table: Table, tmp_path: Path) -> None:
    state = to_the_score(table).game
    assert state is not None
    table.restart()
    with Recorder(table.core, tmp_path / "evening.gz"):
        table.pass_time(1.0)
        correct(table, 0, state.players[0].cards[0], left(state)[0])
    with gzip.open(tmp_path / "evening.gz", "rt") as file:
        assert "scored" in json.loads(file.readline())
    again = resense(tmp_path / "evening.gz")
    assert again.same
    assert again.state_hash == state_hash(state_of(table))
    assert recompute(tmp_path / "evening.gz").state_hash == again.state_hash


@given(data=st.data())
@settings(max_examples=examples(20), deadline=None)
def test_any_corrections_there_and_back_leave_the_score_as_it_was(
    data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    table = scored_table(tmp_path_factory)
    first = state_of(table)
    made = []
    for _ in range(data.draw(st.integers(1, 4))):
        state = state_of(table)
        seat = data.draw(st.integers(0, 1))
        was = data.draw(st.sampled_from(state.players[seat].cards))
        right = data.draw(st.sampled_from([card.id for card in HOUSE.cards if card.id != was]))
        now = correct(table, seat, was, right)
        assert now.refusal is None
        assert totals(now) == [
            sum(BANANAS[card] for card in player.cards) + score.total - score.cards
            for player, score in zip(state_of(table).players, now.scores, strict=True)
        ]
        made.append((seat, was, right))
    for seat, was, right in reversed(made):
        correct(table, seat, right, was)
    assert state_of(table) == first


_SCORED: list[Table] = []


def scored_table(factory: pytest.TempPathFactory) -> Table:
    """One scored game for all examples; each leaves it as it was."""
    if not _SCORED:
        path = factory.mktemp("scored") / "game.sqlite"
        _SCORED.append(Table(path, Journal.open(path), "facts"))
        to_the_score(_SCORED[0])
    return _SCORED[0]
