"""Contrast of graphics: 3 at least, by WCAG 2; letters are measured in ``pictures.test_legible``."""

import pytest
from pictures.test_legible import contrast

from renderers.cribbage import wood
from renderers.kit import theme
from renderers.kit.theme import FELTS, SEATS
from renderers.wild import board, faces
from renderers.wild.suits import TINTS


@pytest.mark.parametrize("felt", FELTS)
@pytest.mark.parametrize("seat", SEATS)
def test_the_disc_of_a_seat_stands_out_from_its_plate(felt, seat):
    assert contrast(seat, FELTS[felt].tray) >= 3
    assert contrast(seat, FELTS[felt].rail) >= 3


@pytest.mark.parametrize("felt", FELTS)
def test_cards_and_rings_stand_out_from_the_felt(felt):
    cloth = FELTS[felt]
    for shade in (cloth.top, cloth.bottom, cloth.tray):
        assert contrast(theme.PAPER, shade) >= 3
        assert contrast(theme.GOLD, shade) >= 3
    assert contrast(theme.BAD, cloth.tray) >= 3


@pytest.mark.parametrize("seat", SEATS[:4])
def test_pegs_stand_out_from_the_wood(seat):
    """Beside the lightest grain, which is a hair's breadth, by the dark ring round each peg."""
    for shade in (wood._WOOD, wood._SHADE, "#1A0D04"):
        assert contrast(seat, shade) >= 3
    assert contrast(wood._ENGRAVED, wood._WOOD) >= 3
    assert contrast(wood._SKUNK, wood._WOOD) >= 3


@pytest.mark.parametrize("tint", TINTS)
def test_shapes_of_wild_stand_out(tint):
    """From paper by their dark edge; a strong pattern from its ground."""
    assert contrast(tint.dark, theme.PAPER) >= 3
    assert contrast(tint.on, tint.fill) >= 3


def test_arrows_and_the_back_of_wild_stand_out():
    cloth = FELTS["wild"]
    for ground in (cloth.top, cloth.bottom, cloth.tray):
        assert contrast(board.ARROW, ground) >= 3
        assert contrast(theme.GOLD, ground) >= 3
    assert contrast(theme.PAPER, faces.NIGHT) >= 3
