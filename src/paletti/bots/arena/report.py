"""The arena's report as one HTML file: figures and plots drawn here, nothing fetched."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape

from paletti.bots.arena.standings import Standing, Summary
from paletti.messages import Messages
from paletti.paint import INK, LINE, PAINT, PAPER

PAINTS = (*(PAINT[colour] for colour in ("red", "yellow", "blue", "green", "orange")), "#7d5a8c", "#5a7d7c", "#8c6d46")
BAR, GAP, WIDE = 26, 10, 420

STYLE = f"""
body {{ background: {PAPER}; color: {INK}; font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 3rem auto;
  padding: 0 1rem }}
h1, h2 {{ font-family: Georgia, 'Times New Roman', serif; font-weight: 600 }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums }}
th, td {{ padding: .3rem .9rem .3rem 0; border-bottom: 1px solid {LINE}; text-align: right }}
th:first-child, td:first-child {{ text-align: left }}
figure {{ margin: 1.5rem 0 }}
figcaption {{ font-size: .9rem; opacity: .8 }}
.plots {{ display: flex; flex-wrap: wrap; gap: 2rem }}
svg text {{ fill: {INK}; font: 13px system-ui, sans-serif }}
"""


def report(words: Messages, title: str, summary: Summary) -> str:
    """The whole report as HTML, in the reader's language."""
    games = words.say("arena-games", games=summary.games, decided=summary.decided, collapsed=summary.collapsed)
    spent = words.say("arena-cpu", unfinished=summary.stuck, seconds=f"{summary.cpu_s:.0f}")
    standings = sorted(summary.standings, key=lambda one: -one.mu)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(games)}. {escape(spent)}</p>",
        _table(words, standings),
        '<div class="plots">',
        _figure(words.say("arena-chart-rating"), _ratings(standings)),
        _figure(words.say("arena-chart-won"), _bars([(one.name, one.win_share) for one in standings])),
        _figure(words.say("arena-chart-collapsed"), _bars(_falls(standings))),
        _figure(words.say("arena-chart-plateaus"), _counts(summary.plateaus, range(1, 6))),
        _figure(words.say("arena-chart-turns"), _counts(_tens(summary.turns), _range(_tens(summary.turns)), 10)),
        "</div>",
    ]
    return (
        f'<!doctype html><html lang="{words.lang}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def _falls(standings: Sequence[Standing]) -> list[tuple[str, float]]:
    return [(one.name, one.collapse_share) for one in standings]


def _table(words: Messages, standings: Sequence[Standing]) -> str:
    rows = "".join(
        f"<tr><td>{escape(one.name)}</td><td>{one.mu:.1f} ± {one.sigma:.1f}</td><td>{one.wins:g}</td>"
        f"<td>{one.win_share:.0%}</td><td>{one.collapse_share:.0%}</td></tr>"
        for one in standings
    )
    names = ("arena-bot", "arena-rating", "arena-wins", "arena-won", "arena-collapsed")
    heads = "".join(f"<th>{escape(words.say(name))}</th>" for name in names)
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _figure(caption: str, drawing: str) -> str:
    return f"<figure>{drawing}<figcaption>{escape(caption)}</figcaption></figure>"


def _svg(height: int, body: str, caption: str = "") -> str:
    return (
        f'<svg role="img" aria-label="{escape(caption)}" width="{WIDE}" height="{height}" '
        f'viewBox="0 0 {WIDE} {height}">{body}</svg>'
    )


def _bars(rows: Sequence[tuple[str, float]]) -> str:
    """Level bars, shares from 0 to 1."""
    body = []
    left, room = 120, WIDE - 120 - 50
    for at, (name, share) in enumerate(rows):
        y = at * (BAR + GAP)
        body.append(
            f'<text x="0" y="{y + 18}">{escape(name)}</text>'
            f'<rect x="{left}" y="{y}" width="{max(1.0, room * share):.1f}" height="{BAR}" rx="2" '
            f'fill="{PAINTS[at % len(PAINTS)]}"/>'
            f'<text x="{left + room * share + 6:.1f}" y="{y + 18}">{share:.0%}</text>'
        )
    return _svg(len(rows) * (BAR + GAP), "".join(body), "bars")


def _ratings(standings: Sequence[Standing]) -> str:
    """Points with whiskers on one scale."""
    low = min(one.mu - 2 * one.sigma for one in standings)
    high = max(one.mu + 2 * one.sigma for one in standings)
    left, room = 120, WIDE - 120 - 20
    body = []
    for at, one in enumerate(standings):
        y = at * (BAR + GAP) + BAR / 2

        def x(value: float) -> float:
            return left + room * (value - low) / max(high - low, 1e-9)

        paint = PAINTS[at % len(PAINTS)]
        body.append(
            f'<text x="0" y="{y + 5}">{escape(one.name)}</text>'
            f'<line x1="{x(one.mu - 2 * one.sigma):.1f}" x2="{x(one.mu + 2 * one.sigma):.1f}" y1="{y}" y2="{y}" '
            f'stroke="{paint}" stroke-width="3"/><circle cx="{x(one.mu):.1f}" cy="{y}" r="6" fill="{paint}"/>'
            f'<text x="{x(one.mu):.1f}" y="{y - 9}" text-anchor="middle">{one.mu:.1f}</text>'
        )
    return _svg(len(standings) * (BAR + GAP) + 8, "".join(body), "ratings")


def _counts(values: Sequence[int], bins: Sequence[int], span: int = 1) -> str:
    """Standing bars, one a value."""
    counted = Counter(values)
    most = max([1, *counted.values()])
    step = WIDE / max(1, len(bins))
    body = []
    for at, value in enumerate(bins):
        tall = 120 * counted[value] / most
        label = str(value) if span == 1 else f"{value}–{value + span - 1}"
        body.append(
            f'<rect x="{at * step + 4:.1f}" y="{140 - tall:.1f}" width="{step - 8:.1f}" height="{tall:.1f}" rx="2" '
            f'fill="{PAINTS[2]}"/><text x="{(at + 0.5) * step:.1f}" y="158" text-anchor="middle">{label}</text>'
            f'<text x="{(at + 0.5) * step:.1f}" y="{134 - tall:.1f}" text-anchor="middle">{counted[value] or ""}</text>'
        )
    return _svg(164, "".join(body), "counts")


def _tens(turns: Sequence[int]) -> list[int]:
    return [turn // 10 * 10 for turn in turns]


def _range(tens: Sequence[int]) -> list[int]:
    return list(range(0, max([0, *tens]) + 10, 10))
