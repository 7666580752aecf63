### The command line, the headless game, records and data checks.

cli-palace = Conduz uma partida de Monkey Palace: pesa o repositório, confere as regras, mostra a mesa.
cli-command = COMANDO
cli-commands = comandos
cli-game-kept = A partida está guardada. Para retomar, digite "{ $command }" e aperte r.
cli-starting = O palace-hub está iniciando ... Você já pode digitar.
cli-wrong-usage = { $command }: { $what }. Digite "{ $command } --help" para ver as opções.
cli-version = diz qual é esta versão
argparse-usage = { "uso: " }
argparse-options = opções
argparse-positional = argumentos
argparse-help = mostra esta ajuda
argparse-argument = %(argument_name)s: %(message)s
argparse-choice = %(value)r não é possível aqui; use um destes: %(choices)s
argparse-one-argument = falta um valor
argparse-required = falta %s
argparse-unrecognized = %s é desconhecido aqui
argparse-no-value = esta opção não tem valor, mas recebeu %r
argparse-ambiguous = %(option)s pode ser %(matches)s
cli-demo = Joga uma partida numa mesa simulada, com o firmware, as conexões e as regras de verdade.
cli-demo-usage = palace demo [OPÇÕES]
cli-demo-game = a partida
cli-demo-table = a mesa
cli-demo-output = o que você recebe
cli-list-faults = lista os nomes de --faults, um por linha
cli-headless = sem tela; uma linha diz até onde a partida foi
cli-players = 2, 3 ou 4 jogadores (padrão 3)
cli-seed = o mesmo número dá a mesma partida (padrão 1)
cli-seed-range = { $given } não é uma semente. Use um número inteiro de 0 a { $most }
cli-speed = vezes o tempo real, ou "max" (padrão na tela: 8)
cli-speed-range = { $given } não é uma velocidade. Use um número de 0.1 a 1000, ou "max"
cli-build = só o repositório, também uma placa, ou também sensores Hall
cli-faults = o que dá errado na mesa
cli-cells = as células de carga: uma boa montagem ou uma barata
cli-record-frames = grava toda a entrada aqui, uns 10 MB por hora
cli-unknown-name = “{ $given }” não é um dos nomes: use { $known }
cli-expansions = butterfly,frog (padrão), uma delas, ou ""
cli-demo-json = imprime um objeto com pontos e números
cli-entries = como se informam as escadarias: plan, facts, mixed, plate
cli-overlap = o próximo jogador começa antes de um turno acabar
cli-deck = quem embaralha: o hub ou as pessoas à mesa
cli-demo-sides = as pessoas sentam em volta da mesa e trocam de lugar
cli-demo-map-turns = quartos de volta do mapa de terreno, 0 a 3
cli-demo-turn-plate = as pessoas giram a placa de vez em quando
cli-demo-cards = cartas impressas que o hub conhece no início
cli-ground-map = o mapa de terreno, 1 a 4 (padrão 1)
cli-demo-journal = guarda o diário neste arquivo
cli-demo-record = grava a partida neste arquivo
cli-demo-log = guarda aqui os registros da mesa e dos nós
cli-socket = entra numa mesa simulada que já está rodando
cli-play = Mostra a mesa real. Sem repositório, você digita as peças.
cli-play-port = usa também esta porta, mesmo que o hub não a conheça; sim:tray ou sim:plate é um nó virtual
cli-node = Roda um nó virtual, para um hub em outro lugar. Ele só comete falhas quando você manda.
cli-node-role = tray ou plate
cli-node-broker = fala pelo broker que este arquivo indica (broker.json ou hub.json), em vez de por uma linha serial
cli-node-link = um nome que sempre leva à linha serial do nó
cli-node-seed = o mesmo número dá o mesmo nó e o mesmo ruído (1 se omitido)
cli-node-tell = dá uma ordem ao nó virtual desta função que está rodando, e termina
cli-play-journal = onde as partidas são guardadas, se não no lugar de sempre
cli-play-set = as cartas do seu exemplar: um conjunto de "palace cards" pelo nome, ou uma pasta (padrão: da configuração, senão o conjunto da casa)
cli-play-map = o mapa de terreno de uma nova partida, 1 a 4 (padrão: da configuração, senão 1)
cli-replay = Calcula de novo uma partida a partir da gravação e compara o resultado.
cli-replay-file = uma gravação de "palace record", ou uma gravação de quadros brutos; com --analyse, também o número de uma partida guardada
cli-replay-resense = avalia de novo os quadros brutos de uma gravação com o detector atual e lista as diferenças
cli-replay-json = imprime um objeto em vez de frases
cli-record = Escreve a gravação de uma partida guardada: a mais nova, se você não indicar outra.
cli-record-game = o número da partida
cli-record-to = o arquivo a gravar; a saída padrão, se omitido
cli-engine = Roda o motor de regras: um pedido JSON e uma resposta por linha.
cli-bots = Joga torneios entre bots: taxas de vitória, lugares, pontos e duração das partidas.
cli-bots-games = quantas partidas (100 se omitido)
cli-bots-players = o bot de cada lugar, separados por vírgulas (planner,greedy se omitido)
cli-bots-seats-range = podem jogar de 2 a 4 jogadores, e não { $given }
cli-bots-seed = a semente da primeira partida; cada outra usa a seguinte (1 se omitido)
cli-bots-json = imprime um objeto com todos os números em vez de frases
cli-bots-jobs = quantos processos dividem as partidas (um por processador, se omitido); o resultado é o mesmo
cli-bots-set = o conjunto de cartas: "house", ou uma pasta (house se omitido)
cli-bots-expansions = butterfly e frog, separados por vírgula (nenhum se omitido)
cli-bots-map = o mapa de terreno, 1 a 4 (1 se omitido)
cli-bots-fixed-seats = os bots mantêm seus lugares em todas as partidas
cli-whole-number = { $given } não é um número inteiro
cli-number = { $given } não é um número
cli-count-range = { $given } não é um número inteiro de 1 a { $most }
cli-trace = Passa o detector do repositório por um registro gravado de uma célula, ou o da placa por um de quatro: uma linha JSON por detecção ou decisão, depois um resumo.
cli-trace-file = o registro: um arquivo CSV com as colunas t_s (segundos) e counts (brutas)
cli-trace-scale = contagens por grama; negativo se uma carga diminui as contagens
cli-trace-scale-range = { $given } não é uma escala. Use um número de contagens por grama, diferente de 0
cli-trace-mass = gramas de uma peça
cli-trace-mass-range = { $given } não é uma massa. Use um número de gramas acima de 0, até 10000
cli-trace-full = peças do compartimento cheio
cli-trace-plate = o registro da placa em vez de FILE.csv: um arquivo CSV com as colunas t_s (segundos), ne, se, sw e nw (contagens brutas); também hall (a cadeia em hexadecimal) e event ("finished", ou o bloco decorativo que saiu do repositório)
cli-trace-calibration = a calibração da placa: plate.json como a configuração o grava, ou só a parte "calibration" dele
cli-trace-map = o mapa de terreno sob as peças, 1 a 4 (padrão: 1)
cli-trace-palace = o que está na placa no início, como "A8,14,0e B11,14,1" (padrão: nada)
cli-trace-bricks = arcadas, blocos e colunas do jogador, como 3,4,1 (padrão: desconhecido, o que dá mais perguntas)
cli-trace-bricks-range = { $given } não serve. Dê os números de arcadas, blocos e colunas, como 3,4,1
cli-trace-needs = palace trace: falta { $names }. Digite "palace trace --help" para ver o que é.
cli-bench = Mede uma parte e imprime um objeto JSON, ao lado daquilo com que é comparada.
cli-bench-parts = parte
cli-bench-rules = Com que rapidez trabalham a busca de escadarias e a repetição dos eventos de uma partida.
cli-bench-sensing = Quantas vezes as contagens do repositório estão erradas, são perguntadas ou atrasam, em células simuladas de três montagens sob cada falha, ao lado de dois detectores simples e do melhor possível.
cli-bench-seed = o mesmo número dá os mesmos resultados (1 se omitido)
cli-bench-start = Em quanto tempo os comandos respondem e vem a primeira tela, ao lado de "import textual", e a memória de um hub em repouso.
cli-bench-runs = execuções alternadas de cada comando (20 se omitido)
cli-bench-runs-range = { $given } não é um número inteiro de 1 a { $most }
cli-bench-events = visitas de mãos para cada montagem (2000 se omitido)
cli-bench-events-range = { $given } não é um número inteiro de { $least } a 1000000
cli-bench-build = quais células de carga: good, cheap1kg, cheap5kg, separadas por vírgulas (todas se omitido)
cli-bench-vary = desvia cada constante das células em até esta parte, 0.5 para a metade (0 se omitido)
cli-bench-vary-range = { $given } não é um número de 0 a 0.9
cli-bench-minutes = por quanto tempo células sem toque são observadas, sob cada falha, à procura de eventos falsos (30 se omitido)
cli-bench-minutes-range = { $given } não é um número de minutos de 1 a 1440
cli-bench-plot-name = { $file } não é o nome de um arquivo SVG. Dê um nome que acabe em .svg.
cli-bench-plot = também desenha neste arquivo os erros e as esperas por montagem
cli-bench-table = imprime uma tabela em vez do objeto JSON
bench-column-build = células
bench-column-what = falha, peça ou montagem
bench-column-whom = contado por
bench-column-events = eventos
bench-column-wrong = errados
bench-column-interval = errado % (95 %)
bench-column-questions = perguntas %
bench-column-late = atrasos %
bench-column-median = mediana s
bench-column-most = 95 de 100 s
cli-bench-plate = Quantas escadarias a placa reconhece só por contagens e bits Hall, e quantas montagens que quebram uma regra ela recusa pelo nome, ao lado de duas referências e da melhor decisão possível.
cli-bench-staircases = escadarias válidas para cada montagem de células e cada nível (100 se omitido)
cli-bench-forbidden = montagens de cada tipo proibido, com uma pausa depois de cada peça e outras tantas sem (5 se omitido)
cli-bench-each-fault = escadarias sob cada falha da placa, em cada desvio do zero e num palácio de 150 peças (10 se omitido)
cli-bench-staircases-range = { $given } não é um número inteiro de 0 a { $most }
cli-bench-level = silver, gold ou os dois, separados por vírgula (os dois se omitido)
bench-column-level = nível
bench-column-row = escadarias
bench-column-spread = certo % (95 %)
bench-column-count = número
bench-column-refused = placas recusadas
bench-column-right = certo
bench-column-share = certo %
bench-column-asked = perguntas %
bench-column-named = nomeado %
bench-column-answer = resposta s p95
bench-column-still = parado s p95
bench-column-computing = cálculo s p95
bench-column-core = núcleo %
cli-bench-wire = Quanto custam as linhas no codec e nos modelos, quanto custa uma mesa, e em quanto tempo chega um lote (cerca de um minuto).
bench-no-chess = python-chess não está instalado: pip install chess
bench-latency-measured = Do momento em que um nó entrega um lote pronto ao seu pty ou broker até o fim do turno do hub que o recebeu: lido pela própria thread do hub, detectado, avaliado e guardado no disco. Os nós são threads do mesmo processo, dois deles com um lote a cada 50 ms. machine_late_p99_ms é com quanto atraso a máquina acordou os próprios nós: o que fica abaixo disso não é do hub. hub_percent_of_a_core é este processo sem os nós, enquanto isso.
bench-no-mosquitto = Nenhum Mosquitto está instalado: apt install mosquitto
bench-not-live = Os nós não ficaram ativos em 20 segundos: nada foi medido.
bench-no-slow-enumerator = O enumerador lento faz parte dos testes: rode isto numa cópia do código-fonte.
cli-data = Trabalha com conjuntos de cartas.
cli-data-check = Confere um conjunto de cartas, ou um de seus arquivos, e lista cada erro.
cli-data-path = um arquivo, ou uma pasta com cards.toml, boards.toml e, para mapas de terreno próprios, ground_maps.toml

banner-simulated = MESA SIMULADA – nenhuma peça real é contada
node-runs = Um nó virtual { $role ->
        [tray] (repositório)
        [plate] (placa)
       *[other] ({ $role })
    } está rodando: { $where }
node-broker-joined = O broker { $broker } o aceita como { $user }.
node-broker-refuses = O broker { $broker } não deixa { $user } entrar: confira a senha no arquivo, e se o broker lê as contas de "palace setup broker". O nó tenta de novo.
node-broker-absent = O broker { $broker } não responde. O nó tenta de novo a cada poucos segundos.
node-orders = Ordens, uma por linha: { $orders }
node-link-taken = { $file } não é o link de um nó virtual, por isso ficou como estava. Indique outro lugar com --link.
node-link-not-made = Não dá para criar o link { $file }: { $what }. Olhe a pasta dele e inicie o nó virtual de novo.
node-runs-already = Um nó virtual { $name } já está rodando. Solução: termine-o antes, ou dê ordens a ele com --tell.
node-nobody-listens = Nenhum nó virtual { $name } está rodando. Solução: inicie um com "palace node" e dê ordens com --tell.
play-unknown-port = { $given } não é um nó virtual. Use sim:tray ou sim:plate.
node-obeys = Ordem dada: { $order }
node-refuses = Não entendido: { $what }
banner-plate-mqtt = A placa fala por MQTT: um Mosquitto próprio nesta máquina, que termina com a mesa.
banner-plate-serial = A placa fala por uma segunda linha serial: nenhum Mosquitto roda nesta máquina.
headless-progress = Rodada { $round }, { $name }: { $stage ->
        [build] construindo
        [decorate] decorando
        [credits] contando créditos
        [cards] escolhendo cartas
        [one-time] Entrega Única
        [place-cards] colocando cartas
        [recurring] Entrega Recorrente
        [bonus] Carta Bônus
        [trophies] troféus
        [end-turn] fim do turno
        [no-game] ainda sem partida
        [calibrate-empty] pesando o repositório vazio
        [calibrate-full] pesando o repositório cheio
        [resume] uma partida para retomar
        [setup] preparação
       *[ended] a partida acabou
    } ({ $minutes } min à mesa)
score-line = { $name }: { $total ->
        [1] 1 banana
       *[other] { $total } bananas
    } (cartas { $cards }, bônus { $bonus }, Macaco { $monkey }, Borboleta { $butterfly }, Sapo { $frog })
score-winner = { $name } vence.
score-shared = { $names } compartilham a vitória.
score-detections = { $events ->
        [1] 1 movimento de peças visto
       *[other] { $events } movimentos de peças vistos
    }, { $silent ->
        [1] 1 contado errado sem pergunta
       *[other] { $silent } contados errado sem pergunta
    }, { $questions ->
        [1] 1 pergunta feita
       *[other] { $questions } perguntas feitas
    }.
score-link = O nó { $name } rodou em { $runtime } e enviou { $bytes } bytes; { $rx_bad ->
        [0] nenhum quadro foi danificado
        [1] 1 quadro foi danificado
       *[other] { $rx_bad } quadros foram danificados
    } no caminho.

bots-playing = partidas
bots-stopped = O torneio foi parado. As partidas dele não são guardadas.
bots-progress = { $done } de { $games } partidas
bots-head = { $players }: { $games ->
        [1] 1 partida com a semente { $first }
       *[other] { $games } partidas com as sementes { $first } a { $last }
    }, { $seats ->
        [rotate] todos avançando um lugar a cada partida.
       *[fixed] cada um no seu lugar.
    }
bots-house = CARTAS DA CASA: estes não são os números do jogo impresso.
bots-bot = { $name } venceu { $rate } % ({ $low } a { $high } %); bots iguais vencem { $expected } %. { $mean } bananas ({ $p05 } a { $p95 } em nove de dez partidas).
bots-seat = O lugar { $seat } venceu { $rate } % ({ $low } a { $high } %), { $advantage } pontos além da sua parte; { $mean } bananas.
bots-rounds = Uma partida durou { $mean } rodadas, de { $least } a { $most }.
bots-short = O que faltou: arcadas em { $arch }, blocos em { $brick }, colunas em { $column } partidas.

replay-player = { $name }: { $total }
replay-same = A gravação é válida: { $events } eventos levam ao estado { $hash }.
replay-differs = A gravação não é válida: ela indica o estado { $expected }, mas os eventos levam a { $got }. Ela foi alterada, ou outra versão a escreveu.
replay-broken-seal = A gravação não é válida: ela leva ao estado que indica, mas algumas linhas foram alteradas.
record-journal-damaged = O arquivo de partidas { $file } está danificado: esta gravação só tem o que pode ser provado. "palace play" guarda o arquivo danificado e continua com o resto.
record-lost = { $state ->
        [lost] { $lost ->
            [1] Perdeu-se 1 evento desta partida depois do evento { $event }
           *[other] Perderam-se { $lost } eventos desta partida depois do evento { $event }
        }: o arquivo de partidas foi danificado.
        [at_least] { $lost ->
            [1] Perdeu-se pelo menos 1 evento desta partida depois do evento { $event }
           *[other] Perderam-se pelo menos { $lost } eventos desta partida depois do evento { $event }
        }: o arquivo de partidas foi danificado.
       *[unknown] Podem ter se perdido eventos desta partida depois do evento { $event }: nada fora do arquivo os contou.
    }
record-written = { $count } linhas gravadas em { $file }.
data-sound = { $file } está em ordem.{ $maps ->
        [own] { " " }As partidas usam os mapas de terreno dele, de ground_maps.toml.
        [house] { " " }Não há ground_maps.toml: as partidas usam os mapas da casa.
       *[none] {""}
    }
data-faults = { $count ->
        [1] 1 erro.
       *[other] { $count } erros.
    }

error-internal = Aconteceu um erro dentro do palace-hub. { $file } diz qual; por favor, relate-o. Tudo o que foi salvo está guardado.
error-no-package = Este comando precisa de { $package }, que não está instalado. Solução: digite { $command }
error-system = O sistema operacional recusou: { $what }
error-no-terminal = A tela precisa de um terminal. Solução: comece num terminal, sem pipe nem redirecionamento.
error-needs-root = Só o root pode mudar esta máquina. Escreva sudo antes do comando.
error-terminal-not-utf8 = Este terminal mostra { $encoding }, e não UTF-8; a tela ficaria ilegível. Solução: ponha o terminal em UTF-8, digite export LC_ALL=C.UTF-8 e comece de novo.
error-no-file = Não há um arquivo ou pasta { $file }. Confira o nome.
error-is-folder = { $file } é uma pasta. Indique um arquivo dentro dela.
error-not-a-file = { $file } é um pipe, socket ou dispositivo. Indique um arquivo.
error-not-text = { $file } não é texto: a linha { $line } não é UTF-8. Salve-o como texto simples em UTF-8.
error-too-long = { $file } tem mais de { $most } bytes. É o arquivo certo?
config-syntax = { $file }, linha { $line }: não dá para ler "{ $found }". Escreva chave = valor, com texto entre aspas, como language = "en".
config-twice = { $file }, linha { $line }: "{ $found }" aparece duas vezes, ou contradiz uma linha acima. Remova uma delas.
config-unknown = { $file }, linha { $line }: não há um ajuste { $field }. Os ajustes são { $known }.
config-unknown-piece = { $file }, linha { $line }: { $field } não é um tipo de peça. Os tipos são { $known }.
config-value = { $file }, linha { $line }: { $field } não pode ser { $given }. { $setting ->
        [language] Os idiomas são { $known }.
        [enter_by] Escreva "plan" ou "facts".
        [card_set] Escreva entre aspas uma pasta com cartas, ou o nome de um dos seus conjuntos.
        [ground_map] Escreva um número inteiro de 1 a { $most }.
        [sound] Escreva uma linha [sound] e, abaixo dela, buzzer = true ou bell = true.
        [switch] Escreva true ou false.
        [web] Escreva uma linha [web] e, abaixo dela, linhas como enabled = true, listen = "0.0.0.0" ou port = 8080.
        [address] Escreva entre aspas um endereço desta máquina, como "127.0.0.1", ou "0.0.0.0" para todos eles.
        [port] Escreva um número inteiro de 0 a 65535.
        [hosts] Escreva uma lista de nomes, como hosts = ["palace.local"].
        [link] Escreva como os links começam, como link = "https://palace.home", sem barra no fim.
        [backup] Escreva uma linha [backup] e, abaixo dela, uma linha como folder = "/media/pi/STICK".
        [log] Escreva uma linha [log] e, abaixo dela, uma linha como level = "debug".
        [level] Escreva "debug", "info", "warning" ou "error".
        [folder] Escreva uma pasta entre aspas, como "/media/pi/STICK".
        [ports] Escreva uma lista de caminhos, como ports = ["/dev/ttyUSB0"].
        [piece] Escreva quantas dessas você tem, de 1 a { $most }.
        [box] Escreva uma linha para cada tipo que não está completo, como arch = 79, abaixo de uma linha [box].
       *[journal] Escreva entre aspas o nome de um arquivo.
    }
output-no-folder = Não há uma pasta { $folder } para { $option } { $file }. Crie a pasta antes, ou indique outro arquivo.
output-not-folder = { $folder } não é uma pasta, por isso não dá para gravar { $option } { $file }. Indique outro lugar.
output-is-folder = Não dá para gravar { $option } { $file }: { $file } é uma pasta. Indique um arquivo dentro dela.
output-exists = { $file } já existe, e uma gravação nunca substitui um arquivo. Indique outro arquivo com { $option }.
output-refused = Não dá para gravar { $option } { $file }: { $what }. Dê a si mesmo o direito de gravar ali, ou indique outro lugar.
error-usage = { $text }
error-no-plate-to-build-on = "--entries plate" precisa de uma placa: acrescente --build silver ou --build gold.
error-knows-screen-cards = "--cards half" e "--cards empty" precisam de cartas embaralhadas por pessoas: acrescente --deck printed.
error-bad-entry = O campo { $field } não serve: { $expected }.
no-set-folder = { $folder } não é uma pasta com cartas{ $known ->
    [none] { "" }
   *[other] , nem um dos seus conjuntos ({ $known })
}. Um conjunto é uma pasta com cards.toml e boards.toml, e pode ter ground_maps.toml; "palace data check FOLDER" confere um.
error-bad-config = { $file }, linha { $line }, { $field }: { $expected }
record-format = { $file }, linha { $line }: uma gravação começa com o formato { $format }.
record-header = { $file }, linha { $line }: esperado um cabeçalho com players, settings e set: { $detail }.
record-cards = { $file }, linha { $line }: o conjunto de cartas { $set } mudou desde que a partida foi jogada. Use a versão do palace-hub, ou da pasta do conjunto, com que ela foi jogada.
record-event = { $file }, linha { $line }: o evento { $event } não decorre dos anteriores: { $detail }.
trace-torn = { $file }: a linha { $line } está cortada e ficou de fora.
trace-too-slow = { $file }: a maioria das leituras está a mais de 0,2 s uma da outra, lento demais para contar peças. Uma célula dá pelo menos 10 leituras por segundo. Os tempos em t_s são mesmo segundos, e não milissegundos?
trace-columns = { $file }, linha { $line }: um registro começa com as colunas { $wanted }. Este começa com: { $got }
trace-event = { $file }, linha { $line }: { $got } não é um evento. Use um destes: { $known }, ou deixe o campo vazio.
trace-hall = { $file }, linha { $line }: { $got } não é uma cadeia Hall. Escreva os bits dela em hexadecimal, como o nó os envia, ou deixe o campo vazio.
trace-plate-file = { $file } não é uma calibração de placa: o campo "{ $field }" dele deve ser { $expected }. Use o plate.json que "palace setup plate" grava.
trace-plate-restless = { $file }: a placa nunca ficou parada por 0,3 s, por isso nada pôde ser lido. Comece o registro com dois segundos sem mãos, com 71 a 89 leituras por segundo de cada célula.
trace-empty = { $file }: não há nada depois da linha { $line }. Um registro tem uma linha por conversão.
trace-row = { $file }, linha { $line }: esperados um tempo e uma contagem: { $got }
trace-time = { $file }, linha { $line }: { $got } não é um tempo. Escreva segundos na coluna t_s.
trace-counts = { $file }, linha { $line }: { $got } não é uma contagem. Contagens brutas são números inteiros; deixe o campo vazio onde não houve nenhuma.
trace-order = { $file }, linha { $line }: o tempo { $got } é anterior ao da linha de antes. Ordene as linhas por t_s.
trace-text = { $file }, linha { $line }: esperada uma linha de texto. É um arquivo CSV?
record-turn = { $file }, linha { $line }: não dá para reproduzir a gravação: { $detail }
record-no-game = { $file }: a gravação não contém partida, só entrada de antes de uma partida. Avalie-a com --resense.
resense-read = Avaliado de novo: { $turns } turnos em { $minutes } minutos, com { $events } eventos.
resense-missing = { $t } s, só antes: { $what }
resense-new = { $t } s, só agora: { $what }
resense-cut-short = A gravação está cortada; foi avaliada até onde vai.
resense-same = Todos os eventos são iguais. Estado { $hash }
resense-differs = O primeiro evento diferente veio em { $t } s.
told-recording-full = A gravação tem { $mb } MB e acaba aqui. A partida continua.
told-recording-failed = A gravação acaba aqui: { $what }. A partida continua.
record-line = { $file }, linha { $line }: esperado um objeto JSON numa linha só dele.
error-table = { $text }
demo-look-back = "palace replay { $file }" mostra esta partida de novo e, com --analyse, como ela foi decidida.
demo-in-journal = A partida está guardada em { $file }. "palace record --journal { $file }" escreve a gravação dela.
demo-not-kept = Esta partida não fica guardada. Com "--record game.jsonl" ela fica, e "palace replay game.jsonl" a mostra de novo.
demo-kept = A partida até aqui está guardada em { $file }. "palace record --journal { $file }" escreve a gravação dela.
error-table-gone = A mesa simulada sumiu: { $what }. Comece a demonstração de novo.
error-frame = { $text }
error-link = { $text }
error-no-journal = Não há um arquivo de partidas { $file }. Indique outro com --journal, ou comece uma partida com "palace play".
error-no-such-game = { $known ->
        [none] Ainda não há partida em { $file }. "palace play" começa uma.
       *[other] Não há uma partida { $game } em { $file }. As partidas dele são { $known }.
    }
error-journal-in-the-way = { $file } pertence ao diário, por isso nenhuma gravação é escrita ali. Indique outro arquivo.
error-unreadable-game = Não dá para reproduzir a partida { $game }: { $detail }. Outra versão a fez, ou ela está danificada.
error-lost-game = O início da partida { $game } se perdeu quando o arquivo de partidas foi danificado: não há gravação dela.
error-no-journal-folder = Não há uma pasta { $folder } para o diário { $file }. Crie a pasta antes, ou indique outro arquivo com --journal.
error-journal-folder-not-made = Não dá para criar a pasta { $folder } para o diário { $file }: { $what }. Indique outro arquivo com --journal. Se o atual vem de palace.toml, "palace config set journal --default" volta ao arquivo de costume.
error-damaged-in-play = O arquivo de partidas foi danificado enquanto vocês jogavam, e nada mais é salvo: { $detail }. Saia e abra o hub de novo; a partida continua com o que dá para ler.
error-keeping = Não dá para salvar as partidas: { $detail }. Solução: corrija isso, ou indique outro arquivo com --journal.

error-unknown-fault = palace demo: não há uma falha “{ $given }”.{ $near ->
        [none] {""}
       *[other] { " " }Você quis dizer { $near }?
    } "palace demo --list-faults" diz o que cada uma faz. As falhas são:

### The faults of the simulated table: at most 56 characters, so that a line holds name and text.

fault-group-hands = Mãos:
fault-wrong-takes = mãos pegam demais, a peça errada ou cedo demais
fault-wrong-piece = pega-se uma peça cedo demais e devolve-se outro tipo
fault-resting-finger = seis mãos em dez deixam um dedo no compartimento
fault-long-rests = um dedo descansa no compartimento por até 30 s
fault-two-hands = em metade das vezes, duas mãos num compartimento
fault-one-by-one = mãos tiram peças uma a uma, e as células derivam
fault-drops = peças caem no pote de 1 a 5 cm de altura
fault-off-centre = cada mão desloca o monte, e os potes pesam desigual
fault-press-shift = uma mão em sete aperta forte e desloca o zero
fault-group-cells = As células do repositório e a sala:
fault-cell-swap = os conectores de duas células estão trocados
fault-cell-death = uma célula morre no meio da partida
fault-touching-wire = um fio encosta num pote e leva 2 a 8 % da carga
fault-planted-miscount = um bloco some, mas o peso dele fica, como teste
fault-creep = células cedem o triplo, e as mãos apertam forte
fault-heavy-drift = boas células derivam como as baratas
fault-warm-up = a eletrônica acabou de ser ligada
fault-temperature-ramp = a sala aquece 1 grau por minuto e depois esfria
fault-draught = o ar em movimento aperta os potes, 3 a 40 mg
fault-table-bump = alguém bate na mesa oito vezes por minuto
fault-hum-off-rate = o triplo do zumbido comum da rede elétrica
fault-mains-60hz = a rede elétrica tem 60 Hz, como na América
fault-spikes = uma leitura em 200 erra de 1 a 5 g
fault-corrupt-words = uma leitura em 100 vem danificada
fault-missing-conversions = uma leitura em 20 falta, com lacunas de 0,6 s
fault-group-lines = Cabos, nós e o broker:
fault-unplug = repositório sem cabo 2 vezes, placa sem energia 1 vez
fault-cable-pulled = o cabo do repositório fica solto por 4 s
fault-reset = os dois nós reiniciam no meio da partida
fault-node-killed = o programa do repositório é morto e recomeça
fault-broker-kill = o broker morre duas vezes, se houver um
fault-garbage = bytes aleatórios entre as mensagens do repositório
fault-flipped-bits = cerca de um bit em 200.000 se inverte na linha
fault-damaged-messages = os primeiros who, welcome, command e ack têm danos
fault-group-plate = A placa (--build silver ou gold):
fault-plate-forbidden = algumas escadarias têm um bloco a mais
fault-plate-wordless = ninguém diz que uma escadaria está pronta
fault-plate-fast = as mãos constroem quase sem pausas
fault-plate-firm-presses = cada peça é apertada com 2 a 5 kg
fault-plate-rim = às vezes uma peça cai na beirada e fica lá
fault-plate-leaning = uma peça em três fica torta antes de ser encaixada
fault-plate-two-hands = outra mão também descansa na chapa
fault-plate-loose = uma peça em três é posta sem ser apertada
fault-plate-pull-off = uma peça puxada levanta a chapa por um momento
fault-plate-elsewhere = dedos apertam peças que já estão lá
fault-plate-bumps = a mesa leva batidas, e alguém se apoia nela
fault-plate-slope = a mesa se inclina até 3 graus
fault-plate-warm-up = a eletrônica da placa acabou de ser ligada
fault-plate-hum = o triplo do zumbido comum nas células da placa
fault-plate-dead-hall = de 100 sensores Hall: 6 mortos, 2 presos, 4 fracos
fault-plate-zero-shift = um aperto desloca o zero da célula de um canto
