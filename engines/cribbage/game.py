"""Cribbage, ready for a table."""

from engines.core.contract import Game, Series
from engines.cribbage import actions, computer, evolve, feats, observe, options, position, rules
from engines.cribbage.actions import Action
from engines.cribbage.events import Event
from engines.cribbage.options import Options
from engines.cribbage.state import State
from engines.cribbage.views import View

GAME: Game[State, Action, Event, View, Options] = Game(
    key="cribbage",
    seats=range(2, 3),
    options=Options,
    choices=options.CHOICES,
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
    scores=rules.scores,
    result=rules.result,
    position=position.position,
    place=position.place,
    again=rules.again,
    choose=computer.choose,
    feats=feats.feats,
    forced=rules.forced,
    series=Series(lengths=(1, 3, 5, 7), all_played=False),
    practice={"short": "True"},
    takes_back=True,
)
