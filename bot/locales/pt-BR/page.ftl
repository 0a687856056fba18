# A própria página da área de testes, em volta do que o bot diz nela.

page-sandbox = área de testes
page-add-form = Adicionar uma pessoa
page-add-name = Nome da nova pessoa
page-add-hint = Nova pessoa
page-add-language = Idioma
page-add = Adicionar
page-split = Lado a lado
page-bot-away = O Parlour não está conectado: nada do que você apertar será ouvido. Se ele foi encerrado, inicie de novo no terminal; esta página continua sozinha.
page-bot-back = O Parlour voltou.
page-box-away = A área de testes não responde. Se ela foi encerrada, inicie de novo no terminal; esta página continua sozinha.

page-person = Pessoa
page-channel = Canal
page-as = Como { $name }
page-messages = Mensagens
page-reload = Recarregar
page-reload-about = Abrir a página de novo: as mensagens que só você vê somem
page-direct = Mensagens diretas
page-empty = Ainda não há nada aqui. Digite / para ver o que o bot sabe fazer.
page-absent = O Parlour não foi adicionado a este servidor: não tem comandos aqui e não vê nada. Escolha outro canal acima.

page-message = Mensagem
page-message-hint = Mensagem, ou / para comandos
page-suggestions = Sugestões
page-no-bot-here = O Parlour não foi adicionado a este servidor
page-no-command = Não há esse comando
page-no-option = Nenhuma opção corresponde à busca
page-loading-failed = Não foi possível carregar as opções
page-run = Executar
page-cancel = Cancelar
page-submit = Enviar
page-required = obrigatório
page-optional = opcional
page-true = sim
page-false = não
page-lacks = Falta preencher: { $option }
page-strange = Escolha { $option } na lista

page-picture = Abrir imagem
page-picture-of = Abrir imagem: { $alt }
page-spoiler = Conteúdo oculto
page-options = Opções
page-select = Faça uma escolha
page-thinking = { $name } está pensando…
page-edited = (editado)
page-edited-by = { $name } editou: { $text }
page-written-by = { $name }: { $text }
page-private = { $name }, só você pode ver isto
page-only-you = Só você pode ver isto
page-dismiss = Dispensar mensagem

page-failed = Esta interação falhou
page-form-failed = Algo deu errado. Tente de novo.
page-gone = Isso não está mais aí. Veja a mensagem como ela está agora.
page-changed = Esta mensagem acabou de mudar. Aperte de novo.
page-form-over = Esse formulário não está mais aberto.
page-command-odd = Esse comando não pode ser executado assim aqui. Escolha nas listas que se abrem enquanto você digita.
page-mute = Você não pode escrever aqui.
page-box-failed = A área de testes falhou. O terminal diz mais.
page-impossible = Isso não é possível aqui.
