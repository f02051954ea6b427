"""Alerts and dashboard ask for metrics and labels that there are."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from sandtable.server.operations.metrics import REGISTRY

DEPLOY = Path(__file__).parents[2] / "deploy"
RULES = DEPLOY / "prometheus" / "alerts.yml"
SETTINGS = DEPLOY / "prometheus" / "prometheus.yml"
DASHBOARD = DEPLOY / "grafana" / "sandtable.json"
OF_PROMETHEUS = {"up"}
ADDED_BY_PROMETHEUS = {"job", "instance", "le"}
OURS = re.compile(r"\b(sandtable_\w+|up)\b(?:\{([^}]*)\})?")
LABEL = re.compile(r"(\w+)\s*(?:=~|!~|!=|=)")
GROUPED = re.compile(r"\b(?:by|without)\s*\(([^)]*)\)")


def there_are() -> dict[str, set[str]]:
    """Every series that the code exports, with its labels."""
    found: dict[str, set[str]] = {}
    for metric in REGISTRY._collector_to_names:
        labels: set[str] = set(metric._labelnames)  # type: ignore[attr-defined]
        kind, name = metric._type, metric._name  # type: ignore[attr-defined]
        endings = {"counter": ["_total"], "gauge": [""], "histogram": ["_bucket", "_count", "_sum"]}
        for ending in endings[kind]:
            found[name + ending] = labels
    return found


def rules() -> list[dict[str, Any]]:
    (group,) = yaml.safe_load(RULES.read_text("utf-8"))["groups"]
    return list(group["rules"])


def panels() -> list[dict[str, Any]]:
    return list(json.loads(DASHBOARD.read_text("utf-8"))["panels"])


def expressions() -> Iterator[tuple[str, str]]:
    """All that is asked, and by whom."""
    for rule in rules():
        yield rule["alert"], rule["expr"]
    for panel in panels():
        for target in panel["targets"]:
            yield panel["title"], target["expr"]


ASKED = list(expressions())


@pytest.mark.parametrize(("who", "expression"), ASKED, ids=[who for who, _ in ASKED])
def test_what_is_asked_for_is_there(who: str, expression: str) -> None:
    known = there_are()
    series = OURS.findall(expression)
    assert series, "it asks for nothing of ours"
    labels = set(ADDED_BY_PROMETHEUS)
    for name, selected in series:
        assert name in known or name in OF_PROMETHEUS, name
        own = known.get(name, set())
        labels |= own
        assert set(LABEL.findall(selected)) <= own | ADDED_BY_PROMETHEUS, selected
    for names in GROUPED.findall(expression):
        assert {one.strip() for one in names.split(",")} <= labels, names
    assert expression.count("(") == expression.count(")")
    assert expression.count("{") == expression.count("}")


def test_what_is_asked_for_wrongly_would_be_found() -> None:
    assert "sandtable_bot_queue" not in there_are()
    assert there_are()["sandtable_requests_total"] == {"method", "route", "status"}
    assert LABEL.findall('job="sandtable", status=~"5.."') == ["job", "status"]


def test_every_alert_says_what_it_means_and_how_urgent_it_is() -> None:
    names = [rule["alert"] for rule in rules()]
    assert len(names) == len(set(names)) >= 8
    for rule in rules():
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert set(rule["annotations"]) == {"summary", "description"}


def test_every_metric_is_on_the_dashboard() -> None:
    """A metric nobody looks at is none."""
    asked = " ".join(expression for _, expression in ASKED)
    shown = {name for name in there_are() if re.search(rf"\b{name}\b", asked)}
    roots = {re.sub("_(total|bucket|count|sum)$", "", name) for name in there_are()}
    seen = {re.sub("_(total|bucket|count|sum)$", "", name) for name in shown}
    assert roots - seen <= NOT_SHOWN


NOT_SHOWN = {
    "sandtable_bot_players",
    "sandtable_bot_players_evicted",
    "sandtable_push_seconds",
}
"""For whoever looks closer."""


def test_panels_do_not_lie_on_each_other() -> None:
    places = [tuple(panel["gridPos"].values()) for panel in panels()]
    assert len(set(places)) == len(places)
    assert len({panel["id"] for panel in panels()}) == len(places)


def test_prometheus_asks_for_the_job_that_the_rules_name() -> None:
    settings = yaml.safe_load(SETTINGS.read_text("utf-8"))
    jobs = {job["job_name"] for job in settings["scrape_configs"]}
    assert jobs == set(re.findall(r'job="(\w+)"', RULES.read_text("utf-8"))) == {"sandtable"}
    assert settings["rule_files"] == [RULES.name]


def test_prometheus_itself_can_read_them() -> None:
    promtool = shutil.which("promtool")
    if promtool is None:
        pytest.skip("there is no promtool (on Debian: apt-get install prometheus)")
    for kind, file in (("rules", RULES), ("config", SETTINGS)):
        done = subprocess.run([promtool, "check", kind, str(file)], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
