### Pages over the table, help, the palette and dialogs.

page-palace = Palácio
page-scores = Placar até agora
page-devices = Aparelhos
page-devices-problems = { $count ->
    [1] Aparelhos   ! 1 problema
   *[other] Aparelhos   ! { $count } problemas
    }
# limit: action
page-log = Registro
page-help = Ajuda
page-market = Mercado
# limit: line
page-market-printed = Mercado: a tecla de uma pilha mostra suas cartas   (b: bananas, +: por turno)
page-held = As cartas de todos
page-bought = { $name } comprou estas cartas no turno { $turn }. Qual delas era outra carta?
page-elsewhere = Escolha a carta que ela é, na verdade.
page-which-card = Qual carta é, na verdade?
page-which-card-named = { $name }, como informado: { $card }
page-lost-pile = De qual pilha se perdeu uma carta?   (b: bananas, +: por turno)
page-lost-card = Qual carta da pilha { $colour ->
    [multi] multicolorida
    [gold] dourada
   *[other] { SHORT($colour, 1) }
} { price } se perdeu?
page-pile = { $colour ->
    [multi] Mercado: multicolorida { price }
    [gold] Mercado: dourada { price }
   *[other] Mercado: { SHORT($colour, 1) } { price }
}
page-sum = { $once ->
    [yes] Entrega Única: o que suas novas cartas dão
   *[no] Entrega Recorrente: o que tabuleiro de jogador e cartas dão
}
sum-line = { $what }: dá { $pieces }   { $symbols }
sum-total = Ao todo: { $pieces }   { $symbols }
sum-covered = Uma carta coberta não dá mais nada. As bananas dela ainda contam.
page-no-game = Não há partida em andamento.
count-of = { $count } { NOUN($piece, $count) }
pieces-and = { $before } e { $last }
colour-name = { SHORT($colour, 1) }
palace-built = Construído até agora, com a escadaria inicial
palace-highest = Bloco decorativo mais alto de cada cor
palace-level = { $level } de altura
palace-none = ainda nenhum
palace-part = { $sign } { $text }
palace-highest-line = Blocos decorativos mais altos: { $parts }
palace-figures = Troféus
palace-on-card = na mesa
palace-held = { $name }
palace-no-plan = O hub não sabe onde estão as peças: de uma escadaria só foram informados os dados. Desfazer leva de volta a ela.
trophy-name-monkey = Macaco
trophy-name-butterfly = Borboleta
trophy-name-frog = Sapo
scores-at-end = Nesta mesa, o placar fica escondido até o fim (regra 10.11).
devices-node = NÓ
devices-role = FUNÇÃO
devices-link = CONEXÃO
devices-last = ÚLTIMO
devices-gaps = FALHAS
devices-refused = RECUSAS
devices-rate = TAXA
devices-signal = SINAL
devices-firmware = FIRMWARE
devices-config = CONFIG
devices-config-word = { $config } { $word ->
        [same] igual
        [own] própria
       *[differs] difere
    }
devices-carrier = { $carrier ->
        [mqtt] Wi-Fi { $state }
       *[serial] USB { $state }
    }
devices-runtime = roda { $runtime } em { $board }, porta { $port }
devices-and-chip = { $said }, chip a { $celsius } °C
devices-and-supply = { $said }, alimentação { $volts } V
devices-none = Nenhum repositório conectado. Solução: conecte o cabo do repositório, ou siga jogando e digite o que você pega.
devices-cell = CÉLULA
devices-count = CONTA
devices-weight = PESO
devices-noise = RUÍDO
devices-drift = DERIVA
devices-state = ESTADO
devices-trace = ÚLT. 60 s
devices-counted = { $sure ->
        [yes] { $count } certo
       *[no] { $count } incerto
    }
devices-corner = CANTO
devices-reading = LEITURA
devices-corner-cell = placa { $corner }
devices-problem-of = { $where }: { $problem }
devices-no-problem = nenhum
corner-ne = nordeste
corner-se = sudeste
corner-sw = sudoeste
corner-nw = noroeste
corner-state-reads = lê
corner-state-fault = falha
corner-state-unknown = desconhecido
unit-seconds = { $number } s
unit-minutes = { $number } min
unit-hours = { $number } h
unit-rate = { $number } /s
unit-grams = { $number } g
unit-milligrams = { $number } mg
unit-drift = { $number } mg/min
unit-raw = { $number } bruto
unit-signal = { $number } dBm { $word }
signal-strong = forte
signal-ok = bom
signal-weak = fraco
signal-faint = péssimo
devices-plate-level = PLACA { $level ->
    [gold] ouro: balança e sensores Hall veem
    [silver] prata: a balança vê
   *[typed] desligada: você marca as escadarias
}
problem-plate-off = { $problem } Solução: compare o palácio com a tela (p). Ponha de volta o que caiu e tire o que está solto.
hall-none = HALL  sem sensores
hall-no-strips = HALL  { $bits } bits brutos: não é um número inteiro de fitas de 16
hall-chain = { $chain ->
        [whole] HALL  { $sensors } sensores em { $strips } fitas, { $bits } bits, todos os marcadores certos
       *[broken] HALL  { $sensors } sensores em { $strips } fitas, { $bits } bits: só as primeiras { $answering } fitas respondem
    }
hall-on = { $count ->
        [0] nenhum ativo
        [1] 1 ativo (fita.sensor): { $where }
       *[other] { $count } ativos (fita.sensor): { $where }
    }
provenance-house-map = MAPA DA CASA { $number } – não é um mapa do jogo impresso
provenance-map = Mapa de terreno { $number }, de { $provenance }
devices-problems = PROBLEMAS  { $count }
log-rule = (regra { $rule })
log-undone = desfeito
log-empty = Nada aconteceu ainda.

## Help: the step, the keys by group, and how to build

help-step-1 = Construa uma escadaria com suas próprias peças (regras 4.1 a 4.10). Mais abaixo, esta página mostra como, passo a passo. Uma placa vê suas peças; sem placa, marque-as no desenho ou informe os números (dados).
help-step-2 = Pegue um bloco decorativo no repositório. Ele tem a cor do pino onde você começou. Coloque-o no fim da sua última arcada (regra 5.1).
help-step-3 = Não há nada a fazer: olhe seus créditos. Você ganha 1 por arcada, e mais 1 se agora o seu bloco decorativo for o mais alto da cor dele (regras 5.2, 5.3).
help-step-4 = Compre cartas com seus créditos: da cor inicial ou multicoloridas, no máximo uma de cada pilha. Os créditos que sobrarem se perdem (regras 6.1 a 6.3).
help-step-printed = Pegue cartas da mesa, da cor inicial ou multicoloridas, no máximo uma de cada pilha. Juntas, elas custam no máximo os seus créditos. Para cada uma, aperte a tecla da pilha e depois a da carta. Se na pilha só restar um tipo de carta, basta a tecla da pilha (regras 6.1 a 6.3, 11.2).
help-step-5 = Pegue todas as peças da Entrega Única das suas novas cartas (regras 7.1, 7.4). Se uma carta dá “bloco ou arcada”, você escolhe.
help-step-6 = Primeiro coloque suas novas cartas nos espaços do seu tabuleiro de jogador. Depois pegue a Entrega Recorrente: todas as peças que o tabuleiro de jogador e cada carta visível dão por turno (regras 7.2 a 7.4).
help-step-7 = Se uma parte da sua escadaria tem a altura de pelo menos cinco blocos, você ganha uma Carta Bônus: 4 Pontos de Banana (regra 8.1).
help-step-8 = Depois de um bloco dourado, coloque o Macaco. Depois do bloco decorativo mais alto, coloque a Borboleta. Se você pegou o Sapo, coloque-o na sua escadaria (regras 9.1 a 9.4).
help-no-game = Escolha quantas pessoas jogam e quais animais participam, digite os nomes e comece a partida (regra 2.1).
help-calibrate-empty = O hub pesa primeiro os potes vazios e depois a caixa cheia. Assim ele aprende quanto pesa uma peça.
help-calibrate-full = Coloque a caixa toda nos compartimentos. O hub aprende então quanto pesa uma peça.
help-tray-setup = O hub aprende quanto pesam os potes vazios e uma peça. Retirar 20 peças mostra quantas há na caixa. Se você pular isso, o hub supõe que a caixa está completa.
help-tray-check = O hub compara o repositório com o que havia nele na configuração. Só pelo peso, ele não distingue uma peça que falta de uma célula que derivou; por isso pergunta.
help-resume = O hub foi parado durante uma partida. Tudo o que você confirmou está guardado.
help-setup = Cada jogador pega um kit inicial, e a escadaria inicial é construída (regra 2.2).
help-play = Um turno tem oito passos (regra 2.4).
help-cards-check = O hub conhece as cartas impressas pelo que vocês informaram. Ache aqui uma carta errada antes da contagem dos Pontos de Banana (regra 11.2).
help-ended = Vence quem tem mais Pontos de Banana. No empate, vence o jogador com a Carta de Troféu de Macaco (regra 8.5).

help-group-step = TECLAS DESTE PASSO
help-group-always = TECLAS QUE VALEM SEMPRE
help-group-screens = TECLAS QUE ABREM UMA TELA
help-group-hands = TECLAS DAS MÃOS SOBRE O REPOSITÓRIO SIMULADO

help-picture-top = no fim: 1 bloco decorativo, da cor inicial
help-picture-climb = cada arcada fica mais alta que a anterior
help-picture-carry = blocos ou colunas dão suporte às arcadas
help-picture-start = início: um pino aberto do chão
help-picture-here = coloque o bloco decorativo aqui, no fim
help-picture-colour = a cor dele: a deste pino, onde você começou
help-picture-each-arch = cada arcada que você construiu: 1 crédito
help-picture-highest = o mais alto da cor dele: mais 1 crédito
help-picture-price = valor em créditos, e cor
help-picture-bananas = pontos no fim da partida
help-picture-once = peças, uma vez: quando você pega a carta
help-picture-each = peças, de novo em cada turno seu
help-picture-take-once = pegue estas peças agora
help-picture-take-each = pegue estas peças agora, de cada carta visível
help-picture-and-board = e a parte esquerda do seu tabuleiro de jogador
help-picture-slots = espaços do tabuleiro de jogador: vazios primeiro
help-picture-five-high = um só monte, cinco blocos de altura
help-picture-column-counts = uma coluna conta como três blocos
help-picture-monkey = Macaco: numa ponta aberta de qualquer arcada
help-picture-butterfly = Borboleta: no bloco decorativo mais alto
help-picture-frog = Sapo: embaixo, na sua própria escadaria

help-building = COMO CONSTRUIR UMA ESCADARIA
help-building-1 = Escolha um pino aberto do chão. A cor dele é a sua cor inicial (regra 4.1).
help-building-2 = Coloque nele uma arcada, ou primeiro blocos e colunas e depois uma arcada (regra 4.2).
help-building-3 = Cada ponta de uma arcada se apoia em algo: um pino do chão, um bloco, uma coluna, um bloco decorativo ou a ponta de outra arcada. Nada pode ficar no meio de uma arcada (regras 3.3, 3.5).
help-building-4 = As duas pontas de uma arcada não podem se apoiar na mesma arcada (regra 3.6).
help-building-5 = Continue na outra ponta dessa arcada: reto ou para um lado, nunca para trás. Cada nova arcada fica mais alta que a anterior. Blocos e colunas podem levantá-la (regras 4.6, 4.7).
help-building-6 = Faça um só caminho, sem divisões. Cada arcada é um degrau dele, e cada bloco e coluna dá suporte a uma arcada dele (regra 4.8).
help-building-7 = Pelo menos uma das suas peças deve se apoiar numa peça que já estava lá antes do seu turno (regra 4.5).
help-building-8 = Acabe com uma arcada e deixe livre o fim dela: o bloco decorativo vai ali (regras 4.3, 5.1).

# A key, at least three spaces, and what it does.
help-key-new = n, Enter   começar uma nova partida
help-key-steps = esquerda, direita   percorrer a partida passo a passo
help-key-export = e   salvar uma imagem do palácio e do placar, e a gravação
help-key-main = Enter   fazer o que diz o botão grande
help-key-back = Esc   voltar, fechar
help-key-digits-check = 1 a 4   escolher uma resposta
help-key-skip = s   pular este passo
help-key-digits-start = 2 a 4   quantas pessoas jogam
help-key-digits-build = a b k g j   escolher um número; depois + ou -
help-key-digits-colour = 1 a 3   a cor do pino onde ela começa
help-key-digits-market = 1 a 9, 0, -, =   escolher uma pilha
help-key-digits-pile = 1 a 9, 0, -, =   escolher uma carta desta pilha
help-key-digits-slots = 1 a 4   escolher um espaço
help-key-digits-typed = o número dele   escolher um compartimento; depois digitar quantas peças
help-key-digits-decoration = 4 a 6   o bloco decorativo que você colocou no fim
help-key-letters-knobs = a letra dele   escolher um pino aceso
help-key-plan-move = setas   andar pelo desenho
help-key-plan-brick = b   pôr um bloco aqui
help-key-plan-column = k   pôr uma coluna aqui
help-key-plan-arch = a   pôr uma arcada aqui; depois uma seta: onde ela acaba
help-key-plan-take-back = x   tirar a peça entre os [ ], ou a última
help-key-plan-way = w   trocar entre desenho e dados
help-key-sum = w   ver o que cada carta dá agora
help-key-butterfly = b   com ou sem a Borboleta
help-key-frog = g   com ou sem o Sapo
help-key-ground-map = m   o próximo mapa de terreno, 1 a 4
help-key-deck = c   de quem são as cartas: da tela ou da sua caixa
help-key-resume = r   continuar uma partida
help-key-discard = d   guardar a partida
help-key-redo = y   refazer o que foi desfeito
help-key-stop = q   parar: pausa, terminar agora, ou um jogador sai
help-key-more = o   mais coisas que você pode fazer agora
help-key-language = F2   próximo idioma
help-key-arrows = setas, Tab   mudar o foco
help-key-stepper = + -   um a mais, um a menos do número escolhido
help-key-choose = Espaço   escolher, ou desfazer a escolha
help-key-next-player = n   o próximo jogador já constrói; n de novo volta
help-key-undo = u   desfazer o último passo
help-key-correct = c   corrigir o que está errado
help-key-palace = p   o palácio
help-key-market = m   o mercado: todas as pilhas de cartas
help-key-digits-held = 1 a 4   as cartas de um jogador
help-key-held = i   as cartas de todos
help-key-correct-card = c   era outra carta
help-key-log = l   o registro: tudo o que aconteceu
help-key-devices = d   repositório, placa e problemas
help-key-scores = s   o placar até agora
help-key-far = f   vista grande, ou voltar
help-key-theme = t   claro ou escuro
help-key-mute = z   desligar ou ligar os sons
help-key-help = ?, F1   esta página
help-key-palette = Ctrl+P   procurar entre todos os comandos
help-key-quit = Ctrl+Q   sair (pergunta antes)
help-key-hands-cell = F3   ir ao próximo compartimento
help-key-hands-amount = F4   quantas peças de cada vez
help-key-hands-take = F5   retirar peças
help-key-hands-put = F6   devolver peças
help-key-hands-press = F7   apertar as peças
help-key-hands-spill = F8   deixar cair uma peça no próximo compartimento

## The palette: every command with a sentence

palette-search = O que você quer fazer?
palette-main = Fazer a ação principal
palette-back = Voltar ou fechar
palette-undo = Desfazer o último passo
palette-redo = Refazer o que foi desfeito
palette-correct = Corrigir o que está errado
palette-correct-counts = Uma contagem está errada
palette-correct-card = Era outra carta
palette-correct-board = Um tabuleiro de jogador dá outra coisa
palette-lose-card = Uma carta se perdeu
palette-change-deck = Mudar para suas próprias cartas, ou para as da tela
palette-palace = Ver o palácio
palette-market = Ver o mercado
palette-held = Ver as cartas de todos
palette-devices = Ver repositório, placa e problemas
palette-log = Ler o registro
palette-scores = Mostrar o placar até agora
palette-skip = Pular este passo da configuração
palette-stop = Parar: pausa, terminar agora, ou um jogador sai
palette-pause = Pausa até amanhã
palette-end-now = Terminar a partida agora e contar os pontos
palette-player-leaves = Um jogador sai da partida
palette-far = Vista de longe, ou voltar
palette-theme = Claro ou escuro
palette-language = Próximo idioma
palette-mute = Desligar ou ligar os sons
palette-help = Ajuda para este passo
palette-more = Mais coisas que você pode fazer agora
palette-resume = Retomar a partida que não acabou
palette-discard = Guardar a partida que não acabou
palette-next-map = O próximo mapa de terreno para a nova partida
palette-next-deck = Escolher de quem são as cartas: da tela ou da sua caixa
palette-pass-build = Não dá para construir
palette-take-frog = Pegar o Sapo e uma coluna
palette-keep = Aceitar o repositório como está
palette-new-game = Começar uma nova partida
palette-step-through = Percorrer a partida de novo, passo a passo
palette-export = Salvar uma imagem do palácio e do placar, e a gravação
palette-sum = Ver o que cada carta dá nesta entrega
palette-way = Marcar a escadaria no desenho, ou informar os dados dela
palette-next-player = O próximo jogador já constrói, ou voltar
palette-take-back = Tirar a última peça
palette-quit = Sair (pergunta antes)

## Dialogs

dialog-evidence = Mostrar os indícios
dialog-number = Digitar um número
evidence-noise = { NOUN($piece, 2) }: ruído { $noise } mg
evidence-drift = deriva { $drift } mg por minuto
evidence-activity = agora { $activity }
correct-counts = Contagem errada
correct-counts-why = Quantas peças há em cada compartimento? O registro guarda o que você mudar.
correct-do = Corrigir as contagens
correct-tray = repositório { $count }
correct-books = partida { $count }
correct-typed-count = digitado { $count }
correct-tray-short = repos.: { $count }
correct-books-short = partida: { $count }
correct-typed-count-short = digitado: { $count }
correct-not-known = não se sabe
choice-numbers = Números errados
choice-other-pile = Outra pilha
choice-held = Já comprada
choice-close = Voltar
sure-lost = Carta perdida?
sure-lost-why = A carta fica fora até o fim desta partida, e ninguém pode comprá-la. A pilha dela tem uma carta a menos. Desfazer traz a carta de volta.
sure-lost-yes = Está perdida
sure-lost-no = Deixar como está
sure-deck-printed = Suas cartas?
sure-deck-printed-why = Vocês embaralham as cartas impressas da sua caixa e informam as que pegam. Nada foi comprado ainda, então nada mais muda.
sure-deck-printed-else = A tela continua mostrando as cartas.
sure-deck-printed-yes = Nossas cartas
sure-deck-printed-no = Deixar como está
sure-deck-screen = Cartas da tela?
sure-deck-screen-why = O hub embaralha as cartas e mostra as do topo. Deixe as impressas na caixa. Nada foi comprado ainda, então nada mais muda.
sure-deck-screen-else = Vocês continuam com as cartas da sua caixa.
sure-deck-screen-yes = Cartas da tela
sure-deck-screen-no = Deixar como está
sure-undo = Desfazer de { $name }?
sure-undo-why = O último passo foi de { $name }. Ele é desfeito, e volta a ser o turno de { $name }. O registro mostra que foi desfeito.
sure-undo-laid = { $count ->
    [1] A peça colocada para { $name } sai do palácio: tire-a.
   *[other] As { $count } peças colocadas para { $name } saem do palácio: tire-as.
}
sure-undo-else = Nada é desfeito: o turno de { $name } continua.
sure-undo-yes = Desfazer
sure-undo-no = Deixar como está
sure-discard = Guardar?
sure-discard-why = A partida fica guardada. Para continuá-la, aperte Esc na página inicial e depois r.
sure-discard-else = A partida fica aqui, e você pode continuá-la.
sure-discard-yes = Guardar
sure-discard-no = Deixar aqui
sure-pass = Não dá mesmo?
sure-pass-why = Sem escadaria: só a Entrega Recorrente, sem cartas, bônus ou troféus neste turno (regra 4.10).
sure-pass-else = Você continua construindo.
sure-pass-yes = Não dá para construir
sure-pass-no = Construir
sure-keep = Aceitar assim?
sure-keep-why = O hub passa a considerar certo o que está agora no repositório. O registro guarda esta mudança.
sure-keep-else = Você corrige as peças, e o hub espera por elas.
sure-keep-yes = Aceitar como está
sure-keep-no = Corrigir
stop-how = Parar?
stop-how-why = Para continuar outro dia, basta desligar tudo. Deixe as peças como estão.
stop-pause = Pausa até amanhã
stop-end-now = Terminar a partida agora e contar os pontos
stop-player-leaves = Um jogador sai, os outros continuam
sure-pause = Fazer pausa?
sure-pause-why = Tudo fica guardado. Deixe as peças como estão e desligue o hub, o repositório e a placa. Na volta, o hub só pergunta sobre o que mudou.
sure-pause-else = A partida continua.
sure-pause-yes = Parar agora
sure-pause-no = Seguir jogando
sure-end-now = Terminar agora?
sure-end-now-why = Os pontos são contados como estão agora. Deste turno vale tudo o que foi confirmado: a escadaria, as cartas e os troféus (regra 12.3). Para continuar a partida, desfaça.
sure-end-now-else = A partida continua.
sure-end-now-yes = Terminar agora
sure-end-now-no = Seguir jogando
sure-go-on = Continuar?
sure-go-on-why = A partida continua de onde acabou, com as peças como estavam.
sure-go-on-else = A partida fica terminada, com este placar.
sure-go-on-yes = Continuar
sure-go-on-no = Acabou
leave-who = Quem sai?
leave-who-why = Cartas, Cartas Bônus e troféus ficam com esse jogador e contam no fim. Os outros continuam na mesma ordem.
leave-who-why-last = Restaria só um jogador; por isso a partida termina na hora e os pontos são contados.
leave-bricks = E as peças?
leave-bricks-why = { $name } tem { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) } e { $columns } { NOUN("column", $columns) }. Para onde vão?
leave-own-turn = Este turno termina agora. O que foi confirmado nele conta; tire do palácio a escadaria que ainda não tem bloco decorativo.
leave-bricks-back = De volta ao repositório
leave-bricks-out = Ficam fora da partida
leave-how = Como sair?
leave-restart = Reiniciar o hub
leave-shut-down = Desligar a máquina
leave-console = Console: parar o hub e entrar
dim-wake = Aperte uma tecla ou toque na tela
sure-quit = Sair?
sure-quit-why = A partida fica guardada. Ao abrir de novo, o hub oferece continuá-la.
sure-quit-why-not-saved = Não dá para salvar a partida agora: tudo depois do último evento salvo se perderia.
sure-quit-why-simulated = Esta demonstração acaba aqui; "palace demo" começa outra. A partida dela fica num arquivo, que o hub indica ao sair.
sure-quit-why-setting-up = Esta configuração só é salva no fim. A configuração anterior continua valendo.
sure-quit-why-ended = A partida acabou e os pontos foram contados: nada se perde.
sure-quit-why-no-game = Não há partida em andamento: nada se perde.
sure-quit-else = Tudo fica como está.
sure-quit-yes = Sair
sure-quit-no = Seguir jogando
sure-practice = Sair?
sure-practice-why = Esta partida foi um treino e não fica guardada. As lições que você resolveu ficam.
sure-practice-why-no-game = As lições que você resolveu ficam guardadas: da próxima vez, você continua dali.
sure-practice-else = Tudo fica como está.
sure-practice-yes = Sair
sure-practice-no = Seguir jogando
