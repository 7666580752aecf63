### The tray's scales: what they can know, what the box was found to hold.

capability-blind = The { NOUN($piece, 2) } lie on a cell with { $noise } mg of noise: it cannot see single pieces. Fix: use a cell of { $capacity } g or less.
capability-restless = The cell under the { NOUN($piece, 2) } has { $noise } mg of noise: it cannot see single pieces. Fix: keep draughts and cables away, then look at its amplifier board.
capability-slow = The cell under the { NOUN($piece, 2) } converts { $rate } times a second: every count takes longer. Fix: set RATE of its amplifier board high.
capability-drifts = The cell under the { NOUN($piece, 2) } drifts { $drift } mg a minute: after { $seconds } s unwatched its count is asked for. Fix: let it warm up for half an hour, and shield it from heat.
capability-audit = More than { $count } { NOUN($piece, 2) } cannot be counted by their weight alone; what comes and goes is still counted piece by piece.
capability-twins = A scale cannot tell { NOUN($piece, 1) } from { NOUN($other, 1) }: put each back where it came from.
reference-nothing-lifted = Nothing was lifted out of the { NOUN($piece, 2) }. Fix: lift them out, wait until it is still, and go on.
reference-not-returned = { $pieces } of the { NOUN($piece, 2) } did not come back. Fix: put all back, then lift them out once more.
reference-unsure = The { NOUN($piece, 2) } are { $fraction } of a piece off a whole number. Fix: look for another kind of piece among them, then lift them out once more.
reference-uncalibrated = The compartment of the { NOUN($piece, 2) } is not calibrated. Fix: weigh the empty cup and the full box first.
calibration-assumes = It is assumed that there are { $count } { NOUN($piece, 2) }: they were not counted by lifting some out.
calibration-swapped = Two compartments hold each other's pieces. Fix: swap what lies in them, then weigh again.
recheck-missing = { $count } { NOUN($piece, $count) } missing since last time.
recheck-extra = { $count } { NOUN($piece, $count) } more than last time.
recheck-unsure = The { NOUN($piece, 2) } lie { $fraction } of a piece off a whole number. Fix: take out what does not belong there, or count them.
