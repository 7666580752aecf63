# The choice of the language. The languages' own names are in no catalogue: they are the same in each.

error-no-language = La lingua "{ $given }" non c’è. Le lingue sono: { $known }.
cli-language = la lingua di tutte le frasi, { $known }; prima o dopo il comando
web-language = Lingua

# The rules of a new game: the hub's own, or those of an edition in this language.
# limit: line
start-edition = { $edition ->
    [zh] Edizione cinese: i punteggi si vedono alla fine; la Rana va sull’arco più basso.
    [it] Edizione italiana: i punteggi si vedono alla fine; la Rana va sull’arco più basso.
    [fr] Edizione francese: punteggi alla fine; Rana all’inizio; Farfalla sulla più alta del suo colore.
    [pt] Edizione portoghese: punteggi alla fine; a posti pieni le nuove carte vanno una sull’altra.
    [en] Edizione inglese: punteggi alla fine; la colonna della Rana può far finire la partita.
   *[hub] Le regole di questo hub: durante la partita tutti vedono i punteggi.
}
edition-offer = Per una nuova partita potete scegliere le regole dell’edizione in questa lingua: tasto { $letter }.
palette-next-edition = Le regole di una nuova partita: di questo hub, o dell’edizione nella vostra lingua
help-key-next-edition = a   le regole di questo hub, o dell’edizione nella vostra lingua
web-start-rules = Regole
