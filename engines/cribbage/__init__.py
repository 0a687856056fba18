"""Cribbage for two, first to 121."""
