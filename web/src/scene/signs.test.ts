import { BufferGeometry, Color, GreaterDepth, Mesh, type MeshBasicMaterial, Vector4 } from "three";
import { afterEach, expect, test, vi } from "vitest";
import { squareVilla } from "../access/villa.fixture";
import { PAINT } from "../protocol";
import { homeEye } from "./eye.fixture";
import type { Pieces } from "./pieces";
import { lightOn, makeShine, makeSigns, showSigns } from "./signs";
import { NO_SIGNS, type SceneState, type Signs } from "./state";

afterEach(() => vi.unstubAllGlobals());

const NOTHING = { over: false, held: false };
const OVER = { over: true, held: false };
const luminance = ({ r, g, b }: Color) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** The light that the wood's shader adds at the edge of a column. */
function added(colour: "yellow" | "blue" | "red" | "green"): number {
  const { wish, colour: light } = lightOn({ name: "it", colour }, { ...NO_SIGNS, touchable: ["it"] }, NOTHING);
  return wish * (luminance(light) + 0.3 * luminance(new Color(PAINT[colour])));
}

test("yellow glows at least as brightly as blue and as every other colour", () => {
  for (const colour of ["blue", "red", "green"] as const) expect(added("yellow")).toBeGreaterThanOrEqual(added(colour));
});

test("a plateau under the pointer keeps its colour, and the piece in hand stays marked", () => {
  const signs = { ...NO_SIGNS, hover: { name: "blue", allowed: true } };
  const column = { name: "it", colour: "red" } as const;
  expect(lightOn(undefined, signs, OVER).wish).toBeLessThan(0.3);
  expect(lightOn(column, signs, OVER).wish).toBeGreaterThan(1);
  expect(lightOn(column, NO_SIGNS, { over: false, held: true }).wish).toBe(0.5);
  expect(lightOn(column, NO_SIGNS, NOTHING).wish).toBe(0);
});

test("what only the hook reaches glows like brass and carries a hook, what fingers reach has a rim of light", () => {
  const pen = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.stubGlobal("document", { createElement: () => ({ getContext: () => pen }) });
  vi.stubGlobal("Path2D", class {});
  const names = ["red-thin-1", "red-hex", "red-thick"] as const;
  const { kit, picture } = squareVilla(names.map((name, i) => ({ name, x: 0.04 * i, y: 0 })));
  const looks = [...kit.columns, ...kit.plateaus].map(() => ({ glow: new Vector4(), tint: new Vector4() }));
  const pieces = { looks, meshes: kit.columns.map(() => new Mesh(new BufferGeometry())) } as unknown as Pieces;
  const meshes = makeSigns(kit);
  const signs: Signs = { ...NO_SIGNS, touchable: ["red-hex"], hookable: ["red-thin-1"], fingered: ["red-thick"] };
  showSigns(
    { kit, picture, signs, eye: homeEye(0.09, 1.6), reducedMotion: true } as unknown as SceneState,
    meshes,
    pieces,
    1,
  );
  expect(meshes.hooks.map(({ visible }) => visible)).toEqual([true, false, false]);
  expect(meshes.rims.map(({ visible }) => visible)).toEqual([false, true, false]);
  // Over the head light means that a column carries nothing, so the rim keeps to the sides.
  const { x, z } = meshes.rims[1]!.scale;
  expect([x > 1, z]).toEqual([true, 1]);
  const [brass, light, faint] = looks.map(({ glow }) => glow);
  expect(brass!.toArray().slice(0, 3)).not.toEqual(light!.toArray().slice(0, 3));
  expect(faint!.w).toBeLessThan(light!.w / 2);
  expect(faint!.w).toBeGreaterThan(0);
});

test("the mark of a column in a fall is drawn where other wood stands before it, and hides none of that", () => {
  const { depthFunc, depthWrite, transparent } = makeShine("#ffffff").material as MeshBasicMaterial;
  expect({ depthFunc, depthWrite, transparent }).toEqual({
    depthFunc: GreaterDepth,
    depthWrite: false,
    transparent: true,
  });
});
