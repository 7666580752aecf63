### Backup, restore, bug reports, the log and the safe mode.

cli-backup = Sichert Spiele, Kalibrierungen, Karten und Einstellungen in einer Datei. Du kannst dabei weiterspielen.
cli-backup-file = die Datei, die geschrieben wird, oder ein Ordner wie ein USB-Stick: Er bekommt eine Datei mit dem heutigen Datum
cli-backup-secrets = sichert auch Passwörter und die Links der Handys; nur du kannst die Datei lesen
cli-backup-daily = behält die letzten sieben Tagesdateien im Ordner
cli-restore = Spielt eine Sicherung zurück. Der Befehl zeigt, was er ersetzen würde, fragt und hebt auf, was da war.
cli-restore-file = eine Datei von „palace backup“
cli-restore-yes = fragt nicht
cli-restore-journal = wohin die Spiele kommen, wenn nicht an den Ort, den die gesicherten Einstellungen nennen

cli-report = Schreibt eine Datei für einen Fehlerbericht, ohne Namen, Passwörter und Links. Der Befehl zeigt vorher, was darin ist.
cli-report-file = die Datei, die geschrieben wird (sonst: palace-report-DATE.zip in diesem Ordner)
report-examines = Die Zentrale untersucht diesen Rechner; das dauert einige Sekunden ...
report-holds = Der Bericht enthält:
report-versions = Versionen der Zentrale, von Python und des Rechners
report-doctor = was „palace doctor“ findet
report-settings = deine Einstellungen; was Menschen oder Orte nennen könnte, ist ersetzt
report-log = das Log
report-game = die Aufzeichnung des letzten Spiels
report-frames = was Kasten und Platte in den letzten Minuten gesendet haben
report-without = Namen von Spielern, Passwörter, WLAN und Links der Handys sind ersetzt. Du kannst in die Datei sehen, bevor du sie verschickst.
report-question = { $file } schreiben? Tippe ja oder nein:
report-nothing-done = Nichts wurde geschrieben.
report-written = { $file } ist geschrieben. Nichts wurde an jemanden gesendet.
report-not-confirmed = Hier kann niemand antworten. Um den Bericht ohne Frage zu schreiben, ergänze --yes.
cli-play-safe = spielt von Hand: ohne Kasten, Platte, Broker, Handys und Einstellungen; das Spiel geht weiter
cli-headless-safe = Im abgesicherten Modus gibt es keine Seite, also zeigt --headless nichts. Lass --headless weg.
safe-failed-starts = Die letzten { $count } Starts von „palace play“ sind gescheitert.
safe-last-failure = Der letzte endete mit: { $reason }
safe-offer = Enter: abgesichert spielen. Ihr tippt die Teile; Kasten, Platte, Handys und Einstellungen bleiben unbenutzt. Euer Spiel geht weiter.
    n: wie gewohnt starten.
safe-hint = „palace play --safe“ spielt von Hand und setzt euer Spiel fort. „palace doctor“ sagt, was nicht stimmt.
problem-safe-mode = Abgesicherter Modus: Die Zentrale benutzt weder Kasten noch Platte, Handys oder Einstellungen. Abhilfe: Starte „palace doctor“, behebe, was er nennt, dann starte ohne --safe.
problem-safe-other-journal = Die Datei eurer Spiele { $file } ist nicht erreichbar: { $what }. Dieses Spiel wird in { $kept } gespeichert. Abhilfe: Schließe den Datenträger mit dieser Datei an, oder gib „palace config set journal --default“ ein.

output-no-such-folder = { $option }: Einen Ordner { $folder } gibt es nicht. Lege ihn an, oder stecke den Stick ein, auf dem er ist.

problem-backup = Die heutige Sicherung ist nicht gelungen: { $what }
problem-backup-no-folder = Die heutige Sicherung ist nicht möglich: Einen Ordner { $folder } gibt es nicht. Abhilfe: Stecke den Stick ein, oder nenne in palace.toml einen anderen Ordner.
backup-at-the-end = Die heutigen Spiele werden in { $folder } gesichert ...

backup-written = Gesichert: { $games ->
        [0] deine Einstellungen; ein Spiel gibt es noch nicht
        [one] 1 Spiel, mit Kalibrierungen, Karten und Einstellungen
       *[other] { $games } Spiele, mit Kalibrierungen, Karten und Einstellungen
    }. Datei: { $file } ({ $kb } kB).
backup-with-secrets = Passwörter und die Links der Handys sind darin. Nur du kannst die Datei lesen: So soll es bleiben.
backup-open-to-all = Passwörter und die Links der Handys sind darin, und dieser Datenträger kann sie nicht verbergen: Wer ihn hat, kann sie lesen.
backup-without-secrets = Passwörter und die Links der Handys sind nicht darin; --with-secrets sichert sie mit.
backup-journal-damaged = { $lost ->
        [0] Die Datei der Spiele war beschädigt; soweit sie es verrät, fehlt kein Ereignis eines Spiels.
        [one] Die Datei der Spiele war beschädigt: In der Sicherung fehlt 1 Ereignis eines Spiels.
       *[other] Die Datei der Spiele war beschädigt: In der Sicherung fehlen { $lost } Ereignisse von Spielen.
    }
backup-not-ours = { $file } ist keine Sicherung. Nenne eine Datei, die „palace backup“ geschrieben hat.
backup-foreign = { $file } enthält { $what }, und das gehört in keine Sicherung. Nichts wurde geändert. Nenne eine Datei, die „palace backup“ geschrieben hat.
backup-damaged = { $file } ist beschädigt: { $what } ist nicht so, wie es gesichert wurde. Nichts wurde geändert. Versuche eine andere Sicherung.
backup-too-new = { $file } kommt von einer neueren Zentrale ({ $hub }). Nichts wurde geändert. Bringe zuerst diese Zentrale auf den neuesten Stand.
backup-in-the-way = { $file } gibt es schon und ist keine Sicherung, also bleibt die Datei. Wähle einen anderen Namen.

upkeep-games = { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    }
upkeep-kind-players = Spieler, Notizen und Datum früherer Spiele
upkeep-kind-saved = gespeicherte Bilder, Aufzeichnungen und Tabellen
upkeep-kind-tray = Kalibrierung des Kastens
upkeep-kind-plate = Kalibrierung der Platte
upkeep-kind-ports = Liste der Anschlüsse der Platinen
upkeep-kind-cards = eigene Karten
upkeep-kind-lessons = Liste der geschafften Lektionen
upkeep-kind-settings = Einstellungen (palace.toml)
upkeep-kind-broker = Konten für das WLAN
upkeep-kind-links = Links der Handys

restore-backup = { $file }: gesichert am { $made } von palace-hub { $hub }.
restore-games-replaced = {"  "}ersetzt:    { $here ->
        [one] 1 Spiel
       *[other] { $here } Spiele
    } hier durch { $there ->
        [one] 1 Spiel
       *[other] { $there } Spiele
    } der Sicherung
restore-fate-new = {"  "}neu:        { $what }
restore-fate-replaced = {"  "}ersetzt:    { $what }
restore-fate-aside = {"  "}beiseite:   { $what } (nicht in der Sicherung)
restore-fate-stays = {"  "}bleibt:     { $what } (nicht in der Sicherung)
restore-place = Die Spiele kommen nach { $folder }. Was ersetzt oder beiseitegelegt wird, bleibt aufgehoben.
restore-question = Diese Sicherung zurückspielen? Tippe ja oder nein:
restore-answer-yes = ja
restore-answer-y = j
restore-nothing-done = Nichts wurde geändert.
restore-done = Die Sicherung ist zurückgespielt. „palace play“ geht damit weiter.
restore-kept = Was vorher da war, ist in { $folder }.
restore-without-secrets = Passwörter und die Links der Handys waren nicht gesichert: Scanne die Codes noch einmal. Für Knoten im WLAN starte „palace setup broker“.
restore-not-confirmed = Hier kann niemand antworten. Um ohne Frage zurückzuspielen, ergänze --yes.
hub-runs = Eine Zentrale benutzt { $file }. Beende sie (Ctrl+Q), dann versuche es noch einmal.
restore-under-way = Gerade wird schon eine Sicherung zurückgespielt. Warte, bis das fertig ist, dann versuche es noch einmal.
