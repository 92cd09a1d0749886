/** A short word in passing; a refusal carries its clause. */

import type { ComponentChildren } from "preact";

export interface ToastProps {
  readonly refusal?: boolean;
  readonly clause?: string;
  readonly children: ComponentChildren;
}

export function Toast({ refusal, clause, children }: ToastProps) {
  return (
    <div class={refusal ? "toast refusal enter" : "toast enter"} role={refusal ? "alert" : "status"}>
      <span>{children}</span>
      {clause && <span class="clause">{clause}</span>}
    </div>
  );
}
