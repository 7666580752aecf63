"""The table and the sentences of the analysis name the player whose chance a turn has moved."""

import dataclasses

import pytest
from tests.rules.bots.quick_analysis import quick_analysis
from tests.tui.scenes.index import SCENES

from monkey_palace.bots.analysis import Analysis, played_turns
from monkey_palace.game.card_set import cards_of
from palace_hub.views.pages.analysis import deciding_lines, signs_legend, table_lines
from palace_hub.views.wording import Wording

WORDING = Wording()
HISTORY = SCENES["score"]().history


@pytest.fixture(scope="module")
def analysis() -> Analysis:
    """The winner is seat 0, whose chance rises in the second turn from 10 to 60; that is a turn of another seat."""
    turns = played_turns(HISTORY)
    found = quick_analysis(HISTORY, [0.1, 0.1, *[0.6] * (len(turns) - 2)])
    assert turns[1].seat != 0
    return dataclasses.replace(found, winners=(0,), deciding=(1,))


def test_a_deciding_turn_says_whose_chance_rose_through_whose_turn(analysis: Analysis) -> None:
    winner, other = analysis.players[0], analysis.players[analysis.turns[1].seat]
    (line,) = deciding_lines(analysis, WORDING)
    assert line.startswith(f"Turn 2: through {other}'s turn, {winner} wins 50 more of 100 games (+")
    row = table_lines(analysis, cards_of(HISTORY[-1]), WORDING)[2]
    assert row.startswith("*")
    assert f"{winner} +50 (" in row


def test_a_turn_that_takes_chances_from_the_winner_says_fewer(analysis: Analysis) -> None:
    falls = dataclasses.replace(analysis, wins=(analysis.wins[0], analysis.wins[2], analysis.wins[1]))
    assert "50 fewer of 100 games (-" in deciding_lines(falls, WORDING)[0]


def test_the_legend_explains_every_short_sign() -> None:
    said = signs_legend(WORDING)
    assert all(WORDING.sign(sign) in said for sign in ("arch", "light_green", "dark_green", "gold"))
    assert "Frog" in said
