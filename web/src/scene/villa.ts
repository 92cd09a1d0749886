/** The villa on a canvas: what pages call. */

import type { Object3D } from "three";
import type { Kit } from "../protocol";
import { isHeap } from "./down";
import {
  clearOf,
  type Eye,
  eased,
  FIELD_OF_VIEW,
  gaze,
  homeEye,
  homeThrough,
  lawful,
  projected,
  type Side,
  sideEye,
} from "./eye";
import { framing, heapPoints } from "./framing";
import type { Piece } from "./kit";
import { alike, clearPanes, nearestPane, type Pane, slid, WHOLE } from "./pane";
import { type Pick, pick } from "./pick";
import { emptyPicture, looksLike, type Picture, POSE_SIZE } from "./picture";
import type { Pieces } from "./pieces";
import { Playout } from "./playout";
import { afterFrame, type Quality, startGovernor, TIERS } from "./quality";
import { blow } from "./shade";
import { showSigns } from "./signs";
import {
  arrange,
  dim,
  firstQuality,
  look,
  makeRenderer,
  makeStage,
  obstacleFinder,
  reachOf,
  strike,
  topOf,
} from "./stage";
import { NO_SIGNS, type SceneState, type Signs, tells } from "./state";
import type { Ray, Vec3 } from "./vector";

export interface VillaOptions {
  /** A fixed quality; without it the quality follows the frame rate. */
  readonly quality?: Quality | null;
  readonly reducedMotion?: boolean;
  /** Called before each frame to put into its poses what is known better here; true while that moves. */
  readonly foresee?: (poses: Float32Array, nowMs: number) => boolean;
  /** Called after each frame that was drawn, to move labels along. */
  readonly onFrame?: () => void;
}

/** Something that is drawn with the villa, and whose code comes later than the villa. */
export interface Extra {
  readonly group: Object3D;
  /** Called before each picture, with the pieces of the stage as it is now. */
  show(pieces: Pieces): void;
}

/** What draws hands, once it is here: nobody has one in the first moment. */
let handwork: typeof import("./hands") | null = null;

export interface LevelHeight {
  /** `base` or the plateau's colour. */
  readonly name: string;
  readonly z: number;
}

export interface Villa {
  readonly state: SceneState;
  /** Shows this picture at once and forgets frames that wait. */
  show(picture: Picture): void;
  /** Takes a frame that was sent at this time (milliseconds of the sender's clock). */
  push(sentMs: number, picture: Picture): void;
  /** Changes some of the signs round the pieces. */
  sign(signs: Partial<Signs>): void;
  /** Draws again: what the picture reads for itself has changed. */
  refresh(): void;
  /** Fetches what draws hands, before the first one comes. */
  fetchHands(): void;
  /** Draws this with the villa from now on. */
  dress(extra: Extra): void;
  /** The piece meant at this place of the canvas (CSS pixels from its upper left corner). */
  pick(x: number, y: number, options?: { touch?: boolean; wanted?: (piece: Piece) => boolean }): Pick | null;
  ray(x: number, y: number): Ray;
  /** Where a point of the world is on the canvas, in CSS pixels; null where it is behind the eye. */
  project(point: Vec3): { x: number; y: number } | null;
  /** Sends the eye there (eased, or at once). */
  look(eye: Eye, at_once?: boolean): void;
  home(): void;
  /** Sees the whole villa again, from the side the eye is on. */
  reframe(): void;
  /** Whether the eye is at home, or on its way there. */
  readonly atHome: boolean;
  /** Tells where papers lie on the picture: from now on the villa is seen beside them. An eye that is to keep still
   * looks past them when it next goes home or is told again. */
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
  /** What the last picture cost the graphics card, and in how many of all pictures the shadows were drawn again. */
  readonly cost: { readonly calls: number; readonly triangles: number; readonly shadows: number };
  close(): void;
}

const PROBE_FRAMES = 14; // drawn in a row after a start, so that the governor learns how fast this machine is
const CLEARED_EACH = 30;
const BREEZE_MS = 50;
const EARLY_MS = 8;
const LEAST_COVER = 0.02; // less is not worth a turn of the eye
const LEAST_ELEVATION = 0.12; // radians: lower, an eye that was level with a floor sees no floor
const LEVEL_MIDDLE = 0.045; // metres over a floor: the middle of a column
const MOUSE_SLOP = 0.006; // radians
const TOUCH_SLOP_PIXELS = 22;
const TOUCH_HALF_PIXELS = 18; // a column in front is twice as wide to a finger, and a little more at the picture's edge

/** The villa, drawn whenever something changes. Throws where the browser has no WebGL. */
export function openVilla(canvas: HTMLCanvasElement, kit: Kit, options: VillaOptions = {}): Villa {
  const quality = options.quality ?? firstQuality();
  const renderer = makeRenderer(canvas, quality);
  let stage = makeStage(kit, quality, renderer);
  const obstaclesIn = obstacleFinder(kit);
  const aspectOf = (): number => state.width / Math.max(1, state.height);
  const state: SceneState = {
    kit,
    picture: emptyPicture(kit),
    frames: new Playout(),
    signs: NO_SIGNS,
    eye: homeEye(0.086, 1.6),
    goal: homeEye(0.086, 1.6),
    pane: WHOLE,
    paneGoal: WHOLE,
    governor: startGovernor(quality),
    fixedQuality: options.quality !== undefined && options.quality !== null,
    reducedMotion: options.reducedMotion ?? false,
    dusk: 0,
    width: 1,
    height: 1,
  };
  const arranged = new Float32Array(state.picture.poses.length); // as the pieces stand on the stage, and their shade
  let placed = state.picture.places;
  const born = performance.now();
  let [moved, closed, drawn, last, inARow] = [true, false, 0, 0, 0];
  let [probe, atHome] = [PROBE_FRAMES, true];
  let framed = false; // the eye sees all of the villa from the side where it was, and is to go on seeing it
  let papers: readonly Pane[] = [];
  let panes = clearPanes(papers);
  let fitted: number | null = null; // how far home was in a window of another shape, while the eye is elsewhere
  let shadows = 0;
  let cleared: Eye | null = null;
  let asked = false; // for a picture
  let fetching = false;
  const extras: Extra[] = [];
  let breeze = 0;

  function request(): void {
    if (closed || asked) return;
    asked = true;
    // Meanwhile the browser need not make ready for a picture; it is asked a little before the time has come.
    const pause = stage.tier.pauseMs - EARLY_MS - (performance.now() - last);
    if (pause > 0) setTimeout(requestAnimationFrame, pause, tick);
    else requestAnimationFrame(tick);
  }

  function tick(now: number): void {
    asked = false;
    if (closed) return;
    const elapsed = now - last;
    if (elapsed < stage.tier.pauseMs) {
      request(); // asked too early after all
      return;
    }
    last = now;
    const seconds = inARow > 0 ? Math.min(0.1, elapsed / 1000) : 1 / 60;
    const more = state.frames.draw(now, state.picture);
    const foreseen = options.foresee?.(state.picture.poses, now) ?? false;
    noticeMoves();
    if (state.eye !== state.goal) state.eye = state.reducedMotion ? state.goal : eased(state.eye, state.goal, seconds);
    if (state.pane !== state.paneGoal)
      state.pane = state.reducedMotion ? state.paneGoal : slid(state.pane, state.paneGoal, seconds);
    const fading = render(seconds);
    if (inARow > 1 && !state.fixedQuality) govern(elapsed);
    probe = Math.max(0, probe - 1);
    const looking = state.eye !== state.goal || state.pane !== state.paneGoal;
    const again = looking || fading || more || foreseen || (probe > 0 && !state.fixedQuality);
    inARow = again ? inARow + 1 : 0;
    if (again) request();
    else rest();
  }

  /** Whether some piece stands otherwise than on the stage: only then shades are drawn again. */
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
    // Wood comes near an eye that keeps still rarely: that need not be looked for in every picture.
    if (state.eye !== cleared || drawn % CLEARED_EACH === 0)
      state.eye = cleared = clearOf(state.eye, obstaclesIn(state.picture));
    const { eye, reducedMotion, picture } = state;
    const onlooker = { eye, reducedMotion, now: performance.now() };
    if (picture.hands.length > 0 || state.signs.landing) fetchHands();
    const busy = handwork?.showHands(stage.hands, picture, onlooker) ?? false;
    handwork?.showGoal(stage.hands, state);
    for (const extra of extras) extra.show(stage.pieces);
    const fading = showSigns(state, stage.signs, stage.pieces, seconds) || busy;
    if (stage.tier.leaves) blow(stage.shade, state.reducedMotion ? 0 : (performance.now() - born) / 1000);
    dim(stage, state.dusk);
    look(stage, state.eye, aspectOf(), state.pane);
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
    const reshaped = Math.abs(width / height - aspectOf()) > 0.01;
    if (reshaped && !atHome && !framed) fitted ??= homeFrom()(state.paneGoal).distance;
    state.width = width;
    state.height = height;
    renderer.setPixelRatio(ratio);
    renderer.setSize(width, height, false);
    if (reshaped && atHome) home(true);
    else if (reshaped && framed)
      reframe(); // a paper has come beside the ruin, and the picture is narrower now
    else if (papers.length === 0) refit();
    request();
  }

  function home(atOnce = false): void {
    frame({}, atOnce);
    atHome = true;
    fitted = null; // from here the eye goes on by the window's shape of now
  }

  /** Sends the eye to where it sees all, at home or from this side. */
  function frame(from: Partial<Eye>, atOnce: boolean): void {
    const through = homeFrom(from);
    slide(
      nearestPane(panes, (pane) => through(pane).distance),
      atOnce,
    );
    goTo(through(state.paneGoal), atOnce);
  }

  /** The eye at home, or on this side, by the pane it looks through. */
  function homeFrom(from: Partial<Eye> = {}): (pane: Pane) => Eye {
    const [top, reach] = [Math.max(0.09, topOf(kit, state.picture)), reachOf(kit, state.picture)];
    const heap = isHeap(kit, state.picture) ? heapPoints(kit, state.picture) : [];
    const home = homeThrough(top, aspectOf(), reach);
    return (pane) => framing({ ...home(pane), ...from }, heap, aspectOf(), pane);
  }

  function slide(pane: Pane, atOnce: boolean): void {
    if (!alike(pane, state.paneGoal, LEAST_COVER)) state.paneGoal = pane;
    if (atOnce) state.pane = state.paneGoal;
    request();
  }

  /** All of the villa from the side one looks from. */
  function reframe(): void {
    const { azimuth, elevation } = state.goal;
    if (atHome) {
      home();
      return;
    }
    frame({ azimuth, elevation: Math.max(elevation, LEAST_ELEVATION) }, false);
    fitted = null;
    framed = true; // whatever goes elsewhere ends it
  }

  /** After the window was turned, the villa is seen from elsewhere as large for its new shape as it was for the old. */
  function refit(): void {
    if (fitted === null) return;
    const share = homeFrom()(state.paneGoal).distance / fitted;
    fitted = null;
    if (!atHome && !framed) goTo({ ...state.goal, distance: state.goal.distance * share }, false);
  }

  function goTo(eye: Eye, atOnce: boolean): void {
    atHome = framed = false;
    state.goal = clearOf(lawful(eye), obstaclesIn(state.picture));
    if (atOnce) state.eye = state.goal;
    request();
  }

  const toPicture = (x: number, y: number): [number, number] => [(2 * x) / state.width - 1, 1 - (2 * y) / state.height];

  const observer = new ResizeObserver(resize);
  observer.observe(canvas);
  const wake = (): void => {
    inARow = 0; // the time spent hidden was no slow frame
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
      if (atHome) home(drawn < 2);
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
      const ray = gaze(state.eye, ...toPicture(x, y), aspectOf(), state.pane);
      return pick(kit, state.picture, ray, { slop, thick, ...(wanted ? { wanted } : {}) });
    },
    ray: (x, y) => gaze(state.eye, ...toPicture(x, y), aspectOf(), state.pane),
    project(point) {
      return projected(state.eye, point, state.width, state.height, state.pane);
    },
    look: (eye, atOnce = false) => goTo(eye, atOnce),
    home: () => home(),
    reframe,
    get atHome() {
      return atHome;
    },
    cover(lie, keepStill = false) {
      // While a piece is carried, the same papers are told in every picture.
      if (lie !== papers) panes = clearPanes(lie);
      papers = lie;
      if (keepStill) return;
      const atOnce = drawn < PROBE_FRAMES;
      if (atHome) return home(atOnce);
      const through = homeFrom();
      slide(
        nearestPane(panes, (pane) => through(pane).distance),
        atOnce,
      );
      refit();
    },
    side: (side, z) => goTo(sideEye(side, z ?? state.goal.target[2], aspectOf(), state.paneGoal), false),
    levels: () => levelsOf(state),
    level(name) {
      const found = levelsOf(state).find((level) => level.name === name);
      if (found) goTo({ ...state.goal, target: [0, 0, found.z + LEVEL_MIDDLE], elevation: 0.1, distance: 0.62 }, false);
    },
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

function levelsOf({ kit, picture }: SceneState): readonly LevelHeight[] {
  const levels: LevelHeight[] = [{ name: "base", z: 0 }];
  kit.plateaus.forEach((plateau, i) => {
    const index = kit.columns.length + i;
    if (picture.places[index] !== "villa") return;
    levels.push({ name: plateau.colour, z: picture.poses[index * POSE_SIZE + 2]! + plateau.thickness / 2 });
  });
  return levels.sort((a, b) => a.z - b.z);
}
