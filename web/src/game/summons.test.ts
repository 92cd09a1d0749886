import { afterEach, expect, test, vi } from "vitest";
import { NOTHING_YET, type TableState } from "./state/tablestate";
import { isCalled, summoning } from "./summons";

const at = (version: number, acting: readonly number[], mine: readonly number[] = [0], outcome: object | null = null) =>
  ({
    ...NOTHING_YET,
    mine,
    game: { version, outcome, view: { acting, players: [{ seat: 0 }, { seat: 1 }] } },
  }) as unknown as TableState;

test("a player whose turn it is is called, once a turn", () => {
  expect(isCalled(at(1, [1]), at(2, [0]))).toBe(true);
  expect(isCalled(at(2, [0]), at(2, [0]))).toBe(false);
  expect(isCalled(at(1, [0]), at(2, [1]))).toBe(false);
});

test("nobody is called where all sit at one device, after the end, or as a guest who watches", () => {
  expect(isCalled(at(1, [1], [0, 1]), at(2, [0], [0, 1]))).toBe(false);
  expect(isCalled(at(1, [1]), at(2, [0], [0], {}))).toBe(false);
  expect(isCalled(at(1, [1], []), at(2, [0], []))).toBe(false);
});

afterEach(() => vi.unstubAllGlobals());

/** A page whose turn comes while the player looks at it or not: its title, its sounds and its notices. */
function page(looks: { hidden: boolean; focus: boolean }, phone = false) {
  const window = Object.assign(new EventTarget(), { focus: () => {} });
  const document = Object.assign(new EventTarget(), {
    title: "Paletti",
    hasFocus: () => looks.focus,
    get hidden() {
      return looks.hidden;
    },
  });
  const notices: string[] = [];
  class Notice {
    static permission = "granted";
    constructor(text: string) {
      if (phone) throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.");
      notices.push(text);
    }
  }
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", document);
  vi.stubGlobal("Notification", Notice);
  const worker = Object.assign(new EventTarget(), {});
  const board = {
    installing: worker,
    active: null as EventTarget | null,
    showNotification: (text: string, { tag }: { tag: string }) => notices.push(`${text} of ${tag}, by the worker`),
  };
  vi.stubGlobal("navigator", { serviceWorker: { register: async () => board } });
  const wake = () => {
    board.active = worker;
    worker.dispatchEvent(new Event("statechange"));
  };
  const taps: number[] = [];
  let heard = () => {};
  const subscribe = (call: () => void) => {
    heard = call;
    return () => {};
  };
  const client = { state: at(1, [1]), table: "table-one", subscribe };
  summoning(client, { sound: { tap: (times: number) => taps.push(times) } }, (id) => id);
  client.state = at(2, [0]);
  heard();
  return { window, document, taps, notices, wake };
}

test("a window that is seen and not looked at is called by title, sound and notice, until it has the focus", () => {
  const looks = { hidden: false, focus: false };
  const { window, document, taps, notices } = page(looks);
  expect([document.title, taps, notices]).toEqual(["● summons", [2], ["summons"]]);
  looks.focus = true;
  window.dispatchEvent(new Event("focus"));
  expect(document.title).toBe("Paletti");
});

test("a hidden page is called as well, and one that has the focus is not", () => {
  expect(page({ hidden: true, focus: false }).document.title).toBe("● summons");
  const { document, taps, notices } = page({ hidden: false, focus: true });
  expect([document.title, taps, notices]).toEqual(["Paletti", [], []]);
});

test("on a phone, where a page shows no notice itself, its worker does as soon as it is awake", async () => {
  const { notices, wake } = page({ hidden: true, focus: false }, true);
  await Promise.resolve();
  expect(notices).toEqual([]);
  await Promise.resolve();
  wake();
  await vi.waitFor(() => expect(notices).toEqual(["summons of table-one, by the worker"]));
});
