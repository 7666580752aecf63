### The workshop: the broker, the firmware of nodes, the doctor.

cli-setup = Configura o repositório na tela: pesa, aprende quanto pesa uma peça, diz o que as células conseguem fazer.
cli-setup-box = peças de cada tipo que a caixa tem, quando faltam algumas: arch=79,brick=78
cli-box-range = { $given } não é um número de peças. Use { $known }
cli-setup-broker = Grava a configuração do Mosquitto: uma conta por nó, tópicos exatos para cada um, e os arquivos dos próprios nós.
cli-setup-node = o id de um nó, como "palace doctor" o mostra; pode ser repetido. As contas feitas antes ficam
cli-setup-table = o nome da mesa em cada tópico (home se omitido)
cli-setup-listen = o endereço em que o broker escuta (0.0.0.0, todos os desta máquina, se omitido)
cli-setup-address = o endereço do broker para os nós, em algarismos (o desta máquina, se omitido)
cli-setup-port = a porta do broker (1883 se omitido)
cli-setup-ssid = a rede Wi-Fi dos nós; a chave dela é pedida, ou lida de PALACE_WIFI_KEY
cli-setup-country = o país dos nós em duas letras, como BR: os rádios deles usam os canais Wi-Fi desse país (sem isso, os permitidos em todo lugar)
cli-setup-tx-power = a potência máxima com que os rádios dos nós transmitem, de 1 a 20 dBm: menos potência atrapalha menos e chega menos longe
cli-setup-syntax = para qual Mosquitto (o instalado aqui, senão 2.0)
cli-setup-to = a pasta onde gravar, se não a de sempre
cli-setup-etc = a pasta de onde o Mosquitto lê senhas e tópicos (/etc/mosquitto se omitido)
cli-setup-renew = uma conta que ganha nova senha; pode ser repetido
cli-setup-no-passwords = não precisa de senha; recusado se outras máquinas alcançam o broker
cli-setup-check = não grava nada; diz se esta configuração deixa outras máquinas entrar sem senha
cli-dry-run = diz o que faria e não faz nada

broker-bad-node = { $given } não pode ser a conta de um nó. Solução: use o id que "palace doctor" mostra: letras, algarismos, pontos e hifens, no máximo 32, e não "hub".
broker-unknown-account = Não há uma conta { $given } para renovar. Contas conhecidas: { $known }. Solução: indique uma delas, ou crie outra com --node.
broker-renew-without-passwords = Com --no-passwords, não há senha para renovar. Solução: omita --renew ou --no-passwords.
broker-bad-table = { $given } não pode ser o nome de uma mesa. Solução: use letras, algarismos, pontos e hifens, no máximo 32.
broker-bad-port = { $given } não é uma porta. Solução: use um número de 1 a 65535, em geral 1883.
broker-bad-country = { $given } não é um país em duas letras maiúsculas. Solução: use um como BR, PT ou US.
broker-bad-tx-power = Nenhum rádio de um nó transmite com { $given } dBm. Solução: use um número de 1 a { $most }, ou deixe --tx-power de fora.
broker-bad-syntax = O Mosquitto { $given } não é suportado. Solução: use 2.0 ou 2.1.
broker-bad-address = { $given } não é um endereço em algarismos, e os nós não sabem procurar nomes. Solução: use um endereço como 192.168.1.20.
broker-no-address = Esta máquina não tem um endereço que um nó alcance. Solução: entre na rede antes, ou indique o endereço com --address.
broker-open-listener = Recusado: sem senhas, qualquer um que alcance { $address }:{ $port } poderia controlar os nós e ler a partida. Solução: omita --no-passwords, ou deixe entrar só esta máquina com --listen 127.0.0.1.
broker-open-line = { $file }, linha { $line }: qualquer um que alcance { $address }:{ $port } entra sem senha e pode controlar os nós e ler a partida. Solução: "palace setup broker" grava uma configuração com contas; ou prenda este listener a 127.0.0.1.

setup-wifi-key = Chave da rede { $ssid }:{ " " }
setup-kept = O arquivo antigo fica guardado como { $file }.
setup-written = Gravado em { $folder }, para o Mosquitto { $syntax }.
setup-untested = Isto ainda não foi testado no Mosquitto 2.1. Se ele não iniciar, use "--syntax 2.0": o 2.1 também a aceita, com um aviso no registro dele.
setup-would-write = Gravaria { $file }
setup-dry = Nada foi gravado.
setup-hub-account = Hub: login { $account }, senha { $password }
setup-node-account = Nó { $account }: login { $account }, senha { $password }
setup-once = Estas senhas só são mostradas agora. Os arquivos da pasta também as contêm: só você pode lê-los.
setup-account-kept = A conta { $account } mantém a senha dela.
setup-no-nodes = Nenhum nó tem conta ainda. Solução: rode de novo com --node ID para cada um; "palace doctor" mostra os ids.
setup-install = Ponha no lugar com:
setup-then-flash = Depois dê a cada nó o arquivo dele, por um cabo USB: palace flash --broker { $file }
setup-check-no-listener = { $file } não abre nenhum listener: só com isto, o Mosquitto responde apenas a esta máquina.
setup-check-strange = { $file }, linha { $line }, não é uma linha de configuração do Mosquitto, por isso não dá para conferir o arquivo. Solução: indique o arquivo que o Mosquitto lê, como /etc/mosquitto/mosquitto.conf.
setup-check-sound = { $file }: outras máquinas precisam de senha.

cli-flash = Põe o firmware deste hub num microcontrolador e espera que ele se apresente.
cli-flash-port = a porta do microcontrolador (a única que há, se omitido)
cli-flash-uf2 = o arquivo do MicroPython para um microcontrolador vazio, que entra primeiro: segure BOOTSEL ao conectá-lo
cli-flash-drive = com --uf2: a pasta da unidade do microcontrolador, se ela não for encontrada sozinha
cli-flash-role = para que o nó está montado: tray ou plate (como antes, se omitido)
cli-flash-board = recusa qualquer outro microcontrolador
cli-flash-broker = o broker.json do nó, como "palace setup broker" o grava: ele passa então a falar por Wi-Fi
cli-flash-replace = mesmo se houver outro programa no microcontrolador
cli-flash-change-role = mesmo se o microcontrolador tiver a outra função

port-forbidden = { $user } não tem direito de abrir { $port }.
fix-port-forbidden = sudo usermod -aG { $group } { $user }, depois saia da sessão e entre de novo; ou instale a regra udev de hub/service.
port-held = Outro programa abriu { $port }.
fix-port-held = termine-o (o próprio hub, mpremote, um programa de terminal); "sudo palace doctor" diz qual é.
port-held-by = { $program } (processo { $pid }) abriu { $port }.
fix-port-held-by = termine-o e tente de novo; um hub que está rodando acha seus nós sozinho.
port-held-modemmanager = O ModemManager ocupa { $port } para ver se é um modem.
fix-port-held-modemmanager = espere meio minuto; para evitar isso, instale a regra udev de hub/service.
port-absent = Não há uma porta { $port }.
fix-port-absent = conecte o microcontrolador com um cabo USB que transmita dados; "palace doctor" lista as portas.
port-not-serial = { $port } não é uma porta serial.
fix-port-not-serial = indique a porta de um microcontrolador, em geral /dev/ttyACM0; "palace doctor" lista as portas.
port-broken = Não dá para usar { $port }: { $what }.
fix-port-broken = desconecte o cabo e conecte-o de novo.

flash-no-port = Nenhum microcontrolador conectado. Solução: conecte-o com um cabo USB que transmita dados. Um novo só tem porta depois de receber o MicroPython: baixe o UF2 do MicroPython para ele (micropython.org/download) e repita isto com --uf2 e o nome desse arquivo.
flash-bootsel = Um microcontrolador espera no boot loader. Solução: baixe o UF2 do MicroPython para ele (micropython.org/download: RPI_PICO, RPI_PICO_W, RPI_PICO2 ou RPI_PICO2_W) e repita isto com --uf2 e o nome desse arquivo.
flash-many-ports = Várias portas podem ser a do microcontrolador: { $ports }. Solução: indique uma com --port, ou deixe só ele conectado.
flash-no-micropython = Nenhum MicroPython responde em { $port }. Solução: baixe o UF2 do MicroPython para o microcontrolador (micropython.org/download) e rode "palace flash --uf2 FILE". O comando diz quando segurar BOOTSEL.
flash-no-answer = O programa em { $port } parou de responder. Solução: desconecte o microcontrolador, conecte-o e rode isto de novo.
flash-board-error = O microcontrolador em { $port } recusou: { $what }. Solução: desconecte-o, conecte-o e rode isto de novo. Se acontecer outra vez, ponha o MicroPython nele de novo.
flash-other-board = O firmware não conhece este microcontrolador ({ $what }). Solução: use um Raspberry Pi Pico, Pico W, Pico 2 ou Pico 2 W.
flash-old-micropython = O microcontrolador tem o MicroPython { $version }, mas o firmware precisa do { $least } ou mais novo. Solução: segure BOOTSEL ao conectá-lo e copie um UF2 mais novo na unidade que aparece; os arquivos dele ficam.
flash-not-that-board = Este é um { $found }, e não um { $expected }. Solução: confira se o microcontrolador certo está conectado, ou omita --board.
flash-other-program = Há outro programa no microcontrolador em { $port }. Nada foi mudado. Solução: confira se é o microcontrolador certo; --replace grava por cima do programa.
flash-no-role = O hub não sabe para que este nó está montado. Solução: acrescente --role tray ou --role plate.
flash-damaged-config = Não dá para ler a configuração no microcontrolador. Solução: acrescente --role tray ou --role plate, conforme a montagem.
flash-other-role = Este nó está configurado como { $found }, e não como { $expected }; os fios dele devem combinar com a função. Nada foi mudado. Solução: confira se o nó certo está conectado; --change-role muda a função dele.
flash-bad-broker = Esse arquivo não é um broker.json. Solução: use um que "palace setup broker" gravou.
flash-no-radio = Um { $board } não tem rádio. Solução: omita --broker, ou use um Pico W ou Pico 2 W.
flash-other-account = Esse arquivo é do nó { $account }, mas este é { $id }. Solução: crie uma conta para ele com "palace setup broker --node { $id }" e use o arquivo dela.
flash-no-network = O arquivo não indica uma rede Wi-Fi. Solução: grave-o de novo com "palace setup broker --ssid NAME".
flash-full = O microcontrolador tem { $free } bytes livres e precisa de { $need }. Solução: remova arquivos que não são dele (mpremote rm), ou ponha o MicroPython nele de novo.
flash-not-written = { $file } não foi gravado corretamente. Solução: rode isto de novo. Se acontecer outra vez, a memória flash do microcontrolador está gasta.
flash-no-hello = O firmware está no microcontrolador, mas ele não responde. A última linha dele: { $line } Solução: desconecte-o, conecte-o e rode isto de novo.
flash-wrong-hello = O nó responde com { $field } { $found } em vez de { $expected }. Solução: rode isto de novo. Se acontecer outra vez, ponha o MicroPython nele de novo.
flash-uf2-words = Um microcontrolador que recebe --uf2 ainda não tem porta, e --drive só vale com --uf2. Solução: deixe --port ou --drive de fora.
flash-uf2-bad = { $file } não é um arquivo UF2 completo. Solução: baixe-o de novo (micropython.org/download: RPI_PICO, RPI_PICO_W, RPI_PICO2 ou RPI_PICO2_W).
flash-uf2-no-chip = { $file } foi feito para outro tipo de microcontrolador. Solução: use o UF2 do MicroPython para o seu Pico (micropython.org/download: RPI_PICO, RPI_PICO_W, RPI_PICO2 ou RPI_PICO2_W).
flash-uf2-other-chip = { $file } foi feito para um chip { $meant }, mas o microcontrolador tem um { $found }. Nada foi gravado. Solução: use o arquivo para { $found ->
        [RP2350] um Pico 2 (RPI_PICO2) ou um Pico 2 W (RPI_PICO2_W).
       *[other] um Pico (RPI_PICO) ou um Pico W (RPI_PICO_W).
    }
flash-uf2-hold = Desconecte o microcontrolador, segure o botão BOOTSEL dele, conecte-o e solte. Esperando a unidade dele...
flash-uf2-no-drive = Nenhum microcontrolador mostra a unidade dele. Solução: desconecte-o, segure o botão BOOTSEL ao conectá-lo com um cabo de dados e repita isto. Se a unidade estiver lá, indique a pasta dela com --drive.
flash-uf2-not-mounted = A unidade { $label } do microcontrolador está lá, mas este sistema não a abriu. Solução: udisksctl mount -b /dev/disk/by-label/{ $label } (ou, como root, monte-a numa pasta e indique essa pasta com --drive), e repita isto.
flash-uf2-many = Vários microcontroladores esperam no boot loader: { $drives }. Solução: deixe só um conectado, ou indique a pasta dele com --drive.
flash-uf2-would-copy = Copiaria { $file } para { $drive }
flash-uf2-copying = Copiando { $file } para { $drive } (alguns segundos)...
flash-uf2-starting = Copiado. Esperando o microcontrolador iniciar...
flash-uf2-not-written = Não deu para copiar o arquivo para { $drive }: { $what }. Solução: confira se você pode gravar ali, desconecte o microcontrolador, segure BOOTSEL ao conectá-lo e repita isto.
flash-uf2-no-port = O arquivo foi copiado, mas o microcontrolador não volta como porta. Solução: desconecte-o e conecte-o sem BOOTSEL. Se ele não voltar, não é do tipo para o qual o arquivo foi feito: um Pico W precisa do RPI_PICO_W.
flash-found = Encontrado um { $board }, id { $id }, como { $role ->
        [tray] repositório
        [plate] placa
       *[other] { $role }
    }.
flash-would-write = Gravaria { $file }
flash-would-remove = Removeria { $file }
flash-writing = { $number } de { $of }: { $file }
flash-written = { $count ->
        [0] Todos os arquivos já estavam lá
        [1] Um arquivo gravado
       *[other] { $count } arquivos gravados
    }, { $same } sem mudança.
flash-config-kept = A configuração dele fica como está.
flash-config-new = Ele ganha uma nova configuração, função: { $role ->
        [tray] repositório
        [plate] placa
       *[other] { $role }
    }.
flash-waiting = Iniciando o nó, esperando que ele se apresente...
flash-dry = Nada foi gravado.
flash-done = O nó { $id } se apresenta em { $port }: { $role ->
        [tray] repositório
        [plate] placa
       *[other] { $role }
    } num { $board }, firmware { $fw }.
flash-now-radio = Agora ele segue por Wi-Fi; a tela “Aparelhos” o mostra quando ele achar o broker.

cli-doctor = Confere tudo o que pode faltar ou estar errado, e diz como consertar.
cli-doctor-json = imprime um objeto em vez de frases
cli-doctor-box = lista as peças de uma caixa com seus números de elemento LEGO, e não confere nada
box-parts = As peças de uma caixa, e os números de elemento LEGO para encomendá-las:
box-part = { $part ->
        [arch] arcadas
        [brick] blocos
        [column] colunas
        [light_green] folhas verde claro
        [dark_green] folhas verde escuro
        [gold] blocos dourados
        [monkey] Macaco
        [butterfly] Borboleta
        [frog] Sapo
       *[corner] blocos de canto
    }
box-element = { $count } x { $number }
box-parts-check = Os números e as quantidades são do livreto. Ninguém ainda comparou os números com uma caixa: olhe a imagem da loja antes de encomendar.
cli-doctor-weigh = confere se algo encosta num pote: você põe nele uma peça conhecida deste tipo ({ $known }); não confere mais nada
cli-doctor-in = o compartimento em que você a põe (o dela, se omitido)
cli-doctor-pieces = quantas peças desse tipo você põe de uma vez (1 se omitido); com mais, aparece um erro menor
cli-doctor-only = roda só esta checagem; pode ser repetido
cli-doctor-port = confere também esta porta, mesmo que o hub não a conheça; pode ser repetido
doctor-unknown-check = Não há uma checagem { $given }. Use uma destas: { $known }.
doctor-sound = ok       { $check }
doctor-found = { $severity }  { $check }:
doctor-severity-fault = FALHA  { "" }
doctor-severity-warning = aviso  { "" }
doctor-severity-note = nota   { "" }
doctor-fix = Solução:
doctor-ruler = Se as duas bordas direitas abaixo não ficam alinhadas, o terminal desenha alguns sinais com duas colunas de largura. Ponha a “ambiguous width” dele em estreita (narrow).
doctor-end = { $count ->
        [0] Não há nada a consertar.
        [1] Uma coisa a consertar.
       *[other] { $count } coisas a consertar.
    }
doctor-check-python = Python
doctor-check-packages = pacotes
doctor-check-firmware = arquivos do firmware
doctor-check-config = configuração
doctor-check-journal = partidas guardadas
doctor-check-disk = disco
doctor-check-clock = relógio
doctor-check-calibration = calibração
doctor-check-terminal = terminal
doctor-check-width = largura dos sinais
doctor-check-modemmanager = ModemManager
doctor-check-ports = portas alheias
doctor-check-nodes = nós nas portas
doctor-check-broker-files = arquivos do Mosquitto
doctor-check-broker = broker
doctor-check-failed = A checagem { $check } não rodou; { $file } diz por quê.
fix-doctor-check-failed = por favor, relate isso; as outras checagens valem.

doctor-python = Este é o Python { $version }, que não foi testado.
fix-doctor-python = use Python 3.11, 3.12 ou 3.13.
doctor-package = O pacote { $package } não está instalado.
fix-doctor-package = instale o palace-hub de novo: pip install --force-reinstall palace-hub.
doctor-no-micropython = Nenhum MicroPython roda nesta máquina; os nós simulados rodam em Python.
fix-doctor-no-micropython = nada: os nós reais não são afetados.
doctor-no-firmware = O firmware dos nós falta nesta instalação.
fix-doctor-no-firmware = instale o palace-hub de novo, ou rode-o de uma cópia do código-fonte.
fix-doctor-config = corrija essa linha, ou remova-a: toda linha é opcional.
doctor-journal = Não dá para guardar partidas em { $path }: { $what }.
fix-doctor-journal = torne seus a pasta e o arquivo (sudo chown), ou indique outro lugar com "journal" em palace.toml.
doctor-mark = Não dá para gravar { $path }: { $what }. O hub pode não notar se os eventos mais novos se perderem.
fix-doctor-mark = torne seu o arquivo (sudo chown), e tire dali o que tem esse nome.
doctor-journal-unreadable = Não dá para usar o arquivo de partidas: { $what }.
fix-doctor-journal-unreadable = comece "palace play": ele guarda um arquivo danificado e salva o que dá para ler. Se um palace-hub mais novo o gravou, atualize este; se ele é de outra coisa, tire-o dali.
doctor-journal-damaged = O arquivo de partidas { $path } está danificado: { $state ->
       *[intact] dá para ler tudo o que há nele.
        [lost] { $lost ->
            [1] 1 evento se perdeu
           *[other] { $lost } eventos se perderam
        }.
        [at_least] pelo menos { $lost ->
            [1] 1 evento se perdeu
           *[other] { $lost } eventos se perderam
        }.
        [unknown] não dá para saber se falta algo.
    }
fix-doctor-journal-damaged = comece "palace play": ele guarda o arquivo danificado e continua com o que dá para ler. Depois troque o cartão SD: um disco que danifica um arquivo danifica outros.
doctor-journal-gone = O arquivo de partidas { $path } sumiu; { $state ->
        [lost] { $lost ->
            [1] 1 evento se perdeu
           *[other] { $lost } eventos se perderam
        }.
        [at_least] pelo menos { $lost ->
            [1] 1 evento se perdeu
           *[other] { $lost } eventos se perderam
        }.
       *[unknown] não dá para saber o que falta.
    }
fix-doctor-journal-gone = se você tem uma cópia, ponha-a lá, com o arquivo -mark dela. "palace play" começa um novo com o que restou ao lado.
doctor-journal-unsure = O arquivo de partidas { $path } está inteiro, mas não dá para saber se os eventos mais novos estão nele: o arquivo { $path }-mark não está lá, ou é de outro.
fix-doctor-journal-unsure = nada, se você copiou ou moveu o arquivo; da próxima vez, copie os dois. "palace play" começa uma nova marca.
doctor-disk-full = O disco está cheio (restam { $free } MB): não dá para guardar partidas em { $path }.
fix-doctor-disk-full = remova o que não é mais preciso; "df -h" e "du -xh / | sort -h | tail" mostram para onde foi o espaço.
doctor-disk-little = Só restam { $free } MB no disco com { $path }.
fix-doctor-disk-little = remova o que não é mais preciso antes das próximas partidas.
doctor-clock = O relógio está { $days } dias atrás da data deste programa.
fix-doctor-clock = entre numa rede, para que o relógio se acerte sozinho, ou acerte-o: sudo date -s "2026-11-20 12:00".
doctor-clock-back = O relógio está { $minutes } minutos atrás da última partida guardada.
fix-doctor-clock-back = entre numa rede, para que o relógio se acerte sozinho, ou acerte-o com sudo date -s. De todo modo, as partidas ficam na ordem certa.
doctor-clock-alone = O relógio não é acertado por uma rede.
fix-doctor-clock-alone = sudo timedatectl set-ntp true, com uma rede; sem ela, confira a hora de vez em quando.
doctor-no-calibration = Nenhum repositório foi configurado ainda, por isso o hub não consegue contar peças.
fix-doctor-no-calibration = com a caixa toda ao seu lado, rode "palace setup". Sem repositório, digite o que você pega.
doctor-calibration-damaged = Não dá para usar { $file }: { $what }.
fix-doctor-calibration-damaged = configure o repositório de novo: "palace setup".
doctor-calibration-previous = Não dá para usar { $file }: { $what }.
fix-doctor-calibration-previous = "palace play" oferece a configuração anterior; ou configure o repositório de novo: "palace setup".
doctor-fix-said = veja acima
doctor-calibration-unreadable = Não dá para ler a configuração do repositório: { $what }.
fix-doctor-calibration-unreadable = comece uma nova partida: ela pesa o repositório de novo.
doctor-calibration-part = As células { $cells } do repositório nunca foram calibradas; elas não contam nada.
fix-doctor-calibration-part = confira os fios delas e, na próxima partida, pese de novo os potes vazios e a caixa cheia.

doctor-encoding = Esta saída é { $encoding }, e não UTF-8: sinais e nomes aparecem como códigos.
fix-doctor-encoding = escolha um locale UTF-8: export LANG=C.UTF-8.
doctor-small = O terminal tem { $columns } colunas e { $rows } linhas; o mínimo é { $least_columns } por { $least_rows }.
fix-doctor-small = aumente a janela ou diminua as letras; 100 por 30 mostra tudo.
doctor-dumb = O terminal diz que não consegue desenhar uma tela (TERM é dumb ou falta).
fix-doctor-dumb = use um terminal de verdade, ou export TERM=xterm-256color.
doctor-wide = O terminal desenha { $signs } sinais em { $columns } colunas: todas as molduras das telas ficariam quebradas.
fix-doctor-wide = ponha a “ambiguous width” do terminal em estreita (narrow), no perfil dele, em compatibilidade ou largura de caracteres.

doctor-modemmanager = O ModemManager está rodando e abre cada nova porta à procura de um modem.
fix-doctor-modemmanager = instale a regra udev: em hub/service, sudo cp 60-palace-hub.rules /etc/udev/rules.d/, depois sudo udevadm control --reload.
doctor-no-port = Nenhum nó conectado.
fix-doctor-no-port = conecte um nó com um cabo USB que transmita dados. Um microcontrolador novo precisa antes do MicroPython: baixe o UF2 dele (micropython.org/download) e rode "palace flash --uf2 FILE --role tray", ou "--role plate". Sem nenhum nó, digite tudo em "palace play".
doctor-bootsel = Um microcontrolador espera no boot loader.
fix-doctor-bootsel = baixe o UF2 do MicroPython para ele (micropython.org/download), depois rode "palace flash --uf2 FILE --role tray", ou "--role plate". Se ele já funcionou antes: desconecte-o e conecte-o de novo.
doctor-broker-hub-runs = O hub está rodando e usa a conta dele em { $broker }, por isso os nós por Wi-Fi não podem ser conferidos aqui.
fix-doctor-broker-hub-runs = abra a tela “Aparelhos” dele, ou termine o hub para conferi-los aqui.
doctor-port-foreign = { $port } ({ $what }) não é um microcontrolador deste projeto, por isso fica fechada.
fix-doctor-port-foreign = nada. Se mesmo assim houver um nó nela: rode uma vez "palace play --port { $port }".
doctor-hub-runs = O hub está rodando (processo { $pid }) e usa { $port }.
fix-doctor-hub-runs = abra a tela “Aparelhos” dele, ou termine o hub para conferir o nó aqui.
doctor-silent = Nada vem de { $port }.
fix-doctor-silent = se é um nó, desconecte-o e conecte-o. Se continuar em silêncio: "palace flash --port { $port }". Um nó com um broker.json só fala por Wi-Fi.
doctor-prompt = O MicroPython em { $port } mostra o prompt: o programa do nó não está rodando.
fix-doctor-prompt = palace flash --port { $port }
doctor-garbage = Vieram { $bytes } bytes de { $port }, e nenhum era uma mensagem de um nó. A última linha: { $line }
fix-doctor-garbage = se é um nó: confira o cabo dele, depois "palace flash --port { $port }". Se é outra coisa, deixe estar.
doctor-no-hello = Um nó envia em { $port }, mas não diz quem é.
fix-doctor-no-hello = desconecte-o e conecte-o de novo.
doctor-protocol = O nó { $id } em { $port } fala a versão { $spoken } do protocolo, que este hub não fala.
fix-doctor-protocol = palace flash --port { $port }
doctor-crashed = O programa do nó { $id } parou por um erro e começou de novo: { $what }
fix-doctor-crashed = nada a fazer, se aconteceu só uma vez. Se acontecer de novo, "palace flash", e ponha num relato o que esta linha diz.
doctor-fw = O nó { $id } em { $port } tem o firmware { $found }; este hub traz { $own }.
fix-doctor-fw = palace flash --port { $port }
doctor-node = { $role ->
        [tray] Repositório
        [plate] Placa
       *[other] { $role }
    } { $id } em { $port }, um { $board }.
fix-doctor-node = nada.
doctor-damaged = { $count } linhas danificadas vieram de { $port } em poucos segundos.
fix-doctor-damaged = use um cabo mais curto ou melhor, longe de motores e carregadores.
doctor-twice = O nó { $id } responde em { $ports }.
fix-doctor-twice = desconecte todos menos um. Se dois microcontroladores têm o mesmo id, um é cópia: remova-o.
doctor-same-role = { $count } nós são { $role ->
        [tray] repositório
        [plate] placa
       *[other] { $role }
    }; uma mesa só tem um.
fix-doctor-same-role = desconecte o errado; "palace flash --change-role" dá a ele a outra função.
doctor-no-tray = Não há repositório entre os nós.
fix-doctor-no-tray = conecte o repositório, ou digite o que você pega.
doctor-no-samples = O nó { $id } em { $port } se apresenta, mas não envia leituras.
fix-doctor-no-samples = desconecte-o e conecte-o. Se não ajudar: "palace flash --port { $port }".
doctor-cell-silent = A célula { $cell } do nó { $id } não dá leituras.
fix-doctor-cell-silent = confira o fio DT e a alimentação do amplificador dela.
doctor-cell-slow = A célula { $cell } do nó { $id } faz { $rate } conversões por segundo em vez de 80.
fix-doctor-cell-slow = o amplificador dela está ligado para 10: ponha o pino RATE em nível alto (corte o jumper, ou passe o pino 15 do terra para a alimentação).
doctor-cell-fault = A célula { $cell } do nó { $id } recusou { $count } leituras: { $why }.
fix-doctor-cell-fault = confira os fios e a alimentação dela; o README do firmware diz o que { $why } significa.
doctor-gaps = Em poucos segundos, { $gaps } mensagens do nó { $id } se perderam, e { $bad } vieram danificadas.
fix-doctor-gaps = termine outros programas que leem a porta dele ("sudo palace doctor" os indica). Se não há nenhum, use um cabo mais curto ou melhor, longe de motores e carregadores.

doctor-no-broker = Nenhum broker está configurado. Nós por cabo não precisam de um.
fix-doctor-no-broker = para nós por Wi-Fi: "palace setup broker --node ID".
doctor-hub-file = Não dá para usar { $file }: esperado { $expected }.
fix-doctor-hub-file = grave-o de novo: "palace setup broker --renew hub".
doctor-broker-absent = O broker { $broker } não responde.
fix-doctor-broker-absent = inicie-o: sudo systemctl restart mosquitto; "journalctl -u mosquitto" diz por que ele não inicia. Se é outra máquina, confira endereço, porta e firewall.
doctor-broker-refuses = O broker { $broker } não deixa { $user } entrar: { $word }.
fix-doctor-broker-refuses = ponha de novo o arquivo de senhas no lugar, como "palace setup broker" diz, e reinicie o broker; ou "palace setup broker --renew hub" para uma nova senha.
doctor-broker-password = O broker { $broker } quer uma senha, e o hub não tem nenhuma.
fix-doctor-broker-password = palace setup broker --renew hub
doctor-broker-mute = Algo responde em { $broker }, mas não como um broker ({ $word }).
fix-doctor-broker-mute = confira se outro programa usa esta porta; indique a porta do broker em "palace setup broker --port".
doctor-broker-open = Qualquer um entra no broker { $broker } sem senha e pode controlar os nós e ler a partida.
fix-doctor-broker-open = "palace setup broker" grava uma configuração com contas; ou prenda o broker a 127.0.0.1.
doctor-broker-file = { $file }, linha { $line }: qualquer um que alcance { $broker } entra sem senha.
fix-doctor-broker-file = "palace setup broker" grava uma configuração com contas; ou prenda este listener a 127.0.0.1.
doctor-broker-topics = O broker { $broker } deixa o hub entrar, mas não nos tópicos dele: { $word }.
fix-doctor-broker-topics = ponha de novo o arquivo de tópicos no lugar, como "palace setup broker" diz, e reinicie o broker.
doctor-broker-acl = O broker { $broker } deixa o hub entrar, mas não repassa nada da mesa “{ $table }”.
fix-doctor-broker-acl = o arquivo de tópicos dele (acl_file) é de outra mesa, ou mais antigo: ponha no lugar o de "palace setup broker" e reinicie o broker.
doctor-broker-empty = Nenhum nó achou ainda o broker { $broker }.
fix-doctor-broker-empty = dê ao nó o arquivo dele: "palace flash --broker FILE" por um cabo USB. Se ele já tem um: confira o nome e a chave da rede no arquivo, e se o firewall desta máquina deixa passar a porta 1883.
doctor-broker-nodes = No broker { $broker }: { $nodes }.
fix-doctor-broker-nodes = nada; a tela “Aparelhos” diz como eles estão.
doctor-node-refused = O broker { $broker } não deixa o nó { $id } entrar: { $word }.
fix-doctor-node-refused = a conta dele está nos arquivos de "palace setup broker", mas não onde o broker os lê: ponha-os no lugar como esse comando diz, e reinicie o broker.
doctor-node-away = O nó { $id } tem uma conta em { $broker }, mas não está conectado.
fix-doctor-node-away = ligue-o. Se ele está ligado: ponha nele o arquivo certo ("palace flash --broker FILE" por um cabo USB), e as contas e os tópicos mais novos onde o broker os lê ("palace setup broker" diz como).
doctor-wifi-node = { $role ->
        [tray] Repositório
        [plate] Placa
       *[other] { $role }
    } { $id } por Wi-Fi, um { $board }.
fix-doctor-wifi-node = nada.
doctor-wifi-fw = O nó { $id } por Wi-Fi tem o firmware { $found }; este hub traz { $own }.
fix-doctor-wifi-fw = conecte-o por USB, depois "palace flash"; ele mantém sua rede e sua senha.
doctor-wifi-protocol = O nó { $id } por Wi-Fi fala a versão { $spoken } do protocolo, que este hub não fala.
fix-doctor-wifi-protocol = conecte-o por USB, depois "palace flash"; ele mantém sua rede e sua senha.
doctor-wifi-silent = O nó { $id } está conectado ao broker, mas não se apresenta nem envia leituras.
fix-doctor-wifi-silent = desligue-o e ligue-o. Se continuar em silêncio, conecte-o por USB e rode "palace flash".
doctor-wifi-no-samples = O nó { $id } se apresenta por Wi-Fi, mas não envia leituras quando é recebido.
fix-doctor-wifi-no-samples = desligue-o e ligue-o. Se não ajudar, conecte-o por USB e rode "palace flash".
doctor-wifi-gaps = Em poucos segundos, { $gaps } mensagens do nó { $id } se perderam por Wi-Fi, e { $bad } vieram danificadas.
fix-doctor-wifi-gaps = aproxime-o do ponto de acesso, ou escolha um canal Wi-Fi com menos tráfego.
doctor-hub-file-open = Todos nesta máquina podem ler a senha do hub em { $file }.
fix-doctor-hub-file-open = chmod 600 { $file }; depois rode "palace setup broker --renew hub" se alguém pode tê-la lido.
