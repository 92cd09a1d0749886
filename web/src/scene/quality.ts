/** How much the renderer may spend, and a governor that follows the measured frame rate. */

export type Quality = "least" | "low" | "medium" | "high";

export interface Tier {
  readonly pixelRatio: number;
  /** The least time between two pictures. */
  readonly pauseMs: number;
  readonly antialias: boolean;
  /** Side of the shadow map, or 0 for none. */
  readonly shadow: number;
  readonly shadowSamples: number;
  /** Soft shade between pieces, computed for each pixel. */
  readonly occlusion: boolean;
  /** Grain and emblems that catch the light. */
  readonly relief: boolean;
  /** The lemon tree's shadow. */
  readonly leaves: boolean;
  readonly texture: number;
  /** Width of the painted surroundings, which are out of focus anyway. */
  readonly panorama: number;
  readonly roundness: number;
  /** Steps in which an edge is rounded; none leaves it sharp. */
  readonly edgeSteps: number;
  /** Metres between the points of a plateau's outline. */
  readonly outlineM: number;
}

export const TIERS: Readonly<Record<Quality, Tier>> = {
  // For a processor that has to draw as well: half as fine, without shadows, quick to load, with time left for the wood.
  least: {
    pixelRatio: 0.5,
    pauseMs: 45,
    antialias: false,
    shadow: 0,
    shadowSamples: 0,
    occlusion: false,
    relief: false,
    leaves: false,
    texture: 256,
    panorama: 512,
    roundness: 10,
    edgeSteps: 0,
    outlineM: 0.01,
  },
  low: {
    pixelRatio: 1,
    pauseMs: 0,
    antialias: false,
    shadow: 512,
    shadowSamples: 1,
    occlusion: false,
    relief: false,
    leaves: false,
    texture: 512,
    panorama: 1024,
    roundness: 20,
    edgeSteps: 3,
    outlineM: 0.004,
  },
  medium: {
    pixelRatio: 1.25,
    pauseMs: 0,
    antialias: true,
    shadow: 1024,
    shadowSamples: 6,
    occlusion: true,
    relief: false,
    leaves: true,
    texture: 1024,
    panorama: 1024,
    roundness: 32,
    edgeSteps: 3,
    outlineM: 0.004,
  },
  high: {
    pixelRatio: 2,
    pauseMs: 0,
    antialias: true,
    shadow: 2048,
    shadowSamples: 14,
    occlusion: true,
    relief: true,
    leaves: true,
    texture: 2048,
    panorama: 2048,
    roundness: 48,
    edgeSteps: 3,
    outlineM: 0.002,
  },
};

/** The quality asked for in an address (`?quality=low`), or null. */
export function askedQuality(search: string): Quality | null {
  const asked = new URLSearchParams(search).get("quality");
  return asked === "least" || asked === "low" || asked === "medium" || asked === "high" ? asked : null;
}

export interface Governor {
  readonly quality: Quality;
  /** Smoothed time between frames that followed each other without a pause. */
  readonly frameMs: number;
  /** How many such frames were seen since the last change. */
  readonly seen: number;
  /** How many of the last ones in a row were very slow. */
  readonly crawling: number;
  /** Tiers that proved too slow are not tried again. */
  readonly ceiling: Quality;
}

const ORDER: readonly Quality[] = ["least", "low", "medium", "high"];
const SLOW_MS = 26; // below about 38 frames a second players feel the delay
const FAST_MS = 18.5;
const VERY_SLOW_MS = 70;
const CRAWL_FRAMES = 3;
const SETTLE_FRAMES = 45;

/** A governor that has seen no frame yet. */
export const startGovernor = (quality: Quality): Governor => ({
  quality,
  frameMs: 16,
  seen: 0,
  crawling: 0,
  ceiling: "high",
});

/** The governor after one more frame that followed the last without a pause; its quality may have changed. */
export function afterFrame(governor: Governor, elapsedMs: number): Governor {
  const felt = Math.min(elapsedMs, VERY_SLOW_MS); // one long pause must not count as many frames
  const frameMs = governor.seen === 0 ? felt : governor.frameMs + (felt - governor.frameMs) * 0.1;
  const seen = governor.seen + 1;
  const crawling = elapsedMs > VERY_SLOW_MS ? governor.crawling + 1 : 0;
  const place = ORDER.indexOf(governor.quality);
  if (place > 0 && crawling >= CRAWL_FRAMES) return settled("least", frameMs);
  if (place > 0 && frameMs > SLOW_MS && seen >= SETTLE_FRAMES) return settled(ORDER[place - 1]!, frameMs);
  if (place < ORDER.indexOf(governor.ceiling) && frameMs < FAST_MS && seen >= 4 * SETTLE_FRAMES) {
    return { ...governor, quality: ORDER[place + 1]!, frameMs, seen: 0, crawling: 0 };
  }
  return { ...governor, frameMs, seen, crawling };
}

function settled(quality: Quality, frameMs: number): Governor {
  return { quality, frameMs, seen: 0, crawling: 0, ceiling: quality };
}

/** Whether a renderer of this name works without a graphics card. */
export const isSoftware = (renderer: string): boolean =>
  /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer);
