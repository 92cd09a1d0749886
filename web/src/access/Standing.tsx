/** The player chooses by name where the piece in hand goes; the hand then carries it there. */

import { useEffect, useMemo, useRef } from "preact/hooks";
import { carryHeight } from "../game/hand/floor";
import type { Hand } from "../game/hand/hand";
import type { HandView } from "../game/hand/handview";
import { leastCovered } from "../game/state/house";
import type { Game } from "../game/state/tablestate";
import type { Attempt } from "../protocol";
import { indexOf } from "../scene/kit";
import { poseOf } from "../scene/pick";
import type { Picture } from "../scene/picture";
import type { Vec3 } from "../scene/vector";
import { useSay } from "../speech/speech";
import { Choices } from "./Choices";
import type { Speaker } from "./Spoken";
import { beds, columnSpots, handOver } from "./spots";
import { bedSentence, spotSentence } from "./words";

interface Props {
  readonly game: Game;
  readonly attempt: Attempt;
  readonly picture: () => Picture;
  readonly azimuth: number;
  readonly hand: Hand;
  readonly view: HandView;
  /** Something else has to be done before it can be carried there. */
  readonly waits: boolean;
  /** What to say before the question. */
  readonly before: () => string;
  readonly speaker: Speaker;
  readonly onChosen: () => void;
  /** Keys that are meant for the hand and not for the list. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const CLEARANCE_M = 0.02;
const THERE_M = 0.01; // farther than this from its place, something has stopped it
export const SURE_MS = 900; // a moving piece is judged only now and then, so a younger mark may be out of date

export function Standing(props: Props) {
  const { game, attempt, picture, azimuth, hand, view, waits, before, speaker, onChosen, onKeyDown } = props;
  const say = useSay();
  const { kit } = game;
  const plateau = indexOf(kit, attempt.piece) >= kit.columns.length;
  const level = attempt.verb === "setup" ? "base" : game.view.top;
  const least = attempt.verb === "lay" ? leastCovered(game.view) : 0;
  // As soon as the piece is out: the hand lifts it on the way there.
  const out = view.journey !== "in" && view.grasp === "hand";
  const open = attempt.verb !== "take-out" && !waits && (plateau || attempt.verb === "setup" || out);
  const going = useRef<Vec3 | null>(null); // where the hand is on its way to
  const place = useRef<HTMLDivElement>(null);
  const choices = useMemo(() => {
    if (!open) return [];
    if (plateau) {
      return beds(kit, picture(), level, attempt.piece)
        .filter(({ covers }) => covers >= least)
        .map((bed) => ({ ...bed, text: bedSentence(say, bed) }));
    }
    return columnSpots(kit, picture(), level, attempt.piece, azimuth, game.view.askew).map((spot) => ({
      ...spot,
      turn: 0,
      text: spotSentence(say, spot),
    }));
  }, [open, plateau, azimuth]);
  useEffect(() => {
    const spot = going.current;
    if (!spot || view.assist) return;
    going.current = null;
    const at = hand.target;
    if (at && Math.hypot(at[0] - spot[0], at[1] - spot[1]) > THERE_M) {
      speaker.say(say("access-stopped"));
      return;
    }
    const timer = setTimeout(() => {
      if (hand.view.opening !== "not") speaker.say(say("access-there")); // else it is said why not
    }, SURE_MS);
    return () => clearTimeout(timer);
  }, [view.assist]);
  const title = say(plateau ? "access-beds" : "access-spots");
  const none = plateau ? say("access-no-bed", { least }) : say("access-no-spot");
  useEffect(() => {
    if (!open) return;
    const empty = choices.length === 0;
    speaker.say(`${before()} ${empty ? none : title}`.trim());
    // Focus the question, not an answer, so that a key meant for the hand chooses nothing. If the player is being asked
    // whether to put the piece back, the keyboard stays there.
    if (!empty && !hand.view.sure)
      place.current?.querySelector<HTMLElement>(".access-choices")?.focus({ preventScroll: true });
  }, [open]);
  if (!open) return null;

  const carry = (key: string) => {
    const choice = choices[Number(key)];
    const at = hand.target;
    if (!choice || !at) return;
    const now = picture();
    const { point } = poseOf(now, indexOf(kit, attempt.piece));
    const { floor, rest } = hand.goal(now);
    const column = kit.columns.find(({ name }) => name === attempt.piece);
    // High enough that the piece's lower edge clears the heads of the columns there.
    const low = point[2] - (column ? column.height / 2 : 0);
    const need = (plateau ? rest : carryHeight(kit, now, floor)) + CLEARANCE_M - low;
    if (choice.turn) hand.turn(choice.turn);
    speaker.say(`${choice.text}. ${say("access-carrying")}`);
    const index = indexOf(kit, attempt.piece);
    const mine = now.hands.find((one) => one.tool !== "hold" && one.piece === index);
    going.current = handOver(choice, point, mine?.grip ?? at, need);
    hand.over(...going.current);
    onChosen();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that come from the list in it
    <div ref={place} onKeyDown={onKeyDown}>
      <h3>{title}</h3>
      {choices.length === 0 ? (
        <p class="quiet">{none}</p>
      ) : (
        <Choices
          label={say("access-places")}
          choices={choices.map(({ text }, i) => ({ key: `${i}`, text }))}
          onChoose={carry}
        />
      )}
    </div>
  );
}
