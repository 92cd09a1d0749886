/** How wide an element is, followed as it changes. */

import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

export function useWidth(of: RefObject<HTMLElement | null>, first: number): number {
  const [width, setWidth] = useState(first);
  useEffect(() => {
    const element = of.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => setWidth(Math.max(240, Math.round(element.clientWidth))));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [of]);
  return width;
}
