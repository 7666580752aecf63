### Der Tisch als Dienst seines Geräts.

cli-service = Den Tisch mit diesem Gerät starten.
cli-service-install = Den Tisch ab jetzt mit dem Gerät starten.
cli-service-remove = Den Tisch beenden und nicht mehr starten; Spiele und Einstellungen bleiben.
cli-service-status = Welche Tische mit diesem Gerät starten und ob sie laufen.
cli-service-logs = Die neuesten Zeilen im Protokoll eines Tisches.
cli-service-font = Der Konsole die größte Schrift geben, bei der die Bildschirme noch ganz hineinpassen.
cli-service-window = Den Tisch in einem Fenster öffnen, so groß, wie die Anzeige es erlaubt.
cli-service-table = Name des Tisches (Kleinbuchstaben, Ziffern, „-“); ohne Angabe: table
cli-service-tty = die Konsole, ohne Angabe tty1
cli-service-mode = screen: auf der Konsole; kiosk: ein Fenster über den ganzen Bildschirm; headless: nur die Webseite
cli-service-shutdown-button = ein Taster zwischen Pin 5 und 6 eines Raspberry Pi schaltet ihn aus und ein
cli-service-all = alle Tische
cli-service-json = als ein JSON-Array
cli-service-follow = mit jeder neuen Zeile weitermachen
service-runs = { $unit } läuft und startet mit dem Gerät.
service-at-next-start = { $unit } startet ab dem nächsten Einschalten mit dem Gerät.
service-removed = { $unit } ist entfernt. Spiele und Einstellungen bleiben erhalten.
service-no-tables = Kein Tisch startet mit diesem Gerät. So änderst du das: sudo palace service install
service-state = { $unit } ({ $mode }): { $state ->
        [active] läuft
        [activating] startet gerade
        [failed] ist gescheitert; mehr sagt: palace service logs
        [inactive] ist beendet
       *[other] startet mit dem Gerät
    }, { $restarts ->
        [one] einmal neu gestartet
       *[other] { $restarts }-mal neu gestartet
    }
service-button = Der Taster wirkt nach dem nächsten Einschalten: Schließ ihn an Pin 5 und 6 an.
service-button-there = Der Taster war schon eingerichtet.
service-bad-table = „{ $given }“ ist kein Name für einen Tisch: Nimm Kleinbuchstaben, Ziffern und „-“, höchstens 31.
service-bad-console = „{ $given }“ ist keine Konsole: Nimm tty1 bis tty63.
service-none = Kein Tisch „{ $table }“ startet mit diesem Gerät. „palace service status“ nennt die, die es tun.
service-no-boot-settings = Es gibt kein { $file }: Der Taster braucht einen Raspberry Pi mit Raspberry Pi OS.
service-refused = „{ $command }“ ist gescheitert: { $what }
