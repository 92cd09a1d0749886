/** A table: the villa in the middle, the people round it, and what can be done now within reach. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Access } from "../../access/Access";
import { go } from "../../app/history";
import type { PageProps } from "../../app/pages";
import { TableClient } from "../../game/client";
import { EMPTY_HAND, type HandView } from "../../game/hand";
import { playsForSeal } from "../../game/house";
import { Ending } from "../../game/hud/Ending";
import { Hud } from "../../game/hud/Hud";
import { LineNotice } from "../../game/hud/Notices";
import { Waiting } from "../../game/hud/Waiting";
import { keepOpen } from "../../game/leftopen";
import { type LiveVilla, showTable } from "../../game/livevilla";
import { openSeam } from "../../game/seam";
import { TableContext, useTable } from "../../game/useTable";
import { SpeechAt, useSay } from "../../speech/speech";
import "../../game/hud/hud.css";

export default function Table({ token = "" }: PageProps) {
  const [client, setClient] = useState<TableClient | null>(null);
  useEffect(() => {
    const made = new TableClient(token);
    setClient(made);
    return () => {
      made.close();
      setClient(null);
    };
  }, [token]);
  if (!client || client.table !== token) return null;
  return (
    <TableContext.Provider value={client}>
      <InItsWords>
        <AtTable key={token} client={client} />
      </InItsWords>
    </TableContext.Provider>
  );
}

function InItsWords({ children }: { children: ComponentChildren }) {
  const rounds = useTable((state) => state.game !== null && !playsForSeal(state.game.view));
  return <SpeechAt rounds={rounds}>{children}</SpeechAt>;
}

function AtTable({ client }: { client: TableClient }) {
  const say = useSay();
  const canvas = useRef<HTMLCanvasElement>(null);
  const live = useRef<LiveVilla | null>(null);
  const [hand, setHand] = useState<HandView>(EMPTY_HAND);
  const [blind, setBlind] = useState(false);
  const [ready, setReady] = useState(false);
  const dealt = useTable((state) => state.game !== null);
  const ended = useTable((state) => state.ended);
  const stage = useTable((state) => state.room?.stage ?? null);
  const over = useTable((state) => state.game?.outcome ?? null);
  const next = useTable((state) => state.next ?? state.room?.nextTable ?? null);

  useEffect(() => openSeam(client, () => live.current), [client]);
  useEffect(() => {
    const note = () => keepOpen(client.table, client.state);
    note(); // the game may have come before this page listened
    return client.subscribe(note);
  }, [client]);
  useEffect(() => {
    const game = client.state.game;
    if (!dealt || !game || !canvas.current) return;
    try {
      live.current = showTable(canvas.current, client, game, setHand);
      setReady(true);
    } catch {
      setBlind(true); // no WebGL: the table still tells its story
    }
    return () => {
      live.current?.close();
      live.current = null;
      setReady(false);
    };
  }, [client, dealt]);
  useEffect(() => {
    if (next) go(`/t/${next}${location.search}`);
  }, [next]);

  return (
    <main class="table-page" data-stage={stage ?? "connecting"}>
      {dealt && stage !== "gathering" && !over && <h1 class="unseen">{say("page-table")}</h1>}
      <Access hand={hand} live={ready ? live.current : null} />
      <canvas ref={canvas} class="table-villa" tabIndex={0} aria-label={say("access-villa")} />
      {ended ? (
        <LineNotice ended={ended} />
      ) : (
        <>
          {stage === "gathering" && <Waiting />}
          {dealt && stage !== "gathering" && <Hud hand={hand} live={ready ? live.current : null} blind={blind} />}
          {over && <Ending live={ready ? live.current : null} />}
          <LineNotice ended={null} />
        </>
      )}
    </main>
  );
}
