from play.conftest import opened

__all__ = ["opened"]
