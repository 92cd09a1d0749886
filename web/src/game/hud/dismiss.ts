/** How papers over the villa are closed: by Escape, or by a press outside. */

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** Calls `close` on Escape, wherever the focus is. While a paper is open, the key is for the paper and not for the hand. */
export function useEscape(open: boolean, close: () => void): void {
  useWhileOpen(open, "keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopImmediatePropagation();
    close();
  });
}

/** Calls `close` when something outside is pressed. The press still does what it always does. */
export function useOutside(open: boolean, inside: RefObject<HTMLElement | null>, close: () => void): void {
  useWhileOpen(open, "pointerdown", (event) => {
    if (!inside.current?.contains(event.target as Node)) close();
  });
}

/** Listens to the whole document while a paper is open, before anything else hears of the event. */
function useWhileOpen<Type extends "keydown" | "pointerdown">(
  open: boolean,
  type: Type,
  heard: (event: DocumentEventMap[Type]) => void,
): void {
  // At once, and not after the next picture: a quick Escape would find nobody who listens.
  useLayoutEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    document.addEventListener(type, heard, { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, [open]);
}
