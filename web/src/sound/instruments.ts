/** Plays the table's sounds. It is loaded with the first press, because nothing can be heard before that. */

import { stream } from "../scene/noise";
import { type Ambience, makeAmbience } from "./ambience";
import { breath, glass, noise, tock } from "./timbre";
import { type Contact, creakOf, type Drag, slideOf, strongest, type Voice, voiceOf } from "./voice";

const MOST_AT_ONCE = 10;
const MOST_A_SECOND = 60;

interface Engine {
  readonly context: AudioContext;
  readonly volume: GainNode;
  readonly room: AudioNode;
  readonly slide: { readonly gain: GainNode; readonly filter: BiquadFilterNode };
  readonly creak: { readonly gain: GainNode; readonly tone: OscillatorNode };
  readonly ambience: Ambience;
  readonly bank: Map<string, AudioBuffer>;
}

/** What can be heard. */
export interface Sounds {
  /** Knocks, from the contacts of one frame. */
  knock(contacts: readonly Contact[]): void;
  /** Takes how the gripped piece moves now: it slides and creaks until this is called with null. */
  drag(state: Drag | null): void;
  /** Everybody holds their breath, or breathes again. */
  hush(quiet: boolean): void;
  /** Everything falls; the real contacts come on top of it. */
  clatter(): void;
  /** Columns fell, and all hold their breath. */
  gasp(): void;
  /** A glass is set down: somebody has won. */
  glass(): void;
  /** A wooden block is set down on the table, this many times. */
  tap(times: number): void;
}

/** The sounds themselves, and the controls for all of them. */
export interface Instruments extends Sounds {
  /** Starts the sound; browsers only allow that in response to a press. */
  resume(): void;
  /** How loud everything is, from 0 (silent) to 1. */
  level(gain: number): void;
  close(): void;
}

/** Instruments with this volume. */
export function makeInstruments(gain: number): Instruments {
  const engine = makeEngine(gain);
  let silent = gain === 0;
  let [second, played] = [0, 0];
  const next = stream(7);

  function play(buffer: AudioBuffer, gain: number, pan = 0, rate = 1, delay = 0): void {
    if (silent) return;
    const { context, room } = engine;
    const now = Math.floor(context.currentTime);
    if (now !== second) [second, played] = [now, 0];
    if (++played > MOST_A_SECOND) return;
    const source = new AudioBufferSourceNode(context, { buffer, playbackRate: rate });
    const voice = new GainNode(context, { gain });
    const place = new StereoPannerNode(context, { pan: Math.max(-1, Math.min(1, pan)) });
    source.connect(voice).connect(place).connect(room);
    source.start(context.currentTime + delay);
  }

  function knockOne(voice: Voice, pan: number, delay: number): void {
    play(wood(engine, voice), voice.gain * 0.9, pan, 0.95 + 0.1 * next(), delay);
  }

  return {
    knock(contacts) {
      for (const contact of strongest(contacts, MOST_AT_ONCE)) {
        const voice = voiceOf(contact);
        if (voice) knockOne(voice, 0, next() * 0.006);
      }
    },
    drag(state) {
      const now = engine.context.currentTime;
      const slide = state ? slideOf(state.speed, state.load) : { gain: 0, pitch: 900 };
      const creak = state ? creakOf(state.strain) : { gain: 0, rate: 24 };
      engine.slide.gain.gain.setTargetAtTime(slide.gain * 0.16, now, 0.03);
      engine.slide.filter.frequency.setTargetAtTime(slide.pitch, now, 0.05);
      engine.creak.gain.gain.setTargetAtTime(creak.gain * 0.3 * (0.55 + 0.45 * next()), now, 0.04);
      engine.creak.tone.frequency.setTargetAtTime(creak.rate * (0.85 + 0.3 * next()), now, 0.06);
    },
    hush(quiet) {
      engine.ambience.hush(quiet);
      if (quiet) play(remembered(engine, "breath", breath), 0.22);
    },
    clatter() {
      for (let i = 0; i < 34; i++) {
        const t = next() ** 1.7;
        const voice = voiceOf({
          impulse: 0.05 * (1 - 0.85 * t) * (0.4 + 0.6 * next()),
          mass: next() > 0.75 ? 0.09 : 0.01 + 0.03 * next(),
          against: next() > 0.4 ? "table" : "column",
          height: 0,
        });
        if (voice) knockOne(voice, next() * 1.4 - 0.7, t * 1.5);
      }
    },
    gasp() {
      play(remembered(engine, "breath", breath), 0.34);
      const voice = voiceOf({ impulse: 0.04, mass: 0.03, against: "table", height: 0 });
      if (voice) for (const t of [0, 0.09, 0.3]) knockOne(voice, 0.3 - t, t);
    },
    glass() {
      play(remembered(engine, "glass", glass), 0.5, 0.2, 1, 0.1);
    },
    tap(times) {
      const voice = voiceOf({ impulse: 0.03, mass: 0.06, against: "table", height: 0 });
      for (let i = 0; voice && i < times; i++) knockOne(voice, 0, i * 0.22);
    },
    resume() {
      void engine.context.resume();
    },
    level(gain) {
      silent = gain === 0;
      engine.volume.gain.setTargetAtTime(gain, engine.context.currentTime, 0.05);
    },
    close() {
      engine.ambience.close();
      void engine.context.close();
    },
  };
}

function makeEngine(volume: number): Engine {
  const context = new AudioContext({ latencyHint: "interactive" });
  const all = new GainNode(context, { gain: volume });
  const limit = new DynamicsCompressorNode(context, { threshold: -14, ratio: 6, attack: 0.002, release: 0.15 });
  all.connect(limit).connect(context.destination);

  const hiss = bufferOf(context, noise(2, context.sampleRate, 8));
  const rub = new AudioBufferSourceNode(context, { buffer: hiss, loop: true });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: 900, Q: 0.9 });
  const slide = new GainNode(context, { gain: 0 });
  rub.connect(filter).connect(slide).connect(all);
  rub.start();

  const tone = new OscillatorNode(context, { type: "sawtooth", frequency: 30 });
  const body = new BiquadFilterNode(context, { type: "bandpass", frequency: 640, Q: 5 });
  const creak = new GainNode(context, { gain: 0 });
  tone.connect(body).connect(creak).connect(all);
  tone.start();

  return {
    context,
    volume: all,
    room: all,
    slide: { gain: slide, filter },
    creak: { gain: creak, tone },
    ambience: makeAmbience(context, all),
    bank: new Map(),
  };
}

function wood(engine: Engine, voice: Voice): AudioBuffer {
  // Only a few pitches are kept; a small change of speed stands for all the others.
  const pitch = 2 ** (Math.round(Math.log2(voice.pitch) * 3) / 3);
  const decay = Math.round(voice.decay * 50) / 50 || 0.02;
  const bright = Math.max(0.2, Math.round(voice.bright * 4) / 4);
  return remembered(engine, `${pitch.toFixed(0)}/${decay}/${bright}`, (rate) => tock(pitch, decay, bright, rate));
}

function remembered(engine: Engine, key: string, make: (rate: number) => Float32Array): AudioBuffer {
  const known = engine.bank.get(key);
  if (known) return known;
  const buffer = bufferOf(engine.context, make(engine.context.sampleRate));
  engine.bank.set(key, buffer);
  return buffer;
}

function bufferOf(context: AudioContext, samples: Float32Array): AudioBuffer {
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples as Float32Array<ArrayBuffer>, 0);
  return buffer;
}
