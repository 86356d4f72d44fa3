"""Builds the compiled part of Ziggurat: kernel, build, lib and games as one mypyc unit.

Owns where the extension modules are built and put. It never changes a source file and leaves
nothing in `src` except, with `--in-place`, the extension modules themselves. Run it with the
Python of `.venv`; `python3 run.py compile` does.
"""

import argparse
import ast
import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import takewhile
from pathlib import Path
from typing import Final

import setuptools
from setuptools.command.build_ext import build_ext

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = "ziggurat"
COMPILED: Final = ("kernel", "build", "lib", "games")
SUFFIXES: Final = (".so", ".pyd")
NO_COMPILER: Final = 3
BUILD_PROBE: Final = "build-probe"
BUILD_UNIT: Final = "build-unit"
# Headers of so few sources are read with each of them.
FEW: Final = 8


def build_probe() -> None:
    """Builds an empty extension module, which shows whether there is a C compiler."""
    text = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
    Path("probe.c").write_text(text, "utf-8")
    probe = setuptools.Extension("probe", ["probe.c"])
    places = ["--build-lib", "probe", "--build-temp", "temp"]
    setuptools.setup(name="probe", ext_modules=[probe], script_args=["build_ext", *places])


class BuildAbreast(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles the sources of the unit in parallel, as many at a time as there are processors.

    Hundreds of sources begin with the same headers, which take longer to read than most sources:
    a compiler that can reads them once.
    """

    def build_extensions(self) -> None:
        users: dict[str, list[setuptools.Extension]] = {}
        for ext in self.extensions:
            for source in ext.sources:
                users.setdefault(first_includes(source), []).append(ext)
        shared = [head for head, exts in users.items() if head and len(exts) > FEW]
        self.read_before = {head: self.read_once(head, users[head][0]) for head in shared}
        super().build_extensions()

    def read_once(self, head: str, ext: setuptools.Extension) -> list[str]:
        """Has the compiler read headers ahead; returns what then makes it use what it read."""
        if self.compiler.compiler_type != "unix":
            return []
        path = Path(self.build_temp).absolute() / f"{hashlib.sha256(head.encode()).hexdigest()}.h"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(head, "utf-8")
        folders = [*ext.include_dirs, *self.compiler.include_dirs]
        call = [*self.compiler.compiler_so, *[f"-I{folder}" for folder in folders]]
        call += [*ext.extra_compile_args, "-x", "c-header", str(path), "-o", f"{path}.gch"]
        done = subprocess.run(call, stdin=subprocess.DEVNULL, capture_output=True, check=False)
        return ["-include", str(path)] if done.returncode == 0 else []

    def build_extension(self, ext: setuptools.Extension) -> None:
        def compiled(source: str) -> list[str]:
            objects: list[str] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                macros=ext.define_macros,
                include_dirs=ext.include_dirs,
                extra_postargs=[
                    *ext.extra_compile_args,
                    *self.read_before.get(first_includes(source), []),
                ],
                depends=ext.depends,
            )
            return objects

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for objects in pool.map(compiled, ext.sources):
                ext.extra_objects += objects
        ext.sources = []
        super().build_extension(ext)


def first_includes(source: str) -> str:
    """The lines at the very beginning of a source that include headers."""
    with Path(source).open(encoding="utf-8") as lines:
        return "".join(takewhile(lambda line: line.startswith("#include"), lines))


def build_unit(opt_level: str, sources: list[str]) -> None:
    """Builds the extension modules of the unit below `lib` in the current folder."""
    from mypyc.build import mypycify

    modules = mypycify(
        ["--strict", "--config-file=", "--cache-dir=cache", *sources],
        opt_level=opt_level,
        debug_level="0",
        multi_file=True,
        target_dir="c",
        group_name=PACKAGE,
    )
    places = ["--build-lib", "lib", "--build-temp", "temp"]
    setuptools.setup(
        name=PACKAGE,
        packages=[],
        ext_modules=modules,
        cmdclass={"build_ext": BuildAbreast},
        script_args=["build_ext", "--parallel", str(os.cpu_count() or 1), *places],
    )


def has_code(source: Path) -> bool:
    """Tells whether a file holds anything beyond a docstring."""
    body = ast.parse(source.read_text("utf-8")).body
    return any(
        not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)) for node in body
    )


def unit_sources(src: Path) -> list[Path]:
    """Lists the files of the unit, relative to `src`, in a stable order."""
    sources: list[Path] = []
    for part in COMPILED:
        for path in sorted((src / PACKAGE / part).rglob("*.py")):
            if path.name != "__init__.py" or has_code(path):
                sources.append(path.relative_to(src))
    return sources


def extension_modules(folder: Path) -> list[Path]:
    """Lists the extension modules below a folder."""
    return sorted(path for path in folder.rglob("*") if path.suffix in SUFFIXES)


def clean(src: Path) -> int:
    """Removes the extension modules from the sources and returns how many there were."""
    modules = extension_modules(src)
    for path in modules:
        path.unlink()
    return len(modules)


def unit_key(src: Path, sources: list[Path], opt_level: str) -> str:
    """Hashes everything the built unit depends on."""
    key = hashlib.sha256()
    facts = (
        sys.version,
        str(sys.implementation.cache_tag),
        importlib.metadata.version("mypy"),
    )
    for fact in (*facts, opt_level, Path(__file__).read_text("utf-8")):
        key.update(fact.encode() + b"\0")
    for path in sources:
        key.update(path.as_posix().encode() + b"\0" + (src / path).read_bytes() + b"\0")
    return key.hexdigest()


def copy_package(src: Path, target: Path) -> None:
    """Copies the package without caches and extension modules."""
    skipped = shutil.ignore_patterns("__pycache__", *[f"*{suffix}" for suffix in SUFFIXES])
    shutil.copytree(src / PACKAGE, target / PACKAGE, ignore=skipped)


def run_in_stage(stage: Path, *arguments: str) -> str:
    """Runs this file in the stage; returns its output when it failed, else an empty string.

    A process of its own, because setuptools and the C compiler print a lot and may exit.
    """
    done = subprocess.run(
        [sys.executable, __file__, *arguments],
        cwd=stage,
        env={**os.environ, "PYTHONPATH": str(stage), "PYTHONUTF8": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    output = done.stdout.decode("utf-8", "replace").strip()
    return (output or f"exit code {done.returncode}") if done.returncode else ""


def build(src: Path, stage: Path, opt_level: str) -> int:
    """Builds the unit into `stage/lib` unless that is up to date; returns an exit code."""
    sources = unit_sources(src)
    key = unit_key(src, sources, opt_level)
    stamp = stage / "stamp"
    if stamp.is_file() and stamp.read_text("utf-8") == key:
        return 0
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    if run_in_stage(stage, BUILD_PROBE):
        print("No working C compiler with Python's headers: Ziggurat runs interpreted.")
        return NO_COMPILER
    copy_package(src, stage)
    failure = run_in_stage(stage, BUILD_UNIT, opt_level, *[str(path) for path in sources])
    if failure:
        print(failure)
        return 1
    stamp.write_text(key, "utf-8")
    return 0


def put_in_place(stage: Path, src: Path) -> None:
    """Replaces the extension modules among the sources by those just built."""
    clean(src)
    for path in extension_modules(stage / "lib"):
        shutil.copy2(path, src / path.relative_to(stage / "lib"))


def put_copy(stage: Path, src: Path, target: Path) -> None:
    """Makes `target` a copy of the package with the extension modules in it."""
    shutil.rmtree(target, ignore_errors=True)
    copy_package(src, target)
    shutil.copytree(stage / "lib", target, dirs_exist_ok=True)


def main(arguments: list[str]) -> int:
    """Reads the command line, builds what it asks for and returns an exit code."""
    parser = argparse.ArgumentParser(description="Builds the compiled part of Ziggurat.")
    goal = parser.add_mutually_exclusive_group(required=True)
    goal.add_argument("--to", type=Path, metavar="DIR", help="a compiled copy of the package")
    goal.add_argument("--in-place", action="store_true", help="extension modules inside src")
    goal.add_argument("--clean", action="store_true", help="remove them from src again")
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout (default: this one)")
    level = os.environ.get("ZIGGURAT_OPT", "3")
    parser.add_argument("--opt", default=level, help=f"how hard to optimize, 0-3 (now {level})")
    options = parser.parse_args(arguments)
    root: Path = options.root.resolve()
    src, stage = root / "src", root / "build" / "mypyc"
    if options.clean:
        print(f"{clean(src)} extension modules removed")
        return 0
    code = build(src, stage, options.opt)
    if code == 0 and options.in_place:
        put_in_place(stage, src)
    elif code == 0:
        put_copy(stage, src, options.to.resolve())
    if code == 0:
        print(f"{len(unit_sources(src))} modules compiled")
    return code


if __name__ == "__main__":
    if sys.argv[1:2] == [BUILD_PROBE]:
        build_probe()
    elif sys.argv[1:2] == [BUILD_UNIT]:
        build_unit(sys.argv[2], sys.argv[3:])
    else:
        sys.exit(main(sys.argv[1:]))
