import { describe, expect, it } from "vitest";
import { afterFrame, askedQuality, type Governor, isSoftware, startGovernor } from "./quality";

const run = (governor: Governor, frameMs: number, frames: number): Governor => {
  let now = governor;
  for (let i = 0; i < frames; i++) now = afterFrame(now, frameMs);
  return now;
};

describe("the quality", () => {
  it("stays where frames come fast", () => {
    expect(run(startGovernor("high"), 16, 500).quality).toBe("high");
  });

  it("goes down a step where they come slowly", () => {
    expect(run(startGovernor("high"), 33, 46).quality).toBe("medium");
  });

  it("goes straight to the bottom on a software renderer", () => {
    expect(run(startGovernor("high"), 1600, 3).quality).toBe("least");
  });

  it("goes below low where even that is too much", () => {
    expect(run(startGovernor("low"), 50, 46).quality).toBe("least");
  });

  it("does not try again what proved too slow", () => {
    const slowed = run(startGovernor("high"), 33, 46);
    expect(run(slowed, 10, 2000).quality).toBe("medium");
  });

  it("climbs where there is time to spare", () => {
    expect(run(startGovernor("low"), 10, 400).quality).toBe("high");
  });

  it("is not decided by one long breath", () => {
    expect(run(run(startGovernor("high"), 16, 60), 4000, 1).quality).toBe("high");
  });
});

it("software renderers are known by name", () => {
  expect(isSoftware("ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)")).toBe(true);
  expect(isSoftware("ANGLE (Intel, Mesa Intel(R) UHD Graphics 620)")).toBe(false);
});

it("the address may ask for a quality that exists", () => {
  expect(askedQuality("?quality=low")).toBe("low");
  expect(askedQuality("?quality=least")).toBe("least");
  expect(askedQuality("?quality=best")).toBeNull();
  expect(askedQuality("")).toBeNull();
});
