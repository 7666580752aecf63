### `palace config` e `palace completion`, e o sentido de cada ajuste de palace.toml.

cli-config = Mostra e muda seus ajustes: o arquivo palace.toml.
cli-config-show = Mostra cada ajuste com seu sentido e seu valor. Você pode gravar a saída como palace.toml.
cli-config-keys = só estes ajustes, como web.port
cli-config-set = Muda um ajuste em palace.toml. Seus comentários e a ordem das linhas ficam.
cli-config-key = o ajuste, como web.port; "palace config show" lista todos
cli-config-value = o novo valor; uma lista aceita vários
cli-config-default = tira o ajuste do arquivo, para que o padrão volte a valer
cli-config-path = Mostra o caminho de palace.toml, mesmo que o arquivo ainda não exista.
cli-config-schema = Mostra um esquema JSON, com o qual um editor confere e explica palace.toml.
cli-completion = Mostra um script com o qual seu shell completa as palavras deste comando.
cli-completion-shell = seu shell

config-show-file = Seus ajustes, de { $file }. Linhas com # são comentários; nesses ajustes vale o padrão.
config-show-none = Ainda não há um arquivo { $file }. Em todos os ajustes vale o padrão.
config-no-setting = Não há um ajuste { $given }. Os ajustes são:
config-no-value = Acrescente o novo valor de { $setting }, ou --default para tirá-lo.
config-one-value = { $setting } aceita um só valor. Ponha entre aspas um valor com espaços.
config-stays = { $file } fica como está. O novo texto foi recusado:
config-has-value = { $setting } agora é { $value }. O hub lê isso na próxima vez que começar.
config-has-default = { $setting } tem o valor padrão. O hub lê isso na próxima vez que começar.

settings-file = Os ajustes de palace-hub. Cada linha é opcional.
settings-box = As peças da sua caixa, se faltam algumas.
settings-sound = O que toca os sons da mesa.
settings-web = A página web que mostra a mesa nos celulares.
settings-backup = A cópia de segurança diária.
settings-log = O registro do hub.

setting-language = A língua das telas e dos comandos.
    .default = Sem ele, vale a língua do seu sistema.
setting-enter-by = Como você entra uma escadaria: "plan" a desenha peça por peça, "facts" pergunta alturas e números.
setting-card-set = As cartas do seu exemplar: uma pasta, ou o nome de um dos seus conjuntos.
    .default = Sem ele, vale o conjunto da casa.
setting-ground-map = O mapa de terreno de uma nova partida.
setting-ports = Portas seriais que o hub abre seja o que for que esteja nelas, como com --port.
setting-journal = O arquivo das suas partidas.
    .default = Sem ele, é journal.sqlite na pasta de dados.
setting-box-piece = Quantas peças deste tipo a sua caixa tem.
setting-sound-buzzer = Toca os sons na campainha do repositório.
setting-sound-bell = Toca os sons com a campainha do terminal.
setting-web-enabled = Oferece a página web com "palace play", como --web.
setting-web-listen = O endereço da página: "127.0.0.1" só para esta máquina, "0.0.0.0" para toda a sua rede.
setting-web-port = A porta da página; 0 usa uma porta livre.
setting-web-hosts = Outros nomes desta máquina na sua rede. O primeiro aparece nos links.
setting-web-link = O começo dos links se há um proxy na frente da página, como "https://palace.home".
    .default = Sem ele, os links levam o nome desta máquina.
setting-backup-folder = Uma pasta, como um pendrive, que recebe uma cópia de segurança por dia.
    .default = Sem ele, não há cópia diária.
setting-log-level = As linhas menos importantes que o registro guarda. "debug" anota também os nomes dos jogadores.
