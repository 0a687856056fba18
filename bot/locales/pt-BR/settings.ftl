# Ajustes das pessoas e dos servidores.

command-settings = ajustes
command-settings-about = Idioma, cartas, imagens, avisos: os seus e os do servidor

settings-title = Seus ajustes
settings-about = Valem só para você, em todos os servidores, e têm efeito na hora.
settings-to-server = Ajustes deste servidor
settings-server-title = Ajustes deste servidor
settings-server-about = Valem para o que o canal inteiro lê aqui: mesas e resumos.
settings-back = Voltar

settings-choose = { $which ->
        [language] Idioma
        [deck] Cores dos naipes
        [order] Ordem da mão
        [speed] Velocidade dos computadores
        [pings] Quando uma mesa espera por mim
       *[patience] Tempo até me chamarem
    }
settings-language = { $value ->
        [en] Idioma: inglês
        [pt-BR] Idioma: português do Brasil
       *[discord] Idioma: o do Discord
    }
settings-deck = { $value ->
        [two] Duas cores: naipes pretos e vermelhos
       *[four] Quatro cores: uma para cada naipe
    }
settings-order = { $value ->
        [rank] Minha mão por valor, onde o jogo permite
        [suit] Minha mão por naipe, onde o jogo permite
       *[game] Minha mão na ordem do jogo
    }
settings-speed = { $value ->
        [quick] Computadores rápidos
        [slow] Computadores lentos
       *[normal] Computadores no ritmo normal
    }
settings-pings = { $value ->
        [off] Nunca me chamar
        [dm] Me chamar por mensagem direta
       *[mention] Me mencionar no canal quando eu estiver longe
    }
settings-patience = { $value ->
        [30] Após meio minuto sem apertar nada
        [90] Após um minuto e meio sem apertar nada
        [300] Após 5 minutos sem apertar nada
       *[1800] Após meia hora sem apertar nada
    }

settings-marks = Texturas, cartas grandes, sem imagens, menos movimento
settings-mark = { $mark ->
        [patterns] Texturas para daltonismo
        [large] Cartas grandes
        [text_only] Só texto
       *[still] Menos movimento
    }
settings-mark-about = { $mark ->
        [patterns] Uma textura junto de cada cor
        [large] Cartas maiores na mão, em mais fileiras
        [text_only] Sem imagens; tudo em palavras
       *[still] Sem imagens animadas
    }

settings-options = Opções das novas mesas…
settings-options-of = Novas mesas de { $game }
settings-options-about = Uma nova mesa começa assim; quem a abre ainda pode mudar tudo.
settings-everywhere = Mesas podem ser abertas em qualquer canal.
settings-only-in = Mesas só podem ser abertas em { $channels } e nos seus tópicos.
settings-here = { $allowed ->
        [yes] Permitir mesas neste canal
       *[no] Não mais neste canal
    }
settings-anywhere = Permitir todos os canais

refusal-not_manager = Só quem pode gerenciar o servidor pode mudar os ajustes dele.
refusal-no_such_setting = Não conheço esse ajuste; abra `/settings` de novo.
refusal-elsewhere = Neste servidor, mesas só podem ser abertas em { $channels }.
