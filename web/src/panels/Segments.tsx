/** A choice of a few, as radio buttons in a strip. */

import type { ComponentChildren } from "preact";

export interface SegmentsProps<T extends string> {
  readonly name: string;
  readonly legend?: ComponentChildren;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: ComponentChildren; readonly disabled?: boolean }[];
  readonly onChange: (value: T) => void;
}

export function Segments<T extends string>({ name, legend, value, options, onChange }: SegmentsProps<T>) {
  return (
    <fieldset class="segments">
      {legend && <legend>{legend}</legend>}
      {options.map((option) => (
        <label key={option.value} class="segment">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            onChange={() => onChange(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
