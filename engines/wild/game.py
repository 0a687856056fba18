"""Wild, ready for a table."""

from engines.core.contract import Game, Series
from engines.core.series import LENGTHS
from engines.wild import actions, cards, computer, evolve, feats, observe, position, rules, scoring
from engines.wild.actions import Action
from engines.wild.events import Event
from engines.wild.options import CHOICES, Options
from engines.wild.state import State
from engines.wild.table import SEATS
from engines.wild.views import View

MISSES = 3
"""Turns missed in a row after which a computer plays on for a person."""

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
    choose=computer.choose,
    feats=feats.feats,
    card=cards.card,
    card_name=cards.name,
    series=Series(lengths=LENGTHS, all_played=True),
    stand_in=MISSES,
)
