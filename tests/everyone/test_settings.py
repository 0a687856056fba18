"""The pages of ``/settings``: each choice says what it is, and no two say the same."""

import pytest
from everyone.tables import EN, GAMES, PT
from presenters.limits import check, menus

from bot.preferences import Personal, Server
from bot.presenters import settings


@pytest.mark.parametrize("say", [EN, PT], ids=["en", "pt-BR"])
def test_each_choice_of_each_menu_has_words_of_its_own(say):
    pages = [
        settings.personal(Personal(), say, manages=True),
        settings.server(Server(), tuple(GAMES), 2, say),
        *(settings.options(Server(), entry.game, say) for entry in GAMES.values()),
    ]
    for page in pages:
        for menu in menus(check(page)):
            labels = [option.label for option in menu.options]
            assert len(set(labels)) == len(labels), labels
