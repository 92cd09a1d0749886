/** Papers that lie over the villa go when one turns to something else. */

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** Calls `close` on Escape, wherever the keyboard is. While a paper lies there the key is for it, not for the hand. */
export function useEscape(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape") return;
        event.stopImmediatePropagation();
        close();
      },
      { signal: stop.signal, capture: true },
    );
    return () => stop.abort();
  }, [open]);
}

/** Calls `close` when something outside is pressed: the press itself does what it always does. */
export function useOutside(open: boolean, inside: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    document.addEventListener(
      "pointerdown",
      (event) => {
        if (!inside.current?.contains(event.target as Node)) close();
      },
      { signal: stop.signal, capture: true },
    );
    return () => stop.abort();
  }, [open]);
}
