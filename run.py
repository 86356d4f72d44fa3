"""Plays and tests Ziggurat from a bare checkout; `python3 run.py --help` lists the tasks.

Owns the virtual environment in `.venv` and the tasks; what `test` checks is in `tools/checks.py`.
It uses the standard library only and never needs anything installed beforehand. The file parses on
Python 3.6, so that an old Python gets a clear message instead of a syntax error.
"""

import contextlib
import hashlib
import io
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path


def version_problem(major: int, minor: int) -> str:
    """Says what is wrong with a Python version; an empty string when it will do."""
    if (major, minor) >= (3, 11):
        return ""
    return f"Ziggurat needs Python 3.11 or newer; this is Python {major}.{minor}."


if version_problem(*sys.version_info[:2]):
    sys.exit(version_problem(*sys.version_info[:2]))

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
COMPILED = ROOT / "build" / "compiled"
COMMANDS = (
    *("serve", "play", "games", "companion", "simulate", "replay", "verify", "explain"),
    *("scene", "rules", "components", "draw", "backup", "restore", "doctor"),
)
# These need what a server needs; so does any other that is told of a database.
OF_SERVER = ("serve", "backup", "restore")
# Each has all that those before it have.
EXTRAS = ("core", "web", "dev")
HELP = f"""Usage: python3 run.py [TASK] [ARGUMENTS]

Without a task: serve. Tasks set up .venv by themselves.

  serve            play in the browser; arguments go to `ziggurat serve`
  play             play in the terminal; arguments go to `ziggurat play`
  test             run every check: format, lint, types, imports, tests, rules
  test --quick     the same without compiling, and of the tests a small core and those
                   of the files that differ from main; under three minutes
  compile          build the compiled engine inside src; needs a C compiler
  compile --clean  remove it again
  bench            measure speed, interpreted and compiled
  soak             play thousands of games with checks; takes hours, see soak --help
  --help           show this text

Other commands of ziggurat work too, with their arguments and their own --help:
  {" ".join(COMMANDS[2:])}"""
NO_COMPILER = 3
TAIL = 15


class Trouble(Exception):
    """Something the user has to put right; the message is all that is shown."""


def venv_python() -> Path:
    """Names the Python of the virtual environment."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def stamp_of(root: Path, extra: str, version: str) -> str:
    """Hashes everything an installation depends on."""
    key = hashlib.sha256(f"{root}\0{extra}\0{version}\0".encode())
    for name in ("pyproject.toml", "constraints.txt"):
        key.update((root / name).read_bytes() + b"\0")
    return key.hexdigest()


def is_installed(venv: Path, extra: str, stamp: str) -> bool:
    """Tells whether the stamp of the last installation of an extra still holds."""
    path = venv / f"ziggurat-{extra}.stamp"
    return path.is_file() and path.read_text("utf-8") == stamp


def require_writable(folder: Path) -> None:
    """Stops with a message when the checkout cannot be written to."""
    probe = folder / f".writable-{os.getpid()}"
    try:
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise Trouble(
            f"Cannot write to {folder} ({error.strerror}).\n"
            "Copy the checkout to a folder you may write to and start again there."
        ) from error


def run_captured(arguments: list[str]) -> tuple[int, str]:
    """Runs a program without input and returns its exit code and all it printed."""
    done = subprocess.run(
        arguments,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    return done.returncode, done.stdout.decode("utf-8", "replace")


def tail_of(output: str) -> str:
    """Keeps the last lines of an output."""
    return "\n".join(output.strip().splitlines()[-TAIL:])


def can_make_venv() -> bool:
    """Tells whether this Python can make virtual environments with pip in them."""
    return run_captured([sys.executable, "-c", "import ensurepip, venv"])[0] == 0


def apt_install(package: str) -> None:
    """Installs a package of Debian where that is possible; elsewhere does nothing."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if is_root and shutil.which("apt-get"):
        print(f"Installing {package} ...", flush=True)
        os.environ["DEBIAN_FRONTEND"] = "noninteractive"
        if run_captured(["apt-get", "install", "-y", package])[0] != 0:
            run_captured(["apt-get", "update"])
            run_captured(["apt-get", "install", "-y", package])


def install_venv_module() -> None:
    """Gets the modules that Debian keeps out of its Python, or says how to get them."""
    package = "python3-venv"
    apt_install(package)
    if not can_make_venv():
        raise Trouble(
            "This Python cannot make virtual environments (no venv or ensurepip).\n"
            f"On Debian and Ubuntu: sudo apt-get install {package}. Elsewhere: install Python\n"
            "from its own site or your system's packages, then start again."
        )


def is_venv_of(venv: Path, version: str) -> bool:
    """Tells whether a folder is a working virtual environment of a Python version."""
    config = venv / "pyvenv.cfg"
    if not venv_python().exists() or not config.is_file():
        return False
    return f"version = {version}." in config.read_text("utf-8")


def make_venv() -> None:
    """Makes the virtual environment anew."""
    if not can_make_venv():
        install_venv_module()
    print("Making .venv ...", flush=True)
    code, output = run_captured([sys.executable, "-m", "venv", "--clear", str(VENV)])
    if code != 0:
        raise Trouble(f"{tail_of(output)}\nCould not make .venv.")


def pip_install(*arguments: str) -> None:
    """Installs into the virtual environment, held to the versions of constraints.txt."""
    pip = [str(venv_python()), "-m", "pip", "--no-input", "--disable-pip-version-check"]
    code, output = run_captured([*pip, "install", "-c", "constraints.txt", *arguments])
    if code != 0:
        raise Trouble(
            f"{tail_of(output)}\n\n"
            "Could not install the packages Ziggurat needs (above: the end of pip's output).\n"
            "Is there a network? Once they are installed, Ziggurat needs none."
        )


def prepare(extra: str) -> Path:
    """Sets up `.venv` with an extra, or "core" for none, and returns its Python."""
    version = ".".join([str(number) for number in sys.version_info[:2]])
    wanted = stamp_of(ROOT, extra, version)
    enough = EXTRAS[EXTRAS.index(extra) :]
    ready = any([is_installed(VENV, name, stamp_of(ROOT, name, version)) for name in enough])
    if ready and venv_python().exists():
        return venv_python()
    require_writable(ROOT)
    if not is_venv_of(VENV, version):
        make_venv()
    print("Installing what Ziggurat needs (only the first time) ...", flush=True)
    # The build tool first and no isolation: then it is held to constraints.txt too, and a
    # repeated installation with everything in place needs no network.
    pip_install("setuptools")
    pip_install("--no-build-isolation", "-e", "." if extra == "core" else f".[{extra}]")
    (VENV / f"ziggurat-{extra}.stamp").write_text(wanted, "utf-8")
    return venv_python()


def environment_for(build: str, near: bool = False) -> dict[str, str]:
    """Returns the environment in which a build of the package is the one imported.

    A near build is tested less far than the other one (`tests/kit/builds.py`).
    """
    path = COMPILED if build == "compiled" else ROOT / "src"
    facts = {"PYTHONPATH": str(path), "PYTHONUTF8": "1", "ZIGGURAT_BUILD": build}
    facts["ZIGGURAT_TESTS"] = "near" if near else "far"
    # Thousands of imports, in hundreds of processes, want what was read before.
    facts["PYTHONDONTWRITEBYTECODE"] = ""
    return {**os.environ, **facts}


def become(arguments: list[str]) -> int:
    """Lets a program take the place of this one, so that signals and exit codes are its own.

    Windows has nothing like it: there the program is waited for.
    """
    if os.name != "posix":
        return hand_over(arguments)
    sys.stdout.flush()
    sys.stderr.flush()
    os.execv(arguments[0], arguments)


def hand_over(arguments: list[str], environment: dict[str, str] | None = None) -> int:
    """Runs a program in the foreground, where Ctrl-C is its business, and waits for it.

    Whatever ends this program ends that one too, and the exit code tells which signal did.
    """
    process = subprocess.Popen(arguments, env=environment)

    def pass_on(number: int, frame: object) -> None:
        # At a terminal, Ctrl-C reaches both by itself.
        if number != signal.SIGINT or not sys.stdin.isatty():
            process.send_signal(number)

    names = ("SIGINT", "SIGTERM", "SIGHUP")
    signals = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = {number: signal.signal(number, pass_on) for number in signals}
    try:
        code = process.wait()
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    return code if code >= 0 else 128 - code


def compile_tool(python: str, *arguments: str) -> list[str]:
    """Returns the call of the tool that builds the compiled engine."""
    return [python, str(ROOT / "tools" / "compile.py"), *arguments]


@contextlib.contextmanager
def interpreted_sources(python: str) -> Iterator[None]:
    """Sets a compiled engine inside the sources aside, and rebuilds it in the end."""
    compiled = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".pyd")]
    if compiled:
        print("src holds a compiled engine: set aside now, rebuilt at the end.", flush=True)
        run_captured(compile_tool(python, "--clean"))
    try:
        yield
    finally:
        if compiled:
            run_captured(compile_tool(python, "--in-place"))


def task_test(quick: bool) -> int:
    """Runs all checks or the quick ones and prints the summary."""
    from tools.checks import FAILED, run_checks, run_quick_checks, summary

    require_writable(ROOT)
    python = str(prepare("dev"))
    with interpreted_sources(python):
        results = run_quick_checks(python) if quick else run_checks(python)
    print(f"\n{summary(results)}", flush=True)
    return 1 if any([r.result == FAILED for r in results]) else 0


def task_compile(arguments: list[str]) -> int:
    """Builds the compiled engine inside the sources or removes it."""
    require_writable(ROOT)
    return hand_over(compile_tool(str(prepare("dev")), *(arguments or ["--in-place"])))


def task_bench(arguments: list[str]) -> int:
    """Measures both builds, one after the other."""
    require_writable(ROOT)
    python = str(prepare("dev"))
    bench = [python, "-m", "ziggurat.cli", "bench", *arguments]
    with interpreted_sources(python):
        code, output = run_captured(compile_tool(python, "--to", str(COMPILED)))
        print(output, end="", file=sys.stderr, flush=True)
        worst = 0 if code in (0, NO_COMPILER) else 1
        for build in ("interpreted", "compiled")[: 2 if code == 0 else 1]:
            print(f"== {build}", file=sys.stderr, flush=True)
            worst = max(worst, hand_over(bench, environment_for(build)))
    return worst


def task_soak(arguments: list[str]) -> int:
    """Plays many games with checks; whatever breaks one is kept."""
    require_writable(ROOT)
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    soak = [str(prepare("dev")), str(ROOT / "tools" / "soak.py"), *arguments]
    return hand_over(soak, {**environment_for("interpreted"), "PYTHONPATH": path})


def run_task(task: str, arguments: list[str]) -> int:
    """Runs a task and returns its exit code."""
    if task in COMMANDS:
        stored = any([word.partition("=")[0] == "--db" for word in arguments])
        extra = "web" if task in OF_SERVER or stored else "core"
        return become([str(prepare(extra)), "-m", "ziggurat.cli", task, *arguments])
    if task == "bench":
        return task_bench(arguments)
    if task == "soak":
        return task_soak(arguments)
    if task == "compile" and arguments in ([], ["--clean"]):
        return task_compile(arguments)
    if task == "test" and arguments in ([], ["--quick"]):
        return task_test(bool(arguments))
    given = " ".join([task, *arguments])
    print(f"run.py: unknown task: {given} (python3 run.py --help lists them)", file=sys.stderr)
    return 2


def main(arguments: list[str]) -> int:
    """Reads the command line, runs the task and returns an exit code."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    task, *rest = arguments or ["serve"]
    if task in ("-h", "--help", "help") or (task in ("test", "compile") and "--help" in rest):
        print(HELP)
        return 0
    try:
        return run_task(task, rest)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
