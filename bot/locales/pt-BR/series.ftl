# Séries, desfazer, ausência.

command-series = serie
command-series-about = Abrir uma mesa para uma série de partidas
command-table-takeback = desfazer
command-table-takeback-about = Desfazer minha última jogada, nos jogos em que isso vale
command-table-redo = refazer
command-table-redo-about = Fazer de novo o que foi desfeito
command-table-restart = recomecar
command-table-restart-about = Dar as mesmas cartas outra vez; não conta para nada
option-length = tamanho
option-length-about = Quantas partidas
choice-length-1 = 1 partida
choice-length-3 = 3 partidas
choice-length-5 = 5 partidas
choice-length-7 = 7 partidas
choice-length-9 = 9 partidas
series-standings = Classificação depois da partida { $n } de { $length }
series-place = `{ $place }` { $name }: { $won ->
        [0] { $won } vitórias
        [one] { $won } vitória
       *[other] { $won } vitórias
    }, { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
series-winner = 🏆 { $name } leva a série.
series-shared = 🏆 A série fica dividida entre { $names }.
series-nobody = A série terminou sem ninguém na frente.
series-next = A próxima partida começa { $when }, ou assim que todo mundo estiver a postos.
series-ready = A postos
series-waiting = A postos: { $names }.
table-agree = Concordo
table-decline = Recuso
hand-withdraw = Deixa para lá
table-repeats = 🔁 As mesmas cartas outra vez, pelos mesmos embaralhamentos: não conta para nada.
note-hurry = ⏰ O tempo desta vez está acabando: depois, o relógio joga.
note-left-server = 🚪 Alguém não está mais neste servidor e, por isso, saiu da mesa.
host-left-server = Quem comandava a mesa não está mais neste servidor. Agora quem comanda é { $name }.
note-declined = ✋ O pedido foi recusado: o jogo segue como está.
table-away = 💤 Um computador joga por { $name }, que perdeu várias vezes seguidas.
told-taken-back = { $name } desfez a última jogada.
told-redone = { $name } refez a jogada.
asks-takeback = ↩ { $name } pede para desfazer a última jogada. Outra pessoa da mesa pode concordar ou recusar.
asks-redo = ↪ { $name } pede para refazer a jogada. Outra pessoa da mesa pode concordar ou recusar.
asks-restart = 🔁 { $name } pede as mesmas cartas outra vez. Outra pessoa da mesa pode concordar ou recusar.
hand-back = Voltei
hand-away = 💤 O computador joga por você. Aperte **Voltei** para jogar de novo.
hand-missed = { $left ->
        [one] ⚠️ Você perdeu { $n } vezes seguidas. Se perder esta também, o computador joga por você até você voltar.
       *[other] ⚠️ Você perdeu { $n ->
            [one] uma vez
           *[other] { $n } vezes seguidas
        }. Depois de mais { $left } seguidas, o computador joga por você até você voltar.
    }
hand-takeback = Desfazer
hand-redo = Refazer
more-restart = Dar as mesmas cartas de novo
sure-restart = Dar as mesmas cartas de novo? O jogo recomeça com os mesmos embaralhamentos e não conta para nada.
done-turned = Feito.
done-asked = Pedido feito. Outra pessoa da mesa precisa concordar.
lobby-length-choose = Quantas partidas
lobby-length = { $n ->
        [0] Uma partida por vez, quantas quiserem
        [one] Uma série de { $n } partida
       *[other] Uma série de { $n } partidas
    }
refusal-nothing_to_take_back = Não há nada a desfazer.
series-length = { $game }: { $length }
