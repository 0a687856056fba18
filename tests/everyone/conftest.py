from play.conftest import opened, parlour

__all__ = ["opened", "parlour"]
