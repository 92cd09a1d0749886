/** A choice of many, as a list that opens. */

export interface SelectProps<T extends string | number | boolean | null> {
  readonly name: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly onChange: (value: T) => void;
  readonly id?: string;
  /** For the ear, where no label stands beside it. */
  readonly label?: string;
}

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
