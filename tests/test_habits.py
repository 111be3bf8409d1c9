"""The files a project is expected to have: they parse, agree, and name commands that exist."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from datetime import date
from importlib.metadata import metadata
from pathlib import Path
from typing import Any

import pytest
import yaml

import go
from yuletable.cli.main import app

ROOT = Path(__file__).parent.parent
WORKFLOWS = ROOT / ".github" / "workflows"
HOOKS = ROOT / ".pre-commit-config.yaml"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
TEMPLATES = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
UV = ["python3", "go.py", "uv"]
UV_KNOWS = {"run", "sync", "build", "tool"}


def read(file: Path) -> Any:
    return yaml.safe_load(file.read_text("utf-8"))


def steps(workflow: str) -> Iterator[dict[str, Any]]:
    for job in read(WORKFLOWS / workflow)["jobs"].values():
        yield from job["steps"]


def unknown(line: str) -> str:
    """What a command line calls and nobody has, or nothing."""
    words = shlex.split(line)
    if words[:2] != UV[:2]:
        return "" if os.access(ROOT / words[0], os.X_OK) else words[0]
    if words[2] != "uv":
        return "" if words[2] in {*go.TASKS, *app} else words[2]
    if words[3:5] == ["run", "--locked"]:
        return "" if shutil.which(words[5], path=str(Path(sys.executable).parent)) else words[5]
    return "" if words[3] in UV_KNOWS else words[3]


@pytest.mark.parametrize("workflow", ["ci.yml", "wheels.yml"])
def test_a_workflow_runs_commands_that_exist(workflow: str) -> None:
    lines = [step["run"] for step in steps(workflow) if "run" in step]
    assert lines
    assert [line for line in lines if unknown(line)] == []
    assert all("@" in step["uses"] for step in steps(workflow) if "uses" in step)


def test_a_command_nobody_has_is_found() -> None:
    wrong = ["python3 go.py dox", "python3 go.py uv run --locked rough", ".ci/rum"]
    assert [unknown(line) for line in wrong] == ["dox", "rough", ".ci/rum"]


def test_the_matrix_has_every_python_the_compiler_supports() -> None:
    classifiers = metadata("mypy").get_all("Classifier") or []
    found = [re.search(r"Python :: 3\.(\d+)$", line) for line in classifiers]
    minors = sorted(int(minor[1]) for minor in found if minor and int(minor[1]) >= 11)
    matrix = read(WORKFLOWS / "ci.yml")["jobs"]["check"]["strategy"]["matrix"]["python"]
    assert matrix == [f"3.{minor}" for minor in minors]
    wheels = PROJECT["tool"]["cibuildwheel"]["build"]
    assert wheels.split() == [f"cp3{minor}-*" for minor in minors]


def test_the_hooks_are_the_checks() -> None:
    for repo in read(HOOKS)["repos"]:
        assert repo["repo"] == "local"
        for hook in repo["hooks"]:
            words = [word for word in go.CHECKS[hook["id"]] if word not in go.SOURCES]
            assert hook["entry"].split() == [*UV, "run", "--locked", *words]
            assert not unknown(hook["entry"])


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda file: file.stem)
def test_a_template_asks_something(template: Path) -> None:
    form = read(template)
    assert form["name"]
    assert form["description"]
    questions = [part for part in form["body"] if part["type"] != "markdown"]
    assert len({part["id"] for part in questions}) == len(questions) > 0
    assert all(part["attributes"]["label"] for part in questions)


def test_the_changelog_has_a_date_for_every_version() -> None:
    headings = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    versions = [heading.split(" – ") for heading in headings if heading != "Unreleased"]
    assert versions[0][0] == PROJECT["project"]["version"]
    days = [date.fromisoformat(day) for _, day in versions]
    assert days == sorted(days, reverse=True)


def test_the_site_is_built_without_a_broken_link(tmp_path: Path) -> None:
    """Nor does it ask another host for anything."""
    command = [sys.executable, "go.py", "docs", "--site-dir", str(tmp_path)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    pages = [page.read_text("utf-8") for page in tmp_path.rglob("*.html")]
    assert len(pages) > len([*ROOT.glob("docs/**/*.md")])
    fetched = r"<(?:script|img|iframe|source)[^>]*src=\"?(?:https?:)?//|<link[^>]*href=\"?https?://"
    assert not any(re.search(fetched, page) for page in pages)
    assert (tmp_path / "rules" / "secret_santa" / "index.html").is_file()
    assert (tmp_path / "SECURITY" / "index.html").is_file()
