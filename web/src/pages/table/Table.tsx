/** A table: the villa in the middle, the people round it, and what they can do now within reach. */

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { go } from "../../app/history";
import { later } from "../../app/later";
import type { PageProps } from "../../app/pages";
import { AtTable, useVilla } from "../../game/AtTable";
import type { TableClient } from "../../game/client";
import { Hud } from "../../game/hud/Hud";
import { LineNotice } from "../../game/hud/Notices";
import { keepOpen } from "../../game/leftopen";
import { carryScore } from "../../game/runningscore";
import { playsForSeal } from "../../game/state/house";
import { useSummons } from "../../game/summons";
import { useTable } from "../../game/useTable";
import { SpeechAt, useSay, useSpeech } from "../../speech/speech";
import "../../game/hud/hud.css";

const Access = later(() => import("../../access/Access").then((module) => module.Access));
const Ending = later(() => import("../../game/hud/Ending").then((module) => module.Ending));
const Waiting = later(() => import("../../game/hud/Waiting").then((module) => module.Waiting));
const AHEAD_MS = 4000; // after the game has begun, when everything that is drawn at once has loaded

export default function TablePage({ token = "" }: PageProps) {
  return (
    <AtTable table={token} before={<Coming />}>
      {(client) => (
        <InItsWords>
          <VillaAndPeople key={token} client={client} />
        </InItsWords>
      )}
    </AtTable>
  );
}

/** Shown while nothing is known of the table yet. */
function Coming() {
  const say = useSay();
  return (
    <p class="table-coming" role="status">
      {say("table-coming")}
    </p>
  );
}

function InItsWords({ children }: { children: ComponentChildren }) {
  const rounds = useTable((state) => state.game !== null && !playsForSeal(state.game.view));
  return <SpeechAt rounds={rounds}>{children}</SpeechAt>;
}

function VillaAndPeople({ client }: { client: TableClient }) {
  const { catalogue } = useSpeech();
  const { say } = catalogue;
  const { canvas, live, hand, blind } = useVilla(client);
  const dealt = useTable((state) => state.game !== null);
  const ended = useTable((state) => state.ended);
  const stage = useTable((state) => state.room?.stage ?? null);
  const over = useTable((state) => state.game?.outcome ?? null);
  const fell = useTable((state) => state.game?.forensics?.version ?? null);
  // The code for the result is fetched while there is a connection.
  useEffect(() => {
    if (!dealt) return;
    const timer = setTimeout(() => {
      Ending.ahead();
      void catalogue.learn(["fall"]).catch(() => {}); // whatever needs it then asks again
    }, AHEAD_MS);
    return () => clearTimeout(timer);
  }, [dealt, catalogue]);
  const next = useTable((state) => state.next ?? state.room?.nextTable ?? null);

  useEffect(() => {
    const note = () => keepOpen(client.table, client.state);
    note(); // the game may have arrived before this page listened
    return client.subscribe(note);
  }, [client]);
  useSummons(client, live);
  useEffect(() => {
    if (!next) return;
    carryScore(client.table, next, client.state.game);
    // Replaces the finished game in the history, which would only lead here again.
    go(`/t/${next}${location.search}`, "replace");
  }, [next]);

  return (
    <main class="table-page" data-stage={stage ?? "connecting"}>
      {!ended && stage !== "gathering" && !over && <h1 class="unseen">{say("page-table")}</h1>}
      <Access hand={hand} live={live} />
      <canvas ref={canvas} class="table-villa" tabIndex={0} aria-label={say("access-villa")} />
      {ended ? (
        <LineNotice ended={ended} />
      ) : (
        <>
          {!live && !blind && stage !== "gathering" && <Coming />}
          {stage === "gathering" && <Waiting />}
          {dealt && stage !== "gathering" && <Hud hand={hand} live={live} blind={blind} />}
          {(over || fell !== null) && <Ending key={fell} live={live} />}
          <LineNotice ended={null} />
        </>
      )}
    </main>
  );
}
