### Links, nodes and cells: states as words, problems with their fix.

link-absent = weg
link-hello = Hallo
link-configured = eingestellt
link-live = aktiv
link-stale = schweigt
link-lost = verloren
link-incompatible = andere Version
activity-touched = berührt
activity-settling = beruhigt sich
activity-quiet = ruhig
activity-unknown = unbekannt

problem-no-tray = Kein Kasten ist da. Abhilfe: Kasten anstecken, oder die Teile tippen.
problem-tray-not-weighed = Ein Kasten ist angeschlossen, aber dieses Spiel begann ohne ihn. Abhilfe: In diesem Spiel weiter tippen; das nächste beginnt mit dem Kasten.
told-tray-replaced = Der Kasten hat eine andere Platine ({ $id }). Er wiegt wie vorher, also geht das Spiel weiter.
problem-other-tray = Kasten { $id } ist nicht der Kasten dieses Spiels. Abhilfe: Stecke den anderen wieder ein, oder verbinde diese Platine mit seinen Wägezellen: Die Zentrale erkennt sie, wenn sich nichts bewegt. Bis dahin tippt jeder, was er nimmt.
problem-other-plate = Platte { $id } ist eine zweite Platte und bleibt unbenutzt. Abhilfe: Schalte eine der beiden aus.
problem-node-twice = Knoten { $id } antwortet auf zwei Verbindungen; die Zentrale nimmt das Kabel. Abhilfe: keine nötig, oder trenne eine der beiden.
problem-node-copy = Ein anderes Gerät sagt, es sei Knoten { $id }, der schon verbunden ist; die Zentrale lehnt es ab. Abhilfe: Schalte eins der beiden aus.
problem-slow-cell = { $role ->
        [tray] Kasten
        [plate] Platte
       *[other] { $role }
    }: Zelle { $cell } liefert { $rate } Wandlungen je Sekunde. Abhilfe: Lege RATE an ihrer HX711-Platine auf High, für 80.
problem-config-refused = Knoten { $id } lehnt seine Konfiguration ab. Abhilfe: Spiele die Firmware dieser Zentrale auf.
problem-plate-gone = Die Platte antwortet seit { $since } nicht mehr; das Spiel geht ohne sie weiter. Abhilfe: Prüfe ihre Stromversorgung, dann ihr Kabel oder ihr WLAN.
problem-gaps = { $role ->
        [tray] Kasten
        [plate] Platte
       *[other] { $role }
    }: { $count } Lücken seit { $since }. Abhilfe: { $carrier ->
        [mqtt] Stelle den Access Point näher heran, oder nimm das Kabel.
       *[serial] Stecke das Kabel direkt in die Zentrale, oder nimm ein anderes.
    }
problem-damaged = { $role ->
        [tray] Kasten
        [plate] Platte
       *[other] { $role }
    }: { $count } beschädigte Rahmen seit { $since }. Abhilfe: { $carrier ->
        [mqtt] Prüfe, ob ein anderes Programm unter diesem Namen sendet.
       *[serial] Nimm ein anderes Kabel, fern von Motoren und Netzleitungen.
    }
problem-refused = { $role ->
        [tray] Kasten
        [plate] Platte
       *[other] { $role }
    }: { $count } Nachrichten seit { $since }, die diese Zentrale nicht versteht. Abhilfe: Spiele die Firmware dieser Zentrale auf.
problem-duplicates = { $role ->
        [tray] Kasten
        [plate] Platte
       *[other] { $role }
    }: { $count } Messwerte kamen seit { $since } doppelt; jeder zählt einmal. Abhilfe: { $carrier ->
        [mqtt] Suche einen zweiten Sender unter diesem Namen, oder einen Broker, der eine Brücke zu sich selbst hat.
       *[serial] Spiele die Firmware dieser Zentrale auf.
    }
problem-dropped = { $role ->
        [tray] Kasten
        [plate] Platte
       *[other] { $role }
    }: Seit { $since } gingen dort { $count } Messwerte verloren. Abhilfe: { $carrier ->
        [mqtt] Stelle den Access Point näher heran, oder nimm das Kabel.
       *[serial] Beende andere Programme auf der Zentrale; sie muss schneller lesen.
    }
problem-unread = { $role ->
        [tray] Kasten
        [plate] Platte
       *[other] { $role }
    }: { $count } Zeilen der Zentrale waren seit { $since } nicht lesbar. Abhilfe: { $carrier ->
        [mqtt] Prüfe, ob ein anderes Programm an diesen Namen sendet.
       *[serial] Nimm ein anderes Kabel, fern von Motoren und Netzleitungen.
    }
problem-weak-signal = { $role ->
        [tray] Kasten
        [plate] Platte
       *[other] { $role }
    }: Das Signal des Access Points ist schwach ({ $dbm } dBm). Abhilfe: Stelle beide näher zusammen, oder nimm das Kabel.
problem-node-crashed = { $role ->
        [tray] Kasten
       *[plate] Platte
    }: Das Programm ist an einem Fehler stehen geblieben und neu gestartet ({ $what }). Abhilfe: keine nötig, wenn es einmal geschieht. Kommt es wieder, spiele die Firmware dieser Zentrale neu auf.
problem-cell-refuses = { $role ->
        [tray] Kasten
        [plate] Platte
       *[other] { $role }
    }: Zelle { $cell } hat seit { $since } { $count } Messwerte verweigert ({ $why }). Abhilfe: Prüfe ihre Kabel und ihre Stromversorgung.
problem-audit = Fach „{ NOUN($piece, 2) }“: Das Gesamtgewicht weicht um { $off } Teile von der Anzahl ab. Abhilfe: Zähle nach, und tippe die Anzahl unter „Berichtigen“.
problem-hall-chain = Von den { $strips } Hall-Leisten der Platte antworten nur { $answering }. Abhilfe: Prüfe den Stecker hinter der letzten davon, und an der ersten, die nicht antwortet.
port-shared = { $program } (Prozess { $pid }) hat { $port } ebenfalls geöffnet und nimmt Bytes des Knotens weg.
fix-port-shared = Beende dieses Programm; zwei können einen Anschluss nicht lesen.
problem-port-shared = { port-shared } Abhilfe: { fix-port-shared }
problem-bytes-missing = { $role ->
        [tray] Kasten
        [plate] Platte
       *[other] { $role }
    }: Seit { $since } fehlen Bytes mitten in den Zeilen. Abhilfe: Beende andere Programme, die { $port } lesen („sudo palace doctor“ nennt sie). Gibt es keins, nimm ein anderes Kabel.
problem-port-silent = An { $port } antwortet kein Knoten; die Zentrale hat den Anschluss geschlossen und versucht es ab und zu wieder. Abhilfe: Schalte seinen Knoten ein, oder prüfe das Kabel. Steckt dort etwas anderes, nenne diesen Anschluss nicht mehr.
error-ports-not-kept = Der Anschluss eines Knotens lässt sich nicht in { $file } speichern: { $what }.
problem-broker-full = Die Liste der Zentrale für Knoten an { $broker } ist voll ({ $count }). { $silent ->
        [0] Abhilfe: Schalte Knoten aus, die dieser Tisch nicht braucht; wer drei Minuten schweigt, gibt seinen Platz frei.
       *[other] { $silent } davon haben noch nichts gesendet; ein Knoten, der sendet, bekommt so einen Platz. Abhilfe: Gibt es sie nicht mehr, lass den Broker jeden vergessen: mosquitto_pub -r -n -t { $topic }, mit dem Konto dieses Knotens.
    }
problem-incompatible = Der Knoten an { $port } spricht eine andere Version. Abhilfe: Spiele die Firmware dieser Zentrale auf.
journal-game-unreadable = Spiel { $game } lässt sich nicht fortsetzen: { $detail }. Seine Aufzeichnung bleibt.
journal-calibration-unreadable = Die Einrichtung des Kastens ist nicht lesbar: { $detail }. Tippe die Teile bis zum nächsten Spiel.
problem-damaged-in-play = Die Datei der Spiele wurde beim Spielen beschädigt ({ $detail }), und nichts wird mehr gespeichert. Abhilfe: Beende die Zentrale und starte sie neu; das Spiel geht mit dem weiter, was lesbar ist. Dann tausche die SD-Karte aus.
problem-no-mark = { $file } lässt sich nicht schreiben ({ $what }), deshalb merkt die Zentrale vielleicht nicht, wenn die neuesten Ereignisse verloren gehen. Abhilfe: Prüfe die Rechte, und schiebe weg, was so heißt; dann starte die Zentrale neu.
problem-not-saved = Das Spiel lässt sich gerade nicht speichern ({ $detail }). Abhilfe: Schaffe Platz auf dem Speicher, und prüfe, ob die Zentrale dort schreiben darf. Schalte vorher nicht aus.
cell-saturated = Die Wägezelle ist am Ende ihres Messbereichs. Abhilfe: Prüfe ihre Kabel und ihre Last.
cell-silent = { $seconds ->
        [0] Die Wägezelle hat noch keinen Messwert geliefert.
       *[other] Die Wägezelle liefert keine Messwerte ({ $seconds } s).
    } Abhilfe: Prüfe ihre vier Drähte.
cell-stuck = Die Wägezelle wiederholt einen Messwert. Abhilfe: Prüfe ihre Verstärkerplatine und ihre Kabel.
cell-uncalibrated = Zählt noch nichts: Der Becher wurde nicht leer und voll gewogen. Abhilfe: Beginne ein neues Spiel, oder starte „palace setup“.
corner-noisy = Die Wägezelle ist zu unruhig ({ $noise } roh). Abhilfe: Nimm die Hände weg, und halte Zugluft, Erschütterungen und Kabel fern.
cell-noisy = Die Wägezelle ist zu unruhig ({ $noise_mg } mg), um Teile zu zählen. Abhilfe: Nimm die Hände weg, und halte Zugluft, Erschütterungen und Kabel fern.
calibration-no-reading = Fach „{ NOUN($piece, 2) }“: Es ist nie ganz ruhig. Nimm die Hände weg. Hilft das nicht, prüfe die Kabel.
calibration-saturated = Fach „{ NOUN($piece, 2) }“: Die Waage ist am Ende ihres Messbereichs. Prüfe die Kabel.
calibration-nothing-added = Fach „{ NOUN($piece, 2) }“: Es wiegt nicht mehr als sein leerer Becher. Lege die Teile hinein. Waren sie vorher schon drin, leere den Becher und drücke Esc. Sonst prüfe die Kabel.
calibration-reversed = Fach „{ NOUN($piece, 2) }“: Der Becher ist leichter als beim leeren Wiegen. Nimm alles heraus und drücke Esc. War er leer, sind seine Kabel vertauscht.
calibration-scale = Fach „{ NOUN($piece, 2) }“: Die Teile wiegen zu wenig oder zu viel. War der Becher vorher nicht leer, drücke Esc. Sonst nimm anderes heraus, oder prüfe die Waage.
calibration-weak = Fach „{ NOUN($piece, 2) }“: Die Waage ist zu unruhig, um einzelne Teile zu zählen. Lass den Tisch in Ruhe, dann drücke noch einmal Enter.
calibration-differs = Fach „{ NOUN($piece, 2) }“: Die Teile wiegen { $percent } % { $way ->
    [less] weniger
   *[more] mehr
}, als sie sollten. War der Becher vorher nicht leer, drücke Esc. Sonst zähle sie und nimm andere Teile heraus.
journal-salvaged = Die Datei der Spiele war beschädigt: { $state ->
       *[intact] Alles darin wurde übernommen.
        [lost] { $lost ->
            [one] 1 Ereignis ist
           *[other] { $lost } Ereignisse sind
        } verloren, der Rest wurde übernommen.
        [at_least] Mindestens { $lost ->
            [one] 1 Ereignis ist
           *[other] { $lost } Ereignisse sind
        } verloren, der Rest wurde übernommen.
        [unknown] Was lesbar war, wurde übernommen; ob etwas fehlt, lässt sich nicht feststellen.
    } Die alte Datei bleibt als { $file }.
journal-renewed = Die Datei der Spiele hat ein neues Format, das zeigt, wenn etwas fehlt. Die alte Datei bleibt als { $file }.
journal-unsure = Die Datei der Spiele ist heil, aber ihre neuesten Spiele und Ereignisse könnten fehlen: { $file } fehlt, oder gehört zu einer anderen Datei.
journal-gone = { $state ->
       *[unknown] Die Datei der Spiele war leer. Ob Spiele darin waren, lässt sich nicht feststellen.
        [lost] Die Datei der Spiele ist weg, und mit ihr { $lost ->
            [one] 1 Ereignis.
           *[other] { $lost } Ereignisse.
        }
        [at_least] Die Datei der Spiele ist weg, und mit ihr mindestens { $lost ->
            [one] 1 Ereignis.
           *[other] { $lost } Ereignisse.
        }
    } Eine neue Datei wurde begonnen. Abhilfe: Hast du eine Kopie, beende die Zentrale und lege sie dorthin.
refused-demo-over = Diese Vorführung ist vorbei. Verlasse sie, und starte für ein neues Spiel eine andere.
told-sound-off = Die Töne sind aus. Die Taste z schaltet sie wieder ein.
told-sound-on = Die Töne sind an.
told-exported = Die Aufzeichnung ist in { $file }.
told-saved = Gespeichert in { $folder }: das Bild { $name }.svg und die Aufzeichnung { $name }.jsonl.
refused-export = Die Aufzeichnung lässt sich nicht in { $file } speichern: { $what }.
