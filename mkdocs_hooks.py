"""Takes the pages that lie beside docs/ into the documentation site.

In the repository SECURITY.md links to docs/luck.md, and docs/safety.md to ../SECURITY.md. On the
site all of them lie in one folder, so the site rewrites these links.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent
BESIDE = ("CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "SECURITY.md")
UP = re.compile(rf"\]\(\.\./({'|'.join(map(re.escape, BESIDE))})")


def on_files(files: Files, config: Any) -> Files:
    """Add the pages from beside docs/."""
    for name in BESIDE:
        files.append(File.generated(config, name, abs_src_path=str(ROOT / name)))
    return files


def on_page_markdown(markdown: str, page: Any, **others: Any) -> str:
    """Point links across the border of docs/ to where their pages lie on the site."""
    if page.file.src_uri in BESIDE:
        return markdown.replace("](docs/", "](")
    return UP.sub(r"](\1", markdown)
