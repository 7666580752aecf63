"""A bot's turn in words: what people lay, buy and place for it."""

from monkey_palace.cards.deck_format import pile_colour, pile_cost
from monkey_palace.game.commands import PassBuild, ReportBuild, TakeFrog
from monkey_palace.game.palace_state import standing_figures
from monkey_palace.game.state import GameState
from palace_hub.locale.message import Message
from palace_hub.views.snapshot import BotView, Snapshot, Stage
from palace_hub.views.table.ahead import is_next_page
from palace_hub.views.table.market import chosen_cost, chosen_names
from palace_hub.views.wording import Wording

_UNASKED = frozenset({Stage.DECORATE, Stage.CREDITS, Stage.BONUS})
"""Stages that are the same as in anybody's turn, also while the bot is thinking."""

_TAKEN = frozenset({Stage.ONE_TIME, Stage.RECURRING})


def is_thinking(snapshot: Snapshot) -> bool:
    """Does the table wait for the bot in turn?"""
    return snapshot.bot is not None and snapshot.bot.command is None and snapshot.stage not in _UNASKED


def is_stuck(snapshot: Snapshot) -> bool:
    """Has the bot in turn given no answer, so that it can be asked again, or people play for it?"""
    return is_thinking(snapshot) and snapshot.bot is not None and bool(snapshot.bot.stuck)


def can_pass(snapshot: Snapshot) -> bool:
    """Can people pass the build? For a bot only where they have to find the place: it may fit nowhere."""
    if snapshot.bot is not None:
        return isinstance(snapshot.bot.command, ReportBuild)
    return not is_next_page(snapshot)


def bot_head(snapshot: Snapshot, game: GameState, wording: Wording) -> tuple[str, str] | None:
    """The sentence and its explanation; None where they are those of anybody's turn."""
    bot = snapshot.bot
    if bot is None:
        return None
    name = wording.say("outside", text=game.player.name)
    if bot.top:
        pile = wording.say("card-name", colour=pile_colour(bot.top), cost=pile_cost(bot.top))
        return wording.say("head-bot-top"), wording.say("explain-bot-top", name=name, pile=pile)
    if is_stuck(snapshot):
        slow = bot.stuck == "slow"
        return wording.say("head-bot-stuck"), wording.say(
            "explain-bot-slow" if slow else "explain-bot-failed", name=name
        )
    if is_thinking(snapshot):
        return wording.say("head-bot-thinks"), wording.say("explain-bot-thinks", name=name)
    match snapshot.stage, bot.command:
        case _, TakeFrog():
            return wording.say("head-bot-frog"), wording.say("explain-bot-frog", name=name)
        case Stage.BUILD, PassBuild():
            return wording.say("head-bot-pass"), wording.say("explain-bot-pass", name=name)
        case Stage.BUILD, ReportBuild() as report:
            return _facts(report, wording)
        case Stage.BUILD, _:
            return _staircase(bot, name, snapshot.plan.way == "plate", game, wording)
        case Stage.CARDS, _:
            return _cards(snapshot, game, name, wording)
        case _:
            return None


def bot_explanation(snapshot: Snapshot, game: GameState, wording: Wording) -> str:
    """What replaces the explanation of a step whose sentence stays; "" for nothing."""
    if snapshot.bot is None or is_thinking(snapshot):
        return ""
    name = wording.say("outside", text=game.player.name)
    if snapshot.stage in _TAKEN:
        return wording.say("explain-bot-takes", name=name)
    if snapshot.stage is Stage.PLACE_CARDS:
        return wording.say("explain-bot-slots", name=name)
    if snapshot.stage is Stage.TROPHIES and snapshot.knob_chosen:
        return wording.say("explain-bot-figure", name=name)
    return ""


def _staircase(bot: BotView, name: str, seen: bool, game: GameState, wording: Wording) -> tuple[str, str]:
    if bot.off is not None:
        off = bot.off.piece.value
        why = wording.say("explain-bot-off-plate" if seen else "explain-bot-off", name=name, piece=off)
        return wording.say("head-bot-off"), why
    if bot.piece is None:
        return wording.say("head-bot-stands"), wording.say("explain-bot-stands", name=name, of=bot.of)
    piece, filled = bot.piece.piece.value, bot.piece.cells
    below = next((figure for figure, cell in standing_figures(game).items() if cell in filled), None)
    if below is not None:
        return wording.say("head-bot-lay", piece=piece), wording.say("explain-bot-lay-figure", name=name, figure=below)
    why = wording.say(
        "explain-bot-lay-plate" if seen else "explain-bot-lay",
        name=name,
        piece=piece,
        level=bot.piece.z,
        number=bot.done + 1,
        of=bot.of,
    )
    return wording.say("head-bot-lay", piece=piece), why


def _facts(report: ReportBuild, wording: Wording) -> tuple[str, str]:
    why = wording.say(
        "explain-bot-facts",
        piece=report.start_colour,
        bricks=report.bricks,
        columns=report.columns,
        height=report.height,
    )
    return wording.say("head-bot-facts", arches=report.arches), why


def _cards(snapshot: Snapshot, game: GameState, name: str, wording: Wording) -> tuple[str, str]:
    count = len(snapshot.cards_chosen)
    if not count:
        return wording.say("head-bot-cards", count=0), wording.say("explain-bot-cards-none", name=name)
    why = wording.say(
        "explain-bot-cards",
        name=name,
        chosen=chosen_names(snapshot, wording),
        cost=chosen_cost(snapshot),
        credits=game.credits,
    )
    return wording.say("head-bot-cards", count=count), why


def bot_main(snapshot: Snapshot) -> Message | None:
    """The text of the main action in a bot's build, where it passes, takes the frog or is stuck.

    None for the usual one.
    """
    bot = snapshot.bot
    if is_stuck(snapshot):
        return Message("main-bot-again")
    if bot is None or bot.command is None:
        return None
    if isinstance(bot.command, PassBuild | TakeFrog):
        return Message("main-bot-go-on")
    if snapshot.stage is not Stage.BUILD:
        return None
    if bot.off is not None:
        return Message("main-bot-off")
    return Message("main-bot-stands" if bot.piece is None else "main-bot-lay")


def bot_waits(snapshot: Snapshot, wording: Wording) -> str:
    """What the table waits for in a bot's turn; "" for what it waits for in anybody's turn."""
    if is_thinking(snapshot):
        return wording.say("waiting-bot")
    bot = snapshot.bot
    on_plate = bot is not None and snapshot.stage is Stage.BUILD and snapshot.plan.way == "plate"
    return wording.say("waiting-bot-piece") if on_plate else ""
