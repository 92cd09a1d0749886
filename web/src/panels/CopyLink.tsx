/** An address for others: to be marked with one press, and copied with another. */

import { useState } from "preact/hooks";

interface Props {
  readonly link: string;
  readonly label: string;
  readonly copy: string;
  readonly copied: string;
}

export function CopyLink({ link, label, copy, copied }: Props) {
  const [done, setDone] = useState(false);
  return (
    <>
      <input
        class="input"
        type="text"
        readOnly
        value={link}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        class="button"
        onClick={() => void navigator.clipboard?.writeText(link).then(() => setDone(true))}
      >
        {done ? copied : copy}
      </button>
    </>
  );
}
