/** The editions to choose from, inside a select. */

import { EDITIONS } from "../protocol";
import type { Say } from "./catalogue";

export function EditionOptions({ say }: { readonly say: Say }) {
  return (
    <>
      {EDITIONS.map((edition) => (
        <option key={edition} value={edition}>
          {say(`edition-${edition}`)}
        </option>
      ))}
    </>
  );
}
