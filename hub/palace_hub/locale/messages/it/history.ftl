### Past games: `palace games`, `palace players` and `palace stats`.

cli-games = Elenca le partite giocate, e ne mostra una.
cli-games-list = Elenca le partite, dalla più recente.
cli-games-show = Mostra una partita: punteggio, round, turni.
cli-games-note = Aggiunge una riga di nota a una partita; senza parole la toglie.
cli-games-date = Imposta il giorno di una partita con la data sbagliata; senza data vale di nuovo quella dell’orologio.
cli-games-delete = Elimina partite per sempre.
cli-games-export = Scrive le partite in un file per altri programmi.
cli-games-export-file = la sua estensione dice che cosa contiene: games.csv (una riga per partita e giocatore), games.json (tutto ciò che si sa), one.jsonl (la registrazione di una partita), one.svg (un’immagine di una partita)
cli-games-export-turns = in un file .csv, invece, una riga per ogni turno
cli-games-export-game = solo questa partita
cli-games-import = Importa una partita da una registrazione fatta altrove.
cli-games-import-file = una registrazione: di "palace record", di "palace games export", o delle regole
cli-games-import-date = quando è stata giocata: 2026-05-28, o "2026-05-28 19:30"
cli-games-number = il numero della partita nell’elenco
cli-games-turns = elenca anche ogni turno
cli-games-note-words = ciò che volete ricordare della partita
cli-games-date-value = 2026-05-28, o "2026-05-28 19:30"
cli-players-command = Mostra chi gioca qui, e conserva nomi, segni e abitudini.
cli-players-name = il nome del giocatore
cli-players-rename = Dà a un giocatore un altro nome, in tutte le partite.
cli-players-new = il nuovo nome
cli-players-merge = Unisce due nomi in un solo giocatore, in tutte le partite.
cli-players-into = il nome che resta
cli-players-split = Fa di un nome precedente di nuovo un giocatore a sé.
cli-players-set = Conserva colore, segno, lato del tavolo e indizi di un giocatore.
cli-players-set-colour = il colore del giocatore
cli-players-set-symbol = il segno del giocatore
cli-players-set-side = il lato del tavolo, visto dal lato vicino
cli-players-set-hints = quando il giocatore ha gli indizi
cli-players-archive = Non propone più un giocatore per nuove partite; le partite restano.
cli-players-restore = Propone di nuovo un giocatore archiviato.
cli-players-erase = Toglie per sempre il nome di un giocatore da tutte le partite.
cli-players-name-range = "{ $given }" non può essere un nome. Usate da 1 a { $most } lettere
cli-history-yes = non chiede prima
cli-stats = Mostra chi ha vinto quante volte, i record, e come costruiscono i giocatori.
cli-stats-anew = rilegge tutte le partite invece di usare ciò che ne è stato conservato
cli-history-json = stampa un unico valore JSON
cli-filter-player = solo partite di questo giocatore
cli-filter-players = solo partite con 2, 3 o 4 giocatori
cli-filter-year = solo partite di questo anno
cli-filter-since = solo partite da questo giorno in poi (2026-05-28)
cli-filter-set = solo partite con le carte di questa serie
cli-filter-expansions = solo partite con esattamente queste: butterfly,frog, una delle due, o ""
cli-date = { $given } non è una data tra { $first } e { $last }. Usate 2026-05-28, o "2026-05-28 19:30"
error-history-not-kept = Impossibile salvare: { $file }: { $what }. Rimedio: fate spazio sul disco, o permettete all’hub di scrivere lì.
history-file-damaged = { $file } non si può usare (atteso: { $field } { $expected }). Le partite sono mostrate senza. Rimedio: eliminate il file, o rimettete una sua copia.
games-reading = partite
games-reading-progress = { $done } di { $of } partite lette
games-stopped = Interrotto. Ciò che è stato letto resta.
games-unreadable = { $count ->
    [one] La partita { $games } non è leggibile ed è esclusa.
   *[other] Le partite { $games } non sono leggibili e sono escluse.
}
games-no-such = { $last ->
    [0] Non c’è ancora nessuna partita. Giocatene prima una: "palace play".
   *[other] Non c’è nessuna partita { $game }. "palace games" elenca tutte le partite con i loro numeri.
}
games-none = { $games ->
    [0] Nessuna partita è stata ancora giocata. Giocatene una con "palace play".
   *[other] Nessuna partita corrisponde alla richiesta.
}
games-column-number = N.
games-column-date = Data
games-column-players = Giocatori e Punti Banana
games-column-length = Durata
games-column-watched = Vista da
games-column-cards = Carte
games-no-date = senza data
games-date-unsure = { $date } ?
games-bot = { $name } (bot)
games-open = { $names } (non finita)
games-watched = { $level ->
    [gold] oro
    [silver] argento
    [bronze] bronzo
   *[typed] persone
}
games-doubt-note = ?: l’orologio non era regolato, quindi la data può essere sbagliata. "palace games date N 2026-05-28" la imposta.
games-note-too-long = La nota ha { $count } lettere. Usatene al massimo { $most }.
games-noted = La nota della partita { $game } è salvata.
games-note-gone = Ora la partita { $game } non ha note.
games-dated = La data della partita { $game } è impostata.
games-date-gone = La partita { $game } ha di nuovo la data dell’orologio dell’hub.
game-head = Partita { $game }, { $date }: { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
} in { $hours ->
    [0] { $minutes } min.
   *[other] { $hours } h { $minutes } min.
}
game-cards = Carte: { $set }, { $deck ->
    [printed] mescolate da persone
   *[screen] sullo schermo
}. Mappa Terreno { $map }. { $butterfly ->
    [yes] { $frog ->
        [yes] Con la Farfalla e la Rana.
       *[no] Con la Farfalla.
    }
   *[no] { $frog ->
        [yes] Con la Rana.
       *[no] Senza Farfalla e Rana.
    }
}
game-watched = { $level ->
    [gold] Il vassoio e la base con i sensori hanno seguito la partita (oro).
    [silver] Il vassoio e la base hanno seguito la partita (argento).
    [bronze] Il vassoio ha seguito la partita (bronzo).
   *[typed] I pezzi sono stati scritti a mano.
} { $questions ->
    [0] L’hub non ha chiesto nulla
    [one] L’hub ha fatto 1 domanda
   *[other] L’hub ha fatto { $questions } domande
}, e { $undone ->
    [0] nessun passaggio è stato annullato.
    [one] 1 passaggio è stato annullato.
   *[other] { $undone } passaggi sono stati annullati.
}
game-won = { $count ->
    [one] Ha vinto { $names }{ $reason ->
        [monkey_trophy] {" "}con la Carta Trofeo Scimmia, a parità di Punti Banana
       *[points] { "" }
    }.
   *[other] Hanno vinto insieme { $names }.
}
game-early = La partita è finita in anticipo.
game-open = La partita non è finita. "palace play" la riprende.
game-doubt = La data non è sicura: { $why ->
    [no_clock] la partita non ne ha.
    [early] l’orologio non era regolato.
    [set_later] l’orologio è stato regolato durante la partita.
   *[went_back] una partita precedente ha una data successiva.
}
game-loss = Un danno ha cancellato una parte di questa partita; i numeri possono essere troppo bassi.
game-note = Nota: { $note }
game-rounds = Punti Banana dopo ogni round
game-turns = Turni
turns-column-turn = Turno
turns-column-round = Round
turns-column-built = Scalinata
turns-column-level = Livello
turns-column-credits = Crediti
turns-column-cards = Carte pescate
turns-column-score = Totale
stats-none = { $unfinished ->
    [0] Non c’è nessuna partita finita da contare.
    [one] Non c’è nessuna partita finita da contare. 1 partita non è finita.
   *[other] Non c’è nessuna partita finita da contare. { $unfinished } partite non sono finite.
}
stats-head = { $games ->
    [one] 1 partita finita
   *[other] { $games } partite finite
}{ $unfinished ->
    [0] { "" }
    [one] {" "}(un’altra non è finita)
   *[other] {" "}(altre { $unfinished } non sono finite)
}: { $time } ore, { $rounds } round per partita, { $average } Punti Banana per giocatore.
stats-first = Chi ha iniziato ha vinto { $wins } partite su { $games }; con le stesse possibilità per tutti sarebbero { $expected }.
stats-title-results = Risultati
stats-key-results = Probabile: la quota di vittorie è molto probabilmente tra i due valori, fortuna esclusa. Atteso: quanto vincerebbero giocatori alla pari. Di fila: vittorie consecutive, ora e al massimo.
stats-title-built = Scalinate
stats-key-built = Lunga: gli archi della scalinata più lunga. Alta: il livello più alto. Parte da: il colore da cui partono più scalinate. Archi per scalinata; crediti e crediti persi per turno; carte e indizi per partita.
stats-title-sources = Da dove vengono i Punti Banana
stats-key-sources = Punti Banana per partita.
stats-title-pace = Durata
stats-key-pace = Secondi per turno, senza pause.
stats-column-player = Giocatore
stats-column-games = Partite
stats-column-wins = Vinte
stats-column-rate = Vinte %
stats-column-interval = Probabile
stats-column-expected = Atteso %
stats-column-average = Media
stats-column-best = Max
stats-column-margin = Scarto
stats-column-streak = Di fila
stats-column-longest = Lunga
stats-column-highest = Alta
stats-column-colour = Parte da
stats-column-arches = Archi
stats-column-credits = Crediti
stats-column-lapsed = Persi
stats-column-bought = Carte
stats-column-hints = Indizi
stats-column-score = Totale
stats-column-cards = Carte
stats-column-bonus = Bonus
stats-column-monkey = Scimmia
stats-column-butterfly = Farfalla
stats-column-frog = Rana
stats-column-turns = Turni
stats-column-step-build = Costruire
stats-column-step-cards = Carte
stats-column-step-bricks = Consegne
stats-column-step-figures = Animali
stats-colour = { $colour ->
    [none] -
   *[other] { SHORT($colour, 1) }
}
stats-pairs = Due a confronto
stats-pair = { $name } e { $other }, { $games ->
    [one] 1 partita
   *[other] { $games } partite
}: { $name } ha avuto più Punti Banana in { $more }, meno in { $fewer }; in media { $difference }.
stats-records = Record
stats-record-score = Più Punti Banana: { $value }, { $name }, { $date } (partita { $game })
stats-record-margin = Vittoria più netta: { $value } Punti Banana di distacco, { $name }, { $date } (partita { $game })
stats-record-highest = Palazzo più alto: livello { $value }, { $name }, { $date } (partita { $game })
stats-record-longest = Scalinata più lunga: { $value } archi, { $name }, { $date } (partita { $game })
stats-record-credits = Più crediti in un turno: { $value }, { $name }, { $date } (partita { $game })
stats-record-streak = Più vittorie di fila: { $value }, { $name }, fino al { $date } (partita { $game })
players-none = Qui non ha ancora giocato nessuno. Un giocatore nasce dal nome che si scrive per una partita.
players-column-last = Ultima partita
players-column-colour = Colore
players-column-symbol = Segno
players-column-side = Siede
players-column-hints = Indizi
players-colour = { $colour ->
    [orange] arancione
    [blue] blu
    [violet] viola
    [green] verde
   *[none] -
}
players-symbol = { $symbol ->
    [heart] cuore
    [club] fiori
    [star] stella
    [note] nota
   *[none] -
}
players-side = { $side ->
    [near] vicino
    [right] destra
    [far] di fronte
    [left] sinistra
   *[none] -
}
players-hints = { $hints ->
    [on] sempre
    [stuck] in difficoltà
    [off] mai
   *[none] -
}
players-archived = archiviato
players-also = anche: { $names }
players-renamed = { $name } ora si chiama { $new }, in tutte le partite.
players-merged = Le partite di { $name } ora sono di { $into }. "palace players split" li separa di nuovo.
players-split = { $name } è di nuovo un giocatore a sé.
players-set = Salvato per { $name }.
players-is-archived = { $name } non viene più proposto per nuove partite.
players-is-back = { $name } viene proposto di nuovo per nuove partite.
players-erase-question = { $name } sparisce per sempre da { $games ->
    [one] 1 partita
   *[other] { $games } partite
}; le partite restano, senza il nome. Per farlo, scrivete il nome:
players-erased = { $name } è sparito da { $games ->
    [one] 1 partita
   *[other] { $games } partite
}.
players-files = { $count ->
    [one] Questo file contiene ancora il nome. Eliminatelo se non vi serve:
   *[other] Questi file contengono ancora il nome. Eliminateli se non vi servono:
}
player-refused-unknown = Nessuno si chiama { $name }. I giocatori sono: { $known }
player-refused-name-taken = C’è già un giocatore { $new }. Se sono la stessa persona: palace players merge "{ $name }" "{ $new }"
player-refused-same = { $name } e { $other } sono già un solo giocatore.
player-refused-no-former-name = { $name } non è un nome precedente di un giocatore. "palace players" li mostra dopo “anche”.
player-refused-together = { $name } e { $other } hanno giocato l’uno contro l’altro nella partita { $game }: sono due persone.
player-refused-nothing = Indicate che cosa conservare: --colour, --symbol, --side o --hints.
history-not-asked = Non si può annullare, e qui nessuno può rispondere. Aggiungete --yes se siete sicuri.
history-nothing-done = Nulla è stato cambiato.
export-ending = { $file } non dice che cosa scrivere. Dategli una delle estensioni .csv, .json, .jsonl o .svg.
export-which-game = { $file } contiene una sola partita. Indicate quale: --game N. "palace games" elenca i numeri.
export-not-written = { $file } non è completo: { $what }. Fate spazio lì, o indicate un file in un altro posto.
export-no-picture = La partita { $game } non è finita, quindi non ha ancora un’immagine. "palace play" la riprende.
games-exported = { $games ->
    [one] 1 partita è scritta
   *[other] { $games } partite sono scritte
} in { $file }.
games-imported = { $file } ora è la partita { $game }.
import-changed = La registrazione { $file } è stata modificata, o scritta da un’altra versione: non porta al risultato che indica. Non viene importata.
import-known = La partita di { $file } c’è già: è la partita { $game }.
games-delete-question = { $games ->
    [one] Questa partita sparisce per sempre.
   *[other] Queste { $games } partite spariscono per sempre.
} Per farlo, scrivete "elimina":
games-delete-word = elimina
games-deleted = { $games ->
    [one] 1 partita è eliminata.
   *[other] { $games } partite sono eliminate.
}


### The screens of past games

# limit: action
action-games = Archivio
# limit: footer
footer-games = Partite
palette-games = Guarda le vecchie partite e le statistiche
help-key-games = G   vecchie partite, punteggi e statistiche
# limit: footer
footer-look = Guarda
# limit: footer
footer-note = Nota
# limit: footer
footer-date = Data
# limit: footer
footer-delete = Elimina
# limit: footer
footer-statistics = Numeri
# limit: footer
footer-filter-year = Anno
# limit: footer
footer-filter-seats = Quanti
# limit: footer
footer-filter-set = Carte
# limit: footer
footer-filter-expansions = Animali
# limit: footer
footer-page-before = Indietro
# limit: footer
footer-page-after = Avanti
# limit: footer
footer-pages = Pagine
past-reading = Lettura delle vecchie partite. La prima volta ci vuole un po’.
past-opening = Apertura della partita.
past-saving = Salvataggio.
past-failed = Ora le vecchie partite non si possono leggere ({ $what }). Tornate indietro e riprovate.
past-title-unread = Vecchie partite
past-title = Vecchie partite: { $games }
past-title-some = Vecchie partite: { $shown } di { $games } ({ $filter })
past-none = Qui non è stata ancora giocata nessuna partita. Ogni partita che giocate viene conservata qui.
past-none-fits = Nessuna partita corrisponde. Cambiate anno, numero di giocatori, carte o animali.
past-filter-seats = { $count } giocatori
past-filter-set = carte “{ $set }”
past-filter-figures = { $figures ->
    [none] senza animali
    [butterfly] con la Farfalla
    [frog] con la Rana
   *[other] con la Farfalla e la Rana
}
# limit: main-action
past-look = Guarda questa partita
# limit: action
past-statistics = Statistiche
# limit: action
past-note = Scrivi nota
# limit: action
past-date = Imposta data
# limit: action
past-go-on = Riprendila
past-open = La partita non è finita.
past-open-title = Partita { $game }, non finita
past-go-on-how = Ora la partita { $game } non può riprendere: al suo posto ce n’è un’altra. Prima finite quella, o mettetela da parte.
past-delete-open = La partita { $game } non è finita e si può ancora giocare. Finitela prima di eliminarla.
past-note-title = Una nota
past-note-why = Che cosa volete ricordare della partita { $game }? Senza parole non c’è nessuna nota.
# limit: action
past-note-keep = Salva
past-date-title = La data
past-date-why = Quando è stata giocata la partita { $game }? Scrivete 2026-05-28, o 2026-05-28 19:30. Se non scrivete nulla, vale l’orologio dell’hub.
# limit: action
past-date-keep = Salva la data
past-date-refused = “{ $given }” non è una data tra { $first } e { $last }. Scrivete anno-mese-giorno: 2026-05-28, o 2026-05-28 19:30.
games-cannot-open = La partita { $game } non si può aprire: la sua registrazione è danneggiata. Le altre partite sono intatte.
sure-delete-game = Eliminarla?
sure-delete-game-why = La partita e la sua nota spariscono per sempre dall’elenco e dalle statistiche.
sure-delete-game-else = La partita resta qui.
sure-delete-game-yes = Elimina
sure-delete-game-no = Tienila
# limit: main-action
score-back-to-games = Torna alle partite
score-past = Partita { $game }, { $date }.
stats-page = { $name } ({ $number } di { $of })
stats-page-some = { $name } ({ $number } di { $of }): { $filter }
stats-page-results = Risultati
stats-page-built = Scalinate
stats-page-sources = Da dove vengono i Punti Banana
stats-page-pace = Durata
stats-page-pairs = Due a confronto
stats-page-records = Record
stats-page-chart = Punti Banana, partita per partita
stats-no-pairs = Nessuna coppia di giocatori ha finito una partita insieme.
stats-key-chart = Ogni punto è la media delle ultime { $games } partite del giocatore.
stats-chart-few = Il grafico richiede due partite finite di un giocatore.
