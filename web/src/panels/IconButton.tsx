/** A button with a small picture or a sign. Its words are for screen readers and for a pointer that rests on it. */

import type { ButtonHTMLAttributes, ComponentChildren, Ref } from "preact";

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "class" | "label" | "title" | "type" | "ref"> {
  readonly label: string;
  /** Further classes for its style: `round`, `primary`. */
  readonly look?: string;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ComponentChildren;
}

export function IconButton({ label, look, children, ...rest }: Props) {
  return (
    <button
      type="button"
      class={look ? `button icon ${look}` : "button icon"}
      aria-label={label}
      title={label}
      {...rest}
    >
      {children}
    </button>
  );
}

/** A picture of 24 by 24 units: the children are its parts. */
export function Icon({ size = 22, children }: { readonly size?: number; readonly children: ComponentChildren }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {children}
    </svg>
  );
}

/** A line of the icons that are drawn with a pen. */
export function PenLine({ d }: { readonly d: string }) {
  return (
    <path d={d} fill="none" stroke="currentColor" stroke-width="1.800" stroke-linejoin="round" stroke-linecap="round" />
  );
}
