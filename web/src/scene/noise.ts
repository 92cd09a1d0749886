/** Repeatable, tileable noise for the grain of wood and the stains of paint. */

/** A stream of numbers in [0, 1) that is the same for the same seed. */
export function stream(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The noise along one row of the unit square: for u from 0 to 1, and repeated beyond. */
export type Row = (u: number) => number;
/** Noise over the unit square; pixels with the same v share what is computed for it. */
export type Field = (v: number) => Row;

/** Smooth noise over the unit square that repeats at its edges, with this many whole cells each way. */
export function cells(across: number, along: number, seed: number): Field {
  const next = stream(seed);
  const grid = Float32Array.from({ length: across * along }, next);
  return (v) => {
    const y = (v - Math.floor(v)) * along;
    const j = Math.floor(y);
    const later = ease(y - j);
    const [above, below] = [(j % along) * across, ((j + 1) % along) * across];
    const line = new Float32Array(across + 1);
    for (let i = 0; i < across; i++) line[i] = grid[above + i]! * (1 - later) + grid[below + i]! * later;
    line[across] = line[0]!;
    return (u) => {
      const x = (u - Math.floor(u)) * across;
      const i = Math.floor(x);
      const left = line[i]!;
      return left + (line[i + 1]! - left) * ease(x - i);
    };
  };
}

/** Several fields, each finer and fainter than the one before. */
export function layered(across: number, along: number, octaves: number, seed: number): Field {
  const fields = Array.from({ length: octaves }, (_, i) => cells(across << i, along << i, seed + i * 101));
  const total = 2 - 2 ** (1 - octaves);
  return (v) => {
    const lines = fields.map((field) => field(v));
    return (u) => {
      let [sum, weight] = [0, 1 / total];
      for (const line of lines) {
        sum += line(u) * weight;
        weight /= 2;
      }
      return sum;
    };
  };
}

const ease = (t: number): number => t * t * (3 - 2 * t);
