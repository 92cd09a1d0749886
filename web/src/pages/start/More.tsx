/** Behind "more": how the ground floor is built, time, guests, and every rule on which the books differ. */

import { LAYOUTS, type Layout } from "../../protocol";
import { useSay } from "../../speech/speech";
import { HouseRules } from "./HouseRules";
import { type Wish, whole } from "./wish";

const CLOCKS_S = [0, 60, 120, 180, 300];
const OBJECTION_TIMES_S = [10, 20, 30, 60];

interface Props {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

export function More({ wish, onChange }: Props) {
  const say = useSay();
  return (
    <details class="fold start-more">
      <summary>{say("start-more")}</summary>
      <fieldset>
        <legend>{say("more-villa")}</legend>
        <label class="field">
          <span>{say("more-layout")}</span>
          <select
            class="select"
            name="layout"
            value={wish.layout}
            onChange={(event) => onChange({ ...wish, layout: event.currentTarget.value as Layout })}
          >
            {LAYOUTS.map((layout) => (
              <option key={layout} value={layout}>
                {say(`layout-${layout}`)}
              </option>
            ))}
          </select>
        </label>
        <NumberField
          name="serial"
          label={say("more-serial")}
          hint={say("more-serial-hint")}
          value={wish.serial}
          onChange={(serial) => onChange({ ...wish, serial })}
        />
        <NumberField
          name="seed"
          label={say("more-seed")}
          hint={say("more-seed-hint")}
          value={wish.seed}
          onChange={(seed) => onChange({ ...wish, seed })}
        />
      </fieldset>
      <fieldset>
        <legend>{say("more-time")}</legend>
        <label class="field">
          <span>{say("more-clock")}</span>
          <select
            class="select"
            name="clock"
            value={wish.clockS}
            onChange={(event) => onChange({ ...wish, clockS: Number(event.currentTarget.value) })}
          >
            {CLOCKS_S.map((seconds) => (
              <option key={seconds} value={seconds}>
                {seconds === 0 ? say("more-clock-none") : say("more-minutes", { minutes: seconds / 60 })}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{say("more-objection")}</span>
          <select
            class="select"
            name="objection"
            value={wish.objectionS}
            onChange={(event) => onChange({ ...wish, objectionS: Number(event.currentTarget.value) })}
          >
            {OBJECTION_TIMES_S.map((seconds) => (
              <option key={seconds} value={seconds}>
                {say("more-seconds", { seconds })}
              </option>
            ))}
          </select>
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
    </details>
  );
}

interface NumberProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

function NumberField({ name, label, hint, value, onChange }: NumberProps) {
  const say = useSay();
  return (
    <label class="field">
      <span>{label}</span>
      <input
        class="input"
        type="text"
        inputMode="numeric"
        name={name}
        value={value ?? ""}
        placeholder={say("more-any")}
        onInput={(event) => onChange(whole(event.currentTarget.value))}
      />
      <small>{hint}</small>
    </label>
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
