import { GreaterDepth, type MeshBasicMaterial } from "three";
import { expect, test } from "vitest";
import { makeShine } from "./signs";

test("the mark of a column in a fall is drawn where other wood stands before it, and hides none of that", () => {
  const { depthFunc, depthWrite, transparent } = makeShine("#ffffff").material as MeshBasicMaterial;
  expect({ depthFunc, depthWrite, transparent }).toEqual({
    depthFunc: GreaterDepth,
    depthWrite: false,
    transparent: true,
  });
});
