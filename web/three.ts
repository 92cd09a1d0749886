/** What of three.js is shipped: its sources, without what no material, light or device of this page asks for. */

import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SOURCES = "/node_modules/three/src/";
const SHADERS = `node_modules/three/src/renderers/shaders/`;

/** The materials that the scene is made of, by the names of their shaders; shadows are cast by `depth`. */
const DRAWN = {
  basic: "meshbasic",
  lambert: "meshlambert",
  standard: "meshphysical",
  depth: "depth",
  sprite: "sprite",
};
/** What the renderer itself puts into every shader. */
const ALWAYS = ["tonemapping_pars_fragment", "colorspace_pars_fragment"];
/** What it calls by a name that it puts together: the one that maps the scene's light to the screen's. */
const ALWAYS_CALLED = "NeutralToneMapping";
/** Who else calls functions of the shaders by name; there are constants of the same names as those that map light. */
const CALLERS = ["node_modules/three/src/renderers/webgl", "src/scene"];
const GLSL = /\/\* glsl \*\/\s*`([^`]*)`/g;
const FUNCTION = /^(?:highp )?(?:void|bool|int|float|u?vec\d|mat\d) (\w+)\s*\(/gm;
/** What a material may ask of its shader. Anything else that has a switch in the shaders is cut out of them. */
const ASKED = new Set(["USE_MAP", "USE_COLOR", "USE_COLOR_ALPHA", "USE_SHADOWMAP", "USE_SIZEATTENUATION"]);
/** Switches of materials that are not drawn, and lights that do not shine. */
const CUT = new Set([
  ..."PHYSICAL IOR PHONG FOG_EXP2 SHADOWMAP_TYPE_BASIC SHADOWMAP_TYPE_VSM ALPHA_TO_COVERAGE".split(" "),
  ..."DECODE_VIDEO_TEXTURE DECODE_VIDEO_TEXTURE_EMISSIVE ENVMAP_TYPE_PMREM ENVMAP_TYPE_CUBE".split(" "),
  ...["SUN", "POINT", "SPOT", "RECT_AREA"].flatMap((kind) => [`NUM_${kind}_LIGHTS`, `NUM_${kind}_LIGHT_SHADOWS`]),
  ..."NUM_SPOT_LIGHT_MAPS NUM_SPOT_LIGHT_COORDS NUM_LIGHT_PROBE_GRIDS NUM_CLIPPING_PLANES".split(" "),
]);

/** Methods that nothing here calls: to write a scene down and read it again, to shoot rays at it, to read pictures back. */
const UNCALLED = {
  methods: "toJSON|fromJSON|raycast|_computeIntersections",
  functions:
    "compile|compileAsync|readRenderTargetPixels\\w*|copy\\w+ToTexture|init\\w+|setRenderTarget[TF]\\w+|resetState",
};

const METHODS = new RegExp(`\\n\\t(?:static )?(?:${UNCALLED.methods})\\([\\s\\S]*?\\n\\t\\}(?=\\n)`, "g");
const FUNCTIONS = new RegExp(`\\n\\t\\tthis\\.(?:${UNCALLED.functions}) = [\\s\\S]*?\\n\\t\\t\\};(?=\\n)`, "g");

/** In the place of parts that only others would use: enough of each for the renderer to be made. */
const HOLLOW: Readonly<Record<string, string>> = {
  "renderers/webxr/WebXRManager.js": `export class WebXRManager {
    enabled = false; isPresenting = false;
    addEventListener() {} removeEventListener() {} dispose() {} getEnvironmentBlendMode() {}
  }`,
  "renderers/webgl/WebGLEnvironments.js": `export function WebGLEnvironments() {
    return { get(texture) { if (texture) throw new Error("three.js is shipped without environments"); return null; }, dispose() {} };
  }`,
  "renderers/webgl/WebGLOutput.js": "export class WebGLOutput {}",
  "renderers/WebGLCubeRenderTarget.js": "export class WebGLCubeRenderTarget {}",
  "renderers/webgl/WebGLMorphtargets.js": "export function WebGLMorphtargets() {}",
  "renderers/webgl/WebGLUniformsGroups.js": "export function WebGLUniformsGroups() { return { dispose() {} }; }",
};

/** Builds three.js from its sources, of which only that is taken which this page draws with. */
export function shortThree(): Plugin {
  const chunks = chunksOf(Object.values(DRAWN), ALWAYS);
  return {
    name: "short-three",
    apply: "build",
    enforce: "pre",
    resolveId(id) {
      return id === "three" ? this.resolve("three/src/Three.js") : null;
    },
    transform(code, id) {
      const part = id.split(SOURCES)[1];
      if (!part) return null;
      if (part in HOLLOW) return HOLLOW[part]!;
      const [, folder, name] = /shaders\/(Shader(?:Chunk|Lib))\/(\w+)\.glsl\.js$/.exec(part) ?? [];
      if (name && folder === "ShaderChunk") return `export default ${JSON.stringify(chunks.get(name) ?? "")}`;
      if (name) return code.replace(GLSL, (_, glsl) => JSON.stringify(chunks.has(name) ? withoutCut(glsl) : ""));
      if (part.endsWith("shaders/ShaderLib.js")) return code.replace(/\n\t(\w+): \{\n[\s\S]*?\n\t\},?(?=\n)/g, ofDrawn);
      // Whoever asks for what was cut hears of it, instead of seeing nothing.
      if (part.endsWith("webgl/WebGLProgram.js"))
        return `${code.replace(/'#define (USE_\w+)'/g, asking).replace(/(\/(NUM_\w+)\/g, )(.+)(?= \))/g, counting)}\n${LACKING}`;
      return code.replace(METHODS, "").replace(FUNCTIONS, "");
    },
  };
}

const ofDrawn = (entry: string, name: string): string => (name in DRAWN ? entry : "");
const LACKING = 'function lacking(what) { throw new Error("three.js is shipped without " + what); }';
const counting = (said: string, before: string, name: string, count: string): string =>
  CUT.has(name) ? `${before}${count} && lacking("${name}")` : said;
const asking = (said: string, name: string): string => (ASKED.has(name) ? said : `lacking("${name}")`);

/** What is kept of the files of these shaders and of all that they include, by their names. */
function chunksOf(shaders: readonly string[], chunks: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const take = (name: string, folder: string): void => {
    if (found.has(name)) return;
    const file = readFileSync(`${SHADERS}${folder}/${name}.glsl.js`, "utf8");
    const glsl = [...file.matchAll(GLSL)].map(([, text]) => withoutCut(text!)).join("\n");
    found.set(name, glsl);
    for (const [, included] of glsl.matchAll(/#include <(\w+)>/g)) take(included!, "ShaderChunk");
  };
  for (const name of shaders) take(name, "ShaderLib");
  for (const name of chunks) take(name, "ShaderChunk");
  return withoutUncalled(found, CALLERS.flatMap(textsIn));
}

const textsIn = (folder: string): string[] =>
  readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, "utf8"));

/** The shaders without the functions that neither they nor these callers name. */
function withoutUncalled(
  shaders: ReadonlyMap<string, string>,
  callers: readonly string[],
): ReadonlyMap<string, string> {
  const all = [...shaders.values()].join("\n");
  const made = [...all.matchAll(FUNCTION)].map(([, name]) => name!);
  const named = new Map<string, number>();
  const others = callers.map((text) => text.replace(/\w+ToneMapping/g, ""));
  for (const [word] of [all, ALWAYS_CALLED, ...others].join("\n").matchAll(/\w+/g))
    named.set(word, (named.get(word) ?? 0) + 1);
  const uncalled = new Set(made.filter((name) => named.get(name) === made.filter((one) => one === name).length));
  if (uncalled.size === 0) return shaders;
  const kept = [...shaders].map(([name, glsl]) => [name, without(uncalled, glsl)] as const);
  return withoutUncalled(new Map(kept), callers); // what only those called is uncalled now
}

/** The shader without these functions. */
function without(functions: ReadonlySet<string>, glsl: string): string {
  let depth = 0;
  let inside = false;
  return glsl
    .split("\n")
    .filter((line) => {
      const [, name] = new RegExp(FUNCTION).exec(line) ?? [];
      if (depth === 0 && name) inside = functions.has(name);
      const before = depth;
      depth += line.split("{").length - line.split("}").length;
      const here = !inside;
      if (before > 0 && depth === 0) inside = false;
      return here;
    })
    .join("\n");
}

interface Choice {
  /** Whether a switch was written for it. */
  written: boolean;
  /** Whether a branch was taken that needs no switch: no other is. */
  settled: boolean;
  /** Whether what stands round it is there at all. */
  readonly outside: boolean;
}

/** The shader without remarks, and without what depends on switches that are never on. */
export function withoutCut(glsl: string): string {
  const kept: string[] = [];
  const choices: Choice[] = [];
  let here = true;
  for (const line of glsl.replace(/\/\*[\s\S]*?\*\//g, "").split("\n")) {
    const text = line.replace(/\/\/.*/, "").trim();
    const [, word = "", asked = ""] = /^#(ifdef|ifndef|if|elif|else|endif)\b(.*)/.exec(text) ?? [];
    const last = choices.at(-1);
    if (word.startsWith("if")) {
      const is = holds(word, asked);
      choices.push({ written: is === null, settled: is === true, outside: here });
      if (here && is === null) kept.push(text);
      here &&= is !== false;
    } else if (last && word === "endif") {
      if (last.outside && last.written) kept.push(text);
      here = choices.pop()!.outside;
    } else if (last && word) {
      const is = last.settled ? false : holds(word, asked);
      if (last.outside && is === null) kept.push(last.written ? text : text.replace("#elif", "#if"));
      if (last.outside && is === true && last.written) kept.push("#else");
      last.written ||= is === null;
      last.settled ||= is === true;
      here = last.outside && is !== false;
    } else if (here && text) kept.push(text);
  }
  return kept.join("\n");
}

/** Whether the branch behind this line is always there (true), never (false), or only the page knows (null). */
function holds(word: string, asked: string): boolean | null {
  if (word === "else") return true;
  if (word === "ifdef") return truth(`defined(${asked})`);
  if (word === "ifndef") return truth(`! defined(${asked})`);
  return truth(asked);
}

function truth(asked: string): boolean | null {
  const text = asked.trim();
  const either = apart(text, "||");
  if (either.length > 1) return joined(either.map(truth), true);
  const both = apart(text, "&&");
  if (both.length > 1) return joined(both.map(truth), false);
  if (text.startsWith("!")) {
    const is = truth(text.slice(1));
    return is === null ? null : !is;
  }
  if (text.startsWith("(")) return truth(text.slice(1, -1));
  const name = /^defined\s*\(\s*(\w+)/.exec(text)?.[1] ?? /< (NUM_\w+)$|^(NUM_\w+) > 0$/.exec(text)?.slice(1).join("");
  return name && (CUT.has(name) || (name.startsWith("USE_") && !ASKED.has(name))) ? false : null;
}

/** `||` of these where `decides` is true, else `&&`. */
function joined(terms: readonly (boolean | null)[], decides: boolean): boolean | null {
  if (terms.includes(decides)) return decides;
  return terms.includes(null) ? null : !decides;
}

/** The terms between these signs, where no bracket is open. */
function apart(text: string, sign: string): string[] {
  let depth = 0;
  const terms = [""];
  for (const part of text.split(/(\(|\)|\|\||&&)/)) {
    depth += part === "(" ? 1 : part === ")" ? -1 : 0;
    if (part === sign && depth === 0) terms.push("");
    else terms[terms.length - 1] += part;
  }
  return terms;
}
