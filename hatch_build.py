"""The build hook: a wheel gets the rule texts and, if YULETABLE_FAST=1, compiled modules."""

from __future__ import annotations

import os
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
modules = mypycify([*options, *names], opt_level="3", multi_file=True)
setup(name="yuletable", ext_modules=modules)
"""


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds to a wheel what does not lie in the package folder."""

    fast = os.environ.get("YULETABLE_FAST") == "1"

    def dependencies(self) -> list[str]:
        """The compiler, at the very version the types are checked with."""
        dev = self.metadata.config["dependency-groups"]["dev"]
        return [package for package in dev if package.startswith("mypy[")] if self.fast else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Never in an editable install: there, compiled files would shadow every later edit."""
        if version == "editable":
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
        if version != "editable" and self.fast:
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
