### Learn while playing: what a card, a board or the ground map prints is entered when it is needed.

## The card

# limit: line
learn-card-title = Che cosa è stampato su questa carta? Si inserisce una volta sola.
# limit: line
learn-card-wrong-title = Che cosa è stampato davvero su questa carta?
learn-card-how = { $pile }. Punti Banana: il numero. Ogni lettera aggiunge un pezzo.
# limit: title
learn-take = Pescala
# limit: title
learn-correct = Correggila
learn-done = Fatto

## The board

# limit: line
learn-board-page = Che cosa dà ogni turno questa Plancia Giocatore? Si inserisce una volta.
# limit: line
learn-board-how = Guarda il bordo sinistro della Plancia. Ogni lettera aggiunge un pezzo; Enter alla fine.
# limit: line
learn-board-wrong-page = Che cosa dà davvero ogni turno questa Plancia? Sinistra e destra: un’altra Plancia.
learn-board-title = Plancia Giocatore { $seat }: { $name }
# limit: headline
head-learn-board = Leggi la Plancia
# limit: explanation
explain-learn-board = Prima consegna di { $name }: inserisci ciò che dà il bordo sinistro della Plancia Giocatore (regola 11.8).
# limit: main-action
main-learn-board = Inserisci la Plancia Giocatore
# limit: main-action
main-learn-knob = C’è un bottoncino?

## The beginning of a set

# limit: line
learn-sizes-title = La vostra scatola: quante carte ha ogni pila?
# limit: line
learn-kits-title = La vostra scatola: con quali pezzi inizia ogni Plancia Giocatore?
# limit: line
learn-kits-how = Guardate il retro di ogni Plancia. Ogni lettera aggiunge un pezzo; Enter: la Plancia seguente.
# limit: title
learn-set-name = nome della vostra serie
# limit: footer
learn-key-name = Nome
learn-set-taken = Avete già una serie { $name }. Premete n e scrivete un altro nome.
learn-set-bad-name = { $name } non può essere il nome di una serie: premete n e usate lettere minuscole, cifre, - e _.

## The knob

# limit: headline
ask-knob = Un bottoncino?
# limit: explanation
ask-knob-why = Qui l’hub non conosce ancora nessun bottoncino. Guarda la Mappa Terreno sotto il pezzo (regola 11.8).
# limit: explanation
ask-knob-not-sure = Si inserisce una volta, per tutte le partite su questa mappa.
# limit: action
ask-knob-colour = { $sign } { SHORT($colour, 1) }
# limit: action
ask-knob-no = Nessuno
# limit: hint
plan-aim-asks = chiede se lì c’è un bottoncino
# limit: here
plan-here-unknown = Bottoncino non ancora inserito

## The market

tile-enter = da inserire
tile-enter-other = Un’altra carta: inseriscila
tile-not-entered = { $count } da inserire
