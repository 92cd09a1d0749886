/** How long ago something was, in words. */

import type { Say } from "../../app/say";

const [HOUR_MIN, DAY_MIN] = [60, 60 * 24];

/** So many seconds ago. */
export function ago(say: Say, seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < HOUR_MIN) return say("watch-ago", { minutes });
  if (minutes < DAY_MIN) return say("watch-hours", { hours: Math.floor(minutes / HOUR_MIN) });
  return say("watch-days", { days: Math.floor(minutes / DAY_MIN) });
}
