/** A quiet terrace: the sea far below, now and then a bird. */

import { stream } from "../scene/noise";
import { noise, swell } from "./timbre";

export interface Ambience {
  /** Softer while everybody holds their breath. */
  hush(quiet: boolean): void;
  close(): void;
}

const LOUD = 0.05;

/** Starts the terrace into this output. */
export function makeAmbience(context: AudioContext, output: AudioNode): Ambience {
  const samples = noise(7, context.sampleRate, 91);
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples as Float32Array<ArrayBuffer>, 0);
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: 420, Q: 0.2 });
  const waves = new GainNode(context, { gain: 0.3 });
  const level = new GainNode(context, { gain: 0 });
  source.connect(filter).connect(waves).connect(level).connect(output);
  source.start();
  level.gain.setTargetAtTime(LOUD, context.currentTime, 2);

  const next = stream(92);
  let hushed = false;
  const roll = window.setInterval(() => {
    const height = swell(context.currentTime);
    waves.gain.setTargetAtTime(0.25 + 0.75 * height, context.currentTime, 0.6);
    filter.frequency.setTargetAtTime(320 + 520 * height, context.currentTime, 0.6);
    if (!hushed && next() < 0.035) chirp();
  }, 400);

  function chirp(): void {
    const notes = 2 + Math.floor(next() * 3);
    const pitch = 2300 + next() * 1400;
    for (let i = 0; i < notes; i++) {
      const at = context.currentTime + 0.05 + i * (0.11 + 0.04 * next());
      const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
      const voice = new GainNode(context, { gain: 0 });
      tone.frequency.setValueAtTime(pitch * (0.94 + 0.12 * next()), at);
      tone.frequency.exponentialRampToValueAtTime(pitch * (1.1 + 0.2 * next()), at + 0.07);
      voice.gain.setValueAtTime(0, at);
      voice.gain.linearRampToValueAtTime(0.12, at + 0.015);
      voice.gain.exponentialRampToValueAtTime(0.001, at + 0.09);
      tone.connect(voice).connect(level);
      tone.start(at);
      tone.stop(at + 0.12);
    }
  }

  return {
    hush(quiet) {
      hushed = quiet;
      level.gain.setTargetAtTime(quiet ? LOUD * 0.12 : LOUD, context.currentTime, quiet ? 0.25 : 1.5);
    },
    close() {
      clearInterval(roll);
      source.stop();
      level.disconnect();
    },
  };
}
