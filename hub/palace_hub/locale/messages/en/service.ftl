### The table as a service of its machine.

cli-service = Start the table with this machine.
cli-service-install = Let the table start with the machine, now and from now on.
cli-service-remove = Stop the table and start it no more; games and settings stay.
cli-service-status = Which tables start with this machine, and whether they run.
cli-service-logs = The newest lines of a table's log.
cli-service-font = Give the console the largest font that the table's screens fit in.
cli-service-window = Open the table in one window, with letters as large as the display allows.
cli-service-table = name of the table (small letters, digits, "-"); without it: table
cli-service-tty = the console, tty1 if you name none
cli-service-mode = screen: on the console; kiosk: one window over the display; headless: web page alone
cli-service-shutdown-button = a button between pins 5 and 6 of a Raspberry Pi switches it off and on
cli-service-all = all tables
cli-service-json = as one JSON array
cli-service-follow = go on with each new line
service-runs = { $unit } runs, and starts with the machine.
service-at-next-start = { $unit } starts with the machine from its next start on.
service-removed = { $unit } is removed. Games and settings are kept.
service-no-tables = No table starts with this machine. To change that: sudo palace service install
service-state = { $unit } ({ $mode }): { $state ->
        [active] runs
        [activating] is starting
        [failed] has failed; see: palace service logs
        [inactive] is stopped
       *[other] starts with the machine
    }, { $restarts ->
        [one] restarted once
       *[other] restarted { $restarts } times
    }
service-button = The button works after the next start: connect it to pins 5 and 6.
service-button-there = The button was set up already.
service-bad-table = "{ $given }" is no name of a table: use small letters, digits and "-", at most 31.
service-bad-console = "{ $given }" is no console: use tty1 to tty63.
service-none = No table "{ $table }" starts with this machine. "palace service status" lists those that do.
service-no-boot-settings = There is no { $file }: the button needs a Raspberry Pi with Raspberry Pi OS.
service-refused = "{ $command }" failed: { $what }
