### The workshop: setting up a broker, putting firmware on nodes, finding faults.

cli-setup = Sets up what a table needs beside the hub.
cli-setup-broker = Writes Mosquitto's configuration: one account a node, exact topics for each, and the nodes' own files.
cli-setup-node = a node's id, as its hello says it; may be given again. Accounts made before are kept
cli-setup-table = the table's name in every topic (home if left out)
cli-setup-listen = the address the broker binds to (0.0.0.0, every one of this machine, if left out)
cli-setup-address = what the nodes call the broker by, in digits (this machine's own address if left out)
cli-setup-port = the broker's port (1883 if left out)
cli-setup-ssid = the Wi-Fi network of the nodes; its key is asked for, or taken from PALACE_WIFI_KEY
cli-setup-syntax = for which Mosquitto (the one installed here, else 2.0)
cli-setup-to = the folder to write to, if not the usual one
cli-setup-etc = where passwords and topics will lie when Mosquitto reads them (/etc/mosquitto if left out)
cli-setup-renew = an account that gets a new password; may be given again
cli-setup-no-passwords = lets anybody in; refused where other machines reach the broker
cli-setup-check = writes nothing; says whether this configuration lets anybody in from other machines
cli-dry-run = says what would be done, and does nothing

broker-bad-node = { $given } cannot be a node's account. Fix: take the id from the node's hello, "palace doctor" shows it: letters, digits, dots and dashes, at most 32, and not "hub".
broker-bad-table = { $given } cannot be a table's name. Fix: letters, digits, dots and dashes, at most 32.
broker-bad-port = { $given } is no port. Fix: a number from 1 to 65535, 1883 as a rule.
broker-bad-syntax = Nobody knows Mosquitto { $given }. Fix: 2.0 or 2.1.
broker-bad-address = { $given } is no address in digits, and a node looks no name up. Fix: something like 192.168.1.20.
broker-no-address = This machine has no address that a node could call. Fix: join the network first, or name the address with --address.
broker-open-listener = Refused: without passwords, anybody who reaches { $address }:{ $port } could command the nodes and read the table. Fix: leave --no-passwords out, or bind to this machine alone with --listen 127.0.0.1.
broker-open-line = { $file }, line { $line }: anybody who reaches { $address }:{ $port } gets in without a password, commands the nodes and reads the table. Fix: "palace setup broker" writes a configuration with accounts; or bind this listener to 127.0.0.1.

setup-wifi-key = Key of the network { $ssid }:{ " " }
setup-kept = What stood there is kept as { $file }.
setup-written = Written to { $folder }, for Mosquitto { $syntax }.
setup-would-write = Would write { $file }
setup-dry = Nothing was written.
setup-hub-account = Hub: login { $account }, password { $password }
setup-node-account = Node { $account }: login { $account }, password { $password }
setup-once = These passwords are shown this once. The files in the folder hold them too: only you can read those.
setup-account-kept = Account { $account } keeps its password.
setup-no-nodes = No node has an account yet. Fix: run it again with --node ID for each; "palace doctor" shows the ids.
setup-install = Put it in place with:
setup-then-flash = Then give each node its file, on a USB cable: palace flash --broker { $file }
setup-check-sound = { $file }: nobody gets in from other machines without a password.

cli-flash = Puts this hub's firmware on a board and waits for its hello.
cli-flash-port = the board's port (the only one there, if left out)
cli-flash-role = what the node is wired for: tray or plate (what it was, if left out)
cli-flash-board = refuses any other board than this
cli-flash-broker = the node's broker.json, as "palace setup broker" writes it: it then speaks over Wi-Fi
cli-flash-replace = also where another program is on the board
cli-flash-change-role = also where the board has the other role

port-forbidden = { $user } may not open { $port }. Fix: sudo usermod -aG { $group } { $user }, then log out and in; or install the udev rule of hub/service.
port-held = Another program has { $port } open. Fix: end it (the hub itself, mpremote, a terminal program); "sudo palace doctor" says which it is.
port-held-by = { $program } (process { $pid }) has { $port } open. Fix: end it, then try again.
port-held-modemmanager = ModemManager holds { $port } to see whether it is a modem. Fix: wait half a minute; for good, install the udev rule of hub/service.
port-absent = There is no port { $port }. Fix: plug the cable in (one that carries data); "palace doctor" lists the ports.
port-broken = { $port } cannot be used: { $what }. Fix: unplug the cable and plug it in again.

flash-no-port = No board is connected. Fix: plug its cable in, one that carries data. A new board has no port before MicroPython is on it: hold BOOTSEL while you plug it in, then copy MicroPython's UF2 for it (micropython.org/download) onto the drive that appears.
flash-bootsel = A board waits in its boot loader. Fix: copy MicroPython's UF2 for it (micropython.org/download: RPI_PICO, RPI_PICO_W, RPI_PICO2 or RPI_PICO2_W) onto its drive; it starts by itself. Then run this again.
flash-many-ports = Several ports could be the board: { $ports }. Fix: name one with --port, or leave only the board plugged in.
flash-no-micropython = No MicroPython answers on { $port }. Fix: hold BOOTSEL while you plug the board in, copy MicroPython's UF2 for it (micropython.org/download) onto the drive that appears, then run this again.
flash-no-answer = What is on { $port } stopped answering. Fix: unplug the board, plug it in and run this again.
flash-board-error = The board on { $port } refused: { $what }. Fix: unplug it, plug it in and run this again; if it stays, put MicroPython on it anew.
flash-other-board = This is no board that the firmware knows ({ $what }). Fix: use a Raspberry Pi Pico, Pico W, Pico 2 or Pico 2 W.
flash-old-micropython = The board has MicroPython { $version }, the firmware needs { $least } or newer. Fix: hold BOOTSEL while you plug it in and copy a newer UF2 onto the drive that appears; its files stay.
flash-not-that-board = This is a { $found }, not a { $expected }. Fix: look whether the right board is plugged in, or leave --board out.
flash-other-program = Another program is on the board on { $port }. Nothing was changed. Fix: look whether it is the right board; --replace writes over it.
flash-no-role = Nobody knows yet what this node is wired for. Fix: say --role tray or --role plate.
flash-damaged-config = The configuration on the board cannot be read. Fix: say what it is wired for, --role tray or --role plate.
flash-other-role = This node is a { $found }, not a { $expected }: the role is in its wires. Nothing was changed. Fix: look whether the right node is plugged in; --change-role makes it one.
flash-bad-broker = That file is no broker.json. Fix: use one that "palace setup broker" wrote.
flash-no-radio = A { $board } has no radio. Fix: leave --broker out, or use a Pico W or Pico 2 W.
flash-other-account = That file belongs to node { $account }, this one is { $id }. Fix: make it an account with "palace setup broker --node { $id }" and use its file.
flash-no-network = The file names no Wi-Fi network. Fix: write it anew with "palace setup broker --ssid NAME".
flash-full = The board has { $free } bytes free and needs { $need }. Fix: remove files that do not belong to it (mpremote rm), or put MicroPython on it anew.
flash-not-written = { $file } is not on the board as it was written. Fix: run this again; if it stays, the board's flash is worn out.
flash-no-hello = The firmware is on the board, but no hello came. The last it said: { $line } Fix: unplug it, plug it in and run this again.
flash-wrong-hello = The node came back with { $field } { $found } in place of { $expected }. Fix: run this again; if it stays, put MicroPython on it anew.
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
