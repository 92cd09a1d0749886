/** A set that somebody measured: its file is chosen here, and the server checks it when the game begins. */

import { useState } from "preact/hooks";
import { LONGEST_KIT } from "../../protocol";
import { useLate, useSay } from "../../speech/speech";
import type { KitFile } from "./wish";

interface Props {
  readonly kit: KitFile | null;
  readonly onChange: (kit: KitFile | null) => void;
}

export function OwnKit({ kit, onChange }: Props) {
  const say = useSay();
  const [unread, setUnread] = useState(false);

  async function choose(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    if (!file) return;
    const read = await readKit(file);
    input.value = ""; // so that the same file can be chosen again once it is corrected
    setUnread(read === null);
    if (read) onChange(read);
  }

  if (!useLate("house")) return null;
  return (
    <div class="field">
      <span>{say("more-kit")}</span>
      <div class="row">
        <label class="button file">
          <input
            type="file"
            name="kit"
            accept=".toml"
            onChange={(event) => void choose(event.currentTarget)}
            aria-describedby="kit-hint"
          />
          <span>{say("more-kit-choose")}</span>
        </label>
        {kit && (
          <button type="button" class="button plain" data-act="kit-ours" onClick={() => onChange(null)}>
            {say("more-kit-ours")}
          </button>
        )}
      </div>
      <small id="kit-hint" role="status">
        {unread ? say("more-kit-unread") : kit ? say("more-kit-chosen", { file: kit.name }) : say("more-kit-hint")}
      </small>
    </div>
  );
}

/** The file's name and text; null if it is not text, or longer than a set can be. */
export async function readKit(file: Pick<File, "name" | "size" | "arrayBuffer">): Promise<KitFile | null> {
  if (file.size > 4 * LONGEST_KIT) return null; // no character takes more than four bytes
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    return text.trim() && text.length <= LONGEST_KIT ? { name: file.name, text } : null;
  } catch {
    return null;
  }
}
