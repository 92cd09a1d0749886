import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PAINT } from "./protocol";

test("the style sheets paint with the paint of the wood", () => {
  const tokens = readFileSync(`${import.meta.dirname}/style/tokens.css`, "utf8");
  const painted = Object.keys(PAINT).map((colour) => [colour, tokens.match(`--${colour}: (#[0-9a-f]{6});`)?.[1]]);
  expect(Object.fromEntries(painted)).toEqual(PAINT);
});
