"""Indian rummy, ready for a table."""

from engines.core.contract import Game, Series
from engines.rummy import (
    actions,
    clock,
    computer,
    course,
    ending,
    feats,
    observe,
    opening,
    options,
    pack,
    position,
    rules,
)
from engines.rummy.actions import Action
from engines.rummy.events import Event
from engines.rummy.options import Options
from engines.rummy.state import State
from engines.rummy.views import View

GAME: Game[State, Action, Event, View, Options] = Game(
    key="rummy",
    seats=range(2, 7),
    options=Options,
    choices=options.CHOICES,
    event=Event,
    blank=opening.blank,
    begin=opening.begin,
    to_act=rules.to_act,
    legal=rules.legal,
    decide=rules.decide,
    evolve=course.evolve,
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
    card=pack.card,
    seconds=clock.seconds,
    one_turn=clock.one_turn,
    grace=clock.grace,
    seated=opening.seated,
    own_clock=True,
    account=ending.account,
    series=Series(lengths=(), all_played=True, own=options.SERIES),
)
