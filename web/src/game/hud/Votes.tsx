/** Somebody has been away for long: wait, go on without them, or let a computer play? */

import type { Ballot, RoomSeat } from "../../protocol";
import { useSay } from "../../speech/speech";
import type { TableState } from "../state/tablestate";
import { useClient } from "../useTable";
import { useAwake } from "./awake";

/** The ballots that are open, with their answers. */
export function Votes({ state }: { state: TableState }) {
  const { room, mine } = state;
  // Spectators have no vote; the plates show who is away.
  if (room?.stage !== "playing" || mine.length === 0) return null;
  return (
    <>
      {room.ballots.map((ballot) => {
        const seat = room.seats[ballot.absent];
        if (!seat || mine.includes(ballot.absent)) return null;
        return <BallotPaper key={ballot.absent} ballot={ballot} seat={seat} mine={mine} />;
      })}
    </>
  );
}

interface PaperProps {
  readonly ballot: Ballot;
  readonly seat: RoomSeat;
  readonly mine: readonly number[];
}

/** One question. It comes unasked, and one answer may decide it: so its buttons sleep at first. */
function BallotPaper({ ballot: { absent, votes }, seat, mine }: PaperProps) {
  const say = useSay();
  const client = useClient();
  const awake = useAwake(true);
  const voters = mine.filter((voter) => voter !== absent);
  const answer = (choice: "wait" | "drop" | "bot", label: string) => (
    <button
      type="button"
      class="button"
      data-act={`vote-${choice}`}
      disabled={!awake}
      onClick={({ detail }) => {
        if (detail > 1) return; // the second half of a double click that was meant for something else
        for (const voter of voters) client.send({ type: "vote", seat: voter, absent, choice });
      }}
    >
      {label}
    </button>
  );
  return (
    <section class="hud-vote sheet enter">
      <p>
        {say("absent", { name: seat.name, seconds: seat.awayS })} {say("absent-question", { name: seat.name })}
      </p>
      {voters.some((voter) => votes[voter] === undefined) && (
        <p class="hud-actions">
          {answer("wait", say("act-wait-on"))}
          {answer("bot", say("act-bot"))}
          {answer("drop", say("act-drop", { name: seat.name }))}
        </p>
      )}
    </section>
  );
}
