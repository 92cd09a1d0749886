/** Somebody has been away for long: wait, go on without them, or let a computer play? */

import { useSay } from "../../speech/speech";
import type { TableState } from "../state/tablestate";
import { useClient } from "../useTable";

/** The ballots that are open, with their answers. */
export function Votes({ state }: { state: TableState }) {
  const say = useSay();
  const client = useClient();
  const { room, mine } = state;
  // Spectators have no vote; the plates show who is away.
  if (room?.stage !== "playing" || mine.length === 0) return null;
  return (
    <>
      {room.ballots.map(({ absent, votes }) => {
        const seat = room.seats[absent];
        const voter = mine.find((seat) => seat !== absent && votes[seat] === undefined);
        if (!seat || mine.includes(absent)) return null;
        const vote = (choice: "wait" | "drop" | "bot") => () => {
          for (const seat of mine) if (seat !== absent) client.send({ type: "vote", seat, absent, choice });
        };
        return (
          <section key={absent} class="hud-vote sheet enter">
            <p>
              {say("absent", { name: seat.name, seconds: seat.awayS })} {say("absent-question", { name: seat.name })}
            </p>
            {voter !== undefined && (
              <p class="hud-actions">
                <button type="button" class="button" data-act="vote-wait" onClick={vote("wait")}>
                  {say("act-wait-on")}
                </button>
                <button type="button" class="button" data-act="vote-bot" onClick={vote("bot")}>
                  {say("act-bot")}
                </button>
                <button type="button" class="button" data-act="vote-drop" onClick={vote("drop")}>
                  {say("act-drop", { name: seat.name })}
                </button>
              </p>
            )}
          </section>
        );
      })}
    </>
  );
}
