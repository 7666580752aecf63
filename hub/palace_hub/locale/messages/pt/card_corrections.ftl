### It was another card: the question before the correction, with all that follows from it.

told-counted-again = O placar foi contado de novo.
correction-sure = É esta carta?
correction-agree = Todos concordam?
correction-impossible = Isso não é possível
correction-yes = Sim, corrigir
correction-agree-yes = Todos concordamos
correction-no = Voltar
correction-was = { $name }, como informado: { $card }
correction-is = { $name }, na verdade: { $card }
correction-swap = Na lista do hub, essa carta estava com { $name }: as duas cartas trocam de lugar.
correction-swap-own = { $name } também tem essa carta: as duas cartas trocam de lugar.
correction-overrules-too-few-credits = Caro demais: as cartas daquele turno custam { $cost }, e havia { $credits ->
    [1] 1 crédito
   *[other] { $credits } créditos
} (regra { $rule }).
correction-overrules-wrong-colour = Cor errada: foi comprada uma carta { $colour ->
    [gold] dourada
   *[other] { SHORT($colour, 1) }
} onde só valia { $wanted ->
    [gold] dourada
   *[other] { SHORT($wanted, 1) }
} ou multicolorida (regra { $rule }).
correction-overrules-pile-twice = Duas cartas da mesma pilha naquele turno: { $colour ->
    [multi] multicolorida
    [gold] dourada
   *[other] { SHORT($colour, 1) }
} { $cost } (regra { $rule }).
correction-overrules-withdraws-end = A partida não acaba: com esta carta, não faltou nada na entrega de { $player } (regra { $rule }).
correction-gets = { $name } recebe do repositório { $pieces }.
correction-gives-back = { $name } devolve { $pieces }.
correction-owed-nothing = { $name } e o repositório não devem nada um ao outro.
correction-due = A entrega que { $name } pega agora é { $due }, e não { $before }.
correction-income = Daqui em diante, { $name } ganha { $each } por turno, e não { $before }.
correction-bananas-more = { $name } tem { $bananas ->
    [1] 1 banana
   *[other] { $bananas } bananas
} a mais.
correction-bananas-fewer = { $name } tem { $bananas ->
    [1] 1 banana
   *[other] { $bananas } bananas
} a menos.
correction-end = A entrega de { $name } faz a partida acabar depois desta rodada (regra 11.7).
correction-winner = { $count ->
    [1] Com isso, { $names } vence.
   *[other] Com isso, { $names } compartilham a vitória.
}
correction-nothing-else = Nada mais muda.
correction-entered = Como informado: { $card }
correction-prints = Na verdade: { $card }
correction-sure-print = Está certo assim?
correction-board-entered = Tabuleiro de jogador { $seat }, como informado: { $symbols }
correction-board-prints = Na verdade: { $symbols }
