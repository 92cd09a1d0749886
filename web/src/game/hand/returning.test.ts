import { expect, test, vi } from "vitest";
import { indexOf } from "../../scene/kit";
import type { Picture } from "../../scene/picture";
import { KIT, villaOf } from "../../scene/showvilla";
import { held, on, table } from "./hand.fixture";

/** The villa with a piece moved by this many millimetres. */
function shifted(name: string, millimetres: number): Picture {
  const picture = villaOf(1);
  const at = indexOf(KIT, name) * 7;
  picture.poses[at] = picture.poses[at]! + millimetres / 1000;
  return picture;
}

test("putting back a column that has moved says its price and asks first", () => {
  const { hand, sent, begin, see } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  see(shifted("red-thin-1", 6));
  hand.putBack();
  expect([hand.view.sure, sent.map(({ type }) => type)]).toEqual(["locked", ["grip"]]);
  hand.keepHold();
  expect([hand.view.sure, hand.view.holds]).toEqual([null, "red-thin-1"]);
  hand.putBack();
  hand.putBackSurely();
  expect([hand.view.sure, sent.at(-1)]).toEqual([null, { type: "put-back", seat: 0 }]);
});

test("who leads the piece on while it is asked whether to put it back keeps it", () => {
  const { hand, sent, begin, see } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  see(shifted("red-thin-1", 6));
  const ways = [
    () => hand.press(on("red-thin-1")),
    () => hand.strokes.step("right", 2),
    () => hand.strokes.wheel(100, false),
  ];
  for (const leads of ways) {
    hand.putBack();
    expect(hand.view.sure).toBe("locked");
    leads();
    expect([hand.view.sure, hand.view.holds]).toEqual([null, "red-thin-1"]);
  }
  expect(sent.map(({ type }) => type)).not.toContain("put-back");
});

/** The villa with a column that leans by so many degrees about its middle. */
function leaning(name: string, degrees: number): Picture {
  const picture = villaOf(1);
  const half = (degrees * Math.PI) / 360;
  picture.poses.set([Math.cos(half), 0, Math.sin(half), 0], indexOf(KIT, name) * 7 + 3);
  return picture;
}

test("putting back asks wherever the column may have been drawn: led out and back, felt twice, tipped, or led just now", () => {
  const ways: ((at: ReturnType<typeof table>) => void)[] = [
    ({ see, chosen }) => {
      see(shifted("red-thin-1", 3));
      chosen();
      see(shifted("red-thin-1", 0.4));
    },
    ({ hand, see, end, begin }) => {
      see(shifted("red-thin-1", 0.6));
      end();
      hand.press(on("red-thin-1"));
      begin("red-thin-1");
      see(shifted("red-thin-1", 1.2));
    },
    ({ see }) => see(leaning("red-thin-1", 2)),
    ({ hand }) => hand.strokes.step("right", 2),
  ];
  for (const way of ways) {
    const at = table();
    at.hand.press(on("red-thin-1"));
    at.begin("red-thin-1");
    way(at);
    at.hand.putBack();
    expect([at.hand.view.sure, way]).toEqual(["locked", way]);
    expect(at.sent.map(({ type }) => type)).not.toContain("put-back");
  }
});

test("how far a hand was led in vain is no price once wood and server have had their time", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { hand, sent, begin } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  hand.strokes.step("right", 5);
  vi.advanceTimersByTime(1000);
  hand.putBack();
  expect([hand.view.sure, sent.at(-1)]).toEqual([null, { type: "put-back", seat: 0 }]);
  vi.useRealTimers();
});

test("a page that has only just come asks as the server says", () => {
  for (const chosen of [false, true]) {
    const at = table();
    at.begin("red-thin-1");
    if (chosen) at.chosen();
    at.see({ ...shifted("red-thin-1", 0.3), hands: [held] });
    at.hand.putBack();
    expect(at.hand.view.sure).toBe(chosen ? "locked" : null);
  }
});

test("fingers stay closed round a column that was drawn before the server has said so", () => {
  const { hand, sent, begin, see, chosen } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  see(shifted("red-thin-1", 3));
  hand.letGo();
  expect([hand.view.why?.refusal.reason, sent.map(({ type }) => type)]).toEqual(["still-inside", ["grip"]]);
  chosen();
  hand.letGo();
  expect(sent.at(-1)).toEqual({ type: "let-go", seat: 0 }); // the server says why not
});

test("a second finger opens the hand round what has not moved, and round nothing else", () => {
  const opened = (way: (at: ReturnType<typeof table>) => void, piece = "red-thin-1") => {
    const at = table();
    at.hand.press(on("red-thin-1"));
    at.begin(piece);
    way(at);
    at.hand.cancelUnmoved();
    return at.sent.some(({ type }) => type === "let-go");
  };
  expect(opened(() => undefined)).toBe(true);
  expect(opened(({ see }) => see(shifted("red-thin-1", 0.4)))).toBe(true);
  expect(opened(({ see }) => see(shifted("red-thin-1", 10)))).toBe(false);
  expect(opened(({ chosen }) => chosen())).toBe(false); // led out and back
  expect(opened(({ hand }) => hand.strokes.step("right", 2))).toBe(false); // the hand may be on its way
  expect(opened(({ hand }) => hand.release())).toBe(false); // another press kept it in hand before
});

test("a column that was merely felt goes back without a question", () => {
  const { hand, sent, begin, see } = table();
  hand.press(on("red-thin-1"));
  begin("red-thin-1");
  see(shifted("red-thin-1", 0.4));
  hand.putBack();
  expect([hand.view.sure, sent.at(-1)]).toEqual([null, { type: "put-back", seat: 0 }]);
  hand.drop(); // the table has it again
  hand.felt();
  expect(hand.view.tapped?.says).toBe("felt");
});
