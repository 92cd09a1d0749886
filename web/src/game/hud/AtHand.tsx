/** What is shown where the player looks: what the finger hides, and why a piece may not be let go here. */

import { useEffect, useState } from "preact/hooks";
import { later } from "../../app/later";
import { indexOf } from "../../scene/kit";
import { poseOf } from "../../scene/pick";
import type { Vec3 } from "../../scene/vector";
import { useLate, useSpeech } from "../../speech/speech";
import type { HandView, TapWords } from "../hand/handview";
import type { LiveVilla } from "../livevilla";
import { pointsCount } from "../state/house";
import { promptOf } from "../state/prompt";
import { capital, columnWords, refusalSentence } from "../state/sentences";
import type { TableState } from "../state/tablestate";
import { whyUncounted } from "../state/uncounted";
import { useTable } from "../useTable";
import { BesideVilla, type Box, boxOf, Slip, type SlipProps } from "./Slip";

// Fetched with the first piece that is dragged.
const Loupe = later(() => import("./Loupe").then((module) => module.Loupe));
const NEAR_PX = 16; // distance round the point that it is about, so that this stays in sight
const TAPPED_MS = 5000;
const markOf = (state: TableState) => state.mark;
const isIdle = ({ game }: TableState) => game !== null && game.attempt === null;
const pushedOf = ({ game }: TableState) => game?.attempt?.pushed ?? null;
const noticedOf = ({ noticed }: TableState) => noticed;
const PUSHING_MS = 3500;

interface Props {
  readonly live: LiveVilla;
  readonly view: HandView;
}

/** The loupe and the slips beside the piece. */
export function AtHand({ live, view }: Props) {
  return (
    <>
      {view.drags === "main" && <Loupe live={live} view={view} />}
      <Words live={live} view={view} />
    </>
  );
}

function Words({ live, view }: Props) {
  const { catalogue } = useSpeech();
  const mark = useTable(markOf);
  const pushed = useTable(pushedOf);
  const pushing = usePushing();
  const idle = useTable(isIdle);
  const able = useLate("table");
  if (!able) return null;
  if (pushed) {
    const index = indexOf(live.villa.state.kit, pushed);
    return (
      <Beside live={live} point={() => headOf(live, index)} voice="silent" look="hud-slip-pushed">
        {catalogue.say("slip-pushed")}
      </Beside>
    );
  }
  if (view.offer) return null; // the offer has its own paper
  if (view.tapped) return <Tapped live={live} tapped={view.tapped} />;
  if (view.hovers && idle && !view.holds)
    return <Hovered live={live} column={view.hovers} refused={view.why !== null} />;
  if (pushing && view.holds) {
    const index = indexOf(live.villa.state.kit, view.holds);
    return (
      <Beside live={live} point={() => footOf(live, index)} voice="silent" look="hud-slip-felt" of={view.holds} level>
        <span data-felt="pushing">{catalogue.say("notice-pushing", columnWords(pushing))}</span>
      </Beside>
    );
  }
  if (view.feels && view.holds && view.drags === "main") {
    const index = indexOf(live.villa.state.kit, view.holds);
    return (
      <Beside live={live} point={() => footOf(live, index)} voice="silent" look="hud-slip-felt" of={view.holds} level>
        <span data-felt={view.feels}>{catalogue.say(`slip-${view.feels}`)}</span>
      </Beside>
    );
  }
  const why = view.opening === "not" ? mark : view.opening === "near" ? view.below : null;
  if (!why) return null;
  // The notices report a refused let-go with its clause; do not say it twice.
  if (view.why?.what === "let-go" && (view.opening === "near" || view.why.refusal.clause !== null)) return null;
  const point = () => live.villa.state.signs.landing?.point ?? null;
  const words = <span data-why={why.reason}>{refusalSentence(catalogue, why)}</span>;
  // The place that players aim at is right beside the piece in the air. So the slip about it lies beside the whole villa.
  if (live.hand.holdsPlateau || view.opening === "near") {
    return (
      <BesideVilla live={live} point={point} voice="silent">
        {words}
      </BesideVilla>
    );
  }
  // Screen readers get it from the table's live region.
  return (
    <Beside live={live} point={point} voice="silent" of={view.holds}>
      {words}
    </Beside>
  );
}

/** The column that the one in hand has just begun to push, for as long as one reads it. */
function usePushing(): string | null {
  const noticed = useTable(noticedOf);
  const [pushing, setPushing] = useState<string | null>(null);
  useEffect(() => {
    setPushing(noticed?.what === "pushing" ? noticed.piece : null);
    const timer = setTimeout(() => setPushing(null), PUSHING_MS);
    return () => clearTimeout(timer);
  }, [noticed]);
  return pushing;
}

/** Where the head of this column is now. */
const headOf = (live: LiveVilla, index: number): Vec3 => endOf(live, index, 1);

/** Where its foot is. A slip there does not hide the edge of the plateau above, which players watch. */
const footOf = (live: LiveVilla, index: number): Vec3 => endOf(live, index, -1);

function endOf({ villa }: LiveVilla, index: number, way: 1 | -1): Vec3 {
  const [x, y, z] = poseOf(villa.state.picture, index).point;
  return [x, y, z + (way * (villa.state.kit.columns[index]?.height ?? 0)) / 2];
}

const gameOf = ({ game }: TableState) => game;
const allOf = (state: TableState) => state;

const TAPPED: Readonly<Record<Exclude<TapWords, "wait">, string>> = {
  keep: "tap-keep",
  "still-in": "tap-still-in",
  taken: "tap-taken",
  spot: "tap-spot",
  hold: "tap-plateau-hold",
  lay: "tap-plateau-lay",
  apply: "tap-plateau-apply",
  lies: "tap-plateau-lies",
  felt: "tap-felt",
};

/** What to say about a tap that took nothing: how a finger takes a column, what a plateau is for now, or what the table
 * waits for. */
function Tapped({ live, tapped }: { live: LiveVilla; tapped: NonNullable<HandView["tapped"]> }) {
  const { catalogue } = useSpeech();
  const { game, mine } = useTable(allOf);
  const able = useLate("table");
  const { piece, says } = tapped;
  useEffect(() => {
    const timer = setTimeout(() => live.hand.forgetTap(), TAPPED_MS);
    return () => clearTimeout(timer);
  }, [tapped]);
  if (!game || !able) return null;
  const asked = promptOf(game, mine);
  const words =
    says === "wait" ? catalogue.say(asked.id, asked.words) : catalogue.say(TAPPED[says], { plateau: piece });
  const index = indexOf(live.villa.state.kit, piece);
  const column = index < live.villa.state.kit.columns.length;
  return (
    <Beside
      live={live}
      point={() => (column ? headOf(live, index) : tapped.point)}
      voice="alert"
      look="hud-slip-worth"
      of={says === "still-in" ? piece : null}
    >
      <span data-tapped={says}>{words}</span>
    </Beside>
  );
}

interface HoveredProps {
  readonly live: LiveVilla;
  readonly column: string;
  /** The reason why it may not be taken is being said. */
  readonly refused: boolean;
}

/** The name of the column under the pointer, and what it is worth, or why it counts for nothing. */
function Hovered({ live, column, refused }: HoveredProps) {
  const { catalogue } = useSpeech();
  const game = useTable(gameOf);
  const counts = game !== null && pointsCount(game.view);
  const why = game && whyUncounted(catalogue, game, column);
  const { kit, signs } = live.villa.state;
  const index = indexOf(kit, column);
  const shape = kit.columns[index];
  // The meaning of the little hook is explained where players see it.
  const hooked = signs.hookable.includes(column);
  if (!shape || (!counts && !hooked) || (refused && !why)) return null;
  // A neutral column is worth nothing to anybody. The colour already shows whose a column is.
  const points = shape.colour === game?.view.neutral ? 0 : shape.worth;
  const worth = counts && capital(catalogue.say("hover-column", { ...columnWords(column), points }));
  const words = [worth && `${worth}.`, hooked && catalogue.say("hand-offer-hook")];
  const Place = hooked ? BesideVilla : Beside; // a long text would hide what it is about
  return (
    <Place live={live} point={() => headOf(live, index)} voice="silent" look="hud-slip-worth">
      {why ?? (hooked ? words.filter(Boolean).join(" ") : worth)}
    </Place>
  );
}

interface BesideProps extends SlipProps {
  /** The piece that it is about, if it should lie beside all of it. */
  readonly of?: string | null;
  /** Level with the point, and not with the middle of what it lies beside. */
  readonly level?: boolean;
}

/** A slip of paper beside a point of the villa. */
export function Beside({ of = null, ...slip }: BesideProps) {
  const about = ({ x, y }: { readonly x: number; readonly y: number }): Box =>
    (of === null ? null : boxOf(slip.live, of)) ?? {
      left: x - NEAR_PX,
      right: x + NEAR_PX,
      top: y - NEAR_PX,
      bottom: y + NEAR_PX,
    };
  return <Slip {...slip} about={about} />;
}
