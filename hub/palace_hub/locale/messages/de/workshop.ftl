### The workshop: the broker, the firmware of nodes, the doctor.

cli-setup = Richtet den Kasten am Bildschirm ein: wiegt ihn, lernt, was ein Teil wiegt, sagt, was seine Wägezellen können.
cli-setup-box = Teile jeder Art in der Schachtel, wo welche fehlen: arch=79,brick=78
cli-box-range = { $given } ist keine Anzahl von Teilen. Nimm { $known }
cli-setup-broker = Schreibt die Konfiguration für Mosquitto: ein Konto je Knoten, genaue Topics für jedes, und die eigenen Dateien der Knoten.
cli-setup-node = die Kennung eines Knotens, wie „palace doctor“ sie zeigt; mehrfach möglich. Frühere Konten bleiben
cli-setup-table = der Name des Tisches in jedem Topic (home, wenn weggelassen)
cli-setup-listen = die Adresse, an die sich der Broker bindet (0.0.0.0, jede dieses Rechners, wenn weggelassen)
cli-setup-address = die Adresse des Brokers für die Knoten, in Ziffern (die dieses Rechners, wenn weggelassen)
cli-setup-port = der Port des Brokers (1883, wenn weggelassen)
cli-setup-ssid = das WLAN der Knoten; sein Schlüssel wird erfragt, oder aus PALACE_WIFI_KEY genommen
cli-setup-country = das Land der Knoten in zwei Buchstaben, etwa CH: Ihre Funkmodule nutzen dessen WLAN-Kanäle (ohne Angabe die überall erlaubten)
cli-setup-tx-power = wie stark die Funkmodule der Knoten höchstens senden, 1 bis 20 dBm: Weniger stört anderes weniger und reicht weniger weit
cli-setup-syntax = für welches Mosquitto (das hier installierte, sonst 2.0)
cli-setup-to = der Ordner zum Schreiben, wenn nicht der übliche
cli-setup-etc = der Ordner, aus dem Mosquitto Passwörter und Topics liest (/etc/mosquitto, wenn weggelassen)
cli-setup-renew = ein Konto, das ein neues Passwort bekommt; mehrfach möglich
cli-setup-no-passwords = ohne Passwort; abgelehnt, wenn andere Rechner den Broker erreichen
cli-setup-check = schreibt nichts; sagt, ob diese Konfiguration andere Rechner ohne Passwort hereinlässt
cli-dry-run = sagt, was geschehen würde, und tut nichts

broker-bad-node = { $given } geht nicht als Konto eines Knotens. Abhilfe: Nimm die Kennung, die „palace doctor“ zeigt: Buchstaben, Ziffern, Punkte und Striche, höchstens 32, und nicht „hub“.
broker-unknown-account = Ein Konto { $given } zum Erneuern gibt es nicht. Bekannte Konten: { $known }. Abhilfe: Nenne eins davon, oder lege mit --node ein neues an.
broker-renew-without-passwords = Mit --no-passwords gibt es kein Passwort zu erneuern. Abhilfe: Lass --renew oder --no-passwords weg.
broker-bad-table = { $given } geht nicht als Name eines Tisches. Abhilfe: Nimm Buchstaben, Ziffern, Punkte und Striche, höchstens 32.
broker-bad-port = { $given } ist kein Port. Abhilfe: Nimm eine Zahl von 1 bis 65535, üblich ist 1883.
broker-bad-country = { $given } ist kein Land in zwei Großbuchstaben. Abhilfe: Nimm eins wie CH, DE oder US.
broker-bad-tx-power = Kein Funkmodul eines Knotens sendet mit { $given } dBm. Abhilfe: Nimm eine Zahl von 1 bis { $most }, oder lass --tx-power weg.
broker-bad-syntax = Mosquitto { $given } wird nicht unterstützt. Abhilfe: Nimm 2.0 oder 2.1.
broker-bad-address = { $given } ist keine Adresse in Ziffern, und Knoten können keine Namen nachschlagen. Abhilfe: Nimm eine Adresse wie 192.168.1.20.
broker-no-address = Dieser Rechner hat keine Adresse, die ein Knoten erreichen könnte. Abhilfe: Verbinde ihn zuerst mit dem Netz, oder nenne die Adresse mit --address.
broker-open-listener = Abgelehnt: Ohne Passwörter könnte jeder, der { $address }:{ $port } erreicht, die Knoten steuern und das Spiel mitlesen. Abhilfe: Lass --no-passwords weg, oder lass mit --listen 127.0.0.1 nur diesen Rechner herein.
broker-open-line = { $file }, Zeile { $line }: Wer { $address }:{ $port } erreicht, kommt ohne Passwort herein und kann die Knoten steuern und das Spiel mitlesen. Abhilfe: „palace setup broker“ schreibt eine Konfiguration mit Konten; oder binde diesen Listener an 127.0.0.1.

setup-wifi-key = Schlüssel des Netzes { $ssid }:{ " " }
setup-kept = Die alte Datei bleibt als { $file }.
setup-written = Geschrieben in { $folder }, für Mosquitto { $syntax }.
setup-untested = Mit Mosquitto 2.1 ist das noch nicht getestet. Startet es nicht, nimm „--syntax 2.0“: Auch das nimmt 2.1 an, mit einer Warnung in seinem Log.
setup-would-write = Würde { $file } schreiben
setup-dry = Nichts wurde geschrieben.
setup-hub-account = Zentrale: Login { $account }, Passwort { $password }
setup-node-account = Knoten { $account }: Login { $account }, Passwort { $password }
setup-once = Diese Passwörter stehen nur jetzt hier. Sie sind auch in den Dateien im Ordner: Die kannst nur du lesen.
setup-account-kept = Konto { $account } behält sein Passwort.
setup-no-nodes = Noch hat kein Knoten ein Konto. Abhilfe: Starte den Befehl noch einmal, mit --node ID für jeden; „palace doctor“ zeigt die Kennungen.
setup-install = An seinen Platz bringst du es mit:
setup-then-flash = Dann gib jedem Knoten seine Datei, an einem USB-Kabel: palace flash --broker { $file }
setup-check-no-listener = { $file } öffnet keinen Listener: Damit allein antwortet Mosquitto nur diesem Rechner.
setup-check-strange = { $file }, Zeile { $line }, ist keine Zeile einer Konfiguration für Mosquitto, deshalb lässt sich die Datei nicht prüfen. Abhilfe: Nenne die Datei, die Mosquitto liest, etwa /etc/mosquitto/mosquitto.conf.
setup-check-sound = { $file }: Andere Rechner brauchen ein Passwort.

cli-flash = Spielt die Firmware dieser Zentrale auf eine Platine und wartet auf ihr Hallo.
cli-flash-port = der Anschluss der Platine (der einzige, wenn weggelassen)
cli-flash-uf2 = die Datei von MicroPython für eine leere Platine, die zuerst darauf kommt: Halte beim Einstecken BOOTSEL gedrückt
cli-flash-drive = mit --uf2: der Ordner vom Laufwerk der Platine, falls er nicht von selbst gefunden wird
cli-flash-role = wofür der Knoten verkabelt ist: tray oder plate (wie bisher, wenn weggelassen)
cli-flash-board = lehnt jede andere Platine ab
cli-flash-broker = das broker.json des Knotens, wie „palace setup broker“ es schreibt: Danach spricht er über WLAN
cli-flash-replace = auch wenn ein anderes Programm auf der Platine ist
cli-flash-change-role = auch wenn die Platine die andere Rolle hat

port-forbidden = { $user } darf { $port } nicht öffnen.
fix-port-forbidden = sudo usermod -aG { $group } { $user }, dann ab- und wieder anmelden; oder installiere die udev-Regel aus hub/service.
port-held = Ein anderes Programm hat { $port } geöffnet.
fix-port-held = Beende es (die Zentrale selbst, mpremote, ein Terminalprogramm); „sudo palace doctor“ sagt, welches es ist.
port-held-by = { $program } (Prozess { $pid }) hat { $port } geöffnet.
fix-port-held-by = Beende es, dann versuche es noch einmal; eine laufende Zentrale findet ihre Knoten von selbst.
port-held-modemmanager = ModemManager hält { $port } besetzt, um zu sehen, ob es ein Modem ist.
fix-port-held-modemmanager = Warte eine halbe Minute; damit es nicht wieder geschieht, installiere die udev-Regel aus hub/service.
port-absent = Einen Anschluss { $port } gibt es nicht.
fix-port-absent = Verbinde die Platine mit einem USB-Kabel, das Daten überträgt; „palace doctor“ listet die Anschlüsse auf.
port-not-serial = { $port } ist kein serieller Anschluss.
fix-port-not-serial = Nenne den Anschluss einer Platine, meist /dev/ttyACM0; „palace doctor“ listet die Anschlüsse auf.
port-broken = { $port } ist nicht benutzbar: { $what }.
fix-port-broken = Ziehe das Kabel ab und stecke es wieder ein.

flash-no-port = Keine Platine ist angeschlossen. Abhilfe: Verbinde sie mit einem USB-Kabel, das Daten überträgt. Eine neue Platine hat erst einen Anschluss, wenn MicroPython darauf ist: Lade das UF2 von MicroPython dafür herunter (micropython.org/download), dann starte diesen Befehl noch einmal mit --uf2 und dem Namen dieser Datei.
flash-bootsel = Eine Platine wartet in ihrem Bootloader. Abhilfe: Lade das UF2 von MicroPython dafür herunter (micropython.org/download: RPI_PICO, RPI_PICO_W, RPI_PICO2 oder RPI_PICO2_W), dann starte diesen Befehl noch einmal mit --uf2 und dem Namen dieser Datei.
flash-many-ports = Mehrere Anschlüsse könnten die Platine sein: { $ports }. Abhilfe: Nenne einen mit --port, oder lass nur die Platine eingesteckt.
flash-no-micropython = An { $port } antwortet kein MicroPython. Abhilfe: Lade das UF2 von MicroPython für die Platine herunter (micropython.org/download), dann starte „palace flash --uf2 FILE“. Der Befehl sagt dir, wann du BOOTSEL hältst.
flash-no-answer = Das Programm an { $port } antwortet nicht mehr. Abhilfe: Ziehe die Platine ab, stecke sie ein und starte diesen Befehl noch einmal.
flash-board-error = Die Platine an { $port } hat abgelehnt: { $what }. Abhilfe: Ziehe sie ab, stecke sie ein und starte diesen Befehl noch einmal. Passiert es wieder, spiele MicroPython neu auf.
flash-other-board = Die Firmware kennt diese Platine nicht ({ $what }). Abhilfe: Nimm einen Raspberry Pi Pico, Pico W, Pico 2 oder Pico 2 W.
flash-old-micropython = Auf der Platine ist MicroPython { $version }, die Firmware braucht aber { $least } oder neuer. Abhilfe: Halte beim Einstecken BOOTSEL gedrückt, und kopiere ein neueres UF2 auf das Laufwerk, das erscheint; ihre Dateien bleiben.
flash-not-that-board = Das ist { $found }, nicht { $expected }. Abhilfe: Prüfe, ob die richtige Platine eingesteckt ist, oder lass --board weg.
flash-other-program = Auf der Platine an { $port } ist ein anderes Programm. Nichts wurde geändert. Abhilfe: Prüfe, ob es die richtige Platine ist; --replace überschreibt das Programm.
flash-no-role = Die Zentrale weiß nicht, wofür dieser Knoten verkabelt ist. Abhilfe: Ergänze --role tray oder --role plate.
flash-damaged-config = Die Konfiguration auf der Platine ist nicht lesbar. Abhilfe: Ergänze --role tray oder --role plate, so wie sie verkabelt ist.
flash-other-role = Dieser Knoten ist für { $found ->
        [tray] den Kasten
        [plate] die Platte
       *[other] { $found }
    } eingerichtet, nicht für { $expected ->
        [tray] den Kasten
        [plate] die Platte
       *[other] { $expected }
    }; seine Kabel müssen zu seiner Rolle passen. Nichts wurde geändert. Abhilfe: Prüfe, ob der richtige Knoten eingesteckt ist; --change-role ändert seine Rolle.
flash-bad-broker = Diese Datei ist kein broker.json. Abhilfe: Nimm eins, das „palace setup broker“ geschrieben hat.
flash-no-radio = { $board } hat kein Funkmodul. Abhilfe: Lass --broker weg, oder nimm einen Pico W oder Pico 2 W.
flash-other-account = Diese Datei gehört zu Knoten { $account }, dieser hier ist aber { $id }. Abhilfe: Lege mit „palace setup broker --node { $id }“ ein Konto für ihn an und nimm dessen Datei.
flash-no-network = Die Datei nennt kein WLAN. Abhilfe: Schreibe sie neu mit „palace setup broker --ssid NAME“.
flash-full = Auf der Platine sind { $free } Bytes frei, nötig sind { $need }. Abhilfe: Lösche Dateien, die nicht dazugehören (mpremote rm), oder spiele MicroPython neu auf.
flash-not-written = { $file } wurde nicht richtig geschrieben. Abhilfe: Starte diesen Befehl noch einmal. Passiert es wieder, ist der Flash-Speicher der Platine verschlissen.
flash-no-hello = Die Firmware ist auf der Platine, aber die Platine antwortet nicht. Ihre letzte Zeile: { $line } Abhilfe: Ziehe sie ab, stecke sie ein und starte diesen Befehl noch einmal.
flash-wrong-hello = Der Knoten antwortet mit { $field } { $found } statt { $expected }. Abhilfe: Starte diesen Befehl noch einmal. Passiert es wieder, spiele MicroPython neu auf.
flash-uf2-words = Eine Platine, die --uf2 bekommt, hat noch keinen Anschluss, und --drive gehört nur zu --uf2. Abhilfe: Lass --port oder --drive weg.
flash-uf2-bad = { $file } ist keine vollständige UF2-Datei. Abhilfe: Lade sie noch einmal herunter (micropython.org/download: RPI_PICO, RPI_PICO_W, RPI_PICO2 oder RPI_PICO2_W).
flash-uf2-no-chip = { $file } ist für eine andere Art von Platine. Abhilfe: Nimm das UF2 von MicroPython für deinen Pico (micropython.org/download: RPI_PICO, RPI_PICO_W, RPI_PICO2 oder RPI_PICO2_W).
flash-uf2-other-chip = { $file } ist für einen Chip { $meant }, auf der Platine ist aber ein { $found }. Nichts wurde geschrieben. Abhilfe: Nimm die Datei für { $found ->
        [RP2350] einen Pico 2 (RPI_PICO2) oder Pico 2 W (RPI_PICO2_W).
       *[other] einen Pico (RPI_PICO) oder Pico W (RPI_PICO_W).
    }
flash-uf2-hold = Zieh die Platine ab, halte ihre Taste BOOTSEL gedrückt, stecke sie ein, lass los. Das Programm wartet auf ihr Laufwerk ...
flash-uf2-no-drive = Keine Platine bietet ihr Laufwerk an. Abhilfe: Zieh sie ab, halte BOOTSEL gedrückt, während du sie mit einem Kabel einsteckst, das Daten überträgt, und starte diesen Befehl noch einmal. Ist ihr Laufwerk da, nenne seinen Ordner mit --drive.
flash-uf2-not-mounted = Das Laufwerk { $label } der Platine ist da, aber dieses System hat es nicht geöffnet. Abhilfe: udisksctl mount -b /dev/disk/by-label/{ $label } (oder hänge es als root in einen Ordner ein und nenne ihn mit --drive), dann starte diesen Befehl noch einmal.
flash-uf2-many = Mehrere Platinen warten in ihrem Bootloader: { $drives }. Abhilfe: Lass nur eine eingesteckt, oder nenne ihren Ordner mit --drive.
flash-uf2-would-copy = Würde { $file } nach { $drive } kopieren
flash-uf2-copying = { $file } wird nach { $drive } kopiert (einige Sekunden) ...
flash-uf2-starting = Kopiert. Jetzt startet die Platine ...
flash-uf2-not-written = Die Datei ließ sich nicht nach { $drive } kopieren: { $what }. Abhilfe: Prüfe, ob du dort schreiben darfst. Zieh die Platine ab, halte beim Einstecken BOOTSEL gedrückt, und starte diesen Befehl noch einmal.
flash-uf2-no-port = Die Datei wurde kopiert, aber die Platine meldet sich an keinem Anschluss. Abhilfe: Zieh sie ab und stecke sie ohne BOOTSEL ein. Bleibt sie weg, ist sie eine andere Platine als die, für die die Datei gedacht ist: Ein Pico W braucht RPI_PICO_W.
flash-found = Gefunden: { $board }, Kennung { $id }, Rolle { $role ->
        [tray] Kasten
        [plate] Platte
       *[other] { $role }
    }.
flash-would-write = Würde { $file } schreiben
flash-would-remove = Würde { $file } löschen
flash-writing = { $number } von { $of }: { $file }
flash-written = { $count ->
        [0] Alle Dateien waren schon da
        [one] Eine Datei geschrieben
       *[other] { $count } Dateien geschrieben
    }, { $same } unverändert.
flash-config-kept = Seine Konfiguration bleibt, wie sie ist.
flash-config-new = Er bekommt eine neue Konfiguration, Rolle { $role ->
        [tray] Kasten
        [plate] Platte
       *[other] { $role }
    }.
flash-waiting = Der Knoten startet neu; es fehlt noch sein Hallo ...
flash-dry = Nichts wurde geschrieben.
flash-done = Knoten { $id } sagt Hallo von { $port }: { $role ->
        [tray] Kasten
        [plate] Platte
       *[other] { $role }
    } auf { $board }, Firmware { $fw }.
flash-now-radio = Er macht jetzt über WLAN weiter; die Seite „Geräte“ zeigt ihn, sobald er den Broker gefunden hat.

cli-doctor = Prüft alles, was fehlen oder nicht stimmen könnte, und sagt, wie du es behebst.
cli-doctor-json = gibt ein Objekt statt Sätzen aus
cli-doctor-box = listet die Teile einer Schachtel mit ihren LEGO-Elementnummern auf, und prüft nichts
box-parts = Die Teile einer Schachtel, und die LEGO-Elementnummern zum Bestellen:
box-part = { $part ->
        [arch] Bögen
        [brick] Steine
        [column] Säulen
        [light_green] hellgrüne Blätter
        [dark_green] dunkelgrüne Blätter
        [gold] Goldsteine
        [monkey] Affe
        [butterfly] Schmetterling
        [frog] Frosch
       *[corner] Ecksteine
    }
box-element = { $count } x { $number }
box-parts-check = Nummern und Anzahlen stehen so in der Anleitung. Noch hat niemand die Nummern mit einer Schachtel verglichen: Sieh dir vor dem Bestellen das Bild im Shop an.
cli-doctor-weigh = prüft, ob etwas einen Becher berührt: Du legst ein bekanntes Teil dieser Art hinein ({ $known }); prüft sonst nichts
cli-doctor-in = das Fach, in das du es legst (das eigene, wenn weggelassen)
cli-doctor-pieces = wie viele Teile dieser Art du auf einmal hineinlegst (1, wenn weggelassen); mit mehr zeigt sich ein kleinerer Fehler
cli-doctor-only = macht nur diese Prüfung; mehrfach möglich
cli-doctor-port = prüft auch diesen Anschluss, selbst wenn ihn die Zentrale nicht kennt; mehrfach möglich
doctor-unknown-check = Eine Prüfung { $given } gibt es nicht. Nimm eine davon: { $known }.
doctor-sound = ok       { $check }
doctor-found = { $severity }  { $check }:
doctor-severity-fault = FEHLER { "" }
doctor-severity-warning = Warnung
doctor-severity-note = Notiz  { "" }
doctor-fix = Abhilfe:
doctor-ruler = Liegen die beiden rechten Ränder unten nicht genau untereinander, zeichnet das Terminal manche Zeichen zwei Spalten breit. Stelle seine „ambiguous width“ auf schmal.
doctor-end = { $count ->
        [0] Es gibt nichts zu beheben.
        [one] Eins ist zu beheben.
       *[other] { $count } Dinge sind zu beheben.
    }
doctor-check-python = Python
doctor-check-packages = Pakete
doctor-check-firmware = Firmware-Dateien
doctor-check-config = Konfiguration
doctor-check-journal = gespeicherte Spiele
doctor-check-disk = Speicher
doctor-check-clock = Uhr
doctor-check-calibration = Kalibrierung
doctor-check-terminal = Terminal
doctor-check-width = Breite der Zeichen
doctor-check-modemmanager = ModemManager
doctor-check-ports = fremde Anschlüsse
doctor-check-nodes = Knoten an Anschlüssen
doctor-check-broker-files = Dateien für Mosquitto
doctor-check-broker = Broker
doctor-check-failed = Die Prüfung { $check } lief nicht; { $file } sagt, warum.
fix-doctor-check-failed = Bitte melde das; die anderen Prüfungen gelten.

doctor-python = Das ist Python { $version }, und damit ist nichts getestet.
fix-doctor-python = Nimm Python 3.11, 3.12 oder 3.13.
doctor-package = Das Paket { $package } ist nicht installiert.
fix-doctor-package = Installiere palace-hub neu: pip install --force-reinstall palace-hub.
doctor-no-micropython = Auf diesem Rechner läuft kein MicroPython; simulierte Knoten laufen in Python.
fix-doctor-no-micropython = Nichts: Echte Knoten sind nicht betroffen.
doctor-no-firmware = In dieser Installation fehlt die Firmware der Knoten.
fix-doctor-no-firmware = Installiere palace-hub neu, oder starte es aus einem Checkout.
fix-doctor-config = Berichtige diese Zeile, oder entferne sie: Keine Zeile ist nötig.
doctor-journal = Spiele lassen sich nicht in { $path } speichern: { $what }.
fix-doctor-journal = Mach Ordner und Datei zu deinen (sudo chown), oder nenne mit „journal“ in palace.toml einen anderen Ort.
doctor-mark = { $path } lässt sich nicht schreiben: { $what }. Die Zentrale merkt vielleicht nicht, wenn die neuesten Ereignisse verloren gehen.
fix-doctor-mark = Mach die Datei zu deiner (sudo chown), und schiebe weg, was so heißt.
doctor-journal-unreadable = Die Datei der Spiele ist nicht brauchbar: { $what }.
fix-doctor-journal-unreadable = Starte „palace play“: Es hebt eine beschädigte Datei auf und rettet, was lesbar ist. Hat ein neueres palace-hub sie geschrieben, aktualisiere dieses; gehört sie zu etwas anderem, schiebe sie weg.
doctor-journal-damaged = Die Datei der Spiele { $path } ist beschädigt: { $state ->
       *[intact] Alles darin ist lesbar.
        [lost] { $lost ->
            [one] 1 Ereignis ist
           *[other] { $lost } Ereignisse sind
        } verloren.
        [at_least] Mindestens { $lost ->
            [one] 1 Ereignis ist
           *[other] { $lost } Ereignisse sind
        } verloren.
        [unknown] Ob etwas fehlt, lässt sich nicht feststellen.
    }
fix-doctor-journal-damaged = Starte „palace play“: Es hebt die beschädigte Datei auf und macht mit dem weiter, was lesbar ist. Dann tausche die SD-Karte aus: Ein Speicher, der eine Datei beschädigt, beschädigt auch andere.
doctor-journal-gone = Die Datei der Spiele { $path } ist weg; { $state ->
        [lost] { $lost ->
            [one] 1 Ereignis ist
           *[other] { $lost } Ereignisse sind
        } verloren.
        [at_least] mindestens { $lost ->
            [one] 1 Ereignis ist
           *[other] { $lost } Ereignisse sind
        } verloren.
       *[unknown] was fehlt, lässt sich nicht feststellen.
    }
fix-doctor-journal-gone = Hast du eine Kopie, lege sie dorthin, mit ihrer Datei -mark. „palace play“ beginnt eine neue mit dem, was daneben übrig ist.
doctor-journal-unsure = Die Datei der Spiele { $path } ist heil, aber ob ihre neuesten Ereignisse da sind, lässt sich nicht feststellen: Die Datei { $path }-mark fehlt, oder gehört zu einer anderen.
fix-doctor-journal-unsure = Nichts, wenn du die Datei kopiert oder verschoben hast; kopiere nächstes Mal beide Dateien. „palace play“ beginnt eine neue Marke.
doctor-disk-full = Der Speicher ist voll (noch { $free } MB): Spiele in { $path } lassen sich nicht speichern.
fix-doctor-disk-full = Lösche, was nicht mehr gebraucht wird; „df -h“ und „du -xh / | sort -h | tail“ zeigen, wo der Platz geblieben ist.
doctor-disk-little = Auf dem Speicher mit { $path } sind nur noch { $free } MB frei.
fix-doctor-disk-little = Lösche vor den nächsten Spielen, was nicht mehr gebraucht wird.
doctor-clock = Die Uhr geht gegenüber dem Datum dieses Programms { $days } Tage nach.
fix-doctor-clock = Verbinde dich mit einem Netz, dann stellt sich die Uhr von selbst, oder stelle sie: sudo date -s "2026-11-20 12:00".
doctor-clock-back = Die Uhr geht gegenüber dem letzten gespeicherten Spiel { $minutes } Minuten nach.
fix-doctor-clock-back = Verbinde dich mit einem Netz, dann stellt sich die Uhr von selbst, oder stelle sie mit sudo date -s. Die Reihenfolge der Spiele bleibt trotzdem richtig.
doctor-clock-alone = Kein Netz stellt die Uhr.
fix-doctor-clock-alone = sudo timedatectl set-ntp true, mit einem Netz; ohne Netz prüfe ab und zu die Zeit.
doctor-no-calibration = Noch ist kein Kasten eingerichtet, deshalb kann die Zentrale keine Teile zählen.
fix-doctor-no-calibration = Stelle die ganze Schachtel bereit und starte „palace setup“. Ohne Kasten tippst du, was du nimmst.
doctor-calibration-damaged = { $file } ist nicht brauchbar: { $what }.
fix-doctor-calibration-damaged = Richte den Kasten neu ein: „palace setup“.
doctor-calibration-previous = { $file } ist nicht brauchbar: { $what }.
fix-doctor-calibration-previous = „palace play“ bietet die frühere Einrichtung an; oder richte den Kasten neu ein: „palace setup“.
doctor-fix-said = siehe oben
doctor-calibration-unreadable = Die Einrichtung des Kastens ist nicht lesbar: { $what }.
fix-doctor-calibration-unreadable = Starte ein neues Spiel: Es wiegt den Kasten neu.
doctor-calibration-part = Die Zellen { $cells } des Kastens wurden nie kalibriert; sie zählen nichts.
fix-doctor-calibration-part = Prüfe ihre Kabel, dann wiege mit dem nächsten Spiel die leeren Becher und die volle Schachtel neu.

doctor-encoding = Diese Ausgabe ist { $encoding }, nicht UTF-8: Zeichen und Namen erscheinen als Escapes.
fix-doctor-encoding = Wähle ein UTF-8-Locale: export LANG=C.UTF-8.
doctor-small = Das Terminal hat { $columns } Spalten und { $rows } Zeilen; nötig sind mindestens { $least_columns } mal { $least_rows }.
fix-doctor-small = Mach das Fenster größer oder seine Buchstaben kleiner; 100 mal 30 zeigt alles.
doctor-dumb = Das Terminal sagt, dass es keinen Bildschirm zeichnen kann (TERM ist dumb oder fehlt).
fix-doctor-dumb = Nimm ein echtes Terminal, oder export TERM=xterm-256color.
doctor-wide = Das Terminal zeichnet { $signs } Zeichen über { $columns } Spalten: Jeder Rahmen auf den Bildschirmen würde zerbrechen.
fix-doctor-wide = Stelle „ambiguous width“ des Terminals auf schmal (in seinem Profil unter Kompatibilität, oder bei der Zeichenbreite).

doctor-modemmanager = ModemManager läuft und öffnet jeden neuen Anschluss, um nach einem Modem zu suchen.
fix-doctor-modemmanager = Installiere die udev-Regel: sudo cp 60-palace-hub.rules /etc/udev/rules.d/ aus hub/service, dann sudo udevadm control --reload.
doctor-no-port = Kein Knoten ist angeschlossen.
fix-doctor-no-port = Verbinde einen Knoten mit einem USB-Kabel, das Daten überträgt. Eine neue Platine braucht zuerst MicroPython: Lade ihr UF2 herunter (micropython.org/download), dann starte „palace flash --uf2 FILE --role tray“, oder „--role plate“. Ganz ohne Knoten tippst du in „palace play“ alles.
doctor-bootsel = Eine Platine wartet in ihrem Bootloader.
fix-doctor-bootsel = Lade das UF2 von MicroPython dafür herunter (micropython.org/download), dann starte „palace flash --uf2 FILE --role tray“, oder „--role plate“. Lief sie schon einmal: Zieh sie ab und stecke sie wieder ein.
doctor-broker-hub-runs = Die Zentrale läuft und benutzt ihr Konto bei { $broker }, deshalb lassen sich die Knoten im WLAN hier nicht prüfen.
fix-doctor-broker-hub-runs = Öffne ihre Seite „Geräte“, oder beende die Zentrale, um sie hier zu prüfen.
doctor-port-foreign = { $port } ({ $what }) ist keine Platine dieses Projekts, deshalb bleibt der Anschluss geschlossen.
fix-doctor-port-foreign = Nichts. Ist doch ein Knoten dahinter: Starte einmal „palace play --port { $port }“.
doctor-hub-runs = Die Zentrale läuft (Prozess { $pid }) und benutzt { $port }.
fix-doctor-hub-runs = Öffne ihre Seite „Geräte“, oder beende die Zentrale, um den Knoten hier zu prüfen.
doctor-silent = Von { $port } kommt nichts.
fix-doctor-silent = Ist es ein Knoten, ziehe ihn ab und stecke ihn ein. Schweigt er weiter: „palace flash --port { $port }“. Ein Knoten mit einem broker.json spricht nur über WLAN.
doctor-prompt = MicroPython an { $port } zeigt seine Eingabezeile: Das Programm des Knotens läuft nicht.
fix-doctor-prompt = palace flash --port { $port }
doctor-garbage = { $bytes } Bytes kamen von { $port }, und nichts davon war die Nachricht eines Knotens. Die letzte Zeile: { $line }
fix-doctor-garbage = Ist es ein Knoten: Prüfe sein Kabel, dann „palace flash --port { $port }“. Ist es etwas anderes, lass es.
doctor-no-hello = Ein Knoten sendet an { $port }, sagt aber nicht, wer er ist.
fix-doctor-no-hello = Ziehe ihn ab und stecke ihn wieder ein.
doctor-protocol = Knoten { $id } an { $port } spricht Version { $spoken } des Protokolls, und die versteht diese Zentrale nicht.
fix-doctor-protocol = palace flash --port { $port }
doctor-crashed = Das Programm von Knoten { $id } ist an einem Fehler stehen geblieben und neu gestartet: { $what }
fix-doctor-crashed = keine nötig, wenn es einmal geschah. Kommt es wieder: „palace flash“, und schreib in einen Fehlerbericht, was diese Zeile sagt.
doctor-fw = Knoten { $id } an { $port } hat Firmware { $found }, diese Zentrale bringt { $own } mit.
fix-doctor-fw = palace flash --port { $port }
doctor-node = { $role ->
        [tray] Kasten
        [plate] Platte
       *[other] { $role }
    } { $id } an { $port }, { $board }.
fix-doctor-node = Nichts.
doctor-damaged = In wenigen Sekunden kamen { $count } beschädigte Zeilen von { $port }.
fix-doctor-damaged = Nimm ein kürzeres oder besseres Kabel, fern von Motoren und Ladegeräten.
doctor-twice = Knoten { $id } antwortet an { $ports }.
fix-doctor-twice = Ziehe alle bis auf einen ab. Haben zwei Platinen eine Kennung, ist eine davon eine Kopie: Entferne sie.
doctor-same-role = { $count } Knoten haben die Rolle { $role ->
        [tray] Kasten
        [plate] Platte
       *[other] { $role }
    }; ein Tisch hat einen.
fix-doctor-same-role = Ziehe den falschen ab; „palace flash --change-role“ gibt ihm die andere Rolle.
doctor-no-tray = Unter den Knoten ist kein Kasten.
fix-doctor-no-tray = Stecke den Kasten ein, oder tippe, was du nimmst.
doctor-no-samples = Knoten { $id } an { $port } sagt Hallo, sendet aber keine Messwerte.
fix-doctor-no-samples = Ziehe ihn ab und stecke ihn ein. Hilft das nicht: „palace flash --port { $port }“.
doctor-cell-silent = Zelle { $cell } von Knoten { $id } liefert keine Messwerte.
fix-doctor-cell-silent = Prüfe den Draht DT und die Stromversorgung ihrer Verstärkerplatine.
doctor-cell-slow = Zelle { $cell } von Knoten { $id } wandelt { $rate }-mal je Sekunde statt 80-mal.
fix-doctor-cell-slow = Ihre Verstärkerplatine steht auf 10: Lege RATE auf High (trenne die Brücke auf, oder löse Pin 15 von Masse und lege ihn an die Versorgung).
doctor-cell-fault = Zelle { $cell } von Knoten { $id } hat { $count } Messwerte verweigert: { $why }.
fix-doctor-cell-fault = Prüfe ihre Kabel und ihre Stromversorgung; das README der Firmware sagt, was { $why } heißt.
doctor-gaps = In wenigen Sekunden gingen { $gaps } Nachrichten von Knoten { $id } verloren, und { $bad } waren beschädigt.
fix-doctor-gaps = Beende andere Programme, die seinen Anschluss lesen („sudo palace doctor“ nennt sie). Gibt es keins, nimm ein kürzeres oder besseres Kabel, fern von Motoren und Ladegeräten.

doctor-no-broker = Es ist kein Broker eingerichtet. Knoten am Kabel brauchen keinen.
fix-doctor-no-broker = Für Knoten im WLAN: „palace setup broker --node ID“.
doctor-hub-file = { $file } ist nicht brauchbar: erwartet { $expected }.
fix-doctor-hub-file = Schreibe die Datei neu: „palace setup broker --renew hub“.
doctor-broker-absent = Der Broker { $broker } antwortet nicht.
fix-doctor-broker-absent = Starte ihn: sudo systemctl restart mosquitto; „journalctl -u mosquitto“ sagt, warum er nicht startet. Ist es ein anderer Rechner, prüfe Adresse, Port und Firewall.
doctor-broker-refuses = Der Broker { $broker } lässt { $user } nicht herein: { $word }.
fix-doctor-broker-refuses = Bringe die Passwortdatei wieder an ihren Platz, wie „palace setup broker“ sagt, und starte ihn neu; oder „palace setup broker --renew hub“ für ein neues Passwort.
doctor-broker-password = Der Broker { $broker } will ein Passwort, und die Zentrale hat keins.
fix-doctor-broker-password = palace setup broker --renew hub
doctor-broker-mute = Bei { $broker } antwortet etwas, aber nicht wie ein Broker ({ $word }).
fix-doctor-broker-mute = Prüfe, ob ein anderes Programm diesen Port benutzt; nenne den Port des Brokers mit „palace setup broker --port“.
doctor-broker-open = Jeder kommt ohne Passwort in den Broker { $broker } und kann die Knoten steuern und das Spiel mitlesen.
fix-doctor-broker-open = „palace setup broker“ schreibt eine Konfiguration mit Konten; oder binde den Broker an 127.0.0.1.
doctor-broker-file = { $file }, Zeile { $line }: Wer { $broker } erreicht, kommt ohne Passwort herein.
fix-doctor-broker-file = „palace setup broker“ schreibt eine Konfiguration mit Konten; oder binde diesen Listener an 127.0.0.1.
doctor-broker-topics = Der Broker { $broker } lässt die Zentrale herein, aber nicht zu ihren Topics: { $word }.
fix-doctor-broker-topics = Bringe die Datei der Topics wieder an ihren Platz, wie „palace setup broker“ sagt, und starte den Broker neu.
doctor-broker-acl = Der Broker { $broker } lässt die Zentrale herein, gibt aber nichts vom Tisch „{ $table }“ weiter.
fix-doctor-broker-acl = Seine Datei der Topics (acl_file) gehört zu einem anderen Tisch, oder ist veraltet: Bringe die von „palace setup broker“ an ihren Platz und starte den Broker neu.
doctor-broker-empty = Noch hat kein Knoten den Broker { $broker } gefunden.
fix-doctor-broker-empty = Gib dem Knoten seine Datei: „palace flash --broker FILE“ an einem USB-Kabel. Hat er eine: Prüfe Name und Schlüssel des Netzes darin, und ob die Firewall dieses Rechners Port 1883 durchlässt.
doctor-broker-nodes = Am Broker { $broker }: { $nodes }.
fix-doctor-broker-nodes = Nichts; wie es ihnen geht, zeigt die Seite „Geräte“.
doctor-node-refused = Der Broker { $broker } lässt Knoten { $id } nicht herein: { $word }.
fix-doctor-node-refused = Sein Konto steht in den Dateien von „palace setup broker“, aber nicht dort, wo der Broker sie liest: Bringe sie an ihren Platz, wie dieser Befehl sagt, und starte den Broker neu.
doctor-node-away = Knoten { $id } hat ein Konto bei { $broker }, ist aber nicht verbunden.
fix-doctor-node-away = Schalte ihn ein. Ist er an: Gib ihm die richtige Datei („palace flash --broker FILE“ an einem USB-Kabel), und bringe die neuesten Konten und Topics dorthin, wo der Broker sie liest („palace setup broker“ sagt, wie).
doctor-wifi-node = { $role ->
        [tray] Kasten
        [plate] Platte
       *[other] { $role }
    } { $id } im WLAN, { $board }.
fix-doctor-wifi-node = Nichts.
doctor-wifi-fw = Knoten { $id } im WLAN hat Firmware { $found }, diese Zentrale bringt { $own } mit.
fix-doctor-wifi-fw = Verbinde ihn per USB, dann „palace flash“; sein Netz und sein Passwort bleiben.
doctor-wifi-protocol = Knoten { $id } im WLAN spricht Version { $spoken } des Protokolls, und die versteht diese Zentrale nicht.
fix-doctor-wifi-protocol = Verbinde ihn per USB, dann „palace flash“; sein Netz und sein Passwort bleiben.
doctor-wifi-silent = Knoten { $id } ist mit dem Broker verbunden, sendet aber weder ein Hallo noch Messwerte.
fix-doctor-wifi-silent = Schalte ihn aus und ein. Schweigt er weiter, verbinde ihn per USB und starte „palace flash“.
doctor-wifi-no-samples = Knoten { $id } sagt im WLAN Hallo, sendet aber auch nach der Begrüßung keine Messwerte.
fix-doctor-wifi-no-samples = Schalte ihn aus und ein. Hilft das nicht, verbinde ihn per USB und starte „palace flash“.
doctor-wifi-gaps = In wenigen Sekunden gingen im WLAN { $gaps } Nachrichten von Knoten { $id } verloren, und { $bad } waren beschädigt.
fix-doctor-wifi-gaps = Stelle ihn näher an den Access Point, oder wähle einen WLAN-Kanal mit weniger Verkehr.
doctor-hub-file-open = Jeder auf diesem Rechner kann das Passwort der Zentrale in { $file } lesen.
fix-doctor-hub-file-open = chmod 600 { $file }; dann starte „palace setup broker --renew hub“, falls es jemand gelesen haben könnte.
