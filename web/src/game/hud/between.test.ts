import { expect, test } from "vitest";
import { type Free, sideFor } from "./between";

const left: Free = { side: "left", top: 280, bottom: 450 };
const right: Free = { side: "right", top: 190, bottom: 450 };

test("a card lies under the players at the left where it fits, and where it does not, at the roomier side", () => {
  expect(sideFor(150, left, right).side).toBe("left");
  expect(sideFor(240, left, right).side).toBe("right");
  expect(sideFor(240, { ...left, top: 180 }, right).side).toBe("left");
  expect(sideFor(900, { ...left, top: 180 }, right).side).toBe("left"); // it fits nowhere and has to scroll
});
