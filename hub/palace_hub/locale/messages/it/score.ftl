### The final score.

# limit: headline
score-wins = Vince { $name }
# limit: headline
score-two-win = Vincono { $name } e { $other }
# limit: headline
score-many-win = Vincono in { $count }
score-by-points = { $bananas } : { $second }. Vince chi ha più Punti Banana (regola 8.5).
score-by-monkey = { $bananas } : { $bananas } con { $others }. { $name } ha la Carta Trofeo Scimmia, che in caso di parità decide (regola 8.5).
score-by-sharing = { $bananas ->
    [one] 1 Punto Banana
   *[other] { $bananas } Punti Banana
} a testa, e nessuno di loro ha la Carta Trofeo Scimmia: condividono la vittoria (regola 8.5).
score-early = Finita in anticipo nel round { $round } (regola 12.1).
score-early-alone = Finita in anticipo nel round { $round }: era rimasto un solo giocatore (regola 12.2).
score-left = Usciti prima della fine: { $names }.
score-breakdown = Chi ha ottenuto cosa
score-breakdown-house-cards = CARTE DELLA CASA - i punti
score-breakdown-house-map = MAPPA DELLA CASA - i punti
score-breakdown-house = CARTE E MAPPA DELLA CASA - i punti
score-cards = Carte Scimmia
score-bonus = Carte Bonus (da 4)
score-monkey = Trofeo Scimmia
score-butterfly = Trofeo Farfalla
score-frog = Trofeo Rana
score-total = Totale
score-longest = Scalinata più lunga
score-tallest = Decorazione più alta
scores-short-cards = carte
scores-short-bonus = bonus
scores-short-monkey = Scimmia
scores-short-butterfly = Farfalla
scores-short-frog = Rana
scores-short-total = totale
score-chart = Punti Banana dopo ogni round
score-chart-note = Segnato: il massimo di Punti Banana in quel round. Barre: Punti Banana ottenuti in quel round.
score-end = Fine: { $found } { NOUN($piece, $found) } su { $wanted } per { $name } (regola 8.2).
# limit: main-action
score-new-game = Nuova partita
rematch-who = Chi gioca la prossima partita?
rematch-why = Inizia il giocatore seguente. Nomi e posti si possono ancora cambiare prima dell’inizio.
rematch-order = Inizia { $name }, poi { $others }
rematch-others = Altri giocatori
# limit: action
score-step-through = Rivedi
# limit: action
score-export = Salva foto
# limit: action
score-close = Chiudi

## The review of a scored game

# limit: headline
head-past = Passaggio { $number } di { $of }
# limit: explanation
past-waited = { $sentence }: { $why }
# limit: main-action
past-forward = Avanti
# limit: action
past-back = Indietro
# limit: action
past-first = All’inizio
# limit: action
past-last = Alla fine
