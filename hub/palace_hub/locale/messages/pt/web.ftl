# The web page: what only phones and the television show. Everything else comes from the sentences of the screens.

web-title = Monkey Palace
web-opened = Este link está aberto. Ir para a mesa
web-pages = Páginas
web-nav-seat = Lugar { $number }
web-nav-table = Mesa
web-nav-host = Anfitrião
web-offline = A mesa não responde. Esta página procura por ela e continua sozinha.
web-failed = Isso não chegou à mesa. Tente de novo.
web-not-now = Isso não dá agora. Olhe o alto da página: lá está o que vem a seguir.
web-yes = Sim
web-no = Não
web-back = Voltar
web-steps = Passos deste turno
web-own = O que você tem
web-tray = Repositório
web-players = Jogadores
web-player = Jogador
web-score = Bananas
web-trophies = Troféus
web-fewer = Menos: { $what }
web-more = Mais: { $what }
web-pass-build = Não dá para construir
web-take-frog = Pegar o Sapo
web-by-hand = Jogar este turno à mão
web-keep = Aceitar como está
web-hint = Dica
web-ask-pass-build = Você não vai mesmo construir nada neste turno?
web-ask-keep = O hub deve contar com o que está agora no repositório?
web-node-height = Fileira { $row }, lugar { $number }: altura { $height }
web-node-knob = Fileira { $row }, lugar { $number }: pino { SHORT($piece, 1) }
web-node-nothing = Fileira { $row }, lugar { $number }: nada

error-web-address = A página web não pode usar o endereço { $address }:{ $port } ({ $what }). Escolha outra porta com --web-port.
error-web-links-not-kept = Não foi possível guardar os links da página web ({ $what }). Eles valem até o hub terminar.
web-links-file-damaged = O arquivo { $file } com os links da página web está danificado. Novos links foram criados: escaneie os códigos de novo.

cli-play-web = mostra a mesa também nos celulares, como página web; também [web] na configuração
cli-play-web-port = porta da página web (8080; 0: uma livre)
cli-play-headless = sem terminal: só a página web
cli-headless-web = --headless precisa da página web: acrescente --web.
cli-port-range = { $given } não é uma porta. Portas são números inteiros de 0 a { $most }.
web-host-link = A mesa espera pelo anfitrião. Abra este link e não o mostre a ninguém: { $link }
web-start = Começar a partida
web-start-cards = Cartas
web-start-map = Mapa de terreno
