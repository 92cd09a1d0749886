import { expect, test } from "vitest";
import type { View } from "../../protocol";
import type { TableState } from "../state/tablestate";
import { countLine, questionTellsFall } from "./Hud";

const at = (change: object): View =>
  ({ edition: "de", house: {}, phase: "build", top: "blue", seal: { holder: null }, over: false, ...change }) as View;

test("from the first turn it is said when points count, then that they do, to whoever sits down later as well", () => {
  const lines = [{ phase: "colours" }, {}, { top: "green" }, { top: "green", seal: { holder: 1 } }, { over: true }];
  expect(lines.map((change) => countLine(at(change)))).toEqual([null, "win-later", "win-now", "win-now", null]);
  const us = { edition: "us", round: 1, players: [{}, {}] };
  expect([2, 3].map((turnNumber) => countLine(at({ ...us, turnNumber })))).toEqual(["win", null]);
});

test("that it falls is said once: by the question, or where there is none, by a notice", () => {
  const told = (verb: string | null, what: string) => {
    const game = { attempt: verb && { verb } };
    return questionTellsFall({ game, noticed: { what } } as unknown as TableState);
  };
  expect([told("move", "collapse"), told("setup", "collapse"), told(null, "collapse"), told("move", "swayed")]).toEqual(
    [true, false, false, false],
  );
});
