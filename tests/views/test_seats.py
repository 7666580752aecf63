"""Known players have their own colour and sign, in a game and on every face."""

from dataclasses import replace

import pytest
from tests.tui.history.past_app import kept_journal
from tests.tui.scenes.index import SCENES

from palace_hub.history.kept import KnownPlayer, PlayerRegister
from palace_hub.history.library import read_games
from palace_hub.history.statistics import GameFilter
from palace_hub.views.history.chart import bananas_chart
from palace_hub.views.palace.stage import standing_of
from palace_hub.views.seats import SeatMark, marked, seat_mark, with_marks
from palace_hub.views.symbols import GRAPHICAL
from palace_hub.views.table.players import players
from palace_hub.views.wording import Wording

KNOWN = PlayerRegister(
    (
        KnownPlayer("Ann", ("Anne",), colour="green", symbol="club"),
        KnownPlayer("Bo", colour="green", symbol="note"),
        KnownPlayer("Cy", colour="orange"),
    )
).known


@pytest.mark.parametrize(
    ("names", "colours", "signs"),
    [
        (("Di", "Eve"), (0, 1), (0, 1)),
        (("Di", "ANNE"), (0, 3), (0, 1)),
        (("Ann", "Di"), (3, 1), (1, 0)),
        (("Ann", "Bo", "Di"), (3, 1, 2), (1, 3, 2)),
        (("Bo", "Ann"), (3, 1), (3, 1)),
        (("Di", "Eve", "Cy", "Finn"), (1, 2, 0, 3), (0, 1, 2, 3)),
    ],
)
def test_who_comes_first_gets_the_colour_and_nobody_shares_one(
    names: tuple[str, ...], colours: tuple[int, ...], signs: tuple[int, ...]
) -> None:
    symbols = with_marks(GRAPHICAL, names, KNOWN)
    assert symbols.seat_colours[: len(names)] == colours
    assert symbols.seats[: len(names)] == tuple(GRAPHICAL.seats[place] for place in signs)
    assert sorted(symbols.seats) == sorted(GRAPHICAL.seats)
    assert sorted(symbols.seat_colours) == [0, 1, 2, 3]
    assert with_marks(symbols, names, {}) == GRAPHICAL


def test_strip_and_palace_of_a_game_have_the_players_marks() -> None:
    scene = SCENES["score_palace"]()
    assert scene.game is not None
    last = scene.game.players[0].name
    now = replace(scene, known_players={last.casefold(): KnownPlayer(last, colour="green", symbol="note")})
    wording, usual = marked(Wording(), now), Wording()
    assert marked(usual, scene) is usual
    assert players(now, wording).players[0].mark == SeatMark("♪", "seat-4")
    assert seat_mark(1, wording.symbols) == seat_mark(1, usual.symbols)
    before, after = standing_of(scene, usual), standing_of(now, wording)
    assert before is not None
    assert after is not None
    assert 0 in before.builders.values()
    assert {3 if seat == 0 else seat for seat in before.builders.values()} == set(after.builders.values())


def test_the_chart_of_past_games_has_the_players_marks_whatever_game_is_shown() -> None:
    kept = replace(read_games(kept_journal()), register=PlayerRegister((KnownPlayer("Ann", colour="green"),)))
    for symbols in (GRAPHICAL, with_marks(GRAPHICAL, ("Bo", "Ann"), KNOWN)):
        chart = bananas_chart(kept, GameFilter(), Wording(symbols=symbols))
        assert {line.name: line.mark for line in chart.lines} == {
            "Ann": SeatMark("♥", "seat-4"),
            "Bo": SeatMark("♣", "seat-2"),
            "Cy": SeatMark("★", "seat-3"),
        }
