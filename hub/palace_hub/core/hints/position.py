"""What the advisor is asked about: the step for which a hint is sought, or the prompt on which a bot decides."""

from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.pieces import Piece
from monkey_palace.game.state import GameState
from palace_hub.views.snapshot import HintAdvice


class HintPosition:
    """What the advisor is asked about now, and what the hub knows of the hint that follows from it.

    `number` grows with each request, so that an answer to an older one is recognised.
    """

    def __init__(self) -> None:
        self.number = 0
        self.state: GameState | None = None  # None: nothing is asked now
        self.standing: tuple[Placement, ...] = ()  # pieces of this build that stood when the advice was asked for
        self.since = 0.0  # hub time at which the step began
        self.refused = False  # an entry was refused in this step
        self.offered = False  # a stuck player was told that there is a hint now
        self.awaited = False  # the player has asked and waits for the first advice
        self.hidden = False  # the player has put the hint away
        self.failed = False  # the advisor gives no answer
        self.overdue = False  # a bot has thought for longer than people wait
        self.advice: HintAdvice | None = None

    def begin(self, state: GameState | None, t: float) -> None:
        """Seek advice on this state from now on; None: on none."""
        self.number += state is not None
        self.state, self.since, self.standing = state, t, ()
        self.refused = self.offered = self.awaited = self.hidden = self.failed = self.overdue = False
        self.advice = None

    def begin_anew(self, standing: tuple[Placement, ...]) -> None:
        """Seek advice that goes on from these pieces, and show it as soon as there is one."""
        self.number += 1
        self.standing, self.advice = standing, None
        self.hidden = self.failed = False
        self.awaited = True

    def fits(self, standing: tuple[Placement, ...]) -> bool:
        """Whether the advice is one for what stands now: all pieces that it went on from, and no others than its own.

        It stays so while the player takes back what it does not go on from.
        """
        advised = frozenset() if self.advice is None else _bodies(self.advice.placements)
        begun, now = _bodies(self.standing), _bodies(standing)
        if self.advice is None or not advised:
            return begun == now
        return begun & advised <= now <= begun | advised

    def note_refusal(self) -> None:
        """Note that the rules have refused an entry."""
        self.refused = True

    def fail(self) -> None:
        """Note that the advisor gives no answer to this request."""
        self.failed = True

    def run_late(self) -> None:
        """Note that a bot has thought for longer than people wait."""
        self.overdue = True

    def note_offer(self) -> None:
        """Note that the player was told of the hint."""
        self.offered = True

    def wait(self) -> None:
        """Show the hint as soon as there is one."""
        self.awaited = True

    def take(self, advice: HintAdvice) -> None:
        """Replace the advice by a better one."""
        self.advice = advice

    def show(self) -> None:
        """The hint is on the screens."""
        self.awaited = self.hidden = False

    def turn_over(self) -> None:
        """Put the hint away, or bring it back."""
        self.hidden = not self.hidden


def _bodies(pieces: tuple[Placement, ...]) -> frozenset[tuple[Piece, frozenset[Cell]]]:
    """The pieces, an arch equal from either foot."""
    return frozenset((piece.piece, piece.body) for piece in pieces)
