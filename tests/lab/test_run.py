"""Runs: the same games whoever plays them where, and on again after a stop."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import msgspec
import polars as pl
import pytest

from tests import crazy_eights
from yuletable.bots import levels
from yuletable.cli.driver import Driver
from yuletable.cli.watch import Looker
from yuletable.games.catalogue import GAMES, find
from yuletable.games.christmas_opoly import events as opoly
from yuletable.kernel.chance import stream
from yuletable.kernel.core import Event, Host
from yuletable.kernel.errors import Invalid
from yuletable.kernel.match import Match
from yuletable.lab import job as jobs
from yuletable.lab import results, witness
from yuletable.lab.job import Job, settle
from yuletable.lab.results import read, run_chunk
from yuletable.lab.run import Done, chunks, here, in_processes, run

SEATS = {name: min(3, game.seats[-1]) for name, game in GAMES.items()}


def race(seed: str = "fir", bots: tuple[str, ...] = ("greedy",)) -> Job:
    """Something short to play."""
    return settle(find("north_pole"), 2, bots, seed, options={"board": "quick"})


def part_of(job: Job, chunk: list[range], workers: int) -> Done:
    """Somebody presses Ctrl-C after two chunks."""
    yield from list(here(job, chunk[:2], workers))
    raise KeyboardInterrupt


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    alone, together = tmp_path / "alone.parquet", tmp_path / "together.parquet"
    assert run(race(), 20, alone, 1, in_processes) == 20
    assert run(race(), 20, together, 2, in_processes) == 20
    assert alone.read_bytes() == together.read_bytes()
    games = read(alone).games
    assert games["number"].to_list() == list(range(20))
    assert games["seed"][3] == "fir/3"
    assert len(set(games["moves"])) > 5  # they are not one game twenty times


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole.parquet", tmp_path / "stopped.parquet"
    run(race(), 20, whole, 1, here)
    with pytest.raises(KeyboardInterrupt):
        run(race(), 20, stopped, 1, part_of)
    assert not stopped.exists()
    half = tmp_path / "stopped.parquet.parts" / "000000004-000000005.parquet.17.half"
    half.write_bytes(b"PAR1")  # the machine went down while this was written
    heard: list[int] = []
    assert run(race(), 20, stopped, 1, here, heard.append) == 16
    assert heard[0] == 4
    assert sum(heard) == 20
    assert stopped.read_bytes() == whole.read_bytes()
    assert sorted(tmp_path.iterdir()) == [stopped, whole]


def test_more_games_are_added_to_those_there(tmp_path: Path) -> None:
    once, twice = tmp_path / "once.parquet", tmp_path / "twice.parquet"
    run(race(), 12, once, 1, here)
    run(race(), 5, twice, 1, here)
    assert run(race(), 12, twice, 1, here) == 7
    assert once.read_bytes() == twice.read_bytes()
    assert run(race(), 5, twice, 1, here) == 0
    assert read(twice).games.height == 12


def test_another_job_is_not_written_over(tmp_path: Path) -> None:
    out = tmp_path / "race.parquet"
    run(race(), 3, out, 1, here)
    before = out.read_bytes()
    with pytest.raises(Invalid, match="another job"):
        run(race("pine"), 3, out, 1, here)
    assert out.read_bytes() == before
    out.unlink()
    with pytest.raises(KeyboardInterrupt):
        run(race(), 20, out, 1, part_of)
    with pytest.raises(Invalid, match="parts of another job"):
        run(race("pine"), 20, out, 1, here)
    with pytest.raises(Invalid, match="no such folder"):
        run(race(), 3, tmp_path / "nowhere" / "race.parquet", 1, here)


def test_results_of_older_rules_are_not_mixed_with_new_ones(tmp_path: Path) -> None:
    old = msgspec.structs.replace(race(), rules=0)
    with pytest.raises(Invalid, match="rules"):
        run(old, 3, tmp_path / "old.parquet", 1, here)
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(os.name != "posix", reason="sends a signal to a group of processes")
def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    out = tmp_path / "r.parquet"
    words = f"lab run north_pole --seats 2 --games 999 --workers 2 --out {out}".split()
    child = subprocess.Popen(
        [sys.executable, "-m", "yuletable", *words],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    parts = tmp_path / "r.parquet.parts"
    while not list(parts.glob("*-*.parquet")) and child.poll() is None:
        sleep(0.1)
    os.killpg(child.pid, signal.SIGINT)  # as a terminal does
    _, said = child.communicate(timeout=60)
    assert child.returncode == 130, said
    assert "games are kept" in said
    assert "Traceback" not in said
    kept = [read(file).games.height for file in parts.glob("*-*.parquet")]
    assert f"{sum(kept)} of 999" in said


def test_chunks_leave_enough_for_every_worker_and_are_never_long() -> None:
    assert len(chunks(list(range(100)), 2)) >= 16
    assert max(len(chunk) for chunk in chunks(list(range(100_000)), 2)) == 250
    gap = [*range(3), *range(90, 93)]
    assert [number for chunk in chunks(gap, 1) for number in chunk] == gap


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_the_lab_is_the_one_that_watch_shows(name: str) -> None:
    game, seats = find(name), SEATS[name]
    bots = ("greedy", *["random"] * (seats - 1))
    job = settle(game, seats, bots, "fir", options=short(name))
    row = run_chunk(job, [1])
    assert row["bots"] == [["random", "greedy", *["random"] * (seats - 2)]]
    match = Match(game, seats, seed=job.seed_of(1), options=short(name))
    players = witness.Play(game, match.terms, job.bots_of(1), job.seed_of(1)).bots
    Driver(match, players, Looking()).run()
    assert row["moves"] == [len(match.record.moves)]
    assert row["scores"] == [match.scores()]


def test_nobody_looks_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "SECOND", 1e-9)  # no time to imagine more than a game
    monkeypatch.setattr(levels, "WILY", 12)
    rules = {"board": "quick"}
    wily = settle(find("north_pole"), 2, ("wily", "random"), "fir", options=rules)
    search = settle(find("north_pole"), 2, ("search:12", "random"), "fir", options=rules)
    one, other = run_chunk(wily, [0, 1]), run_chunk(search, [0, 1])
    assert one["counts"] == other["counts"]


class Looking(Looker):
    """Somebody who sees nothing."""

    def __init__(self) -> None: ...

    def tell(self, events: list[Event]) -> None: ...


def short(name: str) -> dict[str, object]:
    """House rules for a short game."""
    rules: dict[str, dict[str, object]] = {
        "secret_santa": {"games_per_night": 1},
        "holiday_shuffle": {"rounds": 1},
        "north_pole": {"board": "quick"},
        "christmas_opoly": {"turn_cap": 60},
    }
    return rules.get(name, {})


@pytest.mark.parametrize("name", GAMES)
def test_the_winners_are_those_the_game_names(name: str) -> None:
    game, seats = find(name), SEATS[name]
    terms = game.terms(seats, None, short(name))
    for number in range(6):
        play = witness.Play(game, terms, ("greedy",) * seats, f"fir/{number}")
        while not play.state.over():
            play.step()
        notes = witness.Notes(finished=True, scores=play.state.scores)
        assert notes.winners() == list(named(play.host.events[-1]))


def named(event: Event) -> tuple[int, ...]:
    """The winners as the last event of every game tells them."""
    seen = event.seen_by(0)
    ranks = seen.get("ranks", ())
    return tuple(sorted(seen.get("winners") or [s for s, r in enumerate(ranks) if r == 1]))


def test_a_game_nobody_has_heard_of_needs_no_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(GAMES, "crazy_eights", crazy_eights.FACELESS)
    job = settle(crazy_eights.FACELESS, 3, ("greedy", "random", "meek"), "fir")
    run(job, 9, tmp_path / "eights.parquet", 1, here)
    games = read(tmp_path / "eights.parquet").games
    assert games["finished"].all()
    assert all(games["counts"].list.len() > 0)
    assert set(games["bots"].list.get(0)) == {"greedy", "random", "meek"}


def test_bots_change_seats_and_each_has_every_seat_equally_often() -> None:
    job = settle(find("secret_santa"), 4, ("greedy", "random", "random", "meek"), "fir")
    assert job.bots_of(1) == ("meek", "greedy", "random", "random")
    assert [job.bots_of(n).index("greedy") for n in range(8)] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert job.called() == "greedy, random × 2, meek"


def test_a_game_without_end_has_no_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(witness, "LONGEST", 7)
    row = run_chunk(race(), [0])
    assert row["finished"] == [False]
    assert row["winners"] == [[]]
    assert row["moves"] == [7]


def test_notes_count_words_add_numbers_and_mind_who_was_meant() -> None:
    host = Host(stream("fir", "table"), loud=True)
    notes = witness.Notes()
    host.tell(opoly.BEGINS, 1)
    host.tell(opoly.RENT, 1, (0, 50))
    host.tell(opoly.RENT, 1, (0, 70))
    host.tell(opoly.BOUGHT, 0, (7, "Striped Scarf", 100))
    host.tell(opoly.BANKRUPT, 0, (1, 12, ("Rooftop Run", "Striped Scarf")))
    witness.note_events(notes, host.events)
    assert notes.first == 1
    assert notes.counts["rent", 1] == 2
    assert notes.counts["rent.amount+", 1] == 120
    assert notes.counts["rent.target", 0] == 2
    assert notes.counts["bought.name=Striped Scarf", 0] == 1
    assert notes.counts["bankrupt.deeds=Rooftop Run", 0] == 1
    assert notes.counts["bankrupt.target", 1] == 1


def test_leads_are_counted_when_they_change_hands() -> None:
    notes = witness.Notes(moves=100)
    notes.leads = [(0, -1), (10, 2), (20, -1), (30, 2), (49, 1), (80, -1)]
    assert notes.lead_changes() == 1  # a tie between does not make it two
    assert [notes.leader_at(share) for share in witness.QUARTERS] == [-1, 1, 1]


def test_a_job_says_how_to_play_it_again() -> None:
    job = settle(
        find("secret_santa"), 4, ("greedy",), "a fir", "house", {"carol_reset": False}, "house"
    )
    assert job.run_command(50, "s.parquet") == (
        "yuletable lab run secret_santa --seats=4 --games=50 --bots=greedy "
        "--option=carol_reset=false --edition=house '--seed=a fir' --out=s.parquet"
    )
    assert job.watch_command(7).endswith("'--seed=a fir/7'")


def test_every_row_of_the_table_is_filled(tmp_path: Path) -> None:
    run(race(bots=("greedy", "random")), 6, tmp_path / "r.parquet", 1, here)
    games = read(tmp_path / "r.parquet").games
    assert games.null_count().sum_horizontal().item() == 0
    counts = games.select("number", pl.col("counts")).explode("counts").unnest("counts")
    assert counts["count"].min() != 0
    won = counts.filter(pl.col("what") == "won")
    assert won["seat"].to_list() == games["winners"].list.first().to_list()


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda file: file.unlink(), "no such file"),
        (lambda file: file.write_bytes(file.read_bytes()[:-9]), "not a whole Parquet file"),
        (lambda file: file.write_text("number,seed"), "not a whole Parquet file"),
        (lambda file: pl.DataFrame({"a": [1]}).write_parquet(file), "no run of ours"),
        (
            lambda file: pl.DataFrame({"a": [1]}).write_parquet(
                file, metadata={"yuletable": results.FORMAT, "job": "{}"}
            ),
            "its job cannot be read",
        ),
        (lambda file: results.write(file, race(), pl.DataFrame({"a": [1]})), "its columns"),
        (lambda file: results.write(file, race(), read(file).games.clear()), "no games"),
    ],
)
def test_a_broken_file_is_named_and_left_alone(spoil: object, why: str, tmp_path: Path) -> None:
    file = tmp_path / "r.parquet"
    run(race(), 2, file, 1, here)
    assert callable(spoil)
    spoil(file)
    before = file.read_bytes() if file.exists() else b""
    with pytest.raises(Invalid, match=why):
        read(file)
    assert (file.read_bytes() if file.exists() else b"") == before
    if file.exists():
        with pytest.raises(Invalid, match=why):
            run(race(), 2, file, 1, here)
        assert file.read_bytes() == before


def test_a_changed_edition_is_another_job() -> None:
    changed = {"constants": {"hand_size": 4}}
    job = settle(find("north_pole"), 2, ("greedy",), "fir", changed, None, "small.json")
    assert job.edition_hash != race().edition_hash
    assert jobs.game_of(job).name == "north_pole"
    with pytest.raises(Invalid, match="has changed"):
        jobs.game_of(msgspec.structs.replace(job, edition=None))
