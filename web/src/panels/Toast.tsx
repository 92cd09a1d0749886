/** A short word in passing; a refusal carries its clause. */

import type { ComponentChildren } from "preact";

export interface ToastProps {
  readonly refusal?: boolean;
  readonly clause?: string;
  /** Only to be seen: it is said elsewhere. */
  readonly silent?: boolean;
  readonly children: ComponentChildren;
}

export function Toast({ refusal, clause, silent, children }: ToastProps) {
  const role = silent ? undefined : refusal ? "alert" : "status";
  return (
    <div class={refusal ? "toast refusal enter" : "toast enter"} role={role}>
      <span>{children}</span>
      {clause && <span class="clause">{clause}</span>}
    </div>
  );
}
