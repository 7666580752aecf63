### A mesa como serviço da máquina.

cli-service = Iniciar a mesa com esta máquina.
cli-service-install = Fazer a mesa iniciar com a máquina, a partir de agora.
cli-service-remove = Parar a mesa e não iniciá-la mais; partidas e ajustes ficam.
cli-service-status = Quais mesas iniciam com esta máquina, e se estão funcionando.
cli-service-logs = As últimas linhas do registro de uma mesa.
cli-service-font = Dar ao console a maior fonte em que as telas cabem.
cli-service-window = Abrir a mesa numa só janela, com letras tão grandes quanto a tela permite.
cli-service-table = nome da mesa (minúsculas, algarismos, “-”); sem ele: table
cli-service-tty = o console, tty1 se você não indicar outro
cli-service-mode = screen: no console; kiosk: uma janela na tela inteira; headless: só a página web
cli-service-shutdown-button = um botão entre os pinos 5 e 6 de um Raspberry Pi o desliga e liga
cli-service-all = todas as mesas
cli-service-json = como um array JSON
cli-service-follow = continuar a cada nova linha
service-runs = { $unit } está funcionando e inicia com a máquina.
service-at-next-start = { $unit } inicia com a máquina na próxima vez que ela for ligada.
service-removed = { $unit } foi removido. Partidas e ajustes ficam guardados.
service-no-tables = Nenhuma mesa inicia com esta máquina. Para mudar isso: sudo palace service install
service-state = { $unit } ({ $mode }): { $state ->
        [active] está funcionando
        [activating] está iniciando
        [failed] falhou; veja: palace service logs
        [inactive] está parado
       *[other] inicia com a máquina
    }, { $restarts ->
        [one] reiniciado uma vez
       *[other] reiniciado { $restarts } vezes
    }
service-button = O botão funciona na próxima vez que ligar: conecte-o aos pinos 5 e 6.
service-button-there = O botão já estava configurado.
service-bad-table = “{ $given }” não é nome de mesa: use minúsculas, algarismos e “-”, no máximo 31.
service-bad-console = “{ $given }” não é um console: use de tty1 a tty63.
service-none = Nenhuma mesa “{ $table }” inicia com esta máquina. “palace service status” mostra as que iniciam.
service-no-boot-settings = Não existe { $file }: o botão precisa de um Raspberry Pi com Raspberry Pi OS.
service-refused = “{ $command }” falhou: { $what }
