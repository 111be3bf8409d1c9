"""Cards as a person writes them: `4 4 RC`, and `5 …` for a 5 on top of whatever is left."""

from __future__ import annotations

from yuletable.games.north_pole.cards import CODES, SPECIALTIES, codes
from yuletable.games.north_pole.notation import CARD_OF
from yuletable.games.north_pole.state import Race
from yuletable.kernel.chance import stream
from yuletable.kernel.reading import Entry

REST = ("…", "...")  # at the end of the draw pile: and the rest, in some order


def write_cards(cards: list[int]) -> str:
    return " ".join(codes(cards))


def read_cards(entry: Entry, state: Race) -> list[int]:
    """Cards in the order they are written."""
    cards: list[int] = []
    for code in entry.text().upper().replace(",", " ").split():
        card = CARD_OF.get(code, 0)
        if card not in state.terms.deck:
            numbers = sorted({card for card in state.terms.deck if card not in SPECIALTIES})
            known = f"{', '.join(codes([*numbers, *SPECIALTIES]))}"
            raise entry.wrong(f"{code!r} is no card of this deck; cards are {known}")
        cards.append(card)
    return cards


def read_draw(entry: Entry, state: Race) -> tuple[list[int], bool]:
    """The draw pile, top first, and whether the rest of the deck lies below it."""
    text = entry.text().strip()
    for rest in REST:
        if text.endswith(rest):
            return read_cards(Entry(text.removesuffix(rest), entry.place), state), True
    return read_cards(entry, state), False


def left_over(state: Race, used: list[int], entry: Entry) -> list[int]:
    """The cards of the deck that are nowhere yet; Invalid if some are there too often."""
    left = state.terms.deck[:]
    for card in used:
        if card not in left:
            copies = state.terms.deck.count(card)
            found = used.count(card)
            raise entry.wrong(
                f"this position has {found} cards {CODES[card]}, the deck only {copies}"
            )
        left.remove(card)
    return left


def in_some_order(cards: list[int]) -> list[int]:
    """The order of cards that nobody wrote down: as if shuffled, and always the same."""
    cards = sorted(cards)
    stream("north_pole", "cards nobody wrote down").shuffle(cards)
    return cards
