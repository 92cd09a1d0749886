import { afterEach, expect, test, vi } from "vitest";
import { keepAwake } from "./stay";

afterEach(() => vi.unstubAllGlobals());

test("the screen stays on while the keeper is looked at, is asked for again, and is let go in the end", async () => {
  let [asked, released] = [0, 0];
  let seen = (): void => {};
  const request = async () => {
    asked += 1;
    return {
      release: async () => {
        released += 1;
      },
    };
  };
  vi.stubGlobal("navigator", { wakeLock: { request } });
  vi.stubGlobal("document", {
    hidden: false,
    addEventListener: (_: string, run: () => void) => (seen = run),
    removeEventListener: () => (seen = () => {}),
  });
  const stop = keepAwake();
  await Promise.resolve();
  seen();
  await Promise.resolve();
  expect(asked).toBe(2);
  stop();
  seen();
  expect([asked, released]).toEqual([2, 1]);
});

test("a browser that cannot is left alone", () => {
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
  expect(() => keepAwake()()).not.toThrow();
});
