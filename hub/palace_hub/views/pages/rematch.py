"""The next game of the same players: who begins, and in which order they play."""

from dataclasses import replace

from monkey_palace.game.departures import present
from monkey_palace.game.state import GameState
from palace_hub.views.snapshot import Phase, Snapshot
from palace_hub.views.table.stopping import ChoiceView
from palace_hub.views.wording import Wording


def orders(game: GameState) -> tuple[tuple[int, ...], ...]:
    """The seats of the last game in the order of the next one: the next player begins, then on, or back.

    Who left in mid-game does not play again.
    """
    seats = present(game)
    if len(seats) < 2:
        return ()
    kept = (*(seat for seat in seats if seat > 0), *(seat for seat in seats if seat == 0))
    turned = (kept[0], *reversed(kept[1:]))
    return (kept,) if kept == turned else (kept, turned)


def rematch(snapshot: Snapshot, wording: Wording) -> ChoiceView:
    """The orders of a next game, and other players as the last answer."""
    game = snapshot.game
    names = () if game is None else tuple(wording.say("outside", text=player.name) for player in game.players)
    answers = []
    for order in () if game is None else orders(game):
        first, *others = (names[seat] for seat in order)
        answers.append(wording.say("rematch-order", name=first, others=wording.joined(others)))
    return ChoiceView(
        wording.say("rematch-who"), (wording.say("rematch-why"),), (*answers, wording.say("rematch-others"))
    )


def next_form(snapshot: Snapshot, order: tuple[int, ...]) -> Snapshot:
    """The start form after a game, filled in with its players in this `order` of its seats: each keeps side and bot."""
    players = () if snapshot.game is None else snapshot.game.players
    names = tuple(player.name for player in players)
    played = {name.casefold() for name in names}
    bots = {name: bot for name, bot in snapshot.bots_to_seat.items() if name.casefold() not in played}
    bots |= {name: bot for name, bot in zip(names, snapshot.bots, strict=False) if bot}
    sides = {name: side for name, side in zip(names, snapshot.sides, strict=False) if side}
    return replace(
        snapshot,
        phase=Phase.NO_GAME,
        game=None,
        result=None,
        last_players=tuple(names[seat] for seat in order),
        bots_to_seat=bots,
        usual_sides=sides,
    )
