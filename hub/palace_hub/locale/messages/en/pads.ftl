### The tray's pads, on which monkey, butterfly and frog are parked.

## While a figure is placed

# limit: explanation
pads-other = That is the { $other }: the { $figure } is due and still on its pad. Swap the two, or choose the knob.
# limit: explanation
pads-both = Which figure stands there? The { $other } is off its pad too, and not due: put it back, or choose the knob.
# limit: explanation
pads-parked = Something stands there, but the { $figure } is still on its pad. If the pad is wrong, choose the knob.
lamp-figure-off = { $figure } off its pad

## Devices

pads-line = PADS  { $said }
pads-between = ,{" "}
pads-figure = { $figure } { $word ->
    [parked] parked
    [off] off its pad
    [dead] pad sees nothing
    [stuck] pad stuck
   *[unknown] not known
 }
problem-figure-off = The { $figure } is off its pad and not due. Fix: put it back on its pad of the tray.
problem-pad-dead = The pad of the { $figure } has seen nothing for minutes; the hub does not use it any more. Fix: put the figure on it. If it lies there already, check the disc in the figure and the wires of the pad.
problem-pad-stuck = The pad of the { $figure } saw the figure while it stood on the palace; the hub does not use it any more. Fix: take every magnet off it. If none is there, check its wires.

## The doctor

doctor-check-pads = figures' pads
doctor-pads-damaged = The faults found at the tray's pads cannot be read: { $what } ({ $file }).
fix-doctor-pads-damaged = remove the file; the next games find it out again.
doctor-pad = { $what ->
    [dead] The pad of the { $figure } has seen nothing in play while the figure should have been parked.
   *[stuck] The pad of the { $figure } saw the figure in play while it stood on the palace.
 }
fix-doctor-pad = { $what ->
    [dead] put the figure on it. If it lies there already, check the disc in the figure and the wires of the pad.
   *[stuck] take every magnet off it. If none is there, check its wires.
 } When a game sees the pad do that, it uses the pad again.
doctor-pads-seen = Parked on the tray's pads: { $parked }. Nothing on those of: { $empty }.
fix-doctor-pads-seen = nothing, if these figures lie elsewhere. If one is parked, check the disc in it and the wires of its pad.
doctor-pads-none = No pad of the tray sees a figure.
fix-doctor-pads-none = nothing, if this table has no pads, or the figures lie elsewhere. Otherwise check the pads' supply and the discs in the figures.
error-pads-not-kept = The faults found at the tray's pads cannot be saved in { $file }: { $what }.
