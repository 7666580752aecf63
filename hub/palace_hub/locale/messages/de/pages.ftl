### Pages over the table, help, the palette and dialogs.

page-palace = Palast
page-scores = Zwischenstand
page-devices = Geräte
page-devices-problems = { $count ->
    [one] Geräte   ! 1 Problem
   *[other] Geräte   ! { $count } Probleme
    }
# limit: action
page-log = Verlauf
page-help = Hilfe
page-market = Markt
# limit: line
page-market-printed = Markt: Die Taste eines Stapels zeigt seine Karten   (b: Bananen, +: je Zug)
page-held = Die Karten von allen
page-bought = { $name } hat in Zug { $turn } diese Karten gekauft. Welche war in Wirklichkeit eine andere?
page-elsewhere = Wähle die Karte, die es wirklich ist.
page-which-card = Welche Karte ist es wirklich?
page-which-card-named = { $name }, so eingegeben: { $card }
page-lost-pile = Aus welchem Stapel fehlt eine Karte?   (b: Bananen, +: je Zug)
page-lost-card = Welche Karte aus dem Stapel { $colour ->
    [multi] Bunt
   *[other] { SHORT($colour, 1) }
} { price } fehlt?
page-pile = { $colour ->
    [multi] Markt: Bunt { price }
   *[other] Markt: { SHORT($colour, 1) } { price }
}
page-sum = { $once ->
    [yes] Was deine neuen Karten dir sofort bringen
   *[no] Was deine Spielertafel und deine Karten dir in jedem Zug bringen
}
sum-line = { $what }  bringt { $pieces }   { $symbols }
sum-total = Zusammen: { $pieces }   { $symbols }
sum-covered = Eine verdeckte Karte bringt keine Teile mehr. Ihre Bananen zählen noch.
page-no-game = Gerade läuft kein Spiel.
count-of = { $count } { NOUN($piece, $count) }
pieces-and = { $before } und { $last }
colour-name = { SHORT($colour, 1) }
palace-built = Bisher gebaut, mit der Starttreppe
palace-highest = Höchster Schmuckstein jeder Farbe
palace-level = { $level } hoch
palace-none = noch keiner
palace-part = { $sign } { $text }
palace-highest-line = Höchste Schmucksteine: { $parts }
palace-figures = Trophäen
palace-on-card = auf dem Tisch
palace-held = { $name }
palace-no-plan = Die Zentrale weiß nicht, wo die Teile stehen: Von einer Treppe gibt es nur Angaben. Mit „Rückgängig“ kommst du dorthin zurück.
trophy-name-monkey = Affe
trophy-name-butterfly = Schmetterling
trophy-name-frog = Frosch
scores-at-end = An diesem Tisch bleibt der Zwischenstand bis zum Ende geheim (Regel 10.11).
devices-node = KNOTEN
devices-role = ROLLE
devices-link = VERBINDUNG
devices-last = ZULETZT
devices-gaps = LÜCKEN
devices-refused = ABGELEHNT
devices-rate = RATE
devices-signal = SIGNAL
devices-firmware = FIRMWARE
devices-config = KONFIG
devices-config-word = { $config } { $word ->
        [same] gleich
        [own] eigene
       *[differs] anders
    }
devices-carrier = { $carrier ->
        [mqtt] WLAN { $state }
       *[serial] USB { $state }
    }
devices-runtime = läuft mit { $runtime } auf { $board }, Verbindung { $port }
devices-and-chip = { $said }, Chip { $celsius } °C
devices-and-supply = { $said }, Versorgung { $volts } V
devices-none = Kein Kasten ist angeschlossen. Abhilfe: Stecke das Kabel des Kastens ein, oder spiele weiter und tippe, was jeder nimmt.
devices-cell = ZELLE
devices-count = ANZAHL
devices-weight = GEWICHT
devices-noise = RAUSCHEN
devices-drift = DRIFT
devices-state = ZUSTAND
devices-trace = SEIT 60 s
devices-counted = { $sure ->
        [yes] { $count } sicher
       *[no] { $count } unsicher
    }
devices-corner = ECKE
devices-reading = MESSWERT
devices-corner-cell = Platte { $corner }
devices-problem-of = { $where }: { $problem }
devices-no-problem = keine
corner-ne = Nordost
corner-se = Südost
corner-sw = Südwest
corner-nw = Nordwest
corner-state-reads = misst
corner-state-fault = Fehler
corner-state-unknown = unbekannt
unit-seconds = { $number } s
unit-minutes = { $number } min
unit-hours = { $number } h
unit-rate = { $number } /s
unit-grams = { $number } g
unit-milligrams = { $number } mg
unit-drift = { $number } mg/min
unit-raw = { $number } roh
unit-signal = { $number } dBm { $word }
signal-strong = stark
signal-ok = gut
signal-weak = schwach
signal-faint = kaum
devices-plate-level = PLATTE { $level ->
    [gold] Gold: Waage und Hall-Sensoren sehen
    [silver] Silber: Die Waage sieht
   *[typed] aus: Treppen von Hand eingeben
}
problem-plate-off = { $problem } Abhilfe: Vergleiche den Palast mit dem Bildschirm (p). Setze zurück, was abfiel, und nimm weg, was lose liegt.
hall-none = HALL  keine Sensoren
hall-no-strips = HALL  { $bits } rohe Bits: Das ist keine ganze Zahl von Leisten mit je 16
hall-chain = { $chain ->
        [whole] HALL  { $sensors } Sensoren auf { $strips } Leisten, { $bits } Bits, alle Markierungen stimmen
       *[broken] HALL  { $sensors } Sensoren auf { $strips } Leisten, { $bits } Bits: Nur die ersten { $answering } Leisten antworten
    }
hall-on = { $count ->
        [0] keiner an
        [one] 1 an (Leiste.Sensor): { $where }
       *[other] { $count } an (Leiste.Sensor): { $where }
    }
provenance-house-map = HAUS-BODENPLAN { $number } - kein Bodenplan des gedruckten Spiels
provenance-map = Bodenplan { $number }, aus { $provenance }
devices-problems = PROBLEME  { $count }
log-rule = (Regel { $rule })
log-undone = rückgängig
log-empty = Noch ist nichts passiert.

## Help: the step, the keys by group, and how to build

help-step-1 = Baue eine Treppe aus deinen eigenen Teilen (Regeln 4.1 bis 4.10). Weiter unten zeigt diese Seite Schritt für Schritt, wie das geht. Eine Platte sieht deine Teile; ohne Platte gib sie auf dem Plan ein oder nur als Zahlen (Angaben).
help-step-2 = Nimm einen Schmuckstein aus dem Kasten, in der Farbe der Noppe, auf der du begonnen hast. Setze ihn auf das äußere Ende deines letzten Bogens (Regel 5.1).
help-step-3 = Hier gibt es nichts zu tun: Sieh dir deine Taler an. Du bekommst 1 für jeden Bogen und 1 dazu, wenn dein Schmuckstein jetzt der höchste seiner Farbe ist (Regeln 5.2, 5.3).
help-step-4 = Kaufe mit deinen Talern Karten: in der Startfarbe oder bunte, höchstens eine je Stapel. Übrige Taler verfallen (Regeln 6.1 bis 6.3).
help-step-printed = Nimm Karten vom Tisch, in der Startfarbe oder bunte, höchstens eine je Stapel. Zusammen kosten sie höchstens so viel, wie du Taler hast. Drücke für jede erst ihren Stapel, dann die Karte. Ist in einem Stapel nur noch eine Art von Karte, genügt seine Taste (Regeln 6.1 bis 6.3, 11.2).
help-step-5 = Nimm alle Teile der Sofortlieferung deiner neuen Karten (Regeln 7.1, 7.4). Zeigt eine Karte „Stein oder Bogen“, suchst du es dir aus.
help-step-6 = Lege zuerst deine neuen Karten auf die Felder deiner Spielertafel. Dann nimm alle Teile der Dauerlieferung, von der Spielertafel und von jeder Karte, die du siehst (Regeln 7.2 bis 7.4).
help-step-7 = Ist eine Stelle deiner Treppe mindestens fünf Steine hoch, bekommst du eine Bonuskarte: 4 Bananen (Regel 8.1).
help-step-8 = Nach einem Goldstein setze den Affen. Nach dem höchsten Schmuckstein setze den Schmetterling. Hast du den Frosch genommen, setze ihn auf deine Treppe (Regeln 9.1 bis 9.4).
help-no-game = Wählt, wie viele mitspielen und welche Figuren dabei sind, tippt die Namen und startet das Spiel (Regel 2.1).
help-calibrate-empty = Die Zentrale wiegt zuerst die leeren Becher, dann die volle Schachtel. So lernt sie, was ein Teil wiegt.
help-calibrate-full = Legt den ganzen Inhalt der Schachtel in seine Fächer. Dann lernt die Zentrale, was ein Teil wiegt.
help-tray-setup = Die Zentrale lernt, was die leeren Becher und ein Teil wiegen. Nimmst du 20 Teile heraus, sieht sie, wie viele in der Schachtel sind. Überspringst du das, nimmt sie an, dass die Schachtel vollständig ist.
help-tray-check = Die Zentrale vergleicht den Kasten mit dem, was bei der Einrichtung darin lag. Am Gewicht allein kann sie ein fehlendes Teil nicht von einer Wägezelle unterscheiden, die gedriftet ist. Deshalb fragt sie.
help-resume = Die Zentrale wurde mitten im Spiel angehalten. Alles, was ihr bestätigt habt, ist noch da.
help-setup = Jeder nimmt seine Startteile, und die Starttreppe wird gebaut (Regel 2.2).
help-play = Ein Zug hat acht Schritte (Regel 2.4).
help-cards-check = Die Zentrale kennt die gedruckten Karten nur aus dem, was ihr eingegeben habt. Findet hier eine falsche, bevor die Bananen gezählt werden (Regel 11.2).
help-ended = Die meisten Bananen gewinnen. Bei Gleichstand gewinnt, wer die Affentrophäe hat (Regel 8.5).

help-group-step = TASTEN FÜR DIESEN SCHRITT
help-group-always = TASTEN, DIE IMMER DASSELBE TUN
help-group-screens = TASTEN, DIE EINE SEITE ÖFFNEN
help-group-hands = TASTEN DER HÄNDE ÜBER DEM SIMULIERTEN KASTEN

help-picture-top = zuletzt: 1 Schmuckstein, in der Startfarbe
help-picture-climb = jeder Bogen liegt höher als der davor
help-picture-carry = Steine oder Säulen tragen die Bogenenden
help-picture-start = Start: eine freie Noppe am Boden
help-picture-here = hierhin den Schmuckstein, ans äußere Ende
help-picture-colour = seine Farbe: die dieser Noppe, wo du anfingst
help-picture-each-arch = jeder Bogen, den du gebaut hast: 1 Taler
help-picture-highest = der höchste seiner Farbe: 1 Taler dazu
help-picture-price = Preis in Talern, und Farbe
help-picture-bananas = Punkte am Ende des Spiels
help-picture-once = Teile, sofort: wenn du die Karte nimmst
help-picture-each = Teile, wieder in jedem deiner Züge
help-picture-take-once = nimm jetzt diese Teile
help-picture-take-each = nimm jetzt diese Teile, von jeder offenen Karte
help-picture-and-board = und was links auf deiner Spielertafel steht
help-picture-slots = die Felder deiner Spielertafel: erst die leeren
help-picture-five-high = ein Turm, fünf Steine hoch
help-picture-column-counts = eine Säule ist so hoch wie drei Steine
help-picture-monkey = Affe: auf ein freies Ende eines Bogens
help-picture-butterfly = Schmetterling: auf den höchsten Schmuckstein
help-picture-frog = Frosch: unten auf die eigene Treppe

help-building = SO BAUT MAN EINE TREPPE
help-building-1 = Wähle eine freie Noppe am Boden. Ihre Farbe ist deine Startfarbe (Regel 4.1).
help-building-2 = Lege einen Bogen darauf, oder erst Steine und Säulen und dann einen Bogen (Regel 4.2).
help-building-3 = Jedes Ende eines Bogens steht auf etwas: auf einer Noppe am Boden, einem Stein, einer Säule, einem Schmuckstein oder dem Ende eines anderen Bogens. Auf der Mitte eines Bogens darf nichts stehen (Regeln 3.3, 3.5).
help-building-4 = Die beiden Enden eines Bogens dürfen nicht auf ein und demselben Bogen stehen (Regel 3.6).
help-building-5 = Baue am äußeren Ende dieses Bogens weiter: geradeaus oder zur Seite, nie zurück. Jeder neue Bogen liegt höher als der davor. Steine und Säulen dürfen ihn heben (Regeln 4.6, 4.7).
help-building-6 = Baue einen Weg, der sich nicht teilt. Jeder Bogen ist eine Stufe davon, und jeder Stein und jede Säule trägt einen seiner Bögen (Regel 4.8).
help-building-7 = Mindestens eins deiner Teile muss auf einem Teil stehen, das schon vor deinem Zug da war (Regel 4.5).
help-building-8 = Ende mit einem Bogen und lass sein äußeres Ende frei: Dort kommt der Schmuckstein hin (Regeln 4.3, 5.1).

# A key, at least three spaces, and what it does.
help-key-new = n, Enter   ein neues Spiel starten
help-key-steps = links, rechts   Schritt für Schritt durch das Spiel
help-key-export = e   ein Bild von Palast und Punkten sichern, und die Aufzeichnung
help-key-main = Enter   tun, was auf dem großen Knopf steht
help-key-back = Esc   zurück, schließen
help-key-digits-check = 1 bis 4   eine Antwort wählen
help-key-skip = s   diesen Schritt überspringen
help-key-digits-start = 2 bis 4   wie viele mitspielen
help-key-digits-build = a b k g j   eine Zahl wählen; dann + oder -
help-key-digits-colour = 1 bis 3   die Farbe der Startnoppe
help-key-digits-market = 1 bis 9, 0, -, =   einen Stapel wählen
help-key-digits-pile = 1 bis 9, 0, -, =   eine Karte dieses Stapels wählen
help-key-digits-slots = 1 bis 4   ein Feld wählen
help-key-digits-typed = seine Zahl   ein Fach wählen; dann tippen, wie viele
help-key-digits-decoration = 4 bis 6   der Schmuckstein, den du daraufsetzt
help-key-letters-knobs = ihr Buchstabe   eine helle Noppe wählen
help-key-plan-move = Pfeile   über den Plan gehen
help-key-plan-brick = b   hier einen Stein setzen
help-key-plan-column = k   hier eine Säule setzen
help-key-plan-arch = a   hier einen Bogen setzen; dann ein Pfeil: wo er endet
help-key-plan-take-back = x   das Teil zwischen den [ ] zurücknehmen, oder das letzte
help-key-plan-way = w   zwischen Plan und Angaben wechseln
help-key-sum = w   sehen, was jede Karte dir jetzt bringt
help-key-butterfly = b   mit oder ohne Schmetterling
help-key-frog = g   mit oder ohne Frosch
help-key-ground-map = m   der nächste Bodenplan, 1 bis 4
help-key-deck = c   wessen Karten: die des Bildschirms oder die aus eurer Schachtel
help-key-resume = r   ein Spiel fortsetzen
help-key-discard = d   das Spiel beiseitelegen
help-key-redo = y   wiederholen, was rückgängig gemacht wurde
help-key-stop = q   aufhören: Pause, jetzt beenden, oder jemand steigt aus
help-key-more = o   mehr, was du jetzt tun kannst
help-key-language = F2   nächste Sprache
help-key-arrows = Pfeile, Tab   zum nächsten Knopf
help-key-stepper = + -   von der gewählten Zahl eins mehr, eins weniger
help-key-choose = Space   wählen, oder die Wahl aufheben
help-key-next-player = n   der nächste Spieler baut schon; noch einmal n: zurück
help-key-undo = u   den letzten Schritt rückgängig machen
help-key-correct = c   berichtigen, was nicht stimmt
help-key-palace = p   der Palast
help-key-market = m   der Markt: alle Stapel mit Karten
help-key-digits-held = 1 bis 4   die Karten eines Spielers
help-key-held = i   die Karten von allen
help-key-correct-card = c   es war eine andere Karte
help-key-log = l   der Verlauf: alles, was geschah
help-key-devices = d   Kasten, Platte und Probleme
help-key-scores = s   der Zwischenstand
help-key-far = f   große Ansicht, oder zurück
help-key-theme = t   hell oder dunkel
help-key-mute = z   Töne aus oder an
help-key-help = ?, F1   diese Seite
help-key-palette = Ctrl+P   alle Befehle durchsuchen
help-key-quit = Ctrl+Q   das Programm verlassen (fragt zuerst)
help-key-hands-cell = F3   nach dem nächsten Fach greifen
help-key-hands-amount = F4   wie viele Teile auf einmal
help-key-hands-take = F5   Teile herausnehmen
help-key-hands-put = F6   Teile hineinlegen
help-key-hands-press = F7   auf die Teile drücken
help-key-hands-spill = F8   ein Teil ins nächste Fach fallen lassen

## The palette: every command with a sentence

palette-search = Was möchtest du tun?
palette-main = Das Wichtigste jetzt tun
palette-back = Zurück oder schließen
palette-undo = Den letzten Schritt rückgängig machen
palette-redo = Wiederholen, was rückgängig gemacht wurde
palette-correct = Berichtigen, was nicht stimmt
palette-correct-counts = Eine Anzahl stimmt nicht
palette-correct-card = Es war eine andere Karte
palette-correct-board = Eine Spielertafel bringt etwas anderes
palette-lose-card = Eine Karte ist verloren
palette-change-deck = Zu euren eigenen Karten wechseln, oder zu denen des Bildschirms
palette-palace = Den Palast ansehen
palette-market = Den Markt ansehen
palette-held = Die Karten von allen ansehen
palette-devices = Kasten, Platte und Probleme ansehen
palette-log = Den Verlauf lesen
palette-scores = Den Zwischenstand zeigen
palette-skip = Diesen Schritt der Einrichtung auslassen
palette-stop = Aufhören: Pause, jetzt beenden, oder jemand steigt aus
palette-pause = Pause bis morgen
palette-end-now = Das Spiel jetzt beenden und abrechnen
palette-player-leaves = Jemand steigt aus
palette-far = Große Ansicht an oder aus
palette-theme = Hell oder dunkel
palette-language = Nächste Sprache
palette-mute = Töne aus oder an
palette-help = Hilfe zu diesem Schritt
palette-more = Mehr, was du jetzt tun kannst
palette-resume = Das offene Spiel fortsetzen
palette-discard = Das offene Spiel beiseitelegen
palette-next-map = Der nächste Bodenplan für das neue Spiel
palette-next-deck = Wessen Karten: die des Bildschirms oder die aus eurer Schachtel
palette-pass-build = Kann nicht bauen: Keine Treppe geht
palette-take-frog = Den Frosch und eine Säule nehmen
palette-keep = Kasten so lassen, wie er ist
palette-new-game = Ein neues Spiel starten
palette-step-through = Das Spiel noch einmal Schritt für Schritt ansehen
palette-export = Ein Bild von Palast und Punkten sichern, und die Aufzeichnung
palette-sum = Sehen, was jede Karte in dieser Lieferung bringt
palette-way = Die Treppe auf dem Plan eingeben, oder mit Angaben
palette-next-player = Den nächsten Spieler schon bauen lassen, oder zurück
palette-take-back = Das letzte Teil zurücknehmen
palette-quit = Das Programm verlassen (fragt zuerst)

## Dialogs

dialog-evidence = Zeigen, warum
dialog-number = Zahl tippen
evidence-noise = { NOUN($piece, 2) }: Rauschen { $noise } mg
evidence-drift = Drift { $drift } mg je Minute
evidence-activity = jetzt { $activity }
correct-counts = Anzahl falsch
correct-counts-why = Wie viele Teile liegen in jedem Fach? Der Verlauf merkt sich, was du änderst.
correct-do = Anzahlen berichtigen
correct-tray = im Kasten { $count }
correct-books = laut Spiel { $count }
correct-typed-count = getippt { $count }
correct-tray-short = Kasten: { $count }
correct-books-short = Spiel: { $count }
correct-typed-count-short = getippt: { $count }
correct-not-known = unbekannt
choice-numbers = Falsche Zahlen
choice-other-pile = Anderer Stapel
choice-held = Schon gekauft
choice-close = Zurück
sure-lost = Karte verloren?
sure-lost-why = Die Karte fehlt bis zum Ende des Spiels, und niemand kann sie kaufen. Ihr Stapel hat eine Karte weniger. „Rückgängig“ holt sie zurück.
sure-lost-yes = Sie ist verloren
sure-lost-no = So lassen
sure-deck-printed = Eure eigenen Karten?
sure-deck-printed-why = Ihr mischt die gedruckten Karten und gebt ein, welche ihr nehmt. Noch ist nichts gekauft, also ändert sich sonst nichts.
sure-deck-printed-else = Der Bildschirm zeigt weiter die Karten.
sure-deck-printed-yes = Unsere eigenen Karten
sure-deck-printed-no = So lassen
sure-deck-screen = Bildschirmkarten?
sure-deck-screen-why = Die Zentrale mischt und zeigt die Karten; lasst die gedruckten in der Schachtel. Noch ist nichts gekauft, also ändert sich sonst nichts.
sure-deck-screen-else = Ihr spielt weiter mit den Karten aus eurer Schachtel.
sure-deck-screen-yes = Bildschirm gibt
sure-deck-screen-no = So lassen
sure-undo = Rückgängig für { $name }?
sure-undo-why = Der letzte Schritt war von { $name }. Er wird rückgängig gemacht, und { $name } ist wieder am Zug. Im Verlauf steht er als rückgängig.
sure-undo-laid = { $count ->
    [one] Nimm auch das Teil wieder vom Palast, das für { $name } gelegt wurde.
   *[other] Nimm auch die { $count } Teile wieder vom Palast, die für { $name } gelegt wurden.
}
sure-undo-else = Nichts wird rückgängig gemacht: Der Zug von { $name } geht weiter.
sure-undo-yes = Rückgängig
sure-undo-no = So lassen
sure-discard = Beiseitelegen?
sure-discard-why = Das Spiel bleibt gespeichert. Zum Fortsetzen drückt auf der Startseite Esc, dann r.
sure-discard-else = Das Spiel bleibt hier, und ihr könnt es fortsetzen.
sure-discard-yes = Beiseitelegen
sure-discard-no = Behalten
sure-pass = Kann nicht bauen?
sure-pass-why = Keine Treppe: In diesem Zug gibt es nur die Dauerlieferung, keine Karten, keinen Bonus, keine Trophäen (Regel 4.10).
sure-pass-else = Du baust weiter.
sure-pass-yes = Kann nicht bauen
sure-pass-no = Weiterbauen
sure-keep = So lassen?
sure-keep-why = Für die Zentrale gilt, was jetzt im Kasten liegt. Der Verlauf merkt sich diese Änderung.
sure-keep-else = Du bringst die Teile in Ordnung, und die Zentrale wartet darauf.
sure-keep-yes = So lassen
sure-keep-no = In Ordnung bringen
stop-how = Aufhören?
stop-how-why = Wollt ihr an einem anderen Tag weiterspielen, schaltet einfach alles aus. Lasst die Teile liegen, wie sie liegen.
stop-pause = Pause bis morgen
stop-end-now = Das Spiel jetzt beenden und abrechnen
stop-player-leaves = Jemand steigt aus, die anderen spielen weiter
sure-pause = Pause bis morgen?
sure-pause-why = Alles ist gespeichert. Lasst die Teile liegen, wie sie liegen, und schaltet Zentrale, Kasten und Platte aus. Wenn ihr wiederkommt, fragt die Zentrale nur nach dem, was sich geändert hat.
sure-pause-else = Das Spiel geht weiter.
sure-pause-yes = Pause machen
sure-pause-no = Weiterspielen
sure-end-now = Jetzt beenden?
sure-end-now-why = Es wird abgerechnet, wie es jetzt steht. Aus diesem Zug zählt alles, was bestätigt ist: die Treppe, die Karten und die Trophäen (Regel 12.3). Mit „Rückgängig“ geht das Spiel weiter.
sure-end-now-else = Das Spiel geht weiter.
sure-end-now-yes = Jetzt beenden
sure-end-now-no = Weiterspielen
sure-go-on = Weiterspielen?
sure-go-on-why = Das Spiel geht dort weiter, wo es endete, mit den Teilen, wie sie da lagen.
sure-go-on-else = Das Spiel bleibt beendet, mit diesem Ergebnis.
sure-go-on-yes = Weiterspielen
sure-go-on-no = Es ist vorbei
leave-who = Wer steigt aus?
leave-who-why = Karten, Bonuskarten und Trophäen bleiben bei diesem Spieler und zählen am Ende. Die anderen spielen in ihrer Reihenfolge weiter.
leave-who-why-last = Nur ein Spieler wäre übrig, also endet das Spiel sofort, und es wird abgerechnet.
leave-bricks = Wohin damit?
leave-bricks-why = { $name } hat { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) } und { $columns } { NOUN("column", $columns) }. Wo kommen sie hin?
leave-own-turn = Dieser Zug endet jetzt. Was darin bestätigt ist, zählt; nehmt eine Treppe ohne Schmuckstein wieder vom Palast.
leave-bricks-back = Zurück in den Kasten
leave-bricks-out = Sie bleiben aus dem Spiel
leave-how = Wie aufhören?
leave-restart = Die Zentrale neu starten
leave-shut-down = Das Gerät ausschalten
leave-console = Konsole: Zentrale beenden und anmelden
dim-wake = Eine Taste drücken oder den Bildschirm berühren
sure-quit = Verlassen?
sure-quit-why = Das Spiel bleibt gespeichert. Beim nächsten Start könnt ihr es fortsetzen.
sure-quit-why-not-saved = Das Spiel lässt sich gerade nicht speichern: Alles nach dem zuletzt gespeicherten Ereignis ginge verloren.
sure-quit-why-simulated = Diese Vorführung endet hier; „palace demo“ beginnt eine neue. Das Spiel bleibt in einer Datei; ihr Name steht danach hier.
sure-quit-why-setting-up = Diese Einrichtung wird erst an ihrem Ende gespeichert. Die frühere bleibt, wie sie ist.
sure-quit-why-ended = Das Spiel ist zu Ende und abgerechnet: Nichts geht verloren.
sure-quit-why-no-game = Gerade läuft kein Spiel: Nichts geht verloren.
sure-quit-else = Alles bleibt, wie es ist.
sure-quit-yes = Verlassen
sure-quit-no = Weiterspielen
sure-practice = Verlassen?
sure-practice-why = Dieses Spiel war zum Üben und wird nicht gespeichert. Die gelösten Lektionen schon.
sure-practice-why-no-game = Die gelösten Lektionen sind gespeichert: Beim nächsten Mal geht es dort weiter.
sure-practice-else = Alles bleibt, wie es ist.
sure-practice-yes = Verlassen
sure-practice-no = Weiterspielen
