import { expect, test } from "vitest";
import { matched } from "./route";

test("a parameter takes the piece at its place", () => {
  expect(matched("/t/:token", "/t/abc%20d")).toEqual({ params: { token: "abc d" } });
});

test("an address of another length is another page", () => {
  expect(matched("/t/:token", "/t/a/b")).toBeNull();
  expect(matched("/", "/rules")).toBeNull();
});

test("a slash at the end does not matter", () => {
  expect(matched("/rules", "/rules/")).toEqual({ params: {} });
});

test("a broken escape finds its page all the same", () => {
  expect(matched("/t/:token", "/t/%E0%A4%A")).toEqual({ params: { token: "%E0%A4%A" } });
});
