"""The players strip: stock, next income, bananas, bonus cards and trophies of two to four players."""

from dataclasses import dataclass

from monkey_palace.board.pieces import BUILDING
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.deliveries import board_known
from monkey_palace.game.state import GameState
from palace_hub.views.cards.counter import UNTYPED
from palace_hub.views.seats import SeatMark, seat_mark
from palace_hub.views.snapshot import BuildDraft, Snapshot, Stage
from palace_hub.views.wording import Wording


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player's box. `trophies_short` goes into the title if the long form does not fit."""

    mark: SeatMark
    name: str
    now: bool
    stock: str
    income: str
    score: str
    score_short: str
    trophies: str
    trophies_short: str


@dataclass(frozen=True, slots=True)
class PlayersView:
    """The boxes in seat order."""

    stock_word: str
    income_word: str
    players: tuple[PlayerView, ...] = ()


def _trophies(game: GameState, seat: int, wording: Wording) -> tuple[str, str]:
    held = [figure for figure, holder in game.trophies.items() if holder == seat]
    long = "  ".join(wording.say(f"trophy-{figure}") for figure in held)
    return long, " ".join(wording.say(f"trophy-short-{figure}") for figure in held)


def stock(snapshot: Snapshot, seat: int) -> dict[str, int]:
    """The bricks of a player, without those of a staircase that stands and waits for its decoration."""
    assert snapshot.game is not None
    game = snapshot.game
    bricks = game.players[seat].bricks
    held = {piece.value: bricks[piece] for piece in BUILDING}
    if snapshot.stage is not Stage.DECORATE or seat != game.prompt.player:
        return held
    return {piece: max(0, count - staged(snapshot)[piece]) for piece, count in held.items()}


def staged(snapshot: Snapshot) -> dict[str, int]:
    """The pieces of the staircase that waits for its decoration; zeros if none does."""
    draft = snapshot.draft if snapshot.stage is Stage.DECORATE else BuildDraft()
    return {"arch": draft.arches, "brick": draft.bricks, "column": draft.columns}


def _income(game: GameState, seat: int, wording: Wording) -> str:
    """What a player gets each turn; with a "?" while it is not known what the board delivers (R11.8)."""
    if board_known(game, cards_of(game), seat):
        return wording.delivery(game.income[seat], plus="+")
    known = wording.delivery(game.income[seat], plus="+") if game.income[seat] else ""
    return f"{known} +{UNTYPED}".strip()


def players(snapshot: Snapshot, wording: Wording) -> PlayersView:
    """The boxes in seat order; none before a game."""
    game = snapshot.game
    view: list[PlayerView] = []
    for seat, player in enumerate(game.players if game is not None else ()):
        assert game is not None
        long, short = _trophies(game, seat, wording)
        if game.settings.running_score == "shown":
            score = wording.say("player-score", bananas=player.score, bonus=player.bonus)
            score_short = wording.say("player-score-short", bananas=player.score, bonus=player.bonus)
        else:
            score = score_short = wording.say("player-bonus", bonus=player.bonus)
        view.append(
            PlayerView(
                mark=seat_mark(seat, wording.symbols),
                name=wording.say("outside", text=player.name),
                now=seat == game.prompt.player and not game.ended,
                stock=" ".join(f"{count}{wording.sign(piece)}" for piece, count in stock(snapshot, seat).items()),
                income=wording.say("player-gone") if seat in game.gone else _income(game, seat, wording),
                score=score,
                score_short=score_short,
                trophies=long,
                trophies_short=short,
            )
        )
    return PlayersView(wording.say("player-stock"), wording.say("player-next"), tuple(view))
