### The workshop: the broker, the firmware of nodes, the doctor.

cli-setup = Sets the tray up on the screen: weighs it, learns what a piece weighs, says what its cells can do.
cli-setup-box = pieces of each kind that the box holds, where it lacks some: arch=79,brick=78
cli-box-range = { $given } is not a number of pieces. Use { $known }
cli-setup-broker = Writes Mosquitto's configuration: one account a node, exact topics for each, and the nodes' own files.
cli-setup-node = a node's id, as "palace doctor" shows it; can be repeated. Accounts made before stay
cli-setup-table = the table's name in every topic (home if left out)
cli-setup-listen = the address the broker binds to (0.0.0.0, every one of this machine, if left out)
cli-setup-address = the broker's address for the nodes, in digits (this machine's own if left out)
cli-setup-port = the broker's port (1883 if left out)
cli-setup-ssid = the Wi-Fi network of the nodes; its key is asked for, or taken from PALACE_WIFI_KEY
cli-setup-country = the nodes' country in two letters, as CH: their radios use its Wi-Fi channels (if left out, those allowed everywhere)
cli-setup-tx-power = the most that the nodes' radios send with, 1 to 20 dBm: less disturbs other things less, and reaches less far
cli-setup-syntax = for which Mosquitto (the one installed here, else 2.0)
cli-setup-to = the folder to write to, if not the usual one
cli-setup-etc = the folder from which Mosquitto reads passwords and topics (/etc/mosquitto if left out)
cli-setup-renew = an account that gets a new password; can be repeated
cli-setup-no-passwords = needs no password; refused if other machines can reach the broker
cli-setup-check = writes nothing; says whether this configuration lets other machines in without a password
cli-dry-run = says what it would do, and does nothing

broker-bad-node = { $given } cannot be a node's account. Fix: use the id that "palace doctor" shows: letters, digits, dots and dashes, at most 32, and not "hub".
broker-unknown-account = There is no account { $given } to renew. Known accounts: { $known }. Fix: name one of these, or make a new one with --node.
broker-renew-without-passwords = With --no-passwords there is no password to renew. Fix: leave out --renew or --no-passwords.
broker-bad-table = { $given } cannot be a table's name. Fix: use letters, digits, dots and dashes, at most 32.
broker-bad-port = { $given } is not a port. Fix: use a number from 1 to 65535, usually 1883.
broker-bad-country = { $given } is not a country in two capital letters. Fix: use one such as CH, DE or US.
broker-bad-tx-power = No radio of a node sends with { $given } dBm. Fix: use a number from 1 to { $most }, or leave --tx-power out.
broker-bad-syntax = Mosquitto { $given } is not supported. Fix: use 2.0 or 2.1.
broker-bad-address = { $given } is not an address in digits, and nodes cannot look up names. Fix: use an address such as 192.168.1.20.
broker-no-address = This machine has no address that a node could reach. Fix: join the network first, or name the address with --address.
broker-open-listener = Refused: without passwords, anybody who reaches { $address }:{ $port } could control the nodes and read the game. Fix: leave --no-passwords out, or let only this machine in with --listen 127.0.0.1.
broker-open-line = { $file }, line { $line }: anybody who reaches { $address }:{ $port } gets in without a password, and can control the nodes and read the game. Fix: "palace setup broker" writes a configuration with accounts; or bind this listener to 127.0.0.1.

setup-wifi-key = Key of the network { $ssid }:{ " " }
setup-kept = The old file is kept as { $file }.
setup-written = Written to { $folder }, for Mosquitto { $syntax }.
setup-untested = This is not tested on Mosquitto 2.1 yet. If it does not start, use "--syntax 2.0": 2.1 accepts that too, with a warning in its log.
setup-would-write = Would write { $file }
setup-dry = Nothing was written.
setup-hub-account = Hub: login { $account }, password { $password }
setup-node-account = Node { $account }: login { $account }, password { $password }
setup-once = These passwords are shown only now. The files in the folder hold them too: only you can read those.
setup-account-kept = Account { $account } keeps its password.
setup-no-nodes = No node has an account yet. Fix: run it again with --node ID for each; "palace doctor" shows the ids.
setup-install = Put it in place with:
setup-then-flash = Then give each node its file, on a USB cable: palace flash --broker { $file }
setup-check-no-listener = { $file } opens no listener: with this alone Mosquitto answers this machine only.
setup-check-strange = { $file }, line { $line }, is not a line of a Mosquitto configuration, so the file cannot be checked. Fix: name the file that Mosquitto reads, such as /etc/mosquitto/mosquitto.conf.
setup-check-sound = { $file }: other machines need a password.

cli-flash = Puts this hub's firmware on a board and waits for its hello.
cli-flash-port = the board's port (the only one there, if left out)
cli-flash-uf2 = MicroPython's file for a bare board, which goes onto it first: hold BOOTSEL while you plug it in
cli-flash-drive = with --uf2: the folder of the board's drive, if it is not found by itself
cli-flash-role = what the node is wired for: tray or plate (as before, if left out)
cli-flash-board = refuses every other board
cli-flash-broker = the node's broker.json, as "palace setup broker" writes it: it then speaks over Wi-Fi
cli-flash-replace = even if another program is on the board
cli-flash-change-role = even if the board has the other role

port-forbidden = { $user } may not open { $port }.
fix-port-forbidden = sudo usermod -aG { $group } { $user }, then log out and in; or install the udev rule of hub/service.
port-held = Another program has { $port } open.
fix-port-held = end it (the hub itself, mpremote, a terminal program); "sudo palace doctor" says which it is.
port-held-by = { $program } (process { $pid }) has { $port } open.
fix-port-held-by = end it, then try again; a running hub finds its nodes by itself.
port-held-modemmanager = ModemManager holds { $port } to see whether it is a modem.
fix-port-held-modemmanager = wait half a minute; to prevent it, install the udev rule of hub/service.
port-absent = There is no port { $port }.
fix-port-absent = connect the board with a USB cable that carries data; "palace doctor" lists the ports.
port-not-serial = { $port } is not a serial port.
fix-port-not-serial = name the port of a board, usually /dev/ttyACM0; "palace doctor" lists the ports.
port-broken = { $port } cannot be used: { $what }.
fix-port-broken = unplug the cable and plug it in again.

flash-no-port = No board is connected. Fix: connect it with a USB cable that carries data. A new board has no port before MicroPython is on it: download MicroPython's UF2 for it (micropython.org/download), then run this again with --uf2 and the name of that file.
flash-bootsel = A board waits in its boot loader. Fix: download MicroPython's UF2 for it (micropython.org/download: RPI_PICO, RPI_PICO_W, RPI_PICO2 or RPI_PICO2_W), then run this again with --uf2 and the name of that file.
flash-many-ports = Several ports could be the board: { $ports }. Fix: name one with --port, or leave only the board plugged in.
flash-no-micropython = No MicroPython answers on { $port }. Fix: download MicroPython's UF2 for the board (micropython.org/download), then run "palace flash --uf2 FILE". It tells you when to hold BOOTSEL.
flash-no-answer = The program on { $port } stopped answering. Fix: unplug the board, plug it in and run this again.
flash-board-error = The board on { $port } refused: { $what }. Fix: unplug it, plug it in and run this again. If it happens again, put MicroPython on it again.
flash-other-board = The firmware does not know this board ({ $what }). Fix: use a Raspberry Pi Pico, Pico W, Pico 2 or Pico 2 W.
flash-old-micropython = The board has MicroPython { $version }, but the firmware needs { $least } or newer. Fix: hold BOOTSEL while you plug it in, and copy a newer UF2 onto the drive that appears; its files stay.
flash-not-that-board = This is a { $found }, not a { $expected }. Fix: check that the right board is plugged in, or leave --board out.
flash-other-program = Another program is on the board on { $port }. Nothing was changed. Fix: check that it is the right board; --replace writes over the program.
flash-no-role = The hub does not know what this node is wired for. Fix: add --role tray or --role plate.
flash-damaged-config = The configuration on the board cannot be read. Fix: add --role tray or --role plate, as it is wired.
flash-other-role = This node is set up as a { $found }, not as a { $expected }; its wires must fit its role. Nothing was changed. Fix: check that the right node is plugged in; --change-role changes its role.
flash-bad-broker = That file is no broker.json. Fix: use one that "palace setup broker" wrote.
flash-no-radio = A { $board } has no radio. Fix: leave --broker out, or use a Pico W or Pico 2 W.
flash-other-account = That file belongs to node { $account }, but this one is { $id }. Fix: make an account for it with "palace setup broker --node { $id }" and use its file.
flash-no-network = The file names no Wi-Fi network. Fix: write it again with "palace setup broker --ssid NAME".
flash-full = The board has { $free } bytes free and needs { $need }. Fix: remove files that do not belong to it (mpremote rm), or put MicroPython on it again.
flash-not-written = { $file } was not written correctly. Fix: run this again. If it happens again, the board's flash memory is worn out.
flash-no-hello = The firmware is on the board, but the board does not answer. Its last line: { $line } Fix: unplug it, plug it in and run this again.
flash-wrong-hello = The node answers with { $field } { $found } instead of { $expected }. Fix: run this again. If it happens again, put MicroPython on it again.
flash-uf2-words = A board that gets --uf2 has no port yet, and --drive goes with --uf2 only. Fix: leave --port or --drive out.
flash-uf2-bad = { $file } is no whole UF2 file. Fix: download it again (micropython.org/download: RPI_PICO, RPI_PICO_W, RPI_PICO2 or RPI_PICO2_W).
flash-uf2-no-chip = { $file } is made for another kind of board. Fix: use MicroPython's UF2 for your Pico (micropython.org/download: RPI_PICO, RPI_PICO_W, RPI_PICO2 or RPI_PICO2_W).
flash-uf2-other-chip = { $file } is made for a chip { $meant }, but the board has a { $found }. Nothing was written. Fix: use the file for { $found ->
        [RP2350] a Pico 2 (RPI_PICO2) or a Pico 2 W (RPI_PICO2_W).
       *[other] a Pico (RPI_PICO) or a Pico W (RPI_PICO_W).
    }
flash-uf2-hold = Unplug the board, hold its BOOTSEL button, plug it in, let go. Waiting for its drive...
flash-uf2-no-drive = No board offers its drive. Fix: unplug it, hold its BOOTSEL button while you plug it in with a cable that carries data, and run this again. If its drive is there, name its folder with --drive.
flash-uf2-not-mounted = The board's drive { $label } is there, but this system has not opened it. Fix: udisksctl mount -b /dev/disk/by-label/{ $label } (or, as root, mount it on a folder and name that with --drive), then run this again.
flash-uf2-many = Several boards wait in their boot loader: { $drives }. Fix: leave one plugged in, or name its folder with --drive.
flash-uf2-would-copy = Would copy { $file } to { $drive }
flash-uf2-copying = Copying { $file } to { $drive } (some seconds)...
flash-uf2-starting = Copied. Waiting for the board to start...
flash-uf2-not-written = The file could not be copied to { $drive }: { $what }. Fix: check that you may write there, then unplug the board, hold BOOTSEL while you plug it in, and run this again.
flash-uf2-no-port = The file was copied, but the board does not come back as a port. Fix: unplug it and plug it in without BOOTSEL. If it stays away, it is another kind of board than the file is for: a Pico W needs RPI_PICO_W.
flash-found = Found a { $board }, id { $id }, as { $role }.
flash-would-write = Would write { $file }
flash-would-remove = Would remove { $file }
flash-writing = { $number } of { $of }: { $file }
flash-written = { $count ->
        [0] All files were there already
        [one] One file written
       *[other] { $count } files written
    }, { $same } unchanged.
flash-config-kept = Its configuration stays as it is.
flash-config-new = It gets a new configuration, role { $role }.
flash-waiting = Starting it, waiting for its hello...
flash-dry = Nothing was written.
flash-done = Node { $id } says hello from { $port }: { $role } on a { $board }, firmware { $fw }.
flash-now-radio = It now goes on over Wi-Fi; the Devices screen shows it when it has found the broker.

cli-doctor = Checks everything that could be missing or wrong, and says how to mend it.
cli-doctor-json = prints one object instead of sentences
cli-doctor-box = lists the pieces of a box with their LEGO element numbers, and checks nothing
box-parts = The pieces of a box, and the LEGO element numbers to order them by:
box-part = { $part ->
        [arch] arches
        [brick] bricks
        [column] columns
        [light_green] light green leaves
        [dark_green] dark green leaves
        [gold] gold bricks
        [monkey] monkey
        [butterfly] butterfly
        [frog] frog
       *[corner] corner bricks
    }
box-element = { $count } x { $number }
box-parts-check = Numbers and counts are from the booklet. Nobody compared the numbers with a box yet: look at the shop's picture before you order.
cli-doctor-weigh = checks whether something touches a cup: you put a known piece of this kind in ({ $known }); checks nothing else
cli-doctor-in = the compartment that you put it into (its own, if left out)
cli-doctor-pieces = how many pieces of that kind you put in at once (1 if left out); with more, a smaller error shows
cli-doctor-only = runs this check alone; can be repeated
cli-doctor-port = also checks this port, even if the hub does not know it; can be repeated
doctor-unknown-check = There is no check { $given }. Use one of these: { $known }.
doctor-sound = ok       { $check }
doctor-found = { $severity }  { $check }:
doctor-severity-fault = FAULT  { "" }
doctor-severity-warning = warning
doctor-severity-note = note   { "" }
doctor-fix = Fix:
doctor-ruler = If the two right edges below do not line up, the terminal draws some signs two columns wide. Set its "ambiguous width" to narrow.
doctor-end = { $count ->
        [0] Nothing has to be mended.
        [one] One thing to mend.
       *[other] { $count } things to mend.
    }
doctor-check-python = Python
doctor-check-packages = packages
doctor-check-firmware = firmware files
doctor-check-config = configuration
doctor-check-journal = kept games
doctor-check-disk = disk
doctor-check-clock = clock
doctor-check-calibration = calibration
doctor-check-terminal = terminal
doctor-check-width = width of signs
doctor-check-modemmanager = ModemManager
doctor-check-ports = foreign ports
doctor-check-nodes = nodes on ports
doctor-check-broker-files = Mosquitto's files
doctor-check-broker = broker
doctor-check-failed = The check { $check } did not run; { $file } says why.
fix-doctor-check-failed = please report it; the other checks are valid.

doctor-python = This is Python { $version }, which is not tested.
fix-doctor-python = use Python 3.11, 3.12 or 3.13.
doctor-package = The package { $package } is not installed.
fix-doctor-package = install palace-hub again: pip install --force-reinstall palace-hub.
doctor-no-micropython = No MicroPython runs on this machine; simulated nodes run in Python.
fix-doctor-no-micropython = nothing: real nodes are not affected.
doctor-no-firmware = The nodes' firmware is missing from this installation.
fix-doctor-no-firmware = install palace-hub again, or run it from a checkout.
fix-doctor-config = correct that line, or remove it: every line is optional.
doctor-journal = Games cannot be kept in { $path }: { $what }.
fix-doctor-journal = make the folder and the file yours (sudo chown), or name another place with "journal" in palace.toml.
doctor-mark = { $path } cannot be written: { $what }. The hub might not notice if the newest events are lost.
fix-doctor-mark = make the file yours (sudo chown), and move away what has its name.
doctor-journal-unreadable = The file of kept games cannot be used: { $what }.
fix-doctor-journal-unreadable = start "palace play": it keeps a damaged file and saves what can be read. If a newer palace-hub wrote it, update this one; if it belongs to something else, move it away.
doctor-journal-damaged = The file of kept games { $path } is damaged: { $state ->
       *[intact] everything in it can be read.
        [lost] { $lost ->
            [one] 1 event is
           *[other] { $lost } events are
        } lost.
        [at_least] at least { $lost ->
            [one] 1 event is
           *[other] { $lost } events are
        } lost.
        [unknown] it cannot be told whether anything is missing.
    }
fix-doctor-journal-damaged = start "palace play": it keeps the damaged file and goes on with what can be read. Then replace the SD card: a disk that damages one file damages others.
doctor-journal-gone = The file of kept games { $path } is gone; { $state ->
        [lost] { $lost ->
            [one] 1 event is
           *[other] { $lost } events are
        } lost.
        [at_least] at least { $lost ->
            [one] 1 event is
           *[other] { $lost } events are
        } lost.
       *[unknown] it cannot be told what is missing.
    }
fix-doctor-journal-gone = if you have a copy, put it there, with its file -mark. "palace play" begins a new one with what is left beside it.
doctor-journal-unsure = The file of kept games { $path } is whole, but it cannot be told whether its newest events are there: the file { $path }-mark is missing, or belongs to another.
fix-doctor-journal-unsure = nothing, if you copied or moved the file; copy both files next time. "palace play" begins a new mark.
doctor-disk-full = The disk is full ({ $free } MB left): games in { $path } cannot be kept.
fix-doctor-disk-full = remove what is no longer needed; "df -h" and "du -xh / | sort -h | tail" show where it went.
doctor-disk-little = Only { $free } MB are left on the disk with { $path }.
fix-doctor-disk-little = remove what is no longer needed before the next games.
doctor-clock = The clock is { $days } days behind the date of this program.
fix-doctor-clock = join a network, so that the clock is set by itself, or set it: sudo date -s "2026-11-20 12:00".
doctor-clock-back = The clock is { $minutes } minutes behind the last kept game.
fix-doctor-clock-back = join a network, so that the clock is set by itself, or set it with sudo date -s. Games are kept in the right order anyway.
doctor-clock-alone = The clock is not set by a network.
fix-doctor-clock-alone = sudo timedatectl set-ntp true, with a network; without one, check the time now and then.
doctor-no-calibration = No tray has been set up yet, so the hub cannot count pieces.
fix-doctor-no-calibration = with the whole box beside you, run "palace setup". Without a tray, type what you take.
doctor-calibration-damaged = { $file } cannot be used: { $what }.
fix-doctor-calibration-damaged = set the tray up again: "palace setup".
doctor-calibration-previous = { $file } cannot be used: { $what }.
fix-doctor-calibration-previous = "palace play" offers the set-up from before; or set the tray up again: "palace setup".
doctor-fix-said = see above
doctor-calibration-unreadable = The tray's set-up cannot be read: { $what }.
fix-doctor-calibration-unreadable = start a new game: it weighs the tray again.
doctor-calibration-part = Cells { $cells } of the tray were never calibrated; they count nothing.
fix-doctor-calibration-part = check their wires, then weigh the empty cups and the full box again with the next game.

doctor-encoding = This output is { $encoding }, not UTF-8: signs and names are shown as escapes.
fix-doctor-encoding = choose a UTF-8 locale: export LANG=C.UTF-8.
doctor-small = The terminal has { $columns } columns and { $rows } rows; { $least_columns } by { $least_rows } are the least.
fix-doctor-small = make the window larger or its letters smaller; 100 by 30 shows everything.
doctor-dumb = The terminal says that it cannot draw a screen (TERM is dumb or missing).
fix-doctor-dumb = use a real terminal, or export TERM=xterm-256color.
doctor-wide = The terminal draws { $signs } signs over { $columns } columns: every frame on the screens would break.
fix-doctor-wide = set "ambiguous width" of the terminal to narrow (in its profile under compatibility, or its character width).

doctor-modemmanager = ModemManager is running, and opens every new port to look for a modem.
fix-doctor-modemmanager = install the udev rule: sudo cp 60-palace-hub.rules /etc/udev/rules.d/ from hub/service, then sudo udevadm control --reload.
doctor-no-port = No node is connected.
fix-doctor-no-port = connect a node with a USB cable that carries data. A new board needs MicroPython first: download its UF2 (micropython.org/download), then "palace flash --uf2 FILE --role tray", or "--role plate". Without any node, type everything in "palace play".
doctor-bootsel = A board waits in its boot loader.
fix-doctor-bootsel = download MicroPython's UF2 for it (micropython.org/download), then "palace flash --uf2 FILE --role tray", or "--role plate". If it has worked before: unplug it and plug it in.
doctor-broker-hub-runs = The hub is running and uses its account at { $broker }, so the nodes over Wi-Fi cannot be checked here.
fix-doctor-broker-hub-runs = open its Devices screen, or end the hub to check them here.
doctor-port-foreign = { $port } ({ $what }) is not a board of this project, so it stays closed.
fix-doctor-port-foreign = nothing. If a node is behind it after all: run "palace play --port { $port }" once.
doctor-hub-runs = The hub is running (process { $pid }) and uses { $port }.
fix-doctor-hub-runs = open its Devices screen, or end the hub to check the node here.
doctor-silent = Nothing comes from { $port }.
fix-doctor-silent = if it is a node, unplug it and plug it in. If it stays silent: "palace flash --port { $port }". A node with a broker.json speaks over Wi-Fi only.
doctor-prompt = MicroPython on { $port } shows its prompt: the node's program is not running.
fix-doctor-prompt = palace flash --port { $port }
doctor-garbage = { $bytes } bytes came from { $port }, and none of them was a node's message. The last line: { $line }
fix-doctor-garbage = if it is a node: check its cable, then "palace flash --port { $port }". If it is something else, leave it.
doctor-no-hello = A node sends on { $port } but does not say who it is.
fix-doctor-no-hello = unplug it and plug it in again.
doctor-protocol = Node { $id } on { $port } speaks version { $spoken } of the protocol, which this hub does not speak.
fix-doctor-protocol = palace flash --port { $port }
doctor-crashed = The program of node { $id } stopped by an error and started again: { $what }
fix-doctor-crashed = nothing, if it happened once. If it comes back, "palace flash", and say in a report what this line says.
doctor-fw = Node { $id } on { $port } has firmware { $found }, this hub brings { $own }.
fix-doctor-fw = palace flash --port { $port }
doctor-node = { $role } { $id } on { $port }, a { $board }.
fix-doctor-node = nothing.
doctor-damaged = { $count } damaged lines came from { $port } in a few seconds.
fix-doctor-damaged = use a shorter or better cable, away from motors and chargers.
doctor-twice = Node { $id } answers on { $ports }.
fix-doctor-twice = unplug all but one of them. If two boards have one id, one of them is a copy: remove it.
doctor-same-role = { $count } nodes are a { $role }; a table has one.
fix-doctor-same-role = unplug the wrong one; "palace flash --change-role" gives it the other role.
doctor-no-tray = There is no tray among the nodes.
fix-doctor-no-tray = plug the tray in, or type what you take.
doctor-no-samples = Node { $id } on { $port } says hello but sends no readings.
fix-doctor-no-samples = unplug it and plug it in. If this does not help: "palace flash --port { $port }".
doctor-cell-silent = Cell { $cell } of node { $id } gives no readings.
fix-doctor-cell-silent = check the DT wire and the supply of its amplifier board.
doctor-cell-slow = Cell { $cell } of node { $id } converts { $rate } times a second instead of 80.
fix-doctor-cell-slow = its amplifier board is strapped to 10: set RATE high (cut the jumper, or lift pin 15 from ground to the supply).
doctor-cell-fault = Cell { $cell } of node { $id } refused { $count } readings: { $why }.
fix-doctor-cell-fault = check its wires and its supply; the firmware's README says what { $why } means.
doctor-gaps = { $gaps } messages of node { $id } were lost, and { $bad } damaged, in a few seconds.
fix-doctor-gaps = end other programs that read its port ("sudo palace doctor" names them). If there is none, use a shorter or better cable, away from motors and chargers.

doctor-no-broker = No broker is set up. Nodes on a cable need none.
fix-doctor-no-broker = for nodes over Wi-Fi: "palace setup broker --node ID".
doctor-hub-file = { $file } cannot be used: expected { $expected }.
fix-doctor-hub-file = write it again: "palace setup broker --renew hub".
doctor-broker-absent = The broker { $broker } does not answer.
fix-doctor-broker-absent = start it: sudo systemctl restart mosquitto; "journalctl -u mosquitto" says why it does not start. If it is another machine, check address, port and firewall.
doctor-broker-refuses = The broker { $broker } does not let { $user } in: { $word }.
fix-doctor-broker-refuses = put the password file in place again, as "palace setup broker" says, and restart it; or "palace setup broker --renew hub" for a new password.
doctor-broker-password = The broker { $broker } wants a password, and the hub has none.
fix-doctor-broker-password = palace setup broker --renew hub
doctor-broker-mute = Something answers at { $broker }, but not as a broker does ({ $word }).
fix-doctor-broker-mute = check whether another program uses this port; name the broker's own port in "palace setup broker --port".
doctor-broker-open = Anybody gets into the broker { $broker } without a password, and can control the nodes and read the game.
fix-doctor-broker-open = "palace setup broker" writes a configuration with accounts; or bind the broker to 127.0.0.1.
doctor-broker-file = { $file }, line { $line }: anybody who reaches { $broker } gets in without a password.
fix-doctor-broker-file = "palace setup broker" writes a configuration with accounts; or bind this listener to 127.0.0.1.
doctor-broker-topics = The broker { $broker } lets the hub in, but not to its topics: { $word }.
fix-doctor-broker-topics = put the file of topics in place again, as "palace setup broker" says, and restart the broker.
doctor-broker-acl = The broker { $broker } lets the hub in, but passes on none of the table "{ $table }".
fix-doctor-broker-acl = its file of topics (acl_file) is for another table, or an older one: put the one of "palace setup broker" in place and restart the broker.
doctor-broker-empty = No node has found the broker { $broker } yet.
fix-doctor-broker-empty = give the node its file: "palace flash --broker FILE" on a USB cable. If it has one: check the network's name and key in it, and whether this machine's firewall lets port 1883 through.
doctor-broker-nodes = At the broker { $broker }: { $nodes }.
fix-doctor-broker-nodes = nothing; the Devices screen says how they are.
doctor-node-refused = The broker { $broker } does not let node { $id } in: { $word }.
fix-doctor-node-refused = its account is in the files of "palace setup broker", but not where the broker reads them: put them in place as that command says, and restart the broker.
doctor-node-away = Node { $id } has an account at { $broker }, but is not connected.
fix-doctor-node-away = switch it on. If it is on: put the right file on it ("palace flash --broker FILE" on a USB cable), and the newest accounts and topics where the broker reads them ("palace setup broker" says how).
doctor-wifi-node = { $role } { $id } over Wi-Fi, a { $board }.
fix-doctor-wifi-node = nothing.
doctor-wifi-fw = Node { $id } over Wi-Fi has firmware { $found }, this hub brings { $own }.
fix-doctor-wifi-fw = connect it by USB, then "palace flash"; it keeps its network and its password.
doctor-wifi-protocol = Node { $id } over Wi-Fi speaks version { $spoken } of the protocol, which this hub does not speak.
fix-doctor-wifi-protocol = connect it by USB, then "palace flash"; it keeps its network and its password.
doctor-wifi-silent = Node { $id } is connected to the broker, but sends neither a hello nor readings.
fix-doctor-wifi-silent = switch it off and on. If it stays silent, connect it by USB and run "palace flash".
doctor-wifi-no-samples = Node { $id } says hello over Wi-Fi but sends no readings when it is welcomed.
fix-doctor-wifi-no-samples = switch it off and on. If this does not help, connect it by USB and run "palace flash".
doctor-wifi-gaps = { $gaps } messages of node { $id } were lost over Wi-Fi, and { $bad } were damaged, in a few seconds.
fix-doctor-wifi-gaps = move it closer to the access point, or choose a Wi-Fi channel with less traffic.
doctor-hub-file-open = Everybody on this machine can read the hub's password in { $file }.
fix-doctor-hub-file-open = chmod 600 { $file }; then run "palace setup broker --renew hub" if somebody may have read it.
