/** One table as this page knows it: listens to the server, remembers, and tells its subscribers. */

import type { Moment } from "../net/frames";
import { type Listener, socketUrl, TableSocket } from "../net/socket";
import type { Aim, AimHold, FromClient, SeatSecret, ToClient } from "../protocol";
import { Memory } from "./moments";
import { keepSeat, keepSeats, keptSeats } from "./secrets";
import { NOTHING_YET, received, type TableState } from "./state/tablestate";

export type MomentListener = (moment: Moment) => void;
export type AimListener = Pick<Listener, "stampMs" | "aimed">;

/** What a table needs of its connection to the server; tests bring their own. */
export type Connection = Pick<TableSocket, "send" | "aim" | "resync" | "close">;
export type Connect = (table: string, owns: () => readonly SeatSecret[], listener: Listener) => Connection;

const connectHere: Connect = (table, owns, listener) => new TableSocket(socketUrl(table), owns, listener);

/** The table as the server describes it, and the way to send messages to the server. */
export class TableClient {
  #state: TableState = NOTHING_YET;
  #subscribers = new Set<() => void>();
  #moments = new Set<MomentListener>();
  #line: Connection;
  #last: Moment | null = null;
  #aims: AimListener = { stampMs: (nowMs) => nowMs, aimed: () => {} };
  /** The last seconds of the villa, for seeing a collapse again. */
  readonly memory = new Memory();

  constructor(
    readonly table: string,
    connect: Connect = connectHere,
  ) {
    const listener: Listener = {
      message: (message) => this.#receive(message),
      moment: (moment) => this.#see(moment),
      stampMs: (nowMs) => this.#aims.stampMs(nowMs),
      aimed: (aim) => this.#aims.aimed(aim),
      line: (line, reason) => this.#change({ ...this.#state, line, ended: reason }),
    };
    this.#line = connect(table, () => keptSeats(table), listener);
  }

  /** What is known of the table now. */
  get state(): TableState {
    return this.#state;
  }

  /** The latest moment of the villa. */
  get moment(): Moment | null {
    return this.#last;
  }

  /** Calls back after every change; returns a function that stops it. */
  subscribe(watcher: () => void): () => void {
    this.#subscribers.add(watcher);
    return () => this.#subscribers.delete(watcher);
  }

  /** Calls back at once with the latest moment of the villa, and then with each new one. */
  watch(listener: MomentListener): () => void {
    this.#moments.add(listener);
    if (this.#last) listener(this.#last);
    return () => this.#moments.delete(listener);
  }

  /** From now on, `listener` says which time is sent with an aim, and hears of every aim that was sent. */
  hearAims(listener: AimListener): void {
    this.#aims = listener;
  }

  /** Sends this; false if there is no connection. */
  send(message: FromClient): boolean {
    return this.#line.send(message);
  }

  /** Sends where a hand wants to be; only the latest counts. */
  aim(message: Aim | AimHold): void {
    this.#line.aim(message);
  }

  /** Closes the connection and calls nobody back any more. */
  close(): void {
    this.#line.close();
    this.#subscribers.clear();
    this.#moments.clear();
  }

  #receive(message: ToClient): void {
    if (message.type === "rematched") keepSeats(message.table, message.owns);
    if (message.type === "seated") keepSeat(this.table, { seat: message.seat, secret: message.secret });
    const { state, resync } = received(this.#state, message, performance.now());
    if (resync) this.#line.resync();
    this.#change(state);
  }

  #see(moment: Moment): void {
    this.#last = moment;
    this.memory.keep(moment);
    for (const listener of this.#moments) listener(moment);
  }

  #change(state: TableState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const watcher of this.#subscribers) watcher();
  }
}
