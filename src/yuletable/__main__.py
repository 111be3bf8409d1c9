"""`python -m yuletable` is `yuletable`."""

from __future__ import annotations

from yuletable.cli.main import main

if __name__ == "__main__":
    main()
