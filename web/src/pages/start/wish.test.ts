import { expect, test, vi } from "vitest";
import { matters } from "../../game/state/house";
import { BEGINNERS_FEEL_MM } from "../../protocol";
import {
  alone,
  firstGame,
  firstWish,
  hasWished,
  healed,
  isAlone,
  keepDraft,
  keepWish,
  keptWish,
  tableFrom,
  withAddress,
  withChoice,
  withEdition,
  withFeelFirst,
  withPeople,
  withSeat,
  withSeats,
} from "./wish";

const NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hal"];
const first = () => firstWish("de", NAMES);

test("the first wish is playable as it is", () => {
  const table = tableFrom(first(), NAMES);
  expect(table.seats.map((seat) => [seat.kind, seat.name])).toEqual([
    ["here", "Ann"],
    ["here", "Ben"],
  ]);
});

test("a seat that is taken away and put back is who was proposed", () => {
  const three = withSeat(withSeats(first(), 3, NAMES), 2, { name: "Zoe" });
  expect(withSeats(withSeats(three, 2, NAMES), 3, NAMES).seats[2]?.name).toBe("Cleo");
});

test("only the American game seats more than four", () => {
  expect(withSeats(first(), 9, NAMES).seats).toHaveLength(4);
  const american = withSeats(withEdition(first(), "us", NAMES), 9, NAMES);
  expect(american.seats).toHaveLength(8);
  expect(withEdition(american, "fr", NAMES).seats).toHaveLength(4);
});

test("a house rule set back to the edition's own is no house rule", () => {
  const changed = withChoice(first(), "few-columns", true, false);
  expect(changed.house).toEqual({ "few-columns": true });
  expect(withChoice(changed, "few-columns", false, false).house).toEqual({});
});

test("columns may be felt as far as beginners may, or as far as the edition has it", () => {
  const longer = withFeelFirst(first(), true);
  expect(longer.house).toEqual({ "feel-first": BEGINNERS_FEEL_MM });
  expect(withFeelFirst(longer, false).house).toEqual({});
});

test("how few will do is asked only where fewer may do, and forgotten with it", () => {
  const fewer = withChoice(first(), "few-columns", true, false);
  expect([first(), fewer].map((wish) => matters("few-columns-minimum", wish))).toEqual([false, true]);
  const two = withChoice(fewer, "few-columns-minimum", 2, 1);
  expect(withChoice(two, "few-columns", false, false).house).toEqual({});
});

test("an edition's own rules raise their own questions", () => {
  const asked = (edition: "de" | "ru" | "us") =>
    ["sway-lean-deg", "seal-counted", "colour-rule", "steadying"].filter((name) =>
      matters(name, withEdition(first(), edition, NAMES)),
    );
  expect(asked("de")).toEqual(["seal-counted", "colour-rule", "steadying"]);
  expect(asked("ru")).toEqual(["sway-lean-deg", "seal-counted", "colour-rule", "steadying"]);
  expect(asked("us")).toEqual([]);
});

test("an empty name is the proposed one, but a guest by link may stay nameless", () => {
  const wish = withSeat(withSeat(first(), 0, { name: " " }), 1, { who: "link", name: "" });
  expect(tableFrom(wish, NAMES).seats.map((seat) => seat.name)).toEqual(["Ann", ""]);
});

test("only people apart have to object in time", () => {
  const apart = withSeat(first(), 1, { who: "link", name: "" });
  expect([tableFrom(first(), NAMES).objectionS, tableFrom(apart, NAMES).objectionS]).toEqual([0, 20]);
});

test("the address can fix the set, the draw and the layout", () => {
  const asked = withAddress(first(), new URLSearchParams("serial=3&seed=7&layout=rings&edition=xx"), NAMES);
  expect([asked.serial, asked.seed, asked.layout, asked.edition]).toEqual([3, 7, "rings", "de"]);
});

test("alone means a computer opposite, and company sits down in its place", () => {
  const one = alone(withSeats(first(), 4, NAMES), NAMES);
  expect([isAlone(one), one.seats.map(({ who }) => who)]).toEqual([true, ["here", "bot"]]);
  expect(withPeople(one, 3, NAMES).seats.map(({ who }) => who)).toEqual(["here", "here", "here"]);
});

test("what was chosen is kept as it is chosen, and makes no visitor one who has played", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  keepDraft(alone(first(), NAMES));
  expect([isAlone(keptWish(first())), hasWished()]).toEqual([true, false]);
  keepWish(keptWish(first()));
  keepDraft(first());
  expect([isAlone(keptWish(first())), hasWished()]).toEqual([false, true]);
  vi.unstubAllGlobals();
});

test("the lesson leads into a game alone against a novice, whoever played here before", () => {
  const many = withSeat(withSeats(first(), 4, NAMES), 1, { who: "link", name: "Zoe" });
  const seats = [
    { who: "here", name: "Ann", strength: "apprentice" },
    { who: "bot", name: "Ben", strength: "novice" },
  ];
  expect(firstGame(many, NAMES).seats).toEqual(seats);
});

test("a kept wish that is broken heals: what can be used is used", () => {
  const kept = {
    ...first(),
    edition: "fr",
    clockS: "soon",
    layout: "upside-down",
    house: { mode: "own", nonsense: 1 },
  };
  expect(healed(kept, first())).toEqual({ ...first(), edition: "fr", house: { mode: "own" } });
  const broken: unknown[] = [
    null,
    7,
    [],
    { ...kept, seats: [{}, null] },
    { ...kept, edition: "xx" },
    { edition: "de" },
  ];
  expect(broken.map((one) => healed(one, first()))).toEqual(broken.map(() => first()));
});
