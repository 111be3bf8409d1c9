"""A report on one run or several: what the first says, and what the others say beside it."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from yuletable.games.catalogue import find
from yuletable.kernel.errors import Invalid
from yuletable.kernel.game import Game
from yuletable.lab.comparison import compare
from yuletable.lab.findings import Finding, count, findings, percent, skill, tenth
from yuletable.lab.job import Job
from yuletable.lab.page import page, picture_file
from yuletable.lab.results import Results
from yuletable.lab.study import Study
from yuletable.lab.subjects import subject

WIDTH = 720  # of a picture file, before its edge
METHOD = (
    "The same command plays the same games on every machine, with any number of workers.",
    "Intervals hold the true figure 19 times out of 20. Those of shares are Wilson's; those of "
    "means and of whoever met something follow the spread from game to game; those of medians lie "
    "between two games. Of many figures a few lie outside by chance, so a sentence above calls "
    "something clear only where it is off by 1.4 intervals.",
)


@dataclass(frozen=True)
class Report:
    """What is told of some runs."""

    game: Game
    studies: list[Study]
    found: list[Finding]

    def html(self, about: Sequence[str], out: str) -> str:
        study, topic = self.studies[0], subject(self.game)
        files = [s.results.file for s in self.studies]
        made = shlex.join(["yuletable", "lab", "report", *files, f"--out={out}"])
        return page(
            self.game.title,
            f"{study.games.height:,} {topic.many} · {described(study.job)}",
            about,
            tiles(study, topic.one),
            self.found,
            [*[s.results.command() for s in self.studies], made],
            METHOD,
        )

    def pictures(self) -> dict[str, str]:
        """Every drawing as an SVG file of its own, by name."""
        return {
            f"{finding.name}{'' if number == 0 else f'-{number + 1}'}": picture_file(
                finding.headline, picture, WIDTH
            )
            for finding in self.found
            for number, picture in enumerate(finding.pictures)
        }


def report(runs: Sequence[Results]) -> Report:
    """The first run in full; other bots are held against it for skill, other rules for change."""
    game = find(runs[0].job.game)
    for run in runs[1:]:
        if run.job.game != game.name:
            other = find(run.job.game)
            raise Invalid(f"results {run.file}", f"a run of {other.title}, not of {game.title}")
    studies = [Study(run) for run in runs]
    for study in studies:
        if not study.games.height:
            raise Invalid(f"results {study.results.file}", "none of its games came to an end")
    first, others = studies[0], studies[1:]
    mixtures = [s for s in studies if s.job.mixed() and same_rules(s.job, first.job)]
    found = findings(first, game)
    if mixtures:
        found.append(skill(mixtures))
    for study in others:
        if study not in mixtures:
            found += compare(first, study, game)
    return Report(game, studies, found)


def same_rules(one: Job, other: Job) -> bool:
    return (one.options, one.edition_hash, one.seats) == (
        other.options,
        other.edition_hash,
        other.seats,
    )


def described(job: Job) -> str:
    """Who plays what, in a line."""
    words = [f"{job.seats} seats", f"bots: {job.called()}"]
    words.append(f"edition {job.edition_said or 'house'}")
    words += [f"{name} {value}" for name, value in job.options.items()]
    return " · ".join(words)


def tiles(study: Study, one: str) -> list[tuple[str, str]]:
    """The few figures one wants first."""
    begins = study.by_order()[:1]
    return [
        (count(study.quantile("moves", 0.5).value), f"moves in a typical {one}"),
        (count(study.average("choices").value), "of them choices, on average"),
        (tenth(study.average("lead_changes").value), "changes of the lead"),
        (percent(study.leaders_win()[1].estimate.value), "won by whoever leads at half-time"),
        *[(percent(bar.estimate.value), "won by whoever goes first") for bar in begins],
    ]


def write_pictures(report: Report, svg: Path | None, png: Path | None) -> int:
    """Put the pictures into these folders; how many there are."""
    pictures = report.pictures()
    for folder, suffix in ((svg, "svg"), (png, "png")):
        if folder is not None:
            folder.mkdir(exist_ok=True)
            for name, drawn in pictures.items():
                file = folder / f"{name}.{suffix}"
                file.write_bytes(drawn.encode() if suffix == "svg" else as_png(drawn))
    return len(pictures)


def as_png(drawn: str) -> bytes:
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=drawn, zoom=2))
