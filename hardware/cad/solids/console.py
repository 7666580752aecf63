"""Solids of the console's halves and lids, each in its half's coordinates."""

from build123d import Axis, Part, chamfer
from hardware.cad.dimensions import electronics
from hardware.cad.dimensions.console import HALVES, Console, Half
from hardware.cad.dimensions.places import Place
from hardware.cad.dimensions.screws import CLEAR, INSERT_BORE, INSERT_LONG
from hardware.cad.solids.module import post
from hardware.cad.solids.shapes import bar, block, cut, feet, joined, pin, rounded


def body(console: Console, half: Half) -> Part:
    """Half of the console: corner posts, openings for the tray's bolts and cables and to the other half."""
    hx, hy, wall, floor, high = console.width / 2, console.depth / 2, console.wall, console.floor, console.height
    left = half is HALVES[0]
    shell = rounded((hx, hy), 1.5, (0, high)) - block((-hx + wall, hx - wall), (-hy + wall, hy - wall), (floor, high))
    solids = [post((hx - wall, hy - wall), high, x, y, console.post) for x, y in console.posts]
    bores = [pin(x, y, (high - INSERT_LONG - 1.0, high), INSERT_BORE) for x, y in console.posts]
    bores += feet(console.feet)
    bolts, openings = console.front(half)
    module = console.row[0][1]
    bores += [bar((x, -hy, module.joint_z), (0, 1, 0), wall, CLEAR[3]) for x in bolts]
    _, wide, tall = module.notch
    bores += [block((x - wide / 2, x + wide / 2), (-hy, -hy + wall), (floor, floor + tall)) for x in openings]
    end = hx - wall if left else -hx
    bores += [bar((end, y, z), (1, 0, 0), wall, CLEAR[3]) for y, z in console.between]
    wide, tall = console.passage
    bores.append(block((end, end + wall), (-wide / 2, wide / 2), (floor, floor + tall)))
    if left:
        at, wide, tall, z = console.usb
        bores.append(block((at - wide / 2, at + wide / 2), (hy - wall, hy), (z - tall / 2, z + tall / 2)))
        bores += [block((x - 1.5, x + 1.5), (y - 1, y + 1), (0, floor)) for x, y in console.ties]
        solids += board_posts(console.board, floor, console.board_z)
        bores += board_bores(console.board, console.board_z)
    return cut(joined(shell, solids), bores)


def board_posts(at: Place, floor: float, top: float) -> list[Part]:
    """The posts under a perforated board whose middle is `at` and whose underside is at `top`."""
    return [pin(at[0] + x, at[1] + y, (floor, top), electronics.POST) for x, y in electronics.CLAMPS]


def board_bores(at: Place, top: float) -> list[Part]:
    """The bores for the inserts of a perforated board's clamps."""
    return [pin(at[0] + x, at[1] + y, (top - electronics.BORE, top), INSERT_BORE) for x, y in electronics.CLAMPS]


def lid(console: Console, half: Half) -> Part:
    """Lid with holes for lights, buttons and buzzer; each parking pad is a dish above and a sensor pocket below."""
    hx, hy = console.width / 2 - 0.2, console.depth / 2 - 0.2
    low, top = console.height, console.height + console.lid
    plate = rounded((hx, hy), 1.5, (low, top))
    plate = chamfer(plate.faces().sort_by(Axis.Z)[-1].edges(), 0.8)
    across, deep = console.dish
    side, pocket = console.sensor
    tools = [pin(x, y, (low, top), CLEAR[3]) for x, y in console.posts]
    tools += [pin(x, y, (low, top), console.light) for x, y in half.lights]
    tools += [pin(x, y, (low, top), console.button) for x, y in half.buttons]
    tools += [pin(x, y, (low, top), console.hole) for x, y in half.grid]
    for x, y in half.dishes:
        tools.append(pin(x, y, (top - deep, top), across))
        tools.append(block((x - side / 2, x + side / 2), (y - side / 2, y + side / 2), (low, low + pocket)))
    return cut(plate, tools)
