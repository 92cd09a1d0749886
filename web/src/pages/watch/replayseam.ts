/** The window for tests on a replay: what is shown, and when. Nothing can be changed through it. */

import type { FilmPlayer } from "./player";

declare global {
  interface Window {
    __replay?: { readonly state: () => unknown };
  }
}

/** Opens the window and returns a function that closes it. */
export function openReplaySeam(player: FilmPlayer): () => void {
  window.__replay = {
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
  };
  return () => {
    delete window.__replay;
  };
}
