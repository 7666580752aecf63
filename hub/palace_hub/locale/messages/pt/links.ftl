### Links, nodes and cells: states as words, problems with their fix.

link-absent = ausente
link-hello = apresentado
link-configured = configurado
link-live = ativo
link-stale = em silêncio
link-lost = perdido
link-incompatible = outra versão
activity-touched = tocado
activity-settling = assentando
activity-quiet = quieto
activity-unknown = desconhecido

problem-no-tray = Nenhum repositório conectado. Solução: conecte-o, ou digite as peças.
problem-tray-not-weighed = Há um repositório conectado, mas esta partida começou sem ele. Solução: continue digitando nesta partida; a próxima começa com o repositório.
told-tray-replaced = O repositório tem outro microcontrolador ({ $id }). Ele pesa como antes, e a partida continua.
problem-other-tray = O repositório { $id } não é o desta partida. Solução: conecte o outro de novo, ou ligue este microcontrolador às células dele: o hub as reconhece quando nada se mexe. Até lá, digite o que você pega.
problem-other-plate = A placa { $id } é uma segunda placa e não é usada. Solução: desligue uma das duas.
problem-node-twice = O nó { $id } responde por duas conexões; o hub usa o cabo. Solução: nada, ou desconecte uma das duas.
problem-node-copy = Outro aparelho diz que é o nó { $id }, que já está conectado; o hub o recusa. Solução: desligue um dos dois.
problem-slow-cell = No nó { $role ->
        [tray] do repositório
        [plate] da placa
       *[other] { $role }
    }, a célula { $cell } faz { $rate } conversões por segundo. Solução: ligue o pino RATE do HX711 dela em nível alto, para 80.
problem-config-refused = O nó { $id } recusa a configuração dele. Solução: ponha nele o firmware deste hub.
problem-plate-gone = A placa não responde desde { $since }; a partida continua sem ela. Solução: confira a alimentação, depois o cabo ou o Wi-Fi dela.
problem-gaps = Nó { $role ->
        [tray] do repositório
        [plate] da placa
       *[other] { $role }
    }: { $count } falhas desde { $since }. Solução: { $carrier ->
        [mqtt] aproxime o ponto de acesso, ou use o cabo.
       *[serial] conecte o cabo direto no hub, ou tente outro cabo.
    }
problem-damaged = Nó { $role ->
        [tray] do repositório
        [plate] da placa
       *[other] { $role }
    }: { $count } quadros danificados desde { $since }. Solução: { $carrier ->
        [mqtt] veja se outro programa publica com o nome dele.
       *[serial] tente outro cabo, longe de motores e da rede elétrica.
    }
problem-refused = Nó { $role ->
        [tray] do repositório
        [plate] da placa
       *[other] { $role }
    }: { $count } mensagens desde { $since } que este hub não entende. Solução: ponha nele o firmware deste hub.
problem-duplicates = Nó { $role ->
        [tray] do repositório
        [plate] da placa
       *[other] { $role }
    }: { $count } amostras vieram duas vezes desde { $since }; cada uma conta uma vez. Solução: { $carrier ->
        [mqtt] procure um segundo emissor com o nome dele, ou um broker que faz ponte para si mesmo.
       *[serial] ponha nele o firmware deste hub.
    }
problem-dropped = Nó { $role ->
        [tray] do repositório
        [plate] da placa
       *[other] { $role }
    }: perdeu sozinho { $count } leituras desde { $since }. Solução: { $carrier ->
        [mqtt] aproxime o ponto de acesso, ou use o cabo.
       *[serial] termine outros programas no hub, que precisa ler mais depressa.
    }
problem-unread = Nó { $role ->
        [tray] do repositório
        [plate] da placa
       *[other] { $role }
    }: não conseguiu ler { $count } linhas do hub desde { $since }. Solução: { $carrier ->
        [mqtt] veja se outro programa publica para ele.
       *[serial] tente outro cabo, longe de motores e da rede elétrica.
    }
problem-weak-signal = Nó { $role ->
        [tray] do repositório
        [plate] da placa
       *[other] { $role }
    }: o sinal do ponto de acesso está fraco ({ $dbm } dBm). Solução: aproxime os dois, ou use o cabo.
problem-node-crashed = { $role }: o programa parou por um erro e começou de novo ({ $what }). Solução: nenhuma, se acontecer só uma vez. Se acontecer de novo, ponha nele o firmware deste hub.
problem-cell-refuses = Nó { $role ->
        [tray] do repositório
        [plate] da placa
       *[other] { $role }
    }: a célula { $cell } recusou { $count } leituras desde { $since } ({ $why }). Solução: examine os fios e a alimentação dela.
problem-audit = O peso total de { NOUN($piece, 2) } difere da contagem em { $off } peças. Solução: conte as peças e digite o número em “Corrigir”.
problem-hall-chain = Só { $answering } das { $strips } fitas Hall da placa respondem. Solução: examine o conector depois da última delas, e o da primeira que não responde.
port-shared = { $program } (processo { $pid }) também abriu { $port } e tira bytes do nó.
fix-port-shared = termine esse programa; dois não podem ler a mesma porta.
problem-port-shared = { port-shared } Solução: { fix-port-shared }
problem-bytes-missing = Nó { $role ->
        [tray] do repositório
        [plate] da placa
       *[other] { $role }
    }: desde { $since }, faltam bytes dentro das linhas dele. Solução: termine outros programas que leem { $port } ("sudo palace doctor" os indica). Se não há nenhum, tente outro cabo.
problem-port-silent = Nenhum nó responde em { $port }; o hub a fechou e tenta de novo de vez em quando. Solução: ligue o nó dela, ou confira o cabo. Se há outra coisa conectada ali, não indique mais esta porta.
error-ports-not-kept = Não foi possível salvar a porta de um nó em { $file }: { $what }.
problem-broker-full = A lista de nós do hub em { $broker } está cheia ({ $count }). { $silent ->
        [0] Solução: desligue os nós de que esta mesa não precisa; um que fica em silêncio por três minutos perde o lugar.
       *[other] { $silent } deles não falaram; um nó que falar toma o lugar de um desses. Solução: se eles não existem mais, faça o broker esquecer cada um: mosquitto_pub -r -n -t { $topic }, com a conta desse nó.
    }
problem-incompatible = O nó em { $port } fala outra versão. Solução: ponha nele o firmware deste hub.
journal-game-unreadable = Não dá para continuar a partida { $game }: { $detail }. A gravação dela fica guardada.
journal-calibration-unreadable = Não dá para ler a configuração do repositório: { $detail }. Digite as peças até a próxima partida.
problem-damaged-in-play = O arquivo de partidas foi danificado enquanto vocês jogavam ({ $detail }), e nada mais é salvo. Solução: saia e abra o hub de novo; a partida continua com o que dá para ler. Depois troque o cartão SD.
problem-no-mark = Não dá para gravar { $file } ({ $what }); o hub pode não notar se os eventos mais novos se perderem. Solução: confira os direitos dele e tire dali o que tem esse nome; depois abra o hub de novo.
problem-not-saved = Não dá para salvar a partida agora ({ $detail }). Solução: libere espaço no disco e confira se o hub pode gravar nele. Não desligue antes disso.
cell-saturated = A célula está no fim da faixa dela. Solução: confira os fios e a carga dela.
cell-silent = { $seconds ->
        [0] A célula ainda não deu nenhuma leitura.
       *[other] A célula não dá leituras ({ $seconds } s).
    } Solução: confira os quatro fios dela.
cell-stuck = A célula repete uma só leitura. Solução: confira o amplificador e os fios dela.
cell-uncalibrated = Ainda não conta nada: o pote não foi pesado vazio e cheio. Solução: comece uma nova partida, ou rode "palace setup".
corner-noisy = A célula está agitada demais ({ $noise } bruto). Solução: tire as mãos e afaste dela correntes de ar, vibração e cabos.
cell-noisy = A célula está agitada demais ({ $noise_mg } mg) para contar peças. Solução: tire as mãos e afaste dela correntes de ar, vibração e cabos.
calibration-no-reading = O compartimento de { NOUN($piece, 2) } nunca fica bem parado. Tire as mãos. Se não ajudar, examine os fios dele.
calibration-saturated = A balança do compartimento de { NOUN($piece, 2) } está no fim da faixa dela. Examine os fios.
calibration-nothing-added = O compartimento de { NOUN($piece, 2) } não pesa mais do que o pote vazio. Coloque as peças. Se elas já estavam lá antes, esvazie o pote e aperte Esc. Senão, examine os fios.
calibration-reversed = O pote de { NOUN($piece, 2) } está mais leve do que quando foi pesado vazio. Retire tudo e aperte Esc. Se ele estava vazio, os fios estão trocados.
calibration-scale = O peso de { NOUN($piece, 2) } é pequeno ou grande demais. Se o pote não estava vazio antes, aperte Esc. Senão, tire o que não é dali, ou examine a balança.
calibration-weak = A balança do compartimento de { NOUN($piece, 2) } está agitada demais para contar peças avulsas. Deixe a mesa quieta e aperte Enter de novo.
calibration-differs = O peso de { NOUN($piece, 2) } é { $percent } % { $way ->
    [less] menor
   *[more] maior
} do que devia. Se o pote não estava vazio antes, aperte Esc. Senão, conte as peças e tire as que não são dali.
journal-salvaged = O arquivo de partidas estava danificado: { $state ->
       *[intact] tudo o que havia nele foi aproveitado.
        [lost] { $lost ->
            [1] 1 evento se perdeu
           *[other] { $lost } eventos se perderam
        }, o resto foi aproveitado.
        [at_least] pelo menos { $lost ->
            [1] 1 evento se perdeu
           *[other] { $lost } eventos se perderam
        }, o resto foi aproveitado.
        [unknown] o que dava para ler foi aproveitado, e não dá para saber se falta algo.
    } O arquivo antigo fica guardado como { $file }.
journal-renewed = O arquivo de partidas tem um formato novo, que mostra se falta algo. O arquivo antigo fica guardado como { $file }.
journal-unsure = O arquivo de partidas está inteiro, mas podem faltar suas partidas e eventos mais novos: { $file } não está lá, ou é de outro arquivo.
journal-gone = { $state ->
       *[unknown] O arquivo de partidas estava vazio. Não dá para saber se havia partidas nele.
        [lost] O arquivo de partidas sumiu, e com ele { $lost ->
            [1] 1 evento.
           *[other] { $lost } eventos.
        }
        [at_least] O arquivo de partidas sumiu, e com ele pelo menos { $lost ->
            [1] 1 evento.
           *[other] { $lost } eventos.
        }
    } Um novo arquivo foi começado. Solução: se você tem uma cópia, termine o hub e ponha-a lá.
refused-demo-over = Esta demonstração acabou. Saia e comece outra para uma nova partida.
told-sound-off = Os sons estão desligados. A tecla z os liga de novo.
told-sound-on = Os sons estão ligados.
told-exported = A gravação está em { $file }.
told-saved = Salvo em { $folder }: a imagem { $name }.svg e a gravação { $name }.jsonl.
refused-export = Não foi possível salvar a gravação em { $file }: { $what }.
