/** What every page says, in one chunk that is loaded when somebody wants this language. */
import rounds from "../../../../src/paletti/messages/rounds/de.ftl?raw";

export { rounds };
export const parts: Record<string, string> = import.meta.glob(
  "../../../../src/paletti/messages/de/{editions,page,referee}.ftl",
  { query: "?raw", import: "default", eager: true },
);
