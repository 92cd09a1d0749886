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

export type Field = (u: number, v: number) => number;

/** Smooth noise over the unit square that repeats at its edges, with this many cells each way. */
export function cells(across: number, along: number, seed: number): Field {
  const next = stream(seed);
  const grid = Float32Array.from({ length: across * along }, next);
  return (u, v) => {
    const x = (u - Math.floor(u)) * across;
    const y = (v - Math.floor(v)) * along;
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [ease(x - i), ease(y - j)];
    const [i0, i1] = [i % across, (i + 1) % across];
    const [j0, j1] = [(j % along) * across, ((j + 1) % along) * across];
    const low = grid[j0 + i0]! * (1 - fx) + grid[j0 + i1]! * fx;
    const high = grid[j1 + i0]! * (1 - fx) + grid[j1 + i1]! * fx;
    return low * (1 - fy) + high * fy;
  };
}

/** Several fields, each finer and fainter than the one before. */
export function layered(across: number, along: number, octaves: number, seed: number): Field {
  const fields = Array.from({ length: octaves }, (_, i) => cells(across << i, along << i, seed + i * 101));
  const total = 2 - 2 ** (1 - octaves);
  return (u, v) => fields.reduce((sum, field, i) => sum + field(u, v) / 2 ** i, 0) / total;
}

const ease = (t: number): number => t * t * (3 - 2 * t);
