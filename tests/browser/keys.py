"""A page at a table, played by keys alone: nothing is clicked and nothing is seen."""

from dataclasses import dataclass
from math import dist, hypot

from playwright.sync_api import Page
from tests.browser.sight import FINGER_M, Point, State, brief, ended, my_touch
from tests.browser.table import CHOSEN_M, TRIES, Table

TABS = 80
HINTS = ("loose", "free", "light", "heavy")
LIFTS = 60  # of five millimetres each
DELIBERATELY_MS = 900
"""A button that has just appeared takes no press for this long."""
AT_HAND = ".access-panel:has(.access-pad) :is(.access-pad, .access-choices):focus"

# Records everything that a live region is given to say, and counts the pictures in which nothing had the focus.
LISTENS = """() => {
    const live = "[aria-live], [role=alert], [role=status], [role=log]";
    window.heard = { said: [], nowhere: 0 };
    new MutationObserver((changes) => {
        for (const { addedNodes, target } of changes) {
            for (const node of addedNodes) {
                const inside = (node.nodeType === 1 ? node : target).closest(live);
                const region = inside ?? (node.nodeType === 1 ? node.querySelector(live) : null);
                if (!region || !node.textContent) continue;
                const name = region.matches("[data-spoken]") ? "voice" : region.className;
                window.heard.said.push([name, node.textContent]);
            }
        }
    }).observe(document.body, { childList: true, subtree: true });
    const look = () => {
        if (document.activeElement === document.body) window.heard.nowhere += 1;
        requestAnimationFrame(look);
    };
    look();
}"""


@dataclass
class Keys:
    """A person at a keyboard who finds everything by its name and by what is said."""

    table: Table

    @property
    def page(self) -> Page:
        return self.table.page

    def press(self, *keys: str) -> None:
        """Presses these keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def focused(self, selector: str) -> bool:
        """Whether such a control has the focus."""
        return bool(self.page.evaluate("(it) => document.activeElement?.matches(it) ?? false", selector))

    def tab_to(self, selector: str) -> None:
        """Presses Tab until such a control has the focus."""
        # A button that has just appeared sleeps for a moment, and Tab skips it.
        self.page.locator(selector).and_(self.page.locator(":not([inert] *)")).first.wait_for(state="attached")
        if self.focused(selector):
            self.page.wait_for_timeout(DELIBERATELY_MS)
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
        """What was said last to a screen reader."""
        return self.page.locator("[data-spoken]").inner_text()

    def listen(self) -> None:
        """Records from now on what is said and where the focus is."""
        self.page.evaluate(LISTENS)

    def heard(self, part: str) -> list[str]:
        """The regions that have said a sentence with these words since `listen`."""
        said: list[tuple[str, str]] = self.page.evaluate("window.heard.said")
        return [region for region, text in said for _ in range(text.count(part))]

    def nowhere(self) -> int:
        """In how many pictures since `listen` nothing had the focus."""
        count: int = self.page.evaluate("window.heard.nowhere")
        return count

    def until_spoken(self, *parts: str) -> None:
        """Waits until all of these were said."""
        for part in parts:
            self.page.locator("[data-spoken]", has_text=part).wait_for(state="attached")

    def reach(self, key: str) -> None:
        """Goes through the list to that choice."""
        self.tab_to(".access-choices [tabindex='0']")
        self.press("Home")
        for _ in range(40):
            if self.focused(f"[data-choice='{key}']"):
                break
            self.press("ArrowDown")
        assert self.focused(f"[data-choice='{key}']"), f"{key} is not in the list"

    def choose(self, key: str) -> None:
        """Goes through the list to that choice and takes it."""
        self.reach(key)
        self.press("Enter")

    def loosest(self) -> str:
        """A column that may be taken, has a way out, and carries as little as possible."""
        state = self.table.until(lambda now: now["loads"] and now["view"]["touch"])
        may: list[str] = [name for touch in state["view"]["touch"] for name in touch["may"]]
        ways = {name: self.table.way_out(name, state)[1] for name in may}
        return min(
            ways, key=lambda name: (ways[name] < FINGER_M, HINTS.index(state["loads"][name]["hint"]), -ways[name])
        )

    def outermost(self) -> str:
        """The column farthest from the middle among those that fingers can reach."""
        state = self.table.until(lambda now: now["view"]["touch"])
        touch = my_touch(state)
        by_hand = [name for name in touch["may"] if touch["only"].get(name) != "hook"]
        outermost: str = max(by_hand, key=lambda name: hypot(*self.table.pose(state, name)[:2]))
        return outermost

    def bring_down(self) -> tuple[State, State]:
        """Lifts one column after another and all on it until the villa falls; the states before and after."""
        for _ in range(2 * TRIES):
            before = self.table.at_rest()
            self.take(self.outermost())
            for _ in range(LIFTS):
                if not self.focused(".access-pad"):
                    self.page.locator(".access-pad").focus()
                self.press("PageUp")
                self.table.follows()
                if not self.table.grips():
                    break
            else:  # it slipped out from below, and the villa stands
                self.press("Backspace")
                self.act("confirm")
            after = self.table.at_rest(before["version"] + 1)
            if ended(after):
                return before, after
        raise AssertionError(f"The villa stands; the page knows {brief(self.table.state)}")

    def take(self, column: str) -> None:
        """Takes a column by its name; then the hand has the focus, or the question where the column shall stand."""
        self.choose(column)
        self.table.until(lambda now: (now["attempt"] or {}).get("piece") == column)
        self.page.wait_for_selector(AT_HAND)

    def tug(self, column: str, start: Point) -> None:
        """Draws what is in hand by keys until it has moved so far that it is chosen."""
        for _ in range(8):
            self.table.follows()
            if dist(self.table.where(column), start) > CHOSEN_M:
                break
            self.press("o")
        else:
            raise AssertionError(f"{column} does not move; the page knows {brief(self.table.state)}")
        self.table.is_chosen()

    def skip(self) -> None:
        """Skips the replay of the fall if it is not over already."""
        self.page.wait_for_selector("[data-act=skip], .hud-ending h1")
        if self.page.locator("[data-act=skip]").count():
            self.page.locator("[data-act=skip], .hud-ending h1").first.focus()
            self.press("Enter")

    def raise_column(self, column: str, spot: str) -> State:
        """Draws a column out, carries it up and stands it on that spot; the state after that."""
        version = self.table.state["version"]
        self.take(column)
        for _ in range(60):
            if self.table.state["hand"]["journey"] != "in":
                break
            self.press("o")
            self.table.follows()
        # The question where it shall stand comes at once and has the focus: nothing has to be looked for.
        self.page.wait_for_selector(".access-choices:focus")
        self.choose_named(spot)
        self._goes_on("opened")
        return self.table.at_rest(version + 1)

    def raise_one(self, spot: str) -> State:
        """The player on turn raises a loose column to that spot, or the next player after a fall; the state then."""
        for _ in range(TRIES):
            column = self.loosest()
            state = self.raise_column(column, spot)
            if state["view"]["at"][column] == state["view"]["top"] or ended(state):
                return state
        raise AssertionError(f"No column comes to stand above; the page knows {brief(self.table.state)}")

    def _goes_on(self, to: str) -> None:
        """Lets the hand go on by itself until it is over the top or has opened there."""
        for _ in range(TRIES):
            now = self.table.until(lambda now: not now["attempt"] or not now["hand"]["assist"])
            if not now["attempt"] or now["hand"]["journey"] == to:
                return
            self.page.wait_for_timeout(DELIBERATELY_MS)
            self.press("Enter")
            if to == "opened" and self.table.opens():
                return
        raise AssertionError(f"The hand does not go on; the page knows {brief(self.table.state)}")

    def choose_named(self, words: str) -> None:
        """Chooses the item that begins with these words."""
        key = self.page.locator(".access-choices button", has_text=words).first.get_attribute("data-choice")
        assert key is not None
        self.choose(key)

    def lay_plateau(self) -> State:
        """Takes the next plateau and lays it where it lies most steadily; the state after that."""
        version = self.table.state["version"]
        if not self.table.state["attempt"]:
            self.act("take-plateau")
        self.page.wait_for_selector(AT_HAND)
        self.table.until(lambda now: now["attempt"] and now["target"])
        self.choose_named("Where it lies most steadily")
        self._goes_on("opened")
        return self.table.at_rest(version + 1)
