/** Fields of a form: a whole number, one of a list, one of a few, and a link to copy. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

export interface NumberFieldProps {
  readonly name: string;
  readonly label: string;
  /** The text in the field while it is empty. */
  readonly placeholder: string;
  readonly hint?: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** A whole number above zero, or nothing. */
export function NumberField({ name, label, placeholder, hint, value, onChange }: NumberFieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        class="input number"
        type="text"
        inputMode="numeric"
        name={name}
        value={value ?? ""}
        placeholder={placeholder}
        onInput={(event) => onChange(whole(event.currentTarget.value))}
      />
      {hint && <small>{hint}</small>}
    </label>
  );
}

/** The whole number above zero that this spells, or null. */
export function whole(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

export interface SelectProps<T extends string | number | boolean | null> {
  readonly name: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly onChange: (value: T) => void;
  readonly id?: string;
  /** For screen readers, if no label is visible beside it. */
  readonly label?: string;
}

/** A choice of many, as a list that opens. */
export function Select<T extends string | number | boolean | null>(props: SelectProps<T>) {
  const { name, value, options, onChange, id, label } = props;
  return (
    <select
      class="select"
      id={id}
      name={name}
      value={String(value)}
      aria-label={label}
      onChange={(event) => {
        const chosen = options.find((option) => String(option.value) === event.currentTarget.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={String(option.value)} value={String(option.value)}>
          {option.text}
        </option>
      ))}
    </select>
  );
}

export interface SegmentsProps<T extends string> {
  readonly name: string;
  readonly legend?: ComponentChildren;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: ComponentChildren; readonly disabled?: boolean }[];
  readonly onChange: (value: T) => void;
}

/** A choice of a few, as radio buttons in a strip. */
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

interface CopyLinkProps {
  readonly link: string;
  readonly label: string;
  readonly copy: string;
  readonly copied: string;
}

/** An address for others: one press selects it, another copies it. */
export function CopyLink({ link, label, copy, copied }: CopyLinkProps) {
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
