# The choice of the language. The languages' own names are in no catalogue: they are the same in each.

error-no-language = Não há o idioma "{ $given }". Os idiomas são { $known }.
cli-language = o idioma de todas as frases, { $known }; antes ou depois do comando
web-language = Idioma

# The rules of a new game: the hub's own, or those of an edition in this language.
# limit: line
start-edition = { $edition ->
    [zh] Edição chinesa: placar só no fim; o Sapo fica na arcada mais baixa.
    [it] Edição italiana: placar só no fim; o Sapo fica na arcada mais baixa.
    [fr] Edição francesa: placar no fim; Sapo na ponta mais baixa; Borboleta: a mais alta da sua cor.
    [pt] Edição em português: placar só no fim; com os espaços cheios, cartas novas cobrem outras.
    [en] Edição em inglês: placar só no fim; uma coluna trocada pelo Sapo pode acabar a partida.
   *[hub] As regras deste hub: todos veem o placar durante a partida.
}
edition-offer = Numa partida nova, você pode escolher as regras da edição no seu idioma: tecla { $letter }.
palette-next-edition = As regras de uma partida nova: as deste hub, ou as da edição no seu idioma
help-key-next-edition = a   as regras deste hub, ou as da edição no seu idioma
web-start-rules = Regras
