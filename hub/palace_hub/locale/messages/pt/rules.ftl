### Refusals of the rules. The key is `rule-` and the code of monkey_palace.errors.CODES, with dashes.

rule-same-name = Os lugares { $seat } e { $other } têm o mesmo nome, { $name }: mude um deles.
rule-not-due = Ainda não é hora de { $command }: agora vem { $expected } (regra 2.4).
rule-game-over = A partida acabou: { $command } chega tarde demais (regra 8.3).
rule-palace-unknown = A forma do palácio não é conhecida: informe os dados da escadaria.
rule-bad-notation = Não dá para ler a peça { $number } da escadaria: escreva { $expected }, e não { $word }.
rule-no-arch = Uma escadaria acaba com uma arcada: ponha pelo menos uma (regra 4.3).
rule-not-enough-pieces = { $has ->
    [0] Você não tem { NOUN($piece, 2) }, e a escadaria usa { $wanted } (regra 4.9).
   *[other] Você só tem { $has } { NOUN($piece, $has) }, e não { $wanted } (regra 4.9).
  }
rule-height-too-low = A altura é { $lowest } ou mais, não { $height }: cada arcada sobe (regra 4.6).
rule-height-too-high = Estas peças chegam no máximo a { $highest } de altura, e não a { $height } (regra 4.6).
rule-height-between = Estas peças podem ter { $levels } de altura, e não { $height } (regra 4.6).
rule-pieces-reach-nothing = { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) } e { $columns } { NOUN("column", $columns) } não conseguem se conectar ao palácio (regra 4.5).
rule-facts-impossible = Nenhuma escadaria neste palácio tem estas peças, esta cor inicial e esta altura (regra 4.6).
mend-facts-impossible = Conte de novo as peças e a altura, e confira se o mapa de terreno { $map } está na placa.
rule-five-high-impossible = Nenhuma parte pode ter cinco de altura com { $bricks } { NOUN("brick", $bricks) } e { $columns } { NOUN("column", $columns) } (regra 8.1).
rule-five-high-too-low = Uma parte com cinco de altura leva o bloco decorativo pelo menos a { $lowest }, e não a { $height } (regra 8.1).
rule-five-high-certain = Para chegar a { $height } com { $arches } { NOUN("arch", $arches) }, alguma parte tem cinco de altura (regra 8.1).
rule-decoration-missing = No fim vai um bloco decorativo da cor inicial: { SHORT($wanted, 1) } (regra 5.1).
rule-wrong-decoration = No fim vai { SHORT($wanted, 1) }, e não { SHORT($decoration, 1) } (regra 5.1).
rule-decoration-out = Não restam { NOUN($decoration, 2) } (regra 10.7).
rule-no-decoration-due = Não restam { NOUN($wanted, 2) }, e nenhuma outra cor entra no lugar: nem { SHORT($decoration, 1) } (regra 10.7).
rule-unknown-card = Não há uma carta { $card } neste conjunto (regra 6.2).
rule-card-not-on-top = A carta { $card } não estava no topo quando o turno começou (regra 6.2).
rule-deck-not-printed = { $command } é para um baralho impresso: este é embaralhado pelo programa (regra 11.1).
rule-deck-is-so = { $deck ->
    [printed] Suas cartas impressas já estão em jogo (regra 11.1).
   *[screen] O programa já embaralha as cartas (regra 11.1).
  }
rule-deck-in-use = Uma carta já foi comprada, então o baralho fica como está (regra 11.1).
rule-card-removed = A carta { $card } se perdeu e não está mais no conjunto (regra 11.4).
rule-card-of-other-pile = A carta { $card } é da pilha { $pile }, e não da pilha { $other } (regra 11.3).
rule-player-gone = { $player } já saiu da partida (regra 12.2).
rule-no-such-seat = Não há lugar { $seat } numa partida de { $players } jogadores (regra 2.1).
rule-card-not-held = { $player } não tem a carta { $card } (regra 11.5).
rule-card-is-the-same = A carta { $card } é a que já estava informada: informe a certa (regra 11.5).
rule-settles-nothing = Diga quais peças você pega ou devolve (regra 11.6).
rule-settles-too-much = { $owed ->
    [1] Só falta acertar
   *[other] Só faltam acertar
} { $owed } { NOUN($piece, $owed) }, e não { $moves } (regra 11.6).
rule-settles-above-tray = O repositório tem { $has } { NOUN($piece, $has) }: não dá para pegar { $moves } (regra 11.6).
rule-settles-above-stock = Esse jogador só tem { $has } { NOUN($piece, $has) }: não dá para devolver { $moves } (regra 11.6).
rule-withdraws-end = Com a carta certa, não faltou nada na entrega de { $player }. Vocês concordam que a partida continue? (regra 11.7)
rule-card-held = { $player } já tem a carta { $card }: essa carta não está na pilha dela (regra 11.2).
rule-card-unknown = Ainda não se sabe o que a carta { $card } mostra: cadastre-a primeiro (regra 11.8).
rule-board-unknown = Ainda não se sabe o que o tabuleiro de jogador de { $player } dá: cadastre-o primeiro (regra 11.8).
rule-set-incomplete = { $cards } cartas e { $boards } tabuleiros de jogador ainda não estão cadastrados: joguem com as cartas impressas (regra 11.8).
rule-learnt-already = { $what }: isso já é conhecido (regra 11.8).
rule-board-empty = O tabuleiro de jogador do lugar { $seat } mostra pelo menos um símbolo (regra 1.6).
rule-knob-in-use = A peça { $at } está no pino embaixo de { $cell }, então há um pino ali (regra 3.5).
rule-knob-unseen = Talvez haja uma peça no pino embaixo de { $cell }: a forma do palácio não é conhecida (regra 11.8).
rule-pile-twice = Só uma carta de cada pilha por turno (regra 6.2).
rule-wrong-colour = As cartas devem ser { $wanted ->
    [gold] douradas
   *[other] { SHORT($wanted, 1) }
} ou multicoloridas (regra 6.1).
rule-too-few-credits = Estas cartas custam { $cost }, e você tem { $credits } (regra 6.1).
rule-wrong-slot-count = Escolha um espaço para cada uma das { $cards } cartas; até agora: { $slots } (regra 7.3).
rule-empty-slots-first = Preencha primeiro os espaços vazios (regra 7.3).
rule-new-cards-apart = Todos os espaços estão cheios: coloque as novas cartas uma sobre a outra (regra 10.10).
rule-correction-empty = Uma correção precisa de pelo menos uma peça (regra 7.6).
rule-correction-below-zero = O repositório tem { $has } { NOUN($piece, $has) }: não podem faltar { $wanted } (regra 7.6).
rule-correction-above-box = Podem ter aparecido no máximo mais { $most } { NOUN($piece, $most) }, e não { $wanted } (regra 7.6).
rule-wrong-delivery = Agora vem a { $expected ->
    [one_time] Entrega Única
    [recurring] Entrega Recorrente
   *[other] entrega { $expected }
}, e não a { $got ->
    [one_time] Entrega Única
    [recurring] Entrega Recorrente
   *[other] entrega { $got }
} (regra 2.4).
rule-took-too-many = No máximo { $most } { NOUN($piece, $most) }, e não { $taken } (regra 7.5).
rule-took-too-few = Pelo menos { $least } { NOUN($piece, $least) }, e não { $taken } (regra 7.4).
rule-took-wrong-mix = { $arch } { NOUN("arch", $arch) } e { $brick } { NOUN("brick", $brick) } não completam esta entrega (regra 7.1).
rule-frog-not-in-play = O Sapo não está nesta partida (regra 1.3).
rule-frog-already-held = Você já tem a Carta de Troféu de Sapo (regra 9.3).
rule-frog-needs-column = Não há mais coluna para pegar com o Sapo (regra 9.3).
rule-frog-needs-staircase = Nenhuma escadaria foi construída neste turno, então não dá para pegar o Sapo (regra 9.3).
rule-could-build = Dá para fazer uma escadaria com suas peças, então você constrói (regra 4.10). Por exemplo: { $example }
rule-knob-needed = Escolha o pino: { $count } deles servem (regra 9.4).
rule-knob-not-open = O Macaco vai num pino aberto da ponta de uma arcada, e não em { $at } (regra 9.1).
rule-knob-not-lowest = O Sapo vai no lugar mais baixo desta escadaria: { $lowest }, e não { $at } (regra 9.3).

### A staircase on the plate (rules 3, 4, 5.1): the broken rule, and under `mend-` the fix. $at and $other are placements
### in notation, $cell and $knob are cells.

rule-off-plate = { $piece ->
    [brick] O bloco
    [gold] O bloco dourado
   *[other] A { NOUN($piece, 1) }
} { $at } chega a { $cell }, fora da placa: os pinos vão de 0 a { $last } (regra 3.1).
mend-off-plate = Mova { $at } { $studs } { $studs ->
    [1] pino
   *[other] pinos
} para o { $way ->
    [east] leste
    [west] oeste
    [north] norte
   *[south] sul
}.
rule-on-arch-middle = { $piece ->
    [brick] O bloco
    [gold] O bloco dourado
   *[other] A { NOUN($piece, 1) }
} { $at } está em { $cell }, no meio da arcada { $other }: só as pontas de uma arcada dão suporte (regra 3.3).
mend-on-arch-middle = Mova { $at } para uma ponta de { $other }: { $first } ou { $second }.
rule-overlap = { $piece ->
    [brick] O bloco
    [gold] O bloco dourado
   *[other] A { NOUN($piece, 1) }
} { $at } e { $other } ocupariam o mesmo lugar, { $cell } (regra 3.4).
mend-overlap = Tire { $at }, ou mova para que { $cell } tenha só uma peça.
rule-not-supported = { $piece ->
    [brick] O bloco
    [gold] O bloco dourado
   *[other] A { NOUN($piece, 1) }
} { $at } está no ar em { $cell } (regra 3.5).
mend-not-supported = Preencha o vão embaixo de { $cell } com blocos ou colunas, { $missing ->
    [1] 1 bloco
   *[other] { $missing } blocos
} de altura, a partir de { $knob }.
rule-no-knob = { $piece ->
    [brick] O bloco
    [gold] O bloco dourado
   *[other] A { NOUN($piece, 1) }
} { $at } não tem um pino onde ficar em { $cell } (regra 3.5).
mend-no-knob = Mova { $at } para um pino aberto: o mais próximo é { $knob }.
rule-figure-on-knob = Há um animal em { $cell }, no lugar onde iria { $piece ->
    [brick] o bloco
    [gold] o bloco dourado
   *[other] a { NOUN($piece, 1) }
} { $at } (regra 3.5).
mend-figure-on-knob = Construa em outro lugar enquanto o animal estiver ali: o pino aberto mais próximo é { $knob }.
rule-both-feet-on-arch = As duas pontas da arcada { $at } estão na mesma arcada, { $other } (regra 3.6).
mend-both-feet-on-arch = Gire { $at } em torno de uma das pontas, ou ponha um bloco sob cada ponta.
rule-off-grid = { $piece ->
    [brick] O bloco
    [gold] O bloco dourado
   *[other] A { NOUN($piece, 1) }
} { $at } está em { $cell }, fora da grade da escadaria inicial (regra 3.7).
mend-off-grid = Mova { $at } para a grade: o pino mais próximo é { $x_near },{ $y_near }.
rule-start-not-on-ground = A escadaria começa em { $cell }, que não é um pino aberto do chão (regra 4.1).
mend-start-not-on-ground = Comece num pino aberto do chão: o mais próximo é { $knob }.
rule-start-with-decoration = A escadaria começa com o bloco decorativo { $at } (regra 4.2).
mend-start-with-decoration = Ponha ali um bloco no lugar de { $at }.
rule-ends-with-brick = { $piece ->
    [brick] O bloco
    [gold] O bloco dourado
   *[other] A { NOUN($piece, 1) }
} { $at } está na ponta da última arcada: uma escadaria acaba com uma arcada (regra 4.3).
mend-ends-with-brick = Tire o que está ali, de { $at } para cima, ou ponha mais uma arcada em cima.
rule-on-palace-middle = { $piece ->
    [brick] O bloco
    [gold] O bloco dourado
   *[other] A { NOUN($piece, 1) }
} { $at } está em { $cell }, num pino central da arcada { $other } (regra 4.4).
mend-on-palace-middle = Mova { $at } para uma ponta de { $other }, { $first } ou { $second }, ou para outro pino aberto.
rule-not-connected = A escadaria que começa em { $start } não se apoia no palácio em lugar nenhum (regra 4.5).
mend-not-connected = Leve-a até o palácio: o pino aberto mais próximo do fim dela é { $knob }.
rule-arch-not-higher = A arcada { $at } não está mais alta que a anterior, { $other } (regra 4.6).
mend-arch-not-higher = Suba { $at } para { $level ->
    [1] 1 bloco
   *[other] { $level } blocos
} acima do chão ou mais: a ponta mais próxima vai em { $knob }.
rule-path-broken = A arcada { $at } não começa no fim da anterior, { $other } (regra 4.6).
mend-path-broken = Continue o caminho a partir de { $knob }, ou tire { $at } e o que vem depois.
rule-two-paths = A arcada { $at } começa um segundo caminho: uma escadaria é um só caminho contínuo de arcadas novas (regra 4.6). Lemos a regra assim: arcadas antigas não são degraus dela.
mend-two-paths = Tire esse caminho, ou continue o primeiro a partir de { $knob }.
rule-turns-back = A arcada { $at } volta por cima da anterior, { $other } (regra 4.7).
mend-turns-back = Gire { $at } em torno da ponta em { $cell }: reto ou para um lado.
rule-forks = O caminho se divide na arcada { $at }, em { $other } (regra 4.7).
mend-forks = Tire { $at } e os blocos que dão suporte só a ela, ou continue-a a partir de { $knob }.
rule-loose-brick = { $piece ->
    [brick] O bloco
    [gold] O bloco dourado
   *[other] A { NOUN($piece, 1) }
} { $at } não está sob nenhuma ponta de arcada desta escadaria (regra 4.8).
mend-loose-brick = Tire o que está ali, de { $at } para cima, ou ponha a ponta de uma arcada em cima.
rule-arch-as-support = A arcada { $at } só dá suporte a { $other }: cada arcada é um degrau do caminho (regra 4.8).
mend-arch-as-support = Tire { $at } e preencha o vão embaixo de { $cell } com blocos ou colunas.
rule-several-decorations = { $at } é um bloco decorativo a mais: só entra um, e não { $count } (regra 5.1).
mend-several-decorations = Tire { $at }.
rule-decoration-misplaced = O bloco decorativo { $at } não está no fim da última arcada, em { $cell } (regra 5.1).
mend-decoration-misplaced = Mova { $at } para { $cell }.
rule-end-taken = O fim da escadaria em { $cell } está ocupado: nenhum bloco decorativo cabe ali (regra 5.1).
mend-end-taken = Acabe a última arcada onde o lugar acima do fim dela esteja livre.
mend-no-arch = Ponha uma arcada.
mend-not-enough-pieces = { $has ->
    [0] Construa sem { NOUN($piece, 2) }.
   *[other] Use só { $has } { NOUN($piece, $has) }.
  }
mend-wrong-decoration = Ponha { SHORT($wanted, 1) } no lugar.
mend-decoration-out = Ponha outra cor.
mend-no-decoration-due = Tire o bloco decorativo.
