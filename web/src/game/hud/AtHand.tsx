/** What is shown where the eye is: what the finger hides, why a piece may not be let go here, and the hook where no finger gets in. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Vec3 } from "../../scene/vector";
import { useSpeech } from "../../speech/speech";
import type { HandView } from "../hand";
import type { LiveVilla } from "../livevilla";
import { refusalSentence } from "../sentences";
import type { TableState } from "../tablestate";
import { useTable } from "../useTable";
import { Loupe } from "./Loupe";

const BESIDE_PX = 26; // from the point it speaks of, so that this stays in sight
const MARGIN_PX = 8;
const markOf = (state: TableState) => state.mark;

interface Props {
  readonly live: LiveVilla;
  readonly view: HandView;
}

export function AtHand({ live, view }: Props) {
  return (
    <>
      <Loupe live={live} view={view} />
      <Words live={live} view={view} />
    </>
  );
}

function Words({ live, view }: Props) {
  const { catalogue } = useSpeech();
  const mark = useTable(markOf);
  const { offer } = view;
  if (offer) {
    return (
      <Beside live={live} point={() => offer.point} voice="alert">
        <span>{catalogue.say("hand-offer-hook")}</span>
        <button type="button" class="button primary" data-act="take-hook" onClick={() => live.hand.takeOffer()}>
          {catalogue.say("act-take-hook")}
        </button>
      </Beside>
    );
  }
  if (view.opening !== "not" || !mark) return null;
  // Those who listen hear it from the one voice of the table.
  return (
    <Beside live={live} point={() => live.villa.state.signs.landing?.point ?? null} voice="silent">
      <span data-why={mark.reason}>{refusalSentence(catalogue, mark)}</span>
    </Beside>
  );
}

interface BesideProps {
  readonly live: LiveVilla;
  readonly point: () => Vec3 | null;
  /** How it is told to those who listen: at once, by what lies in it (`own`), or not at all. */
  readonly voice?: "alert" | "own" | "silent";
  /** What it is besides a slip of paper. */
  readonly look?: string;
  readonly children: ComponentChildren;
}

/** A slip of paper beside a point of the villa; it goes along while the eye or the point moves. */
export function Beside({ live, point, voice = "own", look = "", children }: BesideProps) {
  const slip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = (): void => {
      const at = point();
      const on = at && live.villa.project(at);
      if (!slip.current) return;
      slip.current.hidden = !on;
      if (!on) return;
      const { width, height } = live.villa.state;
      const { offsetWidth, offsetHeight } = slip.current;
      const right = on.x + BESIDE_PX + offsetWidth < width - MARGIN_PX;
      const x = right ? on.x + BESIDE_PX : Math.max(MARGIN_PX, on.x - BESIDE_PX - offsetWidth);
      const y = Math.min(Math.max(MARGIN_PX, on.y - offsetHeight / 2), height - offsetHeight - MARGIN_PX);
      slip.current.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    };
    place();
    return live.eachFrame(place);
  });
  return (
    <div
      ref={slip}
      class={`hud-athand ${look}`}
      role={voice === "alert" ? "alert" : undefined}
      aria-hidden={voice === "silent"}
    >
      {children}
    </div>
  );
}
