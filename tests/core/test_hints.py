"""Hints: levels, who may have one, answers that come too late, and that nothing of the game depends on them."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from tests.core.by_hand import Table, play_by_hand

from monkey_palace.board.notation import parse_placements
from monkey_palace.board.stock import Bricks
from monkey_palace.cards.deck_format import PILES
from monkey_palace.game.building import builds
from monkey_palace.game.history import Game
from palace_hub.core import snapshot
from palace_hub.core.hints.play import wanted
from palace_hub.files import versioned
from palace_hub.history.kept import KnownPlayer, PlayerRegister, PlayersFile, folder_of
from palace_hub.referee import entries as say
from palace_hub.referee.events import HintUsed, UnknownEvent, parse_event
from palace_hub.run.advice_worker import answers
from palace_hub.run.recording import Recorder
from palace_hub.run.resense import resense
from palace_hub.views.pile import PILE_KEYS
from palace_hub.views.snapshot import STUCK_AFTER_S, HintView, Phase, Stage
from palace_hub.views.table.hint import hint_text, piles_to_light, staircase_to_show
from palace_hub.views.table.start_form import hints_of
from palace_hub.views.wording import Wording

H = say.Hint()
WORDING = Wording()


def found(table: Table) -> list[say.Advise]:
    """The answers of the advisor to what the hub asks now."""
    request = wanted(table.core.hub)
    assert request is not None
    return list(answers(request))


def hint(table: Table) -> HintView:
    return snapshot.snapshot(table.core.hub).hint


def words(table: Table) -> str:
    return hint_text(snapshot.snapshot(table.core.hub), WORDING)


def used(table: Table) -> list[HintUsed]:
    events = (parse_event(entry.kind, entry.body) for entry in table.journal.events(table.journal.head().id))
    return [event for event in events if isinstance(event, HintUsed)]


@pytest.fixture
def building(table: Table) -> Table:
    """A game in its third turn, in which the first player builds."""
    table.begin()
    play_by_hand(table, before=3)
    assert table.core.hub.stage is Stage.BUILD
    return table


def test_a_hint_in_the_build_step_goes_from_credits_to_the_start_to_the_whole_staircase(building: Table) -> None:
    building.enter(*found(building))
    assert (hint(building).level, words(building)) == (0, "")
    building.enter(H)
    advice = hint(building).advice
    assert advice is not None
    assert advice.report is not None
    assert f"{advice.params['credits']} credit" in words(building)
    assert staircase_to_show(snapshot.snapshot(building.core.hub)) == ()
    building.enter(H)
    assert WORDING.say("hint-start-lit", piece=advice.report.start_colour) == words(building)
    building.enter(H)
    shown = snapshot.snapshot(building.core.hub)
    assert staircase_to_show(shown) == advice.placements
    building.enter(say.Place(placement=str(advice.placements[0].reversed())))
    assert staircase_to_show(snapshot.snapshot(building.core.hub)) == advice.placements[1:]
    building.enter(*(say.Place(placement=str(piece)) for piece in advice.placements[1:]))
    assert snapshot.snapshot(building.core.hub).plan.verdict.legal
    building.enter(H)
    assert words(building) == ""
    assert building.core.hub.notice.key == "told-hint-away"
    building.enter(H)
    assert words(building) != ""
    assert [event.level for event in used(building)] == [1, 2, 3]
    lines = [line.what for line in building.core.hub.log if line.what.key == "log-hint"]
    assert WORDING.message(lines[0]) == "Ann used a hint (level 3)"


def test_after_another_piece_the_next_hint_goes_on_from_what_stands(building: Table) -> None:
    building.enter(*found(building), H, H, H)
    advised = hint(building).advice.placements
    starts = (parse_placements(build.staircase)[0] for build in builds(building.core.hub.book.game.state))
    other = next(piece for piece in starts if piece.body not in {one.body for one in advised})
    building.enter(say.Place(placement=str(other)))
    for change in ((), (say.TakeBack(placement=str(other)),)):
        building.enter(*change)
        standing = building.core.hub.book.plan.placements
        assert (words(building), building.core.hub.notice.key) == ("", "told-hint-anew")
        assert staircase_to_show(snapshot.snapshot(building.core.hub)) == ()
        building.enter(H)
        assert words(building) == WORDING.say("hint-thinking")
        building.enter(*found(building))
        whole = hint(building).advice.placements
        assert {*standing} < {*whole, *(piece.reversed() for piece in whole)}
        assert len(staircase_to_show(snapshot.snapshot(building.core.hub))) == len(whole) - len(standing)
    assert whole == advised
    assert [event.level for event in used(building)] == [1, 2, 3]


def test_a_hint_that_is_awaited_follows_the_plan(building: Table) -> None:
    late = found(building)
    building.enter(H, say.Place(placement=str(late[-1].command["staircase"]).split()[0]))
    building.enter(*late)
    assert words(building) == WORDING.say("hint-thinking")
    building.enter(*found(building))
    assert hint(building).level == 1


def test_a_hint_that_is_asked_for_too_early_comes_with_the_first_answer(building: Table) -> None:
    building.enter(H)
    assert words(building) == WORDING.say("hint-thinking")
    assert used(building) == []
    building.enter(found(building)[0])
    assert [event.level for event in used(building)] == [1]
    assert hint(building).level == 1


def test_where_no_answer_comes_the_hub_says_so_and_waits_no_longer(building: Table) -> None:
    building.enter(H)
    building.enter(say.NoAdvice(number=building.core.hub.hints.number))
    assert not words(building)
    building.enter(H)
    refusal = snapshot.snapshot(building.core.hub).refusal
    assert refusal is not None
    assert refusal.key == "refused-hint-none"


def test_a_better_answer_replaces_the_first_until_a_place_was_shown(building: Table) -> None:
    answer = found(building)[-1]
    other = answer.model_copy(update={"params": {**answer.params, "credits": 99}})
    building.enter(answer, H, other)
    assert "99" in words(building)
    building.enter(H, answer)
    assert hint(building).advice.params["credits"] == 99


def test_answers_to_an_older_step_and_commands_that_the_rules_refuse_are_dropped(building: Table) -> None:
    late = found(building)
    refused = late[-1].model_copy(update={"command": {"kind": "end_turn"}})
    broken = late[-1].model_copy(update={"command": {"kind": "build", "staircase": "A0,0,0e"}})
    building.enter(refused, broken)
    assert building.core.hub.hints.advice is None
    play_by_hand(building, before=4)
    building.enter(*late)
    assert building.core.hub.hints.advice is None
    building.enter(*found(building))
    assert building.core.hub.hints.advice is not None


def test_an_answer_changes_no_refusal_and_a_hint_outlives_the_hub(building: Table) -> None:
    refused = building.enter(say.Confirm()).refusal
    assert refused is not None
    building.enter(*found(building))
    assert building.core.hub.refusal == refused
    building.enter(H, H)
    resume(building)
    building.enter(*found(building))
    assert hint(building).level == 2
    assert len(used(building)) == 2


def resume(table: Table) -> None:
    table.restart()
    table.pass_time(4.0)
    table.enter(say.Resume())


def test_hints_are_off_for_a_player_who_wants_none(building: Table) -> None:
    building.enter(say.ChooseHints(modes=("off", "on")))
    assert wanted(building.core.hub) is None
    assert building.enter(H).refusal.key == "refused-hints-off"
    assert building.enter(say.ChooseHints(modes=("on",) * 3)).refusal.key == "refused-hints-count"
    play_by_hand(building, before=4)
    assert wanted(building.core.hub) is not None
    resume(building)
    assert hint(building).modes == ("off", "on")


def test_the_seconds_to_a_hint_count_down_and_then_the_hub_says_that_there_is_one(building: Table) -> None:
    hub = building.core.hub
    building.enter(say.ChooseHints(modes=("stuck", "on")), *found(building), H)
    first = hub.refusal
    building.pass_time(3)
    assert hub.refusal.key == first.key
    assert hub.refusal.params["seconds"] in (first.params["seconds"] - 3, first.params["seconds"] - 2)
    building.pass_time(STUCK_AFTER_S)
    assert hub.refusal is None
    assert hub.notice.key == "told-hint-now"


def test_a_confirmation_without_a_staircase_says_what_is_missing_and_counts_as_a_try(building: Table) -> None:
    building.enter(say.ChooseHints(modes=("stuck", "on")), *found(building), say.Confirm())
    assert building.core.hub.refusal.key == "refused-plan-empty"
    building.enter(H)
    assert hint(building).level == 1


@pytest.mark.parametrize("stuck", ["time", "refusal"])
def test_a_stuck_player_gets_a_hint_after_a_minute_or_a_refused_try(building: Table, stuck: str) -> None:
    building.enter(say.ChooseHints(modes=("stuck", "on")), *found(building))
    refused = building.enter(H, H).refusal
    assert refused.key == "refused-hint-not-stuck"
    assert refused.params["seconds"] <= STUCK_AFTER_S
    if stuck == "time":
        building.pass_time(STUCK_AFTER_S)
    else:
        building.enter(say.PassBuild())
    assert building.enter(H).refusal is None
    assert hint(building).level == 1


def test_where_nothing_can_be_built_the_hint_says_so_even_to_who_gets_hints_only_when_stuck(building: Table) -> None:
    building.enter(say.ChooseHints(modes=("stuck", "on")))
    wrong = say.Advise(number=wanted(building.core.hub).number, command={"kind": "pass_build"}, reason="due")
    building.enter(wrong)
    assert building.core.hub.hints.advice is None, "the rules refuse to pass where a staircase can be built"
    book = building.core.hub.book
    poor = book.game.state.player.model_copy(update={"bricks": Bricks()})
    players = (poor, *book.game.state.players[1:])
    book.game = Game.from_state(book.game.state.model_copy(update={"players": players}))
    book.done.clear()
    building.step()
    building.enter(*found(building), H)
    assert words(building) == WORDING.say("hint-pass")
    now = snapshot.snapshot(building.core.hub)
    own = now.game.model_copy(update={"map_provenance": "own", "deck": "printed"})
    assert hint_text(replace(now, game=own), WORDING) == WORDING.say("hint-unknown-knobs")


def test_the_cards_step_says_what_to_aim_at_and_then_lights_it_with_its_key(building: Table) -> None:
    play_by_hand(building, before=3, at=Stage.CARDS)
    building.enter(*found(building), H)
    bought = hint(building).advice.piles
    assert bought
    assert words(building).startswith("Hint: aim for cards ")
    assert piles_to_light(snapshot.snapshot(building.core.hub)) == frozenset()
    building.enter(H)
    assert all(f"(key {PILE_KEYS[PILES.index(pile)]})" in words(building) for pile in bought)
    assert piles_to_light(snapshot.snapshot(building.core.hub)) == {PILES.index(pile) for pile in bought}
    assert [(event.step, event.level) for event in used(building)] == [("cards", 1), ("cards", 2)]


def test_a_staircase_that_is_entered_as_facts_gets_its_hint_as_facts(new_table: Callable[..., Table]) -> None:
    table = new_table(enter_by="facts")
    table.begin()
    table.enter(*found(table), H, H)
    report = hint(table).advice.report
    assert words(table) == WORDING.say("hint-start", piece=report.start_colour)
    table.enter(H)
    assert f"{report.arches} arches" in words(table)


def test_what_is_wrong_in_the_tray_comes_before_a_hint(building: Table) -> None:
    building.enter(*found(building), say.Override(cell=0, count=3))
    assert building.core.hub.judgement.wrong
    assert building.enter(H).refusal.key == "refused-hint-put-right"
    assert used(building) == []


def test_there_is_no_hint_outside_build_and_cards(building: Table) -> None:
    play_by_hand(building, before=3, at=Stage.CREDITS)
    assert building.enter(H).refusal.key == "refused-hint-not-now"
    assert wanted(building.core.hub) is None


def test_a_recording_holds_the_answers_and_its_replay_gives_the_same_events(tmp_path: Path, table: Table) -> None:
    with Recorder(table.core, tmp_path / "evening.gz"):
        table.begin()
        table.enter(H, *found(table), H, H)
    again = resense(tmp_path / "evening.gz")
    assert again.same
    assert len(used(table)) == 3


def test_a_damaged_hint_costs_no_game() -> None:
    assert isinstance(parse_event("hint", {"player": "Ann"}), UnknownEvent)
    assert isinstance(parse_event("hints", {"modes": ["maybe"]}), UnknownEvent)


@pytest.mark.parametrize(
    ("players", "modes"),
    [(("bo", "Ann"), ("stuck", "off")), (("Ann", "Cy"), ("on", "on")), (("Ann", "Bo", "Cy"), ("on", "on", "on"))],
)
def test_the_same_players_keep_their_hints_in_the_next_game(
    table: Table, players: tuple[str, ...], modes: tuple[str, ...]
) -> None:
    table.begin()
    table.enter(say.ChooseHints(modes=("off", "stuck")), say.EndNow())
    table.enter(say.NewGame(players=players))
    assert (table.core.hub.refusal, hint(table).modes) == (None, modes)


def test_a_register_without_news_and_one_that_is_damaged_stay(
    table: Table, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = PlayersFile.read(folder_of(table.path))
    table.begin()
    table.enter(say.ChooseHints(modes=("on", "on")))
    assert not file.path.exists()
    file.folder.mkdir(parents=True, exist_ok=True)
    file.path.write_text("damaged")
    table.enter(say.ChooseHints(modes=("off", "on")))
    assert file.path.read_text() == "damaged"
    file.path.unlink()

    def full(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(versioned, "replace_file", full)
    table.enter(say.ChooseHints(modes=("stuck", "on")))
    assert [record.name for record in caplog.records].count("palace_hub.core.persistence") == 2
    assert "disk full" in caplog.text


def test_the_hub_remembers_of_each_person_when_they_get_hints(table: Table) -> None:
    file = folder_of(table.path)
    PlayersFile.read(file).keep(PlayerRegister((KnownPlayer("Anna", ("Ann",), colour="blue"),)))
    table.begin()
    table.enter(say.ChooseHints(modes=("off", "on")))
    assert PlayersFile.read(file).content == PlayerRegister(
        (KnownPlayer("Anna", ("Ann",), colour="blue", hints="off"),)
    )
    table.restart()
    known = table.enter(say.Resume(), say.EndNow()).known_players
    assert hints_of(known, ("Cy", "anna", "Anna"), ("", "", "planner")) == (None, "off", None)
    assert hints_of(known, ("Cy", "Bo"), ("", "")) == ()
    table.enter(say.NewGame(players=("Cy", "Anna"), hints=(None, "off")))
    assert (table.core.hub.refusal, hint(table).modes) == (None, ("on", "off"))


def test_hints_for_another_number_of_players_are_refused(table: Table) -> None:
    assert table.enter(say.NewGame(players=("Ann", "Bo"), hints=("on",))).refusal.key == "refused-hints-count"
    assert table.core.hub.phase is Phase.NO_GAME
