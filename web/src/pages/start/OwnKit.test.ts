import { expect, test } from "vitest";
import { LONGEST_KIT } from "../../protocol";
import { readKit } from "./OwnKit";
import { firstWish, healed, tableFrom } from "./wish";

const file = (text: string | Uint8Array<ArrayBuffer>) => new File([text], "attic.toml");

test("a measured set goes to the server as the text of its file, and without one ours is played with", async () => {
  const kit = await readKit(file('name = "attic find"\n'));
  const wish = firstWish("de", ["Ann", "Ben"]);
  expect([{ ...wish, kit }, wish].map((one) => tableFrom(one, []).kit)).toEqual(['name = "attic find"\n', "classic"]);
});

test("what is empty, too long or no text is not sent", async () => {
  const bad = ["", "#".repeat(LONGEST_KIT + 1), "#".repeat(5 * LONGEST_KIT), new Uint8Array([0xff, 0xfe, 0x00])];
  expect(await Promise.all(bad.map((text) => readKit(file(text))))).toEqual([null, null, null, null]);
});

test("a set that was chosen once is not chosen again by itself", async () => {
  const wish = firstWish("de", ["Ann", "Ben"]);
  const kit = { name: "attic.toml", text: "[base]" };
  expect(healed({ ...wish, kit }, wish).kit).toBe(null);
});
