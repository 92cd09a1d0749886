import { expect, test } from "vitest";
import type { TableClient } from "../../game/client";
import type { LiveVilla } from "../../game/livevilla";
import { KIT, villaOf } from "../../scene/showvilla";
import { topple } from "./topple";

const COLUMN = KIT.columns[0]!.name;

/** A table with nothing in hand, and a hand that records what it does. */
function table() {
  const watchers = new Set<() => void>();
  const done: string[] = [];
  const line = {
    state: { game: { version: 3, view: { over: false }, attempt: null }, reach: null, loads: {} } as object,
    send: ({ type }: { type: string }) => done.push(type),
    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
  const hand = {
    view: { journey: "in" },
    target: null,
    take: () => done.push("take"),
    press: () => done.push("press"),
    release: () => done.push("release"),
    over: () => done.push("over"),
  };
  const place = { hand, villa: { state: { picture: villaOf(1), kit: KIT } } };
  return {
    done,
    fall: (here: () => boolean) =>
      topple(place as unknown as LiveVilla, line as unknown as TableClient, () => [COLUMN], here),
    becomes(change: object): void {
      line.state = { ...line.state, ...change };
      for (const watcher of watchers) watcher();
    },
  };
}

const REACH = { reach: { column: COLUMN, fingers: [0], hook: [] } };

test("the hand takes a column that the villa cannot spare and draws it out", async () => {
  const { done, fall, becomes } = table();
  const fell = fall(() => true);
  becomes(REACH);
  await Promise.resolve();
  await Promise.resolve();
  becomes({ game: { version: 3, view: { over: false }, attempt: { piece: COLUMN } } });
  await new Promise((go) => setTimeout(go));
  becomes({ game: { version: 4, view: { over: true }, attempt: null } });
  expect(await fell).toBe(true);
  expect(done).toEqual(["ask-reach", "take", "press", "release", "over"]);
});

test("a learner who has left finds the villa standing", async () => {
  const { done, fall, becomes } = table();
  let here = true;
  const fell = fall(() => here);
  here = false;
  becomes(REACH);
  expect(await fell).toBe(false);
  expect(done).toEqual(["ask-reach"]);
});
