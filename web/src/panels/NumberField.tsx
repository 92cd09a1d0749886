/** A whole number above zero, or nothing. */

export interface NumberFieldProps {
  readonly name: string;
  readonly label: string;
  /** What stands there while nothing does. */
  readonly placeholder: string;
  readonly hint?: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

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
