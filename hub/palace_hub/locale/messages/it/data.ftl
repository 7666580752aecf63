### Faults in a set of cards, boards and ground maps. The key is `data-` and the code of monkey_palace.faults.TEXTS, with dashes.

data-fault = { $file }:{ $line }: { $field ->
        [nowhere] { $text }
       *[other] { $field }: { $text }
    }{ $rule ->
        [none] {""}
       *[other] { " " }(R{ $rule })
    }
data-maps-misnamed = { $found } non viene letto: una serie conserva le proprie mappe in un file { $allowed }. Rinominatelo, o spostatelo altrove.
data-file-missing = il file { $found } non esiste. Una serie di carte è una cartella con { $allowed }.
data-file-unreadable = la riga { $found } non è testo in UTF-8. Salvate il file come testo semplice in UTF-8.
data-file-refused = il file non si può leggere: { $found }. Datevi il permesso di leggerlo.
data-file-not-ordinary = { $found } è una cartella, una pipe o un dispositivo. Mettete un file al suo posto.
data-file-is-json = il file è JSON; una serie di carte è TOML, con righe come { $allowed }. È il file giusto?
data-file-too-long = il file ha { $found } caratteri; una serie ne ha al massimo { $allowed }. È il file giusto?
data-toml-syntax = la riga "{ $found }" non è TOML: { $detail }. Scrivete chiave = valore, con il testo tra "virgolette".
data-key-unknown = chiave sconosciuta "{ $found }"; sono permesse { $allowed }. { $mend }
data-key-missing = manca "{ $found }". Aggiungete una riga { $mend }.
data-wrong-type = trovato { $found }, ma serve { $allowed }. Scrivete { $mend }.
data-out-of-range = trovato { $found }; è permesso { $allowed }. Guardate di nuovo il numero stampato.
data-format-unknown = trovato il formato { $found }; questa versione legge { $allowed }. Scrivete format = { $allowed }.
data-text-not-plain = trovato "{ $found }"; è permesso { $allowed }. Scegliete un testo semplice e corto.
data-pile-unknown = la pila "{ $found }" non esiste; le pile sono { $allowed }. { $mend }
data-cost-not-of-pile = trovato il valore { $found }; una carta della pila { $pile } vale { $allowed }. Correggete il valore o la pila.
data-colour-not-of-pile = trovato il colore "{ $found }"; una carta della pila { $pile } è "{ $allowed }". Correggete il colore o la pila.
data-symbol-unknown = "{ $found }" non è un simbolo per questo posto; sono permessi { $allowed }. { $mend }
data-id-duplicate = l’id "{ $found }" è già alla riga { $first }; ogni id si usa una volta. Sceglietene un altro.
data-cards-total = trovate { $found } carte; una serie ne ha { $allowed }. { $mend }
data-pile-empty = la pila { $found } non ha carte; ognuna delle 12 pile ne ha almeno { $allowed }. Inserite le sue carte.
data-seat-duplicate = il posto { $found } è già alla riga { $first }; ogni posto ha una Plancia Giocatore. Correggete.
data-seat-missing = manca la Plancia Giocatore del posto { $found }; i posti { $allowed } ne hanno una ciascuno. Aggiungete il suo [[board]].
data-slots-wrong = trovati { $found } posti per le carte; una Plancia Giocatore ne ha { $allowed }. Correggete il numero o omettete la riga.
data-kit-not-as-printed = trovati pezzi iniziali { $found }; il posto { $seat } inizia con { $allowed } in ogni edizione. Correggete i pezzi iniziali.
data-kits-exceed-box = i pezzi iniziali dei quattro posti richiedono { $found } di { $piece }; la scatola ne contiene { $allowed }. Controllateli di nuovo.
data-board-delivers-nothing = la Plancia Giocatore del posto { $found } non ha una Consegna Ricorrente; serve { $allowed }. Aggiungetela.
data-map-duplicate = la mappa { $found } è già alla riga { $first }; ogni numero ha una mappa. Correggete.
data-map-missing = la mappa { $found } non esiste; una serie ha le mappe { $allowed }, o nessuna propria. Aggiungete la sua [[map]].
data-grid-rows = la griglia ha { $found } righe; una base ne ha { $allowed }. Ricontatele.
data-grid-columns = la riga { $row } della griglia ha { $found } caratteri; una riga ne ha { $allowed }. Ricontateli.
data-grid-mark = riga { $row }, colonna { $column }: trovato "{ $found }"; sono permessi { $allowed }. Scrivete uno di questi.
data-knob-dead = riga { $row }, colonna { $column }: nessuno può raggiungere il bottoncino nella posizione { $stud }: la sua distanza dalla scalinata iniziale non è un multiplo di tre. Spostatelo, o scrivete un punto.
data-staircase-wrong = trovato "{ $found }": { $detail }. Scrivete come { $allowed }.
data-staircase-unmarked = riga { $row }, colonna { $column }: trovato "{ $found }", ma nella posizione { $stud } c’è la scalinata iniziale. Scrivete lì il bottoncino come { $allowed }.
data-staircase-elsewhere = riga { $row }, colonna { $column }: trovato "{ $found }", ma nella posizione { $stud } non c’è la scalinata iniziale. Scrivete { $allowed }, o correggete la scalinata.
data-first-turn-impossible = il posto 1 non può costruire una scalinata con { $allowed }. Aprite bottoncini accanto alla scalinata.
data-second-turn-impossible = se il posto 1 costruisce { $found }, il posto 2 non può costruire con { $allowed }. Aprite altri bottoncini.
data-sets-differ = trovato { $key } = "{ $found }", ma { $other } dice "{ $allowed }". Scrivete lo stesso in entrambi i file.
