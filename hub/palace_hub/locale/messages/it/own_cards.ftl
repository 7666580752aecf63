### `palace cards`: the editor in which a family types the cards, boards and maps of its own box.

## Pages and keys

# limit: footer
cards-page-piles = Pile
# limit: footer
cards-page-cards = Carte
# limit: footer
cards-page-boards = Plance
# limit: footer
cards-page-maps = Mappe
# limit: footer
cards-page-check = Verifica
cards-saved = salvato
cards-unsaved = non ancora salvato
# limit: footer
cards-key-page = Pagina
# limit: footer
cards-key-undo = Annulla
# limit: footer
cards-key-redo = Ripeti
# limit: footer
cards-key-next = Avanti
# limit: footer
cards-key-size = Quante
# limit: footer
cards-key-clear = Svuota
# limit: footer
cards-key-pile = Pila
# limit: footer
cards-key-erase = Cancella
# limit: footer
cards-key-map = Mappa
# limit: footer
cards-key-leave = Esci
# limit: footer
cards-key-help = Aiuto

## Words of a card

cards-piece-arch = arco
cards-piece-brick = mattoncino
cards-piece-column = colonna
cards-piece-brick_or_arch = mattoncino o arco
cards-bananas = { $count ->
    [one] Punto Banana
   *[other] Punti Banana
}
cards-once = una volta
cards-each = ogni turno
# limit: here
cards-bananas-heading = Punti Banana: il numero
# limit: here
cards-once-heading = Una volta, quando si pesca
# limit: here
cards-each-heading = Ogni turno
# limit: title
cards-kit-heading = Pezzi iniziali
# limit: title
cards-card-title = Carta { $number } di { $count }
cards-pile-title = Pila { $pile }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
# limit: title
cards-board-title = Plancia { $seat }
# limit: action
cards-next = Avanti

## What to do

# limit: line
cards-piles-how = Quante carte ha ogni pila della vostra scatola? Contate, scrivete il numero, premete Enter.
# limit: line
cards-piles-offer = Questi numeri sono quelli della serie della casa. Tutte le pile insieme hanno 67 carte.
cards-sum = { $total } di { $all } carte
# limit: line
cards-boards-how = Scrivete i pezzi iniziali con le lettere, poi Enter, poi ciò che la Plancia dà ogni turno.
# limit: explanation
cards-maps-how = l, d, g: un bottoncino, e avanti. Punto: nessuno. Enter: riga seguente. ?: tutti i tasti.
cards-progress = { $typed } di { $all } carte inserite.
# limit: line
cards-cards-how = { $typed } di { $all } inserite. Cifre: Punti Banana (p). Lettere: un simbolo. Enter: carta seguente.
cards-progress-boards = { $typed } di { $all } Plance Giocatore inserite.

## Maps

# limit: tray
cards-paint-l = chiaro
# limit: tray
cards-paint-d = scuro
# limit: tray
cards-paint-g = oro
# limit: tray
cards-paint-closed = chiuso
# limit: tray
cards-paint-nothing = niente
# limit: action
cards-tool-staircase = scalinata
# limit: action
cards-tool-mirror = specchia di lato
# limit: action
cards-tool-mirror-down = specchia in basso
# limit: action
cards-tool-repeat = completa la riga
# limit: action
cards-tool-repeat-row = copia giù la riga
cards-map-at = Sinistra { $x }, bordo { $y }.
cards-map-knobs = { $count ->
    [one] 1 bottoncino libero.
   *[other] { $count } bottoncini liberi.
}
cards-map-use = Mappe finite: { $count } di { $all }. Finché non lo sono tutte, si usano le mappe della casa.
cards-feet-bare = { $count ->
    [one] Un bottoncino sotto la scalinata non è colorato: coloratelo dove c’è un ?.
   *[other] { $count } bottoncini sotto la scalinata non sono colorati: colorateli dove c’è un ?.
}
cards-knobs-outside = { $count ->
    [one] Il bottoncino con ! non si raggiunge: contate di 3 in 3 dalla scalinata.
   *[other] { $count } bottoncini con ! non si raggiungono: contate di 3 in 3 dalla scalinata.
}
cards-no-staircase-yet = La mappa non ha ancora la scalinata iniziale: andate al suo primo appoggio e premete s.
cards-map-used = Tutte le mappe sono finite: le partite le usano.

## Answers to a key

cards-no-key = Questo tasto qui non fa nulla. ? mostra i tasti.
cards-no-size = Una pila ha al massimo { $most } carte. Scrivete da 0 a { $most }.
cards-pile-typed = { $count ->
    [one] 1 carta di questa pila è inserita. Svuotatela prima, o usate + per una pila più grande.
   *[other] { $count } carte di questa pila sono inserite. Svuotatene prima alcune, o usate + per una pila più grande.
}
cards-pile-empty = Questa pila non ha carte. Ogni pila ne ha almeno una.
cards-sum-wrong = Le pile hanno in tutto { $total } carte; una scatola ne ha { $all }. Ricontate le pile.
cards-no-bananas = { $found } Punti Banana sono troppi: da 0 a { $most }. Guardate di nuovo la carta.
cards-most-symbols = Una consegna ha al massimo { $most } pezzi dello stesso tipo. Guardate di nuovo la carta.
cards-nothing-left = Qui non c’è più niente da togliere.
cards-bananas-first = Scrivete prima i Punti Banana; 0 se la carta non ne mostra.
cards-some-left = Alcune carte non sono ancora inserite: ecco la prima.
cards-all-typed = Tutte le { $count } carte sono inserite. Ora le quattro Plance Giocatore.
cards-kit-is-pieces = I pezzi iniziali sono archi, mattoncini e colonne. Questo tasto è per le consegne.
cards-kit-first = Scrivete prima i pezzi iniziali della Plancia Giocatore { $seat }: sono sul retro.
cards-delivery-first = La Plancia Giocatore { $seat } dà una consegna ogni turno. Scrivetela prima.
cards-edge = Qui finisce la scheda.
cards-row-done = Riga seguente.
cards-last-row = Era l’ultima riga.
cards-no-staircase = Da qui la scalinata iniziale non ci sta: richiede sei posizioni.
cards-undone = Annullato. y lo ripete.
cards-redone = Ripetuto.
cards-nothing-to-undo = Non c’è niente da annullare.
cards-nothing-to-redo = Non c’è niente da ripetere.
cards-more-faults = e altri { $count }
cards-not-kept = La serie { $name } non è salvata: { $what }. Fate spazio in { $folder }; l’hub riprova dopo la prossima carta.
cards-leave-unsaved = La serie non si può salvare. Premete di nuovo Ctrl+Q per uscire e perdere le ultime modifiche.

## The check

cards-check-title = La serie è completa?
cards-check-missing = Mancano ancora, prima di poter giocare con questa serie:
cards-check-complete = Tutte le carte e le Plance Giocatore sono inserite.
cards-check-maps = { $count ->
    [0] Tutte e quattro le mappe sono finite: le partite le usano.
    [one] La mappa { $maps } non è finita: fino ad allora si usano le mappe della casa.
   *[other] Le mappe { $maps } non sono finite: fino ad allora si usano le mappe della casa.
}
cards-check-faults = { $count ->
    [one] Una cosa non può essere giusta:
   *[other] { $count } cose non possono essere giuste:
}
cards-check-map = Mappa { $number }: { $text }
cards-check-sound = Niente di ciò che avete inserito viola una regola.
cards-check-play = Giocate con questa serie: palace play --set { $name }
cards-lack-pile = { $count } di { $colour ->
    [multi] multicolore { $cost }
   *[other] { SHORT($colour, 1) } { $cost }
}
cards-lack-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}{ $piles ->
    [none] { "" }
   *[other] { ": " }{ $piles }
}
cards-lack-boards = { $count ->
    [one] Plancia Giocatore { $seats }
   *[other] Plance Giocatore { $seats }
}

## Help

cards-help-title = Tasti di questa pagina
cards-help-close = Un tasto qualsiasi torna indietro.
cards-help-sizes = 0 - 9: il numero di carte della pila segnata. Enter: la pila seguente.
cards-help-rows = Su, Giù: un’altra pila. Sinistra, Destra o - e +: una in meno, una in più.
cards-help-digits = 0 - 9: il numero nella riga segnata; all’inizio, i Punti Banana.
cards-help-once = e: un mattoncino o arco, k: una colonna, quando si pesca la carta.
cards-help-each = a: un arco, b: un mattoncino, ogni turno.
cards-help-capitals = K: una colonna, E: un mattoncino o arco, ogni turno. Poche carte li hanno.
cards-help-next = Enter: la carta seguente. La precedente viene salvata.
cards-help-lines = Su, Giù: un’altra riga. - e +: uno in meno, uno in più. Backspace: togli l’ultimo.
cards-help-walk = Sinistra, Destra: la carta prima o dopo. PgUp, PgDn: un’altra pila.
cards-help-clear = Del: svuota la carta.
cards-help-board = a: un arco, b: un mattoncino, k: una colonna, e: un mattoncino o arco.
cards-help-board-next = Enter: dai pezzi iniziali alla consegna di ogni turno, poi alla Plancia seguente.
cards-help-board-walk = Sinistra, Destra: la Plancia prima o dopo. Del: svuota la Plancia.
cards-help-paint = l, d, g: un bottoncino verde chiaro, verde scuro o oro; punto: nessuno; x: chiuso.
cards-help-map-next = Enter: la riga di bottoncini seguente. 1 - 4: un’altra mappa.
cards-help-arrows = Frecce: tre posizioni avanti; con Shift: una. Backspace: una indietro. Del: cancella.
cards-help-staircase = s: qui inizia la scalinata iniziale. Di nuovo: si gira.
cards-help-mirror = m: la metà sinistra specchiata a destra. v: la metà in alto specchiata in basso.
cards-help-repeat = r: questo bottoncino fino a fine riga. R: questa riga fino in fondo alla scheda.
cards-help-undo = u: annulla, quante volte volete. y: ripeti.
cards-help-pages = Tab, Shift+Tab: un’altra pagina.
cards-help-leave = t: chiaro o scuro. Ctrl+Q: esci; tutto ciò che avete scritto resta salvo.

## The command line

cli-cards = Per inserire carte, Plance Giocatore e mappe della vostra scatola. Potete smettere e continuare più tardi.
cli-cards-words = NAME apre una serie (l’unica, se omesso); "export NAME FILE" la scrive in un file, "import FILE" ne legge una, "import FILE NAME" con un altro nome
cli-cards-last-good = apre l’ultima copia buona di una serie danneggiata
cli-cards-usage = Usate "palace cards", "palace cards NAME", "palace cards export NAME FILE" o "palace cards import FILE NAME" (NAME si può omettere).
cards-bad-name = { $name } non può essere il nome di una serie. Usate fino a 24 caratteri tra a-z, 0-9, - e _; non house, export o import. Per un file: palace cards import FILE NAME
cards-which = Avete più serie. Apritene una con "palace cards NAME":
cards-one-of = { $name }: { $typed } di { $all } carte, { $boards } di 4 Plance Giocatore
cards-one-damaged = { $name }: danneggiata
cards-damaged = La serie { $name } non si può aprire: { $text }{ $copy ->
    [yes] {" "}L’ultima copia buona è salva: palace cards { $name } --last-good
   *[no] {" "}Correggete la riga, o spostate altrove la cartella { $folder }.
}
cards-not-complete = La serie di carte { $name } non è completa: { $missing }. Inserite il resto: palace cards { $name }
cards-no-set = Non c’è nessuna serie di carte { $name }. Le vostre: { $known }
cards-exported = La serie { $name } è in { $file }.
cards-imported = La serie ora è vostra come { $name }: { $typed } di { $all } carte, { $boards } di 4 Plance Giocatore. Apritela: palace cards { $name }
cards-exists = Avete già una serie { $name }. Date all’altra un nome suo: palace cards import { $file } NAME
cards-file-exists = { $file } esiste già. Indicate un altro file.
cards-not-a-set = { $file } non è una serie di carte. { $text ->
    [none] {""}
   *[other] { $text }{" "}
}Una serie è un file di "palace cards export", o una cartella con cards.toml.
