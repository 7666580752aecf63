### Backup, restore, bug reports, the log and the safe mode.

cli-backup = Salva partidas, calibrações, cartas e ajustes num só arquivo. Você pode jogar enquanto isso.
cli-backup-file = o arquivo a gravar, ou uma pasta, como a de um pendrive: ela recebe um arquivo com a data de hoje
cli-backup-secrets = salva também as senhas e os links dos celulares; só você pode ler o arquivo
cli-backup-daily = mantém na pasta os últimos sete arquivos diários
cli-restore = Restaura um backup. Mostra o que seria substituído, pergunta e guarda o que havia.
cli-restore-file = um arquivo de "palace backup"
cli-restore-yes = não pergunta
cli-restore-journal = para onde vão as partidas, se não para o lugar que os ajustes do backup indicam

cli-report = Grava um arquivo para um relato de erro, sem nomes, senhas e links. Antes, mostra o que há nele.
cli-report-file = o arquivo a gravar (padrão: palace-report-DATE.zip nesta pasta)
report-examines = O hub examina esta máquina; isso leva alguns segundos ...
report-holds = O relato contém:
report-versions = versões do hub, do Python e da máquina
report-doctor = o que "palace doctor" encontra
report-settings = seus ajustes; o que pode indicar pessoas ou lugares é substituído
report-log = o registro
report-game = a gravação da última partida
report-frames = o que repositório e placa enviaram nos últimos minutos
report-without = Nomes de jogadores, senhas, Wi-Fi e links dos celulares são substituídos. Você pode olhar o arquivo antes de enviá-lo.
report-question = Gravar { $file }? Digite sim ou não:
report-nothing-done = Nada foi gravado.
report-written = { $file } foi gravado. Nada foi enviado a ninguém.
report-not-confirmed = Ninguém pode responder aqui. Para gravar o relato sem pergunta, acrescente --yes.
cli-play-safe = joga à mão: sem repositório, placa, broker ou celulares, e sem ajustes; a partida continua
cli-headless-safe = O modo seguro não mostra página; com --headless, não se vê nada. Deixe --headless de fora.
safe-failed-starts = Os últimos { $count } inícios de "palace play" falharam.
safe-last-failure = O último terminou com esta mensagem: { $reason }
safe-offer = Enter: jogar no modo seguro. Você digita as peças; repositório, placa, celulares e ajustes não são usados. Sua partida continua.
    n: começar como sempre.
safe-hint = "palace play --safe" joga à mão e continua sua partida. "palace doctor" diz o que está errado.
problem-safe-mode = Modo seguro: o hub não usa repositório, placa, celulares nem ajustes. Solução: rode "palace doctor", conserte o que ele indicar e comece sem --safe.
problem-safe-other-journal = Não dá para acessar o arquivo das suas partidas { $file }: { $what }. Esta partida fica guardada em { $kept }. Solução: conecte o disco do arquivo, ou digite "palace config set journal --default".

output-no-such-folder = { $option }: não há uma pasta { $folder }. Crie-a, ou conecte o pendrive em que ela está.

problem-backup = Não foi possível fazer o backup de hoje: { $what }
problem-backup-no-folder = Não dá para fazer o backup de hoje: não há uma pasta { $folder }. Solução: conecte o pendrive, ou indique outra pasta em palace.toml.
backup-at-the-end = Salvando as partidas de hoje em { $folder } ...

backup-written = Salvo: { $games ->
        [0] seus ajustes; ainda não há partidas
        [1] 1 partida, com calibrações, cartas e ajustes
       *[other] { $games } partidas, com calibrações, cartas e ajustes
    }. Arquivo: { $file } ({ $kb } kB).
backup-with-secrets = Ele contém as senhas e os links dos celulares. Só você pode ler o arquivo: mantenha assim.
backup-open-to-all = Ele contém as senhas e os links dos celulares, e este disco não consegue escondê-los: quem tiver o arquivo pode lê-los.
backup-without-secrets = Ele não contém as senhas nem os links dos celulares; --with-secrets os salva também.
backup-journal-damaged = { $lost ->
        [0] O arquivo de partidas estava danificado; até onde dá para saber, não falta nenhum evento de uma partida.
        [1] O arquivo de partidas estava danificado: no backup, falta 1 evento de uma partida.
       *[other] O arquivo de partidas estava danificado: no backup, faltam { $lost } eventos de partidas.
    }
backup-not-ours = { $file } não é um backup. Indique um arquivo que "palace backup" gravou.
backup-foreign = { $file } contém { $what }, que não faz parte de um backup. Nada foi mudado. Indique um arquivo que "palace backup" gravou.
backup-damaged = { $file } está danificado: { $what } não está como foi salvo. Nada foi mudado. Tente outro backup.
backup-too-new = { $file } vem de um hub mais novo ({ $hub }). Nada foi mudado. Atualize este hub primeiro.
backup-in-the-way = { $file } existe e não é um backup, por isso fica. Escolha outro nome.

upkeep-games = { $count ->
        [1] 1 partida
       *[other] { $count } partidas
    }
upkeep-kind-players = jogadores, notas e datas de partidas passadas
upkeep-kind-saved = imagens, gravações e tabelas salvas
upkeep-kind-tray = calibração do repositório
upkeep-kind-plate = calibração da placa
upkeep-kind-ports = lista das portas dos microcontroladores
upkeep-kind-cards = suas próprias cartas
upkeep-kind-lessons = lista das lições feitas
upkeep-kind-settings = ajustes (palace.toml)
upkeep-kind-broker = contas para o Wi-Fi
upkeep-kind-links = links dos celulares

restore-backup = { $file }: salvo em { $made } pelo palace-hub { $hub }.
restore-games-replaced = {"  "}substituído:   { $here ->
        [1] 1 partida
       *[other] { $here } partidas
    } daqui por { $there ->
        [1] 1 partida
       *[other] { $there } partidas
    } do backup
restore-fate-new = {"  "}novo:          { $what }
restore-fate-replaced = {"  "}substituído:   { $what }
restore-fate-aside = {"  "}posto de lado: { $what } (não está no backup)
restore-fate-stays = {"  "}fica:          { $what } (não está no backup)
restore-place = As partidas vão para { $folder }. O que é substituído ou posto de lado fica guardado.
restore-question = Restaurar este backup? Digite sim ou não:
restore-answer-yes = sim
restore-answer-y = s
restore-nothing-done = Nada foi mudado.
restore-done = O backup está de volta. "palace play" continua com ele.
restore-kept = O que havia antes está em { $folder }.
restore-without-secrets = As senhas e os links dos celulares não foram salvos: escaneie os códigos de novo. Para nós por Wi-Fi, rode "palace setup broker".
restore-not-confirmed = Ninguém pode responder aqui. Para restaurar sem pergunta, acrescente --yes.
hub-runs = Um hub está usando { $file }. Termine-o (Ctrl+Q) e tente de novo.
restore-under-way = Outra restauração está em andamento. Espere até ela acabar e tente de novo.
