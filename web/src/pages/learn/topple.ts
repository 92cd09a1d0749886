/** A hand that brings the villa down by itself, for those who would rather watch: real wood, drawn out for good. */

import type { TableClient } from "../../game/client";
import type { LiveVilla } from "../../game/livevilla";
import { indexOf } from "../../scene/kit";
import { poseOf } from "../../scene/pick";
import { sideToLookFrom } from "./suggest";

const OUT_M = 0.2; // clear of the widest plateau, from wherever it stood
const PATIENCE_MS = 30_000;

type LessonVilla = Pick<LiveVilla, "hand" | "villa">;
type LessonTable = Pick<TableClient, "state" | "send" | "subscribe">;

/** Draws out one of these columns, which the villa cannot spare; a piece in hand is put back first. False if none of them
 * can be drawn any more, so that another villa is needed. It stops as soon as nobody is here to watch. */
export async function topple(
  live: LessonVilla,
  table: LessonTable,
  candidates: () => readonly string[],
  here: () => boolean,
): Promise<boolean> {
  const { hand, villa } = live;
  const holds = table.state.game?.attempt?.piece;
  // A column that is out already was not needed after all.
  const right = holds !== undefined && hand.view.journey === "in" && candidates().includes(holds);
  if (holds && !right) {
    const { version } = table.state.game!;
    hand.putBackSurely();
    const back = ({ game, loads }: LessonTable["state"]) =>
      game && (game.view.over || (!game.attempt && game.version > version && loads !== null));
    if (!(await until(table, back)) || !here()) return false;
  }
  if (table.state.game?.view.over) return true;
  const column = right ? holds : candidates()[0];
  if (!column) return false;
  const { picture, kit } = villa.state;
  const index = indexOf(kit, column);
  const { point } = poseOf(picture, index);
  table.send({ type: "ask-reach", column });
  const told = await until(table, ({ reach }) => reach?.column === column);
  if (!here()) return false;
  const ways = told ? (table.state.reach?.fingers ?? []) : [];
  if (!table.state.game?.attempt) {
    if (ways.length === 0) return false;
    hand.take("hand");
    hand.press({ piece: { type: "column", index, name: column }, point, local: [0, 0, 0], distance: 0, exact: true });
    hand.release();
    if (!(await until(table, ({ game }) => game?.attempt?.piece === column)) || !here()) return false;
  }
  const heading = sideToLookFrom(kit, picture, column, ways);
  const [x, y, z] = hand.target ?? point;
  hand.over(x + OUT_M * Math.cos(heading), y + OUT_M * Math.sin(heading), z);
  await until(table, ({ game }) => game?.view.over || !game?.attempt); // falling takes its time
  return true;
}

/** Whether this becomes true of the table before long. */
function until(table: LessonTable, holds: (state: LessonTable["state"]) => unknown): Promise<boolean> {
  return new Promise((done) => {
    const end = (came: boolean): void => {
      stop();
      clearTimeout(timer);
      done(came);
    };
    const look = (): void => void (holds(table.state) && end(true));
    const stop = table.subscribe(look);
    const timer = setTimeout(() => end(false), PATIENCE_MS);
    look();
  });
}
