"""Whole games by cards that the simulated people shuffle: the hub learns each card by their entries alone."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.run.games import SMALL_BOX, Played, play, wall_instants
from tests.run.test_whole_games import clean

from monkey_palace.cards.model import CardSet, load_set, set_of
from monkey_palace.game.card_set import cards_of
from palace_hub.referee.record import replay

pytestmark = pytest.mark.game

PRINTED = load_set("house")
"""The cards on the table."""


def as_counted_at_the_table(game: Played) -> None:
    """The hub knew no order of the cards, and its scores are those of the cards that the people hold."""
    assert game.table["entry_wrong"] == 0
    assert game.table["bananas_on_cards"] == [score["cards"] for score in game.report["scores"]]
    assert sum(game.table["bananas_on_cards"]) > 0
    state = replay(game.record).game.state
    assert state.deck == "printed"
    assert state.seed is None
    assert header(game)["deck"] == "printed"
    as_printed(cards_of(state), len(state.players))


def as_printed(learnt: CardSet, players: int) -> None:
    """What the hub has learnt of cards, boards in play and knobs is what is printed."""
    for (pile, told), (_, printed) in zip(learnt.piles, PRINTED.piles, strict=True):
        known, faces = (
            Counter((card.bananas, card.one_time, card.recurring) for card in cards if card.is_known)
            for cards in (told, printed)
        )
        assert known <= faces, pile
    assert [board.recurring for board in learnt.boards[:players]] == [
        board.recurring for board in PRINTED.boards[:players]
    ]
    for told_map, map_ in zip(learnt.ground_maps, PRINTED.ground_maps, strict=True):
        assert set(told_map.ground) <= set(map_.ground)


def header(game: Played) -> dict[str, Any]:
    return dict(json.loads(game.record.read_text().splitlines()[0]))


def commands(game: Played) -> list[dict[str, Any]]:
    """The commands of the record."""
    rows = map(json.loads, game.record.read_text().splitlines()[1:])
    return [row["command"] for row in rows if row["kind"] == "command"]


def learnt_again(game: Played) -> set[str]:
    """The kinds of entry by which something was corrected that had been learnt before."""
    seen, again = set[tuple[object, ...]](), set()
    for command in commands(game):
        if command["kind"].startswith("learn"):
            what = (command["kind"], *(command.get(name) for name in ("card", "seat", "x", "y")))
            again |= {command["kind"]} if what in seen else set()
            seen.add(what)
    return again


@pytest.mark.long
def test_a_hub_that_is_killed_learns_an_empty_set_and_its_mistakes_are_mended(tmp_path: Path):
    """With this seed cards and knobs are entered wrongly, and pieces are owed for it; boards: tests/sim/people."""
    asked = ("--deck", "printed", "--cards", "empty", "--entry-mistakes", "0.05")
    game = play(tmp_path, *asked, seed=37, box=SMALL_BOX, kill_after=wall_instants(3, 2, 3.0))
    assert game.hubs == 3
    clean(game, SMALL_BOX)
    as_counted_at_the_table(game)
    assert game.table["entry_mistakes"] >= 3
    assert learnt_again(game) == {"learn_card", "learn_knob"}
    assert any(command["kind"] == "settle_owed" for command in commands(game))
    known_at_first = set_of(header(game)["cards"])
    assert known_at_first.unknown_cards == len(known_at_first.cards)
    assert known_at_first.unknown_boards == len(known_at_first.boards)


@pytest.mark.long
@pytest.mark.parametrize(
    ("level", "cards"),
    [("bronze", "known"), ("bronze", "half"), ("bronze", "empty"), ("silver", "known"), ("silver", "empty")],
)
@pytest.mark.parametrize("seed", range(1, 11))
def test_ten_seeds_with_two_to_four_players(tmp_path: Path, level: str, cards: str, seed: int):
    entries = ("--entries", "plate") if level == "silver" else ()
    asked = ("--deck", "printed", "--cards", cards, "--entry-mistakes", "0.05", "--level", level)
    game = play(tmp_path, *asked, *entries, seed=seed, players=2 + seed % 3)
    clean(game)
    as_counted_at_the_table(game)
