/** Before the game: who sits where, free seats, and the link for those who are elsewhere. */

import { useEffect, useState } from "preact/hooks";
import { Backdrop } from "../../app/Backdrop";
import { keep, kept } from "../../memory";
import { isLoopback } from "../../net/addresses";
import { fetchInvitation } from "../../net/api";
import { CopyLink } from "../../panels/fields";
import { type Invitation, LONGEST_NAME, type RoomSeat } from "../../protocol";
import { LanguageSwitch } from "../../speech/LanguageSwitch";
import { useLate, useSay } from "../../speech/speech";
import type { TableState } from "../state/tablestate";
import { useClient, useTable } from "../useTable";
import "./waiting.css";

// What the server calls a seat for which the host gave no name.
const UNNAMED = /^Player \d$/;

/** The key under which this browser stores that it came to the table by its link. */
const guestKey = (table: string): string => `paletti.guest.${table}`;

const roomOf = (state: TableState) => state.room;
const mineOf = (state: TableState) => state.mine;

/** The room before a game: who is here, and the link for the others. */
export function Waiting() {
  const say = useSay();
  const client = useClient();
  const room = useTable(roomOf);
  const mine = useTable(mineOf);
  const worded = useLate("room");
  if (!room || !worded) return null;
  const open = room.seats.some(({ filled }) => filled === "open");
  // A guest who came by the link does not need to send it on.
  const seated = mine.length > 0;
  const host = seated && kept(guestKey(client.table)) === null;
  const text = open ? (host ? "waiting-text" : "waiting-guest") : seated ? "question-wait" : "waiting-watch";
  return (
    <>
      <Backdrop />
      <section class="hud-waiting sheet far enter">
        <div class="hud-waiting-top">
          <LanguageSwitch />
        </div>
        <h1>{say("waiting-title")}</h1>
        <p>{say(text, { seated: seated ? "yes" : "no" })}</p>
        {open && host && <Link />}
        <ol class="hud-waiting-seats">
          {room.seats.map((seat) => (
            <SeatRow key={seat.seat} seat={seat} mine={mine.includes(seat.seat)} host={host} seated={seated} />
          ))}
        </ol>
      </section>
    </>
  );
}

/** The link to send; where phones at home can open it, with a QR code. */
function Link() {
  const say = useSay();
  const [found, setFound] = useState<Invitation | null>(null);
  useEffect(() => {
    let wanted = true;
    const table = location.pathname.split("/").pop() ?? "";
    void fetchInvitation(table).then((answer) => wanted && answer.ok && setFound(answer.value));
    return () => {
      wanted = false;
    };
  }, []);
  const link = found?.link ?? `${location.origin}${location.pathname}`;
  return (
    <>
      <LinkField link={link} />
      {found?.link && <Code of={found} />}
      {!found?.link && isLoopback(location.hostname) && <p class="hud-waiting-only">{say("waiting-only-here")}</p>}
    </>
  );
}

const QUIET = 4; // modules of blank paper round a code; without them cameras do not find it

function Code({ of }: { of: Invitation }) {
  const say = useSay();
  const side = of.modules + 2 * QUIET;
  return (
    <figure class="hud-waiting-code">
      <figcaption>{say("waiting-scan")}</figcaption>
      <svg viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={say("waiting-code")}>
        <path d={of.path} />
      </svg>
    </figure>
  );
}

function LinkField({ link }: { link: string }) {
  const say = useSay();
  return (
    <div class="hud-waiting-link">
      <CopyLink link={link} label={say("waiting-link")} copy={say("waiting-copy")} copied={say("waiting-copied")} />
      {"share" in navigator && (
        <button type="button" class="button" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
          {say("waiting-share")}
        </button>
      )}
    </div>
  );
}

interface RowProps {
  readonly seat: RoomSeat;
  readonly mine: boolean;
  readonly host: boolean;
  readonly seated: boolean;
}

function SeatRow({ seat, mine, host, seated }: RowProps) {
  const say = useSay();
  const client = useClient();
  const given = UNNAMED.test(seat.name) ? "" : seat.name;
  const [name, setName] = useState(given);
  const [sitting, setSitting] = useState(false);
  const open = seat.filled === "open";
  return (
    <li class="hud-waiting-seat" data-filled={seat.filled}>
      <span class="hud-waiting-name">{seat.filled === "open" ? given || say("waiting-free") : seat.name}</span>
      <span class="hud-waiting-how">
        {seat.filled === "bot" && say("seat-bot") + (seat.strength ? `, ${say(`strength-${seat.strength}`)}` : "")}
        {seat.filled === "person" && say(mine ? "waiting-here" : seat.present ? "waiting-there" : "waiting-gone")}
      </span>
      {open && !seated && !sitting && (
        <button type="button" class="button primary" data-act="sit" onClick={() => setSitting(true)}>
          {say("waiting-sit")}
        </button>
      )}
      {open && sitting && (
        <form
          class="hud-waiting-sit"
          onSubmit={(event) => {
            event.preventDefault();
            if (!name.trim()) return;
            keep(guestKey(client.table), "yes");
            client.send({ type: "claim-seat", seat: seat.seat, name: name.trim() });
          }}
        >
          <input
            class="input"
            type="text"
            name="your-name"
            value={name}
            maxLength={LONGEST_NAME}
            placeholder={say("waiting-your-name")}
            aria-label={say("waiting-your-name")}
            // biome-ignore lint/a11y/noAutofocus: the field appears because its owner asked for it.
            autoFocus
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit" class="button primary" data-act="claim">
            {say("waiting-sit")}
          </button>
        </form>
      )}
      {open && host && (
        <button
          type="button"
          class="button"
          data-act="seat-bot"
          onClick={() => client.send({ type: "seat-bot", seat: seat.seat, strength: "apprentice" })}
        >
          {say("waiting-bot")}
        </button>
      )}
    </li>
  );
}
