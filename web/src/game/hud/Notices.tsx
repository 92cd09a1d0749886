/** Kind words about what is not allowed, and about the connection. */

import { useEffect, useState } from "preact/hooks";
import { Masthead } from "../../app/Masthead";
import { useSay, useSpeech } from "../../app/speech";
import type { Refusal } from "../../protocol";
import { clauseText } from "../clauses";
import type { HandView } from "../hand";
import { refusalSentence } from "../sentences";
import type { TableState } from "../state";
import { useClient, useTable } from "../useTable";

const SHOWN_MS = 7000;

const refusedOf = (state: TableState) => state.refused;
const sorryOf = (state: TableState) => state.sorry;
const lineOf = (state: TableState) => state.line;

/** The last refusal, from the server or from a press on a column that is not ours; asked, it says its whole clause. */
export function Refused({ hand, asked }: { hand: HandView; asked?: Refusal | null }) {
  const { catalogue } = useSpeech();
  const client = useClient();
  const refused = useTable(refusedOf);
  const sorry = useTable(sorryOf);
  const house = useTable((state) => state.game?.view.house ?? null);
  const [shown, setShown] = useState<{ text: string; clause: string | null } | null>(null);
  const [open, setOpen] = useState(false);
  const show = (refusal: Refusal) => setShown({ text: refusalSentence(catalogue, refusal), clause: refusal.clause });
  useEffect(() => {
    if (refused) show(refused.refusal);
  }, [refused]);
  useEffect(() => {
    if (hand.why) show(hand.why.refusal);
  }, [hand.why]);
  useEffect(() => {
    if (asked) show(asked);
  }, [asked]);
  useEffect(() => {
    if (sorry) setShown({ text: catalogue.say(`sorry-${sorry.reason}`), clause: null });
  }, [sorry]);
  useEffect(() => {
    setOpen(false);
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  if (!shown) return null;
  return (
    <div class="refused" role="status">
      <p>{shown.text}</p>
      {open && shown.clause && house && <p class="refused-clause">{clauseText(catalogue, shown.clause, house)}</p>}
      <p class="refused-row">
        {shown.clause && !open && (
          <button type="button" class="link" onClick={() => setOpen(true)}>
            {catalogue.say("act-why")}
          </button>
        )}
        <button
          type="button"
          class="link"
          onClick={() => {
            setShown(null);
            client.dismiss();
          }}
        >
          {catalogue.say("act-close")}
        </button>
      </p>
    </div>
  );
}

/** Whether the line is down, or why there is no table for us at all. */
export function LineNotice({ ended }: { ended: TableState["ended"] }) {
  const say = useSay();
  const line = useTable(lineOf);
  if (ended) {
    return (
      <div class="table-ended">
        <Masthead />
        <main class="notice">
          <h1>{say("lost-title")}</h1>
          <p>{say(`sorry-${ended}`)}</p>
          <p>
            {ended === "version" ? (
              <button type="button" class="act act-main" onClick={() => location.reload()}>
                {say("broken-reload")}
              </button>
            ) : (
              <a class="act act-main" href="/">
                {say("broken-home")}
              </a>
            )}
          </p>
        </main>
      </div>
    );
  }
  if (line !== "lost") return null;
  return (
    <p class="line-lost" role="alert">
      {say("link-lost")}
    </p>
  );
}
