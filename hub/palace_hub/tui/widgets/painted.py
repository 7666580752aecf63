"""The base classes of all widgets: a view model drawn on a canvas, again only if model, size, focus or theme differ."""

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from rich.color import Color as RichColor
from rich.color import ColorSystem
from rich.style import Style
from textual import events
from textual.color import Color
from textual.dom import DOMNode
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from palace_hub.tui.canvas import PIXEL, Canvas
from palace_hub.tui.themes import GROUNDS, INKS
from palace_hub.views.symbols import GRAPHICAL, Symbols

Model = TypeVar("Model")

if TYPE_CHECKING:
    _Base = DOMNode
else:
    _Base = object  # Textual reads the styles of the first DOMNode base, which must be the screen class


LOOKS = {f"ink--{name}" for name in INKS} | {f"ground--{name}" for name in GROUNDS}
"""The component classes of a screen. Each screen class must name them itself."""


_READ_IN_WHITE = frozenset({0, 1, 4, 5})
"""Of the console's eight grounds (black, red, green, brown, blue, magenta, cyan, grey), those that white is read on."""


def _console_ink(ground: RichColor) -> RichColor:
    """Black or white, whichever is read on what the bare console shows of this ground."""
    shown = (ground.downgrade(ColorSystem.STANDARD).number or 0) % 8
    return RichColor.parse("bright_white" if shown in _READ_IN_WHITE else "black")


class Looks(_Base):
    """A screen that holds the styles of its painted widgets: one set of component classes for all of them."""

    def look(self, ink: str, ground: str) -> Style:
        """The terminal style of an ink, with attributes after spaces, on a ground. Without colours an alarm is bold.

        The bare console shows bold as a brighter colour, and bright grounds as dark ones: words on a ground are black
        or white there, and never bold, which would turn black to grey.
        """
        looks: dict[tuple[str, str], Style] = self.__dict__.setdefault("_looks", {})
        key = (ink, ground)
        if key not in looks:
            name, *attributes = ink.split()
            under = self._ground(ground).rich_color
            on_console = name == "on" and not getattr(self.app, "symbols", GRAPHICAL).half_blocks
            looks[key] = Style(
                color=_console_ink(under) if on_console else self._ink(name, ground).rich_color,
                bgcolor=under,
                bold=("bold" in attributes and not on_console) or (name == "alarm" and self.app.no_color) or None,
                strike="strike" in attributes or None,
                underline="underline" in attributes or None,
            )
        return looks[key]

    def _ink(self, name: str, ground: str) -> Color:
        if name.startswith(PIXEL):
            return self._pixel(name)
        under = self.get_component_styles(f"ground--{ground}") if name == "on" else None
        return under.color if under is not None else self.get_component_styles(f"ink--{name}").color

    def _ground(self, name: str) -> Color:
        if name.startswith(PIXEL):
            return self._pixel(name)
        return self.get_component_styles(f"ground--{name}").background

    def _pixel(self, name: str) -> Color:
        """A colour of a half-block picture, which the theme has by this name."""
        return Color.parse(self.app.theme_variables[name])

    def notify_style_update(self) -> None:
        super().notify_style_update()
        self.__dict__.pop("_looks", None)


class Painted(Widget, Generic[Model]):
    """A widget that draws `model` in `paint`. Its colours are component classes of its screen."""

    GROUND: ClassVar[str] = "base"

    def __init__(self, model: Model | None = None, **arguments: Any) -> None:
        super().__init__(**arguments)
        self.model = model
        self._strips: list[Strip] = []
        self._drawn: tuple[object, ...] = ()

    @property
    def symbols(self) -> Symbols:
        return getattr(self.app, "symbols", GRAPHICAL)

    def show(self, model: Model | None) -> None:
        """Takes a model; draws again only if it differs from the one on the screen."""
        if model != self.model:
            self.model = model
            self.redraw()

    def redraw(self) -> None:
        self._drawn = ()
        self.refresh()

    def notify_style_update(self) -> None:
        super().notify_style_update()
        self._drawn = ()

    def paint(self, canvas: Canvas, model: Model) -> None:
        raise NotImplementedError

    def look(self, ink: str, ground: str) -> Style:
        """The terminal style of an ink on a ground in this screen."""
        screen = self.screen
        assert isinstance(screen, Looks)  # all screens of this package are
        return screen.look(ink, ground)

    def drawing(self) -> Canvas:
        """A new canvas with the current drawing."""
        canvas = Canvas(self.size.width, self.size.height, self.GROUND, console=not self.symbols.half_blocks)
        if self.model is not None and self.size.width and self.size.height:
            self.paint(canvas, self.model)
        return canvas

    def render_line(self, y: int) -> Strip:
        drawn = (self.size, self.has_focus)
        if self._drawn != drawn:
            self._strips = list(self.drawing().strips(self.look))
            self._drawn = drawn
        return self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width)

    def on_resize(self) -> None:
        self.redraw()

    def on_focus(self) -> None:
        self.redraw()

    def on_blur(self) -> None:
        self.redraw()


class ActionRequested(Message):
    """A touch, click or key on a widget asks its screen to run an action, such as `pile(3)`."""

    def __init__(self, action: str) -> None:
        super().__init__()
        self.action = action


class Touchable(Painted[Model]):
    """A painted widget that is one target: a click runs its `action`, and so does Space when it has the focus.

    Enter is the main action of the whole screen, except on focused widgets with `ENTER`.
    """

    can_focus = True
    ENTER: ClassVar[bool] = False

    def action(self) -> str:
        """The screen's action of a touch now; "" for none."""
        raise NotImplementedError

    def touch(self) -> None:
        name = self.action()
        if name:
            self.post_message(ActionRequested(name))

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.touch()

    def on_key(self, event: events.Key) -> None:
        if event.key == "space" or (self.ENTER and event.key == "enter"):
            event.stop()
            event.prevent_default()
            self.touch()
