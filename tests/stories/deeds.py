"""What people do with their hands: one function for each word of the format. The hub is not told."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np
from tests.core.plate.figure_table import GRAMS
from tests.stories.evening import PLATE_PORT, TRAY_PORT, Evening, Standing
from tests.stories.scene import BadScene, Step

from monkey_palace.board.notation import Cell, Placement, parse_placements
from monkey_palace.board.pieces import BUILDING, DECORATIONS, Figure, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.staircase.check import check
from monkey_palace.staircase.search import staircases
from palace_hub.sensing.tray.pads import BITS
from palace_hub.sim.plate.hands import put_on, seat_of, set_on, take_off
from palace_hub.sim.plate.mechanics import Push
from palace_hub.sim.plate.specimen import MIDDLE, STUD_MM, TICK_US
from palace_hub.sim.world.truth import KINDS

Deed = Callable[[Evening, Step, Any], None]


@dataclass(frozen=True)
class Word:
    """One word of the format: what it does, and the other keys that its step may have."""

    do: Deed
    options: frozenset[str]


DEEDS: dict[str, Word] = {}
LOOKED_THROUGH = 20_000
"""Staircases that are looked through for one that fits a description."""


def deed(name: str, *options: str) -> Callable[[Deed], Deed]:
    """Register a function as the deed of this name."""

    def register(do: Deed) -> Deed:
        DEEDS[name] = Word(do, frozenset(options))
        return do

    return register


def cell_of(kind: str) -> int:
    """The compartment of a kind of piece. Raises `BadScene`."""
    if kind not in KINDS:
        raise BadScene(f"no piece {kind!r}: expected one of {', '.join(KINDS)}")
    return KINDS.index(kind)


def who_of(evening: Evening, step: Step) -> str:
    """The player of a step; the one whose turn it is where nobody is named."""
    name = step.who or evening.state.player.name
    if name not in evening.stock:
        raise BadScene(f"no player {name!r}")
    return name


# -- tray -------------------------------------------------------------------------------------------------------------


@deed("takes", "from")
def takes(evening: Evening, step: Step, pieces: Mapping[str, int]) -> None:
    """Pieces go from their compartments (or from another one) to a player."""
    who = who_of(evening, step)
    for kind, number in pieces.items():
        cell = cell_of(step.data.get("from", kind))
        here = evening.tray.truth.history[cell][-1].kinds.get(kind, 0)
        if here < number:
            raise BadScene(f"only {here} {kind} lie there")
        evening.grab(cell, -number, kind)
        evening.stock[who][kind] += number


@deed("puts_back", "into")
def puts_back(evening: Evening, step: Step, pieces: Mapping[str, int]) -> None:
    """A player's pieces go into their compartments, or into another one."""
    who = who_of(evening, step)
    for kind, number in pieces.items():
        if evening.stock[who][kind] < number:
            raise BadScene(f"{who} has only {evening.stock[who][kind]} {kind}")
        evening.stock[who][kind] -= number
        evening.grab(cell_of(step.data.get("into", kind)), number, kind)


@deed("drops")
def drops(evening: Evening, step: Step, pieces: Mapping[str, int]) -> None:
    """A player's pieces fall on the floor, and nobody sees it."""
    who = who_of(evening, step)
    for kind, number in pieces.items():
        evening.stock[who][kind] -= number
        evening.floor[kind] += number


@deed("picks_up")
def picks_up(evening: Evening, step: Step, pieces: Mapping[str, int]) -> None:
    """A player picks up pieces from the floor."""
    for kind, number in pieces.items():
        if evening.floor[kind] < number:
            raise BadScene(f"only {evening.floor[kind]} {kind} lie on the floor")
        evening.floor[kind] -= number
        evening.stock[who_of(evening, step)][kind] += number


@deed("gives", "to")
def gives(evening: Evening, step: Step, pieces: Mapping[str, int]) -> None:
    """A player hands pieces on to another one."""
    for kind, number in pieces.items():
        evening.stock[who_of(evening, step)][kind] -= number
        evening.stock[step.data["to"]][kind] += number


@deed("rests_a_hand_in", "grams", "seconds")
def rests_a_hand(evening: Evening, step: Step, kind: str) -> None:
    """A hand rests on a compartment and moves nothing."""
    seconds = step.data.get("seconds", 5)
    evening.tray.press([cell_of(kind)], [1000.0 * step.data.get("grams", 60)], seconds)


@deed("leans", "seconds", "grams", "sways")
def leans(evening: Evening, step: Step, on: str) -> None:
    """Somebody leans on the table, the tray's rim or the plate: each cell feels a share of its own."""
    seconds, rng = step.data.get("seconds", 10), evening.rng()
    if on == "plate":
        _press_plate(evening, 1000.0 * step.data.get("grams", 400), seconds, (rng.uniform(-90, 90), 100.0))
        return
    grams = step.data.get("grams", 1.5 if on == "table" else 40)
    shares = [1000.0 * grams * rng.choice((-1, 1)) * rng.uniform(0.3, 1.0) for _ in KINDS]
    evening.tray.press(range(len(KINDS)), shares, seconds, hertz=rng.uniform(0.5, 2.0) if step.data.get("sways") else 0)
    if evening.plate is not None and on == "table":
        _press_plate(evening, 1000.0 * grams * rng.uniform(-1.0, 1.0), seconds, (0.0, rng.uniform(-90, 90)))


def _press_plate(evening: Evening, mg: float, seconds: float, at_mm: tuple[float, float]) -> None:
    plate = evening.plate
    assert plate is not None
    force = np.full(round(1e6 * seconds / TICK_US), mg)
    push = Push(plate.us, at_mm[0], at_mm[1], 0.0, force)
    plate.cells.begin(push)
    plate.free_us = max(plate.free_us, push.end_us)


@deed("lays", "grams", "across", "on_plate")
def lays(evening: Evening, step: Step, thing: str) -> None:
    """Something that is no piece is laid across compartments, or on a stud of the plate."""
    mg = 1000.0 * step.data["grams"]
    if "across" in step.data:
        cells = [cell_of(kind) for kind in step.data["across"]]
        touch = 1000.0 * 30
        evening.tray.press(cells, [touch] * len(cells), 0.4)
        for cell in cells:
            evening.tray.cells.lay(cell, mg / len(cells))

        def lift() -> None:
            evening.tray.press(cells, [touch] * len(cells), 0.4)
            for cell in cells:
                evening.tray.cells.lay(cell, -mg / len(cells))
    else:
        plate = evening.plate
        if plate is None:
            raise BadScene("there is no plate")
        x, y = step.data["on_plate"]
        seat = seat_of(set_on("corner", Cell(x, y, 0)))
        plate.handle(put_on(plate.next_rng(), plate.us, seat, mg, plate.manner, press=False))

        def lift() -> None:
            plate.handle(take_off(plate.next_rng(), plate.us, seat, mg, plate.manner, press=False))

    evening.objects[thing] = lift


@deed("lifts")
def lifts(evening: Evening, step: Step, thing: str) -> None:
    """The thing is taken away again."""
    if thing not in evening.objects:
        raise BadScene(f"no {thing!r} lies there")
    evening.objects.pop(thing)()


@deed("carries_off")
def carries_off(evening: Evening, step: Step, kind: str) -> None:
    """A compartment is lifted off its cell, with all that is in it."""
    cell = cell_of(kind)
    away = evening.tray.cells.load_mg[cell] - evening.tray.truth.mass_mg(cell)
    evening.tray.cells.lay(cell, -evening.tray.cells.load_mg[cell])
    evening.objects[f"compartment {kind}"] = lambda: evening.tray.cells.lay(
        cell, away + evening.tray.truth.mass_mg(cell)
    )


@deed("brings_back")
def brings_back(evening: Evening, step: Step, kind: str) -> None:
    """The compartment comes back on its cell."""
    lifts(evening, step, f"compartment {kind}")


@deed("takes_from_the_cup")
def takes_from_the_cup(evening: Evening, step: Step, pieces: Mapping[str, int]) -> None:
    """Pieces out of a compartment that is carried about: no cell feels it."""
    for kind, number in pieces.items():
        if f"compartment {kind}" not in evening.objects:
            raise BadScene(f"the compartment of {kind} is in its place")
        truth, cell = evening.tray.truth, cell_of(kind)
        truth.wanted[cell].append(kind)
        truth.take(cell, number, evening.rng(), evening.tray.top.t)
        evening.stock[who_of(evening, step)][kind] += number


@deed("presses_button")
def presses_button(evening: Evening, step: Step, button: str) -> None:
    """One of the tray's two buttons."""
    evening.tray.presses[("confirm", "back").index(button)] += 1


@deed("drums_on", "times", "seconds")
def drums_on(evening: Evening, step: Step, button: str) -> None:
    """Somebody hits a button of the tray again and again."""
    for _ in range(step.data.get("times", 20)):
        presses_button(evening, step, button)
        evening.pass_time(step.data.get("seconds", 0.15))


# -- palace -----------------------------------------------------------------------------------------------------------


@deed("builds", "pieces")
def builds(evening: Evening, step: Step, what: str | Mapping[str, Any]) -> None:
    """A player builds a staircase, piece by piece; with `pieces` only the first ones of it."""
    who = who_of(evening, step)
    placements = parse_placements(what) if isinstance(what, str) else described(evening, who, what)
    evening.builds += 1
    now = step.data.get("pieces", len(placements))
    evening.planned = placements[now:]
    for piece in placements[:now]:
        evening.place(who, piece)


@deed("builds_start")
def builds_start(evening: Evening, step: Step, _what: bool) -> None:
    """A player builds the starting staircase, out of pieces that they hold."""
    who = who_of(evening, step)
    for piece in evening.start:
        evening.stock[who][piece.piece.value] -= 1
        if evening.plate is not None:
            evening.plate.build(piece)
            evening.look()


@deed("goes_on_building", "pieces")
def goes_on_building(evening: Evening, step: Step, what: str | bool) -> None:
    """More pieces of the newest build: the rest of it, or those in notation."""
    placements = evening.planned if what is True else parse_placements(str(what))
    now = step.data.get("pieces", len(placements))
    evening.planned = evening.planned[now:] if what is True else ()
    for piece in placements[:now]:
        evening.place(who_of(evening, step), piece)


def described(evening: Evening, who: str, facts: Mapping[str, Any]) -> tuple[Placement, ...]:
    """The first legal staircase (or the `nth`, counted from 1) with these facts on the palace as it stands."""
    wanted = {name: value for name, value in facts.items() if name != "nth"}
    palace, stock = evening.palace(), evening.bricks(who)
    limits = {piece.value: wanted.get(f"{piece.value}{'e' * (piece is Piece.ARCH)}s") for piece in BUILDING}
    stock = Bricks(**{kind: stock[kind] if most is None else min(stock[kind], most) for kind, most in limits.items()})
    fit = (one.placements for one in islice(staircases(palace, stock), LOOKED_THROUGH) if _fits(palace, one, wanted))
    found = next(islice(fit, facts.get("nth", 1) - 1, None), None)
    if found is None:
        raise BadScene(f"{who} cannot build {dict(facts)} with {stock}")
    return found


def _fits(palace: Any, staircase: Any, wanted: Mapping[str, Any]) -> bool:
    facts = check(palace, staircase.placements).facts
    if facts is None:
        return False
    of = {"colour": facts.start_colour, "arches": facts.arches, "bricks": facts.bricks, "columns": facts.columns}
    of["height"] = facts.height
    return all(of[name] == value for name, value in wanted.items())


@deed("takes_down", "pieces")
def takes_down(evening: Evening, step: Step, _what: bool) -> None:
    """A player takes the newest build down again, the last piece first; with `pieces` only so many."""
    build = evening.build_of(who_of(evening, step))[::-1]
    for one in build[: step.data.get("pieces", len(build))]:
        evening.remove(one)


@deed("decorates")
def decorates(evening: Evening, step: Step, colour: str | bool) -> None:
    """A player takes a decoration out of the tray and puts it on the end of the newest build."""
    who = who_of(evening, step)
    kind = evening.verdict(who).facts.start_colour if colour is True else colour
    evening.grab(cell_of(kind), -1)
    evening.stock[who][kind] += 1
    while evening.tray.busy:
        evening.step()
    puts_on(evening, step, kind)


@deed("puts_on")
def puts_on(evening: Evening, step: Step, kind: str) -> None:
    """A player puts a decoration that is in their hand on the end of the newest build."""
    who = who_of(evening, step)
    build = evening.build_of(who)
    facts = evening.verdict(who).facts if build else None
    if evening.plate is not None:
        if facts is None:
            raise BadScene("no legal staircase stands")
        evening.place(who, Placement(Piece(kind), *facts.end))
        return
    evening.stock[who][kind] -= 1
    at = None if facts is None else Placement(Piece(kind), *facts.end)
    evening.standing.append(Standing(Piece(kind), who, evening.builds, at))


@deed("takes_off")
def takes_off(evening: Evening, step: Step, kind: str) -> None:
    """A player takes the decoration of the newest build into the hand again."""
    one = next((one for one in evening.build_of(who_of(evening, step)) if one.piece == kind), None)
    if one is None or one.piece not in DECORATIONS:
        raise BadScene(f"no {kind} is on the newest build")
    evening.remove(one)


@deed("sets", "at")
def sets(evening: Evening, step: Step, name: str) -> None:
    """A player takes a figure from its pad, or from the palace, and sets it on a knob."""
    figure = Figure(name)
    at = Cell.parse(step.data["at"]) if "at" in step.data else first_knob(evening, figure)
    parks(evening, step, name)
    evening.tray.pads &= ~BITS[figure]
    evening.figures[figure] = at
    plate = evening.plate
    if plate is not None and at is not None:
        seat, mg = seat_of(set_on(name, at)), 1000.0 * GRAMS[figure]
        evening.pass_time(1.0)
        plate.handle(put_on(plate.next_rng(), plate.us, seat, mg, plate.manner, press=False))
        evening.look()
        evening.pass_time(3.0)


def first_knob(evening: Evening, figure: Figure) -> Cell | None:
    """A knob that the rules allow: the lowest of this build for the frog, its leaf for the butterfly."""
    palace = evening.palace()
    newest = [one.at for one in evening.standing if one.build == evening.builds and one.at is not None]
    if figure is Figure.BUTTERFLY:
        return next((at.cell.above() for at in newest if at.piece in DECORATIONS), None)
    ends = list(palace.open_arch_ends())
    if figure is Figure.FROG:
        ends = sorted(
            (knob for at in newest if at.piece is Piece.ARCH for knob in at.knobs if palace.is_open(knob)),
            key=lambda knob: knob.z,
        )
    return next(iter(ends), None)


@deed("parks")
def parks(evening: Evening, _step: Step, name: str) -> None:
    """A figure goes from the palace to its pad."""
    figure = Figure(name)
    at, plate = evening.figures.get(figure), evening.plate
    if plate is not None and at is not None:
        seat = seat_of(set_on(name, at))
        plate.handle(take_off(plate.next_rng(), plate.us, seat, 1000.0 * GRAMS[figure], plate.manner, press=False))
        evening.look()
    evening.figures[figure] = None
    evening.tray.pads |= BITS[figure]


@deed("lifts_plate")
def lifts_plate(evening: Evening, step: Step, _what: bool) -> None:
    """The plate is lifted off its cells."""
    if evening.plate is None:
        raise BadScene("there is no plate")
    evening.plate.lift()


@deed("lays_plate")
def lays_plate(evening: Evening, _step: Step, quarters: int) -> None:
    """The plate comes back on its cells, turned by so many quarters to the left."""
    assert evening.plate is not None
    evening.plate.lay(quarters)


# -- cables, power, time ----------------------------------------------------------------------------------------------

PORTS = {"tray": TRAY_PORT, "plate": PLATE_PORT}


@deed("pulls")
def pulls(evening: Evening, _step: Step, cable: str) -> None:
    """Somebody pulls the cable of tray or plate."""
    evening.unplug(PORTS[cable])
    evening.pass_time(4.0)


@deed("plugs_in")
def plugs_in(evening: Evening, _step: Step, cable: str) -> None:
    """The cable is in again."""
    evening.plug(PORTS[cable])
    evening.pass_time(3.0)


@deed("power")
def power(evening: Evening, step: Step, on: str) -> None:
    """The power of hub and nodes goes off, or comes back."""
    if on not in ("on", "off"):
        raise BadScene("power is on or off")
    if on == "off":
        evening.power_off()
    else:
        evening.power_on()


@deed("waits")
def waits(evening: Evening, _step: Step, seconds: float) -> None:
    """Nobody does anything."""
    evening.pass_time(seconds)


def building(pieces: Iterable[Standing]) -> list[Placement]:
    """The building pieces of a build, without those whose place is unknown."""
    return [one.at for one in pieces if one.at is not None and one.piece in BUILDING]


__all__ = ["DEEDS", "MIDDLE", "STUD_MM", "building", "cell_of", "described", "who_of"]
