"""The peers' process: asked by name for a rate, one line each way."""

import subprocess
from pathlib import Path

PROGRAM = Path(__file__).parent / "peers"


class Peers:
    """A running process of the peers' own environment, or nothing if that was never made."""

    def __init__(self, python: Path | None) -> None:
        self._process = None
        self.versions = {}
        if python is None or not python.exists():
            self.versions = {"peers": "not installed"}
            return
        self._process = subprocess.Popen(
            [python, PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        while line := self._process.stdout.readline().strip():
            name, found = line.split()
            self.versions[name] = found

    def rate(self, name: str, seconds: float) -> float | None:
        """Return how much of *name* a second of processor time does; ``None``: it is missing."""
        if self._process is None:
            return None
        self._process.stdin.write(f"{name} {seconds}\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline().strip()
        return None if answer in ("", "missing") else float(answer)

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.stdin.close()
            self._process.wait()
