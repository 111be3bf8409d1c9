"""Play the games of a job: in chunks, on every core or on a cluster, and on again after a stop."""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager
from dataclasses import dataclass
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, Any

import msgspec

from yuletable.kernel.errors import Invalid
from yuletable.lab.job import Job, game_of
from yuletable.lab.results import Columns, as_frame, read, run_chunk, write

if TYPE_CHECKING:
    import polars as pl

LARGEST = 250  # games in a chunk: what a stop may cost
SPARE = 2  # chunks handed out for each worker: one to play, one to go on with
Done = Generator[tuple[range, Columns], None, None]
BackEnd = Callable[[Job, list[range], int], Done]


def run(
    job: Job,
    games: int,
    out: Path,
    workers: int,
    back_end: BackEnd,
    progress: Callable[[int], None] = lambda games: None,
) -> int:
    """Play what is missing of so many games, and write the file; how many had to be played.

    `progress` hears how many games are there: at once those of an earlier run, then each chunk.
    """
    game_of(job)
    parts = Parts(out, job)
    parts.check()
    there = parts.there()
    missing = [number for number in range(games) if number not in there]
    progress(games - len(missing))
    if missing:
        parts.begin()
        with closing(back_end(job, chunks(missing, workers), workers)) as played:
            for chunk, columns in played:
                with uninterrupted():
                    parts.add(chunk, as_frame(columns))
                    progress(len(chunk))
    if missing or not out.exists():
        parts.join(games)
    return len(missing)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Delay a stop until this is done, so that it leaves no half-written file."""
    if current_thread() is not main_thread():
        yield
        return
    stops: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: stops.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if stops:
        raise KeyboardInterrupt


def chunks(numbers: list[int], workers: int) -> list[range]:
    """Numbers in short consecutive runs, enough of them for every worker.

    >>> chunks([0, 1, 2, 7, 8], workers=1)
    [range(0, 1), range(1, 2), range(2, 3), range(7, 8), range(8, 9)]
    """
    size = min(LARGEST, max(1, len(numbers) // (8 * workers)))
    made: list[range] = []
    for number in numbers:
        last = made[-1] if made else range(0)
        if last and last.stop == number and len(last) < size:
            made[-1] = range(last.start, number + 1)
        else:
            made.append(range(number, number + 1))
    return made


@dataclass(frozen=True)
class Parts:
    """The chunks played so far, in a folder beside the file that will hold them all."""

    out: Path
    job: Job

    @property
    def folder(self) -> Path:
        return self.out.with_name(f"{self.out.name}.parts")

    @property
    def label(self) -> Path:
        return self.folder / "job.json"

    def check(self) -> None:
        """Refuse to overwrite another job's results."""
        if not self.out.parent.is_dir():
            raise Invalid(f"out {self.out}", "there is no such folder")
        if self.out.exists() and read(self.out).job != self.job:
            raise Invalid(f"out {self.out}", "it holds another job: name another file")
        if self.folder.exists() and self.labeled() != self.job:
            raise Invalid(f"out {self.out}", f"{self.folder} holds parts of another job")

    def labeled(self) -> Job | None:
        try:
            return msgspec.json.decode(self.label.read_bytes(), type=Job)
        except (OSError, msgspec.DecodeError):
            return None

    def files(self) -> list[Path]:
        """Every part, in the order of its games; half a part has another name."""
        return sorted(self.folder.glob("*-*.parquet"))

    def there(self) -> set[int]:
        """The numbers of the games that need not be played again."""
        numbers: set[int] = set(read(self.out).games["number"]) if self.out.exists() else set()
        for file in self.files():
            first, last = file.stem.split("-")
            numbers |= set(range(int(first), int(last) + 1))
        return numbers

    def begin(self) -> None:
        if not self.folder.exists():
            self.folder.mkdir()
            self.label.write_bytes(msgspec.json.encode(self.job))

    def add(self, chunk: range, games: pl.DataFrame) -> None:
        write(self.folder / f"{chunk[0]:09}-{chunk[-1]:09}.parquet", self.job, games)

    def join(self, games: int) -> None:
        """Join all parts in one file, and delete them."""
        import polars as pl

        whole = [self.out] if self.out.exists() else []
        frames = [read(file).games for file in [*whole, *self.files()]]
        joined = pl.concat(frames).unique("number").sort("number")
        write(self.out, self.job, joined.filter(pl.col("number") < games))
        shutil.rmtree(self.folder, ignore_errors=True)


# Where the chunks are played.


def here(job: Job, chunks: list[range], workers: int) -> Done:
    """In this very process."""
    for chunk in chunks:
        yield chunk, run_chunk(job, chunk)


def in_processes(job: Job, chunks: list[range], workers: int) -> Done:
    """In as many processes; workers stop when we do."""
    if workers == 1:
        yield from here(job, chunks, workers)
        return
    # Never by fork: a thread of polars that holds a lock would be copied with it.
    method = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"
    with ProcessPoolExecutor(workers, get_context(method), initializer=stop_quietly) as pool:
        waiting = list(reversed(chunks))
        playing: dict[Future[Columns], range] = {}
        try:
            while waiting or playing:
                while waiting and len(playing) < SPARE * workers:
                    chunk = waiting.pop()
                    with uninterrupted():  # a worker is being started
                        playing[pool.submit(run_chunk, job, chunk)] = chunk
                for done in wait(playing, return_when=FIRST_COMPLETED).done:
                    yield playing.pop(done), done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def stop_quietly() -> None:
    """Let an interrupted worker end silently; the parent reports it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def on_ray(job: Job, chunks: list[range], workers: int) -> Done:
    """On the Ray cluster that RAY_ADDRESS names, or on one made for this run on this machine."""
    begin_ray(workers)
    import ray

    try:
        play = ray.remote(run_chunk)
        most = SPARE * int(ray.cluster_resources().get("CPU", workers))
        waiting = list(reversed(chunks))
        playing: dict[Any, range] = {}
        while waiting or playing:
            while waiting and len(playing) < most:
                chunk = waiting.pop()
                playing[play.remote(job, chunk)] = chunk
            done, _ = ray.wait(list(playing))
            yield playing.pop(done[0]), ray.get(done[0])
    finally:
        ray.shutdown()


def begin_ray(workers: int) -> None:
    """Join the cluster or make one; what somebody set in the environment stays."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # Started by uv, Ray would start its workers through uv, too, and they can die of that.
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    if "RAY_ADDRESS" in os.environ:
        import ray

        ray.init(log_to_driver=False, logging_level="warning")
    else:
        os.environ.setdefault("RAY_AUTH_MODE", "disabled")  # nobody else can reach it
        import ray

        ray.init(
            num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level="warning"
        )


BACK_ENDS: dict[str, BackEnd] = {"processes": in_processes, "ray": on_ray}
