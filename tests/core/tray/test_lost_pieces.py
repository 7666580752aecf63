"""A piece that is lost before a game has begun, or was lost in the game before (R7.6)."""

from tests.core.by_hand import Table, play_by_hand
from tests.core.rig import FULL, Node, Rig, levels

from monkey_palace.board.pieces import Piece
from palace_hub.core.snapshot import snapshot
from palace_hub.referee import entries as say
from palace_hub.views.acting.availability import is_available
from palace_hub.views.snapshot import Phase

ARCH, BRICK = 0, 1


def set_out_without(rig: Rig, node: Node, lost: dict[int, int]) -> list[int]:
    """Set a game out; these pieces fall under the table meanwhile. Returns what the tray holds."""
    rig.plug("a#1", node)
    rig.pass_time(3.0)
    rig.enter(say.NewGame(players=("Ann", "Bo"), deck_seed=3))
    for counts in ((0,) * 6, FULL):
        node.levels = levels(counts)
        rig.pass_time(6.0)
        rig.enter(say.Confirm())
    rig.pass_time(1.0)
    counts = [count - lost.get(cell, 0) for cell, count in enumerate(rig.core.hub.book.shelf)]
    rig.hand(node, counts)
    return counts


def test_a_piece_that_is_lost_while_the_game_is_set_out_is_kept(rig: Rig):
    node = Node()
    counts = set_out_without(rig, node, {ARCH: 1, BRICK: 2})
    shown = snapshot(rig.core.hub)
    assert (shown.phase, shown.judgement.boxes[ARCH].put_back) == (Phase.SETUP, 1)
    assert is_available(shown, None, "keep")
    assert rig.enter(say.KeepAsItIs()).refusal is None
    rig.pass_time(1.0)
    assert rig.core.hub.phase is Phase.PLAY
    state = rig.core.hub.book.game.state
    assert (state.lost[Piece.ARCH], state.lost[Piece.BRICK]) == (1, 2)
    assert list(rig.core.hub.counts) == counts


def test_pieces_that_are_still_to_be_taken_out_are_not_found_pieces(rig: Rig):
    node = Node()
    counts = set_out_without(rig, node, {ARCH: 1, BRICK: -1})
    assert rig.enter(say.KeepAsItIs()).refusal is None
    assert rig.core.hub.phase is Phase.SETUP
    assert rig.core.hub.book.game.state.lost[Piece.BRICK] == 0
    assert rig.enter(say.KeepAsItIs()).refusal.key == "refused-nothing-to-keep"
    counts[BRICK] -= 1
    rig.hand(node, counts)
    assert rig.core.hub.phase is Phase.PLAY


def test_a_piece_lost_in_one_game_is_not_asked_for_in_the_next(table: Table):
    table.begin()
    table.enter(say.Manual(taken={ARCH: 1}), say.KeepAsItIs())
    play_by_hand(table, "random")
    table.enter(say.NewGame(players=("Ann", "Bo"), deck_seed=4), say.Confirm())
    assert table.core.hub.phase is Phase.PLAY
    state = table.core.hub.book.game.state
    assert state.lost[Piece.ARCH] == 1
    assert not table.core.hub.judgement.wrong
