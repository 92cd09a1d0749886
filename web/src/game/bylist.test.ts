import { afterEach, expect, test, vi } from "vitest";
import { keepByList, onListChosen } from "./bylist";

afterEach(() => vi.unstubAllGlobals());

test("who speaks of keys or pointers hears when the list is opened or closed", () => {
  const page = new EventTarget();
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
    vi.stubGlobal(name, page[name].bind(page));
  const heard = vi.fn();
  const end = onListChosen(heard);
  keepByList(true);
  end();
  keepByList(false);
  expect(heard).toHaveBeenCalledTimes(1);
});
