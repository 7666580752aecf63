### The command line, the headless game, records and data checks.

cli-palace = Leitet ein Spiel Monkey Palace: wiegt den Kasten, prüft die Regeln, zeigt den Tisch.
cli-command = BEFEHL
cli-commands = Befehle
cli-game-kept = Das Spiel ist gespeichert. Um es fortzusetzen, tippe „{ $command }“ und drücke r.
cli-starting = Palace Hub startet ... Du kannst schon tippen.
cli-wrong-usage = { $command }: { $what }. „{ $command } --help“ zeigt die Optionen.
cli-version = sagt, welche Version das ist
argparse-usage = { "Aufruf: " }
argparse-options = Optionen
argparse-positional = Argumente
argparse-help = zeigt diese Hilfe
argparse-argument = %(argument_name)s: %(message)s
argparse-choice = %(value)r geht hier nicht; nimm eins von %(choices)s
argparse-one-argument = ein Wert fehlt
argparse-required = %s fehlt
argparse-unrecognized = %s ist hier unbekannt
argparse-no-value = diese Option hat keinen Wert, bekam aber %r
argparse-ambiguous = %(option)s könnte %(matches)s sein
cli-demo = Spielt ein Spiel an einem simulierten Tisch, mit der echten Firmware, den echten Verbindungen und Regeln.
cli-demo-usage = palace demo [OPTIONEN]
cli-demo-game = das Spiel
cli-demo-table = der Tisch
cli-demo-output = was du bekommst
cli-list-faults = listet die Namen für --faults auf, einen je Zeile
cli-headless = kein Bildschirm; eine Zeile sagt, wie weit das Spiel ist
cli-players = 2, 3 oder 4 Spieler (Vorgabe 3)
cli-seed = dieselbe Zahl ergibt dasselbe Spiel (Vorgabe 1)
cli-seed-range = { $given } ist kein Startwert. Nimm eine ganze Zahl von 0 bis { $most }
cli-speed = Vielfaches der Echtzeit, oder „max“ (Vorgabe am Bildschirm: 8)
cli-speed-range = { $given } ist keine Geschwindigkeit. Nimm eine Zahl von 0.1 bis 1000, oder „max“
cli-build = nur der Kasten, auch eine Platte, oder auch Hall-Sensoren
cli-faults = was am Tisch schiefgeht
cli-cells = die Wägezellen: ein guter Aufbau, oder ein billiger
cli-record-frames = zeichnet hier alle Eingaben auf, etwa 10 MB je Stunde
cli-unknown-name = „{ $given }“ ist keiner der Namen: Nimm { $known }
cli-expansions = butterfly,frog (Vorgabe), eins davon, oder ""
cli-demo-json = gibt ein Objekt mit Ergebnis und Kennzahlen aus
cli-entries = wie Treppen eingegeben werden: plan, facts, mixed, plate
cli-overlap = der nächste Spieler beginnt, bevor ein Zug vorbei ist
cli-deck = wer mischt: die Zentrale, oder die Menschen am Tisch
cli-demo-sides = Menschen sitzen um den Tisch und wechseln den Platz
cli-demo-map-turns = Vierteldrehungen des Bodenplans, 0 bis 3
cli-demo-turn-plate = Menschen drehen ab und zu die Platte
cli-demo-cards = gedruckte Karten, die die Zentrale am Anfang kennt
cli-ground-map = der Bodenplan, 1 bis 4 (Vorgabe 1)
cli-demo-journal = hält das Journal in dieser Datei
cli-demo-record = schreibt die Aufzeichnung des Spiels in diese Datei
cli-demo-log = legt hier die Logs von Tisch und Knoten ab
cli-socket = verbindet sich mit einem laufenden simulierten Tisch
cli-play = Zeigt den echten Tisch. Ohne Kasten tippst du die Teile.
cli-play-port = benutzt auch diesen Anschluss, selbst wenn ihn die Zentrale nicht kennt; sim:tray oder sim:plate ist ein virtueller Knoten
cli-node = Startet einen virtuellen Knoten, für eine Zentrale woanders. Fehler macht er nur auf deinen Befehl.
cli-node-role = tray oder plate
cli-node-broker = spricht statt über eine serielle Leitung über den Broker, den diese Datei nennt (broker.json oder hub.json)
cli-node-link = ein Name, der immer zur seriellen Leitung des Knotens führt
cli-node-seed = dieselbe Zahl ergibt denselben Knoten und dasselbe Rauschen (1, wenn weggelassen)
cli-node-tell = gibt dem laufenden virtuellen Knoten dieser Rolle einen Befehl und endet
cli-play-journal = wo Spiele gespeichert sind, wenn nicht am üblichen Ort
cli-play-set = die Karten der eigenen Schachtel: ein Satz von „palace cards“ mit seinem Namen, oder ein Ordner (Vorgabe: aus der Konfiguration, sonst der Haussatz)
cli-play-map = der Bodenplan eines neuen Spiels, 1 bis 4 (Vorgabe: aus der Konfiguration, sonst 1)
cli-replay = Rechnet ein Spiel aus seiner Aufzeichnung nach und vergleicht das Ergebnis.
cli-replay-file = eine Aufzeichnung von „palace record“, oder eine Aufnahme der rohen Rahmen; mit --analyse auch die Nummer eines gespeicherten Spiels
cli-replay-resense = beurteilt die rohen Rahmen einer Aufnahme mit dem heutigen Detektor neu und listet die Unterschiede auf
cli-replay-json = gibt ein Objekt statt Sätzen aus
cli-record = Schreibt die Aufzeichnung eines gespeicherten Spiels: des neuesten, wenn du keins nennst.
cli-record-game = die Nummer des Spiels
cli-record-to = die Datei, die geschrieben wird; die Standardausgabe, wenn weggelassen
cli-engine = Startet die Regelmaschine: je Zeile eine JSON-Anfrage und eine Antwort.
cli-bots = Spielt Turniere zwischen Bots: Siegquoten, Plätze, Ergebnisse und die Länge der Spiele.
cli-bots-games = wie viele Spiele (100, wenn weggelassen)
cli-bots-players = der Bot jedes Platzes, mit Kommas dazwischen (planner,greedy, wenn weggelassen)
cli-bots-seats-range = 2 bis 4 Spieler können spielen, nicht { $given }
cli-bots-seed = der Startwert des ersten Spiels, jedes weitere nimmt den nächsten (1, wenn weggelassen)
cli-bots-json = gibt ein Objekt mit allen Kennzahlen statt Sätzen aus
cli-bots-jobs = wie viele Prozesse sich die Spiele teilen (einer je Prozessor, wenn weggelassen); das Ergebnis ist dasselbe
cli-bots-set = der Kartensatz: „house“, oder ein Ordner (house, wenn weggelassen)
cli-bots-expansions = butterfly und frog, mit einem Komma dazwischen (nichts, wenn weggelassen)
cli-bots-map = der Bodenplan, 1 bis 4 (1, wenn weggelassen)
cli-bots-fixed-seats = die Bots behalten in allen Spielen ihre Plätze
cli-whole-number = { $given } ist keine ganze Zahl
cli-number = { $given } ist keine Zahl
cli-count-range = { $given } ist keine ganze Zahl von 1 bis { $most }
cli-trace = Lässt den Detektor des Kastens über das Log einer Wägezelle laufen, oder den der Platte über eins von vieren: eine JSON-Zeile je Erkennung oder Entscheidung, dann eine Zusammenfassung.
cli-trace-file = das Log: eine CSV-Datei mit den Spalten t_s (Sekunden) und counts (roh)
cli-trace-scale = Zähler je Gramm; negativ, wenn die Zähler bei Last fallen
cli-trace-scale-range = { $given } ist kein Maßstab. Nimm eine Zahl von Zählern je Gramm, aber nicht 0
cli-trace-mass = Gramm eines Teils
cli-trace-mass-range = { $given } ist keine Masse. Nimm eine Zahl in Gramm über 0, bis 10000
cli-trace-full = Teile im vollen Fach
cli-trace-plate = das Log der Platte statt FILE.csv: eine CSV-Datei mit den Spalten t_s (Sekunden), ne, se, sw und nw (rohe Zähler); dazu hall (die Kette in Hexadezimal) und event („finished“, oder der Schmuckstein, der aus dem Kasten kam)
cli-trace-calibration = die Kalibrierung der Platte: plate.json, wie die Einrichtung sie schreibt, oder nur ihr Teil „calibration“
cli-trace-map = der Bodenplan unter den Teilen, 1 bis 4 (Vorgabe: 1)
cli-trace-palace = was am Anfang auf der Platte steht, wie "A8,14,0e B11,14,1" (Vorgabe: nichts)
cli-trace-bricks = Bögen, Steine und Säulen des Spielers, wie 3,4,1 (Vorgabe: unbekannt, das ergibt mehr Fragen)
cli-trace-bricks-range = { $given } ist kein Bestand. Nenne die Zahl der Bögen, Steine und Säulen, wie 3,4,1
cli-trace-needs = palace trace: { $names } fehlt. „palace trace --help“ zeigt, was das ist.
cli-bench = Misst einen Teil und gibt ein JSON-Objekt aus, neben dem, womit er verglichen wird.
cli-bench-parts = Teil
cli-bench-rules = Wie schnell die Suche nach Treppen und das Nachspielen der Ereignisse eines Spiels sind.
cli-bench-sensing = Wie oft die Zählung des Kastens falsch ist, nachfragt oder spät kommt, mit simulierten Wägezellen dreier Bauarten bei jedem Fehler, neben zwei einfachen Detektoren und dem bestmöglichen.
cli-bench-seed = dieselbe Zahl ergibt dieselben Kennzahlen (1, wenn weggelassen)
cli-bench-start = Wie bald Befehle antworten und der erste Bildschirm kommt, neben „import textual“, und der Speicher einer ruhenden Zentrale.
cli-bench-runs = abwechselnde Läufe jedes Befehls (20, wenn weggelassen)
cli-bench-runs-range = { $given } ist keine ganze Zahl von 1 bis { $most }
cli-bench-events = Besuche von Händen je Bauart (2000, wenn weggelassen)
cli-bench-events-range = { $given } ist keine ganze Zahl von { $least } bis 1000000
cli-bench-build = welche Wägezellen: good, cheap1kg, cheap5kg, mit Kommas dazwischen (alle, wenn weggelassen)
cli-bench-vary = verfälscht jede Konstante der Wägezellen bis zu diesem Anteil, 0.5 für die Hälfte (0, wenn weggelassen)
cli-bench-vary-range = { $given } ist keine Zahl von 0 bis 0.9
cli-bench-minutes = wie lange unberührte Wägezellen bei jedem Fehler auf falsche Ereignisse beobachtet werden (30, wenn weggelassen)
cli-bench-minutes-range = { $given } ist keine Zahl von Minuten von 1 bis 1440
cli-bench-plot-name = { $file } ist nicht der Name einer SVG-Datei. Nimm einen Namen, der auf .svg endet.
cli-bench-plot = zeichnet auch Fehlzählungen und Wartezeiten je Bauart in diese Datei
cli-bench-table = gibt eine Tabelle statt des JSON-Objekts aus
bench-column-build = Zellen
bench-column-what = Fehler, Teil oder Einbau
bench-column-whom = gezählt von
bench-column-events = Ereignisse
bench-column-wrong = falsch
bench-column-interval = falsch % (95 %)
bench-column-questions = gefragt %
bench-column-late = spät %
bench-column-median = Median s
bench-column-most = 95 von 100 s
cli-bench-plate = Wie viele Treppen die Platte allein aus Gewicht und Hall-Bits erkennt, wie viele regelwidrige Bauten sie mit Namen ablehnt, neben zwei einfachen Verfahren und der bestmöglichen Entscheidung.
cli-bench-staircases = erlaubte Treppen je Bauart der Wägezellen und je Stufe (100, wenn weggelassen)
cli-bench-forbidden = Bauten jeder verbotenen Art, mit einer Pause nach jedem Teil, und ebenso viele ohne (5, wenn weggelassen)
cli-bench-each-fault = Treppen bei jedem Fehler der Platte, bei jeder Verschiebung des Nullpunkts und auf einem Palast aus 150 Teilen (10, wenn weggelassen)
cli-bench-staircases-range = { $given } ist keine ganze Zahl von 0 bis { $most }
cli-bench-level = silver, gold oder beide mit einem Komma dazwischen (beide, wenn weggelassen)
bench-column-level = Stufe
bench-column-row = Treppen
bench-column-spread = richtig % (95 %)
bench-column-count = Anzahl
bench-column-refused = abgelehnte Platten
bench-column-right = richtig
bench-column-share = richtig %
bench-column-asked = gefragt %
bench-column-named = benannt %
bench-column-answer = Antwort s p95
bench-column-still = ruhig s p95
bench-column-computing = Rechnen s p95
bench-column-core = Kern %
cli-bench-wire = Was Zeilen durch Codec und Modelle kosten, was ein Tisch kostet, und wie bald ein Stapel Messwerte ankommt (etwa eine Minute).
bench-no-chess = python-chess ist nicht installiert: pip install chess
bench-latency-measured = Von dem Augenblick, in dem ein Knoten seinem pty oder Broker einen fertigen Stapel Messwerte gibt, bis zum Ende des Durchlaufs der Zentrale, der ihn aufnahm: gelesen im eigenen Thread der Zentrale, erkannt, beurteilt und auf den Datenträger geschrieben. Die Knoten sind Threads desselben Prozesses, zwei davon mit je einem Stapel alle 50 ms. machine_late_p99_ms sagt, wie spät der Rechner die Knoten selbst weckte: Was darunter liegt, stammt nicht von der Zentrale. hub_percent_of_a_core ist dieser Prozess ohne seine Knoten in derselben Zeit.
bench-no-mosquitto = Es ist kein Mosquitto installiert: apt install mosquitto
bench-not-live = Die Knoten waren nach 20 Sekunden nicht aktiv: Nichts wurde gemessen.
bench-no-slow-enumerator = Der langsame Aufzähler gehört zu den Tests: Starte das in einem Checkout.
cli-data = Arbeitet mit Kartensätzen.
cli-data-check = Prüft einen Kartensatz, oder eine seiner Dateien, und listet jeden Fehler auf.
cli-data-path = eine Datei, oder ein Ordner mit cards.toml, boards.toml und für eigene Bodenpläne ground_maps.toml

banner-simulated = SIMULIERTER TISCH - es werden keine echten Teile gezählt
node-runs = Ein virtueller Knoten ({ $role ->
        [tray] Kasten
        [plate] Platte
       *[other] { $role }
    }) läuft: { $where }
node-broker-joined = Der Broker { $broker } nimmt ihn als { $user } an.
node-broker-refuses = Der Broker { $broker } lässt { $user } nicht herein: Prüfe das Passwort in der Datei, und ob der Broker die Konten von „palace setup broker“ liest. Der Knoten versucht es wieder.
node-broker-absent = Der Broker { $broker } antwortet nicht. Der Knoten versucht es alle paar Sekunden wieder.
node-orders = Befehle, einer je Zeile: { $orders }
node-link-taken = { $file } ist nicht der Link eines virtuellen Knotens, also blieb es, wie es ist. Nenne mit --link einen anderen Ort.
node-link-not-made = Der Link { $file } lässt sich nicht anlegen: { $what }. Prüfe seinen Ordner, dann starte den virtuellen Knoten neu.
node-runs-already = Ein virtueller Knoten { $name } läuft schon. Abhilfe: Beende ihn zuerst, oder gib ihm mit --tell Befehle.
node-nobody-listens = Kein virtueller Knoten { $name } läuft. Abhilfe: Starte einen mit „palace node“, dann gib ihm mit --tell Befehle.
play-unknown-port = { $given } ist kein virtueller Knoten. Nimm sim:tray oder sim:plate.
node-obeys = Befohlen: { $order }
node-refuses = Nicht verstanden: { $what }
banner-plate-mqtt = Die Platte spricht über MQTT: ein eigener Mosquitto auf diesem Rechner, der mit dem Tisch endet.
banner-plate-serial = Die Platte spricht über eine zweite serielle Leitung: Auf diesem Rechner läuft kein Mosquitto.
headless-progress = Runde { $round }, { $name }: { $stage ->
        [build] baut
        [decorate] schmückt
        [credits] zählt Taler
        [cards] wählt Karten
        [one-time] Sofortlieferung
        [place-cards] legt Karten ab
        [recurring] Dauerlieferung
        [bonus] Bonuskarte
        [trophies] Trophäen
        [end-turn] Ende des Zuges
        [no-game] noch kein Spiel
        [calibrate-empty] der leere Kasten wird gewogen
        [calibrate-full] der volle Kasten wird gewogen
        [resume] ein Spiel zum Fortsetzen
        [setup] Aufbau
       *[ended] das Spiel ist vorbei
    } ({ $minutes } min am Tisch)
score-line = { $name }: { $total ->
        [one] 1 Banane
       *[other] { $total } Bananen
    } (Karten { $cards }, Bonus { $bonus }, Affe { $monkey }, Schmetterling { $butterfly }, Frosch { $frog })
score-winner = { $name } gewinnt.
score-shared = { $names } gewinnen gemeinsam.
score-detections = { $events ->
        [one] 1 Bewegung
       *[other] { $events } Bewegungen
    } von Teilen gesehen, { $silent } ohne Frage falsch gezählt, { $questions ->
        [one] 1 Frage
       *[other] { $questions } Fragen
    } gestellt.
score-link = Der Knoten { $name } lief in { $runtime } und sendete { $bytes } Bytes; { $rx_bad ->
        [0] kein Rahmen wurde
        [one] 1 Rahmen wurde
       *[other] { $rx_bad } Rahmen wurden
    } unterwegs beschädigt.

bots-playing = Spiele
bots-stopped = Das Turnier ist angehalten. Seine Spiele werden nicht gespeichert.
bots-progress = { $done } von { $games } Spielen
bots-head = { $players }: { $games ->
        [one] 1 Spiel mit dem Startwert { $first }
       *[other] { $games } Spiele mit den Startwerten { $first } bis { $last }
    }, { $seats ->
        [rotate] mit jedem Spiel rücken alle einen Platz weiter.
       *[fixed] jeder auf festem Platz.
    }
bots-house = HAUSKARTEN: Das sind nicht die Zahlen des Verlags.
bots-bot = { $name } gewann { $rate } % ({ $low } bis { $high } %); gleich starke Bots gewinnen { $expected } %. { $mean } Bananen ({ $p05 } bis { $p95 } in neun von zehn Spielen).
bots-seat = Platz { $seat } gewann { $rate } % ({ $low } bis { $high } %), { $advantage } Punkte mehr als sein Anteil; { $mean } Bananen.
bots-rounds = Ein Spiel dauerte { $mean } Runden, { $least } bis { $most }.
bots-short = Was ausging: Bögen in { $arch }, Steine in { $brick }, Säulen in { $column } Spielen.

replay-player = { $name }: { $total }
replay-same = Die Aufzeichnung ist gültig: { $events } Ereignisse führen zum Stand { $hash }.
replay-differs = Die Aufzeichnung ist nicht gültig: Sie nennt den Stand { $expected }, aber ihre Ereignisse führen zu { $got }. Sie wurde verändert, oder eine andere Version hat sie geschrieben.
replay-broken-seal = Die Aufzeichnung ist nicht gültig: Sie führt zu dem Stand, den sie nennt, aber einige ihrer Zeilen wurden verändert.
record-journal-damaged = Die Datei der Spiele { $file } ist beschädigt: Diese Aufzeichnung enthält nur, was sich belegen lässt. „palace play“ hebt die beschädigte Datei auf und macht mit dem Rest weiter.
record-lost = { $state ->
        [lost] { $lost ->
            [one] 1 Ereignis dieses Spiels nach Ereignis { $event } ging
           *[other] { $lost } Ereignisse dieses Spiels nach Ereignis { $event } gingen
        } verloren: Die Datei der Spiele war beschädigt.
        [at_least] Mindestens { $lost ->
            [one] 1 Ereignis dieses Spiels nach Ereignis { $event } ging
           *[other] { $lost } Ereignisse dieses Spiels nach Ereignis { $event } gingen
        } verloren: Die Datei der Spiele war beschädigt.
       *[unknown] Vielleicht sind Ereignisse dieses Spiels nach Ereignis { $event } verloren: Nichts außerhalb der Datei hat sie gezählt.
    }
record-written = { $count } Zeilen in { $file } geschrieben.
data-sound = { $file } ist fehlerfrei.{ $maps ->
        [own] { " " }Spiele damit benutzen die eigenen Bodenpläne aus ground_maps.toml.
        [house] { " " }Es gibt kein ground_maps.toml: Spiele damit benutzen die Haus-Bodenpläne.
       *[none] {""}
    }
data-faults = { $count ->
        [one] 1 Fehler.
       *[other] { $count } Fehler.
    }

error-internal = In palace-hub ist ein Fehler passiert. { $file } sagt, welcher; bitte melde ihn. Alles Gespeicherte bleibt erhalten.
error-no-package = Dieser Befehl braucht { $package }, und das ist nicht installiert. Abhilfe: Tippe { $command }
error-system = Das Betriebssystem hat abgelehnt: { $what }
error-no-terminal = Der Bildschirm braucht ein Terminal. Abhilfe: Starte in einem Terminal, ohne Pipe und ohne Umleitung.
error-needs-root = Nur root kann diese Maschine ändern. Schreibe sudo vor den Befehl.
error-terminal-not-utf8 = Dieses Terminal zeigt { $encoding }, nicht UTF-8, und der Bildschirm wäre unlesbar. Abhilfe: Stelle das Terminal auf UTF-8, tippe export LC_ALL=C.UTF-8 und starte neu.
error-no-file = Eine Datei oder einen Ordner { $file } gibt es nicht. Prüfe den Namen.
error-is-folder = { $file } ist ein Ordner. Nenne eine Datei darin.
error-not-a-file = { $file } ist eine Pipe, ein Socket oder ein Gerät. Nenne eine Datei.
error-not-text = { $file } ist kein Text: Zeile { $line } ist nicht UTF-8. Speichere die Datei als reinen Text in UTF-8.
error-too-long = { $file } hat mehr als { $most } Bytes. Ist es die richtige Datei?
config-syntax = { $file }, Zeile { $line }: „{ $found }“ ist nicht lesbar. Schreibe key = value, mit Text in Anführungszeichen, wie language = "en".
config-twice = { $file }, Zeile { $line }: „{ $found }“ steht zweimal da, oder widerspricht einer Zeile darüber. Entferne eins davon.
config-unknown = { $file }, Zeile { $line }: Eine Einstellung { $field } gibt es nicht. Die Einstellungen sind { $known }.
config-unknown-piece = { $file }, Zeile { $line }: { $field } ist keine Art von Teil. Die Arten sind { $known }.
config-value = { $file }, Zeile { $line }: { $field } kann nicht { $given } sein. { $setting ->
        [language] Die Sprachen sind { $known }.
        [enter_by] Schreibe "plan" oder "facts".
        [card_set] Schreibe in Anführungszeichen einen Ordner mit Karten oder den Namen eines deiner Sätze.
        [ground_map] Schreibe eine ganze Zahl von 1 bis { $most }.
        [sound] Schreibe eine Zeile [sound], und darunter buzzer = true oder bell = true.
        [switch] Schreibe true oder false.
        [web] Schreibe eine Zeile [web], und darunter Zeilen wie enabled = true, listen = "0.0.0.0" oder port = 8080.
        [address] Schreibe in Anführungszeichen eine Adresse dieses Rechners, wie "127.0.0.1", oder "0.0.0.0" für alle.
        [port] Schreibe eine ganze Zahl von 0 bis 65535.
        [hosts] Schreibe eine Liste von Namen, wie hosts = ["palace.local"].
        [link] Schreibe, wie Links beginnen, etwa link = "https://palace.home", ohne Schrägstrich am Ende.
        [backup] Schreibe eine Zeile [backup], und darunter eine Zeile wie folder = "/media/pi/STICK".
        [log] Schreibe eine Zeile [log], und darunter eine Zeile wie level = "debug".
        [level] Schreibe "debug", "info", "warning" oder "error".
        [folder] Schreibe einen Ordner in Anführungszeichen, wie "/media/pi/STICK".
        [ports] Schreibe eine Liste von Pfaden, wie ports = ["/dev/ttyUSB0"].
        [piece] Schreibe, wie viele du davon hast, von 1 bis { $most }.
        [box] Schreibe für jede unvollständige Art eine Zeile, wie arch = 79, unter eine Zeile [box].
       *[journal] Schreibe in Anführungszeichen den Namen einer Datei.
    }
output-no-folder = Den Ordner { $folder } für { $option } { $file } gibt es nicht. Lege ihn zuerst an, oder nenne eine andere Datei.
output-not-folder = { $folder } ist kein Ordner, deshalb lässt sich { $option } { $file } nicht schreiben. Nenne einen anderen Ort.
output-is-folder = { $option } { $file } lässt sich nicht schreiben: { $file } ist ein Ordner. Nenne eine Datei darin.
output-exists = { $file } gibt es schon, und eine Aufnahme ersetzt nie eine Datei. Nenne mit { $option } eine andere Datei.
output-refused = { $option } { $file } lässt sich nicht schreiben: { $what }. Gib dir das Recht, dort zu schreiben, oder nenne einen anderen Ort.
error-usage = { $text }
error-no-plate-to-build-on = „--entries plate“ braucht eine Platte: Ergänze --build silver oder --build gold.
error-knows-screen-cards = „--cards half“ und „--cards empty“ brauchen Karten, die Menschen mischen: Ergänze --deck printed.
error-bad-entry = Das Feld { $field } passt nicht: { $expected }.
no-set-folder = { $folder } ist kein Ordner mit Karten{ $known ->
    [none] { "" }
   *[other] , und keiner deiner Sätze ({ $known })
}. Ein Satz ist ein Ordner mit cards.toml und boards.toml, und auf Wunsch ground_maps.toml; „palace data check FOLDER“ prüft einen.
error-bad-config = { $file }, Zeile { $line }, { $field }: { $expected }
record-format = { $file }, Zeile { $line }: Eine Aufzeichnung beginnt mit dem Format { $format }.
record-header = { $file }, Zeile { $line }: Erwartet wird ein Kopf mit Spielern, Einstellungen und Satz: { $detail }.
record-cards = { $file }, Zeile { $line }: Der Kartensatz { $set } hat sich geändert, seit das Spiel gespielt wurde. Nimm die Version von palace-hub, oder vom Ordner des Satzes, mit der gespielt wurde.
record-event = { $file }, Zeile { $line }: Ereignis { $event } folgt nicht aus den vorigen: { $detail }.
trace-torn = { $file }: Zeile { $line } ist abgeschnitten und wurde ausgelassen.
trace-too-slow = { $file }: Die meisten Messwerte liegen mehr als 0,2 s auseinander, zu langsam zum Zählen. Eine Wägezelle liefert mindestens 10 Messwerte je Sekunde. Sind die Zeiten in t_s wirklich Sekunden, nicht Millisekunden?
trace-columns = { $file }, Zeile { $line }: Ein Log beginnt mit den Spalten { $wanted }. Dieses beginnt mit: { $got }
trace-event = { $file }, Zeile { $line }: { $got } ist kein Ereignis. Nimm eins von { $known }, oder lass das Feld leer.
trace-hall = { $file }, Zeile { $line }: { $got } ist keine Hall-Kette. Schreibe ihre Bits in Hexadezimal, wie der Knoten sie sendet, oder lass das Feld leer.
trace-plate-file = { $file } ist keine Kalibrierung einer Platte: Im Feld „{ $field }“ muss { $expected } stehen. Nimm das plate.json, das „palace setup plate“ schreibt.
trace-plate-restless = { $file }: Die Platte lag nie 0,3 s still, deshalb ist nichts zu erkennen. Beginne das Log mit zwei Sekunden ohne Hände, mit 71 bis 89 Messwerten je Sekunde von jeder Wägezelle.
trace-empty = { $file }: Nach Zeile { $line } kommt nichts. Ein Log hat eine Zeile je Wandlung.
trace-row = { $file }, Zeile { $line }: Erwartet werden eine Zeit und ein Zähler: { $got }
trace-time = { $file }, Zeile { $line }: { $got } ist keine Zeit. Schreibe Sekunden in die Spalte t_s.
trace-counts = { $file }, Zeile { $line }: { $got } ist kein Zähler. Rohe Zähler sind ganze Zahlen; lass das Feld leer, wo es keinen gab.
trace-order = { $file }, Zeile { $line }: Die Zeit { $got } liegt vor der vorigen. Sortiere die Zeilen nach t_s.
trace-text = { $file }, Zeile { $line }: Erwartet wird eine Zeile Text. Ist das eine CSV-Datei?
record-turn = { $file }, Zeile { $line }: Die Aufnahme lässt sich nicht abspielen: { $detail }
record-no-game = { $file }: In der Aufnahme ist kein Spiel, nur was vor einem Spiel hereinkam. Beurteile sie mit --resense.
resense-read = Neu beurteilt: { $turns } Durchläufe in { $minutes } Minuten, mit { $events } Ereignissen.
resense-missing = { $t } s, nur früher: { $what }
resense-new = { $t } s, nur jetzt: { $what }
resense-cut-short = Die Aufnahme ist abgeschnitten; beurteilt wurde sie, so weit sie reicht.
resense-same = Alle Ereignisse sind gleich. Stand { $hash }
resense-differs = Das erste abweichende Ereignis kam bei { $t } s.
told-recording-full = Die Aufnahme hat { $mb } MB und endet hier. Das Spiel geht weiter.
told-recording-failed = Die Aufnahme endet hier: { $what }. Das Spiel geht weiter.
record-line = { $file }, Zeile { $line }: Erwartet wird ein JSON-Objekt in einer eigenen Zeile.
error-table = { $text }
demo-look-back = „palace replay { $file }“ zeigt dieses Spiel noch einmal, und mit --analyse, was es entschied.
demo-in-journal = Das Spiel ist in { $file } gespeichert. „palace record --journal { $file }“ schreibt seine Aufzeichnung.
demo-not-kept = Dieses Spiel wird nicht gespeichert. Mit „--record game.jsonl“ wird es das, und „palace replay game.jsonl“ zeigt es noch einmal.
demo-kept = Das Spiel bis hierher ist in { $file } gespeichert. „palace record --journal { $file }“ schreibt seine Aufzeichnung.
error-table-gone = Der simulierte Tisch ist weg: { $what }. Starte die Vorführung neu.
error-frame = { $text }
error-link = { $text }
error-no-journal = Eine Datei der Spiele { $file } gibt es nicht. Nenne mit --journal eine andere Datei, oder beginne eine mit „palace play“.
error-no-such-game = { $known ->
        [none] In { $file } gibt es noch kein Spiel. „palace play“ beginnt eins.
       *[other] Ein Spiel { $game } gibt es in { $file } nicht. Darin sind { $known }.
    }
error-journal-in-the-way = { $file } gehört zum Journal, deshalb wird dort keine Aufzeichnung geschrieben. Nenne eine andere Datei.
error-unreadable-game = Spiel { $game } lässt sich nicht nachspielen: { $detail }. Eine andere Version hat es geschrieben, oder es ist beschädigt.
error-lost-game = Der Anfang von Spiel { $game } ging verloren, als die Datei der Spiele beschädigt wurde: Es gibt keine Aufzeichnung davon.
error-no-journal-folder = Den Ordner { $folder } für das Journal { $file } gibt es nicht. Lege ihn zuerst an, oder nenne mit --journal eine andere Datei.
error-journal-folder-not-made = Der Ordner { $folder } für das Journal { $file } lässt sich nicht anlegen: { $what }. Nenne mit --journal eine andere Datei. Steht diese hier in palace.toml, nimmt „palace config set journal --default“ wieder die übliche.
error-damaged-in-play = Die Datei der Spiele wurde beim Spielen beschädigt, und nichts wird mehr gespeichert: { $detail }. Beende die Zentrale und starte sie neu; das Spiel geht mit dem weiter, was lesbar ist.
error-keeping = Die Spiele lassen sich nicht speichern: { $detail }. Abhilfe: Behebe das, oder nenne mit --journal eine andere Datei.

error-unknown-fault = palace demo: Einen Fehler „{ $given }“ gibt es nicht.{ $near ->
        [none] {""}
       *[other] { " " }Meinst du { $near }?
    } „palace demo --list-faults“ sagt, was jeder tut. Die Fehler sind:

### The faults of the simulated table: at most 56 characters, so that a line holds name and text.

fault-group-hands = Hände:
fault-wrong-takes = Hände nehmen zu viel, ein falsches Teil oder zu früh
fault-wrong-piece = ein Teil zu früh genommen, ein anderes zurückgelegt
fault-resting-finger = sechs von zehn Händen lassen einen Finger im Fach
fault-long-rests = ein Finger liegt bis zu 30 s im Fach
fault-two-hands = jedes zweite Mal sind zwei Hände in einem Fach
fault-one-by-one = Hände nehmen Teile einzeln, während die Zellen driften
fault-drops = Teile fallen aus 1 bis 5 cm in ihren Becher
fault-off-centre = jede Hand verschiebt den Haufen, Becher wiegen ungleich
fault-press-shift = eine von sieben Händen verschiebt den Nullpunkt
fault-group-cells = Die Wägezellen des Kastens, und der Raum:
fault-cell-swap = die Stecker zweier Wägezellen sind vertauscht
fault-cell-death = eine Wägezelle fällt mitten im Spiel aus
fault-touching-wire = ein Draht am Becher trägt 2 bis 8 % seiner Last
fault-planted-miscount = ein Stein verschwindet, sein Gewicht bleibt, als Test
fault-creep = Zellen kriechen dreimal so stark, Hände drücken fest
fault-heavy-drift = gute Wägezellen driften wie billige
fault-warm-up = die Elektronik wurde gerade erst eingeschaltet
fault-temperature-ramp = der Raum wird je Minute 1 Grad wärmer, dann kühler
fault-draught = bewegte Luft drückt auf die Becher, 3 bis 40 mg
fault-table-bump = achtmal je Minute stößt jemand an den Tisch
fault-hum-off-rate = dreimal so viel Netzbrummen wie üblich
fault-mains-60hz = das Stromnetz hat 60 Hz, wie in Amerika
fault-spikes = einer von 200 Messwerten liegt 1 bis 5 g daneben
fault-corrupt-words = einer von 100 Messwerten ist beschädigt
fault-missing-conversions = einer von 20 Messwerten fehlt, mit Lücken von 0,6 s
fault-group-lines = Kabel, Knoten und der Broker:
fault-unplug = Kabel des Kastens zweimal ab, Strom der Platte einmal
fault-cable-pulled = das Kabel des Kastens ist 4 s lang ab
fault-reset = beide Knoten starten mitten im Spiel neu
fault-node-killed = das Programm des Kastens stirbt und startet neu
fault-broker-kill = der Broker stirbt zweimal, wo es einen gibt
fault-garbage = Zufallsbytes kommen zwischen die Nachrichten des Kastens
fault-flipped-bits = etwa eins von 200.000 Bits kippt auf der Leitung
fault-damaged-messages = erste who, welcome, command und ack sind beschädigt
fault-group-plate = Die Platte (--build silver oder gold):
fault-plate-forbidden = manche Treppen haben einen Stein zu viel
fault-plate-wordless = niemand sagt, dass eine Treppe fertig ist
fault-plate-fast = Hände bauen fast ohne Pausen
fault-plate-firm-presses = jedes Teil wird mit 2 bis 5 kg angedrückt
fault-plate-rim = ab und zu fällt ein Teil auf den Rand und bleibt dort
fault-plate-leaning = jedes dritte Teil lehnt erst, bevor es sitzt
fault-plate-two-hands = auch eine zweite Hand liegt auf dem Plan
fault-plate-loose = jedes dritte Teil liegt nur lose auf
fault-plate-pull-off = ein hochgezogenes Teil hebt den Plan kurz mit an
fault-plate-elsewhere = Finger drücken auf Teile, die schon stehen
fault-plate-bumps = jemand stößt und lehnt am Tisch
fault-plate-slope = der Tisch neigt sich um bis zu 3 Grad
fault-plate-warm-up = die Elektronik der Platte wurde gerade eingeschaltet
fault-plate-hum = dreimal so viel Brummen an den Zellen der Platte
fault-plate-dead-hall = von 100 Hall-Sensoren: 6 tot, 2 hängen, 4 schwach
fault-plate-zero-shift = ein Druck verschiebt den Nullpunkt einer Ecke
