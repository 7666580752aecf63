### Atualizar uma mesa instalada e voltar atrás.

cli-update = Atualiza esta mesa instalada a partir de um arquivo. Se a nova versão não iniciar, a antiga volta.
cli-update-file = um ficheiro palace-hub-VERSION-ARCH.tar.gz
cli-update-recover = termina uma atualização interrompida; o serviço chama-o no seu início
cli-rollback = Volta à versão anterior. Os teus jogos ficam se essa versão os ler.
update-question = Atualizar a versão { $old } de { $file }? A mesa para um minuto. Escreve sim ou não:
update-back-question = Voltar da versão { $old } à { $new }? A mesa para um minuto. Escreve sim ou não:
update-installing = A instalar a versão { $version } ao lado da atual ...
update-checking = A verificar a versão { $version } numa cópia dos teus ficheiros ...
update-starting = A iniciar a versão { $version } ...
update-done = A versão { $new } está instalada. "palace rollback" volta à { $old }.
update-back-done = A versão { $new } voltou. "palace rollback" regressa à { $old }.
update-flash = Um nó pode ter outro firmware que não o desta versão. "palace doctor" diz-te; "palace flash" renova-o.
update-not-confirmed = Ninguém pode responder aqui. Para continuar sem pergunta, junta --yes.
update-no-file = Indica o arquivo: "palace update FILE".
update-no-appliance = Não há versão instalada em { $folder }. Executa primeiro install.sh.
update-under-way = Outra atualização está em curso. Espera que termine e tenta de novo.
update-same-version = A versão { $version } já está instalada e a funcionar. Nada mudou.
update-no-previous = Não há versão anterior. Nada mudou.
update-install-failed = Não foi possível instalar a versão { $version }. Nada mudou. O instalador diz: { $what }
update-check-failed = A versão { $version } não pode usar os teus ficheiros. Nada mudou. Ela diz: { $what }
update-undone = A versão { $new } não iniciou. A versão { $old } voltou com os teus ficheiros. Envia um relatório: "palace report".
update-is-undone = A voltar da versão { $new } à { $old }.
update-not-a-release = { $file } não é um arquivo completo (ver: { $what }). Nada mudou. Descarrega-o de novo.
update-damaged = { $file } está danificado: { $what } difere da soma de verificação. Nada mudou. Descarrega-o de novo.
update-other-machine = { $file } é para { $made_for }; esta máquina tem { $here }. Nada mudou. Escolhe o arquivo para esta máquina.
update-no-copy = Os teus ficheiros não podem ser copiados: { $what }. A versão antiga fica. Liberta espaço e tenta de novo.
