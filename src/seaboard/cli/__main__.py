"""Where the program begins. Almost empty on purpose: every process a server starts imports it again."""

from __future__ import annotations

import sys


def main() -> None:
    from seaboard.cli.main import run  # noqa: PLC0415

    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
