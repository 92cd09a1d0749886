import { expect, test } from "vitest";
import { sideBeside } from "./Lift";

test("the slider lies on the other side of a piece in hand, and stays where it is for one in the middle", () => {
  expect([sideBeside(0.7, "right"), sideBeside(0.5, "left"), sideBeside(0.5, "right")]).toEqual([
    "left",
    "left",
    "right",
  ]);
  expect(sideBeside(0.3, "left")).toBe("right");
});
