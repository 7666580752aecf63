### Backup, restore, bug reports, the log and the safe mode.

cli-backup = Saves games, calibrations, cards and settings in one file. You can play meanwhile.
cli-backup-file = the file to write, or a folder such as a USB stick: it gets a file with today's date
cli-backup-secrets = also saves passwords and the links of phones; only you can read the file
cli-backup-daily = keeps the last seven daily files in the folder
cli-restore = Puts a backup back. It shows what it would replace, asks, and keeps what was there.
cli-restore-file = a file from "palace backup"
cli-restore-yes = does not ask
cli-restore-journal = where games go, if not to the place that the backup's settings name

cli-report = Writes a file for a bug report, without names, passwords and links. It shows first what is in it.
cli-report-file = the file to write (default: palace-report-DATE.zip in this folder)
report-examines = The hub examines this machine; that takes some seconds ...
report-holds = The report holds:
report-versions = versions of the hub, Python and the machine
report-doctor = what "palace doctor" finds
report-settings = your settings; what may name people or places is replaced
report-log = the log
report-game = the record of the last game
report-frames = what tray and plate sent in the last minutes
report-without = Names of players, passwords, Wi-Fi and links of phones are replaced. You can look into the file before you send it.
report-question = Write { $file }? Type yes or no:
report-nothing-done = Nothing was written.
report-written = { $file } is written. Nothing was sent to anybody.
report-not-confirmed = Nobody can answer here. To write the report without a question, add --yes.
cli-play-safe = plays by hand: no tray, plate, broker or phones, and no settings; the game goes on
cli-headless-safe = The safe mode shows no page, so --headless shows nothing. Leave --headless out.
safe-failed-starts = The last { $count } starts of "palace play" failed.
safe-last-failure = The last one ended with: { $reason }
safe-offer = Enter: play in safe mode. You type the pieces; tray, plate, phones and settings are not used. Your game goes on.
    n: start as usual.
safe-hint = "palace play --safe" plays by hand and goes on with your game. "palace doctor" says what is wrong.
problem-safe-mode = Safe mode: the hub uses no tray, plate, phones or settings. Fix: run "palace doctor", mend what it names, then start without --safe.
problem-safe-other-journal = The file of your games { $file } cannot be reached: { $what }. This game is kept in { $kept }. Fix: plug in the disk of the file, or type "palace config set journal --default".

output-no-such-folder = { $option }: there is no folder { $folder }. Make it, or plug in the stick that it is on.

problem-backup = Today's backup could not be made: { $what }
problem-backup-no-folder = Today's backup cannot be made: there is no folder { $folder }. Fix: plug in the stick, or name another folder in palace.toml.
backup-at-the-end = Saving today's games in { $folder } ...

backup-written = Saved { $games ->
        [0] your settings; there is no game yet
        [one] 1 game, with calibrations, cards and settings
       *[other] { $games } games, with calibrations, cards and settings
    }. File: { $file } ({ $kb } kB).
backup-with-secrets = Passwords and the phones' links are in it. Only you can read the file: keep it that way.
backup-open-to-all = Passwords and the phones' links are in it, and this disk cannot hide them: whoever has it can read them.
backup-without-secrets = Passwords and the phones' links are not in it; --with-secrets saves them too.
backup-journal-damaged = { $lost ->
        [0] The file of games was damaged; as far as it can tell, no event of a game is missing.
        [one] The file of games was damaged: 1 event of a game is missing in the backup.
       *[other] The file of games was damaged: { $lost } events of games are missing in the backup.
    }
backup-not-ours = { $file } is not a backup. Give a file that "palace backup" wrote.
backup-foreign = { $file } holds { $what }, which belongs to no backup. Nothing was changed. Give a file that "palace backup" wrote.
backup-damaged = { $file } is damaged: { $what } is not as it was saved. Nothing was changed. Try another backup.
backup-too-new = { $file } comes from a newer hub ({ $hub }). Nothing was changed. Bring this hub up to date first.
backup-in-the-way = { $file } exists and is not a backup, so it stays. Choose another name.

upkeep-games = { $count ->
        [one] 1 game
       *[other] { $count } games
    }
upkeep-kind-players = players, notes and dates of past games
upkeep-kind-saved = saved pictures, records and tables
upkeep-kind-tray = calibration of the tray
upkeep-kind-plate = calibration of the plate
upkeep-kind-ports = list of the boards' ports
upkeep-kind-cards = your own cards
upkeep-kind-lessons = list of lessons that are done
upkeep-kind-settings = settings (palace.toml)
upkeep-kind-broker = accounts for Wi-Fi
upkeep-kind-links = links of the phones

restore-backup = { $file }: saved on { $made } by palace-hub { $hub }.
restore-games-replaced = {"  "}replaced:  { $here ->
        [one] 1 game
       *[other] { $here } games
    } here by { $there ->
        [one] 1 game
       *[other] { $there } games
    } of the backup
restore-fate-new = {"  "}new:       { $what }
restore-fate-replaced = {"  "}replaced:  { $what }
restore-fate-aside = {"  "}set aside: { $what } (not in the backup)
restore-fate-stays = {"  "}stays:     { $what } (not in the backup)
restore-place = The games go to { $folder }. What is replaced or set aside is kept.
restore-question = Restore this backup? Type yes or no:
restore-answer-yes = yes
restore-answer-y = y
restore-nothing-done = Nothing was changed.
restore-done = The backup is back. "palace play" goes on with it.
restore-kept = What was there before is in { $folder }.
restore-without-secrets = Passwords and phones' links were not saved: scan the codes again. For nodes over Wi-Fi, run "palace setup broker".
restore-not-confirmed = Nobody can answer here. To restore without a question, add --yes.
hub-runs = A hub is using { $file }. End it (Ctrl+Q), then try again.
restore-under-way = Another restore is under way. Wait until it ends, then try again.
