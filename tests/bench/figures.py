"""A bench's outcome, how it is measured beside its peer, and the table that is printed of all."""

import json
import platform
import statistics
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path

LIBRARIES = ("discord.py", "aiosqlite", "aiohttp", "msgspec", "Pillow")


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One line of the table. *ratio* is ours over the limit; *at_most* says which way is good."""

    name: str
    ours: float
    unit: str
    peer: float | None = None
    against: str = ""
    ratio: float | None = None
    target: float | None = None
    at_most: bool = False

    @property
    def measured(self) -> float | None:
        """What the target is compared with: the ratio, or our own figure where there is no peer."""
        return self.ours if self.ratio is None and not self.against else self.ratio

    @property
    def met(self) -> bool | None:
        """Whether the target is met; ``None`` if there is none, or its peer is not to be had."""
        if self.target is None or self.measured is None:
            return None
        return self.measured <= self.target if self.at_most else self.measured >= self.target


def beside(
    ours: Callable[[], float], theirs: Callable[[], float] | None, repeats: int
) -> tuple[float, float | None, float | None]:
    """Return the medians of both and of their ratios, each repeat of ours next to one of theirs.

    They take turns in being first: a machine that slows down or quickens is unfair to neither.
    """
    mine, others = [], []
    for turn in range(repeats):
        if theirs is not None and turn % 2:
            others.append(theirs())
        mine.append(ours())
        if theirs is not None and not turn % 2:
            others.append(theirs())
    if not others:
        return statistics.median(mine), None, None
    ratios = [one / other for one, other in zip(mine, others, strict=True)]
    return statistics.median(mine), statistics.median(others), statistics.median(ratios)


def head(peers: dict[str, str]) -> dict[str, str]:
    """Return what was measured on: the machine, Python, the libraries and the peers found."""
    return {
        "machine": f"{platform.machine()}, {_processor()}",
        "system": platform.platform(terse=True),
        "Python": platform.python_version(),
        **{name: version(name) for name in LIBRARIES},
        **peers,
    }


def _processor() -> str:
    lines = Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []
    models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return f"{len(models)} x {models[0]}" if models else platform.processor()


def printed(facts: dict[str, str], figures: Sequence[Figure]) -> str:
    """Return the head and the table as text."""
    rows = [("bench", "ours", "peer or limit", "ratio", "target", "met"), *map(_row, figures)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [f"{key}: {value}" for key, value in facts.items()]
    lines += [""]
    for row in rows:
        cells = [
            cell.ljust(width) if n in (0, 2, 5) else cell.rjust(width)
            for n, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def _row(figure: Figure) -> tuple[str, ...]:
    peer = f"{_short(figure.peer)} {figure.against}" if figure.peer is not None else figure.against
    target = "" if figure.target is None else f"{'≤' if figure.at_most else '≥'} {figure.target:g}"
    met = {None: "", True: "yes", False: "NO"}[figure.met]
    ratio = "" if figure.ratio is None else f"{figure.ratio:.2f}"
    return (figure.name, f"{_short(figure.ours)} {figure.unit}", peer, ratio, target, met)


def _short(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def written(path: Path, facts: dict[str, str], figures: Sequence[Figure]) -> None:
    """Write the same as JSON."""
    rows = [{**asdict(each), "met": each.met} for each in figures]
    path.write_text(json.dumps({"head": facts, "figures": rows}, indent=1) + "\n")
