/** How a plateau in hand would lie, and which way it has to go: fetched with the first one that is carried up. */

import { useLate, useSay } from "../../speech/speech";
import type { Outlook } from "../hand/lying";

/** The sentence, or `else` while it cannot be said. */
export function LyingWords({
  lies: { way, steady, tips, back, turned },
  otherwise,
}: {
  readonly lies: Outlook;
  readonly otherwise: string;
}) {
  const say = useSay();
  const able = useLate("table");
  if (able && back) return <>{say("lay-back", { plateau: back, way: way ?? "far", turned: turned ? "yes" : "no" })}</>;
  if (able && tips) return <>{say("stand-tips", { plateau: tips })}</>;
  if (able && way) return <>{say("lay-way", { way })}</>;
  return <>{able && steady ? say(`lay-${steady}`) : otherwise}</>;
}
