"""Each viewer of the web page has a language: chosen on the page, else the browser's, else the hub's."""

from pathlib import Path

from tests.locale.pseudo import accented
from tests.web.running import Answer, Place, running

from palace_hub.web.speech import COOKIE


def _spoken(answer: Answer) -> str:
    return answer.body.decode().partition('<html lang="')[2].partition('"')[0]


def _asked(place: Place, path: str, **headers: str) -> Answer:
    return place.ask(path, place.links.in_force.host, Accept_Encoding="identity", **headers)


def test_a_choice_on_the_page_wins_then_the_browser_then_the_hub(tmp_path: Path, pseudo: str) -> None:
    with running(tmp_path) as place:
        host = place.links.in_force.host
        english = _asked(place, "/host")
        assert _spoken(english) == "en"
        assert accented("Market") not in english.body.decode()
        assert _spoken(_asked(place, "/host", Accept_Language=f"tlh, {pseudo};q=0.5")) == pseudo
        chosen = _asked(place, f"/host?language={pseudo}&more=1")
        assert (chosen.status, chosen.headers["location"]) == (303, "/host?more=1")
        kept = chosen.headers["set-cookie"].partition(";")[0]
        assert kept == f"{COOKIE}={pseudo}"
        cookie = f"palace={host}; {kept}"
        for path in ("/host", "/table", "/games", "/nowhere"):
            page = place.ask(path, Cookie=cookie, Accept_Language="en", Accept_Encoding="identity")
            assert _spoken(page) == pseudo, path
        assert not place.faults


def test_an_unknown_language_changes_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as place:
        for path in ("/host?language=tlh", "/host?language="):
            answer = _asked(place, path)
            assert (answer.status, _spoken(answer)) == (200, "en")
            assert "set-cookie" not in answer.headers
        assert _asked(place, "//elsewhere.example/?language=en").status == 404


def test_each_viewer_of_one_table_gets_updates_in_the_own_language(tmp_path: Path, pseudo: str) -> None:
    with running(tmp_path) as place:
        watch = place.links.in_force.watch
        told = []
        for language in ("en", pseudo):
            with place.connect() as page:
                asked = place.request("GET", "/stream/table", (watch,), {"Accept-Language": language})
                page.sendall(asked)
                data = b""
                while b"\n\n" not in data.partition(b"\ndata: ")[2]:
                    data += page.recv(65536)
                told.append(data)
        assert b"Round" in told[0]
        assert b"Round" not in told[1]
