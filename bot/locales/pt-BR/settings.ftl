# Ajustes das pessoas e dos servidores.

command-settings = ajustes
command-settings-about = Idioma, cartas, imagens, avisos: os seus e os do servidor

settings-title = Seus ajustes
settings-about = Escolha nos menus. Vale só para você, em todos os servidores, e na hora.
settings-to-server = Ajustes deste servidor
settings-server-title = Ajustes deste servidor
settings-server-about = Escolha nos menus. Vale para o que o canal inteiro lê aqui: mesas e resumos.
settings-back = Voltar

settings-choose = { $which ->
        [language] Idioma
        [deck] Cores dos naipes
        [order] Ordem da mão
        [speed] Velocidade dos computadores
        [pings] Quando uma mesa espera por mim
       *[patience] Tempo até me chamarem
    }
language-name = Português do Brasil
settings-language = { $value ->
        [discord] Idioma: o do Discord
       *[other] Idioma: { $name }
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
        [digest] No máximo uma mensagem direta por dia, com as mesas que esperam
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

# O que falta em um canal.

command-check = checar
command-check-about = O que me falta neste canal e como conceder
check-title = Posso jogar aqui?
check-good = Sim: tenho tudo de que preciso neste canal. Abra uma mesa com `/jogar`.
check-missing = { $n ->
        [one] Quase: falta uma coisa.
       *[other] Quase: faltam { $n } coisas.
    }
check-lacks = **{ $permission }**: { $why }
check-not-allowed = Os ajustes deste servidor só permitem mesas em outros canais. Quem pode gerenciar o servidor muda isso com `/ajustes`.
check-grant = Para conceder uma permissão, abra as configurações do canal, depois Permissões, adicione meu cargo ou a mim e permita. Em um tópico valem as permissões do canal dele.
check-permission = { $name ->
        [read_messages] Ver canal
        [send_messages] Enviar mensagens
        [send_messages_in_threads] Enviar mensagens em tópicos
        [create_public_threads] Criar tópicos públicos
       *[attach_files] Anexar arquivos
    }
check-why = { $name ->
        [read_messages] sem ela não alcanço este canal.
        [send_messages] sem ela não posso postar uma mesa.
        [send_messages_in_threads] sem ela não posso postar uma mesa neste tópico.
       *[attach_files] sem ela não posso mostrar imagens. “Só texto” em `/ajustes` dispensa imagens.
    }
check-threads = Falta { $permission }; só preciso disso para `/jogar` com um tópico.
check-person = Você não pode enviar mensagens ou arquivos aqui, então o Discord mostra primeiro só a você as mesas que você abre; depois eu as posto.
check-slow = { $n ->
        [one] O modo lento está ligado (um segundo). Ele não me atrasa, nem aos botões.
       *[other] O modo lento está ligado ({ $n } segundos). Ele não me atrasa, nem aos botões.
    }
check-emojis = { $n ->
        [one] Uma imagem para botões ainda não foi enviada; no lugar dela ficam palavras.
       *[other] { $n } imagens para botões ainda não foram enviadas; no lugar delas ficam palavras.
    }

# Mesas em seus próprios tópicos.

option-thread = tópico
option-thread-about = Se a mesa ganha um tópico só para ela
thread-name = { $game } · { $name }
thread-opened = Uma mesa de { $game } está aberta em { $thread }.
refusal-no_threads_here = Neste tipo de canal não há tópicos; abra a mesa sem um.
refusal-may_not_thread = Não posso criar tópicos aqui, ou não posso escrever neles; `/checar` diz como permitir.
