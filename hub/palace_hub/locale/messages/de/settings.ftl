### `palace config` und `palace completion`, und was jede Einstellung in palace.toml bedeutet.

cli-config = Zeigt und ändert deine Einstellungen: die Datei palace.toml.
cli-config-show = Gibt jede Einstellung mit Bedeutung und Wert aus. Du kannst die Ausgabe als palace.toml speichern.
cli-config-keys = nur diese Einstellungen, etwa web.port
cli-config-set = Ändert eine Einstellung in palace.toml. Deine Kommentare und die Reihenfolge der Zeilen bleiben.
cli-config-key = die Einstellung, etwa web.port; „palace config show“ nennt alle
cli-config-value = der neue Wert; eine Liste nimmt mehrere
cli-config-default = entfernt die Einstellung aus der Datei, sodass wieder ihr Standardwert gilt
cli-config-path = Gibt den Pfad von palace.toml aus, auch wenn es die Datei noch nicht gibt.
cli-config-schema = Gibt ein JSON-Schema aus, mit dem ein Editor palace.toml prüft und erklärt.
cli-completion = Gibt ein Skript aus, mit dem deine Shell die Wörter dieses Befehls ergänzt.
cli-completion-shell = deine Shell

config-show-file = Deine Einstellungen aus { $file }. Zeilen mit # am Anfang sind Kommentare; dort gilt der Standardwert.
config-show-none = Die Datei { $file } gibt es noch nicht. Überall gilt der Standardwert.
config-no-setting = Die Einstellung { $given } gibt es nicht. Die Einstellungen sind:
config-no-value = Gib den neuen Wert von { $setting } an, oder --default, um sie zu entfernen.
config-one-value = { $setting } nimmt einen Wert. Setze einen Wert mit Leerzeichen in Anführungszeichen.
config-stays = { $file } bleibt, wie sie ist. Der neue Text wurde abgelehnt:
config-has-value = { $setting } ist jetzt { $value }. Die Zentrale liest das beim nächsten Start.
config-has-default = { $setting } hat den Standardwert. Die Zentrale liest das beim nächsten Start.

settings-file = Die Einstellungen von palace-hub. Jede Zeile darf fehlen.
settings-box = Die Teile in deiner Schachtel, falls welche fehlen.
settings-sound = Was die Töne des Tisches spielt.
settings-web = Die Webseite, die den Tisch auf Handys zeigt.
settings-backup = Die tägliche Sicherung.
settings-log = Das Log der Zentrale.

setting-language = Die Sprache von Bildschirm und Befehlen.
    .default = Fehlt sie, gilt die Sprache deines Systems.
setting-enter-by = Wie du eine Treppe eingibst: "plan" zeichnet sie Teil für Teil, "facts" fragt nach Höhen und Anzahlen.
setting-card-set = Die Karten deines eigenen Spiels: ein Ordner oder der Name eines deiner Kartensätze.
    .default = Fehlt sie, gilt der Haussatz.
setting-ground-map = Der Bodenplan eines neuen Spiels.
setting-ports = Serielle Anschlüsse, die immer geöffnet werden, gleich was daran hängt, wie mit --port.
setting-journal = Die Datei deiner Spiele.
    .default = Fehlt sie, ist es journal.sqlite im Datenordner.
setting-box-piece = Wie viele Teile dieser Art deine Schachtel hat.
setting-sound-buzzer = Spielt Töne auf dem Summer des Kastens.
setting-sound-bell = Spielt Töne mit der Glocke des Terminals.
setting-web-enabled = Bietet die Webseite mit „palace play“ an, wie --web.
setting-web-listen = Die Adresse der Seite: "127.0.0.1" nur für diesen Rechner, "0.0.0.0" für dein ganzes Netz.
setting-web-port = Der Port der Seite; 0 nimmt einen freien.
setting-web-hosts = Weitere Namen dieses Rechners in deinem Netz. Der erste steht in den Links.
setting-web-link = Womit Links beginnen, wenn ein Proxy vor der Seite steht, etwa "https://palace.home".
    .default = Fehlt sie, nennen Links diesen Rechner.
setting-backup-folder = Ein Ordner, etwa ein USB-Stick, der jeden Tag eine Sicherung erhält.
    .default = Fehlt sie, gibt es keine tägliche Sicherung.
setting-log-level = Die unwichtigsten Zeilen, die das Log behält. "debug" schreibt auch Namen von Mitspielern.
