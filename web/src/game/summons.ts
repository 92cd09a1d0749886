/** Calls players who look elsewhere back to the table when it is their turn: by the title, a sound, and a notice where allowed. */

import { useEffect } from "preact/hooks";
import type { Say } from "../speech/catalogue";
import { useSay } from "../speech/speech";
import type { TableClient } from "./client";
import type { LiveVilla } from "./livevilla";
import type { TableState } from "./state/tablestate";

/** Whether it has just become the turn of somebody here, at a table where others play as well. */
export function isCalled(before: TableState, now: TableState): boolean {
  const asked = ({ game, mine }: TableState): boolean =>
    game !== null && !game.outcome && game.view.acting.some((seat) => mine.includes(seat));
  const others = now.game?.view.players.some(({ seat }) => !now.mine.includes(seat)) ?? false;
  return others && asked(now) && (!asked(before) || before.game?.version !== now.game?.version);
}

/** Whether notices could be allowed here and nobody has been asked yet. */
export const canAskForNotices = (): boolean => "Notification" in globalThis && Notification.permission === "default";

/** Whether nobody looks at the page: it is hidden, or another window has the keyboard, maybe on another screen. */
const isAway = (): boolean => document.hidden || !document.hasFocus();

/** Calls a player at this device when it is their turn and they look elsewhere. */
export function useSummons(client: TableClient, live: LiveVilla | null): void {
  const say = useSay();
  useEffect(() => summoning(client, live, say), [client, live, say]);
}

/** Calls from now on; the result ends that. */
export function summoning(
  client: Pick<TableClient, "state" | "table" | "subscribe">,
  live: { readonly sound: Pick<LiveVilla["sound"], "tap"> } | null,
  say: Say,
): () => void {
  let before = client.state;
  let title: string | null = null; // the page's own, while another stands there
  const call = (): void => {
    const [was, now] = [before, client.state];
    before = now;
    if (!isAway() || !isCalled(was, now)) return;
    title ??= document.title;
    document.title = `● ${say("summons")}`;
    live?.sound.tap(2);
    notify(say("summons"), say("page-name"), client.table);
  };
  const back = (): void => {
    if (isAway() || title === null) return;
    document.title = title;
    title = null;
  };
  document.addEventListener("visibilitychange", back);
  window.addEventListener("focus", back);
  const stop = client.subscribe(call);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", back);
    window.removeEventListener("focus", back);
    if (title !== null) document.title = title;
  };
}

function notify(text: string, name: string, table: string): void {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const options = { body: name, tag: table };
  try {
    const notice = new Notification(text, options);
    notice.onclick = () => window.focus();
  } catch {
    // Phones show no notice of a page itself, only one of its worker. Without a worker, title and sound must do.
    noticeBoard()
      .then((board) => board.showNotification(text, options))
      .catch(() => undefined);
  }
}

/** A worker that can show notices. No page lies below its address, so it takes part in nothing else. */
async function noticeBoard(): Promise<ServiceWorkerRegistration> {
  const board = await navigator.serviceWorker.register("/offline.js", { scope: "/notices/" });
  const coming = board.installing ?? board.waiting;
  if (!board.active && coming)
    await new Promise<void>((done) => coming.addEventListener("statechange", () => board.active && done()));
  return board;
}
