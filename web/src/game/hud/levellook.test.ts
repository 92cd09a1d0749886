import { expect, test } from "vitest";
import { type Eye, sideEye } from "../../scene/eye";
import { homeEye } from "../../scene/eye.fixture";
import type { Villa } from "../../scene/villa";
import { LevelLook } from "./levellook";

function villaAt(eye: Eye, atHome: boolean) {
  const villa = {
    state: { goal: eye } as Villa["state"],
    atHome,
    look: (eye: Eye) => {
      [villa.state.goal, villa.atHome] = [eye, false];
    },
    home: () => {
      [villa.state.goal, villa.atHome] = [homeEye(0.1, 1.6), true];
    },
    side: (side: "front" | "right" | "back" | "left") => villa.look(sideEye(side, 0.1, 1.6)),
  };
  return villa;
}

test("a second press of the eye goes back to where one looked from before", () => {
  const from = { ...homeEye(0.1, 1.6), azimuth: 0.4, distance: 0.7 };
  const [villa, look] = [villaAt(from, false), new LevelLook()];
  expect([look.isLevel(villa), look.press(villa), look.isLevel(villa)]).toEqual([false, "side", true]);
  villa.state.goal = { ...villa.state.goal, distance: 0.5 }; // the wheel, or a paper that came
  expect([look.press(villa), villa.state.goal, look.isLevel(villa)]).toEqual([null, from, false]);
});

test("from home it goes back home, and who has looked elsewhere meanwhile is taken to eye level again", () => {
  const [villa, look] = [villaAt(homeEye(0.1, 1.6), true), new LevelLook()];
  look.press(villa);
  expect([look.press(villa), villa.atHome]).toEqual(["home", true]);
  look.press(villa);
  villa.look({ ...villa.state.goal, elevation: 0.6 });
  expect([look.isLevel(villa), look.press(villa), look.isLevel(villa)]).toEqual([false, "side", true]);
});
