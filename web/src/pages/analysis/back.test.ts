import { expect, test } from "vitest";
import { backTo } from "./Analysis";

test("who came from a table goes back to it, and whoever came by the address does not", () => {
  expect(backTo("abc", "?quality=low&from=table")).toBe("/t/abc?quality=low");
  expect(backTo("abc", "?from=table")).toBe("/t/abc");
  expect(backTo("abc", "?quality=low")).toBeNull();
});
