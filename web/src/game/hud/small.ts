/** Whether papers lie as on a small screen; small.css says what that means. */

import { useEffect, useState } from "preact/hooks";

const SMALL = "(max-width: 56rem), (max-height: 36rem)";

/** True on a phone, on a tablet held upright, and in a low window. */
export function useSmall(): boolean {
  const [small, setSmall] = useState(() => matchMedia(SMALL).matches);
  useEffect(() => {
    const query = matchMedia(SMALL);
    const look = () => setSmall(query.matches);
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, []);
  return small;
}
