import { expect, test } from "vitest";
import { type Study, toldRarely } from "./study";

test("of twenty moves that are looked at, three are told on the way, and that it is done", () => {
  const looks = Array.from({ length: 21 }, (_, done): Study => ({ state: "looking", done, whole: 20 }));
  const told: Study[] = [];
  let before: Study = { state: "asking" };
  for (const study of [...looks, { state: "found" } as Study]) {
    const next = toldRarely(before, study);
    if (next !== before) told.push(next);
    before = next;
  }
  expect(told.map((study) => (study.state === "looking" ? study.done : study.state))).toEqual([0, 7, 14, 20, "found"]);
});
