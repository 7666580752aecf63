### The base plate: faults that its set-up refuses.

plate-restless = The plate did not lie still. Fix: keep your hands off the table while the bare sheet is weighed.
plate-too-few-studs = The stack was seen on { $count } studs; at least { $least } are needed. Fix: put it on more studs, spread over the plate.
plate-studs-in-line = The studs lie along one line. Fix: put the stack on all sides of the plate.
plate-cell-silent = The { $corner ->
    [ne] north-east
    [se] south-east
    [sw] south-west
   *[nw] north-west
 } corner of the plate feels nothing. Fix: look at its wires, and whether the plate rests on its pad.
plate-corners-swapped = Two corners of the plate feel each other's load. Fix: swap the wires of those two cells.
plate-wrong-stud = The stack was seen { $mm } mm away from stud { $x }, { $y }. Fix: put it on that stud again.
plate-calibration-poor = The stacks were seen { $mm } mm from where they stood. Fix: let nothing touch the plate, then begin again.

hall-no-chain = The plate's magnet sensors said nothing. Fix: look at the cable of the strips.
hall-gap = No sensor answered at stud { $x }, { $y }. Fix: touch it again, or skip it twice if its sensor is dead.
hall-several = { $count } sensors answered at stud { $x }, { $y }. Fix: take every other magnet off the plate.
hall-twice = One sensor (number { $bit }) answered at studs { $x }, { $y } and { $x_other }, { $y_other }. Fix: touch both studs again, one after the other.

figure-not-weighed = { $figure ->
    [butterfly] The butterfly
    [frog] The frog
   *[monkey] The monkey
 } was not weighed. Fix: put it on the plate, wait for a second, and take it off again.
figure-odd = { $figure ->
    [butterfly] The butterfly
    [frog] The frog
   *[monkey] The monkey
 } seems to weigh { $grams } g. Fix: put that figure on the plate, and nothing else.

### Differences that mass and place cannot show.

plate-invisible-leaf = A leaf in the place of a brick: both weigh 0.44 g. The hub asks if a leaf has left the tray and may stand inside a staircase.
plate-invisible-two-greens = Whether a leaf is light green or dark green: both weigh 0.44 g. The tray knows which compartment it came from.
plate-invisible-beside-the-end = A decoration on the middle of an arch, 8 mm beside the end knob: a firm press shifts its measured place by nearly as much. The hub asks if it is clearly beside the knob; otherwise it counts as on it.
plate-invisible-under-an-arch = The level of a piece that was slid under an arch: it weighs the same there as on top. The hub shows it on the arch above.
plate-invisible-order = The order of bricks and columns in a pile that was put up at once. No rule needs it.
