"""Where the worker begins. Almost empty on purpose: the processes it starts import it again."""

from __future__ import annotations

import sys


def main() -> None:
    from seaboard.table.serving.worker import work  # noqa: PLC0415

    work(sys.argv[1:])


if __name__ == "__main__":
    main()
