### `palace config` and `palace completion`, and the meaning of each setting in palace.toml.

cli-config = Shows and changes your settings: the file palace.toml.
cli-config-show = Prints each setting with its meaning and its value. You can save the output as a palace.toml.
cli-config-keys = only these settings, such as web.port
cli-config-set = Changes one setting in palace.toml. Your comments and the order of the lines stay.
cli-config-key = the setting, such as web.port; "palace config show" lists all of them
cli-config-value = the new value; a list takes several
cli-config-default = removes the setting from the file, so that its default counts again
cli-config-path = Prints the path of palace.toml, also where there is no such file yet.
cli-config-schema = Prints a JSON Schema, with which an editor checks and explains palace.toml.
cli-completion = Prints a script with which your shell completes the words of this command.
cli-completion-shell = your shell

config-show-file = Your settings, from { $file }. Lines that begin with # are comments; those settings have their defaults.
config-show-none = There is no file { $file } yet. All settings have their defaults.
config-no-setting = There is no setting { $given }. The settings are:
config-no-value = Add the new value of { $setting }, or --default to remove it.
config-one-value = { $setting } takes one value. Put a value with spaces in quotes.
config-stays = { $file } stays as it is. The new text was refused:
config-has-value = { $setting } is now { $value }. The hub reads it at its next start.
config-has-default = { $setting } has its default. The hub reads it at its next start.

settings-file = The settings of palace-hub. Every line is optional.
settings-box = The pieces in your box, if some are missing.
settings-sound = What plays the sounds of the table.
settings-web = The web page that shows the table on phones.
settings-backup = The daily backup.
settings-log = The log of the hub.

setting-language = The language of screens and commands.
    .default = Without it, your system's language counts.
setting-enter-by = How you enter a staircase: "plan" draws it piece by piece, "facts" asks for its heights and counts.
setting-card-set = The cards of your own copy: a folder, or the name of one of your sets.
    .default = Without it, the cards are the house set.
setting-ground-map = The ground map of a new game.
setting-ports = Serial ports that the hub opens whatever is on them, as with --port.
setting-journal = The file of your games.
    .default = Without it, the file is journal.sqlite in the data folder.
setting-box-piece = How many pieces of this kind your box has.
setting-sound-buzzer = Plays sounds on the buzzer of the tray.
setting-sound-bell = Plays sounds on the bell of the terminal.
setting-web-enabled = Serves the web page with "palace play", as --web does.
setting-web-listen = The address on which the page listens: "127.0.0.1" for this machine only, "0.0.0.0" for your whole network.
setting-web-port = The port of the page; 0 takes any free port.
setting-web-hosts = Other names of this machine in your network. The first name stands in the links.
setting-web-link = How links begin if a proxy stands before the page, such as "https://palace.home".
    .default = Without it, links name this machine.
setting-backup-folder = A folder, such as a USB stick, that gets a backup each day.
    .default = Without it, there is no daily backup.
setting-log-level = The least important lines that the log keeps. The level "debug" also logs names of players.
