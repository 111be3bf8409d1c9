"""A finished game: its record, the words beside it, and every scene of it."""

from __future__ import annotations

from msgspec import structs

from yuletable.games.catalogue import find
from yuletable.kernel.beside import Beside, Said
from yuletable.kernel.chance import SECURE, luck_of
from yuletable.kernel.core import HOUSE, Json, Seat
from yuletable.kernel.match import Match, Record, replay
from yuletable.server.feed.patch import SentView, seen, whole_hash
from yuletable.server.feed.wording import words_for
from yuletable.server.protocol import Batch
from yuletable.server.refusals import GAME_NOT_OVER, Denied
from yuletable.server.rooms.room import Room
from yuletable.server.table.update import aids_of

SCENES = 60  # moves of a replay in one answer


def finished(room: Room) -> Match:
    """The game of a table, if it is over: until then nobody may look back."""
    match = room.table.playing()
    if room.table.stage != "over":
        raise Denied(GAME_NOT_OVER)
    return match


def record_of(room: Room) -> Record:
    """The record of a finished game, with the names that are still known."""
    names = room.seat_names()
    return structs.replace(finished(room).record, names=names)


def words_of(room: Room, said: list[tuple[int, int, str]]) -> Beside:
    """The words that went with the moves of a finished game, and its keepsakes."""
    match = finished(room)
    spoken = [Said(move=move, seat=seat, words=words) for move, seat, words in said]
    keep = match.game.keepsakes
    cards = keep.made(match.state, room.seat_names(), match.record.date or "") if keep else []
    return Beside(said=spoken, keepsakes=cards)


def imagined(record: Record, seat: Seat, move: int, luck: str) -> dict[str, Json]:
    """The position after so many moves, with everything this seat cannot know dealt again."""
    game = find(record.game)
    truth = replay(game, record, move).state
    return game.write_position(truth.guess(seat, luck_of(SECURE, luck, "play-on")))


def scenes(record: Record, seat: Seat | None, move: int, language: str) -> list[Batch]:
    """A finished game from this move on, through the eyes of a seat or of nobody's."""
    match = replay(find(record.game), record, move)
    eyes = HOUSE if seat is None else seat
    words, names = words_for(record.game, language), record.names
    batches: list[Batch] = []
    events = match.events if move == 0 else []
    sent = SentView()
    for number in range(move, min(move + SCENES, len(record.moves)) + 1):
        view = match.state.view(eyes) | aids_of(match.state, seat)
        changed = sent.renew(view)
        batches.append(
            Batch(
                seat=seat,
                revision=number,
                events=seen(events, eyes, words, names),
                view=changed,
                whole=number == move,
                hash=whole_hash(sent),
                say=words.question(view, [], names),
            )
        )
        if number < len(record.moves):
            events = match.play(*record.moves[number])
    return batches
