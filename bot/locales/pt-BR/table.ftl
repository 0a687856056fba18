# A mesa pública e a mão privada, de qualquer jogo.

table-round = Partida { $n }.
table-round-tally = Partida { $n }. Partidas vencidas: { $tally }.
table-tally-seat = { $name } { $won }
table-clock = O tempo acaba { $when }.
table-paused = ⏸ Esta partida está pausada; ninguém pode jogar. Pode apertar Retomar: { $names }.
table-paused-why = ⏸ Esta partida está pausada: { $why } Pode apertar Retomar: { $names }.
table-alt-paused = A partida está pausada; ninguém pode jogar. { $alt }
table-commitment = Estas cartas foram fixadas antes da primeira jogada: sha256 { $hash }…
table-commitments = { $n ->
        [0] { $n } embaralhamentos foram fixados
        [one] { $n } embaralhamento foi fixado
       *[other] { $n } embaralhamentos foram fixados
    } antes das jogadas seguintes. O último: sha256 { $hash }…

table-hand = Minha mão
table-rules = Regras
table-more = Mais
table-again = Começar outra partida
table-end = Encerrar a disputa
table-next = Para continuar, qualquer pessoa da mesa pode apertar **{ $button }**.
table-ping-direct = É a sua vez em { $game }: { $link }
table-digest = { $n ->
        [one] É a sua vez em uma mesa.
       *[other] É a sua vez em { $n } mesas:
    }
table-digest-line = - { $game }: { $link }
table-ping = { $mention }, é a sua vez. Aperte Minha mão para ver suas cartas.

paused-channel = não consigo alcançar este canal.
paused-thread = este tópico está arquivado ou trancado.

hand-title = Sua mão · { $game }
hand-fresh = Esta mensagem se atualiza sozinha até { $when }. Depois, aperte { $button } para receber outra.
hand-stale = Aperte { $button } na mesa para receber outra cópia quando quiser.
hand-paused = ⏸ A partida está pausada: ninguém pode jogar até que alguém da mesa aperte Retomar.
hand-not-dealt = Ainda não foram dadas cartas nesta mesa.
hand-rule = Ler a regra { $rule }
hand-over = Esta partida terminou.
hand-next = Para continuar, aperte **{ $button }** na mesa.

more-title = Mais · { $game }
more-how = Isto é sobre a mesa; as cartas estão na sua mão.
more-show = Mostrar a mesa no fim do canal
more-pause = Pausar
more-resume = Retomar
more-host = Passar o comando da mesa…
more-host-seat = { $name } comanda a mesa
more-kick = Remover alguém de vez…
more-kick-seat = Remover { $name }
more-grave = Isto não pode ser desfeito. Vou perguntar mais uma vez.
more-resign = Desistir
more-again = Começar outra partida
more-end = Encerrar a disputa

sure-yes = Sim, pode fazer
sure-no = Não, voltar
sure-resign = Desistir desta partida? Você sai dela de vez, e a mesa continua sem você.
sure-resign-last = Desistir desta partida? Ela acaba na hora, com a vitória de { $last }.
sure-end = Encerrar a disputa para todo mundo? O que já foi ganho fica registrado.
sure-again = Começar outra partida? A atual acaba e não conta para ninguém.
sure-kick = Remover { $name } da mesa? Esta partida continua sem essa pessoa.
sure-kick-last = Remover { $name } da mesa? Esta partida acaba na hora, com a vitória de { $last }.
sure-cancel = Fechar esta mesa? Há outras pessoas sentadas; a mesa acaba para todo mundo.
