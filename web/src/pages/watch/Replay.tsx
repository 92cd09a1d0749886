/** A replay: the villa with a free eye, a time line with every deed on it, and the story beside it. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { beginAtTop } from "../../app/begin";
import type { PageProps } from "../../app/pages";
import { Seat } from "../../game/hud/Seat";
import { playsForSeal } from "../../game/state/house";
import { analysisOf, backTo } from "../../net/addresses";
import { fetchFrames, fetchReplay, villaUrl } from "../../net/api";
import { LanguageSwitch } from "../../speech/LanguageSwitch";
import { SpeechAt, useSay, useSpeech } from "../../speech/speech";
import { heardAt, stepFrom, toldAt, toldOf } from "./chapters";
import { chapterAt, type Film, filmOf, openingMs } from "./film";
import { LoadsSwitch } from "./LoadsSwitch";
import { type FilmPlayer, openPlayer, type PlayerView } from "./player";
import { openReplaySeam } from "./replayseam";
import { StoryBeside } from "./StoryBeside";
import { TimeLine } from "./TimeLine";
import "../../game/hud/hud.css";
import "./replay.css";

type LoadedFilm = Film | "missing" | null;

export default function ReplayPage({ game = "" }: PageProps) {
  const say = useSay();
  const [film, setFilm] = useState<LoadedFilm>(null);
  const back = backTo(game, location.search);
  useEffect(() => {
    let wanted = true;
    setFilm(null);
    void Promise.all([fetchReplay(game), fetchFrames(game)]).then(([replay, frames]) => {
      if (wanted) setFilm(replay.ok && frames.ok ? filmOf(replay.value, frames.value) : "missing");
    });
    return () => {
      wanted = false;
    };
  }, [game]);
  return (
    <div class="replay">
      <header class="replay-head">
        {back ? (
          <a class="button plain" href={back} data-act="back">
            ← {say("replay-table")}
          </a>
        ) : (
          <a class="button plain" href="/watch">
            ← {say("replay-others")}
          </a>
        )}
        <LanguageSwitch />
      </header>
      {film === null && (
        <p class="replay-word" role="status">
          {say("replay-loading")}
        </p>
      )}
      {film === "missing" && (
        <p class="replay-word" role="alert">
          {say("replay-missing")}
        </p>
      )}
      {film !== null && film !== "missing" && (
        <SpeechAt rounds={inRounds(film)}>
          <Showing film={film} />
        </SpeechAt>
      )}
    </div>
  );
}

function inRounds({ replay }: Film): boolean {
  const view = replay.chapters[0]?.view;
  return view !== undefined && !playsForSeal(view);
}

const LONG_MS = 700; // after this long, going back leads to the beginning of the same deed
const AT_START: PlayerView = { ms: 0, playing: false, speed: 1 };

/** The deed that the address asks for (`?deed=12`), by its version. */
function askedDeed(): number {
  return Number(new URLSearchParams(location.search).get("deed") ?? Number.NaN);
}

function Showing({ film }: { film: Film }) {
  const { catalogue } = useSpeech();
  const { say } = catalogue;
  const canvas = useRef<HTMLCanvasElement>(null);
  const player = useRef<FilmPlayer | null>(null);
  const [view, setView] = useState(AT_START);
  const [blind, setBlind] = useState(false);
  const { replay } = film;
  const { chapters } = replay;

  useEffect(() => {
    if (!canvas.current) return;
    let shut = () => {};
    try {
      const opened = openPlayer(canvas.current, film, setView);
      player.current = opened;
      const asked = film.replay.chapters.find(({ entry }) => entry.version === askedDeed());
      opened.seek(asked?.atMs ?? openingMs(film.replay.chapters));
      shut = openReplaySeam(opened);
    } catch {
      setBlind(true);
    }
    return () => {
      shut();
      player.current?.close();
      player.current = null;
    };
  }, [film]);

  useEffect(() => beginAtTop(), []);
  const tales = useMemo(() => chapters.map((chapter) => toldOf(catalogue, chapter)), [chapters, catalogue]);
  const index = chapterAt(chapters, view.ms);
  const chapter = chapters[index];
  // A seat is shown as the previous deed left it: the result of the present deed is seen when it is done.
  const seen = chapters[Math.max(0, view.ms >= replay.lengthMs ? index : index - 1)]?.view;
  const over = view.ms >= replay.lengthMs;
  const told = toldAt(tales, index);
  // Screen readers first say the page's name. Only a step, or the running film, says its sentence.
  const [begun, setBegun] = useState(false);
  const begin = () => setBegun(true);
  const go = (number: number) => {
    const wanted = chapters[number];
    if (!wanted) return;
    begin();
    player.current?.seek(wanted.atMs);
  };
  const play = () => {
    begin();
    if (view.playing) player.current?.pause();
    else player.current?.play();
  };
  const step = (by: number) => {
    // After the last move there is still its end.
    if (by > 0 && stepFrom(tales, index, by) === index) {
      begin();
      player.current?.seek(replay.lengthMs);
    } else go(by < 0 && chapter && view.ms - chapter.atMs > LONG_MS ? index : stepFrom(tales, index, by));
  };

  return (
    <>
      <main class="replay-villa">
        <h1 class="unseen">{say("page-replay")}</h1>
        <canvas
          ref={canvas}
          tabIndex={0}
          aria-label={say("replay-villa")}
          onKeyDown={(event) => {
            if (event.key !== " ") return;
            event.preventDefault();
            play();
          }}
        />
        {blind && <p class="replay-word">{say("no-picture")}</p>}
        {seen && (
          <ul class="replay-seats">
            {seen.players.map((one) => (
              <Seat key={one.seat} player={one} seat={undefined} view={seen} you={false} phrase={null} />
            ))}
          </ul>
        )}
      </main>
      <section class="replay-bar sheet" aria-label={say("replay-line")} data-ms={Math.round(view.ms)}>
        <TimeLine
          chapters={chapters}
          tales={tales}
          index={index}
          view={view}
          lengthMs={replay.lengthMs}
          onSeek={(ms) => player.current?.seek(ms)}
          onPlay={play}
          onStep={step}
          onSpeed={(speed) => player.current?.speed(speed)}
        />
        <div class="replay-extras">
          <p class="unseen" role="status" data-heard>
            {begun && heardAt(tales, index, over, say("replay-end"))}
          </p>
          <LoadsSwitch
            game={replay.game}
            version={chapters[view.ms >= replay.lengthMs ? index : index - 1]?.entry.version ?? 0}
            onLoads={(loads) => player.current?.villa.sign({ loads })}
          />
          <a class="button" href={analysisOf(replay.game)} data-act="analysis">
            {say("act-analysis")}
          </a>
        </div>
      </section>
      <StoryBeside tales={tales} index={told} onPick={go}>
        <a class="button plain replay-low" href={analysisOf(replay.game)}>
          {say("act-analysis")}
        </a>
        <a class="button plain" href={villaUrl(replay.game)} download={`${replay.game}.villa`}>
          {say("act-keep")}
        </a>
      </StoryBeside>
    </>
  );
}
