### Refusals of the rules. The key is `rule-` and the code of monkey_palace.errors.CODES, with dashes.

rule-same-name = Seats { $seat } and { $other } are both called { $name }: change one of the names.
rule-not-due = It is not time for { $command }: now comes { $expected } (rule 2.4).
rule-game-over = The game is over: { $command } comes too late (rule 8.3).
rule-palace-unknown = The palace's shape is not known: enter the facts of the staircase.
rule-bad-notation = Piece { $number } of the staircase cannot be read: write { $expected }, not { $word }.
rule-no-arch = A staircase ends with an arch: add at least one (rule 4.3).
rule-not-enough-pieces = { $has ->
    [0] No { NOUN($piece, 0) } in your stock, but { $wanted } in the staircase (rule 4.9).
   *[other] Only { $has } { NOUN($piece, $has) } in your stock, not { $wanted } (rule 4.9).
  }
rule-height-too-low = Each arch is higher than the last: at least { $lowest } high, not { $height } (rule 4.6).
rule-height-too-high = These pieces can be at most { $highest } high, not { $height } (rule 4.6).
rule-height-between = These pieces can be { $levels } high, not { $height } (rule 4.6).
rule-pieces-reach-nothing = { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) } and { $columns } { NOUN("column", $columns) } cannot connect with the palace (rule 4.5).
rule-facts-impossible = No staircase on this palace has these pieces, this start colour and this height (rule 4.6).
mend-facts-impossible = Count the pieces and the height again, and check that ground map { $map } lies on the plate.
rule-five-high-impossible = No part can be five high with { $bricks } { NOUN("brick", $bricks) } and { $columns } { NOUN("column", $columns) } (rule 8.1).
rule-five-high-too-low = A part five high lifts the decoration to { $lowest } at least, not { $height } (rule 8.1).
rule-five-high-certain = To reach { $height } with { $arches } { NOUN("arch", $arches) } a part is five high (rule 8.1).
rule-decoration-missing = A decoration of the start colour goes on top: { SHORT($wanted, 1) } (rule 5.1).
rule-wrong-decoration = { SHORT($wanted, 1) } goes on top, not { SHORT($decoration, 1) } (rule 5.1).
rule-decoration-out = No { NOUN($decoration, 2) } are left (rule 10.7).
rule-no-decoration-due = No { NOUN($wanted, 2) } are left, and no other colour goes on: not { SHORT($decoration, 1) } (rule 10.7).
rule-unknown-card = There is no card { $card } in this set (rule 6.2).
rule-card-not-on-top = { $card } was not on top when the turn began (rule 6.2).
rule-deck-not-printed = { $command } is for a printed deck: this one is shuffled by the program (rule 11.1).
rule-deck-is-so = { $deck ->
    [printed] Your printed cards are in play already (rule 11.1).
   *[screen] The program shuffles the cards already (rule 11.1).
  }
rule-deck-in-use = A card has been bought, so the deck stays as it is (rule 11.1).
rule-card-removed = { $card } is lost and no longer in the set (rule 11.4).
rule-card-of-other-pile = { $card } is of pile { $pile }, not of { $other } (rule 11.3).
rule-player-gone = { $player } has left the game already (rule 12.2).
rule-no-such-seat = There is no seat { $seat } in a game of { $players } (rule 2.1).
rule-card-not-held = { $player } does not hold { $card } (rule 11.5).
rule-card-is-the-same = { $card } is the card that was named: name the right one (rule 11.5).
rule-settles-nothing = Say which pieces you take or put back (rule 11.6).
rule-settles-too-much = Only { $owed } { NOUN($piece, $owed) } { $owed ->
    [one] is
   *[other] are
} owed, not { $moves } (rule 11.6).
rule-settles-above-tray = The tray holds { $has } { NOUN($piece, $has) }: { $moves } cannot be taken (rule 11.6).
rule-settles-above-stock = Only { $has } { NOUN($piece, $has) } in that stock: { $moves } cannot be put back (rule 11.6).
rule-withdraws-end = With the right card the delivery of { $player } was not short. Do you agree that the game goes on? (rule 11.7)
rule-card-held = { $player } holds { $card } already: it is not in its pile (rule 11.2).
rule-card-unknown = What { $card } prints is not known yet: enter it first (rule 11.8).
rule-board-unknown = What the board of { $player } delivers is not known yet: enter it first (rule 11.8).
rule-set-incomplete = { $cards } cards and { $boards } boards are not entered yet: play with your printed cards (rule 11.8).
rule-learnt-already = { $what }: this is known already (rule 11.8).
rule-board-empty = The board of seat { $seat } prints at least one symbol (rule 1.6).
rule-knob-in-use = { $at } stands on the knob under { $cell }, so there is one (rule 3.5).
rule-knob-unseen = A piece may stand on the knob under { $cell }: the palace's shape is not known (rule 11.8).
rule-pile-twice = Only one card a turn from each pile (rule 6.2).
rule-wrong-colour = Cards must be { SHORT($wanted, 1) } or any colour (rule 6.1).
rule-too-few-credits = These cards cost { $cost }, you have { $credits } (rule 6.1).
rule-wrong-slot-count = Choose one slot for each of the { $cards } cards; { $slots } are chosen (rule 7.3).
rule-empty-slots-first = Fill the empty slots first (rule 7.3).
rule-new-cards-apart = All slots are full: put the new cards on one another (rule 10.10).
rule-correction-empty = A correction needs at least one piece (rule 7.6).
rule-correction-below-zero = The tray holds { $has } { NOUN($piece, $has) }: { $wanted } cannot be missing (rule 7.6).
rule-correction-above-box = At most { $most } more { NOUN($piece, $most) } can have turned up, not { $wanted } (rule 7.6).
rule-wrong-delivery = The { $expected } delivery is due, not the { $got } one (rule 2.4).
rule-took-too-many = At most { $most } { NOUN($piece, $most) }, not { $taken } (rule 7.5).
rule-took-too-few = At least { $least } { NOUN($piece, $least) }, not { $taken } (rule 7.4).
rule-took-wrong-mix = { $arch } arches and { $brick } bricks do not make up this delivery (rule 7.1).
rule-frog-not-in-play = The frog is not in this game (rule 1.3).
rule-frog-already-held = You hold the frog trophy already (rule 9.3).
rule-frog-needs-column = No column is left to take with the frog (rule 9.3).
rule-frog-needs-staircase = No staircase was built this turn, so the frog cannot be taken (rule 9.3).
rule-could-build = Your pieces can make a staircase, so you build (rule 4.10). For example: { $example }
rule-knob-needed = Choose the knob: { $count } of them fit (rule 9.4).
rule-knob-not-open = The monkey goes on an open end knob of an arch, not to { $at } (rule 9.1).
rule-knob-not-lowest = The frog goes on the lowest place of this staircase: { $lowest }, not { $at } (rule 9.3).

### A staircase on the plate (rules 3, 4, 5.1): the broken rule, and under `mend-` the fix. $at and $other are placements
### in notation, $cell and $knob are cells.

rule-off-plate = The { NOUN($piece, 1) } { $at } reaches { $cell }, off the plate: studs run from 0 to { $last } (rule 3.1).
mend-off-plate = Move { $at } { $studs } { $studs ->
    [one] stud
   *[other] studs
} to the { $way ->
    [east] east
    [west] west
    [north] north
   *[south] south
}.
rule-on-arch-middle = The { NOUN($piece, 1) } { $at } stands at { $cell } on the middle of the arch { $other }: only the ends of an arch carry (rule 3.3).
mend-on-arch-middle = Move { $at } to an end of { $other }: { $first } or { $second }.
rule-overlap = The { NOUN($piece, 1) } { $at } and { $other } would share the cell { $cell } (rule 3.4).
mend-overlap = Take { $at } away, or move it so that { $cell } holds one piece.
rule-not-supported = The { NOUN($piece, 1) } { $at } hangs in the air at { $cell } (rule 3.5).
mend-not-supported = Fill the gap below { $cell } with bricks or columns, { $missing ->
    [one] 1 brick
   *[other] { $missing } bricks
} high, from { $knob } up.
rule-no-knob = The { NOUN($piece, 1) } { $at } has no knob to stand on at { $cell } (rule 3.5).
mend-no-knob = Move { $at } to an open knob: the nearest is { $knob }.
rule-figure-on-knob = A figure stands at { $cell }, where the { NOUN($piece, 1) } { $at } would go (rule 3.5).
mend-figure-on-knob = Build elsewhere while the figure stands there: the nearest open knob is { $knob }.
rule-both-feet-on-arch = Both ends of the arch { $at } stand on one arch, { $other } (rule 3.6).
mend-both-feet-on-arch = Turn { $at } about one of its ends, or put a brick under each end.
rule-off-grid = The { NOUN($piece, 1) } { $at } stands at { $cell }, off the grid of the starting staircase (rule 3.7).
mend-off-grid = Move { $at } to the grid: the nearest stud is { $x_near },{ $y_near }.
rule-start-not-on-ground = The staircase starts at { $cell }, which is no open ground knob (rule 4.1).
mend-start-not-on-ground = Start on an open ground knob: the nearest is { $knob }.
rule-start-with-decoration = The staircase starts with the decoration { $at } (rule 4.2).
mend-start-with-decoration = Put a brick there instead of { $at }.
rule-ends-with-brick = The { NOUN($piece, 1) } { $at } stands on the end of the last arch: a staircase ends with an arch (rule 4.3).
mend-ends-with-brick = Take away what stands there from { $at } up, or lay one more arch on it.
rule-on-palace-middle = The { NOUN($piece, 1) } { $at } stands at { $cell } on a middle knob of the arch { $other } (rule 4.4).
mend-on-palace-middle = Move { $at } to an end of { $other }, { $first } or { $second }, or to another open knob.
rule-not-connected = The staircase from { $start } does not stand on the palace anywhere (rule 4.5).
mend-not-connected = Lead it to the palace: the open knob nearest to its end is { $knob }.
rule-arch-not-higher = The arch { $at } is no higher than the one before, { $other } (rule 4.6).
mend-arch-not-higher = Raise { $at } to { $level ->
    [one] 1 brick
   *[other] { $level } bricks
} up or higher: its near end goes on { $knob }.
rule-path-broken = The arch { $at } does not start on the far end of the arch before, { $other } (rule 4.6).
mend-path-broken = Lead the path on from { $knob }, or take { $at } and what follows it away.
rule-two-paths = The arch { $at } begins a second path: a staircase is one unbroken path of new arches (rule 4.6). We read the rule so that old arches are no steps of it.
mend-two-paths = Take that path away, or lead the first one on from { $knob }.
rule-turns-back = The arch { $at } goes back over the one before, { $other } (rule 4.7).
mend-turns-back = Turn { $at } about its end at { $cell }: straight on or to a side.
rule-forks = The path forks with the arch { $at } on { $other } (rule 4.7).
mend-forks = Take { $at } away with the bricks that carry it alone, or lead it on from { $knob }.
rule-loose-brick = The { NOUN($piece, 1) } { $at } lies under no end of an arch of this staircase (rule 4.8).
mend-loose-brick = Take away what stands there from { $at } up, or lay the end of an arch on it.
rule-arch-as-support = The arch { $at } only supports { $other }: every arch is a step on the path (rule 4.8).
mend-arch-as-support = Take { $at } away and fill the gap below { $cell } with bricks or columns.
rule-several-decorations = { $at } is one decoration too many: only one goes on, not { $count } (rule 5.1).
mend-several-decorations = Take { $at } away.
rule-decoration-misplaced = The decoration { $at } is not on the far end of the last arch, at { $cell } (rule 5.1).
mend-decoration-misplaced = Move { $at } to { $cell }.
rule-end-taken = The end of the staircase at { $cell } is taken: no decoration can stand there (rule 5.1).
mend-end-taken = Let the last arch end where the cell above its far end is free.
mend-no-arch = Add an arch.
mend-not-enough-pieces = { $has ->
    [0] Do without { NOUN($piece, 0) }.
   *[other] Do with { $has } { NOUN($piece, $has) }.
  }
mend-wrong-decoration = Put { SHORT($wanted, 1) } in its place.
mend-decoration-out = Put on another colour.
mend-no-decoration-due = Take the decoration away.
