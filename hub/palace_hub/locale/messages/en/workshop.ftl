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
