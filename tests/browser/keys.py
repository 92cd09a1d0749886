"""A page at a table led by keys alone: nothing is clicked, nothing is seen."""

from dataclasses import dataclass

from playwright.sync_api import Page
from tests.browser.table import FINGER_M, State, Table

TABS = 80
HINTS = ("loose", "free", "light", "heavy")


@dataclass
class Keys:
    """A person at a keyboard, who finds everything by its name and by what is said."""

    table: Table

    @property
    def page(self) -> Page:
        return self.table.page

    def press(self, *keys: str) -> None:
        """Presses keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def focused(self, selector: str) -> bool:
        """Whether the keyboard is at such a control."""
        return bool(self.page.evaluate("(it) => document.activeElement?.matches(it) ?? false", selector))

    def tab_to(self, selector: str) -> None:
        """Presses Tab until the keyboard is at such a control."""
        self.page.wait_for_selector(selector, state="attached")
        for _ in range(TABS):
            if self.focused(selector):
                return
            self.press("Tab")
        raise AssertionError(f"Tab never comes to {selector}")

    def act(self, name: str) -> None:
        """Goes to a button of the table and presses Enter."""
        self.tab_to(f"[data-act={name}]")
        self.press("Enter")

    def spoken(self) -> str:
        """What was said last for the ear."""
        return self.page.locator("[data-spoken]").inner_text()

    def until_spoken(self, *parts: str) -> None:
        """Waits until all of it was said."""
        for part in parts:
            self.page.locator("[data-spoken]", has_text=part).wait_for(state="attached")

    def choose(self, key: str) -> None:
        """Goes through the list to that choice, and takes it."""
        self.tab_to(".access-choices [tabindex='0']")
        self.press("Home")
        for _ in range(40):
            if self.focused(f"[data-choice='{key}']"):
                break
            self.press("ArrowDown")
        assert self.focused(f"[data-choice='{key}']"), f"{key} is not in the list"
        self.press("Enter")

    def loosest(self) -> str:
        """A column that may be taken, has a way out, and carries as little as possible."""
        state = self.table.until(lambda now: now["loads"] and now["view"]["touch"])
        may: list[str] = [name for touch in state["view"]["touch"] for name in touch["may"]]
        ways = {name: self.table.way_out(name, state)[1] for name in may}
        return min(
            ways, key=lambda name: (ways[name] < FINGER_M, HINTS.index(state["loads"][name]["hint"]), -ways[name])
        )

    def take(self, column: str) -> None:
        """Takes a column by its name; the keyboard is at the hand then."""
        self.choose(column)
        self.table.until(lambda now: (now["attempt"] or {}).get("piece") == column)
        self.page.wait_for_selector(".access-pad:focus")

    def raise_column(self, column: str, spot: str) -> State:
        """Draws a column out, carries it up and stands it on that spot; the state that came of it."""
        version = self.table.state["version"]
        self.take(column)
        for _ in range(60):
            if self.table.state["hand"]["journey"] != "in":
                break
            self.press("o")
        self.table.until(lambda now: now["hand"]["journey"] == "clear")
        self.press("Enter")
        self.table.until(lambda now: now["hand"]["journey"] == "over" and not now["hand"]["assist"])
        self.choose_named(spot)
        self.table.until(lambda now: not now["hand"]["assist"])
        self.press("Enter")
        return self.table.at_rest(version + 1)

    def choose_named(self, words: str) -> None:
        """Chooses what begins with these words."""
        key = self.page.locator(".access-choices button", has_text=words).first.get_attribute("data-choice")
        assert key is not None
        self.choose(key)

    def lay_plateau(self) -> State:
        """Takes the next plateau and lays it where it lies most steadily; the state that came of it."""
        version = self.table.state["version"]
        self.act("take-plateau")
        self.page.wait_for_selector(".access-pad:focus")
        self.table.until(lambda now: now["attempt"] and now["target"])
        self.choose_named("Where it lies most steadily")
        self.table.until(lambda now: not now["hand"]["assist"])
        self.press("Enter")
        return self.table.at_rest(version + 1)
