import { expect, test } from "vitest";
import { apart, hourHeading, hourOf } from "./clock";

const FRONT = -Math.PI / 2; // the eye sits at -y and looks toward +y

test("twelve is away from the eye, three to its right, six at its feet", () => {
  expect([Math.PI / 2, 0, -Math.PI / 2, Math.PI].map((heading) => hourOf(heading, FRONT))).toEqual([12, 3, 6, 9]);
});

test("an hour leads back to its heading, wherever the eye is", () => {
  for (let hour = 1; hour <= 12; hour++) expect(hourOf(hourHeading(hour, 2.1), 2.1)).toBe(hour);
});

test("headings are compared the short way round", () => {
  expect(apart(-3.1, 3.1)).toBeCloseTo(2 * Math.PI - 6.2);
});
