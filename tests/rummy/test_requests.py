"""The requests of the engine protocol that are this game's own."""

import json

import pytest

from engines.rummy.requests import REQUESTS


def ask(request):
    return json.loads(json.dumps(REQUESTS[request["do"]]({"game": "rummy", **request})))


ANSWERS = [
    ({"do": "classify", "group": "6h 7h 8h", "wild": "7"}, {"kind": "pure"}),
    ({"do": "judge", "groups": "6h 7h 8h", "wild": "7"}, {"valid": False, "why": "a declaration has 13 cards"}),
    ({"do": "points", "groups": "6h 7h 8h / Kc", "wild": "7"}, {"points": 10}),
    ({"do": "best", "hand": "8h 6h Kc 7h", "wild": "2"}, {"points": 10, "groups": "6h 7h 8h / Kc", "declares": False}),
    ({"do": "toss", "cards": ["9h", "Kd", "4s"]}, {"winner": 1}),
    ({"do": "split", "variant": "pool101", "scores": [40, 70, 85], "started": 6, "entry_fee": 25}, {"offered": True, "drops": [3, 1, 0], "payouts": [93, 41, 16]}),
]  # fmt: skip

MALFORMED = [
    {"do": "classify", "group": "6h 7h Zz", "wild": "7"},
    {"do": "classify", "group": "6h 7h 8h / 9h", "wild": "7"},
    {"do": "classify", "group": "6h 7h 8h", "wild": "Xx"},
    {"do": "classify", "group": "6h 7h 8h", "wild": 7},
    {"do": "judge", "groups": "", "wild": "7"},
    {"do": "points", "groups": "4h / / 5h", "wild": "7"},
    {"do": "best", "hand": "", "wild": "7"},
    {"do": "best", "hand": "2c " * 15, "wild": "7"},
    {"do": "toss", "cards": []},
    {"do": "toss", "cards": ["Xx"]},
    {"do": "toss", "cards": ["9h", "9h"]},
    {"do": "split", "variant": "points", "scores": [1, 2], "started": 4, "entry_fee": 10},
    {"do": "split", "variant": "pool151", "scores": [1, 2], "started": 4, "entry_fee": 10},
    {"do": "split", "variant": "pool61", "scores": [], "started": 4, "entry_fee": 10},
    {"do": "split", "variant": "pool61", "scores": [61, 2], "started": 4, "entry_fee": 10},
    {"do": "split", "variant": "pool61", "scores": [1, 2], "started": 1, "entry_fee": 10},
    {"do": "split", "variant": "pool61", "scores": [1, 2], "started": 4, "entry_fee": 0},
]


@pytest.mark.parametrize(("request_", "answer"), ANSWERS)
def test_answer(request_, answer):
    assert ask(request_) == answer


@pytest.mark.parametrize("request_", MALFORMED)
def test_malformed(request_):
    with pytest.raises(ValueError):
        ask(request_)
