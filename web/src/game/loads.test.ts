import { expect, test } from "vitest";
import { shares } from "./loads";

test("the heaviest load is the measure of the others, and what stands free carries none", () => {
  const loads = shares({
    "red-hex": { hint: "heavy", newtons: 2 },
    "red-thin-1": { hint: "light", newtons: 0.5 },
    "red-thin-2": { hint: "loose", newtons: 0 },
    "red-thick": { hint: "free", newtons: 0 },
  });
  expect(loads).toEqual({ "red-hex": 1, "red-thin-1": 0.25, "red-thin-2": 0 });
});
