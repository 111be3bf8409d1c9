"""Family rulebooks: one page per game in each language, with the edition's own numbers."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from yuletable.games.catalogue import GAMES
from yuletable.kernel.core import Json
from yuletable.kernel.errors import Invalid
from yuletable.kernel.game import Game
from yuletable.rulebook.text import Section, split

ENGLISH = "en"  # where a game has no page in the language asked for
NUMBER = re.compile(r"\{([\w.]+)(?::([Ww]ord))?\}")
PICTURE = re.compile(r"!\[([^]]*)\]\(([^)]+)\)")
BETWEEN = {"en": ",", "de": "."}  # thousands
SPELLED = {
    "en": "no one two three four five six seven eight nine ten eleven twelve".split(),
    "de": "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(),
}


@dataclass(frozen=True)
class Picture:
    """A drawing of the board's: a card by its code, or the board."""

    words: str  # for those who cannot see it
    kind: str
    code: str


@dataclass(frozen=True)
class FamilyRules:
    """The family rulebook of one game: its title and lead first, then its sections."""

    name: str
    language: str
    sections: tuple[Section, ...]

    def anchors(self) -> list[str]:
        """By section: what a link to it ends with."""
        return [anchor(section.heading) for section in self.sections]

    def markdown(self) -> str:
        """The page as Markdown, without its pictures, each paragraph and list item on one line."""
        bodies = [on_one_line(without_pictures(section.body)) for section in self.sections]
        headed = zip(self.sections, bodies, strict=True)
        parts = [f"{'#' * section.level} {section.heading}\n\n{body}" for section, body in headed]
        return "\n\n".join([part.strip() for part in parts])


def on_one_line(body: str) -> str:
    """Each paragraph and list item on a line of its own.

    >>> on_one_line("Roll\\nand move.\\n\\n- Buy\\n  it.\\n- Or not.").splitlines()
    ['Roll and move.', '', '- Buy it.', '- Or not.']
    """
    return re.sub(r"(?<!\n)\n(?!\n|- ) *", " ", body)


def anchor(heading: str) -> str:
    """A heading as a link writes it.

    >>> anchor("So süß: die Brücke!")
    'so-suss-die-brucke'
    """
    plain = unicodedata.normalize("NFKD", heading.lower().replace("ß", "ss"))
    return "-".join(re.findall(r"[a-z0-9]+", re.sub(r"[\u0300-\u036f]", "", plain)))


@cache
def load_family(name: str, language: str = ENGLISH) -> FamilyRules | None:
    """The family rulebook of a game; nothing for a game that has none."""
    game = GAMES.get(name)
    return None if game is None else read_family(game, language)


def read_family(game: Game, language: str) -> FamilyRules | None:
    """The page in this language, or else in English."""
    for spoken in dict.fromkeys((language, ENGLISH)):
        file = game.folder and game.folder / "words" / f"rulebook.{spoken}.md"
        if file and file.is_file():
            sections = split(file.read_text(encoding="utf-8"))
            known = numbers(game)
            filled = [replace(s, body=filled_in(s.body, known, spoken)) for s in sections]
            return FamilyRules(game.name, spoken, tuple(filled))
    return None


def pictures(words: str) -> list[Picture]:
    """The pictures that words ask for.

    >>> pictures("![Santa](card:SANTA) wins. ![](board)")
    [Picture(words='Santa', kind='card', code='SANTA'), Picture(words='', kind='board', code='')]
    """
    found = PICTURE.findall(words)
    return [Picture(alt, *of.partition(":")[::2]) for alt, of in found]


def without_pictures(words: str) -> str:
    """Words alone.

    >>> without_pictures("![The town](board)\\n\\n- ![Coal](card:coal) **Coal** is owed.")
    '- **Coal** is owed.'
    """
    return re.sub(r"\n{3,}", "\n\n", re.sub(rf"{PICTURE.pattern} *", "", words)).strip()


# Numbers.


def numbers(game: Game) -> dict[str, list[int]]:
    """Every number of the house edition and every default option, by each name it may be called.

    A number is called by its place in the edition or by the end of that place: `players.min` or
    `min`. A name that several different numbers share says none of them.
    """
    named: dict[str, list[int]] = {}
    given = [*leaves(game.edition().data), *[((o.name,), o.default) for o in game.options]]
    for place, value in given:
        if isinstance(value, int) and not isinstance(value, bool):
            for start in range(len(place)):
                named.setdefault(".".join(place[start:]), []).append(value)
    return named


def leaves(data: Json, place: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Json]]:
    if isinstance(data, dict):
        for name, inner in data.items():
            yield from leaves(inner, (*place, name))
    else:
        yield place, data


def filled_in(body: str, known: dict[str, list[int]], language: str) -> str:
    """Words with the numbers they name; Invalid for a name that says no number, or several."""

    def number(place: re.Match[str]) -> str:
        values = sorted(set(known.get(place[1], ())))
        if len(values) != 1:
            found = f"several numbers: {values}" if values else "no number of the edition"
            raise Invalid("rulebook", f"{{{place[1]}}} is {found}")
        return written(values[0], place[2], language)

    return NUMBER.sub(number, body)


def written(value: int, style: str | None, language: str) -> str:
    """A number in digits, or as a word as far as words go.

    >>> written(1630, None, "de"), written(3, "Word", "en"), written(20, "word", "en")
    ('1.630', 'Three', '20')
    """
    if style and 0 <= value < len(SPELLED[language]):
        word = SPELLED[language][value]
        return word.capitalize() if style == "Word" else word
    return f"{value:,}".replace(",", BETWEEN[language])
