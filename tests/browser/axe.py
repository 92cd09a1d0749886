"""What axe, a checker for accessible pages, finds on a page."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
AILING = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.filter(({ impact }) => ["serious", "critical"].includes(impact))
        .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 200)).join(" | ")}`);
}"""


def serious(page: Page) -> list[str]:
    """All serious or critical findings, one line each."""
    page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(AILING)
    return found
