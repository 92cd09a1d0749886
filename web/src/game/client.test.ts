import { beforeEach, expect, test } from "vitest";
import type { Moment } from "../net/frames";
import type { Listener } from "../net/socket";
import type { FromClient, SeatSecret, ToClient } from "../protocol";
import { TableClient } from "./client";

const snapshot = { type: "snapshot", version: 3, hash: "a", view: {}, story: [], attempt: null };
const judged = (version: number) => ({
  type: "judged",
  version,
  hash: `${version}`,
  view: {},
  entry: { version, deed: {}, events: [] },
});
const moment = (tick: number): Moment => ({ tick, poses: new Float32Array(7), places: [] }) as unknown as Moment;

let server: Listener;
let owned: () => readonly SeatSecret[];
let sent: string[];
let client: TableClient;

beforeEach(() => {
  sent = [];
  client = new TableClient("table-1", (_table, owns, listener) => {
    [server, owned] = [listener, owns];
    return {
      send: (message: FromClient) => sent.push(message.type) > 0,
      aim: (message) => void sent.push(message.type),
      resync: () => void sent.push("resync"),
      close: () => void sent.push("close"),
    };
  });
});

const says = (message: object): void => server.message(message as ToClient);

test("a subscriber is told of every change, and of nothing that changes nothing", () => {
  const versions: (number | undefined)[] = [];
  client.subscribe(() => versions.push(client.state.game?.version));
  says(snapshot);
  says(judged(4));
  says(judged(4)); // known already
  expect(versions).toEqual([3, 4]);
});

test("an aim's time is now, until somebody is there who knows better", () => {
  expect(server.stampMs(7)).toBe(7);
  const heard: unknown[] = [];
  client.hearAims({ stampMs: (nowMs) => nowMs + 1, aimed: (aim) => heard.push(aim) });
  expect(server.stampMs(7)).toBe(8);
  const aim = { type: "aim-hold", seat: 0, position: [0, 0, 0], atMs: 8 } as const;
  server.aimed(aim);
  expect(heard).toEqual([aim]);
});

test("a deed that was missed asks for the whole table", () => {
  says(snapshot);
  says(judged(6));
  expect([sent, client.state.game?.version]).toEqual([["resync"], 3]);
});

test("a seat that was claimed is owned at the next hello", () => {
  says({ type: "seated", seat: 2, secret: "s2" });
  expect([owned(), client.state.mine]).toEqual([[{ seat: 2, secret: "s2" }], [2]]);
});

test("the seats of a rematch are kept for its table", () => {
  says({ type: "rematched", table: "table-2", owns: [{ seat: 0, secret: "again" }] });
  let there: readonly SeatSecret[] = [];
  new TableClient("table-2", (_table, owns) => {
    there = owns();
    return { send: () => true, aim: () => undefined, resync: () => undefined, close: () => undefined };
  });
  expect([client.state.next, there]).toEqual(["table-2", [{ seat: 0, secret: "again" }]]);
});

test("who begins to watch sees the latest moment at once, and none after stopping", () => {
  const seen: number[] = [];
  server.moment(moment(4));
  const stop = client.watch(({ tick }) => seen.push(tick));
  server.moment(moment(8));
  stop();
  server.moment(moment(12));
  expect([seen, client.moment?.tick]).toEqual([[4, 8], 12]);
});

test("the moments of a fall are remembered", () => {
  for (const tick of [4, 8, 12]) server.moment(moment(tick));
  expect(client.memory.between(4, 8).map(({ tick }) => tick)).toEqual([4, 8]);
});

test("a line that ended says why", () => {
  server.line("ended", "no-table");
  expect([client.state.line, client.state.ended]).toEqual(["ended", "no-table"]);
});

test("a closed client tells nobody anything", () => {
  const told: string[] = [];
  client.subscribe(() => told.push("state"));
  client.watch(() => told.push("moment"));
  client.close();
  says(snapshot);
  server.moment(moment(4));
  expect([told, sent]).toEqual([[], ["close"]]);
});
