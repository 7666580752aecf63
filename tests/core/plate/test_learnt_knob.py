"""A staircase that starts where the learnt map shows no knob: the plate sees it, and it goes on with the answer."""

from dataclasses import replace
from pathlib import Path

from tests.core.plate.plate_game import PlateTable, acts

from monkey_palace.cards.model import load_set
from monkey_palace.game.history import Game
from monkey_palace.game.palace_state import palace_of
from monkey_palace.staircase.search import staircases
from palace_hub.core.learning import to_learn
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import Stage, ToLearn


def test_a_knob_that_the_map_lacks_is_asked_for_and_the_staircase_is_taken(tmp_path: Path) -> None:
    own = replace(load_set("house"), name="ours", provenance="own copy", map_provenance="own copy")
    true = Game.new(["Ann", "Bo"], data_set=own.with_knob(1, 2, 2, None), deck="printed").state
    pieces = next(staircases(palace_of(true), true.player.bricks)).placements
    start = pieces[0].cell
    colour = next(colour for x, y, colour in true.ground if (x, y) == (start.x, start.y))
    table = PlateTable.opened(tmp_path / "journal.sqlite")
    lacking = own.with_knob(1, start.x, start.y, None)
    table.core.hub.options = replace(table.core.hub.options, card_set=lacking)
    table.begin_game(deck="printed", deck_seed=None)
    table.build(*pieces)
    assert table.seen() == acts(pieces)
    assert to_learn(table.core.hub) == ToLearn("knob", x=start.x, y=start.y)
    table.enter(say.Confirm())
    assert table.core.hub.refusal is not None
    assert table.core.hub.stage is Stage.BUILD
    table.enter(say.LearnKnob(x=start.x, y=start.y, colour=colour))
    table.pass_time(1.0)
    assert to_learn(table.core.hub) is None
    assert table.seen() == acts(pieces)
    table.enter(say.Confirm())
    assert table.core.hub.refusal is None
    assert table.core.hub.stage is Stage.DECORATE
    table.journal.close()
