/** The time line: play, pause, slow motion, and every deed as a notch on it. */

import { Select } from "../../panels/fields";
import { Icon, IconButton } from "../../panels/IconButton";
import { type Chapter, PAINT } from "../../protocol";
import { useSay, useSpeech } from "../../speech/speech";
import { type ChapterTold, toldAt } from "./chapters";
import { clock } from "./film";
import { type PlayerView, SPEEDS } from "./player";

interface Props {
  readonly chapters: readonly Chapter[];
  readonly tales: readonly ChapterTold[];
  readonly index: number;
  readonly view: PlayerView;
  readonly lengthMs: number;
  readonly onSeek: (ms: number) => void;
  readonly onPlay: () => void;
  readonly onStep: (by: number) => void;
  readonly onSpeed: (speed: number) => void;
}

const STEP_MS = 40;
const KEYS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

export function TimeLine({ chapters, tales, index, view, lengthMs, onSeek, onPlay, onStep, onSpeed }: Props) {
  const say = useSay();
  const { catalogue } = useSpeech();
  const speeds = new Intl.NumberFormat(catalogue.language);
  const spoken = say("replay-deed", {
    number: index + 1,
    count: chapters.length,
    story: tales[toldAt(tales, index)]?.text ?? "",
  });
  // A key goes from move to move. Steps of a fortieth of a second only make sense for a pointer.
  const pressed = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (by) onStep(by);
    else if (event.key === "Home") onSeek(0);
    else if (event.key === "End") onSeek(lengthMs);
    else return;
    event.preventDefault();
  };
  return (
    <div>
      <div class="replay-buttons">
        <IconButton label={say("replay-before")} data-act="before" onClick={() => onStep(-1)}>
          <Icon size={20}>
            <path d="M19 5v14L9 12zM5 5h3v14H5z" fill="currentColor" />
          </Icon>
        </IconButton>
        <IconButton
          look="primary"
          label={say(view.playing ? "replay-pause" : "replay-play")}
          data-act="play"
          onClick={onPlay}
        >
          <Icon>
            <path d={view.playing ? "M6 5h4v14H6zM14 5h4v14h-4z" : "M7 4.500v15L20 12z"} fill="currentColor" />
          </Icon>
        </IconButton>
        <IconButton label={say("replay-next")} data-act="next" onClick={() => onStep(1)}>
          <Icon size={20}>
            <path d="M5 5v14l10-7zM16 5h3v14h-3z" fill="currentColor" />
          </Icon>
        </IconButton>
        <span class="replay-clock number">
          {clock(view.ms)} / {clock(lengthMs)}
        </span>
        <label class="replay-speed">
          <span class="unseen">{say("replay-speed")}</span>
          <Select
            name="speed"
            value={view.speed}
            options={SPEEDS.map((speed) => ({ value: speed, text: `× ${speeds.format(speed)}` }))}
            onChange={onSpeed}
          />
        </label>
      </div>
      <div class="replay-track">
        <svg class="replay-notches" aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${lengthMs || 1} 10`}>
          {chapters.map((chapter, i) => (
            <rect
              key={chapter.entry.version}
              x={chapter.atMs}
              width={Math.max(lengthMs / 400, (chapter.untilMs - chapter.atMs) * 0.92)}
              y={tales[i]?.fall ? 0 : 3}
              height={tales[i]?.fall ? 10 : 4}
              fill={tales[i]?.fall ? "#b3261e" : PAINT[tales[i]?.colour ?? "neutral"]}
            />
          ))}
        </svg>
        <input
          type="range"
          class="slider"
          min={0}
          max={lengthMs}
          step={STEP_MS}
          value={view.ms}
          aria-label={say("replay-line")}
          aria-valuetext={spoken}
          onKeyDown={pressed}
          onInput={(event) => onSeek(Number(event.currentTarget.value))}
        />
      </div>
    </div>
  );
}
