import { describe, expect, it } from "vitest";
import { indexOf } from "./kit";
import { pick } from "./pick";
import { emptyPicture, type Picture } from "./picture";
import { KIT, put } from "./showvilla";
import { type Ray, unit, type Vec3 } from "./vector";

function villa(...pieces: [string, Vec3, number?][]): Picture {
  const picture = emptyPicture(KIT);
  const places = [...picture.places];
  for (const [name, place, turn = 0] of pieces) {
    places[indexOf(KIT, name)] = "villa";
    put(picture.poses, indexOf(KIT, name), place, turn);
  }
  return { ...picture, places };
}

const ray = (from: Vec3, through: Vec3): Ray => ({
  from,
  along: unit([through[0] - from[0], through[1] - from[1], through[2] - from[2]]),
});
const slop = 0.03;

describe("a pick", () => {
  it("is the nearest piece under the ray, with the touched point in its own frame", () => {
    const picture = villa(["red-thick", [0, 0, 0.04]], ["blue-thick", [0, 0.1, 0.04]]);
    const found = pick(KIT, picture, ray([0, -1, 0.05], [0, 0, 0.05]), { slop })!;
    expect(found.piece.name).toBe("red-thick");
    expect(found.exact).toBe(true);
    expect(found.point[1]).toBeCloseTo(-0.015);
    expect(found.local[2]).toBeCloseTo(0.01);
  });

  it("turns the touched point with the piece", () => {
    const picture = villa(["red-thick", [0, 0, 0.04], Math.PI / 2]);
    const found = pick(KIT, picture, ray([0, -1, 0.04], [0, 0, 0.04]), { slop })!;
    expect(found.local[0]).toBeCloseTo(-0.015);
  });

  it("forgives a finger that misses a column by a little, but not by much", () => {
    const picture = villa(["red-thin-1", [0, 0, 0.04]]);
    expect(pick(KIT, picture, ray([0, -1, 0.04], [0.02, 0, 0.04]), { slop })?.piece.name).toBe("red-thin-1");
    expect(pick(KIT, picture, ray([0, -1, 0.04], [0.08, 0, 0.04]), { slop })).toBeNull();
  });

  it("forgives less below its foot and above its head: who presses there wants to look round", () => {
    const picture = villa(["red-thin-1", [0, 0, 0.04]]);
    expect(pick(KIT, picture, ray([0, -1, 0.04], [0, 0, -0.005]), { slop })?.piece.name).toBe("red-thin-1");
    expect(pick(KIT, picture, ray([0, -1, 0.04], [0, 0, -0.02]), { slop })).toBeNull();
    expect(pick(KIT, picture, ray([0, -1, 0.04], [0, 0, 0.1]), { slop })).toBeNull();
  });

  it("is, to a finger, the thin column in front and not the one that shows beside it", () => {
    const picture = villa(["red-thin-1", [0, 0, 0.04]], ["blue-thick", [0.02, 0.05, 0.04]]);
    const aimed = ray([0, -1, 0.04], [0.012, 0, 0.04]);
    expect(pick(KIT, picture, aimed, { slop })?.piece.name).toBe("blue-thick");
    expect(pick(KIT, picture, aimed, { slop, thick: 0.016 })?.piece.name).toBe("red-thin-1");
    expect(pick(KIT, picture, ray([0, -1, 0.04], [0.02, 0, 0.04]), { slop, thick: 0.016 })?.piece.name).toBe(
      "blue-thick",
    );
  });

  it("prefers a wanted column beside the ray to an unwanted piece under it", () => {
    const picture = villa(["red-thin-1", [0, 0, 0.04]], ["blue", [0, 0.1, 0.03]]);
    const wanted = (piece: { name: string }): boolean => piece.name === "red-thin-1";
    expect(pick(KIT, picture, ray([0, -1, 0.05], [0.01, 0, 0.043]), { slop, wanted })?.piece.name).toBe("red-thin-1");
  });

  it("does not reach through a plateau", () => {
    const picture = villa(["red-thick", [0, 0, 0.04]], ["blue", [0, 0, 0.083]]);
    expect(pick(KIT, picture, ray([0, 0, 1], [0, 0, 0]), { slop })?.piece.name).toBe("blue");
  });

  it("meets a plateau at its edge, level with it", () => {
    const picture = villa(["blue", [0, 0, 0.083]]);
    const found = pick(KIT, picture, ray([1, 0, 0.083], [0, 0, 0.083]), { slop })!;
    expect(found.piece).toEqual({ type: "plateau", index: 20, name: "blue" });
    expect(found.point[0]).toBeGreaterThan(0.1);
  });

  it("meets the seal", () => {
    const picture = villa(["seal", [0, 0, 0.009]]);
    expect(pick(KIT, picture, ray([0, 0, 1], [0.02, 0, 0]), { slop })?.piece.name).toBe("seal");
  });

  it("never is a piece that is out", () => {
    expect(pick(KIT, emptyPicture(KIT), ray([0, 0, 1], [0, 0, 0]), { slop })).toBeNull();
  });
});
