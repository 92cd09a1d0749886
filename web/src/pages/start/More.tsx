/** What is behind "more": how the ground floor is built, time, guests, and every rule on which the books differ. */

import { later } from "../../app/later";
import { NumberField, Select } from "../../panels/fields";
import { LAYOUTS } from "../../protocol";
import { useLate, useSay } from "../../speech/speech";
import { OwnKit } from "./OwnKit";
import type { Wish } from "./wish";

const HouseRules = later(() => import("./HouseRules").then((module) => module.HouseRules));
const CLOCKS_S = [0, 60, 120, 180, 300];
const OBJECTION_TIMES_S = [10, 20, 30, 60];

interface Props {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

export function More({ wish, onChange }: Props) {
  const say = useSay();
  if (!useLate("house")) return null;
  return (
    <>
      <fieldset>
        <legend>{say("more-villa")}</legend>
        <label class="field">
          <span>{say("more-layout")}</span>
          <Select
            name="layout"
            value={wish.layout}
            options={LAYOUTS.map((layout) => ({ value: layout, text: say(`layout-${layout}`) }))}
            onChange={(layout) => onChange({ ...wish, layout })}
          />
        </label>
        <NumberField
          name="serial"
          label={say("more-serial")}
          placeholder={say("more-any")}
          hint={say("more-serial-hint")}
          value={wish.serial}
          onChange={(serial) => onChange({ ...wish, serial })}
        />
        <NumberField
          name="seed"
          label={say("more-seed")}
          placeholder={say("more-any")}
          hint={say("more-seed-hint")}
          value={wish.seed}
          onChange={(seed) => onChange({ ...wish, seed })}
        />
        <OwnKit kit={wish.kit} onChange={(kit) => onChange({ ...wish, kit })} />
      </fieldset>
      <fieldset>
        <legend>{say("more-time")}</legend>
        <label class="field">
          <span>{say("more-clock")}</span>
          <Select
            name="clock"
            value={wish.clockS}
            options={CLOCKS_S.map((seconds) => ({
              value: seconds,
              text: seconds === 0 ? say("more-clock-none") : say("more-minutes", { minutes: seconds / 60 }),
            }))}
            onChange={(clockS) => onChange({ ...wish, clockS })}
          />
        </label>
        <label class="field">
          <span>{say("more-objection")}</span>
          <Select
            name="objection"
            value={wish.objectionS}
            options={OBJECTION_TIMES_S.map((seconds) => ({ value: seconds, text: say("more-seconds", { seconds }) }))}
            onChange={(objectionS) => onChange({ ...wish, objectionS })}
          />
        </label>
      </fieldset>
      <fieldset>
        <legend>{say("more-guests")}</legend>
        <Tick
          name="watchable"
          label={say("more-watchable")}
          value={wish.watchable}
          onChange={(watchable) => onChange({ ...wish, watchable, listed: watchable && wish.listed })}
        />
        <Tick
          name="listed"
          label={say("more-listed")}
          value={wish.listed}
          onChange={(listed) => onChange({ ...wish, listed, watchable: listed || wish.watchable })}
        />
      </fieldset>
      <HouseRules wish={wish} onChange={onChange} />
    </>
  );
}

interface TickProps {
  readonly name: string;
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

export function Tick({ name, label, value, onChange }: TickProps) {
  return (
    <label class="check">
      <input type="checkbox" name={name} checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
