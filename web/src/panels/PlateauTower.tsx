/** How high a villa is, as a small picture: one plateau on the other. */

import { PAINT, PLATEAUS } from "../protocol";

const WIDTH = [40, 34, 28, 23, 18];

export function PlateauTower({ top }: { top: string }) {
  const storeys = PLATEAUS.slice(0, PLATEAUS.indexOf(top as (typeof PLATEAUS)[number]) + 1);
  return (
    <svg class="watch-tower" viewBox="0 0 48 64" width="48" height="64" aria-hidden="true">
      <rect x="1" y="59" width="46" height="4" rx="1.500" fill="#7fa35a" />
      {storeys.map((plateau, i) => {
        const [wide, y] = [WIDTH[i]!, 59 - (i + 1) * 11];
        return (
          <g key={plateau}>
            {[0.16, 0.5, 0.84].map((share) => (
              <rect key={share} x={24 - wide / 2 + wide * share - 1.5} y={y + 3} width="3" height="8" fill="#c99f6b" />
            ))}
            <rect x={24 - wide / 2} y={y} width={wide} height="3" rx="1" fill={PAINT[plateau]} />
          </g>
        );
      })}
    </svg>
  );
}
