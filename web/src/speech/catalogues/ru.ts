/** What every page says, in one chunk that is loaded when somebody wants this language. */
import rounds from "../../../../src/paletti/messages/rounds/ru.ftl?raw";

export { rounds };
export const parts: Record<string, string> = import.meta.glob(
  "../../../../src/paletti/messages/ru/{editions,page,referee}.ftl",
  { query: "?raw", import: "default", eager: true },
);
