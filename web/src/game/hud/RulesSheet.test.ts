import { expect, test } from "vitest";
import type { ClauseText, Handbook } from "../../protocol";
import { differing, toldHouse } from "./RulesSheet";

const ALONE = { "turn-clock-s": null, "objection-time-s": null };

test("at one device nobody chose that objections have all the time they need", () => {
  expect([toldHouse(ALONE, true), toldHouse(ALONE, false)]).toEqual([{ "turn-clock-s": null }, ALONE]);
});

test("a clock is told at one device too", () => {
  const clocked = { ...ALONE, "turn-clock-s": 60 };
  expect(toldHouse(clocked, true)).toEqual({ "turn-clock-s": 60 });
});

test("what differs are the clauses that the edition or the players have changed", () => {
  const entry = (clause: string, own: boolean, houseRule: boolean) => ({ clause, own, houseRule }) as ClauseText;
  const sections = [
    { key: "setup", title: "", entries: [entry("SETUP-1", false, false), entry("SETUP-2", true, false)] },
    { key: "two", title: "", entries: [entry("TWO-1", false, true)] },
  ];
  expect(differing({ sections } as unknown as Handbook).map(({ clause }) => clause)).toEqual(["SETUP-2", "TWO-1"]);
});
