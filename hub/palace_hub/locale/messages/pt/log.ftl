### The log: one sentence for each event.

log-new-game = Começou uma partida para { $players }
log-took = { $count } { NOUN($piece, $count) } fora
log-put-back = { $count } { NOUN($piece, $count) } de volta
log-override = Contagem corrigida: { SHORT($piece, 1) } { $old } -> { $new }
log-link = { $name }: { $state ->
    [live] conectado
    [lost] não responde
    [stale] em silêncio
    [incompatible] fala outra versão
    [absent] sumiu
   *[other] iniciando
}
log-staged = { $name } construiu uma escadaria: { $arches } { NOUN("arch", $arches) }, { $height } de altura
log-command-report-build = { $name } decorou a escadaria: { $arches } { NOUN("arch", $arches) }
log-command-report-build-forgotten = { $name } só informou os dados: de agora em diante, a forma do palácio não é conhecida
log-command-build = { $name } construiu { $arches } { NOUN("arch", $arches) }, { $height } de altura, e decorou
log-command-correct-supply = A contagem da partida foi corrigida
log-command-tell-top = A carta do topo de uma pilha foi informada
log-command-remove-card = Uma carta perdida foi tirada da partida
log-command-change-deck = { $deck ->
    [printed] De agora em diante, vocês jogam com suas cartas impressas
   *[screen] De agora em diante, a tela mostra as cartas
}
log-command-correct-card = { $name } tem outra carta, diferente da informada
log-command-settle-owed = { $name } e o repositório acertaram as contas depois de uma carta corrigida
log-command-settle-owed-leaver = Os blocos de construção de { $name } estão de volta no repositório
log-command-learn-card = Foi cadastrado o que uma carta mostra
log-command-learn-board = Foi cadastrado o que um tabuleiro de jogador dá
log-command-learn-knob = Foi cadastrado um pino do mapa de terreno
log-command-pass-build = { $name } não construiu uma escadaria
log-command-take-cards = { $cards ->
    [0] { $name } não comprou carta
    [1] { $name } comprou 1 carta
   *[other] { $name } comprou { $cards } cartas
}
log-card = { $card }
log-card-was = não { $card }
log-card-is = e sim { $card }
log-agreed-too-few-credits = todos concordaram, embora custasse demais
log-agreed-wrong-colour = todos concordaram, embora a cor estivesse errada
log-agreed-pile-twice = todos concordaram, embora seja a segunda carta da pilha
log-agreed-withdraws-end = todos concordaram que a partida continue
log-command-place-cards = { $name } colocou as cartas
log-command-take = { $name } pegou a entrega
log-command-take-frog = { $name } pegou o Sapo
log-command-place-frog = { $name } colocou o Sapo
log-command-place-monkey = { $name } colocou o Macaco
log-command-place-butterfly = { $name } colocou a Borboleta
log-figure-on-card-no-open-knob = { $figure ->
    [butterfly] A Borboleta fica na carta dela
    [frog] O Sapo fica na carta dele
   *[monkey] O Macaco fica na carta dele
}: não há pino aberto
log-figure-on-card-cut-short = { $figure ->
    [butterfly] A Borboleta vai para a carta dela
    [frog] O Sapo vai para a carta dele
   *[monkey] O Macaco vai para a carta dele
}: { $name } já tinha direito a ela
log-command-end-now = A partida foi terminada antes
log-command-leave = { $bricks ->
    [back] { $name } saiu da partida, e suas peças voltam para o repositório
   *[out] { $name } saiu da partida, e suas peças ficam fora
}
log-figure-on-card-built-over = { $figure ->
    [butterfly] A Borboleta voltou para a carta dela
    [frog] O Sapo voltou para a carta dele
   *[monkey] O Macaco voltou para a carta dele
}: { $name } construiu ali
log-command-end-turn = { $name } terminou o turno
log-violation-opened = { $what ->
    [put-back-wrong] Devolução de { $count } { NOUN($piece, $count) }: { $count ->
        [1] não era para o repositório
       *[other] não eram para o repositório
    }
    [wrong-type] Retirada de { $count } { NOUN($piece, $count) }: tipo errado
    [wrong-time] Retirada de { $count } { NOUN($piece, $count) }: cedo demais
   *[other] Retirada a mais: { $count } { NOUN($piece, $count) }
}
log-violation-closed = { SHORT($piece, 2) }: corrigido
log-question = Pergunta: { $low } ou { $high } { NOUN($piece, $high) }?
log-question-object = Pergunta: o que há no compartimento de { NOUN($piece, 2) }?
log-question-cup = Pergunta: o pote de { NOUN($piece, 2) } não está no lugar
log-tray-replaced = O repositório tem outro microcontrolador: ele pesa como antes, e a partida continua
log-unknown = { SHORT($piece, 1) }: a contagem não é conhecida
log-audit-healed = { SHORT($piece, 1) }: a célula derivou { $off }; o zero dela foi corrigido
log-audit-disagrees = { SHORT($piece, 1) }: o peso total diz { $off }. Conte o que está ali
log-question-staircase = { $count ->
    [1] Pergunta: a escadaria é esta?
   *[other] Pergunta: qual destas { $count } escadarias é?
}
log-question-plate = { $more ->
    [yes] Pergunta: o que há na placa, { $grams } g a mais do que o palácio?
   *[no] Pergunta: o que falta na placa, { $grams } g a menos do que o palácio?
}
log-question-figure = Pergunta: { $figure ->
    [butterfly] é a Borboleta que está ali
    [frog] é o Sapo que está ali
   *[monkey] é o Macaco que está ali
}, ou uma peça?
log-question-laid = Pergunta: a placa está como antes de ser retirada?
log-plate = A placa viu { $count ->
    [1] 1 peça
   *[other] { $count } peças
} da escadaria de { $name }
log-plate-where = onde: { $pieces }
log-plate-less = Peças foram tiradas: da escadaria de { $name } { $count ->
    [1] resta 1
   *[other] restam { $count }
}
log-plate-level = { $level ->
    [gold] A placa vê com balança e sensores Hall
    [silver] A placa vê só com a balança{ $why ->
        [hall] : poucos sensores Hall funcionam
       *[other] {""}
    }
   *[typed] As escadarias são marcadas à mão: { $why ->
        [hall_needed] poucos sensores Hall funcionam
        [fault] as leituras da placa não puderam ser interpretadas
        [corner] um canto da placa não dá leitura
        [node] a placa não responde
       *[other] a placa não vê
    }
}
log-answer = { $answer ->
    [agreed] Resposta: o palácio está como na tela
    [turned] Resposta: a placa não está como antes
    [typed] Resposta: a escadaria é marcada à mão
    [other] Resposta: nenhuma delas, a escadaria é marcada à mão
   *[number] Resposta: { $answer }
}
log-keep = O repositório foi aceito como estava
log-undo = O último passo foi desfeito
log-redo = O passo foi refeito
log-set-up = A partida foi preparada
log-box = { $by ->
    [tray] A caixa toda foi pesada
   *[other] A caixa toda foi contada à mão
}
log-evidence = desvio de { $fraction } de peça, ruído { $noise_mg } mg, parado { $still_s } s{ $way ->
    [taken] , alternativa: { $rival } fora
    [back] , alternativa: { $rival } de volta
    [nothing] , alternativa: nada se mexeu
   *[other] {""}
}
log-who = { $name }:

## The evidence of a decision

page-evidence = Por que o hub decidiu assim
# limit: footer
footer-evidence = Por quê
evidence-none = Nada foi pesado aqui: um jogador informou, ou decorre das regras.
evidence-decided = decidido
evidence-still = Parado por { $seconds } s antes da decisão.
evidence-restless = Ruído de uma leitura: { $noise } mg.
evidence-fraction = Desvio de { $fraction } de peça em relação a um número inteiro, com erro de medição de { $error }.
evidence-rival = Alternativa: { $way ->
    [taken] { $rival } fora
    [back] { $rival } de volta
   *[nothing] nada se mexeu
}. { $lost ->
    [off-whole] O peso combina menos com ela.
    [faded] Viu-se a força da mão acabar.
    [lifted] Viu-se um dedo se levantar.
    [waited] Ficou parado por mais tempo do que um dedo descansa.
    [stands] Não dava para excluí-la, por isso o hub perguntou.
   *[unlikely] As mãos raramente fazem isso, ou a partida esperava o outro caso.
}
evidence-undecided = { $low } ou { $high }: nenhum dos dois podia ser excluído, por isso o hub perguntou.
evidence-odds = Chance de todas as outras leituras juntas: { $odds } para 1.
evidence-finger = A alternativa só é possível se um dedo descansa no compartimento.
