/** The choice of the next villa: number of the set, layout, height. */

import { useState } from "preact/hooks";
import { NumberField, Segments } from "../../panels/fields";
import { useSay } from "../../speech/speech";
import { HEIGHTS, LAID_OUT, type VillaWish } from "./choice";

interface Props {
  readonly wish: VillaWish;
  /** The set that stands here now. */
  readonly serial: number;
  readonly onBuild: (wish: VillaWish) => void;
}

export function Choosing({ wish, serial, onBuild }: Props) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(wish);
  const build = (event: Event) => {
    event.preventDefault();
    setOpen(false);
    onBuild(draft);
  };
  return (
    <div class="practice-choosing">
      <button
        type="button"
        class="button"
        data-act="choose"
        aria-expanded={open}
        onClick={() => {
          setDraft(wish);
          setOpen(!open);
        }}
      >
        {say("practice-other")}
      </button>
      {open && (
        <form class="practice-form sheet far enter" onSubmit={build}>
          <Segments
            name="height"
            legend={say("practice-height")}
            value={String(draft.height)}
            options={HEIGHTS.map((height) => ({ value: String(height), text: height }))}
            onChange={(height) => setDraft({ ...draft, height: Number(height) })}
          />
          <Segments
            name="layout"
            legend={say("practice-layout")}
            value={draft.layout}
            options={LAID_OUT.map((layout) => ({ value: layout, text: say(`practice-layout-${layout}`) }))}
            onChange={(layout) => setDraft({ ...draft, layout })}
          />
          <NumberField
            name="serial"
            label={say("more-serial")}
            placeholder={say("more-any")}
            value={draft.serial}
            onChange={(next) => setDraft({ ...draft, serial: next })}
          />
          <p class="quiet">{say("practice-serial", { serial: String(serial) })}</p>
          <button type="submit" class="button primary" data-act="build">
            {say("practice-build")}
          </button>
        </form>
      )}
    </div>
  );
}
