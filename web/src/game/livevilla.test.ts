import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Moment } from "../net/frames";
import type { Listener } from "../net/socket";
import type { FromClient, ToClient } from "../protocol";
import type { Eye } from "../scene/eye";
import { homeEye } from "../scene/eye.fixture";
import { indexOf } from "../scene/kit";
import { WHOLE } from "../scene/pane";
import type { Picture } from "../scene/picture";
import { KIT, villaOf } from "../scene/showvilla";
import type { Signs } from "../scene/state";
import type { VillaOptions } from "../scene/villa";
import { TableClient } from "./client";
import { type LiveVilla, showTable } from "./livevilla";
import { attemptOf } from "./state/attempt.fixture";
import type { Game } from "./state/tablestate";

// A scene without WebGL that records what it is told.
const scene = vi.hoisted(() => ({
  told: [] as string[],
  looks: [] as unknown[],
  shown: [] as unknown[],
  signs: {} as Record<string, unknown>,
  project: { x: 640, y: 360 },
  atHome: true,
  freed: [] as boolean[],
}));

vi.mock("../scene/villa", () => ({
  openVilla: (_canvas: unknown, _kit: unknown, { onFrame }: VillaOptions) => {
    const eye = homeEye(0.1, 1.6);
    const state = { eye, goal: eye, pane: WHOLE, paneGoal: WHOLE, width: 1280, height: 720 };
    const look = (eye: Eye): void => {
      state.goal = eye;
      scene.looks.push(eye);
    };
    return {
      state,
      get atHome() {
        return scene.atHome;
      },
      show: (picture: Picture) => scene.shown.push(picture),
      push: (_ms: number, picture: Picture) => scene.shown.push(picture),
      sign: (signs: Partial<Signs>) => Object.assign(scene.signs, signs),
      look,
      home: () => scene.told.push("home"),
      reframe: () => scene.told.push("reframe"),
      refresh: () => {
        scene.told.push("refresh");
        requestAnimationFrame(() => onFrame?.());
      },
      fetchHands: () => undefined,
      dress: () => undefined,
      cover: () => undefined,
      project: () => scene.project,
      close: () => scene.told.push("villa closed"),
    };
  },
}));
vi.mock("../scene/controls", () => ({
  controlEye: () => ({ free: (free: boolean) => scene.freed.push(free), close: () => scene.told.push("eye closed") }),
}));
vi.mock("./ears", () => ({ openEars: () => ({ close: () => scene.told.push("sound closed") }) }));

let server: Listener;
let sent: FromClient[];
let client: TableClient;
let live: LiveVilla;
let frames: FrameRequestCallback[];
const SEAL = KIT.columns.length + KIT.plateaus.length;

const view = {
  phase: "build",
  over: false,
  top: "blue",
  may: [["move"]],
  acting: [0],
  locked: [],
  askew: [],
  at: { "red-thin-1": "blue" },
  players: [{ name: "Ann", seat: 0, colours: ["red"] }],
  touch: [{ seat: 0, verb: "move", may: ["red-thin-1"], refused: [], only: {} }],
};
const says = (message: object): void => server.message(message as ToClient);
const snapshot = () =>
  says({ type: "snapshot", version: 1, hash: "a", kit: { ...KIT }, view, story: [], attempt: null, outcome: null });
const judged = (version: number, change: object = {}, seat = 0) =>
  says({
    type: "judged",
    version,
    hash: `${version}`,
    view: { ...view, ...change },
    entry: { version, seat, deed: { deed: "move", column: "red-thin-1" }, events: [] },
  });
const began = () => says({ type: "attempt-began", attempt: attemptOf({ piece: "red-thin-1" }) });

function shows(tick: number, change: Partial<Moment> = {}): void {
  const { poses, places } = villaOf(1);
  server.moment({ tick, poses, places, hands: [], contacts: [], rests: true, ...change } as Moment);
}

const gripped = (target: readonly [number, number, number]): Partial<Moment> => ({
  rests: false,
  hands: [
    {
      seat: 0,
      tool: "hand",
      piece: indexOf(KIT, "red-thin-1"),
      grip: target,
      target,
      strain: 0,
      forceN: 0,
      ledMs: null,
    },
  ],
});

/** Lets the page draw once. */
function drawn(now: number): void {
  for (const frame of frames.splice(0)) frame(now);
}

beforeEach(() => {
  vi.stubGlobal("location", { hostname: "127.0.0.1", search: "" });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("window", new EventTarget());
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => frames.splice(0));
  class Watcher {
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal("ResizeObserver", Watcher);
  vi.stubGlobal("MutationObserver", Watcher);
  Object.assign(scene, {
    told: [],
    looks: [],
    shown: [],
    signs: {},
    freed: [],
    project: { x: 640, y: 360 },
    atHome: true,
  });
  sent = [];
  client = new TableClient("villa", (_table, _owns, listener) => {
    server = listener;
    return {
      send: (message: FromClient) => sent.push(message) > 0,
      aim: (message) => void sent.push(message),
      resync: () => undefined,
      close: () => undefined,
    };
  });
  says({ type: "welcome", version: "v", table: "villa", seats: [0] });
  snapshot();
  const canvas = Object.assign(new EventTarget(), { parentElement: null, style: {} }) as unknown as HTMLCanvasElement;
  live = showTable(canvas, client, client.state.game as Game, () => undefined);
});

afterEach(() => vi.unstubAllGlobals());

test("what may be touched glows from the beginning", () => {
  expect(scene.signs.touchable).toEqual(["red-thin-1"]);
});

test("every deed asks what the columns carry now, and only a new top sends the eye home", () => {
  judged(2);
  expect([sent.map(({ type }) => type), scene.told]).toEqual([["ask-loads", "ask-loads"], []]);
  judged(3, { top: "green" });
  expect([sent.length, scene.told]).toEqual([3, ["home"]]);
});

test("who is told of the whole table again asks once more what the columns carry, though no deed was missed", () => {
  says({ type: "loads", columns: {} });
  snapshot();
  expect([client.state.loads, sent.map(({ type }) => type)]).toEqual([null, ["ask-loads", "ask-loads"]]);
  says({ type: "loads", columns: {} });
  expect(sent.length).toBe(2);
});

test("the first moment is shown, the next ones are pushed, and the seal is put away", () => {
  shows(4);
  shows(8);
  const pictures = scene.shown as Picture[];
  expect(pictures.map(({ places }) => places[SEAL])).toEqual(["away", "away"]);
});

test("a seal that is thrown lies beside the villa, in front of the eye", () => {
  const { poses, places } = villaOf(1);
  poses.set([0, 0, 0.01, 1, 0, 0, 0], SEAL * 7);
  shows(4, { poses, places: places.with(SEAL, "villa") });
  const { poses: at, places: is } = (scene.shown as Picture[]).at(-1)!;
  expect(is[SEAL]).toBe("villa");
  expect(Math.hypot(at[SEAL * 7]!, at[SEAL * 7 + 1]!)).toBeCloseTo(0.215);
});

test("the hand is found again where the server shows it, and left when the attempt ends", () => {
  began();
  shows(4, gripped([0.1, 0.02, 0.05]));
  expect([live.hand.view.holds, live.hand.target]).toEqual(["red-thin-1", [0.1, 0.02, 0.05]]);
  says({ type: "attempt-ended", seat: 0, how: "move" });
  expect([live.hand.view.holds, scene.freed.at(-1)]).toEqual([null, true]);
});

test("while a piece leaves the picture the eye steps back", () => {
  began();
  shows(4, gripped([0.1, 0.02, 0.05]));
  drawn(16);
  expect(scene.looks).toEqual([]);
  scene.project = { x: 1275, y: 360 };
  const before = live.villa.state.goal.distance;
  drawn(32);
  expect(live.villa.state.goal.distance).toBeGreaterThan(before);
});

test("the eye that went up with a column comes back to where it was", () => {
  began();
  shows(4, gripped([0.3, 0.02, 0.05]));
  const { poses, places } = villaOf(1);
  poses.set([0.3, 0.02, 0.04], indexOf(KIT, "red-thin-1") * 7);
  shows(8, { ...gripped([0.3, 0.02, 0.05]), poses, places });
  drawn(16);
  expect(live.hand.view.journey).toBe("clear");
  live.hand.help("up");
  expect((scene.looks as Eye[]).at(-1)!.elevation).toBeGreaterThanOrEqual(0.62);
  says({ type: "attempt-ended", seat: 0, how: "move" });
  expect(scene.told).toContain("home");
});

test("a grip that the server refuses is let go of", () => {
  shows(4);
  live.hand.press({
    piece: { type: "column", index: indexOf(KIT, "red-thin-1"), name: "red-thin-1" },
    point: [0.05, 0, 0.04],
    local: [0, 0, 0],
    distance: 1,
    exact: true,
  });
  expect(live.hand.view.holds).toBe("red-thin-1");
  says({ type: "refused", seat: 0, what: "grip", refusal: { clause: "MOVE-1", reason: "not-your-turn", facts: {} } });
  expect(live.hand.view.holds).toBeNull();
});

test("closing it closes all that it opened, and nothing is shown any more", () => {
  live.close();
  const shown = scene.shown.length;
  shows(4);
  judged(2);
  expect(scene.told).toEqual(["sound closed", "eye closed", "villa closed"]);
  expect([scene.shown.length, sent.length]).toEqual([shown, 1]);
});

test("after another's turn the whole villa is seen again, but not while a hand is in it", () => {
  judged(2);
  expect(scene.told).not.toContain("reframe");
  judged(3, {}, 1);
  expect(scene.told.filter((word) => word === "reframe")).toHaveLength(1);
  began();
  shows(1, gripped([0.1, 0, 0.04]));
  judged(4, {}, 1);
  expect(scene.told.filter((word) => word === "reframe")).toHaveLength(1);
});

test("while the villa is put back the eye steps back, the pushed column is outlined, and then it comes again", () => {
  began();
  shows(4, gripped([0.05, 0, 0.04]));
  const before = live.villa.state.goal;
  says({ type: "attempt-turned", phase: "mending", pushed: "blue-hex" });
  expect([live.villa.state.goal.distance > before.distance, scene.signs.pushed]).toEqual([true, "blue-hex"]);
  expect([live.hand.view.holds, live.hand.target]).toEqual([null, null]);
  says({ type: "attempt-ended", seat: 0, how: "move" });
  expect([scene.told.includes("home"), scene.signs.pushed]).toEqual([true, null]);
});

test("who comes back with a piece over the villa in hand sees it: the eye goes up, and no more than once", () => {
  began();
  const other = Object.assign(new EventTarget(), { parentElement: null, style: {} }) as unknown as HTMLCanvasElement;
  scene.looks.length = 0;
  const again = showTable(other, client, client.state.game as Game, () => undefined); // the page was loaded anew
  const { poses, places } = villaOf(1);
  poses.set([0, 0, 0.3], indexOf(KIT, "red-thin-1") * 7);
  shows(8, { ...gripped([0, 0, 0.3]), poses, places });
  drawn(16);
  drawn(32);
  expect(again.hand.view.journey).toBe("over");
  expect((scene.looks as Eye[]).filter(({ elevation }) => elevation >= 0.62)).toHaveLength(1);
});

test("a plateau that slid off lies there for a beat, and only then does the eye go back", () => {
  vi.useFakeTimers();
  const green = indexOf(KIT, "green");
  const { places } = villaOf(1);
  shows(4, { places: places.with(green, "villa") });
  const before = scene.shown.length;
  shows(8, { places: places.with(green, "parked") });
  judged(2, {}, 1);
  expect([scene.shown.length, scene.told.includes("reframe")]).toEqual([before, false]);
  vi.advanceTimersByTime(2000);
  expect([scene.shown.length, scene.told.includes("reframe")]).toEqual([before + 1, true]);
  vi.useRealTimers();
});

test("who has come nearer stays there after another's turn, as long as what it changed is seen", () => {
  shows(1);
  scene.atHome = false;
  judged(2, {}, 1);
  judged(3, { top: "green" }, 1);
  expect(scene.told).toEqual([]);
  scene.project = { x: 640, y: -30 };
  judged(4, {}, 1);
  expect(scene.told).toEqual(["reframe"]);
});

test("upright, a plateau that was taken is looked at in front of the villa, and not beside it from far off", () => {
  shows(1);
  Object.assign(live.villa.state, { width: 390, height: 844 });
  const [x, y] = [0.33, 0.05];
  says({ type: "attempt-began", attempt: attemptOf({ verb: "lay", piece: "green" }) });
  const { poses, places } = villaOf(1);
  const index = indexOf(KIT, "green");
  poses.set([x, y, 0.003], index * 7);
  const hand = { seat: 0, tool: "hand", piece: index, grip: [x, y, 0.003], target: [x, y, 0.003], strain: 0 };
  shows(4, { poses, places: places.with(index, "villa"), hands: [hand], rests: false } as unknown as Partial<Moment>);
  const eye = (scene.looks as Eye[]).at(-1)!;
  expect(Math.abs(eye.azimuth - Math.atan2(y, x))).toBeLessThan(0.5);
  expect(eye.distance).toBeLessThan(1.5); // side by side it would take more than two metres
  says({ type: "attempt-ended", seat: 0, how: "lay" });
  expect(scene.told).toContain("home");
});

test("where no picture shows the hand that was closed, the whole table is asked for again; and else it is not", () => {
  vi.useFakeTimers();
  const asked = () => sent.filter(({ type }) => type === "resync").length;
  shows(1);
  began();
  vi.advanceTimersByTime(4000);
  expect(asked()).toBe(1);
  says({ type: "attempt-ended", seat: 0, how: "move" });
  began();
  shows(4, gripped([0.05, 0, 0.04]));
  vi.advanceTimersByTime(4000);
  expect(asked()).toBe(1);
  vi.useRealTimers();
});

test("while the fall of a round is shown, the next round stays out of the picture, and is there when the film ends", () => {
  shows(1);
  const goOn = live.film();
  const before = scene.shown.length;
  judged(2, { top: "blue" }, 1);
  shows(4);
  expect(scene.shown.length).toBe(before);
  goOn();
  expect([scene.shown.length, scene.told.at(-1)]).toEqual([before + 1, "home"]);
});
