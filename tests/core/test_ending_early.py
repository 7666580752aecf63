"""R12 at the hub: the game ends early, players leave, and the tray gets their bricks back."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.cases import few
from tests.core.by_hand import Table, play_by_hand
from tests.core.rig import Node, Rig
from tests.core.tray.test_order_of_saying import ARCH, BRICK, GOLD, Evening

from monkey_palace.board.pieces import BOX, BUILDING, PIECES
from monkey_palace.cards.model import load_set
from monkey_palace.game.commands import Build, EndNow, Leave, SettleOwed, Take
from monkey_palace.game.state import GameState, Owed, state_hash
from palace_hub.core.snapshot import snapshot
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.referee.judgement import Aim
from palace_hub.referee.record import replay, write
from palace_hub.sim.people.card_deck import CardDeck
from palace_hub.views.pages.score import score
from palace_hub.views.snapshot import Phase, Snapshot, Stage
from palace_hub.views.table.screen import table as table_view
from palace_hub.views.wording import Wording

THREE = ("Ann", "Bo", "Cy")
WORDING = Wording()


def state_of(table: Table) -> GameState:
    book = table.core.hub.book
    assert book is not None
    return book.game.state


def to(table: Table, stage: Stage) -> None:
    """Play until this stage of some turn is due."""
    play_by_hand(table, pause=lambda: table.core.hub.stage is stage)
    assert table.core.hub.stage is stage


def put_right(table: Table) -> Snapshot:
    """Confirm by hand that everything is where the screen wants it."""
    while (shown := snapshot(table.core.hub)).judgement is not None and shown.judgement.wrong:
        assert table.enter(say.Confirm()).refusal is None
    return shown


@pytest.mark.parametrize("stage", [stage for stage in Stage if stage not in (Stage.BONUS, Stage.PLACE_CARDS)])
def test_the_game_ends_at_any_step_and_goes_on_after_an_undo(table: Table, stage: Stage) -> None:
    table.begin(expansions=("frog",))
    to(table, stage)
    before = state_of(table)
    shown = table.enter(say.EndNow())
    assert shown.refusal is None
    assert table.core.hub.phase is Phase.ENDED
    assert shown.result is not None
    assert shown.can_undo
    view = score(shown, WORDING)
    assert view is not None
    assert "Ended early" in view.reason
    shown = table.enter(say.Undo())
    assert table.core.hub.phase is Phase.PLAY
    assert state_of(table) == before
    play_by_hand(table, before=before.turn + 2)
    assert state_of(table).turn == before.turn + 2


def test_the_journal_the_record_and_the_log_tell_of_the_early_end(table: Table, tmp_path: Path) -> None:
    table.begin()
    to(table, Stage.ONE_TIME)
    shown = table.enter(say.EndNow())
    assert shown.log[0].what.key == "log-command-end-now"
    assert (shown.log[0].who, shown.log[0].rule) == ("", "12.1")
    table.pass_time(0.2)
    assert table.journal.unfinished() is None
    file = tmp_path / "record.jsonl"
    write(table.journal, file)
    commands = [row["command"]["kind"] for row in map(json.loads, file.read_text().splitlines()) if "command" in row]
    assert commands[-1] == "end_now"
    again = replay(file)
    assert again.same
    assert again.game.state.ended_early


def test_an_end_that_was_undone_is_an_unfinished_game_again(table: Table) -> None:
    table.begin()
    to(table, Stage.CARDS)
    table.enter(say.EndNow())
    table.pass_time(0.2)
    table.enter(say.Undo())
    hashed = state_hash(state_of(table))
    table.restart()
    table.pass_time(4.0)
    assert table.core.hub.phase is Phase.RESUME
    table.enter(say.Resume())
    assert state_hash(state_of(table)) == hashed
    play_by_hand(table, before=3)


def test_a_game_that_ended_early_is_not_offered_again(table: Table) -> None:
    table.begin()
    table.enter(say.EndNow())
    table.pass_time(0.2)
    table.restart()
    table.pass_time(0.2)
    assert table.core.hub.phase is Phase.NO_GAME


def test_with_printed_cards_everybodys_cards_are_looked_at_first(table: Table) -> None:
    table.pass_time(4.0)
    table.enter(say.NewGame(players=("Ann", "Bo"), deck="printed"), say.Confirm())
    play_by_hand(table, by_facts=True, deck=CardDeck(load_set("house"), 4), before=5)
    table.enter(say.EndNow())
    assert table.core.hub.phase is Phase.CARDS_CHECK
    assert snapshot(table.core.hub).can_undo
    table.enter(say.Undo())
    assert table.core.hub.phase is Phase.PLAY
    table.enter(say.EndNow(), say.Confirm())
    assert table.core.hub.phase is Phase.ENDED


def test_before_the_first_turn_there_is_nothing_to_end(rig: Rig) -> None:
    rig.plug("a#1", Node())
    rig.pass_time(3.0)
    rig.enter(say.NewGame(players=THREE, deck_seed=3))
    assert rig.enter(say.EndNow()).refusal.key == "refused-not-in-play"


def test_a_staircase_that_waits_for_its_decoration_does_not_count_and_is_not_lost(table: Table) -> None:
    table.begin()
    to(table, Stage.DECORATE)
    pieces = table.core.hub.book.staged.placements
    table.enter(say.EndNow())
    assert state_of(table).current.report is None
    table.enter(say.Undo())
    assert table.core.hub.stage is Stage.BUILD
    assert table.core.hub.book.plan.placements == pieces
    table.enter(say.Confirm())
    assert table.core.hub.stage is Stage.DECORATE


@few(
    4,
    ("stage", "bricks"),
    [
        (Stage.BUILD, "back"),
        (Stage.DECORATE, "back"),
        (Stage.CREDITS, "back"),
        (Stage.CARDS, "out"),
        (Stage.RECURRING, "back"),
    ],
)
@pytest.mark.parametrize("own_turn", [True, False])
def test_a_player_leaves_at_any_step_and_the_others_play_on(
    table: Table, stage: Stage, bricks: str, own_turn: bool
) -> None:
    table.begin(players=THREE)
    play_by_hand(table, before=4)
    to(table, stage)
    before = state_of(table)
    leaver = before.prompt.player if own_turn else (before.prompt.player + 1) % 3
    shown = table.enter(say.parse_entry({"do": "leave", "player": leaver, "bricks": bricks}))
    assert shown.refusal is None
    assert shown.log[0].what.params["name"] == THREE[leaver]
    assert table_view(shown, WORDING).players.players[leaver].income == "left the game"
    if bricks == "back":
        assert shown.judgement.aim is Aim.OWED
        assert "Bricks go back" in table_view(shown, WORDING).head.sentence
    put_right(table)
    after = state_of(table)
    own = before.players[leaver].bricks
    for piece in BUILDING:
        assert after.supply[piece] == before.supply[piece] + (own[piece] if bricks == "back" else 0)
    assert after.owed == ()
    assert after.prompt.player != leaver
    assert after.prompt.kind.value == ("build" if own_turn else before.prompt.kind.value)
    play_by_hand(table, before=after.turn + 3)
    shown = table.enter(say.EndNow())
    assert THREE[leaver] in score(shown, WORDING).footnote


def test_the_end_of_the_turn_names_the_next_player_who_is_still_there(table: Table) -> None:
    table.begin(players=THREE, expansions=("frog",))
    table.enter(say.Leave(player=1, bricks="out"))
    to(table, Stage.END_TURN)
    assert any("Cy" in row.text for row in table_view(snapshot(table.core.hub), WORDING).stage.rows)


def test_with_one_player_left_the_scores_are_shown_at_once_and_undo_goes_on(table: Table) -> None:
    table.begin()
    to(table, Stage.CARDS)
    before = state_of(table)
    shown = table.enter(say.Leave(player=1, bricks="back"))
    assert table.core.hub.phase is Phase.ENDED
    assert "one player was left" in score(shown, WORDING).reason
    table.enter(say.Undo())
    assert state_of(table) == before


def test_chosen_cards_stay_chosen_when_somebody_else_leaves(table: Table) -> None:
    table.begin(players=THREE)
    to(table, Stage.CARDS)
    card = next(
        shown.top
        for shown in state_of(table).market
        if shown.top in {command.cards[0] for command in table.core.hub.book.game.legal if command.cards}
    )
    table.enter(say.ChooseCards(cards=(card,)), say.Leave(player=2, bricks="out"))
    assert table.core.hub.choices.cards == (card,)


@settings(max_examples=4, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    seed=st.integers(0, 99),
    leaving=st.lists(st.tuples(st.integers(1, 30), st.integers(0, 3), st.sampled_from(["back", "out"])), max_size=3),
    end=st.none() | st.integers(1, 40),
)
def test_undo_restart_and_replay_work_around_leaving(tmp_path_factory, seed, leaving, end) -> None:
    """Whatever happens: pieces are conserved, a restart finds the same game, and the record replays."""
    folder = tmp_path_factory.mktemp("leaving")
    table = Table(folder / "j.sqlite", Journal.open(folder / "j.sqlite"))
    table.begin(players=("Ann", "Bo", "Cy", "Di"))
    steps = 0
    plan = {step: (seat, bricks) for step, seat, bricks in leaving}

    def pause() -> bool:
        nonlocal steps
        steps += 1
        return steps in plan or steps == end or steps > 45

    while table.core.hub.phase is Phase.PLAY and steps <= 45:
        play_by_hand(table, pause=pause)
        if table.core.hub.phase is not Phase.PLAY:
            break
        before = table.core.hub.book
        hashed = state_hash(before.game.state)
        if steps in plan:
            seat, bricks = plan[steps]
            if seat in before.game.state.gone:
                continue
            table.enter(say.parse_entry({"do": "leave", "player": seat, "bricks": bricks}))
        elif steps == end:
            table.enter(say.EndNow())
        else:
            break
        told = state_hash(state_of(table))
        assert told != hashed
        table.enter(say.Undo())
        assert state_hash(state_of(table)) == hashed
        table.enter(say.Redo())
        assert state_hash(state_of(table)) == told
        if table.core.hub.phase is Phase.PLAY:
            put_right(table)
            hashed = state_hash(state_of(table))
            table.restart()
            table.pass_time(4.0)
            table.enter(say.Resume())
            assert state_hash(state_of(table)) == hashed
    state = state_of(table)
    for piece in PIECES:
        stocks = sum(player.bricks[piece] for player in state.players) if piece in BUILDING else 0
        assert state.supply[piece] + state.built[piece] + state.lost[piece] + stocks == BOX[piece]
    table.pass_time(0.2)
    write(table.journal, folder / "r.jsonl")
    assert replay(folder / "r.jsonl").same
    table.journal.close()


# -- with a tray ---------------------------------------------------------------------------------------------------


class Three(Evening):
    """A game of three on a bronze table."""

    def __init__(self, rig: Rig) -> None:
        self.rig = rig
        self.node = Node()
        self.counts = rig.weigh_in(self.node, at_once=True, deck_seed=2, players=THREE)

    @property
    def state(self) -> GameState:
        return state_of(self.rig)


@pytest.fixture
def evening(rig: Rig) -> Three:
    return Three(rig)


def test_the_bricks_of_one_who_left_are_counted_back_into_the_tray(evening: Three) -> None:
    supply = evening.state.supply
    shown = evening.say(say.Leave(player=1, bricks="back"))
    assert shown.judgement.wrong
    assert not evening.rig.core.hub.book.violations, "nobody took anything wrongly"
    shown = evening.take({ARCH: -2})
    assert evening.state.owed_to(1) == Owed(arch=-2, brick=-1), "not all of them are back"
    shown = evening.take({BRICK: -1})
    assert not shown.judgement.wrong
    assert [(way.arch, way.brick) for way in evening.commands(SettleOwed)] == [(-2, -1)]
    assert evening.state.supply["arch"] == supply["arch"] + 2
    assert evening.rig.core.hub.stage is Stage.BUILD


def test_what_cannot_be_found_is_kept_as_it_is(evening: Three) -> None:
    evening.say(say.Leave(player=1, bricks="back"))
    evening.take({ARCH: -1})
    assert evening.say(say.KeepAsItIs()).refusal is None
    evening.rig.pass_time(1.0)
    assert not evening.shown.judgement.wrong
    assert (evening.state.lost["arch"], evening.state.lost["brick"]) == (1, 1)
    assert evening.state.owed == ()


def test_bricks_that_stay_out_change_nothing_at_the_tray(evening: Three) -> None:
    assert not evening.say(say.Leave(player=2, bricks="out")).judgement.wrong
    assert evening.state.owed == ()


@pytest.mark.long
def test_pieces_of_a_delivery_that_lapsed_go_back_without_a_violation(evening: Three) -> None:
    """Ann leaves with a part of her delivery in her hand."""
    evening.build()
    evening.confirm()
    assert evening.stage is Stage.RECURRING
    due = evening.state.entitlement
    assert due.arch + due.brick > 1
    cell = ARCH if due.arch else BRICK
    evening.take({cell: 1})
    own = evening.state.players[0].bricks
    shown = evening.say(say.Leave(player=0, bricks="out"))
    assert (shown.judgement.wrong, shown.judgement.reason.key) == (True, "left-put-back")
    assert not evening.rig.core.hub.book.violations
    shown = evening.take({cell: -1})
    assert not shown.judgement.wrong
    assert evening.commands(Take) == []
    assert evening.state.players[0].bricks == own


@pytest.mark.long
def test_the_delivery_of_another_waits_until_the_bricks_are_back(evening: Three) -> None:
    evening.build()
    evening.confirm()
    assert evening.stage is Stage.RECURRING
    evening.say(say.Leave(player=1, bricks="back"))
    assert evening.shown.judgement.aim is Aim.OWED
    evening.take({ARCH: -2, BRICK: -1})
    assert evening.state.owed == ()
    assert evening.stage is Stage.RECURRING
    due = evening.state.entitlement
    evening.take({ARCH: due.arch, BRICK: due.brick})
    assert len(evening.commands(Take)) == 1


def test_undo_of_leaving_asks_for_the_bricks_again(evening: Three) -> None:
    before = evening.state
    evening.say(say.Leave(player=1, bricks="back"))
    evening.take({ARCH: -2, BRICK: -1})
    evening.say(say.Undo(), say.Undo())
    assert evening.state == before
    shown = evening.shown
    assert [box.take_out for box in shown.judgement.boxes][:2] == [2, 1]
    shown = evening.take({ARCH: 2, BRICK: 1})
    assert not shown.judgement.wrong


@pytest.mark.long
def test_a_piece_that_moved_after_an_early_end_is_noticed_when_the_game_goes_on(evening: Three) -> None:
    evening.say(say.EndNow())
    assert evening.rig.core.hub.phase is Phase.ENDED
    evening.take({ARCH: 3})
    evening.say(say.Undo())
    evening.rig.pass_time(8.0)
    shown = evening.shown
    assert shown.question is None
    assert shown.judgement.wrong
    assert next(box.put_back for box in shown.judgement.boxes) == 3
    assert not evening.take({ARCH: -3}).judgement.wrong


def test_after_an_undone_end_an_untouched_tray_asks_nothing(evening: Three) -> None:
    evening.say(say.EndNow())
    evening.rig.pass_time(3.0)
    evening.say(say.Undo())
    evening.rig.pass_time(8.0)
    assert not evening.shown.judgement.wrong
    assert evening.shown.question is None
    assert evening.rig.core.hub.all_known


def test_a_decoration_that_is_on_comes_off_with_its_staircase(evening: Three) -> None:
    """The staircase was not typed yet when Ann left."""
    evening.take({GOLD: 1})
    shown = evening.say(say.Leave(player=0, bricks="out"))
    assert [box.put_back for box in shown.judgement.boxes][GOLD] == 1
    assert not evening.take({GOLD: -1}).judgement.wrong
    assert evening.commands(Build) == []
    assert [type(command) for command in evening.rig.core.hub.book.game.commands] == [Leave]
    assert evening.say(say.EndNow()).result is not None
    assert isinstance(evening.rig.core.hub.book.game.commands[-1], EndNow)
