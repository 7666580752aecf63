"""The stage of a palace that is known piece by piece: plan, oblique view and facts; lit knobs for a figure."""

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.palace import Stud
from monkey_palace.board.pieces import BUILDING, DECORATIONS, STACKED, Figure, Piece
from monkey_palace.game.palace_state import bare_palace, palace_known, palace_of, staircase_of, standing_figures
from monkey_palace.game.state import GameState, PromptKind
from monkey_palace.game.trophies import butterfly_cell, frog_knobs, monkey_knobs
from monkey_palace.staircase.check import check
from palace_hub.views.cards.counter import UNTYPED
from palace_hub.views.drawing.solids import builders
from palace_hub.views.palace.facing import edge_letters, facing
from palace_hub.views.palace.facts import (
    broken,
    plan_facts,
    refused_places,
    shown_heights,
    stock_left,
    unexplained_at,
    wrong_nodes,
    wrong_pieces,
)
from palace_hub.views.palace.hand import (
    ARROWS,
    Drop,
    Hand,
    direction_of,
    drop,
    drop_arch,
    end_of,
    home,
    knobs_lacking,
    lacks_knob,
)
from palace_hub.views.palace.plan import PlanView, Standing, Target, plan
from palace_hub.views.provenance import map_grows
from palace_hub.views.seats import seat_mark
from palace_hub.views.snapshot import BotView, Phase, Snapshot, Stage
from palace_hub.views.table.actions import ActionView, FooterKey
from palace_hub.views.table.build_form import Fact, other_way
from palace_hub.views.table.head import staircase_of_refusal
from palace_hub.views.table.hint import PLACE, WHOLE, advice_at, has_no_hints, piece_off, staircase_to_show
from palace_hub.views.table.lines import trophy_rows
from palace_hub.views.wording import Wording

PIECE_KEYS: Final = {Piece.BRICK: "b", Piece.COLUMN: "k", Piece.ARCH: "a"}
"""The key of each piece on the plan."""

KNOB_KEYS: Final = "abgjkrwxz"
"""The letters of the lit knobs in reading order, none of which does anything else then; heights are digits.

Further knobs are chosen with the hand.
"""

BY_PIECES: Final = frozenset({"plate", "plan"})
"""Methods of entry that give the staircase piece by piece."""

FAR, NEAR = "+", "^"
"""Signs before the number of levels that are missing under an arch's other end, and under the end in the hand."""

_PLACING: Final = {
    PromptKind.PLACE_FROG: Figure.FROG,
    PromptKind.PLACE_MONKEY: Figure.MONKEY,
    PromptKind.PLACE_BUTTERFLY: Figure.BUTTERFLY,
}


@dataclass(frozen=True, slots=True)
class PalaceStageView:
    """The plan with everything around it."""

    plan: PlanView
    standing: Standing  # for the oblique view
    facts_title: str
    facts: tuple[Fact, ...]
    here: str = ""  # in words: what is under the hand, or why it cannot act
    pieces: tuple[ActionView, ...] = ()  # the buttons beside the plan
    switch: ActionView | None = None  # to another method of entry
    keys: tuple[FooterKey, ...] = ()  # keys of this stage for the footer
    knobs: tuple[Cell, ...] = ()  # the possible knobs of a figure, in the order of their letters
    here_ink: str = "now bold"
    aiming: bool = False  # an arch is in the hand, and its other end must be chosen


def standing_of(snapshot: Snapshot, wording: Wording) -> Standing | None:
    """The palace with the entered pieces, else with the last staircase; None if only its numbers are known."""
    game = snapshot.game
    if game is None or not palace_known(game):
        return None
    building = game.prompt.kind is PromptKind.BUILD
    palace = palace_of(game) if building else bare_palace(game)
    entered = snapshot.plan.placements if building and snapshot.plan.way in BY_PIECES else ()
    verdict = snapshot.plan.verdict if building else None
    refused = refused_places(snapshot.refusal if entered else None)
    standing = Standing(
        palace,
        entered,
        () if entered else last_staircase(game),
        {cell: wording.say(f"trophy-short-{figure.value}") for figure, cell in standing_figures(game).items()},
        (*wrong_pieces(verdict), *refused.pieces),
        (*wrong_nodes(verdict), *refused.nodes),
        fresh=tuple(piece for piece in snapshot.plan.fresh if piece in entered),
        builders=builders(palace.pieces, _coloured(snapshot, wording)),
        grows=map_grows(game),
        turn=facing(snapshot),
    )
    load = unexplained_at(snapshot) if building else None
    wrong_at = (*standing.wrong_at, *(() if load is None else (load,)))
    return dataclasses.replace(standing, wrong_at=tuple(map(standing.node_near, wrong_at))) if wrong_at else standing


def drawn(standing: Standing, wording: Wording, **options: Any) -> PlanView:
    """The plan with the map's directions at its edges where it is turned; `options`: as of `plan`."""
    usual = options.get("title") in (wording.say("plan-title"), wording.say("plate-plan-title"))
    light = wording.symbols.lines[0]
    narrow = wording.say("plan-title-narrow", across=light[0], upright=light[1]) if usual else ""
    edges = edge_letters(standing.turn, wording)
    return plan(standing, wording.symbols, edges=edges, narrow_title=narrow, **options)


def _coloured(snapshot: Snapshot, wording: Wording) -> dict[Stud, int]:
    """The place of the builder's colour, by the stud of each staircase's decoration."""
    return {end: wording.symbols.seat_colours[seat] for end, seat in snapshot.owners.items()}


def owned(standing: Standing, snapshot: Snapshot, wording: Wording) -> Standing:
    """The same with the builder's mark at the end of each staircase."""
    marks = {end: seat_mark(seat, wording.symbols) for end, seat in snapshot.owners.items()}
    return dataclasses.replace(standing, owners=marks)


def last_staircase(game: GameState) -> tuple[Placement, ...]:
    """This turn's staircase, else the pieces after the last but one decoration; empty at the start of a game."""
    own = staircase_of(game)
    if own:
        return own
    pieces = bare_palace(game).pieces
    decorated = [place for place, piece in enumerate(pieces) if piece.piece in DECORATIONS]
    return pieces[decorated[-2] + 1 :] if len(decorated) > 1 else ()


def may_enter(snapshot: Snapshot) -> bool:
    """Can a staircase be entered piece by piece: is the palace known, and does it stand on one lattice?"""
    game = snapshot.game
    if game is None or snapshot.phase is not Phase.PLAY or snapshot.stage is not Stage.BUILD or not palace_known(game):
        return False
    return Standing(bare_palace(game)).on_lattice


def entering(snapshot: Snapshot) -> bool:
    """Is the staircase entered piece by piece now?"""
    return snapshot.plan.way in BY_PIECES and may_enter(snapshot)


def has_piece_to_take_back(snapshot: Snapshot) -> bool:
    """Is a piece on the plan that the player can take back by a key?"""
    return snapshot.plan.way == "plan" and entering(snapshot) and bool(snapshot.plan.placements)


def could_build(snapshot: Snapshot) -> tuple[Placement, ...]:
    """Rule 4.10: the possible staircase in the refusal of a pass; empty otherwise, and for a player without hints."""
    refusal = snapshot.refusal
    return () if refusal is None or has_no_hints(snapshot) else staircase_of_refusal(refusal)


def possible_drops(standing: Standing, at: Stud, left: dict[Piece, int]) -> dict[str, Drop]:
    """What the hand can put down here: bricks and columns by their name, arches by their direction letter."""
    drops: dict[str, Drop] = {}
    for piece in STACKED:
        there = drop(standing, at, piece) if left[piece] > 0 else None
        if there is not None:
            drops[piece.value] = there
    if left[Piece.ARCH] > 0:
        arches = ((letter, drop_arch(standing, at, letter)) for letter in ARROWS)
        drops.update((letter, arch) for letter, arch in arches if arch is not None)
    return drops


def _aims(drops: dict[str, Drop], standing: Standing, at: Stud, wording: Wording) -> Iterator[Target]:
    """The nodes where the arch in the hand can end. `+2`: two levels are missing under that end; `^2`: under the end
    in the hand; `!`: the arch would break another rule; `?`: the knob is asked for first."""
    for letter in sorted(knobs_lacking(standing, at)):
        yield Target(Cell(*end_of(at, letter), 0), text=UNTYPED)
    before = len(broken(check(standing.palace, standing.entered))) if standing.entered else 0
    for letter in ARROWS:
        arch = drops.get(letter)
        if arch is not None and arch.missing:
            sign = NEAR if arch.near else FAR
            yield Target(arch.placement.far, text=f"{sign}{arch.missing}", ground="caution")
        elif arch is not None:
            after = broken(check(standing.palace, (*standing.entered, arch.placement)))
            text = f"{wording.symbols.alarm}{arch.placement.z}" if len(after) > before else ""
            yield Target(arch.placement.far, text=text, ground="caution" if text else "now")


def _aim_facts(aims: tuple[Target, ...], wording: Wording) -> Iterator[Fact]:
    """What to do with the arch in the hand, and the meaning of the signs on the lit nodes."""
    if aims:
        yield Fact(wording.say("plan-aim-how"), "plain")
    if any(aim.text.startswith(FAR) for aim in aims):
        yield Fact(wording.say("plan-aim-missing"), "caution", FAR)
    if any(aim.text.startswith(NEAR) for aim in aims):
        yield Fact(wording.say("plan-aim-missing-here"), "caution", NEAR)
    if any(aim.text == UNTYPED for aim in aims):
        yield Fact(wording.say("plan-aim-asks"), "plain", UNTYPED)
    if any(aim.text.startswith(wording.symbols.alarm) for aim in aims):
        yield Fact(wording.say("plan-aim-breaks"), "caution", wording.symbols.alarm)


def _piece_buttons(
    drops: dict[str, Drop], left: dict[Piece, int], asks: tuple[Piece, ...], wording: Wording
) -> Iterator[ActionView]:
    """`asks`: pieces that ask for a knob first."""
    for piece, key in PIECE_KEYS.items():
        dropped = any(letter in drops for letter in ARROWS) if piece is Piece.ARCH else piece.value in drops
        possible = dropped or (piece in asks and left[piece] > 0)
        text = wording.say("plan-button-piece", sign=wording.sign(piece.value), piece=piece.value)
        count = wording.say("plan-button-left", count=left[piece])
        short = wording.say("plan-button-short", button=text, count=left[piece])
        yield ActionView(f"put('{piece.value}')", short, possible, (text, count), key)


def _aim_buttons(drops: dict[str, Drop], asked: frozenset[str], turn: int, wording: Wording) -> Iterator[ActionView]:
    for arrow, word in (("n", "up"), ("w", "left"), ("e", "right"), ("s", "down")):
        columns, rows = ARROWS[arrow]
        letter = direction_of(columns, rows, turn)
        yield ActionView(f"arrow({columns}, {rows})", wording.say(f"plan-{word}"), letter in drops or letter in asked)


def _here(standing: Standing, at: Stud, wording: Wording) -> str:
    """What is under the hand."""
    top = standing.tops.get(at)
    figure = any((cell.x, cell.y) == at for cell in standing.palace.figures)
    if figure:
        return wording.say("plan-here-figure")
    if top is not None and top[1].piece in DECORATIONS:
        sign = wording.sign(top[1].piece.value)
        return wording.say("plan-here-decorated", sign=sign, height=top[0] - 1)
    if top is not None:
        return wording.say("plan-here-height", height=top[0])
    if lacks_knob(standing, at):
        return wording.say("plan-here-unknown")
    colour = standing.palace.ground.get(at)
    return wording.say("plan-here-knob", piece=colour) if colour is not None else wording.say("plan-here-nothing")


def _keys(hand: Hand, entered: bool, drops: dict[str, Drop], other: str, wording: Wording) -> tuple[FooterKey, ...]:
    if hand.aiming:
        return (FooterKey("Esc", wording.say("footer-back"), "back"),)
    keys = [
        FooterKey(key, wording.say(f"footer-{piece.value}"), f"put('{piece.value}')")
        for piece, key in PIECE_KEYS.items()
        if piece.value in drops or (piece is Piece.ARCH and any(letter in drops for letter in ARROWS))
    ]
    if entered:
        keys.append(FooterKey("x", wording.say("footer-take-back"), "take_back"))
    return (*keys, FooterKey("w", wording.say(f"footer-{other}"), "way"))


def _hinted(snapshot: Snapshot) -> tuple[Target, ...]:
    """The lit place of a hint: the knob to start on, or the next piece to lay or take back, an arch by its feet."""
    advice, left, off = advice_at(snapshot, PLACE), staircase_to_show(snapshot), piece_off(snapshot)
    if off is not None:
        return tuple(Target(foot) for foot in off.feet)
    if left:
        return tuple(Target(foot) for foot in left[0].feet)
    start = None if advice is None or advice_at(snapshot, WHOLE) else advice.start
    return () if start is None else (Target(start),)


def _lit(snapshot: Snapshot) -> tuple[Target, ...]:
    """The lit places: of a hint, else of the starting staircase, else where a refused staircase may go on."""
    lit = _hinted(snapshot)
    start = None if snapshot.plate is None else snapshot.plate.start
    if not lit and start is not None:
        lit = tuple(Target(foot) for foot in Placement.parse(str(start.params["at"])).feet)
    return lit or tuple(Target(knob) for knob in refused_places(snapshot.refusal).better)


def _hint_facts(snapshot: Snapshot, wording: Wording) -> tuple[Fact, ...]:
    """The next piece of the hint's staircase, or the one to take back first."""
    advice, off = advice_at(snapshot, WHOLE), piece_off(snapshot)
    if advice is None or not advice.placements:
        return ()
    if off is not None:
        name = off.piece.value
        return (Fact(wording.say("hint-off", sign=wording.sign(name), piece=name), "caution"),)
    left = staircase_to_show(snapshot)
    if not left:
        return (Fact(wording.say("hint-done"), "done", wording.symbols.done),)
    piece = left[0].piece.value
    next_piece = wording.say("hint-next", sign=wording.sign(piece), piece=piece, level=left[0].z)
    return (Fact(next_piece, "caution"), *shown_heights(wording))


def seen_plan(snapshot: Snapshot, standing: Standing, wording: Wording) -> PalaceStageView:
    """This turn's staircase as the plate sees it, the newest pieces inverse. There is no hand and nothing to place."""
    shown = staircase_to_show(snapshot)
    standing = owned(dataclasses.replace(standing, last=(), shown=shown), snapshot, wording)
    here = ""
    if standing.fresh:
        newest = max(standing.fresh, key=lambda piece: piece.z)
        piece = newest.piece.value
        here = wording.say("plate-seen", sign=wording.sign(piece), piece=piece, level=newest.z)
    lit = _lit(snapshot)
    look_at = next(iter((*standing.wrong_at, *(target.at[:2] for target in lit))), None)
    return PalaceStageView(
        drawn(standing, wording, targets=lit, look_at=look_at, title=wording.say("plate-plan-title")),
        standing,
        wording.say("build-facts-title"),
        (*_hint_facts(snapshot, wording), *plan_facts(snapshot, standing, wording)),
        here,
        switch=ActionView("way", wording.say("way-to-plan"), key="w"),
        keys=(FooterKey("w", wording.say("footer-plan"), "way"),),
    )


def bot_plan(snapshot: Snapshot, bot: BotView, standing: Standing, wording: Wording) -> PalaceStageView:
    """A bot's staircase: the piece that people lay next, or take off, is lit and drawn. There is no hand."""
    now = bot.off or bot.piece
    standing = dataclasses.replace(standing, last=(), shown=() if bot.piece is None or bot.off else (bot.piece,))
    if now is not None:
        key = "bot-next" if bot.off is None else "bot-off"
        piece = now.piece.value
        first = Fact(wording.say(key, sign=wording.sign(piece), piece=piece, level=now.z), "caution")
    else:
        first = Fact(wording.say("bot-all"), "done", wording.symbols.done)
    back = FooterKey("x", wording.say("footer-take-back"), "take_back")
    lit = () if now is None else tuple(Target(foot) for foot in now.feet)
    return PalaceStageView(
        drawn(
            standing,
            wording,
            targets=lit,
            look_at=lit[0].at[:2] if lit else None,
            title=wording.say("plan-title"),
        ),
        standing,
        wording.say("bot-title", done=bot.done, of=bot.of),
        (first,) if bot.of else (),
        keys=(back,) if snapshot.plan.way == "plan" and standing.entered else (),
    )


def build_plan(snapshot: Snapshot, wording: Wording, hand: Hand, *, earns: bool = True) -> PalaceStageView | None:
    """The stage for building; None if the staircase is not entered piece by piece. `earns`: as of `plan_facts`."""
    standing = standing_of(snapshot, wording) if entering(snapshot) else None
    if standing is None:
        return None
    if snapshot.bot is not None:
        return bot_plan(snapshot, snapshot.bot, standing, wording)
    if snapshot.plan.way == "plate":
        return seen_plan(snapshot, standing, wording)
    to_show = staircase_to_show(snapshot) or tuple(
        piece for piece in snapshot.plan.shown if not {piece, piece.reversed()} & set(standing.entered)
    )
    # during the entry heavy lines mark this turn's staircase
    standing = dataclasses.replace(standing, last=(), shown=to_show)
    at = hand.at or home(standing)
    left = stock_left(snapshot)
    drops = possible_drops(standing, at, left)
    asked = knobs_lacking(standing, at)
    asks = BUILDING if lacks_knob(standing, at) else (Piece.ARCH,) if asked else ()
    aiming = Hand(at, hand.aiming and (bool(asked) or any(letter in drops for letter in ARROWS)))
    aims = tuple(_aims(drops, standing, at, wording)) if aiming.aiming else ()
    view = drawn(
        standing,
        wording,
        cursor=at,
        targets=aims or _lit(snapshot),
        around=int(aiming.aiming),
        title=wording.say("plan-title-aim" if aiming.aiming else "plan-title"),
    )
    if aiming.aiming:
        buttons = tuple(_aim_buttons(drops, asked, standing.turn, wording))
    else:
        take_back = ActionView("take_back", wording.say("plan-button-take-back"), bool(standing.entered), key="x")
        buttons = (*_piece_buttons(drops, left, asks, wording), take_back)
    return PalaceStageView(
        view,
        standing,
        wording.say("build-facts-title"),
        (
            *_hint_facts(snapshot, wording),
            *plan_facts(snapshot, standing, wording, tuple(_aim_facts(aims, wording)), earns=earns),
        ),
        _here(standing, at, wording) if hand.why is None else wording.message(hand.why),
        buttons,
        ActionView("way", wording.say(f"way-to-{other_way(snapshot)}"), key="w"),
        _keys(aiming, bool(standing.entered), drops, other_way(snapshot), wording),
        here_ink="now bold" if hand.why is None else "caution bold",
        aiming=aiming.aiming,
    )


def figure_knobs(game: GameState) -> tuple[Cell, ...]:
    """The knobs for the figure that is due (rules 9.1 to 9.3), in reading order: north first, then west."""
    knobs: tuple[Cell, ...] = ()
    match _PLACING.get(game.prompt.kind):
        case Figure.MONKEY:
            knobs = monkey_knobs(game)
        case Figure.FROG:
            knobs = frog_knobs(game)
        case Figure.BUTTERFLY:
            knobs = (butterfly_cell(game),)
    return tuple(sorted(set(knobs), key=lambda cell: (-cell.y, cell.x, cell.z)))


def trophy_plan(snapshot: Snapshot, wording: Wording, hand: Hand) -> PalaceStageView | None:
    """The stage for placing a figure, with its possible knobs lit; None if the palace is not known."""
    game = snapshot.game
    standing = standing_of(snapshot, wording) if snapshot.stage is Stage.TROPHIES else None
    if game is None or standing is None or not standing.on_lattice or game.prompt.kind not in _PLACING:
        return None
    knobs = figure_knobs(game)
    chosen = snapshot.knob_chosen or (str(knobs[0]) if len(knobs) == 1 else "")
    lit = []
    for place, cell in enumerate(knobs):
        key = KNOB_KEYS[place] if place < len(KNOB_KEYS) else ""
        if str(cell) == chosen:
            lit.append(Target(cell, key, f"{wording.symbols.done}{cell.z}", "multi"))
        else:
            lit.append(Target(cell, key))
    figures = _without(standing, game, wording)
    shown = Standing(standing.palace, (), standing.last, figures, turn=standing.turn)
    rows = trophy_rows(game, wording).rows
    facts = [Fact(row.text, row.ink, row.sign) for row in rows]
    if not knobs:
        facts.append(Fact(wording.say("plan-no-knob"), "caution"))
    elif len(knobs) > 1:
        facts.append(Fact(wording.say("plan-choose-knob"), "plain"))
    view = drawn(shown, wording, cursor=hand.at, targets=lit, knobs=False, title=wording.say("plan-title"))
    here = _here(shown, hand.at, wording) if hand.at is not None else ""
    return PalaceStageView(view, shown, wording.say("plan-trophies"), tuple(facts), here, knobs=knobs)


def _without(standing: Standing, game: GameState, wording: Wording) -> dict[Cell, str]:
    """The standing figures without the one that is due."""
    figure = _PLACING[game.prompt.kind]
    letter = wording.say(f"trophy-short-{figure.value}")
    return {cell: shown for cell, shown in standing.figures.items() if shown != letter}
