## First measurements of a weigh module

module-title = { $place }, step { $step } of { $steps }
module-compartment = Module of the { NOUN($piece, 2) }
module-corner = Corner { $corner }
# limit: headline
head-module-find = Connect the node
# limit: explanation
explain-module-find = Plug its cable in, with at least one cell wired. The set-up goes on when that cell answers.
# limit: explanation
explain-module-lost = The node does not answer. Plug its cable in again: the set-up goes on where it stopped.
# limit: headline
head-module-bare = Lift the cup off
# limit: explanation
explain-module-bare = { $role ->
        [plate] Take the carrier and the sheet off: the bare pads are weighed. Then press Enter.
       *[tray] Take the cup out: the bare spider is weighed. Then press Enter.
    }
# limit: headline
head-module-cup = Put the cup on
# limit: explanation
explain-module-cup = { $role ->
        [plate] Put the carrier and the sheet back on all four corners, with nothing on them. Then press Enter.
       *[tray] Put the cup back on its four pads, with nothing in it. Then press Enter.
    }
# limit: headline
head-module-mass = Add { $mass } g
# limit: explanation
explain-module-mass = Lay a known mass of { $mass } g on it, over the cell, then press Enter. For another mass, start again with --mass.
# limit: headline
head-module-stops = Set the stops
# limit: explanation
explain-module-stops = Press hard three times to find the stop. Turn all screws equally until the stop is at the aim. s: skip.
# limit: headline
head-module-paper = Paper on stops
# limit: explanation
explain-module-paper = Lay { $paper } mm of paper on each stop (two sheets of 80 g paper are 0.2 mm), then press three times. s: skip.
# limit: headline
head-module-rest = Leave it alone
# limit: explanation
explain-module-rest = Do not touch the table: noise and drift are measured. The set-up goes on by itself. s: skip.
# limit: headline
head-module-tap = Tap the cup
# limit: explanation
explain-module-tap = Flick the rim with a fingertip, let it swing, wait three seconds, then do it again. s: skip.
# limit: headline
head-module-press = Press firmly
# limit: explanation
explain-module-press = Press down to the stop, let go, and keep your hands off for eight seconds. Do this three times. s: skip.
# limit: headline
head-module-brick = One brick
# limit: explanation
explain-module-brick = Put one brick in, wait, take it out, wait; { $bricks } times. Press Enter to end earlier. s: skip.
# limit: headline
head-module-places = Five places
# limit: explanation
explain-module-places = Lay the { $mass } g in the middle, wait, lift them off, wait. Do the same near each corner of the cup. s: skip.
# limit: headline
head-module-report = What it is
# limit: explanation
explain-module-report = This was measured. Mend what the list names before you rely on this module. Press Enter to keep it.
# limit: headline
head-module-done = It is kept
# limit: explanation
explain-module-done = From now on, "palace doctor" and the tray's report use these figures.
# limit: main-action
main-module-bare = It is off
# limit: main-action
main-module-cup = It is on
# limit: main-action
main-module-mass = It lies there
# limit: main-action
main-module-stops = Take this stop
# limit: main-action
main-module-paper = Take this travel
# limit: main-action
main-module-rest = Long enough
# limit: main-action
main-module-tap = Take these taps
# limit: main-action
main-module-press = Take these presses
# limit: main-action
main-module-brick = Enough times
# limit: main-action
main-module-places = Take these places
# limit: main-action
main-module-report = Keep it
# limit: main-action
main-module-done = Leave
# limit: main-action
waiting-node = waiting for the node
# limit: main-action
waiting-module-stops = waiting for 3 equal presses
# limit: main-action
waiting-module-paper = waiting for 3 equal presses
# limit: main-action
waiting-module-rest = hands off for a minute
# limit: main-action
waiting-module-tap = waiting for 3 taps
# limit: main-action
waiting-module-press = waiting for 3 presses
# limit: main-action
waiting-module-brick = waiting for 5 times
# limit: main-action
waiting-module-places = waiting for 5 places
module-at = { $role ->
        [plate] Corner { $place }
       *[tray] Module of the { NOUN($place, 2) }
    }
module-at-compartment = The compartment of the { NOUN($place, 2) }
module-now = { $grams } g
module-count = { $count } of { $of }
module-rest-left = { $seconds } s
module-stop-aim = Aim: a stop at { $aim } g. { $least } to { $most } g is good enough.
module-press = { $flat ->
        [yes] a press that ended at { $grams } g
       *[no] a press of { $grams } g that met no stop
    }
module-stop-at = The stop takes over at { $clip } g.
module-stop-early = { module-at }: the stop takes over at { $clip } g, below { $least }. Fix: turn all screws in a little, press again.
module-stop-late = { module-at }: the stop takes over at { $clip } g, above { $most }, too late for the cell. Fix: turn all screws out, press again.
module-no-stop-yet = The stop was not set, so paper on it says nothing. Fix: go a step back and set the stop, or press s to skip.
module-paper-nothing = With the paper the stop takes over at { $raised } g, without it at { $clip } g: there is no difference. Fix: lay the paper on all four stops, under the cup, or press s to skip.
module-noise = Noise { $noise } mg a conversion.
module-drift = Drift { $drift } mg a minute, watched for { $seconds } s.
module-warmed = Meanwhile the chip of its board went from { $from } to { $to } °C.
module-supply = The supply of its board was at least { $volts } V.
module-disturbed = { $count ->
        [one] Disturbed once: the measurement began again.
       *[other] Disturbed { $count } times: the measurement began again each time.
    }
module-wait = A swing of 20 g falls to 2 mg in { $wait } s.
module-shift = { $shift } mg left by a press
module-shifted = A firm press leaves { $shift } mg.
module-brick-in = The brick lies in it: take it out.
module-brick-out = It is empty: put the brick in.
module-brick = A brick weighs { $mean } mg, with a scatter of { $scatter } mg.
module-brick-others = { $count ->
        [one] One change was no single brick and does not count.
       *[other] { $count } changes were no single brick and do not count.
    }
module-where = { $where ->
        [middle] in the middle
        [back_left] near the back left corner
        [back_right] near the back right corner
        [front_right] near the front right corner
       *[front_left] near the front left corner
    }
module-place-lay = Lay the { $mass } g { module-where }.
module-place-lift = They lie there: lift them off.
module-place = { $grams } g { module-where }
module-place-others = { $count ->
        [one] One thing did not weigh { $mass } g and does not count.
       *[other] { $count } things did not weigh { $mass } g and do not count.
    }
module-across = Across the cup its reading differs by { $percent } %.
module-cup = Cup or carrier: { $grams } g.
module-travel = It sinks by { $travel } mm at the cell's capacity.
module-stiff = { module-at }: it sinks by { $travel } mm only, less than { $least }: too little for a stop. Fix: make the arms of the spider thinner, or the pads softer.
module-soft = { module-at }: it sinks by { $travel } mm, more than { $most }: it will swing for long. Fix: make the arms of the spider thicker, or the pads firmer.
module-restless = { module-at }: noise of { $noise } mg; good cells have 13 to 17. Fix: use short twisted leads, put the HX711 beside its cell, and join all grounds at one point.
module-drifts = { module-at }: drifts by { $drift } mg a minute; settled cells drift by 2 to 6. Fix: let it warm up for half an hour, without draught or sun.
module-rings = { module-at }: it swings for { $wait } s after a hand. Fix: put sponge pads under the cup, and let nothing lie loose in it.
module-shifts = { module-at }: a firm press moves its zero by { $shift } mg. Fix: tighten the cell's screws, and check that no pad moves.
module-shifts-plate = { module-at }: a firm press moves its zero by { $shift } mg; above { $most } no plate tells bricks apart. Fix: tighten the cell, seat its pad.
module-scatter = { module-at }: one brick weighed { $bricks } times scatters by { $scatter } mg. Fix: look for a cup that touches something, a lead that pulls, or a draught.
module-off-centre = { module-at }: across the cup its reading differs by { $percent } %, more than { $most }. Fix: put the cup on its four pads and tighten the cell; if that does not help, use another cell.
module-stop-fell = { module-at }: the stop takes over at { $now } g, before it was { $was } g. Fix: turn the screws in until it is at { $was } g again; plastic creeps.
module-well = All that was measured is good.
module-next = { $role ->
        [plate] The next corner: "palace setup module --role plate --cell" and its name.
       *[tray] The next module: "palace setup module --cell" and its piece. When all are done: "palace setup".
    }
setup-modules-unmeasured = The modules of this tray were not measured here, and their stops were not set. "palace setup module" guides you through it.
module-silent = The cell of { $place } sends nothing. Fix: check its wires; the other cells answer.
module-never-set = The stop of { $place } was never set here, so there is nothing to compare with. Fix: run it without --check.
module-no-cup = { $role ->
        [plate] Nothing was laid on. Fix: put the carrier and the sheet on all four corners, then press Enter.
       *[tray] It weighs as much as without the cup. Fix: put the cup on its pads, then press Enter.
    }
module-wrong-order = { $role ->
        [plate] The carrier would weigh less than nothing: it was on when the bare pads were weighed. Fix: go two steps back.
       *[tray] The cup would weigh less than nothing: it was in when the bare spider was weighed. Fix: go two steps back.
    }
module-mass-odd = With { $mass } g on a cell for { $capacity } g, its sensitivity would be { $found } mV/V, and no such cell exists. Fix: lay exactly { $mass } g on it, or give the right values with --mass and --capacity.
module-another-node = Another node answers ({ $id } instead of { $was }), so the measurement begins again.
refused-measuring = A module is being measured. Finish it, or leave with Ctrl+Q.
refused-module-not-yet = Not yet: do what the screen says, then press Enter.
error-modules-not-kept = The measurements cannot be saved in { $file }: { $what }.
modules-file-damaged = The measurements of the modules cannot be read ({ $file }, { $field }: expected { $expected }). Fix: measure the modules again; this replaces the file.
module-kept = The measurements are saved: { $file }
module-left = Nothing was saved. The measurements from before stay as they are.
help-module = Each cell gets a stop that carries the force of a hand before the cell bends too far. Then the hub measures the cell, before it relies on it.
cli-setup-module = Sets the stop of one weigh module by its own reading, then measures it: noise, drift, swing, what a press leaves, one brick again and again, a mass in five places.
cli-module-role = tray (if left out) or plate
cli-module-cell = the compartment's piece or the corner: arch, brick, column, light_green, dark_green, gold, ne, se, sw, nw (the first cell that answers, if left out)
cli-module-mass = grams of the known mass (50 if left out)
cli-module-capacity = grams that the cell is made for (300 if left out)
cli-module-paper = millimetres of paper laid on each stop (0.2 if left out)
cli-module-rest = seconds that it is left alone (600 if left out)
cli-module-check = only looks where the stop takes over now, and compares
cli-module-range = { $given } is out of range. Use a number from { $least } to { $most }.
cli-module-place = No { $given } at the { $role }. Known: { $known }.

## Modules in the doctor and in Devices

doctor-check-modules = weigh modules
doctor-modules-damaged = The measurements of the modules cannot be read: { $what } ({ $file }).
fix-doctor-modules-damaged = measure them again ("palace setup module"): this replaces the file.
doctor-module-measured = { module-at }: measured; its stop takes over at { $clip } g.
doctor-module-no-stop = { module-at }: measured, but its stop was left out.
fix-doctor-module-no-stop = palace setup module --role { $role } --cell { $place }
doctor-cup-missing = { module-at }: the cup is missing; it reads { $grams } g less than empty.
fix-doctor-cup-missing = put the cup on its four pads.
doctor-corner-full = { module-at } is full: { $grams } g lie on it, and its stop takes over at { $clip } g.
fix-doctor-corner-full = take off what leans there. If nothing does, use cells of 500 g, or a lighter carrier.
doctor-hall-chain = Only { $answering } of the plate's { $strips } Hall strips answer.
fix-doctor-hall-chain = look at the plug behind the last of these, and at the first that does not.
doctor-hall-none = No Hall strip answers at the plate.
fix-doctor-hall-none = nothing, if this table has no strips. Otherwise check the plug of the first one: /Q, not Q, goes to the node.
doctor-lights-move = { module-at }: the lights move the scale by { $moved } mg.
fix-doctor-lights-move = give lights and HX711 boards a pair of wires each from one star point (hardware/wiring/ground.svg); look at the lights' capacitor.
doctor-check-weigh = known pieces
doctor-weigh-hands-off = Hands off the tray, then Enter.
doctor-weigh-put-in = Put { $count } { NOUN($piece, $count) } into the compartment of the { NOUN($place, 2) }, hands off, then Enter.
doctor-weigh-take-out = Take the same out again, hands off, then Enter.
doctor-weigh-right = { module-at-compartment } reads { $count } { NOUN($piece, $count) } right, to { $percent } %: nothing touches the cup. An error below { $seen } % is not seen this way.
fix-doctor-weigh-right = nothing; with more pieces at once (--pieces) a smaller error shows.
doctor-weigh-low = { module-at-compartment } reads { $percent } % low: something touches the cup and carries part of the load.
fix-doctor-weigh-low = look for a wire, a crumb or a piece between cup, tub and stops. Move the cup freely on its pads, then weigh again.
doctor-weigh-high = { module-at-compartment } reads { $percent } % high.
fix-doctor-weigh-high = if the pieces were the right ones, something touched the cup when the tray was set up: run "palace setup" again.
doctor-weigh-other = { module-at-compartment } reads { $grams } g instead of { $due }.
fix-doctor-weigh-other = put in exactly { $count } { NOUN($piece, $count) }, and take the same out. If you did so, the cup is stuck, or the tray needs a new set-up.
doctor-weigh-moved = { module-at-compartment } did not come back to its level when the pieces were out.
fix-doctor-weigh-moved = take out what was put in, keep hands off, and let nobody lean on the table; then try again. If it happens again, the cup is stuck.
doctor-weigh-uncalibrated = { module-at-compartment } was never set up with this tray, so there is nothing to compare with.
fix-doctor-weigh-uncalibrated = palace setup
doctor-nobody-there = Nobody pressed Enter. Fix: run "palace doctor --weigh" in a terminal, beside the tray.
problem-cup-missing = The cup of the { NOUN($piece, 2) } is missing. Fix: put it on its four pads.
problem-corner-full = Corner { $corner } is full: the hub cannot see more weight there. Fix: take off what leans on it.
