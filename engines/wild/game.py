"""Wild, ready for a table."""

from collections.abc import Callable
from random import Random
from typing import cast

from engines.core.contract import Game, Level
from engines.wild import actions, cards, computer, evolve, observe, position, rules, scoring
from engines.wild.actions import Action
from engines.wild.events import Event
from engines.wild.options import CHOICES, Options
from engines.wild.state import State
from engines.wild.table import SEATS
from engines.wild.views import View

GAME: Game[State, Action, Event, View, Options] = Game(
    key="wild",
    seats=SEATS,
    options=Options,
    choices=CHOICES,
    event=Event,
    blank=rules.blank,
    begin=rules.begin,
    to_act=rules.to_act,
    legal=rules.legal,
    decide=rules.decide,
    evolve=evolve.evolve,
    view=observe.view,
    hear=observe.hear,
    resample=observe.resample,
    idle=rules.idle,
    parse=actions.parse,
    text=actions.text,
    scores=scoring.scores,
    result=scoring.result,
    position=position.position,
    place=position.place,
    again=scoring.again,
    # on turn it always acts; off turn it may let a chance go, and then answers None
    choose=cast("Callable[[View, Level, Random], Action]", computer.choose),
    card=cards.card,
    card_name=cards.name,
)
