import { expect, test } from "vitest";
import { backTo } from "./addresses";

test("who came from a table goes back to it, and whoever came by the address does not", () => {
  expect(backTo("abc", "?quality=low&from=table")).toBe("/t/abc?quality=low");
  expect(backTo("abc", "?from=table")).toBe("/t/abc");
  expect(backTo("abc", "?from=table&deed=12")).toBe("/t/abc"); // by way of a replay
  expect(backTo("abc", "?quality=low")).toBeNull();
});
