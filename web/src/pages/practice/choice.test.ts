import { expect, test } from "vitest";
import { whole } from "../../panels/fields";
import { wishedVilla } from "./choice";

test("the address says which villa", () => {
  expect(wishedVilla("?serial=7&layout=rings&height=4&seed=5")).toEqual({
    serial: 7,
    seed: 5,
    layout: "rings",
    height: 4,
  });
});

test("what is no villa is left to the usual one", () => {
  expect(wishedVilla("?serial=-7&layout=by-hand&height=9")).toEqual({
    serial: null,
    seed: null,
    layout: "scattered",
    height: 2,
  });
});

test("only whole numbers above zero are numbers of sets", () => {
  expect(["1", "999999999", "0", "1.5", "x", ""].map(whole)).toEqual([1, 999999999, null, null, null, null]);
});
