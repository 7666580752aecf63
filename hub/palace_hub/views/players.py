"""The players strip: stock, next income, bananas, bonus cards and trophies of two to four players (SCREENS 2)."""

from dataclasses import dataclass

from monkey_palace.pieces import BUILDING
from monkey_palace.state import GameState
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Wording


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player's box. `trophies_short` goes into the title where the long form does not fit."""

    seat: int
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
    stock_word: str
    income_word: str
    players: tuple[PlayerView, ...] = ()


def _trophies(game: GameState, seat: int, wording: Wording) -> tuple[str, str]:
    held = [figure for figure, holder in game.trophies.items() if holder == seat]
    long = "  ".join(wording.say(f"trophy-{figure}") for figure in held)
    return long, " ".join(wording.say(f"trophy-short-{figure}") for figure in held)


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
                seat=seat + 1,
                name=wording.say("outside", text=player.name),
                now=seat == game.prompt.player and not game.ended,
                stock=" ".join(f"{player.bricks[piece]}{wording.sign(piece)}" for piece in BUILDING),
                income=wording.delivery(game.income[seat], plus="+"),
                score=score,
                score_short=score_short,
                trophies=long,
                trophies_short=short,
            )
        )
    return PlayersView(wording.say("player-stock"), wording.say("player-next"), tuple(view))
