import os
import subprocess
import sys
from pathlib import Path

import pytest
from edge.apart import ROOT


@pytest.fixture(scope="session")
def nursery():
    """A process that forks bots; see ``nursery.py``."""
    command = (sys.executable, str(Path(__file__).with_name("nursery.py")))
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as running:
        yield running
        running.stdin.close()
