/** What the table sounds like: knocks from contacts, the creak of a loaded column, a hush, a clatter, a glass. */

import type { Moment } from "../net/frames";
import { FRAME, type Kit } from "../protocol";
import { massesOf } from "../scene/weight";
import { dragOf, knockOf } from "../sound/listen";
import { openSound, type Sound } from "../sound/sound";
import type { TableClient } from "./client";
import type { TableState } from "./state/tablestate";

/** The sound of the table, which plays along until it is closed. */
export function openEars(client: TableClient, kit: Kit): Sound {
  const sound = openSound();
  const masses = massesOf(kit);
  let before: TableState = client.state;
  let last: Moment | null = null;

  const unwatch = client.watch((moment) => {
    const { tick, poses, contacts, hands, rests } = moment;
    sound.knock(contacts.map((contact) => knockOf(kit, masses, poses, contact)));
    const hand = hands.find(({ tool }) => tool !== "hold");
    const seconds = last ? (tick - last.tick) / FRAME.TICKS_A_SECOND : 0;
    sound.drag(hand && last && !rests ? dragOf(hand, last.poses, poses, seconds) : null);
    last = moment;
  });
  const unsubscribe = client.subscribe(() => {
    const now = client.state;
    const [asked, was] = [isClaimOpen(now), isClaimOpen(before)];
    if (asked !== was) sound.hush(asked);
    if (now.noticed !== before.noticed && now.noticed?.what === "collapse") sound.clatter();
    if (now.game?.outcome && !before.game?.outcome && before.game) sound.glass();
    before = now;
  });

  const close = sound.close;
  sound.close = () => {
    unwatch();
    unsubscribe();
    close();
  };
  return sound;
}

function isClaimOpen({ game }: TableState): boolean {
  return game?.view.phase === "claimed" || game?.view.phase === "proof";
}
