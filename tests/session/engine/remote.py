"""A real sshd on loopback: its own port, keys and configuration, all in one folder."""

from __future__ import annotations

import getpass
import os
import shutil
import socket
import subprocess
import time
from pathlib import Path

SSHD = shutil.which("sshd") or shutil.which("sshd", path="/usr/sbin:/sbin:/usr/local/sbin")
MISSING = next((name for name in ("ssh", "ssh-keygen") if shutil.which(name) is None), None)

_CONFIG = """\
Port {port}
ListenAddress 127.0.0.1
HostKey {folder}/host_key
AuthorizedKeysFile {folder}/authorized_keys
PidFile {folder}/sshd.pid
StrictModes no
UsePAM no
PasswordAuthentication no
KbdInteractiveAuthentication no
"""


class Server:
    """The other machine; `folder` holds everything of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = _free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> str:
        """Start it; returns why it cannot be had, empty where it runs."""
        if SSHD is None or MISSING:
            return f"{MISSING or 'sshd'} is not installed"
        for name in ("host_key", "key", "other_key"):
            path = str(self.folder / name)
            command = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", path]
            subprocess.run(command, check=True, timeout=120)
        shutil.copy(self.folder / "key.pub", self.folder / "authorized_keys")
        host = (self.folder / "host_key.pub").read_text(encoding="ascii")
        (self.folder / "known_hosts").write_text(f"[127.0.0.1]:{self.port} {host}")
        (self.folder / "none").write_text("")
        config = _CONFIG.format(port=self.port, folder=self.folder)
        (self.folder / "config").write_text(config)
        if os.geteuid() == 0:
            os.makedirs("/run/sshd", exist_ok=True)  # as its service does
        with (self.folder / "log").open("wb") as log:
            command = [SSHD, "-D", "-e", "-f", str(self.folder / "config")]
            self._process = subprocess.Popen(command, stderr=log)
        return "" if self._answers() else f"sshd does not run: {self.log}"

    def stop(self) -> None:
        """End it."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(120)

    @property
    def log(self) -> str:
        """What sshd has said."""
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")

    def arguments(self, *command: str, key: str = "key", hosts: str = "known_hosts") -> list[str]:
        """The arguments of ssh for a command on the other machine; none of the user's own
        configuration counts.
        """
        options = {
            "UserKnownHostsFile": str(self.folder / hosts),
            "StrictHostKeyChecking": "yes",
            "BatchMode": "yes",
            "IdentitiesOnly": "yes",
            "IdentityAgent": "none",
        }
        told = [part for name, value in options.items() for part in ("-o", f"{name}={value}")]
        place = ["-p", str(self.port), "-i", str(self.folder / key)]
        return ["-F", "none", *told, *place, f"{getpass.getuser()}@127.0.0.1", *command]

    def _answers(self) -> bool:
        for _ in range(100):
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=5).close()
            except OSError:
                if self._process is None or self._process.poll() is not None:
                    return False
                time.sleep(0.05)
            else:
                return True
        return False


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])
