"""The stage: the middle of the Table screen, which shows one widget at a time."""

from textual.app import ComposeResult
from textual.containers import Container
from textual.widget import Widget

from palace_hub.tui.widgets.boxes import BoxesStage
from palace_hub.tui.widgets.build_form import BuildStage
from palace_hub.tui.widgets.lines import LinesStage
from palace_hub.tui.widgets.manual_entry import ManualStage
from palace_hub.tui.widgets.market import MarketStage, PileStage
from palace_hub.tui.widgets.palace_stage import PalaceStage
from palace_hub.tui.widgets.sheet import SheetStage
from palace_hub.tui.widgets.slots import SlotsStage
from palace_hub.tui.widgets.start_form import StartStage
from palace_hub.views.palace.stage import PalaceStageView
from palace_hub.views.setup.plate import SheetView
from palace_hub.views.table.boxes import BoxesView
from palace_hub.views.table.build_form import BuildFormView
from palace_hub.views.table.lines import LinesView
from palace_hub.views.table.manual_entry import ManualView
from palace_hub.views.table.market import MarketView, PileView
from palace_hub.views.table.screen import StageView
from palace_hub.views.table.slots import SlotsView
from palace_hub.views.table.start_form import StartView


class StageArea(Container):
    """All stage widgets. `show` displays the widget for the kind of its view model, and hides the others."""

    def compose(self) -> ComposeResult:
        yield BoxesStage(id="stage-boxes")
        yield BuildStage(id="stage-build")
        yield PalaceStage(id="stage-palace")
        yield MarketStage(id="stage-market")
        yield PileStage(id="stage-pile")
        yield SlotsStage(id="stage-slots")
        yield LinesStage(id="stage-lines")
        yield SheetStage(id="stage-sheet")
        yield ManualStage(id="stage-manual")
        yield StartStage(id="stage-start")

    def show(self, view: StageView) -> None:
        shown: Widget
        match view:
            case BoxesView():
                shown = self.query_one(BoxesStage)
                shown.show(view)
            case BuildFormView():
                shown = self.query_one(BuildStage)
                shown.show(view)
            case PalaceStageView():
                shown = self.query_one(PalaceStage)
                shown.show(view)
            case MarketView():
                shown = self.query_one(MarketStage)
                shown.show(view)
            case PileView():
                shown = self.query_one(PileStage)
                shown.show(view)
            case SlotsView():
                shown = self.query_one(SlotsStage)
                shown.show(view)
            case LinesView():
                shown = self.query_one(LinesStage)
                shown.show(view)
            case SheetView():
                shown = self.query_one(SheetStage)
                shown.show(view)
            case ManualView():
                shown = self.query_one(ManualStage)
                shown.show(view)
            case StartView():
                shown = self.query_one(StartStage)
                shown.show(view)
        focused = self.screen.focused
        for child in self.children:
            if child is not shown and child.display:
                if focused is not None and child in focused.ancestors_with_self:
                    self.screen.set_focus(None)
                child.display = False
        shown.display = True
