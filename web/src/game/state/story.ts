/** What a deed or an event names, whatever else it has. */

import type { StoryDeed, StoryEntry, StoryEvent } from "../../protocol";

/** The name of the player who did it; null if all did, or if it is nobody's. */
export const byOf = (of: StoryDeed | StoryEvent): string | null => ("by" in of ? of.by : null);

/** The column that it is about, if it is about one. */
export const columnOf = (of: StoryDeed | StoryEvent) => ("column" in of ? of.column : null);

/** The column of the deed with this version; null if it had none, or if this page does not know it. */
export function columnDone(story: readonly StoryEntry[], version: number) {
  const entry = story.find((one) => one.version === version);
  return entry ? columnOf(entry.deed) : null;
}
