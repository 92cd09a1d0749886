/** What the table sounds like: knocks from contacts, the creak of a loaded column, a hush, a clatter, a glass. */

import type { ContactFrame, Moment } from "../net/frames";
import { FRAME, type Kit } from "../protocol";
import { openSound, type Sound } from "../sound/sound";
import type { Contact } from "../sound/voice";
import type { TableClient } from "./client";
import type { TableState } from "./state";

const BEECH_KG_M3 = 720;
const PLY_KG_M3 = 680;
const FRAME_S = 1 / 60;

/** Listens to the table until the result is closed. */
export function openEars(client: TableClient, kit: Kit): Sound {
  const sound = openSound();
  const masses = [...kit.columns.map(columnMass), ...kit.plateaus.map(plateauMass), 0.02];
  let before: TableState = client.state;
  let last: Moment | null = null;

  const unwatch = client.watch((moment) => {
    if (moment.contacts.length > 0) sound.knock(moment.contacts.map((contact) => heard(contact, moment)));
    const hand = moment.hands.find(({ tool }) => tool !== "hold");
    sound.drag(hand && last && !moment.rests ? drag(hand.piece, moment, last, hand.forceN, hand.strain) : null);
    last = moment;
  });
  const unsubscribe = client.subscribe(() => {
    const now = client.state;
    const [asked, was] = [isAsked(now), isAsked(before)];
    if (asked !== was) sound.hush(asked);
    if (now.noticed !== before.noticed && now.noticed?.what === "collapse") sound.clatter();
    if (now.game?.outcome && !before.game?.outcome && before.game) sound.glass();
    before = now;
  });

  function heard({ first, second, impulseNs }: ContactFrame, { poses }: Moment): Contact {
    const struck = second === FRAME.BASE || second >= masses.length ? first : lighter(first, second);
    const other = struck === first ? second : first;
    const against = other >= masses.length ? "base" : other >= kit.columns.length ? "plateau" : "column";
    return { impulse: impulseNs, mass: masses[struck] ?? 0.02, against, height: poses[struck * 7 + 2] ?? 0 };
  }

  function lighter(first: number, second: number): number {
    return (masses[first] ?? 1) <= (masses[second] ?? 1) ? first : second;
  }

  const close = sound.close;
  sound.close = () => {
    unwatch();
    unsubscribe();
    close();
  };
  return sound;
}

function isAsked({ game }: TableState): boolean {
  return game?.view.phase === "claimed" || game?.view.phase === "proof";
}

function drag(piece: number, now: Moment, before: Moment, load: number, strain: number) {
  const at = piece * 7;
  const way = Math.hypot(now.poses[at]! - before.poses[at]!, now.poses[at + 1]! - before.poses[at + 1]!);
  return { speed: way / FRAME_S, load, strain };
}

function columnMass({ kind, width, height }: Kit["columns"][number]): number {
  const area = kind === "hex" ? 0.866 * width * width : (Math.PI / 4) * width * width;
  return area * height * BEECH_KG_M3;
}

function plateauMass({ outline, thickness }: Kit["plateaus"][number]): number {
  let area = 0;
  outline.forEach(([x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length]!;
    area += (x * nextY - nextX * y) / 2;
  });
  return Math.abs(area) * thickness * PLY_KG_M3;
}
