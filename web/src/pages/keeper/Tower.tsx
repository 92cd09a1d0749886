/** The villa as a small picture: columns painted, with their emblems, floors as bars that shrink. */

import { EMBLEM_INK, EMBLEM_PATH } from "../../emblems";
import { PAINT } from "../../protocol";
import type { CardColumn, CardLevel, CardView } from "../../protocol/card";
import type { Level } from "../../protocol/messages";
import { useSay } from "../../speech/speech";

const WIDE = 360;
const STOREY = 46;
const BAR = 10;
const FLOOR: Readonly<Record<Level, number>> = { base: 356, blue: 320, green: 272, yellow: 226, orange: 182, red: 140 };
const BROAD: Readonly<Record<CardColumn["shape"], number>> = { thin: 9, hex: 13, thick: 17 };
const GAP = 4;
const LEAN_DEG = 8;
const NEUTRAL = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4a5 5 0 1 1 0 10 5 5 0 0 1 0-10z";

export function Tower({ view }: { readonly view: CardView }) {
  const say = useSay();
  const high = view.levels.length * (STOREY + BAR) + 4;
  const standing = view.levels.flatMap((level) => level.columns);
  const locked = standing.filter((column) => column.locked).length;
  const askew = standing.filter((column) => column.askew).length;
  return (
    <figure class="keeper-tower">
      <svg viewBox={`0 0 ${WIDE} ${high}`} role="img" aria-label={spoken(say, view)}>
        {view.levels.map((level, storey) => {
          const floor = high - BAR - storey * (STOREY + BAR) - 2;
          const broad = level.columns.reduce((sum, column) => sum + BROAD[column.shape] + GAP, -GAP);
          const bar = Math.max(FLOOR[levelOf(level)], broad + 12);
          let x = (WIDE - broad) / 2;
          return (
            <g key={levelOf(level)}>
              <rect
                x={(WIDE - bar) / 2}
                y={floor}
                width={bar}
                height={BAR}
                rx="3"
                fill={level.plateau ? PAINT[level.plateau] : "#b98a5e"}
                stroke="#2b2620"
                stroke-opacity="0.35"
              />
              {level.columns.map((column) => {
                const left = x;
                x += BROAD[column.shape] + GAP;
                return (
                  <Column
                    key={column.name}
                    column={column}
                    x={left}
                    floor={floor}
                    neutral={view.neutral === column.colour}
                  />
                );
              })}
            </g>
          );
        })}
      </svg>
      <figcaption>
        {view.coming.length > 0 ? say("keeper-to-come") : say("keeper-all-laid")}{" "}
        {view.coming.map((plateau) => (
          <i
            key={plateau}
            class="keeper-plateau"
            role="img"
            aria-label={say("keeper-floor", { level: plateau })}
            style={{ background: PAINT[plateau], width: `${FLOOR[plateau] / 8}px` }}
          />
        ))}
        {locked > 0 && <> · {say("keeper-locked", { count: locked })}</>}
        {askew > 0 && <> · {say("keeper-askew", { count: askew })}</>}
        {view.out.length > 0 && <> · {say("keeper-out", { count: view.out.length })}</>}
      </figcaption>
    </figure>
  );
}

interface TowerColumnProps {
  readonly column: CardColumn;
  readonly x: number;
  readonly floor: number;
  readonly neutral: boolean;
}

function Column({ column, x, floor, neutral }: TowerColumnProps) {
  const broad = BROAD[column.shape];
  const size = Math.min(broad, 12) / 24;
  const ink = EMBLEM_INK[column.colour];
  return (
    <g
      transform={`translate(${x} ${floor - STOREY})${column.askew ? ` rotate(${LEAN_DEG} ${broad / 2} ${STOREY})` : ""}`}
    >
      <rect width={broad} height={STOREY} rx="2" fill={PAINT[column.colour]} stroke="#2b2620" stroke-opacity="0.45" />
      <path
        d={neutral ? NEUTRAL : EMBLEM_PATH[column.colour]}
        transform={`translate(${broad / 2 - 12 * size} 4) scale(${size})`}
        fill={ink}
        fill-rule="evenodd"
      />
      {column.locked && (
        <path
          d={`M${broad / 2 - 4} ${STOREY - 13}l8 8m0 -8l-8 8`}
          stroke={ink}
          stroke-width="2.4"
          stroke-linecap="round"
        />
      )}
    </g>
  );
}

/** The picture for those who do not see it: each level with its columns. */
function spoken(say: ReturnType<typeof useSay>, view: CardView): string {
  return view.levels
    .map((level) => say("keeper-floor-columns", { level: levelOf(level), count: level.columns.length }))
    .reduce((first, second) => say("list-more", { first, second }));
}

function levelOf(level: CardLevel): Level {
  return level.plateau ?? "base";
}
