/** The lobby as it is now. */

import { useEffect, useState } from "preact/hooks";
import { fetchLobby } from "../../net/api";
import type { Lobby } from "../../protocol";

const ASK_EVERY_MS = 5000;

/** The lobby, asked for again and again while somebody looks. */
export function useLobby(everyMs = ASK_EVERY_MS): Lobby | null {
  const [lobby, setLobby] = useState<Lobby | null>(null);
  useEffect(() => {
    let wanted = true;
    const ask = () => {
      if (document.hidden) return;
      void fetchLobby().then((answer) => wanted && answer.ok && setLobby(answer.value));
    };
    ask();
    const timer = setInterval(ask, everyMs);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [everyMs]);
  return lobby;
}
