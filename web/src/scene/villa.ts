/** The villa on a canvas: what pages call. */

import type { Object3D } from "three";
import type { Kit } from "../protocol";
import { type Eye, FIELD_OF_VIEW, gaze, homeThrough, projected, type Side } from "./eye";
import type { Piece } from "./kit";
import { type Pane, WHOLE } from "./pane";
import { type Pick, pick } from "./pick";
import { emptyPicture, looksLike, type Picture } from "./picture";
import type { Pieces } from "./pieces";
import { Playout } from "./playout";
import { afterFrame, type Quality, startGovernor, TIERS } from "./quality";
import { blow } from "./shade";
import { showSigns } from "./signs";
import { arrange, dim, firstQuality, look, makeRenderer, makeStage, strike } from "./stage";
import { type LevelHeight, levelsOf, Standpoint } from "./standpoint";
import { NO_SIGNS, type SceneState, type Signs, tells } from "./state";
import type { Ray, Vec3 } from "./vector";

export interface VillaOptions {
  /** A fixed quality; without it the quality follows the frame rate. */
  readonly quality?: Quality | null;
  readonly reducedMotion?: boolean;
  /** Called before each frame to correct its poses with what is known better here; true while that moves. */
  readonly foresee?: (poses: Float32Array, nowMs: number) => boolean;
  /** Called after each frame that was drawn, to move labels along. */
  readonly onFrame?: () => void;
}

/** Something that is drawn with the villa, but whose code loads later. */
export interface Extra {
  readonly group: Object3D;
  /** Called before each picture, with the pieces of the stage as it is now. */
  show(pieces: Pieces): void;
}

/** The code that draws hands, once it has loaded; there are no hands in the first moment. */
let handwork: typeof import("./hands") | null = null;

export interface Villa {
  readonly state: SceneState;
  /** Shows this picture at once and forgets frames that wait. */
  show(picture: Picture): void;
  /** Takes a frame that was sent at this time (milliseconds of the sender's clock). */
  push(sentMs: number, picture: Picture): void;
  /** Changes some of the signs round the pieces. */
  sign(signs: Partial<Signs>): void;
  /** Draws again, because something that the picture reads has changed. */
  refresh(): void;
  /** Fetches the code that draws hands, before the first hand comes. */
  fetchHands(): void;
  /** Draws this with the villa from now on. */
  dress(extra: Extra): void;
  /** The piece meant at this place of the canvas (CSS pixels from its upper left corner). */
  pick(x: number, y: number, options?: { touch?: boolean; wanted?: (piece: Piece) => boolean }): Pick | null;
  ray(x: number, y: number): Ray;
  /** Where a point of the world is on the canvas, in CSS pixels; null if it is behind the eye. */
  project(point: Vec3): { x: number; y: number } | null;
  /** Sends the eye there (eased, or at once). */
  look(eye: Eye, atOnce?: boolean): void;
  home(): void;
  /** Sees the whole villa again, from the present side. */
  reframe(): void;
  /** Whether the eye is at home, or on its way there. */
  readonly atHome: boolean;
  /** Says where papers lie on the picture: from now on the villa is seen beside them. An eye that should keep still only
   * takes them into account when it next goes home, or at the next call. */
  cover(papers: readonly Pane[], keepStill?: boolean): void;
  side(side: Side, z?: number): void;
  /** The levels that can be looked at, lowest first: the base and every plateau that is laid, with the height of its floor. */
  levels(): readonly LevelHeight[];
  /** Looks at the columns that stand on this level, from the side the eye is on. */
  level(name: string): void;
  /** Dims the light for a story: 0 day, 1 dusk. */
  dusk(share: number): void;
  setReducedMotion(reduced: boolean): void;
  /** Draws now; for tests and pictures. */
  draw(): void;
  /** How many pictures were drawn so far. */
  readonly drawn: number;
  /** What the last picture cost the graphics card, and in how many of all pictures the shadows were redrawn. */
  readonly cost: { readonly calls: number; readonly triangles: number; readonly shadows: number };
  close(): void;
}

const PROBE_FRAMES = 14; // this many are drawn in a row after a start, so that the governor learns how fast this machine is
const BREEZE_MS = 50;
const EARLY_MS = 8;
const MOUSE_SLOP = 0.006; // radians
const TOUCH_SLOP_PIXELS = 22;
const TOUCH_HALF_PIXELS = 18; // for a finger, a column in front is twice as wide, and a little more at the picture's edge

/** The villa, drawn whenever something changes. Throws if the browser has no WebGL. */
export function openVilla(canvas: HTMLCanvasElement, kit: Kit, options: VillaOptions = {}): Villa {
  const quality = options.quality ?? firstQuality();
  const renderer = makeRenderer(canvas, quality);
  let stage = makeStage(kit, quality, renderer);
  const home = homeThrough(0.086, 1.6, kit.base.radius)(WHOLE);
  const state: SceneState = {
    kit,
    picture: emptyPicture(kit),
    frames: new Playout(),
    signs: NO_SIGNS,
    eye: home,
    goal: home,
    pane: WHOLE,
    paneGoal: WHOLE,
    governor: startGovernor(quality),
    fixedQuality: options.quality !== undefined && options.quality !== null,
    reducedMotion: options.reducedMotion ?? false,
    dusk: 0,
    width: 1,
    height: 1,
  };
  const standpoint = new Standpoint(state, request);
  const arranged = new Float32Array(state.picture.poses.length); // the poses of the pieces on the stage, and of their shade
  let placed = state.picture.places;
  const born = performance.now();
  let [moved, closed, drawn, last, inARow] = [true, false, 0, 0, 0];
  let probe = PROBE_FRAMES;
  let shadows = 0;
  let asked = false; // whether a picture has been requested
  let fetching = false;
  const extras: Extra[] = [];
  let breeze = 0;

  function request(): void {
    if (closed || asked) return;
    asked = true;
    // Meanwhile the browser does not have to prepare a picture. It is asked shortly before it is time.
    const pause = stage.tier.pauseMs - EARLY_MS - (performance.now() - last);
    if (pause > 0) setTimeout(requestAnimationFrame, pause, tick);
    else requestAnimationFrame(tick);
  }

  function tick(now: number): void {
    asked = false;
    if (closed) return;
    const elapsed = now - last;
    if (elapsed < stage.tier.pauseMs) {
      request(); // it was still asked too early
      return;
    }
    last = now;
    const seconds = inARow > 0 ? Math.min(0.1, elapsed / 1000) : 1 / 60;
    const more = state.frames.draw(now, state.picture);
    const foreseen = options.foresee?.(state.picture.poses, now) ?? false;
    noticeMoves();
    standpoint.move(seconds);
    const fading = render(seconds);
    if (inARow > 1 && !state.fixedQuality) govern(elapsed);
    probe = Math.max(0, probe - 1);
    const again = standpoint.moves || fading || more || foreseen || (probe > 0 && !state.fixedQuality);
    inARow = again ? inARow + 1 : 0;
    if (again) request();
    else rest();
  }

  /** Notices whether a piece has moved on the stage, because only then shades are drawn again. */
  function noticeMoves(): void {
    const { poses, places } = state.picture;
    for (let i = 0; !moved && i < poses.length; i++) moved = poses[i] !== arranged[i];
    if (places !== placed) moved = true;
    placed = places;
  }

  function rest(): void {
    clearTimeout(breeze);
    if (!stage.tier.leaves || state.reducedMotion || state.governor.quality !== "high" || document.hidden) return;
    breeze = window.setTimeout(request, BREEZE_MS);
  }

  function render(seconds: number): boolean {
    if (moved) {
      arrange(stage, kit, state.picture);
      arranged.set(state.picture.poses);
      renderer.shadowMap.needsUpdate = stage.tier.shadow > 0;
      shadows += 1;
      moved = false;
    }
    standpoint.keepClear(drawn);
    const { eye, reducedMotion, picture } = state;
    const onlooker = { eye, reducedMotion, now: performance.now() };
    if (picture.hands.length > 0 || state.signs.landing) fetchHands();
    const busy = handwork?.showHands(stage.hands, picture, onlooker) ?? false;
    handwork?.showGoal(stage.hands, state);
    for (const extra of extras) extra.show(stage.pieces);
    const fading = showSigns(state, stage.signs, stage.pieces, seconds) || busy;
    if (stage.tier.leaves) blow(stage.shade, state.reducedMotion ? 0 : (performance.now() - born) / 1000);
    dim(stage, state.dusk);
    look(stage, state.eye, standpoint.aspect, state.pane);
    renderer.render(stage.scene, stage.camera);
    drawn += 1;
    options.onFrame?.();
    return fading;
  }

  function fetchHands(): void {
    if (handwork || fetching) return;
    fetching = true;
    import("./hands").then(
      (module) => {
        handwork = module;
        request();
      },
      () => {
        fetching = false; // the next picture asks again
      },
    );
  }

  function govern(elapsed: number): void {
    const before = state.governor.quality;
    state.governor = afterFrame(state.governor, elapsed);
    if (state.governor.quality !== before) restage();
  }

  function restage(): void {
    strike(stage);
    stage = makeStage(kit, state.governor.quality, renderer);
    for (const { group } of extras) stage.scene.add(group);
    [moved, probe, inARow] = [true, PROBE_FRAMES, 0];
    resize();
  }

  function resize(): void {
    const box = canvas.getBoundingClientRect();
    const [width, height] = [Math.max(1, box.width), Math.max(1, box.height)];
    const ratio = Math.min(window.devicePixelRatio || 1, TIERS[state.governor.quality].pixelRatio);
    renderer.setPixelRatio(ratio);
    renderer.setSize(width, height, false);
    standpoint.resize(width, height);
    request();
  }

  const toPicture = (x: number, y: number): [number, number] => [(2 * x) / state.width - 1, 1 - (2 * y) / state.height];

  const observer = new ResizeObserver(resize);
  observer.observe(canvas);
  const wake = (): void => {
    inARow = 0; // the time while hidden does not count as a slow frame
    request();
  };
  document.addEventListener("visibilitychange", wake);
  canvas.addEventListener("webglcontextrestored", wake);
  resize();

  return {
    state,
    show(picture) {
      state.frames.clear();
      state.picture.poses.set(picture.poses);
      state.picture.places = picture.places;
      state.picture.hands = picture.hands;
      moved = true;
      if (standpoint.atHome) standpoint.home(drawn < 2);
      request();
    },
    push(sentMs, picture) {
      const newest = state.frames.newest ?? state.picture;
      state.frames.keep(sentMs, picture, performance.now());
      if (!asked && !looksLike(newest, picture)) request();
    },
    sign(signs) {
      if (!tells(state.signs, signs)) return;
      state.signs = { ...state.signs, ...signs };
      request();
    },
    refresh: request,
    fetchHands,
    dress(extra) {
      extras.push(extra);
      stage.scene.add(extra.group);
      request();
    },
    pick(x, y, { touch = false, wanted } = {}) {
      const pixel = FIELD_OF_VIEW / state.height;
      const slop = touch ? TOUCH_SLOP_PIXELS * pixel : MOUSE_SLOP;
      const thick = touch ? TOUCH_HALF_PIXELS * pixel : 0;
      const ray = gaze(state.eye, ...toPicture(x, y), standpoint.aspect, state.pane);
      return pick(kit, state.picture, ray, { slop, thick, ...(wanted ? { wanted } : {}) });
    },
    ray: (x, y) => gaze(state.eye, ...toPicture(x, y), standpoint.aspect, state.pane),
    project(point) {
      return projected(state.eye, point, state.width, state.height, state.pane);
    },
    look: (eye, atOnce) => standpoint.look(eye, atOnce),
    home: () => standpoint.home(),
    reframe: () => standpoint.reframe(),
    get atHome() {
      return standpoint.atHome;
    },
    cover: (papers, keepStill = false) => standpoint.cover(papers, keepStill, drawn < PROBE_FRAMES),
    side: (side, z) => standpoint.side(side, z),
    levels: () => levelsOf(state),
    level: (name) => standpoint.level(name),
    dusk(share) {
      state.dusk = share;
      request();
    },
    setReducedMotion(reduced) {
      state.reducedMotion = reduced;
      request();
    },
    draw: () => void render(1),
    get drawn() {
      return drawn;
    },
    get cost() {
      const { calls, triangles } = renderer.info.render;
      return { calls, triangles, shadows };
    },
    close() {
      closed = true;
      clearTimeout(breeze);
      observer.disconnect();
      document.removeEventListener("visibilitychange", wake);
      canvas.removeEventListener("webglcontextrestored", wake);
      strike(stage);
      renderer.dispose();
    },
  };
}
