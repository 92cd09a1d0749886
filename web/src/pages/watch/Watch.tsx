/** What there is to watch: live games, finished games, and any game from a file. */

import { useState } from "preact/hooks";
import { go } from "../../app/history";
import { type Failure, uploadReplay } from "../../net/api";
import { useSay } from "../../speech/speech";
import { Finished } from "./Finished";
import { LiveTable, useLobby } from "./LiveTable";
import "./watch.css";

export default function WatchPage() {
  const say = useSay();
  const lobby = useLobby();
  const live = lobby?.live ?? [];
  return (
    <main class="watch">
      <h1>{say("page-watch")}</h1>
      <p class="lead">{say("watch-lead")}</p>
      <section>
        <h2>{say("watch-live")}</h2>
        {live.length === 0 ? (
          <p class="quiet">{say("watch-live-none")}</p>
        ) : (
          <ul class="watch-tables">
            {live.map((table) => (
              <LiveTable key={table.table} table={table} />
            ))}
          </ul>
        )}
      </section>
      <Upload />
      <Finished />
    </main>
  );
}

const PROBLEMS: Readonly<Partial<Record<Failure["reason"], string>>> = {
  "bad-replay": "watch-bad-replay",
  "too-large": "watch-too-large",
  "too-fast": "sorry-too-fast",
};

function Upload() {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    setBusy(true);
    setProblem(null);
    const answer = await uploadReplay(file);
    setBusy(false);
    if (answer.ok) go(`/replay/${answer.value.game}${location.search}`);
    else setProblem(say(PROBLEMS[answer.problem.reason] ?? "start-offline"));
  }

  return (
    <section>
      <h2>{say("watch-file")}</h2>
      <p class="quiet">{say("watch-file-hint")}</p>
      <label class="button file" data-busy={busy}>
        <input
          type="file"
          accept=".villa"
          disabled={busy}
          onChange={(event) => {
            const input = event.currentTarget;
            void open(input.files?.[0]).then(() => {
              input.value = "";
            });
          }}
        />
        <span>{say(busy ? "watch-busy" : "watch-choose")}</span>
      </label>
      {problem && (
        <p class="watch-problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
