"""The peers, in an environment of their own: reads ``NAME SECONDS`` lines, prints a rate for each.

A rate is per second of processor time. A peer that cannot be imported answers ``missing``.
"""

import gc
import importlib
import sys
import time
from importlib.metadata import PackageNotFoundError, version
from random import Random

CHANCE = Random(11)


def rate(seconds, work):
    """Call *work*, which returns how much it did, for so long."""
    done, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        done += work()
    return done / (time.process_time() - began)


def wild():
    game_type = importlib.import_module("rlcard.games.uno").Game

    def work():
        game, moves = game_type(), 0
        game.init_game()
        while not game.is_over():
            game.step(CHANCE.choice(game.get_legal_actions()))
            moves += 1
        return moves

    return work


def gin():
    game_type = importlib.import_module("rlcard.games.gin_rummy.game").GinRummyGame

    def work():
        game, moves = game_type(), 0
        game.init_game()
        while not game.is_over():
            game.step(CHANCE.choice(game.judge.get_legal_actions()))
            moves += 1
        return moves

    return work


def melds():
    """RLCard's best melding of ten cards."""
    melding = importlib.import_module("rlcard.games.gin_rummy.utils.melding")
    cards = importlib.import_module("rlcard.games.gin_rummy.utils.utils").get_deck()

    hands = [CHANCE.sample(cards, 10) for _ in range(200)]

    def work():
        for hand in hands:
            melding.get_best_meld_clusters(hand)
        return len(hands)

    return work


def cribbage(*, whole):
    game = importlib.import_module("pyspiel").load_game("cribbage")

    def work():
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(CHANCE.choices(actions, odds)[0])
                continue
            seat = state.current_player()
            if whole:
                state = state.clone()
            state.apply_action(CHANCE.choice(state.legal_actions()))
            if whole:
                state.observation_string(seat)
        return 1

    return work


def scorer():
    show = importlib.import_module("cribbage_scorer.cribbage_scorer").show_calc_score
    cards = [(rank, suit) for rank in range(1, 14) for suit in "SHDC"]

    dealt = [CHANCE.sample(cards, 5) for _ in range(500)]
    hands = [(hand, starter) for starter, *hand in dealt]

    def work():
        for hand, starter in hands:
            show(starter, hand, False)
        return len(hands)

    return work


PEERS = {
    "wild": wild,
    "gin": gin,
    "melds": melds,
    "cribbage": lambda: cribbage(whole=True),
    "cribbage_bare": lambda: cribbage(whole=False),
    "scorer": scorer,
}


def versions():
    for name in ("rlcard", "open-spiel", "cribbage-scorer"):
        try:
            print(name, version(name), flush=True)
        except PackageNotFoundError:
            print(name, "missing", flush=True)
    print(flush=True)


def main():
    versions()
    ready = {}
    for line in sys.stdin:
        name, seconds = line.split()
        try:
            if name not in ready:
                ready[name] = PEERS[name]()
                gc.freeze()  # as ours is: what a peer loads is no cost of its play
            print(rate(float(seconds), ready[name]), flush=True)
        except ImportError:
            print("missing", flush=True)


main()
