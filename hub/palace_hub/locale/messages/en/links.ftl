### Links, nodes and cells: states as words, problems with their fix.

link-absent = absent
link-hello = hello
link-configured = configured
link-live = live
link-stale = stale
link-lost = lost
link-incompatible = other version
activity-touched = touched
activity-settling = settling
activity-quiet = quiet
activity-unknown = unknown

problem-no-tray = No tray is connected. Fix: plug its cable in, or play on and type what is taken.
problem-tray-not-weighed = A tray is connected, but this game began without it. Fix: go on typing; it is weighed in when the next game begins.
problem-other-tray = Tray { $id } is not the one that was weighed in for this game. Fix: plug the other one in again, or go on typing.
problem-other-plate = Plate { $id } is a second plate and is not used. Fix: leave one of the two on.
problem-node-twice = Node { $id } answers on two links; the cable is used. Fix: none, or leave one of the two.
problem-node-copy = Another device says that it is node { $id }, which is alive; it is turned away. Fix: switch one of the two off.
problem-slow-cell = Cell { $cell } of the { $role } gives { $rate } conversions a second. Fix: strap RATE of its HX711 board high, for 80.
problem-config-refused = Node { $id } refuses its configuration. Fix: put the firmware of this hub on it.
problem-incompatible = The node on { $port } speaks another version. Fix: put the firmware of this hub on it.
journal-game-unreadable = Game { $game } cannot be gone on with: { $detail }. Its record is kept.
journal-calibration-unreadable = What was learnt of the tray cannot be read: { $detail }. Pieces are typed until the next game.
problem-not-saved = The game cannot be saved now. Fix: look at the disk's space and rights; until then do not switch off.
cell-saturated = The cell is at the end of its range. Fix: look at its wires and its load.
cell-silent = The cell gives no readings ({ $seconds } s). Fix: look at its four wires.
cell-stuck = The cell repeats one reading. Fix: look at its amplifier board and its wires.
cell-uncalibrated = Not calibrated: weigh the empty cups and the full box first.
cell-noisy = The cell is too restless ({ $noise_mg } mg). Fix: keep draughts, vibration and cables away from it.
calibration-no-reading = A compartment gives no steady reading. Fix: keep hands off, then look at its wires.
calibration-saturated = A cell is at the end of its range. Fix: look at its wires.
calibration-nothing-added = A compartment weighs the same full as empty. Fix: put its pieces in, or look at its cell.
calibration-reversed = A compartment weighs less full than empty. Fix: swap the cell's signal wires, or turn it over.
calibration-scale = A compartment's weight does not fit its pieces. Fix: look whether all of them, and only they, are in it.
calibration-weak = A cell is too restless to count single pieces. Fix: keep vibration away, then weigh again.
calibration-differs = One compartment's piece weighs { $percent } % off what it should. Fix: count what lies in it.
journal-salvaged = The file of kept games was damaged. The old file is kept as { $file }; { $lost ->
        [yes] what could be read of it was taken over, the rest is lost.
       *[no] everything in it was taken over.
    }
refused-demo-over = This demo is over. Leave it and start another one for a new game.
told-exported = The record is in { $file }.
refused-export = The record cannot be written to { $file }: { $what }.
