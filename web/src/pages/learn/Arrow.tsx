/** A finger that points at a place in the villa, from whichever side it is seen, with the name of what it points at. */

import { useEffect, useRef } from "preact/hooks";
import type { Vec3 } from "../../scene/vector";
import type { Villa } from "../../scene/villa";

const NAME_PX = 180; // nearer to the right edge than this the name lies to the left

interface Props {
  readonly villa: Villa;
  readonly point: Vec3;
  /** The column that is meant, if it is one. */
  readonly name: string | null;
}

export function Arrow({ villa, point, name }: Props) {
  const arrow = useRef<HTMLDivElement>(null);
  const [x, y, z] = point;
  useEffect(() => {
    let wish = requestAnimationFrame(function follow() {
      wish = requestAnimationFrame(follow);
      if (!arrow.current) return;
      const at = villa.project([x, y, z]);
      arrow.current.hidden = at === null;
      if (!at) return;
      arrow.current.style.transform = `translate(${at.x}px, ${at.y}px)`;
      arrow.current.dataset.name = at.x > villa.state.width - NAME_PX ? "left" : "right";
    });
    return () => cancelAnimationFrame(wish);
  }, [villa, x, y, z]);
  return (
    <div ref={arrow} class="learn-pointer" data-point={point.join(" ")} hidden>
      <svg viewBox="0 0 40 48" width="40" height="48" aria-hidden="true">
        <path
          d="M20 46L8 26h7V8a5 5 0 0 1 10 0v18h7z"
          fill="#fbf6ec"
          stroke="#2b2620"
          stroke-width="2"
          stroke-linejoin="round"
        />
      </svg>
      {/* Screen readers get it from the paper. */}
      {name && (
        <span class="learn-name" aria-hidden="true">
          {name}
        </span>
      )}
    </div>
  );
}
