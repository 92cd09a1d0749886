/** What could have been: a finished game looked at again, its curve, its turning points, every turn. */

import { useRef, useState } from "preact/hooks";
import type { PageProps } from "../../app/pages";
import { playsForSeal } from "../../game/state/house";
import { enumeration } from "../../game/state/sentences";
import { backTo, replayAt } from "../../net/addresses";
import { type Failure, villaUrl } from "../../net/api";
import { SpeechAt, useSay } from "../../speech/speech";
import { AtMoment } from "./AtMoment";
import { Curve } from "./Curve";
import { CurveTable } from "./CurveTable";
import { Ended, Findings, TurningPoints } from "./Short";
import { type Study, toldRarely, useStudy } from "./study";
import { Turns } from "./Turns";
import type { Tale } from "./tale";
import "./analysis.css";
import "./curve.css";
import "./turns.css";

export default function AnalysisPage({ game = "" }: PageProps) {
  const say = useSay();
  const [attempt, setAttempt] = useState(0);
  const study = useStudy(game, attempt);
  return (
    <main class="analysis" aria-busy={study.state === "asking" || study.state === "looking"}>
      <header class="analysis-head">
        <h1>{say("page-analysis")}</h1>
        {backTo(game, location.search) && (
          <a class="button plain" href={backTo(game, location.search)!} data-act="back">
            {say("analysis-back")}
          </a>
        )}
        {study.state === "found" && (
          <p class="analysis-players">
            {enumeration(say, study.tale.replay.players)} · {say(`edition-${study.tale.replay.edition}`)}
          </p>
        )}
      </header>
      <Heard study={study} />
      {(study.state === "asking" || study.state === "looking") && <Progress study={study} />}
      {study.state === "failed" && <Failed reason={study.reason} onAgain={() => setAttempt(attempt + 1)} />}
      {study.state === "found" && (
        <SpeechAt rounds={!playsForSeal(study.tale.replay)}>
          <Found key={game} tale={study.tale} />
        </SpeechAt>
      )}
    </main>
  );
}

/** The progress for screen readers: said rarely, and again when it is done. */
function Heard({ study }: { readonly study: Study }) {
  const say = useSay();
  const told = useRef<Study>(study);
  told.current = toldRarely(told.current, study);
  const { current } = told;
  return (
    <p class="unseen" role="status" data-heard>
      {current.state === "asking" && say("replay-loading")}
      {current.state === "looking" && say("analysis-looking", { done: current.done, whole: current.whole })}
      {current.state === "found" && say("analysis-done")}
    </p>
  );
}

function Progress({ study }: { readonly study: Extract<Study, { state: "asking" | "looking" }> }) {
  const say = useSay();
  const looking = study.state === "looking";
  const share = looking ? study.done / Math.max(1, study.whole) : 0;
  return (
    <section class="analysis-progress sheet">
      <p>{looking ? say("analysis-looking", { done: study.done, whole: study.whole }) : say("replay-loading")}</p>
      <div
        class="bar"
        role="progressbar"
        aria-label={say("page-analysis")}
        aria-valuemin={0}
        aria-valuemax={looking ? study.whole : 1}
        aria-valuenow={looking ? study.done : 0}
      >
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </div>
      <p class="quiet">{say("analysis-patience")}</p>
    </section>
  );
}

function Failed({ reason, onAgain }: { readonly reason: Failure["reason"]; readonly onAgain: () => void }) {
  const say = useSay();
  const missing = reason === "no-such-game";
  return (
    <section class="analysis-progress sheet" role="alert">
      <p>{say(missing ? "replay-missing" : reason === "offline" ? "start-offline" : "analysis-failed")}</p>
      {missing ? (
        <a class="button" href="/watch">
          {say("replay-others")}
        </a>
      ) : (
        <button type="button" class="button" onClick={onAgain}>
          {say("analysis-again")}
        </button>
      )}
    </section>
  );
}

function Found({ tale }: { readonly tale: Tale }) {
  const say = useSay();
  const [moment, setMoment] = useState(tale.deeds.length);
  return (
    <>
      <Ended tale={tale} />
      {tale.analysis.exact === false && <p class="analysis-about">{say("analysis-about")}</p>}
      {tale.deeds.length === 0 ? (
        <p class="sheet">{say("analysis-nothing")}</p>
      ) : (
        <>
          <section class="analysis-curve sheet">
            <h2>{say("analysis-curve")}</h2>
            <Curve tale={tale} moment={moment} onMoment={setMoment} />
            <AtMoment tale={tale} moment={moment} />
            <CurveTable tale={tale} />
          </section>
          <div class="analysis-two">
            <TurningPoints tale={tale} />
            <Findings tale={tale} />
          </div>
          <Turns tale={tale} />
        </>
      )}
      <p class="row analysis-foot">
        <a class="button" href={replayAt(tale.replay.game)}>
          {say("analysis-replay")}
        </a>
        <a class="button plain" href={villaUrl(tale.replay.game)} download={`${tale.replay.game}.villa`}>
          {say("act-keep")}
        </a>
      </p>
    </>
  );
}
