"""The page is built when it must be, and can be fetched anywhere."""

import gzip
import json
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import hatch_build
from hatch_build import Page, node_is_here
from tests.web.node import installed

ROOT = Path(hatch_build.__file__).parent
WORDS = re.compile(r"([a-z_]+\.)?(en|de)-")  # texts in one language
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Page:
    """A page of one file, and an npm that copies it."""
    page = Page(tmp_path)
    (page.web / "src").mkdir(parents=True)
    (page.web / "src" / "index.html").write_text("snow")

    def npm(self: Page, words: list[str]) -> None:
        (self.web / "dist").mkdir(exist_ok=True)
        (self.web / "dist" / "index.html").write_text((page.web / "src/index.html").read_text())

    monkeypatch.setattr(Page, "npm", npm)
    return page


def test_a_page_is_built_once(page: Page) -> None:
    assert not page.fresh()
    page.build()
    assert page.fresh()
    assert (page.built / "index.html").read_text() == "snow"


def test_an_edit_builds_it_anew_and_leaves_nothing_old(page: Page) -> None:
    page.build()
    (page.built / "old.js").write_text("")
    (page.web / "src" / "index.html").write_text("more snow")
    assert not page.fresh()
    page.build()
    assert (page.built / "index.html").read_text() == "more snow"
    assert not (page.built / "old.js").exists()


def test_what_building_leaves_behind_is_no_edit(page: Page) -> None:
    page.build()
    (page.web / "node_modules").mkdir()
    (page.web / "node_modules" / "x.js").write_text("")
    assert page.fresh()


def test_without_sources_the_page_that_came_along_is_good(page: Page, tmp_path: Path) -> None:
    page.build()
    page.web.rename(tmp_path / "elsewhere")
    assert page.fresh()


@pytest.mark.parametrize(
    ("version", "good"),
    [("v20.18.0", False), ("v20.19.1", True), ("v21.7.0", False), ("v22.12.0", True), ("", False)],
)
def test_node_must_be_new_enough(
    version: str, good: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert node_is_here() is good


def test_the_lock_names_no_registry() -> None:
    assert not [name for name, entry in LOCK["packages"].items() if "resolved" in entry]


def test_the_lock_has_the_bundler_for_every_machine() -> None:
    """npm drops those it cannot see just now without a word, and then `npm ci` fails elsewhere."""
    bindings = [name for name in LOCK["packages"] if "/@rolldown/binding-" in name]
    assert len(bindings) == 15


def test_every_package_is_of_one_exact_version() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    wanted = package["dependencies"] | package["devDependencies"]
    assert not [name for name, version in wanted.items() if not version[0].isdigit()]


ASSETS = ROOT / "src" / "yuletable" / "page" / "assets"
NAMED = re.compile(r"[\"'`]\./([\w.-]+\.js)[\"'`]")  # by one script in another
ITS_OWN = ("Board-", "Picture-")  # what is fetched for one game alone


def fetched(names: Iterable[str]) -> set[str]:
    """These scripts and all that they name, but for what belongs to one game."""
    found = list(dict.fromkeys(names))
    for script in found:
        for name in NAMED.findall((ASSETS / script).read_text(encoding="utf-8")):
            if name not in found and not name.startswith(ITS_OWN):
                found.append(name)
    return set(found)


def test_a_player_fetches_at_most_150_kilobytes_of_script(built_page: None) -> None:
    """The shell, the largest board and the longest words; no board fetches another's."""
    sizes = {path.name: len(gzip.compress(path.read_bytes())) for path in ASSETS.glob("*.js")}
    words = {name for name in sizes if re.match(r"[a-z_]+\.?(en|de)-|(en|de)-", name)}
    shell = fetched(name for name in sizes if name.startswith("index-")) - words
    boards = [fetched([name]) - shell - words for name in sizes if name.startswith("Board-")]
    assert len(boards) == 6
    largest = max(sum(sizes[name] for name in board) for board in boards)
    longest = max(sizes[name] for name in words)
    assert sum(sizes[name] for name in shell) + largest + 2 * longest <= 150_000


def test_packages_are_fetched_anew_when_the_lock_names_others(tmp_path: Path) -> None:
    def lock(path: Path, **packages: dict[str, object]) -> None:
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps({"packages": packages}), encoding="utf-8")

    sled: dict[str, object] = {"version": "1.0.0"}
    elsewhere: dict[str, object] = {"version": "1.0.0", "optional": True}
    here = tmp_path / "node_modules" / ".package-lock.json"
    lock(tmp_path / "package-lock.json", sled=sled, elsewhere=elsewhere)
    assert not installed(tmp_path)
    lock(here, sled=sled)
    assert installed(tmp_path)
    lock(here, sled={"version": "0.9.0"})
    assert not installed(tmp_path)
