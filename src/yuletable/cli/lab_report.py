"""`yuletable lab report`: what a run says, as one page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from yuletable.cli.extras import need
from yuletable.cli.saves import read_text
from yuletable.kernel.errors import Invalid
from yuletable.lab.report import report, write_pictures
from yuletable.lab.results import read


def tell(
    files: Sequence[Path], out: Path | None, about: Path | None, svg: Path | None, png: Path | None
) -> int:
    """Read everything before anything is written."""
    need("lab")
    if not files:
        raise Invalid("results", "name a file that yuletable lab run has made")
    page = files[0].with_suffix(".html") if out is None else out
    for folder in (page.parent, *[f.parent for f in (svg, png) if f is not None]):
        if not folder.is_dir():
            raise Invalid(f"out {folder}", "there is no such folder")
    words = read_text(about).split("\n\n") if about is not None else []
    told = report([read(file) for file in files])
    page.write_text(told.html([" ".join(w.split()) for w in words], page.name), encoding="utf-8")
    print(f"The report is in {page}")
    if svg is not None or png is not None:
        pictures = write_pictures(told, svg, png)
        folders = " and ".join([str(folder) for folder in (svg, png) if folder is not None])
        print(f"{pictures} pictures are in {folders}")
    return 0
