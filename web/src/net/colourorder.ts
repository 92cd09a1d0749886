/** Which of a player's colours is the seat's main colour: the one it got first. The referee keeps no order. */

import type { StoryEntry, StoryEvent, View } from "../protocol";

/** The events of a story, from the first to the last. */
export const eventsOf = (story: readonly StoryEntry[]): readonly StoryEvent[] => story.flatMap((entry) => entry.events);

/** The view with each player's colours in the order they got them, and the seal turned to the former holder's first one. */
export function inOrder(view: View, events: readonly StoryEvent[]): View {
  const taken = events.filter((one) => one.event === "colour-taken");
  if (taken.length === 0) return view;
  const players = view.players.map((player) => {
    const came = (colour: string): number =>
      taken.findLastIndex((one) => one.by === player.name && one.colour === colour);
    return { ...player, colours: [...player.colours].sort((one, other) => came(one) - came(other)) };
  });
  const { former, shows } = view.seal;
  const seal = former === null || shows === null ? view.seal : { ...view.seal, shows: players[former]!.colours[0]! };
  return { ...view, players, seal };
}
