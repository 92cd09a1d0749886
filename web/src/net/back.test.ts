import { afterEach, expect, test, vi } from "vitest";
import { analysisOf, backTo } from "./addresses";

afterEach(() => vi.unstubAllGlobals());

test("who came from a table goes back to it, and whoever came by the address does not", () => {
  expect(backTo("abc", "?quality=low&from=table")).toBe("/t/abc?quality=low");
  expect(backTo("abc", "?from=table")).toBe("/t/abc");
  expect(backTo("abc", "?from=table&deed=12")).toBe("/t/abc"); // by way of a replay
  expect(backTo("abc", "?quality=low")).toBeNull();
});

test("the way from a table to its analysis leads back there, and the way from elsewhere does not", () => {
  vi.stubGlobal("location", { search: "?quality=low&deed=12" });
  expect(analysisOf("abc", "table")).toBe("/analysis/abc?quality=low&from=table");
  expect(analysisOf("abc")).toBe("/analysis/abc?quality=low");
});
