/** The connection to a table: it says hello, reconnects after a loss, and asks for a resync when something was missed. */

import {
  type Aim,
  type AimHold,
  ALIVE_S,
  type FromClient,
  PROTOCOL_VERSION,
  type SeatSecret,
  type Sorry,
  type ToClient,
} from "../protocol";
import { FRAME_MS } from "../ticks";
import { FrameDecoder, type Moment } from "./frames";

/** `ended`: the server refuses us (see the reason), so it is not tried again. */
export type LineState = "connecting" | "open" | "lost" | "ended";

export interface Listener {
  message(message: ToClient): void;
  moment(moment: Moment): void;
  line(line: LineState, reason: Sorry["reason"] | null): void;
  /** The time to send with an aim now; `aimed` gets the aim once it was sent. */
  stampMs(nowMs: number): number;
  aimed(message: Aim | AimHold): void;
}

/** What is needed of the browser; tests bring their own. */
export interface Browser {
  open(url: string): WebSocket;
  later(act: () => void, ms: number): number;
  cancel(id: number): void;
  random(): number;
  /** Milliseconds, on a clock that only runs forwards. */
  now(): number;
}

const REAL_BROWSER: Browser = {
  open: (url) => new WebSocket(url),
  later: (act, ms) => window.setTimeout(act, ms),
  cancel: (id) => window.clearTimeout(id),
  random: Math.random,
  now: () => performance.now(),
};

const SHORTEST_MS = 250;
// A table that moves is already free for its next node, so there is no reason to wait.
const MOVES_MS = 50;
const LONGEST_MS = 5000;
// The server sends something this often, if only that it is alive. A busy page may check late, so it checks again.
const LOOK_MS = 1000 * ALIVE_S;
const SILENT_LOOKS = 3;

// Reasons after which another try would end the same way.
const FINAL: ReadonlySet<Sorry["reason"]> = new Set([
  "version",
  "no-table",
  "table-full",
  "table-closed",
  "damaged-table",
]);

/** The WebSocket of a table, connected again whenever it is lost. */
export class TableSocket {
  #socket: WebSocket | null = null;
  #decoder = new FrameDecoder();
  #version: number | null = null;
  #tries = 0;
  #retry: number | null = null;
  #refused: Sorry["reason"] | null = null;
  #moves = false;
  #silent = 0;
  #listening: number | null = null;
  #closed = false;
  #aims = new Map<string, Aim | AimHold>();
  #aiming: number | null = null;
  #aimedMs = Number.NEGATIVE_INFINITY;

  /** `owns` is called again for every hello, because seats may have been claimed meanwhile. */
  constructor(
    private readonly url: string,
    private readonly owns: () => readonly SeatSecret[],
    private readonly listener: Listener,
    private readonly around: Browser = REAL_BROWSER,
  ) {
    this.#connect();
  }

  /** Sends it if the connection is open, else returns false. Gestures are not kept for later: the wood has moved on. */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    // Aims from before a let-go must arrive before it.
    this.#sendAims();
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Sends the latest aim of a hand, at once but not more often than once a frame. */
  aim(message: Aim | AimHold): void {
    this.#aims.set(`${message.type} ${message.seat}`, message);
    const wait = this.#aimedMs + FRAME_MS - this.around.now(); // once a frame is enough
    if (wait <= 0) this.#sendAims();
    else this.#aiming ??= this.around.later(() => this.#sendAims(), wait);
  }

  /** Asks for the whole table. */
  resync(): void {
    this.send({ type: "resync" });
  }

  /** Disconnects for good. */
  close(): void {
    this.#closed = true;
    if (this.#retry !== null) this.around.cancel(this.#retry);
    if (this.#listening !== null) this.around.cancel(this.#listening);
    if (this.#aiming !== null) this.around.cancel(this.#aiming);
    this.#socket?.close(1000);
  }

  #connect(): void {
    // A lost connection counts as lost until the server welcomes us, because it may let us wait first.
    if (this.#tries === 0) this.listener.line("connecting", null);
    const socket = this.around.open(this.url);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    socket.onopen = () => {
      this.#decoder = new FrameDecoder();
      this.#version = null;
      const owns = this.owns().map(({ seat, secret }) => ({ seat, secret }));
      socket.send(JSON.stringify({ type: "hello", version: PROTOCOL_VERSION, owns }));
    };
    socket.onmessage = (event: MessageEvent<string | ArrayBuffer>) => {
      this.#silent = 0;
      if (typeof event.data === "string") this.#receive(JSON.parse(event.data) as ToClient);
      else this.#receiveFrame(event.data);
    };
    socket.onclose = () => this.#lost();
  }

  /** Gives up a connection on which nothing has arrived for a while: the other end is gone or frozen. */
  #listen(): void {
    this.#listening = this.around.later(() => {
      if (++this.#silent < SILENT_LOOKS) {
        this.#listen();
        return;
      }
      const socket = this.#socket;
      if (socket) socket.onclose = socket.onmessage = null; // it would wait for a close that never comes
      socket?.close();
      this.#lost();
    }, LOOK_MS);
  }

  #receive(message: ToClient): void {
    switch (message.type) {
      case "alive":
        return;
      case "welcome":
        this.#tries = 0;
        this.#moves = false;
        if (this.#listening === null) this.#listen();
        this.listener.line("open", null);
        break;
      case "snapshot":
        this.#version = message.version;
        break;
      case "judged":
        // A message was missed, so only a full snapshot is certain.
        if (this.#version !== null && message.version > this.#version + 1) {
          this.resync();
          return;
        }
        this.#version = message.version;
        break;
      case "sorry":
        if (FINAL.has(message.reason)) this.#refused = message.reason;
        if (message.reason === "moving") this.#moves = true;
        break;
      default:
        break;
    }
    this.listener.message(message);
  }

  #receiveFrame(frame: ArrayBuffer): void {
    let moment: Moment;
    try {
      moment = this.#decoder.decode(frame);
    } catch {
      this.resync();
      return;
    }
    this.listener.moment(moment);
  }

  #sendAims(): void {
    if (this.#aiming !== null) this.around.cancel(this.#aiming);
    this.#aiming = null;
    if (this.#aims.size === 0) return;
    this.#aimedMs = this.around.now();
    const atMs = this.listener.stampMs(this.#aimedMs);
    if (this.#socket?.readyState === WebSocket.OPEN) {
      for (const aim of this.#aims.values()) {
        const message = { ...aim, atMs };
        this.#socket.send(JSON.stringify(message));
        this.listener.aimed(message);
      }
    }
    this.#aims.clear();
  }

  #lost(): void {
    if (this.#closed) return;
    if (this.#listening !== null) this.around.cancel(this.#listening);
    this.#listening = null;
    if (this.#refused !== null) {
      this.listener.line("ended", this.#refused);
      return;
    }
    this.listener.line("lost", null);
    const shortest = this.#moves && this.#tries === 0 ? MOVES_MS : SHORTEST_MS;
    const wait = Math.min(LONGEST_MS, shortest * 2 ** this.#tries++);
    // A little randomness, so that not all pages of a table reconnect in the same instant.
    this.#retry = this.around.later(() => this.#connect(), wait * (0.75 + 0.5 * this.around.random()));
  }
}

/** The address of a table's socket beside this page. */
export function socketUrl(table: string, page: Location = location): string {
  return `${page.protocol === "https:" ? "wss" : "ws"}://${page.host}/socket/${encodeURIComponent(table)}`;
}
