### The command line, the headless game, records and data checks.

cli-palace = Runs a game of Monkey Palace: weighs the tray, checks the rules, shows the table.
cli-command = COMMAND
cli-commands = commands
cli-game-kept = The game is kept. To go on with it, type "{ $command }" and press r.
cli-starting = Palace Hub is starting ... You can type already.
cli-wrong-usage = { $command }: { $what }. Type "{ $command } --help" to see the options.
cli-version = says which version this is
argparse-usage = { "usage: " }
argparse-options = options
argparse-positional = arguments
argparse-help = shows this help
argparse-argument = %(argument_name)s: %(message)s
argparse-choice = %(value)r is not possible here; use one of %(choices)s
argparse-one-argument = a value is missing
argparse-required = %s is missing
argparse-unrecognized = %s is unknown here
argparse-no-value = this option has no value, but got %r
argparse-ambiguous = %(option)s could be %(matches)s
cli-demo = Plays a game on a simulated table, with the real firmware, links and rules.
cli-demo-usage = palace demo [OPTIONS]
cli-demo-game = the game
cli-demo-table = the table
cli-demo-output = what you get
cli-list-faults = lists the names of --faults, a line each
cli-headless = no screen; a line tells how far the game is
cli-players = 2, 3 or 4 players (default 3)
cli-seed = the same number gives the same game (default 1)
cli-seed-range = { $given } is not a seed. Use a whole number from 0 to { $most }
cli-speed = times real time, or "max" (default on screen: 8)
cli-speed-range = { $given } is not a speed. Use a number from 0.1 to 1000, or "max"
cli-build = the tray alone, a plate too, or Hall sensors too
cli-faults = what goes wrong at the table
cli-cells = the load cells: a good build, or a cheap one
cli-record-frames = records all input here, some 10 MB an hour
cli-unknown-name = "{ $given }" is not one of the names: use { $known }
cli-expansions = butterfly,frog (default), one of them, or ""
cli-demo-json = prints one object with scores and figures
cli-entries = entries of staircases: plan, facts, mixed, plate
cli-overlap = the next player begins before a turn is over
cli-deck = who shuffles: the hub, or people at the table
cli-demo-sides = people sit around the table and change seats
cli-demo-map-turns = quarter turns of the ground map, 0 to 3
cli-demo-turn-plate = people turn the plate now and then
cli-demo-cards = printed cards that the hub knows at first
cli-ground-map = the ground map, 1 to 4 (default 1)
cli-demo-journal = keeps the journal in this file
cli-demo-record = writes the record of the game to this file
cli-demo-log = keeps the logs of table and nodes here
cli-socket = joins a simulated table that is running
cli-play = Shows the real table. Without a tray, you type the pieces.
cli-play-port = also uses this port, even if the hub does not know it; sim:tray or sim:plate is a virtual node
cli-node = Runs one virtual node, for a hub elsewhere. It makes faults only when you order them.
cli-node-role = tray or plate
cli-node-broker = speak over the broker that this file names (broker.json or hub.json) instead of a serial line
cli-node-link = a name that always leads to the node's serial line
cli-node-seed = the same number gives the same node and the same noise (1 if left out)
cli-node-tell = gives an order to the running virtual node of this role, and ends
cli-play-journal = where games are kept, if not in the usual place
cli-play-set = the cards of your own copy: a set of "palace cards" by its name, or a folder (default: from the configuration, else the house set)
cli-play-map = the ground map of a new game, 1 to 4 (default: from the configuration, else 1)
cli-replay = Computes a game again from its record, and compares the result.
cli-replay-file = a record from "palace record", or a recording of raw frames; with --analyse also the number of a kept game
cli-replay-resense = judges the raw frames of a recording again with the present detector, and lists the differences
cli-replay-json = prints one object instead of sentences
cli-record = Writes the record of a kept game: the newest, if you name none.
cli-record-game = the game's number
cli-record-to = the file to write; standard output if left out
cli-engine = Runs the rules engine: one JSON request and one reply a line.
cli-bots = Plays tournaments between bots: win rates, seats, scores and the length of games.
cli-bots-games = how many games (100 if left out)
cli-bots-players = the bot of each seat, with commas between (planner,greedy if left out)
cli-bots-seats-range = 2 to 4 players can play, not { $given }
cli-bots-seed = the seed of the first game, each further game takes the next one (1 if left out)
cli-bots-json = prints one object with all figures instead of sentences
cli-bots-jobs = how many processes share the games (one for each processor if left out); the result is the same
cli-bots-set = the card set: "house", or a folder (house if left out)
cli-bots-expansions = butterfly and frog, with a comma between (none if left out)
cli-bots-map = the ground map, 1 to 4 (1 if left out)
cli-bots-fixed-seats = the bots keep their seats in all games
cli-whole-number = { $given } is not a whole number
cli-number = { $given } is not a number
cli-count-range = { $given } is not a whole number from 1 to { $most }
cli-trace = Runs the tray's detector over a recorded log of one cell, or the plate's over one of four: a JSON line for each detection or decision, then a summary.
cli-trace-file = the log: a CSV file with the columns t_s (seconds) and counts (raw)
cli-trace-scale = counts for one gram; negative if a load makes the counts fall
cli-trace-scale-range = { $given } is not a scale. Use a number of counts for a gram, but not 0
cli-trace-mass = grams of one piece
cli-trace-mass-range = { $given } is not a mass. Use a number of grams above 0, up to 10000
cli-trace-full = pieces of the full compartment
cli-trace-plate = the plate's log instead of FILE.csv: a CSV file with the columns t_s (seconds), ne, se, sw and nw (raw counts); also hall (the chain in hexadecimal) and event ("finished", or the decoration that left the tray)
cli-trace-calibration = the plate's calibration: plate.json as the set-up writes it, or its part "calibration" alone
cli-trace-map = the ground map under the pieces, 1 to 4 (default: 1)
cli-trace-palace = what stands on the plate at the beginning, such as "A8,14,0e B11,14,1" (default: nothing)
cli-trace-bricks = arches, bricks and columns of the player, such as 3,4,1 (default: unknown, which gives more questions)
cli-trace-bricks-range = { $given } is not a stock. Give the numbers of arches, bricks and columns, such as 3,4,1
cli-trace-needs = palace trace: { $names } is missing. Type "palace trace --help" to see what it is.
cli-bench = Measures a part and prints one JSON object, beside what it is compared with.
cli-bench-parts = part
cli-bench-rules = How fast the search for staircases and the replay of a game's events are.
cli-bench-sensing = How often the tray's counts are wrong, asked about or late, on simulated cells of three builds under every fault, beside two simple detectors and the best possible one.
cli-bench-seed = the same number gives the same figures (1 if left out)
cli-bench-start = How soon commands answer and the first screen comes, beside "import textual", and the memory of a hub at rest.
cli-bench-runs = alternating runs of each command (20 if left out)
cli-bench-runs-range = { $given } is not a whole number from 1 to { $most }
cli-bench-events = visits of hands for each build (2000 if left out)
cli-bench-events-range = { $given } is not a whole number from { $least } to 1000000
cli-bench-build = which load cells: good, cheap1kg, cheap5kg, with commas between (all if left out)
cli-bench-vary = puts every constant of the cells off by up to this part, 0.5 for half (0 if left out)
cli-bench-vary-range = { $given } is not a number from 0 to 0.9
cli-bench-minutes = how long untouched cells are watched for false events, under each fault (30 if left out)
cli-bench-minutes-range = { $given } is not a number of minutes from 1 to 1440
cli-bench-plot-name = { $file } is not the name of an SVG file. Give a name that ends in .svg.
cli-bench-plot = also draws miscounts and waits by build into this file
cli-bench-table = prints a table instead of the JSON object
bench-column-build = cells
bench-column-what = fault, piece or mounting
bench-column-whom = counted by
bench-column-events = events
bench-column-wrong = wrong
bench-column-interval = wrong % (95 %)
bench-column-questions = asked %
bench-column-late = late %
bench-column-median = median s
bench-column-most = 95 of 100 s
cli-bench-plate = How many staircases the plate recovers from counts and Hall bits alone, how many builds that break a rule it refuses by name, beside two baselines and the best possible decision.
cli-bench-staircases = legal staircases for each build of cells and each level (100 if left out)
cli-bench-forbidden = builds of each forbidden kind, with a pause after each piece and as many without (5 if left out)
cli-bench-each-fault = staircases under each fault of the plate, at each zero shift and on a palace of 150 pieces (10 if left out)
cli-bench-staircases-range = { $given } is not a whole number from 0 to { $most }
cli-bench-level = silver, gold or both with a comma between (both if left out)
bench-column-level = level
bench-column-row = staircases
bench-column-spread = right % (95 %)
bench-column-count = number
bench-column-refused = plates refused
bench-column-right = right
bench-column-share = right %
bench-column-asked = asked %
bench-column-named = named %
bench-column-answer = answer s p95
bench-column-still = still s p95
bench-column-computing = computing s p95
bench-column-core = core %
cli-bench-wire = What lines cost through codec and models, what one table costs, and how soon a batch arrives (about a minute).
bench-no-chess = python-chess is not installed: pip install chess
bench-latency-measured = From the moment a node hands a finished batch to its pty or broker until the hub's turn that took it in has ended: read by the hub's own thread, sensed, judged, and kept on the disk. The nodes are threads of the same process, two of them with a batch each 50 ms. machine_late_p99_ms is how late the machine woke the nodes themselves: what lies below it is not the hub's. hub_percent_of_a_core is this process without its nodes, meanwhile.
bench-no-mosquitto = No Mosquitto is installed: apt install mosquitto
bench-not-live = The nodes were not live within 20 seconds: nothing was measured.
bench-no-slow-enumerator = The slow enumerator is part of the tests: run this in a checkout.
cli-data = Works with card sets.
cli-data-check = Checks a card set, or one of its files, and lists every fault.
cli-data-path = a file, or a folder with cards.toml, boards.toml and, for ground maps of its own, ground_maps.toml

banner-simulated = SIMULATED TABLE - no real pieces are counted
node-runs = A virtual { $role } runs: { $where }
node-broker-joined = The broker { $broker } accepts it as { $user }.
node-broker-refuses = The broker { $broker } does not let { $user } in: check the password in the file, and that the broker reads the accounts of "palace setup broker". The node tries again.
node-broker-absent = The broker { $broker } does not answer. The node tries again every few seconds.
node-orders = Orders, a line each: { $orders }
node-link-taken = { $file } is not the link of a virtual node, so it was left as it is. Name another place with --link.
node-link-not-made = The link { $file } cannot be made: { $what }. Look at its folder, then start the virtual node again.
node-runs-already = A virtual node { $name } runs already. Fix: end it first, or give it orders with --tell.
node-nobody-listens = No virtual node { $name } runs. Fix: start one with "palace node", then give orders with --tell.
play-unknown-port = { $given } is not a virtual node. Use sim:tray or sim:plate.
node-obeys = Told: { $order }
node-refuses = Not understood: { $what }
banner-plate-mqtt = The plate speaks over MQTT: its own Mosquitto on this machine, ended with the table.
banner-plate-serial = The plate speaks over a second serial line: no Mosquitto runs on this machine.
headless-progress = Round { $round }, { $name }: { $stage ->
        [build] building
        [decorate] decorating
        [credits] counting credits
        [cards] choosing cards
        [one-time] one-time delivery
        [place-cards] placing cards
        [recurring] recurring delivery
        [bonus] bonus card
        [trophies] trophies
        [end-turn] end of turn
        [no-game] no game yet
        [calibrate-empty] weighing the empty tray
        [calibrate-full] weighing the full tray
        [resume] a game to go on with
        [setup] setting up
       *[ended] the game is over
    } ({ $minutes } min at the table)
score-line = { $name }: { $total ->
        [one] 1 banana
       *[other] { $total } bananas
    } (cards { $cards }, bonus { $bonus }, monkey { $monkey }, butterfly { $butterfly }, frog { $frog })
score-winner = { $name } wins.
score-shared = { $names } share the victory.
score-detections = { $events ->
        [one] 1 movement
       *[other] { $events } movements
    } of pieces seen, { $silent } counted wrongly without a question, { $questions ->
        [one] 1 question
       *[other] { $questions } questions
    } asked.
score-link = The { $name } node ran in { $runtime } and sent { $bytes } bytes; { $rx_bad ->
        [0] no frame was
        [one] 1 frame was
       *[other] { $rx_bad } frames were
    } damaged on the way.

bots-playing = games
bots-stopped = The tournament is stopped. Its games are not kept.
bots-progress = { $done } of { $games } games
bots-head = { $players }: { $games ->
        [one] 1 game with seed { $first }
       *[other] { $games } games with seeds { $first } to { $last }
    }, { $seats ->
        [rotate] everybody moving one seat on with each game.
       *[fixed] each on one seat.
    }
bots-house = HOUSE CARDS: these are not the publisher's numbers.
bots-bot = { $name } won { $rate } % ({ $low } to { $high } %); equal bots win { $expected } %. { $mean } bananas ({ $p05 } to { $p95 } in nine games of ten).
bots-seat = Seat { $seat } won { $rate } % ({ $low } to { $high } %), { $advantage } points more than its share; { $mean } bananas.
bots-rounds = A game lasted { $mean } rounds, { $least } to { $most }.
bots-short = What ran short: arches in { $arch }, bricks in { $brick }, columns in { $column } games.

replay-player = { $name }: { $total }
replay-same = The record is valid: { $events } events lead to state { $hash }.
replay-differs = The record is not valid: it names state { $expected }, but its events lead to { $got }. It was changed, or another version wrote it.
replay-broken-seal = The record is not valid: it leads to the state that it names, but some of its lines were changed.
record-journal-damaged = The file of kept games { $file } is damaged: this record has only what can be proven. "palace play" keeps the damaged file and goes on with the rest.
record-lost = { $state ->
        [lost] { $lost ->
            [one] 1 event of this game after event { $event } was
           *[other] { $lost } events of this game after event { $event } were
        } lost: the file of kept games was damaged.
        [at_least] At least { $lost ->
            [one] 1 event of this game after event { $event } was
           *[other] { $lost } events of this game after event { $event } were
        } lost: the file of kept games was damaged.
       *[unknown] Events of this game after event { $event } may be lost: nothing outside the file counted them.
    }
record-written = Wrote { $count } lines to { $file }.
data-sound = { $file } is sound.{ $maps ->
        [own] { " " }Its games use its own ground maps, from ground_maps.toml.
        [house] { " " }It has no ground_maps.toml: its games use the house maps.
       *[none] {""}
    }
data-faults = { $count ->
        [one] 1 fault.
       *[other] { $count } faults.
    }

error-internal = An error happened inside palace-hub. { $file } says what; please report it. Everything that was saved is kept.
error-no-package = This command needs { $package }, which is not installed. Fix: type { $command }
error-system = The operating system refused: { $what }
error-no-terminal = The screen needs a terminal. Fix: start it from a terminal, without a pipe or a redirection.
error-needs-root = Only root can change this machine. Type sudo before the command.
error-terminal-not-utf8 = This terminal shows { $encoding }, not UTF-8, so the screen would be unreadable. Fix: set the terminal to UTF-8, type export LC_ALL=C.UTF-8, and start again.
error-no-file = There is no file or folder { $file }. Check the name.
error-is-folder = { $file } is a folder. Name a file in it.
error-not-a-file = { $file } is a pipe, socket or device. Name a file.
error-not-text = { $file } is not text: line { $line } is not UTF-8. Save it as plain text in UTF-8.
error-too-long = { $file } has more than { $most } bytes. Is it the right file?
config-syntax = { $file }, line { $line }: "{ $found }" cannot be read. Write key = value, with text in quotes, such as language = "en".
config-twice = { $file }, line { $line }: "{ $found }" is there twice, or conflicts with a line above. Remove one of them.
config-unknown = { $file }, line { $line }: there is no setting { $field }. The settings are { $known }.
config-unknown-piece = { $file }, line { $line }: { $field } is not a kind of piece. The kinds are { $known }.
config-value = { $file }, line { $line }: { $field } cannot be { $given }. { $setting ->
        [language] Languages are { $known }.
        [enter_by] Write "plan" or "facts".
        [card_set] Write in quotes a folder with cards, or the name of one of your sets.
        [ground_map] Write a whole number from 1 to { $most }.
        [sound] Write a line [sound], and below it buzzer = true or bell = true.
        [switch] Write true or false.
        [web] Write a line [web], and below it lines such as enabled = true, listen = "0.0.0.0" or port = 8080.
        [address] Write an address of this machine in quotes, such as "127.0.0.1", or "0.0.0.0" for all of them.
        [port] Write a whole number from 0 to 65535.
        [hosts] Write a list of names, such as hosts = ["palace.local"].
        [link] Write how links begin, such as link = "https://palace.home", without a stroke at the end.
        [backup] Write a line [backup], and below it a line such as folder = "/media/pi/STICK".
        [log] Write a line [log], and below it a line such as level = "debug".
        [level] Write "debug", "info", "warning" or "error".
        [folder] Write a folder in quotes, such as "/media/pi/STICK".
        [ports] Write a list of paths, such as ports = ["/dev/ttyUSB0"].
        [piece] Write how many of them you have, from 1 to { $most }.
        [box] Write a line for each kind that is not complete, such as arch = 79, below a line [box].
       *[journal] Write in quotes the name of a file.
    }
output-no-folder = There is no folder { $folder } for { $option } { $file }. Make the folder first, or name another file.
output-not-folder = { $folder } is not a folder, so { $option } { $file } cannot be written. Name another place.
output-is-folder = { $option } { $file } cannot be written: { $file } is a folder. Name a file in it.
output-exists = { $file } exists already, and a recording never replaces a file. Name another file with { $option }.
output-refused = { $option } { $file } cannot be written: { $what }. Give yourself the right to write there, or name another place.
error-usage = { $text }
error-no-plate-to-build-on = "--entries plate" needs a plate: add --build silver or --build gold.
error-knows-screen-cards = "--cards half" and "--cards empty" need cards that people shuffle: add --deck printed.
error-bad-entry = Field { $field } does not fit: { $expected }.
no-set-folder = { $folder } is not a folder with cards{ $known ->
    [none] { "" }
   *[other] , and not one of your sets ({ $known })
}. A set is a folder with cards.toml and boards.toml, and may have ground_maps.toml; "palace data check FOLDER" checks one.
error-bad-config = { $file }, line { $line }, { $field }: { $expected }
record-format = { $file }, line { $line }: a record begins with format { $format }.
record-header = { $file }, line { $line }: expected a header with players, settings and set: { $detail }.
record-cards = { $file }, line { $line }: the card set { $set } has changed since the game was played. Use the version of palace-hub, or of the set's folder, that the game was played with.
record-event = { $file }, line { $line }: event { $event } does not follow from the ones before: { $detail }.
trace-torn = { $file }: line { $line } is cut short and was left out.
trace-too-slow = { $file }: most readings are more than 0.2 s apart, too slow to count pieces by. A cell gives at least 10 readings a second. Are the times in t_s really seconds, not milliseconds?
trace-columns = { $file }, line { $line }: a trace begins with the columns { $wanted }. It begins with: { $got }
trace-event = { $file }, line { $line }: { $got } is not an event. Use one of { $known }, or leave the field empty.
trace-hall = { $file }, line { $line }: { $got } is not a Hall chain. Write its bits in hexadecimal, as the node sends them, or leave the field empty.
trace-plate-file = { $file } is not a calibration of a plate: its field "{ $field }" must be { $expected }. Use the plate.json that "palace setup plate" writes.
trace-plate-restless = { $file }: the plate never lay still for 0.3 s, so nothing could be read. Begin the log with two seconds without hands, with 71 to 89 readings a second of each cell.
trace-empty = { $file }: there is nothing after line { $line }. A trace has a line for each conversion.
trace-row = { $file }, line { $line }: expected a time and a count: { $got }
trace-time = { $file }, line { $line }: { $got } is not a time. Write seconds in the column t_s.
trace-counts = { $file }, line { $line }: { $got } is not a count. Raw counts are whole numbers; leave the field empty where there was none.
trace-order = { $file }, line { $line }: the time { $got } is earlier than the one before. Sort the lines by t_s.
trace-text = { $file }, line { $line }: expected a line of text. Is this a CSV file?
record-turn = { $file }, line { $line }: the recording cannot be played: { $detail }
record-no-game = { $file }: the recording has no game in it, only input from before a game. Judge it with --resense.
resense-read = Judged again: { $turns } turns in { $minutes } minutes, with { $events } events.
resense-missing = { $t } s, only before: { $what }
resense-new = { $t } s, only now: { $what }
resense-cut-short = The recording is cut short; it was judged as far as it goes.
resense-same = All events are the same. State { $hash }
resense-differs = The first event that differs came at { $t } s.
told-recording-full = The recording has { $mb } MB and ends here. The game goes on.
told-recording-failed = The recording ends here: { $what }. The game goes on.
record-line = { $file }, line { $line }: expected a JSON object on a line of its own.
error-table = { $text }
demo-look-back = "palace replay { $file }" shows this game again, and with --analyse how it was decided.
demo-in-journal = The game is kept in { $file }. "palace record --journal { $file }" writes its record.
demo-not-kept = This game is not kept. With "--record game.jsonl" it is, and "palace replay game.jsonl" shows it again.
demo-kept = The game so far is kept in { $file }. "palace record --journal { $file }" writes its record.
error-table-gone = The simulated table is gone: { $what }. Start the demo again.
error-frame = { $text }
error-link = { $text }
error-no-journal = There is no file of games { $file }. Name another file with --journal, or start one with "palace play".
error-no-such-game = { $known ->
        [none] There is no game in { $file } yet. "palace play" begins one.
       *[other] There is no game { $game } in { $file }. Its games are { $known }.
    }
error-journal-in-the-way = { $file } belongs to the journal, so no record is written there. Name another file.
error-unreadable-game = Game { $game } cannot be replayed: { $detail }. Another version made it, or it is damaged.
error-lost-game = The beginning of game { $game } was lost when the file of kept games was damaged: there is no record of it.
error-no-journal-folder = There is no folder { $folder } for the journal { $file }. Make the folder first, or name another file with --journal.
error-journal-folder-not-made = The folder { $folder } for the journal { $file } cannot be made: { $what }. Name another file with --journal. If palace.toml names this one, "palace config set journal --default" takes the usual file again.
error-damaged-in-play = The file of kept games was damaged while you played, and nothing more is saved: { $detail }. Leave and start the hub again; the game goes on with what can be read.
error-keeping = The games cannot be saved: { $detail }. Fix: correct that, or name another file with --journal.

error-unknown-fault = palace demo: there is no fault "{ $given }".{ $near ->
        [none] {""}
       *[other] { " " }Do you mean { $near }?
    } "palace demo --list-faults" says what each one does. The faults are:

### The faults of the simulated table: at most 56 characters, so that a line holds name and text.

fault-group-hands = Hands:
fault-wrong-takes = hands take too many, a wrong piece, or too early
fault-wrong-piece = a piece is taken too early, and another kind put back
fault-resting-finger = six hands in ten leave a finger in the compartment
fault-long-rests = a finger rests in the compartment for up to 30 s
fault-two-hands = every second time two hands are in one compartment
fault-one-by-one = hands lift pieces one at a time while the cells drift
fault-drops = pieces fall into their cup from 1 to 5 cm
fault-off-centre = each hand shifts the heap, and cups weigh unevenly
fault-press-shift = one hand in seven presses hard and shifts the zero
fault-group-cells = The tray's cells, and the room:
fault-cell-swap = the plugs of two cells are swapped
fault-cell-death = a cell dies in the middle of the game
fault-touching-wire = a wire touches a cup and carries 2 to 8 % of its load
fault-planted-miscount = a brick vanishes but its weight stays, as a test
fault-creep = cells creep three times as much, and hands press hard
fault-heavy-drift = good cells drift like cheap ones
fault-warm-up = the electronics were switched on just now
fault-temperature-ramp = the room warms by 1 degree a minute, then cools
fault-draught = moving air presses on the cups, 3 to 40 mg
fault-table-bump = the table is knocked eight times a minute
fault-hum-off-rate = three times the usual hum of the mains
fault-mains-60hz = the mains has 60 Hz, as in America
fault-spikes = one reading in 200 is 1 to 5 g off
fault-corrupt-words = one reading in 100 is damaged
fault-missing-conversions = one reading in 20 is missing, with gaps of 0.6 s
fault-group-lines = Cables, nodes and the broker:
fault-unplug = the tray's cable is out twice, the plate's power once
fault-cable-pulled = the tray's cable is out for 4 s
fault-reset = both nodes restart in the middle of the game
fault-node-killed = the tray's program is killed and starts again
fault-broker-kill = the broker dies twice, where there is one
fault-garbage = random bytes come between the tray's messages
fault-flipped-bits = about one bit in 200,000 flips on the line
fault-damaged-messages = the first who, welcome, command and ack are damaged
fault-group-plate = The plate (--build silver or gold):
fault-plate-forbidden = some staircases have a brick too many
fault-plate-wordless = nobody says that a staircase is finished
fault-plate-fast = hands build almost without pauses
fault-plate-firm-presses = every piece is pressed on with 2 to 5 kg
fault-plate-rim = now and then a piece drops on the rim and stays
fault-plate-leaning = every third piece leans before it is put on
fault-plate-two-hands = another hand rests on the sheet as well
fault-plate-loose = every third piece is laid on and not pressed
fault-plate-pull-off = a piece pulled up takes the sheet along for a moment
fault-plate-elsewhere = fingers press on pieces that stand already
fault-plate-bumps = the table is knocked and leant on
fault-plate-slope = the table slopes by up to 3 degrees
fault-plate-warm-up = the plate's electronics were switched on just now
fault-plate-hum = three times the usual hum on the plate's cells
fault-plate-dead-hall = of 100 Hall sensors 6 are dead, 2 stuck, 4 weak
fault-plate-zero-shift = a press shifts the zero of a corner's cell
