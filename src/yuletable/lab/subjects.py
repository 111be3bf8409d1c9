"""What is worth asking of each game; a game that is not here is asked what differs most."""

from __future__ import annotations

from dataclasses import dataclass

from yuletable.kernel.game import Game


@dataclass(frozen=True)
class Ways:
    """Some ways to win: what the winner had more of than the others, all in one unit."""

    name: str
    title: str
    unit: str  # as it stands after a figure; a $ stands before it; none where times are counted
    labels: dict[str, str]  # what was counted, and how to call it


@dataclass(frozen=True)
class Things:
    """A sort of card or space, and what it means to meet one."""

    name: str
    title: str
    prefix: str  # of what was counted
    fact: str  # how the game's words call such a thing
    met: str  # whoever ... it
    about: str = ""  # what to mind when reading the figure
    number_fact: str = ""  # the same where the thing has a number instead of a name


@dataclass(frozen=True)
class Subject:
    """How to speak of a game, and what to ask of it."""

    one: str = "game"
    many: str = "games"
    margin: str = "points"  # what the winner is ahead by
    ways: tuple[Ways, ...] = ()
    things: tuple[Things, ...] = ()


LONGER = (
    "Whoever stays in the game longer meets more of everything, so compare with the dashed line."
)
BY_GAME: dict[str, Subject] = {
    "secret_santa": Subject(
        one="night",
        many="nights",
        ways=(
            Ways(
                "ways",
                "How the winner won",
                "",
                {
                    "scored.place=1": "games finished first",
                    "scored.place=2": "games finished second",
                    "won_round.why=top": "rounds won with the top gifts",
                    "won_round.why=santa": "rounds won with Santa",
                    "won_round.why=mouse": "rounds won when the Mouse hushed them",
                    "haunted.by": "plays sent home with the Ghost",
                    "scrooged": "rounds missed through Scrooge",
                },
            ),
        ),
        things=(
            Things(
                "cards",
                "Which cards matter",
                "dealt.hand=",
                "card",
                "is dealt",
                number_fact="gift",
            ),
            Things("specials", "Which specials are used by winners", "used.card=", "card", "uses"),
        ),
    ),
    "holiday_shuffle": Subject(
        ways=(
            Ways(
                "ways",
                "How the winner won",
                "points",
                {
                    "scored.base+": "for dates in order",
                    "scored.months+": "for months in a row",
                    "scored.groups+": "for cards of one month",
                },
            ),
            Ways(
                "turns",
                "What the winner did",
                "",
                {
                    "complete": "rounds ended with ten dates in order",
                    "took": "cards taken from the discard pile",
                    "kept": "cards drawn and kept",
                    "rejected": "cards drawn and thrown away",
                    "again": "further turns by a Celebration",
                    "switched": "switches by a Celebration",
                    "traded": "trades by a Celebration",
                },
            ),
        ),
        things=(
            Things("cards", "Which cards to be dealt", "dealt.cards=", "card", "is dealt"),
            Things("taken", "Which cards winners take", "took.card=", "card", "takes"),
        ),
    ),
    "north_pole": Subject(
        margin="spaces",
        ways=(
            Ways(
                "ways",
                "How the winner won",
                "",
                {
                    "moved.how=ahead": "runs ahead",
                    "bonus": "further plays at a Station",
                    "moved.how=triple": "three of a kind",
                    "moved.how=cross": "crossings of the Bridge",
                    "moved.how=bridge": "slides down the Bridge",
                    "moved.how=bump": "bumps suffered",
                    "moved.how=storm": "Snow Storms suffered",
                    "moved.how=hustle": "setbacks by Hustle-Bustle",
                    "missed": "turns missed through Express",
                    "saved": "rescues by Santa",
                },
            ),
        ),
        things=(
            Things("cards", "Which cards matter", "drew.cards=", "card", "draws", LONGER),
            Things("stations", "Which Stations matter", "bonus.station=", "station", "stops at"),
        ),
    ),
    "christmas_opoly": Subject(
        margin="dollars",
        ways=(
            Ways(
                "ways",
                "How the winner won",
                "$",
                {
                    "rent.amount+": "rent received",
                    "dasher.amount+": "from passing ON DASHER",
                    "santa.amount+": "found at SANTA CLAUS",
                    "collected.amount+": "from the bank, by cards",
                    "paid.amount+": "paid into the middle",
                    "bought.price+": "spent on deeds",
                    "built.price+": "spent on Presents and Trees",
                    "mortgaged.amount+": "borrowed on deeds",
                },
            ),
        ),
        things=(
            Things("deeds", "Which deeds to buy", "bought.name=", "name", "buys"),
            Things("building", "Where building pays", "built.name=", "name", "builds on"),
            Things("cards", "Which cards decide games", "card.title=", "title", "draws", LONGER),
        ),
    ),
    "holiday_fever": Subject(
        margin="dollars",
        ways=(
            Ways(
                "ways",
                "How the winner won",
                "$",
                {
                    "account.account-gift+": "Gifts",
                    "account.account-deposit+": "deposits",
                    "account.account-lights+": "Lights",
                    "account.account-ornaments+": "Ornaments",
                    "account.account-christmas+": "landing on Christmas",
                    "account.account-debt+": "debts",
                },
            ),
        ),
        things=(
            Things("spaces", "Which spaces matter", "moved.space=", "space", "lands on"),
            Things("days", "Which days of December matter", "day.name=", "name", "comes to"),
            Things("cards", "Which cards to read out", "card.card=", "card", "draws"),
            Things("held", "Which cards to play", "played.card=", "card", "plays"),
        ),
    ),
}


def subject(game: Game) -> Subject:
    return BY_GAME.get(game.name, Subject())
