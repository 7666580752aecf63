# The pages for watching: the table on a television, the score, the review.

web-chosen = scelta
web-start-waits = Ancora nessuna partita. Inizia al tavolo, o sul telefono dell’organizzatore.
web-asked = Domanda al tavolo
web-oblique = Il palazzo di lato
web-newest = i pezzi più nuovi
web-turn-how = Il palazzo. Giralo con le frecce, o trascinalo a sinistra o a destra.
web-turn-left = Gira il palazzo a sinistra
web-turn-right = Gira il palazzo a destra
web-chart-round = round
web-podium = Classifica
web-bg-stats = Invia a BG Stats
web-review-steps = Passaggi della partita
web-review-score = Punteggio
web-review-turns = Vai a un turno
web-nav-games = Partite
web-chart-game = partita
web-past-all = tutte
web-past-filter = Mostra queste
web-past-pages = Pagine dell’elenco
web-past-page = Pagina { $number } di { $of }
web-past-newer = Partite più recenti
web-past-older = Partite più vecchie
past-so-far = Il punteggio finora
web-analysis-title = Analisi della partita { $game }
web-analysis-do = Fai l’analisi
web-analysis-begins = L’analisi comincia.
web-analysis-host = Per questa partita nessuno l’ha ancora fatta. Può farla l’organizzatore, su questa pagina.
web-analysis-playing = Una partita è in corso e ha bisogno del computer. Fate l’analisi dopo.
web-analysis-busy = È in corso l’analisi di un’altra partita. Aspettate che finisca.
web-analysis-back = Torna alla partita
web-delete-game = Elimina questa partita
web-ask-delete-game = Eliminare questa partita? La partita e la sua nota spariscono per sempre dall’elenco e dalle statistiche.
past-turn = Round { $round }: { $name }

# The codes on the terminal

start-codes = Questo tavolo è anche sui telefoni e sul televisore: mostra i codici
palette-codes = Codici per i telefoni e il televisore
help-key-codes = F12  codici per i telefoni e il televisore
footer-codes = Codici
footer-next-code = Avanti
footer-back-code = Indietro
footer-new-codes = Nuovi codici
footer-bg-stats = BG Stats
code-title = { $title } ({ $number } di { $of })
code-seat = Giocatore { $number }
code-seat-of = Giocatore { $number }: { $name }
code-seat-why = Per il telefono di questo giocatore: mostra i suoi pezzi e le sue carte, e da lì costruisce e pesca.
code-watch = Televisore e spettatori
code-watch-why = Per un televisore, un tablet o un telefono che guarda soltanto.
code-host = Organizzatore
code-host-why = Per il telefono che può fare tutto ciò che può fare questo schermo.
code-seat-secret = Chi ha il codice può giocare per questo giocatore: non mostratelo ad altri.
code-host-secret = Chi ha il codice può annullare, correggere e finire la partita: tenetelo per voi.
code-open = Inquadratelo con un telefono di questa rete domestica, o digitate l’indirizzo.
code-only-here = Ora solo questo computer può aprire la pagina. Per i telefoni, scrivete listen = "0.0.0.0" sotto [web] nel file palace.toml e riavviate.
code-bg-stats = BG Stats
code-bg-stats-why = Inquadratelo con un telefono che ha l’app BG Stats. L’app mostra la partita e la conserva se lo confermate.
code-no-room = Il codice richiede una finestra di { $columns } colonne e { $rows } righe. Rimpicciolite i caratteri: Ctrl e meno nella maggior parte dei terminali.
code-console = Questo terminale non può disegnare i codici. Digitate l’indirizzo.
sure-new-codes = Creare nuovi codici?
sure-new-codes-why = Tutti i telefoni e i televisori smettono di mostrare il tavolo finché non scansionano i nuovi codici.
sure-new-codes-else = I codici restano come sono.
sure-new-codes-yes = Nuovi codici
sure-new-codes-no = Tieni questi
