import { expect, test } from "vitest";
import { liftSide } from "./Lift";

test("the slider is on the other side of the hand, and stays where it was while the hand is in the middle", () => {
  expect(liftSide(300, 390, "right")).toBe("left");
  expect(liftSide(90, 390, "left")).toBe("right");
  expect([liftSide(200, 390, "left"), liftSide(200, 390, "right")]).toEqual(["left", "right"]);
  expect(liftSide(null, 390, "left")).toBe("left");
});
