/** One person at the table: name, emblem, points as column heads, the seal when it lies here. */

import type { ComponentChildren } from "preact";
import type { Colour, Paint } from "../protocol";
import type { ColumnKind } from "../scene/kit";
import { ColumnHead, Emblem, SealBlock } from "./pieces";

export interface SeatPlateProps {
  readonly name: string;
  readonly colours: readonly Paint[];
  readonly active: boolean;
  readonly away?: boolean;
  readonly points: number;
  /** The columns that bring the points. */
  readonly heads: readonly { readonly kind: ColumnKind; readonly colour: Paint }[];
  /** Whether the seal lies here, and the colour on its upper face. */
  readonly seal: { readonly up: Colour | null; readonly label: string; readonly onPress?: () => void } | null;
  /** Called when the points are pressed, if there is something to explain about them. */
  readonly onPoints?: (() => void) | null;
  /** The name of the points for screen readers. */
  readonly pointsLabel: string;
  readonly emblemLabel: (colour: Paint) => string;
  /** A word beside the points of the player who would win now. */
  readonly lead?: string | null;
  /** A word on what they are doing. */
  readonly children?: ComponentChildren;
}

export function SeatPlate({
  name,
  colours,
  active,
  away,
  points,
  heads,
  seal,
  onPoints,
  pointsLabel,
  emblemLabel,
  lead,
  children,
}: SeatPlateProps) {
  return (
    <section
      class="seat-plate"
      data-colour={colours[0] ?? "neutral"}
      data-active={active}
      data-away={away ?? false}
      aria-current={active ? "true" : undefined}
    >
      <span class="seat-emblems">
        {colours.map((colour) => (
          <Emblem key={colour} colour={colour} label={emblemLabel(colour)} />
        ))}
      </span>
      <span class="seat-name">{name}</span>
      {seal ? <Seal {...seal} /> : <span />}
      <span class="seat-points" role="img" aria-label={lead ? `${pointsLabel}, ${lead}` : pointsLabel}>
        <span class="seat-heads">
          {heads.map((head, i) => (
            <ColumnHead key={`${head.colour}-${head.kind}-${i.toString()}`} {...head} size={20} />
          ))}
        </span>
        {lead && <span class="seat-lead">{lead}</span>}
        {!onPoints && <span class="number">{points}</span>}
      </span>
      {onPoints && (
        <button type="button" class="seat-seal seat-told" aria-label={pointsLabel} onClick={onPoints}>
          <span class="number">{points}</span>
        </button>
      )}
      {children && <span class="seat-word">{children}</span>}
    </section>
  );
}

/** The seal, which says what it is when it is pressed. */
function Seal({ up, label, onPress }: NonNullable<SeatPlateProps["seal"]>) {
  if (!onPress) return <SealBlock up={up} label={label} size={44} />;
  return (
    <button type="button" class="seat-seal" aria-label={label} title={label} onClick={onPress}>
      <SealBlock up={up} size={44} />
    </button>
  );
}
