### Past games: `palace games`, `palace players` and `palace stats`.

cli-games = Listet die gespielten Spiele auf und zeigt eines davon.
cli-games-list = Listet die Spiele auf, das neueste zuerst.
cli-games-show = Zeigt ein Spiel: Ergebnis, Runden, Züge.
cli-games-note = Schreibt eine Notiz zu einem Spiel; ohne Text wird sie gelöscht.
cli-games-date = Setzt den Tag eines Spiels, dessen Datum falsch ist; ohne Datum gilt wieder die Uhr.
cli-games-delete = Löscht Spiele endgültig.
cli-games-export = Schreibt Spiele in eine Datei für andere Programme.
cli-games-export-file = die Endung sagt, was hineinkommt: games.csv (eine Zeile je Spiel und Spieler), games.json (alles, was bekannt ist), one.jsonl (die Aufzeichnung eines Spiels), one.svg (ein Bild eines Spiels)
cli-games-export-turns = in einer .csv-Datei stattdessen eine Zeile je Zug
cli-games-export-game = nur dieses Spiel
cli-games-import = Nimmt ein Spiel aus einer Aufzeichnung auf, die anderswo entstanden ist.
cli-games-import-file = eine Aufzeichnung: von „palace record“, von „palace games export“ oder von den Regeln
cli-games-import-date = wann es gespielt wurde: 2026-05-28 oder "2026-05-28 19:30"
cli-games-number = die Nummer des Spiels in der Liste
cli-games-turns = listet auch jeden Zug auf
cli-games-note-words = woran du dich bei diesem Spiel erinnern willst
cli-games-date-value = 2026-05-28 oder "2026-05-28 19:30"
cli-players-command = Zeigt, wer hier spielt, und merkt sich Namen, Zeichen und Gewohnheiten.
cli-players-name = der Name des Spielers
cli-players-rename = Gibt einem Spieler einen anderen Namen, in allen Spielen.
cli-players-new = der neue Name
cli-players-merge = Macht aus zwei Namen einen Spieler, in allen Spielen.
cli-players-into = der Name, der bleibt
cli-players-split = Macht aus einem früheren Namen wieder einen eigenen Spieler.
cli-players-set = Merkt sich Farbe, Zeichen, Tischseite und Tipps eines Spielers.
cli-players-set-colour = die Farbe des Spielers
cli-players-set-symbol = das Zeichen des Spielers
cli-players-set-side = die Tischseite, von der nahen Seite aus gesehen
cli-players-set-hints = wann der Spieler Tipps bekommt
cli-players-archive = Bietet einen Spieler für neue Spiele nicht mehr an; die Spiele bleiben.
cli-players-restore = Bietet einen archivierten Spieler wieder an.
cli-players-erase = Entfernt den Namen eines Spielers endgültig aus allen Spielen.
cli-players-name-range = „{ $given }“ geht nicht als Name. Nimm 1 bis { $most } Buchstaben
cli-history-yes = fragt vorher nicht
cli-stats = Zeigt, wer wie oft gewonnen hat, Rekorde, und wie die Spieler bauen.
cli-stats-anew = liest alle Spiele neu, statt zu nehmen, was davon gemerkt ist
cli-history-json = gibt einen JSON-Wert aus
cli-filter-player = nur Spiele dieses Spielers
cli-filter-players = nur Spiele mit 2, 3 oder 4 Spielern
cli-filter-year = nur Spiele dieses Jahres
cli-filter-since = nur Spiele ab diesem Tag (2026-05-28)
cli-filter-set = nur Spiele mit den Karten dieses Satzes
cli-filter-expansions = nur Spiele mit genau diesen: butterfly,frog, einem davon oder ""
cli-date = { $given } ist kein Datum von { $first } bis { $last }. Schreibe 2026-05-28 oder "2026-05-28 19:30"
error-history-not-kept = Das lässt sich nicht speichern: { $file }: { $what }. Abhilfe: Schaffe Platz auf dem Speicher, oder lass die Zentrale dort schreiben.
history-file-damaged = { $file } ist nicht brauchbar (erwartet: { $field } { $expected }). Die Spiele werden ohne diese Datei gezeigt. Abhilfe: Lösche die Datei, oder spiele eine Kopie davon zurück.
games-reading = Spiele
games-reading-progress = { $done } von { $of } Spielen gelesen
games-stopped = Angehalten. Was gelesen ist, bleibt gespeichert.
games-unreadable = { $count ->
    [one] Spiel { $games } ist nicht lesbar und fehlt hier.
   *[other] Die Spiele { $games } sind nicht lesbar und fehlen hier.
}
games-no-such = { $last ->
    [0] Es gibt noch kein Spiel. Spiele zuerst eins: „palace play“.
   *[other] Ein Spiel { $game } gibt es nicht. „palace games“ listet alle Spiele mit ihren Nummern auf.
}
games-none = { $games ->
    [0] Noch wurde kein Spiel gespielt. Spiele eins mit „palace play“.
   *[other] Kein Spiel passt zu dem, was du suchst.
}
games-column-number = Nr
games-column-date = Datum
games-column-players = Spieler und Bananen
games-column-length = Dauer
games-column-watched = Gesehen von
games-column-cards = Karten
games-no-date = kein Datum
games-date-unsure = { $date } ?
games-bot = { $name } (Bot)
games-open = { $names } (nicht beendet)
games-watched = { $level ->
    [gold] Gold
    [silver] Silber
    [bronze] Bronze
   *[typed] Menschen
}
games-doubt-note = ?: Die Uhr war nicht gestellt, das Datum kann falsch sein. „palace games date N 2026-05-28“ setzt es.
games-note-too-long = Die Notiz hat { $count } Buchstaben. Nimm höchstens { $most }.
games-noted = Die Notiz zu Spiel { $game } ist gespeichert.
games-note-gone = Spiel { $game } hat jetzt keine Notiz mehr.
games-dated = Das Datum von Spiel { $game } ist gesetzt.
games-date-gone = Spiel { $game } hat wieder das Datum der Uhr in der Zentrale.
game-head = Spiel { $game }, { $date }: { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} in { $hours ->
    [0] { $minutes } min.
   *[other] { $hours } h { $minutes } min.
}
game-cards = Karten: { $set }, { $deck ->
    [printed] von Menschen gemischt
   *[screen] auf dem Bildschirm
}. Bodenplan { $map }. { $butterfly ->
    [yes] { $frog ->
        [yes] Mit Schmetterling und Frosch.
       *[no] Mit dem Schmetterling.
    }
   *[no] { $frog ->
        [yes] Mit dem Frosch.
       *[no] Ohne Schmetterling und Frosch.
    }
}
game-watched = { $level ->
    [gold] Kasten und Platte mit Sensoren sahen zu (Gold).
    [silver] Kasten und Platte sahen zu (Silber).
    [bronze] Der Kasten sah zu (Bronze).
   *[typed] Menschen tippten die Teile.
} { $questions ->
    [0] Die Zentrale fragte nichts
    [one] Die Zentrale stellte 1 Frage
   *[other] Die Zentrale stellte { $questions } Fragen
}, und { $undone ->
    [0] kein Schritt wurde rückgängig gemacht.
    [one] 1 Schritt wurde rückgängig gemacht.
   *[other] { $undone } Schritte wurden rückgängig gemacht.
}
game-won = { $count ->
    [one] { $names } hat gewonnen{ $reason ->
        [monkey_trophy] , mit dem Affen, bei gleich vielen Bananen
       *[points] { "" }
    }.
   *[other] { $names } haben gemeinsam gewonnen.
}
game-early = Das Spiel endete vorzeitig.
game-open = Das Spiel ist nicht beendet. „palace play“ setzt es fort.
game-doubt = Das Datum ist nicht sicher: { $why ->
    [no_clock] Das Spiel hat keines.
    [early] Die Uhr war nicht gestellt.
    [set_later] Die Uhr wurde während des Spiels gestellt.
   *[went_back] Ein früheres Spiel hat ein späteres Datum.
}
game-loss = Ein Schaden hat einen Teil dieses Spiels gelöscht; Zahlen können zu klein sein.
game-note = Notiz: { $note }
game-rounds = Bananen nach jeder Runde
game-turns = Züge
turns-column-turn = Zug
turns-column-round = Runde
turns-column-built = Treppe
turns-column-level = Höhe
turns-column-credits = Taler
turns-column-cards = Gekaufte Karten
turns-column-score = Summe
stats-none = { $unfinished ->
    [0] Es gibt kein beendetes Spiel zum Zählen.
    [one] Es gibt kein beendetes Spiel zum Zählen. 1 Spiel ist nicht beendet.
   *[other] Es gibt kein beendetes Spiel zum Zählen. { $unfinished } Spiele sind nicht beendet.
}
stats-head = { $games ->
    [one] 1 beendetes Spiel
   *[other] { $games } beendete Spiele
}{ $unfinished ->
    [0] { "" }
    [one] {" "}(1 weiteres ist nicht beendet)
   *[other] {" "}({ $unfinished } weitere sind nicht beendet)
}: { $time } Stunden, { $rounds } Runden je Spiel, { $average } Bananen je Spieler.
stats-first = Wer anfing, gewann { $wins } von { $games }; bei gleichen Chancen wären es { $expected }.
stats-title-results = Ergebnisse
stats-key-results = Spanne: Der wahre Anteil der Siege liegt sehr wahrscheinlich zwischen den beiden Zahlen, wie das Glück auch war. Fair: was gleich starke Spieler gewinnen würden. Serie: Siege hintereinander, jetzt und höchstens.
stats-title-built = Treppen
stats-key-built = Längste in Bögen, höchste in Steinen. Start: die Farbe, auf der die meisten Treppen beginnen. Bögen je Treppe; Taler und verfallene Taler je Zug; Karten und Tipps je Spiel.
stats-title-sources = Woher die Bananen kamen
stats-key-sources = Bananen je Spiel.
stats-title-pace = Zeit
stats-key-pace = Sekunden je Zug, ohne Pausen.
stats-column-player = Spieler
stats-column-games = Spiele
stats-column-wins = Siege
stats-column-rate = Sieg %
stats-column-interval = Spanne
stats-column-expected = Fair %
stats-column-average = Mittel
stats-column-best = Bestes
stats-column-margin = Vorsprung
stats-column-streak = Serie
stats-column-longest = Längste
stats-column-highest = Höchste
stats-column-colour = Start
stats-column-arches = Bögen
stats-column-credits = Taler
stats-column-lapsed = Verfallen
stats-column-bought = Karten
stats-column-hints = Tipps
stats-column-score = Summe
stats-column-cards = Karten
stats-column-bonus = Bonus
stats-column-monkey = Affe
stats-column-butterfly = Schmett.
stats-column-frog = Frosch
stats-column-turns = Züge
stats-column-step-build = Bauen
stats-column-step-cards = Karten
stats-column-step-bricks = Teile
stats-column-step-figures = Figuren
stats-colour = { $colour ->
    [none] -
   *[other] { SHORT($colour, 1) }
}
stats-pairs = Direkter Vergleich
stats-pair = { $name } und { $other }, { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}: { $name } lag { $more }-mal vorn und { $fewer }-mal zurück; { $difference } Bananen im Schnitt.
stats-records = Rekorde
stats-record-score = Meiste Bananen: { $value }, { $name }, { $date } (Spiel { $game })
stats-record-margin = Klarster Sieg: { $value } Bananen Vorsprung, { $name }, { $date } (Spiel { $game })
stats-record-highest = Höchster Palast: { $value } hoch, { $name }, { $date } (Spiel { $game })
stats-record-longest = Längste Treppe: { $value } Bögen, { $name }, { $date } (Spiel { $game })
stats-record-credits = Meiste Taler in einem Zug: { $value }, { $name }, { $date } (Spiel { $game })
stats-record-streak = Meiste Siege hintereinander: { $value }, { $name }, bis { $date } (Spiel { $game })
players-none = Hier hat noch niemand gespielt. Ein Spieler entsteht, wenn für ein Spiel sein Name getippt wird.
players-column-last = Letztes Spiel
players-column-colour = Farbe
players-column-symbol = Zeichen
players-column-side = Sitzt
players-column-hints = Tipps
players-colour = { $colour ->
    [orange] orange
    [blue] blau
    [violet] violett
    [green] grün
   *[none] -
}
players-symbol = { $symbol ->
    [heart] Herz
    [club] Kreuz
    [star] Stern
    [note] Note
   *[none] -
}
players-side = { $side ->
    [near] nah
    [right] rechts
    [far] gegenüber
    [left] links
   *[none] -
}
players-hints = { $hints ->
    [on] immer
    [stuck] bei Bedarf
    [off] nie
   *[none] -
}
players-archived = archiviert
players-also = auch: { $names }
players-renamed = { $name } heißt jetzt { $new }, in allen Spielen.
players-merged = Die Spiele von { $name } gehören jetzt { $into }. „palace players split“ trennt sie wieder.
players-split = { $name } ist wieder ein eigener Spieler.
players-set = Für { $name } gespeichert.
players-is-archived = { $name } steht für neue Spiele nicht mehr zur Wahl.
players-is-back = { $name } steht für neue Spiele wieder zur Wahl.
players-erase-question = { $name } verschwindet endgültig aus { $games ->
    [one] 1 Spiel
   *[other] { $games } Spielen
}; die Spiele bleiben, ohne den Namen. Tippe dazu den Namen:
players-erased = { $name } ist aus { $games ->
    [one] 1 Spiel
   *[other] { $games } Spielen
} entfernt.
players-files = { $count ->
    [one] In dieser Datei steht der Name noch. Lösche sie, wenn du sie nicht brauchst:
   *[other] In diesen Dateien steht der Name noch. Lösche sie, wenn du sie nicht brauchst:
}
player-refused-unknown = Niemand heißt { $name }. Die Spieler sind: { $known }
player-refused-name-taken = Einen Spieler { $new } gibt es schon. Sind beide dieselbe Person: palace players merge "{ $name }" "{ $new }"
player-refused-same = { $name } und { $other } sind schon ein und derselbe Spieler.
player-refused-no-former-name = { $name } ist kein früherer Name eines Spielers. „palace players“ zeigt diese nach „auch“.
player-refused-together = { $name } und { $other } haben in Spiel { $game } gegeneinander gespielt, es sind also zwei Personen.
player-refused-nothing = Sag, was gemerkt werden soll: --colour, --symbol, --side oder --hints.
history-not-asked = Das lässt sich nicht rückgängig machen, und hier kann niemand gefragt werden. Ergänze --yes, wenn du sicher bist.
history-nothing-done = Nichts wurde geändert.
export-ending = { $file } sagt nicht, was hineinsoll. Gib der Datei eine der Endungen .csv, .json, .jsonl oder .svg.
export-which-game = In { $file } kommt ein einziges Spiel. Sag welches: --game N. „palace games“ listet die Nummern auf.
export-not-written = { $file } ist nicht vollständig: { $what }. Schaffe dort Platz, oder nenne eine Datei an einem anderen Ort.
export-no-picture = Spiel { $game } ist nicht beendet, also gibt es noch kein Bild. „palace play“ setzt es fort.
games-exported = { $games ->
    [one] 1 Spiel ist
   *[other] { $games } Spiele sind
} in { $file } geschrieben.
games-imported = { $file } ist jetzt Spiel { $game }.
import-changed = Die Aufzeichnung { $file } wurde verändert, oder eine andere Version hat sie geschrieben: Sie führt nicht zu dem Ergebnis, das sie nennt. Sie wird nicht aufgenommen.
import-known = Das Spiel aus { $file } ist schon da: Es ist Spiel { $game }.
games-delete-question = { $games ->
    [one] Dieses Spiel verschwindet endgültig.
   *[other] Diese { $games } Spiele verschwinden endgültig.
} Tippe dazu „löschen“:
games-delete-word = löschen
games-deleted = { $games ->
    [one] 1 Spiel ist gelöscht.
   *[other] { $games } Spiele sind gelöscht.
}


### The screens of past games

# limit: action
action-games = Frühere Spiele
# limit: footer
footer-games = Spiele
palette-games = Frühere Spiele und Statistik ansehen
help-key-games = G   frühere Spiele, Ergebnisse und Statistik
# limit: footer
footer-look = Ansehen
# limit: footer
footer-note = Notiz
# limit: footer
footer-date = Datum
# limit: footer
footer-delete = Löschen
# limit: footer
footer-statistics = Werte
# limit: footer
footer-filter-year = Jahr
# limit: footer
footer-filter-seats = Spieler
# limit: footer
footer-filter-set = Karten
# limit: footer
footer-filter-expansions = Figuren
# limit: footer
footer-page-before = Vorige
# limit: footer
footer-page-after = Nächste
# limit: footer
footer-pages = Seiten
past-reading = Die früheren Spiele werden gelesen. Beim ersten Mal dauert das etwas.
past-opening = Das Spiel wird geöffnet.
past-saving = Es wird gespeichert.
past-failed = Die früheren Spiele lassen sich gerade nicht lesen ({ $what }). Geh zurück und versuche es noch einmal.
past-title-unread = Frühere Spiele
past-title = Frühere Spiele: { $games }
past-title-some = Frühere Spiele: { $shown } von { $games } ({ $filter })
past-none = Hier wurde noch nicht gespielt. Jedes Spiel, das ihr spielt, wird hier gespeichert.
past-none-fits = Kein Spiel passt. Ändere Jahr, Spieler, Karten oder Figuren.
past-filter-seats = { $count } Spieler
past-filter-set = Karten „{ $set }“
past-filter-figures = { $figures ->
    [none] ohne Figuren
    [butterfly] mit dem Schmetterling
    [frog] mit dem Frosch
   *[other] mit Schmetterling und Frosch
}
# limit: main-action
past-look = Dieses Spiel ansehen
# limit: action
past-statistics = Statistik
# limit: action
past-note = Notiz
# limit: action
past-date = Datum setzen
# limit: action
past-go-on = Fortsetzen
past-open = Das Spiel ist nicht beendet.
past-open-title = Spiel { $game }, nicht beendet
past-go-on-how = Spiel { $game } kann jetzt nicht weitergehen: Ein anderes läuft. Beende es oder lege es zuerst beiseite.
past-delete-open = Spiel { $game } ist nicht beendet und kann noch weitergehen. Spiele es zu Ende, bevor du es löschst.
past-note-title = Eine Notiz
past-note-why = Woran willst du dich bei Spiel { $game } erinnern? Ohne Text gibt es keine Notiz.
# limit: action
past-note-keep = Speichern
past-date-title = Das Datum
past-date-why = Wann war Spiel { $game }? Tippe 2026-05-28 oder 2026-05-28 19:30. Bleibt es leer, gilt die Uhr der Zentrale.
# limit: action
past-date-keep = Speichern
past-date-refused = „{ $given }“ ist kein Datum von { $first } bis { $last }. Tippe Jahr-Monat-Tag: 2026-05-28 oder 2026-05-28 19:30.
games-cannot-open = Spiel { $game } lässt sich nicht öffnen: Seine Aufzeichnung ist beschädigt. Die anderen Spiele sind nicht betroffen.
sure-delete-game = Löschen?
sure-delete-game-why = Das Spiel und seine Notiz verschwinden endgültig aus Liste und Statistik.
sure-delete-game-else = Das Spiel bleibt hier.
sure-delete-game-yes = Löschen
sure-delete-game-no = Behalten
# limit: main-action
score-back-to-games = Zurück zu den Spielen
score-past = Spiel { $game }, { $date }.
stats-page = { $name } ({ $number } von { $of })
stats-page-some = { $name } ({ $number } von { $of }): { $filter }
stats-page-results = Ergebnisse
stats-page-built = Treppen
stats-page-sources = Woher die Bananen kamen
stats-page-pace = Zeit
stats-page-pairs = Direkter Vergleich
stats-page-records = Rekorde
stats-page-chart = Bananen, Spiel für Spiel
stats-no-pairs = Noch haben keine zwei Spieler ein Spiel gemeinsam beendet.
stats-key-chart = Jeder Punkt ist das Mittel der letzten { $games } Spiele des Spielers.
stats-chart-few = Das Diagramm braucht zwei beendete Spiele eines Spielers.
