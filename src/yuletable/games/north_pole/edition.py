"""From an edition's data and the chosen options to the terms of a race."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from yuletable.games.north_pole.cards import CODES, SPECIALTIES, TOP_NUMBER
from yuletable.games.north_pole.terms import TrainTerms
from yuletable.games.north_pole.track import Track
from yuletable.kernel.core import HOUSE
from yuletable.kernel.edition import Edition
from yuletable.kernel.errors import Invalid
from yuletable.kernel.reading import Entry

BOARDS = ("standard", "compact", "quick")
SPACES = ("track_length", "stations", "lower_bridge", "upper_bridge", "slope_top", "slope_foot")
STATIONS = 7
CANDY_CANE_LANE = 3  # which Station it is, Home being 0
JINGLE_BELL_SQUARE = 5
USUAL_PLAYERS = 4  # the default of option `max_players`
MOST_COPIES = 99  # of one card; no box holds more
LONGEST = 999  # spaces of a track
IDS = {CODES[card]: card for card in SPECIALTIES}


def agree(edition: Edition, options: dict[str, Any], seats: int) -> TrainTerms:
    """The terms for this table; Invalid names the entry of the edition that is wrong."""
    tracks = {name: track(entry) for name, entry in boards(edition).items()}
    most = max(admit(edition, options["max_players"], seats), seats)
    deck = sorted(numbers(edition, most) + specialties(edition))
    constants = edition.group("constants")
    hand_size = constants.within("hand_size").number(1, TOP_NUMBER)
    deal_size = constants.within("deal_size").number(0, TOP_NUMBER)
    if deal_size > hand_size:
        raise constants.within("deal_size").wrong(f"more than hand_size, which is {hand_size}")
    if len(deck) <= most * hand_size:
        raise constants.within("hand_size").wrong(
            f"{most} hands of {hand_size} cards take the whole deck of {len(deck)}"
        )
    dealer = options["first_dealer"]
    return TrainTerms(
        edition.name,
        options,
        seats,
        tracks[options["board"]],
        station_names(edition),
        tokens(edition, seats),
        deck,
        hand_size,
        deal_size,
        constants.within("hustle_spaces").number(1, LONGEST),
        constants.within("express_spaces").number(1, LONGEST),
        constants.within("storm_spaces").number(1, LONGEST),
        HOUSE if dealer == "draw" else dealer,
    )


def admit(edition: Edition, chosen: int, seats: int) -> int:
    """How many may sit down; Invalid names the option that more would need (NP-02)."""
    players = edition.group("players")
    fewest = players.within("min").number(2)
    usual = players.within("max").number(fewest)
    roof = players.within("max_by_option").number(usual)
    if seats < fewest:
        raise Invalid("seats", f"this edition is for at least {fewest} players, not {seats}")
    if chosen > max(roof, USUAL_PLAYERS):
        raise Invalid("options.max_players", f"this edition goes up to {roof} players (NP-02)")
    most = chosen if chosen > USUAL_PLAYERS else usual
    if seats > most:
        more = f"raise it to {seats} to seat {seats}" if seats <= roof else "no more can play"
        raise Invalid("options.max_players", f"at most {most} players sit down: {more} (NP-02)")
    return most


def boards(edition: Edition) -> dict[str, Entry]:
    """Every board of the edition, each of which must be in order (2.4)."""
    found = edition.group("boards").within("boards").fields(BOARDS)
    for name in BOARDS:
        if name not in found:
            raise Invalid(f"edition.boards.boards.{name}", "this board is missing")
    return found


def track(board: Entry) -> Track:
    """One board; Invalid names what breaks 2.4 (a) to (d)."""
    fields = board.fields(SPACES)
    length = board.needed(fields, "track_length").number(STATIONS - 1, LONGEST)
    given = board.needed(fields, "stations")
    stations = [item.number(0, length) for item in given.items()]
    if len(stations) != STATIONS:
        raise given.wrong(f"expected {STATIONS} Stations, found {len(stations)}")
    if stations[0] != 0 or stations[-1] != length:
        raise given.wrong(f"the first must be 0 and the last {length}, the length of the track")
    for behind, ahead in pairwise(stations):
        if ahead <= behind:
            raise given.wrong(f"{ahead} comes after {behind}: positions must increase")
    lane, square = stations[CANDY_CANE_LANE], stations[JINGLE_BELL_SQUARE]
    lower = board.needed(fields, "lower_bridge").number(0, lane - 1)
    upper = board.needed(fields, "upper_bridge").number(lane + 1, length)
    foot = board.needed(fields, "slope_foot").number(0, square - 1)
    top = board.needed(fields, "slope_top").number(square + 1, length - 1)
    taken = stations[:]
    for name in ("lower_bridge", "upper_bridge", "slope_foot", "slope_top"):
        if fields[name].json in taken:
            raise fields[name].wrong(f"space {fields[name].json} is taken by another place")
        taken.append(fields[name].json)
    return Track(tuple(stations), lower, upper, top, foot)


def numbers(edition: Edition, seats: int) -> list[int]:
    """The number cards (2.4 e); there must be some to draw for the deal with (NP-14)."""
    group = edition.group("number_cards")
    given = group.within("copies")
    values = edition.group("number_values").within("values")
    allowed = [str(item.number(1, TOP_NUMBER)) for item in values.items()]
    cards: list[int] = []
    for value, entry in given.fields(allowed).items():
        cards += [int(value)] * entry.number(0, MOST_COPIES)
    total = edition.group("kit").within("number_cards").number(0)
    if len(cards) != total:
        raise given.wrong(f"the copies add up to {len(cards)}, and the kit holds {total}")
    if len(set(cards)) < 2 or len(cards) < seats:
        raise given.wrong(f"{seats} players need a number card each, and not all alike, to draw")
    return cards


def specialties(edition: Edition) -> list[int]:
    given = edition.group("specialty_cards").within("cards")
    cards: list[int] = []
    found: list[str] = []
    for item in given.items():
        fields = item.fields(("id", "name", "copies", "played"))
        id_ = item.needed(fields, "id").word(IDS)
        if id_ in found:
            raise fields["id"].wrong(f"{id_} is listed twice")
        found.append(id_)
        cards += [IDS[id_]] * item.needed(fields, "copies").number(0, MOST_COPIES)
    total = edition.group("kit").within("specialty_cards").number(0)
    if len(cards) != total:
        raise given.wrong(f"the copies add up to {len(cards)}, and the kit holds {total}")
    return cards


def station_names(edition: Edition) -> tuple[str, ...]:
    given = edition.group("station_names").within("names")
    names = tuple([item.text() for item in given.items()])
    if len(names) != STATIONS:
        raise given.wrong(f"expected {STATIONS} names, found {len(names)}")
    return names


def tokens(edition: Edition, seats: int) -> tuple[str, ...]:
    """Seats take tokens in seat order, and none is shared (NP-05)."""
    given = edition.group("tokens").within("names")
    names = tuple([item.text() for item in given.items()])
    if len(set(names)) != len(names):
        raise given.wrong("two tokens have the same name")
    if len(names) < seats:
        raise given.wrong(f"{len(names)} tokens are not enough for {seats} players")
    return names[:seats]
