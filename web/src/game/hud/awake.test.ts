import { expect, test } from "vitest";
import type { Game } from "../state/tablestate";
import { isHasty } from "./awake";

const after = (...seats: (number | null)[]) =>
  ({ story: seats.map((seat) => ({ seat })) }) as unknown as Pick<Game, "story">;

test("what somebody elsewhere brought about comes unasked, and what was done here does not", () => {
  expect([isHasty(after(1), [0]), isHasty(after(0), [0]), isHasty(after(), [0])]).toEqual([true, false, false]);
  expect(isHasty(after(0, null), [0])).toBe(true); // nobody in particular did it
});
