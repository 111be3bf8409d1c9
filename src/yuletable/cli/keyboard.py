"""The persons at one keyboard: they see the table, hear what happens, and write their moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from yuletable.bots.bot import Sight
from yuletable.cli.board import Board, Choice
from yuletable.cli.screen import Screen
from yuletable.kernel.ballot import Decline
from yuletable.kernel.chance import stream
from yuletable.kernel.core import HOUSE, Event, Seat
from yuletable.kernel.errors import Refused
from yuletable.kernel.game import Game
from yuletable.words.sentences import View

ROOM = 12  # lines for a story on a screen of its own
STORY = 3  # lines we would rather have for the story than for long choices
PROMPT = 1  # line to type in
NEW_LINE = "\n"
OFFERED = 4  # moves named to somebody whose own is refused
REFUSAL = "yellow"


class Leave(Exception):
    """Somebody wants to stop here; the game is kept."""


class Keyboard:
    """One screen and one keyboard, for one person or several with a curtain between them."""

    def __init__(
        self,
        screen: Screen,
        board: Board,
        game: Game,
        persons: Sequence[Seat],
        file: Path,
        minutes_left: Callable[[], int] = lambda: 0,
    ) -> None:
        self.screen = screen
        self.board = board
        self.words = board.words
        self.game = game
        self.persons = list(persons)
        self.file = file
        self.minutes_left = minutes_left  # 0 where no clock runs
        self.events: list[Event] = []
        self.told = dict.fromkeys((HOUSE, *persons), 0)  # how much of it each has heard
        self.eyes = HOUSE  # whose hand may be on the screen
        self.again = False  # the same question as before: everything is still on the screen
        self.offered: list[str] = []  # the moves last put before them
        self.calm = False  # lets everything pass until their next turn

    # What the driver asks of people.

    def tell(self, events: list[Event]) -> None:
        self.events += events

    def remind(self, events: list[Event]) -> None:
        """These they know from before; they are for the log."""
        self.events += events
        self.told = dict.fromkeys(self.told, len(self.events))

    def ask(self, sight: Sight) -> str:
        passing = is_window(sight) or self.board.passing(sight.view)
        if passing and (self.calm or (len(sight.menu) == 1 and not is_window(sight))):
            return sight.menu[0].text()
        self.calm = False
        choices = self.board.choices(sight.view, sight.menu)
        if not self.again:
            self.open_for(sight.seat)
            self.pause(sight.seat, sight.view)
            self.screen.clear()
            self.present(sight, choices, self.story(sight.seat))
        self.again = False
        self.offered = [choice.text for choice in choices]
        while True:
            text = self.read(self.prompt(sight.seat))
            move = self.understand(text, sight, choices)
            if move:
                return move

    def react(self, view: View, asked: list[Seat]) -> set[Seat]:
        """One question for all: nobody's hand is on the screen, and none is needed to answer."""
        self.close()
        self.screen.clear()
        self.show_story(self.story(HOUSE))
        if not self.screen.plain:
            self.screen.show(self.board.picture(view, [], self.screen.console.width))
        who = self.words.listed([self.board.label(seat) for seat in asked])
        self.screen.line(self.words.say("anybody", who=who), style="bold")
        letters = {self.words.letters[seat]: seat for seat in asked}
        while True:
            text = self.read(self.words.say("prompt")).upper().replace(",", " ")
            if self.command(text.lower(), HOUSE):
                continue
            wanted = [letter for word in text.split() for letter in word]
            strangers = [letter for letter in wanted if letter not in letters]
            if not strangers:
                return {letters[letter] for letter in wanted}
            known = ", ".join(letters)
            self.screen.line(self.words.say("no-such-letter", text=text[:20], letters=known))

    def refuse(self, seat: Seat, refused: Refused) -> None:
        say = self.words.say
        why = self.words.refused(refused)
        self.screen.line(say("refused", why=why, clause=refused.clause), style=REFUSAL)
        if refused.instead:
            self.screen.line(say("instead", move=refused.instead))
        elif self.offered:
            self.screen.line(say("you-can", moves=", ".join(self.offered[:OFFERED])))
        self.screen.line(say("read-clause", clause=refused.clause), style="dim")
        self.again = True

    def finish(self, view: View) -> None:
        """The rest of the story, for everybody to see."""
        seat = self.persons[0] if len(self.persons) == 1 else HOUSE
        self.close()
        self.screen.clear()
        self.show_story(self.story(seat))
        self.screen.line()
        self.screen.lines(self.board.standings(view))

    # The curtain.

    def open_for(self, seat: Seat) -> None:
        """Ask the others to pass the keyboard on before showing a hand."""
        if len(self.persons) == 1 or self.eyes == seat:
            return
        self.close()
        name = self.board.label(seat)
        self.screen.line(self.words.say("curtain", name=name), style="bold")
        self.read("")
        self.screen.hide()
        self.eyes = seat

    def close(self) -> None:
        """After a hand was shown, it goes out of sight."""
        if len(self.persons) > 1 and self.eyes != HOUSE:
            self.screen.hide()
        self.eyes = HOUSE

    # What is shown.

    def story(self, seat: Seat) -> list[str]:
        """What this seat has not heard yet, in sentences."""
        news = self.events[self.told[seat] :]
        self.told[seat] = len(self.events)
        return self.sentences(news, seat)

    def sentences(self, events: list[Event], seat: Seat) -> list[str]:
        """One for each event they are told of; where a new part begins, so does a new line."""
        told: list[str] = []
        fresh = ""
        for event in events:
            if event.kind.name in self.board.parts:
                fresh = NEW_LINE
            sentence = self.words.event(event, seat, self.board.names)
            if sentence and not self.words.quiet(event):
                told.append(fresh + sentence)
                fresh = ""
        return told

    def show_story(self, story: list[str], room: int = ROOM) -> None:
        """What happened: line by line, or as a paragraph no longer than there is room."""
        if self.screen.plain:
            self.screen.lines([sentence.strip() for sentence in story])
            return
        recent, note = story, 0
        while len(recent) > 1 and self.screen.height(Text(paragraph(recent))) + note > room:
            recent, note = recent[1:], 1
        if note:
            earlier = self.words.say("earlier", count=len(story) - len(recent))
            self.screen.line(earlier, style="dim")
        if recent:
            self.screen.line(paragraph(recent))

    def pause(self, seat: Seat, view: View) -> None:
        """A chapter has ended since they looked: time to see how everyone stands."""
        news = self.events[self.told[seat] :]
        ends = [at for at, event in enumerate(news) if event.kind.name in self.board.chapters]
        if not ends or self.screen.plain:
            return
        rest = news[ends[-1] + 1 :]
        self.events, later = self.events[: len(self.events) - len(rest)], self.events
        self.screen.clear()
        self.show_story(self.story(seat))
        self.events = later
        self.screen.line()
        self.screen.lines(self.board.standings(view))
        self.screen.line()
        self.read(self.words.say("next"))

    def present(self, sight: Sight, choices: list[Choice], story: list[str]) -> None:
        """What happened, the table, and what is expected now."""
        if self.screen.plain:
            self.show_story(story)
            self.screen.lines(self.board.lines(sight.view))
            self.screen.line(self.board.question(sight.view, sight.menu))
            self.show_choices(choices, self.listed(choices))
            self.screen.lines(self.hints(sight, choices))
            return
        console = self.screen.console
        picture = self.board.picture(sight.view, sight.menu, console.width)
        hints = [Text(hint, style="dim") for hint in self.hints(sight, choices)]
        question = Text(self.board.question(sight.view, sight.menu), style="bold")
        shown = choices[: self.listed(choices)]
        fixed = self.screen.height(Group(picture, question, *hints)) + PROMPT
        menu = laid_out(shown, self.board.labels(shown), console.height - fixed - STORY)
        self.show_story(story, max(console.height - fixed - self.screen.height(menu), 1))
        self.screen.show(Group(picture, question, menu, *hints))

    def listed(self, choices: list[Choice]) -> int:
        """How many are listed before somebody asks for more."""
        return len([choice for choice in choices if not choice.rare])

    def hints(self, sight: Sight, choices: list[Choice]) -> list[str]:
        rare = len(choices) - self.listed(choices)
        hints = [self.words.say("more", count=rare)] if rare else []
        passing = is_window(sight) or self.board.passing(sight.view)
        if passing and len(self.persons) == 1:
            hints.append(self.words.say("let-pass"))
        elif self.board.easy(sight.view) and len(choices) > 1:
            hints.append(self.words.say("enter-first"))
        minutes = self.minutes_left()
        if minutes:
            hints.append(self.words.say("minutes-left", minutes=minutes))
        return hints

    def show_choices(self, choices: list[Choice], listed: int) -> None:
        if self.screen.plain:
            for label, choice in zip(self.board.labels(choices), choices[:listed], strict=False):
                self.screen.line(f"{label}. {described(choice)}")
        else:
            shown = choices[:listed]
            self.screen.show(
                laid_out(shown, self.board.labels(shown), self.screen.console.height // 2)
            )

    # What is typed.

    def read(self, prompt: str) -> str:
        return self.screen.read(prompt)

    def prompt(self, seat: Seat) -> str:
        if len(self.persons) == 1:
            return self.words.say("prompt")
        return self.words.say("prompt-name", name=self.board.names[seat])

    def understand(self, text: str, sight: Sight, choices: list[Choice]) -> str:
        """The move meant by what was typed, or nothing if it was no move."""
        passing = is_window(sight) or self.board.passing(sight.view)
        if not text and (len(choices) == 1 or passing or self.board.easy(sight.view)):
            return choices[0].text
        if not text:
            self.screen.line(self.words.say("say-something", by=self.board.labeled_by))
            return ""
        if text in self.offered:
            return text
        labels = self.board.labels(choices)
        if text.lower() in labels:
            return choices[labels.index(text.lower())].text
        if text.isdecimal() and labels[0].isdecimal():
            last = len(choices)
            self.screen.line(self.words.say("no-such-choice", number=text[:9], last=last))
            return ""
        if text == "--" and passing and len(self.persons) == 1:
            self.calm = True
            return sight.menu[0].text()
        if text.lower() == "more":
            self.show_choices(choices, len(choices))
            return ""
        if text.lower() in ("hint", "odds"):
            self.advise(sight, text.lower() == "odds")
            return ""
        if text.lower() in ("hand", "table"):
            self.present(sight, choices, [])
            return ""
        answer = self.board.about(sight.view, text)
        self.screen.lines(answer)
        return "" if answer or self.command(text.lower(), sight.seat) else text

    def command(self, text: str, seat: Seat) -> bool:
        """Carry out what is not a move; False if it is none of these."""
        word, _, rest = text.partition(" ")
        if word in ("?", "help"):
            self.explain(rest)
        elif word == "log":
            everything = [self.words.event(e, seat, self.board.names) for e in self.events]
            self.screen.lines([sentence for sentence in everything if sentence])
        elif word == "rules":
            self.show_rules(rest)
        elif word == "save":
            self.screen.line(self.words.say("saved", file=str(self.file)), exact=True)
        elif word in ("quit", "exit", "q"):
            raise Leave
        else:
            return False
        return True

    def advise(self, sight: Sight, odds: bool) -> None:
        """What a friend would do who sees no more than they do, or the numbers behind it."""
        from yuletable.cli import hints

        chance = stream("hint", self.game.name, len(self.events))
        found = hints.hinted(sight, self.board, self.game, chance)
        told = hints.odds if odds else hints.advice
        self.screen.lines(told(found, sight, self.board))

    def explain(self, card: str) -> None:
        """How to play at this keyboard, or what a card does."""
        message = f"text-{''.join([letter for letter in card if letter.isalnum()]).upper()}"
        if not card:
            clause = self.board.clause or f"{self.game.prefix}-18"
            help = self.words.say("help", clause=clause, by=self.board.labeled_by)
            self.screen.lines(help.splitlines())
            self.screen.lines(self.board.help())
        elif self.words.knows(message):
            self.screen.line(self.words.say(message))
        else:
            self.screen.line(self.words.say("no-such-card", card=card[:20]))

    def show_rules(self, asked: str) -> None:
        """The family rulebook, all the rules, one clause, or what a search finds."""
        from yuletable.cli.rules import Reading, is_clause, show_rules

        name, language = self.game.name, self.screen.language
        if is_clause(asked):
            wanted = Reading(asked.upper())
        elif asked == "all":
            wanted = Reading(name, all=True)
        else:
            wanted = Reading(name, find=asked, language=language)
        show_rules(wanted, self.screen.plain)


def paragraph(story: list[str]) -> str:
    """Sentences one after another.

    >>> paragraph(["A passes.", "B wins.", NEW_LINE + "B opens."])
    'A passes. B wins.\\nB opens.'
    """
    return " ".join(story).replace(f" {NEW_LINE}", NEW_LINE).strip()


def is_window(sight: Sight) -> bool:
    """May they let this pass?"""
    return isinstance(sight.menu[0], Decline)


def described(choice: Choice) -> str:
    """A choice in one line: how it is written and what it does."""
    more = beyond_text(choice)
    return f"{choice.text}: {more}" if more else choice.text


def beyond_text(choice: Choice) -> str:
    """What a choice does, unless the move says it itself."""
    return "" if choice.words.lower() == choice.text else choice.words


def laid_out(choices: list[Choice], labels: list[str], room: int) -> RenderableType:
    """Choices one below the other with what they do, or side by side where they are many."""
    if len(choices) > room:
        short = [choice.short for choice in choices]
        cells = [labeled(*cell) for cell in zip(labels, short, strict=True)]
        return Columns(cells, padding=(0, 2), column_first=False, equal=True)
    rows = Table.grid(padding=(0, 2))
    for label, choice in zip(labels, choices, strict=True):
        rows.add_row(labeled(label, choice.text), Text(beyond_text(choice)))
    return Group(rows)


def labeled(label: str, text: str) -> Text:
    return Text(f"{label:>2}) ", style="bold yellow") + Text(text, style="default")
