import { beforeEach, describe, expect, it } from "vitest";
import vectors from "../../../tests/protocol/vectors.json";
import { PROTOCOL_VERSION, type ToClient } from "../protocol";
import type { Moment } from "./frames";
import { type Browser, TableSocket } from "./socket";

/** A socket whose other end is the test. */
class Wire {
  binaryType = "blob";
  readyState = 0;
  sent: { type: string; [key: string]: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

let wires: Wire[];
let waiting: { act: () => void; ms: number }[];
let heard: ToClient[];
let moments: Moment[];
let lines: string[];
let aims: unknown[];
let clock: number;

const around: Browser = {
  open: () => {
    const wire = new Wire();
    wires.push(wire);
    return wire as unknown as WebSocket;
  },
  later: (act, ms) => waiting.push({ act, ms }),
  cancel: (id) => {
    waiting[id - 1] = { act: () => {}, ms: 0 };
  },
  random: () => 0.5,
  now: () => clock,
};

const join = (): TableSocket =>
  new TableSocket(
    "ws://127.0.0.1/socket/tablelink",
    () => [{ seat: 1, secret: "mine" }],
    {
      message: (message) => heard.push(message),
      moment: (moment) => moments.push(moment),
      line: (line, reason) => lines.push(reason ? `${line} ${reason}` : line),
      stampMs: (nowMs) => nowMs + 3,
      aimed: (aim) => aims.push(aim),
    },
    around,
  );

beforeEach(() => {
  globalThis.WebSocket ??= { OPEN: 1 } as unknown as typeof WebSocket;
  wires = [];
  waiting = [];
  heard = [];
  moments = [];
  lines = [];
  aims = [];
  clock = 1000;
});

const welcome = { type: "welcome", version: PROTOCOL_VERSION, table: "tablelink", seats: [1] };

describe("the table's socket", () => {
  it("says hello with the seats it owns", () => {
    join();
    wires[0]!.opens();
    expect(wires[0]!.sent).toEqual([{ type: "hello", version: PROTOCOL_VERSION, owns: [{ seat: 1, secret: "mine" }] }]);
  });

  it("comes back after a loss, waiting longer each time until it is welcomed", () => {
    join();
    wires[0]!.breaks();
    waiting[0]!.act();
    wires[1]!.breaks();
    waiting[1]!.act();
    wires[2]!.opens();
    wires[2]!.says(welcome);
    wires[2]!.breaks();
    expect(waiting.map(({ ms }) => ms)).toEqual([250, 500, 0, 250]); // the third, a check of the connection, was cancelled
    expect(lines).toEqual(["connecting", "lost", "lost", "open", "lost"]);
  });

  it("comes back at once to a table that moves, but waits longer where it has to come again", () => {
    join();
    wires[0]!.opens();
    wires[0]!.says(welcome);
    wires[0]!.says({ type: "sorry", reason: "moving", facts: {} });
    wires[0]!.breaks();
    waiting.at(-1)!.act();
    wires[1]!.breaks();
    expect(waiting.slice(1).map(({ ms }) => ms)).toEqual([50, 500]);
  });

  it("takes a line on which nothing at all comes for dead, and no other", () => {
    join();
    wires[0]!.opens();
    wires[0]!.says(welcome);
    for (let look = 0; look < 10; look += 1) {
      waiting.at(-1)!.act();
      waiting.at(-1)!.act();
      wires[0]!.says({ type: "alive" });
    }
    expect(lines).toEqual(["connecting", "open"]);
    for (let look = 0; look < 3; look += 1) waiting.at(-1)!.act();
    expect(lines).toEqual(["connecting", "open", "lost"]);
    expect(wires[0]!.readyState).toBe(3);
    wires[0]!.breaks();
    waiting.at(-1)!.act();
    expect([lines.at(-1), wires.length]).toEqual(["lost", 2]);
    expect(heard.map((message) => message.type)).toEqual(["welcome"]);
  });

  it("does not try again where the answer would be the same", () => {
    join();
    wires[0]!.opens();
    wires[0]!.says({ type: "sorry", reason: "no-table", facts: {} });
    wires[0]!.breaks();
    expect(lines.at(-1)).toBe("ended no-table");
    expect(waiting).toEqual([]);
  });

  it("asks for the whole when a version is missing, and does not pass on the part", () => {
    join();
    wires[0]!.opens();
    wires[0]!.says({ type: "snapshot", version: 4 });
    wires[0]!.says({ type: "judged", version: 5 });
    wires[0]!.says({ type: "judged", version: 7 });
    expect(wires[0]!.sent.at(-1)).toEqual({ type: "resync" });
    expect(heard.map((message) => message.type)).toEqual(["snapshot", "judged"]);
  });

  it("asks for the whole when a frame does not follow", () => {
    join();
    wires[0]!.opens();
    const bytes = Uint8Array.from(vectors[1]!.frame.match(/../g)!, (pair) => Number.parseInt(pair, 16));
    wires[0]!.onmessage?.({ data: bytes.buffer });
    expect(wires[0]!.sent.at(-1)).toEqual({ type: "resync" });
    expect(moments).toEqual([]);
  });

  it("sends an aim at once, then only the latest, before whatever follows it and stamped when it goes", () => {
    const socket = join();
    wires[0]!.opens();
    for (const z of [0.1, 0.2, 0.3]) {
      socket.aim({ type: "aim", seat: 1, position: [0, 0, z] });
      clock += 5;
    }
    expect(waiting.map(({ ms }) => ms)).toEqual([11]);
    socket.send({ type: "let-go", seat: 1 });
    expect(wires[0]!.sent.slice(1)).toEqual([
      { type: "aim", seat: 1, position: [0, 0, 0.1], atMs: 1003 },
      { type: "aim", seat: 1, position: [0, 0, 0.3], atMs: 1018 },
      { type: "let-go", seat: 1 },
    ]);
    expect(aims).toEqual(wires[0]!.sent.slice(1, 3));
  });

  it("says that a gesture could not be sent while the line is down", () => {
    expect(join().send({ type: "let-go", seat: 1 })).toBe(false);
  });
});
