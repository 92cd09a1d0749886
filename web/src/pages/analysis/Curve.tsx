/** Each player's chance to win over the game, drawn in their colours; turning points lead into the replay. */

import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { replayAt } from "../../net/addresses";
import { Emblem } from "../../panels/pieces";
import { PAINT, type Paint } from "../../protocol";
import { useSpeech } from "../../speech/speech";
import { across, leads, momentAt, type Plot, smooth, spansOf, spread, ticks, upright } from "./curve";
import { changeOf, percent, sentenceOf } from "./phrases";
import { type AnalysedDeed, momentsOf, swingOf, type Tale, turningPoints } from "./tale";

interface Props {
  readonly tale: Tale;
  /** The selected moment. */
  readonly moment: number;
  readonly onMoment: (moment: number) => void;
}

const CHIP = 22;
const PENNANT = 11;
const FINGER_PX = 22; // the radius that a finger needs
const BESIDE = 1.8;
const RULES = [0, 0.25, 0.5, 0.75, 1];

function plotOf(width: number): Plot {
  const height = Math.round(Math.min(400, Math.max(250, width * 0.44)));
  return { width, height, left: 50, right: 36, top: 52, bottom: 44 };
}

export function Curve({ tale, moment, onMoment }: Props) {
  const { catalogue } = useSpeech();
  const { say, language } = catalogue;
  const paper = useRef<HTMLDivElement>(null);
  const plot = plotOf(useWidth(paper, 720));
  const moments = momentsOf(tale);
  const count = moments.length;
  const x = (at: number) => across(plot, at, count);
  const y = (chance: number) => upright(plot, chance);
  const floor = y(0);
  // Lines at the same height are drawn side by side, so that each can be seen.
  const beside = (seat: number) => (seat - (tale.paints.length - 1) / 2) * BESIDE;

  // Only a press moves the slider. A pointer that passes over the curve on its way elsewhere changes nothing.
  const follow = (event: PointerEvent) => {
    if (!leads(event)) return;
    const box = paper.current?.getBoundingClientRect();
    if (box) onMoment(momentAt(plot, event.clientX - box.left, count));
  };

  return (
    <div class="curve" ref={paper}>
      <svg
        width={plot.width}
        height={plot.height}
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        aria-hidden="true"
        onPointerMove={follow}
        onPointerDown={follow}
      >
        <Hopeless tale={tale} plot={plot} x={x} word={say("analysis-hopeless-mark")} />
        {RULES.map((rule) => (
          <g key={rule}>
            <line class="curve-rule" x1={plot.left} x2={plot.width - plot.right} y1={y(rule)} y2={y(rule)} />
            <text class="curve-tick" x={plot.left - 8} y={y(rule) + 4} text-anchor="end">
              {percent(language, rule)}
            </text>
          </g>
        ))}
        <text class="curve-axis" x={4} y={16}>
          {say("analysis-axis-chance")}
        </text>
        <Storeys tale={tale} x={x} floor={floor} top={plot.top} />
        <TurnTicks tale={tale} plot={plot} x={x} floor={floor} />
        <text class="curve-axis" x={plot.width - 4} y={plot.height - 5} text-anchor="end">
          {say("analysis-axis-turn")}
        </text>
        {tale.paints.map((paint, seat) => (
          <Line
            key={tale.replay.players[seat]}
            paint={paint}
            d={lineOf(moments, seat, x, (chance) => y(chance) + beside(seat))}
          />
        ))}
        <g class="curve-cursor">
          <line x1={x(moment)} x2={x(moment)} y1={plot.top} y2={floor} />
          {tale.paints.map((paint, seat) => (
            <circle
              key={tale.replay.players[seat]}
              cx={x(moment)}
              cy={y(moments[moment]?.[seat] ?? 0)}
              r="5"
              fill={PAINT[paint]}
            />
          ))}
        </g>
        <Ends tale={tale} plot={plot} last={moments[count - 1] ?? []} />
      </svg>
      <Pennants tale={tale} plot={plot} x={x} y={y} />
      <input
        type="range"
        class="slider curve-slider"
        min={0}
        max={count - 1}
        step={1}
        value={moment}
        aria-label={say("analysis-moment")}
        aria-valuetext={spoken(tale, moment, language, (deed) => sentenceOf(catalogue, deed), say("analysis-begins"))}
        onInput={(event) => onMoment(Number(event.currentTarget.value))}
      />
    </div>
  );
}

type ScaleTo = (value: number) => number;

function lineOf(moments: readonly (readonly number[])[], seat: number, x: ScaleTo, y: ScaleTo): string {
  return smooth(moments.map((chances, at) => [x(at), y(chances[seat] ?? 0)] as const));
}

/** A painted line with a dark edge: yellow alone would be invisible on paper. */
function Line({ paint, d }: { readonly paint: Paint; readonly d: string }) {
  return (
    <>
      <path class="curve-edge" d={d} />
      <path class="curve-line" d={d} stroke={PAINT[paint]} />
    </>
  );
}

/** Each line ends in its player's emblem. */
function Ends({ tale, plot, last }: { readonly tale: Tale; readonly plot: Plot; readonly last: readonly number[] }) {
  const wished = tale.paints.map((_, seat) => upright(plot, last[seat] ?? 0));
  const placed = spread(wished, CHIP + 1, plot.top, plot.height - plot.bottom);
  return (
    <>
      {tale.paints.map((paint, seat) => (
        <g
          key={tale.replay.players[seat]}
          transform={`translate(${plot.width - plot.right + 12} ${(placed[seat] ?? 0) - CHIP / 2})`}
        >
          <Emblem colour={paint} size={CHIP} />
        </g>
      ))}
    </>
  );
}

/** Where a plateau was laid, a storey begins. */
function Storeys({
  tale,
  x,
  floor,
  top,
}: {
  readonly tale: Tale;
  readonly x: ScaleTo;
  readonly floor: number;
  readonly top: number;
}) {
  return (
    <>
      {tale.deeds.map((deed, i) => {
        const plateau = deed.chapter.entry.events.find((event) => event.event === "plateau-laid")?.plateau;
        if (!plateau) return null;
        return (
          <g key={deed.version} class="curve-storey">
            <line x1={x(i + 1)} x2={x(i + 1)} y1={top} y2={floor} stroke={PAINT[plateau]} />
            <rect x={x(i + 1) - 11} y={floor - 3} width="22" height="6" rx="1.5" fill={PAINT[plateau]} />
          </g>
        );
      })}
    </>
  );
}

function TurnTicks({
  tale,
  plot,
  x,
  floor,
}: {
  readonly tale: Tale;
  readonly plot: Plot;
  readonly x: ScaleTo;
  readonly floor: number;
}) {
  const last = tale.turns.at(-1)?.number ?? 0;
  const shown = ticks(last, plot.width - plot.left - plot.right, 34);
  return (
    <>
      {spansOf(tale.deeds).map(({ turn, from, to }) => (
        <g key={turn}>
          {to > from && <line class="curve-rule" x1={x(from + 1)} x2={x(to + 1)} y1={floor + 6} y2={floor + 6} />}
          {shown.includes(turn) && (
            <text class="curve-tick" x={(x(from + 1) + x(to + 1)) / 2} y={floor + 20} text-anchor="middle">
              {turn}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

function Hopeless({
  tale,
  plot,
  x,
  word,
}: {
  readonly tale: Tale;
  readonly plot: Plot;
  readonly x: ScaleTo;
  readonly word: string;
}) {
  const at = tale.deeds.findIndex((deed) => deed.version === tale.analysis.hopelessSince);
  if (at < 0) return null;
  const left = x(at);
  const wide = plot.width - plot.right - left;
  return (
    <g class="curve-hopeless">
      <rect x={left} y={plot.top} width={wide} height={plot.height - plot.top - plot.bottom} />
      {wide > 110 && (
        <text x={left + 6} y={plot.height - plot.bottom - 9}>
          {word}
        </text>
      )}
    </g>
  );
}

interface PennantsProps {
  readonly tale: Tale;
  readonly plot: Plot;
  readonly x: ScaleTo;
  readonly y: ScaleTo;
}

function Pennants({ tale, plot, x, y }: PennantsProps) {
  const { catalogue } = useSpeech();
  const points = turningPoints(tale);
  const at = points.map((deed) => x(tale.deeds.indexOf(deed) + 1));
  const placed = spread(at, 2 * FINGER_PX, plot.left, plot.width - PENNANT - 2);
  const high = plot.top - 20;
  return (
    <nav class="curve-pennants" aria-label={catalogue.say("analysis-turning")}>
      <svg width={plot.width} height={plot.height} viewBox={`0 0 ${plot.width} ${plot.height}`} role="none">
        {points.map((deed, i) => {
          const { seat } = swingOf(deed);
          const spot = y(deed.note.outlook[seat] ?? 0);
          const number = i + 1;
          const label = `${catalogue.say("analysis-turning-point", { number })}. ${sentenceOf(catalogue, deed)} ${changeOf(catalogue, tale.replay, deed)}`;
          return (
            <a
              key={deed.version}
              class="pennant"
              href={replayAt(tale.replay.game, deed.version)}
              data-turning={deed.version}
              aria-label={label}
            >
              <path class="pennant-cord" d={`M${placed[i]} ${high + PENNANT}L${at[i]} ${spot}`} />
              <circle class="pennant-spot" cx={at[i]} cy={spot} r="6.5" fill={PAINT[tale.paints[seat] ?? "neutral"]} />
              <circle class="pennant-reach" cx={placed[i]} cy={high} r={FINGER_PX} />
              <circle class="pennant-head" cx={placed[i]} cy={high} r={PENNANT} />
              <text class="pennant-number" x={placed[i]} y={high + 4.5} text-anchor="middle">
                {number}
              </text>
            </a>
          );
        })}
      </svg>
    </nav>
  );
}

function spoken(
  tale: Tale,
  moment: number,
  language: string,
  sentence: (deed: AnalysedDeed) => string,
  begins: string,
): string {
  const deed = tale.deeds[moment - 1];
  const chances = (deed ? deed.note.outlook : tale.start).map(
    (chance, seat) => `${tale.replay.players[seat]} ${percent(language, chance)}`,
  );
  return `${deed ? sentence(deed) : begins} ${chances.join(", ")}.`;
}

export function useWidth(of: RefObject<HTMLElement | null>, first: number): number {
  const [width, setWidth] = useState(first);
  useEffect(() => {
    const element = of.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => setWidth(Math.max(240, Math.round(element.clientWidth))));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [of]);
  return width;
}
