import { expect, test } from "vitest";
import type { EventKind, StoryEntry, StoryEvent, View } from "../../protocol";
import { catalogueOf } from "../../speech/catalogue";
import { parts } from "../../speech/catalogues/en";
import { isPlayed } from "./attempt";
import { promptOf } from "./prompt";
import { eventSentence } from "./sentences";
import type { Game } from "./tablestate";
import { groundOf, shownAfter, verdictOf, whyOf, workOf } from "./verdict";

const english = catalogueOf("en", Object.values(parts));
const view = { over: false, turn: 0, turnNumber: 4, players: [{ name: "Ann" }, { name: "Ben" }] } as unknown as View;
const game = (phase: string, pushed: string | null = "blue-thin-1", verb = "move") =>
  ({
    view,
    attempt: { seat: 1, verb, piece: "red-hex", tool: "hand", since: 0, phase, pushed },
  }) as unknown as Game;
const told = (phase: string, mine: readonly number[], verb = "move"): string =>
  workOf(game(phase, "blue-thin-1", verb), mine)
    .map(({ id, words }) => english.say(id, words))
    .join(" ");

test("a push says who pushed which column, and that the turn is over", () => {
  expect(told("faulted", [0])).toBe(""); // the villa may still fall, and then a push does not matter
  expect(told("mending", [1])).toBe(
    "You pushed the thin blue column with one ring too far. Everything goes back to where it stood, and your turn is over.",
  );
  expect(told("mending", [0])).toContain("Ben’s turn is over.");
  expect(workOf(game("returning", null), [0])).toEqual([]);
});

test("a push in a proof or in taking out ends no turn", () => {
  for (const verb of ["prove", "take-out"])
    expect(told("mending", [1], verb)).toBe(
      "You pushed the thin blue column with one ring too far. Everything goes back to where it stood.",
    );
});

test("the question above says what the table does, and asks nothing of a hand that is not there", () => {
  const asks = (phase: string): string => {
    const { id, words } = promptOf(game(phase), [1]);
    return english.say(id, words);
  };
  expect(asks("in-hand")).toBe("You have the hexagonal red column in hand.");
  expect(asks("returning")).toBe("You are putting the hexagonal red column back.");
  expect(asks("mending")).toBe("The villa is put back as it was.");
  expect(asks("settling")).toBe("Everybody holds their breath until the wood is still.");
});

test("only what is in the player's hand is the player's", () => {
  const phases = ["in-hand", "open", "returning", "settling", "falling", "faulted", "mending"] as const;
  expect(phases.filter((phase) => isPlayed({ phase }))).toEqual(["in-hand", "open"]);
});

type Events = StoryEntry["events"];
const entry = (events: Events, pushed: string | null = null): StoryEntry => ({
  version: 7,
  seat: 1,
  deed: { deed: "apply", by: "Ben" }, // a verdict is about the events, whatever the deed
  events,
  pushed,
});
const happened = (event: EventKind, facts: object = {}) => ({ event, ...facts }) as StoryEvent;
const benEnds = happened("turn-ended", { by: "Ben" });

test("a column put back is told on a sheet, and that the turn is over by it; a column that stands is not", () => {
  const verdict = verdictOf(entry([happened("attempt-broken-off"), benEnds, happened("turn-began")]), view);
  expect([verdict?.events.map(({ event }) => event), verdict?.ends]).toEqual([["attempt-broken-off"], 1]);
  expect(verdictOf(entry([happened("attempt-broken-off")]), view)?.ends).toBeNull();
  expect(verdictOf(entry([happened("column-raised"), benEnds]), view)).toBeNull();
  expect(verdictOf(entry([happened("villa-put-back")]), { ...view, over: true })).toBeNull();
});

test("after a proof it is told where the column went, and that the applicant's turn is over", () => {
  const events = [
    happened("proof-succeeded", { by: "Ben", against: "Ann", column: "red-hex" }),
    happened("column-out", { by: "Ben", column: "red-hex", clause: "PLATEAU-3" }),
    happened("turn-ended", { by: "Ann", clause: "PLATEAU-3" }),
  ];
  const verdict = verdictOf(entry(events), view);
  expect(verdict).toEqual({ version: 7, by: 1, events: events.slice(0, 2), pushed: null, ends: 0, turn: 4 });
});

test("a column that is taken out on purpose is not told on a sheet; one that falls is", () => {
  const out = (clause: string) => entry([happened("column-out", { by: "Ben", column: "red-hex", clause })]);
  expect(verdictOf(out("PLATEAU-4"), view)).toBeNull();
  expect(verdictOf(out("RULING-2"), view)?.events).toHaveLength(1);
});

test("nothing taken out is told on a sheet where a push was put back, and says so", () => {
  const waived = happened("removal-waived", { by: "Ben" });
  expect(verdictOf(entry([waived]), view)).toBeNull();
  expect(verdictOf(entry([waived], "blue-thin-1"), view)).toMatchObject({ events: [waived], pushed: "blue-thin-1" });
  expect(eventSentence(english, waived, "blue-thin-1")).toBe(
    "Ben pushed the thin blue column with one ring too far. Everything goes back to where it was, and nothing is taken out.",
  );
});

test("a push that locks its column says by itself that the turn is over, once", () => {
  const putBack = happened("villa-put-back", { by: "Ben", column: "red-hex", locked: true });
  expect(verdictOf(entry([putBack, benEnds]), view)?.ends).toBeNull();
  expect(eventSentence(english, putBack)).toContain("the turn is over");
});

test("a verdict stays while others go on, and goes with the deed that is undone", () => {
  const putBack = entry([happened("villa-put-back"), benEnds]);
  const judged = shownAfter({ seen: 6, verdict: null }, { version: 7, story: [putBack], view }, [1]);
  expect(judged.verdict?.events).toHaveLength(1);
  const thrown = { version: 8, story: [putBack, entry([happened("seal-thrown")])], view };
  expect(shownAfter(judged, thrown, [1]).verdict).toBe(judged.verdict);
  expect(shownAfter(judged, { version: 6, story: [], view }, [1])).toEqual({ seen: 6, verdict: null });
});

test("a plateau that slid off ends the turn by RULING-1", () => {
  const slid = happened("plateau-slid-off", { by: "Ben", plateau: "green" });
  const judged = verdictOf(entry([slid, benEnds]), view)!;
  expect([judged.ends, groundOf(judged)]).toEqual([1, "RULING-1"]);
});

test("a column that leans and holds is told on a sheet as well", () => {
  const leant = happened("column-askew", { by: "Ben", column: "red-hex", level: "blue" });
  const judged = verdictOf(entry([leant, benEnds]), view)!;
  expect([judged.events, groundOf(judged)]).toEqual([[leant], "RULING-2"]);
});

test("what happened in my turn can still be read in my next one, without saying that a turn is over", () => {
  const slid = entry([happened("plateau-slid-off", { by: "Ben", plateau: "green" }), benEnds]);
  const judged = shownAfter({ seen: 6, verdict: null }, { version: 7, story: [slid], view }, [1]);
  expect(judged.verdict?.ends).toBe(1);
  const bens = { ...view, turn: 1, turnNumber: 5 };
  const raised = { version: 8, story: [slid, entry([happened("column-raised")])], view: bens };
  expect(shownAfter(judged, raised, [1]).verdict).toEqual({ ...judged.verdict, ends: null });
});

test("what happened to me is replaced by no news of others, and by newer news of me", () => {
  const mine = entry([happened("column-out", { by: "Ben", column: "red-hex", clause: "RULING-2" }), benEnds]);
  const judged = shownAfter({ seen: 6, verdict: null }, { version: 7, story: [mine], view }, [1]);
  const anns = { ...entry([happened("attempt-broken-off", { by: "Ann" })]), version: 8, seat: 0 };
  const kept = shownAfter(judged, { version: 8, story: [mine, anns], view }, [1]);
  expect(kept).toEqual({ seen: 8, verdict: judged.verdict });
  // Those who watch, and Ann herself, read what came last.
  expect(shownAfter(judged, { version: 8, story: [mine, anns], view }, [0]).verdict?.by).toBe(0);
  expect(shownAfter(judged, { version: 8, story: [mine, anns], view }, []).verdict?.by).toBe(0);
  const again = { ...entry([happened("column-askew", { by: "Ben" })]), version: 9 };
  expect(shownAfter(kept, { version: 9, story: [mine, anns, again], view }, [1]).verdict?.version).toBe(9);
});

test("a push that ended my turn says in my next one only what went back, and stays as it is where several share the device", () => {
  const putBack = entry([happened("villa-put-back", { locked: true }), benEnds]);
  const judged = shownAfter({ seen: 6, verdict: null }, { version: 7, story: [putBack], view }, [1]);
  const bens = { ...view, turn: 1, turnNumber: 5 };
  const raised = { version: 8, story: [putBack, entry([happened("column-raised")])], view: bens };
  const left = shownAfter(judged, raised, [1]).verdict;
  expect([left?.ends, left?.events]).toEqual([null, [happened("villa-put-back", { locked: false })]]);
  expect(shownAfter(judged, raised, [0]).verdict).toBe(judged.verdict);
  expect(shownAfter(judged, raised, [0, 1]).verdict).toBe(judged.verdict);
});

test("the story names the column that was pushed, where the journal knows it", () => {
  const putBack = happened("villa-put-back", { by: "Ben", column: "red-hex", locked: true });
  expect(eventSentence(english, putBack, "blue-thin-1")).toMatch(
    /^Ben pushed the thin blue column with one ring too far: /,
  );
  expect(eventSentence(english, putBack)).toMatch(/^Ben pushed another column too far: /);
});

test("the story's own sentence is asked why as well, with the clause that the sheet had", () => {
  expect(whyOf(happened("column-out"))).toBe("RULING-2");
  expect(whyOf(happened("column-out", { clause: "PLATEAU-3" }))).toBe("PLATEAU-3");
  expect(whyOf(happened("column-out", { clause: "PLATEAU-4" }))).toBe(null);
  expect(whyOf(happened("villa-put-back"))).toBe("RULING-4");
  expect(whyOf(happened("column-raised"))).toBe(null);
});
