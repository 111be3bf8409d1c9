"""A report as one HTML page that needs nothing else: no script, no font, no picture file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape as escaped
from pathlib import Path
from textwrap import wrap

from yuletable.lab.drawing import Picture
from yuletable.lab.findings import Finding

HERE = Path(__file__).parent
FONT = "Nunito, system-ui, 'Segoe UI', Roboto, Arial, 'DejaVu Sans', sans-serif"
SERIF = "Georgia, 'Times New Roman', 'DejaVu Serif', serif"
EDGE = 24  # pixels around a picture file
COLORS = {  # as at the table: deep pine, warm paper, brass, one red; by evening and by day
    "ground": ("#0e1c18", "#f3ecdb"),
    "panel": ("#15322a", "#fbf6ea"),
    "line": ("#2f5c4d", "#dccfae"),
    "text": ("#f4f1e6", "#22302a"),
    "soft": ("#b9c9bf", "#5b6a62"),
    "brass": ("#d2aa52", "#8a6414"),
    "bright": ("#f0d48a", "#76530c"),
    "other": ("#86b3c4", "#37698a"),
    "hill": ("#3d7a65", "#2c6a54"),
    "code": ("#0b1713", "#efe5cd"),
    "berry": ("#e0656d", "#b8303a"),
}


def escape(words: str) -> str:
    """Words for the page; a figure is not parted from its sign."""
    return escaped(words).replace(" %", "\u00a0%")


def stylesheet() -> str:
    evening, day = [
        "".join([f"--{name}:{pair[at]};" for name, pair in COLORS.items()]) for at in (0, 1)
    ]
    colours = (
        f":root{{color-scheme:dark light;--font:{FONT};{evening}}}\n"
        f"@media (prefers-color-scheme:light){{:root{{{day}}}}}\n"
    )
    return colours + css("page") + css("figure")


def css(name: str) -> str:
    return (HERE / f"{name}.css").read_text(encoding="utf-8")


def page(
    title: str,
    subtitle: str,
    about: Sequence[str],
    tiles: Sequence[tuple[str, str]],
    findings: Sequence[Finding],
    commands: Sequence[str],
    method: Sequence[str],
) -> str:
    """The whole page; every finding says how to make it again."""
    paragraphs = "".join([f'<p class="lede">{escape(words)}</p>' for words in about])
    parts = [section(finding, finding.commands or commands[:1]) for finding in findings]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        f"<title>{escape(title)} in the lab</title>\n<style>\n{stylesheet()}</style>\n</head>\n"
        '<body>\n<header>\n<p class="kicker">Yuletable lab</p>\n'
        f"<h1>{escape(title)}</h1>\n{paragraphs}\n"
        f'<p class="soft">{escape(subtitle)}</p>\n{tile_list(tiles)}</header>\n<main>\n'
        + "\n".join(parts)
        + f"\n</main>\n<footer>\n<h2>How this was made</h2>\n{code(commands)}"
        + "".join([f'<p class="soft">{escape(words)}</p>' for words in method])
        + "</footer>\n</body>\n</html>\n"
    )


def section(finding: Finding, commands: Sequence[str]) -> str:
    pictures = "".join([picture.inline() for picture in finding.pictures])
    return (
        f'<section id="{escape(finding.name)}">\n<p class="kicker">{escape(finding.title)}</p>\n'
        f"<h2>{escape(finding.headline)}</h2>\n<figure>{pictures}"
        f"<figcaption>{escape(finding.text)}</figcaption></figure>\n"
        f"{code([finding.watch] if finding.watch else [])}"
        f"<details><summary>Figures and commands</summary>\n"
        f"{table(finding.heads, finding.rows)}{code(commands)}</details>\n</section>"
    )


def tile_list(tiles: Sequence[tuple[str, str]]) -> str:
    items = "".join([f"<li><b>{escape(value)}</b>{escape(words)}</li>" for value, words in tiles])
    return f'<ul class="tiles">{items}</ul>\n'


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join([f"<th>{escape(word)}</th>" for word in heads])
    body = "".join(
        ["<tr>" + "".join([f"<td>{escape(word)}</td>" for word in row]) + "</tr>" for row in rows]
    )
    return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>\n'


def code(lines: Sequence[str]) -> str:
    return f"<pre>{escape(chr(10).join(lines))}</pre>\n" if lines else ""


def picture_file(headline: str, picture: Picture, width: int) -> str:
    """One drawing as a file of its own, on paper, under its sentence."""
    style = css("figure").replace("var(--font)", FONT)
    for name, (_, day) in COLORS.items():
        style = style.replace(f"var(--{name})", day)
    lines = wrap(headline, width // 13)
    top = EDGE + 26 * len(lines)
    words = "".join(
        [
            f'<text x="{EDGE}" y="{EDGE + 14 + 26 * number}" font-family="{escape(SERIF)}" '
            f'font-size="20" font-weight="700" fill="{COLORS["text"][1]}">{escape(line)}</text>'
            for number, line in enumerate(lines)
        ]
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width + 2 * EDGE}" '
        f'height="{top + picture.height + EDGE}"><style>{style}</style>'
        f'<rect width="100%" height="100%" fill="{COLORS["panel"][1]}"/>{words}'
        f'<svg class="figure" x="{EDGE}" y="{top}" width="{width}" height="{picture.height}">'
        f"{picture.body}</svg></svg>\n"
    )
