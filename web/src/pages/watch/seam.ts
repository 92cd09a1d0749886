/** The window for tests on a replay: what is shown, and when. Nothing can be changed through it. */

import type { Player } from "./player";

/** Opens the window; the result closes it. */
export function openReplaySeam(player: Player): () => void {
  window.__paletti = {
    state() {
      const { picture, eye, goal, signs } = player.villa.state;
      return structuredClone({
        ...player.view,
        poses: Array.from(picture.poses),
        places: picture.places,
        loads: signs.loads,
        looking: eye !== goal,
        drawn: player.villa.drawn,
      });
    },
    meant: (x, y) => player.villa.pick(x, y)?.piece.name ?? null,
    project: (x, y, z) => player.villa.project([x, y, z]),
  };
  return () => {
    delete window.__paletti;
  };
}
