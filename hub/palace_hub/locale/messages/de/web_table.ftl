# The pages for watching: the table on a television, the score, the review.

web-chosen = gewählt
web-start-waits = Noch kein Spiel. Es beginnt am Tisch oder auf dem Handy des Gastgebers.
web-asked = Frage am Tisch
web-oblique = Der Palast von der Seite
web-newest = die neuesten Teile
web-turn-how = Der Palast. Drehe ihn mit den Pfeiltasten, oder ziehe ihn nach links oder rechts.
web-turn-left = Den Palast nach links drehen
web-turn-right = Den Palast nach rechts drehen
web-chart-round = Runde
web-podium = Rangliste
web-bg-stats = An BG Stats senden
web-review-steps = Schritte des Spiels
web-review-score = Ergebnis
web-review-turns = Zu einem Zug
web-nav-games = Spiele
web-chart-game = Spiel
web-past-all = alle
web-past-filter = Diese zeigen
web-past-pages = Seiten der Liste
web-past-page = Seite { $number } von { $of }
web-past-newer = Neuere Spiele
web-past-older = Ältere Spiele
past-so-far = Der Zwischenstand
web-analysis-title = Analyse von Spiel { $game }
web-analysis-do = Analyse machen
web-analysis-begins = Die Analyse beginnt.
web-analysis-host = Für dieses Spiel hat sie noch niemand gemacht. Der Gastgeber kann es, auf dieser Seite.
web-analysis-playing = Gerade läuft ein Spiel und braucht den Computer. Mach die Analyse danach.
web-analysis-busy = Gerade läuft die Analyse eines anderen Spiels. Warte, bis sie fertig ist.
web-analysis-back = Zurück zum Spiel
web-delete-game = Dieses Spiel löschen
web-ask-delete-game = Dieses Spiel löschen? Das Spiel und seine Notiz verschwinden endgültig aus Liste und Statistik.
past-turn = Runde { $round }: { $name }

# The codes on the terminal

start-codes = Den Tisch gibt es auch auf Handys und Fernseher: Codes zeigen
palette-codes = Codes für Handys und Fernseher
help-key-codes = F12  Codes für Handys und Fernseher
footer-codes = Codes
footer-next-code = Weiter
footer-back-code = Voriger
footer-new-codes = Neue Codes
footer-bg-stats = BG Stats
code-title = { $title } ({ $number } von { $of })
code-seat = Spieler { $number }
code-seat-of = Spieler { $number }: { $name }
code-seat-why = Für das eigene Handy dieses Spielers: Es zeigt deine Teile und Karten, und du baust und kaufst damit.
code-watch = Fernseher und Zuschauer
code-watch-why = Für einen Fernseher, ein Tablet oder ein Handy, das nur zuschaut.
code-host = Gastgeber
code-host-why = Für das Handy, das alles darf, was dieser Bildschirm kann.
code-seat-secret = Wer den Code hat, kann für diesen Spieler spielen: Zeige ihn sonst niemandem.
code-host-secret = Wer den Code hat, kann rückgängig machen, berichtigen und das Spiel beenden: Behalte ihn für dich.
code-open = Scanne ihn mit der Kamera eines Handys in diesem Heimnetz, oder tippe die Adresse ein.
code-only-here = Die Seite lässt sich zurzeit nur auf diesem Computer öffnen. Für Handys schreibe listen = "0.0.0.0" unter [web] in die Datei palace.toml, und starte neu.
code-bg-stats = BG Stats
code-bg-stats-why = Scanne ihn mit einem Handy, auf dem die App BG Stats ist. Die App zeigt das Spiel und speichert es, wenn du zustimmst.
code-no-room = Der Code braucht ein Fenster mit { $columns } Spalten und { $rows } Zeilen. Mach die Buchstaben kleiner: in den meisten Terminals mit Ctrl und Minus.
code-console = Dieses Terminal kann keine Codes zeichnen. Tippe die Adresse ein.
sure-new-codes = Neue Codes?
sure-new-codes-why = Alle Handys und Fernseher zeigen den Tisch erst wieder, wenn sie die neuen Codes gescannt haben.
sure-new-codes-else = Die Codes bleiben, wie sie sind.
sure-new-codes-yes = Neue Codes
sure-new-codes-no = Behalten
