"""Slash commands: what a person types."""
