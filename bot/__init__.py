"""Parlour: a Discord bot that hosts card games in channels."""
