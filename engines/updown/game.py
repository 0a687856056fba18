"""One Up, One Down, ready for a table."""

from engines.core.contract import Game, Series
from engines.updown import actions, computer, course, feats, observe, position, rules, scoring
from engines.updown.actions import Action
from engines.updown.events import Event
from engines.updown.options import Options
from engines.updown.state import State
from engines.updown.views import View

GAME: Game[State, Action, Event, View, Options] = Game(
    key="updown",
    seats=range(2, 4),
    options=Options,
    choices=(),
    event=Event,
    blank=rules.blank,
    begin=rules.begin,
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
    scores=scoring.scores,
    result=scoring.result,
    position=position.position,
    place=position.place,
    again=scoring.again,
    choose=computer.choose,
    feats=feats.feats,
    account=scoring.scores,  # what is left in a hand is no gain, not even the winner's
    series=Series(lengths=(3, 5, 7, 9), all_played=False),
)
