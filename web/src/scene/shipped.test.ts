import { describe, expect, test } from "vitest";
import { withoutCut } from "../../three.ts";

describe("of a shader", () => {
  test("what hangs on a switch that is never on is left out, and what hangs on its being off stays", () => {
    const glsl = "#ifdef USE_FOG\n\tfog();\n#else\n\tclear();\n#endif\n#ifndef USE_FOG // never\n\tsun();\n#endif";
    expect(withoutCut(glsl)).toBe("clear();\nsun();");
  });

  test("a switch that may be on stays with its branches", () => {
    const glsl = "#ifdef USE_MAP\nmap();\n#else\nplain();\n#endif";
    expect(withoutCut(glsl)).toBe(glsl);
  });

  test("of several branches those stay that may be taken", () => {
    const glsl =
      "#if defined( USE_FOG )\na();\n#elif defined( USE_COLOR )\nb();\n#elif defined( USE_FOG )\nc();\n#else\nd();\n#endif";
    expect(withoutCut(glsl)).toBe("#if defined( USE_COLOR )\nb();\n#else\nd();\n#endif");
  });

  test.each([
    ["defined( USE_MAP ) && NUM_POINT_LIGHTS > 0", ""],
    ["! defined( USE_FOG ) || defined( USE_MAP )", "it();"],
    ["( defined( USE_FOG ) || NUM_DIR_LIGHTS > 0 )", "#if ( defined( USE_FOG ) || NUM_DIR_LIGHTS > 0 )\nit();\n#endif"],
  ])("%s is decided as far as it can be", (asked, left) => {
    expect(withoutCut(`#if ${asked}\nit();\n#endif`)).toBe(left);
  });

  test("switches within what is left out are left out with it", () => {
    expect(withoutCut("#ifdef USE_FOG\n#ifdef USE_MAP\na();\n#else\nb();\n#endif\n#endif\nc();")).toBe("c();");
  });
});
