"""Refusals: declared once, said in every language, and counted by HTTP as what they are."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import msgspec
import pytest

from tests.test_words_languages import entries, speaks
from yuletable.prove.client import Client
from yuletable.prove.process import Server
from yuletable.server import protocol as wire
from yuletable.server import refusals
from yuletable.server.net.languages import preferred
from yuletable.server.refusals import REASONS, WORDS, Denied, Reason, sentence
from yuletable.words.sentences import ENGLISH, LANGUAGES

SOURCE = Path(refusals.__file__).parent
DECLARED = {name: one for name, one in vars(refusals).items() if isinstance(one, Reason)}
CALLS = ("Denied", "NotStored")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


# Declared once, and said.


def test_reasons_go_by_their_ids() -> None:
    assert {name.lower().replace("_", "-") for name in DECLARED} == set(REASONS)
    assert all(400 <= one.status < 600 for one in REASONS.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_about_its_own_facts(language: str) -> None:
    found = entries(WORDS / f"{language}.ftl")
    assert set(found) == {f"denied-{id_}" for id_ in REASONS}
    for id_, reason in REASONS.items():
        assert speaks(found[f"denied-{id_}"]) <= set(reason.facts), id_
        said = sentence(id_, dict.fromkeys(reason.facts, "Ann"), language)
        assert said[0].isupper(), said
        assert said.endswith("."), said


def test_languages_speak_of_the_same_facts_in_their_own_words() -> None:
    english = entries(WORDS / "en.ftl")
    for language in LANGUAGES:
        for name, message in entries(WORDS / f"{language}.ftl").items():
            assert speaks(message) == speaks(english[name]), name
            facts = REASONS[name.removeprefix("denied-")].facts
            said = [sentence(name[7:], dict.fromkeys(facts, "Ann"), one) for one in LANGUAGES]
            assert len(set(said)) == len(LANGUAGES), name


def test_no_sentence_is_remembered() -> None:
    """A fact may be a name somebody typed, and that can be erased."""
    assert "Ann" in str(Denied(refusals.NAME_TAKEN, name="Ann"))
    assert not refusals.words(ENGLISH).said


# Raised somewhere, and never with a bare sentence.


def trees() -> list[ast.Module]:
    files = [file for file in SOURCE.rglob("*.py") if file.name != "refusals.py"]
    return [ast.parse(file.read_text(encoding="utf-8")) for file in files]


def test_every_reason_is_given_somewhere() -> None:
    nodes = [node for tree in trees() for node in ast.walk(tree)]
    named = {node.id for node in nodes if isinstance(node, ast.Name)}
    named |= {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    made_here = {"INVALID", "NO_GAME"}  # by `denied_by`
    assert set(DECLARED) - named == made_here


def reasons_in(node: ast.expr) -> Iterator[Reason]:
    """The declared reasons that an argument names."""
    for part in ast.walk(node):
        name = part.id if isinstance(part, ast.Name) else getattr(part, "attr", "")
        if name in DECLARED:
            yield DECLARED[name]


def mistakes(tree: ast.Module) -> list[str]:
    """Refusals that are given a sentence, or other facts than they have."""
    found: list[str] = []
    for call in ast.walk(tree):
        if not (isinstance(call, ast.Call) and getattr(call.func, "id", "") in CALLS):
            continue
        given = {word.arg for word in call.keywords}
        texts = [a for a in call.args if isinstance(a, ast.Constant | ast.JoinedStr)]
        facts = [set(reason.facts) for arg in call.args for reason in reasons_in(arg)]
        if texts or (None not in given and any(one != given for one in facts)):
            found.append(ast.unparse(call))
    return found


def test_no_refusal_is_a_bare_sentence() -> None:
    assert [wrong for tree in trees() for wrong in mistakes(tree)] == []


@pytest.mark.parametrize(
    "wrong",
    [
        "Denied('No.')",
        "Denied(f'No {name}.')",
        "Denied(refusals.NAME_TAKEN)",
        "Denied(NO_SEAT, seat=1)",
    ],
)
def test_a_bare_sentence_is_found(wrong: str) -> None:
    assert mistakes(ast.parse(wrong)) == [wrong]


def test_facts_that_do_not_belong_are_found_at_once() -> None:
    with pytest.raises(AssertionError):
        Denied(refusals.NAME_TAKEN)


# Over HTTP.


def asked(
    server: Server, method: str, path: str, body: bytes | None = None, **headers: str
) -> tuple[int, wire.Refusal]:
    line = HTTPConnection("127.0.0.1", server.port, timeout=10)
    usual = {"Origin": f"http://127.0.0.1:{server.port}", "X-Yuletable": "1"}
    worn = {name.replace("_", "-"): value for name, value in headers.items()}
    line.request(method, path, body, {**usual, "Content-Type": "application/json", **worn})
    answer = line.getresponse()
    told = msgspec.json.decode(answer.read(), type=wire.Refusal)
    line.close()
    return answer.status, told


NOBODYS = f"/api/tables/{'0' * 32}"
MAKE = b'{"game":"north_pole","seats":2,"name":"Ann","options":{}}'


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "reason"),
    [
        ("GET", NOBODYS, None, 404, "no-table"),
        ("GET", "/api/tables/none", None, 404, "no-table"),
        ("GET", f"{NOBODYS}/ending", None, 404, "no-table"),
        ("POST", f"{NOBODYS}/sit", b'{"name":"Ann"}', 404, "no-table"),
        ("POST", f"{NOBODYS}/play-on", b'{"move":1,"seat":0,"name":"Ann"}', 404, "no-table"),
        ("GET", "/api/codes/NOCODE", None, 404, "no-code"),
        ("GET", "/api/rules/ludo", None, 404, "no-game"),
        ("GET", "/api/nowhere", None, 404, "not-found"),
        ("POST", "/api/tables", MAKE.replace(b"Ann", b" "), 422, "name-needed"),
        ("POST", "/api/tables", MAKE.replace(b"2", b"9"), 422, "invalid"),
        ("POST", "/api/tables", MAKE.replace(b"{}", b'{"x":1}'), 422, "invalid"),
        ("POST", "/api/tables", b"{", 400, "bad-message"),
        ("POST", "/api/tables", b"[" * 20_000, 413, "too-large"),
        ("PUT", "/api/tables", MAKE, 405, "wrong-method"),
    ],
)
def test_refusals_over_http(
    method: str, path: str, body: bytes | None, status: int, reason: str, server: Server
) -> None:
    told = asked(server, method, path, body)
    assert (told[0], told[1].reason) == (status, reason)
    assert set(told[1].facts) == set(REASONS[reason].facts)
    assert told[1].why == sentence(reason, told[1].facts, "en")


def test_a_page_of_another_site_is_told_so(server: Server) -> None:
    code, told = asked(server, "POST", "/api/tables", MAKE, Origin="http://elsewhere.example")
    assert (code, told.reason) == (403, "foreign-page")
    code, told = asked(server, "GET", "/api/games", Host="elsewhere.example")
    assert (code, told.reason) == (421, "other-name")


def test_a_german_browser_reads_german(server: Server) -> None:
    german = sentence("no-table", {}, "de")
    _, by_header = asked(server, "GET", NOBODYS, Accept_Language="de-AT,de;q=0.9,en;q=0.5")
    _, by_address = asked(server, "GET", f"{NOBODYS}/ending?language=de", Accept_Language="en")
    _, at_the_gate = asked(server, "GET", "/", Host="elsewhere.example", Accept_Language="de")
    assert by_header.why == by_address.why == german != sentence("no-table", {}, "en")
    assert at_the_gate.why == sentence("other-name", {}, "de")


@pytest.mark.parametrize("accepted", ["", "fr", "de;q=0", "de;q=x", "*", "../../etc/passwd", ";q="])
def test_other_languages_are_english(accepted: str) -> None:
    assert preferred(accepted) == "en"


def test_a_name_that_is_taken_is_told_to_whoever_asks(server: Server) -> None:
    async def evening() -> str:
        made = await Client(server.port).make("north_pole", seats=3, name="Ann")
        return f"/api/tables/{made.table}/sit"

    path = asyncio.run(evening())
    code, told = asked(server, "POST", path, b'{"name":" ann "}', Accept_Language="de")
    assert (code, told.reason, told.facts) == (409, "name-taken", {"name": "ann"})
    assert told.why == "Hier heißt schon jemand ann."
    code, told = asked(server, "POST", path, b'{"name":"Bea","seat":0}')
    assert (code, told.facts) == (409, {"letter": "B"})


# Over the socket.


def test_each_socket_is_answered_in_its_own_language(server: Server) -> None:
    async def evening() -> list[wire.Answer]:
        ann, bea = Client(server.port, "de"), Client(server.port, "en")
        made = await ann.make("north_pole", seats=3, name="Ann")
        await bea.sit(made.table, "Bea")
        await ann.join()
        await bea.join()
        answers = [
            await ann.ask(wire.Undo, seat=0),
            await ann.ask(wire.Say, seat=0, words="Hallo"),
            await ann.ask(wire.AddHere, name="Bea"),
            await ann.ask(wire.Hint, seat=1),
            await ann.ask(wire.Settle, seats=99),
            await bea.ask(wire.Undo, seat=1),
            await bea.ask(wire.Start),
        ]
        await ann.close()
        await bea.close()
        return answers

    told = asyncio.run(evening())
    reasons = ["not-started", "chat-off", "name-taken", "not-your-seat", "invalid"]
    assert [one.reason for one in told] == [*reasons, "not-started", "host-only"]
    languages = ["de"] * 5 + ["en"] * 2
    for one, language in zip(told, languages, strict=True):
        assert one.outcome == "refused"
        assert one.why == sentence(one.reason, one.facts, language)


def test_a_goodbye_is_said_in_the_language_of_the_hello(server: Server) -> None:
    async def evening() -> wire.Bye | None:
        ann, bea = Client(server.port, "en"), Client(server.port, "de")
        made = await ann.make("north_pole", seats=3, name="Ann")
        await bea.sit(made.table, "Bea")
        await ann.join()
        await bea.join()
        await ann.ask(wire.Kick, seat=1)
        async with asyncio.timeout(10):
            while bea.bye is None:
                await asyncio.sleep(0.01)
        await ann.close()
        await bea.close()
        return bea.bye

    assert asyncio.run(evening()) == refusals.bye(Denied(refusals.SENT_AWAY), "de")
